/*
 * Who exchanges what with whom in a reduction among leaders: by recursive doubling, where all
 * elements go in each step, or, of many, by halving, after which each has its part of the result,
 * and back.
 *
 * Leaders over a power of two take no part in the steps: each of the first pairs' first leaves its
 * elements to the second, and gets the result.
 */
#ifndef ISTHMUS_ALLREDUCE_H
#define ISTHMUS_ALLREDUCE_H

#include "coll/reduce_kernels.h"
#include "leaders.h"

struct allreduce_plan {
    size_t nelems;
    int n_extra;     /* so many leaders take no part */
    int count;       /* of those that do, a power of two */
    int levels;      /* its logarithm */
    int my_rank;     /* this leader's place, */
    int participant; /* its number among those that take part, */
    int partner;     /* and the place of who leaves its elements to it, or takes them; -1: nobody */
    bool participates, recursive_doubling;
};

/* This leader, where there are `bytes` of so many elements. */
struct allreduce_plan allreduce_select(const struct leaders *leaders, size_t nelems, size_t bytes);

struct allreduce_step {
    int peer; /* of the leader to exchange with */
    struct slice send, receive;
    bool combines;     /* what is taken with what is here; else it is the result */
    bool theirs_first; /* in that order */
};

int allreduce_step_count(const struct allreduce_plan *plan);
struct allreduce_step allreduce_step(const struct allreduce_plan *plan, int step);

#endif
