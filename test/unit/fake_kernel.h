/*
 * A kernel whose sched_getattr sets a part of the structure only, for unit/progress.
 */
#ifndef ISTHMUS_UNIT_FAKE_KERNEL_H
#define ISTHMUS_UNIT_FAKE_KERNEL_H

#include <stddef.h>

struct fake_kernel {
    size_t known; /* bytes that sched_getattr sets, to zero */
    char got[64]; /* by sched_setattr */
};
extern struct fake_kernel fake_kernel;

#endif
