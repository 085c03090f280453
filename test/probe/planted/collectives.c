/*
 * Collectives of the faulty MPI (planted.h). Each comment describes the fault that a routine has if
 * it is planted.
 */
#include <signal.h>
#include <string.h>

#include "planted.h"

/* Crashes on PE 1. */
int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    int rank = 0;
    PMPI_Comm_rank(comm, &rank);
    if (is_planted("crash") && rank == 1) {
        signal(SIGSEGV, SIG_DFL); /* MPI's own handler may print much and continue */
        raise(SIGSEGV);
    }
    return PMPI_Ibarrier(comm, request);
}

/* Returns a maximum that is one too large. */
int MPI_Allreduce(const void *mine, void *all, int count, MPI_Datatype type, MPI_Op operation,
                  MPI_Comm comm)
{
    int code = PMPI_Allreduce(mine, all, count, type, operation, comm);
    if (operation == MPI_MAX && type == MPI_INT && is_planted("allreduce_max"))
        ++*(int *)all;
    if (operation == MPI_MAX && type == MPI_DOUBLE && is_planted("allreduce_max"))
        *(double *)all += 1;
    return code;
}

/* Does not return the last PE's contribution: its part of the result is zero. */
int MPI_Allgather(const void *mine, int count, MPI_Datatype type, void *all, int all_count,
                  MPI_Datatype all_type, MPI_Comm comm)
{
    int size = 0, bytes = 0;
    int code = PMPI_Allgather(mine, count, type, all, all_count, all_type, comm);
    PMPI_Comm_size(comm, &size);
    PMPI_Type_size(all_type, &bytes);
    size_t piece = (size_t)all_count * (size_t)bytes;
    if (is_planted("allgather_late"))
        memset((char *)all + piece * (size_t)(size - 1), 0, piece);
    return code;
}

int MPI_Bcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm)
{
    return is_planted("bcast_nothing") ? MPI_SUCCESS : PMPI_Bcast(data, count, type, root, comm);
}

/* Returns an error on every second call, although it could succeed. */
int MPI_Iallgather(const void *mine, int count, MPI_Datatype type, void *all, int all_count,
                   MPI_Datatype all_type, MPI_Comm comm, MPI_Request *request)
{
    static int calls;
    if (is_turn_of("iallgather_refuse", &calls))
        return MPI_ERR_OTHER;
    return PMPI_Iallgather(mine, count, type, all, all_count, all_type, comm, request);
}

/* Loses the last byte of a long message if the root is not 0. */
int MPI_Ibcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm,
               MPI_Request *request)
{
    int fewer = root != 0 && type == MPI_BYTE && count > 1000 && is_planted("ibcast_short");
    return PMPI_Ibcast(data, count - fewer, type, root, comm, request);
}

/* Transfers nothing, and the request is complete immediately. */
int MPI_Iallgatherv(const void *mine, int count, MPI_Datatype type, void *all, const int counts[],
                    const int places[], MPI_Datatype all_type, MPI_Comm comm, MPI_Request *request)
{
    *request = MPI_REQUEST_NULL;
    if (is_planted("iallgatherv_nothing"))
        return MPI_SUCCESS;
    return PMPI_Iallgatherv(mine, count, type, all, counts, places, all_type, comm, request);
}

/* Transfers nothing, and the request is complete immediately. */
int MPI_Igatherv(const void *mine, int count, MPI_Datatype type, void *all, const int counts[],
                 const int places[], MPI_Datatype all_type, int root, MPI_Comm comm,
                 MPI_Request *request)
{
    *request = MPI_REQUEST_NULL;
    if (is_planted("igatherv_nothing"))
        return MPI_SUCCESS;
    return PMPI_Igatherv(mine, count, type, all, counts, places, all_type, root, comm, request);
}

/* Transfers nothing, and the request is complete immediately. */
int MPI_Iscatterv(const void *all, const int counts[], const int places[], MPI_Datatype all_type,
                  void *mine, int count, MPI_Datatype type, int root, MPI_Comm comm,
                  MPI_Request *request)
{
    *request = MPI_REQUEST_NULL;
    if (is_planted("iscatterv_nothing"))
        return MPI_SUCCESS;
    return PMPI_Iscatterv(all, counts, places, all_type, mine, count, type, root, comm, request);
}

/* Returns the minimum instead of the maximum. */
int MPI_Iallreduce(const void *mine, void *all, int count, MPI_Datatype type, MPI_Op operation,
                   MPI_Comm comm, MPI_Request *request)
{
    if (operation == MPI_MAX && is_planted("iallreduce_least"))
        operation = MPI_MIN;
    return PMPI_Iallreduce(mine, all, count, type, operation, comm, request);
}
