/*
 * Level Zero: the devices of Intel's GPUs, by all drivers that the loader finds.
 *
 * Each driver has one context, in which all is done. Copies are appended to immediate command
 * lists, a few for each device, and each copy signals an event of its own, so that copies of
 * several threads and several copies of one thread go on together.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <level_zero/ze_api.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "common.h"
#include "kinds_built.h"

/* ---- Failures ---- */

#define RESULT(NAME) NAME, #NAME

static const struct {
    ze_result_t result;
    const char *name;
} result_names[] = {
    {RESULT(ZE_RESULT_NOT_READY)},
    {RESULT(ZE_RESULT_ERROR_DEVICE_LOST)},
    {RESULT(ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY)},
    {RESULT(ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)},
    {RESULT(ZE_RESULT_ERROR_DEVICE_REQUIRES_RESET)},
    {RESULT(ZE_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE)},
    {RESULT(ZE_RESULT_ERROR_INSUFFICIENT_PERMISSIONS)},
    {RESULT(ZE_RESULT_ERROR_NOT_AVAILABLE)},
    {RESULT(ZE_RESULT_ERROR_DEPENDENCY_UNAVAILABLE)},
    {RESULT(ZE_RESULT_ERROR_UNINITIALIZED)},
    {RESULT(ZE_RESULT_ERROR_UNSUPPORTED_VERSION)},
    {RESULT(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)},
    {RESULT(ZE_RESULT_ERROR_INVALID_ARGUMENT)},
    {RESULT(ZE_RESULT_ERROR_INVALID_NULL_HANDLE)},
    {RESULT(ZE_RESULT_ERROR_HANDLE_OBJECT_IN_USE)},
    {RESULT(ZE_RESULT_ERROR_INVALID_NULL_POINTER)},
    {RESULT(ZE_RESULT_ERROR_INVALID_SIZE)},
    {RESULT(ZE_RESULT_ERROR_UNSUPPORTED_SIZE)},
    {RESULT(ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT)},
    {RESULT(ZE_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT)},
    {RESULT(ZE_RESULT_ERROR_INVALID_ENUMERATION)},
    {RESULT(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION)},
    {RESULT(ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE)},
    {RESULT(ZE_RESULT_ERROR_OVERLAPPING_REGIONS)},
    {RESULT(ZE_RESULT_ERROR_UNKNOWN)},
};

static const char *result_name(ze_result_t result)
{
    for (size_t i = 0; i < sizeof result_names / sizeof result_names[0]; i++)
        if (result_names[i].result == result)
            return result_names[i].name;
    return "a result without a name";
}

/* What a driver's answer means to the core. */
static enum kind_result check(const char *call, ze_result_t result)
{
    if (result == ZE_RESULT_SUCCESS)
        return KIND_OK;
    kind_fail(KIND_FAILED, "%s: %s (0x%x)", call, result_name(result), (unsigned)result);
    switch (result) {
    case ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
    case ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY:
    case ZE_RESULT_ERROR_UNSUPPORTED_SIZE:
        return KIND_NO_MEMORY;
    case ZE_RESULT_ERROR_UNSUPPORTED_FEATURE:
        return KIND_UNSUPPORTED;
    default:
        return KIND_FAILED;
    }
}

/* ---- The loader's entry points ---- */

/* These came with later versions than the oldest headers that this file compiles with. */
typedef ze_result_t(ZE_APICALL *put_ipc_handle_call)(ze_context_handle_t, ze_ipc_mem_handle_t);
typedef ze_result_t(ZE_APICALL *translate_handle_call)(int type, void *from, void **to);

/* Of the driver itself, which it has no header for. */
typedef ze_result_t(ZE_APICALL *import_pointer_call)(ze_driver_handle_t, void *, size_t);
typedef ze_result_t(ZE_APICALL *release_pointer_call)(ze_driver_handle_t, void *);

#define REQUIRED_CALLS(X)                                                                          \
    X(zeInit)                                                                                      \
    X(zeDriverGet)                                                                                 \
    X(zeDriverGetExtensionFunctionAddress)                                                         \
    X(zeDeviceGet)                                                                                 \
    X(zeDeviceGetSubDevices)                                                                       \
    X(zeDeviceGetProperties)                                                                       \
    X(zeDeviceGetMemoryProperties)                                                                 \
    X(zeDeviceGetCommandQueueGroupProperties)                                                      \
    X(zeDeviceCanAccessPeer)                                                                       \
    X(zeContextCreate)                                                                             \
    X(zeCommandListCreateImmediate)                                                                \
    X(zeCommandListAppendBarrier)                                                                  \
    X(zeCommandListAppendMemoryCopy)                                                               \
    X(zeCommandListAppendMemoryCopyRegion)                                                         \
    X(zeCommandListAppendMemoryFill)                                                               \
    X(zeEventPoolCreate)                                                                           \
    X(zeEventPoolDestroy)                                                                          \
    X(zeEventCreate)                                                                               \
    X(zeEventDestroy)                                                                              \
    X(zeEventHostSynchronize)                                                                      \
    X(zeEventHostReset)                                                                            \
    X(zeMemAllocDevice)                                                                            \
    X(zeMemFree)                                                                                   \
    X(zeMemGetAllocProperties)                                                                     \
    X(zeMemGetAddressRange)                                                                        \
    X(zeMemGetIpcHandle)                                                                           \
    X(zeMemOpenIpcHandle)                                                                          \
    X(zeMemCloseIpcHandle)

/* These are NULL where the loader is older. */
#define OPTIONAL_CALLS(X)                                                                          \
    X(zeDevicePciGetPropertiesExt, __typeof__(zeDevicePciGetPropertiesExt) *)                      \
    X(zeMemPutIpcHandle, put_ipc_handle_call)                                                      \
    X(zelLoaderTranslateHandle, translate_handle_call)

#define REQUIRED_MEMBER(NAME)       __typeof__(NAME) *NAME;
#define OPTIONAL_MEMBER(NAME, TYPE) TYPE NAME;

static struct {
    REQUIRED_CALLS(REQUIRED_MEMBER)
    OPTIONAL_CALLS(OPTIONAL_MEMBER)
} ze;

