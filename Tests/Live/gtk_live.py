#!/usr/bin/env python3
"""Compares navcost's Tab order of GtkBuilder files with that of real GTK 3 and 4: shows each and presses Tab.

Usage: gtk_live.py [FILE.ui ...]

Needs Debian's gir1.2-gtk-3.0, gir1.2-gtk-4.0, python3-gi, xvfb and xdotool (Tests/Live/run.sh installs them).
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import live

# Why a file differs, where it does.
KNOWN = {
    "notebook4.ui": "the first round visits every row of a list box, as navcost says; later ones enter it at the row that had the focus last",
    "gtk4__main.ui": "without its program the list is empty and actions are missing, so that buttons are disabled",
    "libreoffice-common__bulletandposition.ui":
        "a menu button without a menu is disabled until its program gives it one; navcost takes it as usable",
    "libreoffice-common__findreplacedialog.ui":
        "GTK 3 tabs through what is in a closed expander although nothing of it is shown; navcost takes it as hidden",
}

OLD = {
    "AtkObject", "GtkRadioButton", "GtkMenuBar", "GtkMenu", "GtkMenuItem", "GtkToolbar", "GtkEventBox", "GtkAlignment",
    "GtkButtonBox", "GtkHBox", "GtkVBox", "GtkTable", "GtkHButtonBox",
}


def version_of(root):
    """3 or 4: as the file says, else by what only GTK 3 knows."""
    for requires in root.iter("requires"):
        if requires.get("lib") in ("gtk+", "gtk"):
            return 3 if requires.get("lib") == "gtk+" else 4
    for node in root.iter():
        is_shown = node.get("name") == "visible" and (node.text or "").strip() in ("True", "true", "1")
        if node.tag in ("packing", "focus-chain", "placeholder") or node.get("class") in OLD or is_shown:
            return 3
    return 4


def prepared(path, folder):
    """A copy without signals and templates, in which every object has an id; None where GTK has no such file."""
    tree = ElementTree.parse(path)
    root = tree.getroot()
    if root.tag != "interface":
        return None, 0
    for number, node in enumerate(root.iter()):
        for inside in list(node):
            if inside.tag == "signal":
                node.remove(inside)
        if node.tag == "template":
            node.tag = "object"
            node.set("id", node.get("class"))
            node.set("class", node.attrib.pop("parent", "GtkBox").replace("GtkWidget", "GtkBox"))
        if node.tag == "object" and node.get("id") is None:
            node.set("id", f"auto{number}")
    copy = os.path.join(folder, os.path.basename(path))
    tree.write(copy, encoding="utf-8", xml_declaration=True)
    return copy, version_of(root)


def child(version, path):
    """Runs inside a display: shows the first window and prints where Tab goes."""
    import gi

    gi.require_version("Gtk", f"{version}.0")
    gi.require_version("Gdk", f"{version}.0")
    from gi.repository import GLib, Gtk

    if version == 4:
        Gtk.init()
    builder = Gtk.Builder()
    builder.add_from_file(path)
    root = ElementTree.parse(path).getroot()
    ids = {node.get("id") for node in root.iter("object")}
    top = [builder.get_object(node.get("id")) for node in root if node.tag == "object"]
    widgets = [item for item in top if isinstance(item, Gtk.Widget) and not isinstance(item, (Gtk.Popover, Gtk.Image))]
    if version == 3:
        widgets = [item for item in widgets if not isinstance(item, Gtk.Menu)]
    if not widgets:
        print(json.dumps({"skip": "there is no widget to show"}))
        return
    # What navcost calls the first screen.
    window = widgets[0]
    if not isinstance(window, Gtk.Window):
        content = window
        window = Gtk.Window()
        window.add(content) if version == 3 else window.set_child(content)
        content.show()
    window.set_title("navcost-live")
    window.set_modal(False)
    loop = GLib.MainLoop()

    def wait(seconds):
        GLib.timeout_add(int(seconds * 1000), loop.quit)
        loop.run()

    states_visibility = any(node.get("name") == "visible" for node in root.iter("property"))
    if version == 3 and not states_visibility:
        window.show_all()
    window.set_default_size(1000, 800)
    window.present()
    wait(0.5)
    subprocess.run(["xdotool", "search", "--name", "^navcost-live$", "windowfocus"], capture_output=True)
    wait(0.3)

    # A choice without items cannot be used; a program fills it.
    for item in builder.get_objects():
        if isinstance(item, Gtk.ComboBoxText) and len(item.get_model()) == 0:
            item.append_text("x")

    def name(widget):
        """The ids of a widget and of what is around it, from inside out, or the text of a button without one."""
        if isinstance(widget, Gtk.Button) and widget.get_parent() is not None:
            own = Gtk.Buildable.get_name(widget) if version == 3 else widget.get_buildable_id()
            if own not in ids and widget.get_label() and not isinstance(widget, Gtk.ToggleButton):
                return ["text:" + widget.get_label().replace("_", "")]
        names = []
        while widget is not None:
            own = Gtk.Buildable.get_name(widget) if version == 3 else widget.get_buildable_id()
            if own in ids:
                names.append(own)
            widget = widget.get_parent()
        return names

    def press(key):
        before = window.get_focus()
        subprocess.run(["xdotool", "key", key])
        for _ in range(10):
            wait(0.02)
            if window.get_focus() is not before:
                break

    if window.get_focus() is None:
        press("Tab")
    order = []
    for _ in range(2):
        order, seen = [], []
        while (widget := window.get_focus()) is not None and widget not in seen and len(order) < 300:
            seen.append(widget)
            press("Tab")
            if window.get_focus() is widget:
                press("ctrl+Tab")
        if widget in seen:
            order = [name(item) for item in seen[seen.index(widget):]]
    print(json.dumps({"order": order}))
    sys.stdout.flush()
    os._exit(0)


def resolved(names, ours):
    """The innermost id that navcost has as a stop: parts inside a widget stand for it."""
    known = [stop for stop in ours if any(matches(name, stop) for name in names[:3])]
    found = [name for name in names[:3] if any(matches(name, stop) for stop in known)]
    return found[0] if found else (names or ["?"])[0]


def matches(real, ours):
    if real.startswith("text:"):
        return ours["role"] == "button" and ours["label"] == real[5:]
    return any(own == real or own.startswith(real + ".") for own in ours["ids"])


def main():
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is missing: apt-get install gir1.2-gtk-3.0 gir1.2-gtk-4.0 python3-gi xvfb xdotool")
    server, name = live.display()
    report = live.Report("GTK", KNOWN)
    environment = dict(os.environ, DISPLAY=name, GDK_BACKEND="x11", GTK_A11Y="none", NO_AT_BRIDGE="1", LC_ALL="C.UTF-8")
    environment.pop("WAYLAND_DISPLAY", None)
    try:
        with tempfile.TemporaryDirectory() as folder:
            for path in live.files("gtk", "gtkbuilder", ".ui"):
                base = os.path.basename(path)
                copy, version = prepared(path, folder)
                if copy is None:
                    report.skip(base, "GtkBuilder does not read it")
                    continue
                try:
                    run = subprocess.run(
                        ["/usr/bin/python3", os.path.abspath(__file__), "--child", str(version), copy],
                        capture_output=True, text=True, env=environment, timeout=120)
                except subprocess.TimeoutExpired:
                    report.skip(base, "GTK did not answer within two minutes")
                    continue
                lines = [line for line in run.stdout.splitlines() if line.startswith("{")]
                if not lines:
                    errors = [line for line in run.stderr.strip().splitlines() if "rror" in line]
                    reason = re.sub(r"^.*?: ", "", errors[-1]) if errors else "no answer"
                    report.skip(base, f"GTK {version} does not show it: {reason[-150:]}")
                    continue
                answer = json.loads(lines[-1])
                if "skip" in answer:
                    report.skip(base, answer["skip"])
                    continue
                ours = list(live.stops(copy, "gtk").values())[0]
                report.take(base, [resolved(names, ours) for names in answer["order"]], ours, matches)
    finally:
        server.terminate()
    sys.exit(report.end())


if len(sys.argv) > 3 and sys.argv[1] == "--child":
    child(int(sys.argv[2]), sys.argv[3])
else:
    main()
