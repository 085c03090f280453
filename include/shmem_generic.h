/*
 * The type-generic names of C11: one macro for each operation, which picks the routine by the type
 * of its first pointer. Included by shmem.h.
 *
 * An operation OP of table T has the cases SHMEM_IMPL_CASE_OP(type, type name), and, where it takes
 * a context, SHMEM_IMPL_CASE_ctx_OP: ", type *: routine". No argument is evaluated but by the
 * routine. A compound literal with commas, as an argument of any macro, stands in parentheses.
 */
#ifndef SHMEM_GENERIC_H
#define SHMEM_GENERIC_H

#include "shmem_types.h"

#define SHMEM_IMPL_FIRST_OF(FIRST, ...)          FIRST
#define SHMEM_IMPL_SECOND_OF(FIRST, SECOND, ...) SECOND
#define SHMEM_IMPL_FIRST(...)                    SHMEM_IMPL_FIRST_OF(__VA_ARGS__, 0)
#define SHMEM_IMPL_SECOND(...)                   SHMEM_IMPL_SECOND_OF(__VA_ARGS__, 0, 0)

/* A case that no argument has: selections begin with it, since the entries of the tables begin with
 * a comma. */
struct shmem_impl_none;

/* clang-format reads the cases as operators. */
/* clang-format off */

/* A source may be const. */
#define SHMEM_IMPL_SOURCE_CASE(TYPE, ROUTINE) , TYPE *: ROUTINE, const TYPE *: ROUTINE

/* A variable that is waited for may be volatile, as OpenSHMEM 1.3 has it. */
#define SHMEM_IMPL_VARIABLE_CASE(TYPE, ROUTINE) , TYPE *: ROUTINE, volatile TYPE *: ROUTINE

/* By the type of the first argument. */
#define SHMEM_IMPL_BY_FIRST(TABLE, OP, ...)                                                        \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        struct shmem_impl_none *: 0                                                                \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))(__VA_ARGS__)

/* By the type of the first argument, which may be volatile: the routine gets it without that, and
 * knows its type from the selection. */
#define SHMEM_IMPL_BY_VARIABLE(TABLE, OP, IVAR, ...)                                               \
    _Generic((IVAR),                                                                               \
        struct shmem_impl_none *: 0                                                                \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))                                 \
        ((void *)(uintptr_t)(IVAR), __VA_ARGS__)

/* By the type of the second argument: the first is a team. */
#define SHMEM_IMPL_BY_SECOND(TABLE, OP, ...)                                                       \
    _Generic(SHMEM_IMPL_SECOND(__VA_ARGS__),                                                       \
        struct shmem_impl_none *: 0                                                                \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))(__VA_ARGS__)

/* By the type of the first argument, or of the second where the first is a context. The default
 * keeps the inner selection lawful where there is no context; as a routine 0 does not compile. */
#define SHMEM_IMPL_BY_CONTEXT(TABLE, OP, ...)                                                      \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        shmem_ctx_t: _Generic(SHMEM_IMPL_SECOND(__VA_ARGS__),                                      \
            default: 0                                                                             \
            SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_ctx_##OP))                         \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))(__VA_ARGS__)

/* ---- Put and get ---------------------------------------------------------------------------- */

#define SHMEM_IMPL_CASE_put(TYPE, NAME) , TYPE *: shmem_##NAME##_put
#define SHMEM_IMPL_CASE_ctx_put(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put
#define shmem_put(...) SHMEM_IMPL_BY_CONTEXT(RMA, put, __VA_ARGS__)

#define SHMEM_IMPL_CASE_get(TYPE, NAME) , TYPE *: shmem_##NAME##_get
#define SHMEM_IMPL_CASE_ctx_get(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_get
#define shmem_get(...) SHMEM_IMPL_BY_CONTEXT(RMA, get, __VA_ARGS__)

#define SHMEM_IMPL_CASE_p(TYPE, NAME) , TYPE *: shmem_##NAME##_p
#define SHMEM_IMPL_CASE_ctx_p(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_p
#define shmem_p(...) SHMEM_IMPL_BY_CONTEXT(RMA, p, __VA_ARGS__)

