/*
 * The devices of a kind and their memory: for the other files of what CUDA and HIP have in common.
 */
#ifndef ISTHMUS_COMMON_DEVICE_H
#define ISTHMUS_COMMON_DEVICE_H

#include "common.h"

enum kind_result common_check_device(struct common_kind *kind, int device);

/* Makes a device the thread's current one, until the driver's `leave`. */
enum kind_result common_enter(struct common_kind *kind, int device, struct common_before *before);
/* Enters the device of some memory, and says where its allocation begins. */
enum kind_result common_enter_at(struct common_kind *kind, const void *memory, char **base,
                                 size_t *bytes, struct common_before *before);

/* The device of an address, or -1: host memory. */
int common_device_at(struct common_kind *kind, const void *address);

#endif
