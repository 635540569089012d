#!/usr/bin/env python3
"""Captures programs of the desktop with Capture/atspi.py and compares with what Tab and clicks do in them.

Usage: desktop_live.py [NAME...]

Starts a display, a window manager and a session bus of its own. Needs Debian's at-spi2-core, gir1.2-atspi-2.0, python3-gi,
dbus, openbox, xvfb, xdotool and the programs themselves (Tests/Live/run.sh installs them). Tab is pressed and the mouse
moved by xdotool, which knows nothing of the capture; a click tells the focus only where it takes it.
"""

import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

import live

CAPTURE = os.path.join(live.ROOT, "Capture")
FORM = "zenity --forms --text=Order --add-entry=Name --add-password=Secret --add-calendar=Day --add-combo=Size --combo-values=S|M|L"
# Command, title, stops at least, whether the order is expected without pressing Tab (GTK's is by frames, Qt's as its things were
# made), and whether clicks move the focus: not to the buttons of Qalculate!, those of gedit open what takes it away, and Qt
# Assistant moves it by itself.
PROGRAMS = {
    "galculator": ("galculator", "galculator", 20, True, True),
    "zenity": (FORM, None, 6, True, True),
    "qt5ct": ("qt5ct", "Qt5 Configuration Tool", 8, False, True),
    "qt6ct": ("qt6ct", "Qt6 Configuration Tool", 8, False, True),
    "xfce4-screenshooter": ("xfce4-screenshooter", "Screenshot", 7, True, True),
    "assistant": ("/usr/lib/qt6/bin/assistant", "Qt Assistant", 10, False, False),
    "gtk3-widget-factory": ("gtk3-widget-factory", None, 25, False, False),
    "qalculate-gtk": ("qalculate-gtk", "Qalculate!", 50, True, False),
    "gedit": ("gedit --standalone", "gedit", 6, False, False),
    "libreoffice": ("soffice --norestore --nologo --nofirststartwizard --writer", "Find and Replace", 15, False, False),
    # Firefox goes through its bars, too, and takes a click beside a button for one on it; Chromium has an application's window here, as Electron makes it.
    "firefox": ("firefox-esr --no-remote --profile PROFILE PAGE", "Order", 12, False, False),
    "chromium": (
        "chromium --no-sandbox --no-first-run --test-type --user-data-dir=PROFILE --force-renderer-accessibility --app=PAGE",
        "Order", 8, True, True),
}
# What is pressed until the window with the title is there, and what to capture; the programs whose texts let Tab go on.
OPENED = {"libreoffice": ("ctrl+h", ["soffice", "--window", "Find and Replace"])}
BROWSERS = {"firefox", "chromium"}
PAGE = """<!doctype html><title>Order</title><h1>Order</h1><form><label>Name <input></label><label><input type=checkbox> Gift</label>
<label>Size <select><option>S<option>M</select></label><label><input type=radio name=cup> Cup</label>
<label><input type=radio name=cup checked> Mug</label><textarea aria-label="Note"></textarea><button>Send</button></form>
<p><a href="#help">Help</a> <a href="#contact">Contact</a></p>"""
# Firefox shows no pages of its own at its first start.
PREFERENCES = ("browser.aboutwelcome.enabled", "false"), ("browser.startup.homepage_override.mstone", '"ignore"'), (
    "datareporting.policy.dataSubmissionPolicyBypassNotification", "true")
CLICKED = {"push-button", "button", "toggle-button", "check-box", "entry", "text", "password-text", "tree", "table", "list"}
MARGIN, PADDING, MOST_CLICKED = 2, 10, 10


def tool(*arguments):
    return subprocess.run(["xdotool", *map(str, arguments)], capture_output=True, text=True).stdout


def origin():
    """Where the content of the window in front begins, as X has it."""
    import gi

    gi.require_version("Gdk", "3.0")
    from gi.repository import Gdk

    window = Gdk.Screen.get_default().get_active_window()
    return window.get_origin()[1:]


