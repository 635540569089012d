#!/bin/sh
# Makes the Debian package of an installed tree: debian.sh TREE VERSION FOLDER. It depends on the libraries that the program loads.
set -eu
tree=$1 version=$2 folder=$3
architecture=$(dpkg --print-architecture)
package=.build/dist-package
rm -rf "$package" && mkdir -p "$package/DEBIAN" "$package/debian"
cp -a "$tree" "$package/usr"
printf 'Source: navcost\n\nPackage: navcost\nArchitecture: any\n' > "$package/debian/control"
depends=$(cd "$package" && dpkg-shlibdeps -O -edebian/../usr/bin/navcost 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
rm -r "$package/debian"
cat > "$package/DEBIAN/control" <<END
Package: navcost
Version: $version
Architecture: $architecture
Maintainer: navcost <navcost@example.com>
Installed-Size: $(du -sk "$package/usr" | cut -f1)
Depends: $depends
Section: devel
Priority: optional
Description: cost of reaching each target of a user interface
 Says what it costs people to reach each target of a screen by switch,
 keyboard, remote, voice or screen reader, compares layouts before and
 after a change, and checks them in continuous integration.
END
(cd "$package" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)
chmod 644 "$package/DEBIAN/control" "$package/DEBIAN/md5sums"
dpkg-deb --root-owner-group --build "$package" "$folder/navcost_${version}_$architecture.deb" > /dev/null
