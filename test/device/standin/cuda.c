/*
 * Stand-in for libcuda.so.1: the functions of CUDA's driver that the CUDA kind calls, implemented
 * with standin.h.
 */
#include <cuda.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "standin.h"

enum { DEVICES_MOST = 16, ALIGNMENT = 512, PITCH_MOST = 2147483647, NESTED_MOST = 8 };

struct CUctx_st {
    int device;
    unsigned retained;
};

struct CUevent_st {
    struct standin_stream *stream; /* NULL: not recorded yet */
    uint64_t operations;
};

static struct CUctx_st contexts[DEVICES_MOST];
static bool initialized;

/* Stack of contexts that the thread has pushed. */
static _Thread_local struct {
    CUcontext contexts[NESTED_MOST];
    int count;
} stack;

static CUresult error_of(enum standin_result result)
{
    switch (result) {
    case STANDIN_OK:
        return CUDA_SUCCESS;
    case STANDIN_INVALID:
        return CUDA_ERROR_INVALID_VALUE;
    case STANDIN_NO_MEMORY:
        return CUDA_ERROR_OUT_OF_MEMORY;
    case STANDIN_NOT_READY:
        return CUDA_ERROR_NOT_READY;
    case STANDIN_REFUSED:
        return CUDA_ERROR_PEER_ACCESS_UNSUPPORTED;
    case STANDIN_OWN_MEMORY:
        return CUDA_ERROR_INVALID_CONTEXT;
    case STANDIN_IMPORTED:
        return CUDA_ERROR_ALREADY_MAPPED;
    case STANDIN_LOST:
        return CUDA_ERROR_LAUNCH_FAILED;
    }
    return CUDA_ERROR_UNKNOWN;
}

