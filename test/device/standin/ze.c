/*
 * A stand-in for a Level Zero driver. The system's loader opens it if ZE_ENABLE_ALT_DRIVERS names
 * it, and asks for its function tables. It implements the functions that device_kinds/ze.c calls,
 * and reports errors where drivers may be lenient: if two threads use a list at once, if an event
 * is reused without a reset, and if a device cannot access memory.
 *
 * With STANDIN_ZE_OPAQUE, IPC handles contain the exporting process, and the driver opens the
 * descriptor, as newer Intel drivers do.
 */
#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zes_ddi.h>
#include <level_zero/zet_ddi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "standin.h"

struct _ze_driver_handle_t {
    int unused;
};

struct _ze_device_handle_t {
    int number;
};

struct _ze_context_handle_t {
    int unused;
};

struct _ze_command_list_handle_t {
    struct standin_stream *stream;
    atomic_flag busy; /* set while a thread appends to the list */
};

struct _ze_event_pool_handle_t {
    uint32_t count, n_events;
};

/* An event is signaled when its stream has executed this number of operations. */
struct _ze_event_handle_t {
    struct _ze_event_pool_handle_t *pool;
    struct standin_stream *stream; /* NULL: no operation will signal it */
    uint64_t operations;
};

enum { MOST_DEVICES = 16 };

static struct _ze_driver_handle_t the_driver;
static struct _ze_device_handle_t devices[MOST_DEVICES];

static ze_result_t result_of(enum standin_result result)
{
    switch (result) {
    case STANDIN_OK:
        return ZE_RESULT_SUCCESS;
    case STANDIN_NO_MEMORY:
        return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    case STANDIN_NOT_READY:
        return ZE_RESULT_NOT_READY;
    case STANDIN_LOST:
        return ZE_RESULT_ERROR_DEVICE_LOST;
    case STANDIN_INVALID:
    case STANDIN_REFUSED:
    case STANDIN_OWN_MEMORY:
    case STANDIN_IMPORTED:
        break;
    }
    return ZE_RESULT_ERROR_INVALID_ARGUMENT;
}

/* ---- The driver and its one context ---- */

static ze_result_t ZE_APICALL init(ze_init_flags_t flags)
{
    (void)flags;
    for (int i = 0; i < MOST_DEVICES; i++)
        devices[i].number = i;
    return standin_devices() > 0 ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_UNINITIALIZED;
}

/* Implements the convention for lists with `all` entries: sets *count to the number that the
 * caller gets. Returns true if the caller wants the entries. */
static bool answer_count(uint32_t *count, uint32_t all, const void *room)
{
    if (*count == 0 || *count > all)
        *count = all;
    return room != NULL;
}

