"""The lines of each module that a run reached: coverage.py SUMMARY SOURCES, with the summary that llvm-cov exports as JSON."""

import collections
import json
import pathlib
import sys

summary, sources = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
lines = collections.defaultdict(lambda: [0, 0])
for file in json.load(open(summary))["data"][0]["files"]:
    path = pathlib.Path(file["filename"])
    if not path.is_relative_to(sources):
        continue
    module = lines[path.relative_to(sources).parts[0]]
    module[0] += file["summary"]["lines"]["covered"]
    module[1] += file["summary"]["lines"]["count"]
if not lines:
    sys.exit(f"no line below {sources} was counted")
print(f"{'module':<20}{'lines reached':>15}{'of':>9}")
for name, (reached, count) in sorted(lines.items()):
    print(f"{name:<20}{reached:>15}{count:>9}{100 * reached / count:>7.1f} %")
