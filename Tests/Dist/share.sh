#!/bin/sh
# Fills the share folder of an installed tree, whose program is there already: share.sh TREE DATE LIBRARIES. Manual, completions,
# and the licences of what is linked in.
set -eu
tree=$1 date=$2 libraries=$3
swift=${SWIFT:-swift}
share=$tree/share
documents=$share/doc/navcost
mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
    "$share/fish/vendor_completions.d" "$documents"
# The tool of swift-argument-parser by itself: its plugin would build navcost once more.
$swift build --product generate-manual --scratch-path .build/manual > /dev/null
.build/manual/debug/generate-manual "$tree/bin/navcost" --date "$date" --output-directory - |
    gzip --best --no-name > "$share/man/man1/navcost.1.gz"
"$tree/bin/navcost" --generate-completion-script bash > "$share/bash-completion/completions/navcost"
"$tree/bin/navcost" --generate-completion-script zsh > "$share/zsh/site-functions/_navcost"
"$tree/bin/navcost" --generate-completion-script fish > "$share/fish/vendor_completions.d/navcost.fish"

# The licence of navcost as README has it, then those of others: Swift packages, Swift itself, Debian's libraries.
{
    echo "navcost"
    echo
    if [ -f LICENSE ]; then cat LICENSE; else sed -n '/^## Licence/,$p' README.md | sed -e 1,2d -e 's/ *\[Installing\].*//'; fi
    echo
    echo "Linked in: the Swift runtime and FoundationEssentials (Apache 2.0 with runtime library exception), the Swift packages and"
    echo "the libraries whose licences stand beside this file. libxml2 (MIT) and nettle (LGPL 3 or GPL 2) are the system's."
} > "$documents/copyright"
mkdir -p "$documents/licences"
for package in swift-argument-parser swift-collections swift-system; do
    for file in .build/dist/checkouts/$package/LICENSE*; do cp "$file" "$documents/licences/$package.txt"; done
done
for library in $libraries; do
    owner=$(dpkg -S "$(readlink -f ".build/dist-libraries/lib$library.a")" 2>/dev/null | cut -d: -f1 || true)
    if [ -n "$owner" ] && [ -f "/usr/share/doc/$owner/copyright" ]; then
        cp "/usr/share/doc/$owner/copyright" "$documents/licences/$owner.txt"
    fi
done
find "$tree" -type d -exec chmod 755 {} +
find "$tree" -type f -exec chmod 644 {} +
chmod 755 "$tree/bin/navcost"
