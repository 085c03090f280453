/*
 * The Level Zero kind: Intel GPUs, through all drivers that the Level Zero loader finds.
 *
 * Each driver has one context, which is used for all operations. Copies are appended to immediate
 * command lists, of which each device has COMMAND_LISTS. Each copy signals a separate event. Copies
 * by several threads, and several copies by one thread, can thus proceed concurrently.
 */
#include "kinds_built.h"
#include "ze.h"

static enum kind_result ze_release(void *memory)
{
    struct allocation allocation;
    enum kind_result result = ze_find_device_memory(memory, &allocation);
    if (allocation.device == NULL)
        return result;
    const struct driver *driver = allocation.device->driver;
    ze_forget_export(driver, memory);
    return ze_check("zeMemFree", ze.zeMemFree(driver->context, memory));
}

/* ---- Registration of host memory for access by devices ---- */

/* Undoes ze_register_host for the first n_drivers drivers. */
static enum kind_result ze_release_pointers(void *memory, int n_drivers)
{
    enum kind_result result = KIND_UNSUPPORTED;
    for (int i = 0; i < n_drivers; i++) {
        const struct driver *driver = &ze_opened.drivers[i];
        if (driver->release_pointer == NULL)
            continue;
        enum kind_result released = ze_check("zexDriverReleaseImportedPointer",
                                             driver->release_pointer(driver->own_handle, memory));
        if (result == KIND_UNSUPPORTED || released != KIND_OK)
            result = released;
    }
    return result;
}

static enum kind_result ze_no_registration(void)
{
    return kind_fail(KIND_UNSUPPORTED, "no Level Zero driver can register host memory");
}

/* Registers host memory with all drivers that support it. */
static enum kind_result ze_register_host(void *memory, size_t bytes)
{
    bool registered = false;
    if (ze_count() == 0)
        return KIND_FAILED;
    for (int i = 0; i < ze_opened.n_drivers; i++) {
        const struct driver *driver = &ze_opened.drivers[i];
        if (driver->import_pointer == NULL)
            continue;
        enum kind_result result =
            ze_check("zexDriverImportExternalPointer",
                     driver->import_pointer(driver->own_handle, memory, bytes));
        if (result != KIND_OK) {
            ze_release_pointers(memory, i);
            return result;
        }
        registered = true;
    }
    return registered ? KIND_OK : ze_no_registration();
}

static enum kind_result ze_unregister_host(void *memory)
{
    ze_device_count();
    enum kind_result result = ze_release_pointers(memory, ze_opened.n_drivers);
    return result == KIND_UNSUPPORTED ? ze_no_registration() : result;
}

/* ---- The table ---- */

/* Not supported. Atomics would need a kernel in the device's language. Level Zero does not
 * document whether they are atomic with respect to other devices. */
static enum kind_result ze_atomic(void *word, int operation, uint64_t value, uint64_t condition,
                                  size_t size, uint64_t *old)
{
    (void)word, (void)operation, (void)value, (void)condition, (void)size, (void)old;
    return kind_fail(KIND_UNSUPPORTED,
                     "Level Zero: atomic operations of the CPU on device memory are not supported");
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
