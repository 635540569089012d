"""The pages in a real browser: what axe finds, requests, keyboard, no script, narrow screens."""

import html.parser
import json
import re
import unittest

from axe_playwright_python.sync_playwright import Axe

import pages

# Everything that axe knows, best practices included, and inside hidden methods once they are chosen.
EVERYTHING = {"resultTypes": ["violations"]}
VOID = {"meta", "link", "br", "hr", "input", "img", "rect", "circle", "ellipse", "polygon", "polyline", "line", "path"}


class Tags(html.parser.HTMLParser):
    """The elements as they are written, each with the number of open ones around it; complains about wrong nesting."""

    def __init__(self):
        super().__init__()
        self.open, self.elements, self.wrong = [], [], []

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if len(set(names)) != len(names):
            self.wrong.append(f"{self.getpos()}: an attribute twice")
        self.elements.append(f"{len(self.open)} {tag}")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.elements.append(f"{len(self.open)} {tag}")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"{self.getpos()}: </{tag}>")


IN_BROWSER = """() => {
  const found = [];
  const walk = (node, depth) => {
    found.push(`${depth} ${node.localName.toLowerCase()}`);
    const inner = node.localName === "template" ? node.content : node;
    for (const child of inner.children) walk(child, depth + 1);
  };
  walk(document.documentElement, 0);
  return found;
}"""

# What sticks out to the right, but for drawings, which scroll in their own boxes.
TOO_WIDE = """() => [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility()
  && !e.closest(".scroll, .unseen, .skip, pre") && e.getBoundingClientRect().right > innerWidth + 0.5)
  .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 40)}`)"""


