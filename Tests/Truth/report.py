"""The table as Markdown: what is known badly first, then the sums, then everything that disagrees."""

import json
import statistics

import orca
import own
from rows import HERE, question

YARDSTICK = (
    "Keystroke models reach 16 to 27 % with people: word entry times of people with and without spinal cord injury, with each "
    "person's own parameters and with others' (Koester and Levine 1997, doi 10.1080/07434619712331278068).")



def table(heads, lines):
    """A table of Markdown."""
    text = "| " + " | ".join(heads) + " |\n| " + " | ".join("---" for _ in heads) + " |\n"
    return text + "".join("| " + " | ".join(cell(value) for value in line) + " |\n" for line in lines) + "\n"


def cell(value):
    """What stands in a cell."""
    return str(value).replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")


def percent(value):
    """A share as a percentage."""
    return f"{100 * value:.1f} %"


def reasons():
    """Why rows disagree: by source and row."""
    stated = json.loads((HERE / "reasons.json").read_text())
    return {
        source: {row: part["reason"] for part in parts for row in part["rows"]} for source, parts in stated.items()
    }


def sums(results):
    """Rows, claimed, equal and excluded rows by source, and in all."""
    lines = []
    for source, answers in results:
        claimed = [answer for answer in answers if answer]
        lines.append((source, len(answers), len(claimed), sum(a.equal for a in claimed), len(source.excluded)))
    total = [sum(line[column] for line in lines) for column in range(1, 5)]
    return lines, total


def platforms(results):
    """The sums by source and every row that disagrees, with the reason."""
    lines, total = sums(results)
    text = table(
        ["source", "method", "rows", "claimed", "equal", "excluded"],
        [[f"{source.title}: `{source.file}` ({source.licence})", source.method, *line] for source, *line in lines]
        + [["**all**", "", *total]])
    text += "\n### Excluded before the first prediction\n\n"
    excluded = []
    for source, _ in results:
        for reason in dict.fromkeys(source.excluded.values()):
            numbers = [number + 1 for number, given in source.excluded.items() if given == reason]
            names = dict.fromkeys(source.rows[number - 1]["test"] for number in numbers)
            excluded.append([source.name, len(numbers), ", ".join(names), reason])
    text += table(["source", "rows", "tests", "reason"], excluded)
    text += "### Rows that disagree\n\n"
    known, disagreeing = reasons(), []
    for source, answers in results:
        for number, answer in enumerate(answers):
            if answer and not answer.equal:
                row = source.rows[number]
                reason = known.get(source.name, {}).get(number + 1, "not explained yet")
                disagreeing.append([source.name, number + 1, row["test"], question(row), row["expect"], answer.ours, reason])
    return text + table(["source", "row", "test", "question", "expected", "ours", "why"], disagreeing)


def people(measured, presses, studies):
    """Predictions beside people: figures, ranges, calibration, ranks, and what says too little."""
    def line(m):
        row = m.row
        predicted = f"{m.low:.3g}" + (f" to {m.high:.3g}" if m.is_range else "")
        verdict = ("lies in it" if m.holds else "lies outside") if m.is_range else f"{100 * m.error:+.1f} %"
        return [f"{row['study']}, {row['citation']}", row["grade"], row["what"], predicted, f"{row['measured']:g} {row['unit']}",
                verdict, row["assumed"]]

    heads = ["study", "grade", "what", "predicted", "measured", "error", "assumed"]
    figures = [m for m in measured if not m.row.get("calibration")]
    text = table(heads, [line(m) for m in figures])
    groups = []
    for name, wanted in (("10 people with motor impairment", True), ("20 people without", False)):
        errors = [abs(m.error) for m in presses if m.row["impaired"] == wanted]
        groups.append([name, len(errors), percent(statistics.median(errors)), percent(max(errors)),
                       sum(error <= 0.16 for error in errors)])
    text += (
        "Koester's press tests (A; nbonaker/ReactionTime 40720046, data/koester_data.xlsx): the time of three presses, predicted "
        "for each person from the reaction and the hold in the test of one press and the time from press to press in the test of two. "
        "A trial ends when the switch is released (the test of one press lasts longer than its reaction), so the hold counts once.\n\n")
    text += table(["people", "rows", "median absolute error", "largest", "within 16 %"], groups)
    text += "### Calibration: rows by which a default was set, in no error figure\n\n"
    text += table(heads, [line(m) for m in measured if m.row.get("calibration")])
    text += "### Rank order within a study\n\n" + ranks(measured)
    text += "### Rows graded A or B that say too little\n\n"
    return text + table(["grade", "source", "what is missing"], studies["tooLittle"])


