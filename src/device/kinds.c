#include "kinds.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/atomic_operation.h"
#include "base/job.h"
#include "base/report.h"
#include "loader/loader.h"
#include "shmemx.h"

/* ---- The loaded module of device kinds ---- */

static struct {
    pthread_once_t once;
    const struct kind_module *module;
    char fault[PATH_MAX + 256];
} kinds = {.once = PTHREAD_ONCE_INIT};

static void kinds_open_kinds(void)
{
    char path[PATH_MAX];
    loader_file(KIND_MODULE_FILE, path, sizeof path);
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct kind_module *table = module == NULL ? NULL : dlsym(module, KIND_MODULE_SYMBOL);
    if (module == NULL)
        snprintf(kinds.fault, sizeof kinds.fault, "%s", dlerror());
    else if (table == NULL)
        snprintf(kinds.fault, sizeof kinds.fault, "%s lacks the symbol " KIND_MODULE_SYMBOL, path);
    else if (table->version != KIND_MODULE_VERSION ||
             strcmp(table->isthmus, ISTHMUS_VERSION_STRING) != 0)
        snprintf(kinds.fault, sizeof kinds.fault, "%s belongs to another version of Isthmus", path);
    else
        kinds.module = table;
}

const struct kind_module *kinds_open(void)
{
    pthread_once(&kinds.once, kinds_open_kinds);
    return kinds.module;
}

const char *kinds_error(void)
{
    return kinds.fault;
}

const struct kind *kinds_gpu_at(int index)
{
    return kinds_find((enum kind_type)(KIND_ANY_GPU + 1 + index));
}

const struct kind *kinds_find(enum kind_type type)
{
    const struct kind_module *module = kinds_open();
    for (size_t i = 0; module != NULL && module->kinds[i] != NULL; i++)
        if (module->kinds[i]->type == type)
            return module->kinds[i];
    return NULL;
}

/* ---- Queries of the available devices ---- */

/* The module and the library use the same numbers for types of memory and for atomic operations. */
_Static_assert((int)KIND_HOST == (int)SHMEM_DEVICE_CPU && (int)KIND_HBM == (int)SHMEM_DEVICE_HBM &&
                   (int)KIND_ANY_GPU == (int)SHMEM_DEVICE_GPU &&
                   (int)KIND_CUDA == (int)SHMEM_DEVICE_CUDA &&
                   (int)KIND_HIP == (int)SHMEM_DEVICE_HIP && (int)KIND_ZE == (int)SHMEM_DEVICE_ZE,
               "a kind's type is its SHMEM_DEVICE_ constant");
_Static_assert((int)KIND_ATOMIC_FETCH == (int)ATOMIC_FETCH &&
                   (int)KIND_ATOMIC_SET == (int)ATOMIC_SET &&
                   (int)KIND_ATOMIC_ADD == (int)ATOMIC_ADD &&
                   (int)KIND_ATOMIC_AND == (int)ATOMIC_AND &&
                   (int)KIND_ATOMIC_OR == (int)ATOMIC_OR &&
                   (int)KIND_ATOMIC_XOR == (int)ATOMIC_XOR &&
                   (int)KIND_ATOMIC_COMPARE_SWAP > (int)ATOMIC_XOR &&
                   (int)KIND_ATOMIC_COMPARE_SWAP < (int)ATOMIC_MULTIPLY,
               "kinds do the core's atomic operations");
_Static_assert(KIND_UUID_BYTES == SHMEMX_UUID_LEN, "a uuid is as long as the public one");

static const struct kind *kinds_find_first_gpu(void)
{
    for (int i = 0; i < KINDS_GPU; i++) {
        const struct kind *kind = kinds_gpu_at(i);
        if (kind != NULL && kind->count() > 0)
            return kind;
    }
    return NULL;
}

/* Returns the kind of this type, or NULL if the library was built without it or the machine does
 * not have it. Aborts the job if the type is invalid. */
static const struct kind *kinds_require_kind(const char *routine, shmem_device_type_t type)
{
    job_require_running(routine);
    if ((unsigned)type > KIND_LAST_TYPE)
        report_fatal(routine, "type is %d: expected a SHMEM_DEVICE_ constant", (int)type);
    return type == SHMEM_DEVICE_GPU ? kinds_find_first_gpu() : kinds_find((enum kind_type)type);
}

int kinds_count_devices(const char *routine, shmem_device_type_t type)
{
    const struct kind *kind = kinds_require_kind(routine, type);
    return kind == NULL ? 0 : kind->count();
}

static int kinds_describe_device(const struct kind *kind, int number, char *text, size_t capacity)
{
    struct kind_device device;
    if (kind->describe(number, &device) != KIND_OK)
        return snprintf(text, capacity, "%s %d: %s\n", kind->name, number, kind->message());
    return snprintf(text, capacity, "%s %d: %s, %zu MiB, uuid %s%s%s\n", kind->name, number,
                    device.name, device.memory >> 20, device.uuid,
                    device.pci[0] == '\0' ? "" : ", PCI ", device.pci);
}

int kinds_describe_devices(const char *routine, shmem_device_type_t type, char *text,
                           size_t capacity)
{
    const struct kind *kind = kinds_require_kind(routine, type);
    int count = kind == NULL ? 0 : kind->count();
    size_t length = 0;
    if (text == NULL && capacity > 0)
        report_fatal(routine, "text is a null pointer: expected a buffer of %zu bytes", capacity);
    if (capacity > 0)
        text[0] = '\0';
    for (int i = 0; i < count; i++) {
        bool fits = length < capacity;
        length += (size_t)kinds_describe_device(kind, i, fits ? text + length : NULL,
                                                fits ? capacity - length : 0);
    }
    return (int)length;
}

int kinds_device_uuid(const char *routine, shmem_device_type_t type, int device, char *uuid)
{
    const struct kind *kind = kinds_require_kind(routine, type);
    struct kind_device description;
    if (uuid == NULL)
        report_fatal(routine, "uuid is a null pointer: expected a buffer of %d bytes",
                     KIND_UUID_BYTES);
    if (kind == NULL || device < 0 || device >= kind->count() ||
        kind->describe(device, &description) != KIND_OK)
        return -1;
    memcpy(uuid, description.uuid, KIND_UUID_BYTES);
    return 0;
}
