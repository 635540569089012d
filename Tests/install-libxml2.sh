#!/bin/sh
# Installs libxml2's headers where they are missing and may be installed; else says the exact command.
set -u

case "$(uname -s)" in
Darwin) exit 0 ;; # the SDK has them
esac

# The package manager of Swift asks pkg-config where the headers are, so both are needed.
has_headers() { command -v pkg-config >/dev/null && pkg-config --exists libxml-2.0; }

has_headers && exit 0

if test "$(id -u)" = 0; then
    as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo"
else
    as_root="-"
fi

if command -v apt-get >/dev/null; then
    command="apt-get install -y libxml2-dev pkg-config"
    prepare="apt-get update"
elif command -v dnf >/dev/null; then
    command="dnf install -y libxml2-devel pkgconf-pkg-config"
    prepare="true"
elif command -v brew >/dev/null; then
    command="brew install libxml2 pkg-config"
    prepare="true"
    as_root=""
else
    echo "libxml2's headers are missing: install libxml2-dev (or libxml2-devel) with this system's package manager." >&2
    exit 1
fi

if test "$as_root" = "-"; then
    echo "libxml2's headers are missing: run 'sudo $command' and try again." >&2
    exit 1
fi

echo "Installing libxml2's headers: $command"
$as_root $prepare >/dev/null || true
$as_root $command >/dev/null || { echo "That failed: run 'sudo $command' by hand and try again." >&2; exit 1; }
has_headers || { echo "libxml2's headers are still missing after '$command'." >&2; exit 1; }
