/*
 * Implements standin.h. All device addresses are in one range of addresses without access
 * permissions. Each allocation and import is a region: a memfd that is mapped a second time, at an
 * address through which operations access its bytes.
 */
#include "standin.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEVICES_MOST = 16, GRAIN = 512, PATTERN = 0xdb };

/* Maximum number of simultaneous imports of a process, so that leaked imports are detected. */
enum { IMPORTS_MOST = 48 };

/* Size of the range of device addresses. */
static const size_t RANGE_BYTES = (size_t)1 << 38;

struct region {
    struct region *next;
    char *address;     /* device address */
    char *bytes;       /* address that operations use */
    size_t length;     /* requested length */
    size_t mapped;     /* length in whole pages */
    int file, device;  /* `device` has the memory */
    int import_device; /* for an import: the device that uses it; otherwise -1 */
    uint64_t identity;
    size_t users; /* number of outstanding operations */
};

struct host_range {
    struct host_range *next;
    char *memory;
    size_t bytes;
};

static struct {
    pthread_once_t once;
    int n_devices;
    size_t device_memory;
    useconds_t delay;
    int gate, arrivals; /* file descriptors; -1: none */
    bool no_memory, no_ipc, no_imports, no_peers, may_be_lost;
    unsigned long operations; /* number of operations after which devices are lost */
} settings = {.once = PTHREAD_ONCE_INIT, .gate = -1, .arrivals = -1};

/* State that changes while the process runs. */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t less_users;
    char *range;
    size_t handed_out; /* bytes of the range that were used so far */
    struct region *regions;
    struct host_range *registered;
    uint32_t exports;
    size_t allocated[DEVICES_MOST];
    atomic_ulong operations[DEVICES_MOST];
} state = {.lock = PTHREAD_MUTEX_INITIALIZER, .less_users = PTHREAD_COND_INITIALIZER};

/* ---- Environment ---- */

static unsigned long number(const char *name, unsigned long otherwise)
{
    const char *text = getenv(name);
    return text == NULL ? otherwise : strtoul(text, NULL, 10);
}

static void set_gate(void)
{
    const char *gate = getenv("STANDIN_GATE");
    if (gate != NULL && sscanf(gate, "%d,%d", &settings.gate, &settings.arrivals) != 2)
        abort();
}

static void set_failure(const char *failure)
{
    static const char lost[] = "lost:";
    if (strncmp(failure, lost, sizeof lost - 1) == 0) {
        settings.may_be_lost = true;
        settings.operations = strtoul(failure + sizeof lost - 1, NULL, 10);
    } else {
        settings.no_memory |= strcmp(failure, "alloc") == 0;
        settings.no_ipc |= strcmp(failure, "ipc") == 0;
        settings.no_imports |= strcmp(failure, "import") == 0;
        settings.no_peers |= strcmp(failure, "peer") == 0;
    }
}

static void set_failures(void)
{
    const char *failures = getenv("STANDIN_FAIL");
    char *words = failures == NULL ? NULL : strdup(failures), *rest = NULL;
    if (words == NULL)
        return;
    for (char *word = strtok_r(words, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest))
        set_failure(word);
    free(words);
}

static void begin(void)
{
    unsigned long devices = number("STANDIN_DEVICES", 2);
    settings.n_devices = devices < DEVICES_MOST ? (int)devices : DEVICES_MOST;
    settings.device_memory = number("STANDIN_MEMORY", 256ul << 20);
    settings.delay = (useconds_t)number("STANDIN_DELAY_US", 0);
    set_gate();
    set_failures();
    void *range =
        mmap(NULL, RANGE_BYTES, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
        settings.n_devices = 0;
    else
        state.range = range;
}

/* ---- Devices ---- */

int standin_devices(void)
{
    pthread_once(&settings.once, begin);
    return settings.n_devices;
}

static bool is_device(int device)
{
    return device >= 0 && device < standin_devices();
}

enum standin_result standin_describe(int device, struct standin_device *description)
{
    if (!is_device(device))
        return STANDIN_INVALID;
    memcpy(description->uuid, "Isthmus stand-in", STANDIN_UUID_BYTES);
    description->uuid[STANDIN_UUID_BYTES - 1] = (unsigned char)device;
    snprintf(description->pci, sizeof description->pci, "0000:%02x:00.0",
             0x10u * ((unsigned)device % 15 + 1));
    description->memory = settings.device_memory;
    return STANDIN_OK;
}

bool standin_reaches(int device, int other)
{
    return is_device(device) && is_device(other) && (device == other || !settings.no_peers);
}

enum standin_result standin_state(int device)
{
    if (!is_device(device))
        return STANDIN_INVALID;
    bool lost = settings.may_be_lost && state.operations[device] >= settings.operations;
    return lost ? STANDIN_LOST : STANDIN_OK;
}

/* ---- Regions; callers hold the lock ---- */

static size_t whole_pages(size_t bytes)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    return (bytes + page - 1) & ~(page - 1);
}

