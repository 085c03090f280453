/*
 * Declarations that the files of the Level Zero kind share. They are ordered by file; each file
 * uses only declarations of files that precede it here.
 */
#ifndef ISTHMUS_ZE_H
#define ISTHMUS_ZE_H

#include <level_zero/ze_api.h>
#include <pthread.h>
#include <stdatomic.h>

#include "common_library.h"
#include "failure.h"

/* ---- ze_calls.c ---- */

/* Types of functions that the oldest supported Level Zero headers do not declare. */
typedef ze_result_t(ZE_APICALL *put_ipc_handle_call)(ze_context_handle_t, ze_ipc_mem_handle_t);
typedef ze_result_t(ZE_APICALL *translate_handle_call)(int type, void *from, void **to);

/* Types of functions of Intel's driver that no header declares. */
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

/* Functions of the loader. Their pointers are NULL if the loader is too old. */
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

/* Converts a result of the driver. If it is a failure, also stores a message. */
enum kind_result ze_check(const char *call, ze_result_t result);
bool ze_look_up_calls(void *library);

/* ---- ze_devices.c ---- */

/* A command list, created at its first use, to which copies are appended. */
struct command_list {
    pthread_mutex_t mutex; /* protects `list`, which only one thread may use at a time */
    ze_command_list_handle_t list;
};

enum { COMMAND_LISTS = 4 };

struct device {
    int number;
    ze_device_handle_t handle;
    struct driver *driver;
    unsigned char uuid[ZE_MAX_DEVICE_UUID_SIZE];
    uint64_t longest; /* maximum size in bytes of an allocation without relaxed limits */
    uint32_t group, n_queues;
    /* Number of commands that were appended so far. It selects the command lists in round-robin
     * order. */
    atomic_uint next_list;
    struct command_list command_lists[COMMAND_LISTS];
};

struct driver {
    ze_driver_handle_t handle;
    ze_context_handle_t context;
    /* import_pointer and release_pointer are NULL unless the driver has both functions. */
    import_pointer_call import_pointer;
    release_pointer_call release_pointer;
    ze_driver_handle_t own_handle; /* the driver handle that these two functions accept */
    struct device *devices;
    int n_devices;
    pthread_mutex_t mutex; /* protects `pools` and `spare` */
    struct copy_pool *pools;
    struct kind_copy *spare;
};

struct ze_opened {
    pthread_once_t once;
    struct driver *drivers;
    int n_drivers;
    int n_devices;    /* total of all drivers */
    char reason[256]; /* reason why there are no devices */
    uint64_t process; /* random number that identifies this process, unique also among containers */
};
extern struct ze_opened ze_opened;

/* Opens the drivers at the first call, and returns the number of devices. Every function of this
 * kind calls it first, directly or indirectly. */
int ze_device_count(void);
/* Returns the device with this number, or NULL with a message. */
struct device *ze_numbered_device(int number);
int ze_count(void);
enum kind_result ze_describe(int number, struct kind_device *description);

/* ---- ze_memory.c ---- */

/* An allocation of device memory. */
struct allocation {
    struct device *device; /* NULL if the memory is not device memory, so the CPU can access it */
    uint64_t id;           /* unique among all allocations, including released ones */
};

enum kind_result ze_find_allocation(const void *address, struct allocation *allocation);
/* Like ze_find_allocation, but fails if the address is not in device memory. */
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
/* Discards the export of the allocation with this base address, which the caller is about to
 * release. */
void ze_forget_export(const struct driver *driver, const void *base);

#endif
