#!/bin/sh
# Holds what navcost writes for other tools against what those tools read: JUnit's schema, SARIF, JSON Schema, the examples
# for CI, for clusters and for researchers, the hook, the action. Python packages go into a virtual environment under .build. Exits 1 at any failure.
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
packages="check-jsonschema xmlschema sarif-pydantic zizmor pre-commit dask distributed pandas matplotlib"
"$venv/bin/python" -c 'import check_jsonschema, xmlschema, sarif_pydantic, pre_commit, distributed, pandas, matplotlib' 2>/dev/null ||
    "$venv/bin/pip" install --quiet $packages || {
    echo "that failed: $venv/bin/pip install $packages" >&2
    exit 1
}
# The published schemas come with the sources of Python packages: Jenkins' of JUnit with pytest's, that of SARIF with
# sarif-pydantic's.
fetch() {
    [ -s "$root/.build/$3" ] && return
    "$venv/bin/pip" download --quiet --no-deps --no-binary :all: --dest "$root/.build/tools-sources" "$1==$2" || {
        echo "the sources of $1 could not be had from the package index" >&2
        exit 1
    }
    name=$(echo "$1" | tr - _)
    tar -xOzf "$root/.build/tools-sources/$name-$2.tar.gz" "$name-$2/$4" > "$root/.build/$3"
}
fetch pytest 8.3.4 junit-10.xsd testing/example_scripts/junit-10.xsd
fetch sarif-pydantic 0.6.2 sarif-2.1.0.json sarif-schema-2.1.0.json
JUNIT_XSD=$root/.build/junit-10.xsd SARIF_SCHEMA=$root/.build/sarif-2.1.0.json \
    exec "$venv/bin/python" -m unittest discover -s "$here" -p '*_test.py' "$@"
