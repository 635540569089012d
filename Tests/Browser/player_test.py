"""The scan player against the engine: every target of every sample by every scanning method, as its route says.

The driver knows nothing of the player's own table: it follows the words of the route that `navcost analyze` names (wait,
press, next), by keys and a clock of its own, and the player must count what the engine counts.
"""

import json
import random
import unittest

import pages

# A clock that moves only when it is told to; timers fire in the order of their times.
CLOCK = """(() => {
  let now = 0, count = 0, timers = [];
  window.setTimeout = (run, delay) => { timers.push({ at: now + (Number(delay) || 0), number: ++count, run }); return count; };
  window.clearTimeout = (number) => { timers = timers.filter((timer) => timer.number !== number); };
  performance.now = () => now;
  window.tick = () => {
    timers.sort((a, b) => a.at - b.at || a.number - b.number);
    const next = timers.shift();
    if (!next) return false;
    now = Math.max(now, next.at);
    next.run();
    return true;
  };
  window.pass = (time) => {
    const end = now + time;
    while (timers.some((timer) => timer.at <= end)) window.tick();
    now = end;
  };
})()"""

RUN = """([method, screen, jobs]) => {
  const root = document.querySelector(`#s${screen + 1} .method[data-method="${method}"] .player`);
  if (!root) return null;
  document.querySelector(`#m-${method}`)?.click();
  const held = JSON.parse(root.querySelector(".data").textContent).held;
  return jobs.map(([tree, target, legs]) => {
    const want = root.querySelector(".want");
    want.value = String(target);
    want.dispatchEvent(new Event("change"));
    const pane = root.querySelector(`.pane[data-tree="${tree}"]`);
    if (!pane) return ["no pane", tree];
    const moves = [...pane.querySelectorAll(".switch")].map((button) => button.dataset.move);
    const key = (type, key) => document.activeElement.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    const begun = performance.now();
    pane.querySelector(".start").click();
    if (!pane.contains(document.activeElement)) return ["the focus is outside the pane"];
    let isDown = false;
    const down = () => { if (held && !isDown) { key("keydown", " "); isDown = true; } };
    for (const [word, times] of legs) for (let n = 0; n < times; n += 1) {
      if (word === "Start") continue;
      if (word === "Wait") { down(); if (!window.tick()) return ["nothing to wait for"]; continue; }
      if (word === "Next") { key("keydown", " "); continue; }
      if (word === "Previous") { key("keydown", "ArrowLeft"); continue; }
      if (held) { down(); key("keyup", " "); isDown = false; continue; }
      if (moves.includes("select")) key("keydown", moves.includes("next") ? "Enter" : " "); else window.tick();
    }
    for (let n = 0; n < 3 && pane.dataset.ended === undefined; n += 1) window.tick();
    const figure = (side, name) => pane.querySelector(`.${side}[data-figure=${name}]`).textContent;
    return [pane.dataset.ended, figure("you", "presses"), figure("you", "steps"), (performance.now() - begun) / 1000,
      figure("said", "presses"), figure("said", "steps"), figure("said", "seconds")];
  });
}"""


def legs(route):
    """The words of a route with how often each comes."""
    result = []
    for part in route.split(", "):
        word, _, times = part.rpartition(" x")
        result.append([word, int(times)] if word and times.isdigit() else [part, 1])
    return result


class PlayerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = pages.Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def replay(self, file, options, chance=None, count=0):
        """Replays every route of a layout, or so many of each method that are drawn by chance; returns how many were."""
        folder = pages.reports(f"player-{abs(hash((str(file), tuple(options))))}", [file], *options)
        screens = pages.analysis(file, *options)
        done = 0
        for screen in screens:
            # Each screen has a page of its own.
            page, number = self.browser.open(pages.page_of(folder, file, screen["id"]), init=CLOCK), 0
            for method in [method["id"] for method in screen["methods"]]:
                jobs, wanted = [], []
                trees = page.evaluate(
                    """([method, screen]) => [...document.querySelectorAll(
                      `#s${screen + 1} .method[data-method="${method}"] .pane`)].map((pane) => pane.dataset.tree)""",
                    [method, number])
                for place, target in enumerate(screen["targets"]):
                    for tree in trees:
                        cost = target["costs"][method][tree]
                        if cost["status"] == "reached":
                            jobs.append([tree, place, legs(cost["route"])])
                            wanted.append((target["id"], cost))
                if chance:
                    drawn = chance.choices(range(len(jobs)), k=count)
                    jobs, wanted = [jobs[place] for place in drawn], [wanted[place] for place in drawn]
                if not jobs:
                    self.assertIsNone(page.evaluate(RUN, [method, number, []]), f"{file.stem}, {method}: an empty player")
                    continue
                for job, (id, cost), got in zip(jobs, wanted, page.evaluate(RUN, [method, number, jobs])):
                    what = f"{file.stem}, {method}, {job[0]}, {id}: {cost['route']}"
                    self.assertEqual(got[:3], [str(job[1]), str(cost["presses"]), str(cost["steps"])], what)
                    self.assertAlmostEqual(got[3], cost["wait"], places=4, msg=what)
                    self.assertEqual(got[4:6], [str(cost["presses"]), str(cost["steps"])], what)
                    self.assertAlmostEqual(float(got[6]), cost["seconds"], delta=0.005 * cost["seconds"] + 0.001, msg=what)
                    done += 1
            self.assertEqual(page.complaints, [])
            page.context.close()
        return done

    def test_every_target_of_every_sample_by_every_scanning_method(self):
        for file in pages.TRIED:
            with self.subTest(file.stem):
                self.assertGreater(self.replay(file, pages.methods(pages.SCANNING)), 50)

    def test_1000_random_targets_over_ten_boards(self):
        chance, methods = random.Random(23), pages.methods(["aac-row-column", "aac-inverse"])
        boards = chance.sample(sorted((pages.ROOT / "Tests/Benchmarks/Boards").glob("*.xml")), 2 if pages.SHORT else 10)
        self.assertEqual(sum(self.replay(board, methods, chance, 50) for board in boards), 100 * len(boards))

    def test_pages_that_are_scrolled_to(self):
        file = pages.ROOT / "Tests/Browser/scrolled.xml"
        ids = ["ios-switch-auto", "ios-switch-manual", "ios-switch-dwell", "android-switch-auto", "chromeos-switch-auto"]
        screen = pages.analysis(file, *pages.methods(ids))[0]
        scrolls = {target["costs"]["ios-switch-auto"]["flat"].get("page", 0) for target in screen["targets"]}
        self.assertEqual(scrolls, {0, 1, 2, 3})
        for options in [[], ["--set", "scrollRepeat=off"]]:
            with self.subTest(" ".join(options)):
                self.assertGreaterEqual(self.replay(file, pages.methods(ids) + options), 5 * 2 * 30)
        # Where selecting always taps, the scanner menu is the last item of each page.
        for options in [["--set", "activation=always"], ["--set", "activation=always", "--set", "scrollMenu=menu"]]:
            with self.subTest(" ".join(options)):
                screen = pages.analysis(file, *pages.methods(ids[:1]), *options)[0]
                self.assertIn("Scanner menu", screen["targets"][28]["costs"]["ios-switch-auto"]["flat"]["route"])
                self.assertGreaterEqual(self.replay(file, pages.methods(ids[:3]) + options), 3 * 2 * 30)

    def test_settings_that_change_the_machine(self):
        beans = pages.ROOT / "Samples/RoastedBeans.xml"
        for options in [
            ["--set", "activation=autoTap"], ["--set", "activation=always"], ["--set", "switchBack=on"],
            ["--set", "start=on"], ["--set", "firstItemDelay=0.5"], ["--set", "cycles=0"], ["--set", "exit=first"],
            ["--set", "groupItems=rows"], ["--action", "none"], ["--set", "menuOrder=exit,gestures,actions,tap"],
        ]:
            with self.subTest(" ".join(options)):
                ids = ["ios-switch-auto", "ios-switch-manual", "ios-switch-dwell"]
                self.assertGreater(self.replay(beans, pages.methods(ids) + options), 50)

    def test_the_offered_methods_are_those_that_scan_lists(self):
        every = [m["id"] for m in json.loads(pages.navcost("methods", "--format", "json"))["methods"]]
        folder = pages.reports("every", [pages.ROOT / "Samples/RoastedBeans.xml"], *pages.methods(every))
        page = self.browser.open(folder / "RoastedBeans.html")
        found = page.evaluate("[...document.querySelectorAll('.player')].map((p) => p.closest('.method').dataset.method)")
        self.assertEqual(sorted(found), sorted(pages.SCANNING))

    def test_another_interval_is_predicted_as_the_engine_does(self):
        beans = pages.ROOT / "Samples/RoastedBeans.xml"
        options = pages.methods(["ios-switch-auto"])
        folder = pages.reports("interval", [beans], *options)
        page = self.browser.open(folder / "RoastedBeans.html", init=CLOCK)
        screen = pages.analysis(beans, *options, "--set", "interval=2.5")[0]
        page.locator(".interval").fill("2.5")
        page.locator(".interval").dispatch_event("change")
        for place, target in enumerate(screen["targets"]):
            for tree, cost in target["costs"]["ios-switch-auto"].items():
                got = page.evaluate(RUN, ["ios-switch-auto", 0, [[tree, place, legs(cost["route"])]]])[0]
                self.assertAlmostEqual(got[3], cost["wait"], places=4, msg=target["id"])
                self.assertAlmostEqual(float(got[6]), cost["seconds"], delta=0.005 * cost["seconds"], msg=target["id"])

    def test_before_and_after_a_change(self):
        files = ["Samples/ShapeShuffleGameBefore.xml", "Samples/ShapeShuffleGame.xml"]
        path = pages.FOLDER / "change.html"
        ids = ["ios-switch-auto", "ios-switch-manual"]
        pages.navcost("compare", *files, "--format", "html", "--quiet", "-o", path, *pages.methods(ids))
        told = json.loads(pages.navcost("compare", *files, "--format", "json", "--quiet", *pages.methods(ids)))
        page = self.browser.open(path, init=CLOCK)
        targets = told["screens"][0]["targets"]
        for method in ids:
            for side in ("before", "after"):
                costs = [target["costs"][method]["grouped"][side] for target in targets]
                jobs = [[side, place, legs(cost["route"])] for place, cost in enumerate(costs)]
                for cost, job, got in zip(costs, jobs, page.evaluate(RUN, [method, 0, jobs])):
                    self.assertEqual(got[:3], [str(job[1]), str(cost["presses"]), str(cost["steps"])], (method, job))
        self.assertGreater(len(targets), 10)

    def test_the_wrong_target_and_a_scan_that_gives_up(self):
        beans = pages.ROOT / "Samples/RoastedBeans.xml"
        folder = pages.reports("wrong", [beans], *pages.methods(["ios-switch-auto"]), "--set", "cycles=2")
        page = self.browser.open(folder / "RoastedBeans.html", init=CLOCK)
        got = page.evaluate(RUN, ["ios-switch-auto", 0, [["flat", 5, legs("Press, Tap")]]])[0]
        self.assertEqual(got[0], "0", "the first target was tapped, not the sixth")
        self.assertIn("That was Add", page.locator(".pane[data-tree=flat] .result").inner_text())
        # 17 stops twice over, then the scan stops; a press starts it again.
        page.evaluate("""() => { const pane = document.querySelector(".pane[data-tree=flat]");
          pane.querySelector(".start").click(); for (let n = 0; n < 34; n += 1) window.tick(); }""")
        pane = page.locator(".pane[data-tree=flat]")
        self.assertIn("has stopped", pane.locator(".now").inner_text())
        self.assertFalse(page.evaluate("window.tick()"), "nothing moves any more")
        pane.locator(".switch").click()
        self.assertIn("1 of 17: Add", pane.locator(".now").inner_text())
        self.assertEqual(pane.locator(".you[data-figure=presses]").inner_text(), "1")
        self.assertEqual(pane.locator(".you[data-figure=steps]").inner_text(), "35")

    def test_button_tap_and_real_time(self):
        beans = pages.ROOT / "Samples/RoastedBeans.xml"
        folder = pages.reports("real", [beans], *pages.methods(["ios-switch-auto"]))
        page = self.browser.open(folder / "RoastedBeans.html")
        page.locator(".want").select_option("0")
        page.locator(".interval").fill("3")
        pane = page.locator(".pane[data-tree=flat]")
        pane.locator(".start").press("Enter")
        page.keyboard.press("Space")
        pane.locator(".stage svg").click()
        self.assertIn("Reached: 2 presses, 2 steps", pane.locator(".result").inner_text())

    def test_a_target_is_drawn_by_weight(self):
        layout = pages.write(
            "weights.xml", '<layout platform="ios"><screen id="s"><element id="never" role="button" weight="0"/>'
            '<element id="always" role="button" weight="3"/></screen></layout>')
        folder = pages.reports("weights", [layout], *pages.methods(["ios-switch-auto"]))
        page = self.browser.open(folder / "weights.html")
        for _ in range(20):
            page.locator(".draw").click()
            self.assertEqual(page.locator(".wanted").inner_text(), "Reach: always")


if __name__ == "__main__":
    unittest.main()
