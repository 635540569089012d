"""What the accessibility bus (AT-SPI) tells of a window, and the order in which Tab is expected to go through it."""

import re

# What AT-SPI calls things, in navcost's words. What is not here is only looked into.
ROLES = {
    "alert": "alert", "button": "button", "calendar": "datePicker", "canvas": "canvas", "chart": "chart", "check-box": "checkbox",
    "check-menu-item": "menuItem", "color-chooser": "group", "column-header": "cell", "combo-box": "popUpButton",
    "date-editor": "datePicker", "dial": "slider", "dialog": "dialog", "directory-pane": "tree", "drawing-area": "canvas",
    "document-frame": "webView", "document-text": "textView", "document-web": "webView", "entry": "textField", "file-chooser": "dialog",
    "form": "form", "heading": "heading",
    "html-container": "webView", "icon": "image", "image": "image", "image-map": "image", "label": "staticText", "level-bar": "progress",
    "link": "link", "list": "list", "list-box": "list", "list-item": "listItem", "menu": "menu", "menu-bar": "menuBar",
    "menu-item": "menuItem", "page-tab": "tab", "page-tab-list": "tabGroup", "paragraph": "staticText", "password-text": "secureTextField",
    "popup-menu": "menu", "progress-bar": "progress", "push-button": "button", "push-button-menu": "menuButton", "radio-button": "radioButton",
    "radio-menu-item": "menuItem", "row-header": "cell", "scroll-pane": "scrollView", "slider": "slider", "spin-button": "stepper",
    "static": "staticText", "status-bar": "statusBar", "switch": "toggle", "table": "table", "table-cell": "cell",
    "table-column-header": "cell", "table-row": "row", "table-row-header": "cell", "terminal": "textView", "text": "textField",
    "toggle-button": "toggle", "tool-bar": "toolbar", "tree": "tree", "tree-item": "treeItem", "tree-table": "tree", "video": "video",
}
CONTROLS = {
    "button", "checkbox", "comboBox", "datePicker", "disclosure", "link", "menuButton", "menuItem", "picker", "popUpButton",
    "radioButton", "searchField", "secureTextField", "slider", "stepper", "tab", "textField", "textView", "toggle",
}
# One stop each; the arrows go through what they hold.
COLLECTIONS = {"list", "table", "tree"}
MEMBERS = {"cell", "listItem", "row", "treeItem"}
MENUS = {"menu", "menuBar", "menuItem"}
# What is inside these belongs to them.
WHOLE = {"comboBox", "datePicker", "popUpButton", "slider", "stepper", "textField", "textView", "secureTextField"}
# Takes the focus only where nothing inside does: to scroll, or to be resized by keys of its own.
LAYOUT = {
    "document-frame", "document-web", "filler", "frame", "grouping", "internal-frame", "layered-pane", "panel", "section", "split-pane",
    "viewport",
}
BROWSERS = {"chromium", "gecko"}
FLOATING = {"menu", "notification", "popup-menu", "tool-tip"}  # Not windows of their own.
MOST_MEMBERS, MOST_NODES = 300, 20000
LONG = 1 << 24  # A coordinate that is none.


def line(text):
    return re.sub(r"\s+", " ", text or "").strip()


def once(name):
    """A name without its repetition: GTK 4 says the label of a button twice."""
    half = len(name) // 2
    return name[:half] if name[:half] + " " + name[:half] == name else name


class Node:
    """A thing on the screen with what AT-SPI tells of it."""

    def __init__(self, source, parent, window):
        self.source, self.parent, self.window = source, parent, window
        self.word = source.get_role().value_nick
        self.states = {state.value_nick for state in source.get_state_set().get_states()}
        self.kids, self.left_out, self.is_shown, self.box = [], 0, True, None
        self.role = ROLES.get(self.word)
        if self.role == "textField" and "multi-line" in self.states:
            self.role = "textView" if "editable" in self.states else "staticText"
        if self.role == "staticText" and self.word == "text" and "focusable" in self.states and "multi-line" not in self.states:
            self.role = "textField"

    def __getattr__(self, key):
        """States as `is_focusable` and so on."""
        if key.startswith("is_"):
            return key[3:].replace("_", "-") in self.states
        raise AttributeError(key)

    @property
    def can_be_used(self):
        return self.is_shown and (self.is_sensitive or self.is_enabled)

    def all(self):
        yield self
        for kid in self.kids:
            yield from kid.all()

    def around(self):
        node = self
        while node is not None:
            yield node
            node = node.parent


