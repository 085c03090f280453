/*
 * Plan of an allreduce among leaders: which leaders exchange which elements in each step.
 *
 * There are two algorithms. Recursive doubling exchanges all elements in each step. Rabenseifner's
 * algorithm (reduce-scatter and allgather) is used for long data. It halves the number of exchanged
 * elements in each step, until each leader has one part of the result. The second half of its steps
 * collects these parts, in reverse order.
 *
 * In both algorithms, the number of participants must be a power of two. If the number of leaders
 * exceeds a power of two by n_extra, the first 2 * n_extra leaders form pairs. The leader with the
 * even rank sends its elements to its partner with the odd rank, does not participate in the steps,
 * and receives the result at the end.
 *
 * The functions of this header only compute the plan. leader_p2p.c and coll/nbc/nbc_reduce.c
 * communicate.
 */
#ifndef ISTHMUS_ALLREDUCE_H
#define ISTHMUS_ALLREDUCE_H

#include "coll/reduce_kernels.h"
#include "leaders.h"

struct allreduce_plan {
    size_t nelems;
    int n_extra;     /* number of leaders that do not participate */
    int count;       /* number of participants, a power of two */
    int levels;      /* log2 of count */
    int my_rank;     /* leader rank of this PE */
    int participant; /* index of this PE among the participants */
    int partner; /* leader rank of the other leader of this leader's pair; -1 if it is in no pair */
    bool participates, recursive_doubling;
};

/* Returns the plan of this leader for a reduction of `nelems` elements, which have `bytes` bytes in
 * total. Selects the algorithm; all leaders select the same one. */
struct allreduce_plan allreduce_select(const struct leaders *leaders, size_t nelems, size_t bytes);

/* A step of a participant: it exchanges elements with one other participant. */
struct allreduce_step {
    int peer;                   /* leader rank of the other participant */
    struct slice send, receive; /* ranges of elements to send and to receive */
    bool combines; /* true: reduce the received elements with this leader's elements; false: store
                      them */
    bool theirs_first; /* true: the received elements are the left operands */
};

/* Returns the number of steps of each participant. */
int allreduce_step_count(const struct allreduce_plan *plan);
/* Returns the step with this number, 0 <= step < allreduce_step_count. */
struct allreduce_step allreduce_step(const struct allreduce_plan *plan, int step);

#endif
