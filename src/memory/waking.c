#include "waking.h"

#include "base/assert.h"
#include "segment.h"
#include "waiting/waiting.h"

void waking_watch(struct waiting *waiting, const void *address, size_t bytes)
{
    ASSERT(bytes > 0);
    waiting->begin = segment_row_place(segment_find(address, bytes), address);
    waiting->end = waiting->begin + bytes;
}

static void ring_if_watched(struct doorbell *bell, uint64_t row_place, size_t bytes)
{
    if (doorbell_is_watched(bell, row_place, row_place + bytes))
        doorbell_ring(bell);
}

void wake_if_watched(struct doorbell *bell, const void *address, size_t bytes)
{
    ring_if_watched(bell, segment_row_place(segment_find(address, bytes), address), bytes);
}

/* In few instructions for heap and static data: who writes again and again to a PE that sleeps
 * comes here each time. */
static void wake_near(int world_pe, const void *address, size_t bytes)
{
    struct doorbell *bell = node_near_doorbell(world_pe);
    if (LIKELY(shmem_impl_begins_in(&shmem_impl_near.heap, address)))
        ring_if_watched(bell, segment_row_place(&segments[SEGMENT_HEAP], address), bytes);
    else if (LIKELY(shmem_impl_begins_in(&shmem_impl_near.statics, address)))
        ring_if_watched(bell, segment_row_place(&segments[SEGMENT_STATIC], address), bytes);
    else
        wake_if_watched(bell, address, bytes);
}

void waking_show(void)
{
    shmem_impl_near.me = job.me;
    shmem_impl_near.first = node_near.first;
    shmem_impl_near.bells = (const char *)node_near_doorbell(node_near.first);
    shmem_impl_near.bell_stride = (unsigned)node_control_stride;
    shmem_impl_near.wake = wake_near;
}
