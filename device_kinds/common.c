#include "common.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* ---- Libraries ---- */

void *common_open_library(const char *const *names, const char **name)
{
    void *library = NULL;
    for (size_t i = 0; library == NULL && names[i] != NULL; i++) {
        *name = names[i];
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
        if (library == NULL)
            kind_fail(KIND_FAILED, "%s", dlerror());
    }
    return library;
}

bool common_find_calls(void *library, const char *library_name, const struct common_call *calls,
                       size_t count, void *table)
{
    for (size_t i = 0; i < count; i++) {
        void *address = dlsym(library, calls[i].name);
        if (address == NULL) {
            kind_fail(KIND_FAILED, "%s has no %s", library_name, calls[i].name);
            return false;
        }
        memcpy((char *)table + calls[i].offset, &address, sizeof address);
    }
    return true;
}

/* ---- Forms of descriptions ---- */

void common_write_uuid(char text[KIND_UUID_ROOM], const unsigned char uuid[COMMON_UUID_BYTES])
{
    char *end = text;
    for (int i = 0; i < COMMON_UUID_BYTES; i++) {
        bool dash = i == 4 || i == 6 || i == 8 || i == 10;
        end += sprintf(end, "%s%02x", dash ? "-" : "", uuid[i]);
    }
}

void common_write_pci(char text[KIND_PCI_ROOM], const char *address)
{
    unsigned domain, bus, device, function;
    text[0] = '\0';
    if (sscanf(address, "%x:%x:%x.%x", &domain, &bus, &device, &function) == 4)
        snprintf(text, KIND_PCI_ROOM, "%04x:%02x:%02x.%x", domain, bus, device, function);
}

/* ---- Opening ---- */

/* Process ids are not enough: containers on one machine may number alike. */
static uint64_t new_process_number(void)
{
    uint64_t number;
    if (getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number)
        number = (uint64_t)getpid();
    return number;
}

static struct common_device *new_devices(int count)
{
    struct common_device *devices = calloc((size_t)count, sizeof *devices);
    for (int i = 0; devices != NULL && i < count; i++)
        pthread_mutex_init(&devices[i].lock, NULL);
    return devices;
}

static void open_driver(struct common_kind *kind)
{
    int count = kind->driver->open();
    kind->process = new_process_number();
    kind->devices = count > 0 ? new_devices(count) : NULL;
    if (count > 0 && kind->devices == NULL)
        kind_fail(KIND_FAILED, "no memory for the records of %d devices", count);
    kind->n_devices = kind->devices == NULL ? 0 : count;
    if (kind->n_devices == 0)
        snprintf(kind->why_none, sizeof kind->why_none, "%s", kind_message());
    atomic_store(&kind->opened, true);
}

/* How many devices there are, of a driver that is open. */
static int devices_of(struct common_kind *kind)
{
    if (!atomic_load(&kind->opened)) {
        pthread_mutex_lock(&kind->lock);
        if (!atomic_load(&kind->opened))
            open_driver(kind);
        pthread_mutex_unlock(&kind->lock);
    }
    return kind->n_devices;
}

int common_count(struct common_kind *kind)
{
    int count = devices_of(kind);
    if (count == 0)
        kind_fail(KIND_FAILED, "%s", kind->why_none);
    return count;
}

static enum kind_result check_device(struct common_kind *kind, int device)
{
    int count = common_count(kind);
    if (count == 0)
        return KIND_FAILED;
    if (device < 0 || device >= count)
        return kind_fail(KIND_FAILED, "there is no %s device %d: there are %d", kind->driver->name,
                         device, count);
    return KIND_OK;
}

enum kind_result common_describe(struct common_kind *kind, int device,
                                 struct kind_device *description)
{
    enum kind_result result = check_device(kind, device);
    if (result != KIND_OK)
        return result;
    memset(description, 0, sizeof *description);
    return kind->driver->describe(device, description);
}

static enum kind_result enter(struct common_kind *kind, int device, struct common_before *before)
{
    enum kind_result result = check_device(kind, device);
    if (result == KIND_OK)
        result = kind->driver->enter(device, before);
    if (result == KIND_OK)
        atomic_store(&kind->device, device);
    return result;
}

/* ---- Memory ---- */

bool common_owns(struct common_kind *kind, const void *address, int *device)
{
    return devices_of(kind) > 0 && kind->driver->locate(address, device);
}

