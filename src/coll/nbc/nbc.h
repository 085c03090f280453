/*
 * Collectives that no call waits in. Each begins one, and gives the request that tells when this
 * PE's dest is complete and its source may be written again; with `req` NULL it waits for that
 * itself. 0, since what can go wrong ends the job.
 *
 * All members of a team begin the same ones in the same order, blocking ones not counted. Arguments
 * are those of coll.h, by the same rules; device memory ends the job.
 */
#ifndef ISTHMUS_NBC_H
#define ISTHMUS_NBC_H

#include "coll/coll.h"
#include "coll/reduce_kernels.h"
#include "shmemx_request.h"

int nbc_sync(const char *routine, struct team *team, shmemx_req_h *req);
/* Completes what this PE has under way on the default context before it returns. */
int nbc_barrier(const char *routine, struct team *team, shmemx_req_h *req);

int nbc_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size, int root, shmemx_req_h *req);

int nbc_reduce(const char *routine, struct team *team, enum reduce_operation operation,
               enum reduce_type type, void *dest, const void *source, size_t nelems,
               shmemx_req_h *req);

/* With an operation of the program's own: into[i] = into[i] op from[i] of nelems elements. Where it
 * does not commute, in the order of the members. */
struct user_operation {
    void (*apply)(void *into, const void *from, size_t nelems);
    size_t size; /* of an element */
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

/* Blocks of any lengths at any places, in elements of `size` bytes. */
struct block_list {
    const size_t *offsets, *nelems; /* by member */
};

/* To each member j the from[j] of source; from each member i into the to[i] of dest. */
int nbc_alltoallv(const char *routine, struct team *team, void *dest, struct block_list to,
                  const void *source, struct block_list from, size_t size, shmemx_req_h *req);
/* Every member's nelems into the to[i] of the root's dest; `to` and dest are the root's only. */
int nbc_gatherv(const char *routine, struct team *team, void *dest, struct block_list to,
                const void *source, size_t nelems, size_t size, int root, shmemx_req_h *req);
/* The from[j] of the root's source into nelems of member j's dest; `from` and source are the
 * root's only. */
int nbc_scatterv(const char *routine, struct team *team, void *dest, size_t nelems,
                 const void *source, struct block_list from, size_t size, int root,
                 shmemx_req_h *req);

#endif
