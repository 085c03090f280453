/*
 * What the files of the Level Zero kind share. Each uses only those that stand before it here.
 */
#ifndef ISTHMUS_ZE_H
#define ISTHMUS_ZE_H

#include <level_zero/ze_api.h>
#include <pthread.h>
#include <stdatomic.h>

#include "common_library.h"
#include "failure.h"

/* ---- ze_calls.c ---- */

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

struct ze_calls {
    REQUIRED_CALLS(REQUIRED_MEMBER)
    OPTIONAL_CALLS(OPTIONAL_MEMBER)
};
extern struct ze_calls ze;

/* What a driver's answer means to the core; keeps the message of a failure. */
enum kind_result ze_check(const char *call, ze_result_t result);
bool ze_look_up_calls(void *library);

/* ---- ze_devices.c ---- */

/* A place to append commands to; its list is made when it is first needed. */
struct command_list {
    pthread_mutex_t mutex; /* no list may be used by two threads at once */
    ze_command_list_handle_t list;
};

enum { COMMAND_LISTS = 4 };

struct device {
    int number;
    ze_device_handle_t handle;
    struct driver *driver;
    unsigned char uuid[ZE_MAX_DEVICE_UUID_SIZE];
    uint64_t longest; /* bytes that it allocates at once without being urged */
    uint32_t group, n_queues;
    atomic_uint next_list; /* counts commands, which go to the channels in turn */
    struct command_list command_lists[COMMAND_LISTS];
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

struct ze_opened {
    pthread_once_t once;
    struct driver *drivers;
    int n_drivers;
    int n_devices;    /* of all drivers */
    char reason[256]; /* why there are no devices */
    uint64_t process; /* what tells this process from others, also of other containers */
};
extern struct ze_opened ze_opened;

/* All functions of the kind begin with this, by whichever way. */
int ze_device_count(void);
/* The device of this number; NULL, with a message, if there is none. */
struct device *ze_numbered_device(int number);
int ze_count(void);
enum kind_result ze_describe(int number, struct kind_device *description);

/* ---- ze_memory.c ---- */

/* Memory of a device, as its driver knows it. */
struct allocation {
    struct device *device; /* NULL: it is none of a device, so the CPU can touch it */
    uint64_t id;           /* no other allocation has or had it */
};

enum kind_result ze_find_allocation(const void *address, struct allocation *allocation);
/* The same for memory that must be a device's: without one it has failed. */
enum kind_result ze_find_device_memory(const void *address, struct allocation *allocation);
bool ze_owns(const void *address, int *device);
enum kind_result ze_allocate(int number, size_t bytes, size_t alignment, void **memory);

/* ---- ze_copy.c ---- */

enum kind_result ze_copy(void *dest, const void *source, size_t bytes);
enum kind_result ze_copy_blocks(void *dest, size_t dest_step, const void *source,
                                size_t source_step, size_t block, size_t count);
enum kind_result ze_copy_begin(void *dest, const void *source, size_t bytes,
                               struct kind_copy **copy);
enum kind_result ze_copy_test(struct kind_copy *copy, bool *done);
enum kind_result ze_fill(void *memory, unsigned char value, size_t bytes);

/* ---- ze_ipc.c ---- */

enum kind_result ze_export_memory(void *memory, size_t bytes, struct kind_handle *handle);
enum kind_result ze_import_memory(const struct kind_handle *handle, void **memory);
enum kind_result ze_end_import(void *memory);
/* The allocation with this base is going to be released. */
void ze_forget_export(const struct driver *driver, const void *base);

#endif
