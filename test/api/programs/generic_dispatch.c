/*
 * Each type-generic name must call the routine of the exact type of its argument. The program
 * defines the shmem_ routines itself, which the profiling interface allows, and records which one
 * was called.
 */
#include <pshmem.h>
#include <shmem.h>
#include <string.h>

#include "program_check.h"

static const char *called = "";
static int calls;

static void note(const char *name)
{
    called = name;
    calls++;
}

#define DEFINE_RMA(TYPE, NAME)                                                                     \
    void shmem_##NAME##_put(TYPE *dest, const TYPE *source, size_t nelems, int pe)                 \
    {                                                                                              \
        note(#NAME);                                                                               \
        pshmem_##NAME##_put(dest, source, nelems, pe);                                             \
    }                                                                                              \
    void shmem_ctx_##NAME##_put(shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems,    \
                                int pe)                                                            \
    {                                                                                              \
        note("ctx_" #NAME);                                                                        \
        pshmem_ctx_##NAME##_put(ctx, dest, source, nelems, pe);                                    \
    }                                                                                              \
    TYPE shmem_##NAME##_g(const TYPE *source, int pe)                                              \
    {                                                                                              \
        note(#NAME);                                                                               \
        return pshmem_##NAME##_g(source, pe);                                                      \
    }                                                                                              \
    int shmem_##NAME##_sum_reduce(shmem_team_t team, TYPE *dest, const TYPE *source,               \
                                  size_t nreduce)                                                  \
    {                                                                                              \
        note(#NAME);                                                                               \
        return pshmem_##NAME##_sum_reduce(team, dest, source, nreduce);                            \
    }
#define DEFINE_AMO(TYPE, NAME)                                                                     \
    void shmem_##NAME##_atomic_add(TYPE *dest, TYPE value, int pe)                                 \
    {                                                                                              \
        note(#NAME);                                                                               \
        pshmem_##NAME##_atomic_add(dest, value, pe);                                               \
    }

SHMEM_IMPL_RMA_DISTINCT_TYPES(DEFINE_RMA)
SHMEM_IMPL_AMO_STANDARD_DISTINCT_TYPES(DEFINE_AMO)

#define REQUIRE_CALLED(NAME) REQUIRE(strcmp(called, NAME) == 0)

/* The library's own list macros cannot be used here: a generic name expands them, and a macro
 * cannot expand itself. */
#define CHECK_RMA(TYPE, NAME)                                                                      \
    static void generic_rma_calls_##NAME##_routines(void)                                          \
    {                                                                                              \
        static TYPE there, here = 3;                                                               \
        const TYPE *constant = &there;                                                             \
        int me = shmem_my_pe();                                                                    \
        shmem_put(&there, &here, 1, me);                                                           \
        REQUIRE_CALLED(#NAME);                                                                     \
        shmem_put(SHMEM_CTX_DEFAULT, &there, &here, 1, me);                                        \
        REQUIRE_CALLED("ctx_" #NAME);                                                              \
        REQUIRE((int)shmem_g(constant, me) == 3);                                                  \
        REQUIRE_CALLED(#NAME);                                                                     \
        shmem_sum_reduce(SHMEM_TEAM_WORLD, &there, &here, 1);                                      \
        REQUIRE_CALLED(#NAME);                                                                     \
        REQUIRE((int)there == 3 * shmem_n_pes());                                                  \
    }
#define CHECK_AMO(TYPE, NAME)                                                                      \
    static void generic_amo_calls_##NAME##_routine(void)                                           \
    {                                                                                              \
        static TYPE word;                                                                          \
        shmem_atomic_add(&word, (TYPE)2, shmem_my_pe());                                           \
        REQUIRE_CALLED(#NAME);                                                                     \
        REQUIRE(word == 2);                                                                        \
    }
#define AMO_TYPES(X)                                                                               \
    X(int, int)                                                                                    \
    X(long, long)                                                                                  \
    X(long long, longlong)                                                                         \
    X(unsigned int, uint)                                                                          \
    X(unsigned long, ulong)                                                                        \
    X(unsigned long long, ulonglong)
#define RMA_TYPES(X)                                                                               \
    AMO_TYPES(X)                                                                                   \
    X(float, float)                                                                                \
    X(double, double)                                                                              \
    X(long double, longdouble)                                                                     \
    X(char, char)                                                                                  \
    X(signed char, schar)                                                                          \
    X(short, short)                                                                                \
    X(unsigned char, uchar)                                                                        \
    X(unsigned short, ushort)
#define CALL_RMA(TYPE, NAME) generic_rma_calls_##NAME##_routines();
#define CALL_AMO(TYPE, NAME) generic_amo_calls_##NAME##_routine();

RMA_TYPES(CHECK_RMA)
AMO_TYPES(CHECK_AMO)

/* A generic name must evaluate each argument exactly once. */
static void generic_name_evaluates_arguments_once(void)
{
    static long there[4], here[4];
    long *dest = there;
    int before = calls;
    shmem_put(dest++, here, 1, shmem_my_pe());
    REQUIRE(dest == there + 1);
    REQUIRE(calls == before + 1);
}

int main(void)
{
    shmem_init();
    RMA_TYPES(CALL_RMA)
    AMO_TYPES(CALL_AMO)
    generic_name_evaluates_arguments_once();
    pshmem_barrier_all();
    pshmem_finalize();
    return EXIT_SUCCESS;
}
