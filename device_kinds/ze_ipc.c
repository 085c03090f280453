/*
 * Sharing of Level Zero device memory between processes.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system_calls.h"
#include "ze.h"

/* An exported allocation of this process and its IPC handle, which is kept until the allocation is
 * released. */
struct export
{
    struct export *next;
    struct driver *driver;
    void *base;
    uint64_t id;
    ze_ipc_mem_handle_t handle;
};

/* Contents of a struct kind_handle. */
struct ipc_export {
    char tag[8];
    uint64_t process; /* exporting process (ze_opened.process) */
    /* Address of the allocation in the exporting process, and its size in bytes. */
    uint64_t base, size;
    /* Id of the allocation, which distinguishes it from later allocations at the same address. */
    uint64_t id;
    uint64_t offset; /* offset of the exported memory in the allocation */
    /* Device and inode numbers of the file to which the handle's descriptor refers. */
    uint64_t device, file;
    int32_t pid;
    /* True if the handle begins with a file descriptor of the exporting process, which the
     * importer must fetch. */
    int32_t by_descriptor;
    unsigned char uuid[ZE_MAX_DEVICE_UUID_SIZE];
    ze_ipc_mem_handle_t handle;
};

_Static_assert(sizeof(struct ipc_export) <= KIND_HANDLE_BYTES,
               "the export does not fit into a handle");

/* Identifies a handle of this kind and the version of struct ipc_export. */
static const char ipc_export_tag[8] = "ze ipc1";

/* An allocation of another process. It is opened once, for all imports of parts of it. */
struct import {
    struct import *next;
    struct driver *driver;
    struct ipc_export ipc_export;
    char *base;
    size_t uses;
};

static struct {
    pthread_mutex_t mutex;
    struct export *exports;
    struct import *imports;
} shared = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Returns the link to the export of the allocation with this base address, or the link at the end
 * of the list. */
static struct export **ze_ipc_find_export(const struct driver *driver, const void *base)
{
    struct export **link = &shared.exports;
    while (*link != NULL && ((*link)->driver != driver || (*link)->base != base))
        link = &(*link)->next;
    return link;
}

static void ze_ipc_forget_export(const struct driver *driver, const void *base)
{
    struct export **link = ze_ipc_find_export(driver, base), *export = *link;
    if (export == NULL)
        return;
    *link = export->next;
    if (ze.zeMemPutIpcHandle != NULL)
        ze_check("zeMemPutIpcHandle", ze.zeMemPutIpcHandle(driver->context, export->handle));
    free(export);
}

static enum kind_result ze_ipc_add_export(const struct allocation *allocation, void *base)
{
    struct driver *driver = allocation->device->driver;
    struct export *export = malloc(sizeof *export);
    if (export == NULL)
        return kind_fail(KIND_FAILED, "out of host memory for an exported handle");
    *export = (struct export){shared.exports, driver, base, allocation->id, {{0}}};
    enum kind_result result =
        ze_check("zeMemGetIpcHandle", ze.zeMemGetIpcHandle(driver->context, base, &export->handle));
    if (result != KIND_OK) {
        free(export);
        return result;
    }
    shared.exports = export;
    return KIND_OK;
}

/* Returns the IPC handle of an allocation. Requests each handle from the driver only once,
 * because a handle may use a descriptor. If a stored handle has another allocation id, it
 * belongs to a released allocation at the same address, and is replaced. */
static enum kind_result ze_ipc_get_ipc_handle(const struct allocation *allocation, void *base,
                                              ze_ipc_mem_handle_t *handle)
{
    const struct driver *driver = allocation->device->driver;
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&shared.mutex);
    const struct export *known = *ze_ipc_find_export(driver, base);
    if (known != NULL && known->id != allocation->id) {
        ze_ipc_forget_export(driver, base);
        known = NULL;
    }
    if (known == NULL)
        result = ze_ipc_add_export(allocation, base);
    if (result == KIND_OK)
        *handle = (*ze_ipc_find_export(driver, base))->handle;
    pthread_mutex_unlock(&shared.mutex);
    return result;
}

/* Returns true if the importing process's driver fetches the file descriptor itself. For this
 * purpose, handles of Intel's newer drivers contain the process ID of the exporter. */
static bool ze_ipc_is_fetched_by_driver(const ze_ipc_mem_handle_t *handle)
{
    const size_t process_offset = 16;
    int32_t process;
    memcpy(&process, handle->data + process_offset, sizeof process);
    return process == getpid();
}

static int ze_ipc_descriptor_of(const ze_ipc_mem_handle_t *handle)
{
    int descriptor;
    memcpy(&descriptor, handle->data, sizeof descriptor);
    return descriptor;
}

