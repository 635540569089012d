#!/bin/sh
# Writes Sources/CostReport/HTML/Embedded: the style sheets and scripts of the pages, from HTML/Assets, as strings.
# Used by `make assets`; a test holds the file equal to the assets. Exits 1 where an asset cannot be a raw string.
set -eu
cd "$(dirname "$0")/CostReport/HTML"
for file in Assets/*; do
    case $file in *.css | *.js) ;; *) echo "$file: not a .css or .js file" >&2 && exit 1 ;; esac
    # `"""#` ends a raw string, `\#` begins an escape in it.
    if grep -nE '"""#|\\#' "$file" >&2; then
        echo "$file: holds what a raw string of Swift cannot hold" >&2
        exit 1
    fi
    [ -z "$(tail -c 1 "$file")" ] || { echo "$file: does not end with a line break" >&2 && exit 1; }
done
# The name of an asset's constant: playerScript of player.js.
constant() {
    case $1 in *.css) echo "${1%.css}Style" ;; *.js) echo "${1%.js}Script" ;; esac
}
rm -rf Embedded
mkdir Embedded
head='// Written by `make assets` from the files in Assets/; change those.'
for file in Assets/*; do
    name=$(basename "$file")
    constant=$(constant "$name")
    {
        echo "$head"
        echo
        echo 'extension EmbeddedAssets {'
        echo "    /// The text of Assets/$name."
        echo "    static let $constant = #\"\"\""
        sed 's/^\(.\)/        \1/' "$file"
        echo
        echo '        """#'
        echo '}'
    } > "Embedded/EmbeddedAssets+$constant.swift"
done
{
    echo "$head"
    echo
    echo '/// The style sheets and the scripts of the pages, each as its file is.'
    echo 'enum EmbeddedAssets {'
    echo '    /// The hash of the script of a page, which is the four without comments and indents, for its content policy.'
    hash=$(sed 's/^ *//' Assets/table.js Assets/session.js Assets/player.js Assets/waiting.js | grep -v '^//' | grep -v '^$' |
        openssl dgst -sha256 -binary | base64)
    echo "    static let scriptHash = \"sha256-$hash\""
    echo
    echo '    /// The hash of the style sheet of a page, which is these files one after the other, for its content policy.'
    hash=$(cd Assets && cat base.css part.css drawing.css player.css print.css choice.css widths.css |
        openssl dgst -sha256 -binary | base64)
    echo "    static let styleHash = \"sha256-$hash\""
    echo
    echo '    /// Every text, by the name of its file.'
    echo '    static let files = ['
    for file in Assets/*; do
        name=$(basename "$file")
        echo "        \"$name\": $(constant "$name"),"
    done
    echo '    ]'
    echo '}'
} > Embedded/EmbeddedAssets.swift
