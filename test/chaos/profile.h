/*
 * Profile: the properties of the simulated network that a seed selects, such as delays, order, and
 * the size of pieces.
 */
#ifndef ISTHMUS_CHAOS_PROFILE_H
#define ISTHMUS_CHAOS_PROFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"

/* Equal on all PEs. Probabilities are out of 256. A tick is one point at which a PE executes
 * events. */
struct profile {
    bool moves_itself;    /* true: a thread of the module makes ticks; false: only the PE's calls
                           * do */
    bool calls_move;      /* every call is a tick, not only test, progress and waiting calls */
    bool sends_leave;     /* data may leave within the call of send */
    unsigned delay;       /* usual maximum delay of an event, in ticks */
    unsigned stall;       /* maximum number of consecutive ticks without any event; 0: none */
    unsigned untrue;      /* probability that test reports a complete operation as incomplete */
    unsigned synchronous; /* probability that a send completes only after its receive */
    size_t eager;         /* longer messages wait at the sender for their receive */
    size_t piece;         /* maximum number of bytes per transfer */
    int slow_pe;          /* this PE waits `slowness` ticks between two ticks that execute events */
    unsigned slowness;
    enum backend_rma knowledge; /* assessment of windows that the module returns */
    unsigned level;             /* added to the requested thread level */
};

struct profile profile_of_seed(uint64_t seed, int n_pes);

/* Writes a one-line description. */
void profile_describe(const struct profile *profile, char *text, size_t room);

/* Returns the next pseudorandom number (xorshift64*). The state is never 0. */
uint64_t random_next(uint64_t *state);
/* Returns the initial state for a seed and a stream number. */
uint64_t random_start(uint64_t seed, uint64_t stream);

#endif
