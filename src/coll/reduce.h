/*
 * Reductions and scans (prefix sums) among the members of a team on one node.
 *
 * coll_reduce and coll_scan (reduce.c) and the nonblocking routines (nbc/nbc_reduce.c) share these
 * functions. Large data are divided into slices of elements. A member processes one slice for all
 * members of its node: it reads their sources and writes their dests through shared memory. The
 * algorithms between nodes are in coll/net/allreduce.h, and the loops over elements are in
 * reduce_kernels.h.
 */
#ifndef ISTHMUS_REDUCE_H
#define ISTHMUS_REDUCE_H

#include "coll/net/allgather.h"
#include "coll_buffer.h"
#include "reduce_kernels.h"

/* ---- Reductions ---- */

/* Arguments of one reduction on this member. */
struct reduction {
    enum reduce_operation operation;
    enum reduce_type type;
    const struct reduce_kernel *kernel;
    struct buffer dest, source;
    size_t nelems;
};

/* Reduces the elements of `slice` of the sources of all members on this node, in the order of their
 * local ranks. Stores the result in the dest of the first `dests` of these members. A dest may be
 * the same buffer as a source. No other member may access these elements at the same time. */
void reduce_elements(const struct team *team, const struct reduction *reduction, struct slice slice,
                     int dests);

/* ---- Scans ---- */

/* Arguments of one scan (prefix sum over the members). */
struct scan {
    const struct reduce_kernel *kernel;
    struct buffer dest, source;
    bool inclusive;
};

/* Computes the scan of the elements of `slice` for all members of a team within one node. Reads the
 * sources and writes the dests of all members. No other member may access these elements at the
 * same time. */
void scan_elements(const struct team *team, const struct scan *scan, struct slice slice);

/* Computes the scan of the current batch of an allgather, for a team that spans nodes. The batch
 * has the chunks of all members. Writes the dests of the members on this node. `sum` is scratch
 * memory for one chunk (allgather->step bytes). */
void scan_batch(struct allgather *allgather, const struct scan *scan, char *sum);

#endif
