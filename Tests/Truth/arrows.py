"""Arrow keys between frames: one screen for each row, on which only the key of the row leads anywhere else."""

import markup
from program import moved
from rows import Answer

METHOD = "tv-remote"
KEYS = ("Up", "Down", "Left", "Right")
# How the rows of Android's beams are asked: the second frame is put so far ahead, and a rival beside it nearer.
AHEAD, RIVAL_AHEAD, RIVAL_SIZE, RIVAL_ASIDE = 40, 10, 60, 30
BEAMS = ("beamsOverlap", "beamsDontOverlap")


def screen(number, row, page):
    """The screen of a row: the focus is on its start, and the other keys lead to an element that has no frame."""
    boxes, parents = page["boxes"], page.get("parents", {})
    if row.get("kind") in BEAMS:
        boxes = with_rival(boxes, row["key"])
    inner = {name for parent in parents.values() for name in parent["holds"]}

    def element(name, indent):
        if name in parents and parents[name]["holds"]:
            children = [element(child, indent + 2) for child in parents[name]["holds"]]
            frame = dict(zip(("x", "y", "width", "height"), boxes[name]))
            return markup.tag(
                "group", children, indent, id=name, label=name, container="semanticGroup", **frame)
        other = {f"next{key}": "aside" for key in KEYS if key != row["key"]} if name == row["from"] else {}
        enabled = None if parents.get(name, {}).get("focusable", True) else False
        return markup.button(name, boxes[name], indent, enabled=enabled, **other)

    elements = [element(name, 4) for name in boxes if name not in inner]
    return markup.screen(str(number), elements + [markup.button("aside")], focus=row["from"])


def with_rival(boxes, key):
    """The question whether a beam holds a frame, as a move: it wins against what is nearer only inside the beam."""
    x, y, width, height = boxes["source"]
    ox, oy, other_width, other_height = boxes["first"]
    across = key in ("Left", "Right")
    low, size = (y, height) if across else (x, width)
    start, extent = (x, width) if across else (y, height)
    ahead = key in ("Right", "Down")

    def place(distance, length, aside, breadth):
        along = start + extent + distance if ahead else start - distance - length
        return [along, aside, length, breadth] if across else [aside, along, breadth, length]

    return {
        "source": boxes["source"],
        "first": place(AHEAD, other_width if across else other_height, oy if across else ox,
                       other_height if across else other_width),
        "second": place(RIVAL_AHEAD, RIVAL_SIZE, low + size + RIVAL_ASIDE, size),
    }


def answers(source, program, rules):
    """What navcost says to each row; a row that is not asked has none. `rules` names the rule for a row."""
    result = [None] * len(source.rows)
    by_rule = {}
    for number, row in enumerate(source.rows):
        if number not in source.excluded and row["key"] in KEYS:
            by_rule.setdefault(rules(row), []).append(number)
    for rule, numbers in by_rule.items():
        screens = [screen(number + 1, source.rows[number], source.page(source.rows[number])) for number in numbers]
        file = source.layout(markup.layout(source.title, "android-tv", screens), rule if len(by_rule) > 1 else "")
        costs = program.costs(file, METHOD, "grouped", "--set", f"rule={rule}")
        for number in numbers:
            row = source.rows[number]
            ours = moved(costs[str(number + 1)], row["key"])
            wanted = "second" if row.get("kind") == "beamsDontOverlap" else row["expect"]
            result[number] = Answer(ours or "stays", ours == wanted)
    return result
