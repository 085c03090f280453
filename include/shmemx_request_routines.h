/*
 * The routines of shmemx_request.h, in the form of shmem_routines.h: SHMEM_IMPL_ROUTINE(result,
 * name without shmemx_, (parameters)). To be included by shmem_impl/extension.h.
 */
/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Tests and waits ------------------------------------------------------------------------ */

/* Whether the operation of *req is done: 0 if so, and the request is freed and *req invalid; above 0
 * if not yet; below 0 if *req is SHMEMX_REQ_INVALID. Each call moves on what is under way. Any
 * thread, but one at a time for a request. A request that is done and freed already, by a copy of
 * the handle, ends the job, and so does anything else that is none. */
SHMEM_IMPL_ROUTINE(int, req_test, (shmemx_req_h *req))

/* Waits until that is so. 0; below 0, at once, if *req is SHMEMX_REQ_INVALID. */
SHMEM_IMPL_ROUTINE(int, req_wait, (shmemx_req_h *req))

/* The same of nreqs requests. Those that are SHMEMX_REQ_INVALID, and those whose entry of `status`
 * is nonzero, are left out; `status` may be NULL. Each that is found done is freed, and its entry of
 * `reqs` invalid.
 *   test_all   how many are not done yet, so 0 if all are
 *   wait_all   waits for all; 0
 *   wait_any   waits for one, of several that are done any; its index, SIZE_MAX if none is left
 *   wait_some  waits for at least one; indices[] = those that are done now, of which it gives the
 *              number, 0 if none is left; `indices` has room for nreqs */
SHMEM_IMPL_ROUTINE(size_t, req_test_all, (shmemx_req_h *reqs, size_t nreqs, const int *status))
SHMEM_IMPL_ROUTINE(int, req_wait_all, (shmemx_req_h *reqs, size_t nreqs, const int *status))
SHMEM_IMPL_ROUTINE(size_t, req_wait_any, (shmemx_req_h *reqs, size_t nreqs, const int *status))
SHMEM_IMPL_ROUTINE(size_t, req_wait_some,
                   (shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status))

/* ---- Transfers ------------------------------------------------------------------------------ */

/* Put and get whose completion requests tell; return at once. *local is done when the source may be
 * written again; *remote when the data are at PE `pe` for all to see, as after a quiet; *req when
 * the data are in dest. Where a request is NULL a quiet of the context completes it, which does so
 * for all. Any PE, for itself; arguments as those of shmem_ctx_putmem and shmem_ctx_getmem. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, put_req,                                                    \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe,      \
                      shmemx_req_h *local, shmemx_req_h *remote))                                  \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, get_req,                                                    \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems, int pe,      \
                      shmemx_req_h *req))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

SHMEM_IMPL_ROUTINE(void, ctx_putmem_req,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                    shmemx_req_h *local, shmemx_req_h *remote))
SHMEM_IMPL_ROUTINE(void, ctx_getmem_req,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                    shmemx_req_h *req))

/* The same of a put with signal: *remote is done when the signal has been updated. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, put_signal_req,                                             \
                     (shmem_ctx_t ctx, TYPE *dest, const TYPE *source, size_t nelems,              \
                      uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,                     \
                      shmemx_req_h *local, shmemx_req_h *remote))
SHMEM_IMPL_STAMP(RMA, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

SHMEM_IMPL_ROUTINE(void, ctx_putmem_signal_req,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_req_h *local,
                    shmemx_req_h *remote))

/* ---- Atomics -------------------------------------------------------------------------------- */

/* The fetching atomics: *req is done when the value before is in *fetch, and so the operation at PE
 * `pe`. Else as those without blocking, of float and double as in shmemx_atomic_routines.h. */
#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_req,                                           \
                     (shmem_ctx_t ctx, TYPE *fetch, const TYPE *source, int pe,                    \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_swap_req,                                            \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_compare_swap_req,                                    \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe,     \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_add_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))
SHMEM_IMPL_STAMP(AMO_EXTENDED, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_inc_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, int pe, shmemx_req_h *req))
SHMEM_IMPL_STAMP(AMO_STANDARD, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_and_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_or_req,                                        \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))                                                          \
    SHMEM_IMPL_TYPED(void, ctx_##NAME, atomic_fetch_xor_req,                                       \
                     (shmem_ctx_t ctx, TYPE *fetch, TYPE *dest, TYPE value, int pe,                \
                      shmemx_req_h *req))
SHMEM_IMPL_STAMP(AMO_BITWISE, SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

/* clang-format on */
