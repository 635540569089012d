"""Analyses many layouts on the workers of a Dask cluster: the same bytes as one machine writes.

    python dask_navcost.py --parts 8 -o all.json @layouts.txt -- --method ios-switch-auto

The command navcost and the inputs have to be where the workers are, under the same names. Without --scheduler the workers
are processes of this machine. What stands behind -- is handed to navcost. Needs: pip install dask distributed
"""
import argparse
import os
import subprocess
import sys
import tempfile

import distributed


def analyze(navcost, inputs, options, part, parts):
    """One part of the inputs: navcost's status, its result and what it says on standard error."""
    command = [navcost, "analyze", "--format", "json", "--shard", f"{part}/{parts}", *options, "--", *inputs]
    run = subprocess.run(command, capture_output=True)
    return run.returncode, run.stdout, run.stderr


def merge(navcost, results, output):
    """Writes the one result of those of the parts."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, result in enumerate(results, 1):
            names.append(os.path.join(folder, f"part-{number}.json"))
            with open(names[-1], "wb") as file:
                file.write(result)
        return subprocess.run([navcost, "merge", *names, "-o", output]).returncode


def main():
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    options = words[end + 1 :]
    parser = argparse.ArgumentParser(usage="%(prog)s [options] INPUT... [-- NAVCOST OPTIONS]")
    parser.add_argument("inputs", nargs="+", metavar="INPUT", help="as for navcost: files, folders, @LIST")
    parser.add_argument("--scheduler", help="the address of a Dask scheduler, as tcp://10.0.0.1:8786")
    parser.add_argument("--parts", type=int, default=os.cpu_count(), help="the number of parts")
    parser.add_argument("--navcost", default="navcost", help="the command")
    parser.add_argument("-o", "--output", required=True, help="the file for the result")
    asked = parser.parse_args(words[:end])

    if asked.scheduler:
        client = distributed.Client(asked.scheduler)
    else:
        client = distributed.Client(
            distributed.LocalCluster(host="127.0.0.1", threads_per_worker=1, dashboard_address=None))
    with client:
        parts = [
            client.submit(analyze, asked.navcost, asked.inputs, options, part, asked.parts, pure=False)
            for part in range(1, asked.parts + 1)
        ]
        results = client.gather(parts)
    for _, _, errors in results:
        sys.stderr.buffer.write(errors)
    status = max(status for status, _, _ in results)
    # 2: some inputs were not valid; the others are in the result.
    if status not in (0, 2):
        return status
    return merge(asked.navcost, [output for _, output, _ in results], asked.output) or status


if __name__ == "__main__":
    sys.exit(main())
