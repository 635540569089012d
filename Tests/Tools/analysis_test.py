"""The notebook of Samples beside the JSON of the program: the same means, by another way."""

import importlib.util
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVCOST = os.environ.get("NAVCOST", str(ROOT / ".build/release/navcost"))


class AnalysisTest(unittest.TestCase):
    def test_means_are_those_of_the_program(self):
        spec = importlib.util.spec_from_file_location("analysis", ROOT / "Samples/analysis.py")
        analysis = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(analysis)
        means = analysis.seconds(analysis.costs(NAVCOST, sweep="interval=0.4...2/0.4"))
        self.assertEqual([round(interval, 6) for interval in means.index], [0.4, 0.8, 1.2, 1.6, 2])
        self.assertEqual(list(means.columns), ["Alphabet", "KoesterLevine", "Qwerty"])
        for board in means.columns:
            self.assertTrue(means[board].is_monotonic_increasing, board)
            run = subprocess.run(
                [NAVCOST, "analyze", ROOT / f"Samples/Keyboard{board}.xml", "--method", analysis.METHOD, "--set", "interval=1.6"]
                + ["--format", "json"], check=True, capture_output=True)
            tree = json.loads(run.stdout)["layouts"][0]["screens"][0]["methods"][0]["trees"]["rows"]
            # Figures of CSV are rounded to six digits.
            self.assertAlmostEqual(means[board].iloc[3], tree["expected"]["seconds"], places=3)

    def test_the_plot_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run(
                [sys.executable, ROOT / "Samples/analysis.py", NAVCOST, folder], capture_output=True, text=True)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertEqual((pathlib.Path(folder) / "seconds.png").read_bytes()[:8], b"\x89PNG\r\n\x1a\n")
            lines = (pathlib.Path(folder) / "seconds.csv").read_text().splitlines()
            self.assertEqual(lines[0], "interval,Alphabet,KoesterLevine,Qwerty")
            self.assertEqual(len(lines), 10)


if __name__ == "__main__":
    unittest.main()
