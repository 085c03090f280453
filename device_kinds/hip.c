/*
 * Device kind for AMD GPUs (struct kind in kind.h), implemented with the HIP runtime. The library
 * is opened at run time, in any of several major versions. Calls and constants that changed between
 * these versions are used only after a check of the version.
 */
#define __HIP_PLATFORM_AMD__ 1 /* HIP's headers require the choice of a platform */
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>
#include <string.h>

#include "common.h"
#include "kinds_built.h"

/* ---- The runtime's library ---- */

#define HIP_CALLS(CALL)                                                                            \
    CALL(hipDeviceGetName)                                                                         \
    CALL(hipDeviceGetPCIBusId)                                                                     \
    CALL(hipDeviceTotalMem)                                                                        \
    CALL(hipEventCreateWithFlags)                                                                  \
    CALL(hipEventQuery)                                                                            \
    CALL(hipEventRecord)                                                                           \
    CALL(hipEventSynchronize)                                                                      \
    CALL(hipFree)                                                                                  \
    CALL(hipGetDevice)                                                                             \
    CALL(hipGetDeviceCount)                                                                        \
    CALL(hipGetErrorName)                                                                          \
    CALL(hipGetLastError)                                                                          \
    CALL(hipHostRegister)                                                                          \
    CALL(hipHostUnregister)                                                                        \
    CALL(hipIpcCloseMemHandle)                                                                     \
    CALL(hipIpcGetMemHandle)                                                                       \
    CALL(hipIpcOpenMemHandle)                                                                      \
    CALL(hipMalloc)                                                                                \
    CALL(hipMemGetAddressRange)                                                                    \
    CALL(hipMemcpy2DAsync)                                                                         \
    CALL(hipMemcpyAsync)                                                                           \
    CALL(hipMemsetAsync)                                                                           \
    CALL(hipPeekAtLastError)                                                                       \
    CALL(hipPointerGetAttribute)                                                                   \
    CALL(hipSetDevice)                                                                             \
    CALL(hipStreamCreateWithFlags)                                                                 \
    CALL(hipStreamSynchronize)

#define DECLARE_CALL(NAME)  __typeof__(&(NAME)) NAME;
#define TEXT_OF(NAME)       #NAME
#define DESCRIBE_CALL(NAME) {TEXT_OF(NAME), offsetof(struct calls, NAME)},

struct calls {
    HIP_CALLS(DECLARE_CALL)
    /* NULL if the library does not have the function, because it is too old. */
    hipError_t (*device_uuid)(hipUUID *uuid, hipDevice_t device);
};

static struct calls runtime;

/* Value of HIP_POINTER_ATTRIBUTE_MEMORY_TYPE for device memory. It depends on the version of the
 * library, so the constant in the header may be wrong. */
static unsigned memory_type_device;

static enum kind_result hip_check(const char *call, hipError_t code)
{
    if (code == hipSuccess)
        return KIND_OK;
    const char *name = runtime.hipGetErrorName(code);
    kind_fail(KIND_FAILED, "the driver's %s failed: %s (%d)", call,
              name == NULL ? "unknown error" : name, (int)code);
    switch (code) {
    case hipErrorOutOfMemory:
        return KIND_NO_MEMORY;
    case hipErrorNotSupported:
    case hipErrorPeerAccessUnsupported:
        return KIND_UNSUPPORTED;
    default:
        return KIND_FAILED;
    }
}

static bool hip_find_calls(void *library, const char *name)
{
    static const struct common_call calls[] = {HIP_CALLS(DESCRIBE_CALL)};
    if (!common_find_calls(library, name, calls, sizeof calls / sizeof calls[0], &runtime))
        return false;
    void *uuid = dlsym(library, "hipDeviceGetUuid");
    memcpy(&runtime.device_uuid, &uuid, sizeof uuid);
    return true;
}

static int hip_open_runtime(void)
{
    static const char *const names[] = {"libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5",
                                        NULL};
    const char *name;
    void *library = common_open_library(names, &name);
    int count = 0;
    if (library == NULL || !hip_find_calls(library, name) ||
        hip_check("hipGetDeviceCount", runtime.hipGetDeviceCount(&count)) != KIND_OK)
        return 0;
    /* Version 6 of HIP inserted a type for unregistered memory, so the number of device memory
     * changed from 1 to 2. */
    memory_type_device = strcmp(name, "libamdhip64.so.5") == 0 ? 1 : 2;
    if (count == 0)
        kind_fail(KIND_FAILED, "%s found no device", name);
    return count;
}

/* ---- Devices ---- */

_Static_assert(sizeof(hipUUID) == COMMON_UUID_BYTES, "another length of uuids");

/* Returns the UUID of a device. If the device has none, returns its PCI address, which identifies
 * the device on this machine. */
