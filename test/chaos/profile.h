/*
 * What a seed makes of the network: how late, in how odd an order and in what pieces things happen.
 */
#ifndef ISTHMUS_CHAOS_PROFILE_H
#define ISTHMUS_CHAOS_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"

/* The same on all PEs. Chances are out of 256; a tick is one occasion on which a PE moves. */
struct profile {
    bool moves_itself;    /* a thread of the module moves things; else only the PE's calls do */
    bool calls_move;      /* every call is such an occasion, not only test, progress and waiting */
    bool sends_leave;     /* data may leave in the call of send itself */
    unsigned delay;       /* the most ticks that something is held back, usually */
    unsigned stall;       /* the most ticks in a row on which nothing happens; 0: never */
    unsigned untrue;      /* chance that test says not done of what is done */
    unsigned synchronous; /* chance that a send is done no sooner than its receive */
    size_t eager;         /* longer messages wait at the sender for their receive */
    size_t piece;         /* the most bytes that move at once */
    int slow_pe;          /* this PE lets `slowness` ticks' time pass between two moves */
    unsigned slowness;
    enum backend_rma knowledge; /* what is said of windows */
    unsigned level;             /* added to the thread level that is asked for */
};

struct profile profile_of_seed(uint64_t seed, int n_pes);

/* One line. */
void profile_describe(const struct profile *profile, char *text, size_t room);

/* The next of a sequence of numbers whose state is never 0 (xorshift64*). */
uint64_t random_next(uint64_t *state);
/* A state for a seed and one of many streams. */
uint64_t random_start(uint64_t seed, uint64_t stream);

#endif
