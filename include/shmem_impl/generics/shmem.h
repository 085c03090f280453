/*
 * The type-generic names of C11 of shmem.h.
 * Made by scripts/headers from src/api/headers/shmem.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_GENERICS_SHMEM_H
#define SHMEM_IMPL_GENERICS_SHMEM_H

#if defined(__GNUC__)
#pragma GCC system_header /* messages show the call, not the macros */
#endif

/* clang-format off */

#define SHMEM_IMPL_CASE_shmem_put(TYPE, NAME) , TYPE *: shmem_##NAME##_put
#define SHMEM_IMPL_CASE_ctx_shmem_put(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put
#define shmem_put(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_put, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_get(TYPE, NAME) , TYPE *: shmem_##NAME##_get
#define SHMEM_IMPL_CASE_ctx_shmem_get(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_get
#define shmem_get(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_get, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_p(TYPE, NAME) , TYPE *: shmem_##NAME##_p
#define SHMEM_IMPL_CASE_ctx_shmem_p(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_p
#define shmem_p(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_p, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_g(TYPE, NAME) , TYPE *: shmem_##NAME##_g, const TYPE *: shmem_##NAME##_g
#define SHMEM_IMPL_CASE_ctx_shmem_g(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_g, const TYPE *: shmem_ctx_##NAME##_g
#define shmem_g(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_g, source, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_iput(TYPE, NAME) , TYPE *: shmem_##NAME##_iput
#define SHMEM_IMPL_CASE_ctx_shmem_iput(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_iput
#define shmem_iput(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_iput, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_iget(TYPE, NAME) , TYPE *: shmem_##NAME##_iget
#define SHMEM_IMPL_CASE_ctx_shmem_iget(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_iget
#define shmem_iget(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_iget, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_ibput(TYPE, NAME) , TYPE *: shmem_##NAME##_ibput
#define SHMEM_IMPL_CASE_ctx_shmem_ibput(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_ibput
#define shmem_ibput(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_ibput, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_ibget(TYPE, NAME) , TYPE *: shmem_##NAME##_ibget
#define SHMEM_IMPL_CASE_ctx_shmem_ibget(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_ibget
#define shmem_ibget(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_ibget, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_put_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_put_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_put_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put_nbi
#define shmem_put_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_put_nbi, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_get_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_get_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_get_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_get_nbi
#define shmem_get_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_get_nbi, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch, const TYPE *: shmem_##NAME##_atomic_fetch
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch, const TYPE *: shmem_ctx_##NAME##_atomic_fetch
#define shmem_atomic_fetch(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmem_atomic_fetch, source, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_set(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_set
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_set(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_set
#define shmem_atomic_set(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmem_atomic_set, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_swap(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_swap
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_swap(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_swap
#define shmem_atomic_swap(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmem_atomic_swap, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_compare_swap(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_compare_swap
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_compare_swap(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_compare_swap
#define shmem_atomic_compare_swap(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_compare_swap, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_inc(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_inc
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_inc(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_inc
#define shmem_atomic_fetch_inc(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_fetch_inc, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_inc(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_inc
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_inc(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_inc
#define shmem_atomic_inc(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_inc, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_add(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_add
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_add(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_add
#define shmem_atomic_fetch_add(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_fetch_add, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_add(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_add
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_add(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_add
#define shmem_atomic_add(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_add, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_and(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_and
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_and(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_and
#define shmem_atomic_fetch_and(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_fetch_and, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_and(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_and
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_and(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_and
#define shmem_atomic_and(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_and, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_or(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_or
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_or(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_or
#define shmem_atomic_fetch_or(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_fetch_or, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_or(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_or
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_or(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_or
#define shmem_atomic_or(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_or, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_xor(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_xor
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_xor(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_xor
#define shmem_atomic_fetch_xor(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_fetch_xor, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_xor(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_xor
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_xor(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_xor
#define shmem_atomic_xor(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_xor, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_nbi
#define shmem_atomic_fetch_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmem_atomic_fetch_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_swap_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_swap_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_swap_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_swap_nbi
#define shmem_atomic_swap_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_EXTENDED, shmem_atomic_swap_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_compare_swap_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_compare_swap_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_compare_swap_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_compare_swap_nbi
#define shmem_atomic_compare_swap_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_compare_swap_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_inc_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_inc_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_inc_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_inc_nbi
#define shmem_atomic_fetch_inc_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_fetch_inc_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_add_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_add_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_add_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_add_nbi
#define shmem_atomic_fetch_add_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_STANDARD, shmem_atomic_fetch_add_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_and_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_and_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_and_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_and_nbi
#define shmem_atomic_fetch_and_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_fetch_and_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_or_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_or_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_or_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_or_nbi
#define shmem_atomic_fetch_or_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_fetch_or_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_atomic_fetch_xor_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_atomic_fetch_xor_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_atomic_fetch_xor_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_atomic_fetch_xor_nbi
#define shmem_atomic_fetch_xor_nbi(...) SHMEM_IMPL_BY_CONTEXT(AMO_BITWISE, shmem_atomic_fetch_xor_nbi, fetch, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_set(TYPE, NAME) , TYPE *: shmem_##NAME##_set
#define shmem_set(...) SHMEM_IMPL_BY_FIRST(OLD_AMO_EXTENDED, shmem_set, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_fetch(TYPE, NAME) , TYPE *: shmem_##NAME##_fetch, const TYPE *: shmem_##NAME##_fetch
#define shmem_fetch(...) SHMEM_IMPL_BY_FIRST(OLD_AMO_EXTENDED, shmem_fetch, source, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_swap(TYPE, NAME) , TYPE *: shmem_##NAME##_swap
#define shmem_swap(...) SHMEM_IMPL_BY_FIRST_OR_LONG(OLD_SWAP, shmem_swap, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_cswap(TYPE, NAME) , TYPE *: shmem_##NAME##_cswap
#define shmem_cswap(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, shmem_cswap, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_finc(TYPE, NAME) , TYPE *: shmem_##NAME##_finc
#define shmem_finc(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, shmem_finc, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_inc(TYPE, NAME) , TYPE *: shmem_##NAME##_inc
#define shmem_inc(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, shmem_inc, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_fadd(TYPE, NAME) , TYPE *: shmem_##NAME##_fadd
#define shmem_fadd(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, shmem_fadd, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_add(TYPE, NAME) , TYPE *: shmem_##NAME##_add
#define shmem_add(...) SHMEM_IMPL_BY_FIRST(OLD_AMO, shmem_add, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_put_signal(TYPE, NAME) , TYPE *: shmem_##NAME##_put_signal
#define SHMEM_IMPL_CASE_ctx_shmem_put_signal(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put_signal
#define shmem_put_signal(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_put_signal, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_put_signal_nbi(TYPE, NAME) , TYPE *: shmem_##NAME##_put_signal_nbi
#define SHMEM_IMPL_CASE_ctx_shmem_put_signal_nbi(TYPE, NAME) , TYPE *: shmem_ctx_##NAME##_put_signal_nbi
#define shmem_put_signal_nbi(...) SHMEM_IMPL_BY_CONTEXT(RMA, shmem_put_signal_nbi, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_broadcast(TYPE, NAME) , TYPE *: shmem_##NAME##_broadcast
#define shmem_broadcast(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_broadcast, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_collect(TYPE, NAME) , TYPE *: shmem_##NAME##_collect
#define shmem_collect(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_collect, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_fcollect(TYPE, NAME) , TYPE *: shmem_##NAME##_fcollect
#define shmem_fcollect(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_fcollect, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_alltoall(TYPE, NAME) , TYPE *: shmem_##NAME##_alltoall
#define shmem_alltoall(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_alltoall, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_alltoalls(TYPE, NAME) , TYPE *: shmem_##NAME##_alltoalls
#define shmem_alltoalls(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_alltoalls, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_and_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_and_reduce
#define shmem_and_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, shmem_and_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_or_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_or_reduce
#define shmem_or_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, shmem_or_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_xor_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_xor_reduce
#define shmem_xor_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_BITWISE, shmem_xor_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_max_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_max_reduce
#define shmem_max_reduce(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_max_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_min_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_min_reduce
#define shmem_min_reduce(...) SHMEM_IMPL_BY_SECOND(RMA, shmem_min_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_sum_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_sum_reduce
#define shmem_sum_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmem_sum_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_prod_reduce(TYPE, NAME) , TYPE *: shmem_##NAME##_prod_reduce
#define shmem_prod_reduce(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmem_prod_reduce, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_sum_inscan(TYPE, NAME) , TYPE *: shmem_##NAME##_sum_inscan
#define shmem_sum_inscan(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmem_sum_inscan, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_sum_exscan(TYPE, NAME) , TYPE *: shmem_##NAME##_sum_exscan
#define shmem_sum_exscan(...) SHMEM_IMPL_BY_SECOND(REDUCE_ARITHMETIC, shmem_sum_exscan, dest, __VA_ARGS__)(__VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until, volatile TYPE *: shmem_##NAME##_wait_until
#define shmem_wait_until(IVAR, ...) SHMEM_IMPL_BY_FIRST_OR_LONG(WAIT, shmem_wait_until, ivar, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test(TYPE, NAME) , TYPE *: shmem_##NAME##_test, volatile TYPE *: shmem_##NAME##_test
#define shmem_test(IVAR, ...) SHMEM_IMPL_BY_FIRST(TEST, shmem_test, ivar, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait(TYPE, NAME) , TYPE *: shmem_##NAME##_wait, volatile TYPE *: shmem_##NAME##_wait
#define shmem_wait(IVAR, ...) SHMEM_IMPL_BY_FIRST_OR_LONG(OLD_WAIT, shmem_wait, ivar, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until_all(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until_all, volatile TYPE *: shmem_##NAME##_wait_until_all
#define shmem_wait_until_all(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_wait_until_all, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until_any(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until_any, volatile TYPE *: shmem_##NAME##_wait_until_any
#define shmem_wait_until_any(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_wait_until_any, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until_some(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until_some, volatile TYPE *: shmem_##NAME##_wait_until_some
#define shmem_wait_until_some(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_wait_until_some, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test_all(TYPE, NAME) , TYPE *: shmem_##NAME##_test_all, volatile TYPE *: shmem_##NAME##_test_all
#define shmem_test_all(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_test_all, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test_any(TYPE, NAME) , TYPE *: shmem_##NAME##_test_any, volatile TYPE *: shmem_##NAME##_test_any
#define shmem_test_any(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_test_any, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test_some(TYPE, NAME) , TYPE *: shmem_##NAME##_test_some, volatile TYPE *: shmem_##NAME##_test_some
#define shmem_test_some(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_test_some, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until_all_vector(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until_all_vector, volatile TYPE *: shmem_##NAME##_wait_until_all_vector
#define shmem_wait_until_all_vector(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_wait_until_all_vector, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until_any_vector(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until_any_vector, volatile TYPE *: shmem_##NAME##_wait_until_any_vector
#define shmem_wait_until_any_vector(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_wait_until_any_vector, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_wait_until_some_vector(TYPE, NAME) , TYPE *: shmem_##NAME##_wait_until_some_vector, volatile TYPE *: shmem_##NAME##_wait_until_some_vector
#define shmem_wait_until_some_vector(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_wait_until_some_vector, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test_all_vector(TYPE, NAME) , TYPE *: shmem_##NAME##_test_all_vector, volatile TYPE *: shmem_##NAME##_test_all_vector
#define shmem_test_all_vector(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_test_all_vector, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test_any_vector(TYPE, NAME) , TYPE *: shmem_##NAME##_test_any_vector, volatile TYPE *: shmem_##NAME##_test_any_vector
#define shmem_test_any_vector(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_test_any_vector, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)

#define SHMEM_IMPL_CASE_shmem_test_some_vector(TYPE, NAME) , TYPE *: shmem_##NAME##_test_some_vector, volatile TYPE *: shmem_##NAME##_test_some_vector
#define shmem_test_some_vector(IVAR, ...) SHMEM_IMPL_BY_FIRST(AMO_STANDARD, shmem_test_some_vector, ivars, IVAR)((void *)(uintptr_t)(IVAR), __VA_ARGS__)


#endif
