"""How processor time grows with a layout: growth.py NAVCOST FOLDER TABLE.md [--short].

Every command is measured with each of its outputs and all access methods, and every access method alone, over layouts of
four shapes whose size doubles. A doubling that takes more than LIMIT times the processor time fails, unless REASONS says why, and more than it allows always.
What a start takes is subtracted first, and times too small to tell are left out. The inputs are made in FOLDER.
"""
import datetime
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import time

import shapes

LIMIT = 2.3
# Below so many seconds a ratio says more about the machine than about the program.
SMALLEST = 0.08
ROUNDS = 4

# Cases that are not met: (command, output, shape), an output of None for any; how much a doubling may take there at most, and why.
REASONS = {
    **{
        (command, None, "depth"): (3.0, "`suggest` and `report` on nested lists: each suggestion is rated by analyses of the whole screen after it, and their "
        "number grows with the screen until the saving of one is too small to tell: 8, 15, 17 and 17 at 1,000, 2,000, 4,000 and 8,000 elements.")
        for command in ("suggest", "report")
    },
    ("suggest", None, "grid"): (4.0, "`suggest` on grids: what to do with copies of one template is 1 choice at 125 elements and 9 from 250 on, "
    "each with an eighth of a search of orders and the best two with a whole one: one doubling goes from 1 search to 3.1."),
    **{
        (command, output, "mixed"): (3.2, "Readers on mixed nesting, and what asks them: where known routes are not sure to be the cheapest for targets whose names "
        "begin alike, these have a search of the whole screen of their own. There are at most 32 of these, here 5, 7, 15, 16 and 16 for VoiceOver at "
        "1,000 to 16,000 elements: one doubling adds eight, and those after it one.")
        for command, output in (("analyze", "text"), ("compare", None), ("suggest", None), ("ios-voiceover", None))
    },
    ("analyze a web page", None, "depth"): (4.0, "Web pages with all elements inside one another: the parser (gumbo) goes through the open elements at "
    "each tag, which is 83 % of the time at 16,000 levels."),
}


class Case:
    """A command with an output over one shape."""

    def __init__(self, command, output, shape, arguments, start):
        (self.command, self.output, self.shape, self.start) = (command, output, shape, start)
        # The arguments for a size.
        self.arguments = arguments
        self.seconds = {}

    def reason(self):
        for (command, output, shape), (most, why) in REASONS.items():
            if command == self.command and output in (None, self.output) and shape == self.shape:
                return why if (self.worst() or 0) <= most else None
        return None

    def doublings(self):
        """The ratios of the sizes that are large enough to tell."""
        sizes = sorted(self.seconds)
        return [
            self.seconds[size] / self.seconds[half]
            for half, size in zip(sizes, sizes[1:])
            if self.seconds[half] >= SMALLEST
        ]

    def worst(self):
        return max(self.doublings(), default=None)

    def text(self):
        """The worst doubling, with the largest size and its seconds; a dash where no time is large enough."""
        size = max(self.seconds)
        worst = self.worst()
        return "–" if worst is None else f"{worst:.2f} ({size:,}: {self.seconds[size]:.1f} s)"


