/*
 * A thread's records: of calls by place, routine, size and phase, and of whom they went to.
 */
#ifndef ISTHMUS_THREAD_TABLE_H
#define ISTHMUS_THREAD_TABLE_H

#include <stddef.h>
#include <stdint.h>

#include "profile_format.h"
#include "trace_format.h"

struct thread {
    struct format_record **slots; /* by hash; a power of two of them */
    uint64_t mask;
    unsigned count;             /* how many are taken */
    int depth;                  /* calls within calls */
    struct format_target *row;  /* what went to each PE; NULL: no room */
    struct format_block *block; /* which records are appended to */
    struct trace_ring *ring;    /* NULL: no trace */
    struct thread *next;        /* of those whose thread has ended */
};

extern unsigned table_n_pes;
extern _Thread_local struct thread *table_current __attribute__((tls_model("initial-exec")));

/* This thread's, made; NULL where there is no memory. */
struct thread *table_attach(void);

/* The record, made if it is not there; NULL where the file has no room. */
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

/* Of this process no thread but the caller is there. */
void table_reset(void);

#endif
