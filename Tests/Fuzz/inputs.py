"""Writes what the fuzzer starts with: inputs.py ROOT OUT makes OUT/seeds/JOB/ and OUT/dictionaries/JOB.

Seeds are the layouts in the tests' string literals, the samples, the pages of the tests with real toolkits, what the fuzzer
has found before, and Tests/Fuzz/Seeds for what is no XML or what no test has; those of the job "analysis" begin with the four
characters that choose. The words of a dictionary are the string literals of the readers.
"""

import hashlib
import io
import itertools
import pathlib
import re
import sys
import zipfile

root, out = map(pathlib.Path, sys.argv[1:3])
sources, tests = root / "Sources", root / "Tests"

# For each job the sources whose words it knows, and how the tests with its inputs begin.
FORMATS = {
    "analysis": (["LayoutFormats/Navcost", "LayoutModel"], None),
    "navcost": (["LayoutFormats/Navcost", "LayoutModel"], "Navcost|XMLReader|HostileInput"),
    "xcuitest": (["LayoutFormats/XCUITest"], "XCUITest"),
    "uiautomator": (["LayoutFormats/UIAutomator"], "UIAutomator"),
    "interface-builder": (["LayoutFormats/InterfaceBuilder"], "InterfaceBuilder"),
    "xaml": (["LayoutFormats/XAML"], "XAML"),
    "winappdriver": (["LayoutFormats/WinAppDriver"], "WinAppDriver|PageSource"),
    "atspi": (["LayoutFormats/ATSPI"], "ATSPI"),
    "html": (["LayoutFormats/HTML"], "HTML"),
    "android-layout": (["LayoutFormats/AndroidLayout"], "AndroidLayout"),
    "qt": (["LayoutFormats/Qt"], "Qt"),
    "grid3": (["LayoutFormats/Grid3"], "Grid3"),
    "caribou": (["LayoutFormats/Keyboards"], "Keyboard"),
    "matchbox": (["LayoutFormats/Keyboards"], "Keyboard"),
    "onboard": (["LayoutFormats/Keyboards"], "Keyboard"),
    "lifecompanion": (["LayoutFormats/LifeCompanion"], "LifeCompanion"),
    "open-board": (["LayoutFormats/OpenBoard", "LayoutFormats/JSON"], None),
    "accessibility-snapshot": (["LayoutFormats/AccessibilitySnapshot", "LayoutFormats/JSON"], None),
    "gtk": (["LayoutFormats/Gtk", "LayoutFormats/Toolkits"], "Gtk"),
    "fxml": (["LayoutFormats/FXML"], "FXML"),
    "xrc": (["LayoutFormats/XRC", "LayoutFormats/Toolkits"], "XRC"),
    "any": (["LayoutFormats/LayoutFormat.swift", "LayoutFormats/XML"], "HostileInput|XMLReader|Keyboard|WinAppDriver"),
    "archive": (["LayoutFormats/Grid3", "LayoutFormats/OpenBoard", "LayoutFormats/LifeCompanion"], None),
    "folder": (["LayoutFormats/HTML", "LayoutFormats/Keyboards", "LayoutFormats/AndroidLayout"], None),
    "layout": ([], None),
    "picture": ([], None),
    "schema": (["LayoutFormats/Navcost", "LayoutModel"], "Navcost"),
    "tasks": (["LayoutFormats/Navcost/NavcostTasks.swift"], None),
    "weights": ([], None),
    "merge": (["CostReport/JSON/MergedJSON.swift", "CostReport/JSON/AnalysisJSON.swift"], None),
    "person": (["NavCost/Project/PersonFile.swift"], None),
    "settings": (["NavCost/Project", "AccessCost/Parameters"], None),
    "baseline": ([], None),
}
# What stands around the parts of files that tests name, so that a reader goes as far as the part; %s is the part.
MICROSOFT = "http://schemas.microsoft.com"
FRAMES = {
    "xcuitest": ['<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" enabled="true" '
                 'visible="true" x="0" y="0" width="390" height="844">%s</XCUIElementTypeApplication></AppiumAUT>'],
    "uiautomator": ['<hierarchy rotation="0">%s</hierarchy>'],
    "interface-builder": [
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes><scene>'
        '<objects><viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>'
        "<subviews>%s</subviews></view></viewController></objects></scene></scenes></document>",
        '<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><window title="W" id="w"><view key="contentView" '
        'id="v"><rect key="frame" x="0" y="0" width="480" height="270"/><subviews>%s</subviews></view></window></objects>'
        "</document>",
        '<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>%s</objects></document>',
    ],
    "xaml": [
        f'<Window xmlns="{MICROSOFT}/winfx/2006/xaml/presentation" xmlns:x="{MICROSOFT}/winfx/2006/xaml"><StackPanel>%s'
        "</StackPanel></Window>",
        f'<ContentPage xmlns="{MICROSOFT}/dotnet/2021/maui" xmlns:x="{MICROSOFT}/winfx/2009/xaml"><VerticalStackLayout>%s'
        "</VerticalStackLayout></ContentPage>",
    ],
    "winappdriver": ['<Window Name="W" x="0" y="0" width="800" height="600" IsEnabled="True">%s</Window>'],
    "atspi": ['<desktop-frame><application name="a"><frame name="f">%s</frame></application></desktop-frame>'],
    "android-layout": [
        '<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android" '
        'xmlns:app="http://schemas.android.com/apk/res-auto" android:layout_width="match_parent" '
        'android:layout_height="match_parent" android:orientation="vertical">%s</LinearLayout>'
    ],
    "qt": [
        '<ui version="4.0"><class>D</class><widget class="QDialog" name="D">%s</widget></ui>',
        '<ui version="4.0"><class>D</class><widget class="QWidget" name="D"><layout class="QVBoxLayout"><item>%s</item>'
        "</layout></widget></ui>",
    ],
    "grid3": ["<Grid><ColumnDefinitions><ColumnDefinition/><ColumnDefinition/></ColumnDefinitions><RowDefinitions>"
              "<RowDefinition/><RowDefinition/></RowDefinitions><Cells>%s</Cells></Grid>",
              '<Grid><ColumnDefinitions><ColumnDefinition/></ColumnDefinitions><RowDefinitions><RowDefinition/>'
              '</RowDefinitions><Cells><Cell X="0" Y="0"><Content>%s</Content></Cell></Cells></Grid>'],
    "gtk": [
        '<interface><requires lib="gtk" version="4.0"/><object class="GtkWindow" id="w"><property name="child">%s</property>'
        "</object></interface>",
        '<interface><object class="GtkWindow" id="w"><child>%s</child></object></interface>',
        '<interface><object class="GtkWindow" id="w"><child><object class="GtkButton" id="b">%s</object></child></object>'
        "</interface>",
    ],
    "fxml": ['<VBox xmlns="http://javafx.com/javafx/17" xmlns:fx="http://javafx.com/fxml/1"><children>%s</children></VBox>'],
    "xrc": [
        '<resource><object class="wxDialog" name="d"><object class="wxBoxSizer"><object class="sizeritem">%s</object>'
        "</object></object></resource>",
        '<resource><object class="wxFrame" name="f"><object class="wxTextCtrl" name="t">%s</object></object></resource>',
    ],
}
# Around what tests name of a screen, for the job "analysis".
SCREENS = [
    f'<layout platform="{platform}"><screen id="s" label="S" width="{width}" height="{height}">%s</screen></layout>'
    for platform, width, height in (("ios", 390, 844), ("web", 1280, 720), ("aac", 800, 600))
]
# Where archives are read as they are; the job "archive" packs files that the input names.
PACKED = {"grid3": ["gridset"], "open-board": ["book"], "lifecompanion": ["configuration"],
          "any": ["gridset", "book", "configuration"]}
