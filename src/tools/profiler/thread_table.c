#include "thread_table.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "call_sites.h"
#include "profile_file.h"
#include "trace_file.h"

enum { FIRST_SLOTS = 256, RECORDS_OF_BLOCK = 32 };

_Thread_local struct thread *table_current;
unsigned table_n_pes;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t exit_key;
static struct thread *unused; /* tables whose threads have ended */

/* Puts the table into the list of unused tables. Caller: libc, when a thread ends. */
static void thread_table_thread_exited(void *what)
{
    struct thread *thread = what;
    thread->depth = 0;
    if (thread->ring != NULL)
        thread->ring->depth = 0;
    table_current = NULL;
    pthread_mutex_lock(&mutex);
    thread->next = unused;
    unused = thread;
    pthread_mutex_unlock(&mutex);
}

static void thread_table_make_key(void)
{
    pthread_key_create(&exit_key, thread_table_thread_exited);
}

static struct thread *thread_table_reuse_unused(void)
{
    pthread_mutex_lock(&mutex);
    struct thread *thread = unused;
    if (thread != NULL)
        unused = thread->next;
    pthread_mutex_unlock(&mutex);
    return thread;
}

static struct thread *thread_table_create_thread(void)
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
    struct format_block *row =
        profile_file_add_block(FORMAT_ROW, table_n_pes * sizeof *thread->row);
    if (row != NULL) {
        row->used = table_n_pes;
        thread->row = (void *)(row + 1);
    }
    thread->ring = trace_file_add_ring();
    return thread;
}

struct thread *table_attach(void)
{
    pthread_once(&once, thread_table_make_key);
    struct thread *thread = thread_table_reuse_unused();
    if (thread == NULL)
        thread = thread_table_create_thread();
    if (thread == NULL) {
        profile_file_count_lost();
        trace_file_count_lost();
        return NULL;
    }
    pthread_setspecific(exit_key, thread);
    table_current = thread;
    return thread;
}

static void thread_table_put_in_slot(struct format_record **slots, uint64_t mask,
                                     struct format_record *record)
{
    uint64_t at = table_hash(record->site, record->key);
    while (slots[at & mask] != NULL)
        at++;
    slots[at & mask] = record;
}

/* Doubles the hash table if half of the slots are used. Returns false if no memory is left. */
static bool thread_table_grow_slots(struct thread *thread)
{
    uint64_t slots = thread->mask + 1;
    if (2 * (uint64_t)thread->count < slots)
        return true;
    struct format_record **more = calloc(2 * slots, sizeof(void *));
    if (more == NULL)
        return false;
    for (uint64_t i = 0; i < slots; i++)
        if (thread->slots[i] != NULL)
            thread_table_put_in_slot(more, 2 * slots - 1, thread->slots[i]);
    free(thread->slots);
    thread->slots = more;
    thread->mask = 2 * slots - 1;
    return true;
}

static struct format_record *thread_table_append_record(struct thread *thread)
{
    if (thread->block == NULL || thread->block->used == RECORDS_OF_BLOCK) {
        struct format_block *block =
            profile_file_add_block(FORMAT_RECORDS, RECORDS_OF_BLOCK * sizeof(struct format_record));
        if (block == NULL)
            return NULL;
        thread->block = block;
    }
    return (struct format_record *)(void *)(thread->block + 1) + thread->block->used++;
}

struct format_record *table_make(struct thread *thread, uint64_t site, uint64_t key)
{
    struct format_record *record =
        thread_table_grow_slots(thread) ? thread_table_append_record(thread) : NULL;
    if (record == NULL)
        return NULL;
    record->site = site;
    record->key = key;
    record->least = UINT64_MAX;
    thread_table_put_in_slot(thread->slots, thread->mask, record);
    thread->count++;
    call_sites_record(site);
    profile_file_write_time();
    return record;
}

void table_reset(void)
{
    table_current = NULL;
    unused = NULL;
}
