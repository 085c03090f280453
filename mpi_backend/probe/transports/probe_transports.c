/*
 * Measures the speed of the transports of Isthmus with OpenSHMEM operations, as probe_speed.c
 * measures MPI. ISTHMUS_PATH selects the transport. isthmus-probe starts this program as
 * isthmus-probe-ways --job ID LIMIT EFFORT PROBE.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmem.h>

#include "../probe_clock.h"
#include "../probe_series.h"
#include "../probe_report.h"
#include "../probe_monitor.h"

enum { START_SECONDS = 40, SECONDS = 90, END_SECONDS = 15, NAME_CAPACITY = 64 };

static char *memory, *buffer;
static int partner;

static void probe_transports_begin_put(size_t offset, size_t bytes)
{
    shmem_putmem_nbi(memory + offset, buffer + offset, bytes, partner);
}

static void probe_transports_begin_get(size_t offset, size_t bytes)
{
    shmem_getmem_nbi(buffer + offset, memory + offset, bytes, partner);
}

static void probe_transports_put_blocking(size_t offset, size_t bytes)
{
    shmem_putmem(memory + offset, buffer + offset, bytes, partner);
}

static void probe_transports_put_one(size_t bytes, double computing, long count)
{
    series_each(probe_transports_put_blocking, shmem_quiet, bytes, computing, count);
}

static void probe_transports_put_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(probe_transports_begin_put, shmem_quiet, bytes, count);
}

static void probe_transports_put_beside(size_t bytes, double computing, long count)
{
    series_each(probe_transports_begin_put, shmem_quiet, bytes, computing, count);
}

static void probe_transports_get_one(size_t bytes, double computing, long count)
{
    (void)computing;
    for (long i = 0; i < count; i++)
        shmem_getmem(buffer, memory, bytes, partner);
}

static void probe_transports_get_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(probe_transports_begin_get, shmem_quiet, bytes, count);
}

static void probe_transports_get_beside(size_t bytes, double computing, long count)
{
    series_each(probe_transports_begin_get, shmem_quiet, bytes, computing, count);
}

static void probe_transports_fetch_one(size_t bytes, double computing, long count)
{
    (void)bytes;
    (void)computing;
    for (long i = 0; i < count; i++)
        shmem_ulong_atomic_fetch_add((unsigned long *)(void *)memory, 1, partner);
}

static const struct moves moves[] = {
    {"put", false, probe_transports_put_one, 1, probe_transports_put_many,
     probe_transports_put_beside},
    {"get", false, probe_transports_get_one, 1, probe_transports_get_many,
     probe_transports_get_beside},
    {"fetch and add", true, probe_transports_fetch_one, 1, NULL, NULL}};

/* Returns the first PE, except PE 0, on the host of PE 0, or on another host if `is_elsewhere`.
 * Returns -1 if no such PE exists. Only PE 0 calls this function. */
static int probe_transports_find_partner(char *name, bool is_elsewhere)
{
    char other[NAME_CAPACITY];
    for (int pe = 1; pe < shmem_n_pes(); pe++) {
        shmem_getmem(other, name, NAME_CAPACITY, pe);
        if ((strcmp(other, name) != 0) == is_elsewhere)
            return pe;
    }
    return -1;
}

/* Returns true if PEs on one host access each other's memory directly. Other hosts are then
 * reached by another transport, which this job does not measure. */
static bool probe_transports_is_direct(void)
{
    const char *path = getenv("ISTHMUS_PATH");
    return path == NULL || strcmp(path, "direct") == 0;
}

static void probe_transports_measure_transport(char *name, bool is_elsewhere)
{
    if (is_elsewhere && probe_transports_is_direct())
        return;
    partner = probe_transports_find_partner(name, is_elsewhere);
    if (partner < 0)
        return;
    series_measure(is_elsewhere ? "another host" : "the same host", 3, moves);
}

static void probe_transports_measure_all(void)
{
    char *name = shmem_calloc(1, NAME_CAPACITY);
    memory = shmem_calloc(1, SERIES_MEMORY_MAX);
    buffer = calloc(1, SERIES_MEMORY_MAX);
    if (name == NULL || memory == NULL || buffer == NULL)
        shmem_global_exit(EXIT_FAILURE);
    gethostname(name, NAME_CAPACITY - 1);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        probe_transports_measure_transport(name, false);
        probe_transports_measure_transport(name, true);
    }
    shmem_barrier_all();
    free(buffer);
}

static void probe_transports_run(const char *probe)
{
    monitor_set_limit("start", START_SECONDS);
    monitor_step("shmem_init");
    shmem_init();
    monitor_set_rank(shmem_my_pe());
    monitor_begin_probe(probe, SECONDS);
    double begin = clock_seconds();
    probe_transports_measure_all();
    if (shmem_my_pe() == 0)
        report_line("done", "%.3f", clock_seconds() - begin);
    monitor_set_limit("end", END_SECONDS);
    monitor_step("shmem_finalize");
    shmem_finalize();
    report_line("done", "0");
    monitor_expect_end();
}

int main(int argc, char *argv[])
{
    if (argc != 6 || strcmp(argv[1], "--job") != 0) {
        fprintf(stderr, "isthmus-probe-ways: a part of isthmus-probe: oshrun starts that\n");
        return 2;
    }
    monitor_start(atoi(argv[3]));
    series_quick(strcmp(argv[4], "quick") == 0);
    probe_transports_run(argv[5]);
    return EXIT_SUCCESS;
}
