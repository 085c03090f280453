/*
 * Opening the module of the device kinds (device_kinds/kind.h).
 */
#ifndef ISTHMUS_KINDS_H
#define ISTHMUS_KINDS_H

#include "kind.h"

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

#endif
