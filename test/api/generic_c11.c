/*
 * Type-generic names of C11: each exists for every type of its table, with and without a context,
 * and works. programs/generic_dispatch.c checks that each selects the routine of the exact type.
 */
#include <shmemx.h>

#include "api_test.h"

/* Types that are not aliases of another type. The library's own lists cannot be used here:
 * generic names expand them, and a macro cannot expand itself. */
#define INTEGER_TYPES(X)                                                                           \
    X(int, int)                                                                                    \
    X(long, long)                                                                                  \
    X(long long, longlong)                                                                         \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)
#define FLOATING_TYPES(X)                                                                          \
    X(float, float)                                                                                \
    X(double, double)
#define RMA_TYPES(X)                                                                               \
    INTEGER_TYPES(X)                                                                               \
    FLOATING_TYPES(X)                                                                              \
    X(long double, longdouble)                                                                     \
    X(char, char)                                                                                  \
    X(signed char, schar)                                                                          \
    X(short, short)                                                                                \
    X(unsigned char, uchar)                                                                        \
    X(unsigned short, ushort)
#define BITWISE_TYPES(X)                                                                           \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)                                                               \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)
#define BITWISE_REDUCE_TYPES(X)                                                                    \
    BITWISE_TYPES(X)                                                                               \
    X(unsigned char, uchar)                                                                        \
    X(unsigned short, ushort)                                                                      \
    X(int8_t, int8)                                                                                \
    X(int16_t, int16)

#define CHECK_COMBINE(TYPE, NAME)                                                                  \
    static void check_combine_##NAME(void)                                                         \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetched[9] = {0};                                                                     \
        shmemx_req_h reqs[3];                                                                      \
        int me = shmem_my_pe();                                                                    \
        word = 6;                                                                                  \
        shmemx_atomic_min(&word, (TYPE)5, me);                                                     \
        shmemx_atomic_min(SHMEM_CTX_DEFAULT, &word, (TYPE)4, me);                                  \
        shmemx_atomic_max(&word, (TYPE)7, me);                                                     \
        shmemx_atomic_max(SHMEM_CTX_DEFAULT, &word, (TYPE)8, me);                                  \
        shmemx_atomic_mul(&word, (TYPE)2, me);                                                     \
        shmemx_atomic_mul(SHMEM_CTX_DEFAULT, &word, (TYPE)2, me);                                  \
        CHECK_REAL(shmemx_atomic_fetch_min(&word, (TYPE)31, me), 32);                              \
        CHECK_REAL(shmemx_atomic_fetch_min(SHMEM_CTX_DEFAULT, &word, (TYPE)3, me), 31);            \
        CHECK_REAL(shmemx_atomic_fetch_max(&word, (TYPE)4, me), 3);                                \
        CHECK_REAL(shmemx_atomic_fetch_max(SHMEM_CTX_DEFAULT, &word, (TYPE)5, me), 4);             \
        CHECK_REAL(shmemx_atomic_fetch_mul(&word, (TYPE)2, me), 5);                                \
        CHECK_REAL(shmemx_atomic_fetch_mul(SHMEM_CTX_DEFAULT, &word, (TYPE)2, me), 10);            \
        shmemx_atomic_fetch_min_nbi(&fetched[0], &word, (TYPE)19, me);                             \
        shmemx_atomic_fetch_min_nbi(SHMEM_CTX_DEFAULT, &fetched[1], &word, (TYPE)18, me);          \
        shmemx_atomic_fetch_max_nbi(&fetched[2], &word, (TYPE)20, me);                             \
        shmemx_atomic_fetch_max_nbi(SHMEM_CTX_DEFAULT, &fetched[3], &word, (TYPE)21, me);          \
        shmemx_atomic_fetch_mul_nbi(&fetched[4], &word, (TYPE)2, me);                              \
        shmemx_atomic_fetch_mul_nbi(SHMEM_CTX_DEFAULT, &fetched[5], &word, (TYPE)2, me);           \
        shmemx_atomic_fetch_min_req(SHMEM_CTX_DEFAULT, &fetched[6], &word, (TYPE)9, me, &reqs[0]); \
        shmemx_atomic_fetch_max_req(SHMEM_CTX_DEFAULT, &fetched[7], &word, (TYPE)8, me, &reqs[1]); \
        shmemx_atomic_fetch_mul_req(SHMEM_CTX_DEFAULT, &fetched[8], &word, (TYPE)3, me, &reqs[2]); \
        shmemx_req_wait_all(reqs, 3, NULL);                                                        \
        shmem_quiet();                                                                             \
        static const TYPE expected[] = {20, 19, 18, 20, 21, 42, 84, 9, 9};                         \
        for (int i = 0; i < 9; i++)                                                                \
            CHECK_REAL(fetched[i], expected[i]);                                                   \
        CHECK_REAL(word, 27);                                                                      \
    }