# Texts that are shown smaller than 11 pixels, those of drawings at the size that they are drawn in.
SMALL_TEXT = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen")) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      if (!(element instanceof SVGTextElement)) continue;
      size *= element.getScreenCTM().a;
    }
    if (size < 10.95) found.add(`${element.tagName}.${element.getAttribute("class")} ${size.toFixed(1)}: ${node.textContent.trim().slice(0, 30)}`);
  }
  return [...found].slice(0, 5);
}"""


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()
        every = [method["id"] for method in json.loads(pages.navcost("methods", "--format", "json"))["methods"]]
        cls.samples = pages.reports("samples", pages.SAMPLES)
        cls.every = pages.reports("all", [pages.ROOT / "Samples/RoastedBeans.xml"], *pages.methods(every)) / "RoastedBeans.html"
        cls.hostile = pages.reports("hostile", [pages.hostile_layout()]) / "hostile.html"
        cls.frameless = pages.reports("frameless", [pages.frameless_layout()]) / "frameless.html"
        cls.comparison = pages.FOLDER / "comparison.html"
        pages.navcost(
            "compare", "Samples/ShapeShuffleGameBefore.xml", "Samples/ShapeShuffleGame.xml", "--format", "html", "--quiet",
            "-o", cls.comparison)
        # Another language, which axe and the parser look at as at the first.
        cls.german = pages.reports(
            "german", [pages.ROOT / f"Samples/{name}.xml" for name in ("RoastedBeansBefore", "KeyboardQwerty")],
            "--language", "de")
        # The parts that a report of suggestions has.
        cls.code = pages.write(
            "code.html", (cls.samples / "RoastedBeans.html").read_text().replace(
                "</main>", '<figure class="code" data-copy="UIKit"><figcaption>UIKit</figcaption><pre tabindex="0"><code>'
                "view.shouldGroup = true &lt;b&gt;</code></pre></figure></main>"))
        # Those that differ in what they have: several screens, board, custom actions.
        cls.looked_at = [
            cls.samples / "index.html", cls.samples / "RoastedBeansBefore.html", cls.samples / "DogGallery-main.html",
            cls.samples / "KeyboardQwerty.html", cls.hostile, cls.frameless, cls.comparison, cls.code,
            cls.german / "RoastedBeansBefore.html", cls.german / "index.html",
        ]
        cls.pages = [
            *sorted(cls.samples.glob("*.html")), cls.hostile, cls.frameless, cls.comparison, cls.code,
            *sorted(cls.german.glob("*.html")),
        ]

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            for path in self.looked_at:
                with self.subTest(f"{path.name}, {scheme}"):
                    page = self.browser.open(path, scheme=scheme)
                    # Where no method is chosen all are shown; closed details are looked into, too.
                    page.evaluate("""() => { for (const m of document.querySelectorAll("input[name=method]")) m.checked = false;
                      for (const d of document.querySelectorAll("details")) d.open = true; }""")
                    found = Axe().run(page, options=EVERYTHING).response["violations"]
                    self.assertEqual([(v["id"], v["nodes"][0]["html"][:200], len(v["nodes"])) for v in found], [])
                    page.context.close()

    def test_nothing_sticks_out(self):
        for path in self.pages:
            page = self.browser.open(path, width=320)
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
            for method in pages.each_method(page):
                with self.subTest(f"{path.name}, {method}"):
                    self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
                    self.assertEqual(page.evaluate(TOO_WIDE), [])
            page.context.close()
        page = self.browser.open(self.samples / "RoastedBeans.html", width=320)
        self.assertEqual([v["id"] for v in Axe().run(page).response["violations"]], [])

    def test_no_request_and_no_complaint(self):
        for path in [*self.pages, self.every]:
            page = self.browser.open(path)
            page.wait_for_timeout(50)
            self.assertEqual(page.asked, [path.as_uri()], path.name)
            self.assertEqual(page.complaints, [], path.name)
            page.context.close()

    def test_the_parser_repairs_nothing(self):
        for path in [*self.pages, self.every]:
            tags = Tags()
            tags.feed(path.read_text(encoding="utf-8"))
            page = self.browser.open(path, script=False)
            self.assertEqual(tags.wrong, [], path.name)
            self.assertEqual(tags.open, [], path.name)
            self.assertEqual(page.evaluate(IN_BROWSER), tags.elements, path.name)
            ids = page.evaluate("[...document.querySelectorAll('[id]')].map((e) => e.id)")
            self.assertEqual(len(ids), len(set(ids)), f"{path.name}: an id twice")
            page.context.close()

    def test_without_script_everything_is_there(self):
        path = self.samples / "RoastedBeans.html"
        plain = self.browser.open(path, script=False)
        self.assertEqual(plain.locator("h1").inner_text(), "Roasted Beans")
        lead = plain.locator(".lead").locator("visible=true")
        self.assertIn("19.2 s", lead.inner_text())
        self.assertEqual(plain.locator("table.costs").locator("visible=true").locator("tbody tr").count(), 17)
        self.assertEqual(plain.locator("svg.screen").locator("visible=true").count(), 2)
        self.assertEqual(plain.locator("button").locator("visible=true").count(), 0, "no button that does nothing")
        plain.locator("#m-ios-switch-auto").check(force=True)
        self.assertIn("9.3 s", plain.locator(".lead").locator("visible=true").inner_text())
        self.assertTrue(plain.locator("noscript").locator("visible=true").count() <= 1)
        self.assertFalse(plain.locator(".player").locator("visible=true").count())

    def test_paper(self):
        page = self.browser.open(self.samples / "RoastedBeansBefore.html")
        page.emulate_media(media="print")
        self.assertEqual(page.locator(".player, .tools, .chooser").locator("visible=true").count(), 0)
        self.assertEqual(page.locator("table.costs").locator("visible=true").count(), 0)
        for part in [".lead", ".numbers", ".drawing svg", "table.summary", ".findings .concerns", ".suggestions .what"]:
            self.assertGreater(page.locator(part).locator("visible=true").count(), 0, part)
        page.context.close()
        # Two sheets for each screen at most, of either size of paper.
        for path in [path for path in sorted(self.samples.glob("*.html")) if path.name != "index.html"]:
            page = self.browser.open(path)
            for method in pages.each_method(page):
                screens = max(1, page.locator(".screen-part").count())
                for paper in ["A4", "Letter"]:
                    sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper, prefer_css_page_size=False)))
                    self.assertTrue(1 <= sheets <= 2 * screens, f"{path.name}, {method}, {paper}: {sheets} sheets")
            page.context.close()

    def test_by_keyboard_alone(self):
        page = self.browser.open(self.samples / "RoastedBeans.html")
        seen = []
        for _ in range(200):
            page.keyboard.press("Tab")
            at = page.evaluate("""() => { const e = document.activeElement; const s = getComputedStyle(e);
              const next = e.nextElementSibling && getComputedStyle(e.nextElementSibling);
              return e === document.body ? null : [e.tagName, e.className, e.getBoundingClientRect().top + scrollY,
                s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2
                || !!next && next.outlineStyle !== "none" && parseFloat(next.outlineWidth) >= 2,
                e.closest("section.part")?.className ?? ""]; }""")
            if at is None:
                break
            seen.append(at)
        self.assertEqual(seen[0][:2], ["A", "skip"])
        self.assertEqual([entry for entry in seen if not entry[3]], [], "the focus shows everywhere")
        tops = [entry[2] for entry in seen[1:]]
        self.assertTrue(all(b >= a - 40 for a, b in zip(tops, tops[1:])), "Tab goes down the page")
        self.assertTrue(any("targets" in entry[4] for entry in seen))
        # The skip link leads to the answer; arrows choose a method.
        page.reload()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "main")
        page.locator("#m-mac-voiceover").focus()
        page.keyboard.press("ArrowRight")
        self.assertIn("keyboard", page.locator(".method h3").locator("visible=true").first.inner_text())

    def test_sorting_and_filtering_by_keyboard(self):
        page = self.browser.open(self.samples / "RoastedBeans.html")
        table = page.locator("table.costs").locator("visible=true")

        def names():
            return table.locator("tbody tr:not([hidden]) th").all_inner_texts()

        self.assertEqual(names()[0], "Pour Over", "slowest first")
        self.assertEqual(table.locator("[aria-sort=descending]").count(), 1)
        table.locator("thead button").first.focus()
        page.keyboard.press("Enter")
        self.assertEqual(names()[:3], ["1 star", "2 stars", "3 stars"])
        self.assertEqual(table.locator("thead th").first.get_attribute("aria-sort"), "ascending")
        page.keyboard.press("Space")
        self.assertEqual(names()[-1], "1 star")
        # Columns: target, flat commands, flat seconds, grouped commands, grouped seconds.
        table.locator("thead button").nth(2).focus()
        page.keyboard.press("Enter")
        self.assertEqual(names()[0], "Gift", "21.8 s flat is the most")
        values = [float(cell.get_attribute("data-v") or cell.inner_text()) for cell in table.locator("tbody td:nth-child(3)").all()]
        self.assertEqual(values, sorted(values, reverse=True))
        self.assertEqual(table.locator("[aria-sort]").count(), 1)
        page.locator("input[type=search]").locator("visible=true").focus()
        page.keyboard.type("STAR")
        self.assertEqual(len(names()), 5)
        self.assertEqual(page.locator(".tools output").locator("visible=true").inner_text(), "5 of 17 targets")

    def test_no_text_is_small(self):
        for path in self.looked_at:
            page = self.browser.open(path)
            for method in pages.each_method(page):
                found = page.evaluate(SMALL_TEXT)
                self.assertEqual(found, [], f"{path.name}, {method}: under 11 px at 1280")
            page.context.close()

    def test_the_picture_behind_a_drawing_fades(self):
        picture = pages.FOLDER / "screen.png"
        # One pixel of PNG, stretched over the screen.
        picture.write_bytes(bytes.fromhex(
            "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c637068380000028401812697a72b"
            "0000000049454e44ae426082"))
        path = pages.reports(
            "pictured", [pages.ROOT / "Samples/RoastedBeans.xml"], "--screenshot", picture, "--method", "mac-voiceover",
        ) / "RoastedBeans.html"
        page = self.browser.open(path)
        slider = page.get_by_label("Opacity of the picture")
        opacity = "getComputedStyle(document.querySelector('.figures .picture')).opacity"
        self.assertEqual(page.evaluate(opacity), "0.75")
        slider.focus()
        page.keyboard.press("End")
        self.assertEqual(page.evaluate(opacity), "1")
        page.keyboard.press("Home")
        self.assertEqual(page.evaluate(opacity), "0")
        self.assertEqual([v["id"] for v in Axe().run(page, options=EVERYTHING).response["violations"]], [])
        plain = self.browser.open(path, script=False)
        self.assertEqual(plain.locator("input[type=range]").count(), 0, "no slider that does nothing")
        plain.context.close()
        page.context.close()

    def test_the_script_speaks_the_language_of_the_page(self):
        page = self.browser.open(self.german / "RoastedBeansBefore.html")
        self.assertEqual(page.locator("html").get_attribute("lang"), "de")
        page.locator("input[type=search]").locator("visible=true").focus()
        page.keyboard.type("star")
        self.assertEqual(page.locator(".tools output").locator("visible=true").inner_text(), "5 von 17 Zielen")
        page.evaluate("document.getElementById('m-ios-switch-auto').click()")
        pane = page.locator(".pane").locator("visible=true").first
        pane.locator(".start").click()
        self.assertIn(" von ", pane.locator(".now").inner_text())
        self.assertRegex(pane.locator(".said").nth(2).inner_text(), r"^\d+(,\d+)?$")
        self.assertEqual(pane.locator(".start").inner_text(), "Stopp")

    def test_copying_by_keyboard(self):
        page = self.browser.open(self.code, permissions=["clipboard-read", "clipboard-write"])
        page.locator("figure.code button").focus()
        page.keyboard.press("Enter")
        page.wait_for_function("document.querySelector('figure.code button').textContent === 'Copied'")
        self.assertEqual(page.evaluate("navigator.clipboard.readText()"), "view.shouldGroup = true <b>")


if __name__ == "__main__":
    unittest.main()
