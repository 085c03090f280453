/*
 * Common functions of samples that measure: time, and sizes from the command line.
 */
#ifndef ISTHMUS_SAMPLES_MEASURE_H
#define ISTHMUS_SAMPLES_MEASURE_H

#include "check.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

static inline double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* An argument of the command line: its name, range and default value. */
struct size {
    const char *name;
    long least, most, value;
};

/* Prints the usage and ends the job with status 2. All PEs have the same command line, so all PEs
 * call it. */
static inline _Noreturn void fail_usage(const char *program, const struct size *sizes, int count)
{
    if (shmem_my_pe() == 0) {
        fprintf(stderr, "usage: %s", program);
        for (int i = 0; i < count; i++) {
            fprintf(stderr, " [%s", sizes[i].name);
        }
        for (int i = 0; i < count; i++) {
            fprintf(stderr, "]");
        }
        fprintf(stderr, "\n");
        for (int i = 0; i < count; i++) {
            fprintf(stderr, "  %s: %ld to %ld, %ld unless given\n", sizes[i].name, sizes[i].least,
                    sizes[i].most, sizes[i].value);
        }
    }
    shmem_finalize();
    exit(2);
}

/* Sets the values of `sizes` to the arguments of the command line, in the order of `sizes`. Missing
 * arguments keep the default values. All PEs call it after shmem_init. */
static inline void read_sizes(int argc, char **argv, struct size *sizes, int count)
{
    bool right = argc <= count + 1;
    long values[8];
    for (int i = 0; right && i < argc - 1; i++) {
        char *end;
        errno = 0;
        values[i] = strtol(argv[i + 1], &end, 10);
        right = errno == 0 && *argv[i + 1] != '\0' && *end == '\0' && values[i] >= sizes[i].least &&
                values[i] <= sizes[i].most;
    }
    if (!right) {
        fail_usage(argv[0], sizes, count);
    }
    for (int i = 0; i < argc - 1; i++) {
        sizes[i].value = values[i];
    }
}

#endif
