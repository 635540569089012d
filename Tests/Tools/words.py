"""Refuses the words and phrases of words.tsv in sources, tests, documentation and samples: one line for each, exit status 1."""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TABLE = HERE / "words.tsv"
# What people write and read; what the program has written, and real files of others, are not among them.
ENDINGS = {".swift", ".md", ".tutorial", ".py", ".sh", ".js", ".css", ".yml", ".yaml", ".c", ".h", ".modulemap", ""}
# The table itself, and the list of what old names have become.
SKIPPED = {TABLE, ROOT / ".gitignore", ROOT / "Sources/NavCost/NavCost.docc/Migration.md"}
# A phrase may go on in the next line of a comment.
GAP = r"(?:[ \t]+|[ \t]*\n[ \t]*(?://[/!]?|[#*>])?[ \t]*)"


def phrases():
    """The forms to refuse, each with what is written instead."""
    for line in TABLE.read_text().splitlines():
        if line and not line.startswith("#"):
            forms, instead = line.split("\t")
            yield from ((form, instead) for form in forms.split("|"))


def pattern(form):
    """Whole words; a name in code that begins with the word counts too."""
    words = [re.escape(word).replace("'", "['’]") for word in form.split()]
    return r"(?<![A-Za-z])(?i:" + GAP.join(words) + r")(?![a-z])"


def files():
    """The files of the repository that are checked, in order."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout.split("\0")
    for name in sorted(filter(None, names)):
        path = ROOT / name
        is_sample = name.startswith("Samples/")
        if path.is_file() and path not in SKIPPED and (is_sample or path.suffix in ENDINGS):
            yield name, path


def main():
    table = list(phrases())
    any_form = re.compile("|".join(f"({pattern(form)})" for form, _ in table))
    counts = {}
    for name, path in files():
        text = path.read_text(errors="replace")
        for match in any_form.finditer(text):
            form, instead = table[match.lastindex - 1]
            counts[form] = counts.get(form, 0) + 1
            line = text.count("\n", 0, match.start()) + 1
            print(f"{name}:{line}: '{form}' is not used here; write: {instead}")
    if counts and "--counts" in sys.argv:
        for form, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])):
            print(f"{count:5} {form}", file=sys.stderr)
    return 1 if counts else 0


sys.exit(main())
