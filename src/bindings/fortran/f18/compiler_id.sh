#!/bin/sh
# Prints an identifier of a Fortran compiler: its name and the first number of its version, such as gfortran-12. Module
# files depend on both: a compiler may not be able to read a module file of another compiler or version.
# usage: compiler_id.sh compiler [argument...]
text=$("$@" --version 2>/dev/null | sed -n '/[0-9]/{p;q}')
case $text in
'GNU Fortran'*) name=gfortran ;;
*flang*) name=flang ;;
*) name=${1##*/} ;;
esac
version=$(printf '%s\n' "$text" | sed -n 's/[^0-9]*\([0-9][0-9]*\)\..*/\1/p')
echo "$name-${version:-0}"
