#!/usr/bin/env python3
"""Captures pages with Capture/web.py and compares with what Tab does in Chromium, press by press.

Usage: capture_live.py [FILE...]

Without files: the fixtures beside this script, with what the XML must hold of each, and the options of the command.
"""

import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import html_live
import live

HERE = Path(__file__).resolve().parent
WEB = HERE.parent.parent / "Capture/web.py"
FRAME = {"x", "y", "width", "height"}

# For each page, elements by id with the attributes that they must have; None for an attribute or element that must not be there.
EXPECTED = {
    "scroll.html": {
        "terms": {"scrolls": "vertical"}, "terms-scroll": {"tabIndex": "0", "label": "Terms"}, "choices": {"scrolls": "vertical"},
        "choices-scroll": None, "code": {"scrolls": "horizontal"}, "both": {"scrolls": "both"}, "short": None, "clipped": None,
        "folded-scroll": {"tabIndex": "0", "label": "Folded"}, "anchor": None,
    },
    "frames.html": {
        "help": {"label": "Help"}, "text-document": {"role": "webView", "label": "Text alone", "tabIndex": "6"},
        "before": {"tabIndex": "1"}, "hidden": None,
    },
    "dialog.html": {"question": {"modal": "true", "role": "dialog", "label": "Delete everything?"}, "behind": {"enabled": "false"},
                    "inert": None},
    "fields.html": {
        "born": {"role": "datePicker", "label": "Born"}, "born-1": {"role": "stepper", "adjustable": "true"},
        "born-4": {"role": "button"}, "born-5": None, "alarm-5": {"role": "button"}, "week-3": {"role": "button"},
        "red": {"tabIndex": "-1"}, "blue": {"tabIndex": None, "selected": "true"}, "more": {"role": "disclosure"},
        "large": {"tabIndex": "-1"},
        "sound-1": {"role": "video"}, "sound-2": {"role": "button"}, "boxed": {"tabIndex": None},
    },
    "shadow.html": {"field": {"tabIndex": "-1"}, "delegate": {"label": "Delegate"}, "b": {"tabIndex": "4"}, "five": {"tabIndex": "3"}},
    "widgets.html": {
        "pear": {"tabIndex": "1"}, "apple": {"tabIndex": "-1"}, "style": {"role": "toolbar"}, "all": {"role": "group"},
        "none": {"role": "group"}, "menu": {"role": "group"}, "tip": {"role": "button"},
    },
    "names.html": {
        "news": {"landmark": "region", "label": "News"}, "plain": None, "icon": {"label": "Search"}, "fallback": {"role": "button"},
        "labelled": {"label": "Hidden name"}, "described": {"label": "Print all"}, "value": {"label": "Your name", "value": "Given"},
    },
}


def web(*arguments):
    """Runs the command: status, notes."""
    run = subprocess.run([sys.executable, str(WEB), *map(str, arguments)], capture_output=True, text=True)
    return run.returncode, run.stderr


def elements(path):
    return {e.get("id"): e for e in ElementTree.parse(path).iter() if e.get("id")}


def wrong(path, name):
    """What of the expected elements is not there as expected."""
    found = elements(path)
    for key, attributes in EXPECTED.get(name, {}).items():
        element = found.get(key)
        if attributes is None and element is not None:
            yield f"'{key}' is there"
        elif attributes is not None and element is None:
            yield f"'{key}' is not there"
        for attribute, value in (attributes or {}).items():
            if element is not None and element.get(attribute) != value:
                yield f"'{key}' has {attribute} {element.get(attribute)!r}, not {value!r}"


def stops(path):
    run = subprocess.run(
        [live.navcost(), "tree", str(path), "--method", "web-keyboard", "--format", "json", "--quiet"],
        capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr)
    screens = json.loads(run.stdout)["layouts"][0]["screens"]
    return sum(len(screen["methods"][0]["grouped"]) for screen in screens)


def check_page(file, folder):
    """What is wrong with the capture of a page."""
    output = Path(folder) / (file.stem + ".xml")
    status, notes = web(file, "-o", output, "--tab", "--offline", "--screenshot", output.with_suffix(".png"))
    said = notes.strip().splitlines()
    if status or len(said) != 1 or "presses, as captured" not in said[0]:
        return [f"status {status}"] + said
    problems = list(wrong(output, file.name))
    presses = int(said[0].split("Tab: ")[1].split()[0])
    if stops(output) != presses:
        problems.append(f"navcost has {stops(output)} stops, Tab was pressed {presses} times")
    if output.with_suffix(".png").read_bytes()[1:4] != b"PNG":
        problems.append("the picture is no PNG")
    unframed = [key for key, e in elements(output).items() if e.get("x") is None and e.tag == "element"]
    if len(unframed) > len(elements(output)) / 4:
        problems.append(f"without a frame: {', '.join(unframed)}")
    return problems


