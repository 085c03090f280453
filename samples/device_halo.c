/*
 * Teaches: a halo exchange in GPU memory. Each PE has a part of a metal bar in a memory space on
 *          its device. Neighbors put their outer cells directly into each other's device memory,
 *          with a signal in host memory. If no PE has a GPU, the space is in host memory.
 * Run:     oshcc device_halo.c -o device_halo && oshrun -np 4 ./device_halo
 *
 * In a real program a kernel on the device computes the steps. Here the host computes them on a
 * copy, so that the sample does not need a compiler for GPUs. The result is compared with that of a
 * sequential computation.
 */
#include "check.h"

#define CELLS 1000 /* number of cells of the whole bar */
#define STEPS 200
#define HOT   100.0

static uint64_t from_left, from_right; /* number of the step whose halo has arrived last */

/* Creates a space on the PEs' GPUs, or in host memory. */
static shmem_space_t create_space(shmem_team_t *team)
{
    shmem_space_t space;
    shmem_space_config_t config = {
        .device_type = SHMEM_DEVICE_GPU, .size = 1 << 20, .flags = SHMEM_SPACE_FLAG_DEFAULT};
    shmem_space_cap_t caps = 0;
    if (shmem_space_create(&config, &space, team) != 0) {
        config.device_type = SHMEM_DEVICE_CPU;
        check(shmem_space_create(&config, &space, team) == 0, "shmem_space_create");
    }
    check(space != SHMEM_SPACE_INVALID, "every PE has a GPU, or none has");
    shmem_space_get_caps(space, &caps);
    check((caps & SHMEM_SPACE_CAP_WORLD_ACCESS) != 0, "all PEs are of the space");
    return space;
}

static int first_cell(int pe, int npes)
{
    return (int)((long)CELLS * pe / npes);
}

/* Computes one step. cells[0] and cells[count + 1] are the halo. */
static void step(double *next, const double *now, int count)
{
    for (int i = 1; i <= count; i++) {
        next[i] = 0.25 * now[i - 1] + 0.5 * now[i] + 0.25 * now[i + 1];
    }
}

static void exchange(double *rod, int count, uint64_t step_number)
{
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    if (me > 0) {
        int theirs = first_cell(me, npes) - first_cell(me - 1, npes);
        shmem_double_put_signal_nbi(&rod[theirs + 1], &rod[1], 1, &from_right, step_number,
                                    SHMEM_SIGNAL_SET, me - 1);
    }
    if (me < npes - 1) {
        shmem_double_put_signal_nbi(&rod[0], &rod[count], 1, &from_left, step_number,
                                    SHMEM_SIGNAL_SET, me + 1);
        shmem_signal_wait_until(&from_right, SHMEM_CMP_GE, step_number);
    }
    if (me > 0) {
        shmem_signal_wait_until(&from_left, SHMEM_CMP_GE, step_number);
    }
    shmem_quiet();
}

static void compute_alone(double *bar, double *other)
{
    bar[0] = other[0] = HOT;
    for (int i = 0; i < STEPS; i++) {
        step(other, bar, CELLS);
        for (int j = 1; j <= CELLS; j++) {
            bar[j] = other[j];
        }
    }
}

int main(void)
{
    static double here[CELLS + 2], next[CELLS + 2], expected[CELLS + 2], other[CELLS + 2];
    shmem_team_t team;
    shmem_device_type_t type;

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int count = first_cell(me + 1, npes) - first_cell(me, npes);
    shmem_space_t space = create_space(&team);
    /* Each step reads one of two arrays and writes the other. A PE that is one step ahead therefore
     * does not overwrite the values that its neighbor still reads. */
    double *rods[2] = {shmem_space_calloc(space, CELLS + 2, sizeof(double)),
                       shmem_space_calloc(space, CELLS + 2, sizeof(double))};
    check(rods[0] != NULL && rods[1] != NULL, "shmem_space_calloc");

    if (me == 0) { /* the left end of the bar stays hot */
        shmem_double_p(rods[0], HOT, me);
        shmem_double_p(rods[1], HOT, me);
    }
    shmem_barrier_all();
    for (int i = 0; i < STEPS; i++) {
        double *rod = rods[i % 2];
        shmem_double_get(here, rod, (size_t)count + 2, me); /* copy from the device */
        step(next, here, count);
        rod = rods[(i + 1) % 2];
        shmem_double_put(&rod[1], &next[1], (size_t)count, me); /* copy to the device */
        shmem_quiet();
        exchange(rod, count, (uint64_t)i + 1);
    }

    compute_alone(expected, other);
    shmem_double_get(here, rods[STEPS % 2], (size_t)count + 2, me);
    for (int i = 1; i <= count; i++) {
        check(here[i] == expected[first_cell(me, npes) + i], "temperature of the bar");
    }
    shmem_space_get_device_type(space, &type);
    if (me == 0) {
        printf("%d steps, %d PEs, %s memory, temperature near the hot end %.4f\n", STEPS, npes,
               type == SHMEM_DEVICE_CPU ? "host" : "device", expected[10]);
    }
    shmem_space_free(space, rods[1]);
    shmem_space_free(space, rods[0]);
    shmem_team_destroy(team);
    check(shmem_space_destroy(space) == 0, "shmem_space_destroy");
    shmem_finalize();
    return 0;
}
