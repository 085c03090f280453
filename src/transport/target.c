#include "target.h"

#include "base/assert.h"
#include "device/device.h"
#include "memory/node.h"
#include "memory/waking.h"

void *remote_addr_mapped(const struct remote_addr *remote_addr)
{
    int rank = node_rank_of(remote_addr->pe);
    if (rank < 0)
        return NULL;
    return remote_addr->segment->device != NULL
               ? device_at_rank(remote_addr->segment, remote_addr->address, rank)
               : segment_at_rank(remote_addr->segment, remote_addr->address, rank);
}

void remote_addr_notify_written(const struct remote_addr *remote_addr, size_t bytes)
{
    ASSERT(node_rank_of(remote_addr->pe) >= 0);
    struct doorbell *bell = &node_control(node_rank_of(remote_addr->pe))->doorbell;
    wakeup_notify_at(bell, remote_addr->address, bytes);
}
