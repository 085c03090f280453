/*
 * Compares calls from Fortran with the same calls from C, and with a minimal library that takes
 * addresses and calls C's routines. Batches of each alternate in one program.
 */
#include "figures.h"
#include "fortran_loop.h"

#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BATCHES 201
#define CALLS   10000 /* calls of a batch: short, so that few batches are interrupted */

static long symmetric[FORTRAN_LOOP_WORDS], local[FORTRAN_LOOP_WORDS];

enum { C, BARE, FORTRAN, MODULE, LANGUAGES };

static const struct {
    const char *what;
    fortran_loop_type *in[LANGUAGES];
} loops[] = {
#define LOOP(NAME, WHAT) {WHAT, {c_##NAME, bare_##NAME, fortran_##NAME, module_##NAME}},
    FORTRAN_LOOPS(LOOP)};
enum { LOOPS = sizeof loops / sizeof *loops };

static double taken[LOOPS][LANGUAGES][BATCHES]; /* ns per call */

static double time_call(fortran_loop_type *loop)
{
    double begin = figures_now();
    loop(symmetric, local, shmem_n_pes() - 1, CALLS);
    return (figures_now() - begin) / CALLS * FIGURES_NANOSECONDS;
}

/* Batches of all loops alternate, so that disturbances of the machine affect all equally. */
static void measure(void)
{
    for (int batch = 0; batch < BATCHES; batch++)
        for (int loop = 0; loop < LOOPS; loop++)
            for (int language = C; language < LANGUAGES; language++)
                taken[loop][language][batch] = time_call(loops[loop].in[language]);
}

static double median_more(const double in_c[BATCHES], const double in_other[BATCHES])
{
    double more[BATCHES];
    for (int batch = 0; batch < BATCHES; batch++)
        more[batch] = in_other[batch] - in_c[batch];
    return figures_median(more, BATCHES);
}

static void show(const char *what, double times[LANGUAGES][BATCHES])
{
    printf("%-10s", what);
    for (int language = C; language < LANGUAGES; language++)
        printf(" %10.2f", figures_median(times[language], BATCHES));
    for (int language = BARE; language < LANGUAGES; language++)
        printf(" %10.2f", median_more(times[C], times[language]));
    printf("\n");
}

static void measure_and_show(void)
{
    measure();
    printf("%-10s %10s %10s %10s %10s %10s %13s %12s\n", "ns a call", "C", "bare", "Fortran",
           "module", "bare more", "Fortran more", "module more");
    for (int loop = 0; loop < LOOPS; loop++)
        show(loops[loop].what, taken[loop]);
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
    if (shmem_my_pe() == 0)
        measure_and_show();
    shmem_finalize();
    return EXIT_SUCCESS;
}
