/*
 * Teaches: memory spaces, which a program creates at run time: a space's team and capabilities,
 *          blocks that all PEs of the team allocate together, and the order of destruction.
 * Run:     oshcc space.c -o space && oshrun -np 2 ./space
 */
#include "check.h"

#define COUNT 16

/* Each PE writes its number into the block of the next PE, and adds its number to a sum on that
 * PE. */
static void work(shmem_space_t space, shmem_team_t team)
{
    int me = shmem_team_my_pe(team), size = shmem_team_n_pes(team);
    int *numbers = shmem_space_malloc(space, COUNT * sizeof *numbers);
    long *sums = shmem_space_calloc(space, COUNT, sizeof *sums);
    check(numbers != NULL && sums != NULL, "blocks of the space");

    shmem_int_p(&numbers[0], me, (me + 1) % size);
    for (int pe = 0; pe < size; pe++) {
        shmem_long_atomic_add(&sums[0], me + 1, pe);
    }
    shmem_quiet();
    shmem_team_sync(team);
    check(numbers[0] == (me + size - 1) % size, "a put into the space");
    check(sums[0] == (long)size * (size + 1) / 2, "atomics in the space");

    shmem_space_free(space, sums);
    shmem_space_free(space, numbers);
}

int main(void)
{
    shmem_space_t space;
    shmem_team_t team;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU,
                                   .size = 128 * 1024 * 1024,
                                   .flags = SHMEM_SPACE_FLAG_DEFAULT};
    shmem_init();

    /* All PEs call this routine. PEs that have such memory get the space and are in its team. */
    check(shmem_space_create(&config, &space, &team) == 0, "shmem_space_create");
    if (shmem_team_is_valid(team)) {
        shmem_space_cap_t caps = 0;
        shmem_space_get_caps(space, &caps);
        check((caps & SHMEM_SPACE_CAP_RMA) != 0, "put and get");
        check((caps & SHMEM_SPACE_CAP_ATOMICS) != 0, "atomics");
        work(space, team);

        check(shmem_space_destroy(space) != 0, "a space stays while its team lives");
        shmem_team_destroy(team);
        check(shmem_space_destroy(space) == 0, "shmem_space_destroy");
    }
    if (shmem_my_pe() == 0) {
        printf("a space of 128 MiB on each of %d PEs came and went\n", shmem_n_pes());
    }
    shmem_finalize();
    return 0;
}
