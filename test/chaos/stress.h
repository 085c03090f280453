/*
 * What the programs under stress have in common. Every PE calls each function.
 */
#ifndef ISTHMUS_CHAOS_STRESS_H
#define ISTHMUS_CHAOS_STRESS_H

#include <shmem.h>
#include <stddef.h>
#include <stdint.h>

void stress_flood(void);
void stress_order(void);
void stress_contexts(void);
void stress_threads(void);
void stress_lock(void);
void stress_signal(void);
void stress_teams(void);
void stress_spaces(void);
void stress_fence(void);
void stress_release(void);

extern int me, n_pes;

/* This PE's own numbers, from the run's seed; and one sequence for each thread. */
uint64_t stress_random(uint64_t *state);
extern uint64_t stress_state;

/* Lengths of all sorts: some words, a packet, more than that. */
size_t stress_length(uint64_t *state, size_t most);

/* Bytes that tell what they are of. */
void stress_fill(void *data, size_t bytes, uint64_t about);
/* Ends the job if they are others; `what` names them. */
void stress_require_filled(const char *what, const void *data, size_t bytes, uint64_t about);
void stress_require_equal(const char *what, uint64_t got, uint64_t expected);

/* Symmetric memory, zeroed, which every PE has when it returns. */
void *stress_memory(size_t bytes);

#endif
