"""A window as a screen of navcost's own XML."""

import re
from xml.sax.saxutils import quoteattr

from atspi_window import COLLECTIONS, CONTROLS, MEMBERS, MENUS, WHOLE, line

KEYS = {"plus": "+", "minus": "-", "equal": "=", "comma": ",", "period": ".", "slash": "/", "Page_Up": "PageUp", "Page_Down": "PageDown"}
MODIFIERS = {"primary": "Control", "control": "Control", "ctrl": "Control", "alt": "Alt", "shift": "Shift", "meta": "Meta", "super": "Meta"}
GROUPS = {"alert": "alert", "dialog": "dialog", "form": "form", "statusBar": "statusBar"}


def chord(text):
    """Modifiers and key of `<Primary>q` (GTK) or `Ctrl+Q` (Qt); None where it is neither."""
    parts = re.findall(r"<(\w+)>", text)
    rest = re.sub(r"<\w+>", "", text)
    if not parts and "+" in rest[:-1]:
        *parts, rest = re.findall(r"[^+]+|\+$", rest)
    held = [MODIFIERS.get(part.lower()) for part in parts]
    key = KEYS.get(rest, rest)
    if not key or None in held or len(key) > 1 and not re.fullmatch(r"F\d+|[A-Z][A-Za-z]+", key):
        return None
    return sorted(set(held)), key.upper() if len(key) == 1 else key


def keys(node):
    """The letter that acts on it together with Alt, or in its menu, and its shortcut."""
    mnemonic = shortcut = None
    actions = node.source.get_action_iface()
    for index in range(min(actions.get_n_actions(), 3) if actions else 0):
        for place, text in enumerate((actions.get_key_binding(index) or "").split(";")):
            found = None if ":" in text else chord(text)
            if found is None:
                continue
            held, key = found
            if len(key) == 1 and (held == ["Alt"] and place == 0 or not held and place == 0 and node.role in MENUS):
                mnemonic = mnemonic or key
            elif held and held != ["Shift"] or re.fullmatch(r"F\d+", key):
                shortcut = shortcut or "-".join(held + [key])
    return mnemonic, shortcut


