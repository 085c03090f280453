/*
 * mixed_kinds works|refused: even PEs have CUDA devices and odd PEs HIP devices, and all create a
 * space of SHMEM_DEVICE_GPU. Depending on the argument, the creation must fail on all PEs, or all
 * operations must work.
 */
#include <shmem.h>
#include <shmemx.h>
#include <string.h>

#include "../../api/programs/program_check.h"

enum { BYTES = 3 << 20, WORDS = 8 };

static shmem_space_t space;
static shmem_team_t team;
static int me, n;

/* The stand-in of each driver reads its number of devices at the first call, so the environment
 * can be changed before. */
static void choose_kind(void)
{
    shmem_device_type_t hidden = me % 2 == 0 ? SHMEM_DEVICE_HIP : SHMEM_DEVICE_CUDA;
    setenv("STANDIN_DEVICES", "0", 1);
    REQUIRE(shmemx_kind_get_count(hidden) == 0);
    setenv("STANDIN_DEVICES", "1", 1);
    REQUIRE(shmemx_kind_get_count(me % 2 == 0 ? SHMEM_DEVICE_CUDA : SHMEM_DEVICE_HIP) == 1);
}

static void transfers_work_between_kinds(void)
{
    static char source[BYTES], got[BYTES];
    char *block = shmem_space_malloc(space, BYTES);
    int next = (me + 1) % n, previous = (me + n - 1) % n;
    REQUIRE(block != NULL);
    memset(source, me + 1, BYTES);
    shmem_putmem(block, source, BYTES, next);
    shmem_barrier_all();
    shmem_getmem(got, block, BYTES, me);
    for (int i = 0; i < BYTES; i++)
        REQUIRE(got[i] == previous + 1);
    shmem_getmem(got, block, BYTES, next);
    for (int i = 0; i < BYTES; i++)
        REQUIRE(got[i] == me + 1);
    shmem_space_free(space, block);
}

static void atomics_and_collectives_work_between_kinds(void)
{
    long *words = shmem_space_calloc(space, WORDS, sizeof *words);
    REQUIRE(words != NULL);
    for (int i = 0; i < 10; i++)
        shmem_long_atomic_inc(&words[0], 0);
    shmem_long_p(&words[1], me + 1, (me + 1) % n);
    shmem_barrier_all();
    REQUIRE(shmem_long_g(&words[0], 0) == 10 * n);
    REQUIRE(shmem_long_sum_reduce(team, &words[2], &words[1], 1) == 0);
    REQUIRE(shmem_long_g(&words[2], me) == n * (n + 1) / 2);
    shmem_barrier_all();
    REQUIRE(shmem_long_broadcast(team, &words[3], &words[1], 1, n - 1) == 0);
    REQUIRE(shmem_long_g(&words[3], me) == (n + n - 2) % n + 1);
    shmem_space_free(space, words);
}

int main(int argc, char **argv)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_GPU, .size = 8 << 20};
    shmem_init();
    REQUIRE(argc == 2);
    me = shmem_my_pe();
    n = shmem_n_pes();
    choose_kind();
    int status = shmem_space_create(&config, &space, &team);
    if (strcmp(argv[1], "refused") == 0) {
        REQUIRE(status != 0 && space == SHMEM_SPACE_INVALID && team == SHMEM_TEAM_INVALID);
    } else {
        REQUIRE(status == 0 && shmem_team_n_pes(team) == n);
        transfers_work_between_kinds();
        atomics_and_collectives_work_between_kinds();
        shmem_team_destroy(team);
        REQUIRE(shmem_space_destroy(space) == 0);
    }
    shmem_finalize();
    return 0;
}
