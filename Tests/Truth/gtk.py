"""GTK's focus chains: the reader of interface files, and the Tab loop of its windows both ways."""

import re
from difflib import SequenceMatcher

from rows import HERE, Answer

METHOD = "desktop-keyboard"
# What GTK's test calls the widget that has the focus, where it is not the class in the file.
CALLED = {
    "GtkEntry": "GtkEntry GtkText", "GtkSpinButton": "GtkSpinButton GtkText", "GtkSearchEntry": "GtkSearchEntry GtkText",
    "GtkComboBox": "GtkToggleButton", "GtkFontButton": "GtkButton", "GtkColorButton": "GtkButton",
    "GtkMenuButton": "GtkToggleButton", "GtkVolumeButton": "GtkToggleButton", "GtkScaleButton": "GtkToggleButton",
}


def called(stop, lines):
    """The name that GTK's test gives a stop, from the class on the stop's line."""
    kind = re.search(r'class="(\w+)"', lines[stop["line"] - 1])
    kind = kind.group(1) if kind else ""
    own = re.search(r'<property name="name">(\w+)<', lines[stop["line"]]) if stop["line"] < len(lines) else None
    if kind.startswith("GtkComboBox"):
        return "GtkEntry GtkText" if stop["role"] == "comboBox" else "GtkToggleButton"
    if own and kind == "GtkEntry":
        return f"{own.group(1)} GtkText"
    if kind == "GtkCalendar" and stop["role"] == "button":
        return "GtkButton"
    if stop["role"] == "tab":
        # The only tab of a notebook, or one of the buttons of a switcher, which stand for pages.
        return "GtkNotebook" if kind in ("GtkLabel", "GtkNotebookPage") else "GtkToggleButton"
    return CALLED.get(kind, kind)


def matched(expected, ours):
    """Which lines of the expected round are in the longest order that both rounds have, begun anywhere in ours."""
    best = set()
    for turn in range(max(len(ours), 1)):
        turned = ours[turn:] + ours[:turn]
        blocks = SequenceMatcher(None, expected, turned, autojunk=False).get_matching_blocks()
        found = {block.a + place for block in blocks for place in range(block.size)}
        if len(found) > len(best):
            best = found
    return best


def windows(source, program):
    """Each line of the order that GTK was seen to go: whether it is in the order that both have."""
    result = [None] * len(source.rows)
    for name, page in source.pages.items():
        text = (HERE / "Data" / page["ui"]).read_text()
        stops = program.stops(source.layout(text, name, "ui"), METHOD, "grouped")["window"]
        lines = text.split("\n")
        ids = set(re.findall(r'<object class="\w+" id="(\w+)"', text))
        order = [widget(stop, ids, lines) for stop in stops]
        for key in ("Tab", "Shift-Tab"):
            numbers = [n for n, row in enumerate(source.rows) if row["page"] == name and row["key"] == key]
            ours = order if key == "Tab" else order[::-1]
            found = matched([source.rows[n]["expect"] for n in numbers], ours)
            # A stop too many is wrong as well: the line after which it stands counts as missed.
            extra = len(ours) - len(found)
            for place, number in enumerate(numbers):
                result[number] = Answer("the same" if place in found else "another order", place in found)
            for number in numbers[:extra]:
                result[number] = Answer(f"{extra} stops too many", False)
    return result


def widget(stop, ids, lines):
    """The id of a stop's object, of the one that it is a part of, or of the nearest one before its line."""
    first, _, rest = (stop["id"] or "").partition(".")
    if first in ids and not rest.startswith("group"):
        return first
    for line in reversed(lines[:stop["line"]]):
        found = re.search(r'<object class="\w+" id="(\w+)"', line)
        if found:
            return found.group(1)
    return "?"


def focus_chains(source, program):
    """Each line of an expected list: whether it is in the order that both have; the last says that Tab goes round."""
    result = [None] * len(source.rows)
    orders = {}
    for name, page in source.pages.items():
        text = (HERE / "Data" / page["ui"]).read_text()
        file = source.layout(text, name, "ui")
        lines = text.split("\n")
        stops = program.stops(file, METHOD, "grouped")["window"]
        orders[name] = [called(stop, lines) for stop in stops if stop["role"] != "menuBar"]
    for name in source.pages:
        for key in ("Tab", "Shift-Tab"):
            numbers = [n for n, row in enumerate(source.rows) if row["page"] == name and row["key"] == key]
            wanted = [source.rows[n]["expect"] for n in numbers]
            ours = orders[name] if key == "Tab" else orders[name][::-1]
            found = matched(wanted[:-1], ours)
            for place, number in enumerate(numbers):
                if number in source.excluded:
                    continue
                if place == len(numbers) - 1:
                    result[number] = Answer("WRAP", wanted[-1] == "WRAP")
                else:
                    result[number] = Answer("the same" if place in found else "another order", place in found)
    return result
