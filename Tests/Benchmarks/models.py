"""What solvers are asked: the same questions as navcost's search, stated for mixed-integer programming.

A question has weights w, the price t p + s of position p of a list (every position but the first E more), the most groups
around a target and the most targets in a group. A target pays the prices of the positions on its way.

Kept order (`kept`): which runs of neighbours are groups. Choosing the run i..k-1 as the next child of a list that ends at n
costs t W(i,n) + s W(i,k) + E W(i,k) for i > 0 + what the run costs inside. Each list is a path of such runs, a flow of 1 at
the top, and as much in a possible group as it is chosen. What is decided: the runs.

Free order (`free`): which positions are targets, which are groups, how many places each group has. For given places the best
order is known: the heaviest target takes the cheapest place. So with K(c) the number of places that cost c or less, the cost
is the sum over the levels of cost of (next level - level) x R(K), R(K) the weight of all but the K heaviest; R is convex, so
it is stated by its pieces. What is decided: the shape; no target is assigned.
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


def free(q, depth):
    """The model of the free order; place variables are named ("place", cost)."""
    weights = sorted(q["weights"], reverse=True)
    count, largest = len(weights), q["largest"]
    model = Model()
    places = []

    def place(price):
        variable = model.variable(("place", price))
        places.append((price, variable))
        return variable

    def add_list(length, price, levels, is_there, before):
        """Positions of a list, filled from the first; returns the place variables in it. `is_there` is None at the top."""
        inside, last = [], None
        for p in range(1, length + 1):
            here = price + position(q, p)
            direct = place(here)
            inside.append(direct)
            used = {direct: 1}
            if levels > 0 and (is_there is None or length > 2):
                group = model.variable(("group",) + before + (p,))
                used[group] = 1
                members = add_list(min(largest, count - 1), here, levels - 1, group, before + (p,))
                model.row({**{member: 1 for member in members}, group: -min(largest, count - 1)}, None, 0)
                inside += members
            model.row(used, 0, 1)
            if is_there is not None:
                # A group holds two at least.
                model.row({**used, is_there: -1}, 0 if p <= 2 else None, 0)
            if last is not None:
                model.row({**last, **{key: -1 for key in used}}, 0, None)
            last = used
        return inside

    add_list(count, 0.0, depth, None, ())
    model.row({variable: 1 for _, variable in places}, count, count)
    rest = [0.0]
    for weight in reversed(weights):
        rest.append(rest[-1] + weight)
    rest.reverse()
    levels = sorted({round(price, 9) for price, _ in places})
    by_level = {level: [] for level in levels}
    for price, variable in places:
        by_level[round(price, 9)].append(variable)
    model.constant = levels[0] * rest[0]
    filled = None
    for level, following in zip(levels, levels[1:]):
        now = model.variable(("filled", level), upper=count, is_real=True)
        factors = {now: -1, **{variable: 1 for variable in by_level[level]}}
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
    prices = sorted(name[1] for name, value in zip(model.names, values) if name[0] == "place" and value > 0.5)
    weights = sorted(q["weights"], reverse=True)
    assert len(prices) == len(weights)
    return sum(weight * price for weight, price in zip(weights, prices))
