"""Switch Access on Android and ChromeOS: lists, groups and rings."""

import markup
from program import flattened
from rows import Answer

CHROMEOS = "chromeos-switch-auto"
ROLES = {"button": "button", "text": "staticText", "slider": "slider"}


def chromeos_node(name, inner, boxes, indent=4):
    """A box, or a control or text by the word after its name."""
    own, _, word = name.partition(" ")
    if isinstance(inner, str):
        return markup.button(name.replace(" ", "-"), boxes.get(name), indent, role=ROLES[inner])
    children = [chromeos_node(key, value, boxes, indent + 2) for key, value in inner.items()]
    if word:
        return markup.tag("element", children, indent, id=own, role=ROLES[word], label=own)
    return markup.tag("group", children, indent, id=own, label=own)


def chromeos(source, program):
    """The tree, with the top of the screen as the group `root`."""
    screens = [
        markup.screen(
            name, [chromeos_node(key, inner, page.get("boxes", {})) for key, inner in page["tree"].items()],
            **dict(zip(("width", "height"), page.get("size", []))))
        for name, page in source.pages.items() if "tree" in page
    ]
    file = source.layout(markup.layout(source.title, "chromeos", screens))
    trees = program.stops(file, CHROMEOS, "grouped")
    costs = program.costs(file, CHROMEOS, "grouped")
    for number, (name, page) in enumerate(source.pages.items()):
        if "html" in page:
            html = f'<!doctype html>\n<html lang="en"><head><title>{name}</title></head><body>{page["html"]}</body></html>\n'
            file = source.layout(html, str(number + 1), "html")
            trees[name] = next(iter(program.stops(file, CHROMEOS, "grouped").values()))
    result = []
    for number, row in enumerate(source.rows):
        if number in source.excluded:
            result.append(None)
            continue
        tree, cost = trees[row["page"]], costs.get(row["page"], {})
        if row["kind"] == "waits":
            waits = [cost[f"button{place}"]["wait"] for place in (1, 2, 3)]
            steps = {round(b - a, 6) for a, b in zip(waits, waits[1:])}
            result.append(Answer(f"{', '.join(f'{wait:g} s' for wait in waits)}", len(steps) == 1 and waits[0] == 0))
            continue
        ours = chromeos_answer(row, tree, cost)
        result.append(Answer(str(ours), ours == row["expect"]))
    return result


def chromeos_answer(row, tree, cost):
    """The answer to one row about a tree."""
    stops = {stop["id"]: stop for stop in flattened(tree)}
    inside = children(tree, row["scope"]) if "scope" in row else []
    of = row.get("of")
    if row["kind"] == "stop":
        return inside[row["position"] - 1] if row["position"] <= len(inside) else None
    if row["kind"] in ("next", "previous"):
        step = 1 if row["kind"] == "next" else -1
        return inside[(inside.index(row["from"]) + step) % len(inside)] if row["from"] in inside else None
    if row["kind"] == "path":
        return cost[of]["path"]
    if row["kind"] == "actionable":
        return of in stops and stops[of]["kind"] == "target"
    if of == "root":
        return len(tree) > 1 if row["kind"] == "group" else bool(tree)
    if row["kind"] == "interesting":
        return of in stops
    if row["kind"] == "group":
        return of in stops and stops[of]["kind"] == "group"
    return any(name in stops for name in subtree(row["page"], of))


def children(tree, scope):
    """The stops of a scope in order; the way out of a group is called back."""
    if scope == "root":
        return [stop["id"] for stop in tree]
    for stop in flattened(tree):
        if stop["id"] == scope:
            return ["back" if inner["kind"] == "exit" else inner["id"] for inner in stop["children"]]
    return []


# What each node of the page of predicates holds, itself among it.
SUBTREES = {}


def subtree(page, name):
    """A node of the page of predicates with all that it holds."""
    return SUBTREES.get(name, [name])


def learn(nodes):
    """Fills SUBTREES from a page."""
    held = []
    for key, inner in nodes.items():
        own = key.partition(" ")[0]
        SUBTREES[own] = [own] + (learn(inner) if isinstance(inner, dict) else [])
        held += SUBTREES[own]
    return held


def android_node(name, inner, page, indent=1):
    """A node of a dump of UI Automator."""
    clickable = "true" if name in page.get("clickable", page["boxes"]) else "false"
    x, y, width, height = page["boxes"].get(name, [0, 0, 500, 500])
    text = (f'{" " * indent}<node resource-id="{name}" text="{name}" class="android.view.View" clickable="{clickable}"'
            f' focusable="{clickable}" enabled="true" bounds="[{x},{y}][{x + width},{y + height}]"')
    children_text = "".join(android_node(key, value, page, indent + 1) for key, value in inner.items())
    return f"{text}>\n{children_text}{' ' * indent}</node>\n" if children_text else f"{text}/>\n"


def android(source, program):
    """The position of each item in each list on the way to it."""
    result = [None] * len(source.rows)
    files = {}
    for number, (name, page) in enumerate(source.pages.items()):
        nodes = android_node("root0", page["tree"], page)
        files[name] = source.layout(f'<hierarchy rotation="0">\n{nodes}</hierarchy>\n', str(number + 1))
    cache = {}
    for number, row in enumerate(source.rows):
        if number in source.excluded:
            continue
        key = (row["page"], row["scan"], row.get("options"))
        if key not in cache:
            method = "android-switch-groups" if row["scan"] == "halves" else "android-switch-auto"
            options = ["--set", f"switches={row['options']}"] if "options" in row else []
            cache[key] = next(iter(program.costs(files[row["page"]], method, row["scan"], *options).values()))
        costs = cache[key]
        if row["of"] is None:
            result[number] = Answer("nothing to scan" if not costs else f"{len(costs)} items", not costs)
        else:
            ours = costs.get(row["of"], {}).get("path")
            result[number] = Answer(str(ours), ours == row["expect"])
    return result
