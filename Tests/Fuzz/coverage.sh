#!/bin/sh
# Which lines of the modules the inputs reach that `make fuzz` has kept: coverage.sh [JOB...]; all jobs unless some are named.
# The program is built once more, with counters of the compiler for each line and without the address sanitizer.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
SWIFT=${SWIFT:-swift}
inputs=$root/.build/fuzz
scratch=$root/.build/fuzz-coverage
counts=$scratch/counts

# The compiler brings the tools, and those of another compiler cannot read its counts; on a Mac xcrun knows where they are.
beside=$(dirname "$(readlink -f "$(command -v "$SWIFT")")")
tool() {
    PATH=$beside:$PATH command -v "$1" || xcrun --find "$1" 2> /dev/null || { echo "$1 is missing: it comes with Swift" >&2; exit 1; }
}
profdata=$(tool llvm-profdata)
cov=$(tool llvm-cov)

cd "$here"
mkdir -p "$scratch"
"$SWIFT" build -c release --product Fuzz --sanitize fuzzer -Xswiftc -sanitize=fuzzer \
    -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping --scratch-path "$scratch" > "$scratch.log" 2>&1 ||
    { cat "$scratch.log"; exit 1; }
[ $# -gt 0 ] || set -- $(ls "$inputs/dictionaries")

rm -rf "$counts"
mkdir -p "$counts"
ulimit -s 65536 2> /dev/null || true
for job in "$@"; do
    mkdir -p "$inputs/corpus/$job" "$inputs/kept/$job"
    FUZZ_JOB=$job LLVM_PROFILE_FILE="$counts/$job.profraw" SWIFT_BACKTRACE=enable=no "$scratch/release/Fuzz" \
        "$inputs/corpus/$job" "$inputs/seeds/$job" "$inputs/kept/$job" -runs=0 -max_len=65536 > "$counts/$job.log" 2>&1 ||
        { tail -20 "$counts/$job.log"; exit 1; }
done
"$profdata" merge -sparse "$counts"/*.profraw -o "$counts/all.profdata"
"$cov" export -summary-only -instr-profile "$counts/all.profdata" "$scratch/release/Fuzz" > "$counts/all.json"
python3 -B "$here/coverage.py" "$counts/all.json" "$root/Sources"
