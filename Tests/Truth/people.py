"""Predictions beside what people were measured to need; nothing is fitted to a figure that it predicts."""

import csv
import itertools
import json
import subprocess
from dataclasses import dataclass, field

import boards
import markup
from rows import HERE

FOLDER = HERE / "People"
# Seconds of a word of five characters, over seconds of a character.
WORD = 12.0


@dataclass
class Measured:
    """One figure of a study: measured, predicted (two values where it is a range), and what had to be assumed."""

    row: dict
    low: float
    high: float
    notes: list = field(default_factory=list)

    @property
    def is_range(self):
        return self.high - self.low > 1e-9

    @property
    def holds(self):
        return self.low <= self.row["measured"] <= self.high

    @property
    def error(self):
        """Relative to what was measured; nil of a range."""
        return None if self.is_range else (self.low - self.row["measured"]) / self.row["measured"]


def studies():
    """The rows of studies and what says too little."""
    return json.loads((FOLDER / "studies.json").read_text())


def written(name, text):
    """A layout of this part, written where it can be read."""
    path = FOLDER / f"{name}.xml"
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path


def late(row, program):
    """The share of presses that come after the highlight: what a list of one item costs again and again."""
    file = written("one", markup.layout("One key", "aac", [
        markup.screen("one", [markup.button("key", [0, 0, 100, 100], role="key")])]))
    screen = program.json(
        "analyze", file, "--method", "aac-row-column", "--action", "none", "--set", f"interval={row['interval']}",
        "--set", f"reactionTimes=exGaussian:{row['fit']}", "--set", "latePress=withheld", "--set", "cycles=0")["screens"][0]
    steps = screen["methods"][0]["trees"]["flat"]["withErrors"]["steps"]
    return [1 - 1 / steps]


def settings(row):
    """Every combination of the plausible values of a row."""
    given = row.get("settings", {})
    for values in itertools.product(*given.values()):
        yield [word for key, value in zip(given, values) for word in ("--set", f"{key}={value}")]


def text(row, program):
    """Words a minute, for each combination of plausible values."""
    file = written(row["layout"], boards.LAYOUTS[row["layout"]]())
    tree = boards.TREES[row["layout"]]
    result = []
    for options in settings(row):
        screen = program.json("analyze", file, "--method", "aac-row-column", "--set", "start=off", *options)["screens"][0]
        summary = screen["methods"][0]["trees"][tree]
        result.append(WORD / summary.get("withErrors", summary["expected"])["seconds"])
    return result


def gesture(row, program):
    """Seconds of so many gestures: those of the route that the row is about, each as long as they are on average there."""
    file = written(row["layout"], boards.LAYOUTS[row["layout"]]())
    [options] = list(settings(row))

    def cost(target, *more):
        screen = program.json(
            "analyze", file, "--method", "ios-voiceover", "--routes", row["routes"], *options, *more)["screens"][0]
        return next(t for t in screen["targets"] if t["id"] == target)["costs"]["ios-voiceover"]["grouped"]

    if "only" not in row:
        found = cost(row["target"], "--action", "none")
        return [found["seconds"] / found["commands"] * row["commands"]]
    return [boards.seconds_of(row, cost) * row["commands"]]


def default(row, program):
    """A default of navcost against a figure that people or programs use."""
    text = subprocess.run([program.path, "methods", "--format", "json"], capture_output=True, text=True, check=True).stdout
    method = next(method for method in json.loads(text)["methods"] if method["id"] == row["method"])
    value = next(part for part in method["parameters"] if part["key"] == row["parameter"])["default"]
    return [value if isinstance(value, (int, float)) else float(str(value).split()[0])]


KINDS = {"late": late, "text": text, "gesture": gesture, "default": default}


def measured(program):
    """Every row of the studies with its prediction."""
    result = []
    for row in studies()["rows"]:
        values = KINDS[row["kind"]](row, program)
        result.append(Measured(row, min(values), max(values)))
    return result


def three_presses(program):
    """The 30 people of Koester's press tests: the time of three presses from their tests of one and of two.

    A trial lasts until the switch is released: the test of one press gives the reaction and the hold, and what the test of two
    takes beyond them is the time from press to press. A manual scan to the second item has two such times; the last hold comes
    after it.
    """
    file = written("two", markup.layout("Two keys", "ios", [markup.screen("two", [
        markup.button("first", [0, 0, 100, 100]), markup.button("second", [0, 100, 100, 100])])]))
    result = []
    with open(FOLDER / "press-tests.csv", newline="") as rows:
        for person in csv.DictReader(rows):
            hold = float(person["trial1"]) - float(person["response1"])
            press = float(person["trial2"]) - float(person["response2"]) - hold
            costs = program.costs(file, "ios-switch-manual", "flat", "--set", f"press={press:.4f}")
            predicted = float(person["response1"]) + costs["two"]["second"]["seconds"] + hold
            row = {"id": person["person"], "grade": "A", "measured": float(person["trial3"]), "unit": "s",
                   "study": "Koester's press tests", "impaired": person["motorImpaired"] == "yes"}
            result.append(Measured(row, predicted, predicted))
    return result
