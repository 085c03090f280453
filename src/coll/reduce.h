/*
 * Reductions and scans of the members of one node, for blocking and nonblocking routines. The
 * algorithms between nodes are in coll/net/allreduce.h, the loops over elements in
 * reduce_kernels.h.
 */
#ifndef ISTHMUS_REDUCE_H
#define ISTHMUS_REDUCE_H

#include "coll/net/allgather.h"
#include "coll_buffer.h"
#include "reduce_kernels.h"

/* ---- Reductions ---- */

/* One call of the routine. */
struct reduction {
    enum reduce_operation operation;
    enum reduce_type type;
    const struct reduce_kernel *kernel;
    struct buffer dest, source;
    size_t nelems;
};

/* These elements of all local members, in their order, into the first `dests` ones' dest, which may
 * be their sources. */
void reduce_elements(const struct team *team, const struct reduction *reduction, struct slice slice,
                     int dests);

/* ---- Scans ---- */

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
