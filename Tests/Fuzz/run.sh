#!/bin/sh
# Feeds made-up inputs to every reader and to the analysis: run.sh SECONDS [JOB...]; all jobs unless some are named.
# Ends with 1 where a job found something: the input is in .build/fuzz/found, and `FUZZ_JOB=... Fuzz FILE` repeats it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
SWIFT=${SWIFT:-swift}
scratch=$root/.build/fuzz
seconds=$1
shift

cd "$here"
"$SWIFT" build -c release --product Fuzz --sanitize fuzzer --sanitize address \
    -Xswiftc -sanitize=fuzzer,address --scratch-path "$scratch" > "$scratch.log" 2>&1 ||
    { cat "$scratch.log"; exit 1; }
python3 inputs.py "$root" "$scratch"
[ $# -gt 0 ] || set -- $(ls "$scratch/dictionaries")

# The backtraces of Swift would catch what libFuzzer has to see.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1
status=0
total=0
for job in "$@"; do
    mkdir -p "$scratch/corpus/$job" "$scratch/found" "$scratch/logs"
    log=$scratch/logs/$job
    result=found
    FUZZ_JOB=$job "$scratch/release/Fuzz" "$scratch/corpus/$job" "$scratch/seeds/$job" \
        -dict="$scratch/dictionaries/$job" -artifact_prefix="$scratch/found/$job-" \
        -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=65536 -print_final_stats=1 > "$log" 2>&1 && result=ok
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    total=$((total + ${runs:-0}))
    printf '%-20s %9s runs  %s\n' "$job" "${runs:-0}" "$result"
    if [ $result = found ]; then
        status=1
        grep -v '^#' "$log" | tail -20
    fi
done
echo "$total runs in all, $seconds s each"
exit $status
