#include "device.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/access.h"
#include "base/assert.h"
#include "base/environment.h"
#include "base/near.h"
#include "base/pool.h"
#include "base/report.h"
#include "shm/node.h"
#include "team/team.h"

enum { DEVICES_MAX = 64 };

/* Information that a PE publishes for the PEs of its node, in its control block. */
struct device_info {
    uint32_t lock; /* held during atomic operations on device memory of this PE */
    /* Kind (enum kind_type) of the memory that `handle` describes; 0 if `handle` describes none. */
    uint32_t kind;
    /* Describes the memory of the space that this PE is creating, so that other PEs of the node can
     * map it. */
    struct kind_handle handle;
    /* Cores on which this PE may run. Empty if the machine has more cores than a cpu_set_t can
     * represent. */
    cpu_set_t cores;
};
_Static_assert(sizeof(struct device_info) <= sizeof(((struct control *)0)->device),
               "it fits into its part of the control block");

static struct device_info *device_info_of(int rank)
{
    return (struct device_info *)(void *)node_control(rank)->device;
}

/* Kinds of device memory that this process has used. */
static const struct kind *used[KINDS_GPU];
static bool mpi_takes_kind[KINDS_GPU];
static int n_used;

static char error_text[512];

const char *device_error(void)
{
    return error_text;
}

static void device_set_error(const struct kind *kind)
{
    snprintf(error_text, sizeof error_text, "%s", kind->message());
}

static void device_require_ok(const char *routine, const struct kind *kind, enum kind_result result)
{
    if (UNLIKELY(result != KIND_OK))
        report_fatal(routine, "%s: %s", kind->name, kind->message());
}

/* ---- Selection of the device of this PE ---- */

const cpu_set_t *device_cores(void)
{
    return &device_info_of(node.rank)->cores;
}

void device_publish_cores(void)
{
    cpu_set_t *cores = &device_info_of(node.rank)->cores;
    /* Empty set: the machine has more cores than a cpu_set_t can represent. */
    if (sched_getaffinity(0, sizeof *cores, cores) != 0)
        CPU_ZERO(cores);
}

cpu_set_t *device_cores_of_node(const char *routine)
{
    cpu_set_t *cores = report_require_memory(routine, calloc((size_t)node.n_pes, sizeof *cores));
    for (int rank = 0; rank < node.n_pes; rank++)
        cores[rank] = device_info_of(rank)->cores;
    return cores;
}

/* Returns the index of a device that is close to the cores of this PE. PEs are distributed evenly
 * over devices that are equally close. */
static int device_choose_by_topology(const char *routine, const struct kind *kind, int n_devices)
{
    char pci[DEVICES_MAX][KIND_PCI_BYTES];
    int count = n_devices < DEVICES_MAX ? n_devices : DEVICES_MAX;
    for (int i = 0; i < count; i++) {
        struct kind_device device;
        device_require_ok(routine, kind, kind->describe(i, &device));
        memcpy(pci[i], device.pci, KIND_PCI_BYTES);
    }
    cpu_set_t *cores = device_cores_of_node(routine);
    int chosen = kinds_open()->select((const char(*)[KIND_PCI_BYTES])pci, count, cores, node.n_pes,
                                      node.rank);
    free(cores);
    return chosen;
}

/* Returns the index of the device of this kind that this PE uses, or -1 if it uses none. The user
 * may select the device with ISTHMUS_DEVICE. */
static int device_choose_device(const char *routine, const struct kind *kind)
{
    int wanted = environment_device(node.rank), count = kind->count();
    if (wanted == ENVIRONMENT_DEVICE_NONE || count <= 0)
        return -1;
    if (wanted == ENVIRONMENT_DEVICE_AUTO)
        return device_choose_by_topology(routine, kind, count);
    if (wanted >= count)
        report_fatal(routine,
                     "ISTHMUS_DEVICE selects device %d, but the number of %s devices that this PE "
                     "can use is %d: use a smaller number (the first device is 0)",
                     wanted, kind->name, count);
    return wanted;
}

static const struct kind *device_wanted_gpu(shmem_device_type_t type, int index)
{
    const struct kind *kind = kinds_gpu_at(index);
    bool wanted = kind != NULL && (type == SHMEM_DEVICE_GPU || (int)type == (int)kind->type);
    return wanted ? kind : NULL;
}

const struct kind *device_choose(const char *routine, shmem_device_type_t type, int *device)
{
    for (int i = 0; i < KINDS_GPU; i++) {
        const struct kind *kind = device_wanted_gpu(type, i);
        if (kind != NULL && (*device = device_choose_device(routine, kind)) >= 0)
            return kind;
    }
    return NULL;
}

