#!/bin/sh
# Prints which Fortran compiler a command is, as its modules go: its name and the first number of its version, like
# gfortran-12. A module of another compiler, or of another version, may not be one that it reads.
# usage: compiler_id.sh compiler [argument...]
text=$("$@" --version 2>/dev/null | sed -n '/[0-9]/{p;q}')
case $text in
'GNU Fortran'*) name=gfortran ;;
*flang*) name=flang ;;
*) name=${1##*/} ;;
esac
version=$(printf '%s\n' "$text" | sed -n 's/[^0-9]*\([0-9][0-9]*\)\..*/\1/p')
echo "$name-${version:-0}"
