/*
 * Measures the cost of a PE in a large job: CPU time and memory of its start, memory after it has
 * written to all PEs of its node, and the messages that its node sends in collectives. PE 0 prints
 * one line of JSON. The sum of the reduction is right only if the number of nodes is a power of
 * two, because the simulated nodes only return copies of messages.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "medium.h"

static const struct medium *medium;
static uint64_t messages_before, bytes_before;

/* Returns the CPU time of this process in seconds. */
static double cpu_time(void)
{
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage) != 0)
        return 0;
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/* Returns a value of /proc/self/status in KiB, or -1. */
static long status_kib(const char *name)
{
    char line[256];
    long kib = -1;
    FILE *file = fopen("/proc/self/status", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, name, strlen(name)) == 0)
            sscanf(line + strlen(name), ": %ld", &kib);
    if (file != NULL)
        fclose(file);
    return kib;
}

static void start_counting(void)
{
    shmem_sync_all();
    messages_before = __atomic_load_n(&medium->messages, __ATOMIC_RELAXED);
    bytes_before = __atomic_load_n(&medium->bytes, __ATOMIC_RELAXED);
}

/* Prints the messages and bytes that the whole node has sent since start_counting. All its PEs have
 * completed the operation. */
static void print_messages(const char *what)
{
    printf(", \"%s_messages\": %llu, \"%s_bytes\": %llu", what,
           (unsigned long long)(medium->messages - messages_before), what,
           (unsigned long long)(medium->bytes - bytes_before));
}

static void print_memory(const char *when)
{
    printf(", \"%s_own_kib\": %ld, \"%s_files_kib\": %ld, \"%s_tables_kib\": %ld", when,
           status_kib("RssAnon"), when, status_kib("RssShmem"), when, status_kib("VmPTE"));
}

static long sum, one = 1, word;

static void write_to_node(int me)
{
    int first = me / medium->node * medium->node;
    for (int pe = first; pe < first + medium->node; pe++)
        shmem_long_p(&word, me, pe);
    shmem_sync_all();
}

/* Measures each collective separately. The other PEs cannot finish the following shmem_sync_all
 * before PE 0 has printed, so no later messages are counted. */
static void measure_collectives(int me)
{
    start_counting();
    shmem_barrier_all();
    if (me == 0)
        print_messages("barrier");
    start_counting();
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &one, 1);
    if (me == 0)
        print_messages("reduce");
}

static void measure_split(int me, int n_pes)
{
    shmem_team_t half;
    start_counting();
    double before = cpu_time();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n_pes / 2, NULL, 0, &half);
    if (me == 0) {
        printf(", \"split_cpu_s\": %.4f", cpu_time() - before);
        print_messages("split");
    }
    shmem_team_destroy(half);
}

int main(void)
{
    int pe;
    double before = cpu_time();
    shmem_init();
    double init = cpu_time() - before;
    int me = shmem_my_pe(), n_pes = shmem_n_pes();
    medium = medium_open(&pe);
    if (medium == NULL || pe != me) {
        fprintf(stderr, "growth: runs under simulated_run only\n");
        shmem_global_exit(2);
    }
    if (me == 0) {
        printf("{\"pes\": %d, \"node\": %d, \"init_cpu_s\": %.4f, \"peak_kib\": %ld", n_pes,
               medium->node, init, status_kib("VmHWM"));
        print_memory("lasting");
    }
    shmem_sync_all();
    measure_collectives(me);
    measure_split(me, n_pes);
    write_to_node(me);
    if (me == 0) {
        print_memory("used");
        printf(", \"sum\": %ld}\n", sum);
    }
    fflush(stdout);
    shmem_finalize();
    return 0;
}
