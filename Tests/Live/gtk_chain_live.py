#!/usr/bin/env python3
"""Compares navcost's Tab order with the focus chains that GTK 4 tests itself against, where they are there.

Usage: gtk_chain_live.py [FOLDER]

FOLDER holds NAME.ui with NAME.tab and NAME.tab-backward: after each press of Tab the name or class of what has the focus, a line
each, until WRAP. By default it is orders/gtk4-focus-chain below NAVCOST_TRUTH, or below ../shared/truth beside this project. No
part of GTK's files is in this project; without them this check says so and passes.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import live

# What has the focus inside a widget of a class.
INSIDE = {
    "GtkComboBoxText": {"GtkToggleButton", "GtkEntry"}, "GtkComboBox": {"GtkToggleButton"}, "GtkFontButton": {"GtkButton"},
    "GtkColorButton": {"GtkButton"}, "GtkLockButton": {"GtkButton"},
    "GtkVolumeButton": {"GtkToggleButton"}, "GtkScaleButton": {"GtkToggleButton"}, "GtkMenuButton": {"GtkToggleButton"}, "GtkSearchEntry": {"GtkSearchEntry"},
}

# Of these a stop may be a part: a row of a sidebar stands at the line of its page.
PARTED = {"GtkCalendar", "GtkBox", "GtkStackSidebar"}

# Why a list differs, where it does.
ACTION = "a button whose action no window offers is disabled; the program that offers it is not in the file"
SIDEBAR = (
    "the focus passing through a sidebar changes the page beside it; a lock button without a permission is disabled; what is inside "
    "a colour chooser is not in the file")
KNOWN = {
    "widget-factory.tab-backward": "Shift-Tab alone stops on the heads of a tree view's columns, which the model makes",
    "widget-factory2.tab": ACTION, "widget-factory2.tab-backward": ACTION,
    "widget-factory3.tab": SIDEBAR, "widget-factory3.tab-backward": SIDEBAR,
}


def described(lines, number):
    """The class and name of the object that begins at a line of a builder file."""
    found = re.search(r'<object class="(\w+)"', lines[number - 1])
    name = None
    for line in lines[number:number + 12]:
        if "<object" in line or "</object" in line or "<child" in line:
            break
        stated = re.search(r'<property name="name">([^<]+)<', line)
        name = stated[1] if stated else name
    return (found[1] if found else "?"), name


def ours(path, lines):
    """The stops of navcost: what each is called in the lists, by class or by name."""
    run = subprocess.run(
        [live.navcost(), "tree", str(path), "--method", "desktop-keyboard", "--format", "json", "--quiet"], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr.strip())
    screen = json.loads(run.stdout)["layouts"][0]["screens"][0]
    result = []
    for stop in screen["methods"][0]["grouped"]:
        if stop["role"] in ("menuBar", "menu"):
            continue
        kind, name = described(lines, stop["line"])
        if stop["role"] == "tab":
            # The tabs of a notebook stand at their labels, those of a switcher at their pages.
            kind = "GtkNotebook" if kind in ("GtkLabel", "GtkNotebook") else "GtkToggleButton"
        # Parts of a widget stand at its line.
        part = {"listItem": "GtkListBoxRow", "button": "GtkButton"}.get(stop["role"])
        words = {part} if part and kind in PARTED else INSIDE.get(kind, {kind})
        result.append({"words": words | ({name} if name else set()), "said": f"{kind} {stop['label']}".strip()})
    return result


def expected(path):
    """The first word of each line up to WRAP or STOP."""
    words = [line.split()[0] for line in path.read_text().splitlines() if line.split()]
    return words[:-1] if words and words[-1] in ("WRAP", "STOP") else words


def matches(word, stop):
    return word in stop["words"]


def differences(real, stops):
    """Where two orders part, line by line, as differing lists are shown."""
    import difflib

    said = [next((word for word in real if word in stop["words"]), sorted(stop["words"])[0]) for stop in stops]
    for line in difflib.unified_diff(real, said, "GTK", "navcost", lineterm="", n=1):
        yield line


def main():
    base = os.environ.get("NAVCOST_TRUTH") or os.path.join(live.ROOT, "..", "shared", "truth")
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else os.path.join(base, "orders", "gtk4-focus-chain"))
    pages = sorted(folder.glob("*.ui"))
    if not pages:
        print("skipped: GTK's focus chains are not there; set NAVCOST_TRUTH to the folder that holds orders/gtk4-focus-chain")
        return 0
    failures = 0
    for page in pages:
        lines = page.read_text(encoding="utf-8").splitlines()
        stops = ours(page, lines)
        for ending in ("tab", "tab-backward"):
            chain = page.with_suffix("." + ending)
            if not chain.exists():
                continue
            real = expected(chain)
            order = stops if ending == "tab" else stops[::-1]
            reason = KNOWN.get(chain.name)
            if live.same_cycle(real, order, matches):
                print(f"same       {chain.name}: {len(real)} stops" + (", but listed as different" if reason else ""))
                failures += bool(reason)
                continue
            failures += reason is None
            print(f"{'known      ' if reason else 'DIFFERENT  '}{chain.name}: GTK {len(real)}, navcost {len(order)}" + (f": {reason}" if reason else ""))
            if reason is None:
                print("\n".join("    " + line for line in differences(real, order)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
