"""The code of suggestions for the web, put into pages and tried with real keys: it takes as many as were promised."""

import csv
import json
import unittest

import pages
from suggestion_pages import PAGES

METHOD = ["--method", "web-keyboard", "--quiet"]

# Puts code into a page as its documentation says. An element of the code stands for the page's element of its id, which
# keeps its attributes and gets those of the code besides; other elements are new.
PUT = """([code, kind]) => {
  const fragment = document.createElement("template");
  fragment.innerHTML = code;
  const own = (stub) => stub.id ? document.getElementById(stub.id) : null;
  // A field moves with the label around it.
  const unit = (element) => element.closest("label") ?? element;
  const dress = (stub) => {
    const element = own(stub);
    for (const { name, value } of stub.attributes)
      if (!["id", "type", "aria-label", "href", "alt"].includes(name) || name === "alt" && !value) element.setAttribute(name, value);
    return element;
  };
  const top = [...fragment.content.children];
  if (kind === "order") return order(document.body, top.map(own));
  if (kind === "skipLink") {
    // What has no id gets the one that the link names.
    if (top[1]) document.querySelector("main, [role=main]").id = top[1].id;
    return document.body.prepend(top[0]);
  }
  let last = null;
  for (const stub of top) {
    if (stub.localName === "script" || stub.localName === "dialog") {
      const copy = document.createElement(stub.localName);
      for (const { name, value } of stub.attributes) copy.setAttribute(name, value);
      copy.innerHTML = stub.innerHTML;
      last.after(copy);
      last = copy;
    } else if (stub.children.length) {
      const members = [...stub.querySelectorAll("[id]")].filter(own);
      let box = own(stub);
      if (box) {
        for (const name of ["role", "aria-label"]) if (stub.hasAttribute(name)) box.setAttribute(name, stub.getAttribute(name));
      } else {
        box = stub.cloneNode(false);
        unit(own(members[0])).before(box);
      }
      for (const member of members) box.append(unit(dress(member)));
      last = box;
    } else last = dress(stub);
  }
  // The parts of the page that hold listed elements, in the order of the list; what they hold is put in order, too.
  function order(box, list) {
    const part = (element) => [...box.children].find((child) => child.contains(element));
    const parts = [...new Set(list.map(part))];
    if (parts.length === 1) return list.length > 1 ? order(parts[0], list) : undefined;
    const lists = parts.map((one) => list.filter((element) => one.contains(element)));
    // Where the list goes to and fro between parts, their elements change places one by one.
    const isWhole = lists.flat().every((element, place) => element === list[place]);
    const moved = isWhole ? parts : list.map(unit);
    const slots = [...moved].sort((a, b) => a.compareDocumentPosition(b) & 4 ? -1 : 1).map((node) => {
      const slot = document.createComment("");
      node.before(slot);
      return slot;
    });
    moved.forEach((node, place) => slots[place].replaceWith(node));
    if (isWhole) parts.forEach((one, place) => lists[place].length > 1 && order(one, lists[place]));
  }
}"""

FOCUS = "document.activeElement && document.activeElement !== document.body ? document.activeElement.id || '?' : null"
# Clicks are noted; forms stay on the page.
HEARD = """window.heard = []; document.addEventListener("click", (event) => heard.push(event.target.id), true);
document.addEventListener("submit", (event) => event.preventDefault());"""
BAR = "[role=toolbar], [role=tablist], [role=menubar], [role=menu], [role=radiogroup], input[type=radio]"
# What is done on reaching it: a field takes letters, a radio button is chosen by the arrow that reaches it.
IS_DONE = """(id) => document.getElementById(id).matches("textarea, input:not([type]), input[type=text], input[type=radio]")"""


