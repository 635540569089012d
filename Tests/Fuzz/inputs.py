"""Writes what the fuzzer starts with: inputs.py ROOT OUT makes OUT/seeds/JOB/ and OUT/dictionaries/JOB.

Seeds are the layouts in the tests' string literals, the samples, the pages of the tests with real toolkits, what the fuzzer
has found before, and Tests/Fuzz/Seeds for what is no XML. The words of a dictionary are the string literals of the readers.
"""

import hashlib
import pathlib
import re
import sys

root, out = map(pathlib.Path, sys.argv[1:3])
sources, tests = root / "Sources", root / "Tests"

# For each job the sources whose words it knows, and how the tests with its inputs begin.
FORMATS = {
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
    "layout": ([], None),
    "tasks": (["LayoutFormats/Navcost/NavcostTasks.swift"], None),
    "weights": ([], None),
    "merge": (["CostReport/JSON/MergedJSON.swift", "CostReport/JSON/AnalysisJSON.swift"], None),
    "person": (["NavCost/Project/PersonFile.swift"], None),
    "settings": (["NavCost/Project", "AccessCost/Parameters"], None),
    "baseline": ([], None),
}
LIVE = {"html": "html", "gtk": "gtk", "qt": "qt"}
FOUND = [tests / module / "Regressions" for module in ("LayoutFormatsTests", "NavCostTests")]
LITERAL = re.compile(r'#*"""(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)


def literals(path):
    """The string literals of a Swift file, escapes of quotes and line ends undone."""
    for match in LITERAL.finditer(path.read_text()):
        text = match.group(1) if match.group(1) is not None else match.group(2)
        yield text.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\").strip()


def swift_files(path):
    return [path] if path.is_file() else sorted(path.rglob("*.swift"))


def seeds(job, prefixes):
    if prefixes:
        for path in sorted((tests / "LayoutFormatsTests").glob("*.swift")):
            if re.match(prefixes, path.name):
                yield from (text.encode() for text in literals(path) if text.startswith("<") and len(text) > 20)
    if job in ("navcost", "any"):
        yield from (path.read_bytes() for path in sorted((root / "Samples").glob("*.xml")))
    if job in LIVE:
        yield from (path.read_bytes() for path in sorted((tests / "Live/fixtures" / LIVE[job]).iterdir()))
    for folder in [tests / "Fuzz/Seeds" / job] + [folder / job for folder in FOUND]:
        if folder.is_dir():
            yield from (path.read_bytes() for path in sorted(folder.iterdir()))


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
