"""What the browser tests share: navcost, pages made with it, and a browser to open them in."""

import atexit
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLES = sorted((ROOT / "Samples").glob("*.xml"))
# Of what is tried for every sample or page, the short form tries a few that differ.
SHORT = bool(os.environ.get("NAVCOST_SHORT"))
TRIED = [file for file in SAMPLES if not SHORT or file.stem in ("DogGallery", "KeyboardQwerty", "ShapeShuffleHomeBefore")]
# The methods that scan lists of stops, which the player offers.
SCANNING = [
    "ios-switch-auto", "ios-switch-manual", "ios-switch-dwell", "android-switch-auto", "android-switch-step",
    "chromeos-switch-auto", "aac-row-column", "aac-inverse",
]
FOLDER = Path(tempfile.mkdtemp(prefix="navcost-browser-"))
atexit.register(shutil.rmtree, FOLDER, True)


def program():
    """navcost: NAVCOST, or the newest build of this folder."""
    stated = os.environ.get("NAVCOST")
    if stated:
        return os.path.abspath(stated)
    found = [path for path in glob.glob(str(ROOT / ".build*" / "*" / "navcost")) if os.access(path, os.X_OK)]
    if not found:
        sys.exit("navcost is not built: run 'swift build', or set NAVCOST to the program")
    return max(found, key=os.path.getmtime)


def navcost(*arguments):
    """What navcost prints; it must succeed."""
    run = subprocess.run([program(), *map(str, arguments)], capture_output=True, text=True, cwd=ROOT)
    if run.returncode != 0:
        raise RuntimeError(f"navcost {' '.join(map(str, arguments))}: {run.stderr.strip()}")
    return run.stdout


METHODS = json.loads(navcost("methods", "--format", "json"))["methods"]


def methods(ids):
    return [word for id in ids for word in ("--method", id)]


def reports(name, files, *options):
    """The reports of layouts, in a folder of their own, by the layouts' names; and the index."""
    folder = FOLDER / name
    navcost("report", *files, "-o", folder, "--quiet", *options)
    return folder


def page_of(folder, file, screen=None):
    """The page of a layout, or of one of its screens where it has several."""
    path = folder / f"{file.stem}.html"
    return path if path.exists() or screen is None else folder / f"{file.stem}-{screen}.html"


def analysis(file, *options):
    """The screens of a layout as JSON; the first method has the tree `suggested`, too, where something is suggested.

    Its figures are those of the layout that `suggest --apply` writes, not those that suggest promises.
    """
    def screens(path, *more):
        return json.loads(navcost("analyze", path, "--format", "json", "--quiet", *more))["layouts"][0]["screens"]

    result = screens(file, *options)
    method = result[0]["methods"][0]["id"]
    tree = next(way["mainTree"] for way in METHODS if way["id"] == method)
    after = FOLDER / "after.xml"
    own_options = one_method(options, method)
    found = json.loads(navcost("suggest", file, "--format", "json", "--quiet", "--apply", after, *own_options))
    for screen, other, found in zip(result, screens(after, *own_options), found["layouts"][0]["screens"]):
        if found["after"] == found["before"]:
            continue
        own = next(own for own in screen["methods"] if own["id"] == method)
        own["trees"]["suggested"] = other["methods"][0]["trees"][tree]
        costs = {target["id"]: target["costs"][method][tree] for target in other["targets"]}
        for target in screen["targets"]:
            target["costs"][method]["suggested"] = costs[target["id"]]
    return result


def one_method(options, method):
    """The options with one method in place of those that are in them, without settings that it does not have."""
    keys = next([setting["key"] for setting in way["parameters"]] for way in METHODS if way["id"] == method)
    words = []
    for place, word in enumerate(options):
        before = options[place - 1] if place else ""
        after = options[place + 1] if place + 1 < len(options) else ""
        isMethod = "--method" in (word, before)
        isStrange = word == "--set" and after.split("=")[0] not in keys or before == "--set" and word.split("=")[0] not in keys
        if not isMethod and not isStrange:
            words.append(word)
    return [*words, "--method", method]


