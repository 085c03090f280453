/*
 * Records the use of symmetric memory for the profile: bytes in use over time, and the call sites
 * that allocated them.
 */
#ifndef ISTHMUS_PROFILE_MEMORY_H
#define ISTHMUS_PROFILE_MEMORY_H

#include "profile_call.h"

void memory_record_allocation(struct call *call, shmem_space_t space, void *block, size_t bytes);
void memory_record_free(struct call *call, const void *space, void *block);
void memory_record_resize(struct call *call, shmem_space_t space, void *before, void *block,
                          size_t bytes);

/* Forgets a space that was destroyed, and all its blocks. */
void memory_forget(const void *space);

static inline void memory_allocated(struct call *call, shmem_space_t space, void *block,
                                    size_t bytes)
{
    if (call->thread != NULL)
        memory_record_allocation(call, space, block, bytes);
}

static inline void memory_freed(struct call *call, shmem_space_t space, void *block)
{
    if (call->thread != NULL)
        memory_record_free(call, space, block);
}

static inline void memory_resized(struct call *call, shmem_space_t space, void *before, void *block,
                                  size_t bytes)
{
    if (call->thread != NULL)
        memory_record_resize(call, space, before, block, bytes);
}

#endif