class Window:
    """A window of a program: its things as a tree, and the order in which Tab goes through them."""

    def __init__(self, atspi, source, toolkit, version):
        self.atspi, self.source = atspi, source
        self.is_gtk = toolkit.lower() == "gtk"
        self.is_qt = toolkit.lower() == "qt"
        self.is_gtk4 = self.is_gtk and version.startswith("4")
        # Firefox, Chromium and Electron.
        self.is_browser = toolkit.lower() in BROWSERS
        self.count, self.notes = 0, []
        self.origin = (0, 0)
        if not self.is_gtk:
            extents = source.get_component_iface().get_extents(atspi.CoordType.SCREEN)
            self.origin = (extents.x, extents.y)
        self.nodes, self.added = {}, set()
        self.root = self.read(source, None)
        self.title = self.name(self.root)
        if self.is_gtk4:
            self.notes.append("GTK 4 tells frames without borders and shadows: they are some points too small and too near to the corner")
        if self.count > MOST_NODES:
            self.notes.append(f"only the first {MOST_NODES} things in the window are written")
        for node in self.root.all():
            if node.left_out:
                self.notes.append(f"{node.left_out} more items of '{self.name(node) or node.word}' are not written")
        outside = [node for node in self.root.all() if node.box and node.role in CONTROLS | COLLECTIONS and self.is_outside(node)]
        if outside:
            names = ", ".join(f"'{self.key(node)}'" for node in outside[:5])
            self.notes.append(f"{len(outside)} controls lie outside the window, so that nobody sees them: {names}{' and others' if len(outside) > 5 else ''}")
        if toolkit.lower() == "chromium" and not any(node.role == "webView" for node in self.root.all()):
            self.notes.append("the program keeps its page from the bus; start it with --force-renderer-accessibility")
        self.radios = self.find_radios()
        self.order = self.expected(self.root)

    # Reading

    def read(self, source, parent):
        node = Node(source, parent, self)
        self.nodes[source] = node
        self.count += 1
        node.box = self.frame(node)
        node.is_shown = parent is None or self.shows(node)
        if not node.is_shown and node.role not in MENUS:
            return node
        in_menu = parent is not None and node.role == "menu" and parent.role in ("menuBar", "menu", "menuItem")
        inside = source.get_child_count()
        for index in range(inside):
            if self.count > MOST_NODES:
                break
            if node.role in COLLECTIONS and index >= MOST_MEMBERS:
                node.left_out = inside - index
                break
            try:
                child = source.get_child_at_index(index)
                if child is None or child in self.nodes:
                    continue
                kid = self.read(child, node)
            except Exception:
                continue  # It went away meanwhile, or its program does not tell.
            if kid.is_shown or kid.role in MENUS and (in_menu or node.role in MENUS) or self.is_scrolled_away(kid):
                node.kids.append(kid)
        if node.role not in COLLECTIONS | MENUS:
            node.kids = self.sorted(node.kids)
        return node

    def frame(self, node):
        """Where it is in the window; None where it is nowhere."""
        component = node.source.get_component_iface()
        if component is None:
            return None
        # The windows of GTK know where their content begins; of others it begins where they do.
        kind = self.atspi.CoordType.WINDOW if self.is_gtk else self.atspi.CoordType.SCREEN
        box = component.get_extents(kind)
        if box.width <= 0 or box.height <= 0 or abs(box.x) > LONG or abs(box.y) > LONG:
            return None
        return (box.x - self.origin[0], box.y - self.origin[1], box.width, box.height)

    def shows(self, node):
        if not node.is_visible or node.word == "tool-tip":
            return False
        # The pages of GTK's notebooks have no frame of their own.
        if node.box is None:
            return node.role == "tab" and node.is_showing
        # GTK 4 says of the window alone that it is showing.
        return self.is_gtk4 or node.is_showing

    def is_outside(self, node):
        """Whether it is beyond the edges of the window, in nothing that scrolls."""
        (x, y, width, height), (_, _, right, bottom) = node.box, self.root.box or (0, 0, LONG, LONG)
        is_beyond = x + width <= 0 or y + height <= 0 or x >= right or y >= bottom
        return is_beyond and not any(outer.role in COLLECTIONS | MENUS | {"scrollView"} for outer in node.parent.around())

    def is_scrolled_away(self, node):
        """Whether scrolling would show it."""
        if not node.is_visible or node.is_showing:
            return False
        scrolls = any(outer.role in COLLECTIONS or outer.role == "scrollView" for outer in node.around() if outer is not node)
        return scrolls and (node.box is not None or node.parent.role in COLLECTIONS or node.parent.role in MEMBERS)

    # Names

    def name(self, node):
        """What people call it: its name, its label's, else the text inside."""
        found = self.own_name(node)
        if not found and node.role in CONTROLS | MEMBERS and node.role not in WHOLE:
            found = line(" ".join(filter(None, (self.own_name(inner) for inner in node.all() if inner is not node))))
        return found or line(node.source.get_description())

    def own_name(self, node):
        name = self.stated_name(node.source, node.role)
        # What has no label is called by what is chosen.
        if name and not (node.role == "popUpButton" and (self.is_qt or name == self.choice(node))):
            return name
        for relation in node.source.get_relation_set():
            if relation.get_relation_type() == self.atspi.RelationType.LABELLED_BY:
                labels = [relation.get_target(index) for index in range(relation.get_n_targets())]
                return line(" ".join(self.stated_name(label, None) for label in labels if label not in (None, node.source)))
        return ""

    def choice(self, node):
        """What is chosen in a list that opens."""
        if self.is_qt:
            return line(node.source.get_name())
        inside = node.source.get_selection_iface()
        chosen = inside.get_selected_child(0) if inside and inside.get_n_selected_children() else None
        return line(chosen.get_name()) if chosen else None

    def stated_name(self, source, role):
        name = once(line(source.get_name()))
        # GTK 4 gives what has no name that of its class.
        is_class = self.is_gtk4 and re.fullmatch(r"(Gtk|Adw)[A-Z]\w*" if role in CONTROLS else r"([A-Z][a-z0-9]*){2,}", name)
        return "" if is_class else name

    # The order of Tab. Sources: GTK's `gtk_container_focus` (3) and `gtk_widget_focus` (4): children by the middle of their
    # frames, top to bottom, then left to right; Qt: as they were made.

    def find_radios(self):
        """The radio buttons that belong together: those of a relation, else those of one parent."""
        groups = {}
        for node in self.root.all():
            if node.role != "radioButton" or not node.can_be_used:
                continue
            key = ("parent", id(node.parent))
            for relation in node.source.get_relation_set():
                if relation.get_relation_type() == self.atspi.RelationType.MEMBER_OF:
                    key = frozenset(id(relation.get_target(index)) for index in range(relation.get_n_targets()))
            groups.setdefault(key, []).append(node)
        return {node: group for group in groups.values() if len(group) > 1 for node in group}

    def sorted(self, kids):
        """What a container holds in the order in which its toolkit goes through it."""
        if not self.is_gtk:
            return kids
        middle = {kid: (kid.box[1] + kid.box[3] // 2, kid.box[0] + kid.box[2] // 2) if kid.box else (0, 0) for kid in kids}
        return sorted(kids, key=lambda kid: middle[kid])

    def expected(self, node):
        """Where Tab stops in a thing, in order."""
        if not node.can_be_used and not self.is_scrolled_away(node) or node.role == "menuBar":
            return []
        if node.role in WHOLE or node.role == "radioButton":
            return self.expected_control(node)
        if node.role in COLLECTIONS:
            can_focus = node.is_focusable or any(kid.is_focusable for kid in node.kids)
            inside = [stop for kid in node.kids for inner in kid.kids for stop in self.expected(inner)
                      if stop.role in CONTROLS] if node.word == "list-box" else []
            return ([node] if can_focus else []) + inside
        inside = [stop for kid in node.kids for stop in self.expected(kid)]
        if node.role == "toolbar" and self.is_gtk:
            return inside[:1]
        if node.word in LAYOUT or node.role == "scrollView":
            return inside or ([node] if node.is_focusable and (node.role == "scrollView" or not self.is_gtk) else [])
        if node.role == "tab":
            # The page is inside its tab.
            return inside if node.is_selected or not self.is_gtk else []
        return ([node] if node.is_focusable and node.parent is not None else []) + inside

    def expected_control(self, node):
        if node.role == "radioButton" and node in self.radios:
            group = self.radios[node]
            chosen = [radio for radio in group if radio.is_checked]
            if node not in chosen and (chosen or node is not group[0]):
                return []
        inner = [other for other in node.all() if other.is_focusable and other.is_shown]
        # A choice of GTK 3 says nothing of the button in it.
        return [node] if inner or node.role == "popUpButton" and self.is_gtk and not self.is_gtk4 else []

    def stop_of(self, source):
        """The stop that a thing with the focus belongs to; None for the window itself."""
        unknown = []
        while source is not None and source not in self.nodes and len(unknown) < 50:
            unknown.append(source)
            source = source.get_parent()
        node = self.nodes.get(source)
        if node is None:
            return None
        if unknown and (node.role not in WHOLE | COLLECTIONS | CONTROLS | MEMBERS or any(kid.is_editable for kid in node.kids)):
            # Bars and choices of GTK 3 that do not list what is in them: what Tab reaches is added.
            for inner in reversed(unknown):
                kid = Node(inner, node, self)
                kid.box = self.frame(kid)
                self.nodes[inner] = kid
                node.kids.append(kid)
                node = kid
            self.added.add(node)
        if node is self.root:
            return None
        stops = self.added.union(self.order)
        found = next((outer for outer in node.around() if outer in stops), None)
        return found or next((outer for outer in node.around() if outer.role in CONTROLS | COLLECTIONS), node)

    def key(self, node):
        """What a stop is called in notes."""
        return self.name(node) or f"{node.role or node.word} at {node.box[:2] if node.box else 'no place'}"

    def focused(self):
        """The stop that has the focus; None where nothing has."""
        found = []
        for node in self.root.all():
            if node.is_shown and (node.is_focusable or node.role == "tab" and node.parent.is_focusable):
                getattr(node.source, "clear_cache_single", node.source.clear_cache)()
                if node.source.get_state_set().contains(self.atspi.StateType.FOCUSED):
                    found.append(node)
        # Qt says it of the tab that is chosen, too.
        found.sort(key=lambda node: node.is_focusable)
        return self.stop_of(found[-1].source) if found else None