#define REQUIRED_ENTRY(NAME)       {#NAME, &ze.NAME, true},
#define OPTIONAL_ENTRY(NAME, TYPE) {#NAME, &ze.NAME, false},

static const struct {
    const char *name;
    void *slot; /* a pointer to the member above */
    bool required;
} entry_points[] = {REQUIRED_CALLS(REQUIRED_ENTRY) OPTIONAL_CALLS(OPTIONAL_ENTRY)};

static bool look_up_calls(void *library)
{
    for (size_t i = 0; i < sizeof entry_points / sizeof entry_points[0]; i++) {
        void *symbol = dlsym(library, entry_points[i].name);
        if (symbol == NULL && entry_points[i].required) {
            kind_fail(KIND_FAILED, "the Level Zero loader lacks %s", entry_points[i].name);
            return false;
        }
        memcpy(entry_points[i].slot, &symbol, sizeof symbol);
    }
    return true;
}

/* ---- Drivers and devices ---- */

/* A place to append commands to; its list is made when it is first needed. */
struct channel {
    pthread_mutex_t mutex; /* no list may be used by two threads at once */
    ze_command_list_handle_t list;
};

enum { CHANNELS = 4 };

struct device {
    int number;
    ze_device_handle_t handle;
    struct driver *driver;
    unsigned char uuid[ZE_MAX_DEVICE_UUID_SIZE];
    uint64_t longest; /* bytes that it allocates at once without being urged */
    uint32_t group, n_queues;
    atomic_uint turn; /* counts commands, which go to the channels in turn */
    struct channel channels[CHANNELS];
};

/* Also an event, which is signalled when the copy is over. */
struct kind_copy {
    struct kind_copy *next; /* while spare */
    struct driver *driver;
    ze_event_handle_t event;
};

enum { POOL_COPIES = 64 };

struct copy_pool {
    struct copy_pool *next;
    ze_event_pool_handle_t events;
    struct kind_copy copies[POOL_COPIES];
};

struct driver {
    ze_driver_handle_t handle;
    ze_context_handle_t context;
    import_pointer_call import_pointer; /* NULL if the driver has no such thing, as the next */
    release_pointer_call release_pointer;
    ze_driver_handle_t own_handle; /* the handle that these two understand */
    struct device *devices;
    int n_devices;
    pthread_mutex_t mutex; /* guards the copies */
    struct copy_pool *pools;
    struct kind_copy *spare;
};

static struct {
    pthread_once_t once;
    struct driver *drivers;
    int n_drivers;
    int n_devices;    /* of all drivers */
    char reason[256]; /* why there are no devices */
    uint64_t process; /* what tells this process from others, also of other containers */
} opened = {.once = PTHREAD_ONCE_INIT};

/* The queues that copies are for, if there are any: they disturb no kernels. */
static bool is_better_group(const ze_command_queue_group_properties_t *group,
                            const ze_command_queue_group_properties_t *than)
{
    const ze_command_queue_group_property_flags_t both =
        ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY | ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE;
    if ((than->flags & both) == ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY)
        return false;
    return (group->flags & both) == ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY ||
           (than->flags & both) == 0;
}

static enum kind_result choose_group(struct device *device)
{
    enum { MOST = 16 };
    ze_command_queue_group_properties_t groups[MOST];
    uint32_t count = MOST;
    for (int i = 0; i < MOST; i++)
        groups[i] = (ze_command_queue_group_properties_t){
            .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_GROUP_PROPERTIES};
    enum kind_result result =
        check("zeDeviceGetCommandQueueGroupProperties",
              ze.zeDeviceGetCommandQueueGroupProperties(device->handle, &count, groups));
    if (result != KIND_OK)
        return result;
    for (uint32_t i = 1; i < count; i++)
        if (is_better_group(&groups[i], &groups[device->group]))
            device->group = i;
    device->n_queues = groups[device->group].numQueues;
    return device->n_queues > 0 ? KIND_OK : kind_fail(KIND_FAILED, "a device has no queues");
}

static enum kind_result get_properties(ze_device_handle_t handle,
                                       ze_device_properties_t *properties)
{
    *properties = (ze_device_properties_t){.stype = ZE_STRUCTURE_TYPE_DEVICE_PROPERTIES};
    return check("zeDeviceGetProperties", ze.zeDeviceGetProperties(handle, properties));
}

/* Adds a device to its driver if it is a GPU that can be used. */
static void add_device(struct driver *driver, ze_device_handle_t handle)
{
    ze_device_properties_t properties;
    struct device *device = &driver->devices[driver->n_devices];
    *device = (struct device){.handle = handle, .driver = driver};
    if (get_properties(handle, &properties) != KIND_OK || properties.type != ZE_DEVICE_TYPE_GPU ||
        choose_group(device) != KIND_OK)
        return;
    device->number = opened.n_devices + driver->n_devices;
    device->longest = properties.maxMemAllocSize;
    memcpy(device->uuid, properties.uuid.id, sizeof device->uuid);
    for (int i = 0; i < CHANNELS; i++)
        pthread_mutex_init(&device->channels[i].mutex, NULL);
    driver->n_devices++;
}

/* The handles of a driver's devices, to be freed; NULL if there are none. */
static ze_device_handle_t *list_devices(ze_driver_handle_t driver, uint32_t *count)
{
    *count = 0;
    if (check("zeDeviceGet", ze.zeDeviceGet(driver, count, NULL)) != KIND_OK || *count == 0)
        return NULL;
    ze_device_handle_t *handles = calloc(*count, sizeof(ze_device_handle_t));
    if (handles != NULL &&
        check("zeDeviceGet", ze.zeDeviceGet(driver, count, handles)) != KIND_OK) {
        free(handles);
        return NULL;
    }
    return handles;
}

/* The driver's own handle: the loader may have wrapped it, and the driver's own functions do not
 * know of that. */
static bool unwrap(struct driver *driver)
{
    enum { TYPE_DRIVER = 0 }; /* ZEL_HANDLE_DRIVER */
    if (ze.zelLoaderTranslateHandle == NULL)
        return false;
    void *handle = NULL;
    if (ze.zelLoaderTranslateHandle(TYPE_DRIVER, driver->handle, &handle) != ZE_RESULT_SUCCESS)
        return false;
    driver->own_handle = handle;
    return true;
}

