#!/usr/bin/env python3
"""Changes ten constants of the engine, one at a time, and shows the rows that agreed before and do not any more.

Usage: mutations.py PROGRAM [MUTANT]

Seven are parameters. The other three stand in the source: with MUTANT, a build of a copy in which they follow the variable
NAVCOST_MUTATION (`mutations.py --patch FOLDER` changes the copy), they are shown as well.
"""

import os
import sys
from pathlib import Path

import people
import sources
from program import Program
from rows import Source

# What is changed, from what to what, how, and the source of rows in which it has to show.
MUTATIONS = [
    ("wrap of the Tab loop", "on", "off", ("--set", "wrap=off"), "javafx-traversal"),
    ("smallest row of row-column scanning", "3", "2", ("--set", "smallestRow=2"), "android-switch-access"),
    ("cancel item of group selection", "on", "off", ("--set", "cancelItem=off"), "android-switch-access"),
    ("back button of a group", "last", "none", ("--set", "exit=none"), "chromeos-switch-access"),
    ("first-item delay", "0 s", "0.5 s", ("--set", "firstItemDelay=0.5"), "chromeos-switch-access"),
    ("order of a ring: how far tops may differ in a row", "8 points", "60 points", ("--set", "rowTolerance=60"),
     "ios-voiceover"),
    ("speech latency", "0.25 s", "0.5 s", ("--set", "speechLatency=0.5"), "people"),
    ("weight of the distance ahead in Android's beams", "13", "1", "beam", "android-focusfinder"),
    ("skipping of disabled controls", "skipped", "visited", "disabled", "avalonia-tab"),
    ("reaction as a share of the interval", "0.65", "0.5", "reaction", "people"),
]
# Where the three constants stand, and what they become in the copy.
MUTATION = 'ProcessInfo.processInfo.environment["NAVCOST_MUTATION"]'
PATCHES = {
    "Sources/AccessCost/Machines/FocusField.swift": [(
        "{ 13 * major(other) * major(other) + minor(other) * minor(other) }",
        f'{{ ({MUTATION} == "beam" ? 1 : 13) * major(other) * major(other) + minor(other) * minor(other) }}')],
    "Sources/AccessCost/Trees/Exposure.swift": [(
        "isDisabled: !elements[offset].isEnabled || around?.isDisabled == true,",
        f'isDisabled: {MUTATION} != "disabled" && (!elements[offset].isEnabled || around?.isDisabled == true),')],
    "Sources/AccessCost/Methods/CommonParameters.swift": [(
        "0.65, of: .interval", f'{MUTATION} == "reaction" ? 0.5 : 0.65, of: .interval')],
}
# An error of a number up to which a row agrees: what keystroke models reach at best.
AGREES = 0.16


def patch(folder):
    """Makes the three constants of a copy follow the variable."""
    for name, changes in PATCHES.items():
        path = Path(folder) / name
        text = path.read_text()
        for before, after in changes:
            if before not in text:
                raise SystemExit(f"{name} does not hold '{before}' any more")
            text = text.replace(before, after)
        path.write_text("import Foundation\n" + text)


def agreeing(name, program):
    """The rows of a source that agree, by number or id."""
    if name == "people":
        return {m.row["id"] for m in people.measured(program) if m.error is not None and abs(m.error) <= AGREES}
    source = Source(name)
    answers = dict(sources.ALL)[name](source, program)
    return {number + 1 for number, answer in enumerate(answers) if answer and answer.equal}


def shown(path, mutant=None):
    """For each mutation the rows that agreed and do not any more; nil where it was not built."""
    before = {}
    for name, old, new, how, source in MUTATIONS:
        if source not in before:
            before[source] = agreeing(source, Program(path))
        if isinstance(how, tuple):
            after = agreeing(source, Program(path, how))
        elif mutant is None:
            yield name, old, new, source, None
            continue
        else:
            os.environ["NAVCOST_MUTATION"] = how
            after = agreeing(source, Program(mutant))
            del os.environ["NAVCOST_MUTATION"]
        yield name, old, new, source, sorted(before[source] - after, key=str)


def main():
    if sys.argv[1] == "--patch":
        return patch(sys.argv[2])
    failures = 0
    for name, old, new, source, lost in shown(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None):
        rows = "not built" if lost is None else f"{len(lost)} rows of {source} disagree, as {lost[0]}" if lost else "NOT SEEN"
        print(f"{name}, {old} to {new}: {rows}")
        failures += lost == []
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
