/*
 * Names of the atomics before OpenSHMEM 1.4: add, inc, fadd, finc, cswap, and swap, fetch and set
 * also for floating point.
 */
#include "api_test.h"

#define CHECK_INTEGER(TYPE, NAME)                                                                  \
    static void check_##NAME(void)                                                                 \
    {                                                                                              \
        static TYPE word;                                                                          \
        int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;                            \
        word = 40;                                                                                 \
        shmem_barrier_all();                                                                       \
        shmem_##NAME##_add(&word, 2, next);                                                        \
        shmem_##NAME##_inc(&word, next);                                                           \
        CHECK_EQ(shmem_##NAME##_fadd(&word, -50, next), 43);                                       \
        CHECK_EQ(shmem_##NAME##_finc(&word, next), -7);                                            \
        CHECK_EQ(shmem_##NAME##_cswap(&word, 0, 1, next), -6);                                     \
        CHECK_EQ(shmem_##NAME##_cswap(&word, -6, 77, next), -6);                                   \
        shmem_barrier_all();                                                                       \
        CHECK_EQ(word, 77);                                                                        \
        shmem_barrier_all();                                                                       \
    }
#define CHECK_EXTENDED(TYPE, NAME)                                                                 \
    static void check_##NAME##_swap(void)                                                          \
    {                                                                                              \
        static TYPE word;                                                                          \
        int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;                            \
        word = 3;                                                                                  \
        shmem_barrier_all();                                                                       \
        CHECK_REAL(shmem_##NAME##_fetch(&word, next), 3);                                          \
        CHECK_REAL(shmem_##NAME##_swap(&word, (TYPE)4, next), 3);                                  \
        shmem_##NAME##_set(&word, (TYPE)(100 + me), next);                                         \
        shmem_barrier_all();                                                                       \
        CHECK_REAL(word, 100 + (me + n - 1) % n);                                                  \
        shmem_barrier_all();                                                                       \
    }

SHMEM_IMPL_OLD_AMO_TYPES(CHECK_INTEGER)
SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(CHECK_EXTENDED)

#define CALL_INTEGER(TYPE, NAME)  check_##NAME();
#define CALL_EXTENDED(TYPE, NAME) check_##NAME##_swap();

static void old_integer_atomics_give_exact_values(void)
{
    SHMEM_IMPL_OLD_AMO_TYPES(CALL_INTEGER)
}

static void old_fetch_set_and_swap_give_exact_values(void)
{
    SHMEM_IMPL_OLD_AMO_EXTENDED_TYPES(CALL_EXTENDED)
}

/* shmem_swap without a type is also a function, for long. */
static void untyped_swap_is_a_function_for_long(void)
{
    static long word;
    int me = shmem_my_pe();
    word = 8;
    CHECK_EQ((shmem_swap)(&word, 9, me), 8);
    CHECK_EQ(word, 9);
}

const struct api_test atomic_old_names_tests[] = {
    {"atomic_old_integer", old_integer_atomics_give_exact_values, 1},
    {"atomic_old_extended", old_fetch_set_and_swap_give_exact_values, 1},
    {"atomic_old_untyped_swap", untyped_swap_is_a_function_for_long, 1},
    API_TEST_END,
};
