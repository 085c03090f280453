/*
 * Operations of which one side is device memory (device.h): the target, or the caller's buffer.
 * remote.h has what they are; these are called from there.
 *
 * Where this process has the memory mapped, the kind's copy engine does it, and the operation is
 * complete when the call returns. Else it goes by messages: packets are the host's buffers on both
 * ends, many of them under way at a time, and the owner's progress engine copies in and out.
 */
#ifndef ISTHMUS_DEVICE_PATH_H
#define ISTHMUS_DEVICE_PATH_H

#include "device/device.h"
#include "remote.h"

static inline bool device_path_serves(const struct target *target, const void *local)
{
    return UNLIKELY(job.has_devices) &&
           (target->segment->device != NULL || device_kind_at(local) != NULL);
}

/* The local memory may be used again, or has what was asked for, when they return. */
void device_path_put(const struct target *target, const void *source, size_t bytes);
void device_path_get(const struct target *target, void *dest, size_t bytes);
void device_path_put_blocks(const struct target *target, const void *source,
                            const struct blocks *blocks);
void device_path_get_blocks(const struct target *target, void *dest, const struct blocks *blocks);

/* The first, on a word of device memory, does not wait for what goes by message. The second gives
 * the old value, on any word; `operation` may be KIND_ATOMIC_COMPARE_SWAP. */
void device_path_atomic(const struct target *target, enum atomic_operation operation,
                        uint64_t value, size_t size);
uint64_t device_path_atomic_fetch(const struct target *target, int operation, uint64_t value,
                                  uint64_t condition, size_t size);

#endif
