#!/bin/sh
# The faults that need the superuser, much memory or a long time: run.sh NAVCOST. Those that cannot be made here are said and
# left out. Ends with 1 where one did not end as Reports/faults.md says. The others are in FaultTests.swift.
set -u
here=$(cd "$(dirname "$0")" && pwd)
sample=$(cd "$here/../.." && pwd)/Samples/RoastedBeans.xml
navcost=$1
work=$(mktemp -d)
failed=0
trap 'umount "$work/small" 2> /dev/null; chattr -i "$work/fixed" 2> /dev/null; rm -rf "$work"' EXIT

# verdict NAME WANTED GOT [FILE]: exit status, one line on standard error where it is not 0, and that FILE is not there.
verdict() {
    lines=$(grep -c . "$work/errors")
    result=ok
    [ "$3" = "$2" ] || result="status $3, not $2"
    [ "$2" = 0 ] || [ "$lines" = 1 ] || result="$result; $lines lines of errors"
    [ -z "${4:-}" ] || [ ! -e "$4" ] || result="$result; $4 is there"
    [ "$result" = ok ] || failed=1
    printf '%-32s %s\n' "$1" "$result"
    [ "$result" = ok ] || head -c 2000 "$work/errors"
}
skip() { printf '%-32s left out: %s\n' "$1" "$2"; }

full_disk() {
    mkdir "$work/small"
    mount -t tmpfs -o size=16k none "$work/small" 2> /dev/null || { skip full_disk "no tmpfs can be mounted"; return; }
    timeout 60 "$navcost" analyze "$sample" --format json -o "$work/small/out.json" 2> "$work/errors"
    verdict full_disk 73 $? "$work/small/out.json"
    [ -z "$(ls "$work/small")" ] || { echo "half files stay: $(ls "$work/small")"; failed=1; }
    umount "$work/small"
}

# What is large is kept in the temporary folder until it is whole.
full_temporary_folder() {
    [ -s "$work/million.xml" ] || million > /dev/null
    mkdir -p "$work/small"
    mount -t tmpfs -o size=1m none "$work/small" 2> /dev/null || { skip full_temporary_folder "no tmpfs can be mounted"; return; }
    for folder in "$work/small" "$work/nowhere"; do
        TMPDIR=$folder timeout 120 "$navcost" analyze "$work/million.xml" --method ios-switch-auto --format csv \
            -o "$work/rows.csv" 2> "$work/errors"
        verdict full_temporary_folder 73 $? "$work/rows.csv"
    done
    [ -z "$(ls "$work/small")" ] || { echo "half files stay: $(ls "$work/small")"; failed=1; }
    umount "$work/small"
}

unwritable_folder() {
    mkdir "$work/fixed"
    chattr +i "$work/fixed" 2> /dev/null || { skip unwritable_folder "chattr is not possible"; return; }
    timeout 60 "$navcost" analyze "$sample" -o "$work/fixed/out.txt" 2> "$work/errors"
    verdict unwritable_folder 73 $? "$work/fixed/out.txt"
    timeout 60 "$navcost" report "$sample" -o "$work/fixed/pages" --quiet 2> "$work/errors"
    verdict unwritable_folder_of_reports 73 $? "$work/fixed/pages"
    chattr -i "$work/fixed"
}

# Side files that their reader has no right to: somebody else runs a copy of the program.
unreadable_side_files() {
    command -v setpriv > /dev/null || { skip unreadable_side_files "there is no setpriv"; return; }
    mkdir "$work/other" && chmod 755 "$work" "$work/other"
    cp "$navcost" "$sample" "$work/other/" && chmod 755 "$work/other/$(basename "$navcost")"
    chmod 644 "$work/other/$(basename "$sample")"
    echo "id,weight" > "$work/other/secret" && chmod 600 "$work/other/secret"
    for option in --weights --tasks --text --letters --person --people; do
        (cd "$work/other" && setpriv --reuid 65534 --regid 65534 --clear-groups timeout 60 \
            "./$(basename "$navcost")" analyze "$(basename "$sample")" "$option" secret > /dev/null 2> "$work/errors")
        verdict "unreadable_side_files $option" 2 $?
    done
}

