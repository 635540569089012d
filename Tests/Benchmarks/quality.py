"""Asks ortools' CP-SAT and scipy's HiGHS what navcost's search was asked, and says where either is better.

quality.py QUESTIONS.json ANSWERS.json [SECONDS]: the questions as Quality wrote them; seconds for each solver and question.
Exits 1 where a solver is better than what navcost calls optimal, or proves an optimum above what navcost found.
"""

import json
import sys
import time

import numpy
import ortools
import scipy
from ortools.sat.python import cp_model
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

import models


def highs(model, seconds):
    """Status, values and bound by scipy's HiGHS."""
    rows, columns, factors, least, most = [], [], [], [], []
    for number, (row, low, high) in enumerate(model.rows):
        for variable, factor in row.items():
            rows.append(number)
            columns.append(variable)
            factors.append(factor)
        least.append(-numpy.inf if low is None else low)
        most.append(numpy.inf if high is None else high)
    matrix = csr_array((factors, (rows, columns)), shape=(len(model.rows), len(model.names)))
    result = milp(
        model.cost, integrality=[0 if real else 1 for real in model.is_real], bounds=Bounds(0, model.upper),
        constraints=LinearConstraint(matrix, least, most), options={"time_limit": seconds, "mip_rel_gap": 1e-9})
    bound = result.mip_dual_bound
    return ("optimal" if result.status == 0 else "time", result.x, None if bound is None else bound + model.constant)


def cp_sat(model, seconds):
    """Status, values and bound by CP-SAT, which counts in whole numbers: costs and weights are scaled."""
    numbers = model.cost + [factor for row, _, _ in model.rows for factor in row.values()]
    numbers += [limit for _, low, high in model.rows for limit in (low, high) if limit is not None]
    is_whole = all(abs(number - round(number)) < 1e-9 for number in numbers)
    scale = 1 if is_whole else 1_000_000
    solver_model = cp_model.CpModel()
    variables = []
    for upper, real, name in zip(model.upper, model.is_real, model.names):
        # What is left is in units of weight, and so scaled; what is filled is a number of places.
        factor = scale if real and name[0] == "left" else 1
        variables.append((solver_model.new_int_var(0, int(upper * factor) + 1, ""), factor))
    for row, low, high in model.rows:
        row_scale = max(variables[variable][1] for variable in row)
        total = sum(
            round(factor * row_scale / variables[variable][1]) * variables[variable][0]
            for variable, factor in row.items())
        # Rounding widens a row, never narrows it.
        if low is not None:
            solver_model.add(total >= int(numpy.floor(low * row_scale + 1e-6)))
        if high is not None:
            solver_model.add(total <= int(numpy.ceil(high * row_scale - 1e-6)))
    cost_scale = 1 if scale == 1 else 1000
    costs = [round(cost * (1 if factor > 1 else scale) * (cost_scale if factor > 1 else 1))
             for cost, (_, factor) in zip(model.cost, variables)]
    solver_model.minimize(sum(cost * variable for cost, (variable, _) in zip(costs, variables) if cost))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 2
    status = solver.solve(solver_model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return ("time", None, None)
    values = [solver.value(variable) / factor for variable, factor in variables]
    has_left = any(factor > 1 for _, factor in variables)
    divisor = scale * (cost_scale if has_left else 1)
    bound = solver.best_objective_bound / divisor + model.constant
    return ("optimal" if status == cp_model.OPTIMAL else "time", values, bound)


SOLVERS = {"CP-SAT": cp_sat, "HiGHS": highs}


def answers(question, seconds):
    """Each solver's answer to each question of a layout, beside ours."""
    total = sum(question["weights"])
    found = []
    for ours in question["answers"]:
        depth, keeps = ours.get("depth"), ours["keepsOrder"]
        make, reckon = (models.kept, models.kept_cost) if keeps else (models.free, models.free_cost)
        model = make(question, depth)
        entry = {**ours, "depth": depth, "isRelaxed": models.is_relaxed(question, depth, keeps),
                 "hasWide": not keeps and bool(question.get("wide")), "variables": len(model.names), "rows": len(model.rows), "solvers": {}}
        for name, solve in SOLVERS.items():
            start = time.perf_counter()
            status, values, bound = solve(model, seconds)
            spent = time.perf_counter() - start
            value = None if values is None else reckon(question, model, values) / total + question["constant"]
            entry["solvers"][name] = {
                "status": status, "seconds": spent, "value": value,
                "bound": None if bound is None else bound / total + question["constant"]}
        found.append(entry)
    return found


def verdicts(name, entry):
    """What is to be said of one question: (is an error, text)."""
    kind = f"{name}, {'kept' if entry['keepsOrder'] else 'free'} order, {'any depth' if entry['depth'] is None else 'depth ' + str(entry['depth'])}"
    slack = 1e-5 * max(1, abs(entry["value"]))
    for solver, answer in entry["solvers"].items():
        if answer["value"] is None:
            continue
        if answer["value"] < entry["value"] - slack and not entry["isRelaxed"]:
            yield (entry["status"] == "optimal", f"{kind}: {solver} has {answer['value']:.6f}, "
                   f"navcost {entry['value']:.6f} ({entry['status']})")
        if answer["status"] == "optimal" and answer["value"] > entry["value"] + slack and not entry["hasWide"]:
            yield (True, f"{kind}: {solver} proves {answer['value']:.6f}, navcost has {entry['value']:.6f}")


def main():
    with open(sys.argv[1]) as file:
        records = json.load(file)
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 10
    result = {"seconds": seconds, "scipy": scipy.__version__, "ortools": ortools.__version__,
              "questions": [], "verdicts": []}
    failed = False
    for record in records:
        if "solve" not in record:
            continue
        name = f"{record['name']}, {record['weights']}"
        print(name, file=sys.stderr)
        for entry in answers(record["solve"], seconds):
            result["questions"].append({"name": record["name"], "weights": record["weights"],
                                        "targets": record["targets"], **entry})
            for is_error, text in verdicts(name, entry):
                failed = failed or is_error
                result["verdicts"].append(text)
                print(("WRONG: " if is_error else "BETTER: ") + text, file=sys.stderr)
    with open(sys.argv[2], "w") as file:
        json.dump(result, file, indent=1)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