/* Returns an address that was never used, or NULL if the range is exhausted. */
static char *new_address(size_t bytes, size_t alignment)
{
    if (alignment < GRAIN)
        alignment = GRAIN;
    uintptr_t start = (uintptr_t)state.range;
    uintptr_t address = (start + state.handed_out + alignment - 1) & ~(alignment - 1);
    if ((address & alignment) == 0)
        address += alignment; /* not more aligned than requested */
    size_t offset = address - start;
    if (offset > RANGE_BYTES || bytes > RANGE_BYTES - offset)
        return NULL;
    state.handed_out = offset + bytes;
    return state.range + offset;
}

/* Creates a region over a memfd, which it then owns. Returns NULL if there is not enough memory. */
static struct region *new_region(int file, size_t bytes, size_t alignment)
{
    struct region *region = calloc(1, sizeof *region);
    struct stat facts;
    if (region == NULL || fstat(file, &facts) != 0)
        goto no_region;
    *region = (struct region){.length = bytes,
                              .mapped = whole_pages(bytes),
                              .file = file,
                              .import_device = -1,
                              .identity = facts.st_ino};
    region->bytes = mmap(NULL, region->mapped, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (region->bytes == MAP_FAILED)
        goto no_region;
    region->address = new_address(bytes, alignment);
    if (region->address == NULL)
        goto no_address;
    region->next = state.regions;
    state.regions = region;
    return region;
no_address:
    munmap(region->bytes, region->mapped);
no_region:
    free(region);
    close(file);
    return NULL;
}

/* Returns the link in the list that points to the region at `address`. It points to NULL if
 * there is no such region. */
static struct region **region_that_begins(const void *address, bool imported)
{
    struct region **place = &state.regions;
    while (*place != NULL &&
           ((*place)->address != address || ((*place)->import_device >= 0) != imported))
        place = &(*place)->next;
    return place;
}

static struct region *region_around(const void *address)
{
    struct region *region = state.regions;
    while (region != NULL && (uintptr_t)address - (uintptr_t)region->address >= region->length)
        region = region->next;
    return region;
}

/* Removes a region. Its addresses become invalid. */
static void remove_region(struct region **place)
{
    struct region *region = *place;
    *place = region->next;
    while (region->users > 0)
        pthread_cond_wait(&state.less_users, &state.lock);
    if (region->import_device < 0)
        state.allocated[region->device] -= region->length;
    munmap(region->bytes, region->mapped);
    close(region->file);
    free(region);
}

/* ---- Memory ---- */

static enum standin_result allocate(int device, size_t bytes, size_t alignment, void **memory)
{
    if (settings.no_memory || bytes > settings.device_memory - state.allocated[device])
        return STANDIN_NO_MEMORY;
    int file = memfd_create("isthmus-standin", MFD_CLOEXEC);
    if (file < 0)
        return STANDIN_NO_MEMORY;
    if (ftruncate(file, (off_t)whole_pages(bytes)) != 0) {
        close(file);
        return STANDIN_NO_MEMORY;
    }
    struct region *region = new_region(file, bytes, alignment);
    if (region == NULL)
        return STANDIN_NO_MEMORY;
    region->device = device;
    state.allocated[device] += bytes;
    memset(region->bytes, PATTERN, bytes);
    *memory = region->address;
    return STANDIN_OK;
}

enum standin_result standin_allocate(int device, size_t bytes, size_t alignment, void **memory)
{
    enum standin_result result = standin_state(device);
    if (result != STANDIN_OK)
        return result;
    if (bytes == 0 || alignment == 0 || (alignment & (alignment - 1)) != 0)
        return STANDIN_INVALID;
    pthread_mutex_lock(&state.lock);
    result = allocate(device, bytes, alignment, memory);
    pthread_mutex_unlock(&state.lock);
    return result;
}

static enum standin_result release(void *memory, bool imported)
{
    pthread_mutex_lock(&state.lock);
    struct region **place = region_that_begins(memory, imported);
    enum standin_result result = *place == NULL ? STANDIN_INVALID : standin_state((*place)->device);
    if (result == STANDIN_OK)
        remove_region(place);
    pthread_mutex_unlock(&state.lock);
    return result;
}

enum standin_result standin_release(void *memory)
{
    return release(memory, false);
}

bool standin_find(const void *address, struct standin_memory *memory)
{
    pthread_mutex_lock(&state.lock);
    const struct region *region = region_around(address);
    if (region != NULL)
        *memory = (struct standin_memory){.base = region->address,
                                          .bytes = region->length,
                                          .device = region->device,
                                          .imported = region->import_device >= 0};
    pthread_mutex_unlock(&state.lock);
    return region != NULL;
}

bool standin_is_device_address(const void *address)
{
    return standin_devices() > 0 && (uintptr_t)address - (uintptr_t)state.range < RANGE_BYTES;
}

void *standin_bytes(const void *address)
{
    if (!standin_is_device_address(address))
        return NULL;
    pthread_mutex_lock(&state.lock);
    struct region *region = region_around(address);
    void *bytes = region == NULL ? NULL : region->bytes + ((const char *)address - region->address);
    pthread_mutex_unlock(&state.lock);
    return bytes;
}

/* ---- Registered host memory ---- */

static bool overlap(const struct host_range *range, const char *memory, size_t bytes)
{
    return (uintptr_t)memory < (uintptr_t)range->memory + range->bytes &&
           (uintptr_t)range->memory < (uintptr_t)memory + bytes;
}

/* Returns the link in the list that points to an overlapping range, or to NULL. The caller holds
 * the lock. */
static struct host_range **registered_in(const char *memory, size_t bytes)
{
    struct host_range **place = &state.registered;
    while (*place != NULL && !overlap(*place, memory, bytes))
        place = &(*place)->next;
    return place;
}

enum standin_result standin_register_host(void *memory, size_t bytes)
{
    struct host_range *range = malloc(sizeof *range);
    if (range == NULL)
        return STANDIN_NO_MEMORY;
    *range = (struct host_range){.memory = memory, .bytes = bytes};
    pthread_mutex_lock(&state.lock);
    struct host_range **place = registered_in(memory, bytes);
    bool valid =
        memory != NULL && bytes > 0 && *place == NULL && !standin_is_device_address(memory);
    if (valid)
        *place = range;
    pthread_mutex_unlock(&state.lock);
    if (!valid)
        free(range);
    return valid ? STANDIN_OK : STANDIN_INVALID;
}

enum standin_result standin_unregister_host(void *memory)
{
    pthread_mutex_lock(&state.lock);
    struct host_range **place = registered_in(memory, 1), *range = *place;
    bool valid = range != NULL && range->memory == memory;
    if (valid) {
        *place = range->next;
        free(range);
    }
    pthread_mutex_unlock(&state.lock);
    return valid ? STANDIN_OK : STANDIN_INVALID;
}

bool standin_is_registered(const void *address)
{
    pthread_mutex_lock(&state.lock);
    bool found = *registered_in(address, 1) != NULL;
    pthread_mutex_unlock(&state.lock);
    return found;
}

/* ---- Memory of other processes ---- */

enum standin_result standin_export(const void *memory, struct standin_export *export)
{
    if (standin_devices() == 0 || settings.no_ipc)
        return STANDIN_REFUSED;
    pthread_mutex_lock(&state.lock);
    const struct region *region = *region_that_begins(memory, false);
    if (region != NULL)
        *export = (struct standin_export){.identity = region->identity,
                                          .bytes = region->length,
                                          .process = getpid(),
                                          .file = region->file,
                                          .device = region->device,
                                          .number = ++state.exports};
    pthread_mutex_unlock(&state.lock);
    return region == NULL ? STANDIN_INVALID : STANDIN_OK;
}

static bool is_imported(uint64_t identity, int device)
{
    const struct region *region = state.regions;
    while (region != NULL && (region->identity != identity || region->import_device != device))
        region = region->next;
    return region != NULL;
}

static int count_imports(void)
{
    int count = 0;
    for (const struct region *region = state.regions; region != NULL; region = region->next)
        count += region->import_device >= 0;
    return count;
}

/* Imports an open file. The region owns the file; on failure the file is closed. */
static enum standin_result import_open_file(const struct standin_export *export, int file,
                                            int device, void **memory)
{
    pthread_mutex_lock(&state.lock);
    bool already = is_imported(export->identity, device);
    bool has_room = count_imports() < IMPORTS_MOST;
    struct region *region = already || !has_room ? NULL : new_region(file, export->bytes, GRAIN);
    if (region != NULL) {
        region->device = export->device;
        region->import_device = device;
        *memory = region->address;
    }
    pthread_mutex_unlock(&state.lock);
    if (already || !has_room)
        close(file);
    if (region != NULL)
        return STANDIN_OK;
    return already ? STANDIN_IMPORTED : STANDIN_NO_MEMORY;
}

/* Returns true if the open file is the exported one, because descriptor numbers are reused. */
static bool is_exported(const struct standin_export *export, int file)
{
    struct stat facts;
    return fstat(file, &facts) == 0 && facts.st_ino == export->identity &&
           (uint64_t)facts.st_size == whole_pages(export->bytes);
}

static enum standin_result import_from(const struct standin_export *export, const char *path,
                                       int device, void **memory)
{
    if (settings.no_ipc || settings.no_imports || !standin_reaches(device, export->device))
        return STANDIN_REFUSED;
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0)
        return STANDIN_INVALID;
    if (!is_exported(export, file)) {
        close(file);
        return STANDIN_INVALID;
    }
    return import_open_file(export, file, device, memory);
}

