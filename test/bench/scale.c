/* Measures how an OpenSHMEM job scales with the number of PEs: startup, memory, barrier
 * (scale.h). */
#include "figures.h"
#include "scale.h"

#include <shmem.h>
#include <stdio.h>
#include <string.h>

static double greatest(double value)
{
    static double mine, all;

    mine = value;
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    return all;
}

/* Each PE writes to all PEs, as in a program without a fixed communication pattern. */
static void speak_to_all(const struct paired_job *job)
{
    static long word;

    for (int i = 0; i < job->pes; i++) {
        shmem_long_p(&word, job->me, (job->me + i) % job->pes);
    }
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    struct paired_job job = {.barrier = shmem_barrier_all, .greatest = greatest};
    int start_only = argc == 2 && strcmp(argv[1], SCALE_START) == 0;
    double start = figures_now(), initialized;

    if (argc > 1 && !start_only) {
        fprintf(stderr, "usage: %s [" SCALE_START "]\nPrints JSON; scripts/scale runs it.\n",
                argv[0]);
        return 2;
    }
    shmem_init();
    initialized = figures_now();
    if (start_only) {
        scale_print_start(start, initialized);
    } else {
        job.me = shmem_my_pe();
        job.pes = shmem_n_pes();
        speak_to_all(&job);
        scale_report(&job, start, initialized);
    }
    shmem_finalize();
    return 0;
}
