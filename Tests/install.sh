#!/bin/sh
# Installs what is missing of the named parts where that may be done; else says the exact command.
#   install.sh headers              libxml2, which every build needs
#   install.sh headers formats      and what the package traits HTML5 and Archives need
#   install.sh yaml                 what the package trait SystemYAML needs
#   install.sh xmllint              what the benchmarks of large layouts compare with
#   install.sh static               what a release links in
#   install.sh roots                what makes clean roots of Debian
set -u

missing=""
need() { missing="$missing $1"; }
# The package manager of Swift asks pkg-config where headers are, so both are needed.
has() { command -v pkg-config >/dev/null && pkg-config --exists "$1"; }
darwin() { test "$(uname -s)" = Darwin; }

if command -v apt-get >/dev/null; then
    system=apt
elif command -v dnf >/dev/null; then
    system=dnf
elif command -v brew >/dev/null; then
    system=brew
else
    system=unknown
fi

# The package of a library's headers: Debian's, Fedora's, Homebrew's.
package() {
    case $system in
    dnf) echo "$2" ;;
    brew) echo "$3" ;;
    *) echo "$1" ;;
    esac
}

for part in "$@"; do
    case $part in
    headers)
        darwin || command -v pkg-config >/dev/null || need "$(package pkg-config pkgconf-pkg-config pkg-config)"
        # On a Mac the SDK has them.
        darwin || has libxml-2.0 || need "$(package libxml2-dev libxml2-devel libxml2)"
        ;;
    xmllint)
        command -v xmllint >/dev/null || need "$(package libxml2-utils libxml2 libxml2)"
        ;;
    static)
        # Where they are not there, the release needs the system's.
        if [ $system = apt ]; then
            for library in libgumbo libarchive libyaml libz liblzma libbz2 libzstd libnettle; do
                test "$(cc -print-file-name=$library.a)" = $library.a || continue
                case $library in
                libz) need zlib1g-dev ;;
                libnettle) need nettle-dev ;;
                *) need "$library-dev" ;;
                esac
            done
            command -v dpkg-shlibdeps >/dev/null || need dpkg-dev
        fi
        ;;
    roots)
        command -v mmdebstrap >/dev/null || command -v debootstrap >/dev/null || need mmdebstrap
        ;;
    formats)
        command -v pkg-config >/dev/null || need "$(package pkg-config pkgconf-pkg-config pkg-config)"
        has gumbo || need "$(package libgumbo-dev gumbo-parser-devel gumbo-parser)"
        has libarchive || need "$(package libarchive-dev libarchive-devel libarchive)"
        has yaml-0.1 || need "$(package libyaml-dev libyaml-devel libyaml)"
        ;;
    yaml)
        command -v pkg-config >/dev/null || need "$(package pkg-config pkgconf-pkg-config pkg-config)"
        has yaml-0.1 || need "$(package libyaml-dev libyaml-devel libyaml)"
        ;;
    esac
done
missing=$(echo "$missing" | tr ' ' '\n' | sort -u | tr '\n' ' ' | sed 's/^ *//; s/ *$//')
test -n "$missing" || exit 0

case $system in
apt) command="apt-get install -y $missing" prepare="apt-get update" ;;
dnf) command="dnf install -y $missing" prepare="true" ;;
brew) command="brew install $missing" prepare="true" ;;
*)
    echo "Missing: $missing. Install them with this system's package manager and try again." >&2
    exit 1
    ;;
esac

if test "$(id -u)" = 0 || test $system = brew; then
    as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo"
else
    echo "Missing: $missing. Run 'sudo $command' and try again." >&2
    exit 1
fi

echo "Installing what is missing: $command"
$as_root $prepare >/dev/null || true
$as_root $command >/dev/null || { echo "That failed: run 'sudo $command' by hand and try again." >&2; exit 1; }
