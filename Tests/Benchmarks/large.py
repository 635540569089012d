"""Large layouts and many files: navcost beside xmllint, in one run: large.py NAVCOST FOLDER TABLE.md [--short].

The inputs are made in FOLDER by layouts.py. Each comparison is made in rounds, one run of each command after the other; a
ratio is the median of the rounds' own, so that what else the machine does meets both.
"""
import datetime
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

import layouts

METHOD = ["--method", "ios-switch-auto"]
ROOT = pathlib.Path(__file__).resolve().parents[2]

# What stands against the goals that are not met, by profiles of the build that is installed.
PROFILE = """## What stands against the goals that are not met

Shares are of processor time, by perf and callgrind.

- The summary beside `xmllint --stream`, by the clock and in processor time: libxml2's own code, which `xmllint` has, too, is 12 % of it.
  Analysis is 29 %, writing the text 14 %; the rest makes elements of attributes. Counting references (17 %) and memory (10 %) go through
  all of these.
- JSON of all targets is at its goal, on one side or the other from run to run: writing it is 45 % of the program's instructions, spread
  over names, numbers and texts, and finding the routes 5 %; the system's work for 115 MB is 15 % of the time. JSON lines hold the same
  figures in a third of the bytes.
- `suggest` of 1,000 targets in kept order is at its goal, too, which is a time of one machine: the same search took 0.50 s where
  `xmllint --stream` took 635 ms for the large layout, 0.59 s where it took 813 ms, and 0.66 s where it took 1,022 ms.
- The memory of `suggest` for 10,000 targets: the analysis has 37 MB, the search of the order and the screens that it tries the rest. The
  two searches that run at a time on two cores have 7 MB more than one: with `--jobs 1` it is 99 MB, and by default 97 to 108 MB.
- One sample as a process, and `--version`: the system's work for a new process (pages, files) is 46 %, the dynamic loader 13 %. Half of the
  1,000 pages that one sample touches are touched before the program begins, 217 of them because the program may stand at any address.
  Checks of types against protocols at their first use are 9 %, those of reading the arguments for the most part; libxml2 is 1 %.
- Size: FoundationEssentials (2.7 MB) comes with the reading of arguments, unwind tables have 3.9 MB, places that change with the program's
  address 1.5 MB, regular expressions 0.9 MB. Folding equal functions and packing those places would give 26.9 MB, but need a newer C library
  than the systems that releases are for.
""".splitlines() + [""]


class Run(NamedTuple):
    """What one run takes: seconds by the clock and of processor time, and the most memory, in MB."""

    seconds: float
    processor: float
    memory: float