enum standin_result standin_import(const struct standin_export *export, int device, void **memory)
{
    char path[64];
    if (export->process == getpid())
        return STANDIN_OWN_MEMORY;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", export->process, export->file);
    return import_from(export, path, device, memory);
}

enum standin_result standin_import_file(const struct standin_export *export, int file, int device,
                                        void **memory)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return import_from(export, path, device, memory);
}

enum standin_result standin_end_import(void *memory)
{
    return release(memory, true);
}

/* ---- Operations ---- */

/* Address of memory for the CPU, and its region, which is in use during the operation. NULL for
 * host memory. */
struct place {
    char *bytes;
    struct region *region;
};

static bool use(struct place *place, const void *address, size_t bytes)
{
    *place = (struct place){.bytes = (char *)(uintptr_t)address};
    if (!standin_is_device_address(address))
        return address != NULL;
    pthread_mutex_lock(&state.lock);
    struct region *region = region_around(address);
    size_t offset = region == NULL ? 0 : (size_t)((const char *)address - region->address);
    bool valid = region != NULL && bytes <= region->length - offset;
    if (valid) {
        region->users++;
        *place = (struct place){.bytes = region->bytes + offset, .region = region};
    }
    pthread_mutex_unlock(&state.lock);
    return valid;
}

static void use_no_more(const struct place *place)
{
    if (place->region == NULL)
        return;
    pthread_mutex_lock(&state.lock);
    place->region->users--;
    pthread_cond_broadcast(&state.less_users);
    pthread_mutex_unlock(&state.lock);
}

