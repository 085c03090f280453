/*
 * The mover executes everything that happens at a PE as events. An event is delayed depending on
 * the seed, and is executed at one of the PE's ticks, before or after others. A tick is a call of
 * the library or, if the profile has a thread, a step of the module's thread.
 */
#ifndef ISTHMUS_CHAOS_MOVER_H
#define ISTHMUS_CHAOS_MOVER_H

#include <stdbool.h>
#include <stdint.h>

#include "medium.h"
#include "profile.h"

extern struct profile mover_profile;

/* Events are executed between start and stop. Backend calls hold the lock, except while they
 * wait. */
void mover_start(void);
void mover_stop(void);
void mover_lock(void);
void mover_unlock(void);

/* Starts the thread that executes events outside calls, if the seed selects one. */
void mover_start_thread(void);

/* Adds an event: run(what) is called at a tick. Events with equal nonzero order are executed in
 * the order of insertion. `soon`: at the next tick. */
void mover_add(uint64_t order, bool soon, void (*run)(void *what), void *what);
/* Returns true if an event of this order has not been executed yet. */
bool mover_has(uint64_t order);
bool mover_is_empty(void);

/* Executes one tick. */
void mover_tick(void);
/* Ticks until done(what) returns true. */
void mover_wait(bool (*done)(const void *what), const void *what);

/* mover_chance returns true with probability chance/256; mover_random returns a number below
 * `limit`. */
bool mover_chance(unsigned chance);
uint64_t mover_random(uint64_t limit);

#endif
