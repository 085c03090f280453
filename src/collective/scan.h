/*
 * Scans, as the blocking ones and those under way share them.
 */
#ifndef ISTHMUS_SCAN_H
#define ISTHMUS_SCAN_H

#include "buffer.h"
#include "gathering.h"
#include "kernels.h"

struct scan {
    const struct reduce_kernel *kernel;
    struct buffer dest, source;
    bool inclusive;
};

/* These elements of all members of a team of one node. */
void scan_elements(const struct team *team, const struct scan *scan, struct slice slice);

/* A stretch of all members' blocks, into the dests of this node; `sum` has room for one member's.
 */
void scan_batch(struct allgather *allgather, const struct scan *scan, char *sum);

#endif
