#!/bin/sh
# Installs what `make dist` made in clean Debian roots without Swift and runs it there: test.sh FOLDER. The answers over the
# samples, and over the layouts of NAVCOST_CORPUS where it names a folder, must be those of the program outside, byte for byte.
#
# Needs the superuser, mmdebstrap or debootstrap, and the network for Debian's packages.
set -eu
folder=$(cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
outside=$root/.build/dist/release/navcost
corpus=${NAVCOST_CORPUS:-}
suite=${DEBIAN_SUITE:-$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")}
work=$root/.build/dist-roots
mkdir -p "$work"

fail() { echo "FAILED: $*" >&2; exit 1; }
test "$(id -u)" = 0 || fail "a clean root is made by the superuser"
(cd "$folder" && sha256sum --check --quiet SHA256SUMS) || fail "SHA256SUMS"

# A clean root, made once: Debian's smallest set with apt.
base=$work/base-$suite
if [ ! -x "$base/usr/bin/apt-get" ]; then
    rm -rf "$base"
    if command -v mmdebstrap >/dev/null; then
        mmdebstrap --quiet --variant=minbase "$suite" "$base"
    elif command -v debootstrap >/dev/null; then
        debootstrap --variant=minbase "$suite" "$base" > /dev/null
    else
        fail "mmdebstrap or debootstrap is needed: apt-get install mmdebstrap"
    fi
fi

# Runs a command in a root, in the folder of what is analysed. Swift reads its arguments from /proc, which no other process sees.
within() {
    place=$1
    shift
    unshare --mount --pid --fork --mount-proc="$place/proc" chroot "$place" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin sh -c "cd /layouts && $*"
}

inputs() {
    (cd "$1" && find . -type f \( -name '*.xml' -o -name '*.html' -o -name '*.gridset' -o -name '*.ui' -o -name '*.xaml' \
        -o -name '*.fxml' -o -name '*.xib' -o -name '*.storyboard' -o -name '*.obf' -o -name '*.obz' -o -name '*.xrc' \) | sort)
}

mkdir -p "$work/layouts"
rm -rf "$work/layouts" && mkdir -p "$work/layouts"
cp -a Samples "$work/layouts/Samples"
if [ -n "$corpus" ]; then cp -a "$corpus" "$work/layouts/corpus"; fi

# Every input by itself: the status and a sum of the bytes.
cat > "$work/each.sh" <<'END'
while IFS= read -r file; do
    "$1" analyze "$file" --format json > /tmp/navcost-out 2> /tmp/navcost-err < /dev/null && status=0 || status=$?
    echo "$status $(cat /tmp/navcost-out /tmp/navcost-err | sha256sum | cut -c -64) $file"
done
END
inputs "$work/layouts" > "$work/list"
(cd "$work/layouts" && sh "$work/each.sh" "$outside" < "$work/list") > "$work/expected"
echo "$(wc -l < "$work/list") inputs: $(cut -d' ' -f1 "$work/expected" | sort | uniq -c | tr -s ' \n' ' ')(how many, status)"

for kind in archive package; do
    place=$work/$kind
    rm -rf "$place" && cp -a "$base" "$place"
    cp -a "$work/layouts" "$place/layouts"
    cp "$work/each.sh" "$work/list" "$place/tmp/"
    case $kind in
    archive)
        chroot "$place" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends libxml2 libnettle8' > /dev/null 2>&1 ||
            fail "libxml2 and libnettle8 cannot be installed"
        tar --extract --gzip --file "$folder"/navcost-*.tar.gz --directory "$place/usr/local" --strip-components 1
        manual=/usr/local/share/man/man1/navcost.1.gz program=/usr/local/bin/navcost
        ;;
    package)
        cp "$folder"/navcost_*.deb "$place/tmp/navcost.deb"
        chroot "$place" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends /tmp/navcost.deb' > "$work/apt.log" 2>&1 ||
            { cat "$work/apt.log" >&2; fail "the package cannot be installed"; }
        # minbase leaves out manuals: the package has one all the same.
        chroot "$place" dpkg -L navcost | grep -q man1/navcost.1.gz || fail "the package has no manual"
        manual="" program=/usr/bin/navcost
        ;;
    esac
    if [ -n "$manual" ]; then gzip -dc "$place$manual" | grep -q 'navcost analyze' || fail "$kind: no manual"; fi
    # What is under the LGPL is loaded, not linked in.
    readelf --dynamic "$place$program" | grep -q 'NEEDED.*libnettle' || fail "$kind: nettle is linked in"
    if within "$place" 'command -v swift' > /dev/null; then fail "$kind: there is Swift in the root"; fi
    test "$(within "$place" navcost --version)" = "$("$outside" --version)" || fail "$kind: version"
    within "$place" 'sh /tmp/each.sh navcost < /tmp/list' > "$work/answers-$kind"
    cmp "$work/expected" "$work/answers-$kind" || fail "$kind: other answers than outside"
    within "$place" "navcost report Samples/RoastedBeans.xml -o pages --quiet && test -s pages/RoastedBeans.html" ||
        fail "$kind: report"
    echo "$kind: $(wc -c < "$place$program") bytes, the same answers to $(wc -l < "$work/answers-$kind") inputs"
    rm -rf "$place"
done
