/*
 * The PEs of the job: their numbers and distances, and waits for requests. Functions
 * that need messages between PEs are in hosts.c, above agree.c.
 */
#include <stdio.h>
#include <stdlib.h>

#include "probe.h"

struct pes pes = {.rank = -1};
double start_seconds;

enum { ALL_PAIRS_MAX = 8 };

#ifdef OPEN_MPI
#define RANK_VARIABLE "OMPI_COMM_WORLD_RANK"
#define SIZE_VARIABLE "OMPI_COMM_WORLD_SIZE"
#else
#define RANK_VARIABLE "PMI_RANK"
#define SIZE_VARIABLE "PMI_SIZE"
#endif

/* By the launcher's variables where this MPI's own launcher has them: MPI's answers are probed. */
void pes_number(void)
{
    const char *rank = getenv(RANK_VARIABLE), *size = getenv(SIZE_VARIABLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &pes.said_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &pes.said_size);
    bool is_known = rank != NULL && size != NULL && atoi(rank) < atoi(size);
    pes.rank = is_known ? atoi(rank) : pes.said_rank;
    pes.size = is_known ? atoi(size) : pes.said_size;
    monitor_set_rank(pes.rank);
}

const char *pes_where(int pe)
{
    static _Thread_local char text[48];
    if (pe == pes.rank)
        return "itself";
    snprintf(text, sizeof text, "PE %d on %s host", pe,
             pes.host[pe] == pes.host[pes.rank] ? "the same" : "another");
    return text;
}

int pes_after(int distance)
{
    return (pes.rank + distance) % pes.size;
}

int pes_before(int distance)
{
    return (pes.rank + pes.size - distance % pes.size) % pes.size;
}

int pes_next_distance(int distance)
{
    return distance == 0 || pes.size <= ALL_PAIRS_MAX ? distance + 1 : distance * 2;
}

/* Who goes on with an operation that is under way would only find what follows. */
void pes_wait(MPI_Request *request, MPI_Status *status)
{
    require_success("MPI_Wait", MPI_Wait(request, status));
    if (*request == MPI_REQUEST_NULL)
        return;
    report_wrong("MPI_REQUEST_NULL", "MPI_Wait leaves a request as it is, as if it were not over");
    abort_probe();
}

void pes_wait_all(int n, MPI_Request *requests)
{
    for (int i = 0; i < n; i++)
        pes_wait(&requests[i], MPI_STATUS_IGNORE);
}
