/*
 * Requests: what the program tests and waits for single operations by, of whatever kind.
 *
 * Whoever begins an operation lays a struct request at the head of a record of its own, and gives
 * the program the handle that request_create makes. From then on the record is this file's: every
 * test or wait of the program calls the kind's `advance` until that says that the operation is
 * done, then `discard`, and the handle is dead. What is done before its routine returns needs no
 * record: REQUEST_DONE or REQUEST_STORED stands for it.
 */
#ifndef ISTHMUS_REQUEST_H
#define ISTHMUS_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"
#include "diag/hang.h"
#include "shmemx_request.h"

struct request;

/* The operations of a kind of request: transfers (net/remote.c), calls of active messages
 * (am/am_call.c) and nonblocking collectives (coll/nbc/nbc_request.c). Callers, all in request.c:
 * request_test_record and request_wait_for_record (progress, poll_briefly),
 * request_check_awaited_peer (check_peer) and request_destroy_request (free_record). */
struct request_operations {
    /* What it is, for people: "a transfer". */
    const char *what;
    /* Moves the operation on as far as it goes without waiting, and says whether it is done. Called
     * by threads of the program, one at a time for a request, with no lock; the network polls
     * between calls. Whoever finishes the operation from elsewhere rings this PE's own doorbell
     * (node_own_control), at which waits for requests sleep. */
    bool (*progress)(struct request *request);
    /* For who waits long for this one, and comes to nothing else before: shows whom it waits for,
     * and ends the job if that PE waits for this one. NULL: nobody need come for it. */
    void (*check_peer)(struct request *request, struct hang_observation *seen);
    /* Frees the record: the operation is done, or it is left behind at shmem_finalize, when all
     * contexts have been completed and no PE begins anything any more. */
    void (*free_record)(struct request *request);
    /* For who begins to wait for this one: looks for a moment whether it comes. NULL: that does not
     * pay. */
    void (*poll_briefly)(const struct request *request);
};

struct request {
    const struct request_operations *kind;
};

/* Handles of operations that are complete, of which nothing is kept: no record is ever found by
 * them. A put that was stored to mapped memory is in order with what follows its test or wait, as
 * it would be after a quiet. */
#define REQUEST_DONE   ((shmemx_req_h)(uintptr_t)0x04)
#define REQUEST_STORED ((shmemx_req_h)(uintptr_t)0x14)

/* Where the program wants the requests of a put; either may be NULL. */
struct put_requests {
    shmemx_req_h *local, *remote;
};

/* A place for a request, unless it is NULL, gets one. */
HOT_INLINE void request_set(shmemx_req_h *handle, shmemx_req_h request)
{
    if (handle != NULL)
        *handle = request;
}

/* A put is complete, as far as mapped memory is. */
HOT_INLINE void request_set_stored(struct put_requests requests)
{
    request_set(requests.local, REQUEST_DONE);
    request_set(requests.remote, REQUEST_STORED);
}

/* The handle of an operation that is under way. Ends the job where there are too many: a million.
 */
shmemx_req_h request_create(const char *routine, struct request *request,
                            const struct request_operations *kind);

/* Those of an array that are meant: not SHMEMX_REQ_INVALID, and with no nonzero entry in `status`,
 * which may be NULL. */
struct request_set {
    shmemx_req_h *requests;
    size_t count;
    const int *status;
};

/* Public bodies (shmemx_request.h). */
int request_test(const char *routine, shmemx_req_h *req);
int request_wait(const char *routine, shmemx_req_h *req);
size_t request_test_all(const char *routine, const struct request_set *set);
int request_wait_all(const char *routine, const struct request_set *set);
size_t request_wait_any(const char *routine, const struct request_set *set);
size_t request_wait_some(const char *routine, const struct request_set *set, size_t *indices);

/* Discards those that the program has left behind, and says so with SHMEM_DEBUG. */
void request_stop(const char *routine);

#endif
