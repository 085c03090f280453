/*
 * Trace of the messages between this PE and PEs of other nodes, for debugging of hangs. The user
 * enables it with ISTHMUS_TRACE (docs/guides/debugging.md).
 *
 * Each event is written to the PE's file at once, so that it is not lost however the process ends.
 * The file has a bounded length: new lines overwrite the oldest ones. If the trace is off, it costs
 * one branch for each packet. The functions that write events are called under net_lock.
 */
#ifndef ISTHMUS_PACKET_TRACE_H
#define ISTHMUS_PACKET_TRACE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/job.h"
#include "wire.h"

enum packet_trace_direction { PACKET_TRACE_SENT, PACKET_TRACE_RECEIVED, PACKET_TRACE_AWAITS };

/* Opens the trace file if ISTHMUS_TRACE is set. Aborts the job if the file cannot be created. */
void packet_trace_start(const char *routine);
void packet_trace_stop(void);
/* If ISTHMUS_TRACE is set, prints a warning that the job has no packets to trace. Called if the job
 * does not use the network. */
void packet_trace_warn_of_none(const char *routine);

HIDDEN extern bool packet_trace_runs;

/* Slow paths of packet_trace_packet and packet_trace_message. */
void packet_trace_write_packet(enum packet_trace_direction direction, int pe,
                               const struct packet_head *head) __attribute__((cold));
void packet_trace_write_message(enum packet_trace_direction direction, int pe, const char *category,
                                const char *what, size_t bytes) __attribute__((cold));

/* Traces a request or a response. Writes one line for each acknowledgement and each item of the
 * packet. */
HOT_INLINE void packet_trace_packet(enum packet_trace_direction direction, int pe,
                                    const struct packet_head *head)
{
    if (UNLIKELY(packet_trace_runs))
        packet_trace_write_packet(direction, pe, head);
}

void packet_trace_write_short(enum packet_trace_direction direction, int pe, const void *message)
    __attribute__((cold));
/* Traces a short request or a short response. */
HOT_INLINE void packet_trace_short(enum packet_trace_direction direction, int pe,
                                   const void *message)
{
    if (UNLIKELY(packet_trace_runs))
        packet_trace_write_short(direction, pe, message);
}

/* Traces a message that is not a packet, such as the data of a rendezvous transfer. */
HOT_INLINE void packet_trace_message(enum packet_trace_direction direction, int pe,
                                     const char *category, const char *what, size_t bytes)
{
    if (UNLIKELY(packet_trace_runs))
        packet_trace_write_message(direction, pe, category, what, bytes);
}

#endif
