#!/usr/bin/env python3
"""Writes the order in which GTK 4 goes through the interface files of this folder: Data/gtk-windows.json.

Usage: gtk_measure.py [FILE.ui...]; a display is needed (xvfb-run -a), with Debian's python3-gi and gir1.2-gtk-4.0.

The focus moves as Tab and Shift-Tab move it, by the window's own focus handling. A line is the name of the widget that has the
focus, or of the nearest one around it that has a name; an inner part of a widget gives the name of the widget once for each stop.
"""

import json
import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

HERE = Path(__file__).parent
KEYS = {"Tab": Gtk.DirectionType.TAB_FORWARD, "Shift-Tab": Gtk.DirectionType.TAB_BACKWARD}


def named(widget):
    """The file's name of a widget or of what is around it; names that GTK gives are classes."""
    while widget is not None:
        name = widget.get_name()
        if name and name != type(widget).__gtype__.name:
            return name
        widget = widget.get_parent()
    return "?"


def settle():
    context = GLib.MainContext.default()
    for _ in range(200):
        context.iteration(False)


def chain(path, direction):
    """The names on the way round, from no focus; a new window each time, as some widgets remember where the focus was."""
    builder = Gtk.Builder.new_from_file(str(path))
    window = builder.get_object("window")
    window.present()
    settle()
    window.set_focus(None)
    seen, names = [], []
    while len(names) < 500:
        window.child_focus(direction)
        settle()
        focus = window.get_focus()
        if focus is None or any(focus is other for other in seen):
            break
        seen.append(focus)
        names.append(named(focus))
    window.destroy()
    settle()
    return names


def main():
    files = [Path(name) for name in sys.argv[1:]] or [HERE / "Data" / "gtk-recipe.ui"]
    Gtk.init()
    version = f"{Gtk.get_major_version()}.{Gtk.get_minor_version()}.{Gtk.get_micro_version()}"
    pages, rows = {}, []
    for path in files:
        page = path.stem.removeprefix("gtk-")
        pages[page] = {"ui": path.name}
        for key, direction in KEYS.items():
            for place, name in enumerate(chain(path, direction), start=1):
                rows.append({"test": f"{page}, {key}", "page": page, "key": key, "position": place, "expect": name})
    source = {
        "title": "GTK 4, windows of this project", "file": f"interface files of this project in GTK {version}",
        "licence": "of the project", "pages": pages, "rows": rows,
    }
    lines = ["{"]
    for key in ("title", "file", "licence", "pages"):
        lines.append(f" {json.dumps(key)}: {json.dumps(source[key], ensure_ascii=False)},")
    lines.append(' "rows": [')
    lines += ["  " + json.dumps(row, ensure_ascii=False) + ("," if row is not rows[-1] else "") for row in rows]
    lines += [" ]", "}"]
    (HERE / "Data" / "gtk-windows.json").write_text("\n".join(lines) + "\n")
    print(f"GTK {version}: {len(rows)} rows")


if __name__ == "__main__":
    main()
