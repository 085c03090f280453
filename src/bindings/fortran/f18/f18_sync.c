/*
 * Fortran module: tests and waits for requests and variables, and fetching atomics with requests.
 * Transfers with requests are in f18_transfer.c, nonblocking collectives in f18_coll.c.
 *
 * A test of one variable returns a LOGICAL. An index in a set of variables counts from 1, in array
 * element order. The index 0 means no variable.
 */
#include <limits.h>
#include <shmemx.h>

#include "f18_arguments.h"

/* ---- Tests and waits for requests ---- */

MODULE_EXTENSION(int, req_test, (shmemx_req_h * req), return shmemx_req_test(req))

/* Waits for the request. If the request is invalid, stores a nonzero status but does not abort
 * the job. */
static void f18_sync_wait_for_request(shmemx_req_h *req, int *stat)
{
    int result = shmemx_req_wait(req);
    if (stat != NULL)
        *stat = result;
}
MODULE_EXTENSION(void, req_wait, (shmemx_req_h * req, int *stat),
                 f18_sync_wait_for_request(req, stat))

/* The arguments of a routine over several requests: the requests, and an optional mask. Requests
 * with a nonzero status are ignored. */
struct request_set {
    shmemx_req_h *reqs;
    size_t nreqs;
    const int *status;
};

static struct request_set f18_sync_read_requests(const void *reqs_descriptor, const void *status)
{
    struct section reqs;
    section_read_contiguous(&reqs, "reqs", reqs_descriptor);
    size_t nreqs = section_elements(&reqs);
    if (nreqs > INT_MAX)
        isthmus_fortran_fatal("reqs has %zu elements: expected at most %d", nreqs, INT_MAX);
    return (struct request_set){(shmemx_req_h *)(void *)reqs.base, nreqs,
                                section_array("status", status, nreqs, "reqs")};
}

static int f18_sync_wait_for_some(const void *reqs, const void *indices, const void *status)
{
    struct request_set set = f18_sync_read_requests(reqs, status);
    int *positions = section_array("indices", indices, set.nreqs, "reqs");
    size_t *found = allocate_indices(set.nreqs);
    size_t count = shmemx_req_wait_some(set.reqs, set.nreqs, found, set.status);
    return store_positions(found, count, positions);
}

MODULE_EXTENSION(int, req_test_all, (const void *reqs, const void *status),
                 struct request_set set = f18_sync_read_requests(reqs, status);
                 return (int)shmemx_req_test_all(set.reqs, set.nreqs, set.status))
MODULE_EXTENSION(void, req_wait_all, (const void *reqs, const void *status),
                 struct request_set set = f18_sync_read_requests(reqs, status);
                 shmemx_req_wait_all(set.reqs, set.nreqs, set.status))
MODULE_EXTENSION(int, req_wait_any, (const void *reqs, const void *status),
                 struct request_set set = f18_sync_read_requests(reqs, status);
                 return position_of(shmemx_req_wait_any(set.reqs, set.nreqs, set.status)))
MODULE_EXTENSION(int, req_wait_some, (const void *reqs, const void *indices, const void *status),
                 return f18_sync_wait_for_some(reqs, indices, status))

MODULE_EXTENSION(void, progress, (void), shmemx_progress())

/* ---- Atomics with requests ---- */

/* clang-format mistakes the pointers in the parameter lists for multiplications. */
/* clang-format off */

#define ATOMIC(NAME, PARAMETERS, ...)                                                              \
    MODULE_EXTENSION(void, NAME##_req, PARAMETERS,                                                 \
                     shmemx_ctx_##NAME##_req(context_of(ctx), __VA_ARGS__, pe, req))
#define BEHIND int pe, shmemx_req_h *req, const shmem_ctx_t *ctx

#define DEFINE_REQUEST_VALUE(TYPE, NAME, OPERATION)                                                \
    ATOMIC(NAME##_atomic_##OPERATION, (TYPE *fetch, TYPE *dest, TYPE value, BEHIND),               \
           fetch, dest, value)
#define DEFINE_REQUEST_ANY(TYPE, NAME)                                                             \
    ATOMIC(NAME##_atomic_fetch, (TYPE *fetch, const TYPE *source, BEHIND), fetch, source)          \
    ATOMIC(NAME##_atomic_compare_swap,                                                             \
           (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, BEHIND), fetch, dest, cond, value)     \
    DEFINE_REQUEST_VALUE(TYPE, NAME, swap)                                                         \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_add)                                                    \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_min)                                                    \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_max)                                                    \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_mul)
