"""Orders in which screens are read: VoiceOver on iPhone and iPad, and Flutter's order of focus."""

import markup
from keyboards import positions

# Frames of iPhones and iPads, and how far everything is moved down so that nothing lies outside the screen.
SIZES = {"phone": (390, 844), "pad": (820, 1180)}
DOWN = 100


def ios_screen(name, page):
    """The elements and groups of a page; an explicit order is that of a group around them."""
    def moved(box):
        return [box[0], box[1] + DOWN, box[2], box[3]]

    indent = 6 if "explicit" in page else 4
    children = [markup.button(own, moved(box), indent) for own, box in page.get("elements", {}).items()]
    for own, members in page.get("groups", {}).items():
        inner = [markup.button(member, moved(box), indent + 2) for member, box in members.items()]
        children.append(markup.tag("group", inner, indent, id=own, label=own, container="semanticGroup"))
    if "explicit" in page:
        order = " ".join(own.replace(" ", "-") for own in page["explicit"])
        text = "".join(children)
        for own in page["explicit"]:
            text = text.replace(f'id="{own}"', f'id="{own.replace(" ", "-")}"')
        children = [markup.tag("group", [text], 4, id="all", order=order)]
    width, height = SIZES[page["idiom"]]
    direction = "rightToLeft" if page["direction"] == "rtl" else None
    return markup.screen(name, children, width=width, height=height, direction=direction)


def ios(source, program):
    """The flat order of VoiceOver, element by element."""
    screens = [ios_screen(name, page) for name, page in source.pages.items()]
    file = source.layout(markup.layout(source.title, "ios", screens))
    stops = program.stops(file, "ios-voiceover", "flat")
    return positions(source, {name: [stop["label"] for stop in stops[name]] for name in source.pages})


def flutter_screen(name, page):
    """The boxes of a page; numbers and names of an order become tab indices."""
    numbers = page.get("numbers", {})
    if "names" in page:
        ranked = sorted(page["names"], key=lambda own: page["names"][own])
        numbers = {own: place + 1 for place, own in enumerate(ranked)}
    children = [markup.button(own, box, tabIndex=numbers.get(own)) for own, box in page["boxes"].items()]
    return markup.screen(
        name, children, direction="rightToLeft" if page["direction"] == "rtl" else None,
        readingOrder="document" if page.get("order") == "document" else None)


def flutter(source, program):
    """The order of the Tab loop."""
    screens = [flutter_screen(name, page) for name, page in source.pages.items()]
    file = source.layout(markup.layout(source.title, "windows", screens))
    stops = program.stops(file, "desktop-keyboard", "flat")
    return positions(source, {name: [stop["id"] for stop in stops[name]] for name in source.pages})