#define CALL_COMBINE(TYPE, NAME) check_combine_##NAME();

INTEGER_TYPES(CHECK_COMBINE)
FLOATING_TYPES(CHECK_COMBINE)

#define CHECK_FLOATING_SUM(TYPE, NAME)                                                             \
    static void check_floating_sum_##NAME(void)                                                    \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetched[6] = {0};                                                                     \
        shmemx_req_h reqs[2];                                                                      \
        int me = shmem_my_pe();                                                                    \
        word = 1;                                                                                  \
        shmemx_atomic_add(&word, (TYPE)0.5, me);                                                   \
        shmemx_atomic_add(SHMEM_CTX_DEFAULT, &word, (TYPE)0.5, me);                                \
        CHECK_REAL(shmemx_atomic_fetch_add(&word, (TYPE)1, me), 2);                                \
        CHECK_REAL(shmemx_atomic_fetch_add(SHMEM_CTX_DEFAULT, &word, (TYPE)1, me), 3);             \
        CHECK_REAL(shmemx_atomic_compare_swap(&word, (TYPE)4, (TYPE)5, me), 4);                    \
        CHECK_REAL(shmemx_atomic_compare_swap(SHMEM_CTX_DEFAULT, &word, (TYPE)5, (TYPE)6, me), 5); \
        shmemx_atomic_fetch_add_nbi(&fetched[0], &word, (TYPE)1, me);                              \
        shmemx_atomic_fetch_add_nbi(SHMEM_CTX_DEFAULT, &fetched[1], &word, (TYPE)1, me);           \
        shmemx_atomic_compare_swap_nbi(&fetched[2], &word, (TYPE)8, (TYPE)9, me);                  \
        shmemx_atomic_compare_swap_nbi(SHMEM_CTX_DEFAULT, &fetched[3], &word, (TYPE)9, (TYPE)10,   \
                                       me);                                                        \
        shmemx_atomic_fetch_add_req(SHMEM_CTX_DEFAULT, &fetched[4], &word, (TYPE)1, me, &reqs[0]); \
        shmemx_atomic_compare_swap_req(SHMEM_CTX_DEFAULT, &fetched[5], &word, (TYPE)11, (TYPE)12,  \
                                       me, &reqs[1]);                                              \
        shmemx_req_wait_all(reqs, 2, NULL);                                                        \
        shmem_quiet();                                                                             \
        for (int i = 0; i < 6; i++)                                                                \
            CHECK_REAL(fetched[i], 6 + i);                                                         \
        CHECK_REAL(word, 12);                                                                      \
    }
#define CALL_FLOATING_SUM(TYPE, NAME) check_floating_sum_##NAME();

FLOATING_TYPES(CHECK_FLOATING_SUM)

static void generic_combining_atomics_work_for_all_types(void)
{
    INTEGER_TYPES(CALL_COMBINE)
    FLOATING_TYPES(CALL_COMBINE)
    FLOATING_TYPES(CALL_FLOATING_SUM)
    shmem_barrier_all();
}

