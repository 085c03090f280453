/*
 * What devices this PE sees, and copies between any two places: the bodies of extensions that
 * spaces on devices are used with.
 */
#ifndef ISTHMUS_KIND_QUERY_H
#define ISTHMUS_KIND_QUERY_H

#include "shmem.h"

/* How many devices of a type this process sees; those of SHMEM_DEVICE_GPU are the first type's that
 * it sees any of. */
int kinds_count_devices(const char *routine, shmem_device_type_t type);
/* One line for each of them; what snprintf returns. */
int kinds_describe_devices(const char *routine, shmem_device_type_t type, char *text,
                           size_t capacity);
/* 0, or nonzero if there is no such device. */
int kinds_device_uuid(const char *routine, shmem_device_type_t type, int device, char *uuid);

#endif
