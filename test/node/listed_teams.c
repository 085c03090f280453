/*
 * Tests teams whose members have no constant stride of PE numbers. The library creates such teams
 * for memory that only some PEs have. No public routine creates them from a list, so this program
 * is linked with the library's objects. It also tests which PEs can access such memory.
 */
#include <shmemx.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "coll/team_create.h"
#include "shm/segment.h"

enum { MOST_PES = 16, N = 50 };

static long source[N], dest[MOST_PES * N];
static int wrong;

static void check(bool right, int line, const char *what)
{
    if (right)
        return;
    wrong++;
    fprintf(stderr, "%s:%d: PE %d: not so: %s\n", __FILE__, line, shmem_my_pe(), what);
}
#define CHECK(CONDITION) check(CONDITION, __LINE__, #CONDITION)

static int place_in(const int *pes, int n)
{
    for (int i = 0; i < n; i++)
        if (pes[i] == shmem_my_pe())
            return i;
    return -1;
}

static void pe_numbers_follow_the_list(shmem_team_t team, const int *pes, int n)
{
    CHECK(shmem_team_n_pes(team) == n);
    CHECK(shmem_team_my_pe(team) == place_in(pes, n));
    for (int i = 0; i < n; i++) {
        CHECK(shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD) == pes[i]);
        CHECK(shmem_team_translate_pe(SHMEM_TEAM_WORLD, pes[i], team) == i);
    }
    for (int pe = 0, inside = 0; pe < shmem_n_pes(); pe++) {
        int member = shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, team);
        inside += member >= 0;
        CHECK(inside <= n);
    }
}

static void collectives_use_the_list_order(shmem_team_t team, const int *pes, int n)
{
    long me = shmem_my_pe(), sum = 0;
    for (int i = 0; i < n; i++)
        sum += pes[i];
    for (long i = 0; i < N; i++)
        source[i] = 100 * me + i;
    shmem_team_sync(team);
    CHECK(shmem_long_fcollect(team, dest, source, N) == 0);
    for (long i = 0; i < (long)n * N; i++)
        CHECK(dest[i] == 100L * pes[i / N] + i % N);
    shmem_team_sync(team);
    CHECK(shmem_long_sum_reduce(team, dest, source, N) == 0);
    for (long i = 0; i < N; i++)
        CHECK(dest[i] == 100 * sum + n * i);
    shmem_team_sync(team);
    CHECK(shmem_long_broadcast(team, dest, source, N, n - 1) == 0);
    CHECK(dest[N - 1] == 100L * pes[n - 1] + N - 1);
    shmem_team_sync(team);
    CHECK(shmem_long_alltoall(team, dest, source, 1) == 0);
    for (int i = 0; i < n; i++)
        CHECK(dest[i] == 100L * pes[i] + place_in(pes, n));
    shmem_team_sync(team);
}

/* PE numbers of a context are those of its team. */
static void context_uses_team_pe_numbers(shmem_team_t team, const int *pes, int n)
{
    int mine = place_in(pes, n), right = (mine + 1) % n, left = (mine + n - 1) % n;
    shmem_ctx_t ctx;
    CHECK(shmem_team_create_ctx(team, 0, &ctx) == 0);
    shmem_ctx_long_put(ctx, dest, source, N, right);
    shmem_ctx_long_atomic_add(ctx, &dest[N], 7, right);
    shmem_ctx_quiet(ctx);
    shmem_team_sync(team);
    CHECK(dest[N - 1] == 100L * pes[left] + N - 1);
    CHECK(shmem_ctx_long_g(ctx, &source[3], right) == 100L * pes[right] + 3);
    shmem_ctx_pe_quiet(ctx, &right, 1);
    shmem_team_sync(team);
    shmem_ctx_destroy(ctx);
}

static void check_team(shmem_team_t team, const int *pes, int n)
{
    CHECK((team != SHMEM_TEAM_INVALID) == (place_in(pes, n) >= 0));
    if (team == SHMEM_TEAM_INVALID)
        return;
    pe_numbers_follow_the_list(team, pes, n);
    collectives_use_the_list_order(team, pes, n);
    context_uses_team_pe_numbers(team, pes, n);
}

