#!/bin/sh
# Holds what navcost writes for other tools against what those tools read: JUnit's schema, SARIF, JSON Schema, the examples
# for CI, the hook. Python packages go into a virtual environment under .build. Exits 1 at any failure.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
venv=$root/.build/tools-venv

python3 -c 'import ensurepip' 2>/dev/null || {
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv || exit 1
    else
        echo "these tests need python3-venv (on Debian and Ubuntu: sudo apt-get install python3-venv)" >&2
        exit 1
    fi
}
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
packages="check-jsonschema xmlschema sarif-pydantic zizmor pre-commit"
"$venv/bin/python" -c 'import check_jsonschema, xmlschema, sarif_pydantic, pre_commit' 2>/dev/null ||
    "$venv/bin/pip" install --quiet $packages || {
    echo "that failed: $venv/bin/pip install $packages" >&2
    exit 1
}
# JUnit's schema of Jenkins comes with the sources of pytest.
xsd=$root/.build/junit-10.xsd
if [ ! -s "$xsd" ]; then
    sources=$root/.build/pytest-sources
    "$venv/bin/pip" download --quiet --no-deps --no-binary :all: --dest "$sources" pytest==8.3.4 || {
        echo "the sources of pytest could not be had from the package index" >&2
        exit 1
    }
    tar -xOzf "$sources"/pytest-8.3.4.tar.gz pytest-8.3.4/testing/example_scripts/junit-10.xsd > "$xsd"
fi
JUNIT_XSD=$xsd exec "$venv/bin/python" -m unittest discover -s "$here" -p '*_test.py' "$@"
