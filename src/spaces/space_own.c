#include "space_own.h"

#include "base/heap.h"
#include "collective/collective.h"
#include "memory/own_memory.h"
#include "space_agree.h"

uint64_t space_own_open(struct space *space, size_t offset, void *memory)
{
    space->own = own_memory_take(memory, heap_length(space->pool.heap), offset);
    space->memory_failed = space->own == NULL;
    if (space->memory_failed)
        return REFUSED_OWN;
    struct segment segment = own_memory_segment(space->own, space->name);
    if (segment_add(space_place(space), &segment))
        return 0;
    own_memory_release(space->own);
    space->own = NULL;
    return REFUSED_RECORDS;
}

void space_own_close(const struct space *space)
{
    segment_remove(space_place(space));
    own_memory_release(space->own);
}

uint64_t space_own_connect(const char *routine, struct space *space, bool is_member)
{
    uint64_t bases = SEGMENT_SLOT; /* whose lowest bit is what all are multiples of */
    if (is_member)
        bases |= (uintptr_t)segments[space_place(space)].span.base;
    coll_allreduce_or(routine, &team_world, &bases, 1);
    space->pool.alignment = (size_t)1 << __builtin_ctzll(bases);
    space->memory_failed = is_member && !own_memory_map(space->own, &space->pool.team->members);
    return space_agree_on_refusal(routine, space->memory_failed ? REFUSED_ACCESS : 0);
}