static void find_extensions(struct driver *driver)
{
    void *import = NULL, *release = NULL;
    if (ze.zeDriverGetExtensionFunctionAddress(driver->handle, "zexDriverImportExternalPointer",
                                               &import) != ZE_RESULT_SUCCESS ||
        ze.zeDriverGetExtensionFunctionAddress(driver->handle, "zexDriverReleaseImportedPointer",
                                               &release) != ZE_RESULT_SUCCESS ||
        import == NULL || release == NULL || !unwrap(driver))
        return;
    memcpy(&driver->import_pointer, &import, sizeof import);
    memcpy(&driver->release_pointer, &release, sizeof release);
}

static bool find_devices(struct driver *driver)
{
    uint32_t count;
    ze_device_handle_t *handles = list_devices(driver->handle, &count);
    driver->devices = handles == NULL ? NULL : calloc(count, sizeof *driver->devices);
    for (uint32_t i = 0; driver->devices != NULL && i < count; i++)
        add_device(driver, handles[i]);
    free(handles);
    return driver->n_devices > 0;
}

/* A driver that fails is left out, with its devices. */
static void add_driver(ze_driver_handle_t handle)
{
    const ze_context_desc_t context = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    struct driver *driver = &opened.drivers[opened.n_drivers];
    *driver = (struct driver){.handle = handle};
    if (!find_devices(driver) ||
        check("zeContextCreate", ze.zeContextCreate(handle, &context, &driver->context)) !=
            KIND_OK) {
        free(driver->devices);
        return;
    }
    pthread_mutex_init(&driver->mutex, NULL);
    find_extensions(driver);
    opened.n_drivers++;
    opened.n_devices += driver->n_devices;
}

static void add_drivers(void)
{
    uint32_t count = 0;
    if (check("zeDriverGet", ze.zeDriverGet(&count, NULL)) != KIND_OK || count == 0)
        return;
    ze_driver_handle_t *handles = calloc(count, sizeof(ze_driver_handle_t));
    opened.drivers = calloc(count, sizeof *opened.drivers);
    if (handles != NULL && opened.drivers != NULL &&
        check("zeDriverGet", ze.zeDriverGet(&count, handles)) == KIND_OK)
        for (uint32_t i = 0; i < count; i++)
            add_driver(handles[i]);
    free(handles);
}

static uint64_t new_process_number(void)
{
    uint64_t number;
    if (getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number)
        number = (uint64_t)getpid();
    return number;
}

