/*
 * Symmetric memory in use: how much, since when, and who allocated it.
 */
#ifndef ISTHMUS_PROFILE_MEMORY_H
#define ISTHMUS_PROFILE_MEMORY_H

#include "call.h"

void memory_took(struct call *call, shmem_space_t space, void *block, size_t bytes);
void memory_gave(struct call *call, const void *space, void *block);
void memory_changed(struct call *call, shmem_space_t space, void *before, void *block,
                    size_t bytes);

/* The space and all its blocks are gone. */
void memory_forget(const void *space);

static inline void memory_take(struct call *call, shmem_space_t space, void *block, size_t bytes)
{
    if (call->thread != NULL)
        memory_took(call, space, block, bytes);
}

static inline void memory_give(struct call *call, shmem_space_t space, void *block)
{
    if (call->thread != NULL)
        memory_gave(call, space, block);
}

static inline void memory_change(struct call *call, shmem_space_t space, void *before, void *block,
                                 size_t bytes)
{
    if (call->thread != NULL)
        memory_changed(call, space, before, block, bytes);
}

#endif
