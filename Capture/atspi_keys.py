"""Real presses of Tab in a window, and where the focus goes."""

import time

from atspi_window import COLLECTIONS
from web import TRAPPED

TAB, CONTROL = 23, 37  # Keycodes as X has them.


class Keyboard:
    """Presses keys as a person would, and sees where the focus goes."""

    def __init__(self, atspi, glib, window):
        self.atspi, self.glib, self.window = atspi, glib, window
        self.loop, self.moved = glib.MainLoop(), None
        self.listener = atspi.EventListener.new(self.heard)
        self.listener.register("object:state-changed:focused")

    def heard(self, event):
        if event.detail1:
            self.moved = event.source
            self.loop.quit()

    def wait(self, seconds):
        timer = self.glib.timeout_add(int(seconds * 1000), self.loop.quit)
        started = time.monotonic()
        self.loop.run()
        if time.monotonic() - started < seconds:
            self.glib.source_remove(timer)

    def key(self, code, kind):
        self.atspi.generate_keyboard_event(code, None, kind)

    def press(self, stop):
        """Tab, with Control where Tab would be typed; the stop where the focus is then. Texts of pages let Tab go on, and browsers take
        Control-Tab for the next page."""
        kinds = self.atspi.KeySynthType
        held = [False] if self.window.is_browser else [True] if stop is not None and stop.role == "textView" else [False, True]
        for is_held in held:
            self.moved = None
            if is_held:
                self.key(CONTROL, kinds.PRESS)
            self.key(TAB, kinds.PRESSRELEASE)
            if is_held:
                self.key(CONTROL, kinds.RELEASE)
            self.wait(0.5)
            if self.moved is not None:
                # Where one thing passes the focus on, the last one has it.
                last = None
                while last is not self.moved:
                    last = self.moved
                    self.wait(0.03)
                return self.window.stop_of(self.moved)
            there = self.window.focused()
            if there is not stop:
                return there
        return stop

    def round(self, limit):
        """The stops of one round of Tab, the stop that had the focus before, and how many presses one kept it."""
        self.activate()
        start = self.window.focused()
        here, seen, kept = self.press(start), [], 0
        while here is not None and here not in seen and len(seen) < limit:
            seen.append(here)
            there = self.press(here)
            while there is here and kept < TRAPPED:
                # Cells that Tab goes through, one by one.
                kept += 1
                there = self.press(here)
            here = there
        self.focus(start)
        self.listener.deregister("object:state-changed:focused")
        return seen[seen.index(here):] if here in seen else seen, start, kept

    def focus(self, node):
        """Puts the focus on something, as far as its program allows it."""
        component = node.source.get_component_iface() if node is not None else None
        if component is not None:
            try:
                component.grab_focus()
            except self.glib.Error:
                pass

    def activate(self):
        """Brings the window to the front, as far as the desktop allows it."""
        if not self.window.root.is_active:
            for node in [self.window.root] + self.window.order[:1]:
                self.focus(node)
            self.wait(0.3)


def from_first(order, expected):
    """A round of Tab from the stop that is expected first, where it is in it."""
    first = next((stop for stop in expected if stop in order), None)
    return order[order.index(first):] + order[:order.index(first)] if first is not None else order
