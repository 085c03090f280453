#include "common_streams.h"

#include <stdio.h>
#include <stdlib.h>

/* Under the device's lock, like the next three functions. */
static struct common_lane *idlest_lane(struct common_device *device)
{
    struct common_lane *idlest = NULL;
    for (int i = 0; i < device->n_lanes; i++)
        if (idlest == NULL || device->lanes[i].under_way < idlest->under_way)
            idlest = &device->lanes[i];
    return idlest;
}

/* NULL with a message if there is none. */
static struct common_lane *choose_lane(const struct common_driver *driver,
                                       struct common_device *device)
{
    struct common_lane *idlest = idlest_lane(device);
    bool busy = idlest == NULL || idlest->under_way > 0;
    if (!busy || device->n_lanes == COMMON_LANES)
        return idlest;
    struct common_lane *added = &device->lanes[device->n_lanes];
    if (driver->new_stream(&added->stream) != KIND_OK)
        return idlest; /* a busy one will do */
    device->n_lanes++;
    return added;
}

static struct kind_copy *new_copy(const struct common_driver *driver)
{
    struct kind_copy *copy = calloc(1, sizeof *copy);
    if (copy == NULL) {
        kind_fail(KIND_FAILED, "no memory for the record of a copy");
        return NULL;
    }
    if (driver->new_event(&copy->event) != KIND_OK) {
        free(copy);
        return NULL;
    }
    return copy;
}

static struct kind_copy *take_idle(struct common_device *device)
{
    struct kind_copy *copy = device->idle;
    if (copy != NULL)
        device->idle = copy->next;
    return copy;
}

/* A copy's record, with a lane; NULL with a message if there is none. */
static struct kind_copy *take_copy(const struct common_driver *driver, struct common_device *device)
{
    pthread_mutex_lock(&device->lock);
    struct common_lane *lane = choose_lane(driver, device);
    struct kind_copy *copy = lane == NULL ? NULL : take_idle(device);
    if (lane != NULL && copy == NULL)
        copy = new_copy(driver);
    if (copy != NULL) {
        copy->lane = lane;
        lane->under_way++;
    }
    pthread_mutex_unlock(&device->lock);
    return copy;
}

void common_give_back(struct common_device *device, struct kind_copy *copy)
{
    pthread_mutex_lock(&device->lock);
    copy->lane->under_way--;
    copy->next = device->idle;
    device->idle = copy;
    pthread_mutex_unlock(&device->lock);
}

/* What failed may be in the stream in part, and its memory may go: waits. Keeps the message. */
static void clear_lane(const struct common_driver *driver, const struct common_lane *lane)
{
    char why[KIND_MESSAGE_ROOM];
    snprintf(why, sizeof why, "%s", kind_message());
    (void)driver->drain(lane->stream);
    kind_fail(KIND_FAILED, "%s", why);
}

enum kind_result common_start(struct common_kind *kind, int number, common_enqueue *enqueue,
                              const void *argument, struct kind_copy **copy)
{
    struct common_device *device = &kind->devices[number];
    struct kind_copy *taken = take_copy(kind->driver, device);
    if (taken == NULL)
        return KIND_FAILED;
    taken->device = number;
    enum kind_result result = enqueue(taken->lane->stream, argument);
    if (result == KIND_OK)
        result = kind->driver->record(taken->event, taken->lane->stream);
    if (result == KIND_OK) {
        *copy = taken;
    } else {
        clear_lane(kind->driver, taken->lane);
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
