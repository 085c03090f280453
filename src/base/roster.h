/*
 * Rosters: which PEs of the job belong together, and in what order: the members of a team, the PEs
 * that have a segment. A PE's member number is its place in that order.
 */
#ifndef ISTHMUS_ROSTER_H
#define ISTHMUS_ROSTER_H

#include <stdbool.h>
#include <stddef.h>

#include "job.h"

struct roster {
    int start, stride, size; /* member i is PE start + i * stride of the job */
    /* Or it is list[i] where this is not NULL: ascending, or, with a stride of -1, descending. */
    const int *list;
};

/* The roster of PEs that ascend or descend, at least one. It keeps the list only if that has no
 * stride. */
struct roster roster_of_list(const int *list, int size);

static inline int roster_pe(const struct roster *roster, int member)
{
    if (UNLIKELY(roster->list != NULL))
        return roster->list[member];
    return roster->start + member * roster->stride;
}

/* The member number of a PE of the job, or -1. */
int roster_member(const struct roster *roster, int pe);

static inline bool roster_contains(const struct roster *roster, int pe)
{
    return roster_member(roster, pe) >= 0;
}

#endif
