/*
 * Copies and fills by Level Zero devices.
 */
#include <stdlib.h>
#include <string.h>

#include "ze.h"

/* A copy, with an event that is signaled when the copy is complete. */
struct kind_copy {
    struct kind_copy *next; /* next in the list driver.spare of unused copies */
    struct driver *driver;
    ze_event_handle_t event;
};

enum { POOL_COPIES = 64 };

struct copy_pool {
    struct copy_pool *next;
    ze_event_pool_handle_t events;
    struct kind_copy copies[POOL_COPIES];
};

/* Blocks to be copied, or one block to be filled with `value`. */
struct blocks {
    char *dest;
    const char *source;
    size_t dest_step, source_step;
    size_t block, count;
    unsigned char value;
};

/* Appends commands that process the blocks and then signal `event`. */
typedef ze_result_t append_function(ze_command_list_handle_t list, const struct blocks *blocks,
                                    ze_event_handle_t event);

static ze_result_t ze_copy_append_copy(ze_command_list_handle_t list, const struct blocks *blocks,
                                       ze_event_handle_t event)
{
    return ze.zeCommandListAppendMemoryCopy(list, blocks->dest, blocks->source, blocks->block,
                                            event, 0, NULL);
}

static ze_result_t ze_copy_append_fill(ze_command_list_handle_t list, const struct blocks *blocks,
                                       ze_event_handle_t event)
{
    return ze.zeCommandListAppendMemoryFill(list, blocks->dest, &blocks->value,
                                            sizeof blocks->value, blocks->block, event, 0, NULL);
}

static ze_result_t ze_copy_append_region(ze_command_list_handle_t list, const struct blocks *blocks,
                                         ze_event_handle_t event)
{
    const ze_copy_region_t region = {.width = (uint32_t)blocks->block,
                                     .height = (uint32_t)blocks->count};
    return ze.zeCommandListAppendMemoryCopyRegion(
        list, blocks->dest, &region, (uint32_t)blocks->dest_step, 0, blocks->source, &region,
        (uint32_t)blocks->source_step, 0, event, 0, NULL);
}

/* Appends one command for each block. If a command cannot be appended, waits for the commands
 * that were appended, because the device executes them in any case. */
static ze_result_t ze_copy_append_each(ze_command_list_handle_t list, const struct blocks *blocks,
                                       ze_event_handle_t event)
{
    ze_result_t failure = ZE_RESULT_SUCCESS;
    for (size_t i = 0; i < blocks->count && failure == ZE_RESULT_SUCCESS; i++)
        failure = ze.zeCommandListAppendMemoryCopy(list, blocks->dest + i * blocks->dest_step,
                                                   blocks->source + i * blocks->source_step,
                                                   blocks->block, NULL, 0, NULL);
    ze_result_t barrier = ze.zeCommandListAppendBarrier(list, event, 0, NULL);
    if (failure == ZE_RESULT_SUCCESS || barrier != ZE_RESULT_SUCCESS)
        return failure == ZE_RESULT_SUCCESS ? barrier : failure;
    if (ze.zeEventHostSynchronize(event, UINT64_MAX) == ZE_RESULT_SUCCESS)
        ze.zeEventHostReset(event);
    return failure;
}

/* Returned for a copy that was complete when it began. */
static struct kind_copy already_complete;

static void ze_copy_give_back_copy(struct kind_copy *copy)
{
    struct driver *driver = copy->driver;
    pthread_mutex_lock(&driver->mutex);
    copy->next = driver->spare;
    driver->spare = copy;
    pthread_mutex_unlock(&driver->mutex);
}

static void ze_copy_destroy_pool(struct copy_pool *pool)
{
    for (int i = 0; i < POOL_COPIES && pool->copies[i].event != NULL; i++)
        ze_check("zeEventDestroy", ze.zeEventDestroy(pool->copies[i].event));
    ze_check("zeEventPoolDestroy", ze.zeEventPoolDestroy(pool->events));
    free(pool);
}

