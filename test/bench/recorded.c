/*
 * Measures the overhead of recording a call (oshrun --profile, --trace). A program cannot switch
 * recording on and off, but calls with the prefix pshmem_ are not recorded. Batches of both
 * alternate. After each batch the trace's thread has time to write its data.
 */
#include "figures.h"

#include <pshmem.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BATCHES = 101, FEW_BATCHES = 5, CALLS = 5000, WORDS = 8, PAUSE_NS = 2000000 };

static long dest[WORDS], source[WORDS];
static int peer;

#define CALLED_TWICE(NAME, CALL)                                                                   \
    static void NAME(void)                                                                         \
    {                                                                                              \
        for (int i = 0; i < CALLS; i++)                                                            \
            CALL;                                                                                  \
    }                                                                                              \
    static void twin_of_##NAME(void)                                                               \
    {                                                                                              \
        for (int i = 0; i < CALLS; i++)                                                            \
            p##CALL;                                                                               \
    }
CALLED_TWICE(put_word, shmem_long_p(dest, i, peer))
CALLED_TWICE(get_word, shmem_long_g(dest, peer))
CALLED_TWICE(put_block, shmem_long_put(dest, source, WORDS, peer))
CALLED_TWICE(add, shmem_long_atomic_add(dest, 1, peer))
CALLED_TWICE(quiet, shmem_quiet())
CALLED_TWICE(test, shmem_long_test(dest, SHMEM_CMP_NE, -1))

static const struct {
    const char *name;
    void (*called)(void), (*twin)(void);
} rows[] = {
    {"shmem_long_p", put_word, twin_of_put_word},
    {"shmem_long_g", get_word, twin_of_get_word},
    {"shmem_long_put, 64 B", put_block, twin_of_put_block},
    {"shmem_long_atomic_add", add, twin_of_add},
    {"shmem_quiet", quiet, twin_of_quiet},
    {"shmem_long_test", test, twin_of_test},
};

static double nanoseconds_of(void (*loop)(void))
{
    const struct timespec pause = {.tv_nsec = PAUSE_NS};
    double start = figures_now();
    loop();
    double end = figures_now();
    nanosleep(&pause, NULL);
    return (end - start) * FIGURES_NANOSECONDS / CALLS;
}

static void show(size_t row, int batches)
{
    double off[BATCHES], on[BATCHES], more[BATCHES];
    for (int i = 0; i < batches; i++) {
        off[i] = nanoseconds_of(rows[row].twin);
        on[i] = nanoseconds_of(rows[row].called);
        more[i] = on[i] - off[i];
    }
    printf("%-24s %10.1f %10.1f %10.1f\n", rows[row].name, figures_median(off, batches),
           figures_median(on, batches), figures_median(more, batches));
}

static const char *recorded_by(void)
{
    if (getenv("ISTHMUS_TIMELINE") != NULL)
        return "with a trace";
    return getenv("ISTHMUS_PROFILE") != NULL ? "with a profile" : "off";
}

int main(int argc, char **argv)
{
    int batches = argc > 1 && strcmp(argv[1], "--quick") == 0 ? FEW_BATCHES : BATCHES;
    shmem_init();
    peer = shmem_n_pes() - 1;
    if (shmem_my_pe() == 0) {
        printf("%-24s %10s %10s %10s\n", recorded_by(), "off, ns", "on, ns", "more");
        for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++)
            show(row, batches);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