const struct kind *device_owner(shmem_device_type_t type, const void *memory, size_t bytes,
                                int *device)
{
    const char *last = (const char *)memory + bytes - 1;
    int of_last;
    for (int i = 0; i < KINDS_GPU; i++) {
        const struct kind *kind = device_wanted_gpu(type, i);
        if (kind != NULL && kind->count() > 0 && kind->owns(memory, device) &&
            kind->owns(last, &of_last) && of_last == *device)
            return kind;
    }
    return NULL;
}

/* ---- Device memory of a space ---- */

static void device_note_kind_in_use(const struct kind *kind)
{
    int i = 0;
    while (i < n_used && used[i] != kind)
        i++;
    used[i] = kind;
    if (i == n_used)
        __atomic_store_n(&n_used, i + 1, __ATOMIC_RELEASE);
    /* Operations that are inlined into programs assume that every buffer is host memory. */
    near_disable();
    __atomic_store_n(&job.has_devices, true, __ATOMIC_RELEASE);
    __atomic_store_n(&job.slow_path, true, __ATOMIC_RELEASE);
}

/* Returns true if devices of this kind can execute atomic operations on this memory. Tries an
 * operation that does not change the contents. */
static bool device_has_atomics(const struct kind *kind, void *memory)
{
    uint64_t old;
    return kind->atomic(memory, ATOMIC_OR, 0, 0, sizeof old, &old) == KIND_OK;
}

struct device_memory *device_open(const struct kind *kind, int device, void *own, size_t bytes)
{
    size_t length = sizeof(struct device_memory) + (size_t)node.n_pes * sizeof(void *);
    struct device_memory *memory = calloc(1, length);
    if (memory == NULL) {
        snprintf(error_text, sizeof error_text, "out of memory");
        return NULL;
    }
    memory->kind = kind;
    memory->device = device;
    if (own == NULL &&
        kind->allocate(device, bytes, SEGMENT_SLOT, &memory->allocation) != KIND_OK) {
        device_set_error(kind);
        free(memory);
        return NULL;
    }
    void *base = own != NULL ? own : memory->allocation;
    memory->peers[node.rank] = base;
    memory->native_atomics = device_has_atomics(kind, base);
    device_note_kind_in_use(kind);
    return memory;
}

void *device_base(const struct device_memory *memory)
{
    return memory->peers[node.rank];
}

void device_export(const struct device_memory *memory, size_t bytes)
{
    struct device_info *info = device_info_of(node.rank);
    info->kind = (uint32_t)memory->kind->type;
    if (memory->kind->export_memory(device_base(memory), bytes, &info->handle) != KIND_OK) {
        device_set_error(memory->kind);
        info->kind = 0;
    }
}

static bool device_import_one(struct device_memory *memory, int rank)
{
    const struct device_info *info = device_info_of(rank);
    const struct kind *kind = memory->kind;
    if (info->kind != (uint32_t)kind->type) {
        snprintf(error_text, sizeof error_text,
                 info->kind == 0
                     ? "the driver cannot share the memory of PE %d with other processes"
                     : "the memory of PE %d belongs to another kind of device",
                 node.pes[rank]);
        return false;
    }
    if (kind->import_memory(&info->handle, &memory->peers[rank]) == KIND_OK)
        return true;
    device_set_error(kind);
    memory->peers[rank] = NULL;
    return false;
}

bool device_import(struct device_memory *memory, const struct rank_map *members)
{
    bool all = true;
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank != node.rank && rank_map_contains(members, node.pes[rank]))
            all = device_import_one(memory, rank) && all;
    return all;
}

/* Aborts the job if the driver returned an error. If `ending` is true, ignores the error, because a
 * driver that stops with the process refuses all calls. */
static void device_require_ok_unless(bool ending, const struct kind *kind, enum kind_result result)
{
    if (!ending)
        device_require_ok(NULL, kind, result);
}

void device_end_imports(struct device_memory *memory, bool ending)
{
    for (int rank = 0; rank < node.n_pes; rank++) {
        if (rank == node.rank || memory->peers[rank] == NULL)
            continue;
        device_require_ok_unless(ending, memory->kind,
                                 memory->kind->end_import(memory->peers[rank]));
        memory->peers[rank] = NULL;
    }
}

void device_close(struct device_memory *memory, bool ending)
{
    if (memory->allocation != NULL)
        device_require_ok_unless(ending, memory->kind, memory->kind->release(memory->allocation));
    free(memory);
}

/* ---- Kind of device memory at an address ---- */

const struct kind *device_kind_at(const void *address)
{
    const struct segment *segment = segment_find(address, 1);
    int device, count = __atomic_load_n(&n_used, __ATOMIC_ACQUIRE);
    if (segment != NULL)
        return segment->device == NULL ? NULL : segment->device->kind;
    for (int i = 0; i < count; i++)
        if (used[i]->owns(address, &device))
            return used[i];
    return NULL;
}

