#!/usr/bin/env python3
"""Presses Tab in a real browser and compares with `navcost tree --method web-keyboard`.

Usage: html_live.py [FILE...]

Without files: the fixtures beside this script and the pages of the corpus where it is there. Each page is compared
twice: as a file, and as Capture/browser.js writes the live page. Needs Chromium, and Playwright, which it installs into
.build/live-venv where it is missing.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import live

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ENVIRONMENT = ROOT / ".build/live-venv"
CORPUS = Path(os.environ.get("NAVCOST_CORPUS", ROOT / "../shared/corpus")) / "html"

# What a file alone cannot tell: page -> why its order may differ from the browser's.
KNOWN = {
    "aria-practices__dialog.html": "a frame is one stop in the file; offline the browser finds nothing to stop on in it",
    "aria-practices__tabs-manual.html": "a frame is one stop in the file; offline the browser finds nothing to stop on in it",
    "page.html": "the console's script takes a frame of a file for one stop; the file is the same",
    "styled.html": "scripts add targets, which the file alone does not tell (the capture does)",
}



def need_playwright():
    """Starts again with a Python that has Playwright."""
    try:
        import playwright  # noqa: F401

        return
    except ImportError:
        pass
    python = ENVIRONMENT / "bin/python"
    if Path(sys.prefix) == ENVIRONMENT:
        subprocess.check_call([str(python), "-m", "pip", "install", "--quiet", "playwright"])
    else:
        if not python.exists():
            subprocess.check_call([sys.executable, "-m", "venv", str(ENVIRONMENT)])
        subprocess.check_call([str(python), "-m", "pip", "install", "--quiet", "playwright"])
    os.execv(str(python), [str(python)] + sys.argv)


FRAME = re.compile(r"/(iframe|frame)\[\d+\]$")
PLAYER = re.compile(r"/(audio|video)\[\d+\]$")

PATH_OF_FOCUS = """() => {
  let e = document.activeElement;
  while (e && e.shadowRoot && e.shadowRoot.activeElement) e = e.shadowRoot.activeElement;
  if (!e || e === document.body || e === document.documentElement) return null;
  const path = [];
  for (let n = e; n && n.nodeType === 1;) {
    const name = n.localName;
    const up = n.parentElement || (n.getRootNode() instanceof ShadowRoot ? n.getRootNode().host : null);
    if (!up) { path.unshift(name); break; }
    const same = [...(n.parentNode ? n.parentNode.children : [])].filter((s) => s.localName === name);
    path.unshift(`${name}[${same.indexOf(n) + 1}]`);
    if (!n.parentElement) path.unshift("template[1]");
    n = up;
  }
  return ["/" + path.join("/"), e.id || null];
}"""

ALL_PATHS = """() => [...document.querySelectorAll("*")].map((e) => {
  const path = [];
  for (let n = e; n; n = n.parentElement) {
    const same = n.parentElement ? [...n.parentElement.children].filter((s) => s.localName === n.localName) : null;
    path.unshift(same ? `${n.localName}[${same.indexOf(n) + 1}]` : n.localName);
  }
  return "/" + path.join("/");
})"""


def pressed(page):
    """The elements that Tab reaches, one for each press: (path, id)."""
    order = []
    for _ in range(2000):
        page.keyboard.press("Tab")
        focus = page.evaluate(PATH_OF_FOCUS)
        if focus is None:
            if order:
                break
            continue
        focus = tuple(focus)
        if order and focus == order[-1]:
            if PLAYER.search(focus[0]):
                continue  # its buttons, which neither the file nor the script sees
        elif focus in order:
            break
        order.append(focus)
    return order


def presses(page):
    """The path of what has the focus after each press of Tab, from the first stop of a page just loaded to its last."""
    order = []
    while len(order) < 3000:
        page.keyboard.press("Tab")
        focus = page.evaluate(PATH_OF_FOCUS)
        if focus is None:
            if order:
                break
            continue
        order.append(focus[0])
    return order


def stops(navcost, file, key):
    """The Tab stops that navcost finds: for each the keys of the members on which Tab may land."""
    run = subprocess.run(
        [navcost, "tree", str(file), "--method", "web-keyboard", "--format", "json", "--quiet"],
        capture_output=True, text=True, check=True)
    method = json.loads(run.stdout)["layouts"][0]["screens"][0]["methods"][0]

    def keys(stop):
        # A box that has the focus itself and names its active member is one stop with it.
        return [stop[key]] + [k for c in stop["children"] for k in keys(c)]

    return [keys(s) for s in method["grouped"]]


def same(found, expected):
    """Whether stops are those that Tab goes to, one for each press; a part of an element is named by the element, and what a frame
    shows by the frame."""
    def fits(stop, wanted):
        is_frame = FRAME.search(wanted)
        return any(
            key == wanted or re.fullmatch(re.escape(wanted) + r"-(\d+|document|scroll)", key) or is_frame and key.startswith(wanted + "/")
            for key in stop)

    return len(found) == len(expected) and all(fits(f, e) for e, f in zip(expected, found))


def main():
    need_playwright()
    from playwright.sync_api import sync_playwright

    navcost = live.navcost()
    files = [Path(f) for f in sys.argv[1:]]
    if not files:
        files = sorted((HERE / "fixtures/html").glob("*.html")) + [HERE / "fixtures/frames/page.html"] + sorted(CORPUS.glob("*.html"))
    if not CORPUS.is_dir():
        print(f"skipped: no corpus at {CORPUS}")
    snippet = (ROOT / "Capture/browser.js").read_text()
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"))
        for file in files:
            context = browser.new_context(viewport={"width": 1280, "height": 900}, offline=True)
            page = context.new_page()
            page.goto(file.resolve().as_uri(), wait_until="load")
            # The capture, on the page as it is.
            xml = page.evaluate(snippet)
            known_paths = set(page.evaluate(ALL_PATHS))
            # Every element gets an id, so that the capture's elements can be told.
            page.reload(wait_until="load")
            page.evaluate("""() => { let n = 0; const mark = (root) => root.querySelectorAll("*").forEach((e) => {
              if (!e.id) e.id = `auto-${++n}`; if (e.shadowRoot) mark(e.shadowRoot); }); mark(document); }""")
            marked = page.evaluate(snippet)
            order = pressed(page)
            with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as captured:
                captured.write(marked)
                captured.flush()
                captured_order = stops(navcost, captured.name, "id")
            with tempfile.NamedTemporaryFile("w", suffix=".xml", encoding="utf-8") as captured:
                captured.write(xml)
                captured.flush()
                subprocess.run([navcost, "analyze", captured.name, "--quiet", "-o", os.devnull], check=True)
            static = stops(navcost, file, "source")
            found = [p for s in static for p in s]
            inside = sum(1 for p in found if p in known_paths)
            file_ok = same(static, [p for p, _ in order])
            live_ok = same(captured_order, [i for _, i in order])
            reason = KNOWN.get(file.name)
            frame = reason and "frame" in reason
            verdict = "same" if file_ok else f"differs ({reason})" if reason else "DIFFERS"
            print(f"{file.name}: {len(order)} stops pressed; file {len(static)} {verdict};"
                  f" capture {len(captured_order)} {'same' if live_ok else 'differs by the frame' if frame else 'DIFFERS'}; paths in the page {inside}/{len(found)}")
            if not file_ok and not reason:
                failures += 1
                for place, (path, _) in enumerate(order):
                    print(f"    pressed {path}   file {static[place] if place < len(static) else '-'}")
            if not live_ok and not frame:
                failures += 1
                for place, (_, own) in enumerate(order):
                    print(f"    pressed {own}   capture {captured_order[place] if place < len(captured_order) else '-'}")
            context.close()
        browser.close()
    print(f"{len(files)} pages, {failures} unexplained differences")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
