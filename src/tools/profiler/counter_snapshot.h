/*
 * Copies the internal counters of the library (shmemx_counters_...) to the PE's profile, for the
 * whole run and for each phase of the program.
 */
#ifndef ISTHMUS_COUNTER_SNAPSHOT_H
#define ISTHMUS_COUNTER_SNAPSHOT_H

#include <stdint.h>

/* Begins to copy the counters. The library must be initialized. The values at the first call are
 * the start of the profile. */
void counter_snapshot_begin(void);

/* Begins to count for phase `phase`, or resumes a phase that was active before. `phase` is less
 * than COUNTER_SNAPSHOT_PHASES. Initially phase 0 is active. */
enum { COUNTER_SNAPSHOT_PHASES = 1024 };
void counter_snapshot_phase(uint32_t phase);

/* counter_snapshot_update copies the current values. It does nothing before counter_snapshot_begin
 * and after counter_snapshot_end. */
void counter_snapshot_update(void);
void counter_snapshot_end(void);

#endif