#define SHMEM_IMPL_CASE_g(TYPE, NAME) SHMEM_IMPL_SOURCE_CASE(TYPE, shmem_##NAME##_g)
#define SHMEM_IMPL_CASE_ctx_g(TYPE, NAME) SHMEM_IMPL_SOURCE_CASE(TYPE, shmem_ctx_##NAME##_g)
#define shmem_g(...) SHMEM_IMPL_BY_CONTEXT(RMA, g, __VA_ARGS__)

#define SHMEM_IMPL_CASE_iput(TYPE, NAME) , TYPE *: shmem_##NAME##_iput
#define SHMEM_IMPL_CASE_ctx_iput(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_iput
#define shmem_iput(...) SHMEM_IMPL_BY_CONTEXT(RMA, iput, __VA_ARGS__)

#define SHMEM_IMPL_CASE_iget(TYPE, NAME) , TYPE *: shmem_##NAME##_iget
#define SHMEM_IMPL_CASE_ctx_iget(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_iget
#define shmem_iget(...) SHMEM_IMPL_BY_CONTEXT(RMA, iget, __VA_ARGS__)

#define SHMEM_IMPL_CASE_ibput(TYPE, NAME) , TYPE *: shmem_##NAME##_ibput
#define SHMEM_IMPL_CASE_ctx_ibput(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_ibput
#define shmem_ibput(...) SHMEM_IMPL_BY_CONTEXT(RMA, ibput, __VA_ARGS__)

#define SHMEM_IMPL_CASE_ibget(TYPE, NAME) , TYPE *: shmem_##NAME##_ibget
#define SHMEM_IMPL_CASE_ctx_ibget(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_ibget
#define shmem_ibget(...) SHMEM_IMPL_BY_CONTEXT(RMA, ibget, __VA_ARGS__)

#define SHMEM_IMPL_CASE_put_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_put_nbi
#define SHMEM_IMPL_CASE_ctx_put_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put_nbi
#define shmem_put_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, put_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_get_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_get_nbi
#define SHMEM_IMPL_CASE_ctx_get_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_get_nbi
#define shmem_get_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, get_nbi, __VA_ARGS__)

/* ---- Atomics -------------------------------------------------------------------------------- */

