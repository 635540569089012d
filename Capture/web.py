#!/usr/bin/env python3
# /// script
# requires-python = ">=3.9"
# dependencies = ["playwright"]
# ///
"""Captures web pages as they are shown and writes navcost's own XML: `uv run web.py https://example.org -o page.xml`.

Pages are addresses or files; @FILE is a list of them, one a line. Each becomes a screen of the output, or a file of its
own where the output is a folder. `navcost analyze page.xml` then needs nothing more.
"""

import argparse
import os
import re
import sys
from pathlib import Path
from xml.sax.saxutils import quoteattr

SCRIPT = (Path(__file__).resolve().parent / "browser.js").read_text(encoding="utf-8")
PLACES = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

# Every element in the order of the document, open shadow trees before the children: as `elements` has them.
ALL = """function all(node, found = []) {
  found.push(node);
  const into = (inner) => { for (const child of inner.children) all(child, found); };
  if (node.shadowRoot) into(node.shadowRoot);
  into(node);
  return found;
}"""

PREPARE = """([facts, settings]) => {
  %s
  const found = all(document.documentElement);
  if (facts && (facts.length !== found.length || facts.some((f, i) => f.tag !== found[i].localName))) return null;
  const capture = globalThis.navcostCapture = { ...settings, frames: new Map() };
  if (facts) {
    capture.names = new Map();
    capture.parts = new Map();
    facts.forEach((f, i) => {
      if (f.role !== undefined) capture.names.set(found[i], { role: f.role, name: f.name });
      if (f.parts) capture.parts.set(found[i], f.parts);
    });
  }
  return found.filter((e) => e.tagName === "IFRAME" || e.tagName === "FRAME").length;
}""" % ALL

FRAME = "(index) => { %s return all(document.documentElement).filter((e) => e.tagName === 'IFRAME' || e.tagName === 'FRAME')[index]; }" % ALL

FOCUSED = """() => {
  let e = document.activeElement;
  while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
  if (!e || e === document.body || e === document.documentElement) return null;
  return globalThis.navcostCaptured?.get(e) ?? `an element that is not in the capture: <${e.localName}>`;
}"""

# What the browser calls the parts of players and date fields, in navcost's words.
TRAPPED = 25  # presses of Tab on one element after which it counts as trapped
PARTS = {"button": "button", "slider": "slider", "spinbutton": "stepper", "combobox": "comboBox", "checkbox": "checkbox",
         "menuitem": "button", "link": "link", "PopUpButton": "menuButton"}


def once(name):
    """A name without its repetition: Chromium says the label of a date's field and its title."""
    half = len(name) // 2
    return name[:half] if name[:half] + " " + name[:half] == name else name


