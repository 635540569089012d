"""Tab and Shift-Tab: pages written as markup that the readers take, and windows as layouts."""

import re
from xml.sax.saxutils import quoteattr

import markup
from program import moved
from rows import Answer

DESKTOP, WEB = "desktop-keyboard", "web-keyboard"
PRESENTATION = "http://schemas.microsoft.com/winfx/2006/xaml/presentation"
MOVES = ("--routes", "tab,arrows")


def moves(source, program, file, numbers, start="focus"):
    """The answers of rows that are screens of one file, each with the focus where the row starts."""
    costs = program.costs(file, DESKTOP, "grouped", "--set", f"start={start}", *MOVES)
    stops = program.stops(file, DESKTOP, "grouped")
    result = {}
    for number in numbers:
        row, name = source.rows[number], str(number + 1)
        ours = moved(costs[name], row["key"], len(stops[name]))
        result[number] = Answer(ours or "stays", ours == row["expect"])
    return result


def windows(source, program, platform, element, numbers=None):
    """Rows of windows that `element` writes: what stands in one page, the focus given."""
    asked = [n for n in range(len(source.rows)) if n not in source.excluded] if numbers is None else numbers
    screens = [
        markup.screen(str(n + 1), element(source.page(source.rows[n])), focus=source.rows[n]["from"],
                      readingOrder="document")
        for n in asked
    ]
    part = "" if numbers is None else "tab"
    found = moves(source, program, source.layout(markup.layout(source.title, platform, screens), part), asked)
    return [found.get(n) for n in range(len(source.rows))]


def qt_window(page):
    """The fields of a window of Qt, in the order in which they were made; a stated order is numbered."""
    places = {name: place + 1 for place, name in enumerate(page.get("order", []))}

    def field(name, indent=4):
        role = "radioButton" if name.startswith("radio") else "button" if name == "push" else "textField"
        return markup.button(
            name, indent=indent, role=role, tabIndex=-1 if name in page.get("noFocus", []) else places.get(name),
            enabled=False if name in page.get("disabled", []) else None)

    if "groups" not in page:
        return [field(name) for name in page["stops"]]
    result = []
    for name, members in page["groups"].items():
        role = "radioGroup" if all(member.startswith("radio") for member in members) else None
        result.append(markup.tag(
            "group", [field(member, 6) for member in members], 4, id=name, role=role, label=name,
            container="semanticGroup"))
    return result


def keypad(page):
    """The keys of JavaFX' keypad."""
    return [markup.button(name, box) for name, box in page["boxes"].items()]


def xaml(node, indent=0):
    """A control of Avalonia as XAML, with the namespace of WPF, which has the same properties."""
    kind = {"Decorator": "ContentControl", "TextBlock": "TextBlock"}.get(node["type"], node["type"])
    given = {"xmlns": PRESENTATION} if indent == 0 else {}
    for key, value in node.items():
        if key not in ("type", "children"):
            given["KeyboardNavigation.TabNavigation" if key == "TabNavigation" else key] = value
    text = "".join(f" {key}={quoteattr(str(value))}" for key, value in given.items())
    children = "".join(xaml(child, indent + 1) for child in node.get("children", []))
    return f"{' ' * indent}<{kind}{text}>\n{children}{' ' * indent}</{kind}>\n"


def avalonia(source, program):
    """Each page read by the reader of XAML files; then the layout that it makes of it, the focus given for each row."""
    parts, converted = {"focus": [], "before": []}, {}
    for number, row in enumerate(source.rows):
        if number in source.excluded:
            continue
        if row["page"] not in converted:
            place = list(source.pages).index(row["page"]) + 1
            file = source.layout(xaml(source.page(row)["tree"]), str(place), "xaml")
            converted[row["page"]] = program.convert(file)
        text = converted[row["page"]]
        inner = re.search(r"<screen[^>]*?(/>|>(.*)</screen>)", text, re.DOTALL)
        focus = row["from"] if f'id="{row["from"]}"' in (inner.group(2) or "") else None
        # The focus on a panel is before the first stop.
        parts["focus" if focus else "before"].append((number, (
            f'  <screen id="{number + 1}" readingOrder="document"' + (f' focus="{focus}"' if focus else "")
            + f">{inner.group(2) or ''}</screen>\n")))
    found = {}
    for start, screens in parts.items():
        text = f'<layout name="{source.title}" platform="windows">\n{"".join(part for _, part in screens)}</layout>\n'
        found |= moves(source, program, source.layout(text, start), [number for number, _ in screens], start)
    return [found.get(n) for n in range(len(source.rows))]


