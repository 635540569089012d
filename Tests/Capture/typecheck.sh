#!/bin/sh
# Type-checks the captures of Apple's platforms against the declarations beside this script.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
swiftc=${SWIFTC:-swiftc}
for module in UIKit XCTest; do
    "$swiftc" -swift-version 6 -emit-module -parse-as-library -module-name $module "$here/$module.swift" -o "$out/$module.swiftmodule"
done
"$swiftc" -swift-version 6 -warnings-as-errors -typecheck -D NAVCOST_TYPECHECK -I "$out" "$root/Capture/ScreenCapture.swift" "$root/Capture/XCUITestCapture.swift"
echo "Capture/ScreenCapture.swift and Capture/XCUITestCapture.swift type-check against the declarations in Tests/Capture."
