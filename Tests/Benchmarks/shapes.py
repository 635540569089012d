"""Layouts of four shapes in any size, the same for the same numbers: siblings, depth, grid and mixed nesting.

Each function answers the lines inside a screen with so many elements. Of the layout after a change some elements are gone,
some have another label, and half have no id, so that they are matched by what they are called.
"""
import math
import random

WORDS = "Open Save Share Archive Search Reply Forward Delete Pin Mute Volume Settings Profile Camera Notes Filter".split()
ROLES = "button link checkbox slider textField toggle cell tab".split()
DEEPEST = 100


def element(number, x, y, isAfter, width=80, height=40):
    """One element; nothing where the change removes it."""
    if isAfter and number % 17 == 3:
        return []
    name = f"{WORDS[number % len(WORDS)]} {number // len(WORDS)}"
    if isAfter and number % 13 == 5:
        name = f"New {name}"
    identity = "" if isAfter and number % 2 else f'id="e{number}" '
    weight = ' weight="3"' if number % 5 == 0 else ""
    return [
        f'<element {identity}role="{ROLES[number * 7 % len(ROLES)]}" label="{name}" x="{x}" y="{y}" '
        f'width="{width}" height="{height}"{weight}/>'
    ]


def siblings(count, isAfter):
    """One list."""
    return [line for number in range(count) for line in element(number, 0, number * 50, isAfter, width=300)]


def depth(count, isAfter):
    """Chains of nested groups, an element in each group."""
    lines = []
    for chain in range(math.ceil(count / DEEPEST)):
        numbers = range(chain * DEEPEST, min(count, (chain + 1) * DEEPEST))
        for number in numbers:
            lines.append(f'<group id="g{number}" label="Part {number}">')
            lines += element(number, (number - numbers.start) * 90, chain * 50, isAfter)
        lines += ["</group>"] * len(numbers)
    return lines


def grid(count, isAfter):
    """Rows and columns without groups, about as many of one as of the other.

    Roles and columns repeat alike at every size, so that as much of it belongs together in each.
    """
    columns = math.isqrt(count) // len(ROLES) * len(ROLES) + len(ROLES) - 1
    return [
        line
        for number in range(count)
        for line in element(number, number % columns * 90, number // columns * 50, isAfter)
    ]


def mixed(count, isAfter):
    """Groups of two to twelve parts, in groups, six levels deep at most."""
    draw = random.Random(1)
    lines, number = [], 0

    def part(level):
        nonlocal number
        for _ in range(draw.randint(2, 12)):
            if number == count:
                return
            if level < 6 and draw.random() < 0.3:
                lines.append(f'<group id="g{len(lines)}" role="{draw.choice(("list", "toolbar", "other"))}" label="Part {len(lines)}">')
                part(level + 1)
                lines.append("</group>")
            else:
                lines.extend(element(number, number % 8 * 90, number // 8 * 50, isAfter))
                number += 1

    while number < count:
        part(0)
    return lines


SHAPES = {shape.__name__: shape for shape in (siblings, depth, grid, mixed)}


def write(path, shape, count, isAfter=False):
    """Writes a layout of one screen."""
    lines = SHAPES[shape](count, isAfter)
    path.write_text(
        f'<layout name="{shape} {count}" platform="ios"><screen id="main" label="Main" width="834" height="1194">\n'
        + "\n".join(lines)
        + "\n</screen></layout>\n",
        encoding="utf-8",
    )


def write_page(path, shape, count):
    """Writes a web page: so many buttons one after the other, or inside one another's parents."""
    head, tail = ("<div>" * count, "</div>" * count) if shape == "depth" else ("", "")
    buttons = "\n".join(f'<button id="b{number}">{WORDS[number % len(WORDS)]} {number}</button>' for number in range(count))
    text = buttons if shape != "depth" else f"{head}<button>Open</button>{tail}"
    path.write_text(f"<!doctype html><html lang=en><title>Page</title><body>{text}</body></html>\n", encoding="utf-8")
