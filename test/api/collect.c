/*
 * collect and fcollect, over teams and active sets.
 */
#include "collective_check.h"

#define WRAP(FORM, ROUTINE)                                                                        \
    static int FORM##_call(const struct collective_arguments *arguments)                           \
    {                                                                                              \
        return ROUTINE(arguments->members->team, arguments->dest, arguments->source,               \
                       arguments->nelems);                                                         \
    }
#define LIST(FORM, ROUTINE, BYTES) {#ROUTINE, BYTES, FORM##_call},
#define WRAP_COLLECT(TYPE, NAME)   WRAP(collect_##NAME, shmem_##NAME##_collect)
#define LIST_COLLECT(TYPE, NAME)   LIST(collect_##NAME, shmem_##NAME##_collect, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(WRAP_COLLECT)
WRAP(collect_mem, shmem_collectmem)
static const struct collective_routine collects[] = {SHMEM_IMPL_RMA_TYPES(LIST_COLLECT)
                                                         LIST(collect_mem, shmem_collectmem, 1)};

static void collect_joins_unequal_blocks_of_all_types(void)
{
    check_on_teams(check_collect, collects, LENGTH(collects));
}
#define WRAP_FCOLLECT(TYPE, NAME) WRAP(fcollect_##NAME, shmem_##NAME##_fcollect)
#define LIST_FCOLLECT(TYPE, NAME) LIST(fcollect_##NAME, shmem_##NAME##_fcollect, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(WRAP_FCOLLECT)
WRAP(fcollect_mem, shmem_fcollectmem)
static const struct collective_routine fcollects[] = {SHMEM_IMPL_RMA_TYPES(LIST_FCOLLECT)
                                                          LIST(fcollect_mem, shmem_fcollectmem, 1)};

static void fcollect_joins_equal_blocks_of_all_types(void)
{
    check_on_teams(check_fcollect, fcollects, LENGTH(fcollects));
}

/* The variants for active sets. */
#define WRAP_SET(FORM, ROUTINE)                                                                    \
    static int FORM##_set_call(const struct collective_arguments *arguments)                       \
    {                                                                                              \
        const struct active_set *set = arguments->members->set;                                    \
        ROUTINE(arguments->dest, arguments->source, arguments->nelems, set->start,                 \
                set->log_stride, set->size, set->p_sync);                                          \
        return 0;                                                                                  \
    }
#define WRAP_COLLECT_SIZED(BITS, BYTES) WRAP_SET(collect##BITS, shmem_collect##BITS)
#define LIST_COLLECT_SIZED(BITS, BYTES) {"shmem_collect" #BITS, BYTES, collect##BITS##_set_call},
SHMEM_IMPL_ACTIVE_SET_SIZES(WRAP_COLLECT_SIZED)
static const struct collective_routine collects_of_sets[] = {
    SHMEM_IMPL_ACTIVE_SET_SIZES(LIST_COLLECT_SIZED)};

static void collect_joins_unequal_blocks_in_active_sets(void)
{
    check_on_sets(check_collect, collects_of_sets, LENGTH(collects_of_sets));
}

#define WRAP_FCOLLECT_SIZED(BITS, BYTES) WRAP_SET(fcollect##BITS, shmem_fcollect##BITS)
#define LIST_FCOLLECT_SIZED(BITS, BYTES) {"shmem_fcollect" #BITS, BYTES, fcollect##BITS##_set_call},
SHMEM_IMPL_ACTIVE_SET_SIZES(WRAP_FCOLLECT_SIZED)
static const struct collective_routine fcollects_of_sets[] = {
    SHMEM_IMPL_ACTIVE_SET_SIZES(LIST_FCOLLECT_SIZED)};

static void fcollect_joins_equal_blocks_in_active_sets(void)
{
    check_on_sets(check_fcollect, fcollects_of_sets, LENGTH(fcollects_of_sets));
}

/* Many calls on one team without a barrier, with changing lengths. */
static void check_back_to_back(shmem_team_t team)
{
    enum { ROUNDS = 40 };
    static long dest[ROUNDS][API_MAX_PES * 3];
    static long source[3];
    int me = shmem_team_my_pe(team), n = shmem_team_n_pes(team);
    memset(dest, 0xFF, sizeof dest);
    shmem_team_sync(team);
    for (int i = 0; i < ROUNDS; i++) {
        for (int j = 0; j < 3; j++)
            source[j] = me * 1000L + i * 10 + j;
        CHECK_EQ(shmem_long_collect(team, dest[i], source, (size_t)((me + i) % 4 % 3)), 0);
    }
    for (int i = 0; i < ROUNDS; i++) {
        long *at = dest[i];
        for (int pe = 0; pe < n; pe++)
            for (int j = 0; j < (pe + i) % 4 % 3; j++)
                CHECK_EQ(*at++, pe * 1000L + i * 10 + j);
        CHECK_EQ(*at, -1);
    }
    shmem_team_sync(team);
}

static void consecutive_collects_keep_data_apart(void)
{
    api_for_each_team(check_back_to_back);
}

/* PE k contributes k words, except for the last one, which contributes many. The result is
 * large. */
static void large_collect_places_blocks_in_pe_order(void)
{
    enum { WORDS = 100000 };
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *dest = shmem_malloc((WORDS + API_MAX_PES * API_MAX_PES) * sizeof(long));
    long *source = shmem_malloc(WORDS * sizeof(long));
    size_t mine = me == n - 1 ? WORDS : (size_t)me;
    for (size_t i = 0; i < mine; i++)
        source[i] = me * 1000000L + (long)i;
    shmem_barrier_all();
    CHECK_EQ(shmem_long_collect(SHMEM_TEAM_WORLD, dest, source, mine), 0);
    memset(source, 0, mine * sizeof(long));
    size_t before = (size_t)((n - 1) * (n - 2) / 2);
    CHECK_EQ(dest[before], (n - 1) * 1000000L);
    CHECK_EQ(dest[before + WORDS - 1], (n - 1) * 1000000L + WORDS - 1);
    if (n > 2)
        CHECK_EQ(dest[before - 1], (n - 2) * 1000000L + n - 3);
    shmem_barrier_all();
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test collect_tests[] = {
    {"collect_all_types", collect_joins_unequal_blocks_of_all_types, 1},
    {"fcollect_all_types", fcollect_joins_equal_blocks_of_all_types, 1},
    {"collect_active_set", collect_joins_unequal_blocks_in_active_sets, 1},
    {"fcollect_active_set", fcollect_joins_equal_blocks_in_active_sets, 1},
    {"collect_back_to_back", consecutive_collects_keep_data_apart, 1},
    {"collect_large", large_collect_places_blocks_in_pe_order, 1},
    API_TEST_END,
};
