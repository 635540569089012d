"""What the scan player measures of a person, against a session that a script plays with reactions and errors of its own.

The script follows the routes that `navcost analyze` names and counts for itself; it asks the player only what is highlighted.
"""

import json
import re
import statistics
import unittest

import pages
from player_test import CLOCK, RUN, legs

# Seconds from a highlight to the press: a skewed list, whose mean is not its middle.
REACTIONS = [0.31, 0.34, 0.36, 0.52, 0.33, 0.6, 0.38, 0.41, 0.35, 0.47, 0.32]

# Plays targets one after the other; every `missEach`th wanted highlight passes unused, and the press follows when it comes again.
PLAY = """([method, tree, jobs, reactions, missEach]) => {
  const root = document.querySelector(`#s1 .method[data-method="${method}"] .player`);
  const held = JSON.parse(root.querySelector(".data").textContent).held;
  const pane = root.querySelector(`.pane[data-tree="${tree}"]`);
  const want = root.querySelector(".want");
  const highlight = () => pane.querySelector(".now").textContent;
  const key = (type) => document.activeElement.dispatchEvent(
    new KeyboardEvent(type, { key: " ", bubbles: true, cancelable: true }));
  const seen = { reactions: [], took: [], ended: [], wanted: 0, missed: 0, others: 0 };
  for (const [target, legs] of jobs) {
    want.value = String(target);
    want.dispatchEvent(new Event("change"));
    const begun = performance.now();
    pane.querySelector(".start").click();
    let isDown = false;
    const down = () => { if (held && !isDown) { key("keydown"); isDown = true; } };
    for (const [word, times] of legs) for (let n = 0; n < times; n += 1) {
      down();
      if (word === "Wait") { seen.others += 1; window.tick(); continue; }
      seen.wanted += 1;
      if (missEach && seen.wanted % missEach === 0) {
        const item = highlight();
        for (window.tick(); highlight() !== item; window.tick()) seen.others += 1;
        seen.missed += 1;
        seen.wanted += 1;
      }
      const reaction = reactions[seen.reactions.length % reactions.length];
      seen.reactions.push(reaction);
      window.pass(1000 * reaction);
      key(held ? "keyup" : "keydown");
      isDown = false;
    }
    seen.took.push((performance.now() - begun) / 1000);
    seen.ended.push(pane.dataset.ended);
  }
  return seen;
}"""

TOLD = re.compile(
    r"Your session: (\d+) targets\. Mean reaction ([\d.]+) s, standard deviation ([\d.]+) s\. "
    r"Missed selections ([\d.]+) %, accidental selections ([\d.]+) %\. Mean error of the prediction ([\d.]+) %\.")


class SessionTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, file, method):
        """A page with the player of a method, and the costs of the layout's targets by it."""
        options = pages.methods([method])
        page = self.browser.open(pages.reports(f"session-{method}", [file], *options) / (file.stem + ".html"), init=CLOCK)
        targets = pages.analysis(file, *options)[0]["targets"]
        return page, [target["costs"][method] for target in targets]

    def play(self, page, costs, method, tree, count, miss_each=0):
        """Plays so many targets in turn; returns what the script saw, and what each target was predicted to take."""
        places = [number % len(costs) for number in range(count)]
        jobs = [[place, legs(costs[place][tree]["route"])] for place in places]
        seen = page.evaluate(PLAY, [method, tree, jobs, REACTIONS, miss_each])
        self.assertEqual(seen["ended"], [str(place) for place in places])
        return seen, [costs[place][tree]["seconds"] for place in places]

    def told(self, page):
        """What the page says of the session."""
        line = page.locator(".session").inner_text()
        match = TOLD.fullmatch(line)
        self.assertIsNotNone(match, line)
        return [float(word) for word in match.groups()]

    def close(self, figure, expected, what):
        """A figure of three digits."""
        self.assertLessEqual(abs(figure - expected), 0.0051 * abs(expected), f"{what}: {figure}, not {expected}")

    def check(self, page, seen, predicted):
        """Holds what the page says against what the script did."""
        count, mean, spread, missed, accidental, error = self.told(page)
        self.assertEqual(count, len(predicted))
        self.close(mean, statistics.mean(seen["reactions"]), "mean reaction")
        self.close(spread, statistics.stdev(seen["reactions"]), "standard deviation")
        self.close(missed, 100 * seen["missed"] / seen["wanted"], "missed")
        self.close(accidental, 100 * seen.get("accidental", 0) / max(1, seen["others"]), "accidental")
        errors = [abs(took - said) / said for took, said in zip(seen["took"], predicted)]
        self.close(error, 100 * statistics.mean(errors), "error of the prediction")
        self.assertEqual(page.complaints, [])

    def person(self, page, name):
        """Saves the person file as a person does."""
        with page.expect_download() as download:
            page.locator(".save").click()
        self.assertEqual(download.value.suggested_filename, "person.yml")
        path = pages.FOLDER / name
        download.value.save_as(path)
        return path

    def test_forty_targets_give_back_the_reactions(self):
        for name, method, tree in [
            ("RoastedBeans", "ios-switch-auto", "grouped"), ("RoastedBeans", "ios-switch-auto", "flat"),
            ("KeyboardQwerty", "aac-inverse", "rows"),
        ]:
            with self.subTest(f"{method}, {tree}"):
                page, costs = self.open(pages.ROOT / f"Samples/{name}.xml", method)
                seen, predicted = self.play(page, costs, method, tree, 40)
                self.assertEqual(seen["missed"], 0)
                self.assertGreater(len(seen["reactions"]), 70)
                self.check(page, seen, predicted)
                page.context.close()

    def test_the_saved_person_has_the_reactions_and_errors_of_the_session(self):
        beans = pages.ROOT / "Samples/RoastedBeans.xml"
        page, costs = self.open(beans, "ios-switch-auto")
        seen, predicted = self.play(page, costs, "ios-switch-auto", "grouped", 40, miss_each=5)
        self.assertGreater(seen["missed"], 10)
        self.check(page, seen, predicted)
        path = self.person(page, "person.yml")
        told = json.loads(pages.navcost(
            "analyze", beans, "--method", "ios-switch-auto", "--person", path, "--format", "json", "--quiet"))
        parameters = told["layouts"][0]["screens"][0]["methods"][0]["parameters"]
        mean = statistics.mean(seen["reactions"])
        self.assertAlmostEqual(float(parameters["reaction"]), mean, places=5)
        self.assertAlmostEqual(float(parameters["interval"]), mean / 0.65, places=5)
        self.assertAlmostEqual(float(parameters["missed"]), seen["missed"] / seen["wanted"], delta=0.0005)

    def test_a_wrong_target_counts_as_accidental_selections(self):
        page, costs = self.open(pages.ROOT / "Samples/RoastedBeans.xml", "ios-switch-auto")
        # The first stop and its menu's Tap, where the sixth target is wanted.
        wrong = page.evaluate(RUN, ["ios-switch-auto", 0, [["flat", 5, legs("Press, Tap")]]])[0]
        self.assertEqual(wrong[0], "0")
        seen, predicted = self.play(page, costs, "ios-switch-auto", "flat", 20)
        seen["others"] += 2
        seen["accidental"] = 2
        self.check(page, seen, predicted)

    def test_a_short_session_is_only_counted(self):
        page, costs = self.open(pages.ROOT / "Samples/RoastedBeans.xml", "ios-switch-auto")
        self.assertEqual(page.locator(".session").inner_text(), "Your session: 0 of 20 targets.")
        self.play(page, costs, "ios-switch-auto", "flat", 19)
        self.assertEqual(page.locator(".session").inner_text(), "Your session: 19 of 20 targets.")
        self.assertFalse(page.locator(".save").is_visible())
        self.play(page, costs, "ios-switch-auto", "flat", 1)
        self.assertEqual(self.told(page)[0], 20)
        self.assertTrue(page.locator(".save").is_visible())

    def test_nothing_is_measured_where_no_highlight_moves_by_itself(self):
        page, _ = self.open(pages.ROOT / "Samples/RoastedBeans.xml", "ios-switch-manual")
        self.assertEqual(page.locator(".player").count(), 1)
        self.assertEqual(page.locator(".session").count() + page.locator(".save").count(), 0)


if __name__ == "__main__":
    unittest.main()
