/*
 * Memory of Level Zero devices: the device of an address, and allocation.
 */
#include "ze.h"

/* Returns true if `handle` denotes a sub-device (tile) of the device. Drivers may report a tile
 * instead of the whole device. */
static bool ze_memory_has_part(const struct device *device, ze_device_handle_t handle)
{
    enum { MOST = 16 };
    ze_device_handle_t parts[MOST];
    uint32_t count = MOST;
    if (ze.zeDeviceGetSubDevices(device->handle, &count, parts) != ZE_RESULT_SUCCESS)
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (parts[i] == handle)
            return true;
    return false;
}

/* Returns the device of a handle. If no device matches, returns the first one, because each device
 * of a driver can process all of the driver's memory. */
static struct device *ze_memory_device_of_handle(struct driver *driver, ze_device_handle_t handle)
{
    for (int i = 0; i < driver->n_devices; i++)
        if (driver->devices[i].handle == handle)
            return &driver->devices[i];
    for (int i = 0; i < driver->n_devices; i++)
        if (ze_memory_has_part(&driver->devices[i], handle))
            return &driver->devices[i];
    return &driver->devices[0];
}

enum kind_result ze_find_allocation(const void *address, struct allocation *allocation)
{
    *allocation = (struct allocation){.device = NULL};
    if (address == NULL || ze_device_count() == 0)
        return KIND_OK;
    for (int i = 0; i < ze_opened.n_drivers && allocation->device == NULL; i++) {
        struct driver *driver = &ze_opened.drivers[i];
        ze_memory_allocation_properties_t memory = {
            .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
        ze_device_handle_t handle = NULL;
        enum kind_result result =
            ze_check("zeMemGetAllocProperties",
                     ze.zeMemGetAllocProperties(driver->context, address, &memory, &handle));
        if (result != KIND_OK)
            return result;
        if (memory.type == ZE_MEMORY_TYPE_DEVICE)
            *allocation =
                (struct allocation){ze_memory_device_of_handle(driver, handle), memory.id};
    }
    return KIND_OK;
}

enum kind_result ze_find_device_memory(const void *address, struct allocation *allocation)
{
    enum kind_result result = ze_find_allocation(address, allocation);
    if (result == KIND_OK && allocation->device == NULL)
        return kind_fail(KIND_FAILED, "%p is not in memory of a Level Zero device", address);
    return result;
}

bool ze_owns(const void *address, int *device)
{
    struct allocation allocation;
    if (ze_find_allocation(address, &allocation) != KIND_OK || allocation.device == NULL)
        return false;
    *device = allocation.device->number;
    return true;
}

enum kind_result ze_allocate(int number, size_t bytes, size_t alignment, void **memory)
{
    const struct device *device = ze_numbered_device(number);
    if (device == NULL)
        return KIND_FAILED;
    ze_relaxed_allocation_limits_exp_desc_t relaxed = {
        .stype = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC,
        .flags = ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE};
    ze_device_mem_alloc_desc_t description = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC,
                                              .pNext = bytes > device->longest ? &relaxed : NULL};
    return ze_check("zeMemAllocDevice",
                    ze.zeMemAllocDevice(device->driver->context, &description, bytes, alignment,
                                        device->handle, memory));
}
