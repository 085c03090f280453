/*
 * A call of a public routine that is measured: where the program called it, how long it took, how
 * many bytes it was about.
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
    struct thread *thread; /* NULL: not measured */
    uint64_t start, end;   /* ticks */
    uint64_t bytes;
    uint64_t site;
    enum routine_name routine;
    int pe;        /* of the job, which it went to; -1: none */
    uint64_t team; /* that met */
};

extern bool call_measures;
extern int call_phase; /* which routines are counted in */
/* So is the thread's innermost region; 0: none. */
extern _Thread_local uint32_t call_region __attribute__((tls_model("initial-exec")));

/* The thread's ring shows the call while it has not returned. */
void call_show(const struct call *call, enum routine_name routine, const void *here,
               const void *frame);

/* `here` is the return address of the routine, `frame` its caller's frame. */
static inline struct call am_call_begin(enum routine_name routine, const void *here,
                                        const void *frame)
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

/* One more of what the record is of. */
void call_count(struct format_record *record, uint64_t ticks, uint64_t bytes);

#define CALL_HERE __builtin_return_address(0), __builtin_dwarf_cfa()

/* What a call was for, beside. After call_end. */
void call_to_pe_of_context(struct call *call, shmem_ctx_t ctx, int pe);

/* The number in the job of a PE of the context's team; -1: it has none. */
int call_pe_of(shmem_ctx_t ctx, int pe);

/* To a PE of the context's team. */
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

/* The other PE of a copy. */
int call_peer(int dest_pe, int source_pe);

/* Bytes. */
size_t call_product(const size_t *extents, size_t ndims);
size_t call_pieces(const shmemx_piece_t *pieces, size_t count);
size_t call_sum(const size_t *counts, shmem_team_t team);

#endif
