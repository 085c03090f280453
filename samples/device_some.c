/*
 * Teaches: a job in which only some PEs have a GPU. All PEs create the space together. PEs with a
 *          GPU get the space and its team; other PEs get invalid handles. The data are in the
 *          symmetric heap, in host memory. The PEs with a GPU copy the data of all PEs to device
 *          memory, add them up there, and put the sums into the heap of every PE.
 * Run:     oshcc device_some.c -o device_some && oshrun -np 4 ./device_some
 * Try:     ISTHMUS_DEVICE=0,none (every other PE of a node works without its GPU)
 */
#include "check.h"

#define COUNT 1000 /* numbers per PE */

/* Adds up the arrays of all PEs, element by element. Called by the PEs with a GPU. If n PEs have a
 * GPU, each of them adds up the arrays of every n-th PE, and a reduction adds up their sums. */
static void add_up(shmem_space_t space, shmem_team_t team, long *numbers, long *sums)
{
    int members = shmem_team_n_pes(team);
    long *share = shmem_space_malloc(space, COUNT * sizeof *share);
    long *total = shmem_space_malloc(space, COUNT * sizeof *total);
    long *sum = calloc(COUNT, sizeof *sum), *fetched = malloc(COUNT * sizeof *fetched);
    check(share != NULL && total != NULL && sum != NULL && fetched != NULL, "memory");

    for (int pe = shmem_team_my_pe(team); pe < shmem_n_pes(); pe += members) {
        shmem_long_get(fetched, numbers, COUNT, pe);
        for (int i = 0; i < COUNT; i++) {
            sum[i] += fetched[i];
        }
    }
    shmem_long_put(share, sum, COUNT, shmem_my_pe()); /* into device memory */
    shmem_team_sync(team);
    check(shmem_long_sum_reduce(team, total, share, COUNT) == 0, "shmem_long_sum_reduce");

    /* Copies the sums from device memory to the heap of every PE. */
    if (shmem_team_my_pe(team) == 0) {
        for (int pe = 0; pe < shmem_n_pes(); pe++) {
            shmem_long_put(sums, total, COUNT, pe);
        }
    }
    free(fetched);
    free(sum);
    shmem_space_free(space, total);
    shmem_space_free(space, share);
}

int main(void)
{
    shmem_space_t space;
    shmem_team_t team;
    shmem_space_config_t config = {
        .device_type = SHMEM_DEVICE_GPU, .size = 1 << 20, .flags = SHMEM_SPACE_FLAG_DEFAULT};
    static long n_members;

    shmem_init();
    long me = shmem_my_pe(), npes = shmem_n_pes();
    long *numbers = shmem_malloc(COUNT * sizeof *numbers);
    long *sums = shmem_calloc(COUNT, sizeof *sums);
    check(numbers != NULL && sums != NULL, "the heap");
    for (long i = 0; i < COUNT; i++) {
        numbers[i] = 1000 * me + i;
    }

    const char *memory = "device";
    if (shmem_space_create(&config, &space, &team) != 0) { /* no PE has a GPU: use host memory */
        memory = "host";
        config.device_type = SHMEM_DEVICE_CPU;
        check(shmem_space_create(&config, &space, &team) == 0, "shmem_space_create");
    }
    if (space != SHMEM_SPACE_INVALID) {
        add_up(space, team, numbers, sums);
        shmem_long_atomic_inc(&n_members, 0);
        shmem_team_destroy(team);
        check(shmem_space_destroy(space) == 0, "shmem_space_destroy");
    }
    shmem_barrier_all(); /* PEs without a GPU wait here for the sums */

    for (long i = 0; i < COUNT; i++) {
        check(sums[i] == 1000 * npes * (npes - 1) / 2 + npes * i, "the sums");
    }
    if (me == 0) {
        printf("%ld of %ld PEs added up in %s memory\n", n_members, npes, memory);
    }
    shmem_free(sums);
    shmem_free(numbers);
    shmem_finalize();
    return 0;
}
