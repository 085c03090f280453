/*
 * Model of a random program: its effect on the memory of all PEs, and the values that each
 * operation must return.
 */
#ifndef ISTHMUS_RANDOM_MODEL_H
#define ISTHMUS_RANDOM_MODEL_H

#include "program.h"

struct memory {
    int n_pes;
    unsigned char *zones[MAX_PES][ZONE_COUNT];
};

/* Allocates zones for all PEs. Exits if there is not enough memory. */
void memory_allocate(struct memory *memory, int n_pes);
void memory_free(struct memory *memory);

/* Executes the program in order in `memory`, except for the dropped operation. Stores the values
 * that operations of PE `me` must return in the operations. */
void model_run(struct program *program, struct memory *memory, int me);

/* Drops an operation whose omission must be detected: the first suitable one from number `choice`
 * on. `memory` is the result of model_run. Returns false if there is none. */
bool model_drop(struct program *program, const struct memory *memory, uint64_t choice);

/* Returns true if a fetched value that depends on the order of updates is possible. */
bool bounds_allow(const struct bounds *bounds, uint64_t value);

#endif
