/*
 * Records of one thread for the profile: a hash table of call statistics by call site, routine,
 * size and phase, and a row with the calls to each PE. Each thread has its own table, so that
 * recording needs no lock.
 */
#ifndef ISTHMUS_THREAD_TABLE_H
#define ISTHMUS_THREAD_TABLE_H

#include <stddef.h>
#include <stdint.h>

#include "profile_format.h"
#include "trace_format.h"

struct thread {
    struct format_record **slots; /* hash table; the number of slots is a power of two */
    uint64_t mask;
    unsigned count;             /* number of used slots */
    int depth;                  /* number of nested calls that have not returned */
    struct format_target *row;  /* calls and bytes to each PE; NULL if the file is full */
    struct format_block *block; /* block of the file to which new records are appended */
    struct trace_ring *ring;    /* NULL if no trace is recorded or the file is full */
    struct thread *next;        /* next in the list of unused tables, whose threads have ended */
};

extern unsigned table_n_pes;
extern _Thread_local struct thread *table_current __attribute__((tls_model("initial-exec")));

/* Returns a table for the calling thread, which has none yet. Returns NULL if no memory is left. */
struct thread *table_attach(void);

/* Returns the record for the call site and key, and creates it if necessary. Returns NULL if the
 * file is full. */
struct format_record *table_make(struct thread *thread, uint64_t site, uint64_t key);

static inline uint64_t table_hash(uint64_t site, uint64_t key)
{
    uint64_t hash = (site ^ key << 20) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

static inline struct format_record *table_find(struct thread *thread, uint64_t site, uint64_t key)
{
    for (uint64_t at = table_hash(site, key);; at++) {
        struct format_record *record = thread->slots[at & thread->mask];
        if (record == NULL)
            return table_make(thread, site, key);
        if (record->site == site && record->key == key)
            return record;
    }
}

/* Resets all tables in a child process after fork. Only the calling thread exists. */
void table_reset(void);

#endif