#define DEFINE_REQUEST_INTEGER(TYPE, NAME)                                                         \
    DEFINE_REQUEST_ANY(TYPE, NAME)                                                                 \
    ATOMIC(NAME##_atomic_fetch_inc, (TYPE *fetch, TYPE *dest, BEHIND), fetch, dest)                \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_and)                                                    \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_or)                                                     \
    DEFINE_REQUEST_VALUE(TYPE, NAME, fetch_xor)
DEFINE_REQUEST_INTEGER(int32_t, int32)
DEFINE_REQUEST_INTEGER(int64_t, int64)
DEFINE_REQUEST_ANY(float, float)
DEFINE_REQUEST_ANY(double, double)

/* clang-format on */

/* ---- Waits for variables ---- */

/* The arguments of a routine over several variables: the variables, and an optional mask.
 * Variables with a nonzero status are ignored. */
struct set {
    void *ivars;
    size_t nelems;
    const int *status;
};

static struct set f18_sync_read_set(const void *ivars_descriptor, const void *status)
{
    struct section ivars;
    section_read_contiguous(&ivars, "ivars", ivars_descriptor);
    size_t nelems = section_elements(&ivars);
    if (nelems > INT_MAX)
        isthmus_fortran_fatal("ivars has %zu elements: expected at most %d", nelems, INT_MAX);
    return (struct set){ivars.base, nelems, section_array("status", status, nelems, "ivars")};
}

/* Define a routine over a set of variables. VALUES is the parameter with the values to compare
 * with. READ is the argument that passes these values to the C routine. */
#define DEFINE_ALL(RESULT, RETURN, TYPE, NAME, VALUES, READ)                                       \
    MODULE_ROUTINE(RESULT, NAME, (const void *ivars, int cmp, VALUES, const void *status),         \
                   struct set set = f18_sync_read_set(ivars, status);                              \
                   RETURN shmem_##NAME((TYPE *)set.ivars, set.nelems, set.status, cmp, READ))
#define DEFINE_ANY(TYPE, NAME, VALUES, READ)                                                       \
    MODULE_ROUTINE(                                                                                \
        int, NAME, (const void *ivars, int cmp, VALUES, const void *status),                       \
        struct set set = f18_sync_read_set(ivars, status);                                         \
        return position_of(shmem_##NAME((TYPE *)set.ivars, set.nelems, set.status, cmp, READ)))
#define DEFINE_SOME(TYPE, NAME, VALUES, READ)                                                      \
    MODULE_ROUTINE(                                                                                \
        int, NAME, (const void *ivars, const void *indices, int cmp, VALUES, const void *status),  \
        struct set set = f18_sync_read_set(ivars, status);                                         \
        int *positions = section_array("indices", indices, set.nelems, "ivars");                   \
        size_t *found = allocate_indices(set.nelems);                                              \
        size_t count = shmem_##NAME((TYPE *)set.ivars, set.nelems, found, set.status, cmp, READ);  \
        return store_positions(found, count, positions))

#define DEFINE_SETS(TYPE, NAME, SUFFIX, VALUES, READ)                                              \
    DEFINE_ALL(void, , TYPE, NAME##_wait_until_all##SUFFIX, VALUES, READ)                          \
    DEFINE_ANY(TYPE, NAME##_wait_until_any##SUFFIX, VALUES, READ)                                  \
    DEFINE_SOME(TYPE, NAME##_wait_until_some##SUFFIX, VALUES, READ)                                \
    DEFINE_ALL(bool, return, TYPE, NAME##_test_all##SUFFIX, VALUES, READ)                          \
    DEFINE_ANY(TYPE, NAME##_test_any##SUFFIX, VALUES, READ)                                        \
    DEFINE_SOME(TYPE, NAME##_test_some##SUFFIX, VALUES, READ)

#define DEFINE_TYPE(TYPE, NAME)                                                                    \
    MODULE_ROUTINE(bool, NAME##_test, (TYPE * ivar, int cmp, TYPE cmp_value),                      \
                   return shmem_##NAME##_test(ivar, cmp, cmp_value))                               \
    DEFINE_SETS(TYPE, NAME, , TYPE cmp_value, cmp_value)                                           \
    DEFINE_SETS(TYPE, NAME, _vector, const void *cmp_values,                                       \
                (TYPE *)section_array("cmp_values", cmp_values, set.nelems, "ivars"))
DEFINE_TYPE(int32_t, int32)
DEFINE_TYPE(int64_t, int64)
