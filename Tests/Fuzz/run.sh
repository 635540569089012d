#!/bin/sh
# Feeds made-up inputs to every reader and to the analysis: run.sh SECONDS [JOB...]; all jobs unless some are named. With
# --short for the seconds a job has so many runs and always the same inputs, so that CI does not depend on luck.
# An input that takes longer than TIMEOUT seconds (10) is a find; a busy machine needs more, as the clock runs for all.
# One piece of memory above 2 GB is a find, too; the sum has more room, as libFuzzer counts what each kept input reaches.
# Ends with 1 where a job found something: the input is in .build/fuzz/found, and `FUZZ_JOB=... Fuzz FILE` repeats it.
# FUZZ_SHOW=1 prints the layout that the layout job makes of it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
SWIFT=${SWIFT:-swift}
scratch=$root/.build/fuzz
seconds=$1
shift
# What keeps a job's run in bounds. A layout goes through the analysis, and takes a hundred times as long as a file that is only
# read.
limit() {
    case $seconds/$1 in
        --short/layout | --short/analysis) echo "-runs=300 -seed=1" ;;
        --short/*) echo "-runs=3000 -seed=1" ;;
        *) echo "-max_total_time=$seconds" ;;
    esac
}
# What a run finds worth keeping is kept for the next one, and `make fuzz-keep` puts a small part into the tree; a short run is
# always the same.
kept=$scratch/corpus
[ "$seconds" != --short ] || kept=$scratch/short
rm -rf "$scratch/short"
mkdir -p "$scratch"

cd "$here"
"$SWIFT" build -c release --product Fuzz --sanitize fuzzer --sanitize address \
    -Xswiftc -sanitize=fuzzer,address --scratch-path "$scratch" > "$scratch.log" 2>&1 ||
    { cat "$scratch.log"; exit 1; }
python3 -B inputs.py "$root" "$scratch"
python3 -B keep.py unpack "$root" "$scratch"
[ $# -gt 0 ] || set -- $(ls "$scratch/dictionaries")

# The backtraces of Swift would catch what libFuzzer has to see.
export SWIFT_BACKTRACE=enable=no
# The sanitizer makes frames many times as large.
ulimit -s 65536 2> /dev/null || true
export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1
export LSAN_OPTIONS=suppressions=$here/leaks.supp:print_suppressions=0
status=0
total=0
for job in "$@"; do
    mkdir -p "$kept/$job" "$scratch/found" "$scratch/logs"
    log=$scratch/logs/$job
    result=found
    # A short run begins with the seeds alone: the runs are counted from them on.
    earlier=
    [ "$seconds" = --short ] || [ ! -d "$scratch/kept/$job" ] || earlier=$scratch/kept/$job
    FUZZ_JOB=$job "$scratch/release/Fuzz" "$kept/$job" "$scratch/seeds/$job" ${earlier:+"$earlier"} \
        -dict="$scratch/dictionaries/$job" -artifact_prefix="$scratch/found/$job-" \
        $(limit "$job") -timeout="${TIMEOUT:-10}" -rss_limit_mb=6144 -malloc_limit_mb=2048 -max_len=65536 -print_final_stats=1 > "$log" 2>&1 && result=ok
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    total=$((total + ${runs:-0}))
    printf '%-20s %9s runs  %s\n' "$job" "${runs:-0}" "$result"
    if [ $result = found ]; then
        status=1
        grep -v '^#' "$log" | tail -20
    fi
done
echo "$total runs in all, $(limit any) a job"
exit $status
