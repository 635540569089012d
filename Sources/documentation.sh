#!/bin/sh
# Writes Sources/ScreenFindings/RuleDocumentation.swift: the comments above the rules as texts, for `check --explain`.
# Used by `make rules`; a test holds the file equal to the comments.
set -eu
cd "$(dirname "$0")/ScreenFindings"
{
    echo '// Written by `make rules` from the comments in Rules/; change those.'
    echo
    echo '/// The comments above the rules, by code.'
    echo 'enum RuleDocumentation {'
    echo '    static let texts: [String: String] = ['
    for file in Rules/*.swift Budgets/ProjectRules.swift; do
        awk '
            /^    \/\/\// { sub(/^    \/\/\/ ?/, ""); text[++count] = $0; next }
            /^    (public )?static let .* = Rule\($/ { isRule = 1; next }
            isRule && /code: "/ {
                match($0, /code: "[^"]*"/)
                printf "        %s: #\"\"\"\n", substr($0, RSTART + 6, RLENGTH - 6)
                for (line = 1; line <= count; line++) print (text[line] == "" ? "" : "        " text[line])
                print "        \"\"\"#,"
                isRule = 0
            }
            { count = 0 }
        ' "$file"
    done
    echo '    ]'
    echo '}'
} > RuleDocumentation.swift
