/*
 * Device kind for NVIDIA GPUs (struct kind in kind.h), implemented with the CUDA driver API.
 * libcuda is opened at run time.
 */
#include <cuda.h>
#include <dlfcn.h>
#include <string.h>

#include "common.h"
#include "cuda_kernels.h"
#include "kinds_built.h"

/* ---- The driver's library ---- */

/* The functions of libcuda that this file calls. Macros of cuda.h replace many of these names by
 * versioned names, such as cuMemAlloc by cuMemAlloc_v2. TEXT_OF returns the versioned name,
 * which is then looked up in the library. */
#define CUDA_CALLS(CALL)                                                                           \
    CALL(cuCtxPopCurrent)                                                                          \
    CALL(cuCtxPushCurrent)                                                                         \
    CALL(cuDeviceGetCount)                                                                         \
    CALL(cuDeviceGetName)                                                                          \
    CALL(cuDeviceGetPCIBusId)                                                                      \
    CALL(cuDevicePrimaryCtxRetain)                                                                 \
    CALL(cuDeviceTotalMem)                                                                         \
    CALL(cuEventCreate)                                                                            \
    CALL(cuEventQuery)                                                                             \
    CALL(cuEventRecord)                                                                            \
    CALL(cuEventSynchronize)                                                                       \
    CALL(cuGetErrorName)                                                                           \
    CALL(cuInit)                                                                                   \
    CALL(cuIpcCloseMemHandle)                                                                      \
    CALL(cuIpcGetMemHandle)                                                                        \
    CALL(cuIpcOpenMemHandle)                                                                       \
    CALL(cuLaunchKernel)                                                                           \
    CALL(cuMemAlloc)                                                                               \
    CALL(cuMemFree)                                                                                \
    CALL(cuMemGetAddressRange)                                                                     \
    CALL(cuMemHostAlloc)                                                                           \
    CALL(cuMemHostRegister)                                                                        \
    CALL(cuMemHostUnregister)                                                                      \
    CALL(cuMemcpy2DAsync)                                                                          \
    CALL(cuMemcpyAsync)                                                                            \
    CALL(cuMemsetD8Async)                                                                          \
    CALL(cuModuleGetFunction)                                                                      \
    CALL(cuModuleLoadData)                                                                         \
    CALL(cuPointerGetAttributes)                                                                   \
    CALL(cuStreamCreate)                                                                           \
    CALL(cuStreamSynchronize)

#define DECLARE_CALL(NAME)  __typeof__(&(NAME)) NAME;
#define TEXT_OF(NAME)       #NAME
#define DESCRIBE_CALL(NAME) {TEXT_OF(NAME), offsetof(struct calls, NAME)},

struct calls {
    CUDA_CALLS(DECLARE_CALL)
    /* cuDeviceGetUuid_v2 if the library has it, otherwise cuDeviceGetUuid. Only v2 distinguishes
     * the parts (MIG instances) of a device. The header's version depends on its age, so the macro
     * name is not used. */
    CUresult (*device_uuid)(CUuuid *uuid, CUdevice device);
};

static struct calls driver;

/* Maximum number of devices that are used. */
enum { DEVICES_MOST = 64 };

/* Primary context of each device, which the CUDA runtime uses too. It is retained when the device
 * is first used, and never released. */
static _Atomic(CUcontext) contexts[DEVICES_MOST];
static pthread_mutex_t contexts_lock = PTHREAD_MUTEX_INITIALIZER;

static enum kind_result cuda_check(const char *call, CUresult code)
{
    const char *name = NULL;
    if (code == CUDA_SUCCESS)
        return KIND_OK;
    if (driver.cuGetErrorName(code, &name) != CUDA_SUCCESS || name == NULL)
        name = "unknown error";
    kind_fail(KIND_FAILED, "the driver's %s failed: %s (%d)", call, name, (int)code);
    switch (code) {
    case CUDA_ERROR_OUT_OF_MEMORY:
        return KIND_NO_MEMORY;
    case CUDA_ERROR_NOT_SUPPORTED:
    case CUDA_ERROR_PEER_ACCESS_UNSUPPORTED:
    case CUDA_ERROR_NO_BINARY_FOR_GPU: /* the kernels are compiled for a newer device */
    case CUDA_ERROR_JIT_COMPILER_NOT_FOUND:
        return KIND_UNSUPPORTED;
    default:
        return KIND_FAILED;
    }
}