/* Finds all devices. What fails on the way leaves its message, as the reason why there are none. */
static void open_devices(void)
{
    kind_fail(KIND_FAILED, "no Level Zero driver has a GPU");
    void *library = dlopen("libze_loader.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        kind_fail(KIND_FAILED, "there is no Level Zero loader: %s", dlerror());
    else if (look_up_calls(library) && check("zeInit", ze.zeInit(ZE_INIT_FLAG_GPU_ONLY)) == KIND_OK)
        add_drivers();
    opened.process = new_process_number();
    if (opened.n_devices == 0)
        snprintf(opened.reason, sizeof opened.reason, "%s", kind_message());
}

/* All functions of the kind begin with this, by whichever way. */
static int device_count(void)
{
    pthread_once(&opened.once, open_devices);
    return opened.n_devices;
}

/* The device of this number; NULL, with a message, if there is none. */
static struct device *numbered_device(int number)
{
    int count = device_count();
    for (int i = 0; number >= 0 && number < count; i++) {
        struct driver *driver = &opened.drivers[i];
        int first = driver->devices[0].number;
        if (number - first < driver->n_devices)
            return &driver->devices[number - first];
    }
    kind_fail(KIND_FAILED, "there is no Level Zero device %d", number);
    return NULL;
}

static int ze_count(void)
{
    int count = device_count();
    if (count == 0)
        kind_fail(KIND_FAILED, "%s", opened.reason);
    return count;
}

/* ---- Describing ---- */

/* Leaves "" where the driver does not say. */
static void write_pci(ze_device_handle_t device, char text[KIND_PCI_ROOM])
{
    ze_pci_ext_properties_t pci = {.stype = ZE_STRUCTURE_TYPE_PCI_EXT_PROPERTIES};
    text[0] = '\0';
    if (ze.zeDevicePciGetPropertiesExt == NULL ||
        ze.zeDevicePciGetPropertiesExt(device, &pci) != ZE_RESULT_SUCCESS)
        return;
    const ze_pci_address_ext_t *address = &pci.address;
    int length = snprintf(text, KIND_PCI_ROOM, "%04x:%02x:%02x.%x", address->domain, address->bus,
                          address->device, address->function);
    if (length >= KIND_PCI_ROOM)
        text[0] = '\0';
}

static enum kind_result sum_memory(ze_device_handle_t device, size_t *total)
{
    enum { MOST = 16 };
    ze_device_memory_properties_t memories[MOST];
    uint32_t count = MOST;
    for (int i = 0; i < MOST; i++)
        memories[i] =
            (ze_device_memory_properties_t){.stype = ZE_STRUCTURE_TYPE_DEVICE_MEMORY_PROPERTIES};
    enum kind_result result = check("zeDeviceGetMemoryProperties",
                                    ze.zeDeviceGetMemoryProperties(device, &count, memories));
    *total = 0;
    for (uint32_t i = 0; result == KIND_OK && i < count; i++)
        *total += memories[i].totalSize;
    return result;
}

static enum kind_result ze_describe(int number, struct kind_device *description)
{
    const struct device *device = numbered_device(number);
    ze_device_properties_t properties;
    if (device == NULL)
        return KIND_FAILED;
    enum kind_result result = get_properties(device->handle, &properties);
    if (result != KIND_OK)
        return result;
    snprintf(description->name, sizeof description->name, "%.*s", KIND_NAME_ROOM - 1,
             properties.name);
    common_write_uuid(description->uuid, device->uuid);
    write_pci(device->handle, description->pci);
    return sum_memory(device->handle, &description->memory);
}

/* ---- Memory ---- */

/* A driver may name a part of a device, a tile, where the whole is meant. */
static bool has_part(const struct device *device, ze_device_handle_t handle)
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

/* Any device of the driver can do all that is done with memory, if none is the one. */
static struct device *device_of_handle(struct driver *driver, ze_device_handle_t handle)
{
    for (int i = 0; i < driver->n_devices; i++)
        if (driver->devices[i].handle == handle)
            return &driver->devices[i];
    for (int i = 0; i < driver->n_devices; i++)
        if (has_part(&driver->devices[i], handle))
            return &driver->devices[i];
    return &driver->devices[0];
}

/* Memory of a device, as its driver knows it. */
struct place {
    struct device *device; /* NULL: it is none of a device, so the CPU can touch it */
    uint64_t id;           /* no other allocation has or had it */
};

static enum kind_result find_place(const void *address, struct place *place)
{
    *place = (struct place){.device = NULL};
    if (address == NULL || device_count() == 0)
        return KIND_OK;
    for (int i = 0; i < opened.n_drivers && place->device == NULL; i++) {
        struct driver *driver = &opened.drivers[i];
        ze_memory_allocation_properties_t memory = {
            .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
        ze_device_handle_t handle = NULL;
        enum kind_result result =
            check("zeMemGetAllocProperties",
                  ze.zeMemGetAllocProperties(driver->context, address, &memory, &handle));
        if (result != KIND_OK)
            return result;
        if (memory.type == ZE_MEMORY_TYPE_DEVICE)
            *place = (struct place){device_of_handle(driver, handle), memory.id};
    }
    return KIND_OK;
}

/* As find_place, for memory that must be a device's: without one it has failed. */
static enum kind_result find_device_memory(const void *address, struct place *place)
{
    enum kind_result result = find_place(address, place);
    if (result == KIND_OK && place->device == NULL)
        return kind_fail(KIND_FAILED, "%p is not in memory of a Level Zero device", address);
    return result;
}

static bool ze_owns(const void *address, int *device)
{
    struct place place;
    if (find_place(address, &place) != KIND_OK || place.device == NULL)
        return false;
    *device = place.device->number;
    return true;
}

static enum kind_result ze_allocate(int number, size_t bytes, size_t alignment, void **memory)
{
    const struct device *device = numbered_device(number);
    if (device == NULL)
        return KIND_FAILED;
    ze_relaxed_allocation_limits_exp_desc_t relaxed = {
        .stype = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC,
        .flags = ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE};
    ze_device_mem_alloc_desc_t description = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC,
                                              .pNext = bytes > device->longest ? &relaxed : NULL};
    return check("zeMemAllocDevice", ze.zeMemAllocDevice(device->driver->context, &description,
                                                         bytes, alignment, device->handle, memory));
}

/* ---- Copies ---- */

/* Blocks that are to be copied, or one to be filled. */
struct blocks {
    char *dest;
    const char *source;
    size_t dest_step, source_step;
    size_t block, count;
    unsigned char value;
};

/* Appends what makes `event` be signalled once the blocks are as they should be. */
typedef ze_result_t append_function(ze_command_list_handle_t list, const struct blocks *blocks,
                                    ze_event_handle_t event);

static ze_result_t append_copy(ze_command_list_handle_t list, const struct blocks *blocks,
                               ze_event_handle_t event)
{
    return ze.zeCommandListAppendMemoryCopy(list, blocks->dest, blocks->source, blocks->block,
                                            event, 0, NULL);
}

static ze_result_t append_fill(ze_command_list_handle_t list, const struct blocks *blocks,
                               ze_event_handle_t event)
{
    return ze.zeCommandListAppendMemoryFill(list, blocks->dest, &blocks->value,
                                            sizeof blocks->value, blocks->block, event, 0, NULL);
}

static ze_result_t append_region(ze_command_list_handle_t list, const struct blocks *blocks,
                                 ze_event_handle_t event)
{
    const ze_copy_region_t region = {.width = (uint32_t)blocks->block,
                                     .height = (uint32_t)blocks->count};
    return ze.zeCommandListAppendMemoryCopyRegion(
        list, blocks->dest, &region, (uint32_t)blocks->dest_step, 0, blocks->source, &region,
        (uint32_t)blocks->source_step, 0, event, 0, NULL);
}

/* What has been appended is carried out even if more cannot be: it is waited for. */
static ze_result_t append_each(ze_command_list_handle_t list, const struct blocks *blocks,
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

/* A copy that was over when it had begun. */
static struct kind_copy over;

static void give_back(struct kind_copy *copy)
{
    struct driver *driver = copy->driver;
    pthread_mutex_lock(&driver->mutex);
    copy->next = driver->spare;
    driver->spare = copy;
    pthread_mutex_unlock(&driver->mutex);
}

static void destroy_pool(struct copy_pool *pool)
{
    for (int i = 0; i < POOL_COPIES && pool->copies[i].event != NULL; i++)
        check("zeEventDestroy", ze.zeEventDestroy(pool->copies[i].event));
    check("zeEventPoolDestroy", ze.zeEventPoolDestroy(pool->events));
    free(pool);
}

static enum kind_result create_events(struct driver *driver, struct copy_pool *pool)
{
    for (uint32_t i = 0; i < POOL_COPIES; i++) {
        const ze_event_desc_t event = {.stype = ZE_STRUCTURE_TYPE_EVENT_DESC,
                                       .index = i,
                                       .signal = ZE_EVENT_SCOPE_FLAG_HOST,
                                       .wait = ZE_EVENT_SCOPE_FLAG_HOST};
        struct kind_copy *copy = &pool->copies[i];
        copy->driver = driver;
        enum kind_result result =
            check("zeEventCreate", ze.zeEventCreate(pool->events, &event, &copy->event));
        if (result != KIND_OK)
            return result;
    }
    return KIND_OK;
}

/* Makes more copies; the caller has the driver's mutex. */
static enum kind_result add_pool(struct driver *driver)
{
    const ze_event_pool_desc_t description = {.stype = ZE_STRUCTURE_TYPE_EVENT_POOL_DESC,
                                              .flags = ZE_EVENT_POOL_FLAG_HOST_VISIBLE,
                                              .count = POOL_COPIES};
    struct copy_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return kind_fail(KIND_FAILED, "no memory for copies");
    enum kind_result result =
        check("zeEventPoolCreate",
              ze.zeEventPoolCreate(driver->context, &description, 0, NULL, &pool->events));
    if (result != KIND_OK) {
        free(pool);
        return result;
    }
    result = create_events(driver, pool);
    if (result != KIND_OK) {
        destroy_pool(pool);
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

/* *copy is NULL on failure. */
static enum kind_result take_copy(struct driver *driver, struct kind_copy **copy)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&driver->mutex);
    if (driver->spare == NULL)
        result = add_pool(driver);
    *copy = driver->spare;
    if (*copy != NULL)
        driver->spare = (*copy)->next;
    pthread_mutex_unlock(&driver->mutex);
    return result;
}

/* The list of a channel, whose mutex the caller has. */
static enum kind_result make_list(const struct device *device, uint32_t number,
                                  struct channel *channel)
{
    if (channel->list != NULL)
        return KIND_OK;
    const ze_command_queue_desc_t queue = {
        .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
        .ordinal = device->group,
        .index = number % device->n_queues,
        .flags = device->n_queues > 1 ? ZE_COMMAND_QUEUE_FLAG_EXPLICIT_ONLY : 0,
        .mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS};
    return check("zeCommandListCreateImmediate",
                 ze.zeCommandListCreateImmediate(device->driver->context, device->handle, &queue,
                                                 &channel->list));
}

/* Has a device carry something out. `call` is for the message. */
static enum kind_result start(struct device *device, append_function *append, const char *call,
                              const struct blocks *blocks, struct kind_copy **copy)
{
    enum kind_result result = take_copy(device->driver, copy);
    if (*copy == NULL)
        return result;
    uint32_t number = atomic_fetch_add_explicit(&device->turn, 1, memory_order_relaxed) % CHANNELS;
    struct channel *channel = &device->channels[number];
    pthread_mutex_lock(&channel->mutex);
    result = make_list(device, number, channel);
    if (result == KIND_OK)
        result = check(call, append(channel->list, blocks, (*copy)->event));
    pthread_mutex_unlock(&channel->mutex);
    if (result != KIND_OK)
        give_back(*copy);
    return result;
}

/* Waits no longer than so many nanoseconds. The event of a copy that failed is not used again: it
 * may be signalled yet. */
static enum kind_result finish(struct kind_copy *copy, uint64_t nanoseconds, bool *done)
{
    *done = true;
    if (copy == &over)
        return KIND_OK;
    ze_result_t status = ze.zeEventHostSynchronize(copy->event, nanoseconds);
    if (status == ZE_RESULT_NOT_READY) {
        *done = false;
        return KIND_OK;
    }
    enum kind_result result = check("zeEventHostSynchronize", status);
    if (result == KIND_OK)
        result = check("zeEventHostReset", ze.zeEventHostReset(copy->event));
    if (result == KIND_OK)
        give_back(copy);
    return result;
}

static enum kind_result run(struct device *device, append_function *append, const char *call,
                            const struct blocks *blocks)
{
    struct kind_copy *copy;
    bool done;
    enum kind_result result = start(device, append, call, blocks, &copy);
    return result == KIND_OK ? finish(copy, UINT64_MAX, &done) : result;
}

/* Who copies from one place to another. */
struct route {
    struct device *device; /* NULL: the CPU, if not staged */
    bool staged;           /* no device reaches both ends: through host memory, in pieces */
};

static bool reaches(const struct device *device, const struct device *other)
{
    ze_bool_t yes = 0;
    return device->driver == other->driver &&
           ze.zeDeviceCanAccessPeer(device->handle, other->handle, &yes) == ZE_RESULT_SUCCESS &&
           yes;
}

/* Between devices the source writes, if it can: reading from afar is slower. */
static enum kind_result find_route(const void *dest, const void *source, struct route *route)
{
    struct place to, from;
    enum kind_result result = find_place(dest, &to);
    if (result == KIND_OK)
        result = find_place(source, &from);
    if (result != KIND_OK)
        return result;
    *route = (struct route){from.device == NULL ? to.device : from.device, false};
    if (from.device == NULL || to.device == NULL || from.device == to.device ||
        reaches(from.device, to.device))
        return KIND_OK;
    if (reaches(to.device, from.device))
        route->device = to.device;
    else
        *route = (struct route){NULL, true};
    return KIND_OK;
}

static enum kind_result ze_copy(void *dest, const void *source, size_t bytes);

static size_t piece_of(size_t bytes)
{
    const size_t longest = (size_t)1 << 20;
    return bytes < longest ? bytes : longest;
}

static enum kind_result copy_staged(char *dest, const char *source, size_t bytes)
{
    void *stage = malloc(piece_of(bytes));
    if (stage == NULL)
        return kind_fail(KIND_FAILED, "no memory to copy through");
    enum kind_result result = KIND_OK;
    for (size_t done = 0; done < bytes && result == KIND_OK; done += piece_of(bytes - done)) {
        size_t piece = piece_of(bytes - done);
        result = ze_copy(stage, source + done, piece);
        if (result == KIND_OK)
            result = ze_copy(dest + done, stage, piece);
    }
    free(stage);
    return result;
}

/* Begins a copy by a route that has been found. Only devices go on by themselves. */
static enum kind_result begin(const struct route *route, void *dest, const void *source,
                              size_t bytes, struct kind_copy **copy)
{
    const struct blocks blocks = {.dest = dest, .source = source, .block = bytes, .count = 1};
    *copy = &over;
    if (route->staged)
        return copy_staged(dest, source, bytes);
    if (route->device != NULL)
        return start(route->device, append_copy, "zeCommandListAppendMemoryCopy", &blocks, copy);
    memcpy(dest, source, bytes);
    return KIND_OK;
}

static enum kind_result ze_copy_begin(void *dest, const void *source, size_t bytes,
                                      struct kind_copy **copy)
{
    struct route route;
    enum kind_result result = find_route(dest, source, &route);
    return result == KIND_OK ? begin(&route, dest, source, bytes, copy) : result;
}

static enum kind_result ze_copy_test(struct kind_copy *copy, bool *done)
{
    return finish(copy, 0, done);
}

static enum kind_result ze_copy(void *dest, const void *source, size_t bytes)
{
    struct kind_copy *copy;
    bool done;
    enum kind_result result = ze_copy_begin(dest, source, bytes, &copy);
    return result == KIND_OK ? finish(copy, UINT64_MAX, &done) : result;
}

/* Whether a region, whose numbers have 32 bits and whose rows do not overlap, can say the same. */
static bool is_region(const struct blocks *blocks)
{
    return blocks->dest_step >= blocks->block && blocks->source_step >= blocks->block &&
           blocks->dest_step <= UINT32_MAX && blocks->source_step <= UINT32_MAX &&
           blocks->count <= UINT32_MAX;
}

static enum kind_result copy_each(const struct route *route, const struct blocks *blocks)
{
    enum kind_result result = KIND_OK;
    for (size_t i = 0; i < blocks->count && result == KIND_OK; i++) {
        struct kind_copy *copy; /* is over: no device does it */
        result = begin(route, blocks->dest + i * blocks->dest_step,
                       blocks->source + i * blocks->source_step, blocks->block, &copy);
    }
    return result;
}

static enum kind_result ze_copy_blocks(void *dest, size_t dest_step, const void *source,
                                       size_t source_step, size_t block, size_t count)
{
    const struct blocks blocks = {.dest = dest,
                                  .source = source,
                                  .dest_step = dest_step,
                                  .source_step = source_step,
                                  .block = block,
                                  .count = count};
    struct route route;
    if (count == 1 || (dest_step == block && source_step == block))
        return ze_copy(dest, source, block * count);
    enum kind_result result = find_route(dest, source, &route);
    if (result != KIND_OK)
        return result;
    if (route.device == NULL)
        return copy_each(&route, &blocks);
    if (is_region(&blocks))
        return run(route.device, append_region, "zeCommandListAppendMemoryCopyRegion", &blocks);
    return run(route.device, append_each, "zeCommandListAppendMemoryCopy", &blocks);
}

static enum kind_result ze_fill(void *memory, unsigned char value, size_t bytes)
{
    const struct blocks blocks = {.dest = memory, .block = bytes, .count = 1, .value = value};
    struct place place;
    enum kind_result result = find_place(memory, &place);
    if (result != KIND_OK)
        return result;
    if (place.device != NULL)
        return run(place.device, append_fill, "zeCommandListAppendMemoryFill", &blocks);
    memset(memory, value, bytes);
    return KIND_OK;
}

/* ---- Memory of other processes ---- */

/* An IPC handle that is in use as long as its memory is. */
struct export
{
    struct export *next;
    struct driver *driver;
    void *base;
    uint64_t id;
    ze_ipc_mem_handle_t handle;
};

/* What is in a kind_handle. */
struct ticket {
    char tag[8];
    uint64_t process;      /* who exported */
    uint64_t base, size;   /* the allocation, at its address there */
    uint64_t id;           /* of the allocation, which its address is not for ever */
    uint64_t offset;       /* of what was exported */
    uint64_t device, file; /* which file the descriptor is of */
    int32_t pid;
    int32_t by_descriptor; /* whether the handle begins with one, to be fetched from there */
    unsigned char uuid[ZE_MAX_DEVICE_UUID_SIZE];
    ze_ipc_mem_handle_t handle;
};

_Static_assert(sizeof(struct ticket) <= KIND_HANDLE_BYTES, "a ticket has no room in a handle");

static const char ticket_tag[8] = "ze ipc1"; /* also tells of the version of the struct */

/* An allocation of another process, opened once for all imports of parts of it. */
struct import {
    struct import *next;
    struct driver *driver;
    struct ticket ticket;
    char *base;
    size_t uses;
};

static struct {
    pthread_mutex_t mutex;
    struct export *exports;
    struct import *imports;
} shared = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* The link to the export of the allocation with this base, or the link that ends the list. */
static struct export **find_export(const struct driver *driver, const void *base)
{
    struct export **link = &shared.exports;
    while (*link != NULL && ((*link)->driver != driver || (*link)->base != base))
        link = &(*link)->next;
    return link;
}

static void forget_export(const struct driver *driver, const void *base)
{
    struct export **link = find_export(driver, base), *export = *link;
    if (export == NULL)
        return;
    *link = export->next;
    if (ze.zeMemPutIpcHandle != NULL)
        check("zeMemPutIpcHandle", ze.zeMemPutIpcHandle(driver->context, export->handle));
    free(export);
}

static enum kind_result add_export(const struct place *place, void *base)
{
    struct driver *driver = place->device->driver;
    struct export *export = malloc(sizeof *export);
    if (export == NULL)
        return kind_fail(KIND_FAILED, "no memory for an export");
    *export = (struct export){shared.exports, driver, base, place->id, {{0}}};
    enum kind_result result =
        check("zeMemGetIpcHandle", ze.zeMemGetIpcHandle(driver->context, base, &export->handle));
    if (result != KIND_OK) {
        free(export);
        return result;
    }
    shared.exports = export;
    return KIND_OK;
}

/* Gets an allocation's IPC handle, only once: each may be a descriptor. The user may have freed
 * memory that was exported: then the handle that is known is an older allocation's. */
static enum kind_result get_ipc_handle(const struct place *place, void *base,
                                       ze_ipc_mem_handle_t *handle)
{
    const struct driver *driver = place->device->driver;
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&shared.mutex);
    const struct export *known = *find_export(driver, base);
    if (known != NULL && known->id != place->id) {
        forget_export(driver, base);
        known = NULL;
    }
    if (known == NULL)
        result = add_export(place, base);
    if (result == KIND_OK)
        *handle = (*find_export(driver, base))->handle;
    pthread_mutex_unlock(&shared.mutex);
    return result;
}

/* Intel's newer drivers fetch the descriptor themselves: their handles have the process id too. */
static bool is_fetched_by_driver(const ze_ipc_mem_handle_t *handle)
{
    const size_t process_offset = 16;
    int32_t process;
    memcpy(&process, handle->data + process_offset, sizeof process);
    return process == getpid();
}

static int descriptor_of(const ze_ipc_mem_handle_t *handle)
{
    int descriptor;
    memcpy(&descriptor, handle->data, sizeof descriptor);
    return descriptor;
}

/* The next process upwards from this one whose name does not begin as the guard's, under which
 * oshrun starts programs; 0 if the system does not tell. */
static pid_t beyond_guard(pid_t process)
{
    static const char guard[] = "isthmus-guard";
    for (;;) {
        char path[64], line[128], name[32] = "";
        int parent = 0;
        snprintf(path, sizeof path, "/proc/%d/status", (int)process);
        FILE *file = fopen(path, "re");
        if (file == NULL)
            return 0;
        while (fgets(line, sizeof line, file) != NULL && sscanf(line, "PPid: %d", &parent) != 1)
            sscanf(line, "Name: %31[^\n]", name);
        fclose(file);
        if (strncmp(name, guard, sizeof guard - 1) != 0)
            return process;
        process = parent;
    }
}

/* Where Yama guards processes, others may not fetch our descriptors unless we say so: those below
 * the launcher's process of this host may, which are the job's PEs. Where it does not guard them,
 * this fails and is not needed. */
static void let_job_fetch(void)
{
    pid_t launcher = beyond_guard(getppid());
    if (launcher > 0)
        prctl(PR_SET_PTRACER, (unsigned long)launcher, 0, 0, 0);
}

/* Says what an importer needs to know of the descriptor in the handle, if there is one. */
static void describe_descriptor(struct ticket *ticket)
{
    struct stat facts;
    if (is_fetched_by_driver(&ticket->handle) || fstat(descriptor_of(&ticket->handle), &facts) != 0)
        return;
    ticket->by_descriptor = true;
    ticket->device = facts.st_dev;
    ticket->file = facts.st_ino;
    let_job_fetch();
}

static enum kind_result export_place(const struct place *place, void *memory, size_t bytes,
                                     struct ticket *ticket)
{
    ze_context_handle_t context = place->device->driver->context;
    void *base = NULL;
    size_t size = 0;
    enum kind_result result =
        check("zeMemGetAddressRange", ze.zeMemGetAddressRange(context, memory, &base, &size));
    if (result != KIND_OK)
        return result;
    ticket->base = (uintptr_t)base;
    ticket->size = size;
    ticket->offset = (uintptr_t)memory - (uintptr_t)base;
    if (bytes > ticket->size - ticket->offset)
        return kind_fail(KIND_FAILED, "the %zu bytes at %p are not of one allocation", bytes,
                         memory);
    return get_ipc_handle(place, base, &ticket->handle);
}

static enum kind_result ze_export_memory(void *memory, size_t bytes, struct kind_handle *handle)
{
    struct place place;
    enum kind_result result = find_device_memory(memory, &place);
    if (place.device == NULL)
        return result;
    struct ticket ticket = {.process = opened.process, .pid = getpid(), .id = place.id};
    memcpy(ticket.tag, ticket_tag, sizeof ticket.tag);
    memcpy(ticket.uuid, place.device->uuid, sizeof ticket.uuid);
    result = export_place(&place, memory, bytes, &ticket);
    if (result != KIND_OK)
        return result;
    describe_descriptor(&ticket);
    memset(handle, 0, sizeof *handle);
    memcpy(handle->bytes, &ticket, sizeof ticket);
    return KIND_OK;
}

/* Kernels have these calls from 5.6 on, C libraries some years later. */
#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif
#ifndef SYS_pidfd_getfd
#define SYS_pidfd_getfd 438
#endif

/* A duplicate of another process's descriptor, or -1. */
static int fetch_descriptor(pid_t pid, int descriptor)
{
    int process = (int)syscall(SYS_pidfd_open, pid, 0);
    int fetched = process < 0 ? -1 : (int)syscall(SYS_pidfd_getfd, process, descriptor, 0);
    if (process >= 0)
        close(process);
    if (fetched >= 0)
        return fetched;
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)pid, descriptor);
    return open(path, O_RDWR | O_CLOEXEC);
}