/* Splits the team into all members in reverse order, and into every second member. */
static void splits_of_a_listed_team_work(shmem_team_t team, const int *pes, int n)
{
    int part[MOST_PES];
    shmem_team_t split;
    if (team == SHMEM_TEAM_INVALID)
        return;
    for (int i = 0; i < n; i++)
        part[i] = pes[n - 1 - i];
    CHECK(shmem_team_split_strided(team, n - 1, -1, n, NULL, 0, &split) == 0);
    check_team(split, part, n);
    shmem_team_destroy(split);
    for (int i = 0; i < (n + 1) / 2; i++)
        part[i] = pes[2 * i];
    CHECK(shmem_team_split_strided(team, 0, 2, (n + 1) / 2, NULL, 0, &split) == 0);
    check_team(split, part, (n + 1) / 2);
    shmem_team_destroy(split);
}

static void listed_team_and_its_splits_work(const int *pes, int n)
{
    shmem_team_t team;
    dest[N] = 0;
    shmem_barrier_all();
    CHECK(team_split_members("test", SHMEM_TEAM_WORLD, pes, n, &team) == 0);
    check_team(team, pes, n);
    splits_of_a_listed_team_work(team, pes, n);
    shmem_barrier_all();
    shmem_team_destroy(team);
}

/* Creates a space of all PEs, and changes its segment so that only the listed PEs have it. */
static void only_listed_pes_access_a_partial_space(const int *pes, int n)
{
    shmem_space_config_t config = {SHMEM_DEVICE_CPU, 1 << 20, 0};
    shmem_space_t space;
    shmem_team_t space_team, team;
    shmem_space_create(&config, &space, &space_team);
    char *block = shmem_space_malloc(space, 100);
    team_split_members("test", SHMEM_TEAM_WORLD, pes, n, &team);
    if (team != SHMEM_TEAM_INVALID) {
        struct segment *segment = &segments[segment_find(block, 1) - segments];
        segment->members = &team_require("test", team)->members;
        for (int pe = 0; pe < shmem_n_pes(); pe++) {
            bool has = false;
            for (int i = 0; i < n; i++)
                has |= pes[i] == pe;
            CHECK(shmem_addr_accessible(block, pe) == has);
            CHECK(has || shmem_ptr(block, pe) == NULL);
        }
        segment->members = NULL;
    }
    shmem_barrier_all();
    shmem_team_destroy(team);
    shmem_space_free(space, block);
    shmem_team_destroy(space_team);
    shmem_space_destroy(space);
}

/* Passes a PE number that is one too large for the team. The library must abort the job. */
static void pe_number_past_the_team_is_reported(const int *pes, int n)
{
    shmem_team_t team;
    shmem_ctx_t ctx;
    team_split_members("test", SHMEM_TEAM_WORLD, pes, n, &team);
    if (place_in(pes, n) >= 0 && shmem_team_create_ctx(team, 0, &ctx) == 0)
        shmem_ctx_long_p(ctx, &dest[0], 1, n);
    shmem_barrier_all();
}

/* With an argument, the program passes an invalid PE number. */
int main(int argc, char **argv)
{
    (void)argv;
    /* In the last two lists, members of one node are not consecutive. */
    static const int lists[][MOST_PES] = {{0, 1, 3}, {1, 2, 4},    {0, 3, 4},
                                          {0, 1, 2}, {0, 2, 3, 4}, {2, 0, 3, 1, 4}};
    static const int lengths[] = {3, 3, 3, 3, 4, 5};
    shmem_init();
    if (shmem_n_pes() < 5) {
        fprintf(stderr, "listed_teams: this takes 5 PEs or more\n");
        shmem_global_exit(2);
    }
    if (argc > 1)
        pe_number_past_the_team_is_reported(lists[0], lengths[0]);
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        listed_team_and_its_splits_work(lists[i], lengths[i]);
        only_listed_pes_access_a_partial_space(lists[i], lengths[i]);
    }
    static int all_wrong;
    shmem_int_sum_reduce(SHMEM_TEAM_WORLD, &all_wrong, &wrong, 1);
    int status = all_wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    shmem_finalize();
    return status;
}
