"""The examples of Samples/Cluster write what one machine writes, byte for byte."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAVCOST = os.environ.get("NAVCOST", str(ROOT / ".build/release/navcost"))
CLUSTER = ROOT / "Samples/Cluster"
OPTIONS = ["--method", "ios-switch-auto", "--set", "interval=1.5"]


class ClusterTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.work = pathlib.Path(self.folder.name)
        samples = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "Samples").glob("*.xml"))
        (self.work / "broken.xml").write_text("<layout>\n  <screen>\n</layout>\n")
        # One input is not valid: the others are in the result, and the status says so.
        self.list = self.work / "layouts.txt"
        self.list.write_text("\n".join([*samples, str(self.work / "broken.xml"), *samples]) + "\n")
        whole = self.run_in_root(
            [NAVCOST, "analyze", "--format", "json", "--quiet", *OPTIONS, f"@{self.list}"], 2)
        self.whole = whole.stdout
        self.assertGreater(self.whole.count(b'"path"'), 20)

    def run_in_root(self, command, status, **environment):
        run = subprocess.run(command, cwd=ROOT, capture_output=True, env={**os.environ, **environment})
        self.assertEqual(run.returncode, status, run.stderr.decode())
        return run

    def test_dask_on_loopback(self):
        for parts in (1, 3, 7):
            output = self.work / f"all-{parts}.json"
            run = self.run_in_root(
                [
                    sys.executable, str(CLUSTER / "dask_navcost.py"), "--navcost", NAVCOST, "--parts", str(parts),
                    "-o", str(output), f"@{self.list}", "--", *OPTIONS,
                ], 2)
            self.assertEqual(output.read_bytes(), self.whole)
            self.assertIn(b"broken.xml:3:10: error:", run.stderr)

    def test_slurm_array(self):
        parts = self.work / "parts"
        for task in (4, 2, 1, 3, 5):
            # What Slurm sets for each job of an array.
            run = subprocess.run(
                ["sh", str(CLUSTER / "slurm.sh"), str(parts), f"@{self.list}", *OPTIONS], cwd=ROOT,
                capture_output=True,
                env={
                    **os.environ, "NAVCOST": NAVCOST, "SLURM_ARRAY_TASK_ID": str(task),
                    "SLURM_ARRAY_TASK_COUNT": "5", "SLURM_CPUS_PER_TASK": "2",
                })
            self.assertIn(run.returncode, (0, 2), run.stderr.decode())
        output = self.work / "all.json"
        names = [str(path) for path in sorted(parts.iterdir())]
        self.assertEqual(len(names), 5)
        self.run_in_root([NAVCOST, "merge", *names, "-o", str(output)], 0)
        self.assertEqual(output.read_bytes(), self.whole)


if __name__ == "__main__":
    unittest.main()
