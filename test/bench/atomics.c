/* Every kind of atomic, on 32 and 64 bits, compared with the C11 atomic on the mapped word. */
#include "bench.h"

#include <string.h>

/*
 * X(name of the row, type, name of the type, library call, hand-written code). `word` is the
 * address, `peer` the PE, `step` a value that changes. Calls that return nothing are operands of
 * the comma operator.
 */
#define ATOMICS(X, TYPE, NAME)                                                                     \
    X(fetch_add, TYPE, NAME, shmem_##NAME##_atomic_fetch_add(word, step, peer),                    \
      atomic_fetch_add(mapped, step))                                                              \
    X(add, TYPE, NAME, (shmem_##NAME##_atomic_add(word, step, peer), 0),                           \
      atomic_fetch_add(mapped, step))                                                              \
    X(fetch_inc, TYPE, NAME, shmem_##NAME##_atomic_fetch_inc(word, peer),                          \
      atomic_fetch_add(mapped, 1))                                                                 \
    X(inc, TYPE, NAME, (shmem_##NAME##_atomic_inc(word, peer), 0), atomic_fetch_add(mapped, 1))    \
    X(fetch, TYPE, NAME, shmem_##NAME##_atomic_fetch(word, peer), atomic_load(mapped))             \
    X(set, TYPE, NAME, (shmem_##NAME##_atomic_set(word, step, peer), 0),                           \
      (atomic_store(mapped, step), 0))                                                             \
    X(swap, TYPE, NAME, shmem_##NAME##_atomic_swap(word, step, peer),                              \
      atomic_exchange(mapped, step))                                                               \
    X(compare_swap, TYPE, NAME, shmem_##NAME##_atomic_compare_swap(word, 0, step, peer),           \
      compare_swap_##NAME(mapped, step))                                                           \
    X(fetch_and, TYPE, NAME, shmem_##NAME##_atomic_fetch_and(word, step, peer),                    \
      atomic_fetch_and(mapped, step))                                                              \
    X(and, TYPE, NAME, (shmem_##NAME##_atomic_and(word, step, peer), 0),                           \
      atomic_fetch_and(mapped, step))                                                              \
    X(fetch_or, TYPE, NAME, shmem_##NAME##_atomic_fetch_or(word, step, peer),                      \
      atomic_fetch_or(mapped, step))                                                               \
    X(or, TYPE, NAME, (shmem_##NAME##_atomic_or(word, step, peer), 0),                             \
      atomic_fetch_or(mapped, step))                                                               \
    X(fetch_xor, TYPE, NAME, shmem_##NAME##_atomic_fetch_xor(word, step, peer),                    \
      atomic_fetch_xor(mapped, step))                                                              \
    X(xor, TYPE, NAME, (shmem_##NAME##_atomic_xor(word, step, peer), 0),                           \
      atomic_fetch_xor(mapped, step))

#define FLOATING_ATOMICS(X, TYPE, NAME)                                                            \
    X(fetch, TYPE, NAME, shmem_##NAME##_atomic_fetch(word, peer), atomic_load(mapped))             \
    X(set, TYPE, NAME, (shmem_##NAME##_atomic_set(word, step, peer), 0),                           \
      (atomic_store(mapped, step), 0))                                                             \
    X(swap, TYPE, NAME, shmem_##NAME##_atomic_swap(word, step, peer), atomic_exchange(mapped, step))

static unsigned int compare_swap_uint(_Atomic unsigned int *mapped, unsigned int value)
{
    unsigned int expected = 0;

    atomic_compare_exchange_strong(mapped, &expected, value);
    return expected;
}

static unsigned long compare_swap_ulong(_Atomic unsigned long *mapped, unsigned long value)
{
    unsigned long expected = 0;

    atomic_compare_exchange_strong(mapped, &expected, value);
    return expected;
}

#define DEFINE_LOOPS(ROW, TYPE, NAME, LIBRARY_CALL, HAND_CALL)                                     \
    static void library_##NAME##_##ROW(const struct operand *operand, long count)                  \
    {                                                                                              \
        TYPE *word = operand->symmetric, sum = 0;                                                  \
        int peer = operand->peer;                                                                  \
                                                                                                   \
        for (TYPE step = 0; count-- > 0; step++) {                                                 \
            sum += LIBRARY_CALL;                                                                   \
            (void)step;                                                                            \
        }                                                                                          \
        bench_keep((unsigned long)sum);                                                            \
    }                                                                                              \
    static void hand_##NAME##_##ROW(const struct operand *operand, long count)                     \
    {                                                                                              \
        _Atomic TYPE *mapped = operand->mapped;                                                    \
        TYPE sum = 0;                                                                              \
                                                                                                   \
        for (TYPE step = 0; count-- > 0; step++) {                                                 \
            sum += HAND_CALL;                                                                      \
            (void)step;                                                                            \
        }                                                                                          \
        bench_keep((unsigned long)sum);                                                            \
    }

ATOMICS(DEFINE_LOOPS, unsigned int, uint)
ATOMICS(DEFINE_LOOPS, unsigned long, ulong)
FLOATING_ATOMICS(DEFINE_LOOPS, float, float)
FLOATING_ATOMICS(DEFINE_LOOPS, double, double)

struct atomic_row {
    const char *name;
    size_t bytes;
    bench_loop *library;
    bench_loop *by_hand;
};

#define ATOMIC_ROW(ROW, TYPE, NAME, LIBRARY_CALL, HAND_CALL)                                       \
    {#NAME " " #ROW, sizeof(TYPE), library_##NAME##_##ROW, hand_##NAME##_##ROW},

static const struct atomic_row rows[] = {
    ATOMICS(ATOMIC_ROW, unsigned int, uint) ATOMICS(ATOMIC_ROW, unsigned long, ulong)
        FLOATING_ATOMICS(ATOMIC_ROW, float, float) FLOATING_ATOMICS(ATOMIC_ROW, double, double)};

static void measure(const struct atomic_row *atomic)
{
    struct row row =
        bench_row("atomics", SCOPE_LEADER, atomic->bytes, atomic->library, atomic->by_hand);

    snprintf(row.name, sizeof row.name, "%s", atomic->name);
    bool loads = strstr(atomic->name, " fetch") != NULL && strchr(atomic->name, '_') == NULL;
    bench_goal_word(&row, loads ? BENCH_INLINED_G_MULTIPLE : BENCH_INLINED_MULTIPLE);
    bench_measure(&row);
}

#if BENCH_SHMEM_1_5
static void library_fetch_add_nbi(const struct operand *operand, long count)
{
    static unsigned long fetched;

    for (long i = 0; i < count; i++) {
        shmem_ulong_atomic_fetch_add_nbi(&fetched, operand->symmetric, 1, operand->peer);
        shmem_quiet();
    }
}
#endif

void atomics_run(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        measure(&rows[i]);
    }
#if BENCH_SHMEM_1_5
    measure(&(struct atomic_row){"ulong fetch_add_nbi + quiet", sizeof(long), library_fetch_add_nbi,
                                 hand_ulong_fetch_add});
#endif
}
