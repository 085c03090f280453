# calls.sh MPI FAMILY LIBRARY PYTHON: that calls.tsv has each call of MPI that the backend makes, with a probe; and that
# each fault which it has for them is named by that probe. On Open MPI with the components that Isthmus takes, since the
# others have faults of their own there.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1 family=$2 library=$3 python=$4
calls()
{
    "$python" "$SOURCE/test/probe/calls.py" "$SOURCE" "$@" || failures=1
}

option=-genv
if [ "$family" = openmpi ]; then
    option=-x
    export OMPI_MCA_osc=pt2pt,sm OMPI_MCA_osc_rdma_acc_use_amo=0
fi
calls list oshrun "$mpi"
calls run oshrun "$mpi" "$library" "$option"
finish
