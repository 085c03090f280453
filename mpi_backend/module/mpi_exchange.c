/*
 * Collectives over all PEs of the job, built from point-to-point messages, so that a PE can sleep
 * while it waits (mpi_wait.c). MPI's nonblocking collectives would also permit this, but in Open
 * MPI's gather every PE sends to all others.
 *
 * The messages follow a binomial tree: the children of PE 0 are PEs 1, 2, 4, 8 and so on; those of
 * PE 4 are 5 and 6; the child of 6 is 7. The PEs of each subtree are consecutive.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "mpi_module.h"

_Static_assert(CHUNK_BYTES <= INT_MAX, "MPI counts the bytes of a chunk by an int");

/* Maximum size in bytes of the data of all PEs for which the tree is used. In the tree, a PE
 * waits for all data of a subtree before it sends. Therefore MPI's own allgather is faster for
 * more data. */
enum { TREE_BYTES = 256 * 1024 };

/* A subtree below this PE. It contains PEs `top` to `end` - 1. */
struct branch {
    int top, end;
};
enum { BRANCHES_MAX = 31 }; /* a PE number is an int, so a tree has at most 31 levels */

static int mpi_exchange_find_branches(struct branch branches[BRANCHES_MAX])
{
    int count = 0, beyond = job.size - job.rank;
    while (count < BRANCHES_MAX && (job.rank & 1 << count) == 0 && 1 << count < beyond) {
        int size = 1 << count, top = job.rank + size;
        branches[count++] = (struct branch){top, size < beyond - size ? top + size : job.size};
    }
    return count;
}

static int mpi_exchange_parent(void)
{
    return job.rank & (job.rank - 1);
}

static int mpi_exchange_begin_send(const void *data, size_t bytes, int pe, MPI_Request *request)
{
    int code = PMPI_Isend(data, (int)bytes, MPI_BYTE, pe, job_internal_tag(0), job.comm, request);
    return check("MPI_Isend", code);
}

static int mpi_exchange_begin_receive(void *data, size_t bytes, int pe, MPI_Request *request)
{
    int code = PMPI_Irecv(data, (int)bytes, MPI_BYTE, pe, job_internal_tag(0), job.comm, request);
    return check("MPI_Irecv", code);
}

static int mpi_exchange_send_to_parent(const void *data, size_t bytes)
{
    MPI_Request request = MPI_REQUEST_NULL;
    if (job.rank == 0)
        return 0;
    return mpi_exchange_begin_send(data, bytes, mpi_exchange_parent(), &request) != 0
               ? -1
               : wait_all(&request, 1);
}

/* Broadcasts the data of PE 0 to all PEs. */
static int mpi_exchange_broadcast_down(void *data, size_t bytes)
{
    struct branch branches[BRANCHES_MAX];
    MPI_Request requests[BRANCHES_MAX] = {MPI_REQUEST_NULL};
    int count = mpi_exchange_find_branches(branches);
    if (job.rank != 0 &&
        (mpi_exchange_begin_receive(data, bytes, mpi_exchange_parent(), &requests[0]) != 0 ||
         wait_all(requests, 1) != 0))
        return -1;
    for (int i = 0; i < count; i++)
        if (mpi_exchange_begin_send(data, bytes, branches[i].top, &requests[i]) != 0)
            return -1;
    return wait_all(requests, count);
}

/* ---- Allgather ---- */

/* Gathers the data of this PE's subtree in `all`, ordered by PE, and sends them to the parent. */
static int mpi_exchange_gather_up(char *all, size_t bytes)
{
    struct branch branches[BRANCHES_MAX];
    MPI_Request requests[BRANCHES_MAX] = {MPI_REQUEST_NULL};
    int count = mpi_exchange_find_branches(branches), end = job.rank + 1;
    for (int i = 0; i < count; i++) {
        int top = branches[i].top;
        end = branches[i].end;
        if (mpi_exchange_begin_receive(all + (size_t)top * bytes, (size_t)(end - top) * bytes, top,
                                       &requests[i]) != 0)
            return -1;
    }
    if (wait_all(requests, count) != 0)
        return -1;
    return mpi_exchange_send_to_parent(all + (size_t)job.rank * bytes,
                                       (size_t)(end - job.rank) * bytes);
}

