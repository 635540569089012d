#!/bin/sh
# Tests in a real browser: the HTML reports (what axe finds, keyboard, no script, 320 pixels, the scan player against the engine),
# and the code of suggestions, put into pages and tried with keys. Installs what is missing as root on Debian and Ubuntu; elsewhere it says what is needed. Exits 1 at any failure.
#   run.sh                the tests; with NAVCOST_SHORT=1 a few samples and pages where all are tried else
#   run.sh picture FILE   the picture of a report for README
set -eu
here=$(cd "$(dirname "$0")" && pwd)
venv=$here/../../.build/browser-venv

missing=""
command -v chromium >/dev/null || missing="$missing chromium"
python3 -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
if [ -n "$missing" ]; then
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing || exit 1
    else
        echo "the browser tests need:$missing (on Debian and Ubuntu: sudo apt-get install$missing)" >&2
        exit 1
    fi
fi
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import playwright, axe_playwright_python' 2>/dev/null ||
    "$venv/bin/pip" install --quiet playwright axe-playwright-python || {
    echo "that failed: $venv/bin/pip install playwright axe-playwright-python" >&2
    exit 1
}

if [ "${1:-}" = picture ]; then
    exec "$venv/bin/python" "$here/picture.py" "$2"
fi
exec "$venv/bin/python" -m unittest discover -s "$here" -p '*_test.py' "$@"
