/*
 * Nonblocking collectives (NBC): the bodies of extensions such as shmemx_int_broadcast_nb. With a
 * NULL request, they are also the bodies of blocking extensions such as shmemx_int_alltoallv.
 *
 * Each function starts a collective and sets *req to a request. The request is complete when this
 * PE's dest is complete and its source may be overwritten. If `req` is NULL, the function waits for
 * the completion itself. The functions return 0: they abort the job on any error.
 *
 * All members of a team must start the same nonblocking collectives in the same order. Blocking
 * collectives may come in between, at different positions on each member. The arguments are those
 * of coll.h, under the same rules, except that buffers on a device abort the job.
 *
 * nbc_request.h describes how a request is executed.
 */
#ifndef ISTHMUS_NBC_H
#define ISTHMUS_NBC_H

#include "coll/coll.h"
#include "coll/reduce_kernels.h"
#include "shmemx_request.h"

int nbc_sync(const char *routine, struct team *team, shmemx_req_h *req);
/* Waits until the outstanding operations of this PE on the default context are complete, and then
 * starts a nonblocking sync of the team. */
int nbc_barrier(const char *routine, struct team *team, shmemx_req_h *req);

int nbc_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size, int root, shmemx_req_h *req);

int nbc_reduce(const char *routine, struct team *team, enum reduce_operation operation,
               enum reduce_type type, void *dest, const void *source, size_t nelems,
               shmemx_req_h *req);

/* A reduction with an operation that the program defines: into[i] = into[i] op from[i] for
 * 0 <= i < nelems. If the operation does not commute, it is applied in member order. */
struct user_operation {
    void (*apply)(void *into, const void *from, size_t nelems);
    size_t size; /* length of an element in bytes */
    bool commutes;
};
int nbc_reduce_user(const char *routine, struct team *team, void *dest, const void *source,
                    size_t nelems, const struct user_operation *operation, shmemx_req_h *req);

int nbc_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
             const void *source, size_t nelems, bool inclusive, shmemx_req_h *req);

int nbc_collect(const char *routine, struct team *team, void *dest, const void *source,
                size_t nelems, size_t size, shmemx_req_h *req);
int nbc_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size, shmemx_req_h *req);

int nbc_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size, shmemx_req_h *req);

/* Blocks in a buffer, one for each member: block i has nelems[i] elements and starts offsets[i]
 * elements after the start of the buffer. */
struct block_list {
    const size_t *offsets, *nelems;
};

/* Alltoallv: sends block j of the list `from`, which describes source, to each member j. Stores the
 * data from each member i in block i of the list `to`, which describes dest. `size` is the length
 * of an element in bytes. */
int nbc_alltoallv(const char *routine, struct team *team, void *dest, struct block_list to,
                  const void *source, struct block_list from, size_t size, shmemx_req_h *req);
/* Gatherv: every member sends `nelems` elements to the root. The root stores the elements of member
 * i in block i of the list `to`, which describes dest. Only the root uses `to` and dest. */
int nbc_gatherv(const char *routine, struct team *team, void *dest, struct block_list to,
                const void *source, size_t nelems, size_t size, int root, shmemx_req_h *req);
/* Scatterv: the root sends block j of the list `from`, which describes source, to each member j.
 * Every member receives `nelems` elements in dest. Only the root uses `from` and source. */
int nbc_scatterv(const char *routine, struct team *team, void *dest, size_t nelems,
                 const void *source, struct block_list from, size_t size, int root,
                 shmemx_req_h *req);

#endif
