#include "request.h"

#include <stdint.h>
#include <stdio.h>

#include "base/check.h"
#include "base/fence.h"
#include "base/handle.h"
#include "base/report.h"
#include "shm/node.h"
#include "shm/waiting.h"

/* Results of a test; IS_DONE and NOT_YET are the values that shmemx_req_test returns. */
enum { NO_REQUEST = -1, IS_DONE = 0, NOT_YET = 1 };

shmemx_req_h request_create(const char *routine, struct request *request,
                            const struct request_operations *kind)
{
    request->kind = kind;
    uintptr_t handle = handle_create(HANDLE_REQUEST, request);
    if (handle == 0)
        report_fatal(routine, "the maximum number of active requests is reached: complete requests "
                              "with a test or wait before creating more");
    return (shmemx_req_h)handle;
}

static struct request *request_find_record(const char *routine, const char *argument,
                                           shmemx_req_h handle)
{
    struct request *request = handle_look_up(HANDLE_REQUEST, (uintptr_t)handle);
    if (request == NULL)
        report_fatal(routine,
                     "%s contains %p, which is not an active request: expected a request that no "
                     "test or wait has completed",
                     argument, (void *)handle);
    return request;
}

static void request_destroy_request(struct request *request, uintptr_t handle)
{
    handle_destroy(handle);
    request->kind->free_record(request);
}

static bool request_is_record(const struct shmem_impl_req *req)
{
    return req != SHMEMX_REQ_INVALID && req != REQUEST_DONE && req != REQUEST_STORED;
}

/* Tests a handle that has no record: SHMEMX_REQ_INVALID, REQUEST_DONE or REQUEST_STORED. */
static int request_test_constant(shmemx_req_h *req)
{
    shmemx_req_h constant = *req;
    *req = SHMEMX_REQ_INVALID;
    if (constant == REQUEST_STORED)
        fence_full();
    return constant == SHMEMX_REQ_INVALID ? NO_REQUEST : IS_DONE;
}

static void request_finish_record(struct request *request, shmemx_req_h *req)
{
    request_destroy_request(request, (uintptr_t)*req);
    *req = SHMEMX_REQ_INVALID;
}

static int request_test_record(const char *routine, const char *argument, shmemx_req_h *req)
{
    struct request *request = request_find_record(routine, argument, *req);
    if (!request->kind->progress(request))
        return NOT_YET;
    request_finish_record(request, req);
    return IS_DONE;
}

static int request_test_request(const char *routine, const char *argument, shmemx_req_h *req)
{
    return request_is_record(*req) ? request_test_record(routine, argument, req)
                                   : request_test_constant(req);
}

/* ---- One request ---- */

static void request_require_one(const char *routine, const shmemx_req_h *req)
{
    job_require_running(routine);
    check_pointer(routine, "req", req, "the address of a request");
}

int request_test(const char *routine, shmemx_req_h *req)
{
    request_require_one(routine, req);
    if (LIKELY(!request_is_record(*req))) {
        waiting_called();
        return request_test_constant(req);
    }
    int result = request_test_record(routine, "req", req);
    waiting_tested(result == IS_DONE);
    return result;
}

static void request_explain_one(const void *what, char *text, size_t capacity)
{
    const struct request *request = what;
    snprintf(text, capacity, "the request of %s", request->kind->what);
}

static void request_check_awaited_peer(struct request *request, struct hang_observation *seen)
{
    if (request->kind->check_peer != NULL)
        request->kind->check_peer(request, seen);
}

/* Separate from request_wait and not inlined, because most requests are complete when they are
 * waited for. */
static __attribute__((noinline)) int request_wait_for_record(const char *routine, shmemx_req_h *req)
{
    struct request *request = request_find_record(routine, "req", *req);
    struct hang_observation seen = {0};
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, request_explain_one, request);
    if (request->kind->poll_briefly != NULL)
        request->kind->poll_briefly(request);
    while (!request->kind->progress(request)) {
        if (waiting.is_long)
            request_check_awaited_peer(request, &seen);
        waiting_pause(&waiting);
        /* A handler that ran during the pause may have completed and freed the request. */
        request = request_find_record(routine, "req", *req);
    }
    hang_clear_wait();
    waiting_end(&waiting);
    request_finish_record(request, req);
    return IS_DONE;
}

int request_wait(const char *routine, shmemx_req_h *req)
{
    request_require_one(routine, req);
    if (UNLIKELY(request_is_record(*req)))
        return request_wait_for_record(routine, req);
    waiting_called();
    return request_test_constant(req);
}

/* ---- Sets of requests ---- */

static void request_require_set(const char *routine, const struct request_set *set)
{
    job_require_running(routine);
    if (set->count > SIZE_MAX / sizeof(shmemx_req_h))
        report_fatal(routine, "nreqs is %zu: the total length exceeds the address space",
                     set->count);
    if (set->count != 0)
        check_pointer(routine, "reqs", set->requests, "an array of requests");
}

