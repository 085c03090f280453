/*
 * What devices this PE sees, and copies between any two places: the bodies of extensions that
 * spaces on devices are used with.
 */
#ifndef ISTHMUS_KIND_QUERY_H
#define ISTHMUS_KIND_QUERY_H

#include "shmem.h"

/* How many devices of a type this process sees; those of SHMEM_DEVICE_GPU are the first type's that
 * it sees any of. */
int kind_query_count(const char *routine, shmem_device_type_t type);
/* One line for each of them; what snprintf returns. */
int kind_query_info(const char *routine, shmem_device_type_t type, char *text, size_t room);
/* 0, or nonzero if there is no such device. */
int kind_query_uuid(const char *routine, shmem_device_type_t type, int device, char *uuid);

#endif
