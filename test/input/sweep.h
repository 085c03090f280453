/*
 * Interface between sweep.c and the generated sweep_calls.c.
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
    /* Returns the result of the routine, 0 if it returns void. */
    long long (*call)(const union argument *arguments);
};

/* Returns NULL if there is no routine with this name. */
const struct routine *find_routine(const char *name);

#endif
