# Tests isthmus-build-module, with which a site builds a module for its own MPI. oshrun must find the module by
# path and by name. Usage: build_module.sh NAME:WRAPPER...
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

# Use a copy of the build tree, because the test installs a module into it.
mkdir tree
cp -r "$PREFIX/bin" "$PREFIX/include" "$PREFIX/share" tree/
mkdir -p tree/lib/isthmus
cp "$PREFIX"/lib/libisthmus.so* tree/lib/
cp "$PREFIX"/lib/isthmus/isthmus-* "$PREFIX"/lib/isthmus/oshrun.bash "$PREFIX"/lib/isthmus/libisthmus-mpi-*.so tree/lib/isthmus/
PATH=$WORK/tree/bin:$PATH
run "$CC" "$SOURCE/test/launch/hello.c" -I"$SOURCE/include" -Ltree/lib -listhmus "-Wl,-rpath,$WORK/tree/lib" -o hello
expect_status 0

# Expects the output of hello for two PEs.
expect_hello()
{
    expect_status 0
    [ "$(grep -c 'of 2$' <<<"$output")" -eq 2 ] || fail 'expected a job of 2 PEs'
}

# Select the module by its path, also for the probes of that MPI.
first=${1%%:*} wrapper=${1#*:}
module=$WORK/elsewhere/libisthmus-mpi-own$first.so
run isthmus-build-module --name "own$first" --output "elsewhere/libisthmus-mpi-own$first.so" "$wrapper" -O0
expect_status 0
expect_output "$module"
run oshrun --mpi "elsewhere/libisthmus-mpi-own$first.so" -np 2 ./hello
expect_hello
run env ISTHMUS_MPI="$module" oshrun -np 2 ./hello
expect_hello
run env ISTHMUS_MPI="$module" ./hello
expect_status 0
run env ISTHMUS_MPI="$module" isthmus-info
expect_text "would use $module: ISTHMUS_MPI selects it"
run oshrun --mpi "$module" -np 2 isthmus-probe --only messages/order
expect_status 0
expect_text '^messages +[1-9][0-9]* sound$'
run oshrun --mpi "own$first" -np 2 ./hello
expect_error "this MPI is not installed for Isthmus"

# Install the module, and select it by its name.
last=${*: -1}
wrapper=${last#*:}
run isthmus-build-module --name mine --install "$wrapper" -O0
expect_status 0
expect_output "$WORK/tree/lib/isthmus/libisthmus-mpi-mine.so"
run oshrun --help
expect_text "one of: $BACKENDS none mine\$"
run oshrun --mpi mine -np 2 ./hello
expect_hello

# Wrong arguments and failures are reported.
expect_refusal()
{
    expect_error "^isthmus-build-module: .*$1"
}
run isthmus-build-module --help
expect_status 0
run isthmus-build-module
expect_refusal 'no compiler wrapper given'
run isthmus-build-module --nonsense mpicc
expect_refusal 'unknown option --nonsense'
run isthmus-build-module --name
expect_refusal '--name: expected a value after it'
run isthmus-build-module no-such-mpicc
expect_refusal 'no-such-mpicc: program not found: expected'
run isthmus-build-module "$CC"
expect_refusal 'cannot compile a program that includes mpi.h: expected'
run isthmus-build-module --name Mine "$wrapper"
expect_refusal '--name Mine: expected lowercase letters and digits'
run isthmus-build-module --output module "$wrapper"
expect_refusal '--output module: expected a name that ends with .so'
run isthmus-build-module --output /proc/none/module.so "$wrapper"
expect_refusal '/proc/none/module.so: cannot write to the folder of this file'
cat >broken_mpicc <<END
#!/bin/sh
case "\$*" in
*-E*) exec "$wrapper" "\$@" ;;
esac
echo 'no compiler today' >&2
exit 1
END
chmod +x broken_mpicc
run isthmus-build-module --output broken.so "$WORK/broken_mpicc"
expect_status 1
expect_text 'no compiler today'
expect_text 'broken_mpicc cannot compile the module: see its messages above'
[ ! -e broken.so ] || fail 'a module was left that was not made'
cat >old_mpicc <<'END'
#!/bin/sh
echo 'isthmus_which mpich "1.2" standard 2 2'
END
chmod +x old_mpicc
run isthmus-build-module "$WORK/old_mpicc"
expect_refusal 'belongs to MPI 2.2: expected MPI 3.0 or later'

run oshrun --mpi elsewhere/none.so -np 2 ./hello
expect_error 'oshrun: --mpi elsewhere/none.so: the module does not exist or cannot be read'
rm "${module%.so}.launch"
run oshrun --mpi "$module" -np 2 ./hello
expect_error 'oshrun: .*the file .*\.launch is missing, which isthmus-build-module writes with the module'
run env ISTHMUS_MPI="$WORK/none.so" ./hello
expect_error "isthmus: .*shmem_init: ISTHMUS_MPI=$WORK/none.so: that MPI backend cannot be read: No such file"
finish
