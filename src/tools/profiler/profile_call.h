/*
 * Measurement of one call of a public routine: call site, duration, bytes and target PE.
 *
 * A wrapper of the profiler calls call_begin, the profiling entry point of the library
 * (pshmem_...), and call_end. call_end adds the call to the calling thread's records
 * (thread_table.h) and, if requested, to the trace (trace.h).
 */
#ifndef ISTHMUS_PROFILE_CALL_H
#define ISTHMUS_PROFILE_CALL_H

#include <pshmem.h>
#include <shmemx.h>
#include <stdbool.h>
#include <stdint.h>

#include "profile_job.h"
#include "profile_ticks.h"
#include "thread_table.h"

struct call {
    struct thread *thread; /* NULL if the call is not measured */
    uint64_t start, end;   /* in ticks */
    uint64_t bytes;
    uint64_t site;
    enum routine_name routine;
    int pe;        /* number of the target PE in the job; -1: no PE */
    uint64_t team; /* key of the team of a collective */
};

extern bool call_measures;
extern int call_phase; /* the current phase of the program; the profile counts calls by phase */
/* The innermost region (isthmus_region_push) that this thread has entered, or 0. The profile counts
 * calls by region. */
extern _Thread_local uint32_t call_region __attribute__((tls_model("initial-exec")));

/* Stores the call in the thread's ring until it returns, so that the trace shows calls that never
 * return. */
void call_show(const struct call *call, enum routine_name routine, const void *here,
               const void *frame);

/* Begins to measure a call. `here` is the return address of the routine, `frame` the address of its
 * caller's frame. */
static inline struct call call_begin(enum routine_name routine, const void *here, const void *frame)
{
    struct call call = {.thread = NULL};
    if (!call_measures)
        return call;
    call.thread = table_current != NULL ? table_current : table_attach();
    if (call.thread != NULL) {
        call.thread->depth++;
        call.pe = -1;
        call.team = 0;
        call.start = ticks_now();
        if (call.thread->ring != NULL)
            call_show(&call, routine, here, frame);
    }
    return call;
}

void call_end(struct call *call, enum routine_name routine, uint64_t bytes, const void *here,
              const void *frame);

/* Adds a call to the record. */
void call_count(struct format_record *record, uint64_t ticks, uint64_t bytes);

#define CALL_HERE __builtin_return_address(0), __builtin_dwarf_cfa()

/* Records the target PE of the call. `pe` is its number in the context's team. Called after
 * call_end. */
void call_to_pe_of_context(struct call *call, shmem_ctx_t ctx, int pe);

/* Returns the number in the job of PE `pe` of the context's team, or -1 if the context or PE is
 * invalid. */
int call_pe_of(shmem_ctx_t ctx, int pe);

/* Records the target PE of the call. `pe` is its number in the context's team. */
static inline void call_to(struct call *call, shmem_ctx_t ctx, int pe)
{
    if (call->thread == NULL)
        return;
    call->pe = pe;
    if (ctx != SHMEM_CTX_DEFAULT)
        call_to_pe_of_context(call, ctx, pe);
    else if ((unsigned)pe < table_n_pes && call->thread->row != NULL) {
        call->thread->row[pe].calls++;
        call->thread->row[pe].bytes += call->bytes;
    }
}

/* Returns the peer of a copy between two PEs: the source PE if this PE is the destination,
 * otherwise the destination PE. */
int call_peer(int dest_pe, int source_pe);

/* call_product returns the product of the extents, call_pieces the bytes of all pieces, and
 * call_sum the sum of the counts of all members of the team. */
size_t call_product(const size_t *extents, size_t ndims);
size_t call_pieces(const shmemx_piece_t *pieces, size_t count);
size_t call_sum(const size_t *counts, shmem_team_t team);

#endif
