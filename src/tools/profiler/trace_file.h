/*
 * This PE's file of the trace: rings, which are mapped, and the stream, which a thread writes.
 */
#ifndef ISTHMUS_TRACE_FILE_H
#define ISTHMUS_TRACE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "trace_format.h"

/* NULL until trace_file_open. */
extern struct trace_header *trace_file;

/* Bytes of all rings, as the environment has it. */
size_t trace_file_ring_bytes(void);

/* Makes FOLDER/pe-N.ist, in a folder that is there. False, with a line, where that fails. */
bool trace_file_open(const char *folder, int pe);

/* Starts the thread that writes. Without it the rings are all there is. */
void trace_file_start(void);

/* Returns a new ring for the calling thread: a quarter of the space that is left for rings. Returns
 * NULL if no space is left, with a message the first time. Any thread may call. */
struct trace_ring *trace_file_add_ring(void);

/* Counts a call of a thread that has no ring. Any thread; nothing where there is no trace. */
void trace_file_count_lost(void);

/* Rings may have much to write. Any thread; never waits. */
void trace_file_wake(void);

/* Writes what the rings have, and says that this is all: of the job, or of the process, which needs
 * its rings no more. */
void trace_file_end(bool of_process);

/* In a child that was forked. */
void trace_file_reset(void);

#endif
