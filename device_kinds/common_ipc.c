/*
 * Sharing of device memory between processes, through the IPC handles of the driver.
 */
#include "common_device.h"

#include <stdlib.h>
#include <string.h>

#define HANDLE_MARK "isthmus1"

/* Contents of a struct kind_handle. The driver's handle `ipc` describes a whole allocation. */
struct export
{
    char mark[sizeof HANDLE_MARK - 1];
    /* Exporting process, and base address of the allocation in that process. */
    uint64_t process, base;
    /* Offset of the exported memory in the allocation, and size of the allocation. */
    uint64_t offset, bytes;
    int32_t type;
    /* `uuid` and `pci` together identify the device. Several devices may have the same PCI
     * address. */
    char uuid[KIND_UUID_BYTES], pci[KIND_PCI_BYTES];
    unsigned char ipc[COMMON_IPC_BYTES];
};

_Static_assert(sizeof(struct export) <= KIND_HANDLE_BYTES, "a handle is too small for an export");

/* An allocation of another process that was imported. Drivers may refuse to import an allocation
 * twice. Therefore the driver imports it once, and `users` counts the imports by the library. An
 * allocation is identified by its process and base address, because its driver handles may
 * differ. */
struct common_import {
    struct common_import *next;
    uint64_t process, base_there;
    char *base;
    size_t bytes, users;
    int device;
};

static enum kind_result common_ipc_export_allocation(struct common_kind *kind, char *memory,
                                                     size_t bytes, char *base,
                                                     struct export *export)
{
    if (bytes > export->bytes - (size_t)(memory - base))
        return kind_fail(KIND_FAILED, "the %zu bytes at %p are not within one allocation", bytes,
                         (void *)memory);
    memcpy(export->mark, HANDLE_MARK, sizeof export->mark);
    export->type = (int32_t)kind->driver->type;
    export->process = kind->process;
    export->base = (uintptr_t)base;
    export->offset = (uint64_t)(memory - base);
    return kind->driver->export_base(base, export->ipc);
}

enum kind_result common_export(struct common_kind *kind, void *memory, size_t bytes,
                               struct kind_handle *handle)
{
    struct kind_device description;
    struct export export = {.mark = {0}};
    char *base = NULL;
    size_t length = 0;
    struct common_before before;
    enum kind_result result = common_enter_at(kind, memory, &base, &length, &before);
    if (result != KIND_OK)
        return result;
    export.bytes = length;
    result = common_ipc_export_allocation(kind, memory, bytes, base, &export);
    kind->driver->leave(&before);
    if (result == KIND_OK)
        result = common_describe(kind, common_device_at(kind, memory), &description);
    if (result != KIND_OK)
        return result;
    memcpy(export.uuid, description.uuid, sizeof export.uuid);
    memcpy(export.pci, description.pci, sizeof export.pci);
    memset(handle, 0, sizeof *handle);
    memcpy(handle->bytes, &export, sizeof export);
    return KIND_OK;
}

/* Finds the device of this process that corresponds to the device of an export. Processes may
 * number devices differently. */
static enum kind_result common_ipc_find_device(struct common_kind *kind,
                                               const struct export *export, int *device)
{
    struct kind_device description;
    for (*device = 0; *device < common_count(kind); ++*device) {
        enum kind_result result = common_describe(kind, *device, &description);
        if (result != KIND_OK)
            return result;
        if (memcmp(description.uuid, export->uuid, sizeof export->uuid) == 0 &&
            memcmp(description.pci, export->pci, sizeof export->pci) == 0)
            return KIND_OK;
    }
    return kind_fail(KIND_UNSUPPORTED, "the %s device %.*s is not visible to this process",
                     kind->driver->name, KIND_UUID_BYTES - 1, export->uuid);
}

static enum kind_result common_ipc_check_export(const struct common_kind *kind,
                                                const struct export *export)
{
    if (memcmp(export->mark, HANDLE_MARK, sizeof export->mark) != 0 ||
        export->type != (int32_t)kind->driver->type || export->offset >= export->bytes)
        return kind_fail(KIND_FAILED, "the handle does not belong to %s memory",
                         kind->driver->name);
    if (export->process == kind->process)
        return kind_fail(KIND_UNSUPPORTED, "a process cannot import its own memory");
    return KIND_OK;
}

/* Returns the import of this allocation, or NULL. The caller of this and of the next two functions
 * holds the kind's lock. */
static struct common_import *common_ipc_find_import(const struct common_kind *kind,
                                                    const struct export *export)
{
    struct common_import *import = kind->imports;
    while (import != NULL &&
           (import->process != export->process || import->base_there != export->base))
        import = import->next;
    return import;
}

static enum kind_result common_ipc_import_base(const struct common_kind *kind,
                                               const struct export *export, int device, void **base)
{
    struct common_before before;
    enum kind_result result = kind->driver->enter(device, &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->import_base(export->ipc, base);
    kind->driver->leave(&before);
    return result;
}

static enum kind_result common_ipc_new_import(struct common_kind *kind, const struct export *export,
                                              int device, struct common_import **import)
{
    struct common_import *made = malloc(sizeof *made);
    if (made == NULL)
        return kind_fail(KIND_FAILED, "out of host memory for an imported handle");
    void *base;
    enum kind_result result = common_ipc_import_base(kind, export, device, &base);
    if (result != KIND_OK) {
        free(made);
        return result;
    }
    *made = (struct common_import){.next = kind->imports,
                                   .process = export->process,
                                   .base_there = export->base,
                                   .base = base,
                                   .bytes = export->bytes,
                                   .device = device};
    kind->imports = made;
    *import = made;
    return KIND_OK;
}

enum kind_result common_import(struct common_kind *kind, const struct kind_handle *handle,
                               void **memory)
{
    struct export export;
    int device;
    memcpy(&export, handle->bytes, sizeof export);
    enum kind_result result = common_check_device(kind, 0);
    if (result == KIND_OK)
        result = common_ipc_check_export(kind, &export);
    if (result == KIND_OK)
        result = common_ipc_find_device(kind, &export, &device);
    if (result != KIND_OK)
        return result;
    pthread_mutex_lock(&kind->lock);
    struct common_import *import = common_ipc_find_import(kind, &export);
    if (import == NULL)
        result = common_ipc_new_import(kind, &export, device, &import);
    if (import != NULL) {
        import->users++;
        *memory = import->base + export.offset;
    }
    pthread_mutex_unlock(&kind->lock);
    return result;
}

/* Ends an import without users, and removes it from the list. The caller holds the kind's lock. */
static enum kind_result common_ipc_remove_import(struct common_kind *kind,
                                                 struct common_import **link)
{
    struct common_import *import = *link;
    struct common_before before;
    enum kind_result result = kind->driver->enter(import->device, &before);
    if (result == KIND_OK) {
        result = kind->driver->end_import(import->base);
        kind->driver->leave(&before);
    }
    *link = import->next;
    free(import);
    return result;
}

enum kind_result common_end_import(struct common_kind *kind, void *memory)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&kind->lock);
    struct common_import **link = &kind->imports;
    while (*link != NULL && (uintptr_t)memory - (uintptr_t)(*link)->base >= (*link)->bytes)
        link = &(*link)->next;
    if (*link == NULL)
        result = kind_fail(KIND_FAILED, "%p is not in imported memory", memory);
    else if (--(*link)->users == 0)
        result = common_ipc_remove_import(kind, link);
    pthread_mutex_unlock(&kind->lock);
    return result;
}
