/*
 * Device kinds: opening the module that has them (device_kinds/kind.h), and the public routines
 * that report which devices a PE has.
 */
#ifndef ISTHMUS_KINDS_H
#define ISTHMUS_KINDS_H

#include "kind.h"
#include "shmem.h"

/* ---- The module ---- */

/* The module's table, opened by the first call; NULL where there is none that fits, and
 * kinds_error() then says why. */
const struct kind_module *kinds_open(void);
const char *kinds_error(void);

/* The kind of this type; NULL if it is not in the module. */
const struct kind *kinds_find(enum kind_type type);

/* Those of GPUs, in the order in which SHMEM_DEVICE_GPU takes them; NULL for one that is not in the
 * module. */
enum { KINDS_GPU = KIND_LAST_TYPE - KIND_ANY_GPU };
const struct kind *kinds_gpu_at(int index);

/* ---- Queries ---- */

/* How many devices of a type this process sees; those of SHMEM_DEVICE_GPU are the first type's that
 * it sees any of. */
int kinds_count_devices(const char *routine, shmem_device_type_t type);
/* One line for each of them; what snprintf returns. */
int kinds_describe_devices(const char *routine, shmem_device_type_t type, char *text,
                           size_t capacity);
/* 0, or nonzero if there is no such device. */
int kinds_device_uuid(const char *routine, shmem_device_type_t type, int device, char *uuid);

#endif
