#!/bin/sh
# Makes the archive and the Debian package of a release: build.sh FOLDER. HTML5 and Archives are on; the Swift runtime, gumbo, libyaml
# and libarchive with what they need are linked in where their static libraries are there. libxml2 stays the system's, whose
# updates then count; linked in it would bring 30 MB of ICU. nettle, which libarchive needs, stays the system's as well: it is under the
# LGPL, which asks of a program that has it linked in that people can link it anew.
#
# The version is that of the git tag vX.Y.Z, which must be the program's; elsewhere the program's with the commit.
set -eu
folder=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
swift=${SWIFT:-swift}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$root"

# A folder of static libraries alone, where the linker looks first.
static=.build/dist-libraries
linked=$(sh "$here/libraries.sh" "$root/$static" gumbo archive yaml z lzma bz2 zstd)
hidden=$(for library in $linked; do printf ':lib%s.a' "$library"; done)
paths=$root/$static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
# What of the system's libraries is linked in does not stand in for what libxml2 loads.
needed=""
for library in z lzma bz2 zstd nettle; do needed="$needed -Xlinker -l$library"; done
# shellcheck disable=SC2086
PKG_CONFIG_PATH=$paths $swift build -c release --product navcost --static-swift-stdlib --traits HTML5,Archives --scratch-path .build/dist \
    $(sh "$here/flags.sh") -Xswiftc "-L$root/$static" $needed -Xlinker "--exclude-libs=${hidden#:}" -Xlinker --no-export-dynamic

program=.build/dist/release/navcost
own=$($program --version)
tag=$(git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null || true)
if [ -n "$tag" ]; then
    version=${tag#v}
    test "$version" = "$own" || { echo "the tag is $tag, the program says $own: one of them is wrong" >&2; exit 1; }
else
    version=$own+$(git log -1 --format=%cd.%h --date=format:%Y%m%d)
fi
date=$(git log -1 --format=%cs)
export SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)"
machine=$(uname -m)
name=navcost-$version-linux-$machine

# What both hold, as it is installed below /usr or /usr/local.
tree=.build/dist-tree
rm -rf "$tree" && mkdir -p "$tree/bin"
cp "$program" "$tree/bin/navcost"
strip "$tree/bin/navcost"
sh "$here/share.sh" "$tree" "$date" "$linked"

archive() {
    tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --directory "$1" "$2" |
        gzip --best --no-name > "$3"
}
rm -rf .build/dist-archive && mkdir -p .build/dist-archive
cp -a "$tree" ".build/dist-archive/$name"
rm -f "$folder"/navcost-*.tar.gz "$folder"/navcost_*.deb "$folder/SHA256SUMS"
archive .build/dist-archive "$name" "$folder/$name.tar.gz"
files=$name.tar.gz
if command -v dpkg-deb >/dev/null; then
    sh "$here/debian.sh" "$tree" "$version" "$folder"
    files="$files $(cd "$folder" && ls navcost_*.deb)"
fi
# shellcheck disable=SC2086
(cd "$folder" && sha256sum $files > SHA256SUMS)
echo "$(wc -c < "$tree/bin/navcost") bytes in the program, stripped; linked in:$linked"
(cd "$folder" && ls -l $files SHA256SUMS)