class Keys:
    """A page in a browser, and how many keys it takes to each of its elements, found out by pressing them."""

    def __init__(self, browser, path):
        self.path = path
        self.page = browser.open(path, init=HEARD)
        self.session = self.page.context.new_cdp_session(self.page)
        self.best = {}
        forward = self.walk("Tab", 1)
        self.walk("Shift+Tab", 2)
        # Groups with arrows in them come after the walks, as they are reached from either end.
        for place, id in enumerate(forward):
            if self.page.evaluate("([id, bar]) => document.getElementById(id)?.closest(bar) !== null", [id, BAR]):
                for arrow in ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]:
                    self.arrows(place, id, arrow)
            if self.page.evaluate("(id) => (document.getElementById(id).getAttribute('href') ?? '').length > 1", id):
                self.jump(place)
        for id, key in self.page.evaluate("[...document.querySelectorAll('[accesskey]')].map((e) => [e.id, e.accessKey])"):
            self.access(id, key)

    def take(self, id, keys, act=None):
        """An element is reached with so many keys; then it is activated unless reaching it does."""
        if id != "?":
            act = (0 if self.page.evaluate(IS_DONE, id) else 1) if act is None else act
            self.best[id] = min(self.best.get(id, keys + act), keys + act)

    def start(self, tabs=0):
        self.page.goto(self.path.as_uri())
        for _ in range(tabs):
            self.page.keyboard.press("Tab")

    def walk(self, key, price):
        """Presses a key from the start of the page until the focus is round; the elements that it lands on."""
        self.start()
        found = []
        while True:
            self.page.keyboard.press(key)
            id = self.page.evaluate(FOCUS)
            if id is None or id in found:
                return found
            found.append(id)
            self.take(id, price * len(found))

    def arrows(self, place, landing, arrow):
        self.start(place + 1)
        base = min(place + 1, self.best[landing] - (0 if self.page.evaluate(IS_DONE, landing) else 1))
        for count in range(1, 40):
            self.page.keyboard.press(arrow)
            id = self.page.evaluate(FOCUS)
            if id == landing or id is None:
                return
            self.take(id, base + count)

    def jump(self, place):
        """Follows a link to a part of the page, and goes on from there both ways."""
        for key, price in [("Tab", 1), ("Shift+Tab", 2)]:
            self.start(place + 1)
            self.page.keyboard.press("Enter")
            for count in range(1, 40):
                self.page.keyboard.press(key)
                id = self.page.evaluate(FOCUS)
                if id is None:
                    break
                self.take(id, place + 2 + price * count)

    def access(self, id, key):
        """Presses Alt and the key: browsers take access keys from the letter that the two type."""
        self.start()
        self.page.keyboard.down("Alt")
        for kind in ["rawKeyDown", "char", "keyUp"]:
            text = key if kind == "char" else ""
            self.session.send("Input.dispatchKeyEvent", {
                "type": kind, "modifiers": 1, "key": key, "code": f"Key{key.upper()}",
                "windowsVirtualKeyCode": ord(key.upper()), "text": text, "unmodifiedText": text})
        self.page.keyboard.up("Alt")
        if id in self.page.evaluate("heard"):
            self.take(id, 2, act=0)
        elif self.page.evaluate(FOCUS) == id:
            self.take(id, 2)


class SuggestionTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()
        cls.tried = {}

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def keys(self, path):
        keys = Keys(self.browser, path)
        self.assertEqual(keys.page.complaints, [])
        keys.page.context.close()
        return keys.best

    def with_code(self, path, name, changes):
        """The page with the code of changes in it, as a file of its own."""
        page = self.browser.open(path)
        # Outer groups come before the groups in them.
        for change in sorted(changes, key=lambda change: (change["kind"] == "group", -len(change["targets"]))):
            page.evaluate(PUT, [change["code"]["html"], change["kind"]])
        text = "<!DOCTYPE html>\n" + page.evaluate("document.documentElement.outerHTML")
        page.context.close()
        return pages.write(f"{name}.html", text)

    def analysis(self, path, options):
        screen = json.loads(pages.navcost("analyze", path, "--format", "json", *METHOD, *options))["layouts"][0]["screens"][0]
        costs = {target["id"]: target["costs"]["web-keyboard"]["grouped"]["keystrokes"] for target in screen["targets"]}
        return costs, screen["methods"][0]["trees"]["grouped"]["expected"]["seconds"]

    def test_presses_are_those_that_were_promised(self):
        self.assertGreaterEqual(len(PAGES), 20)
        for number, (name, (text, weights)) in enumerate(PAGES.items()):
            if pages.SHORT and number % 4:
                continue
            with self.subTest(name):
                self.try_page(f"page{number}", text, weights)
        if pages.SHORT:
            self.assertTrue(self.tried)
            return
        # Every kind of change that keys can tell is among them.
        self.assertLessEqual(
            {"group", "order", "shortcut", "skipLink", "roving"}, set(self.tried), self.tried)

    def test_radio_buttons_become_one_stop(self):
        """Radio buttons without a name are a stop each; Chromium's arrows go between them all the same, so that only Tab tells."""
        buttons = "".join(f'<input type="radio" id="r{n}" aria-label="Choice {n}">' for n in range(1, 6))
        path = pages.write("radio.html", f"""<!DOCTYPE html><html lang="en"><head><title>Order</title></head><body>
<h1>Order</h1><input id="name" aria-label="Name"><div id="sizes">{buttons}</div><button id="send">Send</button>
<textarea id="note" aria-label="Note"></textarea></body></html>""")
        found = json.loads(pages.navcost("suggest", path, "--format", "json", *METHOD))["layouts"][0]["screens"][0]
        change = next(change for change in found["suggestions"] if change["kind"] == "radioGroup")
        self.assertTrue(change["included"])
        stops = []
        for page in [path, self.with_code(path, "radio-group", [change])]:
            keys = Keys(self.browser, page)
            stops.append(keys.walk("Tab", 1))
            keys.page.context.close()
        names = [f"r{n}" for n in range(1, 6)]
        self.assertEqual(stops, [["name", *names, "send", "note"], ["name", "r1", "send", "note"]])

    def try_page(self, name, text, weights):
        path = pages.write(f"{name}.html", text)
        options = []
        if weights:
            file = pages.FOLDER / f"{name}.csv"
            with open(file, "w", newline="", encoding="utf-8") as out:
                csv.writer(out).writerows([["id", "weight"], *weights.items()])
            options = ["--weights", file, "--unnamed-weight", "1"]
        now, seconds = self.analysis(path, options)

        def mean(keys):
            counts = {id: weights.get(id, 1) for id in now}
            return 0.28 * sum(keys[id] * count for id, count in counts.items()) / sum(counts.values())

        pressed = self.keys(path)
        self.assertEqual({id: pressed.get(id) for id in now}, now, "as it is")
        applied = pages.FOLDER / f"{name}-applied.xml"
        found = json.loads(pages.navcost("suggest", path, "--format", "json", "--apply", applied, *METHOD, *options))
        screen = found["layouts"][0]["screens"][0]
        self.assertAlmostEqual(mean(pressed), screen["before"], delta=1e-5 * seconds)
        included = [change for change in screen["suggestions"] if change["included"]]
        for place, change in enumerate(screen["suggestions"]):
            if not change["code"]:
                self.assertNotIn(change, included)
                continue
            self.tried[change["kind"]] = self.tried.get(change["kind"], 0) + 1
            alone = self.keys(self.with_code(path, f"{name}-{place}", [change]))
            self.assertAlmostEqual(
                mean(alone), screen["before"] - change["saves"], delta=2e-5 * seconds, msg=(change["kind"], change["targets"]))
        if not included:
            self.assertEqual(screen["after"], screen["before"])
            return
        changed = self.with_code(path, f"{name}-all", included)
        pressed = self.keys(changed)
        promised, after = self.analysis(applied, options)
        self.assertEqual({id: pressed.get(id) for id in promised}, promised, "as suggested")
        self.assertAlmostEqual(mean(pressed), screen["after"], delta=1e-5 * seconds)
        # The page with the code in it is read as the layout that was written; a page cannot say that a link is nobody's goal.
        again, seconds = self.analysis(changed, options)
        self.assertEqual(again, promised)
        if not any(change["kind"] == "skipLink" for change in included):
            self.assertEqual(seconds, after)


if __name__ == "__main__":
    unittest.main()