/* Returns `process`, or its nearest ancestor that is not isthmus-guard, the supervisor process
 * under which oshrun starts a program. Returns 0 if /proc cannot be read. */
static pid_t ze_ipc_first_ancestor_beyond_supervisor(pid_t process)
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

/* Allows the PEs of this job on this host to fetch descriptors of this process. The Yama security
 * module otherwise forbids it. The permission covers all descendants of the launcher's process on
 * this host. Without Yama, prctl fails and the permission is not needed. */
static void ze_ipc_allow_job_to_fetch(void)
{
    pid_t launcher = ze_ipc_first_ancestor_beyond_supervisor(getppid());
    if (launcher > 0)
        prctl(PR_SET_PTRACER, (unsigned long)launcher, 0, 0, 0);
}

/* Records which file the descriptor in the handle refers to, so that the importer can verify it. */
static void ze_ipc_describe_descriptor(struct ipc_export *ipc_export)
{
    struct stat facts;
    if (ze_ipc_is_fetched_by_driver(&ipc_export->handle) ||
        fstat(ze_ipc_descriptor_of(&ipc_export->handle), &facts) != 0)
        return;
    ipc_export->by_descriptor = true;
    ipc_export->device = facts.st_dev;
    ipc_export->file = facts.st_ino;
    ze_ipc_allow_job_to_fetch();
}

static enum kind_result ze_ipc_export_address(const struct allocation *allocation, void *memory,
                                              size_t bytes, struct ipc_export *ipc_export)
{
    ze_context_handle_t context = allocation->device->driver->context;
    void *base = NULL;
    size_t size = 0;
    enum kind_result result =
        ze_check("zeMemGetAddressRange", ze.zeMemGetAddressRange(context, memory, &base, &size));
    if (result != KIND_OK)
        return result;
    ipc_export->base = (uintptr_t)base;
    ipc_export->size = size;
    ipc_export->offset = (uintptr_t)memory - (uintptr_t)base;
    if (bytes > ipc_export->size - ipc_export->offset)
        return kind_fail(KIND_FAILED, "the %zu bytes at %p are not within one allocation", bytes,
                         memory);
    return ze_ipc_get_ipc_handle(allocation, base, &ipc_export->handle);
}

enum kind_result ze_export_memory(void *memory, size_t bytes, struct kind_handle *handle)
{
    struct allocation allocation;
    enum kind_result result = ze_find_device_memory(memory, &allocation);
    if (allocation.device == NULL)
        return result;
    struct ipc_export ipc_export = {
        .process = ze_opened.process, .pid = getpid(), .id = allocation.id};
    memcpy(ipc_export.tag, ipc_export_tag, sizeof ipc_export.tag);
    memcpy(ipc_export.uuid, allocation.device->uuid, sizeof ipc_export.uuid);
    result = ze_ipc_export_address(&allocation, memory, bytes, &ipc_export);
    if (result != KIND_OK)
        return result;
    ze_ipc_describe_descriptor(&ipc_export);
    memset(handle, 0, sizeof *handle);
    memcpy(handle->bytes, &ipc_export, sizeof ipc_export);
    return KIND_OK;
}

/* Returns a duplicate of a descriptor of another process, or -1. */
static int ze_ipc_fetch_descriptor(pid_t pid, int descriptor)
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

static enum kind_result ze_ipc_open_ipc_handle(const struct device *device,
                                               ze_ipc_mem_handle_t handle, char **base)
{
    void *opened_at = NULL;
    enum kind_result result = ze_check(
        "zeMemOpenIpcHandle",
        ze.zeMemOpenIpcHandle(device->driver->context, device->handle, handle, 0, &opened_at));
    *base = opened_at;
    return result;
}

/* Returns true if the fetched descriptor refers to the exported file. The file may be wrong: the
 * exporter may have reused the descriptor's number, or the process ID may denote a different
 * process in another container. */
static bool ze_ipc_is_exported_file(int descriptor, const struct ipc_export *ipc_export)
{
    struct stat facts;
    return fstat(descriptor, &facts) == 0 && facts.st_dev == ipc_export->device &&
           facts.st_ino == ipc_export->file;
}

/* Opens an IPC handle that contains a descriptor. Replaces it with a descriptor of this process,
 * which can be closed after the call. */