static enum kind_result ze_copy_create_events(struct driver *driver, struct copy_pool *pool)
{
    for (uint32_t i = 0; i < POOL_COPIES; i++) {
        const ze_event_desc_t event = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
                                       .index = i,
                                       .signal = ZE_EVENT_SCOPE_FLAG_HOST,
                                       .wait = ZE_EVENT_SCOPE_FLAG_HOST};
        struct kind_copy *copy = &pool->copies[i];
        copy->driver = driver;
        enum kind_result result =
            ze_check("zeEventCreate", ze.zeEventCreate(pool->events, &event, &copy->event));
        if (result != KIND_OK)
            return result;
    }
    return KIND_OK;
}

/* Creates an event pool, and adds unused copies that use its events to driver->spare. The caller
 * holds the driver's mutex. */
static enum kind_result ze_copy_add_pool(struct driver *driver)
{
    const ze_event_pool_desc_t description = {.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
                                              .flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE,
                                              .count = POOL_COPIES};
    struct copy_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return kind_fail(KIND_FAILED, "out of host memory for device copies");
    enum kind_result result =
        ze_check("zeEventPoolCreate",
                 ze.zeEventPoolCreate(driver->context, &description, 0, NULL, &pool->events));
    if (result != KIND_OK) {
        free(pool);
        return result;
    }
    result = ze_copy_create_events(driver, pool);
    if (result != KIND_OK) {
        ze_copy_destroy_pool(pool);
        return result;
    }
    for (int i = 0; i < POOL_COPIES; i++) {
        pool->copies[i].next = driver->spare;
        driver->spare = &pool->copies[i];
    }
    pool->next = driver->pools;
    driver->pools = pool;
    return KIND_OK;
}

/* Takes an unused copy from driver->spare. Sets *copy to NULL on failure. */
static enum kind_result ze_copy_take_copy(struct driver *driver, struct kind_copy **copy)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&driver->mutex);
    if (driver->spare == NULL)
        result = ze_copy_add_pool(driver);
    *copy = driver->spare;
    if (*copy != NULL)
        driver->spare = (*copy)->next;
    pthread_mutex_unlock(&driver->mutex);
    return result;
}

/* Creates the command list, if it does not exist. The caller holds command_list->mutex. */
static enum kind_result ze_copy_make_list(const struct device *device, uint32_t number,
                                          struct command_list *command_list)
{
    if (command_list->list != NULL)
        return KIND_OK;
    const ze_command_queue_desc_t queue = {
        .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
        .ordinal = device->group,
        .index = number % device->n_queues,
        .flags = device->n_queues > 1 ? ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY : 0,
        .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS};
    return ze_check("zeCommandListCreateImmediate",
                    ze.zeCommandListCreateImmediate(device->driver->context, device->handle, &queue,
                                                    &command_list->list));
}

/* Starts an operation on a device. `call` is the name of the driver's function for error
 * messages. */
static enum kind_result ze_copy_start_copy(struct device *device, append_function *append,
                                           const char *call, const struct blocks *blocks,
                                           struct kind_copy **copy)
{
    enum kind_result result = ze_copy_take_copy(device->driver, copy);
    if (*copy == NULL)
        return result;
    uint32_t number =
        atomic_fetch_add_explicit(&device->next_list, 1, memory_order_relaxed) % COMMAND_LISTS;
    struct command_list *command_list = &device->command_lists[number];
    pthread_mutex_lock(&command_list->mutex);
    result = ze_copy_make_list(device, number, command_list);
    if (result == KIND_OK)
        result = ze_check(call, append(command_list->list, blocks, (*copy)->event));
    pthread_mutex_unlock(&command_list->mutex);
    if (result != KIND_OK)
        ze_copy_give_back_copy(*copy);
    return result;
}

