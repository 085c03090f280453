#include "handle.h"

#include <pthread.h>
#include <stdlib.h>

#include "check.h"
#include "job.h"

/* The index of a handle selects a chunk and an entry in the chunk. Chunks are never moved, so
 * handle_look_up needs no lock. */
enum { CHUNK_BITS = 10, CHUNK = 1 << CHUNK_BITS };
enum { CHUNKS = 1 << (HANDLE_INDEX_BITS - CHUNK_BITS), KINDS = HANDLE_ACCOUNT };

struct entry {
    uintptr_t handle; /* 0 while the entry is free */
    void *object;
    uintptr_t generation; /* generation of the next handle of this entry */
    size_t next_free;     /* index of the next free entry; 0: none */
};

struct table {
    struct entry *chunks[CHUNKS];
    size_t used;       /* lowest index that was never used */
    size_t first_free; /* index of the first entry of the free list; 0: the list is empty */
};

static struct table tables[KINDS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void handle_lock_tables(void)
{
    if (UNLIKELY(job.is_multithreaded))
        pthread_mutex_lock(&mutex);
}

static void handle_unlock_tables(void)
{
    if (UNLIKELY(job.is_multithreaded))
        pthread_mutex_unlock(&mutex);
}

static struct table *handle_table_of(uintptr_t handle)
{
    return &tables[(handle & ((1 << HANDLE_KIND_BITS) - 1)) - HANDLE_CONTEXT];
}

static size_t handle_index_of(uintptr_t handle)
{
    return handle >> HANDLE_KIND_BITS & ((1 << HANDLE_INDEX_BITS) - 1);
}

static uintptr_t handle_compose(enum handle_kind kind, size_t index, uintptr_t generation)
{
    return generation << (HANDLE_INDEX_BITS + HANDLE_KIND_BITS) | index << HANDLE_KIND_BITS | kind;
}

static struct entry *handle_find_entry(const struct table *table, size_t index)
{
    struct entry *chunk = __atomic_load_n(&table->chunks[index / CHUNK], __ATOMIC_ACQUIRE);
    return chunk == NULL ? NULL : &chunk[index % CHUNK];
}

/* Returns the entry and allocates its chunk if necessary. Returns NULL if memory is exhausted.
 * Called under the mutex. */
static struct entry *handle_provide_entry(struct table *table, size_t index)
{
    struct entry **chunk = &table->chunks[index / CHUNK];
    if (*chunk == NULL) {
        struct entry *fresh = calloc(CHUNK, sizeof *fresh);
        if (fresh == NULL)
            return NULL;
        __atomic_store_n(chunk, fresh, __ATOMIC_RELEASE);
    }
    return handle_find_entry(table, index);
}

static struct entry *handle_take_entry(struct table *table, size_t *index)
{
    struct entry *entry;
    if (table->used < HANDLE_PREDEFINED)
        table->used = HANDLE_PREDEFINED;
    if (table->first_free != 0) {
        *index = table->first_free;
        entry = handle_find_entry(table, *index);
        table->first_free = entry->next_free;
        return entry;
    }
    *index = table->used;
    if (*index >> HANDLE_INDEX_BITS != 0 || (entry = handle_provide_entry(table, *index)) == NULL)
        return NULL;
    table->used++;
    return entry;
}

static void handle_publish_entry(struct entry *entry, uintptr_t handle, void *object)
{
    __atomic_store_n(&entry->object, object, __ATOMIC_RELAXED);
    __atomic_store_n(&entry->handle, handle, __ATOMIC_RELEASE);
}

uintptr_t handle_create(enum handle_kind kind, void *object)
{
    uintptr_t handle = 0;
    size_t index;
    handle_lock_tables();
    struct entry *entry = handle_take_entry(handle_table_of(kind), &index);
    if (entry != NULL) {
        handle = handle_compose(kind, index, entry->generation++);
        handle_publish_entry(entry, handle, object);
    }
    handle_unlock_tables();
    return handle;
}

void handle_define(uintptr_t handle, void *object)
{
    handle_lock_tables();
    struct entry *entry = handle_provide_entry(handle_table_of(handle), handle_index_of(handle));
    if (entry != NULL)
        handle_publish_entry(entry, handle, object);
    handle_unlock_tables();
}

uintptr_t handle_choose(enum handle_kind kind, size_t place, uintptr_t generation)
{
    return handle_compose(kind, HANDLE_PREDEFINED + place, generation);
}

void *handle_look_up(enum handle_kind kind, uintptr_t handle)
{
    if ((handle & ((1 << HANDLE_KIND_BITS) - 1)) != kind)
        return NULL;
    struct entry *entry = handle_find_entry(handle_table_of(kind), handle_index_of(handle));
    if (entry == NULL || __atomic_load_n(&entry->handle, __ATOMIC_ACQUIRE) != handle)
        return NULL;
    return __atomic_load_n(&entry->object, __ATOMIC_RELAXED);
}

void handle_destroy(uintptr_t handle)
{
    handle_lock_tables();
    struct table *table = handle_table_of(handle);
    size_t index = handle_index_of(handle);
    struct entry *entry = handle_find_entry(table, index);
    handle_publish_entry(entry, 0, NULL);
    if (index >= HANDLE_PREDEFINED && index < table->used) { /* the handle is from handle_create */
        entry->next_free = table->first_free;
        table->first_free = index;
    }
    handle_unlock_tables();
}

uintptr_t handle_next(enum handle_kind kind, uintptr_t handle)
{
    uintptr_t next = 0;
    handle_lock_tables();
    const struct table *table = handle_table_of(kind);
    size_t index = handle == 0 ? HANDLE_PREDEFINED : handle_index_of(handle) + 1;
    for (; next == 0 && index < table->used; index++)
        next = handle_find_entry(table, index)->handle;
    handle_unlock_tables();
    return next;
}

/* ---- Checks with SHMEM_DEBUG ---- */

/* Returns the number of entries in the free list. If the list is invalid, returns SIZE_MAX and sets
 * *fault. */
static size_t handle_count_free(const struct table *table, const char **fault)
{
    size_t count = 0;
    for (size_t index = table->first_free; index != 0; count++) {
        if (!check_record(index >= HANDLE_PREDEFINED && index < table->used,
                          "a free entry was never used", fault) ||
            !check_record(count < table->used, "the list of free entries goes round", fault) ||
            !check_record(handle_find_entry(table, index)->handle == 0, "a free entry has a handle",
                          fault))
            return SIZE_MAX;
        index = handle_find_entry(table, index)->next_free;
    }
    return count;
}

/* Returns the number of entries that contain a handle. If an entry contains the handle of another
 * entry, returns SIZE_MAX and sets *fault. */
static size_t handle_count_live(enum handle_kind kind, const struct table *table,
                                const char **fault)
{
    size_t count = 0;
    for (size_t index = HANDLE_PREDEFINED; index < table->used; index++) {
        uintptr_t handle = handle_find_entry(table, index)->handle;
        bool is_own =
            handle_index_of(handle) == index && (handle & ((1 << HANDLE_KIND_BITS) - 1)) == kind;
        if (!check_record(handle == 0 || is_own, "an entry has another one's handle", fault))
            return SIZE_MAX;
        count += handle != 0;
    }
    return count;
}

bool handle_is_valid(enum handle_kind kind, const char **fault)
{
    *fault = NULL;
    handle_lock_tables();
    const struct table *table = handle_table_of(kind);
    size_t entries = table->used < HANDLE_PREDEFINED ? 0 : table->used - HANDLE_PREDEFINED;
    size_t live = handle_count_live(kind, table, fault);
    size_t unused = live == SIZE_MAX ? SIZE_MAX : handle_count_free(table, fault);
    bool is_valid =
        unused != SIZE_MAX &&
        check_record(live + unused == entries, "an entry is neither free nor in use", fault);
    handle_unlock_tables();
    return is_valid;
}
