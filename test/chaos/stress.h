/*
 * Functions that the stress tests share. Every PE calls each of them.
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

/* Random numbers that depend on the run's seed and on the PE. stress_state is the PE's sequence;
 * threads have their own. */
uint64_t stress_random(uint64_t *state);
extern uint64_t stress_state;

/* Returns a random length: some words, a packet, or more than a packet. */
size_t stress_length(uint64_t *state, size_t most);

/* Fills memory with bytes that identify their contents. */
void stress_fill(void *data, size_t bytes, uint64_t about);
/* Ends the job if the contents differ; `what` describes them in the message. */
void stress_require_filled(const char *what, const void *data, size_t bytes, uint64_t about);
void stress_require_equal(const char *what, uint64_t got, uint64_t expected);

/* Returns zeroed symmetric memory, after all PEs have allocated it. */
void *stress_memory(size_t bytes);

#endif