static bool cuda_find_calls(void *library, const char *name)
{
    static const struct common_call calls[] = {
        CUDA_CALLS(DESCRIBE_CALL){"cuDeviceGetUuid", offsetof(struct calls, device_uuid)}};
    if (!common_find_calls(library, name, calls, sizeof calls / sizeof calls[0], &driver))
        return false;
    void *later_uuid = dlsym(library, "cuDeviceGetUuid_v2");
    if (later_uuid != NULL)
        memcpy(&driver.device_uuid, &later_uuid, sizeof later_uuid);
    return true;
}

/* Opens the library. Never closes it, because threads that the library has started may still
 * run. */
static int cuda_open_driver(void)
{
    static const char *const names[] = {"libcuda.so.1", NULL};
    const char *name;
    void *library = common_open_library(names, &name);
    int count = 0;
    if (library == NULL || !cuda_find_calls(library, name) ||
        cuda_check("cuInit", driver.cuInit(0)) != KIND_OK ||
        cuda_check("cuDeviceGetCount", driver.cuDeviceGetCount(&count)) != KIND_OK)
        return 0;
    if (count == 0)
        kind_fail(KIND_FAILED, "%s found no device", name);
    return count < DEVICES_MOST ? count : DEVICES_MOST;
}

/* ---- Devices ---- */

_Static_assert(sizeof(CUuuid) == COMMON_UUID_BYTES, "another length of uuids");

static enum kind_result cuda_describe(int device, struct kind_device *description)
{
    CUuuid uuid;
    char pci[32];
    enum kind_result result = cuda_check(
        "cuDeviceGetName",
        driver.cuDeviceGetName(description->name, (int)sizeof description->name, device));
    if (result == KIND_OK)
        result = cuda_check("cuDeviceGetUuid", driver.device_uuid(&uuid, device));
    if (result == KIND_OK)
        result = cuda_check("cuDeviceGetPCIBusId",
                            driver.cuDeviceGetPCIBusId(pci, (int)sizeof pci, device));
    if (result == KIND_OK)
        result =
            cuda_check("cuDeviceTotalMem", driver.cuDeviceTotalMem(&description->memory, device));
    if (result != KIND_OK)
        return result;
    common_write_uuid(description->uuid, (const unsigned char *)uuid.bytes);
    common_write_pci(description->pci, pci);
    return KIND_OK;
}

static enum kind_result cuda_retain_context(int device)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&contexts_lock);
    if (atomic_load(&contexts[device]) == NULL) {
        CUcontext context;
        result = cuda_check("cuDevicePrimaryCtxRetain",
                            driver.cuDevicePrimaryCtxRetain(&context, device));
        if (result == KIND_OK)
            atomic_store(&contexts[device], context);
    }
    pthread_mutex_unlock(&contexts_lock);
    return result;
}

/* Pushes the device's context. `before` is unused, because the driver keeps the thread's
 * previous context on a stack. */
static enum kind_result cuda_enter(int device, struct common_before *before)
{
    (void)before;
    enum kind_result result =
        atomic_load(&contexts[device]) == NULL ? cuda_retain_context(device) : KIND_OK;
    if (result != KIND_OK)
        return result;
    return cuda_check("cuCtxPushCurrent", driver.cuCtxPushCurrent(atomic_load(&contexts[device])));
}

/* Pops the context. The call fails only if the context is not on the stack. In this case,
 * nothing needs to be restored. */
static void cuda_leave(const struct common_before *before)
{
    CUcontext context;
    (void)before;
    (void)driver.cuCtxPopCurrent(&context);
}

/* ---- Memory ---- */

static CUdeviceptr cuda_device_address(const void *address)
{
    return (CUdeviceptr)(uintptr_t)address;
}

/* Managed memory is treated as host memory: the CPU can access it, and other processes cannot
 * import it. The driver can still copy between managed memory and device memory. */
