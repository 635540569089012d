"""Writes the tables of the documentation that repeat what the program knows: the articles Defaults and Rules.

Usage: tables.py NAVCOST [--check]

The generated part of an article stands between two comments; the text around it is left alone. With --check nothing is written,
and the exit status is 1 where an article is not what the program says.
"""

import json
import pathlib
import re
import subprocess
import sys

ARTICLES = pathlib.Path(__file__).resolve().parents[2] / "Sources/NavCost/NavCost.docc"
BEGIN, END = "<!-- tables: begin -->", "<!-- tables: end -->"
GROUPS = [
    ("Scan timing", "advance interval menuInterval firstItemDelay reaction press dwell"),
    ("Point scanning", "precision speed fineSpeed band"),
    ("Scan structure", "groupItems dissolveSingles lines rowTolerance smallestRow rowsBy switches exit cycles afterCycles switchBack"),
    ("Start and activation of a scan",
     "start activation autoTapDelay menuForSeveral menuOrder afterActivation"),
    ("Scrolling", "scrollPage scrollMenu scrollRepeat pageSwipe"),
    ("Listening", "listening announcement speechRate speechLatency heardWords overlap"),
    ("Errors of use", "missed accidental undo"),
    ("Time of keys", "keystrokeTime mental mentalTime"),
    ("Keyboard focus", "wrap browserStops keyboardNavigation"),
    ("Key combinations",
     "reader voKeys next previous activate find findDone actions gestures leaveText leaveTextBackwards menuBar mnemonicModifier "
     "accessKeyModifier heading landmark field button"),
    ("Touch screen readers", "swipe tap doubleTap hold turn containerTurns actionTurns menuPlace"),
    ("Remote", "rule"),
]


def cell(text):
    """The text of a table's cell."""
    return text.replace("|", "\\|").replace("*", "\\*")


def written(parameter):
    """A default with its unit."""
    value = parameter["default"]
    if isinstance(value, bool):
        return "on" if value else "off"
    text = f"{value:g}" if isinstance(value, (int, float)) else value
    unit = parameter["unit"]
    return f"{text} {unit}" if unit and isinstance(value, (int, float)) else text


def rows(key, methods):
    """The rows of one parameter: one for each default with its source, in the order of the methods."""
    found = {}
    for method in methods:
        for parameter in method["parameters"]:
            if parameter["key"] == key:
                entry = tuple(parameter[name] for name in ("summary", "allowed")) + (written(parameter), parameter["source"])
                found.setdefault(entry, []).append(method["id"])
    for (summary, allowed, default, source), ids in found.items():
        names = ", ".join(f"`{id}`" for id in ids)
        yield f"| `{key}` | {cell(summary)} | {cell(allowed)} | {cell(default)} | {names} | {cell(source)} |"


def defaults(methods):
    """The tables of all groups of parameters; a parameter of no group gets one at the end."""
    known = [key for _, keys in GROUPS for key in keys.split()]
    others = sorted({p["key"] for m in methods for p in m["parameters"]} - set(known))
    lines = []
    for title, keys in GROUPS + ([("Others", " ".join(others))] if others else []):
        body = [row for key in keys.split() for row in rows(key, methods)]
        if body:
            lines += [f"## {title}", "", "| Parameter | Meaning | Values | Default | Methods | Source |",
                      "| --- | --- | --- | --- | --- | --- |", *body, ""]
    return "\n".join(lines)


def paragraphs(text):
    """The text of a terminal with the lines of each paragraph joined."""
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text.strip())]


def rules(navcost):
    """The table of the rules, as `check --rules` prints it, and a section for each with its explanation."""
    table = navcost("check", "--rules", "--format", "markdown").strip()
    lines = [table, ""]
    for code in re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE):
        title, *parts = paragraphs(navcost("check", "--explain", code))
        lines += [f"## {code}", ""]
        for part in parts:
            lines += [re.sub(r"^(To do|Concerns|Touches|Source): ", r"*\1:* ", part), ""]
    return "\n".join(lines)


def main():
    program = sys.argv[1]

    def navcost(*arguments):
        return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout

    articles = {
        "Defaults": defaults(json.loads(navcost("methods", "--format", "json"))["methods"]),
        "Rules": rules(navcost),
    }
    status = 0
    for name, generated in articles.items():
        path = ARTICLES / f"{name}.md"
        text = path.read_text()
        head, rest = text.split(BEGIN)
        new = f"{head}{BEGIN}\n\n{generated}\n{END}{rest.split(END)[1]}"
        if "--check" not in sys.argv:
            path.write_text(new)
        elif new != text:
            print(f"{path}: the tables are not those of the program; `make tables` writes them again")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
