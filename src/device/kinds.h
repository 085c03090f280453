/*
 * Device kinds. A kind is an API for devices, such as CUDA (device_kinds/kind.h). This header opens
 * the module that contains the kinds, and declares the queries by which a program lists the devices
 * that a PE can use.
 */
#ifndef ISTHMUS_KINDS_H
#define ISTHMUS_KINDS_H

#include "kind.h"
#include "shmem.h"

/* ---- The loaded module of device kinds ---- */

/* kinds_open returns the table of device kinds that the module contains; the first call loads the
 * module. It returns NULL if no module of this version of the library is installed. kinds_error
 * then returns the reason. */
const struct kind_module *kinds_open(void);
const char *kinds_error(void);

/* Returns the kind of this type, or NULL if it is not in the module. */
const struct kind *kinds_find(enum kind_type type);

/* KINDS_GPU is the number of kinds of GPUs. kinds_gpu_at returns the kind with this index, from 0
 * to KINDS_GPU - 1, or NULL if the module does not contain it. SHMEM_DEVICE_GPU selects the first
 * kind, in this order, of which the machine has a device. */
enum { KINDS_GPU = KIND_LAST_TYPE - KIND_ANY_GPU };
const struct kind *kinds_gpu_at(int index);

/* ---- Queries of the available devices ---- */

/* Returns the number of devices of a type that this process can use. For SHMEM_DEVICE_GPU, it
 * counts the devices of the first kind of GPU that has any. */
int kinds_count_devices(const char *routine, shmem_device_type_t type);
/* Writes one line for each device of a type to `text`. Returns the length of all lines, as snprintf
 * does, even if `capacity` is lower. */
int kinds_describe_devices(const char *routine, shmem_device_type_t type, char *text,
                           size_t capacity);
/* Stores the UUID of a device in `uuid`. Returns 0, or a nonzero value if the device does not
 * exist. */
int kinds_device_uuid(const char *routine, shmem_device_type_t type, int device, char *uuid);

#endif
