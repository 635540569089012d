#!/bin/sh
# Builds a copy of the sources in which three constants follow a variable, and shows what each of ten mutations changes.
#   mutations.sh PROGRAM TRAITS
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
copy=$root/.build/mutations

mkdir -p "$copy"
rm -rf "$copy/Sources" "$copy/Plugins" "$copy/Tests"
cp -R "$root/Package.swift" "$root/Sources" "$root/Plugins" "$copy"
ln -s "$root/Tests" "$copy/Tests"
python3 -B "$here/mutations.py" --patch "$copy"
swift build -c release --package-path "$copy" --traits "$2" --product navcost > /dev/null
python3 -B "$here/mutations.py" "$1" "$copy/.build/release/navcost"
