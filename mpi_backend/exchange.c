/*
 * Exchange among all PEs of the job.
 */
#include <limits.h>
#include <string.h>

#include "module.h"

_Static_assert(CHUNK_BYTES <= INT_MAX, "MPI counts the bytes of a chunk by an int");

/* For pieces so large that MPI's counts cannot carry them: each PE sends its own, chunk
 * by chunk. */
static int allgather_in_chunks(const void *mine, char *all, size_t bytes)
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

static int allgather_any(const void *mine, void *all, size_t bytes)
{
    if (bytes > CHUNK_BYTES / (size_t)job.size)
        return allgather_in_chunks(mine, all, bytes);
    int count = (int)bytes;
    return check("MPI_Allgather",
                 PMPI_Allgather(mine, count, MPI_BYTE, all, count, MPI_BYTE, job.comm));
}

int exchange_allgather(const void *mine, void *all, size_t bytes)
{
    MPI_Errhandler kept = MPI_ERRORS_RETURN; /* not read unless taken */
    if (job_take_errors(&kept) != 0 || allgather_any(mine, all, bytes) != 0)
        return -1;
    return job_give_errors_back(&kept);
}

int exchange_barrier(void)
{
    MPI_Errhandler kept = MPI_ERRORS_RETURN; /* not read unless taken */
    if (job_take_errors(&kept) != 0 || check("MPI_Barrier", PMPI_Barrier(job.comm)) != 0)
        return -1;
    return job_give_errors_back(&kept);
}
