/*
 * The PEs of the job: who and where they are, and meeting.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

struct pes pes = {.rank = -1};

enum { NAME_ROOM = 64, ALL_PAIRS_MOST = 8 };

static int number_hosts(char (*names)[NAME_ROOM])
{
    int hosts = 0;
    for (int i = 0; i < pes.size; i++) {
        int same = 0;
        while (strcmp(names[same], names[i]) != 0)
            same++;
        pes.host[i] = same == i ? hosts++ : pes.host[same];
    }
    return hosts;
}

void pes_start(void)
{
    char name[MPI_MAX_PROCESSOR_NAME + 1] = "", mine[NAME_ROOM];
    int length = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &pes.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &pes.size);
    watch_rank(pes.rank);
    MPI_Get_processor_name(name, &length);
    memset(mine, 0, sizeof mine);
    snprintf(mine, sizeof mine, "%.*s", NAME_ROOM - 1, name);
    char(*names)[NAME_ROOM] = allocate((size_t)pes.size * NAME_ROOM);
    pes.host = allocate((size_t)pes.size * sizeof *pes.host);
    step("MPI_Allgather of the hosts' names");
    must("MPI_Allgather",
         MPI_Allgather(mine, NAME_ROOM, MPI_CHAR, names, NAME_ROOM, MPI_CHAR, MPI_COMM_WORLD));
    pes.hosts = number_hosts(names);
    pes.on_host = 0;
    for (int i = 0; i < pes.size; i++)
        pes.on_host += pes.host[i] == pes.host[pes.rank];
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

int pe_after(int distance)
{
    return (pes.rank + distance) % pes.size;
}

int pe_before(int distance)
{
    return (pes.rank + pes.size - distance % pes.size) % pes.size;
}

int next_distance(int distance)
{
    return distance == 0 || pes.size <= ALL_PAIRS_MOST ? distance + 1 : distance * 2;
}

void wait_all(int n, MPI_Request *requests)
{
    for (int i = 0; i < n; i++)
        must("MPI_Wait", MPI_Wait(&requests[i], MPI_STATUS_IGNORE));
}

void meet(void)
{
    watch_waits_for_all();
    must("MPI_Barrier", MPI_Barrier(MPI_COMM_WORLD));
    watch_goes_on();
}

bool any(bool here)
{
    int mine = here, all = 0;
    must("MPI_Allreduce", MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
    return all != 0;
}

long sum_of(long here)
{
    long all = 0;
    must("MPI_Allreduce", MPI_Allreduce(&here, &all, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD));
    return all;
}
