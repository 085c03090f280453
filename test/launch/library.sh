# Checks the dynamic section of libisthmus.so and of the modules: needed libraries, exported symbols, run paths.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
library=$PREFIX/lib/libisthmus.so.0

run ldd "$library"
expect_status 0
grep -qiE 'mpi|mpich|open-rte|open-pal' <<<"$output" && fail 'libisthmus.so needs an MPI library'
run readelf -d "$library"
expect_text 'SONAME.*\[libisthmus\.so\.0\]'
grep -qE 'RPATH|RUNPATH|TEXTREL' <<<"$output" && fail 'libisthmus.so has a path or text relocations'

# Every module is linked with its MPI, exports one symbol, and contains no path of the build.
for mpi in $BACKENDS; do
    module=$PREFIX/lib/isthmus/libisthmus-mpi-$mpi.so
    run ldd "$module"
    expect_text 'libmpi'
    run nm -D --defined-only "$module"
    expect_text ' isthmus_backend$'
    [ "$(wc -l <<<"$output")" -eq 1 ] || fail 'the module exports more than isthmus_backend'
    run readelf -d "$module"
    grep -q "R.*PATH.*$PREFIX" <<<"$output" && fail 'the module remembers the build folder'
done
finish