static enum kind_result ze_ipc_open_with_descriptor(const struct device *device,
                                                    const struct ipc_export *ipc_export,
                                                    char **base)
{
    ze_ipc_mem_handle_t handle = ipc_export->handle;
    int theirs = ze_ipc_descriptor_of(&handle),
        ours = ze_ipc_fetch_descriptor(ipc_export->pid, theirs);
    if (ours < 0)
        return kind_fail(KIND_FAILED, "cannot duplicate descriptor %d of process %d: %s", theirs,
                         ipc_export->pid, strerror(errno));
    enum kind_result result;
    if (ze_ipc_is_exported_file(ours, ipc_export)) {
        memcpy(handle.data, &ours, sizeof ours);
        result = ze_ipc_open_ipc_handle(device, handle, base);
    } else {
        result = kind_fail(KIND_FAILED,
                           "descriptor %d of process %d does not refer to the exported memory",
                           theirs, ipc_export->pid);
    }
    close(ours);
    return result;
}

static struct device *ze_ipc_device_with_uuid(const unsigned char *uuid)
{
    ze_device_count();
    for (int i = 0; i < ze_opened.n_drivers; i++)
        for (int j = 0; j < ze_opened.drivers[i].n_devices; j++) {
            struct device *device = &ze_opened.drivers[i].devices[j];
            if (memcmp(device->uuid, uuid, sizeof device->uuid) == 0)
                return device;
        }
    return NULL;
}

/* Opens the allocation of an export. The caller holds shared.mutex. */
static enum kind_result ze_ipc_add_import(const struct device *device,
                                          const struct ipc_export *ipc_export)
{
    struct import *import = malloc(sizeof *import);
    if (import == NULL)
        return kind_fail(KIND_FAILED, "out of host memory for an imported handle");
    *import = (struct import){shared.imports, device->driver, *ipc_export, NULL, 0};
    enum kind_result result =
        ipc_export->by_descriptor
            ? ze_ipc_open_with_descriptor(device, ipc_export, &import->base)
            : ze_ipc_open_ipc_handle(device, ipc_export->handle, &import->base);
    if (result != KIND_OK) {
        free(import);
        return result;
    }
    shared.imports = import;
    return KIND_OK;
}

static struct import *ze_ipc_import_of(const struct ipc_export *ipc_export)
{
    struct import *import = shared.imports;
    while (import != NULL &&
           (import->ipc_export.process != ipc_export->process ||
            import->ipc_export.base != ipc_export->base || import->ipc_export.id != ipc_export->id))
        import = import->next;
    return import;
}

static enum kind_result ze_ipc_import_export(const struct device *device,
                                             const struct ipc_export *ipc_export, void **memory)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&shared.mutex);
    if (ze_ipc_import_of(ipc_export) == NULL)
        result = ze_ipc_add_import(device, ipc_export);
    if (result == KIND_OK) {
        struct import *import = ze_ipc_import_of(ipc_export);
        import->uses++;
        *memory = import->base + ipc_export->offset;
    }
    pthread_mutex_unlock(&shared.mutex);
    return result;
}

enum kind_result ze_import_memory(const struct kind_handle *handle, void **memory)
{
    struct ipc_export ipc_export;
    memcpy(&ipc_export, handle->bytes, sizeof ipc_export);
    if (memcmp(ipc_export.tag, ipc_export_tag, sizeof ipc_export.tag) != 0)
        return kind_fail(KIND_FAILED, "the handle does not belong to Level Zero memory");
    const struct device *device = ze_ipc_device_with_uuid(ipc_export.uuid);
    if (ipc_export.process == ze_opened.process)
        return kind_fail(KIND_UNSUPPORTED, "a process cannot import its own memory");
    if (device == NULL)
        return kind_fail(KIND_UNSUPPORTED,
                         "the memory belongs to a device that is not visible to this process");
    return ze_ipc_import_export(device, &ipc_export, memory);
}

/* Returns the link to the import that contains an address, or the link at the end of the list. */
static struct import **ze_ipc_find_import(const char *memory)
{
    struct import **link = &shared.imports;
    while (*link != NULL &&
           (memory < (*link)->base || (size_t)(memory - (*link)->base) >= (*link)->ipc_export.size))
        link = &(*link)->next;
    return link;
}

enum kind_result ze_end_import(void *memory)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&shared.mutex);
    struct import **link = ze_ipc_find_import(memory), *import = *link;
    if (import == NULL) {
        result = kind_fail(KIND_FAILED, "%p is not in imported memory", memory);
    } else if (--import->uses == 0) {
        *link = import->next;
        result = ze_check("zeMemCloseIpcHandle",
                          ze.zeMemCloseIpcHandle(import->driver->context, import->base));
        free(import);
    }
    pthread_mutex_unlock(&shared.mutex);
    return result;
}

void ze_forget_export(const struct driver *driver, const void *base)
{
    pthread_mutex_lock(&shared.mutex);
    ze_ipc_forget_export(driver, base);
    pthread_mutex_unlock(&shared.mutex);
}