static bool cuda_locate(const void *address, int *device)
{
    CUmemorytype type = 0;
    unsigned managed = 0;
    int ordinal = -1;
    CUpointer_attribute attributes[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                                        CU_POINTER_ATTRIBUTE_IS_MANAGED,
                                        CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
    void *values[] = {&type, &managed, &ordinal};
    /* This call needs no current context, and does not fail for addresses that are unknown to
     * CUDA. */
    CUresult code =
        driver.cuPointerGetAttributes(3, attributes, values, cuda_device_address(address));
    if (code != CUDA_SUCCESS || type != CU_MEMORYTYPE_DEVICE || managed != 0 || ordinal < 0 ||
        ordinal >= DEVICES_MOST)
        return false;
    *device = ordinal;
    return true;
}

static enum kind_result cuda_range(const void *address, char **base, size_t *bytes)
{
    CUdeviceptr start = 0;
    enum kind_result result =
        cuda_check("cuMemGetAddressRange",
                   driver.cuMemGetAddressRange(&start, bytes, cuda_device_address(address)));
    *base = (char *)(uintptr_t)start;
    return result;
}

static enum kind_result cuda_allocate(size_t bytes, void **memory)
{
    CUdeviceptr start = 0;
    enum kind_result result = cuda_check("cuMemAlloc", driver.cuMemAlloc(&start, bytes));
    *memory = (void *)(uintptr_t)start;
    return result;
}

static enum kind_result cuda_release(void *memory)
{
    return cuda_check("cuMemFree", driver.cuMemFree(cuda_device_address(memory)));
}

static enum kind_result cuda_register_host(void *memory, size_t bytes)
{
    return cuda_check("cuMemHostRegister",
                      driver.cuMemHostRegister(memory, bytes, CU_MEMHOSTREGISTER_PORTABLE));
}

static enum kind_result cuda_unregister_host(void *memory)
{
    return cuda_check("cuMemHostUnregister", driver.cuMemHostUnregister(memory));
}

/* ---- Streams and events ---- */

/* Creates a non-blocking stream. Such a stream is independent of the program's work in the
 * default stream: neither delays the other. */
static enum kind_result cuda_new_stream(void **stream)
{
    return cuda_check("cuStreamCreate",
                      driver.cuStreamCreate((CUstream *)stream, CU_STREAM_NON_BLOCKING));
}

static enum kind_result cuda_drain(void *stream)
{
    return cuda_check("cuStreamSynchronize", driver.cuStreamSynchronize(stream));
}

static enum kind_result cuda_copy(void *stream, void *dest, const void *source, size_t bytes)
{
    return cuda_check("cuMemcpyAsync",
                      driver.cuMemcpyAsync(cuda_device_address(dest), cuda_device_address(source),
                                           bytes, stream));
}

static enum kind_result cuda_copy_blocks(void *stream, const struct common_blocks *blocks)
{
    CUDA_MEMCPY2D shape = {.srcMemoryType = CU_MEMORYTYPE_UNIFIED,
                           .srcDevice = cuda_device_address(blocks->source),
                           .srcPitch = blocks->source_step,
                           .dstMemoryType = CU_MEMORYTYPE_UNIFIED,
                           .dstDevice = cuda_device_address(blocks->dest),
                           .dstPitch = blocks->dest_step,
                           .WidthInBytes = blocks->block,
                           .Height = blocks->count};
    CUresult code = driver.cuMemcpy2DAsync(&shape, stream);
    /* The driver returns this code if a step exceeds the maximum pitch of the device. */
    if (code == CUDA_ERROR_INVALID_VALUE)
        return KIND_UNSUPPORTED;
    return cuda_check("cuMemcpy2DAsync", code);
}

static enum kind_result cuda_fill(void *stream, void *memory, unsigned char value, size_t bytes)
{
    return cuda_check("cuMemsetD8Async",
                      driver.cuMemsetD8Async(cuda_device_address(memory), value, bytes, stream));
}

static enum kind_result cuda_new_event(void **event)
{
    return cuda_check("cuEventCreate",
                      driver.cuEventCreate((CUevent *)event, CU_EVENT_DISABLE_TIMING));
}

static enum kind_result cuda_record(void *event, void *stream)
{
    return cuda_check("cuEventRecord", driver.cuEventRecord(event, stream));
}

static enum kind_result cuda_test(void *event, bool *happened)
{
    CUresult code = driver.cuEventQuery(event);
    *happened = code != CUDA_ERROR_NOT_READY;
    return *happened ? cuda_check("cuEventQuery", code) : KIND_OK;
}

static enum kind_result cuda_wait_for(void *event)
{
    return cuda_check("cuEventSynchronize", driver.cuEventSynchronize(event));
}

/* ---- Memory of other processes ---- */

_Static_assert(sizeof(CUipcMemHandle) == COMMON_IPC_BYTES, "another length of handles");

static enum kind_result cuda_export_base(void *base, unsigned char ipc[COMMON_IPC_BYTES])
{
    CUipcMemHandle handle;
    enum kind_result result = cuda_check(
        "cuIpcGetMemHandle", driver.cuIpcGetMemHandle(&handle, cuda_device_address(base)));
    if (result == KIND_OK)
        memcpy(ipc, &handle, sizeof handle);
    return result;
}

static enum kind_result cuda_import_base(const unsigned char ipc[COMMON_IPC_BYTES], void **base)
{
    CUipcMemHandle handle;
    CUdeviceptr start = 0;
    memcpy(&handle, ipc, sizeof handle);
    enum kind_result result =
        cuda_check("cuIpcOpenMemHandle",
                   driver.cuIpcOpenMemHandle(&start, handle, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS));
    *base = (void *)(uintptr_t)start;
    return result;
}

static enum kind_result cuda_end_import(void *base)
{
    return cuda_check("cuIpcCloseMemHandle", driver.cuIpcCloseMemHandle(cuda_device_address(base)));
}

/* ---- Atomics ---- */

enum { OPERATIONS = KIND_ATOMIC_COMPARE_SWAP + 1 };

/* Kernels of each device, loaded at their first use. */
static struct {
    pthread_mutex_t lock;
    CUfunction of_4_bytes[DEVICES_MOST], of_8_bytes[DEVICES_MOST];
} kernels = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Host memory to which a kernel writes the old value of a word. Free slots form a list. */
union result_slot {
    union result_slot *next;
    uint64_t old;
};

static struct {
    pthread_mutex_t lock;
    union result_slot *free;
} result_slots = {.lock = PTHREAD_MUTEX_INITIALIZER};

static enum kind_result cuda_load_kernels(int device)
{
    CUmodule module;
    enum kind_result result =
        cuda_check("cuModuleLoadData", driver.cuModuleLoadData(&module, cuda_kernels_text));
    if (result == KIND_OK)
        result = cuda_check(
            "cuModuleGetFunction",
            driver.cuModuleGetFunction(&kernels.of_4_bytes[device], module, "isthmus_atomic_32"));
    if (result == KIND_OK)
        result = cuda_check(
            "cuModuleGetFunction",
            driver.cuModuleGetFunction(&kernels.of_8_bytes[device], module, "isthmus_atomic_64"));
    return result;
}

/* Returns the kernel for words of `size` bytes. The context of the device must be current. */
static enum kind_result cuda_find_kernel(int device, size_t size, CUfunction *kernel)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&kernels.lock);
    if (kernels.of_8_bytes[device] == NULL)
        result = cuda_load_kernels(device);
    *kernel = size == 4 ? kernels.of_4_bytes[device] : kernels.of_8_bytes[device];
    pthread_mutex_unlock(&kernels.lock);
    return result;
}

