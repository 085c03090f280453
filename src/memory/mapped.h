/*
 * What this process has mapped, as /proc/self/maps tells.
 */
#ifndef ISTHMUS_MAPPED_H
#define ISTHMUS_MAPPED_H

#include <stddef.h>
#include <stdint.h>

#include "share.h"

enum mapped_category {
    MAPPED_NOT,       /* not all of it is mapped */
    MAPPED_PROTECTED, /* some of it cannot be read or not be written */
    MAPPED_MIXED,     /* private and shared, or of several files */
    MAPPED_PRIVATE,   /* this process's own */
    MAPPED_SHARED     /* pages of one file, which other processes may have mapped too */
};

struct mapped {
    enum mapped_category category;
    /* Of shared memory: its file, and where it begins there; the mapping that it begins in. */
    struct share_identity file;
    uint64_t offset;
    uintptr_t begin, end;
};

struct mapped mapped_look_up(const void *memory, size_t bytes);

/* Where this process has this byte of a file mapped, shared and writable; NULL if nowhere. */
char *mapped_find(const struct share_identity *file, uint64_t offset);

#endif