/* Moves an aligned word of 4 or 8 bytes with one store, as devices do, because another process
 * may wait for the word. */
static void move(void *dest, const void *source, size_t bytes)
{
    bool aligned = ((uintptr_t)dest | (uintptr_t)source) % bytes == 0;
    if (bytes == 8 && aligned)
        __atomic_store_n((uint64_t *)dest,
                         __atomic_load_n((const uint64_t *)source, __ATOMIC_ACQUIRE),
                         __ATOMIC_RELEASE);
    else if (bytes == 4 && aligned)
        __atomic_store_n((uint32_t *)dest,
                         __atomic_load_n((const uint32_t *)source, __ATOMIC_ACQUIRE),
                         __ATOMIC_RELEASE);
    else if (bytes == 2 && aligned)
        __atomic_store_n((uint16_t *)dest,
                         __atomic_load_n((const uint16_t *)source, __ATOMIC_ACQUIRE),
                         __ATOMIC_RELEASE);
    else
        memmove(dest, source, bytes);
}

struct operation {
    struct operation *next;
    void (*run)(const struct operation *operation);
    struct place dest, source;
    struct standin_copy copy; /* steps and sizes */
    standin_function *function;
    size_t bytes; /* length of a fill, and of its pattern */
    size_t pattern_bytes;
    unsigned char argument[STANDIN_ARGUMENT_BYTES]; /* argument of a function, or a pattern */
};

