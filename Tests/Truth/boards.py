"""The boards and screens that people's figures are predicted on."""

import markup

# Percent of letters in English texts: Peter Norvig, "English Letter Frequency Counts".
LETTERS = dict(zip(
    "ETAOINSRHLDCUMFPGWYBVKXJQZ",
    [12.49, 9.28, 8.04, 7.64, 7.57, 7.23, 6.51, 6.28, 5.05, 4.07, 3.82, 3.34, 2.73, 2.51, 2.40, 2.14, 1.87, 1.68, 1.66,
     1.48, 1.05, .54, .23, .16, .12, .09]))
# One character in so many is a space: a word has 4.79 letters.
SPACE = 1 / 5.79
KEY = 40
# The rows of a keyboard of Windows; what is typed in a phrase are letters and the space.
ROWS = [
    "` 1 2 3 4 5 6 7 8 9 0 - =".split() + ["Back"], ["Tab"] + list("QWERTYUIOP"), ["Caps"] + list("ASDFGHJKL") + ["Enter"],
    ["Shift"] + list("ZXCVBNM") + [",", "."], ["Ctrl", "Win", "Alt", "Space"],
]
# The mean of scan steps a character for which SAK was designed.
SAK_STEPS = 1.713


def weights():
    """How often each key is wanted."""
    total = sum(LETTERS.values())
    return {letter: share / total * (1 - SPACE) for letter, share in LETTERS.items()} | {"Space": SPACE}


def osk():
    """The keyboard of Windows, in rows."""
    wanted = weights()
    keys = [
        markup.button(f"key-{y}-{x}", [x * KEY, y * KEY, KEY, KEY], role="key", weight=f"{wanted.get(key, 0):.6f}")
        for y, row in enumerate(ROWS) for x, key in enumerate(row)
    ]
    return markup.layout("Keyboard of Windows", "aac", [markup.screen("keyboard", keys)])


def sak():
    """A ring of four keys in which the wanted one stands on average where SAK was designed to have it."""
    shares = [2 - SAK_STEPS, SAK_STEPS - 1, 0, 0]
    keys = [
        markup.button(f"key-{x}", [x * KEY, 0, KEY, KEY], role="key", weight=f"{share:.6f}") for x, share in enumerate(shares)]
    return markup.layout("SAK", "aac", [markup.screen("keys", keys)])


def voiceover():
    """A home screen of apps with names of one word, and a value that is adjusted."""
    apps = [markup.button(f"app-{n + 1}", [n % 4 * 90, 50 + n // 4 * 90, 80, 80]) for n in range(24)]
    apps = [app.replace(f'label="app-{n + 1}"', f'label="App{n + 1}"') for n, app in enumerate(apps)]
    rate = markup.button("rate", [0, 640, 390, 40], role="slider", adjustable=True, value="50%")
    last = markup.tag("group", [markup.button("last", [0, 740, 80, 80], 6)], 4, id="dock", label="Dock",
                      container="semanticGroup", x=0, y=730, width=390, height=100)
    return markup.layout("Home screen", "ios", [markup.screen("home", apps + [rate, last], width=390, height=844)])


def voiceover_pages():
    """Pages of twenty apps beside each other, and the app that is wanted on the second."""
    def app(n):
        return markup.button(f"app-{n}", [n // 20 * 390 + n % 4 * 90, 50 + n % 20 // 4 * 90, 80, 80], 6)

    apps = [app(n) for n in range(20)]
    far = markup.button("far", [390, 50, 80, 80], 6)
    more = [app(n) for n in range(21, 40)]
    pages = markup.tag("group", apps + [far] + more, 4, id="pages", scrolls="horizontal", x=0, y=50, width=390, height=500)
    return markup.layout("Pages of apps", "ios", [markup.screen("home", [pages], width=390, height=844)])


def seconds_of(row, cost):
    """Seconds of one gesture of a route: what the route costs more than the same with one gesture less of the kind."""
    if row["only"] == "Turn rotor":
        turns = row["settings"]["containerTurns"][0]
        more = cost(row["target"], "--action", "none")["seconds"]
        less = cost(row["target"], "--action", "none", "--set", "containerTurns=1")["seconds"]
        return (more - less) / (turns - 1)
    if row["only"] == "Swipe up":
        return cost(row["target"])["seconds"] - cost(row["target"], "--action", "none")["seconds"]
    found = cost(row["target"], "--action", "none")
    return found["seconds"] / found["commands"]


LAYOUTS = {"osk": osk, "sak": sak, "voiceover": voiceover, "voiceover-pages": voiceover_pages}
TREES = {"osk": "rows", "sak": "flat"}
