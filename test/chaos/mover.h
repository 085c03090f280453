/*
 * Everything that happens at a PE is an event: put off for a while that the seed decides, it
 * happens at one of the PE's ticks, before or after others. A tick is a call of the core, or, where
 * the PE moves by itself, comes from a thread of the module.
 */
#ifndef ISTHMUS_CHAOS_MOVER_H
#define ISTHMUS_CHAOS_MOVER_H

#include <stdbool.h>
#include <stdint.h>

#include "medium.h"
#include "profile.h"

extern struct profile mover_profile;

/* Between start and stop things move. The calls of the backend hold the lock, but while they wait.
 */
void mover_start(void);
void mover_stop(void);
void mover_lock(void);
void mover_unlock(void);

/* The thread that moves things outside calls, where the seed wants one. */
void mover_start_thread(void);

/* Has run(what) called at a tick. Events with one order, which is not 0, happen in the order they
 * were added. `soon`: at the next tick. */
void mover_add(uint64_t order, bool soon, void (*run)(void *what), void *what);
/* Whether an event of this order has yet to happen. */
bool mover_has(uint64_t order);
bool mover_is_empty(void);

/* One occasion to move. */
void mover_tick(void);
/* Ticks until done(what). */
void mover_wait(bool (*done)(const void *what), const void *what);

/* Whether a chance out of 256 comes true; a number below `limit`. */
bool mover_chance(unsigned chance);
uint64_t mover_random(uint64_t limit);

#endif
