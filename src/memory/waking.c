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

void wake_if_watched(struct doorbell *bell, const void *address, size_t bytes)
{
    uint64_t begin = segment_row_place(segment_find(address, bytes), address);
    if (doorbell_is_watched(bell, begin, begin + bytes))
        doorbell_ring(bell);
}

static void wake_near(int world_pe, const void *address, size_t bytes)
{
    wake_if_watched(node_near_doorbell(world_pe), address, bytes);
}

void waking_show(void)
{
    shmem_impl_near.me = job.me;
    shmem_impl_near.first = node_near.first;
    shmem_impl_near.bells = (const char *)node_near_doorbell(node_near.first);
    shmem_impl_near.bell_stride = (unsigned)node_control_stride;
    shmem_impl_near.wake = wake_near;
}
