"""Layouts of this project as text."""

from xml.sax.saxutils import quoteattr


def tag(element, /, children=(), indent=0, **attributes):
    """An element with its attributes, those that are None left out, and its children below it."""
    given = "".join(f" {key}={quoteattr(shown(value))}" for key, value in attributes.items() if value is not None)
    space = " " * indent
    if not children:
        return f"{space}<{element}{given}/>\n"
    return f"{space}<{element}{given}>\n{''.join(children)}{space}</{element}>\n"


def shown(value):
    """A value as navcost's XML has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"{value:g}" if isinstance(value, float) else str(value)


def button(name, box=None, indent=4, role="button", **attributes):
    """A target with its name as id and label, and its frame where there is one."""
    frame = dict(zip(("x", "y", "width", "height"), box)) if box else {}
    return tag("element", indent=indent, id=name, role=role, label=name, **attributes, **frame)


def layout(name, platform, screens):
    """A layout of some screens."""
    return tag("layout", screens, name=name, platform=platform)


def screen(name, children, **attributes):
    """A screen; where it holds nothing it says so by an empty element."""
    return tag("screen", children, indent=2, id=name, **attributes)
