#!/bin/sh
# Compares navcost with real toolkits and browsers: every *_live.py here, on our fixtures and on the corpus if it is there.
#
# Installs what is missing as root on Debian and Ubuntu; elsewhere it says what is needed. Exits 1 at any difference.
set -u
here=$(cd "$(dirname "$0")" && pwd)

missing=""
command -v chromium >/dev/null || missing="$missing chromium"
command -v xdotool >/dev/null || missing="$missing xdotool"
command -v Xvfb >/dev/null || missing="$missing xvfb"
/usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0")' 2>/dev/null || missing="$missing python3-gi gir1.2-gtk-3.0"
/usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "4.0")' 2>/dev/null || missing="$missing python3-gi gir1.2-gtk-4.0"
/usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || missing="$missing at-spi2-core gir1.2-atspi-2.0"
# The programs of desktop_live.py, and the keyboard of onboard_live.py.
for program in openbox dbus-daemon:dbus galculator zenity qt5ct qt6ct xfce4-screenshooter qalculate-gtk gedit onboard \
    /usr/lib/qt6/bin/assistant:assistant-qt6 gtk3-widget-factory:gtk-3-examples firefox-esr \
    soffice:libreoffice-writer; do
    command -v "${program%%:*}" >/dev/null || missing="$missing ${program##*:}"
done
[ -e /usr/lib/libreoffice/program/libvclplug_gtk3lo.so ] || missing="$missing libreoffice-gtk3"
python3 -c 'import ensurepip' 2>/dev/null || missing="$missing python3-venv"
if command -v ldconfig >/dev/null; then
    # What PySide6's offscreen platform needs.
    for library in libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0 libfontconfig.so.1:libfontconfig1 libdbus-1.so.3:libdbus-1-3; do
        ldconfig -p | grep -q "${library%%:*}" || missing="$missing ${library##*:}"
    done
fi
if [ -n "$missing" ]; then
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing || exit 1
    else
        echo "the live checks need:$missing (on Debian and Ubuntu: sudo apt-get install$missing)" >&2
        exit 1
    fi
fi

status=0
for check in "$here"/*_live.py; do
    echo "== $(basename "$check")"
    python3 "$check" || status=1
done
exit $status
