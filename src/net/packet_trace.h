/*
 * A trace of what this PE and PEs of other nodes send each other, for who looks for a hang
 * (ISTHMUS_TRACE, docs/using.md). Each line is written to the PE's file when it happens, so
 * that it is there however the process ends; the file is a ring of bounded length.
 *
 * Off, it costs one branch for each packet. Under net_lock, but for start and stop.
 */
#ifndef ISTHMUS_PACKET_TRACE_H
#define ISTHMUS_PACKET_TRACE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"
#include "wire.h"

enum packet_trace_direction { PACKET_TRACE_SENT, PACKET_TRACE_RECEIVED, PACKET_TRACE_AWAITS };

/* Opens the file, if the variable asks for one; ends the job if that cannot be. */
void packet_trace_start(const char *routine);
void packet_trace_stop(void);
/* Where there will be no packets: says so, if the variable asks for a trace of them. */
void packet_trace_warn_of_none(const char *routine);

HIDDEN extern bool packet_trace_runs;

/* For the inline functions below. */
void packet_trace_write_packet(enum packet_trace_direction direction, int pe, int tag,
                               const struct packet_head *head) __attribute__((cold));
void packet_trace_write_message(enum packet_trace_direction direction, int pe, const char *category,
                                const char *what, size_t bytes) __attribute__((cold));

/* A packet of requests or an answer, by its tag: a line for each receipt and item. */
HOT_INLINE void packet_trace_packet(enum packet_trace_direction direction, int pe, int tag,
                                    const struct packet_head *head)
{
    if (UNLIKELY(packet_trace_runs))
        packet_trace_write_packet(direction, pe, tag, head);
}

/* Any other message. */
HOT_INLINE void packet_trace_message(enum packet_trace_direction direction, int pe,
                                     const char *category, const char *what, size_t bytes)
{
    if (UNLIKELY(packet_trace_runs))
        packet_trace_write_message(direction, pe, category, what, bytes);
}

#endif
