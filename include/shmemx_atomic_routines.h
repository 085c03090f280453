/*
 * The routines of shmemx_atomic.h, in the form of shmem_routines.h: SHMEM_IMPL_ROUTINE(result, name
 * without shmemx_, (parameters)). To be included by shmem_impl/extension.h.
 */
/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* All of them: any PE, for itself. `dest` is symmetric, at a multiple of its type's size; `pe` is a
 * PE of the context, or of the job where there is none. Atomic to all other atomic operations on
 * that word. Those without a result may return before the operation is done, and a quiet of the
 * context completes them; those that give the value before it have done it when they return; of
 * those with _nbi *fetch is that value, and the operation done, after a quiet of the context; of
 * those with _req when *req is done, or after a quiet where req is NULL. What a wrong PE or address
 * comes to is what it does in the standard's atomics: a line, and the end of the job. */

/* ---- Minimum, maximum, product --------------------------------------------------------------- */

/* *dest becomes the lesser, the greater, or the product of itself and `value`, as its type has it.
 * Products of integers wrap around. Of float and double a number is preferred to what is none (NaN)
 * as minimum and maximum, and -0 is less than +0, so that the result of several does not depend on
 * their order; products are rounded as the executing PE's mode says. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, atomic_min, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_min,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_max, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_max,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_mul, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_mul,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_min, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_min,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_max, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_max,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_mul, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_mul,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_min_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_min_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_max_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_max_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_mul_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_mul_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_min_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_max_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_mul_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))
SHMEM_IMPL_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* ---- Floating point: what the standard has of integers only --------------------------------- */

/* add: *dest becomes the sum of itself and `value`, rounded as the executing PE's mode says.
 * compare_swap: *dest becomes `value` if it has the bits of `cond`, so that +0 is not -0, and what
 * is no number may be found. Their forms with requests stand in shmemx_request_routines.h. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, NAME, atomic_add, (TYPE *dest, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_add,                                                 \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_fetch_add, (TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_fetch_add,                                           \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE value, int pe))                            \
    SHMEM_IMPL_TYPED(TYPE, NAME, atomic_compare_swap,                                              \
                     (TYPE *dest, TYPE cond, TYPE value, int pe))                                  \
    SHMEM_IMPL_TYPED(TYPE, ctx_##NAME, atomic_compare_swap,                                        \
                     (shmem_ctx_t ctx, TYPE *dest, TYPE cond, TYPE value, int pe))                 \
    SHMEM_IMPL_TYPED(void, NAME, atomic_fetch_add_nbi,                                             \
                     (TYPE *fetch, TYPE *dest, TYPE value, int pe))                                \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_add_nbi,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe))               \
    SHMEM_IMPL_TYPED(void, NAME, atomic_compare_swap_nbi,                                          \
                     (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe))                     \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_compare_swap_nbi,                                    \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe))
SHMEM_IMPL_STAMP(AMO_FLOATING, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* clang-format on */