bool device_mpi_takes(const struct kind *kind)
{
    for (int i = 0; i < n_used; i++)
        if (used[i] == kind)
            return __atomic_load_n(&mpi_takes_kind[i], __ATOMIC_RELAXED);
    return kind == NULL;
}

void device_set_mpi_takes(const struct kind *kind)
{
    for (int i = 0; i < n_used; i++)
        if (used[i] == kind)
            __atomic_store_n(&mpi_takes_kind[i], true, __ATOMIC_RELAXED);
}

/* ---- Staging buffers ---- */

static struct pool staging_pool = {.free = {&staging_pool.free, &staging_pool.free}};
static pthread_mutex_t staging_mutex = PTHREAD_MUTEX_INITIALIZER;

/* Allocates a staging buffer and registers it with the drivers, which copy registered memory
 * faster. */
static void *device_make_staging(const char *routine)
{
    void *staging = report_require_memory(routine, aligned_alloc(4096, DEVICE_STAGING_BYTES));
    for (int i = 0; i < n_used; i++)
        used[i]->register_host(staging, DEVICE_STAGING_BYTES);
    return staging;
}

void *device_staging_take(const char *routine)
{
    pthread_mutex_lock(&staging_mutex);
    void *staging = pool_take(&staging_pool);
    pthread_mutex_unlock(&staging_mutex);
    return staging != NULL ? staging : device_make_staging(routine);
}

void device_staging_return(void *memory)
{
    pthread_mutex_lock(&staging_mutex);
    pool_return(&staging_pool, memory);
    pthread_mutex_unlock(&staging_mutex);
}

void device_stop(void)
{
    struct link *all = &staging_pool.free;
    for (struct link *staging = all->next; staging != all; staging = staging->next)
        for (int i = 0; i < n_used; i++)
            used[i]->unregister_host(staging);
    pool_free_all(&staging_pool);
    n_used = 0;
    memset(mpi_takes_kind, 0, sizeof mpi_takes_kind);
}

/* ---- Copies to, from and between devices ---- */

struct kind_copy *device_copy_begin(const struct segment *segment, void *dest, const void *source,
                                    size_t bytes)
{
    const struct kind *kind = segment->device->kind;
    struct kind_copy *copy;
    device_require_ok(NULL, kind, kind->copy_begin(dest, source, bytes, &copy));
    return copy;
}

bool device_copy_test(const struct segment *segment, struct kind_copy *copy)
{
    const struct kind *kind = segment->device->kind;
    bool done;
    device_require_ok(NULL, kind, kind->copy_test(copy, &done));
    return done;
}

/* Copies between devices of two different kinds, such as CUDA and HIP, through a staging buffer in
 * host memory. */
static void device_copy_through_host(const char *routine, const struct kind *to, char *dest,
                                     const struct kind *from, const char *source, size_t bytes)
{
    const size_t max = DEVICE_STAGING_BYTES;
    void *staging = device_staging_take(routine);
    for (size_t done = 0; done < bytes; done += max) {
        size_t chunk = bytes - done < max ? bytes - done : max;
        device_require_ok(routine, from, from->copy(staging, source + done, chunk));
        device_require_ok(routine, to, to->copy(dest + done, staging, chunk));
    }
    device_staging_return(staging);
}

void device_copy(const char *routine, const struct kind *to, void *dest, const struct kind *from,
                 const void *source, size_t bytes)
{
    const struct kind *kind = to != NULL ? to : from;
    if (bytes == 0 || (dest == source && to == from))
        return;
    if (kind == NULL)
        memmove(dest, source, bytes);
    else if (to == NULL || from == NULL || to == from)
        device_require_ok(routine, kind, kind->copy(dest, source, bytes));
    else
        device_copy_through_host(routine, to, dest, from, source, bytes);
}

void device_copy_local(const char *routine, void *dest, const void *source, size_t bytes)
{
    device_copy(routine, device_kind_of(dest), dest, device_kind_of(source), source, bytes);
}

void device_copy_blocks(const char *routine, const struct kind *to, void *dest,
                        const struct kind *from, const void *source,
                        const struct copy_shape *blocks)
{
    const struct kind *kind = to != NULL ? to : from;
    if (kind != NULL && (to == NULL || from == NULL || to == from)) {
        device_require_ok(routine, kind,
                          kind->copy_blocks(dest, blocks->dest_step, source, blocks->source_step,
                                            blocks->block, blocks->blocks));
        return;
    }
    for (size_t i = 0; i < blocks->blocks; i++)
        device_copy(routine, to, (char *)dest + i * blocks->dest_step, from,
                    (const char *)source + i * blocks->source_step, blocks->block);
}

