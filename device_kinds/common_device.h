/*
 * Devices and device memory of a CUDA or HIP kind. Used by the files common_*.c only.
 */
#ifndef ISTHMUS_COMMON_DEVICE_H
#define ISTHMUS_COMMON_DEVICE_H

#include "common.h"

enum kind_result common_check_device(struct common_kind *kind, int device);

/* Makes a device the current device of this thread, until the caller calls common_driver.leave. */
enum kind_result common_enter(struct common_kind *kind, int device, struct common_before *before);
/* Makes the device that contains `memory` the current device, as common_enter does. Also returns
 * the allocation that contains `memory`. */
enum kind_result common_enter_at(struct common_kind *kind, const void *memory, char **base,
                                 size_t *bytes, struct common_before *before);

/* Returns the device of an address, or -1 if it is host memory. */
int common_device_at(struct common_kind *kind, const void *address);

#endif
