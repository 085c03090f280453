#include "rank_map.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"

bool rank_map_from_stride(struct rank_map *rank_map, const int *pes, int size)
{
    ASSERT(size >= 1);
    int stride = size == 1 ? 1 : pes[1] - pes[0];
    for (int i = 2; i < size; i++)
        if (pes[i] - pes[i - 1] != stride)
            return false;
    *rank_map = (struct rank_map){.start = pes[0], .stride = stride, .size = size};
    return true;
}

static int rank_map_compare_pes(const void *one, const void *other, void *pes)
{
    const int *list = pes;
    return list[*(const int *)one] - list[*(const int *)other];
}

bool rank_map_from_list(struct rank_map *rank_map, const int *pes, int size)
{
    if (rank_map_from_stride(rank_map, pes, size))
        return true;
    size_t count = (size_t)size;
    int *list = malloc(2 * count * sizeof *list);
    if (list == NULL)
        return false;
    memcpy(list, pes, count * sizeof *list);
    int *by_pe = list + count;
    for (int i = 0; i < size; i++)
        by_pe[i] = i;
    qsort_r(by_pe, count, sizeof *by_pe, rank_map_compare_pes, list);
    *rank_map = (struct rank_map){.start = pes[0], .stride = 1, .size = size, .list = list};
    return true;
}

void rank_map_free(struct rank_map *rank_map)
{
    free((void *)rank_map->list);
    rank_map->list = NULL;
}

static int rank_map_find_listed_member(const struct rank_map *rank_map, int pe)
{
    const int *by_pe = rank_map->list + rank_map->size;
    int low = 0, high = rank_map->size - 1;
    while (low <= high) {
        int middle = (low + high) / 2, member = by_pe[middle];
        if (rank_map->list[member] == pe)
            return member;
        if (rank_map->list[member] < pe)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

int rank_map_member(const struct rank_map *rank_map, int pe)
{
    ASSERT(rank_map->size >= 1 && rank_map->stride != 0);
    if (rank_map->list != NULL)
        return rank_map_find_listed_member(rank_map, pe);
    int distance = pe - rank_map->start;
    if (distance % rank_map->stride != 0)
        return -1;
    int member = distance / rank_map->stride;
    return member >= 0 && member < rank_map->size ? member : -1;
}

/* ---- Checks with SHMEM_DEBUG ---- */

static bool rank_map_is_of_job(int pe)
{
    return pe >= 0 && pe < job.n_pes;
}

static bool rank_map_list_order_is_valid(const struct rank_map *rank_map, const char **fault)
{
    const int *by_pe = rank_map->list + rank_map->size;
    int last = -1;
    for (int i = 0; i < rank_map->size; i++) {
        if (!check_record(by_pe[i] >= 0 && by_pe[i] < rank_map->size,
                          "the order of a list names no member of it", fault))
            return false;
        int pe = rank_map->list[by_pe[i]];
        if (!check_record(rank_map_is_of_job(pe), "a member is not a PE of the job", fault) ||
            !check_record(pe > last, "a list is out of order, or has a PE twice", fault))
            return false;
        last = pe;
    }
    return true;
}

bool rank_map_is_valid(const struct rank_map *rank_map, const char **fault)
{
    *fault = NULL;
    if (!check_record(rank_map->size >= 1 && rank_map->size <= job.n_pes,
                      "there are no members, or more than PEs", fault))
        return false;
    if (rank_map->list != NULL)
        return rank_map_list_order_is_valid(rank_map, fault);
    int last = rank_map->start + (rank_map->size - 1) * rank_map->stride;
    return check_record(rank_map->stride != 0, "the stride is 0", fault) &&
           check_record(rank_map_is_of_job(rank_map->start) && rank_map_is_of_job(last),
                        "a member is not a PE of the job", fault);
}