static ze_result_t ZE_APICALL get_drivers(uint32_t *count, ze_driver_handle_t *drivers)
{
    bool fill = *count > 0 && drivers != NULL;
    *count = 1;
    if (fill)
        drivers[0] = &the_driver;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL get_api_version(ze_driver_handle_t driver, ze_api_version_t *version)
{
    (void)driver;
    *version = ZE_API_VERSION_CURRENT;
    return ZE_RESULT_SUCCESS;
}

/* Newer loaders call this themselves. */
static ze_result_t ZE_APICALL get_driver_properties(ze_driver_handle_t driver,
                                                    ze_driver_properties_t *properties)
{
    (void)driver;
    properties->driverVersion = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL import_external_pointer(ze_driver_handle_t driver, void *memory,
                                                      size_t bytes)
{
    if (driver != &the_driver)
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    return result_of(standin_register_host(memory, bytes));
}

static ze_result_t ZE_APICALL release_imported_pointer(ze_driver_handle_t driver, void *memory)
{
    if (driver != &the_driver)
        return ZE_RESULT_ERROR_INVALID_NULL_HANDLE;
    return result_of(standin_unregister_host(memory));
}

static ze_result_t ZE_APICALL get_extension(ze_driver_handle_t driver, const char *name,
                                            void **function)
{
    (void)driver;
    ze_result_t(ZE_APICALL * import)(ze_driver_handle_t, void *, size_t) = import_external_pointer;
    ze_result_t(ZE_APICALL * end)(ze_driver_handle_t, void *) = release_imported_pointer;
    if (strcmp(name, "zexDriverImportExternalPointer") == 0)
        memcpy(function, &import, sizeof import);
    else if (strcmp(name, "zexDriverReleaseImportedPointer") == 0)
        memcpy(function, &end, sizeof end);
    else
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL create_context(ze_driver_handle_t driver,
                                             const ze_context_desc_t *description,
                                             ze_context_handle_t *context)
{
    (void)driver;
    if (description->stype != ZE_STRUCTURE_TYPE_CONTEXT_DESC)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    *context = calloc(1, sizeof **context);
    return *context == NULL ? ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY : ZE_RESULT_SUCCESS;
}

/* ---- Devices ---- */

static ze_result_t ZE_APICALL get_devices(ze_driver_handle_t driver, uint32_t *count,
                                          ze_device_handle_t *handles)
{
    (void)driver;
    if (*count == 0)
        handles = NULL;
    if (answer_count(count, (uint32_t)standin_devices(), handles))
        for (uint32_t i = 0; i < *count; i++)
            handles[i] = &devices[i];
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL get_sub_devices(ze_device_handle_t device, uint32_t *count,
                                              ze_device_handle_t *parts)
{
    (void)device, (void)parts;
    *count = 0;
    return ZE_RESULT_SUCCESS;
}

/* A larger allocation needs the relaxed-limits descriptor. */
static size_t longest_allocation(const struct standin_device *device)
{
    return device->memory / 2;
}

static ze_result_t ZE_APICALL get_device_properties(ze_device_handle_t device,
                                                    ze_device_properties_t *properties)
{
    struct standin_device description;
    ze_result_t result = result_of(standin_describe(device->number, &description));
    if (result != ZE_RESULT_SUCCESS || properties->stype != ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    *properties = (ze_device_properties_t){.stype = properties->stype,
                                           .type = ZE_DEVICE_TYPE_GPU,
                                           .maxMemAllocSize = longest_allocation(&description)};
    memcpy(properties->uuid.id, description.uuid, sizeof properties->uuid.id);
    snprintf(properties->name, sizeof properties->name, "stand-in for a Level Zero device");
    return ZE_RESULT_SUCCESS;
}

/* Two kinds of memory, with half of the size each. */
static ze_result_t ZE_APICALL get_memory_properties(ze_device_handle_t device, uint32_t *count,
                                                    ze_device_memory_properties_t *properties)
{
    struct standin_device description;
    ze_result_t result = result_of(standin_describe(device->number, &description));
    if (result != ZE_RESULT_SUCCESS)
        return result;
    if (answer_count(count, 2, properties))
        for (uint32_t i = 0; i < *count; i++)
            properties[i].totalSize = (description.memory + i) / 2;
    return ZE_RESULT_SUCCESS;
}

/* As on Intel devices: one queue for all commands, and others that only copy. */
enum { GROUP_MAIN, GROUP_COPY, GROUPS };

static const uint32_t queues_of_group[GROUPS] = {1, 3};

static ze_result_t ZE_APICALL get_queue_groups(ze_device_handle_t device, uint32_t *count,
                                               ze_command_queue_group_properties_t *properties)
{
    (void)device;
    if (!answer_count(count, GROUPS, properties))
        return ZE_RESULT_SUCCESS;
    for (uint32_t i = 0; i < *count; i++) {
        properties[i].flags = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY;
        if (i == GROUP_MAIN)
            properties[i].flags |= ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE;
        properties[i].maxMemoryFillPatternSize = 1;
        properties[i].numQueues = queues_of_group[i];
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL can_access_peer(ze_device_handle_t device, ze_device_handle_t peer,
                                              ze_bool_t *can)
{
    *can = standin_reaches(device->number, peer->number);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL get_pci(ze_device_handle_t device,
                                      ze_pci_ext_properties_t *properties)
{
    struct standin_device description;
    ze_pci_address_ext_t *address = &properties->address;
    ze_result_t result = result_of(standin_describe(device->number, &description));
    if (result != ZE_RESULT_SUCCESS || properties->stype != ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    int numbers = sscanf(description.pci, "%x:%x:%x.%x", &address->domain, &address->bus,
                         &address->device, &address->function);
    return numbers == 4 ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_UNKNOWN;
}

/* ---- Memory ---- */

static bool is_relaxed(const ze_device_mem_alloc_desc_t *description)
{
    const ze_relaxed_allocation_limits_exp_desc_t *relaxed = description->pNext;
    return relaxed != NULL &&
           relaxed->stype == ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC &&
           (relaxed->flags & ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE) != 0;
}

static ze_result_t ZE_APICALL allocate(ze_context_handle_t context,
                                       const ze_device_mem_alloc_desc_t *description, size_t bytes,
                                       size_t alignment, ze_device_handle_t device, void **memory)
{
    (void)context;
    struct standin_device standin;
    ze_result_t result = result_of(standin_describe(device->number, &standin));
    if (result != ZE_RESULT_SUCCESS ||
        description->stype != ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    if (bytes > longest_allocation(&standin) && !is_relaxed(description))
        return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    return result_of(
        standin_allocate(device->number, bytes, alignment == 0 ? 1 : alignment, memory));
}

static ze_result_t ZE_APICALL release(ze_context_handle_t context, void *memory)
{
    (void)context;
    return result_of(standin_release(memory));
}

static ze_result_t ZE_APICALL
get_allocation_properties(ze_context_handle_t context, const void *address,
                          ze_memory_allocation_properties_t *properties, ze_device_handle_t *device)
{
    (void)context;
    struct standin_memory memory;
    if (properties->stype != ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    bool found = standin_find(address, &memory);
    properties->type = found                            ? ZE_MEMORY_TYPE_DEVICE
                       : standin_is_registered(address) ? ZE_MEMORY_TYPE_HOST
                                                        : ZE_MEMORY_TYPE_UNKNOWN;
    /* No address is ever reused, so it can serve as the ID. */
    properties->id = found ? (uintptr_t)memory.base : 0;
    if (device != NULL)
        *device = found ? &devices[memory.device] : NULL;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL get_address_range(ze_context_handle_t context, const void *address,
                                                void **base, size_t *bytes)
{
    (void)context;
    struct standin_memory memory;
    if (!standin_find(address, &memory))
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    if (base != NULL)
        *base = memory.base;
    if (bytes != NULL)
        *bytes = memory.bytes;
    return ZE_RESULT_SUCCESS;
}

/* ---- Memory of other processes ---- */

/* Contents of an IPC handle. The process is 0 if the importing program must open the descriptor. */
struct ipc_data {
    int32_t descriptor;
    int32_t unused[3];
    int32_t process;
    struct standin_export export;
};

_Static_assert(sizeof(struct ipc_data) <= ZE_MAX_IPC_HANDLE_SIZE, "an IPC handle is too long");

static ze_result_t ZE_APICALL get_ipc_handle(ze_context_handle_t context, const void *memory,
                                             ze_ipc_mem_handle_t *handle)
{
    (void)context;
    struct ipc_data data = {.descriptor = -1};
    ze_result_t result = result_of(standin_export(memory, &data.export));
    if (result != ZE_RESULT_SUCCESS)
        return result;
    data.descriptor = data.export.file;
    if (getenv("STANDIN_ZE_OPAQUE") != NULL)
        data.process = data.export.process;
    memset(handle, 0, sizeof *handle);
    memcpy(handle, &data, sizeof data);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL open_ipc_handle(ze_context_handle_t context,
                                              ze_device_handle_t device, ze_ipc_mem_handle_t handle,
                                              ze_ipc_memory_flags_t flags, void **memory)
{
    (void)context, (void)flags;
    struct ipc_data data;
    memcpy(&data, &handle, sizeof data);
    if (data.process != 0)
        return result_of(standin_import(&data.export, device->number, memory));
    return result_of(standin_import_file(&data.export, data.descriptor, device->number, memory));
}

static ze_result_t ZE_APICALL close_ipc_handle(ze_context_handle_t context, const void *memory)
{
    (void)context;
    return result_of(standin_end_import((void *)(uintptr_t)memory));
}

/* ---- Events ---- */

static ze_result_t ZE_APICALL create_event_pool(ze_context_handle_t context,
                                                const ze_event_pool_desc_t *description,
                                                uint32_t n_devices, ze_device_handle_t *handles,
                                                ze_event_pool_handle_t *pool)
{
    (void)context, (void)n_devices, (void)handles;
    if (description->stype != ZE_STRUCTURE_TYPE_EVENT_POOL_DESC ||
        (description->flags & ZE_EVENT_POOL_FLAG_HOST_VISIBLE) == 0)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    *pool = calloc(1, sizeof **pool);
    if (*pool == NULL)
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    (*pool)->count = description->count;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL destroy_event_pool(ze_event_pool_handle_t pool)
{
    if (pool->n_events > 0)
        return ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE;
    free(pool);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL create_event(ze_event_pool_handle_t pool,
                                           const ze_event_desc_t *description,
                                           ze_event_handle_t *event)
{
    if (description->stype != ZE_STRUCTURE_TYPE_EVENT_DESC || description->index >= pool->count)
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    *event = calloc(1, sizeof **event);
    if (*event == NULL)
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    (*event)->pool = pool;
    pool->n_events++;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL destroy_event(ze_event_handle_t event)
{
    event->pool->n_events--;
    free(event);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL reset_event(ze_event_handle_t event)
{
    event->stream = NULL;
    return ZE_RESULT_SUCCESS;
}

/* Waits without limit, unless the time is 0. */
static ze_result_t ZE_APICALL synchronize_event(ze_event_handle_t event, uint64_t nanoseconds)
{
    if (event->stream == NULL)
        return ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT;
    if (nanoseconds == 0)
        return result_of(standin_test(event->stream, event->operations));
    return result_of(standin_wait(event->stream, event->operations));
}

/* ---- Command lists ---- */

static ze_result_t ZE_APICALL create_list(ze_context_handle_t context, ze_device_handle_t device,
                                          const ze_command_queue_desc_t *queue,
                                          ze_command_list_handle_t *list)
{
    (void)context;
    if (queue->stype != ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC || queue->ordinal >= GROUPS ||
        queue->index >= queues_of_group[queue->ordinal] ||
        (queue->index > 0 && (queue->flags & ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY) == 0))
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    ze_command_list_handle_t made = calloc(1, sizeof *made);
    if (made == NULL)
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    ze_result_t result = result_of(standin_stream_create(device->number, &made->stream));
    if (result != ZE_RESULT_SUCCESS) {
        free(made);
        return result;
    }
    atomic_flag_clear(&made->busy);
    *list = made;
    return ZE_RESULT_SUCCESS;
}

/* Returns true if the list's device can access the address, or if the address is not device
 * memory. */
static bool list_reaches(ze_command_list_handle_t list, const void *address)
{
    struct standin_memory memory;
    return !standin_find(address, &memory) ||
           standin_reaches(standin_stream_device(list->stream), memory.device);
}

/* Called before an operation: checks that it is allowed. If it succeeds, the caller must call
 * end afterwards. */
static ze_result_t begin(ze_command_list_handle_t list, ze_event_handle_t event, uint32_t n_awaited)
{
    if (n_awaited > 0) /* waiting for events is not supported */
        return ZE_RESULT_ERROR_INVALID_SIZE;
    if (event != NULL && event->stream != NULL)
        return ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT;
    return atomic_flag_test_and_set(&list->busy) ? ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE
                                                 : ZE_RESULT_SUCCESS;
}

/* Called after an operation was submitted: the event is signaled when all operations so far are
 * complete. */
static ze_result_t end(ze_command_list_handle_t list, ze_event_handle_t event,
                       enum standin_result submitted)
{
    if (submitted == STANDIN_OK && event != NULL) {
        event->stream = list->stream;
        event->operations = standin_submitted(list->stream);
    }
    atomic_flag_clear(&list->busy);
    return result_of(submitted);
}

static ze_result_t append_blocks(ze_command_list_handle_t list, const struct standin_copy *copy,
                                 ze_event_handle_t event, uint32_t n_awaited)
{
    ze_result_t result = begin(list, event, n_awaited);
    if (result != ZE_RESULT_SUCCESS)
        return result;
    bool reached = list_reaches(list, copy->dest) && list_reaches(list, copy->source);
    return end(list, event, reached ? standin_copy(list->stream, copy) : STANDIN_REFUSED);
}

static ze_result_t ZE_APICALL append_copy(ze_command_list_handle_t list, void *dest,
                                          const void *source, size_t bytes, ze_event_handle_t event,
                                          uint32_t n_awaited, ze_event_handle_t *awaited)
{
    (void)awaited;
    const struct standin_copy copy = {.dest = dest, .source = source, .block = bytes, .count = 1};
    return append_blocks(list, &copy, event, n_awaited);
}

static bool is_at_origin(const ze_copy_region_t *region)
{
    return region->originX == 0 && region->originY == 0 && region->originZ == 0 &&
           region->depth == 0;
}

static ze_result_t ZE_APICALL append_region(
    ze_command_list_handle_t list, void *dest, const ze_copy_region_t *dest_region,
    uint32_t dest_pitch, uint32_t dest_slice_pitch, const void *source,
    const ze_copy_region_t *source_region, uint32_t source_pitch, uint32_t source_slice_pitch,
    ze_event_handle_t event, uint32_t n_awaited, ze_event_handle_t *awaited)
{
    (void)awaited, (void)dest_slice_pitch, (void)source_slice_pitch;
    if (!is_at_origin(dest_region) || !is_at_origin(source_region) ||
        dest_region->width != source_region->width ||
        dest_region->height != source_region->height || dest_pitch < dest_region->width ||
        source_pitch < source_region->width)
        return ZE_RESULT_ERROR_INVALID_SIZE;
    const struct standin_copy copy = {.dest = dest,
                                      .dest_step = dest_pitch,
                                      .source = source,
                                      .source_step = source_pitch,
                                      .block = source_region->width,
                                      .count = source_region->height};
    return append_blocks(list, &copy, event, n_awaited);
}

static ze_result_t ZE_APICALL append_fill(ze_command_list_handle_t list, void *memory,
                                          const void *pattern, size_t pattern_bytes, size_t bytes,
                                          ze_event_handle_t event, uint32_t n_awaited,
                                          ze_event_handle_t *awaited)
{
    (void)awaited;
    if (pattern_bytes != 1)
        return ZE_RESULT_ERROR_INVALID_SIZE;
    ze_result_t result = begin(list, event, n_awaited);
    if (result != ZE_RESULT_SUCCESS)
        return result;
    bool reached = list_reaches(list, memory);
    return end(list, event,
               reached ? standin_fill(list->stream, memory, bytes, pattern, pattern_bytes)
                       : STANDIN_REFUSED);
}

static ze_result_t ZE_APICALL append_barrier(ze_command_list_handle_t list, ze_event_handle_t event,
                                             uint32_t n_awaited, ze_event_handle_t *awaited)
{
    (void)awaited;
    ze_result_t result = begin(list, event, n_awaited);
    return result == ZE_RESULT_SUCCESS ? end(list, event, STANDIN_OK) : result;
}

/* ---- Function tables for the loader ---- */

static const ze_global_dditable_t global_table = {.pfnInit = init};

static const ze_driver_dditable_t driver_table = {.pfnGet = get_drivers,
                                                  .pfnGetApiVersion = get_api_version,
                                                  .pfnGetProperties = get_driver_properties,
                                                  .pfnGetExtensionFunctionAddress = get_extension};

static const ze_device_dditable_t device_table = {.pfnGet = get_devices,
                                                  .pfnGetSubDevices = get_sub_devices,
                                                  .pfnGetProperties = get_device_properties,
                                                  .pfnGetCommandQueueGroupProperties =
                                                      get_queue_groups,
                                                  .pfnGetMemoryProperties = get_memory_properties,
                                                  .pfnCanAccessPeer = can_access_peer,
                                                  .pfnPciGetPropertiesExt = get_pci};

static const ze_context_dditable_t context_table = {.pfnCreate = create_context};

static const ze_command_list_dditable_t command_list_table = {.pfnCreateImmediate = create_list,
                                                              .pfnAppendBarrier = append_barrier,
                                                              .pfnAppendMemoryCopy = append_copy,
                                                              .pfnAppendMemoryFill = append_fill,
                                                              .pfnAppendMemoryCopyRegion =
                                                                  append_region};

static const ze_event_pool_dditable_t event_pool_table = {.pfnCreate = create_event_pool,
                                                          .pfnDestroy = destroy_event_pool};

static const ze_event_dditable_t event_table = {.pfnCreate = create_event,
                                                .pfnDestroy = destroy_event,
                                                .pfnHostSynchronize = synchronize_event,
                                                .pfnHostReset = reset_event};

static const ze_mem_dditable_t mem_table = {.pfnAllocDevice = allocate,
                                            .pfnFree = release,
                                            .pfnGetAllocProperties = get_allocation_properties,
                                            .pfnGetAddressRange = get_address_range,
                                            .pfnGetIpcHandle = get_ipc_handle,
                                            .pfnOpenIpcHandle = open_ipc_handle,
                                            .pfnCloseIpcHandle = close_ipc_handle};

static ze_result_t give_table(void *table, const void *content, size_t bytes)
{
    if (content == NULL)
        memset(table, 0, bytes);
    else
        memcpy(table, content, bytes);
    return ZE_RESULT_SUCCESS;
}

#define DEFINE_TABLE(NAME, TABLE, CONTENT)                                                         \
    ze_result_t ZE_APICALL NAME(ze_api_version_t version, TABLE *table)                            \
    {                                                                                              \
        (void)version;                                                                             \
        return give_table(table, CONTENT, sizeof *table);                                          \
    }

#define DEFINE_EMPTY_TABLE(NAME, TABLE) DEFINE_TABLE(NAME, TABLE, NULL)

DEFINE_TABLE(zeGetGlobalProcAddrTable, ze_global_dditable_t, &global_table)
DEFINE_TABLE(zeGetDriverProcAddrTable, ze_driver_dditable_t, &driver_table)
DEFINE_TABLE(zeGetDeviceProcAddrTable, ze_device_dditable_t, &device_table)
DEFINE_TABLE(zeGetContextProcAddrTable, ze_context_dditable_t, &context_table)
DEFINE_TABLE(zeGetCommandListProcAddrTable, ze_command_list_dditable_t, &command_list_table)
DEFINE_TABLE(zeGetEventPoolProcAddrTable, ze_event_pool_dditable_t, &event_pool_table)
DEFINE_TABLE(zeGetEventProcAddrTable, ze_event_dditable_t, &event_table)
DEFINE_TABLE(zeGetMemProcAddrTable, ze_mem_dditable_t, &mem_table)

/* The loader rejects a driver that lacks a table. */
DEFINE_EMPTY_TABLE(zeGetDeviceExpProcAddrTable, ze_device_exp_dditable_t)
DEFINE_EMPTY_TABLE(zeGetCommandQueueProcAddrTable, ze_command_queue_dditable_t)
DEFINE_EMPTY_TABLE(zeGetImageProcAddrTable, ze_image_dditable_t)
DEFINE_EMPTY_TABLE(zeGetImageExpProcAddrTable, ze_image_exp_dditable_t)
DEFINE_EMPTY_TABLE(zeGetFenceProcAddrTable, ze_fence_dditable_t)
DEFINE_EMPTY_TABLE(zeGetEventExpProcAddrTable, ze_event_exp_dditable_t)
DEFINE_EMPTY_TABLE(zeGetModuleProcAddrTable, ze_module_dditable_t)
DEFINE_EMPTY_TABLE(zeGetModuleBuildLogProcAddrTable, ze_module_build_log_dditable_t)
DEFINE_EMPTY_TABLE(zeGetKernelProcAddrTable, ze_kernel_dditable_t)
DEFINE_EMPTY_TABLE(zeGetKernelExpProcAddrTable, ze_kernel_exp_dditable_t)
DEFINE_EMPTY_TABLE(zeGetSamplerProcAddrTable, ze_sampler_dditable_t)
DEFINE_EMPTY_TABLE(zeGetPhysicalMemProcAddrTable, ze_physical_mem_dditable_t)
DEFINE_EMPTY_TABLE(zeGetVirtualMemProcAddrTable, ze_virtual_mem_dditable_t)
DEFINE_EMPTY_TABLE(zeGetFabricVertexExpProcAddrTable, ze_fabric_vertex_exp_dditable_t)
DEFINE_EMPTY_TABLE(zeGetFabricEdgeExpProcAddrTable, ze_fabric_edge_exp_dditable_t)
DEFINE_EMPTY_TABLE(zesGetDriverProcAddrTable, zes_driver_dditable_t)
DEFINE_EMPTY_TABLE(zesGetDeviceProcAddrTable, zes_device_dditable_t)
DEFINE_EMPTY_TABLE(zesGetSchedulerProcAddrTable, zes_scheduler_dditable_t)
DEFINE_EMPTY_TABLE(zesGetPerformanceFactorProcAddrTable, zes_performance_factor_dditable_t)
DEFINE_EMPTY_TABLE(zesGetPowerProcAddrTable, zes_power_dditable_t)
DEFINE_EMPTY_TABLE(zesGetFrequencyProcAddrTable, zes_frequency_dditable_t)
DEFINE_EMPTY_TABLE(zesGetEngineProcAddrTable, zes_engine_dditable_t)
DEFINE_EMPTY_TABLE(zesGetStandbyProcAddrTable, zes_standby_dditable_t)
DEFINE_EMPTY_TABLE(zesGetFirmwareProcAddrTable, zes_firmware_dditable_t)
DEFINE_EMPTY_TABLE(zesGetMemoryProcAddrTable, zes_memory_dditable_t)
DEFINE_EMPTY_TABLE(zesGetFabricPortProcAddrTable, zes_fabric_port_dditable_t)
DEFINE_EMPTY_TABLE(zesGetTemperatureProcAddrTable, zes_temperature_dditable_t)
DEFINE_EMPTY_TABLE(zesGetPsuProcAddrTable, zes_psu_dditable_t)
DEFINE_EMPTY_TABLE(zesGetFanProcAddrTable, zes_fan_dditable_t)
DEFINE_EMPTY_TABLE(zesGetLedProcAddrTable, zes_led_dditable_t)
DEFINE_EMPTY_TABLE(zesGetRasProcAddrTable, zes_ras_dditable_t)
DEFINE_EMPTY_TABLE(zesGetDiagnosticsProcAddrTable, zes_diagnostics_dditable_t)
DEFINE_EMPTY_TABLE(zetGetDeviceProcAddrTable, zet_device_dditable_t)
DEFINE_EMPTY_TABLE(zetGetContextProcAddrTable, zet_context_dditable_t)
DEFINE_EMPTY_TABLE(zetGetCommandListProcAddrTable, zet_command_list_dditable_t)
DEFINE_EMPTY_TABLE(zetGetModuleProcAddrTable, zet_module_dditable_t)
DEFINE_EMPTY_TABLE(zetGetKernelProcAddrTable, zet_kernel_dditable_t)
DEFINE_EMPTY_TABLE(zetGetMetricGroupProcAddrTable, zet_metric_group_dditable_t)
DEFINE_EMPTY_TABLE(zetGetMetricGroupExpProcAddrTable, zet_metric_group_exp_dditable_t)
DEFINE_EMPTY_TABLE(zetGetMetricProcAddrTable, zet_metric_dditable_t)
DEFINE_EMPTY_TABLE(zetGetMetricStreamerProcAddrTable, zet_metric_streamer_dditable_t)
DEFINE_EMPTY_TABLE(zetGetMetricQueryPoolProcAddrTable, zet_metric_query_pool_dditable_t)
DEFINE_EMPTY_TABLE(zetGetMetricQueryProcAddrTable, zet_metric_query_dditable_t)
DEFINE_EMPTY_TABLE(zetGetTracerExpProcAddrTable, zet_tracer_exp_dditable_t)
DEFINE_EMPTY_TABLE(zetGetDebugProcAddrTable, zet_debug_dditable_t)