static void run_copy(const struct operation *operation)
{
    const struct standin_copy *copy = &operation->copy;
    for (size_t i = 0; i < copy->count; i++)
        move(operation->dest.bytes + i * copy->dest_step,
             operation->source.bytes + i * copy->source_step, copy->block);
}

static void run_fill(const struct operation *operation)
{
    if (operation->pattern_bytes == 1) {
        memset(operation->dest.bytes, operation->argument[0], operation->bytes);
        return;
    }
    for (size_t at = 0; at < operation->bytes; at += operation->pattern_bytes)
        memcpy(operation->dest.bytes + at, operation->argument, operation->pattern_bytes);
}

static void run_function(const struct operation *operation)
{
    operation->function(operation->dest.bytes, operation->argument);
}

static void run(const struct operation *operation)
{
    operation->run(operation);
    use_no_more(&operation->dest);
    use_no_more(&operation->source);
}

/* ---- Streams ---- */

struct standin_stream {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t worker; /* exists only if operations are delayed */
    struct operation *first, **end;
    uint64_t submitted, over;
    bool has_worker, ending;
    int device;
};

/* Removes the next operation from the queue, and waits until there is one. Returns NULL if the
 * stream is being destroyed. */
static struct operation *next_operation(struct standin_stream *stream)
{
    pthread_mutex_lock(&stream->lock);
    while (stream->first == NULL && !stream->ending)
        pthread_cond_wait(&stream->changed, &stream->lock);
    struct operation *operation = stream->first;
    if (operation != NULL)
        stream->first = operation->next;
    if (stream->first == NULL)
        stream->end = &stream->first;
    pthread_mutex_unlock(&stream->lock);
    return operation;
}

static bool is_late(void)
{
    return settings.delay > 0 || settings.gate >= 0;
}

static void wait_before_operation(void)
{
    const uint64_t one = 1;
    struct pollfd gate = {.fd = settings.gate, .events = POLLIN};
    usleep(settings.delay); /* a longer delay does not change the result */
    if (settings.gate < 0)
        return;
    if (write(settings.arrivals, &one, sizeof one) != sizeof one)
        abort();
    while (poll(&gate, 1, -1) != 1)
        ;
}

static void *work(void *argument)
{
    struct standin_stream *stream = argument;
    for (struct operation *operation = next_operation(stream); operation != NULL;
         operation = next_operation(stream)) {
        wait_before_operation();
        run(operation);
        free(operation);
        pthread_mutex_lock(&stream->lock);
        stream->over++;
        pthread_cond_broadcast(&stream->changed);
        pthread_mutex_unlock(&stream->lock);
    }
    return NULL;
}

enum standin_result standin_stream_create(int device, struct standin_stream **stream)
{
    enum standin_result result = standin_state(device);
    if (result != STANDIN_OK)
        return result;
    struct standin_stream *made = calloc(1, sizeof *made);
    if (made == NULL)
        return STANDIN_NO_MEMORY;
    *made = (struct standin_stream){.lock = PTHREAD_MUTEX_INITIALIZER,
                                    .changed = PTHREAD_COND_INITIALIZER,
                                    .end = &made->first,
                                    .has_worker = is_late(),
                                    .device = device};
    if (made->has_worker && pthread_create(&made->worker, NULL, work, made) != 0) {
        free(made);
        return STANDIN_NO_MEMORY;
    }
    *stream = made;
    return STANDIN_OK;
}

enum standin_result standin_stream_destroy(struct standin_stream *stream)
{
    enum standin_result result = standin_state(stream->device);
    pthread_mutex_lock(&stream->lock);
    stream->ending = true;
    pthread_cond_broadcast(&stream->changed);
    pthread_mutex_unlock(&stream->lock);
    if (stream->has_worker)
        pthread_join(stream->worker, NULL);
    pthread_cond_destroy(&stream->changed);
    pthread_mutex_destroy(&stream->lock);
    free(stream);
    return result;
}

int standin_stream_device(const struct standin_stream *stream)
{
    return stream->device;
}

