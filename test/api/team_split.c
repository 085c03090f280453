/*
 * shmemx_team_split with arbitrary colors and keys, compared with a model; and operations on the
 * new teams.
 */
#include <limits.h>
#include <shmemx.h>

#include "api_test.h"

/* Returns a pseudorandom number that every PE can compute, so that each PE knows the arguments
 * of the others. */
static uint32_t draw(unsigned round, int pe)
{
    uint32_t mixed = (uint32_t)pe * 2654435761u ^ (round * 2246822519u + 374761393u);
    mixed = (mixed ^ mixed >> 15) * 2246822519u;
    return mixed ^ mixed >> 13;
}

/* Returns the color of PE `pe` of the parent in a round. */
static int color_in(unsigned round, int pe)
{
    static const int colors[] = {0, INT_MAX, 7, SHMEMX_TEAM_NO_COLOR, 1};
    return colors[draw(round, pe) % (1 + round % LENGTH(colors))];
}

static int key_in(unsigned round, int pe)
{
    static const int keys[] = {0, INT_MIN, INT_MAX, -1};
    return keys[draw(round + 1000, pe) % (1 + round % LENGTH(keys))];
}

/* Model of the new team: numbers in the parent, sorted by insertion. */
struct model {
    int members[API_MAX_PES], size, mine;
};

static struct model model_of(unsigned round, int n, int me)
{
    struct model model = {.mine = -1};
    for (int pe = 0; pe < n; pe++) {
        if (color_in(round, pe) != color_in(round, me))
            continue;
        int at = model.size++;
        for (; at > 0 && key_in(round, model.members[at - 1]) > key_in(round, pe); at--)
            model.members[at] = model.members[at - 1];
        model.members[at] = pe;
    }
    for (int i = 0; i < model.size; i++)
        if (model.members[i] == me)
            model.mine = i;
    return model;
}

static long from[API_MAX_PES], source, word;
static double most;

static void check_members(shmem_team_t parent, shmem_team_t team, const struct model *model)
{
    CHECK_EQ(shmem_team_n_pes(team), model->size);
    CHECK_EQ(shmem_team_my_pe(team), model->mine);
    for (int i = 0; i < model->size; i++) {
        CHECK_EQ(shmem_team_translate_pe(team, i, parent), model->members[i]);
        CHECK_EQ(shmem_team_translate_pe(parent, model->members[i], team), i);
    }
}

static void check_collectives(shmem_team_t parent, shmem_team_t team, const struct model *model)
{
    long sum = 0, total;
    source = shmem_my_pe();
    CHECK_EQ(shmem_long_fcollect(team, from, &source, 1), 0);
    for (int i = 0; i < model->size; i++) {
        int pe = shmem_team_translate_pe(parent, model->members[i], SHMEM_TEAM_WORLD);
        CHECK_EQ(from[i], pe);
        sum += pe;
    }
    CHECK_EQ(shmem_team_sync(team), 0);
    CHECK_EQ(shmem_long_sum_reduce(team, from, &source, 1), 0);
    total = from[0];
    CHECK_EQ(total, sum);
    CHECK_EQ(shmem_long_broadcast(team, from, &source, 1, model->size - 1), 0);
    CHECK_EQ(from[0], shmem_team_translate_pe(team, model->size - 1, SHMEM_TEAM_WORLD));
    CHECK_EQ(shmem_team_sync(team), 0);
}

/* Each member puts to all members, and adds to a word of the first. */
static void check_context(shmem_team_t team, const struct model *model)
{
    shmem_ctx_t ctx;
    word = 0;
    most = -1;
    CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    CHECK_EQ(shmem_team_sync(team), 0);
    for (int i = 0; i < model->size; i++)
        shmem_ctx_long_p(ctx, &from[model->mine], 100 * i + model->mine, i);
    shmem_ctx_long_atomic_add(ctx, &word, model->mine + 1, 0);
    shmemx_ctx_double_atomic_max(ctx, &most, model->mine, 0);
    shmem_ctx_quiet(ctx);
    CHECK_EQ(shmem_team_sync(team), 0);
    for (int i = 0; i < model->size; i++)
        CHECK_EQ(from[i], 100 * model->mine + i);
    if (model->mine == 0) {
        CHECK_EQ(word, model->size * (model->size + 1) / 2);
        CHECK_REAL(most, model->size - 1);
    }
    CHECK_EQ(shmem_team_sync(team), 0);
    shmem_ctx_destroy(ctx);
}

