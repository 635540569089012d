#!/usr/bin/env python3
"""Presses Tab in a real Chromium on the pages of the table, reads its accessibility tree, lets Orca read them aloud, and replays
the samples' routes by the scan player; keeps what it saw, with versions.

Usage: live.py PROGRAM

Needs Chromium, and Playwright, which it installs into .build/live-venv where it is missing; for Orca what orca.py names. Where GTK
and Qt can be shown the live checks of Tests/Live run as well, and their last lines are kept.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Tests/Live"))
sys.dont_write_bytecode = True

import html_live  # noqa: E402
import orca  # noqa: E402
from program import Program, flattened  # noqa: E402

RESULT = HERE / "Live" / "seen.json"
# Chromium's names of roles, as ours; what is not here is a container or has no role of its own.
ROLES = {
    "button": "button", "link": "link", "heading": "heading", "StaticText": "staticText", "textbox": "textField",
    "checkbox": "checkbox", "radio": "radioButton", "combobox": "popUpButton", "slider": "slider", "spinbutton": "stepper",
    "searchbox": "searchField", "image": "image", "switch": "toggle", "tab": "tab", "option": "listItem",
    "menuitem": "menuItem", "MenuListPopup": None, "DisclosureTriangle": "disclosure", "progressbar": "progress",
}
# What speaks for what it holds.
CLOSED = {"button", "link", "heading", "checkbox", "radio", "tab", "switch", "menuitem", "DisclosureTriangle", "image"}


def accessible(session):
    """The nodes of Chromium's accessibility tree that a reader stops on, in order: role and name."""
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    result = []

    def walk(number):
        node = nodes[number]
        role = node.get("role", {}).get("value")
        known = not node.get("ignored") and ROLES.get(role)
        name = re.sub(r"\s+", " ", node.get("name", {}).get("value") or "").strip()
        if known and (name or known != "staticText"):
            result.append([known, name])
        if not (known and role in CLOSED):
            for child in node.get("childIds", []):
                walk(child)

    roots = [number for number, node in nodes.items() if "parentId" not in node]
    for root in roots:
        walk(root)
    return result


def spoken(program, file):
    """The stops of our reader in order: role and name."""
    stops = next(iter(program.stops(file, "web-screen-reader", "flat").values()))
    return [[stop["role"], re.sub(r"\s+", " ", stop["label"]).strip()] for stop in flattened(stops)]


def pages():
    """The pages of the table and the fixtures of the live checks."""
    return sorted((HERE / "Layouts").glob("*.html")) + sorted((ROOT / "Tests/Live/fixtures/html").glob("*.html"))


def browser(program):
    """What a real Chromium does on each page, beside navcost."""
    from playwright.sync_api import sync_playwright

    seen = {}
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"))
        version = chromium.version
        for file in pages():
            context = chromium.new_context(viewport={"width": 1280, "height": 900}, offline=True)
            page = context.new_page()
            page.goto(file.resolve().as_uri(), wait_until="load")
            tree = accessible(context.new_cdp_session(page))
            order = html_live.pressed(page)
            ours = html_live.stops(program.path, file, "source")
            real = [path for path, _ in order]
            seen[file.name] = {
                "stops": len(real), "ours": len(ours), "same": html_live.same(ours, real),
                "tree": tree, "spoken": spoken(program, file),
            }
            context.close()
        chromium.close()
    return {"version": f"Chromium {version}", "pages": seen}


def reader():
    """What Orca says on each page; where it cannot run the command ends, as the table would lose its column."""
    if orca.missing():
        sys.exit(f"Orca needs: {' '.join(orca.missing())}")
    return orca.seen(pages())


def toolkits(program):
    """The last line of each live check of Tests/Live, which compares whole windows."""
    result = {}
    for name in ("gtk_live.py", "qt_live.py", "onboard_live.py"):
        run = subprocess.run(
            ["python3", str(ROOT / "Tests/Live" / name)], capture_output=True, text=True,
            env=dict(os.environ, NAVCOST=program.path, NAVCOST_CORPUS="/nonexistent"))
        lines = [line for line in run.stdout.splitlines() if line.strip()]
        result[name] = lines[-1] if lines else (run.stderr.strip().splitlines() or ["nothing"])[-1]
    return result


def player(program):
    """How many routes the scan player has replayed as the engine has them; a difference ends the command."""
    run = subprocess.run(
        [sys.executable, str(HERE / "player.py")], capture_output=True, text=True, env=dict(os.environ, NAVCOST=program.path))
    if run.returncode:
        sys.exit(run.stderr.strip())
    return json.loads(run.stdout.splitlines()[-1])


def main():
    html_live.need_playwright()
    program = Program(Path(sys.argv[1]).resolve())
    RESULT.parent.mkdir(exist_ok=True)
    seen = {"browser": browser(program), "reader": reader(), "player": player(program), "toolkits": toolkits(program)}
    text = json.dumps(seen, ensure_ascii=False, indent=1)
    RESULT.write_text(text + "\n")
    print(f"What was seen is in {RESULT.relative_to(ROOT)}; 'make truth' shows it.")


if __name__ == "__main__":
    main()