class Watch:
    """Where the focus goes, by the frames that AT-SPI tells on the screen."""

    def __init__(self):
        sys.path.insert(0, CAPTURE)
        import atspi

        self.atspi, self.glib = atspi.bus()
        self.loop, self.source = self.glib.MainLoop(), None
        self.listener = self.atspi.EventListener.new(self.heard)
        self.listener.register("object:state-changed:focused")

    def heard(self, event):
        if event.detail1:
            self.source = event.source

    def after(self, action, seconds=0.3):
        """The frame on the screen of what has the focus after something is done; None where it does not move."""
        self.source = None
        action()
        self.glib.timeout_add(int(seconds * 1000), self.loop.quit)
        self.loop.run()
        if self.source is None:
            return None
        box = self.source.get_component_iface().get_extents(self.atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height


def captured(path):
    """The stops of the capture in navcost's order: label, role, frame; menus have a key of their own."""
    frames = {}
    for outer in ElementTree.parse(path).iter():
        for element in outer:
            if element.get("x") is None:
                continue
            around = frames.get(outer.get("id"), []) if outer.get("role") in ("list", "table", "tree") else []
            frames[element.get("id")] = [tuple(round(float(element.get(key))) for key in ("x", "y", "width", "height")), *around]
    run = subprocess.run([live.navcost(), "tree", path, "--method", "desktop-keyboard", "--format", "json"], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr)
    stops = []
    for stop in json.loads(run.stdout)["layouts"][0]["screens"][0]["methods"][0]["grouped"]:
        if stop["role"] == "menuBar":
            continue
        known = [frame for part in [stop, *stop["children"]] for frame in frames.get(part["id"], [])]
        stops.append((stop["label"] or stop["role"], stop["role"], known))
    return stops


def is_at(stop, box, start):
    """Whether a frame on the screen is that of a stop, of one of its members, or of the text of a choice."""
    x, y, width, height = box[0] - start[0], box[1] - start[1], box[2], box[3]
    for left, top, w, h in stop[2]:
        if stop[1] == "comboBox" and left <= x and top <= y and x + width <= left + w and y + height <= top + h:
            return True
        if all(abs(a - b) <= MARGIN for a, b in ((x, left), (y, top), (width, w), (height, h))):
            return True
    return False


def order_problems(stops, watch, start, typed):
    """What is wrong with the order of the capture: a round of real Tab, with Control in the roles in which Tab is typed."""
    seen = []
    text = [stop for stop in stops if stop[1] in typed]
    here = None
    for _ in range(2 * len(stops) + 5):
        is_text = here is not None and any(is_at(stop, here, start) for stop in text)
        there = watch.after(lambda: tool("key", "ctrl+Tab" if is_text else "Tab"))
        if there is None and here is None and typed:
            # Before anything is known of the focus it may be in a text that takes Tab.
            there = watch.after(lambda: tool("key", "ctrl+Tab"))
        if there is None:
            return [f"Tab number {len(seen) + 1} does not move the focus"]
        if there in seen:
            seen = seen[seen.index(there):]
            break
        seen.append(there)
        here = there
    if live.same_cycle(seen, stops, lambda box, stop: is_at(stop, box, start)):
        return []
    names = [next((stop[0] for stop in stops if is_at(stop, box, start)), str(box)) for box in seen]
    return [f"Tab goes to {', '.join(names)}", f"the capture has {', '.join(stop[0] for stop in stops)}"]


def frame_problems(window, watch, start):
    """Where a click beside the edges of a frame hits something else, how many frames were clicked at, and which take no clicks."""
    problems, checked, silent = [], 0, []
    nodes = [node for node in window.order if node.word in CLICKED and node.box and node.can_be_used and not window.is_outside(node)
             and not ("multi-line" in node.states and "editable" not in node.states)]
    others = [stop for stop in reversed(window.order) if stop.box and stop.role not in ("tabGroup", "textView") and not window.is_outside(stop)]
    others.sort(key=lambda stop: stop.word not in ("push-button", "toggle-button"))
    width, height = window.root.box[2:]
    for node in nodes[::len(nodes) // MOST_CLICKED + 1]:
        x, y, w, h = node.box
        other = next(stop for stop in others if stop is not node)
        # The padding of a text is in its frame and takes no click.
        inset = PADDING if node.word.endswith("text") else MARGIN
        inside = [(x + inset, y + h // 2), (x + w - 1 - inset, y + h // 2), (x + w // 2, y + inset), (x + w // 2, y + h - 1 - inset)]
        outside = [(x - 1 - MARGIN, y + h // 2), (x + w + MARGIN, y + h // 2), (x + w // 2, y - 1 - MARGIN), (x + w // 2, y + h + MARGIN)]
        hits = {}
        for left, top in inside + outside:
            if not (0 <= left < width and 0 <= top < height):
                continue
            watch.after(lambda: other.source.get_component_iface().grab_focus(), 0.2)
            before = window.focused()
            if before is node:
                continue
            tool("mousemove", start[0] + left, start[1] + top)
            watch.after(lambda: tool("mousedown", 1), 0.3)
            hit = window.stop_of(watch.source) if watch.source is not None else window.focused()
            hits[left, top] = None if hit is before else hit
            # Let go elsewhere, so that nothing is activated, and close what opened.
            tool("mousemove", 1, 1, "mouseup", 1)
            if node.word == "toggle-button":
                tool("key", "Escape")
        if not any(hits.get(point) for point in inside):
            silent.append(window.key(node))
            continue
        checked += 1
        for point, hit in hits.items():
            if (hit is node) != (point in inside):
                there = window.key(hit) if hit else "nothing"
                problems.append(f"a click at {point} hits {there}; '{window.key(node)}' is at {node.box}")
    if checked < 3:
        problems.append(f"only {checked} frames take clicks")
    return problems, checked, silent


def check(name, folder, watch, environment):
    """What is wrong with the capture of a program, and what was done."""
    command, title, fewest, is_expected, has_clicks = PROGRAMS[name]
    path = os.path.join(folder, name + ".xml")
    profile, page = os.path.join(folder, name), os.path.join(folder, "page.html")
    os.makedirs(profile, exist_ok=True)
    with open(os.path.join(profile, "user.js"), "w") as file:
        file.writelines(f'user_pref("{key}", {value});\n' for key, value in PREFERENCES)
    with open(page, "w") as file:
        file.write(PAGE)
    command = command.replace("PROFILE", profile).replace("PAGE", "file://" + page)
    process = subprocess.Popen(shlex.split(command), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        run = None
        key, wanted = OPENED.get(name, (None, [str(process.pid)] + (["--wait", "Contact"] if name in BROWSERS else [])))
        for _ in range(40):
            time.sleep(0.5)
            run = subprocess.run(
                ["/usr/bin/python3", os.path.join(CAPTURE, "atspi.py"), *wanted, "-o", path, "--tab",
                 "--screenshot", path + ".png"], capture_output=True, text=True, env=environment)
            if run.returncode == 0 or "no program of this name" not in run.stderr:
                break
            if key:
                tool("key", key)
        if run.returncode:
            return [run.stderr.strip()], ""
        said = run.stderr.strip()
        stops, start = captured(path), origin()
        problems = []
        screen = ElementTree.parse(path).find("screen")
        if title is not None and title not in screen.get("label"):
            problems.append(f"the title is '{screen.get('label')}'")
        if len(stops) < fewest:
            problems.append(f"{len(stops)} stops, expected {fewest} at least")
        if is_expected and "as expected" not in said:
            problems.append(f"the order is not what was expected: {said}")
        problems += order_problems(stops, watch, start, () if name in BROWSERS else ("textView",))
        if open(path + ".png", "rb").read(8)[1:4] != b"PNG":
            problems.append("the picture is no PNG")
        if not has_clicks:
            return problems, f"{len(stops)} stops"
        import atspi
        from atspi_window import Window

        program, windows = next(found for found in atspi.showing(watch.atspi) if found[0].get_process_id() == process.pid)
        shown = Window(watch.atspi, windows[0], program.get_toolkit_name(), program.get_toolkit_version())
        wrong, checked, silent = frame_problems(shown, watch, start)
        said = f"{len(stops)} stops, {checked} frames clicked at" + (f", no focus by clicks: {', '.join(silent)}" if silent else "")
        return problems + wrong[:6], said
    finally:
        process.terminate()
        process.wait()


def main():
    names = sys.argv[1:] or list(PROGRAMS)
    server, display = live.display()
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(
            DISPLAY=display, LC_ALL="C.UTF-8", HOME=folder, XDG_RUNTIME_DIR=folder, GSETTINGS_BACKEND="memory",
            QT_ACCESSIBILITY="1", GNOME_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_QPA_PLATFORMTHEME="qt5ct:qt6ct")
        for key in ("WAYLAND_DISPLAY", "NO_AT_BRIDGE", "GTK_MODULES"):
            os.environ.pop(key, None)
        # The bus that presses keys is started by this one and sees its display.
        bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(1)
        failures = 0
        try:
            watch = Watch()
            for name in names:
                problems, said = check(name, folder, watch, dict(os.environ))
                print(f"{name}: {'DIFFERS' if problems else 'as expected'}, {said}")
                for problem in problems:
                    print(f"    {problem}")
                sys.stdout.flush()
                failures += bool(problems)
        finally:
            for process in (manager, bus, server):  # The display last: what still draws on it complains.
                process.send_signal(signal.SIGTERM)
                process.wait()
    return 1 if failures else 0


if __name__ == "__main__":
    if sys.executable != "/usr/bin/python3" and not os.environ.get("NAVCOST_LIVE"):
        # The bindings of AT-SPI belong to the system's Python.
        os.execve("/usr/bin/python3", ["/usr/bin/python3", *sys.argv], dict(os.environ, NAVCOST_LIVE="1"))
    sys.exit(main())
