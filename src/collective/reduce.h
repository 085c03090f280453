/*
 * Reductions inside a node, as the blocking ones and those under way share them.
 */
#ifndef ISTHMUS_REDUCE_H
#define ISTHMUS_REDUCE_H

#include "buffer.h"
#include "kernels.h"

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

#endif
