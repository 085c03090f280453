/*
 * Allocation in spaces, and many spaces.
 */
#include "spaces_test.h"

static size_t used_of(struct made made)
{
    size_t used = SIZE_MAX;
    CHECK_EQ(shmemx_space_get_used(made.space, &used), 0);
    return used;
}

static void blocks_are_aligned_disjoint_and_counted(void)
{
    static const size_t sizes[] = {1, 7, 64, 65, 4096, 300003};
    struct made made = spaces_make(MIB);
    char *blocks[LENGTH(sizes)];
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        api_about("block of %zu", sizes[i]);
        blocks[i] = shmem_space_malloc(made.space, sizes[i]);
        CHECK_EQ((uintptr_t)blocks[i] % 64, 0);
        spaces_check_block(blocks[i], sizes[i], 3);
        for (size_t j = 0; j < i; j++)
            CHECK(blocks[i] >= blocks[j] + sizes[j] || blocks[j] >= blocks[i] + sizes[i]);
    }
    CHECK(used_of(made) >= 1 + 7 + 64 + 65 + 4096 + 300003);
    CHECK(used_of(made) < MIB / 2);
    for (size_t i = 0; i < LENGTH(sizes); i++)
        shmem_space_free(made.space, blocks[i]);
    CHECK_EQ(used_of(made), 0);
    spaces_unmake(made);
}

/* Calls with 0 bytes or with SHMEM_SPACE_INVALID do nothing; they do not even synchronize. */
static void empty_calls_neither_allocate_nor_synchronize(void)
{
    struct made made = spaces_make(64 * KIB);
    if (shmem_my_pe() == 0) {
        CHECK_POINTER(shmem_space_malloc(made.space, 0), NULL);
        CHECK_POINTER(shmem_space_calloc(made.space, 0, 8), NULL);
        CHECK_POINTER(shmemx_space_align(made.space, 64, 0), NULL);
        shmem_space_free(made.space, NULL);
    }
    CHECK_EQ(used_of(made), 0);
    spaces_unmake(made);
}

/* Zeroed memory, also where another block was before. */
static void calloc_returns_zeroed_blocks(void)
{
    struct made made = spaces_make(2 * MIB);
    for (int round = 0; round < 2; round++) {
        char *dirty = shmem_space_malloc(made.space, MIB + 3);
        api_set(dirty, 0xDD, MIB + 3);
        shmem_space_free(made.space, dirty);
        char *clean = shmem_space_calloc(made.space, MIB / 8, 8);
        CHECK_FILLED(clean, MIB, 0);
        shmem_space_free(made.space, clean);
    }
    spaces_unmake(made);
}

static void align_returns_aligned_usable_blocks(void)
{
    struct made made = spaces_make(3 * MIB);
    for (size_t alignment = 64; alignment <= MIB; alignment *= 4) {
        char *small = shmem_space_malloc(made.space, 1);
        char *block = shmemx_space_align(made.space, alignment, 1000);
        CHECK_EQ((uintptr_t)block % alignment, 0);
        spaces_check_block(block, 1000, 5);
        shmem_space_free(made.space, block);
        shmem_space_free(made.space, small);
    }
    CHECK_POINTER(shmemx_space_align(made.space, 48, 100), NULL);
    spaces_unmake(made);
}

/* Contents are kept when the block grows, moves and shrinks. */
static void realloc_keeps_the_contents(void)
{
    static const size_t sizes[] = {1000, 5000, 300000, 4000, 64};
    struct made made = spaces_make(MIB);
    char *block = shmemx_space_realloc(made.space, NULL, 500), *wall = NULL;
    size_t kept = 500;
    unsigned seed = 11 + (unsigned)shmem_my_pe();
    api_fill_pattern(block, 500, seed);
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        if (i == 1)
            wall = shmem_space_malloc(made.space, 64); /* the block cannot grow in place */
        block = shmemx_space_realloc(made.space, block, sizes[i]);
        kept = kept < sizes[i] ? kept : sizes[i];
        if (CHECK(block != NULL))
            CHECK_PATTERN(block, kept, seed);
    }
    CHECK_POINTER(shmemx_space_realloc(made.space, block, 2 * MIB), NULL);
    CHECK_PATTERN(block, kept, seed);
    CHECK_POINTER(shmemx_space_realloc(made.space, block, 0), NULL);
    shmem_space_free(made.space, wall);
    CHECK_EQ(used_of(made), 0);
    spaces_unmake(made);
}

/* If the space is exhausted, allocation returns NULL on all PEs. Freed memory is available
 * again. */
static void allocation_beyond_the_space_returns_null(void)
{
    struct made made = spaces_make(MIB);
    char *most = shmem_space_malloc(made.space, MIB - 4096);
    CHECK(most != NULL);
    CHECK_POINTER(shmem_space_malloc(made.space, MIB / 2), NULL);
    CHECK_POINTER(shmem_space_calloc(made.space, SIZE_MAX / 2, 3), NULL);
    spaces_check_block(most, MIB - 4096, 5);
    shmem_space_free(made.space, most);
    most = shmem_space_malloc(made.space, MIB / 2);
    spaces_check_block(most, MIB / 2, 6);
    shmem_space_free(made.space, most);
    spaces_unmake(made);
}

