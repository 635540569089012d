"""Writes the table of the benchmarks.

report.py QUESTIONS.json ANSWERS.json GAPS.json MICRO.json COMMAND > Reports/search-benchmarks.md: what Quality, quality.py, gaps.py
and Micro have found; MICRO.json may be -.
"""

import json
import math
import pathlib
import statistics
import sys


def number(value, digits=3):
    return "–" if value is None else f"{value:.{digits}f}"


def percent(value, base):
    """How much more than a base, in percent."""
    if value is None or base is None or base <= 0:
        return "–"
    return f"{max(0.0, 100 * (value / base - 1)):.2f}"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


def best_known(record, solvers):
    """The least value that any contender has for a question."""
    values = [record["today"], *record["search"], record.get("rows"), record.get("huffman"), record.get("kept"),
              record.get("long")]
    if record["constraints"] == "none":
        key = (record["name"], record["weights"], record["depth"], False)
        values += [answer["value"] for answer in solvers.get(key, {}).values()]
    return min(value for value in values if value is not None)


def quality(records, solvers):
    rows, gaps = [], []
    for record in records:
        search = record["search"]
        best = best_known(record, solvers)
        worst_gap = 100 * (max(search) / best - 1)
        gaps.append((statistics.median(search) / best - 1, worst_gap / 100, record))
        rows.append([
            record["name"], record["weights"], record["targets"], number(record["today"]), number(record.get("rows")),
            number(record.get("huffman")), number(record.get("kept")), number(min(search)),
            number(statistics.median(search)), number(max(search)), number(record.get("long")), number(record.get("bound")),
            percent(min(search), record.get("bound")), percent(statistics.median(search), best), percent(max(search), best),
            record["status"], number(statistics.median(record["searchSeconds"]), 2)])
    head = ["layout", "weights", "n", "today", "rows", "Huffman", "kept order", "best", "median", "worst", "5 x moves",
            "bound", "best over bound %", "median over best known %", "worst over best known %", "status", "s"]
    return table(head, rows), gaps


