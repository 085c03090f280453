/*
 * Functions of the Level Zero loader, and conversion of their results.
 */
#include <dlfcn.h>
#include <string.h>

#include "ze.h"

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

static const char *ze_calls_result_name(ze_result_t result)
{
    for (size_t i = 0; i < sizeof result_names / sizeof result_names[0]; i++)
        if (result_names[i].result == result)
            return result_names[i].name;
    return "unknown result code";
}

enum kind_result ze_check(const char *call, ze_result_t result)
{
    if (result == ZE_RESULT_SUCCESS)
        return KIND_OK;
    kind_fail(KIND_FAILED, "the driver's %s failed: %s (0x%x)", call, ze_calls_result_name(result),
              (unsigned)result);
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

struct ze_calls ze;

#define REQUIRED_ENTRY(NAME)       {#NAME, &ze.NAME, true},
#define OPTIONAL_ENTRY(NAME, TYPE) {#NAME, &ze.NAME, false},

static const struct {
    const char *name;
    void *slot; /* address of the member of `ze` that receives the function's address */
    bool required;
} entry_points[] = {REQUIRED_CALLS(REQUIRED_ENTRY) OPTIONAL_CALLS(OPTIONAL_ENTRY)};

bool ze_look_up_calls(void *library)
{
    for (size_t i = 0; i < sizeof entry_points / sizeof entry_points[0]; i++) {
        void *symbol = dlsym(library, entry_points[i].name);
        if (symbol == NULL && entry_points[i].required) {
            kind_fail(KIND_FAILED, "the Level Zero loader lacks the function %s",
                      entry_points[i].name);
            return false;
        }
        memcpy(entry_points[i].slot, &symbol, sizeof symbol);
    }
    return true;
}