static enum kind_result open_ipc_handle(const struct device *device, ze_ipc_mem_handle_t handle,
                                        char **base)
{
    void *opened_at = NULL;
    enum kind_result result =
        check("zeMemOpenIpcHandle", ze.zeMemOpenIpcHandle(device->driver->context, device->handle,
                                                          handle, 0, &opened_at));
    *base = opened_at;
    return result;
}

/* Whether a descriptor is of what was exported: the number may mean something else by now, and in
 * another container its process id another process. */
static bool is_exported_file(int descriptor, const struct ticket *ticket)
{
    struct stat facts;
    return fstat(descriptor, &facts) == 0 && facts.st_dev == ticket->device &&
           facts.st_ino == ticket->file;
}

/* As open_ipc_handle, with a descriptor of this process, which the memory does not need afterwards,
 * in the place of the exporter's. */
static enum kind_result open_with_descriptor(const struct device *device,
                                             const struct ticket *ticket, char **base)
{
    ze_ipc_mem_handle_t handle = ticket->handle;
    int theirs = descriptor_of(&handle), ours = fetch_descriptor(ticket->pid, theirs);
    if (ours < 0)
        return kind_fail(KIND_FAILED, "descriptor %d of process %d cannot be fetched: %s", theirs,
                         ticket->pid, strerror(errno));
    enum kind_result result;
    if (is_exported_file(ours, ticket)) {
        memcpy(handle.data, &ours, sizeof ours);
        result = open_ipc_handle(device, handle, base);
    } else {
        result = kind_fail(KIND_FAILED, "descriptor %d of process %d is not what was exported",
                           theirs, ticket->pid);
    }
    close(ours);
    return result;
}