def ranks(measured):
    """Whether figures of one study stand in the measured order."""
    lines = []
    for name in dict.fromkeys(m.row["rank"] for m in measured if "rank" in m.row):
        rows = [m for m in measured if m.row.get("rank") == name]
        real = [m.row["id"] for m in sorted(rows, key=lambda m: m.row["measured"])]
        ours = [m.row["id"] for m in sorted(rows, key=lambda m: (m.low + m.high) / 2)]
        lines.append([name, ", ".join(real), ", ".join(ours), "right" if real == ours else "another order"])
    return table(["study", "measured, from the least", "predicted", "order"], lines)


def errors_of(measured, presses):
    """The absolute errors of all rows with a number, calibration left out."""
    return [abs(m.error) for m in measured + presses if m.error is not None and not m.row.get("calibration")]


def ways(compared, seen):
    """What navcost computes in several ways."""
    text = table(["figures of the samples", "compared", "largest relative difference", "where"], [
        [c.name, c.count, f"{c.largest:.2g}", c.where or "nowhere"] for c in compared])
    simulated = compared[-1]
    return text + (
        f"Of the simulated means {simulated.inside} of {simulated.count} have the chain's figure in their 95 % interval (seed "
        f"{own.SEED}). The closed forms and the machine are held equal on random trees by ClosedFormTests. " + replayed(seen))


def replayed(seen):
    """What the scan player of the reports has replayed in a real browser."""
    player = (seen or {}).get("player")
    if not player:
        return "The scan player of the reports was not compared yet: `make truth-live`.\n\n"
    return (
        f"The scan player of the reports replayed {player['routes']:,} routes ({player['samples']} samples, {player['methods']} "
        f"methods) in {seen['browser']['version']}, each with the engine's presses and steps, its wait to 0.0001 s and its seconds "
        "to three digits.\n\n")


def live(seen):
    """What a real browser and real toolkits did, with their versions."""
    if seen is None:
        return "Not recorded yet: `make truth-live`.\n\n"
    lines, read = [], []
    for name, page in seen["browser"]["pages"].items():
        real, ours = [node_of(*node) for node in page["tree"]], [node_of(*node) for node in page["spoken"]]
        said = orca.nodes(seen["reader"]["pages"][name])
        named = [node for node in ours if node[1]]
        read.append((name, common(said, named), len(said), len(named)))
        lines.append([name, page["stops"], page["ours"], "same" if page["same"] else "differs", len(real), len(ours),
                      common(real, ours), len(said), len(named), read[-1][1]])
    text = f"Recorded with {seen['browser']['version']} and {seen['reader']['version']} by `make truth-live`.\n\n"
    text += table(["page", "Tab stops", "ours", "order", "nodes of the accessibility tree", "ours", "in common, in order",
                   "elements that Orca names", "ours with a name", "in common, in order"], lines)
    text += heard(read)
    return text + table(["toolkit", "what its live check said last"], seen["toolkits"].items())


def heard(read):
    """How far Orca's reading agrees with `web-screen-reader`, over all pages."""
    shared, said, ours = (sum(column) for column in list(zip(*read))[1:])
    silent = ", ".join(f"`{name}`" for name, _, spoken, _ in read if not spoken)
    return (
        f"Orca reads each page line by line from its top, without a screen or a sound. Of the {ours} elements with a name that "
        f"`web-screen-reader` stops on it names {shared} in the same order with the same role ({percent(shared / ours)}); it names "
        f"{said} in all." + (f" It says nothing on {silent}." if silent else "") + "\n\n")


def node_of(role, name):
    """A node as it is compared: a box of no role that takes the focus is read as the text in it."""
    return "staticText" if role == "other" else role, name


def common(one, other):
    """The length of the longest common order."""
    lengths = [0] * (len(other) + 1)
    for item in one:
        before = 0
        for place, given in enumerate(other):
            kept = lengths[place + 1]
            lengths[place + 1] = before + 1 if item == given else max(kept, lengths[place])
            before = kept
    return lengths[-1]
