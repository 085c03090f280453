/*
 * How fast the ways of Isthmus are: what speed.c does, with OpenSHMEM and without MPI. The way is
 * what ISTHMUS_PATH says. Started as isthmus-probe-ways --job ID LIMIT EFFORT PROBE.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmem.h>

#include "../clock.h"
#include "../series.h"
#include "../tell.h"
#include "../watch.h"

enum { START_SECONDS = 40, SECONDS = 90, END_SECONDS = 15, NAME_ROOM = 64 };

static char *memory, *buffer;
static int partner;

static void begin_put(size_t place, size_t bytes)
{
    shmem_putmem_nbi(memory + place, buffer + place, bytes, partner);
}

static void begin_get_way(size_t place, size_t bytes)
{
    shmem_getmem_nbi(buffer + place, memory + place, bytes, partner);
}

static void put_way(size_t place, size_t bytes)
{
    shmem_putmem(memory + place, buffer + place, bytes, partner);
}

static void put_one(size_t bytes, double computing, long count)
{
    series_each(put_way, shmem_quiet, bytes, computing, count);
}

static void put_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(begin_put, shmem_quiet, bytes, count);
}

static void put_beside(size_t bytes, double computing, long count)
{
    series_each(begin_put, shmem_quiet, bytes, computing, count);
}

static void get_one(size_t bytes, double computing, long count)
{
    (void)computing;
    for (long i = 0; i < count; i++)
        shmem_getmem(buffer, memory, bytes, partner);
}

static void get_many(size_t bytes, double computing, long count)
{
    (void)computing;
    series_many(begin_get_way, shmem_quiet, bytes, count);
}

static void get_beside(size_t bytes, double computing, long count)
{
    series_each(begin_get_way, shmem_quiet, bytes, computing, count);
}

static void fetch_one(size_t bytes, double computing, long count)
{
    (void)bytes;
    (void)computing;
    for (long i = 0; i < count; i++)
        shmem_ulong_atomic_fetch_add((unsigned long *)(void *)memory, 1, partner);
}

static const struct moves moves[] = {{"put", false, put_one, 1, put_many, put_beside},
                                     {"get", false, get_one, 1, get_many, get_beside},
                                     {"fetch and add", true, fetch_one, 1, NULL, NULL}};

/* The first PE on PE 0's host, or on another one; -1: there is none. On PE 0 only. */
static int find_partner(char *name, bool is_elsewhere)
{
    char other[NAME_ROOM];
    for (int pe = 1; pe < shmem_n_pes(); pe++) {
        shmem_getmem(other, name, NAME_ROOM, pe);
        if ((strcmp(other, name) != 0) == is_elsewhere)
            return pe;
    }
    return -1;
}

/* The way between hosts is another one where those on a host have their memory mapped. */
static bool is_direct(void)
{
    const char *path = getenv("ISTHMUS_PATH");
    return path == NULL || strcmp(path, "direct") == 0;
}

static void measure_way(char *name, bool is_elsewhere)
{
    if (is_elsewhere && is_direct())
        return;
    partner = find_partner(name, is_elsewhere);
    if (partner < 0)
        return;
    series_measure(is_elsewhere ? "another host" : "the same host", 3, moves);
}

static void measure_all(void)
{
    char *name = shmem_calloc(1, NAME_ROOM);
    memory = shmem_calloc(1, SERIES_MOST_MEMORY);
    buffer = calloc(1, SERIES_MOST_MEMORY);
    if (name == NULL || memory == NULL || buffer == NULL)
        shmem_global_exit(EXIT_FAILURE);
    gethostname(name, NAME_ROOM - 1);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        measure_way(name, false);
        measure_way(name, true);
    }
    shmem_barrier_all();
    free(buffer);
}

static void run(const char *probe)
{
    watch_limit("start", START_SECONDS);
    step("shmem_init");
    shmem_init();
    watch_rank(shmem_my_pe());
    watch_probe(probe, SECONDS);
    double begin = now();
    measure_all();
    if (shmem_my_pe() == 0)
        tell("done", "%.3f", now() - begin);
    watch_limit("end", END_SECONDS);
    step("shmem_finalize");
    shmem_finalize();
    tell("done", "0");
    watch_end_is_meant();
}

int main(int argc, char *argv[])
{
    if (argc != 6 || strcmp(argv[1], "--job") != 0) {
        fprintf(stderr, "isthmus-probe-ways: a part of isthmus-probe: oshrun starts that\n");
        return 2;
    }
    watch_start(atoi(argv[3]));
    series_quick(strcmp(argv[4], "quick") == 0);
    run(argv[5]);
    return EXIT_SUCCESS;
}
