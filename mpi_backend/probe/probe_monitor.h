/*
 * Each PE is two processes: one that works, and its parent, which watches it. Without MPI.
 */
#ifndef ISTHMUS_PROBE_MONITOR_H
#define ISTHMUS_PROBE_MONITOR_H

#include <stdbool.h>

enum {
    MONITOR_LIMIT_FACTOR_MAX = 6
}; /* times a probe's limit, as CROWDED in src/tools/probe/isthmus-probe.in */

/* Starts the process that goes on as the PE, and returns in it only. The one that called watches
 * it: says how it ended, and ends it when a probe's time is over. `limit` is each probe's if not 0.
 */
void monitor_start(int limit);
/* What is no probe has so many seconds from now on. */
void monitor_set_limit(const char *name, int seconds);
/* Each step of a probe has as many, and all together MONITOR_LIMIT_FACTOR_MAX times that: what is
 * slow goes on, and does not hang. */
void monitor_begin_probe(const char *name, int seconds);
/* Probes have so many times their own limits, MONITOR_LIMIT_FACTOR_MAX at most, as the machine is
 * slow. */
void monitor_scale_limits(int times);
/* What is done next, for who is told that it never ended. */
void monitor_step(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The step is slow, and does not hang. From any thread. */
void monitor_still_running(void);
/* Until this PE goes on it waits for all others, whose steps may be slow. */
void monitor_waits_for_all(void);
/* A call has ended, which began after the last one or the last step: is it so slow, time and again,
 * that there is no end of it? Then that is told. `waits`: it may wait for other PEs. */
bool monitor_call(const char *call, bool waits);
/* From now on calls may take long, or may not. */
void monitor_allow_slow_calls(bool they_may);
/* Tells which calls of this job always took long. */
void monitor_report_slow(void);
/* The number of this PE, once it is known. */
void monitor_set_rank(int rank);
/* This probe's deadline is over for whoever ends now: it was meant. */
void monitor_expect_end(void);

#endif