#define CHECK_RMA(TYPE, NAME)                                                                      \
    static void check_rma_##NAME(void)                                                             \
    {                                                                                              \
        static TYPE there[8];                                                                      \
        TYPE here[8] = {1, 2, 3, 4, 5, 6, 7, 8}, got[8] = {0};                                     \
        const TYPE *constant = there;                                                              \
        uint64_t *signal = (void *)api_zone(ZONE_BSS);                                             \
        int me = shmem_my_pe();                                                                    \
        shmem_put(there, here, 2, me);                                                             \
        shmem_put(SHMEM_CTX_DEFAULT, there + 2, here + 2, 2, me);                                  \
        shmem_put_nbi(there + 4, here + 4, 1, me);                                                 \
        shmem_put_nbi(SHMEM_CTX_DEFAULT, there + 5, here + 5, 1, me);                              \
        shmem_quiet();                                                                             \
        shmem_p(there + 6, (TYPE)7, me);                                                           \
        shmem_p(SHMEM_CTX_DEFAULT, there + 7, (TYPE)8, me);                                        \
        shmem_get(got, there, 2, me);                                                              \
        shmem_get(SHMEM_CTX_DEFAULT, got + 2, constant + 2, 2, me);                                \
        shmem_get_nbi(got + 4, there + 4, 1, me);                                                  \
        shmem_get_nbi(SHMEM_CTX_DEFAULT, got + 5, there + 5, 1, me);                               \
        shmem_quiet();                                                                             \
        got[6] = shmem_g(constant + 6, me);                                                        \
        got[7] = shmem_g(SHMEM_CTX_DEFAULT, there + 7, me);                                        \
        CHECK(memcmp(got, here, sizeof got) == 0 || sizeof(TYPE) == 16);                           \
        CHECK_REAL((long double)got[7], 8);                                                        \
        CHECK_REAL((long double)got[3], 4);                                                        \
        shmem_iput(there, here + 4, 2, 1, 2, me);                                                  \
        shmem_iput(SHMEM_CTX_DEFAULT, there + 1, here + 6, 2, 1, 2, me);                           \
        shmem_iget(got, there, 1, 2, 2, me);                                                       \
        shmem_iget(SHMEM_CTX_DEFAULT, got + 2, there + 1, 1, 2, 2, me);                            \
        CHECK_REAL((long double)got[1], 6);                                                        \
        CHECK_REAL((long double)got[2], 7);                                                        \
        shmem_ibput(there, here, 4, 2, 2, 2, me);                                                  \
        shmem_ibput(SHMEM_CTX_DEFAULT, there + 2, here, 4, 2, 2, 2, me);                           \
        shmem_ibget(got, there, 2, 4, 2, 2, me);                                                   \
        shmem_ibget(SHMEM_CTX_DEFAULT, got + 4, there + 2, 2, 4, 2, 2, me);                        \
        CHECK_REAL((long double)got[3], 4);                                                        \
        CHECK_REAL((long double)got[6], 3);                                                        \
        *signal = 0;                                                                               \
        shmem_put_signal(there, here, 1, signal, 1, SHMEM_SIGNAL_ADD, me);                         \
        shmem_put_signal(SHMEM_CTX_DEFAULT, there, here, 1, signal, 1, SHMEM_SIGNAL_ADD, me);      \
        shmem_put_signal_nbi(there, here, 1, signal, 1, SHMEM_SIGNAL_ADD, me);                     \
        shmem_put_signal_nbi(SHMEM_CTX_DEFAULT, there, here, 1, signal, 1, SHMEM_SIGNAL_ADD, me);  \
        shmem_quiet();                                                                             \
        CHECK_EQ(*signal, 4);                                                                      \
    }
#define CALL_RMA(TYPE, NAME) check_rma_##NAME();

RMA_TYPES(CHECK_RMA)

static void generic_rma_names_work_for_all_types(void)
{
    RMA_TYPES(CALL_RMA)
    shmem_barrier_all();
}

