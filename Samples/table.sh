#!/bin/sh
# Writes the table of the samples: each before and after, under six methods. Run it from the package's folder.
set -eu
navcost=$1
methods="ios-switch-auto ios-switch-manual ios-keyboard ios-voiceover mac-keyboard mac-voiceover"

cat <<'TEXT'
# The samples, before and after

Written by `make reports`. Each table compares the screen as it was with the screen as it is: the stops on the first level, the
seconds that an average target takes, and how many targets are slower, the same and faster than before. Where an action or gesture is
the same goal as a target, goals are compared. Regressions are goals that are slower, unreachable or removed. Goals of one side are named.
TEXT

for after in RoastedBeans ShapeShuffleHome ShapeShuffleGame DogGallery SwiftPlaygrounds; do
    printf '\n## %s\n\n[Target by target](../Reports/%s-change.html)\n\n' "$after" "$after"
    set --
    for method in $methods; do set -- "$@" --method "$method"; done
    "$navcost" compare "Samples/${after}Before.xml" "Samples/$after.xml" --format markdown --quiet "$@"
done