def html_node(lines, depth=0):
    """The elements of a page from lines that are indented by two spaces a level, as HTML; shadow trees are declared."""
    result, light = [], []
    while lines and (len(lines[0]) - len(lines[0].lstrip())) // 2 == depth:
        words = re.match(r"(\w+)#([\w-]+)(.*)", lines.pop(0).strip())
        name, own, rest = words.group(1), words.group(2), words.group(3)
        shadow = re.search(r"\[shadow( delegatesFocus)?\]", rest)
        given = "".join(f' {key}="{value}"' for key, value in re.findall(r"(tabindex|slot)=(\S*)", rest))
        if "overflow=scroll" in rest:
            given += ' style="overflow: scroll; width: 100px; height: 100px"'
        children, slotted = html_node(lines, depth + 1)
        if name == "slot":
            light += children
            result.append(f'<slot id="{own}" name="{own}"{given}></slot>')
        elif shadow:
            focus = " shadowrootdelegatesfocus" if shadow.group(1) else ""
            result.append(f'<{name} id="{own}"{given}><template shadowrootmode="open"{focus}>{"".join(children)}'
                          f'</template>{"".join(slotted)}</{name}>')
        else:
            light += slotted
            result.append(f'<{name} id="{own}"{given}>{"".join(children) or own}</{name}>')
    return result, light


def wpt(source, program):
    """Each page as HTML; the stops of its Tab loop in order."""
    orders = {}
    for name, page in source.pages.items():
        nodes, _ = html_node(list(page["tree"]))
        text = f'<!doctype html>\n<html lang="en"><head><title>{name}</title></head><body>\n' + "\n".join(nodes)
        file = source.layout(text + "\n</body></html>\n", name, "html")
        orders[name] = [stop["id"] for stop in next(iter(program.stops(file, WEB, "grouped").values()))]
    return positions(source, orders)


def probes(source, program):
    """The project's own pages, their stops named by where they stand in the page."""
    result = []
    orders = {}
    for name, page in source.pages.items():
        file = source.layout(page["html"], name, "html")
        orders[name] = next(iter(program.stops(file, WEB, "grouped").values()))
    place = 0
    for row in source.rows:
        order = orders[row["page"]]
        place = 0 if row["position"] == 1 else place
        wanted = row["expect"] + ("" if not row["inside"] else "/" + row["inside"])
        wanted = wanted.replace("#shadow", "template[1]").replace("#frame/", "").replace("/#frame?", "")
        # What takes several presses is as many stops of ours.
        asked, place = order[place:place + row["presses"]], place + row["presses"]
        paths = [[inner["source"] for inner in [stop] + stop["children"]] for stop in asked]
        equal = len(paths) == row["presses"] and all(wanted in path for path in paths)
        result.append(Answer(paths[0][0] if paths else "none", equal))
    return result


def positions(source, orders):
    """The answers of rows that ask for the k-th stop of a page."""
    result = []
    for number, row in enumerate(source.rows):
        order = orders[row["page"]]
        if number in source.excluded:
            result.append(None)
        elif "after" in row:
            ours = order[(order.index(row["after"]) + 1) % len(order)] if row["after"] in order else "none"
            result.append(Answer(ours, ours == row["expect"]))
        else:
            ours = order[row["position"] - 1] if row["position"] <= len(order) else "none"
            result.append(Answer(ours, ours == row["expect"]))
    return result
