/*
 * Collectives over a team. All members call the same routines in the same order. Each returns when
 * this PE's dest is complete and its source may be reused; 0, since what can go wrong ends the job.
 * A team routine and the active-set routine of the same name share one of these.
 */
#ifndef ISTHMUS_COLL_H
#define ISTHMUS_COLL_H

#include "shmemx_message.h"
#include "team/team.h"

/* SHMEM_DEBUG: ends the job, naming two PEs, unless all members are in this routine with this value
 * of what `what` says. Collective; costs a meeting, and nothing without SHMEM_DEBUG. */
void coll_compare(const char *routine, struct team *team, const char *what, int64_t value);

static inline void coll_check_same(const char *routine, struct team *team, const char *what,
                                   int64_t value)
{
    if (UNLIKELY(job.debug))
        coll_compare(routine, team, what, value);
}

/* Each of a few words becomes the or, or the sum, of all members'. */
void coll_allreduce_or(const char *routine, struct team *team, uint64_t *words, size_t n_words);
void coll_allreduce_sum(const char *routine, struct team *team, uint64_t *words, size_t n_words);

/* Every member has come; completes local stores, and nothing else. */
int coll_sync(const char *routine, struct team *team);

/* Quiet of the default context, then sync. */
void coll_barrier(const char *routine, struct team *team);
/* The same of all PEs of the job, and no active message is under way, nor are puts of handlers on
 * the default context. */
void coll_barrier_all(const char *routine);
/* Sync and barrier that the program calls. Contexts that they do not complete send what they have
 * collected first (order_push_others). Memory that was handed out is filled by now, most likely,
 * and may be marked for core files. */
int coll_user_sync(const char *routine, struct team *team);
void coll_user_barrier(const char *routine, struct team *team);

/* `bytes` from member root's source into dest of every member; into the root's own dest only if
 * `to_root` (team broadcasts do, active-set broadcasts must not). */
int coll_broadcast(const char *routine, struct team *team, void *dest, const void *source,
                   size_t nelems, size_t size, int root, bool to_root);

/* Blocks of all members one behind the other, in member order. collect: each member may bring
 * another nelems; fcollect: all the same. */
int coll_collect(const char *routine, struct team *team, void *dest, const void *source,
                 size_t nelems, size_t size);
int coll_fcollect(const char *routine, struct team *team, void *dest, const void *source,
                  size_t nelems, size_t size);

/* Block j of member i's source becomes block i of member j's dest. The strided form: elements dst
 * and sst apart, element e of block b at stride * (b * nelems + e). */
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
 * REDUCE_TYPE_quad is Fortran's REAL*16. */
#define REDUCE_ENUMERATOR(TYPE, NAME) REDUCE_TYPE_##NAME,
enum reduce_type {
    SHMEM_IMPL_RMA_TYPES(REDUCE_ENUMERATOR) SHMEM_IMPL_COMPLEX_TYPES(REDUCE_ENUMERATOR)
        REDUCE_TYPE_quad,
    REDUCE_TYPE_COUNT
};

/* Element-wise over all members, in member order, so that every member gets the same bits. dest may
 * be source. */
int coll_reduce(const char *routine, struct team *team, enum reduce_operation operation,
                enum reduce_type type, void *dest, const void *source, size_t nelems);

/* Sums over the members up to this one (inclusive) or before it (exclusive: zero on member 0). */
int coll_scan(const char *routine, struct team *team, enum reduce_type type, void *dest,
              const void *source, size_t nelems, bool inclusive);

/* ---- Registration of active messages ---- */

/* The body of shmemx_am_register, which all PEs call. */
int coll_am_register(const char *routine, shmemx_am_handler_t call, long flags, shmemx_am_t *id);

#endif
