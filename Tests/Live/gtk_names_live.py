#!/usr/bin/env python3
"""Compares the names that GTK 3 and 4 give controls of which a file says nothing with those of `navcost tree`.

Usage: gtk_names_live.py

A window with one control of each class is shown on a display of our own, and the accessibility bus is asked for their names. GTK 4
calls a control without a name by its class, which navcost takes for none. Needs what desktop_live.py needs.
"""

import json
import os
import subprocess
import sys
import tempfile

import live

CLASSES = {
    3: "Button ToggleButton CheckButton LinkButton FontButton ColorButton FileChooserButton LockButton VolumeButton MenuButton "
       "SpinButton Switch Scale Entry SearchEntry".split(),
    4: "Button ToggleButton CheckButton ColorButton LockButton MenuButton SpinButton Switch Scale Entry PasswordEntry "
       "SearchEntry".split(),
}

# Runs with Debian's Python; argv: the version of GTK and the file. Shows the file until it is ended.
SHOW = r"""
import sys, gi
gi.require_version("Gtk", sys.argv[1] + ".0")
from gi.repository import Gtk, GLib
Gtk.init(*([[]] if sys.argv[1] == "3" else []))
window = Gtk.Builder.new_from_file(sys.argv[2]).get_object("window")
window.present()
GLib.timeout_add_seconds(40, sys.exit)
GLib.MainLoop().run()
"""

# Waits for the window and prints the names of what can have the focus, and of what is inside where that has none, as JSON.
ASK = r"""
import json, sys, time, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
Atspi.init()

def below(thing):
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        if child is not None:
            yield child

def window():
    return next((w for program in below(Atspi.get_desktop(0)) for w in below(program) if w.get_name() == "Names"), None)

def name(thing):
    own = thing.get_name()
    if own and not own.startswith("Gtk"):
        return own
    return next((found for found in map(name, below(thing)) if found), "")

found = None
for _ in range(60):
    time.sleep(0.5)
    found = window()
    if found:
        break
time.sleep(2)
box = next(below(found))
while box.get_child_count() == 1:
    box = next(below(box))
print(json.dumps([name(thing) for thing in below(box)]))
"""


def written(version, folder):
    """A file with a control of each class in a column."""
    shown = '<property name="visible">True</property>'
    controls = "".join(f'<child>\n<object class="Gtk{kind}" id="{kind}">{shown}</object></child>' for kind in CLASSES[version])
    library = 'lib="gtk+" version="3.20"' if version == 3 else 'lib="gtk" version="4.0"'
    path = os.path.join(folder, f"names{version}.ui")
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<interface><requires {library}/><object class="GtkWindow" id="window"><property name="title">Names</property>{shown}<child>'
            f'<object class="GtkBox"><property name="orientation">vertical</property>{shown}{controls}</object></child></object></interface>')
    return path


def theirs(version, path):
    """The names on the bus, in the order of the file."""
    server, display = live.display()
    script = '/usr/bin/python3 -c "$ASK" & asking=$!; sleep 1; /usr/bin/python3 -c "$SHOW" "$1" "$2" & showing=$!; wait $asking; kill $showing'
    try:
        run = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", script, "sh", str(version), path], capture_output=True, text=True,
            env=dict(os.environ, DISPLAY=display, GDK_BACKEND="x11", ASK=ASK, SHOW=SHOW, LC_ALL="C.UTF-8"))
    finally:
        server.terminate()
    lines = [line for line in run.stdout.splitlines() if line.startswith("[")]
    if not lines:
        sys.exit(f"GTK {version} told no names:\n{run.stderr.strip()}")
    return json.loads(lines[-1])


def ours(path):
    run = subprocess.run([live.navcost(), "convert", path], capture_output=True, text=True, check=True)
    import xml.etree.ElementTree as ElementTree

    return {e.get("id"): e.get("label", "") for e in ElementTree.fromstring(run.stdout).iter() if e.get("id")}


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for version, kinds in CLASSES.items():
            path = written(version, folder)
            real, mine = theirs(version, path), ours(path)
            if len(real) != len(kinds):
                print(f"DIFFERENT  GTK {version} has {len(real)} controls, the file {len(kinds)}: {real}")
                failures += 1
                continue
            for kind, name in zip(kinds, real):
                same = mine.get(kind) == name
                failures += not same
                print(f"{'same     ' if same else 'DIFFERENT'}  GTK {version} {kind}: '{name}'" + ("" if same else f", navcost '{mine.get(kind)}'"))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
