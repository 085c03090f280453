# Tests of oshfort, oshf90 and oshf77: the commands that they run; the draft's examples, compiled and run; and kinds of
# types that must be rejected.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
unset OSHFORT OSHMEM_FC
export LC_ALL=C
examples=$SOURCE/test/fortran/examples

# A compiler that prints its arguments and is not gfortran.
mkdir tools
printf '#!/bin/sh\necho "$@"\n' >tools/fake-fc
chmod +x tools/fake-fc
export PATH=$WORK/tools:$PATH
flags="-L$PREFIX/lib -Wl,-rpath,$PREFIX/lib -Wl,--push-state,--no-as-needed -listhmus-hybrid -Wl,--pop-state"
libraries="-Wl,--push-state,--no-as-needed -listhmusf -listhmus -Wl,--pop-state -lm"
for wrapper in oshfort oshf90 oshf77; do
    OSHMEM_FC='fake-fc -x' run $wrapper a.f -lmpi
    expect_output "-x -I$PREFIX/include $flags a.f -lmpi $libraries"
    OSHFORT=fake-fc run $wrapper -c a.f
    expect_output "-I$PREFIX/include -c a.f"
    run $wrapper --help
    expect_text "^usage: $wrapper .*"
    expect_text "^  $wrapper hello.f90 -o hello$"
    expect_text 'OSHMEM_FC'
done
OSHMEM_FC=no-such-compiler run oshfort a.f
expect_error 'oshfort: compiler no-such-compiler not found: '
for option in -fdefault-integer-8 -fdefault-real-8 -i8 -r8; do
    run oshfort $option -c a.f
    expect_error "oshfort: $option is not supported, because Isthmus expects INTEGER and REAL of 4 bytes: remove $option"
done

# A program that uses the module needs the module of its compiler.
for line in 'use shmem' '  USE shmem, only: shmem_init' 'use, non_intrinsic :: Shmem ! all'; do
    echo "$line" >u.f90
    OSHMEM_FC=fake-fc run oshfort -c u.f90
    expect_error 'oshfort: u\.f90 uses the module shmem, which was not built for fake-fc-0: .*oshfort --build-module'
done
echo 'use shmem_other' >u.f90
OSHMEM_FC=fake-fc run oshfort -c u.f90
expect_output "-I$PREFIX/include -c u.f90"
OSHMEM_FC=fake-fc run oshfort --build-module
expect_error 'build_module\.sh: cannot find the file ISO_Fortran_binding\.h of fake-fc: set OSHMEM_FC_INCLUDE'

# The following needs a compiler; -fcray-pointer is an option of gfortran.
run oshfort -show -c a.f
expect_text " -I$PREFIX/include .*-c a.f"
case $(${output%% *} --version 2>/dev/null) in
*'GNU Fortran'*) ;;
*) finish ;;
esac
expect_text ' -fcray-pointer '

# Another compiler builds its own module.
printf '#!/bin/sh\n[ "$1" != --version ] || exec echo "Other Fortran 3.1"\nexec gfortran "$@"\n' >tools/other-fc
chmod +x tools/other-fc
module=$PREFIX/lib/isthmus/fortran/other-fc-3
OSHMEM_FC=other-fc run oshfort --build-module
expect_status 0
expect_output "$module"
[ "$(ls "$module")" = $'libshmem_module.a\nshmem.mod\nshmem_draft.mod' ] || fail "found: $(ls "$module")"
printf "use shmem\nreal, save :: x\ncall shmem_init()\ncall shmem_put(x, 1.0, 0)\nprint '(f3.1)', x\ncall shmem_finalize()\nend\n" >put.f90
for fc in other-fc gfortran; do
    OSHMEM_FC=$fc run oshfort put.f90 -o put
    expect_status 0
    run oshrun -np 1 ./put
    expect_output 1.0
done
rm -r "$module"
run gfortran -I"$PREFIX/lib/isthmus/fortran/gfortran-$(gfortran -dumpversion)" put.f90 -o put -L"$PREFIX/lib" -listhmusf \
    -listhmus -Wl,-rpath,"$PREFIX/lib"
run oshrun -np 1 ./put
expect_text 'isthmus: PE 0: SHMEM_PUT: the program is linked without Isthmus.s support'

# A program's own module named shmem takes precedence.
mkdir own
printf 'module shmem\ninteger :: own = 7\nend\n' >own.f90
printf 'use shmem\nprint *, own\nend\n' >use_own.f90
run oshfort -J own -c own.f90
run oshfort -I own use_own.f90 own.o -o use_own
expect_status 0
cp own/shmem.mod .
OSHMEM_FC=fake-fc run oshfort -c use_own.f90
expect_status 0
rm shmem.mod

# The header must also reject other default kinds, in free and fixed form, and types that do not match.
for option in -fdefault-integer-8 -fdefault-real-8 '-fdefault-real-8 -fdefault-double-8' -finteger-4-integer-8; do
    for example in hello.f90 sets.f; do
        # shellcheck disable=SC2086 # several words
        run gfortran $option -fcray-pointer -I"$PREFIX/include" -c "$examples/$example" -o refused.o
        [ "$status" -ne 0 ] || fail 'expected to be refused'
        expect_text 'SHMEM_IMPL_[48]_BYTE_|Kind -1 not supported'
    done
