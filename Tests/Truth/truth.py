#!/usr/bin/env python3
"""Writes the truth table: what navcost predicts beside platforms' own tests, people, and its own other ways to compute it.

Usage: truth.py PROGRAM REPORT ROWS

REPORT is the summary with everything that disagrees, ROWS the list of all rows. The same program writes the same bytes.
"""

import json
import statistics
import subprocess
import sys
from pathlib import Path

import own
import people
import report
import sources
from program import Program
from rows import HERE, question

ROOT = HERE.parents[1]
# What each method was compared with: sources, studies, live checks.
STUDIES = {
    "aac-row-column": ["SAK and the keyboard of Windows (people)", "late presses of four switches (people)"],
    "ios-switch-manual": ["press tests of 30 people"],
    "ios-voiceover": ["VoiceOver tasks (people)"],
    "web-keyboard": ["Chromium (live)"], "web-screen-reader": ["Chromium's accessibility tree (live)", "Orca (live)"],
    "desktop-keyboard": ["GTK and Qt windows (live)"],
}


def held(results, program):
    """Each method of the program with what it was compared with; `navcost methods` has to name the same methods."""
    text = subprocess.run([program.path, "methods", "--format", "json"], capture_output=True, text=True, check=True).stdout
    methods = json.loads(text)["methods"]
    found = {method["id"]: [] for method in methods}
    for source, answers in results:
        for method in source.method.split(", "):
            found[method].append(f"{source.title} ({sum(1 for a in answers if a)} rows)")
    for method, names in STUDIES.items():
        found[method] += names
    for method in methods:
        if bool(method["evidence"]) != bool(found[method["id"]]):
            raise SystemExit(f"'navcost methods' says of {method['id']}: {method['evidence']}; here: {found[method['id']]}")
    return found


def rows_text(results, summary):
    """All rows, one line each."""
    text = (f"# The rows of the truth table\n\nEvery expectation; [the table]({summary}) sums them up. A number is the row's place in its "
            "file in `Tests/Truth/Data`.\n\n")
    for source, answers in results:
        text += f"## {source.title}\n\n{source.file}, {source.licence}; layouts `Tests/Truth/Layouts/{source.name}*`; {source.method}: {source.claims}.\n\n"
        lines = []
        for number, (row, answer) in enumerate(zip(source.rows, answers)):
            verdict = "excluded" if answer is None else "equal" if answer.equal else "differs"
            expected = "stays" if row["expect"] is None else row["expect"]
            lines.append([number + 1, row["test"], question(row), expected, answer.ours if answer else "", verdict])
        text += report.table(["row", "test", "question", "expected", "ours", ""], lines)
    return text.rstrip() + "\n"


def main():
    program = Program(Path(sys.argv[1]).resolve())
    summary, listed = Path(sys.argv[2]), Path(sys.argv[3])
    results = list(sources.compared(program))
    measured, presses = people.measured(program), people.three_presses(program)
    compared = own.compared(program, ROOT / ".build" / "truth")
    kept = HERE / "Live" / "seen.json"
    seen = json.loads(kept.read_text()) if kept.exists() else None
    _, (rows, claimed, equal, excluded) = report.sums(results)
    errors = report.errors_of(measured, presses)
    ranges = [m for m in measured if m.is_range]
    methods = held(results, program)
    without = [method for method, names in methods.items() if not names]
    text = (
        "# The truth table\n\nWhat navcost predicts, beside platforms' own tests, people, real programs and its own other ways to "
        f"compute the same. `make truth` writes this page and [all rows]({listed.name}) from `Tests/Truth`.\n\n"
        "## Known badly\n\n"
        f"These methods have no outside test: {', '.join(f'`{method}`' for method in without)}.\n\n"
        f"- Platforms: {rows:,} expectations, {claimed:,} claimed before the first prediction, {equal:,} of them equal "
        f"({report.percent(equal / claimed)}), {excluded} excluded ({report.percent(excluded / rows)}).\n"
        f"- People: {len(errors)} figures, median absolute error {report.percent(statistics.median(errors))}; {len(ranges)} ranges, "
        f"of which {sum(m.holds for m in ranges)} hold what was measured.\n\n"
        f"{report.YARDSTICK}\n\n")
    text += "## What each method was compared with\n\n" + report.table(
        ["method", "compared with"], [[f"`{method}`", "; ".join(names) or "nothing outside"] for method, names in methods.items()])
    text += "## Platforms' own tests\n\n" + report.platforms(results)
    text += "## People\n\n" + report.people(measured, presses, people.studies())
    text += (ROOT / "Tests/Truth/People/misses.md").read_text() + "\n"
    text += "## Ours against ours\n\n" + report.ways(compared, seen)
    text += "## Live\n\n" + report.live(seen)
    text += "## Mutations\n\n" + (ROOT / "Tests/Truth/mutations.md").read_text()
    summary.write_text(text.rstrip() + "\n")
    listed.write_text(rows_text(results, summary.name))
    line = f"{equal:,} of {claimed:,} expectations of platforms' own tests agree ({report.percent(equal / claimed)}), and figures of people "
    line += f"are predicted with a median error of {report.percent(statistics.median(errors))}."
    if line not in (ROOT / "README.md").read_text():
        print(f"README does not say: {line}", file=sys.stderr)
    print(f"{rows} rows, {claimed} claimed, {equal} equal, {excluded} excluded; people: {len(errors)} figures, median error "
          f"{report.percent(statistics.median(errors))}")


if __name__ == "__main__":
    main()
