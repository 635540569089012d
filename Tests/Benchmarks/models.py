"""What solvers are asked: the same questions as navcost's search, stated for mixed-integer programming.

A question has weights w, the price t p + s of position p of a list (every position but the first E more), the most groups
around a target and the most targets in a group. A target pays the prices of the positions on its way.

Kept order (`kept`): which runs of neighbours are groups. Choosing the run i..k-1 as the next child of a list that ends at n
costs t W(i,n) + s W(i,k) + E W(i,k) for i > 0 + what the run costs inside. Each list is a path of such runs, a flow of 1 at
the top, and as much in a possible group as it is chosen. What is decided: the runs.

Free order (`free`): the shape, as navcost's own program has it. A position of the top list is a target or a list of one of few
shapes, those that no other one of as many targets is better than. For given places the best order is known: the heaviest
target takes the cheapest place. So with K(c) the number of places that cost c or less, the cost is the sum over the levels of
cost of (next level - level) x R(K), R(K) the weight of all but the K heaviest; R is convex, so it is stated by its pieces. What
is decided: what stands at each position; no target is assigned. That a group which stays whole needs room for its levels, and
that a current group may be larger, this program does not know: with the first its answer is a lower bound (`is_relaxed`), with
the second it may miss the best.
"""

from dataclasses import dataclass, field


@dataclass
class Model:
    """Variables with bounds and costs, linear rows, all integer but those named as real."""

    names: list = field(default_factory=list)
    upper: list = field(default_factory=list)
    cost: list = field(default_factory=list)
    is_real: list = field(default_factory=list)
    # (variable -> factor, least, most)
    rows: list = field(default_factory=list)
    constant: float = 0.0

    def variable(self, name, upper=1, cost=0.0, is_real=False):
        self.names.append(name)
        self.upper.append(upper)
        self.cost.append(cost)
        self.is_real.append(is_real)
        return len(self.names) - 1

    def row(self, factors, least, most):
        """Adds least <= sum of factor x variable <= most; None is no limit."""
        self.rows.append((factors, least, most))


def position(q, p):
    """The price of position p, from 1."""
    return q["t"] * p + q["s"] + (q["firstNext"] if p > 1 else 0)


def kept(q, depth):
    """The model of the kept order; its variables are named by the runs around them, outer first."""
    weights, largest = q["weights"], q["largest"]
    # Groups of today stay groups although they are larger.
    wide = {tuple(run) for run in q.get("wide", [])}
    whole = q.get("levels", [0] * len(weights))
    sums = [0.0]
    for weight in weights:
        sums.append(sums[-1] + weight)
    model = Model()

    def add_list(start, end, levels, amount, around):
        """Runs of one list: a path from start to end of the amount, 1 or the variable of the group."""
        into = {place: {} for place in range(start, end + 1)}
        for i in range(start, end):
            for k in range(i + 1, end + 1):
                if k - i > largest and (i, k) not in wide:
                    continue
                # A list that holds a single group is none.
                if k - i > 1 and (levels == 0 or k - i == end - start):
                    continue
                # A group that stays whole has levels of its own; in the top list it may have any number.
                if k - i > 1 and max(whole[i:k]) > levels - 1:
                    continue
                inside = sums[k] - sums[i]
                price = q["t"] * (sums[end] - sums[i]) + q["s"] * inside
                if i > start:
                    price += q["firstNext"] * inside
                run = model.variable(around + ((i, k),), cost=price)
                into[i][run] = -1
                into[k][run] = 1
                if k - i > 1:
                    add_list(i, k, levels - 1, run, around + ((i, k),))
        for place, factors in into.items():
            wanted = -1 if place == start else 1 if place == end else 0
            if amount is None:
                model.row(factors, wanted, wanted)
            else:
                model.row({**factors, amount: -wanted} if wanted else factors, 0, 0)

    add_list(0, len(weights), depth, None, ())
    return model


def is_relaxed(q, depth, keeps):
    """Whether the program allows more than the question."""
    return not keeps and depth is not None and any(q.get("levels", []))


def kept_cost(q, model, values):
    """What the runs that were chosen cost, reckoned by place from the tree that they are."""
    chosen = {model.names[i] for i, value in enumerate(values) if value > 0.5}

    def cost(around):
        children = sorted(name[-1] for name in chosen if name[:-1] == around)
        total = 0.0
        for place, (i, k) in enumerate(children, 1):
            total += sum(q["weights"][i:k]) * position(q, place)
            if k - i > 1:
                total += cost(around + ((i, k),))
        return total

    return cost(())


