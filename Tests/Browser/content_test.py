"""What the pages say in a real browser: hostile labels, every figure against the JSON, odd and large layouts."""

import csv
import unittest
from pathlib import Path

import pages


class ContentTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def test_hostile_labels_are_text(self):
        page = self.browser.open(pages.reports("hostile", [pages.hostile_layout()]) / "hostile.html")
        self.assertIsNone(page.evaluate("window.hacked ?? null"))
        self.assertEqual(page.complaints, [])
        self.assertEqual(page.locator("main img, main b:not(.numbers b):not(.wanted b), main i:not(.bar), main svg[onload]").count(), 0)
        self.assertEqual(page.locator("[onclick], [onerror]").count(), 0)
        for method in pages.each_method(page):
            shown = page.locator("table.costs").locator("visible=true").locator("tbody th").all_text_contents()
            self.assertEqual(len(shown), 2 * len(pages.HOSTILE))
            for label in pages.HOSTILE:
                plain = " ".join(label.replace("\u2028", " ").replace("\u2029", " ").replace("\u202e", "\ufffd").split())
                wanted = plain[:150]
                self.assertTrue(any(text.startswith(wanted) for text in shown), (method, wanted))
        self.assertIn("<script>", page.title())
        self.assertEqual(page.locator("h1").text_content(), pages.HOSTILE[0])

    def test_the_figures_are_those_of_the_json(self):
        samples = pages.reports("samples", pages.SAMPLES)
        for file in pages.TRIED:
            for screen in pages.analysis(file):
                page = self.browser.open(pages.page_of(samples, file, screen["id"]))
                for method in screen["methods"]:
                    with self.subTest(f"{file.stem}, {screen['id']}, {method['id']}"):
                        self.compare(page, 0, screen, method)
                page.context.close()

    def test_the_index_leads_to_every_screen(self):
        samples = pages.reports("samples", pages.SAMPLES)
        page = self.browser.open(samples / "index.html")
        rows = page.locator("table.index tbody tr")
        screens = [(file, screen) for file in pages.SAMPLES for screen in pages.analysis(file)]
        self.assertEqual(rows.count(), len(screens))
        for number, (file, screen) in enumerate(screens):
            row = rows.nth(number)
            self.assertEqual(row.locator("a").get_attribute("href"), pages.page_of(samples, file, screen["id"]).name)
            method = screen["methods"][0]
            shown = row.locator("td.n").first.get_attribute("data-v")
            self.assertIn(float(shown), [tree["expected"]["seconds"] for tree in method["trees"].values()], file.stem)
        # The script sorts by a column and leaves the rows that hold a word.
        page.get_by_role("button", name="Now, s").click()
        values = [float(cell) for cell in page.locator("table.index tbody tr td:nth-child(3)").evaluate_all(
            "cells => cells.map((cell) => cell.dataset.v)")]
        self.assertEqual(values, sorted(values, reverse=True))
        page.get_by_role("searchbox").fill("keyboard")
        self.assertEqual(page.locator("table.index tbody tr:visible").count(), 3)
        self.assertEqual(page.locator("output").text_content(), f"3 of {len(screens)} screens")

    def test_pages_of_samples_stay_small(self):
        changed = [file.stem.removesuffix("Before") for file in pages.SAMPLES if file.stem.endswith("Before")]
        pairs = [word for name in changed for word in ("--compare", f"Samples/{name}Before.xml=Samples/{name}.xml")]
        for language in ("en", "de"):
            for path in pages.reports(f"small-{language}", pages.SAMPLES, *pairs, "--language", language).glob("*.html"):
                page = self.browser.open(path)
                for method in pages.each_method(page):
                    with self.subTest(f"{language}, {path.name}, {method}"):
                        self.assertLessEqual(page.evaluate("document.documentElement.scrollHeight"), 15000)
                        self.assertLessEqual(page.evaluate("document.querySelectorAll('*').length"), 20000)
                page.context.close()

    def compare(self, page, number, screen, method):
        """Every number of a method's table, and the four large ones, against the JSON."""
        got = page.evaluate(
            """([screen, method]) => {
              document.querySelector(`#m-${method}`)?.click();
              const all = [...document.querySelectorAll(`#s${screen + 1} .method[data-method="${method}"]`)];
              const section = { querySelector: (s) => all.map((e) => e.querySelector(s)).find((e) => e) ?? null,
                querySelectorAll: (s) => all.flatMap((e) => [...e.querySelectorAll(s)]) };
              const table = section.querySelector("table.costs");
              const cell = (c) => c.dataset.v === "" ? null : Number(c.dataset.v ?? c.textContent);
              const cells = (row) => [...row.querySelectorAll("td.n")].map(cell);
              return { heads: [...table.tHead.rows[0].cells].filter((c) => c.classList.contains("n")).map((c) => c.innerText.trim()),
                rows: [...table.tBodies[0].rows].map((row) => [Number(row.dataset.target), row.cells[0].textContent, cells(row)]),
                average: cells(table.tFoot.rows[0]),
                trees: [...section.querySelectorAll(".drawing .figures figure")].map((f) => f.dataset.tree)
                  .filter((tree) => tree !== "suggested"),
                suggested: section.querySelector(".drawing figure[data-tree=suggested] figcaption")?.textContent ?? null,
                large: Object.fromEntries([...section.querySelectorAll(".numbers > div")].map((d) => [d.dataset.figure,
                  [d.querySelector(".value b").textContent, d.querySelector(".note").textContent, d.querySelector(".change")?.textContent ?? ""]])) };
            }""", [number, method["id"]])
        figures = [
            figure for figure in ("presses", "steps", "commands", "words", "seconds")
            if method["trees"]["flat"]["expected"].get(figure) is not None]
        hasWeights = any(target["weight"] != screen["targets"][0]["weight"] for target in screen["targets"])
        self.assertEqual(len(got["rows"]), len(screen["targets"]))
        for place, label, cells in got["rows"]:
            target = screen["targets"][place]
            self.assertEqual(label, target["label"])
            costs = [target["costs"][method["id"]][tree] for tree in got["trees"]]
            wanted = [target["weight"]] if hasWeights else []
            self.assertEqual(cells, wanted + [cost[figure] for cost in costs for figure in figures], label)
        trees = [method["trees"][tree] for tree in got["trees"]]
        self.assertEqual(got["average"], [tree["expected"][figure] for tree in trees for figure in figures])

        def near(texts, values):
            values = [v for k, v in enumerate(values) if k == 0 or f"{v:.3g}" != f"{values[0]:.3g}"]
            self.assertEqual(len(texts), len(values), (texts, values))
            for text, value in zip(texts, values):
                self.assertAlmostEqual(float(text), value, delta=abs(value) * 0.005 + 1e-9)

        # The screen as suggested is drawn beside them, with the figures of the layout that suggest writes.
        suggested = method["trees"].get("suggested")
        self.assertEqual(suggested is None, got["suggested"] is None)
        if suggested:
            words = got["suggested"].split()
            self.assertEqual(words[:4], ["As", "suggested:", str(suggested["stops"]), "stops,"])
            near([words[4]], [suggested["expected"]["seconds"]])
        flat = method["trees"]["flat"]
        current = trees[-1]
        for key, tree in [("flat", flat), ("current", current)]:
            near([got["large"][key][0]], [tree["expected"]["seconds"]])
            notes = got["large"][key][1].split("; ")
            self.assertIn(f'{tree["stops"]} stop', "; ".join(notes))
            worst = next(note for note in notes if note.startswith("worst: "))
            near([worst.split()[-2]], [tree["worst"]["cost"]["seconds"]])
        before, after = flat["expected"]["seconds"], current["expected"]["seconds"]
        if len(trees) > 1:
            word = "faster" if after < before - 1e-5 else "slower" if after > before + 1e-5 else "no change"
            self.assertIn(word, got["large"]["current"][2])
        if suggested:
            near([got["large"]["suggested"][0]], [suggested["expected"]["seconds"]])
            self.assertIn("faster", got["large"]["suggested"][2])
            self.assertLessEqual(float(got["large"]["bound"][0]), suggested["expected"]["seconds"] * 1.005)

    def test_a_layout_without_frames(self):
        page = self.browser.open(pages.reports("frameless", [pages.frameless_layout()]) / "frameless.html")
        caption = page.locator(".drawing figcaption").locator("visible=true").first.inner_text()
        self.assertIn("does not say where things are", caption)
        self.assertEqual(page.locator(".drawing svg").locator("visible=true").first.locator("g.box").count(), 21)
        self.assertEqual(page.locator(".drawing svg").locator("visible=true").nth(1).locator("rect.group").count(), 3)
        # The boxes of a group lie inside of its own.
        self.assertTrue(page.evaluate("""() => {
          const svg = [...document.querySelectorAll(".drawing svg")].filter((s) => s.checkVisibility())[1];
          const groups = [...svg.querySelectorAll("rect.group")].map((r) => r.getBoundingClientRect());
          return [...svg.querySelectorAll("g.box > rect")].every((box) => {
            const b = box.getBoundingClientRect();
            return groups.filter((g) => b.left > g.left && b.right < g.right && b.top > g.top && b.bottom < g.bottom).length === 1;
          }); }"""))

    def test_5000_targets(self):
        path = pages.reports("large", [pages.large_layout(5000)]) / "large5000.html"
        self.assertLess(path.stat().st_size, 8_000_000)
        halves = [pages.reports("large", [pages.large_layout(n)]) / f"large{n}.html" for n in (1250, 2500)]
        # Processor time, so that what else the machine does is not counted; the paths take turns.
        times = {name: [] for name in [*halves, path]}
        for _ in range(3):
            for name in times:
                page = self.browser.open("/dev/null")
                session = page.context.new_cdp_session(page)
                session.send("Performance.enable", {"timeDomain": "threadTicks"})
                page.goto(name.as_uri())
                metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
                times[name].append(metrics["TaskDuration"])
        growth = (min(times[path]) / min(times[halves[0]])) ** 0.5
        self.assertLess(growth, 3, "opening it takes a time that grows as the page does")
        rows = page.locator("table.costs").first.locator("tbody tr")
        self.assertEqual(rows.count(), 500)
        shown = "[...document.querySelector('table.costs').tBodies[0].rows].filter((row) => row.checkVisibility()).length"
        self.assertEqual(page.evaluate(shown), 100)
        page.locator(".every").first.focus()
        page.keyboard.press("Space")
        self.assertEqual(page.evaluate(shown), 500)
        page.locator("input[type=search]").first.fill("Target 49.99 ")
        self.assertEqual(page.evaluate(shown), 1)
        # The page has every row to save, and the details of the other methods once they are chosen.
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save all 5000 targets as CSV").first.click()
        table = list(csv.DictReader(Path(saved.value.path()).read_text(encoding="utf-8").splitlines()))
        self.assertEqual(len(table), 5000)
        methods = page.locator("input[name=method]").evaluate_all("inputs => inputs.map((input) => input.value)")
        self.assertGreater(len(methods), 3)
        for method in [*methods, methods[1], methods[0]]:
            took = page.evaluate("""async (method) => { const before = performance.now();
              document.querySelector(`#m-${method}`).click(); document.body.getBoundingClientRect();
              await new Promise((done) => requestAnimationFrame(done)); return performance.now() - before; }""", method)
            self.assertLess(took, 1000, method)
            self.assertEqual(page.locator("table.costs").locator("visible=true").count(), 1, method)
            self.assertEqual(page.locator(".method h3").locator("visible=true").count(), 2, method)
            self.assertLess(page.evaluate("document.querySelectorAll('*').length"), 20000, method)
            self.assertLess(page.evaluate("document.documentElement.scrollHeight"), 15000, method)
            slowest = page.locator("table.costs tbody tr:visible th").first.inner_text()
            page.locator("input[type=search]").locator("visible=true").fill(slowest)
            self.assertEqual(page.locator("table.costs tbody tr:visible").count(), 1, method)
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
