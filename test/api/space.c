/*
 * Memory spaces: creation and destruction, invalid arguments, their teams, and blocks of their
 * memory. The tests that run over ZONE_SPACE check that all operations accept addresses in a space.
 */
#include "api_test.h"

#include <pthread.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

static const size_t MIB = (size_t)1 << 20;

struct made {
    shmem_space_t space;
    shmem_team_t team;
};

static struct made make(size_t size, int flags)
{
    struct made made = {SHMEM_SPACE_INVALID, SHMEM_TEAM_INVALID};
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = size, .flags = flags};
    CHECK_EQ(shmem_space_create(&config, &made.space, &made.team), 0);
    CHECK(made.space != SHMEM_SPACE_INVALID);
    CHECK(shmem_team_is_valid(made.team));
    return made;
}

static void unmake(struct made made)
{
    shmem_team_destroy(made.team);
    CHECK_EQ(shmem_space_destroy(made.space), 0);
}

/* Each PE puts to the end of its neighbor's block. Checks that the data arrive and nothing else
 * changes. */
static void check_block(char *block, size_t size, int mark)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    if (!CHECK(block != NULL))
        return;
    block[0] = block[size - 1] = 'x';
    shmem_barrier_all();
    shmem_char_p(&block[size - 1], (char)(me + mark), (me + 1) % n);
    shmem_barrier_all();
    CHECK_EQ(block[size - 1], (char)((me + n - 1) % n + mark));
    if (size > 1)
        CHECK_EQ(block[0], 'x');
    shmem_barrier_all();
}

/* ---- Creation ---- */

static void refuse(const shmem_space_config_t *config)
{
    shmem_space_t space = SHMEMX_SPACE_DEFAULT;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    CHECK(shmem_space_create(config, &space, &team) != 0);
    CHECK(space == SHMEM_SPACE_INVALID);
    CHECK(team == SHMEM_TEAM_INVALID);
}

static void invalid_configurations_are_refused(void)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = 4096, .flags = 0};
    api_about("no configuration");
    refuse(NULL);
    api_about("unknown types");
    for (int type = 6; type < 9; type++) {
        config.device_type = (shmem_device_type_t)type;
        refuse(&config);
    }
    config.device_type = (shmem_device_type_t)-1;
    refuse(&config);
    config.device_type = SHMEM_DEVICE_CPU;
    api_about("unknown flags");
    config.flags = 1 << 20;
    refuse(&config);
    api_about("pages at two places");
    config.flags = SHMEMX_SPACE_FLAG_BIND_LOCAL | SHMEMX_SPACE_FLAG_INTERLEAVE;
    refuse(&config);
    config.flags = 0;
    api_about("sizes that cannot be");
    config.size = 0;
    refuse(&config);
    config.size = SIZE_MAX;
    refuse(&config);
    config.size = SIZE_MAX / 2;
    refuse(&config);
    api_about("only one PE has a wrong configuration");
    config.size = shmem_my_pe() == shmem_n_pes() - 1 ? SIZE_MAX : 4096;
    if (getenv("SHMEM_DEBUG") == NULL)
        refuse(&config);
    api_about("one PE wants another type");
    config.size = 4096;
    config.device_type = shmem_my_pe() == 0 ? SHMEM_DEVICE_CPU : SHMEM_DEVICE_HBM;
    if (getenv("SHMEM_DEBUG") == NULL && shmem_n_pes() > 1)
        refuse(&config);
    api_about("after all that");
    unmake(make(4096, 0));
}

