/*
 * Generates random programs whose results are all known.
 *
 * In each phase, every region at every PE has one use. Either all agents may read it; or one thread
 * of one PE owns it, and may hand it over with a flag for which the next owner waits; or all agents
 * update its words by operations whose order does not matter; or it is reserved for a collective.
 * Fences and quiets order an owner's operations on overlapping bytes.
 */
#ifndef ISTHMUS_RANDOM_GENERATE_H
#define ISTHMUS_RANDOM_GENERATE_H

#include "program.h"

/* Generates the program of a seed. `shared` is each PE's SHMEM_TEAM_SHARED; equal seeds give
 * different programs if it differs. The caller frees the program with program_free. */
void generate_program(struct program *program, uint64_t seed, int n_pes, int threads,
                      const struct group *shared);

#endif
