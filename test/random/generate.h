/*
 * Makes a random program of which every result is known.
 *
 * In each phase every region at every PE has one use: all may read it, or one thread of one PE owns
 * it (and may hand it over, with a flag that the next owner waits for), or all update its words by
 * operations whose order does not matter, or it is kept for a collective. An owner's operations
 * that touch the same bytes are put in order by fences and quiets.
 */
#ifndef ISTHMUS_RANDOM_GENERATE_H
#define ISTHMUS_RANDOM_GENERATE_H

#include "program.h"

/* `shared` is each PE's SHMEM_TEAM_SHARED; where that differs, so do programs of one seed. The
 * program is to be freed. */
void generate_program(struct program *program, uint64_t seed, int n_pes, int threads,
                      const struct group *shared);

#endif
