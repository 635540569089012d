#!/usr/bin/env python3
"""Compares Onboard's keyboards with what navcost makes of their files: where each key is, blocks, rows and keys of the scan, then the
presses and steps of a text of 50 characters.

Usage: onboard_live.py [KEYBOARD.onboard...]

Onboard's own loader reads the keyboard, with word suggestions and click buttons off as they are at first, and its own scanner
puts the keys into blocks and rows, on a display of our own. Debian: onboard, dbus, xvfb.
"""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import live

LAYOUTS = Path("/usr/share/onboard/layouts")
OTHERS = {"key_defs", "word_suggestions"}

# The text that is written, and the keys of a keyboard for English by Onboard's names for them.
TEXT = "the quick brown fox jumps over a lazy dog tomorrow"
ROWS = {"AD": "qwertyuiop", "AC": "asdfghjkl", "AB": "zxcvbnm"}
# How near a key is to where Onboard shows it, in points: keys of a scan row are put at one height.
NEAR = 1
KEYS = {letter: f"{row}{number:02}" for row, letters in ROWS.items() for number, letter in enumerate(letters, 1)}
KEYS[" "] = "SPCE"

# Runs inside Onboard's Python; argv: the keys of the text, then the keyboards. Prints a line of JSON for each layer, and one for each
# layer that has every key. There its automatic scan is driven: the program's own steps instead of its timer, and the switch
# where the key of the text is in what is highlighted.
DRIVER = r"""
import json, sys
wanted, files, sys.argv = json.loads(sys.argv[1]), sys.argv[2:], ["onboard"]
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from Onboard.Config import Config
Config().init()
from Onboard.LayoutLoaderSVG import LayoutLoaderSVG
from Onboard.Scanner import AutoScan, GroupChunker
from Onboard.utils import Rect

def holds(part, id):
    return any(holds(one, id) for one in part) if isinstance(part, list) else part.id == id

def write(layout, layer):
    typed, presses, steps = [], 0, 0
    scan = AutoScan(lambda keys: None, lambda key: typed.append(key.id))
    scan.set_layer(layout, layer)
    if not all(holds(scan.chunker._chunks, id) for id in wanted):
        return None
    def press():
        nonlocal presses, steps
        presses += 1
        scan.do_action(AutoScan.ACTION_STEP)
        steps += scan.is_running()
    for id in wanted:
        press()
        while scan.is_running():
            if holds(scan.chunker.get_current_object(), id):
                press()
            else:
                if not scan.scan():
                    return None
                steps += 1
        # The flashes of the key, which come before it.
        while scan._activation_timer.is_running():
            if not scan._activation_timer.on_timer():
                scan._activation_timer.stop()
    return [presses, steps, typed]

for path in files:
    layout = LayoutLoaderSVG().load(None, path, None)
    for item in list(layout.iter_items()):
        if item.group in ("click", "wordlist"):
            layout.set_item_visible(item, False)
    for layer in layout.get_layer_ids():
        layout.set_visible_layers([layer])
        layout.fit_inside_canvas(Rect(0, 0, 700, 205))
        keys = [*layout.iter_layer_keys(layer), *layout.iter_layer_keys(None)]
        places = [[key.theme_id or key.id, *key.get_canvas_border_rect()] for key in keys if key.is_path_visible()]
        print("PLACES " + json.dumps([path, layer, places]))
        chunker = GroupChunker()
        chunker.chunk(layout, layer)
        ids = lambda part: [ids(one) for one in part] if isinstance(part, list) else part.theme_id or part.id
        print("LAYER " + json.dumps([path, layer, ids(chunker._chunks)]))
        written = write(layout, layer)
        if written:
            print("TEXT " + json.dumps([path, layer, *written]))
"""


def passed(part):
    """A level with one member is passed through by the press that enters it."""
    if not isinstance(part, list):
        return part
    members = [passed(member) for member in part]
    return members[0] if len(members) == 1 else members