static struct device *device_with_uuid(const unsigned char *uuid)
{
    device_count();
    for (int i = 0; i < opened.n_drivers; i++)
        for (int j = 0; j < opened.drivers[i].n_devices; j++) {
            struct device *device = &opened.drivers[i].devices[j];
            if (memcmp(device->uuid, uuid, sizeof device->uuid) == 0)
                return device;
        }
    return NULL;
}

/* Opens the allocation of a ticket; the caller has the mutex. */
static enum kind_result add_import(const struct device *device, const struct ticket *ticket)
{
    struct import *import = malloc(sizeof *import);
    if (import == NULL)
        return kind_fail(KIND_FAILED, "no memory for an import");
    *import = (struct import){shared.imports, device->driver, *ticket, NULL, 0};
    enum kind_result result = ticket->by_descriptor
                                  ? open_with_descriptor(device, ticket, &import->base)
                                  : open_ipc_handle(device, ticket->handle, &import->base);
    if (result != KIND_OK) {
        free(import);
        return result;
    }
    shared.imports = import;
    return KIND_OK;
}

static struct import *import_of(const struct ticket *ticket)
{
    struct import *import = shared.imports;
    while (import != NULL &&
           (import->ticket.process != ticket->process || import->ticket.base != ticket->base ||
            import->ticket.id != ticket->id))
        import = import->next;
    return import;
}