class Bench:
    def __init__(self, navcost, folder, short):
        (self.navcost, self.folder, self.short) = (navcost, folder, short)
        # Sizes double from the first to the last; a case ends early with a run that takes longer than the patience.
        (self.last, self.patience) = (4_000, 0.5) if short else (16_000, 4)
        self.idle = min(self.processor_time([navcost, "--version"]) for _ in range(5))

    def processor_time(self, command):
        """The processor time of one run with all its threads, in seconds."""
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder)
        message = process.stderr.read().decode()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        # Findings end with 1.
        if process.returncode not in (0, 1):
            sys.exit(f"{' '.join(map(str, command))} ended with {process.returncode}: {message[-2000:]}")
        return used.ru_utime + used.ru_stime

    def outputs(self, command):
        """The outputs that a command offers, as its help names them."""
        text = subprocess.run([self.navcost, command, "--help"], capture_output=True, text=True, check=True).stdout
        found = re.search(r"--format <([^>]*)>", text)
        return re.sub(r"\s", "", found[1]).split("|") if found else []

    def methods(self):
        text = subprocess.run(
            [self.navcost, "methods", "--format", "json"], capture_output=True, text=True, check=True
        ).stdout
        return [method["id"] for method in json.loads(text)["methods"]]

    def layout(self, shape, size, isAfter=False):
        path = self.folder / f"{shape}-{size}{'-after' if isAfter else ''}.xml"
        if not path.exists():
            shapes.write(path, shape, size, isAfter)
        return path

    def page(self, shape, size):
        path = self.folder / f"{shape}-{size}.html"
        if not path.exists():
            shapes.write_page(path, shape, size)
        return path

    def part(self, shape, size, output):
        """A result of analyze that merge reads."""
        path = self.folder / f"part-{shape}-{size}.{output}"
        if not path.exists():
            subprocess.run(
                [self.navcost, "analyze", self.layout(shape, size), "--method", "ios-switch-auto", "--format", output]
                + ["--shard", "1/1", "--quiet", "-o", path],
                check=True,
            )
        return path

    def run(self, case, first):
        """Measures a case at doubling sizes; one that seems to grow too fast is measured again."""
        size = first
        while size <= self.last:
            command = [self.navcost, *map(str, case.arguments(size))]
            case.seconds[size] = max(self.processor_time(command) - self.idle, 0.001)
            half = size // 2
            for turn in range(ROUNDS):
                if half not in case.seconds or case.seconds[half] < SMALLEST:
                    break
                if case.seconds[size] / case.seconds[half] <= LIMIT or turn > 0 and case.reason():
                    break
                for again in (half, size):
                    command = [self.navcost, *map(str, case.arguments(again))]
                    seconds = max(self.processor_time(command) - self.idle, 0.001)
                    case.seconds[again] = min(case.seconds[again], seconds)
            if case.seconds[size] > self.patience and case.doublings():
                break
            size *= 2

    def cases(self):
        """Every command with each output, and every method alone, over each shape; with the first size of each."""
        methods = self.methods()
        each = [word for method in methods for word in ("--method", method)]
        few = ["--method", "ios-switch-auto", "--method", "mac-voiceover"]
        if self.short:
            each = few
        first = 1_000
        for shape in shapes.SHAPES:
            def layout(size, shape=shape):
                return self.layout(shape, size)

            def after(size, shape=shape):
                return self.layout(shape, size, isAfter=True)

            def add(command, output, arguments, first=first):
                return Case(command, output, shape, arguments, self.idle), first

            for output in self.outputs("analyze"):
                yield add("analyze", output, lambda n, o=output, f=layout: ["analyze", f(n), *each, "--format", o])
            for output in self.outputs("tree"):
                yield add("tree", output, lambda n, o=output, f=layout: ["tree", f(n), *each, "--format", o])
            for output in self.outputs("compare"):
                yield add(
                    "compare", output,
                    lambda n, o=output, f=layout, g=after: ["compare", f(n), g(n), *each, "--format", o])
            for output in self.outputs("check"):
                yield add("check", output, lambda n, o=output, f=layout: ["check", f(n), *few, "--format", o])
            yield add("check --schema", "text", lambda n, f=layout: ["check", f(n), *few[:2], "--schema"])
            yield add("check --write-baseline", "csv", lambda n, f=layout: [
                "check", f(n), *few, "--write-baseline", self.folder / "baseline.csv"])
            for output in self.outputs("suggest"):
                yield add(
                    "suggest", output, lambda n, o=output, f=layout: ["suggest", f(n), *few[:2], "--format", o], 125)
            yield add("report", "html", lambda n, f=layout: ["report", f(n), *few, "-o", self.folder / "pages"])
            yield add("convert", "xml", lambda n, f=layout: ["convert", f(n)])
            for output in ("json", "jsonl", "csv"):
                yield add("merge", output, lambda n, o=output, s=shape: ["merge", self.part(s, n, o)])
            if shape in ("siblings", "depth"):
                yield add("analyze a web page", "text", lambda n, s=shape: ["analyze", self.page(s, n), *few[:2]])
            for method in methods if not self.short or shape == "mixed" else []:
                yield add(method, "json", lambda n, m=method, f=layout: [
                    "analyze", f(n), "--method", m, "--format", "json"])


def table(cases, kinds):
    """One row for each command or method with its output, a column for each shape."""
    lines = ["| what | output | " + " | ".join(shapes.SHAPES) + " | met |", "| --- | --- |" + " --: |" * len(shapes.SHAPES) + " --- |"]
    rows = {}
    for case in cases:
        if kinds(case):
            rows.setdefault((case.command, case.output), {})[case.shape] = case
    for (command, output), row in rows.items():
        shown = [row[shape].text() if shape in row else "" for shape in shapes.SHAPES]
        worst = max((case.worst() or 0 for case in row.values()), default=0)
        known = all(case.reason() for case in row.values() if (case.worst() or 0) > LIMIT)
        met = "yes" if worst <= LIMIT else ("no, see below" if known else "no")
        lines.append(f"| `{command}` | {output} | " + " | ".join(shown) + f" | {met} |")
    return lines


def main():
    short = "--short" in sys.argv
    navcost, folder, path = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve(), sys.argv[3]
    folder.mkdir(parents=True, exist_ok=True)
    bench = Bench(str(navcost), folder, short)
    methods = set(bench.methods())
    begin, cases = time.monotonic(), []
    for case, first in bench.cases():
        if sys.stderr.isatty():
            print(f"\r\033[K{case.command} {case.output} {case.shape}", end="", file=sys.stderr, flush=True)
        bench.run(case, first)
        cases.append(case)
        if (case.worst() or 0) > LIMIT:
            print(f"{case.command} {case.output} {case.shape}: {case.text()} {case.seconds}", flush=True)
    lines = [
        "# Growth of processor time",
        "",
        f"`make bench-growth{'-short' if short else ''}` wrote this: the processor time of each command, output and access method over layouts of four "
        f"shapes, whose size doubles up to {bench.last:,} elements or until a run takes over {bench.patience:g} s.",
        f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores, {datetime.date.today()}. Each figure is the worst ratio of "
        f"a doubling, with the largest size and its seconds. Goal: at most {LIMIT}. A dash: all sizes take less than {SMALLEST} s, which is too little to tell.",
        "",
        f"## Commands and outputs, by {'two' if short else 'all'} access methods at once",
        "",
        "`check` and `report` are measured by two methods, `suggest`, `merge` and `check --schema` by one.",
        "",
        *table(cases, lambda case: case.command not in methods),
        "",
        "## Access methods, each alone",
        "",
        *table(cases, lambda case: case.command in methods),
        "",
    ]
    unmet = [case for case in cases if (case.worst() or 0) > LIMIT]
    reasons = list(dict.fromkeys(case.reason() for case in unmet if case.reason()))
    if reasons:
        lines += ["## What is not met", ""] + [f"- {reason}" for reason in reasons] + [""]
    pathlib.Path(path).write_text("\n".join(lines), encoding="utf-8")
    print(f"{len(cases)} cases in {time.monotonic() - begin:.0f} s, {len(unmet)} above {LIMIT}")
    if any(case.reason() is None for case in unmet):
        sys.exit(1)


if __name__ == "__main__":
    main()