class Account(http.server.BaseHTTPRequestHandler):
    """A page that shows its content to those who have a cookie."""

    def do_GET(self):
        known = "session=known" in self.headers.get("Cookie", "")
        self.send_response(200 if known or self.path == "/" else 404)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<title>Account</title>" + (b"<button id=pay>Pay</button>" if known else b"<button id=login>Log in</button>")
                         + b"<script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<a href=# id=late>Late</a>'), 700)</script>")

    def log_message(self, *_):
        pass


def check_options(folder):
    """What is wrong with the options of the command."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Account)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    state, output = Path(folder) / "state.json", Path(folder) / "account.xml"
    state.write_text(json.dumps({"cookies": [{"name": "session", "value": "known", "domain": "127.0.0.1", "path": "/", "expires": -1,
                                              "httpOnly": False, "secure": False, "sameSite": "Lax"}], "origins": []}))
    status, notes = web(address, "-o", output, "--wait", "#late")
    if status or "login" not in elements(output) or "late" not in elements(output):
        yield f"--wait: {status} {notes}"
    status, notes = web(address, "-o", output, "--state", state)
    if status or "pay" not in elements(output):
        yield f"--state: {status} {notes}"
    status, notes = web(address + "missing", "-o", output)
    if "the server answered 404" not in notes:
        yield f"an answer of 404: {status} {notes}"
    names = Path(folder) / "list.txt"
    names.write_text(f"# two pages\n{address}\n\n{HERE / 'fixtures/capture/names.html'}\n")
    status, notes = web(f"@{names}", "-o", output)
    screens = [e.get("id") for e in ElementTree.parse(output).iter("screen")]
    if status or screens != ["page1", "page2"] or stops(output) < 5:
        yield f"@FILE: {status} {screens} {notes}"
    status, notes = web(f"@{names}", Path(folder) / "nowhere.html", "-o", f"{folder}/many/")
    written = sorted(os.listdir(f"{folder}/many"))
    if status != 2 or len(written) != 2 or "there is no such file" not in notes:
        yield f"a folder and a file that is not there: {status} {written} {notes}"
    status, notes = web(address, "-o", output, "--viewport", "wide")
    if status != 2 or "invalid value 'wide' for --viewport" not in notes:
        yield f"--viewport: {status} {notes}"
    server.shutdown()


def check_sample(folder):
    """Whether the sample of README is what its page gives, fonts aside."""
    samples, output = HERE.parent.parent / "Capture/Example", Path(folder) / "tickets.xml"
    status, notes = web(samples / "tickets.html", "-o", output, "--offline")
    taken, committed = ([(e.tag, {k: v for k, v in e.attrib.items() if k not in FRAME}) for e in ElementTree.parse(path).iter()]
                        for path in (output, samples / "tickets.xml"))
    if status or taken != committed:
        yield f"Capture/Example/tickets.xml is not what its page gives: {status} {notes}"


def check_console():
    """What is wrong with the script alone, as the console runs it: frames of the same origin are entered, too."""
    from playwright.sync_api import sync_playwright

    sys.path.insert(0, str(WEB.parent))
    import web as capture

    with sync_playwright() as playwright:
        browser = capture.launch(playwright, os.environ.get("CHROMIUM"))
        page = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-US", offline=True).new_page()
        for name, count in (("frames.html", 7), ("scroll.html", 7), ("shadow.html", 9)):
            page.goto((HERE / "fixtures/capture" / name).as_uri())
            with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as file:
                file.write(page.evaluate(capture.SCRIPT))
                file.flush()
                pressed = len(capture.pressed(page, 200))
                if stops(file.name) != pressed or pressed != count:
                    yield f"the script alone: {name} has {stops(file.name)} stops, Tab was pressed {pressed} times, expected {count}"
        browser.close()


def main():
    html_live.need_playwright()
    files = [Path(f) for f in sys.argv[1:]] or sorted((HERE / "fixtures/capture").glob("*.html"))
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        checks = [(file.name, lambda file=file: check_page(file, folder)) for file in files]
        if len(sys.argv) == 1:
            checks += [("options", lambda: check_options(folder)), ("sample", lambda: check_sample(folder)), ("console", check_console)]
        for name, check in checks:
            problems = list(check())
            print(f"{name}: {'DIFFERS' if problems else 'as expected'}")
            for problem in problems:
                print(f"    {problem}")
            failures += bool(problems)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
