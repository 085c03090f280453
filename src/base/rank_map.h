/*
 * Rank maps: which PEs of the job belong together, and in what order: the members of a team, the
 * PEs that have a segment. A PE's member number is its place in that order.
 */
#ifndef ISTHMUS_RANK_MAP_H
#define ISTHMUS_RANK_MAP_H

#include <stdbool.h>
#include <stddef.h>

#include "assert.h"
#include "job.h"

struct rank_map {
    int start, stride, size; /* member i is PE start + i * stride of the job */
    /* Or it is list[i] where this is not NULL. Behind the PEs stand the members' numbers, in the
     * order of their PEs. */
    const int *list;
};

/* The roster of these PEs, at least one, each once, in any order. Where they have no stride it has
 * a list of its own. False if there is no memory for that. */
bool rank_map_from_list(struct rank_map *rank_map, const int *pes, int size);
void rank_map_free(struct rank_map *rank_map);

/* The same if they have a stride; else false. */
bool rank_map_from_stride(struct rank_map *rank_map, const int *pes, int size);

static inline int rank_map_pe(const struct rank_map *rank_map, int member)
{
    ASSERT(member >= 0 && member < rank_map->size);
    if (UNLIKELY(rank_map->list != NULL))
        return rank_map->list[member];
    return rank_map->start + member * rank_map->stride;
}

/* The member number of a PE of the job, or -1. */
int rank_map_member(const struct rank_map *rank_map, int pe);

/* Whether its members are PEs of the job, each once, and a list's second half is the order of its
 * first (base/check.h). */
bool rank_map_is_valid(const struct rank_map *rank_map, const char **fault);

static inline bool rank_map_contains(const struct rank_map *rank_map, int pe)
{
    return rank_map_member(rank_map, pe) >= 0;
}

#endif
