#!/usr/bin/env python3
"""Lets Orca read pages in Chromium line by line, and keeps what it says.

Usage: orca.py PAGE...        prints JSON: the versions and what Orca says on each page

The display, the session bus and the speech server are our own, so that no screen and no sound are needed. Each page is read in
Orca's browse mode from its top: Control-Home, then Down until the reading ends. Debian: orca, chromium, xvfb, openbox, xdotool,
at-spi2-core, dbus. Needs Playwright's Python package, as live.py does.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from speech import SpeechServer

NEEDED = ("orca", "xvfb-run", "openbox", "xdotool", "dbus-run-session")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
# No page of the table has as many lines.
MOST_LINES = 120
# Orca says the line at the top by its text alone, so that a line of ours stands there.
TOP = "Top of the page"
PREPEND = "text => { const line = document.createElement('p'); line.textContent = text; document.body.prepend(line); }"
# What Orca says of a role after the name, as our role.
WORDS = [
    (r"heading level \d+", "heading"), ("push button", "button"), ("toggle button (expanded|collapsed)", "disclosure"), ("toggle button( not)?( pressed)?", "button"), ("link", "link"),
    (r"check box (not |partially )?checked", "checkbox"), (r"(not )?selected radio button", "radioButton"),
    (r"radio button( not)? selected", "radioButton"), ("entry", "textField"), ("combo box", "popUpButton"), ("image", "image"),
    ("page tab", "tab"), ("spin button", "stepper"), ("horizontal slider|slider", "slider"), ("list box", "list"),
]


def missing():
    """The programs that are not there."""
    lacking = [name for name in NEEDED if not shutil.which(name)]
    return lacking + ([] if any(map(os.path.exists, LAUNCHERS)) else ["at-spi2-core"])


def seen(pages):
    """What Orca says on each page, in a display and a session of our own."""
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x900x24", "dbus-run-session", "--", sys.executable, "-B", __file__]
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home, NAVCOST_ORCA_HOME=home)
        environment.update(ACCESSIBILITY_ENABLED="1", GNOME_ACCESSIBILITY="1", SPEECHD_ADDRESS=f"unix_socket:{home}/speech")
        run = subprocess.run(command + [str(page) for page in pages], capture_output=True, text=True, env=environment)
    if run.returncode:
        raise RuntimeError((run.stderr.strip().splitlines() or ["Orca could not be run"])[-1])
    return json.loads(run.stdout.splitlines()[-1])


def key(name):
    subprocess.run(["xdotool", "key", name], check=True)


def lines(speech):
    """What Orca says from the top of the page to its end: the bottom is where Down says nothing new twice."""
    result = [speech.after(lambda: key("ctrl+Home"))]
    silent = 0
    while len(result) < MOST_LINES and silent < 2:
        said = speech.after(lambda: key("Down"))
        silent = silent + 1 if not said or said == result[-1] else 0
        if said and not silent:
            result.append(said)
    return [text for said in result[1:] for text in said]


def read(home, pages):
    """Runs inside of the display: starts what is needed and reads page after page."""
    from playwright.sync_api import sync_playwright

    speech = SpeechServer(home / "speech")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    launcher = next(filter(os.path.exists, LAUNCHERS))
    others = [subprocess.Popen([launcher, "--launch-immediately", "--a11y=1"], **quiet), subprocess.Popen(["openbox"], **quiet)]
    time.sleep(2)
    said = {}
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(home / "chromium"), executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), headless=False, no_viewport=True,
            args=["--force-renderer-accessibility", "--no-first-run", "--no-sandbox", "--window-size=1280,900"], offline=True)
        page = context.pages[0]
        page.goto("data:text/html,<title>Begin</title><h1>Begin</h1>")
        others.append(speech.after(lambda: subprocess.Popen(["orca", "--replace"], **quiet), quiet=3, longest=60) and None)
        for file in pages:
            speech.after(lambda: page.goto(file.resolve().as_uri(), wait_until="load"), quiet=0.8)
            page.evaluate(PREPEND, TOP)
            page.bring_to_front()
            said[file.name] = lines(speech)
        version = context.browser.version if context.browser else page.evaluate("navigator.userAgent").split("Chrome/")[1].split()[0]
        context.close()
    orca = subprocess.run(["orca", "--version"], capture_output=True, text=True).stdout.split()[-1]
    for process in filter(None, others):
        process.terminate()
    return {"version": f"Orca {orca} with Chromium {version}", "pages": said}


def node_of(text):
    """The role and the name in what Orca says of an element, as our reader has them: the role follows the name."""
    text = text.rstrip(".")
    found = [(match.start(), -match.end(), role, match) for words, role in WORDS
             for match in re.finditer(rf"(?:^|(?<=\s))(?:{words})\b", text)]
    if not found:
        return "staticText", text
    # The last words that name a role, and of those the longest.
    role, match = max(found, key=lambda one: (-one[1], -one[0]))[2:]
    return role, text[:match.start()].strip()


def nodes(texts):
    """What Orca names, in order. Of a radio button it says the label as a text and then the role alone."""
    result = []
    for node in map(node_of, texts):
        if not node[1] and result and result[-1][0] == "staticText":
            node = node[0], result.pop()[1]
        if node[1]:
            result.append(node)
    return result


def main():
    pages = [Path(name) for name in sys.argv[1:]]
    home = os.environ.get("NAVCOST_ORCA_HOME")
    if missing():
        sys.exit(f"Orca needs: {' '.join(missing())}")
    print(json.dumps(read(Path(home), pages) if home else seen(pages), ensure_ascii=False))


if __name__ == "__main__":
    main()
