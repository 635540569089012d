"""What the live checks share: running navcost, and comparing orders as cycles."""

import glob
import json
import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HERE = os.path.dirname(os.path.abspath(__file__))


def navcost():
    """The program: NAVCOST, or the newest build of this folder."""
    stated = os.environ.get("NAVCOST")
    if stated:
        return stated
    found = [path for path in glob.glob(os.path.join(ROOT, ".build*", "*", "navcost")) if os.access(path, os.X_OK)]
    if not found:
        sys.exit("navcost is not built: run 'swift build', or set NAVCOST to the program")
    return max(found, key=os.path.getmtime)


def corpus(folder):
    """The real files of a format, where the corpus is there."""
    base = os.environ.get("NAVCOST_CORPUS") or os.path.join(ROOT, "..", "shared", "corpus")
    return sorted(glob.glob(os.path.join(base, folder, "**", "*.*"), recursive=True))


def files(toolkit, folder, ending):
    """The files to check: the arguments, or our fixtures and the corpus."""
    stated = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    if stated:
        return stated
    own = sorted(glob.glob(os.path.join(HERE, "fixtures", toolkit, "*" + ending)))
    return own + [path for path in corpus(folder) if path.endswith(ending)]


def display():
    """A display of our own, where there is none."""
    for number in range(90, 120):
        if not os.path.exists(f"/tmp/.X11-unix/X{number}"):
            server = subprocess.Popen(
                ["Xvfb", f":{number}", "-screen", "0", "1280x1024x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            for _ in range(50):
                if os.path.exists(f"/tmp/.X11-unix/X{number}"):
                    break
                time.sleep(0.1)
            return server, f":{number}"
    sys.exit("no free X display")


def stops(path, input_format):
    """navcost's Tab stops by screen: each its role, label, and the ids of what is in it."""
    command = [navcost(), "tree", path, "--method", "desktop-keyboard", "--input-format", input_format]
    run = subprocess.run(command + ["--format", "json"], capture_output=True, text=True)
    if run.returncode != 0:
        raise RuntimeError(run.stderr.strip())
    screens = {}
    for screen in json.loads(run.stdout)["layouts"][0]["screens"]:
        trees = screen["methods"][0]
        screens[screen["id"]] = [
            {
                "role": stop["role"],
                "label": stop["label"],
                "ids": [stop["id"]] + [inner["id"] for inner in stop["children"]],
                "labels": [stop["label"]] + [inner["label"] for inner in stop["children"]],
            }
            for stop in trees["grouped"]
            if stop["role"] not in ("menuBar", "menu", "menuItem", "menuBarItem")
        ]
    return screens


def same_cycle(real, ours, matches):
    """Whether two orders are the same round."""
    if len(real) != len(ours):
        return False
    if not real:
        return True
    count = len(real)
    return any(all(matches(real[(place + turn) % count], ours[place]) for place in range(count)) for turn in range(count))


class Report:
    """Counts what was compared; a known difference has a reason, and one that is gone is an error, too."""

    def __init__(self, toolkit, known):
        self.toolkit, self.known = toolkit, known
        self.same = self.different = self.skipped = self.explained = 0

    def take(self, name, real, ours, matches):
        is_same = same_cycle(real, ours, matches)
        reason = self.known.get(name)
        if is_same and not reason:
            self.same += 1
            print(f"same       {name}: {len(real)} stops")
        elif is_same:
            self.different += 1
            print(f"STALE      {name} is the same now, but listed as different: {reason}")
        elif reason:
            self.explained += 1
            print(f"known      {name}: {reason}")
        else:
            self.different += 1
            print(f"DIFFERENT  {name}")
            print("    real:    " + ", ".join(str(stop) for stop in real))
            print("    navcost: " + ", ".join(stop["label"] or stop["ids"][0] for stop in ours))

    def skip(self, name, reason):
        self.skipped += 1
        print(f"skipped    {name}: {reason}")

    def end(self):
        print(
            f"{self.toolkit}: {self.same} the same, {self.explained} known differences, "
            f"{self.different} different, {self.skipped} skipped")
        sys.stdout.flush()
        return 1 if self.different or self.same == 0 else 0
