"""Figures that navcost computes in several ways, compared with each other on the samples."""

from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

from rows import HERE

SAMPLES = sorted((HERE.parents[1] / "Samples").glob("*.xml"))
# So small a chance of a missed selection that the Markov chain has to give what the closed form gives.
HARDLY = 1e-7
RUNS, SEED = 4000, 1
ERRORS = ("--set", "missed=0.05", "--set", "accidental=0.01")


@dataclass
class Compared:
    """How many figures were compared, and the largest difference, relative to the figure."""

    name: str
    count: int = 0
    largest: float = 0.0
    where: str = ""
    inside: int = 0

    def take(self, one, other, where):
        """Holds two figures against each other."""
        self.count += 1
        difference = abs(one - other) / max(abs(other), 1e-9) if one != other else 0.0
        if difference > self.largest:
            self.largest, self.where = difference, where


def tasks(layout, folder, name):
    """A file of tasks with one activation each."""
    lines = ["<tasks>\n"]
    for screen in layout["screens"]:
        for target in screen["targets"]:
            reference = quoteattr(f"{screen['id']}/{target['id']}")
            lines.append(f'<task name={reference}><activate target={reference}/></task>\n')
    path = folder / f"{name}-tasks.xml"
    path.write_text("".join(lines) + "</tasks>\n")
    return path


def compared(program, folder):
    """The comparisons over all samples, methods and trees."""
    folder.mkdir(parents=True, exist_ok=True)
    routes = Compared("closed form or formula of a target, and the cheapest route through the machine as a task of one step")
    chain = Compared("closed form, and the Markov chain with hardly any errors")
    simulated = Compared(f"Markov chain with errors, and {RUNS:,} simulated runs")
    for file in SAMPLES:
        layout = program.json("analyze", file)
        machine = program.json("analyze", file, "--tasks", str(tasks(layout, folder, file.stem)))
        chained = program.json("analyze", file, "--set", f"missed={HARDLY}")
        with_errors = program.json("analyze", file, *ERRORS, "--simulate", str(RUNS), "--seed", str(SEED))
        for screen, routed, hardly, often in zip(*(part["screens"] for part in (layout, machine, chained, with_errors))):
            where = f"{file.stem}, {screen['id']}"
            compare_tasks(screen, routed, routes, where)
            for own, other in zip(screen["targets"], hardly["targets"]):
                for method, tree, cost in costs(own):
                    found = other["costs"][method][tree]
                    if "withErrors" in found and cost["seconds"]:
                        chain.take(found["withErrors"]["seconds"], cost["seconds"], f"{where}, {method}, {own['id']}")
            for method in often["methods"]:
                for name, tree in method["trees"].items():
                    if tree.get("simulated") and tree.get("withErrors", {}).get("seconds"):
                        figure = tree["simulated"]["seconds"]
                        expected = tree["withErrors"]["seconds"]
                        low, high = figure["interval95"]
                        simulated.take(figure["mean"], expected, f"{where}, {method['id']}, {name}")
                        simulated.inside += low <= expected <= high
    return routes, chain, simulated


def costs(target):
    """The costs of a target that is reached, by method and tree."""
    for method, trees in sorted(target["costs"].items()):
        for tree, cost in sorted(trees.items()):
            if cost["status"] == "reached":
                yield method, tree, cost


def compare_tasks(screen, routed, routes, where):
    """Each target's cost against the task that only activates it."""
    by_name = {task["name"]: task for task in routed["tasks"]}
    for target in screen["targets"]:
        task = by_name.get(f"{screen['id']}/{target['id']}")
        for method, tree, cost in costs(target):
            other = task and task["costs"].get(method, {}).get(tree)
            if other and other["status"] == "reached":
                routes.take(other["seconds"], cost["seconds"], f"{where}, {method}, {target['id']}")
