/*
 * The lanes of a device, which copies are put into.
 */
#ifndef ISTHMUS_COMMON_STREAMS_H
#define ISTHMUS_COMMON_STREAMS_H

#include "common_device.h"

struct kind_copy {
    struct kind_copy *next;
    struct common_stream *stream; /* NULL: over from the beginning */
    int device;
    void *event;
};

/* Puts something into one of the streams of a device, which is the current one. */
enum kind_result common_start(struct common_kind *kind, int number, common_enqueue *enqueue,
                              const void *argument, struct kind_copy **copy);
/* The record of what is over. */
void common_give_back(struct common_device *device, struct kind_copy *copy);
/* As common_run, for any device. */
enum kind_result common_run_on(struct common_kind *kind, int device, common_enqueue *enqueue,
                               const void *argument);

#endif