static enum kind_result import_ticket(const struct device *device, const struct ticket *ticket,
                                      void **memory)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&shared.mutex);
    if (import_of(ticket) == NULL)
        result = add_import(device, ticket);
    if (result == KIND_OK) {
        struct import *import = import_of(ticket);
        import->uses++;
        *memory = import->base + ticket->offset;
    }
    pthread_mutex_unlock(&shared.mutex);
    return result;
}

static enum kind_result ze_import_memory(const struct kind_handle *handle, void **memory)
{
    struct ticket ticket;
    memcpy(&ticket, handle->bytes, sizeof ticket);
    if (memcmp(ticket.tag, ticket_tag, sizeof ticket.tag) != 0)
        return kind_fail(KIND_FAILED, "this is no handle of Level Zero memory");
    const struct device *device = device_with_uuid(ticket.uuid);
    if (ticket.process == opened.process)
        return kind_fail(KIND_UNSUPPORTED, "a process cannot import its own memory");
    if (device == NULL)
        return kind_fail(KIND_UNSUPPORTED,
                         "the memory is of a device that this process cannot see");
    return import_ticket(device, &ticket, memory);
}

/* The link to the import that an address lies in, or the link that ends the list. */
static struct import **find_import(const char *memory)
{
    struct import **link = &shared.imports;
    while (*link != NULL &&
           (memory < (*link)->base || (size_t)(memory - (*link)->base) >= (*link)->ticket.size))
        link = &(*link)->next;
    return link;
}

