"""How far suggestions are from the best by what `suggest` states itself: gaps.py NAVCOST FOLDER GAPS.json.

Every layout of the folder is asked for suggestions by the first method of its platform, and by a scanning method; a screen counts
where a bound is stated. Files that are no layouts are left out. Without the folder no screen counts.
"""

import json
import pathlib
import subprocess
import sys

METHODS = {"the first method of the platform": [], "ios-switch-auto": ["--method", "ios-switch-auto"]}
# The most seconds that a file may take.
MOST = 120


def gaps(navcost, path, options):
    """The stated gap of each screen of a file that has a bound; none where the file is no layout."""
    result = subprocess.run(
        [navcost, "suggest", *options, "--format", "json", "--", path], capture_output=True, text=True, timeout=MOST)
    if result.returncode == 2:
        return []
    if result.returncode != 0:
        sys.exit(f"{path}: {result.stderr.strip()}")
    found = [screen["gap"] for layout in json.loads(result.stdout)["layouts"] for screen in layout["screens"]]
    return [gap for gap in found if gap is not None]


def main():
    navcost, folder, out = sys.argv[1:]
    paths = sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix not in (".md", ".tsv", ".json"))
    found = {
        name: [gap for path in paths if path.is_file() for gap in gaps(navcost, path, options)]
        for name, options in METHODS.items()}
    with open(out, "w") as file:
        json.dump(found, file)


if __name__ == "__main__":
    main()
