/*
 * Streams of a device, and the operations that are enqueued in them. Used by the files common_*.c
 * and cuda.c.
 */
#ifndef ISTHMUS_COMMON_STREAMS_H
#define ISTHMUS_COMMON_STREAMS_H

#include "common_device.h"

struct kind_copy {
    struct kind_copy *next;
    struct common_stream *stream; /* NULL if the copy was complete when it began */
    int device;
    void *event;
};

/* Enqueues an operation in one of the streams of a device, which must be the current device.
 * Sets *copy to the record of the operation. */
enum kind_result common_start(struct common_kind *kind, int number, common_enqueue *enqueue,
                              const void *argument, struct kind_copy **copy);
/* Makes the record of a completed copy available for reuse. */
void common_give_back(struct common_device *device, struct kind_copy *copy);
/* Enqueues an operation and waits for it, as common_run does. The device need not be the current
 * one. */
enum kind_result common_run_on(struct common_kind *kind, int device, common_enqueue *enqueue,
                               const void *argument);

#endif