#define CHECK_AMO(TYPE, NAME)                                                                      \
    static void check_amo_##NAME(void)                                                             \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetched[8] = {0};                                                                     \
        int me = shmem_my_pe();                                                                    \
        word = 1;                                                                                  \
        shmem_atomic_add(&word, (TYPE)2, me);                                                      \
        shmem_atomic_add(SHMEM_CTX_DEFAULT, &word, (TYPE)3, me);                                   \
        shmem_atomic_inc(&word, me);                                                               \
        shmem_atomic_inc(SHMEM_CTX_DEFAULT, &word, me);                                            \
        CHECK_EQ(shmem_atomic_fetch_add(&word, (TYPE)1, me), 8);                                   \
        CHECK_EQ(shmem_atomic_fetch_add(SHMEM_CTX_DEFAULT, &word, (TYPE)1, me), 9);                \
        CHECK_EQ(shmem_atomic_fetch_inc(&word, me), 10);                                           \
        CHECK_EQ(shmem_atomic_fetch_inc(SHMEM_CTX_DEFAULT, &word, me), 11);                        \
        CHECK_EQ(shmem_atomic_compare_swap(&word, (TYPE)12, (TYPE)20, me), 12);                    \
        CHECK_EQ(shmem_atomic_compare_swap(SHMEM_CTX_DEFAULT, &word, (TYPE)1, (TYPE)2, me), 20);   \
        shmem_atomic_fetch_add_nbi(&fetched[0], &word, (TYPE)1, me);                               \
        shmem_atomic_fetch_add_nbi(SHMEM_CTX_DEFAULT, &fetched[1], &word, (TYPE)1, me);            \
        shmem_atomic_fetch_inc_nbi(&fetched[2], &word, me);                                        \
        shmem_atomic_fetch_inc_nbi(SHMEM_CTX_DEFAULT, &fetched[3], &word, me);                     \
        shmem_atomic_compare_swap_nbi(&fetched[4], &word, (TYPE)24, (TYPE)30, me);                 \
        shmem_atomic_compare_swap_nbi(SHMEM_CTX_DEFAULT, &fetched[5], &word, (TYPE)30, (TYPE)40,   \
                                      me);                                                         \
        shmem_quiet();                                                                             \
        CHECK_EQ(fetched[3] + fetched[2] + fetched[1] + fetched[0], 86);                           \
        CHECK_EQ(word, 40);                                                                        \
    }
#define CHECK_EXTENDED(TYPE, NAME)                                                                 \
    static void check_extended_##NAME(void)                                                        \
    {                                                                                              \
        static TYPE word;                                                                          \
        const TYPE *constant = &word;                                                              \
        TYPE fetched[4] = {0};                                                                     \
        int me = shmem_my_pe();                                                                    \
        shmem_atomic_set(&word, (TYPE)4, me);                                                      \
        CHECK_REAL((long double)shmem_atomic_fetch(constant, me), 4);                              \
        shmem_atomic_set(SHMEM_CTX_DEFAULT, &word, (TYPE)5, me);                                   \
        CHECK_REAL((long double)shmem_atomic_fetch(SHMEM_CTX_DEFAULT, &word, me), 5);              \
        CHECK_REAL((long double)shmem_atomic_swap(&word, (TYPE)6, me), 5);                         \
        CHECK_REAL((long double)shmem_atomic_swap(SHMEM_CTX_DEFAULT, &word, (TYPE)7, me), 6);      \
        shmem_atomic_fetch_nbi(&fetched[0], constant, me);                                         \
        shmem_atomic_fetch_nbi(SHMEM_CTX_DEFAULT, &fetched[1], &word, me);                         \
        shmem_atomic_swap_nbi(&fetched[2], &word, (TYPE)8, me);                                    \
        shmem_atomic_swap_nbi(SHMEM_CTX_DEFAULT, &fetched[3], &word, (TYPE)9, me);                 \
        shmem_quiet();                                                                             \
        CHECK_REAL((long double)(fetched[0] + fetched[1] + fetched[2] + fetched[3]), 29);          \
        CHECK_REAL((long double)word, 9);                                                          \
    }
