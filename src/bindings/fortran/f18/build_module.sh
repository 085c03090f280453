#!/bin/bash
# Compiles the module `shmem` for a Fortran compiler: creates shmem.mod and libshmem_module.a in the folder TARGET.
# usage: build_module.sh INCLUDE TARGET C-COMPILER FORTRAN-COMPILER [argument...]
#   INCLUDE  the folder of shmem.fh
# If the Fortran compiler's ISO_Fortran_binding.h is not found, set OSHMEM_FC_INCLUDE to its folder.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
include=$(cd "$1" && pwd) target=$2 cc=$3
shift 3

# Prints the folder of the Fortran compiler's ISO_Fortran_binding.h, which is different for each compiler. The file of
# another compiler must not be used, because its array descriptors may have another format.
find_binding()
{
    local program bin folder
    program=$(readlink -f "$(command -v "$1")")
    bin=$(dirname "$program")
    for folder in "${OSHMEM_FC_INCLUDE-}" "$("$@" -print-file-name=include 2>/dev/null)" "$bin/../include/flang" \
        "$bin"/../lib/clang/*/include "$bin/../include" "$bin/../opt/compiler/include" "$bin/../lib"; do
        if [ -f "$folder/ISO_Fortran_binding.h" ]; then
            echo "$folder"
            return
        fi
    done
    echo "build_module.sh: cannot find the file ISO_Fortran_binding.h of $1: set OSHMEM_FC_INCLUDE to the folder of this file" >&2
    return 1
}

binding=$(find_binding "$@")
mkdir -p "$target"
target=$(cd "$target" && pwd)
work=$(mktemp -d "$target/build.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"
# Try with REAL of 16 bytes first, because not all compilers support it.
"$@" -I"$include" -O2 -fPIC -DSHMEM_REAL128 -c "$here/shmem.F90" -o shmem.o 2>first.log ||
    "$@" -I"$include" -O2 -fPIC -c "$here/shmem.F90" -o shmem.o
$cc -O2 -fPIC -I"$binding" -I"$include" -c "$here/descriptors.c" -o descriptors.o
# Test a defect of the compiler: gfortran 16.2 passes the value of an integer expression instead of its address. In this
# test program, it fails with an internal error.
cat >expression.f90 <<END
program expression
  interface
    subroutine take(any) bind(C)
      type(*), dimension(..), intent(in) :: any
    end subroutine
  end interface
  real :: x
  read *, x
  call take(2 * x)
end program
END
"$@" -c expression.f90 -o expression.o 2>/dev/null || cat >&2 <<END
build_module.sh: warning: $1 passes scalar expressions wrongly to routines that take any type, so that
programs end by signal 11: give them variables (shmem_put(x, y, pe) after y = n + 1)
END
ar rcs libshmem_module.a shmem.o descriptors.o
mv ./*.mod libshmem_module.a ..
