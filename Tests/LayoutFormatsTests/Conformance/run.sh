#!/bin/sh
# Fetches the W3C's XML conformance suite, which the Debian sources of Qt hold, and reads it: see ConformanceTests.swift.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
SWIFT=${SWIFT:-swift}
store=$root/.build/xmlconf
suite=$store/xmlconf
# A folder of the suite can be named instead: NAVCOST_XMLCONF.
if [ -z "${NAVCOST_XMLCONF:-}" ] && [ ! -f "$suite/xmlconf.xml" ]; then
    mkdir -p "$store"
    archive=qtbase-opensource-src_5.15.8+dfsg.orig.tar.xz
    sum=d1c61b777850c2953862a8d52c7afb56350a99b23af763beb44c51c6fe8c0e38
    address=http://deb.debian.org/debian/pool/main/q/qtbase-opensource-src/$archive
    [ -f "$store/$archive" ] || {
        curl -fsSL "$address" -o "$store/$archive.part" || { echo "that failed: curl $address" >&2; exit 1; }
        mv "$store/$archive.part" "$store/$archive"
    }
    echo "$sum  $store/$archive" | sha256sum -c --quiet
    tar xJf "$store/$archive" -C "$store" --wildcards '*/XML-Test-Suite/xmlconf/*'
    mv "$store"/qtbase*/tests/auto/corelib/serialization/qxmlstream/XML-Test-Suite/xmlconf "$suite"
    rm -r "$store"/qtbase*/
fi
cd "$root"
NAVCOST_XMLCONF=${NAVCOST_XMLCONF:-$suite} "$SWIFT" test --disable-xctest --traits HTML5,Archives --filter ConformanceTests
