/*
 * Measures operations on memory spaces, compared with the symmetric heap: on one space, and on 64
 * spaces alternately, compared with 64 heap addresses that are as far apart as the spaces. Ratios
 * compare alternating batches.
 */
#include "figures.h"

#include <shmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SPACES        64
#define SPACE_BYTES   ((size_t)2 << 20) /* distance between spaces */
#define BATCHES       31
#define BATCH_SECONDS 0.004

/* Addresses that a batch accesses one after another, and their number. */
struct places {
    char *at[SPACES];
    int count; /* a power of two */
};

static struct places heap_one, heap_many, space_one, space_many;
static char local[64 * 1024];
static int peer;
static volatile unsigned long kept;

typedef void loop_type(const struct places *places, long count);

static long *word(const struct places *places, long i)
{
    return (long *)(void *)places->at[i & (places->count - 1)];
}

static void loop_p(const struct places *places, long count)
{
    for (long i = 0; i < count; i++)
        shmem_long_p(word(places, i), i, peer);
    shmem_quiet();
}

static void loop_p_quiet(const struct places *places, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_long_p(word(places, i), i, peer);
        shmem_quiet();
    }
}

static void loop_g(const struct places *places, long count)
{
    unsigned long sum = 0;
    for (long i = 0; i < count; i++)
        sum += (unsigned long)shmem_long_g(word(places, i), peer);
    kept = sum;
}

static void loop_fetch_add(const struct places *places, long count)
{
    unsigned long sum = 0;
    for (long i = 0; i < count; i++)
        sum += (unsigned long)shmem_long_atomic_fetch_add(word(places, i), 1, peer);
    kept = sum;
}

static void loop_put_64(const struct places *places, long count)
{
    for (long i = 0; i < count; i++)
        shmem_putmem(word(places, i), local, 64, peer);
    shmem_quiet();
}

static void loop_get_64(const struct places *places, long count)
{
    for (long i = 0; i < count; i++)
        shmem_getmem(local, word(places, i), 64, peer);
}

static void loop_put_64_kib(const struct places *places, long count)
{
    for (long i = 0; i < count; i++)
        shmem_putmem(word(places, i), local, sizeof local, peer);
    shmem_quiet();
}

static double seconds_of(loop_type *loop, const struct places *places, long count)
{
    double begin = figures_now();
    loop(places, count);
    return figures_now() - begin;
}

static long find_count(loop_type *loop)
{
    long count = 1, next;
    double seconds;
    while (seconds = seconds_of(loop, &heap_many, count),
           (next = figures_next_count(count, seconds, BATCH_SECONDS)) != count)
        count = next;
    return count;
}

/* Sets the time for `base` in ns, and the ratio of the time for `other` to it. */
static void compare(loop_type *loop, long count, const struct places *base,
                    const struct places *other, double *nanoseconds, double *ratio)
{
    double times[BATCHES], ratios[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
        times[i] = seconds_of(loop, base, count);
        ratios[i] = seconds_of(loop, other, count) / times[i];
    }
    *nanoseconds = figures_median(times, BATCHES) / (double)count * FIGURES_NANOSECONDS;
    *ratio = figures_median(ratios, BATCHES);
}

static void measure(const char *what, loop_type *loop)
{
    double one, many, one_ratio, many_ratio;
    long count = find_count(loop);
    compare(loop, count, &heap_one, &space_one, &one, &one_ratio);
    compare(loop, count, &heap_many, &space_many, &many, &many_ratio);
    printf("%-12s %10.2f %10.2f %14.2f %10.2f\n", what, one, one_ratio, many, many_ratio);
    fflush(stdout);
}

static void make_places(void)
{
    char *heap = shmem_align(SPACE_BYTES, SPACES * SPACE_BYTES);
    shmem_space_config_t config = {SHMEM_DEVICE_CPU, SPACE_BYTES, SHMEM_SPACE_FLAG_DEFAULT};
    heap_many.count = space_many.count = SPACES;
    heap_one.count = space_one.count = 1;
    for (int i = 0; i < SPACES; i++) {
        shmem_space_t space;
        shmem_team_t team;
        if (heap == NULL || shmem_space_create(&config, &space, &team) != 0)
            shmem_global_exit(EXIT_FAILURE); /* the library has printed the reason */
        heap_many.at[i] = heap + (size_t)i * SPACE_BYTES;
        space_many.at[i] = shmem_space_calloc(space, 1, sizeof local);
        memset(heap_many.at[i], 0, sizeof local);
    }
    heap_one.at[0] = heap_many.at[0];
    space_one.at[0] = space_many.at[0];
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        printf("usage: %s\nShows what operations on memory spaces cost beside the symmetric heap. "
               "With 2 PEs or more.\n",
               argv[0]);
        return strcmp(argv[1], "--help") == 0 ? EXIT_SUCCESS : 2;
    }
    shmem_init();
    peer = shmem_n_pes() - 1;
    make_places();
    shmem_barrier_all();
    if (shmem_my_pe() == 0) {
        printf("%-12s %10s %10s %14s %10s\n", "", "heap ns", "space", "64 places ns", "64 spaces");
        measure("p", loop_p);
        measure("p, quiet", loop_p_quiet);
        measure("g", loop_g);
        measure("fetch_add", loop_fetch_add);
        measure("put 64 B", loop_put_64);
        measure("get 64 B", loop_get_64);
        measure("put 64 KiB", loop_put_64_kib);
    }
    shmem_finalize();
    return EXIT_SUCCESS;
}