/* The caller holds the stream's lock. */
static enum standin_result append(struct standin_stream *stream, const struct operation *operation)
{
    struct operation *kept = malloc(sizeof *kept);
    if (kept == NULL)
        return STANDIN_NO_MEMORY;
    *kept = *operation;
    kept->next = NULL;
    *stream->end = kept;
    stream->end = &kept->next;
    stream->submitted++;
    pthread_cond_broadcast(&stream->changed);
    return STANDIN_OK;
}

/* Without a delay, an operation is complete when it is submitted, so the stream is always idle. */
static enum standin_result carry_out(struct standin_stream *stream,
                                     const struct operation *operation)
{
    enum standin_result result = STANDIN_OK;
    pthread_mutex_lock(&stream->lock);
    if (stream->has_worker) {
        result = append(stream, operation);
    } else {
        run(operation);
        stream->submitted = ++stream->over;
    }
    pthread_mutex_unlock(&stream->lock);
    return result;
}

static enum standin_result submit(struct standin_stream *stream, const struct operation *operation)
{
    enum standin_result result = standin_state(stream->device);
    if (result == STANDIN_OK) {
        state.operations[stream->device]++;
        result = carry_out(stream, operation);
    }
    if (result != STANDIN_OK) {
        use_no_more(&operation->dest);
        use_no_more(&operation->source);
    }
    return result;
}

/* Sets *bytes to the distance from the first to the last byte of the blocks. Returns false on
 * overflow. */
static bool extent(size_t step, size_t block, size_t count, size_t *bytes)
{
    return count > 0 && !__builtin_mul_overflow(step, count - 1, bytes) &&
           !__builtin_add_overflow(*bytes, block, bytes);
}

enum standin_result standin_copy(struct standin_stream *stream, const struct standin_copy *copy)
{
    struct operation operation = {.run = run_copy, .copy = *copy};
    size_t dest_bytes, source_bytes;
    if (!extent(copy->dest_step, copy->block, copy->count, &dest_bytes) ||
        !extent(copy->source_step, copy->block, copy->count, &source_bytes))
        return STANDIN_INVALID;
    if (!use(&operation.dest, copy->dest, dest_bytes))
        return STANDIN_INVALID;
    if (!use(&operation.source, copy->source, source_bytes)) {
        use_no_more(&operation.dest);
        return STANDIN_INVALID;
    }
    return submit(stream, &operation);
}

enum standin_result standin_fill(struct standin_stream *stream, void *memory, size_t bytes,
                                 const void *pattern, size_t pattern_bytes)
{
    struct operation operation = {.run = run_fill, .bytes = bytes, .pattern_bytes = pattern_bytes};
    if (pattern_bytes == 0 || pattern_bytes > sizeof operation.argument ||
        bytes % pattern_bytes != 0)
        return STANDIN_INVALID;
    memcpy(operation.argument, pattern, pattern_bytes);
    if (!use(&operation.dest, memory, bytes))
        return STANDIN_INVALID;
    return submit(stream, &operation);
}

enum standin_result standin_call(struct standin_stream *stream, standin_function *function,
                                 void *memory, size_t bytes, const void *argument,
                                 size_t argument_bytes)
{
    struct operation operation = {.run = run_function, .function = function};
    if (argument_bytes > sizeof operation.argument)
        return STANDIN_INVALID;
    if (argument_bytes > 0)
        memcpy(operation.argument, argument, argument_bytes);
    if (memory != NULL && !use(&operation.dest, memory, bytes))
        return STANDIN_INVALID;
    return submit(stream, &operation);
}

uint64_t standin_submitted(struct standin_stream *stream)
{
    pthread_mutex_lock(&stream->lock);
    uint64_t submitted = stream->submitted;
    pthread_mutex_unlock(&stream->lock);
    return submitted;
}

enum standin_result standin_test(struct standin_stream *stream, uint64_t operations)
{
    pthread_mutex_lock(&stream->lock);
    bool over = stream->over >= operations;
    pthread_mutex_unlock(&stream->lock);
    enum standin_result result = standin_state(stream->device);
    return result == STANDIN_OK && !over ? STANDIN_NOT_READY : result;
}

enum standin_result standin_wait(struct standin_stream *stream, uint64_t operations)
{
    pthread_mutex_lock(&stream->lock);
    while (stream->over < operations)
        pthread_cond_wait(&stream->changed, &stream->lock);
    pthread_mutex_unlock(&stream->lock);
    return standin_state(stream->device);
}
