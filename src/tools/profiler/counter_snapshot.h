/*
 * What the library counts of its own work (shmemx_counters_...), in the PE's file.
 */
#ifndef ISTHMUS_COUNTER_SNAPSHOT_H
#define ISTHMUS_COUNTER_SNAPSHOT_H

#include <stdint.h>

/* The library runs, and may be asked. The first time is where the profile begins. */
void counter_snapshot_begin(void);

/* From here on also for that phase, of so many, again if it has been on before; phase 0 is on at
 * first. */
enum { COUNTER_SNAPSHOT_PHASES = 1024 };
void counter_snapshot_phase(uint32_t phase);

/* How they are now; nothing before counter_snapshot_begin and after counter_snapshot_end. */
void counter_snapshot_update(void);
void counter_snapshot_end(void);

#endif
