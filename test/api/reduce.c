/*
 * Reductions over teams.
 */
#include <complex.h>
#include <math.h>

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

void reduce_check_team(shmem_team_t team)
{
    struct members members = members_of_team(team);
    for (size_t i = 0; i < LENGTH(routines); i++)
        check_reduce(&members, &routines[i]);
}

static void team_reductions_match_expected_values(void)
{
    api_for_each_team(reduce_check_team);
}

/* Many reductions without a barrier between them. */
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

static void reductions_without_barriers_are_correct(void)
{
    api_for_each_team(check_back_to_back);
}

static void fill_words(long *words, long nelems)
{
    for (long i = 0; i < nelems; i++)
        words[i] = i * (shmem_my_pe() + 1);
    shmem_barrier_all();
}

static void check_words(const long *words, long nelems, long factor)
{
    for (long i = 0; i < nelems; i++)
        if (!CHECK_EQ(words[i], i * factor))
            return;
}

static void check_large(long *dest, long *source, long nelems)
{
    long me = shmem_my_pe(), n = shmem_n_pes();
    fill_words(source, nelems);
    CHECK_EQ(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, (size_t)nelems), 0);
    check_words(source, nelems, me + 1);
    memset(source, 0, (size_t)nelems * sizeof *source); /* no other PE may still read it */
    check_words(dest, nelems, n * (n + 1) / 2);
    fill_words(source, nelems);
    CHECK_EQ(shmem_long_max_reduce(SHMEM_TEAM_WORLD, source, source, (size_t)nelems), 0);
    check_words(source, nelems, n);
    shmem_barrier_all();
}

/* Lengths on both sides of the thresholds of the algorithms between nodes. */
static void reductions_around_thresholds_are_correct(void)
{
    static const long lengths[] = {62, 63, 8192, 8193, 40000, 131072, 200001};
    long longest = lengths[LENGTH(lengths) - 1];
    long *dest = shmem_malloc((size_t)longest * sizeof *dest);
    long *source = shmem_malloc((size_t)longest * sizeof *source);
    for (size_t i = 0; i < LENGTH(lengths); i++)
        check_large(dest, source, lengths[i]);
    shmem_free(source);
    shmem_free(dest);
}

/* All PEs must get bitwise equal results, even for a sum that depends on the order of additions. */
static void all_pes_get_bitwise_equal_sums(void)
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

/* Zeros of both signs compare equal. All PEs must select the same one. */
static void all_pes_select_the_same_zero(void)
{
    static double source, least, greatest;
    source = shmem_my_pe() % 2 == 0 ? 0.0 : -0.0;
    shmem_barrier_all();
    shmem_double_min_reduce(SHMEM_TEAM_WORLD, &least, &source, 1);
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &greatest, &source, 1);
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        CHECK_EQ(signbit(shmem_double_g(&least, pe)), signbit(least));
        CHECK_EQ(signbit(shmem_double_g(&greatest, pe)), signbit(greatest));
    }
    shmem_barrier_all();
}

const struct api_test reduce_tests[] = {
    {"reduce_all_types", team_reductions_match_expected_values, 1},
    {"reduce_back_to_back", reductions_without_barriers_are_correct, 1},
    {"reduce_large", reductions_around_thresholds_are_correct, 1},
    {"reduce_same_bits", all_pes_get_bitwise_equal_sums, 1},
    {"reduce_same_zero", all_pes_select_the_same_zero, 1},
    API_TEST_END,
};
