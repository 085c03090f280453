/* Clock, medians, and names of sizes. */
#include "figures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define KIB ((size_t)1024)
#define MIB (1024 * KIB)

double figures_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / FIGURES_NANOSECONDS;
}

static int compare_doubles(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;

    return (a > b) - (a < b);
}

double figures_median(const double *values, int count)
{
    double sorted[FIGURES_MOST];

    memcpy(sorted, values, (size_t)count * sizeof *values);
    qsort(sorted, (size_t)count, sizeof *sorted, compare_doubles);
    return count % 2 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2;
}

double figures_least(const double *values, int count)
{
    double least = values[0];

    for (int i = 1; i < count; i++) {
        least = values[i] < least ? values[i] : least;
    }
    return least;
}

double figures_greatest(const double *values, int count)
{
    double greatest = values[0];

    for (int i = 1; i < count; i++) {
        greatest = values[i] > greatest ? values[i] : greatest;
    }
    return greatest;
}

long figures_next_count(long count, double seconds, double wanted)
{
    double growth = seconds > 0 ? wanted / seconds : 16;

    return growth <= 1.25 ? count : (long)((double)count * (growth > 16 ? 16 : growth)) + 1;
}

const char *figures_size(size_t bytes)
{
    static char text[32];

    if (bytes >= MIB && bytes % MIB == 0) {
        snprintf(text, sizeof text, "%zu MiB", bytes / MIB);
    } else if (bytes >= KIB && bytes % KIB == 0) {
        snprintf(text, sizeof text, "%zu KiB", bytes / KIB);
    } else {
        snprintf(text, sizeof text, "%zu B", bytes);
    }
    return text;
}