/* Adds slots. All devices can access their memory at the address that the CPU uses. */
static enum kind_result cuda_add_result_slots(void)
{
    enum { COUNT = 512 };
    void *memory = NULL;
    enum kind_result result =
        cuda_check("cuMemHostAlloc",
                   driver.cuMemHostAlloc(&memory, COUNT * sizeof(union result_slot),
                                         CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP));
    union result_slot *added = memory;
    for (size_t i = 0; result == KIND_OK && i < COUNT; i++) {
        added[i].next = result_slots.free;
        result_slots.free = &added[i];
    }
    return result;
}

static enum kind_result cuda_take_result_slot(union result_slot **result_slot)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&result_slots.lock);
    if (result_slots.free == NULL)
        result = cuda_add_result_slots();
    *result_slot = result_slots.free;
    if (result == KIND_OK)
        result_slots.free = result_slots.free->next;
    pthread_mutex_unlock(&result_slots.lock);
    return result;
}

static void cuda_return_result_slot(union result_slot *result_slot)
{
    pthread_mutex_lock(&result_slots.lock);
    result_slot->next = result_slots.free;
    result_slots.free = result_slot;
    pthread_mutex_unlock(&result_slots.lock);
}

struct atomic_request {
    CUfunction kernel;
    CUdeviceptr word, result;
    unsigned operation;
    uint64_t value, condition;
};