#define CHECK_BITWISE(TYPE, NAME)                                                                  \
    static void check_bitwise_##NAME(void)                                                         \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetched = 0;                                                                          \
        int me = shmem_my_pe();                                                                    \
        word = 12;                                                                                 \
        shmem_atomic_or(&word, (TYPE)1, me);                                                       \
        shmem_atomic_and(&word, (TYPE)9, me);                                                      \
        shmem_atomic_xor(&word, (TYPE)3, me);                                                      \
        CHECK_EQ(shmem_atomic_fetch_or(&word, (TYPE)4, me), 10);                                   \
        CHECK_EQ(shmem_atomic_fetch_and(&word, (TYPE)6, me), 14);                                  \
        CHECK_EQ(shmem_atomic_fetch_xor(&word, (TYPE)1, me), 6);                                   \
        shmem_atomic_or(SHMEM_CTX_DEFAULT, &word, (TYPE)8, me);                                    \
        shmem_atomic_and(SHMEM_CTX_DEFAULT, &word, (TYPE)13, me);                                  \
        shmem_atomic_xor(SHMEM_CTX_DEFAULT, &word, (TYPE)1, me);                                   \
        CHECK_EQ(shmem_atomic_fetch_or(SHMEM_CTX_DEFAULT, &word, (TYPE)1, me), 12);                \
        CHECK_EQ(shmem_atomic_fetch_and(SHMEM_CTX_DEFAULT, &word, (TYPE)1, me), 13);               \
        CHECK_EQ(shmem_atomic_fetch_xor(SHMEM_CTX_DEFAULT, &word, (TYPE)2, me), 1);                \
        shmem_atomic_fetch_or_nbi(&fetched, &word, (TYPE)4, me);                                   \
        shmem_atomic_fetch_and_nbi(SHMEM_CTX_DEFAULT, &fetched, &word, (TYPE)6, me);               \
        shmem_atomic_fetch_xor_nbi(&fetched, &word, (TYPE)1, me);                                  \
        shmem_quiet();                                                                             \
        CHECK_EQ(word, 7);                                                                         \
        CHECK_EQ(fetched, 6);                                                                      \
    }
#define CALL_AMO(TYPE, NAME)      check_amo_##NAME();
#define CALL_EXTENDED(TYPE, NAME) check_extended_##NAME();
#define CALL_BITWISE(TYPE, NAME)  check_bitwise_##NAME();

INTEGER_TYPES(CHECK_AMO)
INTEGER_TYPES(CHECK_EXTENDED)
FLOATING_TYPES(CHECK_EXTENDED)
BITWISE_TYPES(CHECK_BITWISE)

static void generic_atomic_names_work_for_all_types(void)
{
    INTEGER_TYPES(CALL_AMO)
    INTEGER_TYPES(CALL_EXTENDED)
    FLOATING_TYPES(CALL_EXTENDED)
    BITWISE_TYPES(CALL_BITWISE)
    shmem_barrier_all();
}

#define CHECK_WAIT(TYPE, NAME)                                                                     \
    static void check_wait_##NAME(void)                                                            \
    {                                                                                              \
        static TYPE words[2];                                                                      \
        const TYPE values[2] = {5, 6};                                                             \
        size_t indices[2];                                                                         \
        words[0] = 5;                                                                              \
        words[1] = 7;                                                                              \
        shmem_wait_until(words, SHMEM_CMP_EQ, (TYPE)5);                                            \
        shmem_wait_until_all(words, 2, NULL, SHMEM_CMP_GT, (TYPE)4);                               \
        CHECK_EQ(shmem_wait_until_any(words, 2, NULL, SHMEM_CMP_EQ, (TYPE)7), 1);                  \
        CHECK_EQ(shmem_wait_until_some(words, 2, indices, NULL, SHMEM_CMP_EQ, (TYPE)7), 1);        \
        shmem_wait_until_all_vector(words, 2, NULL, SHMEM_CMP_GE, values);                         \
        CHECK_EQ(shmem_wait_until_any_vector(words, 2, NULL, SHMEM_CMP_EQ, values), 0);            \
        CHECK_EQ(shmem_wait_until_some_vector(words, 2, indices, NULL, SHMEM_CMP_GT, values), 1);  \
        CHECK_EQ(shmem_test(words, SHMEM_CMP_EQ, (TYPE)5), 1);                                     \
        CHECK_EQ(shmem_test_all(words, 2, NULL, SHMEM_CMP_EQ, (TYPE)5), 0);                        \
        CHECK_EQ(shmem_test_any(words, 2, NULL, SHMEM_CMP_LT, (TYPE)6), 0);                        \
        CHECK_EQ(shmem_test_some(words, 2, indices, NULL, SHMEM_CMP_GT, (TYPE)6), 1);              \
        CHECK_EQ(shmem_test_all_vector(words, 2, NULL, SHMEM_CMP_GE, values), 1);                  \
        CHECK_EQ(shmem_test_any_vector(words, 2, NULL, SHMEM_CMP_NE, values), 1);                  \
        CHECK_EQ(shmem_test_some_vector(words, 2, indices, NULL, SHMEM_CMP_EQ, values), 1);        \
    }
