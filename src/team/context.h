/*
 * Communication contexts. A context is a stream of operations that are ordered and completed
 * separately from those of other contexts. Its operations use the PE numbers of the team from which
 * it was created. rma/context_create.h creates and destroys contexts.
 */
#ifndef ISTHMUS_CONTEXT_H
#define ISTHMUS_CONTEXT_H

#include "team.h"

struct context {
    /* Members of the context's team, copied here for the fast path. PE `pe` of the team has the
     * number start + pe * stride in SHMEM_TEAM_WORLD. `size` is 0 if the team is a list without a
     * constant stride. */
    int start, stride, size;
    struct team *team;
    long options;          /* SHMEM_CTX_SERIALIZED | _PRIVATE | _NOSTORE */
    unsigned long creator; /* thread that created the context; checked for SHMEM_CTX_PRIVATE */
    shmem_ctx_t handle;
    struct net_context *net_context; /* operations sent through MPI; NULL until the first */
    struct am_context *am_context;   /* state of active messages; NULL until the first */
};

HIDDEN extern struct context context_default;

/* Returns the context of a handle. Aborts the job for SHMEM_CTX_INVALID and any other invalid
 * handle. */
struct context *context_look_up(const char *routine, shmem_ctx_t handle);

HOT_INLINE struct context *context_require(const char *routine, shmem_ctx_t handle)
{
    return LIKELY(handle == SHMEM_CTX_DEFAULT) ? &context_default
                                               : context_look_up(routine, handle);
}

/* Slow path of context_world_pe, for numbers that are negative or not below `size`. Aborts the job
 * if the team has no PE `pe` or the library is not running. */
int context_pe_of_list(const char *routine, const struct context *context, int pe)
    __attribute__((cold));

/* Returns true if the context has ever sent operations through MPI. */
HOT_INLINE bool context_uses_net(const struct context *context)
{
    return UNLIKELY(__atomic_load_n(&context->net_context, __ATOMIC_ACQUIRE) != NULL);
}

/* Returns the number in SHMEM_TEAM_WORLD of PE `pe` of the context's team. Aborts the job if the
 * team has no PE `pe`. */
HOT_INLINE int context_world_pe(const char *routine, const struct context *context, int pe)
{
    if (UNLIKELY((unsigned)pe >= (unsigned)context->size))
        return context_pe_of_list(routine, context, pe);
    return context->start + pe * context->stride;
}

#endif
