/*
 * Reductions over teams.
 */
#include <complex.h>

#include "reduce_check.h"

#define WRAP(NAME, OPERATION)                                                                      \
    static int NAME##_##OPERATION(const struct members *members, void *dest, const void *source,   \
                                  size_t nreduce)                                                  \
    {                                                                                              \
        return shmem_##NAME##_##OPERATION##_reduce(members->team, dest, source, nreduce);          \
    }
#define TEXT(NAME, OPERATION) "shmem_" #NAME "_" #OPERATION "_reduce"

SHMEM_IMPL_RMA_TYPES(REDUCE_WRAP_REAL)
SHMEM_IMPL_COMPLEX_TYPES(REDUCE_WRAP_COMPLEX)
SHMEM_IMPL_REDUCE_BITWISE_TYPES(WRAP_BITWISE)
SHMEM_IMPL_RMA_TYPES(WRAP_ORDERED)
SHMEM_IMPL_RMA_TYPES(WRAP_ARITHMETIC)
SHMEM_IMPL_COMPLEX_TYPES(WRAP_ARITHMETIC)

static const struct reduce_routine routines[] = {SHMEM_IMPL_REDUCE_BITWISE_TYPES(
    LIST_BITWISE) SHMEM_IMPL_RMA_TYPES(LIST_REAL) SHMEM_IMPL_COMPLEX_TYPES(LIST_COMPLEX)};

static void check_team(shmem_team_t team)
{
    struct members members = members_of_team(team);
    for (size_t i = 0; i < LENGTH(routines); i++)
        check_reduce(&members, &routines[i]);
}

static void reduce_all_types(void)
{
    api_for_each_team(check_team);
}

/* One after the other with nothing between. */
static void check_back_to_back(shmem_team_t team)
{
    enum { ROUNDS = 100 };
    static long dest[ROUNDS], source;
    long n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    for (int i = 0; i < ROUNDS; i++) {
        source = me + i;
        CHECK_EQ(shmem_long_sum_reduce(team, &dest[i], &source, 1), 0);
    }
    for (int i = 0; i < ROUNDS; i++)
        CHECK_EQ(dest[i], n * (n - 1) / 2 + i * n);
    shmem_team_sync(team);
}

static void reduce_back_to_back(void)
{
    api_for_each_team(check_back_to_back);
}

static void reduce_large(void)
{
    enum { WORDS = 200001 };
    long me = shmem_my_pe(), n = shmem_n_pes();
    long *dest = shmem_malloc(WORDS * sizeof(long)), *source = shmem_malloc(WORDS * sizeof(long));
    for (long i = 0; i < WORDS; i++)
        source[i] = i * (me + 1);
    shmem_barrier_all();
    CHECK_EQ(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, WORDS), 0);
    for (long i = 0; i < WORDS; i++)
        if (!CHECK_EQ(source[i], i * (me + 1)))
            break;
    memset(source, 0, WORDS * sizeof(long)); /* no other PE may still look at it */
    for (long i = 0; i < WORDS; i++)
        if (!CHECK_EQ(dest[i], i * n * (n + 1) / 2))
            break;
    for (long i = 0; i < WORDS; i++)
        source[i] = i * (me + 1);
    shmem_barrier_all();
    CHECK_EQ(shmem_long_max_reduce(SHMEM_TEAM_WORLD, source, source, WORDS), 0);
    CHECK_EQ(source[WORDS - 1], (WORDS - 1) * n);
    shmem_free(source);
    shmem_free(dest);
}

/* All PEs get the same bits of a sum that depends on the order of adding. */
static void reduce_same_bits(void)
{
    static double source, dest;
    source = shmem_my_pe() % 2 == 0 ? 1e16 : 0.1 + shmem_my_pe();
    shmem_barrier_all();
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1);
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_REAL(shmem_double_g(&dest, pe), dest);
    shmem_barrier_all();
}

const struct api_test reduce_tests[] = {
    {"reduce_all_types", reduce_all_types, 1},
    {"reduce_back_to_back", reduce_back_to_back, 1},
    {"reduce_large", reduce_large, 1},
    {"reduce_same_bits", reduce_same_bits, 1},
    API_TEST_END,
};
