#include "space_own.h"

#include "base/heap.h"
#include "collective/collective.h"
#include "memory/own_memory.h"
#include "space_agree.h"

uint64_t space_user_open(struct space *space, size_t offset, void *memory)
{
    space->user_memory = own_memory_take(memory, heap_length(space->pool.heap), offset);
    space->memory_failed = space->user_memory == NULL;
    if (space->memory_failed)
        return REFUSED_USER_MEMORY;
    struct segment segment = own_memory_segment(space->user_memory, space->name);
    if (segment_add(space_segment_index(space), &segment))
        return 0;
    own_memory_release(space->user_memory);
    space->user_memory = NULL;
    return REFUSED_RECORDS;
}

void space_user_close(const struct space *space)
{
    segment_remove(space_segment_index(space));
    own_memory_release(space->user_memory);
}

uint64_t space_user_connect(const char *routine, struct space *space, bool is_member)
{
    uint64_t bases = SEGMENT_SLOT; /* whose lowest bit is what all are multiples of */
    if (is_member)
        bases |= (uintptr_t)segments[space_segment_index(space)].span.base;
    coll_allreduce_or(routine, &team_world, &bases, 1);
    space->pool.alignment = (size_t)1 << __builtin_ctzll(bases);
    space->memory_failed =
        is_member && !own_memory_map(space->user_memory, &space->pool.team->members);
    return space_agree_on_refusal(routine, space->memory_failed ? REFUSED_ACCESS : 0);
}
