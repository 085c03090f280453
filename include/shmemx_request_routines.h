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

/* clang-format on */
