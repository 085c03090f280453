/*
 * Rosters: which PEs of the job belong together, and in what order: the members of a team, the PEs
 * that have a segment. A PE's member number is its place in that order.
 */
#ifndef ISTHMUS_ROSTER_H
#define ISTHMUS_ROSTER_H

#include <stdbool.h>
#include <stddef.h>

#include "assert.h"
#include "job.h"

struct roster {
    int start, stride, size; /* member i is PE start + i * stride of the job */
    /* Or it is list[i] where this is not NULL. Behind the PEs stand the members' numbers, in the
     * order of their PEs. */
    const int *list;
};

/* The roster of these PEs, at least one, each once, in any order. Where they have no stride it has
 * a list of its own. False if there is no memory for that. */
bool roster_of_list(struct roster *roster, const int *pes, int size);
void roster_free(struct roster *roster);

/* The same if they have a stride; else false. */
bool roster_of_stride(struct roster *roster, const int *pes, int size);

static inline int roster_pe(const struct roster *roster, int member)
{
    ASSERT(member >= 0 && member < roster->size);
    if (UNLIKELY(roster->list != NULL))
        return roster->list[member];
    return roster->start + member * roster->stride;
}

/* The member number of a PE of the job, or -1. */
int roster_member(const struct roster *roster, int pe);

/* Whether its members are PEs of the job, each once, and a list's second half is the order of its
 * first (validity.h). */
bool roster_is_valid(const struct roster *roster, const char **fault);

static inline bool roster_contains(const struct roster *roster, int pe)
{
    return roster_member(roster, pe) >= 0;
}

#endif
