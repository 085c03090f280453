/*
 * A trace of what this PE and PEs of other nodes send each other, for who looks for a hang
 * (ISTHMUS_TRACE, docs/using.md). Each line is written to the PE's file when it happens, so
 * that it is there however the process ends; the file is a ring of bounded length.
 *
 * Off, it costs one branch for each packet. Under network_lock, but for start and stop.
 */
#ifndef ISTHMUS_TRACE_H
#define ISTHMUS_TRACE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"
#include "wire.h"

enum trace_way { TRACE_SENT, TRACE_RECEIVED, TRACE_AWAITS };

/* Opens the file, if the variable asks for one; ends the job if that cannot be. */
void trace_start(const char *routine);
void trace_stop(void);
/* Where there will be no packets: says so, if the variable asks for a trace of them. */
void trace_warn_of_none(const char *routine);

HIDDEN extern bool trace_runs;

/* For the inline functions below. */
void trace_write_packet(enum trace_way way, int pe, int tag, const struct packet_head *head)
    __attribute__((cold));
void trace_write_message(enum trace_way way, int pe, const char *sort, const char *what,
                         size_t bytes) __attribute__((cold));

/* A packet of requests or an answer, by its tag: a line for each receipt and item. */
HOT_INLINE void trace_packet(enum trace_way way, int pe, int tag, const struct packet_head *head)
{
    if (UNLIKELY(trace_runs))
        trace_write_packet(way, pe, tag, head);
}

/* Any other message. */
HOT_INLINE void trace_message(enum trace_way way, int pe, const char *sort, const char *what,
                              size_t bytes)
{
    if (UNLIKELY(trace_runs))
        trace_write_message(way, pe, sort, what, bytes);
}

#endif