class Screen:
    """The elements of a window; what Tab reaches stands in `order`."""

    def __init__(self, window, order, screen):
        self.window, self.order, self.screen = window, order, screen
        self.stops = set(order)
        self.standing = {}
        self.kids = self.inside(window.root)
        # What Tab reaches although nothing of it is written yet stands at the end.
        self.kids += [self.element(stop) for stop in order if stop not in self.standing]

    # Elements

    def name_all(self):
        """The programs' own ids, else ones made from roles and places, in the order of the file."""
        taken, numbers = {self.screen}, {}
        for kid in flat(self.kids):
            source = kid["node"].source if kid["node"] else None
            own = line(getattr(source, "get_accessible_id", lambda: "")() or (source.get_attributes() or {}).get("id", "")) if source else ""
            if own and own not in taken:
                kid["a"].update(id=own, derivedId=None)
            while kid["a"]["id"] is None:
                word = kid["a"]["role"]
                numbers[word] = numbers.get(word, 0) + 1
                kid["a"]["id"] = None if f"{word}{numbers[word]}" in taken else f"{word}{numbers[word]}"
            taken.add(kid["a"]["id"])

    def frame(self, box):
        return dict(zip(("x", "y", "width", "height"), box)) if box else {}

    def value(self, node, role):
        if role in ("checkbox", "toggle"):
            return "on" if node.is_checked or node.is_pressed else "mixed" if node.is_indeterminate else "off"
        if role in ("slider", "stepper", "progress"):
            value = node.source.get_value_iface()
            return f"{value.get_current_value():g}" if value else None
        if role == "popUpButton":
            return self.window.choice(node)
        if role in ("textField", "textView", "comboBox"):
            inner = next((other for other in node.all() if other.word in ("text", "entry")), node)
            text = inner.source.get_text_iface()
            return line(text.get_text(0, min(text.get_character_count(), 200))) if text else None
        return None

    def element(self, node, role=None, cells=()):
        """A thing without anything inside, or the cells of a row as one."""
        role = role or node.role or "other"
        if role == "popUpButton" and any(inner.is_editable for inner in node.all()):
            role = "comboBox"
        if role == "button" and node.is_expandable or role == "toggle" and node.is_expandable:
            role = "disclosure"
        mnemonic, shortcut = keys(node)
        is_stop = node in self.stops and node.role not in COLLECTIONS
        label = line(" ".join(filter(None, map(self.window.name, cells)))) if cells else self.window.name(node)
        written = {"tag": "element", "isTarget": is_stop or role in CONTROLS | MEMBERS, "node": node, "a": {
            "id": None, "derivedId": "true", "role": role, "label": label,
            "value": self.value(node, role), **self.frame(self.union(cells or [node])),
            "respondsToInteraction": "true" if is_stop and role not in CONTROLS | MEMBERS else None,
            "enabled": None if node.can_be_used or not node.is_shown or role in MEMBERS else "false",
            "offscreen": "true" if not node.is_shown else None,
            "shortcut": shortcut, "mnemonic": mnemonic, "tabIndex": None,
            "heading": (node.source.get_attributes() or {}).get("level", 2) if role == "heading" else None,
            "adjustable": "true" if role in ("slider", "stepper") else None,
            "selected": "true" if node.is_selected or node.is_checked and role in ("radioButton", "menuItem") else None,
            "private": "true" if role == "secureTextField" else None}}
        if node in self.stops:
            self.standing[node] = written
        return written

    def union(self, nodes):
        boxes = [node.box for node in nodes if node.box]
        if not boxes:
            return None
        x, y = min(box[0] for box in boxes), min(box[1] for box in boxes)
        return (x, y, max(box[0] + box[2] for box in boxes) - x, max(box[1] + box[3] for box in boxes) - y)

    def group(self, node, role, kids, **more):
        return {"tag": "group", "kids": kids, "node": node, "isTarget": False,
                "a": {"id": None, "derivedId": "true", "role": role, "label": self.window.own_name(node), **self.frame(node.box), **more}}

    # Containers

    def inside(self, node):
        return self.with_radio_groups([written for kid in node.kids for written in self.write(kid)])

    def with_radio_groups(self, kids):
        """The radio buttons of one choice that stand side by side in a group of their own."""
        result = []
        for kid in kids:
            choice = self.window.radios.get(kid["node"])
            last = result[-1] if result else None
            if choice is None:
                result.append(kid)
            elif last is not None and last.get("choice") is choice:
                last["kids"].append(kid)
            else:
                result.append({"tag": "group", "kids": [kid], "node": None, "isTarget": False, "choice": choice,
                               "a": {"id": None, "derivedId": "true", "role": "radioGroup"}})
        return [kid["kids"][0] if "choice" in kid and len(kid["kids"]) == 1 else kid for kid in result]

    def write(self, node):
        role = node.role
        if role in MENUS:
            return self.menu(node)
        if role in COLLECTIONS:
            return self.collection(node)
        if role in WHOLE or role == "radioButton":
            return [self.element(inner) for inner in node.all() if inner is node or inner in self.stops]
        if role == "tabGroup":
            return self.tabs(node)
        if role == "tab" and not self.window.is_gtk:
            return [self.element(node)]
        if role in CONTROLS:
            holds_stop = any(inner in self.stops for inner in node.all() if inner is not node)
            if node not in self.stops and holds_stop:
                return self.inside(node)
            kept = [other for kid in node.kids for other in self.write(kid)]
            return [self.element(node)] + [other for other in kept if other["isTarget"] or "kids" in other and holds_stop]
        if role in ("staticText", "heading", "image", "progress", "video", "chart"):
            # The label of a page is around what it names.
            inner = [written for kid in node.kids for written in self.write(kid) if written["isTarget"] or "kids" in written]
            return ([self.element(node)] if self.window.name(node) or node in self.stops else []) + inner
        own = [self.element(node, "other")] if node in self.stops else []
        kids = own + self.inside(node)
        if role == "toolbar" and kids:
            return [self.group(node, "toolbar", kids)]
        axis = self.axis(node)
        if axis and kids:
            if len(kids) == 1 and kids[0]["a"]["role"] in COLLECTIONS:
                kids[0]["a"]["scrolls"] = axis
                return kids
            return [self.group(node, "scrollView", kids, scrolls=axis)]
        is_named = node.word in ("panel", "grouping", "frame", "internal-frame") and self.window.own_name(node)
        if kids and (role in GROUPS or is_named or node.is_modal):
            return [self.group(node, GROUPS.get(role, "group"), kids, container="semanticGroup" if is_named else None,
                               modal="true" if node.is_modal else None)]
        return kids

    def axis(self, node):
        """Where the scroll bars of a pane that are shown go."""
        if node.role != "scrollView":
            return None
        bars = [kid for kid in node.kids if kid.word == "scroll-bar" and kid.box]
        down, across = any(bar.is_vertical for bar in bars), any(bar.is_horizontal for bar in bars)
        return "both" if down and across else "vertical" if down else "horizontal" if across else None

    def menu(self, node):
        if node.role == "menuBar":
            kids = [written for kid in node.kids for written in self.menu(kid)]
            return [self.group(node, "menuBar", kids)] if kids else []
        # An item of Qt that is not in its menu has no frame; items of a closed menu of GTK never have one.
        if not self.window.own_name(node) and node.role == "menuItem" or not node.is_visible and node.box is None and not node.kids:
            return []
        if not node.is_shown:
            node.box = None
        items = [inner for kid in node.kids for inner in (kid.kids if kid.word == "popup-menu" else [kid])]
        kids = [written for item in items if item.role in MENUS for written in self.menu(item)]
        if not kids:
            written = self.element(node, "menuItem")
            is_top = node.parent.role == "menuBar"
            written["a"].update({"offscreen": None, "enabled": None if node.is_sensitive or node.is_enabled else "false"})
            return [written] if node.role == "menuItem" or is_top else []
        mnemonic, _ = keys(node)
        return [self.group(node, "menu", kids, mnemonic=mnemonic)]

    def collection(self, node):
        """A list, table or tree: its rows, of which the selected one is where Tab lands."""
        rows = []
        for kid in node.kids:
            if kid.role not in MEMBERS or kid.word.endswith("-header"):
                continue
            is_same = rows and kid.role == "cell" and kid.box and rows[-1][0].box and rows[-1][0].box[1] == kid.box[1]
            rows[-1].append(kid) if is_same else rows.append([kid])
        kids = []
        for cells in rows:
            role = "row" if len(cells) > 1 else "treeItem" if node.role == "tree" else "listItem" if node.role == "list" else "cell"
            kids.append(self.element(cells[0], role, cells))
        if not kids:
            own = [self.element(node)] if node in self.stops else []
            for written in own:
                written["a"]["respondsToInteraction"] = "true"
                written["isTarget"] = True
            return own
        if node in self.stops:
            shown = [kid for kid in kids if kid["a"]["offscreen"] is None]
            self.standing[node] = next((kid for kid in shown if kid["a"]["selected"]), (shown or kids)[0])
        # What is in the rows and takes the focus itself stands after them.
        inner = [written for cells in rows for cell in cells for kid in cell.kids for written in self.write(kid)
                 if written["node"] in self.stops]
        return [self.group(node, node.role, kids)] + inner

    def tabs(self, node):
        tabs = [kid for kid in node.kids if kid.role == "tab"]
        pages = [kid for tab in tabs if tab.is_selected or not self.window.is_gtk for kid in tab.kids]
        rest = [written for kid in pages + [kid for kid in node.kids if kid.role != "tab"] for written in self.write(kid)]
        written = [self.element(tab) for tab in tabs if tab.box or node in self.stops]
        if node in self.stops and written:
            self.standing[node] = next((tab for tab in written if tab["a"]["selected"]), written[0])
        return ([self.group(node, "tabGroup", written, container="semanticGroup", entry="selected")] if written else []) + rest

    # Text

    def number(self):
        """Tab indices: none where the order of the file is that of Tab, else a number for each stop."""
        written = [kid for kid in flat(self.kids) if kid["isTarget"] and kid["a"]["role"] not in MENUS]
        sequence = [self.standing[stop] for stop in self.order]
        reached = {id(kid) for kid in sequence}
        in_order = [id(kid) for kid in written if id(kid) in reached] == [id(kid) for kid in sequence]
        for kid in written:
            kid["a"]["tabIndex"] = (None if in_order and kid["a"]["role"] in CONTROLS | MEMBERS else 0) if id(kid) in reached else -1
        if not in_order:
            for place, kid in enumerate(sequence):
                kid["a"]["tabIndex"] = place + 1
        for group in flat(self.kids):
            # Of a bar or choice that is one stop Tab reaches one member; of others it is only a container.
            if group["a"]["role"] in ("toolbar", "radioGroup") and sum(id(kid) in reached for kid in flat(group["kids"])) > 1:
                group["a"].update(role="group", container="semanticGroup")

    def text(self, is_initial, focus):
        self.number()
        self.name_all()
        width, height = self.size()
        stop = self.standing.get(focus)
        attributes = {"id": self.screen, "label": self.window.title, "width": width, "height": height, "initial": "true" if is_initial else None,
                      "readingOrder": "document", "focus": stop["a"]["id"] if stop else None}
        rows = [row for kid in self.kids for row in lines(kid, 2)]
        return "\n".join([f"  <screen{written(attributes)}>", *rows, "  </screen>", ""])

    def size(self):
        root = self.window.root
        if self.window.is_gtk and not self.window.is_gtk4:
            # The frame of a window of GTK 3 includes its title bar, which has no place in the window's coordinates.
            box = self.union(root.kids)
            if box:
                return box[0] + box[2] + max(box[0], 0), box[1] + box[3] + max(box[1], 0)
        return root.box[2:] if root.box else (None, None)


def flat(kids):
    for kid in kids:
        yield kid
        yield from flat(kid.get("kids", []))


def written(attributes):
    bad = r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]"
    return "".join(f" {key}={quoteattr(re.sub(bad, chr(0xfffd), str(value)))}" for key, value in attributes.items() if value not in (None, ""))


def lines(kid, depth):
    start = "  " * depth + f"<{kid['tag']}{written(kid['a'])}"
    if "kids" not in kid:
        return [start + "/>"]
    return [start + ">"] + [row for inner in kid["kids"] for row in lines(inner, depth + 1)] + ["  " * depth + f"</{kid['tag']}>"]
