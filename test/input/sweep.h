/*
 * What sweep.c and the generated sweep_calls.c share.
 */
#ifndef SWEEP_H
#define SWEEP_H

#include <stdbool.h>
#include <stddef.h>

enum { MOST_ARGUMENTS = 12 };

union argument {
    unsigned long long number;
    void *pointer;
};

struct routine {
    const char *name;
    long long (*call)(const union argument *arguments); /* gives the result, 0 for none */
};

/* NULL if there is no such routine. */
const struct routine *find_routine(const char *name);

#endif
