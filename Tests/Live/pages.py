#!/usr/bin/env python3
"""Draws real pages by a fixed seed and compares navcost's Tab order of each with that of Chromium.

Usage: pages.py [--count N] [--seed N] [--stops N] [--most N] [--per-package N] [FOLDER...]

Folders are searched for HTML files; without one, the documentation of the installed packages. One page is drawn of a package,
or as many as --per-package says: a Debian package, or a folder directly in a named one (`apt-get download` -doc packages,
unpack each with `dpkg -x` into a folder of its own, and name the folder around them). A page has at least --stops
stops, one of them not a link, and styles; half of them have scripts. Each is compared as captured, stop by stop and press by
press, and those without scripts also as files.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import html_live
import live

CAPTURE = Path(live.ROOT) / "Capture"
CONTROL = re.compile(rb"<(button|input|select|textarea|summary)\b", re.IGNORECASE)
STYLE = re.compile(rb"<style\b|rel=[\"']?stylesheet", re.IGNORECASE)
SCRIPT = re.compile(rb"<script\b", re.IGNORECASE)


def owners():
    """The Debian package of each installed HTML file."""
    found = {}
    for listing in sorted(Path("/var/lib/dpkg/info").glob("*.list")):
        for line in listing.read_text(errors="replace").splitlines():
            if line.endswith((".html", ".htm", ".xhtml")):
                found[os.path.realpath(line)] = listing.stem.split(":")[0]
    return found


def candidates(folders):
    """The pages worth a look by package, sorted: what they hold is told by their tags, before a browser sees them."""
    packages = {}
    known = owners()
    for path in known if not folders else ():
        packages.setdefault(known[path], []).append(path)
    for folder in folders:
        root = os.path.realpath(folder)
        for path in sorted(Path(root).rglob("*.*htm*")):
            if path.is_file() and path.suffix in (".html", ".htm", ".xhtml"):
                owner = known.get(os.path.realpath(path)) or str(path.relative_to(root).parts[0])
                packages.setdefault(owner, []).append(str(path))
    for owner in sorted(packages):
        fitting = []
        for path in sorted(packages[owner])[:3000]:
            text = Path(path).read_bytes() if os.path.isfile(path) and os.path.getsize(path) < 2_000_000 else b""
            if CONTROL.search(text) and STYLE.search(text) and len(re.findall(rb"<(?:a|button|input|select)\b", text)) >= 20:
                fitting.append((path, bool(SCRIPT.search(text))))
        if fitting:
            yield owner, fitting


def draw(folders, options):
    """Pages in a drawn order: (package, path, whether it has scripts), those with and without scripts in turn."""
    generator = random.Random(options.seed)
    pools = {True: [], False: []}
    for owner, pages in candidates(folders):
        plain = [path for path, scripted in pages if not scripted]
        scripted = [path for path, scripted in pages if scripted]
        for kind, paths in ((False, plain), (True, scripted)):
            generator.shuffle(paths)
            pools[kind] += [(owner, path, kind) for path in paths[:5 * options.per_package]]
    for pool in pools.values():
        generator.shuffle(pool)
    used = {}
    while pools[True] or pools[False]:
        for kind in (False, True):
            while pools[kind]:
                owner, path, _ = pools[kind].pop()
                if used.get(owner, 0) < options.per_package and (yield owner, path, kind):
                    used[owner] = used.get(owner, 0) + 1
                    break


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stops", type=int, default=20)
    parser.add_argument("--most", type=int, default=800, help="the most stops of a page, for the time that it takes (%(default)s)")
    parser.add_argument("--per-package", type=int, default=1, help="the most pages of a package (%(default)s)")
    options = parser.parse_args()
    html_live.need_playwright()
    sys.path.insert(0, str(CAPTURE))
    import web
    from playwright.sync_api import sync_playwright

    navcost = live.navcost()
    totals = {"captured": [0, 0], "files": [0, 0]}
    with sync_playwright() as playwright:
        browser = web.launch(playwright, os.environ.get("CHROMIUM"))
        drawn = draw(options.folders, options)
        answer = None
        while totals["captured"][1] < options.count:
            try:
                owner, path, scripted = drawn.send(answer)
            except StopIteration:
                break
            answer = compare(browser, web, navcost, owner, path, scripted, options, totals)
        browser.close()
    for what, (same, of) in totals.items():
        print(f"{what}: {same} of {of} pages have Chromium's Tab order and presses")
    return 1 if totals["captured"][0] < 0.95 * totals["captured"][1] or not totals["captured"][1] else 0


def compare(browser, web, navcost, owner, path, scripted, options, totals):
    """Whether the page is one of those that are asked for; counts it then."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-US", offline=True)
    page = context.new_page()
    try:
        page.goto(Path(path).as_uri(), wait_until="load", timeout=30_000)
        result = web.Capture(page, "main").run()
        keys = [entry["key"] for entry in result["order"]]
        if not options.stops / 2 <= len(keys) <= options.most:
            return False
        real = web.pressed(page, 4 * len(keys) + 400)
        tree = stops_of(navcost, f'<layout platform="web">\n{result["screen"]}</layout>\n')
        if len(real) < options.stops or not any(stop["role"] != "link" for stop in tree):
            return False
        ids = [entry["id"] for entry in result["order"]]
        problems = web.differences(keys, real)
        if not problems and [True] * len(ids) != [wanted in inside(stop) for wanted, stop in zip(ids, tree)] or len(tree) != len(ids):
            problems.append(f"navcost makes {len(tree)} stops of the capture's {len(ids)}")
        totals["captured"][1] += 1
        totals["captured"][0] += not problems
        print(f"{'differs' if problems else 'same   '} captured  {owner}: {path} ({len(real)} presses{', scripts' if scripted else ''})")
        for problem in problems:
            print(f"    {problem}")
        if not scripted:
            page.reload(wait_until="load")
            pressed = html_live.presses(page)
            ours = html_live.stops(navcost, path, "source")
            is_same = html_live.same(ours, pressed)
            totals["files"][1] += 1
            totals["files"][0] += is_same
            print(f"{'same   ' if is_same else 'differs'} file      {owner}: {len(pressed)} presses, {len(ours)} stops")
            if not is_same:
                first = next((i for i, (f, e) in enumerate(zip(ours, pressed)) if e not in f), min(len(ours), len(pressed)))
                print(f"    stop {first + 1}: Tab {pressed[first] if first < len(pressed) else '-'}, file {ours[first] if first < len(ours) else '-'}")
        sys.stdout.flush()
        return True
    except Exception as error:
        print(f"skipped {owner}: {path}: {web.first_line(error)}")
        return False
    finally:
        context.close()


def stops_of(navcost, xml):
    with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as file:
        file.write(xml)
        file.flush()
        run = subprocess.run(
            [navcost, "tree", file.name, "--method", "web-keyboard", "--format", "json", "--quiet"], capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr)
    return json.loads(run.stdout)["layouts"][0]["screens"][0]["methods"][0]["grouped"]


def inside(stop):
    return [stop["id"]] + [own for child in stop["children"] for own in inside(child)]


if __name__ == "__main__":
    sys.exit(main())
