/*
 * Stand-in for libamdhip64.so.N: the functions of HIP's runtime that the HIP kind calls,
 * implemented with standin.h. N is STANDIN_HIP_MAJOR; some values depend on it, independently of
 * the headers.
 */
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "standin.h"

enum { ALIGNMENT = 512, PITCH_MOST = 2147483647 };

#if STANDIN_HIP_MAJOR < 6
enum { MEMORY_TYPE_HOST = 0, MEMORY_TYPE_DEVICE = 1, LAZY_PEER_ACCESS = 0 };
#else
enum { MEMORY_TYPE_HOST = 1, MEMORY_TYPE_DEVICE = 2, LAZY_PEER_ACCESS = 1 };
#endif

struct ihipEvent_t {
    struct standin_stream *stream; /* NULL: not recorded yet */
    uint64_t operations;
};

static _Thread_local int current;
static _Thread_local hipError_t last_error;

/* Every function returns through this one, which records errors. */
static hipError_t done(hipError_t error)
{
    if (error != hipSuccess)
        last_error = error;
    return error;
}

static hipError_t error_of(enum standin_result result)
{
    switch (result) {
    case STANDIN_OK:
        return hipSuccess;
    case STANDIN_INVALID:
        return hipErrorInvalidValue;
    case STANDIN_NO_MEMORY:
        return hipErrorOutOfMemory;
    case STANDIN_NOT_READY:
        return hipErrorNotReady;
    case STANDIN_REFUSED:
        return hipErrorPeerAccessUnsupported;
    case STANDIN_OWN_MEMORY:
        return hipErrorInvalidContext;
    case STANDIN_IMPORTED:
        return hipErrorAlreadyMapped;
    case STANDIN_LOST:
        return hipErrorLaunchFailure;
    }
    return hipErrorUnknown;
}

static hipError_t done_by_core(enum standin_result result)
{
    return done(error_of(result));
}

const char *hipGetErrorName(hipError_t error)
{
    switch (error) {
    case hipSuccess:
        return "hipSuccess";
    case hipErrorInvalidValue:
        return "hipErrorInvalidValue";
    case hipErrorOutOfMemory:
        return "hipErrorOutOfMemory";
    case hipErrorNoDevice:
        return "hipErrorNoDevice";
    case hipErrorInvalidDevice:
        return "hipErrorInvalidDevice";
    case hipErrorInvalidContext:
        return "hipErrorInvalidContext";
    case hipErrorAlreadyMapped:
        return "hipErrorAlreadyMapped";
    case hipErrorPeerAccessUnsupported:
        return "hipErrorPeerAccessUnsupported";
    case hipErrorInvalidHandle:
        return "hipErrorInvalidHandle";
    case hipErrorNotFound:
        return "hipErrorNotFound";
    case hipErrorNotReady:
        return "hipErrorNotReady";
    case hipErrorLaunchFailure:
        return "hipErrorLaunchFailure";
    case hipErrorInvalidPitchValue:
        return "hipErrorInvalidPitchValue";
    case hipErrorHostMemoryAlreadyRegistered:
        return "hipErrorHostMemoryAlreadyRegistered";
    case hipErrorHostMemoryNotRegistered:
        return "hipErrorHostMemoryNotRegistered";
    default:
        return "hipErrorUnknown";
    }
}

hipError_t hipGetLastError(void)
{
    hipError_t error = last_error;
    last_error = hipSuccess;
    return error;
}

hipError_t hipPeekAtLastError(void)
{
    return last_error;
}

/* ---- Devices ---- */

hipError_t hipGetDeviceCount(int *count)
{
    *count = standin_devices();
    return done(*count > 0 ? hipSuccess : hipErrorNoDevice);
}

hipError_t hipGetDevice(int *device)
{
    *device = current;
    return done(standin_devices() > 0 ? hipSuccess : hipErrorNoDevice);
}

static hipError_t describe(int device, struct standin_device *description)
{
    return standin_describe(device, description) == STANDIN_OK ? hipSuccess : hipErrorInvalidDevice;
}

hipError_t hipSetDevice(int device)
{
    struct standin_device description;
    hipError_t result = describe(device, &description);
    if (result == hipSuccess)
        current = device;
    return done(result);
}

hipError_t hipDeviceGetName(char *name, int room, hipDevice_t device)
{
    struct standin_device description;
    hipError_t result = describe(device, &description);
    if (result == hipSuccess)
        snprintf(name, (size_t)room, "HIP stand-in %d", device);
    return done(result);
}

#if STANDIN_HIP_MAJOR > 5 /* the first versions of HIP 5 lack it */
hipError_t hipDeviceGetUuid(hipUUID *uuid, hipDevice_t device)
{
    struct standin_device description;
    hipError_t result = describe(device, &description);
    if (result == hipSuccess)
        memcpy(uuid->bytes, description.uuid, sizeof uuid->bytes);
    return done(result);
}
#endif

hipError_t hipDeviceGetPCIBusId(char *address, int room, int device)
{
    struct standin_device description;
    hipError_t result = describe(device, &description);
    if (result == hipSuccess)
        snprintf(address, (size_t)room, "%s", description.pci);
    return done(result);
}

hipError_t hipDeviceTotalMem(size_t *bytes, hipDevice_t device)
{
    struct standin_device description;
    hipError_t result = describe(device, &description);
    if (result == hipSuccess)
        *bytes = description.memory;
    return done(result);
}

/* ---- Memory ---- */

hipError_t hipMalloc(void **memory, size_t bytes)
{
    return done_by_core(standin_allocate(current, bytes, ALIGNMENT, memory));
}