class Frame:
    """A frame with what Chromium's tools tell of its elements."""

    def __init__(self, frame, session, document, frame_id):
        self.frame, self.session, self.document, self.frame_id = frame, session, document, frame_id

    def elements(self):
        """The nodes of the document's elements, as `ALL` orders them."""
        found, pending = [], [next(n for n in reversed(self.document["children"]) if n["nodeType"] == 1)]
        while pending:
            node = pending.pop()
            found.append(node)
            inner = [root for root in node.get("shadowRoots", []) if root["shadowRootType"] == "open"] + [node]
            children = [child for part in inner for child in part.get("children", []) if child["nodeType"] == 1]
            pending += reversed(children)
        return found

    def facts(self):
        """The tag of every element, with role and name where the browser computes them, and stops inside controls."""
        parameters = {"frameId": self.frame_id} if self.frame_id else {}
        nodes = self.session.send("Accessibility.getFullAXTree", parameters)["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        by_element = {node["backendDOMNodeId"]: node for node in nodes if "backendDOMNodeId" in node}
        facts = []
        for element in self.elements():
            fact = {"tag": element["localName"]}
            node = by_element.get(element["backendNodeId"])
            if node and not node.get("ignored"):
                fact["role"] = node.get("role", {}).get("value", "")
                fact["name"] = node.get("name", {}).get("value", "")
                attributes = element.get("attributes", [])
                stated = dict(zip(attributes[::2], attributes[1::2]))
                is_time = element["localName"] == "input" and stated.get("type", "").lower() in ("date", "time", "datetime-local", "month", "week")
                if is_time or element["localName"] in ("audio", "video") and "controls" in stated:
                    # A player takes the focus itself, before its buttons.
                    own = [] if is_time else [{"role": "video", "name": fact["name"], **self.box(element["backendNodeId"])}]
                    fact["parts"] = own + self.parts(node, by_id)
            facts.append(fact)
        return facts

    def box(self, element):
        """Where an element is in its frame; nothing where it has no box."""
        try:
            quad = self.session.send("DOM.getBoxModel", {"backendNodeId": element})["model"]["border"]
        except Exception:
            return {}
        x, y = min(quad[::2]), min(quad[1::2])
        return {"x": round(x, 2), "y": round(y, 2), "width": round(max(quad[::2]) - x, 2), "height": round(max(quad[1::2]) - y, 2)}

    def parts(self, node, by_id):
        """The stops inside a control whose parts the page does not see."""
        found, pending = [], list(reversed(node.get("childIds", [])))
        while pending:
            inner = by_id.get(pending.pop())
            if inner is None:
                continue
            states = {entry["name"]: entry["value"].get("value") for entry in inner.get("properties", [])}
            role = inner.get("role", {}).get("value", "")
            if not inner.get("ignored") and states.get("focusable") and not states.get("disabled"):
                name = once(inner.get("name", {}).get("value", ""))
                value = states.get("valuetext") or inner.get("value", {}).get("value")
                found.append({"role": PARTS.get(role, "other"), "name": name, "value": value, **self.box(inner["backendDOMNodeId"])})
            pending += reversed(inner.get("childIds", []))
        return found


class Capture:
    """One page, captured frame by frame, the innermost first."""

    def __init__(self, page, screen):
        self.page, self.screen = page, screen
        self.count = 0
        self.notes = []

    def run(self):
        """Title, screen as XML, and the order in which Tab is expected to go."""
        session = self.page.context.new_cdp_session(self.page)
        document = session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
        frame = Frame(self.page.main_frame, session, document, None)
        return self.capture(frame, {"screen": self.screen, "result": "screen"})

    def capture(self, frame, settings):
        count = None
        for _ in range(3):
            try:
                facts = frame.facts()
            except Exception as error:
                self.notes.append(f"the browser does not tell names and roles in a frame: {first_line(error)}")
                break
            count = frame.frame.evaluate(PREPARE, [facts, settings])
            if count is not None:
                break
            self.refresh(frame)
        if count is None:
            # The page changes by itself, so that what the browser tells fits no element.
            self.notes.append("names and roles are the script's own: the page changed while they were read")
            count = frame.frame.evaluate(PREPARE, [None, settings])
        frames = [node for node in frame.elements() if node["localName"] in ("iframe", "frame")]
        for index in range(count):
            element = frame.frame.evaluate_handle(FRAME, index).as_element()
            inner = element.content_frame() if element else None
            if inner is None:
                continue
            if inner.url.startswith("chrome-error:"):
                self.notes.append("a frame did not load, so that nothing in it takes the focus")
                frame.frame.evaluate("(e) => navcostCapture.frames.set(e, { kids: [], order: [], failed: true })", element)
                continue
            try:
                tree = self.inner(frame, inner, frames[index] if index < len(frames) else {})
                frame.frame.evaluate("([e, tree]) => navcostCapture.frames.set(e, tree)", [element, tree])
            except Exception as error:
                self.notes.append(f"a frame could not be read: {first_line(error)}")
        if any(root["shadowRootType"] == "closed" for node in frame.elements() for root in node.get("shadowRoots", [])):
            self.notes.append("there is a closed shadow tree; what is inside is not captured")
        return frame.frame.evaluate(SCRIPT)

    def inner(self, outer, frame, node):
        self.count += 1
        settings = {"result": "frame", "prefix": f"frame{self.count}-"}
        if "contentDocument" in node:
            return self.capture(Frame(frame, outer.session, node["contentDocument"], node.get("frameId")), settings)
        # Another process shows it.
        session = frame.page.context.new_cdp_session(frame)
        document = session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]
        return self.capture(Frame(frame, session, document, None), settings)

    def refresh(self, frame):
        if frame.frame == self.page.main_frame:
            frame.document = frame.session.send("DOM.getDocument", {"depth": -1, "pierce": True})["root"]