/* The device of an address, or -1: host memory. */
static int device_at(struct common_kind *kind, const void *address)
{
    int device;
    return common_owns(kind, address, &device) ? device : -1;
}

/* As much more as the alignment may take. */
static enum kind_result allocate_longer(const struct common_driver *driver, size_t bytes,
                                        size_t alignment, void **memory)
{
    if (bytes > SIZE_MAX - alignment)
        return kind_fail(KIND_NO_MEMORY, "%s: no device has %zu bytes", driver->name, bytes);
    void *base;
    enum kind_result result = driver->allocate(bytes + alignment, &base);
    if (result == KIND_OK)
        *memory = (char *)base + (-(uintptr_t)base & (alignment - 1));
    return result;
}

/* Drivers mostly align long memory well enough by themselves. */
static enum kind_result allocate_aligned(const struct common_driver *driver, size_t bytes,
                                         size_t alignment, void **memory)
{
    enum kind_result result = driver->allocate(bytes, memory);
    if (result != KIND_OK || ((uintptr_t)*memory & (alignment - 1)) == 0)
        return result;
    result = driver->release(*memory);
    return result == KIND_OK ? allocate_longer(driver, bytes, alignment, memory) : result;
}

enum kind_result common_allocate(struct common_kind *kind, int device, size_t bytes,
                                 size_t alignment, void **memory)
{
    struct common_before before;
    enum kind_result result = enter(kind, device, &before);
    if (result != KIND_OK)
        return result;
    result = allocate_aligned(kind->driver, bytes, alignment, memory);
    kind->driver->leave(&before);
    return result;
}