/* All PEs make the same random calls. Blocks must keep their contents. */
static void random_blocks_keep_their_contents(void)
{
    enum { BLOCKS = 30, ROUNDS = 1000 };
    struct {
        char *at;
        size_t size;
    } blocks[BLOCKS] = {{0}};
    struct made made = spaces_make(MIB);
    unsigned random = 4711;
    for (int round = 0; round < ROUNDS; round++) {
        random = random * 1103515245u + 12345u;
        size_t which = (random >> 16) % BLOCKS;
        unsigned seed = (unsigned)which + (unsigned)shmem_my_pe();
        if (blocks[which].at != NULL) {
            CHECK_PATTERN(blocks[which].at, blocks[which].size, seed);
            shmem_space_free(made.space, blocks[which].at);
            blocks[which].at = NULL;
            continue;
        }
        blocks[which].size = 1 + (random >> 8) % 3000;
        blocks[which].at = shmem_space_malloc(made.space, blocks[which].size);
        if (CHECK(blocks[which].at != NULL))
            api_fill_pattern(blocks[which].at, blocks[which].size, seed);
    }
    for (size_t i = 0; i < BLOCKS; i++)
        shmem_space_free(made.space, blocks[i].at);
    spaces_unmake(made);
}

/* Allocation and free are barriers: data that were put before are visible afterwards. */
static void allocation_and_free_complete_puts(void)
{
    struct made made = spaces_make(64 * KIB);
    long *words = shmem_space_calloc(made.space, 2, sizeof *words);
    int me = shmem_my_pe();
    for (long round = 1; round <= 20; round++) {
        shmem_long_p(&words[0], round, spaces_next());
        char *block = shmem_space_malloc(made.space, 10);
        CHECK_EQ(shmem_long_g(&words[0], me), round);
        shmem_long_p(&words[1], round, spaces_next());
        shmem_space_free(made.space, block);
        CHECK_EQ(shmem_long_g(&words[1], me), round);
    }
    shmem_space_free(made.space, words);
    spaces_unmake(made);
}

/* ---- Spaces ---- */

/* Creates spaces one after another whose total size exceeds the memory of the stand-in's device
 * (CMakeLists.txt). */
static void destroyed_spaces_release_their_memory(void)
{
    for (unsigned round = 0; round < 18; round++) {
        size_t size = round % 2 == 0 ? 4 * MIB : 64 * KIB;
        struct made made = spaces_make(size);
        char *block = shmem_space_malloc(made.space, size / 2);
        spaces_check_block(block, size / 2, round);
        shmem_space_free(made.space, block);
        spaces_unmake(made);
    }
}

/* Each space has its own memory. They are destroyed in another order. */
static void simultaneous_spaces_have_their_own_memory(void)
{
    enum { SPACES = 12 };
    struct made made[SPACES];
    char *blocks[SPACES];
    for (unsigned i = 0; i < SPACES; i++) {
        made[i] = spaces_make(64 * KIB);
        blocks[i] = shmem_space_malloc(made[i].space, 10000);
        api_fill_pattern(blocks[i], 10000, i);
    }
    shmem_barrier_all();
    for (unsigned i = 0; i < SPACES; i++) {
        char got[1000];
        shmem_getmem(got, blocks[i], sizeof got, spaces_next());
        CHECK_PATTERN(got, sizeof got, i);
    }
    shmem_barrier_all();
    for (unsigned i = 0; i < SPACES; i++) {
        unsigned which = i * 5 % SPACES;
        CHECK_PATTERN(blocks[which], 10000, which);
        shmem_space_free(made[which].space, blocks[which]);
        spaces_unmake(made[which]);
    }
}

/* A space exists as long as its team, or a team split from it, exists. */
static void space_destroy_fails_while_a_team_exists(void)
{
    struct made made = spaces_make(64 * KIB);
    shmem_team_t all, team;
    CHECK(shmem_space_destroy(made.space) != 0);
    CHECK_EQ(shmem_team_split_strided(made.team, 0, 1, shmem_n_pes(), NULL, 0, &all), 0);
    shmem_team_destroy(made.team);
    CHECK_EQ(shmem_space_get_team(made.space, &team), 0);
    CHECK(team == SHMEM_TEAM_INVALID);
    CHECK(shmem_space_destroy(made.space) != 0);
    char *block = shmem_space_malloc(made.space, 100);
    spaces_check_block(block, 100, 9);
    shmem_space_free(made.space, block);
    shmem_team_destroy(all);
    CHECK_EQ(shmem_space_destroy(made.space), 0);
}

/* The program ends while the space exists, with a block, outstanding operations and a team. */
static void job_can_end_while_a_space_exists(void)
{
    struct made made = spaces_make(64 * KIB);
    static char source[1000];
    char *block = shmem_space_malloc(made.space, sizeof source);
    if (CHECK(block != NULL))
        shmem_putmem_nbi(block, source, sizeof source, spaces_next());
}

const struct api_test blocks_tests[] = {
    {"blocks_of_sizes", blocks_are_aligned_disjoint_and_counted, 1},
    {"blocks_of_nothing", empty_calls_neither_allocate_nor_synchronize, 1},
    {"blocks_cleared", calloc_returns_zeroed_blocks, 1},
    {"blocks_aligned", align_returns_aligned_usable_blocks, 1},
    {"blocks_resized", realloc_keeps_the_contents, 1},
    {"blocks_exhausted", allocation_beyond_the_space_returns_null, 1},
    {"blocks_random", random_blocks_keep_their_contents, 1},
    {"blocks_synchronize", allocation_and_free_complete_puts, 1},
    {"spaces_in_turn", destroyed_spaces_release_their_memory, 1},
    {"spaces_at_once", simultaneous_spaces_have_their_own_memory, 1},
    {"spaces_keep_teams", space_destroy_fails_while_a_team_exists, 1},
    API_TEST_END,
};

const struct api_test last_tests[] = {
    {"spaces_left_alive", job_can_end_while_a_space_exists, 1},
    API_TEST_END,
};
