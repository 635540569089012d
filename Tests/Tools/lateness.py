"""How often measured presses are later than an interval, beside what distributions say: the table of People.md.

Usage: lateness.py FOLDER [--check]

FOLDER holds series of single trials, one CSV file with the column `seconds` each. An ex-Gaussian distribution is fitted to the odd trials
of each series by maximum likelihood, and compared with the even ones. Without --check the table in the documentation is
written; with it, the command fails where the table is another one, or a prediction is off by more than 1.5 percentage points and two
standard errors of the difference.
"""

import math
import pathlib
import statistics
import sys

ARTICLE = pathlib.Path(__file__).parents[2] / "Sources/NavCost/NavCost.docc/People.md"
BEGIN, END = "<!-- lateness -->", "<!-- end -->"
SHORTEST, LONGEST = 0.15, 2.0
NAMES = {
    "data_0_rxn_times": "key, reaction",
    "data_1_rxn_times": "webcam switch, reaction",
    "data_2_rxn_times": "switch not stated, reaction",
    "data_2001_rxn_times": "webcam switch, wide motion, reaction",
    "data_0_dp_times": "key, second press",
    "data_1_recovery_time_953": "webcam switch, second press",
    "data_2001_recovery_time_2001": "webcam switch, wide motion, second press",
}


def above(z):
    return 0.5 * math.erfc(z / math.sqrt(2))


def log_below(z):
    if z > -10:
        return math.log(above(-z))
    return -z * z / 2 - math.log(-z * math.sqrt(2 * math.pi)) + math.log(1 - 1 / z**2 + 3 / z**4)


def late(limit, mu, sigma, tau):
    z, ratio = (limit - mu) / sigma, sigma / tau
    return above(z) + math.exp(-(limit - mu) / tau + ratio * ratio / 2 + log_below(z - ratio))


def log_density(time, mu, sigma, tau):
    z, ratio = (time - mu) / sigma, sigma / tau
    return -math.log(tau) - (time - mu) / tau + ratio * ratio / 2 + log_below(z - ratio)


def smallest(function, start, steps, rounds=600):
    """The point at which a function is smallest (Nelder, Mead 1965, doi:10.1093/comjnl/7.4.308)."""
    size = len(start)
    points = [list(start)] + [[x + (steps[i] if i == j else 0) for j, x in enumerate(start)] for i in range(size)]
    scored = [(function(point), point) for point in points]
    for _ in range(rounds):
        scored.sort(key=lambda entry: entry[0])
        centre = [sum(point[j] for _, point in scored[:-1]) / size for j in range(size)]
        worst, far = scored[-1]

        def towards(factor):
            point = [c + factor * (x - c) for c, x in zip(centre, far)]
            return function(point), point

        reflected = towards(-1)
        if reflected[0] < scored[0][0]:
            scored[-1] = min(reflected, towards(-2), key=lambda entry: entry[0])
        elif reflected[0] < scored[-2][0]:
            scored[-1] = reflected
        else:
            inner = towards(0.5)
            if inner[0] < worst:
                scored[-1] = inner
            else:
                best = scored[0][1]
                shrunk = [[(b + x) / 2 for b, x in zip(best, point)] for _, point in scored[1:]]
                scored = scored[:1] + [(function(point), point) for point in shrunk]
    return min(scored, key=lambda entry: entry[0])


def fitted(times):
    mean, deviation = statistics.mean(times), statistics.stdev(times)

    def cost(point):
        try:
            mu, sigma, tau = point[0], math.exp(point[1]), math.exp(point[2])
            return -sum(log_density(time, mu, sigma, tau) for time in times)
        except (OverflowError, ValueError, ZeroDivisionError):
            return math.inf

    best = (math.inf, None)
    for share in (0.3, 0.6, 0.9):
        tau = deviation * share
        sigma = math.sqrt(max(deviation**2 - tau**2, 1e-6))
        start = [mean - tau, math.log(sigma), math.log(tau)]
        best = min(best, smallest(cost, start, [0.05 * mean, 0.3, 0.3]), key=lambda entry: entry[0])
    mu, sigma, tau = best[1][0], math.exp(best[1][1]), math.exp(best[1][2])
    return tuple(float(f"{value:.4g}") for value in (mu, sigma, tau))


def series(path):
    times = [float(line) for line in path.read_text().split()[1:]]
    times = [time for time in times if SHORTEST <= time <= LONGEST]
    return times[0::2], times[1::2]


def rows(folder):
    for name, words in NAMES.items():
        odd, even = series(folder / f"{name}.csv")
        mean, deviation = statistics.mean(odd), statistics.stdev(odd)
        shape = fitted(odd)
        limits = [("mean / 0.65", mean / 0.65)]
        limits += [(f"mean + {factor:g} sd", mean + factor * deviation) for factor in (1, 1.5, 2)]
        for label, limit in limits:
            limit = float(f"{limit:.4g}")
            said, seen = late(limit, *shape), sum(time > limit for time in even) / len(even)
            error = math.sqrt(max(said * (1 - said), seen * (1 - seen)) * (1 / len(odd) + 1 / len(even)))
            yield words, shape, label, limit, len(even), seen, said, above((limit - mean) / deviation), error


def table(folder):
    lines = [
        "| Series | mu, sigma, tau | Interval | s | Trials | Late | Ex-Gaussian | Normal |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    wrong = []
    for words, shape, label, limit, count, seen, said, normal, error in rows(folder):
        numbers = ", ".join(f"{value:g}" for value in shape)
        shares = " | ".join(f"{100 * share:.2f} %" for share in (seen, said, normal))
        lines.append(f"| {words} | {numbers} | {label} | {limit:g} | {count} | {shares} |")
        if abs(seen - said) > 0.015 + 2 * error:
            wrong.append(lines[-1])
    return "\n".join(lines), wrong


def main():
    folder = pathlib.Path(sys.argv[1])
    text = ARTICLE.read_text()
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    rows_text, wrong = table(folder)
    new = f"{before}{BEGIN}\n\n{rows_text}\n\n{END}{after}"
    for line in wrong:
        print(f"not predicted: {line}", file=sys.stderr)
    if "--check" in sys.argv:
        if new != text:
            print(f"{ARTICLE}: the table is not that of the data", file=sys.stderr)
        sys.exit(1 if wrong or new != text else 0)
    ARTICLE.write_text(new)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
