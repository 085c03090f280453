#include "common_streams.h"

#include <stdio.h>
#include <stdlib.h>

/* Returns the stream with the fewest outstanding copies, or NULL if the device has no streams. The
 * caller of this and of the next three functions holds the device's lock. */
static struct common_stream *common_streams_idlest_stream(struct common_device *device)
{
    struct common_stream *idlest = NULL;
    for (int i = 0; i < device->n_streams; i++)
        if (idlest == NULL || device->streams[i].outstanding < idlest->outstanding)
            idlest = &device->streams[i];
    return idlest;
}

/* Returns an idle stream if possible. Creates one if all streams are busy and the limit is not
 * reached. Returns NULL with a message if no stream can be created. */
static struct common_stream *common_streams_choose_stream(const struct common_driver *driver,
                                                          struct common_device *device)
{
    struct common_stream *idlest = common_streams_idlest_stream(device);
    bool busy = idlest == NULL || idlest->outstanding > 0;
    if (!busy || device->n_streams == COMMON_STREAMS)
        return idlest;
    struct common_stream *added = &device->streams[device->n_streams];
    if (driver->new_stream(&added->stream) != KIND_OK)
        return idlest; /* no stream can be added, so use a busy one */
    device->n_streams++;
    return added;
}

static struct kind_copy *common_streams_new_copy(const struct common_driver *driver)
{
    struct kind_copy *copy = calloc(1, sizeof *copy);
    if (copy == NULL) {
        kind_fail(KIND_FAILED, "out of host memory for a device copy");
        return NULL;
    }
    if (driver->new_event(&copy->event) != KIND_OK) {
        free(copy);
        return NULL;
    }
    return copy;
}

static struct kind_copy *common_streams_take_idle(struct common_device *device)
{
    struct kind_copy *copy = device->idle;
    if (copy != NULL)
        device->idle = copy->next;
    return copy;
}

/* Returns a copy record with a stream, or NULL with a message. */
static struct kind_copy *common_streams_take_copy(const struct common_driver *driver,
                                                  struct common_device *device)
{
    pthread_mutex_lock(&device->lock);
    struct common_stream *stream = common_streams_choose_stream(driver, device);
    struct kind_copy *copy = stream == NULL ? NULL : common_streams_take_idle(device);
    if (stream != NULL && copy == NULL)
        copy = common_streams_new_copy(driver);
    if (copy != NULL) {
        copy->stream = stream;
        stream->outstanding++;
    }
    pthread_mutex_unlock(&device->lock);
    return copy;
}

void common_give_back(struct common_device *device, struct kind_copy *copy)
{
    pthread_mutex_lock(&device->lock);
    copy->stream->outstanding--;
    copy->next = device->idle;
    device->idle = copy;
    pthread_mutex_unlock(&device->lock);
}

/* Waits until a stream is empty. Called after an operation has failed: a part of the operation
 * may be in the stream, and the caller may free the memory that it uses. Keeps the error message
 * of the failed operation. */
static void common_streams_clear_stream(const struct common_driver *driver,
                                        const struct common_stream *stream)
{
    char why[KIND_MESSAGE_BYTES];
    snprintf(why, sizeof why, "%s", kind_message());
    (void)driver->drain(stream->stream);
    kind_fail(KIND_FAILED, "%s", why);
}

enum kind_result common_start(struct common_kind *kind, int number, common_enqueue *enqueue,
                              const void *argument, struct kind_copy **copy)
{
    struct common_device *device = &kind->devices[number];
    struct kind_copy *taken = common_streams_take_copy(kind->driver, device);
    if (taken == NULL)
        return KIND_FAILED;
    taken->device = number;
    enum kind_result result = enqueue(taken->stream->stream, argument);
    if (result == KIND_OK)
        result = kind->driver->record(taken->event, taken->stream->stream);
    if (result == KIND_OK) {
        *copy = taken;
    } else {
        common_streams_clear_stream(kind->driver, taken->stream);
        common_give_back(device, taken);
    }
    return result;
}

enum kind_result common_run(struct common_kind *kind, int device, common_enqueue *enqueue,
                            const void *argument)
{
    struct kind_copy *copy;
    enum kind_result result = common_start(kind, device, enqueue, argument, &copy);
    if (result != KIND_OK)
        return result;
    result = kind->driver->wait(copy->event);
    common_give_back(&kind->devices[device], copy);
    return result;
}

enum kind_result common_run_on(struct common_kind *kind, int device, common_enqueue *enqueue,
                               const void *argument)
{
    struct common_before before;
    enum kind_result result = common_enter(kind, device, &before);
    if (result != KIND_OK)
        return result;
    result = common_run(kind, device, enqueue, argument);
    kind->driver->leave(&before);
    return result;
}
