/*
 * Communication contexts: a stream of operations with completion of its own. The numbers of PEs
 * that its operations take are of the team it was made from. How they come and go is in
 * rma/context_create.h.
 */
#ifndef ISTHMUS_CONTEXT_H
#define ISTHMUS_CONTEXT_H

#include "team.h"

struct context {
    /* Copied from the team: the hot path reads them. A team that is no stride has a size of 0. */
    int start, stride, size;
    struct team *team;
    long options;          /* SHMEM_CTX_SERIALIZED | _PRIVATE | _NOSTORE */
    unsigned long creator; /* the thread that made it (private contexts) */
    shmem_ctx_t handle;
    struct net_context *net_context; /* what it has under way by network; NULL if it never had */
    struct am_context *am_context;   /* the same of active messages */
};

HIDDEN extern struct context context_default;

/* The context of a handle; SHMEM_CTX_INVALID and any other wrong handle end the job. */
struct context *context_look_up(const char *routine, shmem_ctx_t handle);

HOT_INLINE struct context *context_require(const char *routine, shmem_ctx_t handle)
{
    return LIKELY(handle == SHMEM_CTX_DEFAULT) ? &context_default
                                               : context_look_up(routine, handle);
}

/* The same as context_world_pe, for numbers beyond `size`: ends the job if the team has no PE `pe`
 * (or the library does not run). */
int context_pe_of_list(const char *routine, const struct context *context, int pe)
    __attribute__((cold));

/* Whether the context ever used the network. */
HOT_INLINE bool context_uses_net(const struct context *context)
{
    return UNLIKELY(__atomic_load_n(&context->net_context, __ATOMIC_ACQUIRE) != NULL);
}

/* The number in the job of the context's PE `pe`. */
HOT_INLINE int context_world_pe(const char *routine, const struct context *context, int pe)
{
    if (UNLIKELY((unsigned)pe >= (unsigned)context->size))
        return context_pe_of_list(routine, context, pe);
    return context->start + pe * context->stride;
}

#endif
