/*
 * Rank maps: ordered sets of PEs, for example the members of a team or the PEs that have a segment.
 * A PE in a rank map is called a member. Its member number is its position in the order, 0 to
 * size - 1. A rank map converts member numbers to PE numbers of the job, and back.
 *
 * A set with a constant stride is stored as start, stride and size. Any other set is stored as an
 * allocated list.
 */
#ifndef ISTHMUS_RANK_MAP_H
#define ISTHMUS_RANK_MAP_H

#include <stdbool.h>
#include <stddef.h>

#include "assert.h"
#include "job.h"

struct rank_map {
    int start, stride, size; /* if list is NULL, member i is PE start + i * stride of the job */
    /* If list is not NULL, member i is PE list[i]. After these `size` entries, the list contains
     * the member numbers sorted by PE number, for binary search. */
    const int *list;
};

/* Creates the rank map of these PEs. `size` is at least 1, and no PE occurs twice. If the PEs have
 * no constant stride, allocates a list, which rank_map_free frees. Returns false if memory is
 * exhausted. */
bool rank_map_from_list(struct rank_map *rank_map, const int *pes, int size);
void rank_map_free(struct rank_map *rank_map);

/* Creates the rank map of these PEs without a list. Returns false if they have no constant stride.
 */
bool rank_map_from_stride(struct rank_map *rank_map, const int *pes, int size);

/* Returns the PE number of a member. */
static inline int rank_map_pe(const struct rank_map *rank_map, int member)
{
    ASSERT(member >= 0 && member < rank_map->size);
    if (UNLIKELY(rank_map->list != NULL))
        return rank_map->list[member];
    return rank_map->start + member * rank_map->stride;
}

/* Returns the member number of a PE of the job, or -1 if the PE is not a member. */
int rank_map_member(const struct rank_map *rank_map, int pe);

/* Checks the record (base/check.h): each member must be a PE of the job, no PE may occur twice, and
 * the second half of the list must contain the member numbers sorted by PE number. */
bool rank_map_is_valid(const struct rank_map *rank_map, const char **fault);

static inline bool rank_map_contains(const struct rank_map *rank_map, int pe)
{
    return rank_map_member(rank_map, pe) >= 0;
}

#endif