static void space_reports_its_team_type_and_caps(void)
{
    struct made made = make(3 * MIB + 1, SHMEM_SPACE_FLAG_DEFAULT);
    shmem_team_t team = SHMEM_TEAM_INVALID;
    shmem_device_type_t type = SHMEM_DEVICE_ZE;
    shmem_space_cap_t caps = 0, all_addresses = SHMEM_SPACE_CAP_IDENT_ADDR;
    CHECK_EQ(shmem_space_get_team(made.space, &team), 0);
    CHECK(team == made.team && team != SHMEM_TEAM_WORLD);
    CHECK_EQ(shmem_team_n_pes(team), shmem_n_pes());
    CHECK_EQ(shmem_team_my_pe(team), shmem_my_pe());
    CHECK_EQ(shmem_team_translate_pe(team, shmem_n_pes() - 1, SHMEM_TEAM_WORLD), shmem_n_pes() - 1);
    CHECK_EQ(shmem_space_get_device_type(made.space, &type), 0);
    CHECK_EQ(type, SHMEM_DEVICE_CPU);
    CHECK_EQ(shmem_space_get_caps(made.space, &caps), 0);
    CHECK_EQ(caps & ~all_addresses, SHMEM_SPACE_CAP_RMA | SHMEM_SPACE_CAP_COLLECTIVES |
                                        SHMEM_SPACE_CAP_ATOMICS | SHMEM_SPACE_CAP_DIRECT_ACCESS |
                                        SHMEM_SPACE_CAP_WORLD_ACCESS);
    CHECK(shmem_space_get_team(SHMEM_SPACE_INVALID, &team) != 0);
    CHECK(shmem_space_get_device_type(SHMEM_SPACE_INVALID, &type) != 0);
    CHECK(shmem_space_get_caps(SHMEM_SPACE_INVALID, &caps) != 0);
    unmake(made);
}

/* If the capability bit for identical addresses is set, the addresses must be identical. */
static void addresses_are_identical_if_promised(void)
{
    static uintptr_t first;
    struct made made = make(MIB, 0);
    shmem_space_cap_t caps = 0;
    char *block = shmem_space_malloc(made.space, 100);
    shmem_space_get_caps(made.space, &caps);
    if (shmem_my_pe() == 0)
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            shmem_putmem(&first, &block, sizeof block, pe);
    shmem_barrier_all();
    if ((caps & SHMEM_SPACE_CAP_IDENT_ADDR) != 0)
        CHECK_POINTER(block, (char *)first);
    shmem_barrier_all();
    shmem_space_free(made.space, block);
    unmake(made);
}

/* Spaces of PEs of this node must be accessible by loads and stores if shmem_ptr returns an
 * address. */
static void shmem_ptr_reaches_blocks_of_a_space(void)
{
    struct made made = make(MIB, 0);
    int me = shmem_my_pe(), n = shmem_n_pes();
    int *word = shmem_space_calloc(made.space, 2, sizeof *word);
    int *there = shmem_ptr(word, (me + 1) % n);
    CHECK_POINTER(shmem_ptr(word, me), word);
    CHECK_EQ(shmem_addr_accessible(&word[1], (me + 1) % n), 1);
    if (there != NULL)
        there[1] = me + 1;
    else
        shmem_int_p(&word[1], me + 1, (me + 1) % n);
    shmem_barrier_all();
    CHECK_EQ(word[1], (me + n - 1) % n + 1);
    CHECK_EQ(word[0], 0);
    shmem_space_free(made.space, word);
    unmake(made);
    CHECK_POINTER(shmem_ptr(word, me), NULL);
    CHECK_EQ(shmem_addr_accessible(word, me), 0);
}

/* ---- Blocks ---- */

static void blocks_are_aligned_and_do_not_overlap(void)
{
    const size_t sizes[] = {1, 7, 64, 65, 4096, 1000003};
    char *blocks[LENGTH(sizes)];
    struct made made = make(4 * MIB, 0);
    size_t size = 0, used = 1;
    CHECK_EQ(shmemx_space_get_size(made.space, &size), 0);
    CHECK_EQ(size, 4 * MIB);
    CHECK_EQ(shmemx_space_get_used(made.space, &used), 0);
    CHECK_EQ(used, 0);
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        blocks[i] = shmem_space_malloc(made.space, sizes[i]);
        CHECK_EQ((uintptr_t)blocks[i] % 64, 0);
        check_block(blocks[i], sizes[i], 3);
        for (size_t j = 0; j < i; j++)
            CHECK(blocks[i] >= blocks[j] + sizes[j] || blocks[j] >= blocks[i] + sizes[i]);
    }
    shmemx_space_get_used(made.space, &used);
    CHECK(used >= 1 + 7 + 64 + 65 + 4096 + 1000003 && used < 2 * MIB);
    for (size_t i = 0; i < LENGTH(sizes); i++)
        shmem_space_free(made.space, blocks[i]);
    shmemx_space_get_used(made.space, &used);
    CHECK_EQ(used, 0);
    unmake(made);
}

