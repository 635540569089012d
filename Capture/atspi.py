#!/usr/bin/python3
"""Captures desktop programs on Linux as they are shown and writes navcost's own XML: `python3 atspi.py galculator -o app.xml`.

It asks the accessibility bus (AT-SPI), which GTK, Qt, Firefox, Electron and LibreOffice answer. Every window of the program
that is shown becomes a screen of the output. `navcost analyze app.xml` then needs nothing more.
"""

import argparse
import os
import shlex
import subprocess
import sys
import time
import warnings

from atspi_keys import Keyboard, from_first
from atspi_screen import Screen
from atspi_window import FLOATING, Window, line
from web import TRAPPED, comment, differences, first_line, write

PLATFORMS = {"gtk": "gtk", "qt": "qt", "j2se-access-bridge": "java"}
NEEDED = "apt-get install python3-gi gir1.2-atspi-2.0 at-spi2-core"


def bus():
    """AT-SPI and the loop in which its events arrive."""
    try:
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib
    except (ImportError, ValueError) as error:
        raise SystemExit(f"error: AT-SPI is not there ({first_line(error)}); run this with Debian's /usr/bin/python3 after: {NEEDED}")
    # The names of its functions that work with every version of it are called old by the newest.
    warnings.simplefilter("ignore", DeprecationWarning)
    if Atspi.init() not in (0, 1):
        raise SystemExit("error: there is no accessibility bus; start the program in a desktop session, or with dbus-run-session")
    return Atspi, GLib


def programs(atspi):
    """The programs on the bus."""
    desktop = atspi.get_desktop(0)
    found = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    return [program for program in found if program is not None]


def windows(program, title):
    """The windows of a program that are shown, the active one first."""
    found = []
    for index in range(program.get_child_count()):
        window = program.get_child_at_index(index)
        if window is None or window.get_role().value_nick in FLOATING:
            continue
        states = {state.value_nick for state in window.get_state_set().get_states()}
        if "showing" in states and (not title or title.lower() in window.get_name().lower()):
            found.append(("active" not in states, "modal" not in states, index, window))
    return [entry[-1] for entry in sorted(found, key=lambda entry: entry[:-1])]


def showing(atspi, title=None):
    """The programs that show a window, each with its windows."""
    found = []
    for program in programs(atspi):
        try:
            found.append((program, windows(program, title)))
        except Exception:
            continue  # It ends, or does not answer.
    return [(program, shown) for program, shown in found if shown]


def wanted(atspi, options, before, process):
    """The program that is asked for, once it is there: by its name or number, or by a window that was not there before; None where it is not."""
    for program, shown in showing(atspi, options.window):
        if process:
            if program.get_process_id() == process.pid or any(window not in before for window in shown):
                return program
        elif options.program.lower() in (program.get_name().lower(), str(program.get_process_id())):
            return program
    return None


def settled(atspi, program, options, deadline):
    """The windows of the program, once they stay as they are."""
    toolkit, version = program.get_toolkit_name() or "", program.get_toolkit_version() or ""
    last, shown = None, []
    while True:
        shown = [Window(atspi, window, toolkit, version) for window in windows(program, options.window)]
        state = [(node.word, node.box, node.states) for window in shown for node in window.root.all()]
        is_there = not options.wait or any(
            options.wait.lower() in window.name(node).lower() for window in shown for node in window.root.all() if node.is_shown)
        if shown and state == last and is_there:
            return toolkit, shown
        if time.monotonic() > deadline:
            if not shown or not is_there:
                raise TimeoutError(f"nothing with the name '{options.wait}' is shown" if shown else "no window is shown")
            return toolkit, shown
        last = state
        time.sleep(0.5)


def screenshot(path):
    """A picture of the window in front, as X shows it."""
    import gi

    gi.require_version("Gdk", "3.0")
    from gi.repository import Gdk

    screen = Gdk.Screen.get_default()
    window = screen.get_active_window() if screen else None
    if window is None:
        raise OSError("no window is in front")
    picture = Gdk.pixbuf_get_from_window(window, 0, 0, window.get_width(), window.get_height())
    picture.savev(path, os.path.splitext(path)[1].lstrip(".").replace("jpg", "jpeg") or "png", [], [])


