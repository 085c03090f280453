# Tests the package isthmus (src/bindings/python) with pytest, which runs in each PE of a job. Usage: run.sh
# WHAT.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

# has PYTHON MODULE...: returns success if this Python finds all modules.
has()
{
    "$1" -c 'import importlib.util, sys; sys.exit(not all(map(importlib.util.find_spec, sys.argv[1:])))' "${@:2}"
}

# Debian's packages install modules for Debian's Python, which may not be the first in PATH.
for python in "$(command -v python3)" /usr/bin/python3; do
    [ -n "$python" ] && has "$python" cffi numpy pytest && break
    python=
done
if [ -z "$python" ]; then
    echo 'no Python with cffi, numpy and pytest (Debian: python3-cffi python3-numpy python3-pytest)'
    exit 77
fi
export PYTHONPATH=$SOURCE/src/bindings/python PYTHONDONTWRITEBYTECODE=1 OPENBLAS_NUM_THREADS=1
export PYTEST_DISABLE_PLUGIN_AUTOLOAD=1
pytest=("$python" -m pytest -q -x -p no:cacheprovider --color=no --assert=plain)

# jobs PASSED COMMAND...: the job succeeds, and pytest on each PE reports PASSED, the number of tests that
# passed.
jobs()
{
    run "${@:2}"
    expect_status 0
    [ "$(grep -oE "$1 in " <<<"$output" | wc -l)" -eq "$pes" ] || fail "expected on each of $pes PEs: $1"
}

case $1 in
none) # on 2 PEs, in memory of the host and of stand-ins for devices, and a pool of processes
    pes=2 kinds=CPU passed=9
    [ ! -e "$PREFIX/test/device/standin/libcuda.so.1" ] || kinds='CPU CUDA' passed=15
    TEST_KINDS=$kinds LD_LIBRARY_PATH=$PREFIX/test/device/standin \
        jobs "$passed passed" oshrun --mpi none -np 2 "${pytest[@]}" "$SOURCE/test/python/test_package.py"
    pes=1
    jobs '1 passed, [0-9]+ deselected' "${pytest[@]}" "$SOURCE/test/python/test_start.py" -k pool
    ;;
mpi) # communicators of mpi4py, on the MPI that it was built for, between nodes too
    has "$python" mpi4py || { echo 'no mpi4py (Debian: python3-mpi4py)'; exit 77; }
    module=$("$python" -c 'import importlib.util; print(importlib.util.find_spec("mpi4py.MPI").origin)')
    mpi=openmpi
    ! ldd "$module" | grep -q libmpich || mpi=mpich
    [[ " $BACKENDS " == *" $mpi "* ]] || { echo "mpi4py is for $mpi, of which there is no module"; exit 77; }
    pes=3
    ISTHMUS_NODE_SIZE=2 jobs '1 passed, [0-9]+ deselected' oshrun --mpi "$mpi" -np 3 "${pytest[@]}" \
        "$SOURCE/test/python/test_start.py" -k communicators
    # An exception on one PE ends the job, although the other PE waits in a barrier and mpi4py finalizes MPI at
    # exit.
    run oshrun --mpi "$mpi" -np 2 "$python" -c 'if True:
        from mpi4py import MPI
        import isthmus
        isthmus.init()
        assert isthmus.my_pe() == 0, "as it should be"
        isthmus.barrier_all()'
    expect_status 1
    expect_text 'AssertionError: as it should be'
    ;;
wheel) # it is built, installed and typed without a network
    has "$python" setuptools wheel pip || { echo 'no setuptools, wheel or pip'; exit 77; }
    cp -r "$SOURCE/src/bindings/python" package
    run "$python" -m pip wheel --no-deps --no-build-isolation --no-index -w wheels ./package
    expect_status 0
    run "$python" -m pip install --no-deps --no-index --target installed wheels/isthmus-*-py3-none-any.whl
    expect_status 0
    version=$(sed -n 's/^project(isthmus VERSION \([0-9.]*\).*/\1/p' "$SOURCE/CMakeLists.txt")
    [ -e "wheels/isthmus-$version-py3-none-any.whl" ] || fail "expected version $version"
    [ -e installed/isthmus/py.typed ] || fail 'the wheel has no py.typed'
    PYTHONPATH=$WORK/installed run oshrun --mpi none -np 2 "$python" -c \
        'import isthmus; isthmus.init(); print(isthmus.n_pes(), "PEs"); isthmus.finalize()'
    expect_output $'2 PEs\n2 PEs'
    if command -v mypy >/dev/null; then
        # mypy reads all types of NumPy, which takes 6 s of CPU time, longer if the core is shared.
        (cd package && timeout $((200 * ${TEST_TIME_SCALE:-1})) mypy isthmus) || failures=1
    fi
    ;;
esac
finish
