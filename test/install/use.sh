# tree_builds_and_runs_programs TREE: builds test/install/project in three ways with the Isthmus in TREE, and runs each
# result on 2 PEs with every MPI. Other scripts source this file after test/check.sh.
tree_builds_and_runs_programs()
{
    local tree=$1 mpi way
    rm -rf by-*
    mkdir by-wrapper by-pkg-config

    run "$tree/bin/oshcc" "$SOURCE/test/install/project/ring.c" -o by-wrapper/ring
    expect_status 0

    run env PKG_CONFIG_PATH="$tree/lib/pkgconfig" pkg-config --cflags --libs isthmus
    expect_status 0
    eval "local flags=($output)"
    run "$CC" "$SOURCE/test/install/project/ring.c" "${flags[@]}" -o by-pkg-config/ring
    expect_status 0

    run "$CMAKE" -S "$SOURCE/test/install/project" -B by-find-package -DCMAKE_PREFIX_PATH="$tree" \
        -DCMAKE_C_COMPILER="$CC"
    expect_status 0
    run "$CMAKE" --build by-find-package
    expect_status 0

    for way in wrapper pkg-config find-package; do
        run ldd by-$way/ring
        expect_text "libisthmus\.so\.0 => $(readlink -f "$tree")/lib/(pkgconfig/\.\./\.\./lib/)?libisthmus"
        grep -q 'libmpi' <<<"$output" && fail 'the program is linked with an MPI'
        for mpi in $BACKENDS; do
            run "$tree/bin/oshrun" --mpi "$mpi" -np 2 by-$way/ring
            expect_status 0
            expect_output 'ring of 2'
        done
    done
    ! command -v gfortran >/dev/null || tree_builds_and_runs_fortran "$tree"
}

# tree_builds_and_runs_fortran TREE: builds and runs the Fortran program in the same three ways.
tree_builds_and_runs_fortran()
{
    local tree=$1 way
    run "$tree/bin/oshfort" "$SOURCE/test/install/project/fortran_ring.f90" -o by-wrapper/fortran_ring
    expect_status 0
    run env PKG_CONFIG_PATH="$tree/lib/pkgconfig" pkg-config --cflags --libs isthmus-fortran
    expect_status 0
    eval "local flags=($output)"
    run gfortran -fcray-pointer "$SOURCE/test/install/project/fortran_ring.f90" "${flags[@]}" \
        -o by-pkg-config/fortran_ring
    expect_status 0
    for way in wrapper pkg-config find-package; do
        run "$tree/bin/oshrun" -np 2 by-$way/fortran_ring
        expect_status 0
        expect_output 'ring of 2'
    done
}
