/*
 * Requests (shmemx_req_h), with which the program tests and waits for the completion of single
 * operations.
 *
 * The function that starts an operation allocates a record whose first member is a struct request,
 * and passes it to request_create. The handle that request_create returns goes to the program. From
 * then on this module manages the record. Each test or wait of the program calls
 * request_operations.progress until it returns true. It then calls free_record and invalidates the
 * handle. An operation that completes before its routine returns needs no record: its handle is the
 * constant REQUEST_DONE or REQUEST_STORED.
 */
#ifndef ISTHMUS_REQUEST_H
#define ISTHMUS_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"
#include "diag/hang.h"
#include "shmemx_request.h"

struct request;

/* The functions that implement one kind of request. The kinds are transfers (net/remote.c), calls
 * of active messages (am/am_handler.c) and nonblocking collectives (coll/nbc/nbc_request.c). Only
 * request.c calls these functions: `progress` in tests and waits, poll_briefly at the beginning of
 * a wait, check_peer during long waits, and free_record at the end. */
struct request_operations {
    /* Description for messages, e.g. "a transfer". */
    const char *what;
    /* Progresses the operation as far as possible without waiting. Returns true if it is complete.
     * Threads of the program call it without a lock, one at a time for a request. MPI is polled for
     * messages between the calls. If another thread or PE completes the operation, it must ring
     * this PE's doorbell (node_own_control), where waits for requests sleep. */
    bool (*progress)(struct request *request);
    /* Called repeatedly during a long wait for this request. Publishes which PE this PE waits for,
     * and aborts the job if that PE waits for this PE. NULL if the operation needs no call by
     * another PE. */
    void (*check_peer)(struct request *request, struct hang_observation *seen);
    /* Frees the record. Called when the operation is complete, or by shmem_finalize for a request
     * that the program has not waited for. In the latter case all contexts are complete, and no PE
     * starts operations any more. */
    void (*free_record)(struct request *request);
    /* Called once at the beginning of a wait. Polls for a short time only for this operation. NULL
     * if that is not worthwhile. */
    void (*poll_briefly)(const struct request *request);
};

struct request {
    const struct request_operations *kind;
};

/* Handles of complete operations, which have no record. REQUEST_STORED belongs to a put that was
 * stored to mapped memory. Its test or wait executes a fence, which orders the put before later
 * operations as a quiet does. */
#define REQUEST_DONE   ((shmemx_req_h)(uintptr_t)0x04)
#define REQUEST_STORED ((shmemx_req_h)(uintptr_t)0x14)

/* Addresses at which the program wants the requests for local and remote completion of a put. Each
 * may be NULL. */
struct put_requests {
    shmemx_req_h *local, *remote;
};

/* Sets *handle to `request` unless `handle` is NULL. */
HOT_INLINE void request_set(shmemx_req_h *handle, shmemx_req_h request)
{
    if (handle != NULL)
        *handle = request;
}

/* Sets both requests of a put that was stored to mapped memory. */
HOT_INLINE void request_set_stored(struct put_requests requests)
{
    request_set(requests.local, REQUEST_DONE);
    request_set(requests.remote, REQUEST_STORED);
}

/* Returns a new handle for an operation in progress. Aborts the job if about a million requests
 * exist already. */
shmemx_req_h request_create(const char *routine, struct request *request,
                            const struct request_operations *kind);

/* An array of requests. An entry is ignored if it is SHMEMX_REQ_INVALID, or if its entry in
 * `status` is nonzero. `status` may be NULL. */
struct request_set {
    shmemx_req_h *requests;
    size_t count;
    const int *status;
};

/* Implementations of the public routines (shmemx_request.h). */
int request_test(const char *routine, shmemx_req_h *req);
int request_wait(const char *routine, shmemx_req_h *req);
size_t request_test_all(const char *routine, const struct request_set *set);
int request_wait_all(const char *routine, const struct request_set *set);
size_t request_wait_any(const char *routine, const struct request_set *set);
size_t request_wait_some(const char *routine, const struct request_set *set, size_t *indices);

/* Frees the requests that the program has neither tested nor waited for until they were complete.
 * With SHMEM_DEBUG, prints a warning with their number. */
void request_stop(const char *routine);

#endif
