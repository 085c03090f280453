/*
 * What a program must do to the memory of all PEs, and what each operation must see.
 */
#ifndef ISTHMUS_RANDOM_MODEL_H
#define ISTHMUS_RANDOM_MODEL_H

#include "program.h"

struct memory {
    int n_pes;
    unsigned char *zones[MAX_PES][ZONE_COUNT];
};

/* Ends the process if there is no room. */
void memory_allocate(struct memory *memory, int n_pes);
void memory_free(struct memory *memory);

/* Runs the program, of which the dropped operation is left out, in order, and fills in what
 * operations of PE `me` must see. */
void model_run(struct program *program, struct memory *memory, int me);

/* Drops an operation that is sure to be missed: the first such from number `choice` on. `memory` is
 * what model_run left. False if there is none. */
bool model_drop(struct program *program, const struct memory *memory, uint64_t choice);

/* Whether a value that depends on who came first is one that can be. */
bool bounds_allow(const struct bounds *bounds, uint64_t value);

#endif