def onboard(files):
    """The scan of each layer, as Onboard makes it, and the presses and steps of the text where a layer has its keys."""
    keys = [KEYS[letter] for letter in TEXT]
    server, display = live.display()
    try:
        run = subprocess.run(
            ["dbus-run-session", "--", "/usr/bin/python3", "-c", DRIVER, json.dumps(keys), *map(str, files)], capture_output=True, text=True,
            env=dict(os.environ, DISPLAY=display, GDK_BACKEND="x11"))
    finally:
        server.terminate()
    found, texts, places = {}, {}, {}
    for line in run.stdout.splitlines():
        if line.startswith("LAYER "):
            path, layer, chunks = json.loads(line[6:])
            found[path, layer] = passed(chunks)
        if line.startswith("PLACES "):
            path, layer, frames = json.loads(line[7:])
            places[path, layer] = frames
        if line.startswith("TEXT "):
            path, layer, presses, steps, typed = json.loads(line[5:])
            if typed != keys:
                sys.exit(f"Onboard's scanner typed {typed}, not {keys}")
            texts[path, layer] = (presses, steps)
    if not found:
        sys.exit(f"Onboard's scanner said nothing:\n{run.stderr.strip()}")
    return found, texts, places


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


def written(path, layer):
    """The presses and steps of the text by navcost, in the tree of blocks."""
    run = subprocess.run(
        [live.navcost(), "analyze", str(path), "--screen", layer, "--method", "aac-row-column", "--format",
         "json", "--quiet"], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr.strip())
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    [screen] = json.loads(run.stdout)["layouts"][0]["screens"]
    costs = {stated(target, lines): target["costs"]["aac-row-column"]["blocks"] for target in screen["targets"]}
    wanted = [costs[KEYS[letter]] for letter in TEXT]
    return sum(cost["presses"] for cost in wanted), sum(cost["steps"] for cost in wanted)


def misplaced(places):
    """The keys that are elsewhere than in Onboard's window as it is at first."""
    found = []
    for (path, layer), frames in places.items():
        run = subprocess.run([live.navcost(), "convert", path, "--quiet"], capture_output=True, text=True, check=True)
        screen = next(s for s in ElementTree.fromstring(run.stdout).iter("screen") if s.get("id") == layer)
        lines = Path(path).read_text(encoding="utf-8").splitlines()
        mine = {}
        for element in screen.iter("element"):
            frame = [float(element.get(side)) for side in ("x", "y", "width", "height")]
            mine.setdefault(stated({"line": int(element.get("line"))}, lines), []).append(frame)
        for key, *frame in frames:
            # A key may be there twice, as that of a layer and that of all.
            if not any(all(abs(a - b) < NEAR for a, b in zip(frame, own)) for own in mine.get(key, [])):
                found.append(f"{Path(path).name}, {layer}: {key} is at {frame} in Onboard, in navcost at {mine.get(key)}")
    return found


def count(part):
    """The keys of a scan."""
    return sum(map(count, part)) if isinstance(part, list) else 1


def main():
    files = [Path(name) for name in sys.argv[1:]] or sorted(p for p in LAYOUTS.glob("*.onboard") if p.stem not in OTHERS)
    failures = alike = 0
    real, texts, places = onboard(files)
    for path in files:
        mine = ours(path)
        for (file, layer), scan in real.items():
            if file != str(path):
                continue
            same = mine.get(layer) == scan
            failures += not same
            alike += same
            print(f"{'same' if same else 'DIFFERENT':18}{path.name}, {layer}: {count(scan)} keys")
            if not same:
                print(f"    Onboard {scan}\n    navcost {mine.get(layer)}")
    stray = misplaced(places)
    for line in stray[:10]:
        print(f"DIFFERENT         {line}")
    failures += len(stray)
    equal = 0
    for (path, layer), (presses, steps) in texts.items():
        mine = written(path, layer)
        same = mine == (presses, steps)
        equal += same
        failures += not same
        print(f"{'same' if same else 'DIFFERENT':18}{Path(path).name}, {layer}: {len(TEXT)} characters in {presses} presses, {steps} steps"
              + ("" if same else f"; navcost {mine[0]} presses, {mine[1]} steps"))
    print(f"Onboard: {alike} of {len(real)} layers are scanned alike, {equal} of {len(texts)} texts of {len(TEXT)} characters take the same "
          f"presses and steps, {sum(map(len, places.values()))} keys within {NEAR} point; {failures} not as expected")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
