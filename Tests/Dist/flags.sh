#!/bin/sh
# Prints the compiler's flags of a build that is installed or released: flags.sh.
#
# Types are asked for by their functions. Asked for by name, each generic type looks through all conformances of the program at its
# first use, which is a third of what the program does with a small layout.
printf '%s\n' "-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors"
