"""The expectations of a source, and which of them are claimed."""

import json
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
LAYOUTS = HERE / "Layouts"


@dataclass
class Answer:
    """What navcost says to one row."""

    ours: str
    equal: bool


class Source:
    """One file of expectations with its pages, its rows and what is claimed of them."""

    def __init__(self, name):
        self.name = name
        text = json.loads((HERE / "Data" / f"{name}.json").read_text())
        self.title, self.file, self.licence = text["title"], text["file"], text["licence"]
        self.remarks = [text[key] for key in ("checked", "note") if key in text]
        self.pages, self.rows = text["pages"], text["rows"]
        claim = json.loads((HERE / "claims.json").read_text())[name]
        self.method, self.claims = claim["method"], claim["claims"]
        self.excluded = {row - 1: part["reason"] for part in claim["excluded"] for row in part["rows"]}
        if claim["rows"] != len(self.rows):
            raise SystemExit(f"claims.json says that {name} has {claim['rows']} rows; it has {len(self.rows)}")

    def layout(self, text, part="", ending="xml"):
        """Writes one of the source's layouts and returns its path."""
        LAYOUTS.mkdir(exist_ok=True)
        path = LAYOUTS / (f"{self.name}-{part}.{ending}" if part else f"{self.name}.{ending}")
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
        return path

    def page(self, row):
        """The page of a row."""
        return self.pages[row["page"]]


def question(row):
    """What a row asks, in words."""
    if "key" in row and row.get("from"):
        return f"{row['key']} from {row['from']}"
    if "after" in row:
        return f"Tab from {row['after']}"
    if "kind" in row and "of" in row:
        return f"{row['kind']}: {row['of']}"
    if row.get("scope"):
        place = f"stop {row['position']}" if "position" in row else f"after {row['from']}"
        return f"{place} in {row['scope']}"
    if "position" in row:
        return f"{row.get('key', 'stop')} {row['position']}"
    return f"list of {row['of']}" if row.get("of") else row.get("kind", row.get("key", "all"))
