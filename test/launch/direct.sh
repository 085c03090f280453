# Programs can be started with mpirun and mpiexec. The library then selects the module of the launcher's MPI.
# Usage: direct.sh LAUNCHER...
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
export OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0
for launcher; do
    run "$launcher" -n 2 ./hello
    expect_status 0
    expect_text 'PE 0 of 2'
    expect_text 'PE 1 of 2'
done
finish