/* Calls with 0 bytes or with SHMEM_SPACE_INVALID do nothing; they do not even synchronize. */
static void zero_bytes_or_invalid_space_do_nothing(void)
{
    struct made made = make(4096, 0);
    shmem_space_t space;
    if (shmem_my_pe() == 0) {
        CHECK_POINTER(shmem_space_malloc(made.space, 0), NULL);
        CHECK_POINTER(shmem_space_calloc(made.space, 0, 8), NULL);
        CHECK_POINTER(shmem_space_calloc(made.space, 8, 0), NULL);
        CHECK_POINTER(shmemx_space_align(made.space, 64, 0), NULL);
        shmem_space_free(made.space, NULL);
        CHECK_POINTER(shmem_space_malloc(SHMEM_SPACE_INVALID, 8), NULL);
        CHECK_POINTER(shmem_space_calloc(SHMEM_SPACE_INVALID, 8, 8), NULL);
        CHECK_POINTER(shmemx_space_align(SHMEM_SPACE_INVALID, 64, 8), NULL);
        CHECK_POINTER(shmemx_space_realloc(SHMEM_SPACE_INVALID, NULL, 8), NULL);
        shmem_space_free(SHMEM_SPACE_INVALID, &space);
        CHECK_EQ(shmem_space_destroy(SHMEM_SPACE_INVALID), 0);
    }
    unmake(made);
}

/* A space can be allocated completely. If it is exhausted, the allocation returns NULL on all
 * PEs. Other spaces are not affected. */
static void exhausted_space_returns_null(void)
{
    struct made small = make(MIB, 0), other = make(MIB, 0);
    char *all = shmem_space_malloc(small.space, getenv("SHMEM_DEBUG") == NULL ? MIB : MIB / 2);
    char *kept = shmem_space_malloc(other.space, 1000);
    CHECK(all != NULL);
    memset(all, 1, MIB / 2);
    memset(kept, 2, 1000);
    CHECK_POINTER(shmem_space_malloc(small.space, MIB), NULL);
    CHECK_POINTER(shmem_space_calloc(small.space, SIZE_MAX / 2, 3), NULL);
    check_block(all, MIB / 2, 5);
    CHECK_FILLED(kept, 1000, 2);
    shmem_space_free(small.space, all);
    all = shmem_space_malloc(small.space, MIB / 2);
    CHECK(all != NULL);
    shmem_space_free(small.space, all);
    shmem_space_free(other.space, kept);
    unmake(small);
    unmake(other);
}

/* Memory is zeroed if required, even if it belonged to another block or space before. */
static void calloc_and_new_spaces_return_zeros(void)
{
    for (int round = 0; round < 3; round++) {
        struct made made = make(8 * MIB, 0);
        char *fresh = shmem_space_malloc(made.space, 6 * MIB);
        CHECK_FILLED(fresh, 6 * MIB, 0); /* pages of a new space are zero */
        memset(fresh, 0xDD, 6 * MIB);
        shmem_space_free(made.space, fresh);
        char *clean = shmem_space_calloc(made.space, 5 * MIB / 8, 8);
        CHECK_FILLED(clean, 5 * MIB, 0);
        shmem_space_free(made.space, clean);
        unmake(made);
    }
}

/* Allocation and free are barriers: data that were put before are visible afterwards. */
static void allocation_and_free_are_barriers(void)
{
    struct made made = make(MIB, 0);
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *words = shmem_space_calloc(made.space, 4, sizeof *words);
    for (long round = 1; round <= 20; round++) {
        shmem_long_p(&words[0], round, (me + 1) % n);
        char *block = shmem_space_malloc(made.space, 10);
        CHECK_EQ(words[0], round);
        shmem_long_p(&words[1], round, (me + 1) % n);
        shmem_space_free(made.space, block);
        CHECK_EQ(words[1], round);
        shmem_long_p(&words[2], round, (me + 1) % n);
        block = shmem_space_calloc(made.space, 3, 3);
        CHECK_EQ(words[2], round);
        shmem_space_free(made.space, block);
    }
    shmem_space_free(made.space, words);
    unmake(made);
}

