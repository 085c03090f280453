#include "waking.h"

#include "base/assert.h"
#include "segment.h"
#include "waiting/waiting.h"

void wakeup_watch(struct waiting *waiting, const void *address, size_t bytes)
{
    ASSERT(bytes > 0);
    waiting->begin = segment_global_offset(segment_find(address, bytes), address);
    waiting->end = waiting->begin + bytes;
}

static void ring_if_watched(struct doorbell *bell, uint64_t global_offset, size_t bytes)
{
    if (doorbell_is_watched(bell, global_offset, global_offset + bytes))
        doorbell_ring(bell);
}

void wakeup_ring_if_watched(struct doorbell *bell, const void *address, size_t bytes)
{
    ring_if_watched(bell, segment_global_offset(segment_find(address, bytes), address), bytes);
}

/* In few instructions for heap and static data: who writes again and again to a PE that sleeps
 * comes here each time. */
static void wakeup_near(int world_pe, const void *address, size_t bytes)
{
    struct doorbell *bell = node_near_doorbell(world_pe);
    if (LIKELY(shmem_impl_begins_in(&shmem_impl_near.heap, address)))
        ring_if_watched(bell, segment_global_offset(&segments[SEGMENT_HEAP], address), bytes);
    else if (LIKELY(shmem_impl_begins_in(&shmem_impl_near.statics, address)))
        ring_if_watched(bell, segment_global_offset(&segments[SEGMENT_STATIC], address), bytes);
    else
        wakeup_ring_if_watched(bell, address, bytes);
}

void wakeup_publish(void)
{
    shmem_impl_near.me = job.me;
    shmem_impl_near.first = node_near.first;
    shmem_impl_near.bells = (const char *)node_near_doorbell(node_near.first);
    shmem_impl_near.bell_stride = (unsigned)node_control_stride;
    shmem_impl_near.wake = wakeup_near;
}
