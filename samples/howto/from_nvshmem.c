#include <shmemx.h>
#include <shmemx_nvshmem.h> /* NVSHMEM's names of teams */
#include <stdio.h>

enum { COUNT = 1000 };

/* Creates a space in the memory of each PE's GPU, or in host memory if no PE has a GPU. */
static shmem_space_t create_space(shmem_team_t *team)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_GPU, .size = 1 << 20};
    shmem_space_t space;

    if (shmem_space_create(&config, &space, team) != 0) {
        config.device_type = SHMEM_DEVICE_CPU;
        if (shmem_space_create(&config, &space, team) != 0) {
            shmem_global_exit(1);
        }
    }
    return space;
}

int main(void)
{
    float mine[COUNT], come[COUNT];

    shmem_init(); /* nvshmem_init() */
    int me = nvshmem_team_my_pe(NVSHMEM_TEAM_WORLD);
    int npes = nvshmem_team_n_pes(NVSHMEM_TEAM_WORLD);
    shmem_team_t team; /* the PEs that have the space */
    shmem_space_t space = create_space(&team);
    if (space == SHMEM_SPACE_INVALID) { /* other PEs have a GPU, but this one has none */
        shmem_global_exit(1);
    }
    float *from_left = shmem_space_malloc(space, sizeof mine); /* nvshmem_malloc */

    for (int i = 0; i < COUNT; i++) {
        mine[i] = (float)me;
    }
    shmem_float_put(from_left, mine, COUNT, (me + 1) % npes); /* nvshmem_float_put */
    shmem_barrier_all();                                      /* nvshmem_barrier_all */
    shmemx_copy(come, me, from_left, me, sizeof come);        /* or use cudaMemcpy */
    printf("PE %d got %.0f\n", me, come[COUNT - 1]);

    shmem_space_free(space, from_left); /* nvshmem_free */
    shmem_team_destroy(team);           /* before the space is destroyed */
    if (shmem_space_destroy(space) != 0) {
        shmem_global_exit(1);
    }
    shmem_finalize();
    return 0;
}
