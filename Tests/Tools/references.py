"""Fails on a reference to a document, article or section that the repository does not have: one line for each, exit status 1.

Looked at are Markdown files (links, `<doc:...>`, images) and comments and texts of sources and tests (`<doc:...>`, names of
Markdown files such as `NavCost.docc/Model.md, "Prices"`, and `the documentation, Model, "Prices"`).
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCC = ROOT / "Sources/NavCost/NavCost.docc"
# Files that need no name in the repository: they are made by a command, or stand for any file.
PLACEHOLDERS = {"FILE.md", "TABLE.md", "OUT.md"}
ENDINGS = {".swift", ".py", ".sh", ".md", ".js", ".css", ".yml", ".tsv", ""}
# Tests hold layouts and texts of users in which anything may stand; only what looks like a reference counts.
MARKDOWN_LINK = re.compile(r"!?\[[^\]]*\]\(<?([^)\s>]+(?:\([^)\s]*\)[^)\s>]*)?)>?\)")
ARTICLE_LINK = re.compile(r"<doc:([A-Za-z]+)(?:#([^>]+))?>")
FILE_NAME = re.compile(r"(?<![\w/.-])((?:[\w.-]+/)*[\w-]+\.md)\b(?:, +\"([^\"\n]+)\")?")
SECTION = re.compile(r"[Tt]he documentation, (\w+)(?:, +\"([^\"\n]+)\")?")
# The names of documents that are not in the repository, with or without their ending.
FOREIGN = re.compile(r"(?<![\w.-])(?:MODEL|NUMBERS|FORMATS|GLOSSARY|INTERFACE|DESIGN)(?:\.md\b|(?=[:;,]| says|'s\b))")


def files():
    """The files of the repository that are looked at, in order."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout.split("\0")
    for name in sorted(filter(None, names)):
        path = ROOT / name
        inside = name.startswith(("Sources/", "Tests/")) or "/" not in name or path.suffix == ".md"
        # This file states what it looks for.
        if inside and path.is_file() and path.suffix in ENDINGS and path != pathlib.Path(__file__).resolve():
            yield name, path


def titles(path):
    """The headings of a Markdown file, code blocks aside."""
    text = re.sub(r"^ *```.*?^ *```", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    return [match.strip() for match in re.findall(r"^#+ +(.+)$", text, re.MULTILINE)]


def anchors(path):
    """The anchors of the headings, as code hosts and as DocC make them."""
    found = set()
    for title in titles(path):
        plain = title.replace("`", "")
        found.add(re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-"))
        found.add(re.sub(r"[^\w\-]+", "-", plain).strip("-"))
    return found


def section_problem(path, section):
    """What is wrong with the name of a section; nil where it is a heading."""
    return None if section in titles(path) else f"{path.relative_to(ROOT)} has no section '{section}'"


def link_problem(target, path):
    """What is wrong with the target of a Markdown link."""
    if re.match(r"[a-z]+:", target):
        return None
    name, _, anchor = target.partition("#")
    file = (path.parent / name).resolve() if name else path
    if not file.exists():
        return f"there is no '{name}'"
    if anchor and file.suffix == ".md" and anchor not in anchors(file):
        return f"'{name or path.name}' has no section '{anchor}'"
    return None


def article_problem(name, anchor):
    """What is wrong with a link to an article of the documentation."""
    file = DOCC / f"{name}.md"
    if not file.exists():
        return f"the documentation has no article '{name}'"
    if anchor and anchor not in anchors(file):
        return f"the article '{name}' has no section '{anchor}'"
    return None


def file_problem(name, section, path):
    """What is wrong with the name of a Markdown file in a text: it stands in the root, beside the file, in Reports, or in NavCost.docc."""
    if name in PLACEHOLDERS or name.startswith(".build/"):
        return None
    places = [ROOT / name, path.parent / name, ROOT / "Sources/NavCost" / name, DOCC / name, ROOT / "Reports" / name]
    file = next((place for place in places if place.is_file()), None)
    if file is None:
        return f"there is no '{name}'"
    # Quoted words after a file of the documentation name a section.
    return section_problem(file, section) if section and file.parent == DOCC else None


def problems(path):
    """What is wrong in a file, each with the offset of its place."""
    text = path.read_text(errors="replace")
    is_markdown = path.suffix == ".md"
    # In the text of a comment a reference may go on in the next line.
    joined = re.sub(r"\n([ \t]*(?://+|#|\*)[ \t]?)", lambda match: " " * len(match[0]), text) if not is_markdown else text
    code = re.sub(
        r"```.*?```|`[^`\n]*`", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.DOTALL) if is_markdown else ""
    for match in FOREIGN.finditer(joined):
        yield match.start(), f"'{match[0]}' is not in the repository"
    for match in ARTICLE_LINK.finditer(joined):
        yield match.start(), article_problem(match[1], match[2])
    for match in MARKDOWN_LINK.finditer(code):
        yield match.start(), link_problem(match[1], path)
    for match in FILE_NAME.finditer(code if is_markdown else joined):
        # What follows a file's name in Markdown is no section; links were looked at above.
        if not FOREIGN.match(joined, match.start()) and not (is_markdown and "](" in text[max(0, match.start() - 2):match.start()]):
            section = None if is_markdown else re.sub(r" {2,}", " ", match[2]) if match[2] else None
            yield match.start(), file_problem(match[1], section, path)
    for match in SECTION.finditer(joined):
        if (DOCC / f"{match[1]}.md").exists() or match[2]:
            problem = article_problem(match[1], None)
            section = re.sub(r" {2,}", " ", match[2]) if match[2] else None
            yield match.start(), problem or (section and section_problem(DOCC / f"{match[1]}.md", section))


def main():
    count = 0
    for name, path in files():
        text = path.read_text(errors="replace")
        for offset, problem in problems(path):
            if problem:
                count += 1
                print(f"{name}:{text.count(chr(10), 0, offset) + 1}: {problem}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
