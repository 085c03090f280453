/*
 * Spaces over memory that the program itself has allocated on a device.
 */
#include <stdlib.h>

#include "spaces_test.h"

static struct made make_with(void *memory, size_t size)
{
    struct made made = {SHMEM_SPACE_INVALID, SHMEM_TEAM_INVALID};
    shmem_space_config_t config = {.device_type = api_space_type(), .size = size};
    CHECK_EQ(shmemx_space_create_with(&config, memory, &made.space, &made.team), 0);
    CHECK((made.space != SHMEM_SPACE_INVALID) == (memory != NULL));
    CHECK((made.team != SHMEM_TEAM_INVALID) == (memory != NULL));
    return made;
}

/* Fills the program's device memory like any other memory of this PE. */
static void fill_own(void *memory, size_t size, unsigned seed)
{
    void *host = malloc(size);
    api_fill_pattern(host, size, seed);
    shmemx_copy(memory, shmem_my_pe(), host, shmem_my_pe(), size);
    free(host);
}

static void check_own(const void *memory, size_t size, unsigned seed)
{
    void *host = malloc(size);
    shmemx_copy(host, shmem_my_pe(), memory, shmem_my_pe(), size);
    CHECK_PATTERN(host, size, seed);
    free(host);
}

/* The space must keep the previous contents, visible to all PEs. After its destruction, the
 * memory contains the data that were put. */
static void check_keeps_contents(void)
{
    const size_t size = 200 * KIB;
    unsigned me = (unsigned)shmem_my_pe();
    char got[3000], expected[3500], last[100], *memory = spaces_allocate_own(size);
    fill_own(memory, size, me);
    struct made made = make_with(memory, size);
    char *block = shmem_space_malloc(made.space, size / 2);
    CHECK_POINTER(block, memory);
    shmem_barrier_all();
    shmem_getmem(got, block + 500, sizeof got, spaces_next());
    api_fill_pattern(expected, sizeof expected, (unsigned)spaces_next());
    CHECK(memcmp(got, expected + 500, sizeof got) == 0);
    shmem_barrier_all();
    spaces_check_block(block, size / 2, 40);
    shmem_space_free(made.space, block);
    spaces_unmake(made);
    shmemx_copy(last, shmem_my_pe(), memory + size / 2 - 100, shmem_my_pe(), sizeof last);
    CHECK_PATTERN(last, sizeof last, 40 + (unsigned)spaces_previous());
    spaces_release_own(memory);
}

/* Each half of an allocation becomes a space; then all of it becomes one. */
static void check_in_halves(void)
{
    const size_t half = 64 * KIB;
    unsigned me = (unsigned)shmem_my_pe();
    char *memory = spaces_allocate_own(2 * half);
    fill_own(memory, 2 * half, me);
    struct made first = make_with(memory, half), second = make_with(memory + half, half);
    char *low = shmem_space_malloc(first.space, half - KIB);
    char *high = shmem_space_malloc(second.space, half - KIB);
    CHECK_POINTER(low, memory);
    CHECK_POINTER(high, memory + half);
    spaces_check_block(low, half - KIB, 1);
    spaces_check_block(high, half - KIB, 2);
    CHECK_PATTERN(low + half - KIB - 100, 100, 1 + (unsigned)spaces_previous());
    shmem_space_free(first.space, low);
    shmem_space_free(second.space, high);
    spaces_unmake(first);
    spaces_unmake(second);
    fill_own(memory, 2 * half, me + 9);
    struct made all = make_with(memory, 2 * half);
    check_own(memory, 2 * half, me + 9);
    spaces_unmake(all);
    spaces_release_own(memory);
}

/* Only odd PEs contribute memory. */
static void check_of_some(void)
{
    const size_t size = 64 * KIB;
    int me = shmem_my_pe(), n = shmem_n_pes();
    bool is_member = me % 2 == 1;
    char *memory = is_member ? spaces_allocate_own(size) : NULL;
    struct made made = make_with(memory, size);
    shmem_space_cap_t caps = 0;
    if (is_member) {
        int next = (me + 2) % n % 2 == 1 ? (me + 2) % n : 1;
        long *words = shmem_space_calloc(made.space, 4, sizeof *words);
        CHECK_EQ(shmem_team_n_pes(made.team), n / 2);
        CHECK_EQ(shmem_team_my_pe(made.team), me / 2);
        CHECK_EQ(shmem_space_get_caps(made.space, &caps), 0);
        CHECK_EQ(caps & SHMEM_SPACE_CAP_WORLD_ACCESS, 0);
        shmem_long_atomic_add(&words[0], me, next);
        shmem_long_p(&words[1], me, next);
        shmem_quiet();
        shmem_team_sync(made.team);
        CHECK_EQ(shmem_long_g(&words[0], me), shmem_long_g(&words[1], me));
        shmem_team_sync(made.team);
        CHECK_EQ(shmem_long_sum_reduce(made.team, &words[2], &words[0], 1), 0);
        CHECK_EQ(shmem_long_g(&words[2], me), (long)(n / 2) * (n / 2));
        shmem_team_sync(made.team);
        shmem_space_free(made.space, words);
        spaces_unmake(made);
        spaces_release_own(memory);
    }
    shmem_barrier_all();
    spaces_unmake(spaces_make(64 * KIB));
}

/* Skips types of host memory, which refusals.c tests. */
static void unless_of_host(void (*check)(void))
{
    if (!spaces_are_of_host())
        check();
}

static void own_memory_keeps_contents(void)
{
    unless_of_host(check_keeps_contents);
}

static void halves_of_own_memory_become_spaces(void)
{
    unless_of_host(check_in_halves);
}

static void only_pes_with_memory_get_the_space(void)
{
    unless_of_host(check_of_some);
}

const struct api_test own_memory_tests[] = {
    {"own_memory_keeps_contents", own_memory_keeps_contents, 1},
    {"own_memory_in_halves", halves_of_own_memory_become_spaces, 1},
    {"own_memory_of_some", only_pes_with_memory_get_the_space, 2},
    API_TEST_END,
};
