#!/bin/sh
# Runs the benchmarks of the search and writes their table: run.sh FILE.md, or run.sh --short FILE.md within a minute or so once
# everything is built. Solvers come from PyPI into .build/bench-venv. Exits 1 where a solver is better than what is called optimal.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
SWIFT=${SWIFT:-swift}
scratch=$root/.build/bench
venv=$root/.build/bench-venv
results=$scratch/results
command="make bench"
short=""
seconds=4
if [ "${1:-}" = --short ]; then
    command="make bench-short"
    short=--short
    seconds=2
    shift
fi
case $1 in
    /*) table=$1 ;;
    *) table=$PWD/$1 ;;
esac
mkdir -p "$results"

python3 -c 'import ensurepip' 2>/dev/null || {
    echo "the benchmarks need python3-venv (on Debian and Ubuntu: sudo apt-get install python3-venv)" >&2
    exit 1
}
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import ortools, scipy' 2>/dev/null ||
    "$venv/bin/pip" install --quiet ortools scipy || {
    echo "that failed: $venv/bin/pip install ortools scipy" >&2
    exit 1
}

cd "$here"
"$SWIFT" build -c release --product Quality --scratch-path "$scratch" >&2
"$scratch/release/Quality" "$root" "$results/questions.json" $short
status=0
"$venv/bin/python" quality.py "$results/questions.json" "$results/answers.json" "$seconds" || status=1
"$SWIFT" build -c release --product navcost --package-path "$root" >&2
"$venv/bin/python" gaps.py "$root/.build/release/navcost" "${NAVCOST_CORPUS:-$root/../shared/corpus}" "$results/gaps.json"
micro=-
if [ -z "$short" ]; then
    # The plugin writes beside its package only where it is told that it may.
    rm -rf "$results/micro"
    mkdir -p "$results/micro"
    "$SWIFT" package --scratch-path "$scratch" --disable-sandbox --allow-writing-to-directory "$results" \
        benchmark --target Micro --format jmh --path "$results/micro" --no-progress >&2
    micro=$(ls "$results"/micro/*.json)
fi
"$venv/bin/python" report.py "$results/questions.json" "$results/answers.json" "$results/gaps.json" "$micro" "$command" > "$table"
exit $status