static bool request_is_selected(const struct request_set *set, size_t i)
{
    return set->requests[i] != SHMEMX_REQ_INVALID && (set->status == NULL || set->status[i] == 0);
}

/* Tests all selected requests. Returns the number of those that are not complete. */
static size_t request_test_each(const char *routine, const struct request_set *set)
{
    size_t left = 0;
    for (size_t i = 0; i < set->count; i++)
        left += request_is_selected(set, i) &&
                request_test_request(routine, "reqs", &set->requests[i]) == NOT_YET;
    return left;
}

/* Results of a search for complete requests. A positive result is the number of complete
 * requests. */
enum { NONE_IS_SELECTED = -1, NONE_IS_DONE = 0 };

/* Tests all selected requests. Stores the indices of complete ones and returns their number, or
 * NONE_IS_SELECTED. */
static ptrdiff_t request_find_some(const char *routine, const struct request_set *set,
                                   size_t *indices)
{
    size_t selected = 0, found = 0;
    for (size_t i = 0; i < set->count; i++) {
        if (!request_is_selected(set, i))
            continue;
        selected++;
        if (request_test_request(routine, "reqs", &set->requests[i]) == IS_DONE)
            indices[found++] = i;
    }
    return selected == 0 ? NONE_IS_SELECTED : (ptrdiff_t)found;
}

/* Tests selected requests until one is complete, and stores its index. Each search begins after the
 * request that the previous search found, so that no request is starved. Returns 1, NONE_IS_DONE or
 * NONE_IS_SELECTED. */
static ptrdiff_t request_find_any(const char *routine, const struct request_set *set, size_t *found)
{
    static _Thread_local size_t begin;
    size_t selected = 0;
    for (size_t n = 0; n < set->count; n++) {
        size_t i = (begin + n) % set->count;
        if (!request_is_selected(set, i))
            continue;
        selected++;
        if (request_test_request(routine, "reqs", &set->requests[i]) == IS_DONE) {
            *found = i;
            begin = i + 1;
            return 1;
        }
    }
    return selected == 0 ? NONE_IS_SELECTED : NONE_IS_DONE;
}

static void request_explain_set(const void *what, char *text, size_t capacity)
{
    const struct request_set *set = what;
    snprintf(text, capacity, "some or all of %zu requests", set->count);
}

static struct waiting request_begin_set(const char *routine, const struct request_set *set)
{
    return waiting_begin(routine, &node_own_control()->doorbell, request_explain_set, set);
}

size_t request_test_all(const char *routine, const struct request_set *set)
{
    request_require_set(routine, set);
    size_t left = request_test_each(routine, set);
    waiting_tested(left == 0);
    return left;
}

/* Calls request_check_awaited_peer (deadlock detection) for the first incomplete request. That is
 * sufficient because the caller waits for all requests. */
static void request_check_first_peer(const char *routine, const struct request_set *set,
                                     struct hang_observation *seen)
{
    for (size_t i = 0; i < set->count; i++)
        if (request_is_selected(set, i) && request_is_record(set->requests[i])) {
            request_check_awaited_peer(request_find_record(routine, "reqs", set->requests[i]),
                                       seen);
            return;
        }
}

int request_wait_all(const char *routine, const struct request_set *set)
{
    request_require_set(routine, set);
    struct hang_observation seen = {0};
    struct waiting waiting = request_begin_set(routine, set);
    while (request_test_each(routine, set) != 0) {
        if (waiting.is_long)
            request_check_first_peer(routine, set, &seen);
        waiting_pause(&waiting);
    }
    hang_clear_wait();
    waiting_end(&waiting);
    return IS_DONE;
}

/* Waits until `find` finds a complete request or no request is selected. `find` is request_find_any
 * or request_find_some. */
static ptrdiff_t
request_wait_to_find(const char *routine, const struct request_set *set, size_t *found,
                     ptrdiff_t (*find)(const char *, const struct request_set *, size_t *))
{
    request_require_set(routine, set);
    struct waiting waiting = request_begin_set(routine, set);
    ptrdiff_t result;
    while ((result = find(routine, set, found)) == NONE_IS_DONE)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return result;
}

size_t request_wait_any(const char *routine, const struct request_set *set)
{
    size_t found = SIZE_MAX;
    request_wait_to_find(routine, set, &found, request_find_any);
    return found;
}

size_t request_wait_some(const char *routine, const struct request_set *set, size_t *indices)
{
    if (set->count != 0)
        check_result(routine, "indices", indices);
    ptrdiff_t found = request_wait_to_find(routine, set, indices, request_find_some);
    return found < 0 ? 0 : (size_t)found;
}

/* ---- Requests that exist when the library stops ---- */

void request_stop(const char *routine)
{
    uintptr_t handle;
    size_t left = 0;
    for (; (handle = handle_next(HANDLE_REQUEST, 0)) != 0; left++)
        request_destroy_request(handle_look_up(HANDLE_REQUEST, handle), handle);
    if (left != 0 && job.debug)
        report_warning(
            routine, "%zu request%s not been completed: complete each request with a test or wait",
            left, left == 1 ? " has" : "s have");
}
