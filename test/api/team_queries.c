/*
 * Queries of teams, also with SHMEM_TEAM_INVALID.
 */
#include "api_test.h"

static void predefined_teams_agree_with_the_world(void)
{
    CHECK_EQ(shmem_team_my_pe(SHMEM_TEAM_WORLD), shmem_my_pe());
    CHECK_EQ(shmem_team_n_pes(SHMEM_TEAM_WORLD), shmem_n_pes());
    int shared = shmem_team_n_pes(SHMEM_TEAM_SHARED);
    CHECK(shared >= 1 && shared <= shmem_n_pes());
    CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_SHARED, shmem_team_my_pe(SHMEM_TEAM_SHARED),
                                     SHMEM_TEAM_WORLD),
             shmem_my_pe());
    CHECK(SHMEM_TEAM_WORLD != SHMEM_TEAM_INVALID);
    CHECK(SHMEM_TEAM_SHARED != SHMEM_TEAM_INVALID);
    CHECK(SHMEM_TEAM_SHARED != SHMEM_TEAM_WORLD);
}

static void routines_reject_the_invalid_team(void)
{
    shmem_team_config_t config;
    shmem_team_t part;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    CHECK_EQ(shmem_team_my_pe(SHMEM_TEAM_INVALID), -1);
    CHECK_EQ(shmem_team_n_pes(SHMEM_TEAM_INVALID), -1);
    CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_INVALID, 0, SHMEM_TEAM_WORLD), -1);
    CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_WORLD, 0, SHMEM_TEAM_INVALID), -1);
    CHECK(shmem_team_get_config(SHMEM_TEAM_INVALID, 0, &config) != 0);
    CHECK_POINTER(shmem_team_ptr(SHMEM_TEAM_INVALID, api_zone(ZONE_BSS), 0), NULL);
    CHECK(shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, &ctx) != 0);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_INVALID, 0, 1, 1, NULL, 0, &part), -1);
    CHECK_EQ(shmem_team_split_2d(SHMEM_TEAM_INVALID, 1, NULL, 0, &part, NULL, 0, &part), -1);
    CHECK(ctx == SHMEM_CTX_INVALID);
    shmem_team_destroy(SHMEM_TEAM_INVALID);
}

static void only_live_teams_are_valid(void)
{
    shmem_team_t made;
    CHECK_EQ(shmem_team_is_valid(SHMEM_TEAM_WORLD), 1);
    CHECK_EQ(shmem_team_is_valid(SHMEM_TEAM_SHARED), 1);
    CHECK_EQ(shmem_team_is_valid(SHMEM_TEAM_INVALID), 0);
    CHECK_EQ(shmem_team_is_valid((shmem_team_t)SHMEM_CTX_DEFAULT), 0);
    CHECK_EQ(shmem_team_is_valid((shmem_team_t)&made), 0);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &made), 0);
    CHECK_EQ(shmem_team_is_valid(made), 1);
    shmem_team_destroy(made);
    CHECK_EQ(shmem_team_is_valid(made), 0);
}

/* Translates numbers that the source team does not have, and PEs that are not in the destination
 * team. */
static void translation_of_outside_pes_returns_minus_1(void)
{
    int n = shmem_n_pes();
    shmem_team_t first;
    CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_WORLD, n, SHMEM_TEAM_WORLD), -1);
    CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_WORLD, -1, SHMEM_TEAM_WORLD), -1);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, (n + 1) / 2, NULL, 0, &first), 0);
    if (first != SHMEM_TEAM_INVALID) {
        for (int pe = 0; pe < n; pe++)
            CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, first),
                     pe < (n + 1) / 2 ? pe : -1);
        shmem_team_destroy(first);
    }
    shmem_barrier_all();
}

/* shmem_team_ptr uses PE numbers of the team. */
static void check_ptr(shmem_team_t team)
{
    static long word;
    word = shmem_my_pe();
    shmem_team_sync(team);
    for (int pe = 0; pe < shmem_team_n_pes(team); pe++) {
        int world_pe = shmem_team_translate_pe(team, pe, SHMEM_TEAM_WORLD);
        const long *there = shmem_team_ptr(team, &word, pe);
        CHECK_POINTER(there, shmem_ptr(&word, world_pe));
        if (there != NULL)
            CHECK_EQ(*there, world_pe);
    }
    CHECK_POINTER(shmem_team_ptr(team, &word, shmem_team_n_pes(team)), NULL);
    CHECK_POINTER(shmem_team_ptr(team, &word, -1), NULL);
    shmem_team_sync(team);
}

static void team_ptr_uses_pe_numbers_of_the_team(void)
{
    api_for_each_team(check_ptr);
}

static void get_config_returns_the_masked_values(void)
{
    int n = shmem_n_pes();
    shmem_team_config_t config = {.num_contexts = 3}, got = {.num_contexts = -7};
    shmem_team_t with, without, unmasked;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, &config, SHMEM_TEAM_NUM_CONTEXTS,
                                      &with),
             0);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &without), 0);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, &config, 0, &unmasked), 0);
    CHECK_EQ(shmem_team_get_config(with, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
    CHECK(got.num_contexts >= 3);
    CHECK_EQ(shmem_team_get_config(without, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
    CHECK_EQ(got.num_contexts, 0);
    CHECK_EQ(shmem_team_get_config(unmasked, SHMEM_TEAM_NUM_CONTEXTS, &got), 0);
    CHECK_EQ(got.num_contexts, 0);
    CHECK_EQ(shmem_team_get_config(with, 0, NULL), 0);
    got.num_contexts = -5; /* unknown mask bits are ignored */
    CHECK_EQ(shmem_team_get_config(with, 1L << 40, &got), 0);
    CHECK_EQ(got.num_contexts, -5);
    CHECK_EQ(shmem_team_get_config(with, -1L, &got), 0);
    CHECK(got.num_contexts >= 3);
    shmem_team_destroy(with);
    shmem_team_destroy(without);
    shmem_team_destroy(unmasked);
    shmem_barrier_all();
}

const struct api_test team_queries_tests[] = {
    {"team_predefined", predefined_teams_agree_with_the_world, 1},
    {"team_invalid", routines_reject_the_invalid_team, 1},
    {"team_is_valid", only_live_teams_are_valid, 1},
    {"team_translate_outside", translation_of_outside_pes_returns_minus_1, 1},
    {"team_ptr", team_ptr_uses_pe_numbers_of_the_team, 1},
    {"team_config", get_config_returns_the_masked_values, 1},
    API_TEST_END,
};