static int mpi_exchange_allgather_by_tree(const void *mine, char *all, size_t bytes)
{
    memcpy(all + (size_t)job.rank * bytes, mine, bytes);
    return mpi_exchange_gather_up(all, bytes) != 0
               ? -1
               : mpi_exchange_broadcast_down(all, (size_t)job.size * bytes);
}

/* Gathers data whose size exceeds MPI's int counts. Each PE broadcasts its part in chunks. */
static int mpi_exchange_allgather_in_chunks(const void *mine, char *all, size_t bytes)
{
    memcpy(all + (size_t)job.rank * bytes, mine, bytes);
    for (int root = 0; root < job.size; root++) {
        for (size_t done = 0; done < bytes; done += CHUNK_BYTES) {
            size_t length = bytes - done < CHUNK_BYTES ? bytes - done : CHUNK_BYTES;
            char *chunk = all + (size_t)root * bytes + done;
            int code = PMPI_Bcast(chunk, (int)length, MPI_BYTE, root, job.comm);
            if (check("MPI_Bcast", code) != 0)
                return -1;
        }
    }
    return 0;
}

static int mpi_exchange_allgather_any(const void *mine, void *all, size_t bytes)
{
    if (bytes <= TREE_BYTES / (size_t)job.size)
        return mpi_exchange_allgather_by_tree(mine, all, bytes);
    if (bytes > CHUNK_BYTES / (size_t)job.size)
        return mpi_exchange_allgather_in_chunks(mine, all, bytes);
    int count = (int)bytes;
    return check("MPI_Allgather",
                 PMPI_Allgather(mine, count, MPI_BYTE, all, count, MPI_BYTE, job.comm));
}

int exchange_allgather(const void *mine, void *all, size_t bytes)
{
    MPI_Errhandler saved = MPI_ERRORS_RETURN; /* used only if an error handler was saved */
    if (job_return_errors(&saved) != 0 || mpi_exchange_allgather_any(mine, all, bytes) != 0)
        return -1;
    return job_restore_errors(&saved);
}

/* ---- Maximum ---- */

static void mpi_exchange_maximum_into(int *numbers, const int *others, int count)
{
    for (int i = 0; i < count; i++)
        if (others[i] > numbers[i])
            numbers[i] = others[i];
}

static int mpi_exchange_maximum_up(int *numbers, int count)
{
    struct branch branches[BRANCHES_MAX];
    MPI_Request requests[BRANCHES_MAX] = {MPI_REQUEST_NULL};
    int others[BRANCHES_MAX][EXCHANGE_NUMBERS], n_branches = mpi_exchange_find_branches(branches);
    size_t bytes = (size_t)count * sizeof(int);
    for (int i = 0; i < n_branches; i++)
        if (mpi_exchange_begin_receive(others[i], bytes, branches[i].top, &requests[i]) != 0)
            return -1;
    if (wait_all(requests, n_branches) != 0)
        return -1;
    for (int i = 0; i < n_branches; i++)
        mpi_exchange_maximum_into(numbers, others[i], count);
    return mpi_exchange_send_to_parent(numbers, bytes);
}

int exchange_maximum(int *numbers, int count)
{
    MPI_Errhandler saved = MPI_ERRORS_RETURN; /* used only if an error handler was saved */
    if (job_return_errors(&saved) != 0 || mpi_exchange_maximum_up(numbers, count) != 0 ||
        mpi_exchange_broadcast_down(numbers, (size_t)count * sizeof(int)) != 0)
        return -1;
    return job_restore_errors(&saved);
}

int exchange_barrier(void)
{
    int nothing = 0;
    return exchange_maximum(&nothing, 1);
}
