/*
 * Supervision of a PE of a probe's job. Each PE is two processes: the child runs the probes, and
 * its parent, the monitor, watches the child. The monitor calls no MPI, so it can report a hang or
 * a crash.
 */
#ifndef ISTHMUS_PROBE_MONITOR_H
#define ISTHMUS_PROBE_MONITOR_H

#include <stdbool.h>

/* Time limit of a whole probe, as a multiple of the limit of one step. Equal to CROWDED in
 * src/tools/probe/isthmus-probe.in. */
enum { MONITOR_LIMIT_FACTOR_MAX = 6 };

/* Starts the child process, which continues as the PE; only the child returns. The calling
 * process becomes the monitor: it reports how the child ended, and kills it if it exceeds a time
 * limit. `limit`: time limit of every probe in seconds; 0: each probe has its own limit. */
void monitor_start(int limit);
/* Sets the time limit of a part of the job that is not a probe, in seconds from now. */
void monitor_set_limit(const char *name, int seconds);
/* Begins a probe. Each step of the probe may take `seconds`, and the whole probe
 * MONITOR_LIMIT_FACTOR_MAX times as long. A slow probe that makes progress is therefore not a
 * hang. */
void monitor_begin_probe(const char *name, int seconds);
/* Multiplies the time limits of the following probes by `times`, at most
 * MONITOR_LIMIT_FACTOR_MAX, because the machine is slow. */
void monitor_scale_limits(int times);
/* Describes the next step. If the step never ends, the monitor's report contains this text. */
void monitor_step(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Restarts the time limit of the current step, which is slow but makes progress. Any thread may
 * call it. */
void monitor_still_running(void);
/* Removes the time limit of the current step, which waits for PEs that may be slow. Only the
 * time limit of the whole probe still applies. */
void monitor_waits_for_all(void);
/* Called after each MPI call. The call began at the last monitor_step or at the end of the
 * previous call. If the call was slow too many times in a row, reports this and returns true:
 * the probe must end. `waits`: the call may wait for other PEs. */
bool monitor_call(const char *call, bool waits);
/* Sets whether the following calls may take long. */
void monitor_allow_slow_calls(bool they_may);
/* Reports which calls of this job were slow every time. */
void monitor_report_slow(void);
/* Sets the rank of this PE, once it is known. */
void monitor_set_rank(int rank);
/* From now on the end of this process is expected and not reported as a fault. */
void monitor_expect_end(void);

#endif
