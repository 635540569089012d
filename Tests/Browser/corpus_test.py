"""The pages of real layouts in a real browser, where NAVCOST_CORPUS names a folder of them: sizes, widths, axe, paper, speed.

With NAVCOST_PICTURES=FOLDER pictures of the pages are kept there, at four widths, dark, and as they are printed.
"""

import os
import re
import unittest
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe

import pages
from page_test import SMALL_TEXT, TOO_WIDE

CORPUS = os.environ.get("NAVCOST_CORPUS")
PICTURES = os.environ.get("NAVCOST_PICTURES")
WIDTHS = [320, 768, 1280, 1600]
# Of all formats, the largest among them.
FILES = [
    "interface_builder/ios-uicatalog__Main_iPad.storyboard",
    "interface_builder/CotEditor__Main.storyboard",
    "interface_builder/vocable-ios__Root.storyboard",
    "xcuitest/uiautodev__source.xml",
    "uiautomator/shirates__PlayStoreGamesScreen.xml",
    "html/aria-practices__menubar-editor.html",
    "html/aria-practices__data-grids.html",
    "grid3/example_images/Grids/Start/grid.xml",
    "onscreen_keyboards/caribou/fullscale_us.xml",
    "gtkbuilder/libreoffice-common__findreplacedialog.ui",
    "gtkbuilder/gtk4__gtkfilechooserwidget.ui",
    "qt_ui/qtgradienteditor.ui",
    "wx_xrc/wxwidgets3.2 (source) samples/xrc__controls.xrc",
    "xaml/WPF-Samples__GraphingCalculatorDemo_MainWindow.xaml",
    "fxml/scenebuilder__ComplexDesktopApplication.fxml",
    "android_layout/apps-android-wikipedia__layout_fragment_article_edit_details.xml",
]
EVERYTHING = {"resultTypes": ["violations", "incomplete"]}
OPEN_ALL = """() => { for (const m of document.querySelectorAll("input[name=method]")) m.checked = false;
  for (const d of document.querySelectorAll("details")) d.open = true; }"""
CHOOSE = """async (id) => { const before = performance.now(); document.getElementById(id).click();
  document.body.getBoundingClientRect(); await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - before; }"""


def name(file):
    """A short name for pictures."""
    return re.sub(r"[^A-Za-z0-9]+", "-", file.split("__")[-1]) + "-" + re.sub(r"[^a-z0-9].*", "", file)


@unittest.skipUnless(CORPUS and Path(CORPUS).is_dir(), "NAVCOST_CORPUS names no folder of real layouts")
class CorpusTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()
        cls.folders = {}
        for file in FILES[:3] if pages.SHORT else FILES:
            cls.folders[file] = pages.reports(f"corpus-{name(file)}", [Path(CORPUS) / file])
        cls.pages = [(file, path) for file, folder in cls.folders.items() for path in sorted(folder.glob("*.html"))]

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def each(self, look, **ways):
        """Opens every page and looks at it."""
        for file, path in self.pages:
            with self.subTest(f"{file}, {path.name} {ways}"):
                page = self.browser.open(path, **ways)
                try:
                    look(page)
                finally:
                    page.context.close()

    def test_sizes_and_small_text(self):
        worst = {"height": 0, "elements": 0, "ms": 0}

        def look(page):
            for method in pages.each_method(page):
                height, count = page.evaluate(
                    "[document.documentElement.scrollHeight, document.querySelectorAll('*').length]")
                worst["height"], worst["elements"] = max(worst["height"], height), max(worst["elements"], count)
                self.assertLessEqual(height, 15000, method)
                self.assertLessEqual(count, 20000, method)
                self.assertEqual(page.evaluate(SMALL_TEXT), [], f"{method}: under 11 px at 1280")
            for id in page.evaluate("[...document.querySelectorAll('input[name=method]')].map((input) => input.id)"):
                worst["ms"] = max(worst["ms"], page.evaluate(CHOOSE, id))
            self.assertEqual(page.complaints, [])

        self.each(look)
        print(f"\ncorpus: {len(self.pages)} pages, highest {worst['height']} px, most elements {worst['elements']}, "
              f"slowest choice of a method {worst['ms']:.0f} ms")

    def test_nothing_sticks_out(self):
        def look(page):
            page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")
            for method in pages.each_method(page):
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), 320, method)
                self.assertEqual(page.evaluate(TOO_WIDE), [], method)

        self.each(look, width=320)

    def test_axe_finds_nothing(self):
        undecided = []

        def look(page):
            page.evaluate(OPEN_ALL)
            found = Axe().run(page, options=EVERYTHING).response
            self.assertEqual(
                [(v["id"], v["nodes"][0]["html"][:200], len(v["nodes"])) for v in found["violations"]], [])
            undecided.extend(node["html"] for v in found["incomplete"] for node in v["nodes"] if v["id"] == "color-contrast")

        for scheme in ("light", "dark"):
            self.each(look, scheme=scheme)
        print(f"\ncorpus: axe leaves {len(undecided)} texts undecided in {2 * len(self.pages)} looks")

    def test_paper(self):
        def look(page):
            screens = page.locator(".screen-part").count()
            for method in pages.each_method(page) if screens else []:
                sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", prefer_css_page_size=False)))
                self.assertTrue(1 <= sheets <= 2 * screens, f"{method}: {sheets} sheets")

        self.each(look)

    @unittest.skipUnless(PICTURES, "NAVCOST_PICTURES names no folder for pictures")
    def test_pictures(self):
        folder = Path(PICTURES)
        folder.mkdir(parents=True, exist_ok=True)
        for file, reports in self.folders.items():
            found = sorted(reports.glob("*.html"), key=lambda path: (path.name != "index.html", -path.stat().st_size))
            for path in found[:3]:
                kind = f"{name(file)}-{'index' if path.name == 'index.html' else found.index(path)}"
                for width, scheme in [*((width, "light") for width in WIDTHS), (1280, "dark")]:
                    page = self.browser.open(path, width=width, scheme=scheme)
                    page.screenshot(path=folder / f"{kind}-{width}-{scheme}.png", full_page=True)
                    page.context.close()
                page = self.browser.open(path)
                (folder / f"{kind}-print.pdf").write_bytes(page.pdf(format="A4"))
                page.context.close()


if __name__ == "__main__":
    unittest.main()
