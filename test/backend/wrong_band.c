/*
 * Overrides functions of an MPI: its 8-byte MPI_BAND returns a wrong value, which uses the old
 * value as the operand, as in Open MPI 5's osc/rdma. Calls the MPI's own functions through their
 * PMPI_ names.
 */
#include <mpi.h>

int PMPI_Fetch_and_op(const void *origin, void *result, MPI_Datatype type, int pe, MPI_Aint at,
                      MPI_Op operation, MPI_Win window)
{
    if (operation == MPI_BAND && type == MPI_UINT64_T)
        operation = MPI_NO_OP;
    return MPI_Fetch_and_op(origin, result, type, pe, at, operation, window);
}