/* Waits until the copy is complete, at most for `nanoseconds`, and sets *done. If the copy has
 * failed, its event is not reused, because it may still be signaled. */
static enum kind_result ze_copy_finish_copy(struct kind_copy *copy, uint64_t nanoseconds,
                                            bool *done)
{
    *done = true;
    if (copy == &already_complete)
        return KIND_OK;
    ze_result_t status = ze.zeEventHostSynchronize(copy->event, nanoseconds);
    if (status == ZE_RESULT_NOT_READY) {
        *done = false;
        return KIND_OK;
    }
    enum kind_result result = ze_check("zeEventHostSynchronize", status);
    if (result == KIND_OK)
        result = ze_check("zeEventHostReset", ze.zeEventHostReset(copy->event));
    if (result == KIND_OK)
        ze_copy_give_back_copy(copy);
    return result;
}

static enum kind_result ze_copy_run(struct device *device, append_function *append,
                                    const char *call, const struct blocks *blocks)
{
    struct kind_copy *copy;
    bool done;
    enum kind_result result = ze_copy_start_copy(device, append, call, blocks, &copy);
    return result == KIND_OK ? ze_copy_finish_copy(copy, UINT64_MAX, &done) : result;
}

/* How a copy is executed. */
struct copy_route {
    /* The device that executes the copy. NULL: the CPU copies, or `staged` is set. */
    struct device *device;
    /* No device can access both source and destination, so the data pass through host memory in
     * chunks. */
    bool staged;
};

static bool ze_copy_reaches(const struct device *device, const struct device *other)
{
    ze_bool_t yes = 0;
    return device->driver == other->driver &&
           ze.zeDeviceCanAccessPeer(device->handle, other->handle, &yes) == ZE_RESULT_SUCCESS &&
           yes;
}

/* Selects how to copy. A copy between two devices is executed by the source's device if it can
 * access the destination, because a remote write is faster than a remote read. */
static enum kind_result ze_copy_find_route(const void *dest, const void *source,
                                           struct copy_route *copy_route)
{
    struct allocation to, from;
    enum kind_result result = ze_find_allocation(dest, &to);
    if (result == KIND_OK)
        result = ze_find_allocation(source, &from);
    if (result != KIND_OK)
        return result;
    *copy_route = (struct copy_route){from.device == NULL ? to.device : from.device, false};
    if (from.device == NULL || to.device == NULL || from.device == to.device ||
        ze_copy_reaches(from.device, to.device))
        return KIND_OK;
    if (ze_copy_reaches(to.device, from.device))
        copy_route->device = to.device;
    else
        *copy_route = (struct copy_route){NULL, true};
    return KIND_OK;
}

/* Size in bytes of the staging buffer for copies that no device can execute directly. */
#define STAGING_BYTES ((size_t)1 << 20)

static size_t ze_copy_chunk_bytes(size_t bytes)
{
    return bytes < STAGING_BYTES ? bytes : STAGING_BYTES;
}

static enum kind_result ze_copy_staged(char *dest, const char *source, size_t bytes)
{
    void *staging = malloc(ze_copy_chunk_bytes(bytes));
    if (staging == NULL)
        return kind_fail(KIND_FAILED, "out of host memory for a staging buffer");
    enum kind_result result = KIND_OK;
    for (size_t done = 0; done < bytes && result == KIND_OK;
         done += ze_copy_chunk_bytes(bytes - done)) {
        size_t chunk = ze_copy_chunk_bytes(bytes - done);
        result = ze_copy(staging, source + done, chunk);
        if (result == KIND_OK)
            result = ze_copy(dest + done, staging, chunk);
    }
    free(staging);
    return result;
}

/* Begins a copy along the given route. Copies by a device complete later; all others are complete
 * at return. */
