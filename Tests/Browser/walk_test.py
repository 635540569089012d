"""Five people with a question each, by keyboard alone and with scripts off: the answer is on the first screen or one link further."""

import unittest

import pages

# What can be read without scrolling: the texts whose lines lie in the window.
IN_SIGHT = """() => {
  const seen = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.height > 0 && box.top > -4 && box.bottom <= innerHeight && box.right > 0 && box.left < innerWidth) {
      seen.push(node.textContent.trim());
    }
  }
  return seen.join(" ").replace(/\\s+/g, " ");
}"""


class WalkTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()
        samples = ["RoastedBeansBefore", "RoastedBeans"]
        cls.folder = pages.reports("walks", [pages.ROOT / f"Samples/{name}.xml" for name in samples])
        cls.change = pages.FOLDER / "walked-change.html"
        pages.navcost(
            "compare", "Samples/DogGalleryBefore.xml", "Samples/DogGallery.xml", "--format", "html", "--quiet", "-o", cls.change)

        cls.board = pages.FOLDER / "walked-board.html"
        pages.navcost(
            "suggest", "Samples/KeyboardQwerty.xml", "--method", "aac-row-column", "--format", "html", "--quiet", "-o", cls.board)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def start(self, path):
        page = self.browser.open(path, height=800, script=False, reduced_motion="reduce")
        self.addCleanup(page.context.close)
        return page

    def follow(self, page, words):
        """Tabs to the first link that begins with some words, and follows it."""
        for _ in range(150):
            page.keyboard.press("Tab")
            at = page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()")
            if at.startswith(f"A {words}"):
                page.keyboard.press("Enter")
                page.wait_for_timeout(200)
                return
            self.assertNotEqual(at.split(" ")[0], "BODY", f"no link is called '{words}'")
        self.fail(f"'{words}' is more than 150 stops away")

    def in_sight(self, page, *words):
        seen = page.evaluate(IN_SIGHT)
        for word in words:
            self.assertIn(word, seen)

    def test_a_developer(self):
        """My change is done. Does it make anything slower, and what? And what do I write for the next one?"""
        page = self.start(self.change)
        self.in_sight(page, "What gets slower?", "on average before the change")
        page = self.start(self.folder / "RoastedBeansBefore.html")
        self.in_sight(page, "What to do first")
        self.follow(page, "All 5 suggestions")
        self.in_sight(page, "What to change", "Saves", "Effort:", "Code")

    def test_a_specialist(self):
        """Whom does this screen keep out, and which success criteria of WCAG 2.2 and clauses of EN 301 549 does that touch?"""
        page = self.start(self.folder / "RoastedBeansBefore.html")
        self.follow(page, "Findings")
        self.in_sight(page, "Findings", "Concerns people who", "WCAG 2.2,", "EN 301 549,", "To do:")

    def test_a_client(self):
        """What does our app cost its users now, what would it cost, and how much better can it get at all?"""
        page = self.start(self.folder / "index.html")
        self.in_sight(page, "Now, s", "Suggested, s", "Lower bound, s", "Roasted Beans", "errors")
        self.follow(page, "Roasted Beans")
        self.in_sight(page, "on average", "One flat list", "As it is", "As suggested", "Lower bound")

    def test_an_aac_specialist(self):
        """Which keys of the board should stand elsewhere, how do the boards look, and how fast does the person write then?"""
        page = self.start(self.board)
        self.in_sight(page, "As it is", "As suggested", "steps")
        self.follow(page, "What to change")
        self.in_sight(page, "cells move", "words a minute", "outlined cells are moved")

    def test_a_researcher(self):
        """With which parameters were these seconds computed, and from which sources are those?"""
        page = self.start(self.folder / "RoastedBeans.html")
        self.in_sight(page, "on average", "commands")
        self.follow(page, "Assumptions")
        self.in_sight(page, "Parameters, sources and assumptions", "the time of one keystroke", "Source")


if __name__ == "__main__":
    unittest.main()
