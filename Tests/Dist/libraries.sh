#!/bin/sh
# Makes a folder of static libraries alone, with what pkg-config says of them: libraries.sh FOLDER NAME... It writes the names of
# those that are there; a program needs the system's shared ones of the others.
set -eu
folder=$1
shift
rm -rf "$folder" && mkdir -p "$folder"
for library in "$@"; do
    file=$(${CC:-cc} -print-file-name="lib$library.a" 2>/dev/null || true)
    case $file in
    /*) ln -s "$file" "$folder/lib$library.a" ;;
    *)
        echo "lib$library.a is not there: the program will need the system's" >&2
        continue
        ;;
    esac
    echo "$library"
    case $library in
    gumbo) name=gumbo ;;
    archive) name=libarchive ;;
    yaml) name=yaml-0.1 ;;
    *) continue ;;
    esac
    description=$(pkg-config --variable=pcfiledir "$name")/$name.pc
    sed "s|^libdir=.*|libdir=$folder|" "$description" > "$folder/$name.pc"
done