static enum kind_result ze_copy_begin_route(const struct copy_route *copy_route, void *dest,
                                            const void *source, size_t bytes,
                                            struct kind_copy **copy)
{
    const struct blocks blocks = {.dest = dest, .source = source, .block = bytes, .count = 1};
    *copy = &already_complete;
    if (copy_route->staged)
        return ze_copy_staged(dest, source, bytes);
    if (copy_route->device != NULL)
        return ze_copy_start_copy(copy_route->device, ze_copy_append_copy,
                                  "zeCommandListAppendMemoryCopy", &blocks, copy);
    memcpy(dest, source, bytes);
    return KIND_OK;
}

enum kind_result ze_copy_begin(void *dest, const void *source, size_t bytes,
                               struct kind_copy **copy)
{
    struct copy_route copy_route;
    enum kind_result result = ze_copy_find_route(dest, source, &copy_route);
    return result == KIND_OK ? ze_copy_begin_route(&copy_route, dest, source, bytes, copy) : result;
}

enum kind_result ze_copy_test(struct kind_copy *copy, bool *done)
{
    return ze_copy_finish_copy(copy, 0, done);
}

enum kind_result ze_copy(void *dest, const void *source, size_t bytes)
{
    struct kind_copy *copy;
    bool done;
    enum kind_result result = ze_copy_begin(dest, source, bytes, &copy);
    return result == KIND_OK ? ze_copy_finish_copy(copy, UINT64_MAX, &done) : result;
}

/* Returns true if one command (zeCommandListAppendMemoryCopyRegion) can copy the blocks. The
 * parameters of this command have 32 bits, and its rows must not overlap. */
static bool ze_copy_is_region(const struct blocks *blocks)
{
    return blocks->dest_step >= blocks->block && blocks->source_step >= blocks->block &&
           blocks->dest_step <= UINT32_MAX && blocks->source_step <= UINT32_MAX &&
           blocks->count <= UINT32_MAX;
}

static enum kind_result ze_copy_each(const struct copy_route *copy_route,
                                     const struct blocks *blocks)
{
    enum kind_result result = KIND_OK;
    for (size_t i = 0; i < blocks->count && result == KIND_OK; i++) {
        struct kind_copy *copy; /* unused: the CPU copies, so each copy is complete at once */
        result =
            ze_copy_begin_route(copy_route, blocks->dest + i * blocks->dest_step,
                                blocks->source + i * blocks->source_step, blocks->block, &copy);
    }
    return result;
}

enum kind_result ze_copy_blocks(void *dest, size_t dest_step, const void *source,
                                size_t source_step, size_t block, size_t count)
{
    const struct blocks blocks = {.dest = dest,
                                  .source = source,
                                  .dest_step = dest_step,
                                  .source_step = source_step,
                                  .block = block,
                                  .count = count};
    struct copy_route copy_route;
    if (count == 1 || (dest_step == block && source_step == block))
        return ze_copy(dest, source, block * count);
    enum kind_result result = ze_copy_find_route(dest, source, &copy_route);
    if (result != KIND_OK)
        return result;
    if (copy_route.device == NULL)
        return ze_copy_each(&copy_route, &blocks);
    if (ze_copy_is_region(&blocks))
        return ze_copy_run(copy_route.device, ze_copy_append_region,
                           "zeCommandListAppendMemoryCopyRegion", &blocks);
    return ze_copy_run(copy_route.device, ze_copy_append_each, "zeCommandListAppendMemoryCopy",
                       &blocks);
}

enum kind_result ze_fill(void *memory, unsigned char value, size_t bytes)
{
    const struct blocks blocks = {.dest = memory, .block = bytes, .count = 1, .value = value};
    struct allocation allocation;
    enum kind_result result = ze_find_allocation(memory, &allocation);
    if (result != KIND_OK)
        return result;
    if (allocation.device != NULL)
        return ze_copy_run(allocation.device, ze_copy_append_fill, "zeCommandListAppendMemoryFill",
                           &blocks);
    memset(memory, value, bytes);
    return KIND_OK;
}
