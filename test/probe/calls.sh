# calls.sh MPI FAMILY LIBRARY PYTHON: checks that calls.tsv lists each MPI routine that the backend calls, with
# a probe, and that this probe finds the planted fault. With Open MPI it uses the components that Isthmus
# selects, because others have faults of their own in these routines.
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
