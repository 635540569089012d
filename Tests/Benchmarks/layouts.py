"""Writes a large layout of many screens, the same for the same numbers: layouts.py FILE [SCREENS [GROUPS]].

A screen has so many groups of nine targets and a text, with ids, labels, frames and weights, as exports of real apps have
them: 10,000 screens of 10 groups are 1.1 million elements, groups included, and about 120 MB.
"""
import argparse
import random

WORDS = (
    "Open Save Share Archive Search Reply Forward Delete Pin Mute Volume Settings Profile Camera Notes Calendar Weather "
    "Compile Account Filter Sort Download Basket Checkout Message Favourite Route Timer Alarm Playlist Repeat Help"
).split()
ROLES = "button link checkbox slider textField toggle cell tab image".split()

SCREENS, GROUPS = 10_000, 10


def screen(number, groups, draw):
    """The lines of one screen."""
    lines = [f'  <screen id="screen-{number}" label="{draw.choice(WORDS)} {number}" width="834" height="{groups * 100}">']
    for group in range(groups):
        top = group * 100
        lines.append(
            f'    <group id="group-{group}" role="toolbar" label="{draw.choice(WORDS)} {group}" '
            f'x="0" y="{top}" width="834" height="100">')
        lines.append(
            f'      <element id="title-{group}" role="staticText" label="{draw.choice(WORDS)}" '
            f'x="8" y="{top + 4}" width="120" height="24"/>')
        for place in range(9):
            name = f"{draw.choice(WORDS)} {draw.choice(WORDS).lower()}"
            weight = draw.choice(("", "", "", ' weight="3"', ' weight="0.5"'))
            lines.append(
                f'      <element id="item-{group}-{place}" role="{draw.choice(ROLES)}" label="{name}" '
                f'x="{8 + place * 90}" y="{top + 40}" width="80" height="44"{weight}/>')
        lines.append("    </group>")
    lines.append("  </screen>")
    return lines


def main(path, screens=SCREENS, groups=GROUPS):
    draw = random.Random(1)
    with open(path, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<layout name="Large" platform="ios">\n')
        for number in range(1, screens + 1):
            file.write("\n".join(screen(number, groups, draw)) + "\n")
        file.write("</layout>\n")


def flat(path, targets, row=20, rows=2):
    """One screen without groups: rows of buttons, two under a heading."""
    draw = random.Random(1)
    lines = []
    top = 0
    for number in range(targets):
        place = number % (row * rows)
        if place == 0:
            lines.append(
                f'    <element id="heading-{number}" role="heading" label="{draw.choice(WORDS)} {number}" '
                f'x="0" y="{top}" width="200" height="20"/>')
            top += 24
        name = f"{draw.choice(WORDS)} {draw.choice(WORDS).lower()} {draw.choice(WORDS).lower()}"
        lines.append(
            f'    <element id="button-{number}" role="button" label="{name}" weight="{draw.randint(1, 50)}" '
            f'x="{place % row * 48}" y="{top}" width="44" height="28"/>')
        if place % row == row - 1:
            top += 32 if place < row * rows - 1 else 48
    with open(path, "w", encoding="utf-8") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<layout name="Flat" platform="ios">\n')
        file.write(f'  <screen id="main" width="{row * 48}" height="{top}">\n' + "\n".join(lines))
        file.write("\n  </screen>\n</layout>\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", metavar="FILE")
    parser.add_argument("screens", metavar="SCREENS", type=int, nargs="?", default=SCREENS)
    parser.add_argument("groups", metavar="GROUPS", type=int, nargs="?", default=GROUPS)
    main(**vars(parser.parse_args()))
