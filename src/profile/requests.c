/*
 * Tests and waits of requests: a trace has what they found done, by the handles that the calls gave
 * which began it (trace_requests), and of what they did not find done the first.
 */
#include <stdlib.h>
#include <string.h>

#include "call.h"
#include "team/request.h"
#include "trace.h"

enum { FEW_OPERATIONS = 8 };

/* Handles before the call, which frees those that it finds done. */
struct captured_requests {
    size_t count; /* 0: nothing is told */
    shmemx_req_h *many, few[FEW_OPERATIONS];
};

static const shmemx_req_h *handles_of(const struct captured_requests *captured_requests)
{
    return captured_requests->many != NULL ? captured_requests->many : captured_requests->few;
}

static void capture(struct captured_requests *captured_requests, const struct call *call,
                    const shmemx_req_h *reqs, size_t count)
{
    *captured_requests = (struct captured_requests){.count = 0};
    if (!trace_wants(call) || count == 0)
        return;
    if (count > FEW_OPERATIONS &&
        (captured_requests->many = malloc(count * sizeof(void *))) == NULL)
        return;
    memcpy(captured_requests->many != NULL ? captured_requests->many : captured_requests->few, reqs,
           count * sizeof(void *));
    captured_requests->count = count;
}

/* What was done when its call returned is told by that. */
static bool has_record(const struct shmem_impl_req *handle)
{
    return handle != SHMEMX_REQ_INVALID && handle != REQUEST_DONE && handle != REQUEST_STORED;
}

static uint64_t first_incomplete(const struct captured_requests *captured_requests,
                                 const shmemx_req_h *reqs)
{
    for (size_t i = 0; i < captured_requests->count; i++)
        if (reqs[i] != SHMEMX_REQ_INVALID && has_record(reqs[i]))
            return (uintptr_t)reqs[i];
    return 0;
}

/* The call, and each that it found done. */
static void record_completed(struct captured_requests *captured_requests, const struct call *call,
                             const shmemx_req_h *reqs)
{
    if (trace_wants(call))
        trace_record(call, SHMEM_CTX_DEFAULT, NULL, 0, first_incomplete(captured_requests, reqs));
    for (size_t i = 0; i < captured_requests->count; i++)
        if (reqs[i] == SHMEMX_REQ_INVALID && has_record(handles_of(captured_requests)[i]))
            trace_done(call, handles_of(captured_requests)[i]);
    free(captured_requests->many);
}

/* clang-format off */
#define REQUESTS(RESULT, NAME, PARAMETERS, ARGUMENTS, COUNT)                                       \
    __attribute__((visibility("default"))) RESULT (NAME) PARAMETERS                                \
    {                                                                                              \
        struct captured_requests captured_requests;                                                                          \
        struct call call = am_call_begin(ROUTINE_##NAME, CALL_HERE);                                  \
        capture(&captured_requests, &call, reqs, COUNT);                                                            \
        RESULT result = p##NAME ARGUMENTS;                                                         \
        call_end(&call, ROUTINE_##NAME, 0, CALL_HERE);                                             \
        record_completed(&captured_requests, &call, reqs);                                                                  \
        return result;                                                                             \
    }
REQUESTS(int, shmemx_req_test, (shmemx_req_h *reqs), (reqs), 1)
REQUESTS(int, shmemx_req_wait, (shmemx_req_h *reqs), (reqs), 1)
REQUESTS(size_t, shmemx_req_test_all, (shmemx_req_h *reqs, size_t nreqs, const int *status), (reqs, nreqs, status), nreqs)
REQUESTS(int, shmemx_req_wait_all, (shmemx_req_h *reqs, size_t nreqs, const int *status), (reqs, nreqs, status), nreqs)
REQUESTS(size_t, shmemx_req_wait_any, (shmemx_req_h *reqs, size_t nreqs, const int *status), (reqs, nreqs, status), nreqs)
REQUESTS(size_t, shmemx_req_wait_some, (shmemx_req_h *reqs, size_t nreqs, size_t *indices, const int *status), (reqs, nreqs, indices, status), nreqs)
