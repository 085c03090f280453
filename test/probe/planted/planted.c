/*
 * Selection of the planted faults, and functions that several of them use.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "planted.h"

bool is_planted(const char *fault)
{
    const char *planted = getenv("PLANTED_FAULTS");
    size_t length = strlen(fault);
    for (const char *word = planted; word != NULL && *word != '\0';) {
        size_t word_length = strcspn(word, ",");
        if (word_length == length && strncmp(word, fault, length) == 0)
            return true;
        word += word_length;
        word += *word == ',';
    }
    return false;
}

void sleep_if_planted(const char *fault)
{
    const struct timespec pause = {.tv_nsec = 300L * 1000 * 1000};
    if (is_planted(fault))
        nanosleep(&pause, NULL);
}

bool is_turn_of(const char *fault, int *calls)
{
    return is_planted(fault) && (*calls)++ % 2 == 1;
}

MPI_Group reversed(MPI_Group group)
{
    int size = 0;
    MPI_Group turned;
    PMPI_Group_size(group, &size);
    int range[1][3] = {{size - 1, 0, -1}};
    PMPI_Group_range_incl(group, 1, range, &turned);
    return turned;
}
