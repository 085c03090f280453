/*
 * Communicators of the program: their ranks, and an allgather among their members.
 */
#include "mpi_module.h"
#include "shmem_impl/mpi_family.h"

static MPI_Comm mpi_comm_at(const void *comm)
{
    return *(const MPI_Comm *)comm;
}

void comm_of_fortran(int number, void *comm)
{
#if SHMEM_IMPL_MPI_FAMILY == SHMEM_IMPL_MPI_ABI /* the standard ABI does not define MPI_Fint */
    *(MPI_Comm *)comm = PMPI_Comm_fromint(number);
#else
    *(MPI_Comm *)comm = PMPI_Comm_f2c(number);
#endif
}

int comm_size(const void *comm, int *size)
{
    int is_inter = 0;
    *size = 0;
    if (library_is_finalized())
        return fail("MPI was finalized: call this routine before MPI_Finalize");
    if (mpi_comm_at(comm) == MPI_COMM_NULL)
        return 0;
    if (check("MPI_Comm_test_inter", PMPI_Comm_test_inter(mpi_comm_at(comm), &is_inter)) != 0)
        return -1;
    if (is_inter)
        return fail("comm is an inter-communicator: expected an intra-communicator");
    return check("MPI_Comm_size", PMPI_Comm_size(mpi_comm_at(comm), size));
}

int comm_init_over(const void *comm, enum backend_thread_level requested,
                   enum backend_thread_level *provided, int *others)
{
    const struct lifecycle_members origin = {.comm = mpi_comm_at(comm)};
    return lifecycle_init_over(&origin, requested, provided, others);
}

int comm_pes(const void *comm, const int *ranks, int n, int *pes)
{
    return comm_translate(mpi_comm_at(comm), ranks, n, job.comm, pes);
}

int comm_ranks(const void *comm, const int *pes, int n, int *ranks)
{
    return comm_translate(job.comm, pes, n, mpi_comm_at(comm), ranks);
}

int comm_allgather(const void *comm, const void *mine, void *all, size_t bytes,
                   struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int count = (int)bytes;
    int code =
        PMPI_Iallgather(mine, count, MPI_BYTE, all, count, MPI_BYTE, mpi_comm_at(comm), &bits);
    return request_begin("MPI_Iallgather", code, bits, request);
}