done
printf "include 'shmem.fh'\ncall shmem_int8_wait(i, 100)\nend\n" >kinds.f90
run oshfort -c kinds.f90
[ "$status" -ne 0 ] || fail 'expected an INTEGER*8'

# #include of the header by the preprocessor, with several language standards.
printf 'program p\n#include <shmem.fh>\n#include <shmemx.fh>\ncall shmem_init()\ncall shmem_finalize()\nend\n' >p.F90
for option in -std=gnu -std=legacy -std=f2018 -fimplicit-none '-Wall -Werror' -fopenmp; do
    # shellcheck disable=SC2086 # several words
    run oshfort $option -c p.F90
    expect_status 0
done

# Old programs declare routines themselves: only these routines lose their interfaces, as -show reports. No temporary
# files may be left.
mkdir scratch
export TMPDIR=$WORK/scratch
run oshfort -show "$examples/old.f"
expect_text ' declares MY_PE NUM_PES SHMEM_BARRIER_ALL SHMEM_GET4 SHMEM_N_PES SHMEM_PUT8 itself: '
run oshfort -show "$examples/old_free.F90"
expect_text ' declares MY_PE SHMEM_MY_PE SHMEM_N_PES itself: '
run oshfort -show -DNEVER "$examples/old_free.F90"
expect_text ' declares MY_PE SHMEM_MY_PE SHMEM_N_PES SHMEM_PUT4 itself: '
OSHMEM_FC=fake-fc run oshfort -show "$examples/hello.f90"
expect_text ' declares SHMEM_MY_PE SHMEM_N_PES itself: '
for example in hello.f90 gets.f90 sets.f; do
    run oshfort -show "$examples/$example"
    [ -z "$errors" ] || fail 'expected that it declares nothing'
done
run oshfort -DMISTAKE -c "$examples/old_free.F90"
[ "$status" -ne 0 ] || fail 'expected an INTEGER*4'
expect_text 'passed INTEGER\(8\) to INTEGER\(4\)'
run oshfort -fdefault-integer-8 -c "$examples/old.f"
expect_error 'oshfort: -fdefault-integer-8 is not supported, because Isthmus expects'
run oshfort "$examples/old.f" -o old
expect_status 0
run oshfort -c "$examples/old_free.F90"
run oshfort old_free.o -o old_free
expect_status 0
[ -z "$(ls scratch)" ] || fail "left behind: $(ls scratch)"
unset TMPDIR

# The examples. Lines may be printed in any order.
expect_lines()
{
    output=$(sort <<<"$output")
    expect_output "$1"
}
oshfort "$examples/hello.f90" -o hello || exit 1
oshf77 "$examples/start.f" -o start || exit 1
oshfort -c "$examples/pointer.f" -o pointer.o && oshfort pointer.o -o pointer || exit 1
oshf90 -O2 "$examples/gets.f90" -o gets || exit 1
oshfort -O2 -ffixed-line-length-132 "$examples/sets.f" -o sets || exit 1
# The module instead of the header.
for example in pointer.f gets.f90 sets.f; do
    sed -E '/include .*shmem\.fh/Id; s/^ *program .*/&\n      use shmem/I' "$examples/$example" >"by_module_$example"
    oshfort -O2 -ffixed-line-length-132 "by_module_$example" -o "by_module_${example%.*}" || exit 1
done
run oshrun -np 2 ./by_module_pointer
expect_lines 'sum 5050'
run oshrun -np 3 ./by_module_gets
expect_lines "PE 0 sum  3.0
PE 1 sum  3.0
PE 2 sum  3.0"
run oshrun -np 4 ./by_module_sets
expect_text 'PE 2 4 4 6 4 6 2'
for mpi in $BACKENDS; do
    run oshrun --mpi "$mpi" -np 3 ./hello
    expect_lines "hello from 0 of 3
hello from 1 of 3
hello from 2 of 3"
    run oshrun --mpi "$mpi" -np 3 ./old
    expect_lines "PE 0 got 10  2.5
PE 1 got 20  0.5
PE 2 got 0  1.5"
    run oshrun --mpi "$mpi" -np 3 ./old_free
    expect_lines "PE 0 has 2 7
PE 1 has 0 7
PE 2 has 1 7"
    run oshrun --mpi "$mpi" -np 2 ./start
    expect_lines 'PE 1 has 33'
    run oshrun --mpi "$mpi" -np 2 ./pointer
    expect_lines 'sum 5050'
    run oshrun --mpi "$mpi" -np 3 ./gets
    expect_lines "PE 0 sum  3.0
PE 1 sum  3.0
PE 2 sum  3.0"
    run oshrun --mpi "$mpi" -np 4 ./sets
    expect_lines "PE 0  3.0  1.0  4.0  3.0
PE 0 -1 4 6 4 6 2
PE 1 got 7
PE 2  3.0  1.0  4.0  3.0
PE 2 4 4 6 4 6 2
PE 3 got 7"
done
finish