static enum kind_result ze_end_import(void *memory)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&shared.mutex);
    struct import **link = find_import(memory), *import = *link;
    if (import == NULL) {
        result = kind_fail(KIND_FAILED, "%p has not been imported", memory);
    } else if (--import->uses == 0) {
        *link = import->next;
        result = check("zeMemCloseIpcHandle",
                       ze.zeMemCloseIpcHandle(import->driver->context, import->base));
        free(import);
    }
    pthread_mutex_unlock(&shared.mutex);
    return result;
}

static enum kind_result ze_release(void *memory)
{
    struct place place;
    enum kind_result result = find_device_memory(memory, &place);
    if (place.device == NULL)
        return result;
    const struct driver *driver = place.device->driver;
    pthread_mutex_lock(&shared.mutex);
    forget_export(driver, memory);
    pthread_mutex_unlock(&shared.mutex);
    return check("zeMemFree", ze.zeMemFree(driver->context, memory));
}

/* ---- Host memory that devices reach ---- */

/* Undoes ze_register_host for the first drivers. */
static enum kind_result release_pointers(void *memory, int n_drivers)
{
    enum kind_result result = KIND_UNSUPPORTED;
    for (int i = 0; i < n_drivers; i++) {
        const struct driver *driver = &opened.drivers[i];
        if (driver->release_pointer == NULL)
            continue;
        enum kind_result released = check("zexDriverReleaseImportedPointer",
                                          driver->release_pointer(driver->own_handle, memory));
        if (result == KIND_UNSUPPORTED || released != KIND_OK)
            result = released;
    }
    return result;
}

static enum kind_result no_registration(void)
{
    return kind_fail(KIND_UNSUPPORTED, "no Level Zero driver registers host memory");
}

/* With all drivers that can do it. */
static enum kind_result ze_register_host(void *memory, size_t bytes)
{
    bool registered = false;
    if (ze_count() == 0)
        return KIND_FAILED;
    for (int i = 0; i < opened.n_drivers; i++) {
        const struct driver *driver = &opened.drivers[i];
        if (driver->import_pointer == NULL)
            continue;
        enum kind_result result = check("zexDriverImportExternalPointer",
                                        driver->import_pointer(driver->own_handle, memory, bytes));
        if (result != KIND_OK) {
            release_pointers(memory, i);
            return result;
        }
        registered = true;
    }
    return registered ? KIND_OK : no_registration();
}

static enum kind_result ze_unregister_host(void *memory)
{
    device_count();
    enum kind_result result = release_pointers(memory, opened.n_drivers);
    return result == KIND_UNSUPPORTED ? no_registration() : result;
}

/* ---- The table ---- */

/* A device's atomics need a program in its own language, and nobody says that they are atomic to
 * those of another device. */
static enum kind_result ze_atomic(void *word, int operation, uint64_t value, uint64_t condition,
                                  size_t size, uint64_t *old)
{
    (void)word, (void)operation, (void)value, (void)condition, (void)size, (void)old;
    return kind_fail(KIND_UNSUPPORTED, "Level Zero devices do no atomic operations for the core");
}

const struct kind kind_ze = {
    .name = "Level Zero",
    .type = KIND_ZE,
    .count = ze_count,
    .describe = ze_describe,
    .allocate = ze_allocate,
    .release = ze_release,
    .owns = ze_owns,
    .copy = ze_copy,
    .copy_blocks = ze_copy_blocks,
    .copy_begin = ze_copy_begin,
    .copy_test = ze_copy_test,
    .fill = ze_fill,
    .export_memory = ze_export_memory,
    .import_memory = ze_import_memory,
    .end_import = ze_end_import,
    .register_host = ze_register_host,
    .unregister_host = ze_unregister_host,
    .atomic = ze_atomic,
    .message = kind_message,
};
