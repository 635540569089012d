"""Boards with families: navcost suggest beside ortools' CP-SAT, instance by instance.

boards.py write FOLDER: writes the instances, always the same.
boards.py run NAVCOST FOLDER TABLE.md [SECONDS]: solves each with both and writes a table; SECONDS for each model of CP-SAT.
Exits 1 where CP-SAT has a better arrangement than navcost, or navcost says "optimal" of one that is not.

navcost's time is that of the whole command: starting, reading, searching, checking the written layout, writing JSON.
CP-SAT's time is that of the solver alone, after its model is made. It gets two models of boards without empty places: "cells"
says only what is asked (which cell on which place, families in a row), "runs" is given what our search computes first, the
cost of each family at each place where it can begin. Boards with empty places have the first alone.
"""

import json
import pathlib
import random
import statistics
import subprocess
import sys
import time
import xml.etree.ElementTree

SIDE, GAP = 60, 4


def instance(seed):
    """Rows, columns and cells (name, weight, family, place) of one board."""
    numbers = random.Random(seed)
    rows, columns = numbers.randint(4, 6), numbers.randint(5, 9)
    places = rows * columns
    count = places - (numbers.randint(1, 4) if seed % 2 else 0)
    weights = ([numbers.randint(1, 100) for _ in range(count)] if seed % 4 < 2
               else numbers.sample([10_000 // rank for rank in range(1, count + 1)], count))
    # Families follow one another in what is visited, loose cells stand between them.
    blocks, left = [], count
    target = round(count * numbers.uniform(0.4, 1))
    while target >= 3 and len(blocks) < 8:
        size = min(numbers.randint(3, 8), target)
        blocks.append(size)
        target -= size
        left -= size
    order = [(f"family-{number + 1}", size) for number, size in enumerate(blocks)] + [(None, 1)] * left
    numbers.shuffle(order)
    families = [family for family, size in order for _ in range(size)]
    filled = sorted(numbers.sample(range(places), count))
    return rows, columns, list(zip((f"c{number + 1}" for number in range(count)), weights, families, filled))


def write(folder):
    """Writes the instances as layouts."""
    for number in range(1, 25):
        rows, columns, cells = instance(number)
        lines = [f'<layout name="Board {number}" platform="aac">',
                 f'  <screen id="board" width="{columns * (SIDE + GAP)}" height="{rows * (SIDE + GAP)}">']
        for name, weight, family, place in cells:
            kin = f' family="{family}"' if family else ""
            lines.append(
                f'    <element id="{name}" role="key" label="{name}" x="{place % columns * (SIDE + GAP)}"'
                f' y="{place // columns * (SIDE + GAP)}" width="{SIDE}" height="{SIDE}" weight="{weight}"{kin}/>')
        lines += ["  </screen>", "</layout>", ""]
        (pathlib.Path(folder) / f"board-{number:02}.xml").write_text("\n".join(lines))


def read(path):
    """A board as its file has it: rows, columns, weights, families, and whether places are free."""
    root = xml.etree.ElementTree.parse(path).getroot()
    cells = root.findall(".//element")
    step = SIDE + GAP
    rows = 1 + max(int(cell.get("y")) for cell in cells) // step
    columns = 1 + max(int(cell.get("x")) for cell in cells) // step
    cells.sort(key=lambda cell: (int(cell.get("y")), int(cell.get("x"))))
    families = {}
    for number, cell in enumerate(cells):
        if cell.get("family"):
            families.setdefault(cell.get("family"), []).append(number)
    return rows, columns, [int(cell.get("weight")) for cell in cells], list(families.values())


def cells_model(cp_model, board):
    """Which cell stands on which place; families take consecutive places among those that are filled."""
    rows, columns, weights, families = board
    model = cp_model.CpModel()
    places, cells = range(rows * columns), range(len(weights))
    on = {(cell, place): model.new_bool_var("") for cell in cells for place in places}
    for cell in cells:
        model.add_exactly_one(on[cell, place] for place in places)
    full = len(weights) == len(places)
    used = [1 if full else model.new_bool_var("") for _ in places]
    for place in places:
        model.add(sum(on[cell, place] for cell in cells) == used[place])
        # Each row is filled from its beginning, and rows from the first: others cost the same.
        if not full and place % columns:
            model.add_implication(used[place], used[place - 1])
        if not full and place >= columns and place % columns == 0:
            model.add_implication(used[place], used[place - columns])
    for family in families:
        first = model.new_int_var(0, len(weights) - len(family), "")
        for cell in family:
            for place in places:
                rank = place if full else sum(used[:place])
                model.add(rank >= first).only_enforce_if(on[cell, place])
                model.add(rank < first + len(family)).only_enforce_if(on[cell, place])
    model.minimize(sum(weights[cell] * (place // columns + place % columns + 2) * on[cell, place]
                       for cell in cells for place in places))
    return model


def runs_model(cp_model, board):
    """Where each family begins, at the cost of its cells sorted onto its places; loose cells on the other places."""
    rows, columns, weights, families = board
    model = cp_model.CpModel()
    count = rows * columns
    price = [place // columns + place % columns + 2 for place in range(count)]
    cover, cost = [[] for _ in range(count)], []
    for family in families:
        starts = []
        for start in range(count - len(family) + 1):
            begins = model.new_bool_var("")
            starts.append(begins)
            own = sorted((weights[cell] for cell in family), reverse=True)
            cost.append(sum(w * p for w, p in zip(own, sorted(price[start:start + len(family)]))) * begins)
            for place in range(start, start + len(family)):
                cover[place].append(begins)
        model.add_exactly_one(starts)
    inside = {cell for family in families for cell in family}
    for cell in range(len(weights)):
        if cell in inside:
            continue
        own = [model.new_bool_var("") for _ in range(count)]
        model.add_exactly_one(own)
        for place in range(count):
            cover[place].append(own[place])
            cost.append(weights[cell] * price[place] * own[place])
    for place in range(count):
        model.add_exactly_one(cover[place])
    model.minimize(sum(cost))
    return model


def solve(cp_model, model, seconds):
    """Status, value and time of CP-SAT with two workers."""
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 2
    start = time.perf_counter()
    status = solver.solve(model)
    spent = time.perf_counter() - start
    value = solver.objective_value if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else None
    return status == cp_model.OPTIMAL, value, spent


def ours(navcost, path):
    """Status, value and time of navcost, the median of three runs."""
    spent = []
    for _ in range(3):
        start = time.perf_counter()
        text = subprocess.run(
            [navcost, "suggest", str(path), "--objective", "steps", "--action", "none", "--change-price", "0",
             "--empty-places", "fill", "--method", "aac-row-column", "--format", "json", "--quiet"],
            check=True, capture_output=True).stdout
        spent.append(time.perf_counter() - start)
    screen = json.loads(text)["layouts"][0]["screens"][0]
    return screen["status"], screen["after"], statistics.median(spent)


def run(navcost, folder, table, seconds):
    """Solves every instance with both; whether none is wrong."""
    import ortools
    from ortools.sat.python import cp_model

    lines, wrong = [], []
    ratios = {"cells": [], "runs": []}
    for path in sorted(pathlib.Path(folder).glob("*.xml")):
        board = read(path)
        total = sum(board[2])
        status, value, spent = ours(navcost, path)
        free = board[0] * board[1] - len(board[2])
        models = {"cells": cells_model} if free else {"cells": cells_model, "runs": runs_model}
        row = [path.stem, f"{board[0]} x {board[1]}", free, len(board[3]),
               len(board[2]) - sum(map(len, board[3])), f"{value:.5g}", status, f"{spent:.3f}"]
        for name in ("cells", "runs"):
            if name not in models:
                row += ["", "", ""]
                continue
            _, early, _ = solve(cp_model, models[name](cp_model, board), spent)
            proven, found, needed = solve(cp_model, models[name](cp_model, board), seconds)
            ratios[name].append(needed / spent)
            row += ["-" if early is None else f"{early / total:.5g}", f"{needed:.2f}" + ("" if proven else "+"),
                    f"{needed / spent:.3g}" + ("" if proven else "+")]
            # Figures of navcost have six digits.
            slack = 2e-5 * value
            for other in (early, found):
                if other is not None and other / total < value - slack:
                    wrong.append(f"{path.stem}: CP-SAT ({name}) has {other / total:.6g}, navcost {value:.6g} ({status})")
            if proven and status == "optimal" and abs(found / total - value) > slack:
                wrong.append(f"{path.stem}: CP-SAT ({name}) proves {found / total:.6g}, navcost {value:.6g}")
        lines.append(row)
        print(*row, sep="\t", file=sys.stderr, flush=True)
    head = ["board", "grid", "empty", "families", "loose", "steps", "navcost", "s",
            "cells: in the same time", "to a proof, s", "times", "runs: in the same time", "to a proof, s", "times"]
    text = [
        "# Boards with families beside CP-SAT", "",
        f"Written by `make bench-boards`; ortools {ortools.__version__}, two workers, at most {seconds:g} s a model (+: cut off"
        " there). `navcost suggest` is timed as a whole command, CP-SAT without making its model; \"runs\" is a model that is given"
        " what navcost computes first. Instances: `Tests/Benchmarks/Boards`.", ""]
    text += ["| " + " | ".join(map(str, row)) + " |" for row in [head, ["---"] * len(head)] + lines]
    text += [""]
    for name, own in ratios.items():
        text.append(f"Times to a proof, CP-SAT ({name}) / navcost: median {statistics.median(own):.3g}, "
                    f"least {min(own):.3g}, most {max(own):.3g}, over {len(own)} boards.\n")
    text += [f"Proven by navcost: {sum(row[6] == 'optimal' for row in lines)} of {len(lines)}."]
    pathlib.Path(table).write_text("\n".join(text) + "\n")
    for line in wrong:
        print("WRONG: " + line, file=sys.stderr)
    return not wrong


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(sys.argv[2])
    else:
        limit = float(sys.argv[5]) if len(sys.argv) > 5 else 60
        sys.exit(0 if run(sys.argv[2], sys.argv[3], sys.argv[4], limit) else 1)
