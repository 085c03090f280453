#include "roster.h"

static bool has_stride(const int *list, int size)
{
    for (int i = 2; i < size; i++)
        if (list[i] - list[i - 1] != list[1] - list[0])
            return false;
    return true;
}

struct roster roster_of_list(const int *list, int size)
{
    int stride = size == 1 ? 1 : list[1] - list[0];
    if (has_stride(list, size))
        return (struct roster){.start = list[0], .stride = stride, .size = size};
    return (struct roster){
        .start = list[0], .stride = stride > 0 ? 1 : -1, .size = size, .list = list};
}

static int listed_member(const struct roster *roster, int pe)
{
    int low = 0, high = roster->size - 1;
    while (low <= high) {
        int middle = (low + high) / 2, distance = (roster->list[middle] - pe) * roster->stride;
        if (distance == 0)
            return middle;
        if (distance < 0)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return -1;
}

int roster_member(const struct roster *roster, int pe)
{
    if (roster->list != NULL)
        return listed_member(roster, pe);
    int distance = pe - roster->start;
    if (distance % roster->stride != 0)
        return -1;
    int member = distance / roster->stride;
    return member >= 0 && member < roster->size ? member : -1;
}