/* All PEs make the same random calls in two spaces at once. Blocks must keep their contents. */
static void blocks_keep_their_contents(void)
{
    enum { BLOCKS = 40, ROUNDS = 1000 };
    struct {
        unsigned char *at;
        size_t size;
    } blocks[BLOCKS] = {{0}};
    struct made made[2] = {make(2 * MIB, 0), make(2 * MIB, 0)};
    unsigned random = 4711;
    for (int round = 0; round < ROUNDS; round++) {
        random = random * 1103515245u + 12345u;
        size_t which = (random >> 16) % BLOCKS;
        shmem_space_t space = made[which % 2].space;
        unsigned seed = (unsigned)which + (unsigned)shmem_my_pe();
        if (blocks[which].at != NULL) {
            CHECK_PATTERN(blocks[which].at, blocks[which].size, seed);
            shmem_space_free(space, blocks[which].at);
            blocks[which].at = NULL;
            continue;
        }
        blocks[which].size = 1 + (random >> 8) % 60000;
        blocks[which].at = shmem_space_malloc(space, blocks[which].size);
        if (CHECK(blocks[which].at != NULL))
            api_fill_pattern(blocks[which].at, blocks[which].size, seed);
    }
    for (size_t i = 0; i < BLOCKS; i++)
        shmem_space_free(made[i % 2].space, blocks[i].at);
    unmake(made[0]);
    unmake(made[1]);
}

/* ---- Teams and destruction ---- */

static void space_with_live_teams_is_not_destroyed(void)
{
    struct made made = make(MIB, 0);
    int n = shmem_n_pes();
    shmem_team_t first, row, column, team;
    api_about("the space's own team lives");
    CHECK(shmem_space_destroy(made.space) != 0);
    CHECK_EQ(shmem_team_split_strided(made.team, 0, 1, 1, NULL, 0, &first), 0);
    CHECK_EQ(shmem_team_split_2d(made.team, 2, NULL, 0, &row, NULL, 0, &column), 0);
    shmem_team_destroy(made.team);
    CHECK_EQ(shmem_space_get_team(made.space, &team), 0);
    CHECK(team == SHMEM_TEAM_INVALID);
    api_about("three teams from it live");
    CHECK(shmem_space_destroy(made.space) != 0);
    shmem_team_destroy(row);
    shmem_team_destroy(column);
    api_about("a team of one PE lives");
    CHECK(shmem_space_destroy(made.space) != 0);
    char *block = shmem_space_malloc(made.space, 100); /* the failed destruction had no effect */
    check_block(block, 100, 9);
    shmem_space_free(made.space, block);
    shmem_team_destroy(first);
    api_about("no team lives, of %d PEs", n);
    CHECK_EQ(shmem_space_destroy(made.space), 0);
}

/* Collectives and contexts of the space's team, on memory of the space. */
static void team_of_space_runs_collectives_and_puts(void)
{
    enum { N = 100 };
    struct made made = make(MIB, 0);
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *source = shmem_space_malloc(made.space, N * sizeof *source);
    long *dest = shmem_space_malloc(made.space, (size_t)n * N * sizeof *dest);
    shmem_ctx_t ctx;
    for (long i = 0; i < N; i++)
        source[i] = 1000 * me + i;
    CHECK_EQ(shmem_long_fcollect(made.team, dest, source, N), 0);
    for (long i = 0; i < (long)n * N; i++)
        CHECK_EQ(dest[i], 1000 * (i / N) + i % N);
    shmem_team_sync(made.team);
    CHECK_EQ(shmem_long_sum_reduce(made.team, dest, source, N), 0);
    for (long i = 0; i < N; i++)
        CHECK_EQ(dest[i], 1000L * n * (n - 1) / 2 + n * i);
    shmem_team_sync(made.team);
    CHECK_EQ(shmem_long_broadcast(made.team, dest, source, N, n - 1), 0);
    CHECK_EQ(dest[N - 1], 1000L * (n - 1) + N - 1);
    shmem_team_sync(made.team);
    if (CHECK(shmem_team_create_ctx(made.team, 0, &ctx) == 0)) {
        shmem_ctx_long_put(ctx, dest, source, N, (me + 1) % n);
        shmem_ctx_quiet(ctx);
        shmem_team_sync(made.team);
        CHECK_EQ(dest[N - 1], 1000L * ((me + n - 1) % n) + N - 1);
        shmem_ctx_destroy(ctx);
    }
    shmem_space_free(made.space, dest);
    shmem_space_free(made.space, source);
    unmake(made);
}