static void check_split(shmem_team_t parent, unsigned round)
{
    int n = shmem_team_n_pes(parent), me = shmem_team_my_pe(parent);
    struct model model = model_of(round, n, me);
    shmem_team_t team = SHMEM_TEAM_WORLD;
    api_about("round %u of a parent of %d", round, n);
    CHECK_EQ(shmemx_team_split(parent, color_in(round, me), key_in(round, me), &team), 0);
    if (color_in(round, me) == SHMEMX_TEAM_NO_COLOR) {
        CHECK(team == SHMEM_TEAM_INVALID);
        return;
    }
    if (!CHECK(team != SHMEM_TEAM_INVALID))
        return;
    check_members(parent, team, &model);
    check_collectives(parent, team, &model);
    check_context(team, &model);
    shmem_team_destroy(team);
}

enum { SHAPES = 20 }; /* combinations of colors and keys until both repeat */

static void split_by_color_matches_the_model(void)
{
    for (unsigned round = 0; round < 2 * SHAPES; round++)
        check_split(SHMEM_TEAM_WORLD, round);
    shmem_barrier_all();
}

static void split_team(shmem_team_t team)
{
    for (unsigned round = 0; round < SHAPES; round++)
        check_split(team, round + 500);
}

static void split_of_teams_matches_the_model(void)
{
    api_for_each_team(split_team);
    shmem_barrier_all();
}

/* Splits a team whose members are in no strided order, by color repeatedly and with the other
 * split routines. */
static void colored_team_can_be_split_again(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_t mixed, part, row, column;
    CHECK_EQ(shmemx_team_split(SHMEM_TEAM_WORLD, 3, (int)(draw(9, me) & 0xFFFF), &mixed), 0);
    CHECK_EQ(shmem_team_n_pes(mixed), n);
    split_team(mixed);
    int first = shmem_team_translate_pe(mixed, 0, SHMEM_TEAM_WORLD);
    CHECK_EQ(shmem_team_split_strided(mixed, 0, 2, (n + 1) / 2, NULL, 0, &part), 0);
    CHECK_EQ(shmem_team_my_pe(part),
             shmem_team_my_pe(mixed) % 2 == 0 ? shmem_team_my_pe(mixed) / 2 : -1);
    CHECK_EQ(shmem_team_split_2d(mixed, 2, NULL, 0, &row, NULL, 0, &column), 0);
    CHECK_EQ(shmem_team_my_pe(row), shmem_team_my_pe(mixed) % 2);
    if (part != SHMEM_TEAM_INVALID) {
        CHECK_EQ(shmem_team_translate_pe(part, 0, SHMEM_TEAM_WORLD), first);
        shmem_team_destroy(part);
    }
    shmem_team_destroy(row);
    shmem_team_destroy(column);
    shmem_team_destroy(mixed);
    shmem_barrier_all();
}

/* Many simultaneous teams; handles and memory must be reused. */
static void twenty_colored_teams_work_at_once(void)
{
    enum { TIMES = 3, TEAMS = 20 };
    static long sums[TEAMS];
    int me = shmem_my_pe();
    shmem_team_t teams[TEAMS];
    source = me + 1;
    for (int time = 0; time < TIMES; time++) {
        for (int i = 0; i < TEAMS; i++)
            CHECK_EQ(shmemx_team_split(SHMEM_TEAM_WORLD, me % (i + 1), -me, &teams[i]), 0);
        for (int i = TEAMS - 1; i >= 0; i--)
            CHECK_EQ(shmem_long_sum_reduce(teams[i], &sums[i], &source, 1), 0);
        for (int i = 0; i < TEAMS; i++) {
            long expected = 0;
            for (int pe = me % (i + 1); pe < shmem_n_pes(); pe += i + 1)
                expected += pe + 1;
            CHECK_EQ(sums[i], expected);
            shmem_team_destroy(teams[i]);
        }
    }
    shmem_barrier_all();
}

static void no_color_or_parent_gives_no_team(void)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    CHECK(shmemx_team_split(SHMEM_TEAM_INVALID, 0, 0, &team) != 0);
    CHECK(team == SHMEM_TEAM_INVALID);
    team = SHMEM_TEAM_WORLD;
    CHECK_EQ(shmemx_team_split(SHMEM_TEAM_WORLD, SHMEMX_TEAM_NO_COLOR, 0, &team), 0);
    CHECK(team == SHMEM_TEAM_INVALID);
}

const struct api_test team_split_tests[] = {
    {"split_by_color", split_by_color_matches_the_model, 1},
    {"split_teams_by_color", split_of_teams_matches_the_model, 1},
    {"split_of_colored", colored_team_can_be_split_again, 1},
    {"split_many_by_color", twenty_colored_teams_work_at_once, 1},
    {"split_nothing", no_color_or_parent_gives_no_team, 1},
    API_TEST_END,
};
