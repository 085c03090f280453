/*
 * Start of the PEs: each PE gets its rank, and all determine which PEs share a host.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "probe.h"

enum { NAME_ROOM = 128 };

static int probe_hosts_number_hosts(char (*names)[NAME_ROOM])
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

/* Stores a text that identifies this host: its name and its boot ID. Two hosts may have equal
 * names, but their boot IDs differ. */
static void probe_hosts_name_host(char name[NAME_ROOM])
{
    char boot[NAME_ROOM] = "";
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "re");
    gethostname(name, NAME_ROOM - 1);
    if (file == NULL)
        return;
    if (fgets(boot, sizeof boot, file) != NULL)
        strncat(name, boot, NAME_ROOM - 1 - strlen(name));
    fclose(file);
}

void pes_start(void)
{
    char mine[NAME_ROOM] = "";
    pes_number();
    probe_hosts_name_host(mine);
    char(*names)[NAME_ROOM] = memory_allocate((size_t)pes.size * NAME_ROOM);
    pes.host = memory_allocate((size_t)pes.size * sizeof *pes.host);
    monitor_step("messages with the hosts' names");
    pes_allgather(mine, names, NAME_ROOM);
    pes.hosts = probe_hosts_number_hosts(names);
    pes.on_host = 0;
    for (int i = 0; i < pes.size; i++)
        pes.on_host += pes.host[i] == pes.host[pes.rank];
    free(names);
}
