/*
 * alltoall over teams and active sets.
 */
#include <sched.h>

#include "collective_check.h"

#define WRAP(FORM, ROUTINE)                                                                        \
    static int FORM##_call(const struct collective_arguments *arguments)                           \
    {                                                                                              \
        return ROUTINE(arguments->members->team, arguments->dest, arguments->source,               \
                       arguments->nelems);                                                         \
    }
#define LIST(FORM, ROUTINE, BYTES) {#ROUTINE, BYTES, FORM##_call},
#define WRAP_ALLTOALL(TYPE, NAME)  WRAP(alltoall_##NAME, shmem_##NAME##_alltoall)
#define LIST_ALLTOALL(TYPE, NAME)  LIST(alltoall_##NAME, shmem_##NAME##_alltoall, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(WRAP_ALLTOALL)
WRAP(alltoall_mem, shmem_alltoallmem)
static const struct collective_routine alltoalls[] = {SHMEM_IMPL_RMA_TYPES(LIST_ALLTOALL)
                                                          LIST(alltoall_mem, shmem_alltoallmem, 1)};

static void alltoall_delivers_blocks_of_all_types(void)
{
    check_on_teams(check_alltoall, alltoalls, LENGTH(alltoalls));
}

#define WRAP_SET(FORM, ROUTINE)                                                                    \
    static int FORM##_set_call(const struct collective_arguments *arguments)                       \
    {                                                                                              \
        const struct active_set *set = arguments->members->set;                                    \
        ROUTINE(arguments->dest, arguments->source, arguments->nelems, set->start,                 \
                set->log_stride, set->size, set->p_sync);                                          \
        return 0;                                                                                  \
    }
#define WRAP_ALLTOALL_SIZED(BITS, BYTES) WRAP_SET(alltoall##BITS, shmem_alltoall##BITS)
#define LIST_ALLTOALL_SIZED(BITS, BYTES) {"shmem_alltoall" #BITS, BYTES, alltoall##BITS##_set_call},
SHMEM_IMPL_ACTIVE_SET_SIZES(WRAP_ALLTOALL_SIZED)
static const struct collective_routine alltoalls_of_sets[] = {
    SHMEM_IMPL_ACTIVE_SET_SIZES(LIST_ALLTOALL_SIZED)};

static void alltoall_delivers_blocks_in_active_sets(void)
{
    check_on_sets(check_alltoall, alltoalls_of_sets, LENGTH(alltoalls_of_sets));
}

/* Many calls without a barrier between them. A fast PE must not overwrite data that a slow PE
 * still reads. */
static void check_back_to_back(shmem_team_t team)
{
    enum { ROUNDS = 60 };
    static long dest[ROUNDS][API_MAX_PES], source[API_MAX_PES];
    int me = shmem_team_my_pe(team), n = shmem_team_n_pes(team);
    for (int i = 0; i < ROUNDS; i++) {
        for (int pe = 0; pe < n; pe++)
            source[pe] = me * 1000L + pe * 10 + i;
        CHECK_EQ(shmem_long_alltoall(team, dest[i], source, 1), 0);
    }
    for (int i = 0; i < ROUNDS; i++)
        for (int pe = 0; pe < n; pe++)
            CHECK_EQ(dest[i][pe], pe * 1000L + me * 10 + i);
    shmem_team_sync(team);
}

static void consecutive_alltoalls_keep_data_apart(void)
{
    api_for_each_team(check_back_to_back);
}

enum { MOST_WORDS = 300 }; /* of a block, in words */

static long word_of(int from, int to, size_t index, int round)
{
    return ((from * 64L + to) * MOST_WORDS + (long)index) * 1000 + round;
}

/* In each round one PE reads dest late, when others may already be in the next call. The values
 * must be right nevertheless. */
static void check_dest(int me, int n, size_t count, int round, const long *dest)
{
    for (int i = 0; i < 20 && round % n == me; i++)
        sched_yield();
    for (int pe = 0; pe < n; pe++)
        for (size_t i = 0; i < count; i++)
            if (!CHECK_EQ(dest[(size_t)pe * count + i], word_of(pe, me, i, round)))
                return;
}

/* Uses one dest in all rounds. Each PE reads it before the next call, and no barrier follows the
 * reading. */
static void check_same_dest(shmem_team_t team, size_t count)
{
    enum { ROUNDS = 40 };
    static long dest[API_MAX_PES * MOST_WORDS], source[API_MAX_PES * MOST_WORDS];
    int me = shmem_team_my_pe(team), n = shmem_team_n_pes(team);
    api_about("alltoall of %zu words into the same dest", count);
    shmem_team_sync(team);
    for (int round = 0; round < ROUNDS; round++) {
        for (size_t i = 0; i < (size_t)n * count; i++)
            source[i] = word_of(me, (int)(i / count), i % count, round);
        CHECK_EQ(shmem_long_alltoall(team, dest, source, count), 0);
        memset(source, -1, (size_t)n * count * sizeof(long));
        check_dest(me, n, count, round, dest);
    }
    shmem_team_sync(team);
}

static void check_same_dests(shmem_team_t team)
{
    check_same_dest(team, 1);
    check_same_dest(team, 90);
    check_same_dest(team, MOST_WORDS);
}

static void dest_is_intact_until_the_next_alltoall(void)
{
    api_for_each_team(check_same_dests);
}

/* Large blocks are copied directly between the program's buffers. The source may be reused as
 * soon as the routine returns. */
static void large_alltoall_leaves_source_reusable(void)
{
    enum { WORDS = 50000 };
    int me = shmem_my_pe(), n = shmem_n_pes();
    size_t bytes = (size_t)n * WORDS * sizeof(long);
    long *dest = shmem_malloc(bytes), *source = shmem_malloc(bytes);
    for (int pe = 0; pe < n; pe++)
        for (long i = 0; i < WORDS; i++)
            source[pe * WORDS + i] = (me * 100L + pe) * WORDS + i;
    shmem_barrier_all();
    CHECK_EQ(shmem_long_alltoall(SHMEM_TEAM_WORLD, dest, source, WORDS), 0);
    memset(source, 0, bytes);
    for (int pe = 0; pe < n; pe++)
        for (long i = 0; i < WORDS; i++)
            if (!CHECK_EQ(dest[pe * WORDS + i], (pe * 100L + me) * WORDS + i))
                break;
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test alltoall_tests[] = {
    {"alltoall_all_types", alltoall_delivers_blocks_of_all_types, 1},
    {"alltoall_active_set", alltoall_delivers_blocks_in_active_sets, 1},
    {"alltoall_back_to_back", consecutive_alltoalls_keep_data_apart, 1},
    {"alltoall_same_dest", dest_is_intact_until_the_next_alltoall, 1},
    {"alltoall_large", large_alltoall_leaves_source_reusable, 1},
    API_TEST_END,
};
