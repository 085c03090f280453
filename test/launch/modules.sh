# Tests modules that are unknown, missing, damaged, or of another version. Each must cause one clear error
# message.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0

for name in nonsense ../lib/x a/b; do
    run env ISTHMUS_MPI=$name ./hello
    expect_error 'isthmus: .*shmem_init: .*ISTHMUS_MPI.*'"$name"
done

# Use a copy of the library with its own modules folder, which the test fills with wrong modules. isthmus-info
# must report these modules too.
mkdir -p lib/isthmus bin
cp "$PREFIX"/bin/isthmus-info bin/
cp "$PREFIX"/lib/libisthmus.so.0 lib/
export LD_LIBRARY_PATH=$WORK/lib
run oshcc "$SOURCE/test/launch/hello.c" -Wl,-rpath,"$WORK/lib" -Wl,--enable-new-dtags -o hello
run readelf -d hello
readelf -d hello | grep -q RPATH && fail 'the program has an RPATH, which LD_LIBRARY_PATH cannot override'

run ./hello
expect_error 'isthmus: .*shmem_init: no MPI backend is installed.*lib/isthmus'

fake_module()
{
    cat >fake.c <<END
#include "backend.h"
const struct backend isthmus_backend = {.version = $1, .isthmus = "$2", .name = "fake"};
END
    run "$CC" -shared -fPIC -I"$SOURCE/mpi_backend" fake.c -o lib/isthmus/libisthmus-mpi-fake.so
    expect_status 0
}

expect_info()
{
    run bin/isthmus-info
    expect_status 0
    expect_text "fake +NOT USABLE: $1"
}

version=$(isthmus-info --version | sed 's/.* //')
fake_module BACKEND_VERSION+1 "$version"
run env ISTHMUS_MPI=fake ./hello
expect_error 'isthmus: .*shmem_init: .*libisthmus-mpi-fake\.so has version [0-9]+ of the backend interface'
expect_info 'it belongs to another version of Isthmus'
fake_module BACKEND_VERSION 9.9.9
run env ISTHMUS_MPI=fake ./hello
expect_error 'isthmus: .*shmem_init: .*belongs to Isthmus 9\.9\.9'
expect_info 'it belongs to another version of Isthmus'
run "$CC" -shared -fPIC -x c /dev/null -o lib/isthmus/libisthmus-mpi-fake.so
run env ISTHMUS_MPI=fake ./hello
expect_error 'isthmus: .*shmem_init: .*is not an MPI backend of Isthmus'
expect_info 'it is not a module of Isthmus'
echo 'not a library' >lib/isthmus/libisthmus-mpi-fake.so
run env ISTHMUS_MPI=fake ./hello
expect_error 'isthmus: .*shmem_init: the MPI backend fake cannot be opened'

# A module that aborts when it is opened. isthmus-info must report this even if its parent has set SIGCHLD to be
# ignored.
printf '#include <stdlib.h>\n__attribute__((constructor)) static void end(void) { abort(); }\n' >fake.c
run "$CC" -shared -fPIC fake.c -o lib/isthmus/libisthmus-mpi-fake.so
expect_info 'the process that opens the module was killed by signal 6'
run env --ignore-signal=CHLD bin/isthmus-info
expect_text 'fake +NOT USABLE: the process that opens the module was killed by signal 6'

# A module for the standard ABI of MPI 5. First no library provides the ABI; then a library does, and its MPI is
# known only after it is opened.
cat >fake.c <<END
#include "backend.h"
static const char *mpi(void)
{
    return "Open MPI v6.0.0, as it says";
}
static enum backend_rma knowledge(const char **why)
{
    *why = "tried";
    return BACKEND_RMA_SLOWER;
}
const struct backend isthmus_backend = {
    .version = BACKEND_VERSION, .isthmus = "$version", .name = "abi", .mpi = mpi, .window_assessment = knowledge};
END
mkdir -p other/lib other/bin
run "$CC" -shared -fPIC -x c /dev/null -Wl,-soname,libmpi_abi.so.77 -o libmpi_abi.so
run "$CC" -shared -fPIC -I"$SOURCE/mpi_backend" fake.c -Wl,--no-as-needed -L. -lmpi_abi -o lib/isthmus/libisthmus-mpi-abi.so
expect_status 0
run env ISTHMUS_MPI=abi ./hello
expect_error 'isthmus: .*shmem_init: the MPI backend abi cannot be opened: libmpi_abi.*install an MPI with the standard ABI'
cp "$PREFIX/bin/oshrun" bin/
cp "$PREFIX/lib/isthmus/oshrun.bash" lib/isthmus/
echo 'abi|abi|no-such-launcher|mpich|1' >lib/isthmus/libisthmus-mpi-abi.launch
run bin/oshrun --mpi abi -np 2 ./hello
expect_error 'oshrun: --mpi abi: libmpi_abi.*; install an MPI with the standard ABI of MPI 5'
mv libmpi_abi.so other/lib/libmpi_abi.so.77 # a version that no system has
cp "$(type -P true)" other/bin/mpiexec
export LD_LIBRARY_PATH=$LD_LIBRARY_PATH:$WORK/other/lib
run bin/isthmus-info --mpi abi
expect_output 'Open MPI v6.0.0, as it says'
run bin/oshrun --mpi abi --dry-run -np 2 ./hello
expect_text "$WORK/other/bin/mpiexec -n 2 --oversubscribe .*-x LD_LIBRARY_PATH"
rm other/bin/mpiexec
for mpi in openmpi mpich; do
    [[ " $BACKENDS " = *" $mpi "* ]] || continue
    [ $mpi = openmpi ] || sed -i 's/Open MPI v6/MPICH 5/' fake.c
    run "$CC" -shared -fPIC -I"$SOURCE/mpi_backend" fake.c -Wl,--no-as-needed -l:libmpi_abi.so.77 -Lother/lib \
        -o lib/isthmus/libisthmus-mpi-abi.so
    run bin/oshrun --mpi abi --dry-run -np 2 ./hello
    expect_text "mpi(exec|run)[^ ]*$mpi -n 2"
done
rm lib/isthmus/libisthmus-mpi-abi.*

touch lib/isthmus/libisthmus-mpi-fake.so.old lib/isthmus/libisthmus-mpi-text.txt # must not be listed as modules
run env ISTHMUS_MPI=openmpi ./hello
expect_error 'isthmus: .*ISTHMUS_MPI=openmpi: this MPI backend is not installed; installed backends: fake$'
finish