CUresult cuGetErrorName(CUresult error, const char **name)
{
    static const struct {
        CUresult error;
        const char *name;
    } names[] = {
        {CUDA_SUCCESS, "CUDA_SUCCESS"},
        {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE"},
        {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"},
        {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED"},
        {CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE"},
        {CUDA_ERROR_INVALID_DEVICE, "CUDA_ERROR_INVALID_DEVICE"},
        {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT"},
        {CUDA_ERROR_ALREADY_MAPPED, "CUDA_ERROR_ALREADY_MAPPED"},
        {CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED"},
        {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE"},
        {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND"},
        {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY"},
        {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED"},
        {CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"},
        {CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"}};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (names[i].error == error) {
            *name = names[i].name;
            return CUDA_SUCCESS;
        }
    *name = NULL;
    return CUDA_ERROR_INVALID_VALUE;
}

/* ---- Devices and contexts ---- */

CUresult cuInit(unsigned flags)
{
    if (flags != 0)
        return CUDA_ERROR_INVALID_VALUE;
    if (standin_devices() == 0)
        return CUDA_ERROR_NO_DEVICE;
    initialized = true;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int *count)
{
    *count = standin_devices();
    return initialized ? CUDA_SUCCESS : CUDA_ERROR_NOT_INITIALIZED;
}

static CUresult describe(CUdevice device, struct standin_device *description)
{
    if (!initialized)
        return CUDA_ERROR_NOT_INITIALIZED;
    return standin_describe(device, description) == STANDIN_OK ? CUDA_SUCCESS
                                                               : CUDA_ERROR_INVALID_DEVICE;
}

CUresult cuDeviceGetName(char *name, int room, CUdevice device)
{
    struct standin_device description;
    CUresult result = describe(device, &description);
    if (result == CUDA_SUCCESS)
        snprintf(name, (size_t)room, "CUDA stand-in %d", device);
    return result;
}

CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    struct standin_device description;
    CUresult result = describe(device, &description);
    if (result == CUDA_SUCCESS)
        memcpy(uuid->bytes, description.uuid, sizeof uuid->bytes);
    return result;
}

#ifdef cuDeviceGetUuid /* libraries export both versions */
#undef cuDeviceGetUuid
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device);
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    return cuDeviceGetUuid_v2(uuid, device);
}
#endif

/* Digits above 9 are upper case, as in the driver's text. */
CUresult cuDeviceGetPCIBusId(char *address, int room, CUdevice device)
{
    struct standin_device description;
    CUresult result = describe(device, &description);
    if (result != CUDA_SUCCESS)
        return result;
    snprintf(address, (size_t)room, "%s", description.pci);
    for (char *digit = address; *digit != '\0'; digit++)
        if (*digit >= 'a' && *digit <= 'f')
            *digit = (char)(*digit - 'a' + 'A');
    return result;
}

CUresult cuDeviceTotalMem(size_t *bytes, CUdevice device)
{
    struct standin_device description;
    CUresult result = describe(device, &description);
    if (result == CUDA_SUCCESS)
        *bytes = description.memory;
    return result;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    struct standin_device description;
    CUresult result = describe(device, &description);
    if (result == CUDA_SUCCESS)
        result = error_of(standin_state(device));
    if (result != CUDA_SUCCESS)
        return result;
    contexts[device] = (struct CUctx_st){.device = device, .retained = 1};
    *context = &contexts[device];
    return CUDA_SUCCESS;
}

CUresult cuCtxPushCurrent(CUcontext context)
{
    if (context == NULL || context->retained == 0 || stack.count == NESTED_MOST)
        return CUDA_ERROR_INVALID_CONTEXT;
    stack.contexts[stack.count++] = context;
    return CUDA_SUCCESS;
}

CUresult cuCtxPopCurrent(CUcontext *context)
{
    if (stack.count == 0)
        return CUDA_ERROR_INVALID_CONTEXT;
    *context = stack.contexts[--stack.count];
    return CUDA_SUCCESS;
}

CUresult cuCtxGetCurrent(CUcontext *context)
{
    *context = stack.count == 0 ? NULL : stack.contexts[stack.count - 1];
    return CUDA_SUCCESS;
}

/* Sets *device to the device of the current context. */
static CUresult current_device(int *device)
{
    if (!initialized)
        return CUDA_ERROR_NOT_INITIALIZED;
    if (stack.count == 0)
        return CUDA_ERROR_INVALID_CONTEXT;
    *device = stack.contexts[stack.count - 1]->device;
    return error_of(standin_state(*device));
}

/* ---- Memory ---- */

static void *pointer(CUdeviceptr address)
{
    return (void *)(uintptr_t)address;
}

CUresult cuMemAlloc(CUdeviceptr *memory, size_t bytes)
{
    void *allocated = NULL;
    int device;
    CUresult result = current_device(&device);
    if (result == CUDA_SUCCESS)
        result = error_of(standin_allocate(device, bytes, ALIGNMENT, &allocated));
    *memory = (CUdeviceptr)(uintptr_t)allocated;
    return result;
}

CUresult cuMemFree(CUdeviceptr memory)
{
    int device;
    CUresult result = current_device(&device);
    return result == CUDA_SUCCESS ? error_of(standin_release(pointer(memory))) : result;
}

CUresult cuMemGetAddressRange(CUdeviceptr *base, size_t *bytes, CUdeviceptr address)
{
    struct standin_memory memory;
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if (!standin_find(pointer(address), &memory))
        return CUDA_ERROR_NOT_FOUND;
    *base = (CUdeviceptr)(uintptr_t)memory.base;
    *bytes = memory.bytes;
    return CUDA_SUCCESS;
}

/* An address that is not device memory is not an error. */
CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute *attributes, void **values,
                                CUdeviceptr address)
{
    struct standin_memory memory;
    bool found = standin_find(pointer(address), &memory);
    unsigned host = standin_is_registered(pointer(address)) ? CU_MEMORYTYPE_HOST : 0;
    if (!initialized)
        return CUDA_ERROR_NOT_INITIALIZED;
    for (unsigned i = 0; i < count; i++)
        switch (attributes[i]) {
        case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
            *(unsigned *)values[i] = found ? CU_MEMORYTYPE_DEVICE : host;
            break;
        case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
            *(int *)values[i] = found ? memory.device : -2;
            break;
        case CU_POINTER_ATTRIBUTE_IS_MANAGED:
            *(unsigned *)values[i] = 0;
            break;
        default:
            return CUDA_ERROR_INVALID_VALUE;
        }
    return CUDA_SUCCESS;
}

CUresult cuMemHostRegister(void *memory, size_t bytes, unsigned flags)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if ((flags & ~(unsigned)CU_MEMHOSTREGISTER_PORTABLE) != 0)
        return CUDA_ERROR_INVALID_VALUE;
    return standin_register_host(memory, bytes) == STANDIN_OK
               ? CUDA_SUCCESS
               : CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
}

CUresult cuMemHostUnregister(void *memory)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    return standin_unregister_host(memory) == STANDIN_OK ? CUDA_SUCCESS
                                                         : CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
}

/* ---- Memory of other processes ---- */

CUresult cuIpcGetMemHandle(CUipcMemHandle *handle, CUdeviceptr memory)
{
    struct standin_export export;
    int device;
    CUresult result = current_device(&device);
    if (result == CUDA_SUCCESS)
        result = error_of(standin_export(pointer(memory), &export));
    if (result != CUDA_SUCCESS)
        return result;
    _Static_assert(sizeof export <= sizeof *handle, "a handle is too small for an export");
    memset(handle, 0, sizeof *handle);
    memcpy(handle, &export, sizeof export);
    return CUDA_SUCCESS;
}

CUresult cuIpcOpenMemHandle(CUdeviceptr *memory, CUipcMemHandle handle, unsigned flags)
{
    struct standin_export export;
    void *imported = NULL;
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if (flags != CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)
        return CUDA_ERROR_INVALID_VALUE;
    memcpy(&export, &handle, sizeof export);
    result = error_of(standin_import(&export, device, &imported));
    *memory = (CUdeviceptr)(uintptr_t)imported;
    return result;
}

CUresult cuIpcCloseMemHandle(CUdeviceptr memory)
{
    int device;
    CUresult result = current_device(&device);
    return result == CUDA_SUCCESS ? error_of(standin_end_import(pointer(memory))) : result;
}

/* ---- Streams and events ---- */

static struct standin_stream *core_stream(CUstream stream)
{
    return (struct standin_stream *)stream;
}

/* Checks that the stream may be used with the current context. The default stream is not
 * supported. */
static CUresult check_stream(CUstream stream)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    return stream != NULL && standin_stream_device(core_stream(stream)) == device
               ? CUDA_SUCCESS
               : CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuStreamCreate(CUstream *stream, unsigned flags)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if (flags != CU_STREAM_NON_BLOCKING)
        return CUDA_ERROR_INVALID_VALUE;
    return error_of(standin_stream_create(device, (struct standin_stream **)stream));
}

CUresult cuStreamSynchronize(CUstream stream)
{
    CUresult result = check_stream(stream);
    if (result != CUDA_SUCCESS)
        return result;
    return error_of(standin_wait(core_stream(stream), standin_submitted(core_stream(stream))));
}

CUresult cuMemcpyAsync(CUdeviceptr dest, CUdeviceptr source, size_t bytes, CUstream stream)
{
    struct standin_copy copy = {
        .dest = pointer(dest), .source = pointer(source), .block = bytes, .count = 1};
    CUresult result = check_stream(stream);
    return result == CUDA_SUCCESS ? error_of(standin_copy(core_stream(stream), &copy)) : result;
}

static bool is_unified_copy(const CUDA_MEMCPY2D *copy)
{
    return copy->srcMemoryType == CU_MEMORYTYPE_UNIFIED &&
           copy->dstMemoryType == CU_MEMORYTYPE_UNIFIED && copy->srcXInBytes == 0 &&
           copy->srcY == 0 && copy->dstXInBytes == 0 && copy->dstY == 0;
}

/* CUDA's driver treats a pitch of 0 as rows without gaps (observed on an H100, driver 580). */
static size_t pitch_of(size_t pitch, size_t width)
{
    return pitch == 0 ? width : pitch;
}

static bool is_pitch(size_t pitch, size_t width)
{
    return pitch_of(pitch, width) >= width && pitch <= PITCH_MOST;
}

CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D *copy, CUstream stream)
{
    CUresult result = check_stream(stream);
    if (result != CUDA_SUCCESS)
        return result;
    if (!is_unified_copy(copy) || !is_pitch(copy->srcPitch, copy->WidthInBytes) ||
        !is_pitch(copy->dstPitch, copy->WidthInBytes))
        return CUDA_ERROR_INVALID_VALUE;
    return error_of(standin_copy(
        core_stream(stream),
        &(struct standin_copy){.dest = pointer(copy->dstDevice),
                               .dest_step = pitch_of(copy->dstPitch, copy->WidthInBytes),
                               .source = pointer(copy->srcDevice),
                               .source_step = pitch_of(copy->srcPitch, copy->WidthInBytes),
                               .block = copy->WidthInBytes,
                               .count = copy->Height}));
}

CUresult cuMemsetD8Async(CUdeviceptr memory, unsigned char value, size_t bytes, CUstream stream)
{
    CUresult result = check_stream(stream);
    if (result != CUDA_SUCCESS)
        return result;
    if (!standin_is_device_address(pointer(memory)))
        return CUDA_ERROR_INVALID_VALUE;
    return error_of(standin_fill(core_stream(stream), pointer(memory), bytes, &value, 1));
}

CUresult cuEventCreate(CUevent *event, unsigned flags)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if (flags != CU_EVENT_DISABLE_TIMING)
        return CUDA_ERROR_INVALID_VALUE;
    *event = calloc(1, sizeof **event);
    return *event == NULL ? CUDA_ERROR_OUT_OF_MEMORY : CUDA_SUCCESS;
}

CUresult cuEventRecord(CUevent event, CUstream stream)
{
    CUresult result = check_stream(stream);
    if (result != CUDA_SUCCESS)
        return result;
    event->stream = core_stream(stream);
    event->operations = standin_submitted(event->stream);
    return CUDA_SUCCESS;
}

CUresult cuEventQuery(CUevent event)
{
    if (event->stream == NULL)
        return CUDA_SUCCESS;
    return error_of(standin_test(event->stream, event->operations));
}

CUresult cuEventSynchronize(CUevent event)
{
    if (event->stream == NULL)
        return CUDA_SUCCESS;
    return error_of(standin_wait(event->stream, event->operations));
}

CUresult cuMemHostAlloc(void **memory, size_t bytes, unsigned flags)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if (flags != (CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP))
        return CUDA_ERROR_INVALID_VALUE;
    *memory = calloc(1, bytes);
    if (*memory == NULL || standin_register_host(*memory, bytes) != STANDIN_OK) {
        free(*memory);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    return CUDA_SUCCESS;
}

/* ---- Kernels, which the stand-in knows by name ---- */

struct CUfunc_st {
    const char *entry; /* name in a module's text */
    size_t word_bytes;
};

struct CUmod_st {
    const char *text;
};

static struct CUmod_st modules[DEVICES_MOST]; /* one per device suffices */

CUresult cuModuleLoadData(CUmodule *module, const void *image)
{
    int device;
    CUresult result = current_device(&device);
    if (result != CUDA_SUCCESS)
        return result;
    if (strncmp(image, ".version 6.0\n", 13) != 0 || strstr(image, ".target sm_60\n") == NULL)
        return CUDA_ERROR_INVALID_PTX;
    modules[device].text = image;
    *module = &modules[device];
    return CUDA_SUCCESS;
}

CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name)
{
    static struct CUfunc_st functions[] = {{".entry isthmus_atomic_32(", 4},
                                           {".entry isthmus_atomic_64(", 8}};
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        if (strstr(functions[i].entry, name) != NULL &&
            strstr(module->text, functions[i].entry) != NULL) {
            *function = &functions[i];
            return CUDA_SUCCESS;
        }
    return CUDA_ERROR_NOT_FOUND;
}

struct atomic {
    unsigned operation;
    uint64_t value, condition, *result;
};

/* Returns the new value of a word. A 4-byte word is in the lower bits. */
static uint64_t apply(uint64_t old, const struct atomic *atomic)
{
    switch (atomic->operation) {
    case 0:
        return old;
    case 1:
        return atomic->value;
    case 2:
        return old + atomic->value;
    case 3:
        return old & atomic->value;
    case 4:
        return old | atomic->value;
    case 5:
        return old ^ atomic->value;
    default:
        return old == atomic->condition ? atomic->value : old;
    }
}

static void run_kernel_64(void *word, const void *argument)
{
    const struct atomic *atomic = argument;
    uint64_t *place = word, old = __atomic_load_n(place, __ATOMIC_SEQ_CST);
    while (!__atomic_compare_exchange_n(place, &old, apply(old, atomic), false, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST))
        ;
    *atomic->result = old;
}

static void run_kernel_32(void *word, const void *argument)
{
    struct atomic atomic = *(const struct atomic *)argument;
    uint32_t *place = word, old = __atomic_load_n(place, __ATOMIC_SEQ_CST);
    atomic.condition = (uint32_t)atomic.condition;
    while (!__atomic_compare_exchange_n(place, &old, (uint32_t)apply(old, &atomic), false,
                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        ;
    *atomic.result = old;
}

CUresult cuLaunchKernel(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                        unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                        CUstream stream, void **parameters, void **extra)
{
    CUresult result = check_stream(stream);
    if (result != CUDA_SUCCESS)
        return result;
    if (grid_x * grid_y * grid_z * block_x * block_y * block_z != 1 || shared != 0 || extra != NULL)
        return CUDA_ERROR_INVALID_VALUE;
    struct atomic atomic = {.operation = *(unsigned *)parameters[1],
                            .value = *(uint64_t *)parameters[2],
                            .condition = *(uint64_t *)parameters[3],
                            .result = pointer(*(CUdeviceptr *)parameters[4])};
    void *word = pointer(*(CUdeviceptr *)parameters[0]);
    if (!standin_is_registered(atomic.result) || (uintptr_t)word % function->word_bytes != 0)
        return CUDA_ERROR_ILLEGAL_ADDRESS;
    return error_of(standin_call(core_stream(stream),
                                 function->word_bytes == 4 ? run_kernel_32 : run_kernel_64, word,
                                 function->word_bytes, &atomic, sizeof atomic));
}
