#include "handle.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

/* A handle is generation << 24 | index << 4 | kind. The index leads to an entry, through two levels
 * so that entries never move; the entry keeps the one handle that is valid there. */
enum { KIND_BITS = 4, INDEX_BITS = 20, CHUNK_BITS = 10, CHUNK = 1 << CHUNK_BITS };
enum { CHUNKS = 1 << (INDEX_BITS - CHUNK_BITS), KINDS = HANDLE_REQUEST };

struct entry {
    uintptr_t handle; /* 0 while the entry is free */
    void *object;
    uintptr_t generation; /* of its next handle */
    size_t next_free;
};

struct table {
    struct entry *chunks[CHUNKS];
    size_t used;       /* entries from here on were never taken */
    size_t first_free; /* list of entries given back; 0: none */
};

static struct table tables[KINDS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct table *table_of(uintptr_t handle)
{
    return &tables[(handle & ((1 << KIND_BITS) - 1)) - HANDLE_CONTEXT];
}

static size_t index_of(uintptr_t handle)
{
    return handle >> KIND_BITS & ((1 << INDEX_BITS) - 1);
}

static struct entry *find(const struct table *table, size_t index)
{
    struct entry *chunk = __atomic_load_n(&table->chunks[index / CHUNK], __ATOMIC_ACQUIRE);
    return chunk == NULL ? NULL : &chunk[index % CHUNK];
}

/* The entry, with its chunk made if need be; NULL without memory. Under the mutex. */
static struct entry *provide(struct table *table, size_t index)
{
    struct entry **chunk = &table->chunks[index / CHUNK];
    if (*chunk == NULL) {
        struct entry *fresh = calloc(CHUNK, sizeof *fresh);
        if (fresh == NULL)
            return NULL;
        __atomic_store_n(chunk, fresh, __ATOMIC_RELEASE);
    }
    return find(table, index);
}

static struct entry *take(struct table *table, size_t *index)
{
    struct entry *entry;
    if (table->used < HANDLE_PREDEFINED)
        table->used = HANDLE_PREDEFINED;
    if (table->first_free != 0) {
        *index = table->first_free;
        entry = find(table, *index);
        table->first_free = entry->next_free;
        return entry;
    }
    *index = table->used;
    if (*index >> INDEX_BITS != 0 || (entry = provide(table, *index)) == NULL)
        return NULL;
    table->used++;
    return entry;
}

static void publish(struct entry *entry, uintptr_t handle, void *object)
{
    __atomic_store_n(&entry->object, object, __ATOMIC_RELAXED);
    __atomic_store_n(&entry->handle, handle, __ATOMIC_RELEASE);
}

uintptr_t handle_create(enum handle_kind kind, void *object)
{
    uintptr_t handle = 0;
    size_t index;
    pthread_mutex_lock(&mutex);
    struct entry *entry = take(table_of(kind), &index);
    if (entry != NULL) {
        handle = entry->generation++ << (INDEX_BITS + KIND_BITS) | index << KIND_BITS | kind;
        publish(entry, handle, object);
    }
    pthread_mutex_unlock(&mutex);
    return handle;
}

void handle_define(uintptr_t handle, void *object)
{
    pthread_mutex_lock(&mutex);
    struct entry *entry = provide(table_of(handle), index_of(handle));
    if (entry != NULL)
        publish(entry, handle, object);
    pthread_mutex_unlock(&mutex);
}

void *handle_look_up(enum handle_kind kind, uintptr_t handle)
{
    if ((handle & ((1 << KIND_BITS) - 1)) != kind)
        return NULL;
    struct entry *entry = find(table_of(kind), index_of(handle));
    if (entry == NULL || __atomic_load_n(&entry->handle, __ATOMIC_ACQUIRE) != handle)
        return NULL;
    return __atomic_load_n(&entry->object, __ATOMIC_RELAXED);
}

void handle_destroy(uintptr_t handle)
{
    pthread_mutex_lock(&mutex);
    struct table *table = table_of(handle);
    size_t index = index_of(handle);
    struct entry *entry = find(table, index);
    publish(entry, 0, NULL);
    if (index >= HANDLE_PREDEFINED) {
        entry->next_free = table->first_free;
        table->first_free = index;
    }
    pthread_mutex_unlock(&mutex);
}

uintptr_t handle_next(enum handle_kind kind, uintptr_t handle)
{
    uintptr_t next = 0;
    pthread_mutex_lock(&mutex);
    const struct table *table = table_of(kind);
    size_t index = handle == 0 ? HANDLE_PREDEFINED : index_of(handle) + 1;
    for (; next == 0 && index < table->used; index++)
        next = find(table, index)->handle;
    pthread_mutex_unlock(&mutex);
    return next;
}