def write(name, text):
    """A file with a text."""
    path = FOLDER / name
    path.write_text(text, encoding="utf-8")
    return path


class Browser:
    """Chromium with a context for each way of looking at a page."""

    def __init__(self):
        self.driver = sync_playwright().start()
        self.chromium = self.driver.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"])

    def open(self, path, width=1280, height=900, scheme="light", script=True, init=None, **more):
        """A page, with what it asked for and complained about in `asked` and `complaints`."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, java_script_enabled=script, **more)
        page = context.new_page()
        page.asked, page.complaints = [], []
        page.on("request", lambda request: page.asked.append(request.url))
        page.on("console", lambda message: page.complaints.append(message.text))
        page.on("pageerror", lambda error: page.complaints.append(str(error)))
        if init:
            page.add_init_script(init)
        page.goto(Path(path).as_uri())
        return page

    def close(self):
        self.chromium.close()
        self.driver.stop()


def each_method(page):
    """Chooses one method after the other."""
    ids = page.evaluate("[...document.querySelectorAll('input[name=method]')].map((input) => input.id)")
    for id in ids or [None]:
        if id:
            page.locator(f"#{id}").check(force=True)
        yield id


HOSTILE = [
    "<script>window.hacked=1</script>", "</script><img src=x onerror=window.hacked=1>", "</title></style><b>bold</b>",
    "\"><svg onload=window.hacked=1>", "' onclick='window.hacked=1", "&lt;i&gt; &amp; &#60;", "line\u2028paragraph\u2029end",
    "right \u200f\u05d0\u05d1\u05d2 \u202eleft", "\U0001F469\u200D\U0001F467 emoji \U0001F600", "]]> --> <!-- ${x} `",
    "long " + "x" * 10000, "\\u003cb\\u003e \\", "{{x}} %s %n", "a\u0301\u0323 combined",
]


def xml(text):
    """Text in an attribute of XML."""
    for old, new in [("&", "&amp;"), ("<", "&lt;"), ('"', "&quot;"), ("\u2028", "&#x2028;"), ("\u2029", "&#x2029;")]:
        text = text.replace(old, new)
    return text


def hostile_layout():
    """A layout whose every text tries to break out."""
    elements = "".join(
        f'<group label="{xml(label)}" container="semanticGroup" x="{20 * place}" y="{40 * place}" width="300" height="30">'
        + "".join(
            f'<element role="button" label="{xml(label)} {side}" x="{20 * place + 150 * side}" y="{40 * place}" width="140" height="30">'
            f'<action name="{xml(label[:80])}"/></element>' for side in (0, 1))
        + "</group>"
        for place, label in enumerate(HOSTILE))
    return write(
        "hostile.xml",
        f'<layout name="{xml(HOSTILE[0])}" platform="ios"><screen id="s" label="{xml(HOSTILE[1])}" width="800" height="700">'
        f"{elements}</screen></layout>")


def large_layout(targets, groups=50):
    """A layout of many targets in groups, with frames."""
    each = targets // groups
    body = "".join(
        f'<group label="Group {g}" container="semanticGroup">'
        + "".join(
            f'<element role="button" label="Target {g}.{n} of many" x="{10 * n}" y="{12 * g}" width="9" height="10"/>'
            for n in range(each))
        + "</group>"
        for g in range(groups))
    return write(
        f"large{targets}.xml",
        f'<layout name="Large" platform="ios"><screen id="s" label="Large" width="{10 * each}" height="{12 * groups}">'
        f"{body}</screen></layout>")


def frameless_layout():
    """A layout that does not say where anything is."""
    body = "".join(
        f'<group label="Part {g}" container="semanticGroup">'
        + "".join(f'<element role="button" label="Button {g}.{n}"/>' for n in range(7)) + "</group>" for g in range(3))
    return write(
        "frameless.xml", f'<layout name="No frames" platform="ios"><screen id="s">{body}</screen></layout>')