def better(one, other):
    """Whether places of the first costs take any targets for no more than as many of the other: the k cheapest together, for
    every k."""
    here = there = 0.0
    for mine, its in zip(one, other):
        here, there = here + mine, there + its
        if here > there + 1e-9:
            return False
    return True


def kept_shapes(shapes):
    """The shapes that no other one is better than."""
    result = []
    for shape in sorted(set(shapes)):
        if not any(better(other, shape) for other in result):
            result = [other for other in result if not better(shape, other)] + [shape]
    return result


def list_shapes(q, depth, known):
    """What lists can look like inside, by the number of their targets: what their places cost, cheapest first, besides the list
    itself. `depth` is the most groups around a target inside, None for any number."""
    if depth in known:
        return known[depth]
    largest = min(q["largest"], len(q["weights"]) - 1)
    inner = {} if depth == 0 else known.get("any", {}) if depth is None else list_shapes(q, depth - 1, known)
    shapes = {}
    for count in range(2, largest + 1):
        # From the last position to the first, by the position and the targets that are left for it and what follows.
        ends = {}

        def rest(p, left):
            if (p, left) not in ends:
                price = position(q, p)
                found = [()] if left == 0 else []
                for size in range(1, left + 1):
                    if size == count and size > 1:
                        continue
                    for inside in [(0.0,)] if size == 1 else inner.get(size, []):
                        here = [round(price + cost, 9) for cost in inside]
                        found += [tuple(sorted(here + list(after))) for after in rest(p + 1, left - size)]
                ends[p, left] = kept_shapes(found)
            return ends[p, left]

        shapes[count] = rest(1, count)
        if depth is None:
            # Lists of fewer targets lie in lists of more, at any depth.
            inner = known.setdefault("any", {})
            inner[count] = shapes[count]
    known[depth] = shapes
    return shapes


def free(q, depth):
    """The model of the free order; `depth` is the most groups around a target, None for any number. The variables of positions
    are named ("place", what their targets cost)."""
    weights = sorted(q["weights"], reverse=True)
    count = len(weights)
    inside = list_shapes(q, None if depth is None else depth - 1, {})
    # A target that costs more than one at the end of the top list would go there, so nothing beyond is needed.
    most = position(q, count) + 1e-9
    model = Model()
    by_level, total, last = {}, {}, None
    for p in range(1, count + 1):
        used = {}
        for shape in [(0.0,)] + [shape for shapes in inside.values() for shape in shapes]:
            costs = tuple(round(position(q, p) + cost, 9) for cost in shape)
            if costs[-1] > most:
                continue
            variable = model.variable(("place", costs))
            used[variable] = 1
            total[variable] = len(costs)
            for cost in costs:
                level = by_level.setdefault(cost, {})
                level[variable] = level.get(variable, 0) + 1
        model.row(used, 0, 1)
        if last is not None:
            model.row({**last, **{variable: -1 for variable in used}}, 0, None)
        last = used
    model.row(total, count, count)
    rest = [0.0]
    for weight in reversed(weights):
        rest.append(rest[-1] + weight)
    rest.reverse()
    levels = sorted(by_level)
    model.constant = levels[0] * rest[0]
    filled = None
    for level, following in zip(levels, levels[1:]):
        now = model.variable(("filled", level), upper=count, is_real=True)
        factors = {now: -1, **by_level[level]}
        if filled is not None:
            factors[filled] = 1
        model.row(factors, 0, 0)
        left = model.variable(("left", level), upper=rest[0], cost=following - level, is_real=True)
        for k, weight in enumerate(weights):
            model.row({left: 1, now: weight}, rest[k] + weight * k, None)
        filled = now
    return model


def free_cost(q, model, values):
    """What the places that were chosen cost, the heaviest target in the cheapest."""
    prices = sorted(
        cost for name, value in zip(model.names, values) if name[0] == "place" and value > 0.5 for cost in name[1])
    weights = sorted(q["weights"], reverse=True)
    assert len(prices) == len(weights)
    return sum(weight * price for weight, price in zip(weights, prices))
