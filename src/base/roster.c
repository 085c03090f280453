#include "roster.h"

#include <stdlib.h>
#include <string.h>

#include "validity.h"

bool roster_of_stride(struct roster *roster, const int *pes, int size)
{
    ASSERT(size >= 1);
    int stride = size == 1 ? 1 : pes[1] - pes[0];
    for (int i = 2; i < size; i++)
        if (pes[i] - pes[i - 1] != stride)
            return false;
    *roster = (struct roster){.start = pes[0], .stride = stride, .size = size};
    return true;
}

static int compare_pes(const void *one, const void *other, void *pes)
{
    const int *list = pes;
    return list[*(const int *)one] - list[*(const int *)other];
}

bool roster_of_list(struct roster *roster, const int *pes, int size)
{
    if (roster_of_stride(roster, pes, size))
        return true;
    size_t count = (size_t)size;
    int *list = malloc(2 * count * sizeof *list);
    if (list == NULL)
        return false;
    memcpy(list, pes, count * sizeof *list);
    int *by_pe = list + count;
    for (int i = 0; i < size; i++)
        by_pe[i] = i;
    qsort_r(by_pe, count, sizeof *by_pe, compare_pes, list);
    *roster = (struct roster){.start = pes[0], .stride = 1, .size = size, .list = list};
    return true;
}

void roster_free(struct roster *roster)
{
    free((void *)roster->list);
    roster->list = NULL;
}

static int listed_member(const struct roster *roster, int pe)
{
    const int *by_pe = roster->list + roster->size;
    int low = 0, high = roster->size - 1;
    while (low <= high) {
        int middle = (low + high) / 2, member = by_pe[middle];
        if (roster->list[member] == pe)
            return member;
        if (roster->list[member] < pe)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

int roster_member(const struct roster *roster, int pe)
{
    ASSERT(roster->size >= 1 && roster->stride != 0);
    if (roster->list != NULL)
        return listed_member(roster, pe);
    int distance = pe - roster->start;
    if (distance % roster->stride != 0)
        return -1;
    int member = distance / roster->stride;
    return member >= 0 && member < roster->size ? member : -1;
}

/* ---- Validity ---- */

static bool is_of_job(int pe)
{
    return pe >= 0 && pe < job.n_pes;
}

static bool order_is_valid(const struct roster *roster, const char **fault)
{
    const int *by_pe = roster->list + roster->size;
    int last = -1;
    for (int i = 0; i < roster->size; i++) {
        if (!validity_expect(by_pe[i] >= 0 && by_pe[i] < roster->size,
                             "the order of a list names no member of it", fault))
            return false;
        int pe = roster->list[by_pe[i]];
        if (!validity_expect(is_of_job(pe), "a member is no PE of the job", fault) ||
            !validity_expect(pe > last, "a list is out of order, or has a PE twice", fault))
            return false;
        last = pe;
    }
    return true;
}

bool roster_is_valid(const struct roster *roster, const char **fault)
{
    *fault = NULL;
    if (!validity_expect(roster->size >= 1 && roster->size <= job.n_pes,
                         "there are no members, or more than PEs", fault))
        return false;
    if (roster->list != NULL)
        return order_is_valid(roster, fault);
    int last = roster->start + (roster->size - 1) * roster->stride;
    return validity_expect(roster->stride != 0, "the stride is 0", fault) &&
           validity_expect(is_of_job(roster->start) && is_of_job(last),
                           "a member is no PE of the job", fault);
}