def focused(frame):
    """The key of what has the focus, frames entered; None for nothing."""
    key = frame.evaluate(FOCUSED)
    if key is None or not frame.child_frames:
        return key
    element = frame.evaluate_handle("""() => {
      let e = document.activeElement;
      while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
      return e;
    }""").as_element()
    inner = element.content_frame() if element else None
    return (focused(inner) if inner else None) or key


def pressed(page, limit):
    """Where Tab goes, by keys, one for each press, from the start of the page to its end."""
    # Scripts may have moved the focus: first to the end of the page.
    for _ in range(limit):
        if focused(page.main_frame) is None:
            break
        page.keyboard.press("Tab")
    order = []
    while len(order) < limit:
        page.keyboard.press("Tab")
        key = focused(page.main_frame)
        if key is None:
            break
        order.append(key)
        if len(order) > TRAPPED and len(set(order[-TRAPPED:])) == 1:
            break
    return order


def differences(expected, real):
    """Where what Tab does differs from what the capture says, in sentences."""
    if expected == real:
        return []
    first = next((i for i, (a, b) in enumerate(zip(expected, real)) if a != b), min(len(expected), len(real)))
    if len(real) > TRAPPED and len(set(real[-TRAPPED:])) == 1:
        return [f"'{real[-1]}' keeps the focus: Tab does not leave it"]
    said = [f"the capture has {len(expected)} stops, Tab was pressed {len(real)} times from the first to the last"]
    here = expected[first] if first < len(expected) else "the end"
    there = real[first] if first < len(real) else "the end"
    said.append(f"stop {first + 1} of the capture is '{here}', Tab goes to '{there}'")
    for name, one, other in (("Tab does not reach", expected, real), ("only Tab reaches", real, expected)):
        missing = [key for key in dict.fromkeys(one) if key not in set(other)]
        if missing:
            said.append(f"{name} {', '.join(repr(key) for key in missing[:10])}{' and others' if len(missing) > 10 else ''}")
    return said


def first_line(error):
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__


def address(text):
    """An address as it is, a file as one."""
    if re.match(r"^[a-z][a-z0-9+.-]*:", text, re.IGNORECASE):
        return text
    path = Path(text)
    if path.exists():
        return path.resolve().as_uri()
    raise FileNotFoundError("there is no such file; write addresses with https://")


def pages(arguments):
    for argument in arguments:
        if argument.startswith("@"):
            for line in Path(argument[1:]).read_text(encoding="utf-8").splitlines():
                if line.strip() and not line.startswith("#"):
                    yield line.strip()
        else:
            yield argument


def comment(text):
    return "<!-- " + text.replace("--", "- -") + " -->"


def launch(playwright, path):
    """Chromium: the one that is named, Playwright's own, else an installed one."""
    paths = [path] if path else [os.environ["CHROMIUM"]] if "CHROMIUM" in os.environ else [None] + [p for p in PLACES if os.path.exists(p)]
    for index, executable in enumerate(paths):
        try:
            return playwright.chromium.launch(executable_path=executable)
        except Exception as error:
            if index == len(paths) - 1:
                raise SystemExit(f"error: no Chromium can be started ({first_line(error)}); name one with --browser-path")


def take(page, target, screen, options):
    """One page: title, screen, notes."""
    response = page.goto(target, wait_until="load", timeout=options.timeout * 1000)
    if options.wait:
        page.wait_for_selector(options.wait, timeout=options.timeout * 1000)
    try:
        page.wait_for_load_state("networkidle", timeout=min(options.timeout, 5) * 1000)
    except Exception:
        pass  # A page that never rests is taken as it is.
    capture = Capture(page, screen)
    result = capture.run()
    notes = [f"captured from {page.url} at {options.viewport}"] + capture.notes
    if response is not None and response.status >= 400:
        notes.append(f"the server answered {response.status}")
    if options.screenshot:
        page.screenshot(path=screenshot_path(options, screen), full_page=True)
    if options.tab:
        expected = [entry["key"] for entry in result["order"]]
        real = pressed(page, len(expected) * 2 + 200)
        notes += ["Tab: " + text for text in differences(expected, real)] or [f"Tab: {len(real)} presses, as captured"]
    return result["title"], result["screen"], notes