static enum kind_result hip_read_uuid(int device, const char *pci,
                                      unsigned char uuid[COMMON_UUID_BYTES])
{
    /* What the runtime returns as the UUID of a device without one. */
    static const char none[] = "XX";
    hipUUID number = {{0}};
    if (runtime.device_uuid != NULL) {
        enum kind_result result =
            hip_check("hipDeviceGetUuid", runtime.device_uuid(&number, device));
        if (result != KIND_OK)
            return result;
    }
    if (number.bytes[0] == '\0' || strncmp(number.bytes, none, sizeof none) == 0)
        strncpy(number.bytes, pci, sizeof number.bytes);
    memcpy(uuid, number.bytes, sizeof number.bytes);
    return KIND_OK;
}

static enum kind_result hip_describe(int device, struct kind_device *description)
{
    unsigned char uuid[COMMON_UUID_BYTES];
    char pci[32];
    enum kind_result result = hip_check(
        "hipDeviceGetName",
        runtime.hipDeviceGetName(description->name, (int)sizeof description->name, device));
    if (result == KIND_OK)
        result = hip_check("hipDeviceGetPCIBusId",
                           runtime.hipDeviceGetPCIBusId(pci, (int)sizeof pci, device));
    if (result == KIND_OK)
        result =
            hip_check("hipDeviceTotalMem", runtime.hipDeviceTotalMem(&description->memory, device));
    if (result != KIND_OK)
        return result;
    common_write_pci(description->pci, pci);
    result = hip_read_uuid(device, description->pci, uuid);
    if (result == KIND_OK)
        common_write_uuid(description->uuid, uuid);
    return result;
}

/* Records whether the thread has a pending HIP error. The runtime keeps the last error of each
 * thread until the program queries it. Errors of this kind's calls must not be visible to the
 * program, not even hipErrorNotReady for an outstanding copy. */
static void hip_remember_error(struct common_before *before)
{
    before->clean = runtime.hipPeekAtLastError() == hipSuccess;
}

static void hip_restore_error(const struct common_before *before)
{
    if (before->clean)
        (void)runtime.hipGetLastError();
}

/* Restores the thread's current device. This cannot fail, because the device was current before. */
static void hip_leave(const struct common_before *before)
{
    (void)runtime.hipSetDevice(before->device);
    hip_restore_error(before);
}

static enum kind_result hip_enter(int device, struct common_before *before)
{
    hip_remember_error(before);
    enum kind_result result = hip_check("hipGetDevice", runtime.hipGetDevice(&before->device));
    if (result == KIND_OK)
        result = hip_check("hipSetDevice", runtime.hipSetDevice(device));
    if (result != KIND_OK)
        hip_restore_error(before);
    return result;
}

/* ---- Memory ---- */

/* Reads an attribute of an address. Returns false if the runtime does not know the address. */
static bool hip_attribute_of(const void *address, hipPointer_attribute attribute, void *value)
{
    return runtime.hipPointerGetAttribute(value, attribute, (hipDeviceptr_t)(uintptr_t)address) ==
           hipSuccess;
}

/* Managed memory is treated as host memory: the CPU can access it, and other processes cannot
 * import it. The runtime can still copy between managed memory and device memory. */
static bool hip_is_device_memory(const void *address, int *device)
{
    unsigned type = 0, managed = 0;
    return hip_attribute_of(address, HIP_POINTER_ATTRIBUTE_MEMORY_TYPE, &type) &&
           type == memory_type_device &&
           hip_attribute_of(address, HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL, device) &&
           !(hip_attribute_of(address, HIP_POINTER_ATTRIBUTE_IS_MANAGED, &managed) && managed != 0);
}

/* A query about host memory sets the thread's last error, so this function restores the last
 * error afterwards. */
static bool hip_locate(const void *address, int *device)
{
    struct common_before before;
    int ordinal = -1;
    hip_remember_error(&before);
    bool found = hip_is_device_memory(address, &ordinal);
    hip_restore_error(&before);
    if (found)
        *device = ordinal;
    return found;
}

static enum kind_result hip_range(const void *address, char **base, size_t *bytes)
{
    hipDeviceptr_t start = NULL;
    enum kind_result result =
        hip_check("hipMemGetAddressRange",
                  runtime.hipMemGetAddressRange(&start, bytes, (hipDeviceptr_t)(uintptr_t)address));
    *base = start;
    return result;
}

static enum kind_result hip_allocate(size_t bytes, void **memory)
{
    return hip_check("hipMalloc", runtime.hipMalloc(memory, bytes));
}

static enum kind_result hip_release(void *memory)
{
    return hip_check("hipFree", runtime.hipFree(memory));
}

static enum kind_result hip_register_host(void *memory, size_t bytes)
{
    return hip_check("hipHostRegister",
                     runtime.hipHostRegister(memory, bytes, hipHostRegisterPortable));
}

static enum kind_result hip_unregister_host(void *memory)
{
    return hip_check("hipHostUnregister", runtime.hipHostUnregister(memory));
}

/* ---- Streams and events ---- */

/* Creates a non-blocking stream. Such a stream is independent of the program's work in the
 * default stream: neither delays the other. */
static enum kind_result hip_new_stream(void **stream)
{
    return hip_check("hipStreamCreateWithFlags",
                     runtime.hipStreamCreateWithFlags((hipStream_t *)stream, hipStreamNonBlocking));
}

