/*
 * A fake kernel whose sched_getattr sets only a part of the structure. Used by unit/progress.
 */
#ifndef ISTHMUS_UNIT_FAKE_KERNEL_H
#define ISTHMUS_UNIT_FAKE_KERNEL_H

#include <stddef.h>

struct fake_kernel {
    size_t known; /* number of bytes that sched_getattr sets to zero */
    char got[64]; /* the structure that sched_setattr received */
};
extern struct fake_kernel fake_kernel;

#endif