def screenshot_path(options, screen):
    path = Path(options.screenshot)
    return str(path if screen == "main" else path.with_name(f"{path.stem}-{screen}{path.suffix}"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0], epilog="\n".join(__doc__.strip().splitlines()[1:]))
    parser.add_argument("pages", nargs="+", metavar="PAGE", help="an address, a file, or @FILE with one of them a line")
    parser.add_argument("-o", "--output", required=True, help="the XML to write; a folder gets a file for each page")
    parser.add_argument("--screenshot", metavar="FILE", help="also write a picture of the whole page, for `navcost report --screenshot`")
    parser.add_argument("--viewport", default="1280x900", metavar="WIDTHxHEIGHT", help="the size of the window (%(default)s)")
    parser.add_argument("--wait", metavar="SELECTOR", help="capture once this is shown")
    parser.add_argument("--tab", action="store_true", help="also press Tab through the page, and note what differs from the capture")
    parser.add_argument("--state", metavar="FILE", help="cookies and storage of a login, as Playwright saves them")
    parser.add_argument("--browser-path", metavar="FILE", help="a Chromium to use; by default Playwright's or an installed one")
    parser.add_argument("--language", default="en-US", help="the language that pages are asked for (%(default)s)")
    parser.add_argument("--timeout", type=float, default=30, metavar="SECONDS", help="how long to wait for a page (%(default)s)")
    parser.add_argument("--offline", action="store_true", help="without a network, for files")
    options = parser.parse_args()
    size = re.fullmatch(r"([1-9]\d{1,4})x([1-9]\d{1,4})", options.viewport)
    if size is None:
        parser.error(f"invalid value '{options.viewport}' for --viewport: write 1280x900")
    targets = list(pages(options.pages))
    folder = options.output.endswith("/") or os.path.isdir(options.output)
    from playwright.sync_api import sync_playwright

    taken, status = [], 0
    with sync_playwright() as playwright:
        browser = launch(playwright, options.browser_path)
        context = browser.new_context(
            viewport={"width": int(size[1]), "height": int(size[2])}, locale=options.language, offline=options.offline,
            storage_state=options.state)
        for index, target in enumerate(targets):
            page = context.new_page()
            try:
                screen = "main" if len(targets) == 1 or folder and not options.screenshot else f"page{index + 1}"
                title, xml, notes = take(page, address(target), screen, options)
            except Exception as error:
                print(f"{target}: error: {first_line(error)}", file=sys.stderr)
                status = 2
                continue
            finally:
                page.close()
            for note in notes[1:]:
                print(f"{target}: {note}", file=sys.stderr)
            taken.append((target, title, "".join(f"  {comment(note)}\n" for note in notes) + xml))
        browser.close()
    if taken and not folder:
        write(options.output, taken[0][1], "".join(xml for _, _, xml in taken))
    elif folder:
        os.makedirs(options.output, exist_ok=True)
        names = {}
        for target, title, xml in taken:
            stem = re.sub(r"[^A-Za-z0-9.-]+", "-", re.sub(r"^[a-z]+:/+|\.x?html?$", "", target)).strip("-.") or "page"
            names[stem] = names.get(stem, 0) + 1
            write(os.path.join(options.output, stem + (f"-{names[stem]}" if names[stem] > 1 else "") + ".xml"), title, xml)
    return status


def write(path, title, screens, platform="web"):
    """The whole file or none."""
    name = f" name={quoteattr(title)}" if title else ""
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<layout{name} platform="{platform}">\n{screens}</layout>\n'
    Path(path + ".part").write_text(text, encoding="utf-8")
    os.replace(path + ".part", path)


if __name__ == "__main__":
    sys.exit(main())
