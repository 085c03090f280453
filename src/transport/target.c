#include "target.h"

#include "base/assert.h"
#include "device/device.h"
#include "memory/node.h"
#include "memory/waking.h"

void *target_mapped(const struct target *target)
{
    int place = node_rank_of(target->pe);
    if (place < 0)
        return NULL;
    return target->segment->device != NULL
               ? device_at_rank(target->segment, target->address, place)
               : segment_at_rank(target->segment, target->address, place);
}

void target_written(const struct target *target, size_t bytes)
{
    ASSERT(node_rank_of(target->pe) >= 0);
    struct doorbell *bell = &node_control(node_rank_of(target->pe))->doorbell;
    wakeup_notify_at(bell, target->address, bytes);
}