static enum kind_result hip_drain(void *stream)
{
    return hip_check("hipStreamSynchronize", runtime.hipStreamSynchronize(stream));
}

static enum kind_result hip_copy(void *stream, void *dest, const void *source, size_t bytes)
{
    return hip_check("hipMemcpyAsync",
                     runtime.hipMemcpyAsync(dest, source, bytes, hipMemcpyDefault, stream));
}

static enum kind_result hip_copy_blocks(void *stream, const struct common_blocks *blocks)
{
    hipError_t code = runtime.hipMemcpy2DAsync(blocks->dest, blocks->dest_step, blocks->source,
                                               blocks->source_step, blocks->block, blocks->count,
                                               hipMemcpyDefault, stream);
    /* The runtime returns these codes if a step exceeds the maximum pitch of the device. */
    if (code == hipErrorInvalidValue || code == hipErrorInvalidPitchValue)
        return KIND_UNSUPPORTED;
    return hip_check("hipMemcpy2DAsync", code);
}

static enum kind_result hip_fill(void *stream, void *memory, unsigned char value, size_t bytes)
{
    return hip_check("hipMemsetAsync", runtime.hipMemsetAsync(memory, value, bytes, stream));
}

static enum kind_result hip_new_event(void **event)
{
    return hip_check("hipEventCreateWithFlags",
                     runtime.hipEventCreateWithFlags((hipEvent_t *)event, hipEventDisableTiming));
}

static enum kind_result hip_record(void *event, void *stream)
{
    return hip_check("hipEventRecord", runtime.hipEventRecord(event, stream));
}

static enum kind_result hip_test(void *event, bool *happened)
{
    hipError_t code = runtime.hipEventQuery(event);
    *happened = code != hipErrorNotReady;
    return *happened ? hip_check("hipEventQuery", code) : KIND_OK;
}

static enum kind_result hip_wait_for(void *event)
{
    return hip_check("hipEventSynchronize", runtime.hipEventSynchronize(event));
}

/* ---- Memory of other processes ---- */

_Static_assert(sizeof(hipIpcMemHandle_t) == COMMON_IPC_BYTES, "another length of handles");

static enum kind_result hip_export_base(void *base, unsigned char ipc[COMMON_IPC_BYTES])
{
    hipIpcMemHandle_t handle;
    enum kind_result result =
        hip_check("hipIpcGetMemHandle", runtime.hipIpcGetMemHandle(&handle, base));
    if (result == KIND_OK)
        memcpy(ipc, &handle, sizeof handle);
    return result;
}

/* hipIpcOpenMemHandle has only one flag. Some versions require it, and its value has been 1 and
 * 0. */
static enum kind_result hip_import_base(const unsigned char ipc[COMMON_IPC_BYTES], void **base)
{
    enum { FLAG = 1, EARLIER_FLAG = 0 };
    hipIpcMemHandle_t handle;
    memcpy(&handle, ipc, sizeof handle);
    hipError_t code = runtime.hipIpcOpenMemHandle(base, handle, FLAG);
    if (code == hipErrorInvalidValue)
        code = runtime.hipIpcOpenMemHandle(base, handle, EARLIER_FLAG);
    return hip_check("hipIpcOpenMemHandle", code);
}

static enum kind_result hip_end_import(void *base)
{
    return hip_check("hipIpcCloseMemHandle", runtime.hipIpcCloseMemHandle(base));
}

/* ---- Atomics ---- */

static enum kind_result hip_atomic(void *word, int operation, uint64_t value, uint64_t condition,
                                   size_t size, uint64_t *old)
{
    (void)word, (void)operation, (void)value, (void)condition, (void)size, (void)old;
    return kind_fail(KIND_UNSUPPORTED,
                     "HIP: atomic operations of the CPU on device memory are not supported");
}

/* ---- The kind ---- */

static const struct common_driver calls_of_kind = {.name = "HIP",
                                                   .type = KIND_HIP,
                                                   .open = hip_open_runtime,
                                                   .describe = hip_describe,
                                                   .locate = hip_locate,
                                                   .range = hip_range,
                                                   .enter = hip_enter,
                                                   .leave = hip_leave,
                                                   .allocate = hip_allocate,
                                                   .release = hip_release,
                                                   .new_stream = hip_new_stream,
                                                   .drain = hip_drain,
                                                   .copy = hip_copy,
                                                   .copy_blocks = hip_copy_blocks,
                                                   .fill = hip_fill,
                                                   .new_event = hip_new_event,
                                                   .record = hip_record,
                                                   .test = hip_test,
                                                   .wait = hip_wait_for,
                                                   .export_base = hip_export_base,
                                                   .import_base = hip_import_base,
                                                   .end_import = hip_end_import,
                                                   .register_host = hip_register_host,
                                                   .unregister_host = hip_unregister_host};

static struct common_kind hip = {.driver = &calls_of_kind, .lock = PTHREAD_MUTEX_INITIALIZER};

COMMON_DEFINE_KIND(kind_hip, hip, "HIP", KIND_HIP, hip_atomic);
