#!/usr/bin/env python3
"""Compares the scan of Onboard's keyboards with what navcost makes of their files: blocks, rows and keys.

Usage: onboard_live.py [KEYBOARD.onboard...]

Onboard's own loader reads the keyboard, with word suggestions and click buttons off as they are at first, and its own scanner
puts the keys into blocks and rows, on a display of our own. Debian: onboard, dbus, xvfb.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import live

LAYOUTS = Path("/usr/share/onboard/layouts")
OTHERS = {"key_defs", "word_suggestions"}

# Runs inside Onboard's Python; argv: the keyboards. Prints a line of JSON for each layer.
DRIVER = r"""
import json, sys
files, sys.argv = sys.argv[1:], ["onboard"]
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from Onboard.Config import Config
Config().init()
from Onboard.LayoutLoaderSVG import LayoutLoaderSVG
from Onboard.Scanner import GroupChunker
from Onboard.utils import Rect
for path in files:
    layout = LayoutLoaderSVG().load(None, path, None)
    for item in list(layout.iter_items()):
        if item.group in ("click", "wordlist"):
            layout.set_item_visible(item, False)
    layout.do_fit_inside_canvas(Rect(0, 0, 900, 300))
    for layer in layout.get_layer_ids():
        chunker = GroupChunker()
        chunker.chunk(layout, layer)
        ids = lambda part: [ids(one) for one in part] if isinstance(part, list) else part.theme_id or part.id
        print("LAYER " + json.dumps([path, layer, ids(chunker._chunks)]))
"""
# Onboard goes by whole points after it has scaled a layer to its window; here tops that are less than a point apart fall into
# one row there, and into two in the file's own points.
KNOWN = {("Compact", "numbers"), ("Phone", "syms"), ("Phone", "emoji")}


def passed(part):
    """A level with one member is passed through by the press that enters it."""
    if not isinstance(part, list):
        return part
    members = [passed(member) for member in part]
    return members[0] if len(members) == 1 else members


def onboard(files):
    """The scan of each layer, as Onboard makes it."""
    server, display = live.display()
    try:
        run = subprocess.run(
            ["dbus-run-session", "--", "/usr/bin/python3", "-c", DRIVER, *map(str, files)], capture_output=True, text=True,
            env=dict(os.environ, DISPLAY=display, GDK_BACKEND="x11"))
    finally:
        server.terminate()
    found = {}
    for line in run.stdout.splitlines():
        if line.startswith("LAYER "):
            path, layer, chunks = json.loads(line[6:])
            found[path, layer] = passed(chunks)
    if not found:
        sys.exit(f"Onboard's scanner said nothing:\n{run.stderr.strip()}")
    return found


def ours(path):
    """The same by navcost: lists of key ids in lists for rows and blocks."""
    run = subprocess.run(
        [live.navcost(), "tree", str(path), "--method", "aac-row-column", "--tree", "blocks", "--format", "json", "--quiet"],
        capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr.strip())
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    result = {}
    for screen in json.loads(run.stdout)["layouts"][0]["screens"]:
        result[screen["id"]] = passed(nested(screen["methods"][0]["blocks"], lines))
    return result


def nested(stops, lines):
    """The ids of keys as the file has them, in lists for groups."""
    return [nested(stop["children"], lines) if stop["kind"] == "group" else stated(stop, lines) for stop in stops]


def stated(stop, lines):
    """The id of a key; where several keys have one, navcost's is another, so that the line of the file tells it."""
    return re.search(r"""\bid=["']([^"']+)""", lines[stop["line"] - 1])[1]


def count(part):
    """The keys of a scan."""
    return sum(map(count, part)) if isinstance(part, list) else 1


def main():
    files = [Path(name) for name in sys.argv[1:]] or sorted(p for p in LAYOUTS.glob("*.onboard") if p.stem not in OTHERS)
    failures = 0
    real = onboard(files)
    for path in files:
        mine = ours(path)
        for (file, layer), scan in real.items():
            if file != str(path):
                continue
            same = mine.get(layer) == scan
            known = (path.stem, layer) in KNOWN
            failures += same == known
            words = ("no longer differs" if known else "same") if same else "known difference" if known else "DIFFERENT"
            print(f"{words:18}{path.name}, {layer}: {count(scan)} keys")
            if not same and not known:
                print(f"    Onboard {scan}\n    navcost {mine.get(layer)}")
    print(f"{len(real) - len(KNOWN)} of {len(real)} layers are expected to be scanned as Onboard scans them; {failures} are not as expected")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
