# An installed tree works after it is moved, and through a symbolic link.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
. "$SOURCE/test/install/use.sh"

run "$CMAKE" --install "$PREFIX" --prefix "$WORK/installed"
expect_status 0
mv installed 'moved to'
[ ! -e 'moved to/lib/libsma.so' ] || fail 'the usual names are installed, which nobody asked for'
run "$CMAKE" --install "$PREFIX" --component usual-names --prefix "$WORK/moved to"
expect_status 0
run grep -rIlF -e "$PREFIX" -e "$WORK/installed" 'moved to/bin' 'moved to/include' 'moved to/lib/pkgconfig' \
    'moved to/lib/cmake'
[ -z "$output" ] || fail 'files of the installed tree name the folder they were made in'
run 'moved to/bin/isthmus-info'
expect_status 0
expect_text "$WORK/moved to/lib/isthmus/libisthmus-mpi-"
run 'moved to/bin/isthmus-info' --explain 'isthmus: PE 3: shmem_long_put: pe is 7: expected 0 to 3'
expect_status 0
for completion in bash-completion/completions/oshc++ zsh/site-functions/_isthmus fish/vendor_completions.d/oshrun.fish; do
    [ -s "moved to/share/$completion" ] || fail "expected $completion"
done
run grep -m 1 '^\.Nm' 'moved to/share/man/man3/shmem_long_put.3'
expect_output '.Nm shmem_long_put ,'
mv 'moved to' moved # make and pkg-config do not support blanks in paths; oshcc does
tree_builds_and_runs_programs "$WORK/moved"

# The library can be linked by the names of other OpenSHMEM libraries.
for name in sma oshmem; do
    run readlink moved/lib/lib$name.so
    expect_output libisthmus.so
    run "$CC" -Imoved/include "$SOURCE/test/install/project/ring.c" -Lmoved/lib -Wl,-rpath,"$WORK/moved/lib" -l$name \
        -o "by-$name"
    expect_status 0
    run env PKG_CONFIG_PATH=moved/lib/pkgconfig pkg-config --cflags --libs $name
    expect_text '-I.*/include .*-listhmus'
done
run "$CMAKE" -S "$SOURCE/test/install/usual" -B by-usual -DCMAKE_PREFIX_PATH="$WORK/moved" -DCMAKE_C_COMPILER="$CC"
expect_status 0
expect_text "OpenSHMEM 1.6: $WORK/moved/include, $WORK/moved/lib/libisthmus.so"
run "$CMAKE" --build by-usual
expect_status 0
for program in by-sma by-oshmem by-usual/ring; do
    run moved/bin/oshrun --mpi none -np 2 ./$program
    expect_output 'ring of 2'
done

mkdir links
ln -s ../moved/bin/oshcc links/oshcc
ln -s ../moved/bin/oshrun links/oshrun
run links/oshcc "$SOURCE/test/install/project/ring.c" -o ring
expect_status 0
run links/oshrun -np 2 ./ring
expect_output 'ring of 2'

finish