def take(atspi, glib, window, screen, options):
    """One window: screen as XML, notes."""
    notes, order, focus = list(window.notes), window.order, window.focused()
    is_first = screen == "main"
    if options.screenshot and is_first:
        try:
            screenshot(options.screenshot)
        except Exception as error:
            notes.append(f"there is no picture: {first_line(error)}")
    if options.tab:
        keyboard = Keyboard(atspi, glib, window)
        real, start, kept = keyboard.round(len(order) * 2 + 200)
        focus = focus or start
        if real:
            expected = [window.key(stop) for stop in order]
            order = from_first(real, order)
            said = differences(expected, [window.key(stop) for stop in order])
            notes += ["Tab: " + text for text in said] or [f"Tab: {len(order)} presses, as expected"]
            if kept == TRAPPED:
                notes.append(f"Tab: '{window.key(real[-1])}' keeps the focus; neither Tab nor Control-Tab leaves it")
            elif kept:
                notes.append(f"Tab: {kept} presses stay inside a stop, as in the cells of a table")
        else:
            notes.append("Tab: no press moves the focus; on Wayland start the program under Xvfb or Xwayland")
    elif order:
        notes.append("the order of Tab is what the toolkit usually does; --tab presses it")
    if not order:
        notes.append("Tab stops nowhere in this window")
    return Screen(window, order, screen).text(is_first, focus), notes


def main():
    parser = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0], epilog="\n".join(__doc__.strip().splitlines()[1:]))
    parser.add_argument("program", nargs="?", metavar="PROGRAM", help="the name or process id of a program that runs; with --start a command")
    parser.add_argument("-o", "--output", help="the XML to write")
    parser.add_argument("--list", action="store_true", help="list the programs that answer, with their windows")
    parser.add_argument("--start", action="store_true", help="start the program, and end it afterwards")
    parser.add_argument("--window", metavar="TEXT", help="only windows with this in their titles")
    parser.add_argument("--screenshot", metavar="FILE", help="also write a picture of the window in front, for `navcost report --screenshot`")
    parser.add_argument("--wait", metavar="NAME", help="capture once something with this name is shown")
    parser.add_argument("--tab", action="store_true", help="press Tab through the windows, write its real order, and note what was expected instead")
    parser.add_argument("--platform", choices=("gtk", "qt", "java", "windows"), help="whose keys the program has; by default its toolkit's")
    parser.add_argument("--timeout", type=float, default=30, metavar="SECONDS", help="how long to wait for the program (%(default)s)")
    options = parser.parse_args()
    if not options.list and not (options.program and options.output):
        parser.error("write PROGRAM and -o FILE, or --list")
    atspi, glib = bus()
    if options.list:
        for program, shown in showing(atspi, options.window):
            titles = [line(window.get_name()) or "(no title)" for window in shown]
            print(f"{program.get_name()}\t{program.get_process_id()}\t{program.get_toolkit_name()}\t{'; '.join(titles)}")
        return 0
    before = [window for _, shown in showing(atspi, options.window) for window in shown]
    process = None
    try:
        if options.start:
            # Qt, Firefox, Chromium and Electron ask for the bus only where they are told to.
            environment = dict(os.environ, QT_ACCESSIBILITY="1", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", GNOME_ACCESSIBILITY="1")
            process = subprocess.Popen(shlex.split(options.program), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + options.timeout
        while (program := wanted(atspi, options, before, process)) is None:
            if time.monotonic() > deadline or process is None:
                known = ", ".join(sorted({program.get_name() for program, _ in showing(atspi, options.window)})) or "none"
                raise LookupError(f"no program of this name shows a window; there are: {known}")
            time.sleep(0.3)
        toolkit, shown = settled(atspi, program, options, deadline)
        platform = options.platform or PLATFORMS.get(toolkit.lower(), "gtk")
        text = ""
        for index, window in enumerate(shown):
            xml, notes = take(atspi, glib, window, "main" if index == 0 else f"window{index + 1}", options)
            for note in notes:
                print(f"{options.program}: {note}", file=sys.stderr)
            said = [f"captured from {program.get_name()} ({toolkit} {program.get_toolkit_version()})".strip()] + notes
            text += "".join(f"  {comment(note)}\n" for note in said) + xml
        write(options.output, shown[0].title or program.get_name(), text, platform)
    except Exception as error:
        print(f"{options.program}: error: {first_line(error)}", file=sys.stderr)
        return 2
    finally:
        if process is not None:
            process.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