#define CALL_WAIT(TYPE, NAME) check_wait_##NAME();

INTEGER_TYPES(CHECK_WAIT)

static void generic_wait_and_test_work_for_integers(void){INTEGER_TYPES(CALL_WAIT)}

#define CHECK_COLLECTIVES(TYPE, NAME)                                                              \
    static void check_collectives_##NAME(void)                                                     \
    {                                                                                              \
        static TYPE dest[API_MAX_PES * 2], source[API_MAX_PES * 2];                                \
        int n = shmem_n_pes(), me = shmem_my_pe();                                                 \
        for (int i = 0; i < 2 * n; i++)                                                            \
            source[i] = (TYPE)(me + 1);                                                            \
        CHECK_EQ(shmem_broadcast(SHMEM_TEAM_WORLD, dest, source, 1, n - 1), 0);                    \
        CHECK_REAL((long double)dest[0], n);                                                       \
        CHECK_EQ(shmem_collect(SHMEM_TEAM_WORLD, dest, source, 1), 0);                             \
        CHECK_REAL((long double)dest[n - 1], n);                                                   \
        CHECK_EQ(shmem_fcollect(SHMEM_TEAM_WORLD, dest, source, 2), 0);                            \
        CHECK_REAL((long double)dest[2 * n - 1], n);                                               \
        CHECK_EQ(shmem_alltoall(SHMEM_TEAM_WORLD, dest, source, 1), 0);                            \
        CHECK_REAL((long double)dest[0], 1);                                                       \
        CHECK_EQ(shmem_alltoalls(SHMEM_TEAM_WORLD, dest, source, 2, 1, 1), 0);                     \
        CHECK_REAL((long double)dest[2 * n - 2], n);                                               \
        CHECK_EQ(shmem_max_reduce(SHMEM_TEAM_WORLD, dest, source, 1), 0);                          \
        CHECK_REAL((long double)dest[0], n);                                                       \
        CHECK_EQ(shmem_min_reduce(SHMEM_TEAM_WORLD, dest, source, 1), 0);                          \
        CHECK_REAL((long double)dest[0], 1);                                                       \
        CHECK_EQ(shmem_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1), 0);                          \
        CHECK_REAL((long double)dest[0], (n * (n + 1) / 2));                                       \
        source[0] = 1;                                                                             \
        CHECK_EQ(shmem_prod_reduce(SHMEM_TEAM_WORLD, dest, source, 1), 0);                         \
        CHECK_REAL((long double)dest[0], 1);                                                       \
        CHECK_EQ(shmem_sum_inscan(SHMEM_TEAM_WORLD, dest, source, 1), 0);                          \
        CHECK_REAL((long double)dest[0], me + 1);                                                  \
        CHECK_EQ(shmem_sum_exscan(SHMEM_TEAM_WORLD, dest, source, 1), 0);                          \
        CHECK_REAL((long double)dest[0], me);                                                      \
    }
#define CHECK_BITWISE_REDUCE(TYPE, NAME)                                                           \
    static void check_bitwise_reduce_##NAME(void)                                                  \
    {                                                                                              \
        static TYPE dest, source;                                                                  \
        source = (TYPE)(shmem_my_pe() == 0 ? 3 : 6);                                               \
        int n = shmem_n_pes();                                                                     \
        CHECK_EQ(shmem_and_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1), 0);                        \
        CHECK_EQ(dest, n == 1 ? 3 : 2);                                                            \
        CHECK_EQ(shmem_or_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1), 0);                         \
        CHECK_EQ(dest, n == 1 ? 3 : 7);                                                            \
        CHECK_EQ(shmem_xor_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1), 0);                        \
        CHECK_EQ(dest, n % 2 == 1 ? 3 : 5);                                                        \
    }
