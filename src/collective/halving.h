/*
 * Who exchanges what with whom in a reduction among leaders: by recursive doubling, where all
 * elements go in each step, or, of many, by halving, after which each has its part of the result,
 * and back.
 *
 * Leaders over a power of two take no part in the steps: each of the first pairs' first leaves its
 * elements to the second, and gets the result.
 */
#ifndef ISTHMUS_HALVING_H
#define ISTHMUS_HALVING_H

#include "kernels.h"
#include "leaders_record.h"

struct halving {
    size_t nelems;
    int extra;  /* so many leaders take no part */
    int count;  /* of those that do, a power of two */
    int levels; /* its logarithm */
    int mine;   /* this leader's place, */
    int number; /* its number among those that take part, */
    int pair;   /* and the place of who leaves its elements to it, or takes them; -1: nobody */
    bool takes_part, doubles;
};

/* This leader, where there are `bytes` of so many elements. */
struct halving halving_of(const struct leaders *leaders, size_t nelems, size_t bytes);

struct halving_step {
    int place; /* of the leader to exchange with */
    struct slice give, take;
    bool combines;     /* what is taken with what is here; else it is the result */
    bool theirs_first; /* in that order */
};

int halving_steps(const struct halving *halving);
struct halving_step halving_step(const struct halving *halving, int step);

#endif