static long resident_kib(void)
{
    long total = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL && fscanf(file, "%ld %ld", &total, &resident) != 2)
        resident = 0;
    if (file != NULL)
        fclose(file);
    return resident * 4;
}

/* A hundred consecutive spaces: the memory of each, 1 MiB per PE, must be returned. */
static void destroyed_spaces_return_their_memory(void)
{
    enum { ROUNDS = 100, WARM = 20 };
    long before = 0;
    for (int round = 0; round < ROUNDS; round++) {
        struct made made = make(MIB, round % 2 == 0 ? 0 : SHMEMX_SPACE_FLAG_HUGE_PAGES);
        char *block = shmem_space_malloc(made.space, MIB / 2);
        memset(block, round, MIB / 2);
        shmem_space_free(made.space, block);
        unmake(made);
        if (round == WARM)
            before = resident_kib();
    }
    long grown = resident_kib() - before;
    CHECK(grown < (getenv("ISTHMUS_SANITIZED") != NULL ? 200000 : 20000));
}

/* The placement flags of pages must have no other effect. Memory that is reused must not contain
 * data of its previous user. */
static void placement_flags_keep_blocks_usable(void)
{
    const int flags[] = {SHMEMX_SPACE_FLAG_BIND_LOCAL, SHMEMX_SPACE_FLAG_INTERLEAVE,
                         SHMEMX_SPACE_FLAG_BIND_LOCAL | SHMEMX_SPACE_FLAG_HUGE_PAGES, 0};
    for (size_t i = 0; i < LENGTH(flags); i++) {
        struct made made = make(3 * MIB, flags[i]);
        char *block = shmem_space_malloc(made.space, 2 * MIB);
        check_block(block, 2 * MIB, (int)i);
        shmem_space_free(made.space, block);
        unmake(made);
    }
}

/* 64 simultaneous spaces, half of them with dynamic windows if windows are used. They are
 * destroyed in another order. Each must have its own memory. */
static void each_of_64_spaces_has_its_own_memory(void)
{
    enum { SPACES = 64 };
    static struct made made[SPACES];
    static int *words[SPACES];
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < SPACES; i++) {
        made[i] = make(4096 + 1000 * (size_t)i, i % 2 == 0 ? 0 : SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW);
        words[i] = shmem_space_calloc(made[i].space, 4, sizeof *words[i]);
    }
    for (int i = 0; i < SPACES; i++) {
        shmem_int_p(&words[i][1], 100 * me + i, (me + 1) % n);
        shmem_int_atomic_add(&words[i][2], i, (me + 1) % n);
    }
    shmem_barrier_all();
    for (int i = 0; i < SPACES; i++) {
        shmem_space_t space = SHMEM_SPACE_INVALID;
        CHECK_EQ(words[i][0], 0);
        CHECK_EQ(words[i][1], 100 * ((me + n - 1) % n) + i);
        CHECK_EQ(shmem_int_g(&words[i][2], (me + 1) % n), i);
        CHECK_EQ(words[i][3], 0);
        CHECK_EQ(shmemx_get_space(&words[i][3], &space), 0);
        CHECK(space == made[i].space);
    }
    shmem_barrier_all();
    for (int i = 0; i < SPACES; i++) {
        int which = i * 37 % SPACES;
        shmem_space_free(made[which].space, words[which]);
        unmake(made[which]);
    }
}

/* Creating a space after others were destroyed must not move the remaining ones. */
static void new_space_does_not_move_others(void)
{
    struct made made[3] = {make(3 * MIB, 0), make(5 * MIB, 0), make(MIB, 0)};
    char *last = shmem_space_malloc(made[2].space, 1000);
    memset(last, 7, 1000);
    unmake(made[1]);
    made[1] = make(2 * MIB, 0);
    char *block = shmem_space_malloc(made[1].space, 2 * MIB - 8192);
    memset(block, 9, 2 * MIB - 8192);
    CHECK_FILLED(last, 1000, 7);
    check_block(last, 1000, 1);
    shmem_space_free(made[1].space, block);
    shmem_space_free(made[2].space, last);
    for (int i = 0; i < 3; i++)
        unmake(made[i]);
}

