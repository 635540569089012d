"""Seconds by scan interval for three keyboards: analysis.py NAVCOST FOLDER.

NAVCOST is the program. Its CSV is read with pandas; a table and a plot, seconds.csv and seconds.png, are written to FOLDER.
Needs pandas and matplotlib from PyPI.
"""

# %% What is compared: three arrangements of the same letters, by row-column scanning.
import io
import pathlib
import subprocess
import sys

import matplotlib
import pandas

matplotlib.use("Agg")
import matplotlib.pyplot as plot

SAMPLES = pathlib.Path(__file__).resolve().parent
BOARDS = ["KeyboardAlphabet", "KeyboardKoesterLevine", "KeyboardQwerty"]
METHOD = "aac-row-column"


# %% One analysis for each interval: the swept parameter is a column of the table.
def costs(navcost, boards=BOARDS, sweep="interval=0.4...2/0.2"):
    """The cost of every target of each board, a row for each interval."""
    files = [str(SAMPLES / f"{board}.xml") for board in boards]
    run = subprocess.run(
        [navcost, "analyze", *files, "--method", METHOD, "--sweep", sweep, "--format", "csv", "--quiet"],
        check=True, capture_output=True, text=True)
    table = pandas.read_csv(io.StringIO(run.stdout))
    table["board"] = table["path"].map(lambda path: pathlib.Path(path).stem.removeprefix("Keyboard"))
    # The tree that people scan with this method.
    return table[table["tree"] == "rows"]


# %% The mean of the targets that are reached, weighted by how often each letter is wanted.
def seconds(table):
    """The expected seconds: a row for each interval, a column for each board."""
    reached = table[table["status"] == "reached"]
    weighted = (reached["seconds"] * reached["weight"]).groupby([reached["interval"], reached["board"]]).sum()
    weights = reached.groupby(["interval", "board"])["weight"].sum()
    return (weighted / weights).unstack("board")


# %% The plot.
def drawn(means, path):
    """Draws a line for each board."""
    axes = means.plot(marker="o", figsize=(7, 4.5), grid=True)
    axes.set(xlabel="scan interval in seconds", ylabel="seconds for an average letter", ylim=(0, None))
    axes.legend(title="keyboard")
    plot.tight_layout()
    plot.savefig(path, dpi=150)
    plot.close()


if __name__ == "__main__":
    navcost, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    means = seconds(costs(navcost))
    means.round(3).to_csv(folder / "seconds.csv")
    drawn(means, folder / "seconds.png")
    print(means.round(2).to_string())
