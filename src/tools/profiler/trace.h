/*
 * The trace: each call that was measured, in the order in which calls returned, in a ring of its
 * thread, out of which another thread writes them to the PE's file.
 */
#ifndef ISTHMUS_TRACE_H
#define ISTHMUS_TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "profile_call.h"
#include "trace_format.h"

/* Makes FOLDER/pe-N.ist and the thread. False, with a line, where that fails. */
bool trace_start(const char *folder, int pe);

/* The library runs, from now on. Collective over all PEs, with a trace or without. */
void trace_begin(void);

/* A moment, which is none of a call. */
void trace_mark(enum trace_mark mark, const void *address, uint64_t value);

/* A region that has ended, or a moment of that name. */
void trace_region(enum trace_mark mark, uint64_t start, uint64_t end, uint64_t site,
                  uint32_t number);

/* ---- A call, when it has returned ---- */

static inline bool trace_wants(const struct call *call)
{
    return call->thread != NULL && call->thread->ring != NULL;
}

void trace_record(const struct call *call, shmem_ctx_t ctx, const void *address, uint64_t other,
                  uint64_t value);

static inline void trace_plain(const struct call *call)
{
    trace_record(call, SHMEM_CTX_DEFAULT, NULL, 0, 0);
}

/* After the call's own note: the requests that the program has of what it began, each of which may
 * be NULL. */
void trace_requests(const struct call *call, const shmemx_req_h *local, const shmemx_req_h *remote);

/* After the call's own note: it found the request of this handle done. */
void trace_done(const struct call *call, shmemx_req_h handle);

/* After the call's own note: the contexts, or the PEs of a context's team, that it completed. */
void trace_contexts(const struct call *call, const shmem_ctx_t *ctxs, size_t count);
void trace_targets(const struct call *call, shmem_ctx_t ctx, const int *pes, size_t count);

/* A put with a signal. An addition is told by bit 0 of the word's address, which is aligned. */
static inline void trace_signal(const struct call *call, shmem_ctx_t ctx, const void *dest,
                                const uint64_t *sig_addr, uint64_t signal, int sig_op)
{
    trace_record(call, ctx, dest, (uintptr_t)sig_addr | (sig_op == SHMEM_SIGNAL_ADD), signal);
}

/* result: 0 if this PE has it then. */
static inline void trace_lock(const struct call *call, const void *lock, int result)
{
    trace_record(call, SHMEM_CTX_DEFAULT, lock, 0, (uint64_t)result);
}

/* A collective; `team` is known from call_is_collective_of. */
static inline void trace_collective(const struct call *call, int root)
{
    trace_record(call, SHMEM_CTX_DEFAULT, NULL, call->team, (uint64_t)root);
}

/* The bits of a number of any type, as far as they are 64. */
static inline uint64_t trace_bits(const void *number, size_t bytes)
{
    uint64_t bits = 0;
    bytes = bytes < sizeof bits ? bytes : sizeof bits;
    size_t before = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? sizeof bits - bytes : 0;
    memcpy((char *)&bits + before, number, bytes);
    return bits;
}

/* A wait or test of a word, with what it is now, or of several, of which one may be told. */
void trace_word(const struct call *call, const volatile void *word, size_t bytes);

static inline void trace_words(const struct call *call, const volatile void *words, size_t bytes,
                               size_t count)
{
    trace_record(call, SHMEM_CTX_DEFAULT, (const void *)(uintptr_t)words, bytes * count, bytes);
}

static inline void trace_one_of(const struct call *call, const volatile void *words, size_t bytes,
                                size_t count, size_t which)
{
    if (which < count)
        trace_word(call, (const volatile char *)words + bytes * which, bytes);
    else
        trace_words(call, words, bytes, count);
}

#endif