/* ---- Extensions ---- */

static void get_space_finds_space_of_an_address(void)
{
    static int static_word;
    struct made made = make(MIB, 0);
    char *block = shmem_space_malloc(made.space, 1000), *on_heap = shmem_malloc(10);
    shmem_space_t space = SHMEM_SPACE_INVALID;
    CHECK_EQ(shmemx_get_space(block + 999, &space), 0);
    CHECK(space == made.space);
    CHECK_EQ(shmemx_get_space(on_heap, &space), 0);
    CHECK(space == SHMEMX_SPACE_DEFAULT);
    CHECK(shmemx_get_space(&static_word, &space) != 0);
    CHECK(shmemx_get_space(&space, &space) != 0);
    CHECK(shmemx_get_space(NULL, &space) != 0);
    CHECK(space == SHMEMX_SPACE_DEFAULT);
    shmem_free(on_heap);
    shmem_space_free(made.space, block);
    unmake(made);
}

static void team_and_its_parts_report_their_space(void)
{
    struct made made = make(MIB, 0);
    shmem_team_t part, part_of_part;
    shmem_space_t space = SHMEM_SPACE_INVALID;
    CHECK_EQ(shmemx_team_get_space(SHMEM_TEAM_WORLD, &space), 0);
    CHECK(space == SHMEMX_SPACE_DEFAULT);
    CHECK_EQ(shmemx_team_get_space(made.team, &space), 0);
    CHECK(space == made.space);
    CHECK_EQ(shmem_team_split_strided(made.team, 0, 1, shmem_n_pes(), NULL, 0, &part), 0);
    CHECK_EQ(shmem_team_split_strided(part, 0, 1, shmem_n_pes(), NULL, 0, &part_of_part), 0);
    CHECK_EQ(shmemx_team_get_space(part_of_part, &space), 0);
    CHECK(space == made.space);
    CHECK(shmemx_team_get_space(SHMEM_TEAM_INVALID, &space) != 0);
    shmem_team_destroy(part);
    CHECK(shmem_space_destroy(made.space) != 0);
    shmem_team_destroy(part_of_part);
    unmake(made);
}

/* Checks the handle of a space of the odd PEs, which PE 1 sends to all PEs. PEs outside the
 * space may query it too. */
static void check_handle_of_others(struct made made, bool is_member)
{
    static shmem_space_t given;
    static shmem_space_cap_t caps_there;
    shmem_space_cap_t caps = 0;
    shmem_device_type_t type = SHMEM_DEVICE_ZE;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    if (is_member)
        CHECK_EQ(shmem_space_get_caps(made.space, &caps_there), 0);
    for (int pe = 0; shmem_my_pe() == 1 && pe < shmem_n_pes(); pe++) {
        shmem_putmem(&given, &made.space, sizeof given, pe);
        shmem_putmem(&caps_there, &caps_there, sizeof caps_there, pe);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_space_get_team(given, &team), 0);
    CHECK(team == made.team);
    CHECK_EQ(shmem_space_get_device_type(given, &type), 0);
    CHECK_EQ(type, SHMEM_DEVICE_CPU);
    CHECK_EQ(shmem_space_get_caps(given, &caps), 0);
    CHECK_EQ(caps, caps_there);
    CHECK_EQ(caps & SHMEM_SPACE_CAP_WORLD_ACCESS, 0);
    if (is_member)
        CHECK(given == made.space);
    else
        CHECK_EQ(shmem_space_destroy(given), 0); /* has no effect on a PE that is not a member */
    shmem_barrier_all();
}

/* A space over memory that only odd PEs contribute, created between spaces of all PEs, several
 * times. */