/* Enters the device of some memory, and says where its allocation begins. */
static enum kind_result enter_at(struct common_kind *kind, const void *memory, char **base,
                                 size_t *bytes, struct common_before *before)
{
    int device = device_at(kind, memory);
    if (device < 0)
        return kind_fail(KIND_UNSUPPORTED, "%p is not in memory of a %s device", memory,
                         kind->driver->name);
    enum kind_result result = enter(kind, device, before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->range(memory, base, bytes);
    if (result != KIND_OK)
        kind->driver->leave(before);
    return result;
}

enum kind_result common_release(struct common_kind *kind, void *memory)
{
    char *base = NULL;
    size_t bytes = 0;
    struct common_before before;
    enum kind_result result = enter_at(kind, memory, &base, &bytes, &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->release(base);
    kind->driver->leave(&before);
    return result;
}

/* ---- Lanes ---- */

struct kind_copy {
    struct kind_copy *next;
    struct common_lane *lane; /* NULL: over from the beginning */
    int device;
    void *event;
};

/* What is over from the beginning needs no record of its own. */
static struct kind_copy no_copy;

/* Under the device's lock, like the next three functions. */
static struct common_lane *idlest_lane(struct common_device *device)
{
    struct common_lane *idlest = NULL;
    for (int i = 0; i < device->n_lanes; i++)
        if (idlest == NULL || device->lanes[i].under_way < idlest->under_way)
            idlest = &device->lanes[i];
    return idlest;
}

/* NULL with a message if there is none. */
static struct common_lane *choose_lane(const struct common_driver *driver,
                                       struct common_device *device)
{
    struct common_lane *idlest = idlest_lane(device);
    bool busy = idlest == NULL || idlest->under_way > 0;
    if (!busy || device->n_lanes == COMMON_LANES)
        return idlest;
    struct common_lane *added = &device->lanes[device->n_lanes];
    if (driver->new_stream(&added->stream) != KIND_OK)
        return idlest; /* a busy one will do */
    device->n_lanes++;
    return added;
}

static struct kind_copy *new_copy(const struct common_driver *driver)
{
    struct kind_copy *copy = calloc(1, sizeof *copy);
    if (copy == NULL) {
        kind_fail(KIND_FAILED, "no memory for the record of a copy");
        return NULL;
    }
    if (driver->new_event(&copy->event) != KIND_OK) {
        free(copy);
        return NULL;
    }
    return copy;
}

static struct kind_copy *take_idle(struct common_device *device)
{
    struct kind_copy *copy = device->idle;
    if (copy != NULL)
        device->idle = copy->next;
    return copy;
}

/* A copy's record, with a lane; NULL with a message if there is none. */
static struct kind_copy *take_copy(const struct common_driver *driver, struct common_device *device)
{
    pthread_mutex_lock(&device->lock);
    struct common_lane *lane = choose_lane(driver, device);
    struct kind_copy *copy = lane == NULL ? NULL : take_idle(device);
    if (lane != NULL && copy == NULL)
        copy = new_copy(driver);
    if (copy != NULL) {
        copy->lane = lane;
        lane->under_way++;
    }
    pthread_mutex_unlock(&device->lock);
    return copy;
}

static void give_back(struct common_device *device, struct kind_copy *copy)
{
    pthread_mutex_lock(&device->lock);
    copy->lane->under_way--;
    copy->next = device->idle;
    device->idle = copy;
    pthread_mutex_unlock(&device->lock);
}

/* What failed may be in the stream in part, and its memory may go: waits. Keeps the message. */
static void clear_lane(const struct common_driver *driver, const struct common_lane *lane)
{
    char why[KIND_MESSAGE_ROOM];
    snprintf(why, sizeof why, "%s", kind_message());
    (void)driver->drain(lane->stream);
    kind_fail(KIND_FAILED, "%s", why);
}

/* Puts something into one of the streams of a device, which is the current one. */
static enum kind_result start(struct common_kind *kind, int number, common_enqueue *enqueue,
                              const void *argument, struct kind_copy **copy)
{
    struct common_device *device = &kind->devices[number];
    struct kind_copy *taken = take_copy(kind->driver, device);
    if (taken == NULL)
        return KIND_FAILED;
    taken->device = number;
    enum kind_result result = enqueue(taken->lane->stream, argument);
    if (result == KIND_OK)
        result = kind->driver->record(taken->event, taken->lane->stream);
    if (result == KIND_OK) {
        *copy = taken;
    } else {
        clear_lane(kind->driver, taken->lane);
        give_back(device, taken);
    }
    return result;
}

enum kind_result common_run(struct common_kind *kind, int device, common_enqueue *enqueue,
                            const void *argument)
{
    struct kind_copy *copy;
    enum kind_result result = start(kind, device, enqueue, argument, &copy);
    if (result != KIND_OK)
        return result;
    result = kind->driver->wait(copy->event);
    give_back(&kind->devices[device], copy);
    return result;
}

static enum kind_result run_on(struct common_kind *kind, int device, common_enqueue *enqueue,
                               const void *argument)
{
    struct common_before before;
    enum kind_result result = enter(kind, device, &before);
    if (result != KIND_OK)
        return result;
    result = common_run(kind, device, enqueue, argument);
    kind->driver->leave(&before);
    return result;
}

/* ---- Copies ---- */

/* What is put into a stream; of a fill, the value instead of a source. */
struct request {
    const struct common_driver *driver;
    struct common_blocks blocks;
    unsigned char value;
};

static enum kind_result enqueue_copy(void *stream, const void *argument)
{
    const struct request *request = argument;
    const struct common_blocks *blocks = &request->blocks;
    return request->driver->copy(stream, blocks->dest, blocks->source, blocks->block);
}

static enum kind_result enqueue_fill(void *stream, const void *argument)
{
    const struct request *request = argument;
    return request->driver->fill(stream, request->blocks.dest, request->value,
                                 request->blocks.block);
}

static enum kind_result enqueue_each_block(void *stream, const struct request *request)
{
    const struct common_blocks *blocks = &request->blocks;
    char *dest = blocks->dest;
    const char *source = blocks->source;
    enum kind_result result = KIND_OK;
    for (size_t i = 0; i < blocks->count && result == KIND_OK; i++)
        result = request->driver->copy(stream, dest + i * blocks->dest_step,
                                       source + i * blocks->source_step, blocks->block);
    return result;
}

static enum kind_result enqueue_blocks(void *stream, const void *argument)
{
    const struct request *request = argument;
    enum kind_result result = request->driver->copy_blocks(stream, &request->blocks);
    return result == KIND_UNSUPPORTED ? enqueue_each_block(stream, request) : result;
}

/* The device whose streams a copy takes: the one that it writes to, or reads; -1 for neither. */
static int device_of_copy(struct common_kind *kind, const void *dest, const void *source)
{
    int device = device_at(kind, dest);
    return device >= 0 ? device : device_at(kind, source);
}

enum kind_result common_copy(struct common_kind *kind, void *dest, const void *source, size_t bytes)
{
    struct request request = {.driver = kind->driver,
                              .blocks = {.dest = dest, .source = source, .block = bytes}};
    int device = device_of_copy(kind, dest, source);
    if (device >= 0)
        return run_on(kind, device, enqueue_copy, &request);
    memcpy(dest, source, bytes);
    return KIND_OK;
}

static enum kind_result copy_blocks_of_host(const struct common_blocks *blocks)
{
    for (size_t i = 0; i < blocks->count; i++)
        memcpy((char *)blocks->dest + i * blocks->dest_step,
               (const char *)blocks->source + i * blocks->source_step, blocks->block);
    return KIND_OK;
}

enum kind_result common_copy_blocks(struct common_kind *kind, const struct common_blocks *blocks)
{
    size_t block = blocks->block;
    if (blocks->count == 1 || (blocks->dest_step == block && blocks->source_step == block))
        return common_copy(kind, blocks->dest, blocks->source, block * blocks->count);
    struct request request = {.driver = kind->driver, .blocks = *blocks};
    int device = device_of_copy(kind, blocks->dest, blocks->source);
    return device >= 0 ? run_on(kind, device, enqueue_blocks, &request)
                       : copy_blocks_of_host(blocks);
}

enum kind_result common_copy_begin(struct common_kind *kind, void *dest, const void *source,
                                   size_t bytes, struct kind_copy **copy)
{
    struct request request = {.driver = kind->driver,
                              .blocks = {.dest = dest, .source = source, .block = bytes}};
    struct common_before before;
    int device = device_of_copy(kind, dest, source);
    if (device < 0) {
        memcpy(dest, source, bytes);
        *copy = &no_copy;
        return KIND_OK;
    }
    enum kind_result result = enter(kind, device, &before);
    if (result != KIND_OK)
        return result;
    result = start(kind, device, enqueue_copy, &request, copy);
    kind->driver->leave(&before);
    return result;
}

/* A copy that failed is over, too: a driver never tells more of it. */
enum kind_result common_copy_test(struct common_kind *kind, struct kind_copy *copy, bool *done)
{
    struct common_before before;
    *done = true;
    if (copy->lane == NULL)
        return KIND_OK;
    enum kind_result result = enter(kind, copy->device, &before);
    if (result == KIND_OK) {
        result = kind->driver->test(copy->event, done);
        kind->driver->leave(&before);
    }
    if (result != KIND_OK)
        *done = true;
    if (*done)
        give_back(&kind->devices[copy->device], copy);
    return result;
}

enum kind_result common_fill(struct common_kind *kind, void *memory, unsigned char value,
                             size_t bytes)
{
    struct request request = {
        .driver = kind->driver, .blocks = {.dest = memory, .block = bytes}, .value = value};
    int device = device_at(kind, memory);
    if (device >= 0)
        return run_on(kind, device, enqueue_fill, &request);
    memset(memory, value, bytes);
    return KIND_OK;
}

/* ---- Memory of other processes ---- */

#define HANDLE_MARK "isthmus1"

/* What the bytes of a handle are. The driver's part describes the whole allocation. */
struct export
{
    char mark[sizeof HANDLE_MARK - 1];
    uint64_t process, base; /* whose allocation it is, and where it has it */
    uint64_t offset, bytes; /* of the memory, in the allocation; of the allocation */
    int32_t type;
    char uuid[KIND_UUID_ROOM], pci[KIND_PCI_ROOM]; /* several devices may have one address */
    unsigned char ipc[COMMON_IPC_BYTES];
};

_Static_assert(sizeof(struct export) <= KIND_HANDLE_BYTES, "a handle has no room for an export");

/* An allocation of another process, which users have imported so many times: drivers may refuse to
 * import it twice. It is known by whose it is and where, since its handles need not be alike. */
struct common_import {
    struct common_import *next;
    uint64_t process, base_there;
    char *base;
    size_t bytes, users;
    int device;
};

static enum kind_result export_allocation(struct common_kind *kind, char *memory, size_t bytes,
                                          char *base, struct export *export)
{
    if (bytes > export->bytes - (size_t)(memory - base))
        return kind_fail(KIND_FAILED, "%zu bytes at %p are not in one allocation", bytes,
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
    enum kind_result result = enter_at(kind, memory, &base, &length, &before);
    if (result != KIND_OK)
        return result;
    export.bytes = length;
    result = export_allocation(kind, memory, bytes, base, &export);
    kind->driver->leave(&before);
    if (result == KIND_OK)
        result = common_describe(kind, device_at(kind, memory), &description);
    if (result != KIND_OK)
        return result;
    memcpy(export.uuid, description.uuid, sizeof export.uuid);
    memcpy(export.pci, description.pci, sizeof export.pci);
    memset(handle, 0, sizeof *handle);
    memcpy(handle->bytes, &export, sizeof export);
    return KIND_OK;
}

/* The device of this process that an export is of; processes may number them differently. */
static enum kind_result find_device(struct common_kind *kind, const struct export *export,
                                    int *device)
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
    return kind_fail(KIND_UNSUPPORTED, "this process does not see the %s device %.*s",
                     kind->driver->name, KIND_UUID_ROOM - 1, export->uuid);
}

static enum kind_result check_export(const struct common_kind *kind, const struct export *export)
{
    if (memcmp(export->mark, HANDLE_MARK, sizeof export->mark) != 0 ||
        export->type != (int32_t)kind->driver->type || export->offset >= export->bytes)
        return kind_fail(KIND_FAILED, "the handle is not one of %s memory", kind->driver->name);
    if (export->process == kind->process)
        return kind_fail(KIND_UNSUPPORTED, "the memory is this process's own");
    return KIND_OK;
}

/* Under the kind's lock, like the next two. */
static struct common_import *find_import(const struct common_kind *kind,
                                         const struct export *export)
{
    struct common_import *import = kind->imports;
    while (import != NULL &&
           (import->process != export->process || import->base_there != export->base))
        import = import->next;
    return import;
}

static enum kind_result import_base(const struct common_kind *kind, const struct export *export,
                                    int device, void **base)
{
    struct common_before before;
    enum kind_result result = kind->driver->enter(device, &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->import_base(export->ipc, base);
    kind->driver->leave(&before);
    return result;
}

static enum kind_result new_import(struct common_kind *kind, const struct export *export,
                                   int device, struct common_import **import)
{
    struct common_import *made = malloc(sizeof *made);
    if (made == NULL)
        return kind_fail(KIND_FAILED, "no memory for the record of an import");
    void *base;
    enum kind_result result = import_base(kind, export, device, &base);
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
    enum kind_result result = check_device(kind, 0);
    if (result == KIND_OK)
        result = check_export(kind, &export);
    if (result == KIND_OK)
        result = find_device(kind, &export, &device);
    if (result != KIND_OK)
        return result;
    pthread_mutex_lock(&kind->lock);
    struct common_import *import = find_import(kind, &export);
    if (import == NULL)
        result = new_import(kind, &export, device, &import);
    if (import != NULL) {
        import->users++;
        *memory = import->base + export.offset;
    }
    pthread_mutex_unlock(&kind->lock);
    return result;
}

/* Takes an import that nobody uses any more off the list. Under the kind's lock. */
static enum kind_result remove_import(struct common_kind *kind, struct common_import **place)
{
    struct common_import *import = *place;
    struct common_before before;
    enum kind_result result = kind->driver->enter(import->device, &before);
    if (result == KIND_OK) {
        result = kind->driver->end_import(import->base);
        kind->driver->leave(&before);
    }
    *place = import->next;
    free(import);
    return result;
}

enum kind_result common_end_import(struct common_kind *kind, void *memory)
{
    enum kind_result result = KIND_OK;
    pthread_mutex_lock(&kind->lock);
    struct common_import **place = &kind->imports;
    while (*place != NULL && (uintptr_t)memory - (uintptr_t)(*place)->base >= (*place)->bytes)
        place = &(*place)->next;
    if (*place == NULL)
        result = kind_fail(KIND_FAILED, "%p is in no memory that was imported", memory);
    else if (--(*place)->users == 0)
        result = remove_import(kind, place);
    pthread_mutex_unlock(&kind->lock);
    return result;
}

/* ---- Host memory ---- */

/* Any device will do. Not to wake one that nobody uses, it is the last one that was in use. */
enum kind_result common_register_host(struct common_kind *kind, void *memory, size_t bytes)
{
    struct common_before before;
    enum kind_result result = enter(kind, atomic_load(&kind->device), &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->register_host(memory, bytes);
    kind->driver->leave(&before);
    return result;
}

enum kind_result common_unregister_host(struct common_kind *kind, void *memory)
{
    struct common_before before;
    enum kind_result result = enter(kind, atomic_load(&kind->device), &before);
    if (result != KIND_OK)
        return result;
    result = kind->driver->unregister_host(memory);
    kind->driver->leave(&before);
    return result;
}