def growth(points):
    """The exponent of a power law by least squares on logarithms."""
    xs = [math.log(count) for count, _ in points]
    ys = [math.log(time) for _, time in points]
    x, y = statistics.mean(xs), statistics.mean(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def micro(results):
    """The fastest and the middle run of each benchmark, in microseconds."""
    times = {}
    for entry in results:
        percentiles = entry["secondaryMetrics"]["Time (wall clock)"]["scorePercentiles"]
        name = entry["benchmark"].split(".")[-1].replace("_", " ")
        times[name] = (float(percentiles["0.0"]), float(percentiles["50.0"]))
    return times


def micro_text(times):
    reference = times["cost of a plan, n = 1000"][0]
    rows, series = [], {}
    for name, (least, middle) in sorted(times.items()):
        if name.startswith("exact, "):
            kind, count = name[len("exact, "):].rsplit(", n = ", 1)
            series.setdefault(kind, []).append((int(count), least))
        per_second = f"{int(name.split(' ')[0]) / middle * 1e6:,.0f}" if " moves, " in name else ""
        rows.append([name, f"{least / reference:,.0f}", f"{least / 1000:,.3f}", f"{middle / 1000:,.3f}", per_second])
    exponents = []
    for kind, points in series.items():
        points.sort()
        exponents.append([kind, ", ".join(str(count) for count, _ in points), f"{growth(points):.2f}"])
    head = ["what", "x one pass of the cost", "fastest, ms", "median, ms", "moves a second"]
    return table(["exact grouping", "n", "exponent of n"], exponents), table(head, rows)


def solver_text(found):
    rows = []
    for entry in found["questions"]:
        row = [entry["name"], entry["weights"], entry["targets"], entry["depth"] or "any", "kept" if entry["keepsOrder"] else "free",
               number(entry["value"], 4), entry["status"], number(entry["seconds"], 2)]
        for name in ("CP-SAT", "HiGHS"):
            answer = entry["solvers"][name]
            row += [number(answer["value"], 4), number(answer["bound"], 4), answer["status"], number(answer["seconds"], 2)]
        rows.append(row)
    head = ["layout", "weights", "n", "depth", "order", "navcost", "status", "s"]
    for name in ("CP-SAT", "HiGHS"):
        head += [name, "its bound", "status", "s"]
    return table(head, rows)


def proof_text(found):
    """What is proven of the free order, and how long a proof takes: solver over navcost, where both have one."""
    rows = []
    for depth in (1, 2, None):
        chosen = [entry for entry in found["questions"] if not entry["keepsOrder"] and entry["depth"] == depth]
        proven = [entry for entry in chosen if entry["status"] == "optimal"]
        row = [depth or "any", len(chosen), len(proven), number(max((entry["seconds"] for entry in chosen), default=None), 2)]
        for name in ("CP-SAT", "HiGHS"):
            both = [entry for entry in proven if entry["solvers"][name]["status"] == "optimal"]
            ratios = [entry["solvers"][name]["seconds"] / max(entry["seconds"], 1e-3) for entry in both]
            row += [sum(entry["solvers"][name]["status"] == "optimal" for entry in chosen),
                    number(statistics.median(ratios) if ratios else None, 1)]
        rows.append(row)
    return table(["free order, depth", "questions", "proven by navcost", "longest s", "by CP-SAT", "its time over ours, median",
                  "by HiGHS", "its time over ours, median"], rows)


def goals_text(found, gaps):
    """What proofs and stated gaps are to be, and what they are."""
    free = [entry for entry in found["questions"] if not entry["keepsOrder"]]
    deep = [entry for entry in free if entry["depth"] == 2]
    proven = sum(entry["status"] == "optimal" for entry in deep)
    longest = max(entry["seconds"] if entry["status"] == "optimal" else math.inf for entry in free if entry["targets"] <= 200)
    rows = [
        ["free order, two levels deep: proven", f"{proven} of {len(deep)}", "all", proven == len(deep)],
        ["free order, up to 200 targets, any depth limit: the longest proof, s", number(longest, 2), "≤ 1", longest <= 1]]
    for name, values in gaps.items():
        values = sorted(values)
        # Half of what they were when the bound knew nothing of what belongs together.
        for share, most in ((0.5, 0.115), (0.9, 0.2)):
            what = "median" if share == 0.5 else "90th percentile"
            gap = values[math.ceil(share * len(values)) - 1] if values else None
            rows.append([f"stated gap of real layouts by {name}, {what} of {len(values)} screens", number(gap), f"≤ {most:g}",
                         None if gap is None else gap <= most])
    verdicts = {True: "yes", False: "no", None: "no layouts"}
    return table(["what", "found", "goal", "met"], [[*row[:3], verdicts[row[3]]] for row in rows])


def main():
    records, found, gaps = (json.loads(pathlib.Path(path).read_text()) for path in sys.argv[1:4])
    solvers = {(q["name"], q["weights"], q["depth"], q["keepsOrder"]): q["solvers"]
               for q in found["questions"] if not q["isRelaxed"]}
    print(f"""# The search of `navcost suggest` against others

Made by `{sys.argv[5]}` (`Tests/Benchmarks`); every number is of one run. Values are expected costs a target. Columns with "s"
or "ms" are absolute times of the machine that it ran on, with other work beside it; they say nothing about yours.

{goals_text(found, gaps)}
""")
    groups = [
        ("Free: groups of up to 9, one level deep, whatever belongs together (steps+presses, ios-switch-auto)",
         lambda r: r["constraints"] == "none" and r["depth"] == 1),
        ("Free: the same two levels deep",
         lambda r: r["constraints"] == "none" and r["depth"] == 2),
        ("As people get it, one objective for all: natural constraints, two levels (steps+presses, ios-switch-auto)",
         lambda r: r["constraints"] == "natural" and r["objective"] == "steps+presses"),
        ("As people get it, `suggest` without options (seconds, the first method of the layout's platform)",
         lambda r: r["constraints"] == "natural" and r["objective"] == "seconds"),
    ]
    for title, choose in groups:
        chosen = [record for record in records if choose(record)]
        if not chosen:
            continue
        text, gaps = quality(chosen, solvers)
        middle = max(gaps, key=lambda gap: gap[0])
        worst = max(gaps, key=lambda gap: gap[1])
        print(f"## {title}\n\nLargest gap to the best known: of the median seed {100 * middle[0]:.2f} % "
              f"({middle[2]['name']}, {middle[2]['weights']}), of the worst seed {100 * worst[1]:.2f} % "
              f"({worst[2]['name']}, {worst[2]['weights']}).\n\n{text}\n")
    print("""- *today*: the layout as it is. Natural values include the price of each change, as the search does.
- *rows*: frequency order in rows: the heaviest target first, cut into rows of the best width.
- *Huffman*: again and again the two lightest clusters are merged that together hold no more than 9; the best stage, the heaviest
  cluster first, in it the heaviest target first. Rows and clusters that break a natural constraint are left out (–).
- *kept order*: the exact grouping of the current order. *best, median, worst*: our search with default moves over the seeds;
  one value where it is proven. *5 x moves*: one seed, where not all seeds agree. *bound*: the lower bound over all trees (entropy), whatever the constraints.
- *best known*: the least of all contenders of the run, solvers included where they were asked.
""")
    print(f"""## Against solvers

CP-SAT of ortools {found['ortools']} (2 workers) and HiGHS of scipy {found['scipy']}, at most {found['seconds']:g} s for each question, on the
same weights, without natural constraints; our search with seed 1. What each model decides stands in `Tests/Benchmarks/models.py`:
for the kept order the runs that are groups, for the free order the shape, the best order of a shape being known. Where groups stay
whole, the solvers' free order does not know that they need room for their levels, so that its value may be lower. "–" is no
answer in time.

{proof_text(found)}

{solver_text(found)}
""")
    if found["verdicts"]:
        print("Where a solver is better:\n\n" + "\n".join(f"- {text}" for text in found["verdicts"]) + "\n")
    else:
        print("No solver is better than navcost in any of these.\n")
    if sys.argv[4] != "-":
        with open(sys.argv[4]) as file:
            results = json.load(file)
        exponents, times = micro_text(micro(results))
        print("## Speed\n\nRatios and exponents (least squares on logarithms) are those of the fastest run of each, which other work "
              "on the\nmachine disturbs least; milliseconds and moves a second are that machine's. \"Any order\": the weights "
              f"decide the\norder of each shape.\n\n{exponents}\n\n{times}")


if __name__ == "__main__":
    main()
