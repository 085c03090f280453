#include "target.h"

#include "base/assert.h"
#include "device/device.h"
#include "memory/node.h"
#include "memory/waking.h"

void *target_mapped(const struct target *target)
{
    int place = node_place(target->pe);
    if (place < 0)
        return NULL;
    return target->segment->device != NULL
               ? device_at_place(target->segment, target->address, place)
               : segment_at_place(target->segment, target->address, place);
}

void target_written(const struct target *target, size_t bytes)
{
    ASSERT(node_place(target->pe) >= 0);
    struct doorbell *bell = &node_control(node_place(target->pe))->doorbell;
    wake_waiters_at(bell, target->address, bytes);
}