#define SHMEM_IMPL_CASE_atomic_fetch(TYPE, NAME)                                                   \
    SHMEM_IMPL_SOURCE_CASE(TYPE, shmem_##NAME##_atomic_fetch)
#define SHMEM_IMPL_CASE_ctx_atomic_fetch(TYPE, NAME)                                               \
    SHMEM_IMPL_SOURCE_CASE(TYPE, shmem_ctx_##NAME##_atomic_fetch)
#define shmem_atomic_fetch(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_set(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_set
#define SHMEM_IMPL_CASE_ctx_atomic_set(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_set
#define shmem_atomic_set(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_set, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_swap(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_swap
#define SHMEM_IMPL_CASE_ctx_atomic_swap(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_swap
#define shmem_atomic_swap(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_swap, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_compare_swap(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_compare_swap
#define SHMEM_IMPL_CASE_ctx_atomic_compare_swap(TYPE, NAME)                                        \
    , TYPE *: shmem_ctx_##NAME##_atomic_compare_swap
#define shmem_atomic_compare_swap(...)                                                             \
    SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_compare_swap, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_inc(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_inc
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_inc(TYPE, NAME)                                           \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_inc
#define shmem_atomic_fetch_inc(...)                                                                \
    SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_fetch_inc, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_inc(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_inc
#define SHMEM_IMPL_CASE_ctx_atomic_inc(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_inc
#define shmem_atomic_inc(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_inc, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_add(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_add
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_add(TYPE, NAME)                                           \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_add
#define shmem_atomic_fetch_add(...)                                                                \
    SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_fetch_add, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_add(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_add
#define SHMEM_IMPL_CASE_ctx_atomic_add(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_add
#define shmem_atomic_add(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_add, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_and(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_and
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_and(TYPE, NAME)                                           \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_and
#define shmem_atomic_fetch_and(...)                                                                \
    SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_fetch_and, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_and(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_and
#define SHMEM_IMPL_CASE_ctx_atomic_and(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_and
#define shmem_atomic_and(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_and, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_or(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_or
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_or(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_or
#define shmem_atomic_fetch_or(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_fetch_or, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_or(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_or
#define SHMEM_IMPL_CASE_ctx_atomic_or(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_or
#define shmem_atomic_or(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_or, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_xor(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_xor
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_xor(TYPE, NAME)                                           \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_xor
#define shmem_atomic_fetch_xor(...)                                                                \
    SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_fetch_xor, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_xor(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_xor
#define SHMEM_IMPL_CASE_ctx_atomic_xor(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_xor
#define shmem_atomic_xor(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_xor, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_nbi(TYPE, NAME)                                           \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_nbi
#define shmem_atomic_fetch_nbi(...)                                                                \
    SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_fetch_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_swap_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_swap_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_swap_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_swap_nbi
#define shmem_atomic_swap_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, atomic_swap_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_compare_swap_nbi(TYPE, NAME)                                        \
    , TYPE *: shmem_##NAME##_atomic_compare_swap_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_compare_swap_nbi(TYPE, NAME)                                    \
    , TYPE *: shmem_ctx_##NAME##_atomic_compare_swap_nbi
#define shmem_atomic_compare_swap_nbi(...)                                                         \
    SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_compare_swap_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_inc_nbi(TYPE, NAME)                                           \
    , TYPE *: shmem_##NAME##_atomic_fetch_inc_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_inc_nbi(TYPE, NAME)                                       \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_inc_nbi
#define shmem_atomic_fetch_inc_nbi(...)                                                            \
    SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_fetch_inc_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_add_nbi(TYPE, NAME)                                           \
    , TYPE *: shmem_##NAME##_atomic_fetch_add_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_add_nbi(TYPE, NAME)                                       \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_add_nbi
#define shmem_atomic_fetch_add_nbi(...)                                                            \
    SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, atomic_fetch_add_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_and_nbi(TYPE, NAME)                                           \
    , TYPE *: shmem_##NAME##_atomic_fetch_and_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_and_nbi(TYPE, NAME)                                       \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_and_nbi
#define shmem_atomic_fetch_and_nbi(...)                                                            \
    SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_fetch_and_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_or_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_or_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_or_nbi(TYPE, NAME)                                        \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_or_nbi
#define shmem_atomic_fetch_or_nbi(...)                                                             \
    SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_fetch_or_nbi, __VA_ARGS__)

#define SHMEM_IMPL_CASE_atomic_fetch_xor_nbi(TYPE, NAME)                                           \
    , TYPE *: shmem_##NAME##_atomic_fetch_xor_nbi
#define SHMEM_IMPL_CASE_ctx_atomic_fetch_xor_nbi(TYPE, NAME)                                       \
    , TYPE *: shmem_ctx_##NAME##_atomic_fetch_xor_nbi
#define shmem_atomic_fetch_xor_nbi(...)                                                            \
    SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, atomic_fetch_xor_nbi, __VA_ARGS__)

/* ---- Signals -------------------------------------------------------------------------------- */

#define SHMEM_IMPL_CASE_put_signal(TYPE, NAME) , TYPE *: shmem_##NAME##_put_signal
#define SHMEM_IMPL_CASE_ctx_put_signal(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put_signal
#define shmem_put_signal(...) SHMEM_IMPL_BY_CONTEXT(RMA, put_signal, __VA_ARGS__)

#define SHMEM_IMPL_CASE_put_signal_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_put_signal_nbi
#define SHMEM_IMPL_CASE_ctx_put_signal_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put_signal_nbi
#define shmem_put_signal_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, put_signal_nbi, __VA_ARGS__)

/* ---- Deprecated names of atomics ------------------------------------------------------------ */

#define SHMEM_IMPL_CASE_fetch(TYPE, NAME) SHMEM_IMPL_SOURCE_CASE(TYPE, shmem_##NAME##_fetch)
#define shmem_fetch(...) SHMEM_IMPL_BY_FIRST(OLD_AMO_EXTENDED, fetch, __VA_ARGS__)

#define SHMEM_IMPL_CASE_set(TYPE, NAME) , TYPE *: shmem_##NAME##_set
#define shmem_set(...) SHMEM_IMPL_BY_FIRST(OLD_AMO_EXTENDED, set, __VA_ARGS__)

#define SHMEM_IMPL_CASE_cswap(TYPE, NAME) , TYPE *: shmem_##NAME##_cswap
#define shmem_cswap(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, cswap, __VA_ARGS__)

#define SHMEM_IMPL_CASE_finc(TYPE, NAME) , TYPE *: shmem_##NAME##_finc
#define shmem_finc(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, finc, __VA_ARGS__)

#define SHMEM_IMPL_CASE_inc(TYPE, NAME) , TYPE *: shmem_##NAME##_inc
#define shmem_inc(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, inc, __VA_ARGS__)

#define SHMEM_IMPL_CASE_fadd(TYPE, NAME) , TYPE *: shmem_##NAME##_fadd
#define shmem_fadd(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, fadd, __VA_ARGS__)

#define SHMEM_IMPL_CASE_add(TYPE, NAME) , TYPE *: shmem_##NAME##_add
#define shmem_add(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, add, __VA_ARGS__)

/* ---- Sets of variables ---------------------------------------------------------------------- */

#define SHMEM_IMPL_CASE_wait_until_all(TYPE, NAME)                                                 \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until_all)
#define shmem_wait_until_all(...) SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, wait_until_all, __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait_until_all_vector(TYPE, NAME)                                          \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until_all_vector)
#define shmem_wait_until_all_vector(...)                                                           \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, wait_until_all_vector, __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait_until_any(TYPE, NAME)                                                 \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until_any)
#define shmem_wait_until_any(...) SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, wait_until_any, __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait_until_any_vector(TYPE, NAME)                                          \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until_any_vector)
#define shmem_wait_until_any_vector(...)                                                           \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, wait_until_any_vector, __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait_until_some(TYPE, NAME)                                                \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until_some)
#define shmem_wait_until_some(...)                                                                 \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, wait_until_some, __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait_until_some_vector(TYPE, NAME)                                         \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until_some_vector)
#define shmem_wait_until_some_vector(...)                                                          \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, wait_until_some_vector, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test_all(TYPE, NAME) SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test_all)
#define shmem_test_all(...) SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, test_all, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test_all_vector(TYPE, NAME)                                                \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test_all_vector)
#define shmem_test_all_vector(...)                                                                 \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, test_all_vector, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test_any(TYPE, NAME) SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test_any)
#define shmem_test_any(...) SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, test_any, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test_any_vector(TYPE, NAME)                                                \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test_any_vector)
#define shmem_test_any_vector(...)                                                                 \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, test_any_vector, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test_some(TYPE, NAME)                                                      \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test_some)
#define shmem_test_some(...) SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, test_some, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test_some_vector(TYPE, NAME)                                               \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test_some_vector)
#define shmem_test_some_vector(...)                                                                \
    SHMEM_IMPL_BY_VARIABLE(AMO_STANDARD, test_some_vector, __VA_ARGS__)

/* ---- Collectives ---------------------------------------------------------------------------- */

#define SHMEM_IMPL_CASE_broadcast(TYPE, NAME) , TYPE *: shmem_##NAME##_broadcast
#define shmem_broadcast(...) SHMEM_IMPL_BY_SECOND(RMA, broadcast, __VA_ARGS__)

#define SHMEM_IMPL_CASE_collect(TYPE, NAME) , TYPE *: shmem_##NAME##_collect
#define shmem_collect(...) SHMEM_IMPL_BY_SECOND(RMA, collect, __VA_ARGS__)

#define SHMEM_IMPL_CASE_fcollect(TYPE, NAME) , TYPE *: shmem_##NAME##_fcollect
#define shmem_fcollect(...) SHMEM_IMPL_BY_SECOND(RMA, fcollect, __VA_ARGS__)

#define SHMEM_IMPL_CASE_alltoall(TYPE, NAME) , TYPE *: shmem_##NAME##_alltoall
#define shmem_alltoall(...) SHMEM_IMPL_BY_SECOND(RMA, alltoall, __VA_ARGS__)

#define SHMEM_IMPL_CASE_alltoalls(TYPE, NAME) , TYPE *: shmem_##NAME##_alltoalls
#define shmem_alltoalls(...) SHMEM_IMPL_BY_SECOND(RMA, alltoalls, __VA_ARGS__)

#define SHMEM_IMPL_CASE_max_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_max_reduce
#define shmem_max_reduce(...) SHMEM_IMPL_BY_SECOND(RMA, max_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_min_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_min_reduce
#define shmem_min_reduce(...) SHMEM_IMPL_BY_SECOND(RMA, min_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_and_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_and_reduce
#define shmem_and_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, and_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_or_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_or_reduce
#define shmem_or_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, or_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_xor_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_xor_reduce
#define shmem_xor_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, xor_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_sum_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_sum_reduce
#define shmem_sum_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, sum_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_prod_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_prod_reduce
#define shmem_prod_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, prod_reduce, __VA_ARGS__)

#define SHMEM_IMPL_CASE_sum_inscan(TYPE, NAME) , TYPE *: shmem_##NAME##_sum_inscan
#define shmem_sum_inscan(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, sum_inscan, __VA_ARGS__)

#define SHMEM_IMPL_CASE_sum_exscan(TYPE, NAME) , TYPE *: shmem_##NAME##_sum_exscan
#define shmem_sum_exscan(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, sum_exscan, __VA_ARGS__)

#define SHMEM_IMPL_CASE_test(TYPE, NAME) SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_test)
#define shmem_test(...) SHMEM_IMPL_BY_VARIABLE(TEST, test, __VA_ARGS__)

/* ---- Names that are routines too: of long, without a context, of an active set -------------- */

#define SHMEM_IMPL_BY_FIRST_OR_LONG(TABLE, OP, ...)                                                \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__),                                                        \
        long *: shmem_##OP                                                                         \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))(__VA_ARGS__)

#define SHMEM_IMPL_BY_VARIABLE_OR_LONG(TABLE, OP, IVAR, ...)                                       \
    _Generic((IVAR),                                                                               \
        long *: shmem_##OP, volatile long *: shmem_##OP                                            \
        SHMEM_IMPL_##TABLE##_DISTINCT_TYPES(SHMEM_IMPL_CASE_##OP))                                 \
        ((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait_until(TYPE, NAME)                                                     \
    SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait_until)
#define shmem_wait_until(...) SHMEM_IMPL_BY_VARIABLE_OR_LONG(WAIT, wait_until, __VA_ARGS__)

#define SHMEM_IMPL_CASE_wait(TYPE, NAME) SHMEM_IMPL_VARIABLE_CASE(TYPE, shmem_##NAME##_wait)
#define shmem_wait(...) SHMEM_IMPL_BY_VARIABLE_OR_LONG(OLD_WAIT, wait, __VA_ARGS__)

#define SHMEM_IMPL_CASE_swap(TYPE, NAME) , TYPE *: shmem_##NAME##_swap
#define shmem_swap(...) SHMEM_IMPL_BY_FIRST_OR_LONG(OLD_SWAP, swap, __VA_ARGS__)

#define shmem_signal_add(...)                                                                      \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__), shmem_ctx_t: shmem_ctx_signal_add,                     \
             default: shmem_signal_add)(__VA_ARGS__)
#define shmem_signal_set(...)                                                                      \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__), shmem_ctx_t: shmem_ctx_signal_set,                     \
             default: shmem_signal_set)(__VA_ARGS__)
#define shmem_sync(...)                                                                            \
    _Generic(SHMEM_IMPL_FIRST(__VA_ARGS__), shmem_team_t: shmem_team_sync,                         \
             default: shmem_sync)(__VA_ARGS__)

/* By the number of arguments, 8 or 4. */
#define SHMEM_IMPL_NINTH_OF(A, B, C, D, E, F, G, H, NINTH, ...) NINTH
#define shmem_team_split_2d(...)                                                                   \
    SHMEM_IMPL_NINTH_OF(__VA_ARGS__, shmem_team_split_2d, 0, 0, 0, shmem_impl_team_split_grid, 0)  \
    (__VA_ARGS__)

/* clang-format on */

#endif
