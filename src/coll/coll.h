/*
 * Blocking collectives over a team: synchronization, broadcast, collect (allgather), alltoall,
 * reduction and scan.
 *
 * A team is an ordered set of PEs, its members (team/team.h). All members must call the same
 * collectives in the same order. Each function returns when the dest of this PE is complete and its
 * source may be reused. Functions of type int return 0, because errors abort the job. The public
 * routines in src/api call these functions, both for teams and for active sets.
 *
 * Algorithms: the members on one node exchange data through shared memory (shm/shm_sync.h,
 * shm/exposed.h). If a team spans nodes, one member of each node, the leader, communicates with the
 * other leaders (net/leader_coll.h). In an alltoall, every member communicates with other nodes.
 * Collectives on device memory use coll_device.h. Nonblocking collectives are declared in
 * nbc/nbc.h.
 */
#ifndef ISTHMUS_COLL_H
#define ISTHMUS_COLL_H

#include "shmemx_message.h"
#include "team/team.h"

/* Aborts the job unless all members of the team are in this routine and pass the same `value`.
 * `what` describes the value in the error message. Collective over the team. The function waits for
 * all members, so most callers use coll_check_same, which compares only with SHMEM_DEBUG. */
void coll_compare(const char *routine, struct team *team, const char *what, int64_t value);

static inline void coll_check_same(const char *routine, struct team *team, const char *what,
                                   int64_t value)
{
    if (UNLIKELY(job.debug))
        coll_compare(routine, team, what, value);
}

/* Allreduce of an array of `n_words` 64-bit words over all members of the team: words[i] becomes
 * the bitwise OR, or the sum, of words[i] of all members. The array has at most SHM_SYNC_PAYLOAD
 * bytes. Collective over the team. */
void coll_allreduce_or(const char *routine, struct team *team, uint64_t *words, size_t n_words);
void coll_allreduce_sum(const char *routine, struct team *team, uint64_t *words, size_t n_words);

/* Sync: waits until all members of the team have called this function. Stores of this PE are then
 * visible to the other members, but puts and other remote operations may be incomplete. */
int coll_sync(const char *routine, struct team *team);

/* Barrier: completes the operations of the default context (quiet), then waits until all members of
 * the team have called this function. */
void coll_barrier(const char *routine, struct team *team);
/* Barrier over all PEs of the job. When it returns, all active messages of the job are handled, and
 * the puts of their handlers on the default context are complete. */
void coll_barrier_all(const char *routine);
/* Sync and barrier for the public routines. They first send the operations that other contexts have
 * coalesced (order_push_others). At the end, they may mark recently allocated memory for core
 * dumps, because the program has probably filled this memory by now (shm/core_dump.h). */
int coll_user_sync(const char *routine, struct team *team);
void coll_user_barrier(const char *routine, struct team *team);

/* Copies `nelems` elements of `size` bytes from the source of the member `root` to the dest of
 * every member. If `to_root` is false, the dest of the root itself is not written: OpenSHMEM
 * requires this write for team broadcasts, and forbids it for active-set broadcasts. */
int coll_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                   size_t nelems, size_t size, int root, bool to_root);

/* Store the source blocks of all members in the dest of every member, in member order. In
 * coll_collect the members may pass different `nelems`. In coll_fcollect all members must pass the
 * same `nelems`. */
int coll_collect(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size);
int coll_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size);

/* Block j of the source of member i becomes block i of the dest of member j. In coll_alltoalls the
 * elements are `dst` elements apart in dest, and `sst` in source: element e of block b has the
 * index stride * (b * nelems + e). */
int coll_alltoall(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size);
int coll_alltoalls(const char *routine, struct team *team, void *dest, const void *source,
                   ptrdiff_t dst, ptrdiff_t sst, size_t nelems, size_t size);

enum reduce_operation {
    REDUCE_AND,
    REDUCE_OR,
    REDUCE_XOR,
    REDUCE_MAX,
    REDUCE_MIN,
    REDUCE_SUM,
    REDUCE_PROD
};

/* Defines REDUCE_TYPE_TYPENAME for each type, e.g. REDUCE_TYPE_double, REDUCE_TYPE_complexd.
 * REDUCE_TYPE_quad is REAL*16 of Fortran. */
#define REDUCE_ENUMERATOR(TYPE, NAME) REDUCE_TYPE_##NAME,
enum reduce_type {
    SHMEM_IMPL_RMA_TYPES(REDUCE_ENUMERATOR) SHMEM_IMPL_COMPLEX_TYPES(REDUCE_ENUMERATOR)
        REDUCE_TYPE_quad,
    REDUCE_TYPE_COUNT
};

/* Reduces the sources of all members element by element, and stores the result in the dest of every
 * member. All members get bitwise identical results. dest and source may be the same buffer. */
int coll_reduce(const char *routine, struct team *team, enum reduce_operation operation,
                enum reduce_type type, void *dest, const void *source, size_t nelems);

/* Stores in dest the element-wise sum of the sources of all members from member 0 to this member.
 * If `inclusive` is false, the sum excludes this member, and is zero on member 0. */
int coll_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
              const void *source, size_t nelems, bool inclusive);

/* ---- Registration of active message handlers ---- */

/* Body of shmemx_am_register. Starts active messages at the first call, and waits until all PEs
 * have registered the handler. Collective over the job. */
int coll_am_register(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id);

#endif