static void nonmembers_can_query_a_space(void)
{
    const size_t size = 64 * 1024;
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = size};
    bool is_member = shmem_my_pe() % 2 == 1;
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (int round = 0; round < 3; round++) {
        struct made before = make(MIB, 0), made;
        CHECK_EQ(
            shmemx_space_create_with(&config, is_member ? memory : NULL, &made.space, &made.team),
            0);
        CHECK((made.space != SHMEM_SPACE_INVALID) == is_member);
        check_handle_of_others(made, is_member);
        unmake(before);
        if (is_member)
            unmake(made);
    }
    munmap(memory, size);
}

static void default_space_is_the_symmetric_heap(void)
{
    shmem_team_t team;
    shmem_device_type_t type;
    shmem_space_cap_t caps = 0;
    size_t size = 0, used = 0, more = 0;
    CHECK_EQ(shmem_space_get_team(SHMEMX_SPACE_DEFAULT, &team), 0);
    CHECK(team == SHMEM_TEAM_WORLD);
    CHECK_EQ(shmem_space_get_device_type(SHMEMX_SPACE_DEFAULT, &type), 0);
    CHECK_EQ(type, SHMEM_DEVICE_CPU);
    CHECK_EQ(shmem_space_get_caps(SHMEMX_SPACE_DEFAULT, &caps), 0);
    CHECK((caps & SHMEM_SPACE_CAP_WORLD_ACCESS) != 0);
    CHECK_EQ(shmemx_space_get_size(SHMEMX_SPACE_DEFAULT, &size), 0);
    CHECK_EQ(shmemx_space_get_used(SHMEMX_SPACE_DEFAULT, &used), 0);
    char *block = shmem_space_malloc(SHMEMX_SPACE_DEFAULT, 1000);
    CHECK_EQ(shmemx_space_get_used(SHMEMX_SPACE_DEFAULT, &more), 0);
    CHECK(more >= used + 1000 && more <= size);
    check_block(block, 1000, 2);
    shmem_free(block); /* the default space is the symmetric heap */
    block = shmem_malloc(10);
    shmem_space_free(SHMEMX_SPACE_DEFAULT, block);
}

static void space_align_aligns_to_powers_of_two(void)
{
    struct made made = make(8 * MIB, 0);
    for (size_t alignment = 1; alignment <= 2 * MIB; alignment *= 2) {
        char *before = shmem_space_malloc(made.space, 24);
        char *block = shmemx_space_align(made.space, alignment, 1000);
        CHECK_EQ((uintptr_t)block % alignment, 0);
        check_block(block, 1000, 4);
        shmem_space_free(made.space, before);
        shmem_space_free(made.space, block);
    }
    CHECK_POINTER(shmemx_space_align(made.space, 48, 8), NULL);
    CHECK_POINTER(shmemx_space_align(made.space, 4 * MIB, 8), NULL);
    unmake(made);
}

static void space_realloc_keeps_contents(void)
{
    struct made made = make(4 * MIB, 0);
    char *block = shmemx_space_realloc(made.space, NULL, 100);
    api_fill_pattern(block, 100, 1);
    char *wall = shmem_space_malloc(made.space, 10);
    block = shmemx_space_realloc(made.space, block, MIB);
    CHECK_PATTERN(block, 100, 1);
    api_fill_pattern(block, MIB, 2);
    CHECK_POINTER(shmemx_space_realloc(made.space, block, 64 * MIB), NULL);
    CHECK_PATTERN(block, MIB, 2);
    block = shmemx_space_realloc(made.space, block, 1000);
    CHECK_PATTERN(block, 1000, 2);
    check_block(block, 1000, 6);
    CHECK_POINTER(shmemx_space_realloc(made.space, block, 0), NULL);
    shmem_space_free(made.space, wall);
    unmake(made);
}

/* The kind of window depends on the transport of put and get; the test's environment contains
 * the expected kind. */
