/*
 * Each PE is two processes: one that works, and its parent, which watches it. Without MPI.
 */
#ifndef ISTHMUS_PROBE_WATCH_H
#define ISTHMUS_PROBE_WATCH_H

/* Starts the process that goes on as the PE, and returns in it only. The one that called watches
 * it: says how it ended, and ends it when a probe's time is over. `limit` is each probe's if not 0.
 */
void watch_start(int limit);
/* What is no probe has so many seconds from now on. */
void watch_limit(const char *name, int seconds);
/* The same for a probe. */
void watch_probe(const char *name, int seconds);
/* Probes have so many times their own limits, as the machine is slow. */
void watch_crowded(int times);
/* What is done next, for who is told that it never ended. */
void step(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The number of this PE, once it is known. */
void watch_rank(int rank);
/* This probe's deadline is over for whoever ends now: it was meant. */
void watch_end_is_meant(void);

#endif