static enum kind_result cuda_enqueue_atomic(void *stream, const void *argument)
{
    struct atomic_request request = *(const struct atomic_request *)argument;
    void *parameters[] = {&request.word, &request.operation, &request.value, &request.condition,
                          &request.result};
    return cuda_check("cuLaunchKernel", driver.cuLaunchKernel(request.kernel, 1, 1, 1, 1, 1, 1, 0,
                                                              stream, parameters, NULL));
}

static struct common_kind cuda;

/* Runs the kernel and sets *old. The context of the word's device must be current. */
static enum kind_result cuda_run_atomic(int device, size_t size, struct atomic_request *request,
                                        uint64_t *old)
{
    union result_slot *result_slot = NULL;
    enum kind_result result = cuda_find_kernel(device, size, &request->kernel);
    if (result == KIND_OK)
        result = cuda_take_result_slot(&result_slot);
    if (result != KIND_OK)
        return result;
    request->result = cuda_device_address(result_slot);
    result = common_run(&cuda, device, cuda_enqueue_atomic, request);
    *old = result_slot->old;
    /* If the kernel has failed, it may still write to the slot, so the slot is not reused. */
    if (result == KIND_OK)
        cuda_return_result_slot(result_slot);
    return result;
}

static enum kind_result cuda_atomic(void *word, int operation, uint64_t value, uint64_t condition,
                                    size_t size, uint64_t *old)
{
    struct atomic_request request = {.word = cuda_device_address(word),
                                     .operation = (unsigned)operation,
                                     .value = value,
                                     .condition = condition};
    struct common_before before;
    int device;
    if (!common_owns(&cuda, word, &device))
        return kind_fail(KIND_UNSUPPORTED, "%p is not in memory of a CUDA device", word);
    if (operation < 0 || operation >= OPERATIONS || (size != 4 && size != 8))
        return kind_fail(KIND_UNSUPPORTED, "atomic operation %d on %zu bytes is not supported",
                         operation, size);
    enum kind_result result = cuda_enter(device, &before);
    if (result != KIND_OK)
        return result;
    result = cuda_run_atomic(device, size, &request, old);
    cuda_leave(&before);
    return result;
}

/* ---- The kind ---- */

static const struct common_driver calls_of_kind = {.name = "CUDA",
                                                   .type = KIND_CUDA,
                                                   .open = cuda_open_driver,
                                                   .describe = cuda_describe,
                                                   .locate = cuda_locate,
                                                   .range = cuda_range,
                                                   .enter = cuda_enter,
                                                   .leave = cuda_leave,
                                                   .allocate = cuda_allocate,
                                                   .release = cuda_release,
                                                   .new_stream = cuda_new_stream,
                                                   .drain = cuda_drain,
                                                   .copy = cuda_copy,
                                                   .copy_blocks = cuda_copy_blocks,
                                                   .fill = cuda_fill,
                                                   .new_event = cuda_new_event,
                                                   .record = cuda_record,
                                                   .test = cuda_test,
                                                   .wait = cuda_wait_for,
                                                   .export_base = cuda_export_base,
                                                   .import_base = cuda_import_base,
                                                   .end_import = cuda_end_import,
                                                   .register_host = cuda_register_host,
                                                   .unregister_host = cuda_unregister_host};

static struct common_kind cuda = {.driver = &calls_of_kind, .lock = PTHREAD_MUTEX_INITIALIZER};

COMMON_DEFINE_KIND(kind_cuda, cuda, "CUDA", KIND_CUDA, cuda_atomic);