def measured(command, may_end=(0,)):
    """What one run takes, which may end with some statuses."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in may_end:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    # Kilobytes, but on macOS bytes.
    return Run(seconds, used.ru_utime + used.ru_stime, used.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3))


def megabytes(analyze, layout, options, output):
    """How much is written of a layout."""
    measured([*analyze, str(layout), *options])
    return output.stat().st_size / 1e6


class Comparison:
    """Commands that are run in turn, as often as rounds say."""

    def __init__(self, rounds, **commands):
        self.runs = {name: [] for name in commands}
        for command in commands.values():
            measured(command)
        for _ in range(rounds):
            for name, command in commands.items():
                self.runs[name].append(measured(command))

    def median(self, name, what="seconds"):
        return statistics.median(getattr(run, what) for run in self.runs[name])

    def memory(self, name):
        return max(run.memory for run in self.runs[name])

    def ratio(self, name, to, what="seconds"):
        return statistics.median(getattr(a, what) / getattr(b, what) for a, b in zip(self.runs[name], self.runs[to]))


def make(folder, screens, files):
    """The inputs: one large layout, a tenth of it, and many small ones."""
    large, tenth, many = folder / f"large-{screens}.xml", folder / f"large-{screens // 10}.xml", folder / f"many-{files}"
    for path, count in ((large, screens), (tenth, screens // 10)):
        if not path.exists():
            layouts.main(path, count)
    if not many.exists():
        many.mkdir()
        for number in range(files):
            layouts.main(many / f"app-{number:04}.xml", 10)
    return large, tenth, many


def row(title, comparison, name, to, goal, what="seconds"):
    ratio = comparison.ratio(name, to, what)
    verdict = "" if goal is None else f"{'≤' if goal > 0 else '≥'} {abs(goal):g}"
    met = "" if goal is None else ("yes" if (ratio <= goal if goal > 0 else 1 / ratio >= -goal) else "no")
    shown = ratio if goal is None or goal > 0 else 1 / ratio
    return (
        f"| {title} | {comparison.median(name, what) * 1000:,.0f} | {comparison.median(to, what) * 1000:,.0f} | {shown:.2f} | "
        f"{verdict} | {met} | {comparison.memory(name):,.0f} |")


def megabytes_row(title, megabytes, most):
    """A row of memory or size alone."""
    return f"| {title} |  |  |  | ≤ {most} MB | {'yes' if megabytes <= most else 'no'} | {megabytes:,.1f} |"


def suggestions(navcost, folder, short):
    """The rows of `suggest`: seconds and memory for so many targets, beside what they may be."""
    rows = []
    for targets, options, most, megabytes in (
        (1_000, ["--order", "keep"], 0.5, 100), (1_000, [], 3, 100), (10_000, [], 30, 100),
    )[: 2 if short else 3]:
        layout = folder / f"flat-{targets}.xml"
        if not layout.exists():
            layouts.flat(layout, targets)
        command = ["timeout", "60", navcost, "suggest", *METHOD, str(layout), *options]
        runs = [measured(command, may_end=(0, 124)) for _ in range(1 if short or targets > 1_000 else 3)]
        seconds, memory = statistics.median(run.seconds for run in runs), max(run.memory for run in runs)
        met = "yes" if seconds <= most and memory <= megabytes else "no"
        limit = f"≤ {most:g} s, {megabytes} MB"
        name = "`suggest`, " + ("kept order" if options else "default options")
        rows.append(f"| {name}, {targets:,} targets | {seconds:.2f} | {limit} | {met} | {memory:,.0f} |")
    return rows


def main():
    short = "--short" in sys.argv
    navcost, folder, table = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    folder.mkdir(parents=True, exist_ok=True)
    screens, rounds = (1_000, 3) if short else (10_000, 7)
    large, tenth, many = make(folder, screens, 40 if short else 400)
    analyze = [navcost, "analyze", *METHOD, "-o", str(folder / "out")]
    sample = str(ROOT / "Samples/RoastedBeans.xml")
    one = Comparison(
        rounds, stream=["xmllint", "--stream", "--noout", str(large)], tree=["xmllint", "--noout", str(large)],
        navcost=[*analyze, str(large)], single=[*analyze, str(large), "--jobs", "1"])
    json = Comparison(
        rounds, text=[*analyze, str(tenth)], json=[*analyze, str(tenth), "--format", "json"],
        lines=[*analyze, str(tenth), "--format", "jsonl"], csv=[*analyze, str(tenth), "--format", "csv"])
    start = Comparison(
        20 if short else 60, xmllint=["xmllint", "--noout", sample], navcost=[*analyze, sample],
        version=[navcost, "--version"])
    jobs = Comparison(
        rounds, one=[*analyze, str(many), "--jobs", "1"], two=[*analyze, str(many), "--jobs", "2"])
    size = large.stat().st_size / 1e6
    written = {name: megabytes(analyze, tenth, ["--format", name], folder / "out") for name in ("text", "json", "jsonl", "csv")}
    # The short form takes the program that is there.
    runtime = "" if short else " with the static runtime"
    lines = [
        "# Large layouts and many files",
        "",
        f"`make bench-large{'-short' if short else ''}` wrote this: {screens:,} screens with {screens * 110:,} elements, "
        f"{size:,.0f} MB, by `ios-switch-auto`, the release build{runtime}, output to a file.",
        f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores, {datetime.date.today()}. Milliseconds are "
        "medians, ratios the medians of those of each round, memory the most of any round.",
        "",
        "| what | ms | beside, ms | ratio | goal | met | MB |",
        "| --- | --: | --: | --: | --: | --- | --: |",
        row("text summary beside `xmllint --stream --noout`", one, "navcost", "stream", 1.0),
        row("the same in processor time", one, "navcost", "stream", 1.8, "processor"),
        megabytes_row("memory of the text summary", one.memory("navcost"), 64),
        row("text summary beside `xmllint --noout`", one, "navcost", "tree", None),
        row("the same on one core beside `xmllint --stream --noout`", one, "single", "stream", None),
        row("JSON of all targets beside the summary, a tenth of the screens", json, "json", "text", 2.5),
        row("JSON lines beside the summary", json, "lines", "text", None),
        row("CSV beside the summary", json, "csv", "text", None),
        row("one sample as a process beside `xmllint --noout`", start, "navcost", "xmllint", 2),
        row("`navcost --version` beside the same", start, "version", "xmllint", 1.2),
        row(f"{len(list(many.iterdir()))} files with `--jobs 2` against `--jobs 1`, as a speed-up", jobs, "two", "one", -1.9),
        *([] if short else [megabytes_row("size of the program", pathlib.Path(navcost).stat().st_size / 1e6, 25)]),
        "",
        f"Of {screens // 10:,} screens the summary is {written['text']:,.1f} MB, JSON {written['json']:,.0f} MB, JSON lines "
        f"{written['jsonl']:,.0f} MB, CSV {written['csv']:,.0f} MB. `--version` reads no layout: what it takes is the program's start.",
        "",
        "## Suggestions for large screens",
        "",
        "A screen without groups, rows of 20 buttons, two under a heading. These are times of one machine, other work included; "
        "what takes over 60 s is ended.",
        "",
        "| what | s | goal | met | MB |",
        "| --- | --: | --: | --- | --: |",
        *suggestions(navcost, folder, short),
        "",
        *PROFILE,
    ]
    pathlib.Path(table).write_text("\n".join(lines), encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
