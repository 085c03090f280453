/*
 * The table of all probes. A probe is a small test of one property of an MPI library.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

enum { PROBES_MAX = 512 };

static struct probe probes[PROBES_MAX];
static int count;

void table_add(const struct probe *probe)
{
    if (count == PROBES_MAX)
        abort();
    probes[count] = *probe;
    if (probe->level == 0)
        probes[count].level = MPI_THREAD_SERIALIZED;
    count++;
}

const struct probe *table_find(const char *name)
{
    for (int i = 0; i < count; i++)
        if (strcmp(probes[i].name, name) == 0)
            return &probes[i];
    return NULL;
}

static void probe_table_print_trait(const struct probe *probe, unsigned trait, char letter)
{
    if (probe->is & trait)
        putchar(letter);
}

static void probe_table_print_traits(const struct probe *probe)
{
    putchar('-');
    probe_table_print_trait(probe, PROBE_ALONE, 'a');
    probe_table_print_trait(probe, PROBE_BARE, 'b');
    probe_table_print_trait(probe, PROBE_ENDS_JOB, 'e');
    probe_table_print_trait(probe, PROBE_THOROUGH, 't');
    probe_table_print_trait(probe, PROBE_BY_CHANCE, 'c');
}

void table_print(void)
{
    for (int i = 0; i < count; i++) {
        const struct probe *probe = &probes[i];
        printf("%s\t%d\t%d\t%d\t", probe->name, probe->min_pes, probe->seconds, probe->level);
        probe_table_print_traits(probe);
        printf("\t%s\n", probe->description);
    }
}
