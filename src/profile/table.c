#include "table.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "file.h"
#include "sites.h"
#include "trace_file.h"

enum { FIRST_SLOTS = 256, RECORDS_OF_BLOCK = 32 };

_Thread_local struct thread *table_own;
unsigned table_n_pes;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key_of_ends;
static struct thread *unused; /* their threads have ended */

static void detach(void *what)
{
    struct thread *thread = what;
    thread->depth = 0;
    if (thread->ring != NULL)
        thread->ring->depth = 0;
    table_own = NULL;
    pthread_mutex_lock(&mutex);
    thread->next = unused;
    unused = thread;
    pthread_mutex_unlock(&mutex);
}

static void make_key(void)
{
    pthread_key_create(&key_of_ends, detach);
}

static struct thread *take_unused(void)
{
    pthread_mutex_lock(&mutex);
    struct thread *thread = unused;
    if (thread != NULL)
        unused = thread->next;
    pthread_mutex_unlock(&mutex);
    return thread;
}

static struct thread *make_thread(void)
{
    struct thread *thread = calloc(1, sizeof *thread);
    if (thread == NULL)
        return NULL;
    thread->slots = calloc(FIRST_SLOTS, sizeof(void *));
    if (thread->slots == NULL) {
        free(thread);
        return NULL;
    }
    thread->mask = FIRST_SLOTS - 1;
    struct format_block *row = file_add(FORMAT_ROW, table_n_pes * sizeof *thread->row);
    if (row != NULL) {
        row->used = table_n_pes;
        thread->row = (void *)(row + 1);
    }
    thread->ring = trace_file_add_ring();
    return thread;
}

struct thread *table_attach(void)
{
    pthread_once(&once, make_key);
    struct thread *thread = take_unused();
    if (thread == NULL)
        thread = make_thread();
    if (thread == NULL) {
        file_lose();
        trace_file_lose();
        return NULL;
    }
    pthread_setspecific(key_of_ends, thread);
    table_own = thread;
    return thread;
}

static void put_in_slot(struct format_record **slots, uint64_t mask, struct format_record *record)
{
    uint64_t at = table_hash(record->site, record->key);
    while (slots[at & mask] != NULL)
        at++;
    slots[at & mask] = record;
}

/* At most half of the slots are taken. */
static bool make_room(struct thread *thread)
{
    uint64_t slots = thread->mask + 1;
    if (2 * (uint64_t)thread->count < slots)
        return true;
    struct format_record **more = calloc(2 * slots, sizeof(void *));
    if (more == NULL)
        return false;
    for (uint64_t i = 0; i < slots; i++)
        if (thread->slots[i] != NULL)
            put_in_slot(more, 2 * slots - 1, thread->slots[i]);
    free(thread->slots);
    thread->slots = more;
    thread->mask = 2 * slots - 1;
    return true;
}

static struct format_record *append_record(struct thread *thread)
{
    if (thread->block == NULL || thread->block->used == RECORDS_OF_BLOCK) {
        struct format_block *block =
            file_add(FORMAT_RECORDS, RECORDS_OF_BLOCK * sizeof(struct format_record));
        if (block == NULL)
            return NULL;
        thread->block = block;
    }
    return (struct format_record *)(void *)(thread->block + 1) + thread->block->used++;
}

struct format_record *table_make(struct thread *thread, uint64_t site, uint64_t key)
{
    struct format_record *record = make_room(thread) ? append_record(thread) : NULL;
    if (record == NULL)
        return NULL;
    record->site = site;
    record->key = key;
    record->least = UINT64_MAX;
    put_in_slot(thread->slots, thread->mask, record);
    thread->count++;
    sites_note(site);
    file_tell_time();
    return record;
}

void table_forget(void)
{
    table_own = NULL;
    unused = NULL;
}
