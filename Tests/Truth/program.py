"""Running navcost on layouts and reading what it says."""

import json
import subprocess


class Program:
    """The program under test, with parameters that a run adds to every command (mutations do)."""

    def __init__(self, path, added=()):
        self.path, self.added = str(path), list(added)

    def json(self, command, file, *options):
        """The JSON of a command for one file."""
        call = [self.path, command, str(file), "--format", "json", "--quiet", *last_settings([*options, *self.added])]
        run = subprocess.run(call, capture_output=True, text=True)
        if self.added and "no method asked for has a parameter" in run.stderr:
            call = [*call[:6], *last_settings(options)]
            run = subprocess.run(call, capture_output=True, text=True)
        if run.returncode != 0:
            raise SystemExit(f"{' '.join(call)}: {run.stderr.strip()}")
        return json.loads(run.stdout)["layouts"][0]

    def stops(self, file, method, tree, *options):
        """The stops of a tree by screen: each with id, kind and children."""
        layout = self.json("tree", file, "--method", method, "--tree", tree, *options)
        return {screen["id"]: screen["methods"][0][tree] for screen in layout["screens"]}

    def costs(self, file, method, tree, *options):
        """The cost of each target by screen and id."""
        layout = self.json("analyze", file, "--method", method, "--action", "none", *options)
        return {
            screen["id"]: {target["id"]: target["costs"][method][tree] for target in screen["targets"]}
            for screen in layout["screens"]
        }

    def convert(self, file):
        """A layout of any format as navcost's XML."""
        run = subprocess.run(
            [self.path, "convert", str(file), "--quiet", "-o", "/dev/stdout"], capture_output=True, text=True)
        if run.returncode != 0:
            raise SystemExit(run.stderr.strip())
        return run.stdout


def last_settings(options):
    """Options in which each parameter is set once: navcost takes no two values for one, here the last counts."""
    words, settings = [], {}
    options = list(options)
    while options:
        word = options.pop(0)
        if word == "--set":
            key, value = options.pop(0).split("=", 1)
            settings[key] = value
        else:
            words.append(word)
    return words + [word for key, value in settings.items() for word in ("--set", f"{key}={value}")]


def moved(costs, key, stop_count=0):
    """Where one press of a key leads: the target whose whole route it is; None where it leads nowhere."""
    found = [name for name, cost in costs.items() if cost.get("route") == key and cost.get("commands") == 1]
    if not found and key == "Shift-Tab" and stop_count == 2:
        # In a loop of two both keys lead to the other, and the cheaper one is told.
        return moved(costs, "Tab")
    return found[0] if found else None


def flattened(stops):
    """All stops of a tree in visiting order."""
    return [inner for stop in stops for inner in [stop] + flattened(stop["children"])]