LIVE = {"html": "html", "gtk": "gtk", "qt": "qt"}
FOUND = [tests / module / "Regressions" for module in ("LayoutFormatsTests", "NavCostTests")]
FILE = re.compile(r'"([^"\n]+)":\s*(#*"""(?:.*?)"""|"(?:[^"\\\n]|\\.)*")', re.DOTALL)
LITERAL = re.compile(r'#*"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)


def literals(path):
    """The string literals of a Swift file, escapes of quotes and line ends undone."""
    yield from literals_in(path.read_text())


def literals_in(code):
    for match in LITERAL.finditer(code):
        text = match.group(1) if match.group(1) is not None else match.group(2)
        yield text.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\").strip()


def folders():
    """The files that tests lay beside one another, each of them first once."""
    for path in sorted((tests / "LayoutFormatsTests").glob("*.swift")):
        for folder in re.findall(r"TemporaryFolder\(\[(.*?)\n? *\]\)", path.read_text(), re.DOTALL):
            files = [(name, next(literals_in(text), "")) for name, text in FILE.findall(folder)]
            for first in range(min(4, len(files))):
                yield parts(files[first:] + files[:first])


def parts(files):
    """Several files in one input, as the jobs "archive" and "folder" take them."""
    return "".join(f"== {name}\n{text}\n" for name, text in files).encode()


def packed(path):
    """The archive of a file of parts."""
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as archive:
        for part in path.read_text().split("== ")[1:]:
            name, text = part.split("\n", 1)
            archive.writestr(zipfile.ZipInfo(name), text)
    return result.getvalue()


def swift_files(path):
    return [path] if path.is_file() else sorted(path.rglob("*.swift"))


def seeds(job, prefixes):
    if prefixes:
        for path in sorted((tests / "LayoutFormatsTests").glob("*.swift")):
            if re.match(prefixes, path.name):
                for text in literals(path):
                    if text.startswith("<") and len(text) > 20:
                        yield text.encode()
                        for frame in FRAMES.get(job, []):
                            # Whole files need none.
                            if not text.startswith(("<?xml", re.match(r"<\w+", frame)[0])):
                                yield frame.replace("%s", text).encode()
    if job in ("navcost", "any", "schema"):
        yield from (path.read_bytes() for path in sorted((root / "Samples").glob("*.xml")))
    if job == "analysis":
        yield from analyses()
    if job == "folder":
        yield from folders()
    for name in PACKED.get(job, []):
        yield packed(tests / "Fuzz/Seeds/archive" / name)
    if job in LIVE:
        yield from (path.read_bytes() for path in sorted((tests / "Live/fixtures" / LIVE[job]).iterdir()))
    for folder in [tests / "Fuzz/Seeds" / job] + [folder / job for folder in FOUND]:
        if folder.is_dir():
            yield from (path.read_bytes() for path in sorted(folder.iterdir()))


def analyses():
    """Our own XML of all tests behind four bytes that choose methods, people, what is asked and what is written."""
    found = [path.read_text() for path in sorted((root / "Samples").glob("*.xml"))]
    for path in sorted(tests.rglob("*.swift")):
        for text in literals(path):
            # What Swift puts into a text is known when it runs: a number fits in most places.
            number = itertools.count(1)
            text = re.sub(r"\\#*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", lambda _: str(next(number)), text)
            if text.startswith(("<layout", "<screen")):
                found.append(text if text.startswith("<layout") else f"<layout>{text}</layout>")
            elif re.match(r"<(group|element)\b.*>$", text, re.DOTALL):
                found += [frame.replace("%s", text) for frame in SCREENS]
    for text in dict.fromkeys(found):
        own = hashlib.sha1(text.encode()).digest()
        # Suggestions and pages of all, every output and the usual methods of some; rules and budgets or a baseline.
        asked = 0x4B if own[4] % 4 else 0x4D
        yield bytes([own[0], own[1], own[2] & 0xF8 | 1, own[3] & 0xA0 | asked]) + text.encode()


def words(paths):
    found = set()
    for path in paths:
        for file in swift_files(sources / path):
            found.update(text for text in literals(file) if re.fullmatch(r"[A-Za-z][A-Za-z0-9._:-]{1,39}", text))
    return sorted(found)


for job, (paths, prefixes) in FORMATS.items():
    folder = out / "seeds" / job
    folder.mkdir(parents=True, exist_ok=True)
    for seed in seeds(job, prefixes):
        (folder / hashlib.sha1(seed).hexdigest()).write_bytes(seed)
    dictionary = out / "dictionaries" / job
    dictionary.parent.mkdir(parents=True, exist_ok=True)
    common = ["<", "/>", "</", "='", "' ", "<![CDATA[", "]]>", "<!--", "-->", "&#10;", "&#x10FFFF;", "1e999", "-1", "NaN"]
    dictionary.write_text("".join(f'"{word}"\n' for word in common + words(paths)))