#define CALL_COLLECTIVES(TYPE, NAME)    check_collectives_##NAME();
#define CALL_BITWISE_REDUCE(TYPE, NAME) check_bitwise_reduce_##NAME();

RMA_TYPES(CHECK_COLLECTIVES) BITWISE_REDUCE_TYPES(CHECK_BITWISE_REDUCE)

    static void generic_collectives_work_for_all_types(void)
{
    RMA_TYPES(CALL_COLLECTIVES)
    BITWISE_REDUCE_TYPES(CALL_BITWISE_REDUCE)
    shmem_barrier_all();
}

/* Sums, products and scans of complex numbers have generic names too. */
static void generic_reductions_accept_complex_numbers(void)
{
    static double _Complex dest, source;
    source = 2.0;
    CHECK_EQ(shmem_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1), 0);
    CHECK_REAL((double)dest, 2.0 * shmem_n_pes());
    CHECK_EQ(shmem_prod_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1), 0);
    CHECK_REAL((double)dest, 1 << shmem_n_pes());
    CHECK_EQ(shmem_sum_exscan(SHMEM_TEAM_WORLD, &dest, &source, 1), 0);
    CHECK_REAL((double)dest, 2.0 * shmem_my_pe());
    shmem_barrier_all();
}

/* Names that are both a routine and a generic name: the number of arguments selects one. */
static void argument_count_selects_the_routine(void)
{
    static long p_sync[SHMEM_SYNC_SIZE];
    static uint64_t signal;
    for (int i = 0; i < SHMEM_SYNC_SIZE; i++)
        p_sync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    CHECK_EQ(shmem_sync(SHMEM_TEAM_WORLD), 0);
    shmem_sync(0, 0, shmem_n_pes(), p_sync);
    signal = 1;
    shmem_signal_add(&signal, 2, shmem_my_pe());
    shmem_signal_add(SHMEM_CTX_DEFAULT, &signal, 4, shmem_my_pe());
    shmem_quiet();
    CHECK_EQ(signal, 7);
    shmem_signal_set(&signal, 8, shmem_my_pe());
    shmem_quiet();
    CHECK_EQ(signal, 8);
    shmem_signal_set(SHMEM_CTX_DEFAULT, &signal, 9, shmem_my_pe());
    shmem_quiet();
    CHECK_EQ(signal, 9);
    static int old;
    old = 1;
    shmem_add(&old, 2, shmem_my_pe());
    shmem_inc(&old, shmem_my_pe());
    CHECK_EQ(shmem_fadd(&old, 1, shmem_my_pe()), 4);
    CHECK_EQ(shmem_finc(&old, shmem_my_pe()), 5);
    CHECK_EQ(shmem_cswap(&old, 6, 7, shmem_my_pe()), 6);
    CHECK_EQ(shmem_swap(&old, 8, shmem_my_pe()), 7);
    CHECK_EQ(shmem_fetch(&old, shmem_my_pe()), 8);
    shmem_set(&old, 9, shmem_my_pe());
    shmem_wait(&old, 8);
    CHECK_EQ(old, 9);
    shmem_barrier_all();
}

const struct api_test generic_c11_tests[] = {
    {"generic_rma", generic_rma_names_work_for_all_types, 1},
    {"generic_combine", generic_combining_atomics_work_for_all_types, 1},
    {"generic_amo", generic_atomic_names_work_for_all_types, 1},
    {"generic_wait", generic_wait_and_test_work_for_integers, 1},
    {"generic_collectives", generic_collectives_work_for_all_types, 1},
    {"generic_complex", generic_reductions_accept_complex_numbers, 1},
    {"generic_and_function", argument_count_selects_the_routine, 1},
    API_TEST_END,
};
