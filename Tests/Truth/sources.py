"""The sources of expectations, each with what asks navcost for its rows."""

import arrows
import gtk
import keyboards
import reading
import scanning
from rows import Source


AVALONIA = {
    "Projection": "projection", "RectilinearDistance": "rectilinear", "NavigationDirectionDistance": "direction"}


def avalonia_rule(row):
    """The rule of one of Avalonia's strategies."""
    return AVALONIA[row["rule"]]


def javafx(source, program):
    """Arrows by the remote's rule, Tab and Shift-Tab by the keyboard."""
    found = arrows.answers(source, program, lambda row: "nearest")
    tabs = [n for n, row in enumerate(source.rows) if row["key"].endswith("Tab")]
    for number, answer in enumerate(keyboards.windows(source, program, "java", keyboards.keypad, tabs)):
        found[number] = answer or found[number]
    return found


def chromeos(source, program):
    """ChromeOS, which also asks what lies in a node."""
    scanning.SUBTREES["root"] = ["root"] + scanning.learn(source.pages["predicates"]["tree"])
    return scanning.chromeos(source, program)


ALL = [
    ("chromium-spatial", lambda source, program: arrows.answers(source, program, lambda row: "spatial")),
    ("wicg-spatial", lambda source, program: arrows.answers(source, program, lambda row: "spatial")),
    ("android-focusfinder", lambda source, program: arrows.answers(source, program, lambda row: "touching")),
    ("compose-focus", lambda source, program: arrows.answers(source, program, lambda row: "siblings")),
    ("avalonia-xy", lambda source, program: arrows.answers(source, program, avalonia_rule)),
    ("javafx-traversal", javafx),
    ("wpt-tab", keyboards.wpt),
    ("chromium-probes", keyboards.probes),
    ("avalonia-tab", keyboards.avalonia),
    ("qt-tab", lambda source, program: keyboards.windows(source, program, "qt", keyboards.qt_window)),
    ("gtk-focus-chain", gtk.focus_chains),
    ("gtk-windows", gtk.windows),
    ("flutter-reading", reading.flutter),
    ("ios-voiceover", reading.ios),
    ("chromeos-switch-access", chromeos),
    ("android-switch-access", scanning.android),
]


def compared(program):
    """Each source with its answers."""
    for name, answers in ALL:
        source = Source(name)
        yield source, answers(source, program)