void device_fill(const char *routine, const struct segment *segment, void *address,
                 unsigned char value, size_t bytes)
{
    const struct kind *kind = segment->device->kind;
    if (bytes != 0)
        device_require_ok(routine, kind, kind->fill(address, value, bytes));
}

void device_store(const char *routine, const struct segment *segment, void *dest,
                  const void *source, size_t bytes)
{
    if (UNLIKELY(segment->device != NULL))
        device_copy(routine, segment->device->kind, dest, NULL, source, bytes);
    else
        copy_to_shared(dest, source, bytes);
}

void device_load(const char *routine, const struct segment *segment, void *dest, const void *source,
                 size_t bytes)
{
    if (UNLIKELY(segment->device != NULL))
        device_copy(routine, NULL, dest, segment->device->kind, source, bytes);
    else
        copy_from_shared(dest, source, bytes);
}

/* ---- Atomic operations ---- */

/* Locks all words in device memory of the PE with this node rank, for an atomic operation. The lock
 * is held only for two short copies, and the holder waits for nothing else. A PE that waits for the
 * lock therefore only yields its core. */
static void device_lock_words(int rank)
{
    uint32_t *lock = &device_info_of(rank)->lock;
    while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE) != 0)
        sched_yield();
}

static void device_unlock_words(int rank)
{
    ASSERT(__atomic_load_n(&device_info_of(rank)->lock, __ATOMIC_SEQ_CST) != 0);
    __atomic_store_n(&device_info_of(rank)->lock, 0, __ATOMIC_RELEASE);
}

/* Returns true if the kind is host memory. Even if other PEs reach this memory only by messages,
 * atomic operations on it use the CPU's atomic instructions, like those on other symmetric memory.
 * Atomic operations of the program and of the library are then atomic to each other, too. */
static bool device_is_cpu_memory(const struct kind *kind)
{
    return kind->type == KIND_HOST || kind->type == KIND_HBM;
}

static uint64_t device_apply_by_cpu(void *word, int operation, uint64_t value, uint64_t condition,
                                    size_t size)
{
    if (operation == KIND_ATOMIC_COMPARE_SWAP)
        return word_compare_swap(word, condition, value, size);
    return word_apply(word, (enum atomic_operation)operation, value, size);
}

/* Executes the operation on a copy of the word in host memory, and writes the copy back unless the
 * operation only reads. Returns the old value. */
static uint64_t device_update_copy(const char *routine, const struct kind *kind, void *word,
                                   int operation, uint64_t value, uint64_t condition, size_t size)
{
    _Alignas(8) unsigned char copy[8];
    uint64_t old;
    device_require_ok(routine, kind, kind->copy(copy, word, size));
    old = device_apply_by_cpu(copy, operation, value, condition, size);
    if (operation != ATOMIC_FETCH)
        device_require_ok(routine, kind, kind->copy(word, copy, size));
    return old;
}

/* Arguments of an atomic operation that the device itself executes on a word. */
struct native_word {
    const char *routine;
    const struct kind *kind;
    void *word;
    size_t size;
};

static uint64_t device_apply_natively(const struct native_word *native, int operation,
                                      uint64_t value, uint64_t condition)
{
    uint64_t old = 0;
    device_require_ok(
        native->routine, native->kind,
        native->kind->atomic(native->word, operation, value, condition, native->size, &old));
    return old;
}

static uint64_t device_swap_natively(void *native, uint64_t condition, uint64_t value)
{
    return device_apply_natively(native, KIND_ATOMIC_COMPARE_SWAP, value, condition);
}

static uint64_t device_combine_natively(struct native_word *native, struct word_update update)
{
    uint64_t seen = device_apply_natively(native, KIND_ATOMIC_FETCH, 0, 0);
    return word_update_by_cas(update, seen, device_swap_natively, native);
}

uint64_t device_atomic(const char *routine, const struct device_memory *memory, int rank,
                       void *word, int operation, uint64_t value, uint64_t condition, size_t size)
{
    uint64_t old;
    if (device_is_cpu_memory(memory->kind))
        return device_apply_by_cpu(word, operation, value, condition, size);
    if (memory->native_atomics) {
        struct native_word native = {routine, memory->kind, word, size};
        if (word_needs_cas((enum atomic_operation)operation))
            return device_combine_natively(
                &native, (struct word_update){(enum atomic_operation)operation, value, size});
        return device_apply_natively(&native, operation, value, condition);
    }
    device_lock_words(rank);
    old = device_update_copy(routine, memory->kind, word, operation, value, condition, size);
    device_unlock_words(rank);
    return old;
}
