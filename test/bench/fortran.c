/*
 * What a call from Fortran costs beside the same call from C: batches of both in turn, in one
 * program.
 */
#include "figures.h"

#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATCHES       31
#define BATCH_SECONDS 0.004
#define WORDS         8 /* that a put or get of 64 bytes moves */

/* `count` calls from PE 0 on the words of PE `pe`. */
typedef void loop_type(int64_t *dest, int64_t *source, int pe, long count);

/* fortran_loop.f90.in */
loop_type fortran_put_8, fortran_put_64, fortran_get_8, fortran_get_64, fortran_fetch_add,
    fortran_swap, fortran_add;

static int64_t symmetric[WORDS], local[WORDS];

static void put_8(int64_t *dest, int64_t *source, int pe, long count)
{
    for (long i = 0; i < count; i++)
        shmem_put64(dest, source, 1, pe);
    shmem_quiet();
}

static void put_64(int64_t *dest, int64_t *source, int pe, long count)
{
    for (long i = 0; i < count; i++)
        shmem_put64(dest, source, WORDS, pe);
    shmem_quiet();
}

static void get_8(int64_t *dest, int64_t *source, int pe, long count)
{
    for (long i = 0; i < count; i++)
        shmem_get64(source, dest, 1, pe);
}

static void get_64(int64_t *dest, int64_t *source, int pe, long count)
{
    for (long i = 0; i < count; i++)
        shmem_get64(source, dest, WORDS, pe);
}

static void fetch_add(int64_t *dest, int64_t *source, int pe, long count)
{
    for (long i = 0; i < count; i++)
        *source += shmem_int64_atomic_fetch_add(dest, 1, pe);
}

static void swap(int64_t *dest, int64_t *source, int pe, long count)
{
    for (long i = 0; i < count; i++)
        *source = shmem_int64_atomic_swap(dest, *source, pe);
}

static void add(int64_t *dest, int64_t *source, int pe, long count)
{
    (void)source;
    for (long i = 0; i < count; i++)
        shmem_int64_atomic_add(dest, 1, pe);
    shmem_quiet();
}

static double seconds_of(loop_type *loop, long count)
{
    double begin = figures_now();
    loop(symmetric, local, shmem_n_pes() - 1, count);
    return figures_now() - begin;
}

static long find_count(loop_type *loop)
{
    long count = 1, next;
    double seconds;
    while (seconds = seconds_of(loop, count),
           (next = figures_next_count(count, seconds, BATCH_SECONDS)) != count)
        count = next;
    return count;
}

static void measure(const char *what, loop_type *in_c, loop_type *in_fortran)
{
    double c[BATCHES], fortran[BATCHES], more[BATCHES];
    long count = find_count(in_c);
    for (int i = 0; i < BATCHES; i++) {
        c[i] = seconds_of(in_c, count) / (double)count * FIGURES_NANOSECONDS;
        fortran[i] = seconds_of(in_fortran, count) / (double)count * FIGURES_NANOSECONDS;
        more[i] = fortran[i] - c[i];
    }
    printf("%-10s %10.2f %10.2f %10.2f (%.2f to %.2f)\n", what, figures_median(c, BATCHES),
           figures_median(fortran, BATCHES), figures_median(more, BATCHES),
           figures_least(more, BATCHES), figures_greatest(more, BATCHES));
    fflush(stdout);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        printf("usage: %s\nShows what calls from Fortran cost beside those from C. With 2 PEs or "
               "more.\n",
               argv[0]);
        return strcmp(argv[1], "--help") == 0 ? EXIT_SUCCESS : 2;
    }
    shmem_init();
    if (shmem_my_pe() == 0) {
        printf("%-10s %10s %10s %10s\n", "", "C ns", "Fortran ns", "more ns");
        measure("put 8 B", put_8, fortran_put_8);
        measure("put 64 B", put_64, fortran_put_64);
        measure("get 8 B", get_8, fortran_get_8);
        measure("get 64 B", get_64, fortran_get_64);
        measure("fetch_add", fetch_add, fortran_fetch_add);
        measure("swap", swap, fortran_swap);
        measure("add", add, fortran_add);
    }
    shmem_finalize();
    return EXIT_SUCCESS;
}
