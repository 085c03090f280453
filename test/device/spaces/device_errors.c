/*
 * Errors with spaces on devices: `device_errors CASE` makes a mistake, or uses a device that fails.
 * run_device_errors.py lists the expected messages and how the job must end.
 */
#include <shmem.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static shmem_space_t space;
static shmem_team_t team;

static int make_space(void)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_GPU, .size = 1 << 20};
    return shmem_space_create(&config, &space, &team);
}

/* Returns a block of this PE's space. PEs without a space get PE 0's address, for cases about
 * missing members. */
static char *make_block(void)
{
    make_space();
    return shmem_space_malloc(space, 1000);
}

static void space_moves_data_or_is_refused(void)
{
    char got[100] = "", text[100] = "as it was put";
    int status = make_space();
    if (status != 0) {
        printf("the space was %s\n", "refused"); /* one write call, even if unbuffered */
        return;
    }
    char *block = shmem_space_malloc(space, sizeof text);
    shmem_putmem(block, text, sizeof text, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    shmem_getmem(got, block, sizeof got, shmem_my_pe());
    printf("the text was %s\n", memcmp(got, text, sizeof text) == 0 ? "moved" : "lost");
    shmem_barrier_all();
    shmem_space_free(space, block);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
}

/* ---- Only PE 0 has a device ---- */

static void put_to_a_non_member_is_reported(void)
{
    char *block = make_block();
    if (block != NULL)
        shmem_char_p(block, 1, 1);
    shmem_barrier_all();
}

static void get_from_a_non_member_is_reported(void)
{
    char *block = make_block();
    if (block != NULL)
        shmem_char_g(block, 1);
    shmem_barrier_all();
}

static void atomic_at_a_non_member_is_reported(void)
{
    long *block = (long *)(void *)make_block();
    if (block != NULL)
        shmem_long_atomic_inc(block, 1);
    shmem_barrier_all();
}

/* The other PEs have no address to pass, so they wait. */
static void collective_with_a_non_member_is_reported(void)
{
    static long source;
    long *block = (long *)(void *)make_block();
    if (block != NULL)
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, block, &source, 1);
    shmem_barrier_all();
}

/* ---- All PEs have a device ---- */

static void put_past_the_end_is_reported(void)
{
    static char source[2 << 20];
    shmem_putmem(make_block(), source, sizeof source, 0);
}

static void put_after_destroy_is_reported(void)
{
    char *block = make_block();
    shmem_space_free(space, block);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
    shmem_char_p(block, 1, 0);
}

static void freeing_twice_is_reported(void)
{
    char *block = make_block();
    shmem_space_free(space, block);
    shmem_space_free(space, block);
}

static void heap_free_of_a_space_block_is_reported(void)
{
    shmem_free(make_block());
}

/* Puts until the device is lost. */
static void lost_device_ends_the_job(void)
{
    char *block = make_block(), source[100] = "";
    for (int i = 0; i < 1000000 && block != NULL; i++)
        shmem_putmem(block, source, sizeof source, (shmem_my_pe() + 1) % shmem_n_pes());
}

static const struct {
    const char *name;
    void (*run)(void);
} cases[] = {{"nothing_wrong", space_moves_data_or_is_refused},
             {"put_to_no_member", put_to_a_non_member_is_reported},
             {"get_from_no_member", get_from_a_non_member_is_reported},
             {"atomic_at_no_member", atomic_at_a_non_member_is_reported},
             {"collective_with_no_member", collective_with_a_non_member_is_reported},
             {"put_past_the_end", put_past_the_end_is_reported},
             {"put_after_destroy", put_after_destroy_is_reported},
             {"free_twice", freeing_twice_is_reported},
             {"block_freed_by_heap", heap_free_of_a_space_block_is_reported},
             {"put_for_ever", lost_device_ends_the_job}};

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 2 && i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(cases[i].name, argv[1]) == 0) {
            shmem_init();
            cases[i].run();
            printf("case %s went on\n", argv[1]);
            fflush(stdout);
            shmem_finalize();
            return EXIT_SUCCESS;
        }
    fprintf(stderr, "usage: device_errors CASE\n");
    return 2;
}