# A million buttons on one screen, in rows of a hundred.
million() {
    awk 'BEGIN { print "<layout platform=\"ios\"><screen id=\"s\">"
        for (row = 0; row < 10000; row++) { print "<group label=\"row " row "\">"
            for (i = 0; i < 100; i++) print "<element id=\"e" row "-" i "\" role=\"button\" label=\"b\"/>"
            print "</group>" }
        print "</screen></layout>" }' > "$work/million.xml"
    timeout 120 "$navcost" analyze "$work/million.xml" --method ios-switch-auto -o "$work/million.txt" 2> "$work/errors"
    verdict million_elements 0 $?
    timeout 120 "$navcost" convert "$work/million.xml" -o "$work/again.xml" 2> "$work/errors"
    verdict million_elements_converted 0 $?
}

# Swift ends a process that gets no memory; what matters is that it does so soon, and that no file is there. At 200 MB now and
# then not even a thread finds room, so this is tried several times.
memory_ceiling() {
    for limit in 200000 200000 200000 200000 200000 200000 400000 800000; do
        echo old > "$work/old.json"
        {
            (ulimit -v $limit; timeout 60 "$navcost" analyze "$work/million.xml" --format json --quiet \
                -o "$work/old.json" > /dev/null 2> "$work/errors")
            status=$?
        } 2> /dev/null
        result=ok
        [ $status -ge 128 ] || [ $status = 2 ] || result="status $status"
        [ $status != 137 ] || result="killed"
        [ "$(cat "$work/old.json")" = old ] || result="$result; the old file is gone"
        [ "$result" = ok ] || failed=1
        printf '%-32s %s\n' "memory_ceiling_$((limit / 1000))MB" "$result (status $status)"
    done
}

no_network() {
    unshare -n true 2> /dev/null || { skip no_network "there is no unshare -n"; return; }
    printf '%s' "<!DOCTYPE l SYSTEM 'http://example.com/l.dtd'><layout><screen><element role='button'/></screen></layout>" \
        > "$work/remote.xml"
    timeout 60 unshare -n "$navcost" analyze "$work/remote.xml" "$sample" > "$work/without" 2> "$work/errors"
    verdict no_network 0 $?
    if command -v strace > /dev/null; then
        timeout 60 strace -f -e trace=socket,connect -o "$work/calls" "$navcost" analyze "$work/remote.xml" > /dev/null 2>&1
        ! grep -q 'AF_INET' "$work/calls" || { echo "a socket of the Internet is opened"; failed=1; }
    fi
}

# The clock goes ten years back and forth while the search has a time limit and while many inputs are analysed.
clock_changes() {
    library=$(ls /usr/lib/*/faketime/libfaketimeMT.so.1 2> /dev/null | head -1)
    [ -n "$library" ] || { skip clock_changes "there is no libfaketime"; return; }
    "$navcost" analyze "$(dirname "$sample")" --quiet > "$work/steady"
    (while :; do for years in -10y +10y; do echo "$years" > "$work/clock"; sleep 0.05; done; done) &
    clock=$!
    for run in analyze suggest; do
        case $run in
            analyze) set -- analyze "$(dirname "$sample")" --quiet -o "$work/jumping" ;;
            # Where nothing is proved, the limit ends it.
            suggest) set -- suggest "$sample" --time-limit 2 --iterations 1000000000 --constraints none \
                --method desktop-keyboard -o "$work/found" ;;
        esac
        start=$(date +%s)
        LD_PRELOAD=$library FAKETIME_TIMESTAMP_FILE=$work/clock FAKETIME_NO_CACHE=1 DONT_FAKE_MONOTONIC=1 \
            FAKETIME_DONT_FAKE_MONOTONIC=1 timeout 60 "$navcost" "$@" 2> "$work/errors"
        verdict "clock_changes_$run" 0 $?
        [ $(($(date +%s) - start)) -le 30 ] || { echo "it took more than 30 s"; failed=1; }
    done
    kill $clock
    cmp -s "$work/steady" "$work/jumping" || { echo "the results differ"; failed=1; }
    [ -s "$work/found" ] || { echo "no suggestion is there"; failed=1; }
}

full_disk
unwritable_folder
unreadable_side_files
million
full_temporary_folder
clock_changes
memory_ceiling
no_network
exit $failed
