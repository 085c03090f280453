/*
 * The trace: a record of each measured call, in the order in which the calls returned. Each thread
 * writes events to its own ring; a writer thread moves them to the PE's trace file (trace_file.h).
 */
#ifndef ISTHMUS_TRACE_H
#define ISTHMUS_TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "profile_call.h"
#include "trace_format.h"

/* Creates FOLDER/pe-N.ist and starts the writer thread. On failure, prints an error message and
 * returns false. */
bool trace_start(const char *folder, int pe);

/* Marks the beginning of the job. The library must be initialized. Collective over all PEs, with or
 * without a trace. */
void trace_begin(void);

/* Records an event that is not part of a call, at the current time. */
void trace_mark(enum trace_mark mark, const void *address, uint64_t value);

/* Records a region that has ended, or a mark with the name of a region. */
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

/* Records the requests that the call has started. Each pointer may be NULL. Called after the record
 * of the call itself. */
void trace_requests(const struct call *call, const shmemx_req_h *local, const shmemx_req_h *remote);

/* Records that the call has found the request complete. Called after the record of the call
 * itself. */
void trace_done(const struct call *call, shmemx_req_h handle);

/* Record the contexts, or the PEs of a context's team, that the call has completed. Called after
 * the record of the call itself. */
void trace_contexts(const struct call *call, const shmem_ctx_t *ctxs, size_t count);
void trace_targets(const struct call *call, shmem_ctx_t ctx, const int *pes, size_t count);

/* Records a put with signal. In the record, bit 0 of the signal's address is 1 if the signal was
 * added, not set. */
static inline void trace_signal(const struct call *call, shmem_ctx_t ctx, const void *dest,
                                const uint64_t *sig_addr, uint64_t signal, int sig_op)
{
    trace_record(call, ctx, dest, (uintptr_t)sig_addr | (sig_op == SHMEM_SIGNAL_ADD), signal);
}

/* Records a lock routine. `result` is 0 if this PE holds the lock afterwards. */
static inline void trace_lock(const struct call *call, const void *lock, int result)
{
    trace_record(call, SHMEM_CTX_DEFAULT, lock, 0, (uint64_t)result);
}

/* Records a collective. call_is_collective_of must have stored call->team. */
static inline void trace_collective(const struct call *call, int root)
{
    trace_record(call, SHMEM_CTX_DEFAULT, NULL, call->team, (uint64_t)root);
}

/* Returns the bits of a number of any type. If it has more than 64 bits, only 64 are returned. */
static inline uint64_t trace_bits(const void *number, size_t bytes)
{
    uint64_t bits = 0;
    bytes = bytes < sizeof bits ? bytes : sizeof bits;
    size_t before = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? sizeof bits - bytes : 0;
    memcpy((char *)&bits + before, number, bytes);
    return bits;
}

/* trace_word records a wait for one word, or a test of one word, with the word's current value.
 * trace_words records a wait or test of several words, without values. */
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
