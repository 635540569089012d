"""The index of 300 layouts: small, and quick to sort and to search."""

import shutil
import unittest

import pages

# The time that the script of the page takes for a click or a text, and the layout after it.
TIMED = """([selector, text]) => { const element = document.querySelector(selector); const before = performance.now();
  if (text === null) element.click();
  else { element.value = text; element.dispatchEvent(new Event("input")); }
  document.body.getBoundingClientRect(); return performance.now() - before; }"""


class IndexTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()
        cls.layouts = pages.FOLDER / "layouts"
        cls.layouts.mkdir()
        # Copies of the samples; their screens are more than the files.
        count = 30 if pages.SHORT else 300
        files = [cls.layouts / f"{pages.SAMPLES[place % len(pages.SAMPLES)].stem}{place}.xml" for place in range(count)]
        for place, file in enumerate(files):
            shutil.copyfile(pages.SAMPLES[place % len(pages.SAMPLES)], file)
        cls.folder = pages.reports("hundreds", [cls.layouts], "--no-suggestions")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def test_it_stays_small_and_quick(self):
        page = self.browser.open(self.folder / "index.html")
        rows = page.locator("table.index tbody tr")
        count = rows.count()
        self.assertGreaterEqual(count, 30)
        self.assertLess(page.evaluate("document.querySelectorAll('*').length"), 20000)
        self.assertLess(page.evaluate("document.documentElement.scrollHeight"), 15000)
        shown = "[...document.querySelectorAll('table.index tbody tr')].filter((row) => row.checkVisibility()).length"
        self.assertEqual(page.evaluate(shown), min(count, 100))
        heads = page.locator("table.index thead button").count()
        times = {}
        for column in range(heads):
            for way in ("first", "again"):
                selector = f"table.index thead th:nth-child({column + 1}) button"
                times[f"sort {column}, {way}"] = page.evaluate(TIMED, [selector, None])
            values = page.evaluate(
                """(column) => [...document.querySelectorAll("table.index tbody tr")].map((row) => row.cells[column])
                  .map((cell) => cell.dataset.v === "" ? null : Number(cell.dataset.v ?? NaN))""", column)
            known = [value for value in values if value is not None]
            if any(value != value for value in known):
                continue
            self.assertIn(known, [sorted(known), sorted(known, reverse=True)], column)
            # What has no value comes last.
            self.assertEqual(values, known + [None] * (len(values) - len(known)), column)
        times["search"] = page.evaluate(TIMED, [".tools input", "keyboardqwerty"])
        self.assertGreater(page.evaluate(shown), 1)
        self.assertLess(page.evaluate(shown), count)
        times["all again"] = page.evaluate(TIMED, [".tools input", ""])
        self.assertEqual(page.evaluate(shown), count)
        slowest = max(times, key=times.get)
        print(f"\nindex: {count} screens, {page.evaluate('document.querySelectorAll(`*`).length')} elements, "
              f"slowest: {slowest}, {times[slowest]:.0f} ms")
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