hipError_t hipFree(void *memory)
{
    return done_by_core(standin_release(memory));
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t *base, size_t *bytes, hipDeviceptr_t address)
{
    struct standin_memory memory;
    if (!standin_find(address, &memory))
        return done(hipErrorNotFound);
    *base = memory.base;
    *bytes = memory.bytes;
    return done(hipSuccess);
}

hipError_t hipPointerGetAttribute(void *value, hipPointer_attribute attribute,
                                  hipDeviceptr_t address)
{
    struct standin_memory memory;
    bool found = standin_find(address, &memory);
    if (!found && !standin_is_registered(address))
        return done(hipErrorInvalidValue);
    switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE:
        *(unsigned *)value = found ? MEMORY_TYPE_DEVICE : MEMORY_TYPE_HOST;
        return done(hipSuccess);
    case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
        *(int *)value = found ? memory.device : 0;
        return done(hipSuccess);
    case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
        *(bool *)value = false;
        return done(hipSuccess);
    default:
        return done(hipErrorInvalidValue);
    }
}

hipError_t hipHostRegister(void *memory, size_t bytes, unsigned flags)
{
    if (flags != hipHostRegisterPortable)
        return done(hipErrorInvalidValue);
    if (standin_state(current) == STANDIN_LOST)
        return done(hipErrorLaunchFailure);
    return done(standin_register_host(memory, bytes) == STANDIN_OK
                    ? hipSuccess
                    : hipErrorHostMemoryAlreadyRegistered);
}

hipError_t hipHostUnregister(void *memory)
{
    return done(standin_unregister_host(memory) == STANDIN_OK ? hipSuccess
                                                              : hipErrorHostMemoryNotRegistered);
}

/* ---- Memory of other processes ---- */

hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t *handle, void *memory)
{
    struct standin_export export;
    enum standin_result result = standin_export(memory, &export);
    _Static_assert(sizeof export <= sizeof *handle, "a handle is too small for an export");
    memset(handle, 0, sizeof *handle);
    if (result == STANDIN_OK)
        memcpy(handle, &export, sizeof export);
    return done_by_core(result);
}

hipError_t hipIpcOpenMemHandle(void **memory, hipIpcMemHandle_t handle, unsigned flags)
{
    struct standin_export export;
    if (flags != LAZY_PEER_ACCESS)
        return done(hipErrorInvalidValue);
    memcpy(&export, &handle, sizeof export);
    return done_by_core(standin_import(&export, current, memory));
}

hipError_t hipIpcCloseMemHandle(void *memory)
{
    return done_by_core(standin_end_import(memory));
}

/* ---- Streams and events ---- */

static struct standin_stream *core_stream(hipStream_t stream)
{
    return (struct standin_stream *)stream;
}

hipError_t hipStreamCreateWithFlags(hipStream_t *stream, unsigned flags)
{
    if (flags != hipStreamNonBlocking)
        return done(hipErrorInvalidValue);
    return done_by_core(standin_stream_create(current, (struct standin_stream **)stream));
}

hipError_t hipStreamSynchronize(hipStream_t stream)
{
    if (stream == NULL) /* the default stream is not supported */
        return done(hipErrorInvalidHandle);
    return done_by_core(standin_wait(core_stream(stream), standin_submitted(core_stream(stream))));
}

hipError_t hipMemcpyAsync(void *dest, const void *source, size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream)
{
    struct standin_copy copy = {.dest = dest, .source = source, .block = bytes, .count = 1};
    if (kind != hipMemcpyDefault || stream == NULL)
        return done(hipErrorInvalidValue);
    return done_by_core(standin_copy(core_stream(stream), &copy));
}

static bool is_pitch(size_t pitch, size_t width)
{
    return pitch >= width && pitch <= PITCH_MOST;
}

hipError_t hipMemcpy2DAsync(void *dest, size_t dest_pitch, const void *source, size_t source_pitch,
                            size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream)
{
    if (kind != hipMemcpyDefault || stream == NULL)
        return done(hipErrorInvalidValue);
    if (!is_pitch(dest_pitch, width) || !is_pitch(source_pitch, width))
        return done(hipErrorInvalidPitchValue);
    return done_by_core(
        standin_copy(core_stream(stream), &(struct standin_copy){.dest = dest,
                                                                 .dest_step = dest_pitch,
                                                                 .source = source,
                                                                 .source_step = source_pitch,
                                                                 .block = width,
                                                                 .count = height}));
}

hipError_t hipMemsetAsync(void *memory, int value, size_t bytes, hipStream_t stream)
{
    unsigned char byte = (unsigned char)value;
    if (!standin_is_device_address(memory) || stream == NULL)
        return done(hipErrorInvalidValue);
    return done_by_core(standin_fill(core_stream(stream), memory, bytes, &byte, 1));
}

hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned flags)
{
    if (flags != hipEventDisableTiming)
        return done(hipErrorInvalidValue);
    *event = calloc(1, sizeof **event);
    return done(*event == NULL ? hipErrorOutOfMemory : hipSuccess);
}

hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream)
{
    if (stream == NULL)
        return done(hipErrorInvalidHandle);
    event->stream = core_stream(stream);
    event->operations = standin_submitted(event->stream);
    return done_by_core(standin_state(standin_stream_device(event->stream)));
}

hipError_t hipEventQuery(hipEvent_t event)
{
    if (event->stream == NULL)
        return done(hipSuccess);
    return done_by_core(standin_test(event->stream, event->operations));
}

hipError_t hipEventSynchronize(hipEvent_t event)
{
    if (event->stream == NULL)
        return done(hipSuccess);
    return done_by_core(standin_wait(event->stream, event->operations));
}