static void window_kind_follows_the_transport(void)
{
    const char *path = getenv("ISTHMUS_PATH"), *wanted = getenv("ISTHMUS_SPACE_WINDOW");
    shmemx_space_window_t plain = SHMEMX_SPACE_WINDOW_NONE, dynamic = SHMEMX_SPACE_WINDOW_NONE;
    struct made made[2] = {make(MIB, 0), make(MIB, SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW)};
    CHECK_EQ(shmemx_space_get_window(made[0].space, &plain), 0);
    CHECK_EQ(shmemx_space_get_window(made[1].space, &dynamic), 0);
    CHECK(shmemx_space_get_window(SHMEM_SPACE_INVALID, &plain) != 0);
    if (path != NULL && strcmp(path, "window") == 0) {
        bool all_dynamic = wanted != NULL && strcmp(wanted, "dynamic") == 0;
        CHECK_EQ(plain, all_dynamic ? SHMEMX_SPACE_WINDOW_DYNAMIC : SHMEMX_SPACE_WINDOW_CREATED);
        CHECK_EQ(dynamic, SHMEMX_SPACE_WINDOW_DYNAMIC);
    } else {
        CHECK_EQ(plain == SHMEMX_SPACE_WINDOW_NONE, dynamic == SHMEMX_SPACE_WINDOW_NONE);
    }
    for (int i = 0; i < 2; i++) {
        char *block = shmem_space_malloc(made[i].space, 1000);
        check_block(block, 1000, i);
        shmem_space_free(made[i].space, block);
        unmake(made[i]);
    }
}

/* ---- Threads ---- */

/* Uses its space and destroys it. No other thread executes collectives on the team of this
 * space. */
static void *live_in_space(void *argument)
{
    const struct made *made = argument;
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < 10; i++) {
        long *words = shmem_space_calloc(made->space, 100, sizeof *words);
        shmem_long_p(&words[i], me + i, (me + 1) % n);
        shmem_quiet();
        shmem_team_sync(made->team);
        CHECK_EQ(words[i], (me + n - 1) % n + i);
        shmem_space_free(made->space, words);
    }
    unmake(*made);
    return NULL;
}

/* Several threads use and destroy spaces while another one creates and destroys spaces. */
static void threads_can_use_spaces_concurrently(void)
{
    enum { THREADS = 3, ROUNDS = 5 };
    pthread_t threads[THREADS];
    struct made made[THREADS];
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < THREADS; i++)
            made[i] = make(MIB, i % 2 == 0 ? 0 : SHMEMX_SPACE_FLAG_DYNAMIC_WINDOW);
        for (int i = 0; i < THREADS; i++)
            CHECK_EQ(pthread_create(&threads[i], NULL, live_in_space, &made[i]), 0);
        for (int i = 0; i < 5; i++)
            unmake(make(MIB, 0));
        for (int i = 0; i < THREADS; i++)
            CHECK_EQ(pthread_join(threads[i], NULL), 0);
    }
}

const struct api_test space_tests[] = {
    {"space_refused", invalid_configurations_are_refused, 1},
    {"space_properties", space_reports_its_team_type_and_caps, 1},
    {"space_addresses", addresses_are_identical_if_promised, 1},
    {"space_pointers", shmem_ptr_reaches_blocks_of_a_space, 1},
    {"space_blocks", blocks_are_aligned_and_do_not_overlap, 1},
    {"space_nothing", zero_bytes_or_invalid_space_do_nothing, 1},
    {"space_exhausted", exhausted_space_returns_null, 1},
    {"space_cleared", calloc_and_new_spaces_return_zeros, 1},
    {"space_synchronizes", allocation_and_free_are_barriers, 1},
    {"space_random", blocks_keep_their_contents, 1},
    {"space_keeps_teams", space_with_live_teams_is_not_destroyed, 1},
    {"space_team_at_work", team_of_space_runs_collectives_and_puts, 1},
    {"space_placed", placement_flags_keep_blocks_usable, 1},
    {"space_many_in_turn", destroyed_spaces_return_their_memory, 1},
    {"space_many_at_once", each_of_64_spaces_has_its_own_memory, 1},
    {"space_between_others", new_space_does_not_move_others, 1},
    {"space_of_addresses", get_space_finds_space_of_an_address, 1},
    {"space_of_teams", team_and_its_parts_report_their_space, 1},
    {"space_of_others", nonmembers_can_query_a_space, 2},
    {"space_default", default_space_is_the_symmetric_heap, 1},
    {"space_align", space_align_aligns_to_powers_of_two, 1},
    {"space_realloc", space_realloc_keeps_contents, 1},
    {"space_windows", window_kind_follows_the_transport, 1},
    {"threads_spaces", threads_can_use_spaces_concurrently, 1},
    API_TEST_END,
};
