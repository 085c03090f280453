/*
 * The trace file of this PE (trace_format.h): the rings, which are mapped into memory, and the
 * stream, to which a writer thread moves the events.
 */
#ifndef ISTHMUS_TRACE_FILE_H
#define ISTHMUS_TRACE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "trace_format.h"

/* The mapped header; NULL until trace_file_open has succeeded. */
extern struct trace_header *trace_file;

/* Returns the size of all rings together in bytes, from the environment. */
size_t trace_file_ring_bytes(void);

/* Creates FOLDER/pe-N.ist. The folder must exist. On failure, prints an error message and returns
 * false. */
bool trace_file_open(const char *folder, int pe);

/* Starts the writer thread. If it cannot be started, the trace contains only the events that fit
 * into the rings. */
void trace_file_start(void);

/* Returns a new ring for the calling thread: a quarter of the space that is left for rings. Returns
 * NULL if no space is left, with a message the first time. Any thread may call. */
struct trace_ring *trace_file_add_ring(void);

/* Counts a call by a thread without a ring. Does nothing if no trace is recorded. Any thread may
 * call it. */
void trace_file_count_lost(void);

/* Wakes the writer thread, because rings may have many events. Never waits. Any thread may call
 * it. */
void trace_file_wake(void);

/* Writes the remaining events of all rings, and marks the trace as complete. `of_process` is true
 * at the end of the process, and false at the end of the job. At the end of the process, the rings
 * are no longer needed. */
void trace_file_end(bool of_process);

/* Detaches a forked child from the trace. */
void trace_file_reset(void);

#endif
