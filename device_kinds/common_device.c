#include "common_device.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Opening ---- */

static struct common_device *common_device_new_devices(int count)
{
    struct common_device *devices = calloc((size_t)count, sizeof *devices);
    for (int i = 0; devices != NULL && i < count; i++)
        pthread_mutex_init(&devices[i].lock, NULL);
    return devices;
}

static void common_device_open_driver(struct common_kind *kind)
{
    int count = kind->driver->open();
    kind->process = common_process_number();
    kind->devices = count > 0 ? common_device_new_devices(count) : NULL;
    if (count > 0 && kind->devices == NULL)
        kind_fail(KIND_FAILED, "out of host memory for the data of %d devices", count);
    kind->n_devices = kind->devices == NULL ? 0 : count;
    if (kind->n_devices == 0)
        snprintf(kind->no_device_reason, sizeof kind->no_device_reason, "%s", kind_message());
    atomic_store(&kind->opened, true);
}

/* Returns the number of devices. Opens the driver at the first call. */
static int common_device_devices_of(struct common_kind *kind)
{
    if (!atomic_load(&kind->opened)) {
        pthread_mutex_lock(&kind->lock);
        if (!atomic_load(&kind->opened))
            common_device_open_driver(kind);
        pthread_mutex_unlock(&kind->lock);
    }
    return kind->n_devices;
}

int common_count(struct common_kind *kind)
{
    int count = common_device_devices_of(kind);
    if (count == 0)
        kind_fail(KIND_FAILED, "%s", kind->no_device_reason);
    return count;
}

enum kind_result common_check_device(struct common_kind *kind, int device)
{
    int count = common_count(kind);
    if (count == 0)
        return KIND_FAILED;
    if (device < 0 || device >= count)
        return kind_fail(KIND_FAILED, "%s device %d does not exist: the number of devices is %d",
                         kind->driver->name, device, count);
    return KIND_OK;
}

enum kind_result common_describe(struct common_kind *kind, int device,
                                 struct kind_device *description)
{
    enum kind_result result = common_check_device(kind, device);
    if (result != KIND_OK)
        return result;
    memset(description, 0, sizeof *description);
    return kind->driver->describe(device, description);
}

enum kind_result common_enter(struct common_kind *kind, int device, struct common_before *before)
{
    enum kind_result result = common_check_device(kind, device);
    if (result == KIND_OK)
        result = kind->driver->enter(device, before);
    if (result == KIND_OK)
        atomic_store(&kind->device, device);
    return result;
}

/* ---- Memory ---- */

bool common_owns(struct common_kind *kind, const void *address, int *device)
{
    return common_device_devices_of(kind) > 0 && kind->driver->locate(address, device);
}

int common_device_at(struct common_kind *kind, const void *address)
{
    int device;
    return common_owns(kind, address, &device) ? device : -1;
}

/* Allocates `alignment` additional bytes, and returns an aligned address inside the allocation. */
static enum kind_result common_device_allocate_longer(const struct common_driver *driver,
                                                      size_t bytes, size_t alignment, void **memory)
{
    if (bytes > SIZE_MAX - alignment)
        return kind_fail(KIND_NO_MEMORY, "%s: %zu bytes are more than any device can have",
                         driver->name, bytes);
    void *base;
    enum kind_result result = driver->allocate(bytes + alignment, &base);
    if (result == KIND_OK)
        *memory = (char *)base + (-(uintptr_t)base & (alignment - 1));
    return result;
}

/* Allocates aligned memory. Drivers usually align large allocations sufficiently, so tries without
 * additional bytes first. */
static enum kind_result common_device_allocate_aligned(const struct common_driver *driver,
                                                       size_t bytes, size_t alignment,
                                                       void **memory)
{
    enum kind_result result = driver->allocate(bytes, memory);
    if (result != KIND_OK || ((uintptr_t)*memory & (alignment - 1)) == 0)
        return result;
    result = driver->release(*memory);
    return result == KIND_OK ? common_device_allocate_longer(driver, bytes, alignment, memory)
                             : result;
}

enum kind_result common_allocate(struct common_kind *kind, int device, size_t bytes,
                                 size_t alignment, void **memory)
{
    struct common_before before;
    enum kind_result result = common_enter(kind, device, &before);
    if (result != KIND_OK)
        return result;
    result = common_device_allocate_aligned(kind->driver, bytes, alignment, memory);
    kind->driver->leave(&before);
    return result;
}

enum kind_result common_enter_at(struct common_kind *kind, const void *memory, char **base,
                                 size_t *bytes, struct common_before *before)
{
    int device = common_device_at(kind, memory);
    if (device < 0)
        return kind_fail(KIND_UNSUPPORTED, "%p is not in memory of a %s device", memory,
                         kind->driver->name);
    enum kind_result result = common_enter(kind, device, before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->range(memory, base, bytes);
    if (result != KIND_OK)
        kind->driver->leave(before);
    return result;
}

enum kind_result common_release(struct common_kind *kind, void *memory)
{
    char *base = NULL;
    size_t bytes = 0;
    struct common_before before;
    enum kind_result result = common_enter_at(kind, memory, &base, &bytes, &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->release(base);
    kind->driver->leave(&before);
    return result;
}

/* ---- Host memory ---- */

/* Registers host memory with the device that was used last. Any device can register it, but a
 * device that was never used would have to be initialized first. */
enum kind_result common_register_host(struct common_kind *kind, void *memory, size_t bytes)
{
    struct common_before before;
    enum kind_result result = common_enter(kind, atomic_load(&kind->device), &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->register_host(memory, bytes);
    kind->driver->leave(&before);
    return result;
}

enum kind_result common_unregister_host(struct common_kind *kind, void *memory)
{
    struct common_before before;
    enum kind_result result = common_enter(kind, atomic_load(&kind->device), &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->unregister_host(memory);
    kind->driver->leave(&before);
    return result;
}
