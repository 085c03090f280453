/* Made by scripts/headers from src/api/headers/shmemx_message.h.in; change that, and run it. */
/*
 * Active messages: each has a function, its handler, run at the PE that it is sent to.
 * docs/asynchrony.md has the rules.
 */
#ifndef SHMEMX_MESSAGE_H
#define SHMEMX_MESSAGE_H

#include "shmemx_request.h"

#include <stdint.h>

/* A handler as all PEs know it; SHMEMX_AM_INVALID is none. */
typedef uint64_t shmemx_am_t;
#ifdef __cplusplus
#define SHMEMX_AM_INVALID (shmemx_am_t())
#else
#define SHMEMX_AM_INVALID ((shmemx_am_t)0)
#endif

/* What a handler has of the message that it runs for, until it returns. */
typedef struct shmem_impl_am *shmemx_am_token_t;

/* A handler: `bytes` bytes of argument lie at `arg`, a multiple of 8, until it returns. */
typedef void (*shmemx_am_handler_t)(shmemx_am_token_t token, const void *arg, size_t bytes);

/* The handler may run at any time, in a thread of the library's, beside the program. */
#define SHMEMX_AM_SAFE 0x1L

/* Messages to the handler, but not calls, may wait at the sender until there are many to a PE, or
 * the sender calls a quiet of any context, shmem_barrier_all or shmemx_progress, or waits. */
#define SHMEMX_AM_BUNDLED 0x2L

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#if defined(__GNUC__) /* C++ has no _Complex of its own */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#endif
/* clang-format off */

/* ---- Handlers ------------------------------------------------------------------------------- */

/* *id = a number of the handler, the same on all PEs. `flags`: 0, or SHMEMX_AM_SAFE,
 * SHMEMX_AM_BUNDLED or both. Collective over the job, with the same flags, and, on PEs that run one
 * executable, the same function. 0. */
int shmemx_am_register(shmemx_am_handler_t handler, long flags, shmemx_am_t *id);

/* *id = a number of a function of the executable or of a shared object, good on all PEs that have loaded
 * the same build of that, wherever it lies there, until they unload it; messages to it are never
 * bundled. Local; after the first shmemx_am_register. 0, or nonzero, and *id is SHMEMX_AM_INVALID,
 * before that, and for a function that is in no such object. */
int shmemx_am_locate(shmemx_am_handler_t handler, long flags, shmemx_am_t *id);

/* ---- Messages ------------------------------------------------------------------------------- */

/* Has the handler run at the context's PE `pe`, with a copy of the `bytes` bytes at `arg`, any
 * number; `arg` may be used again when it returns. The handler runs in a call of the library at that
 * PE, after those of messages that this PE sent it before on this context; it has run after a quiet
 * of the context. May wait, and run handlers of this PE, while much is under way to that PE; in a
 * handler it never waits. A message of at most 512 bytes to a handler that is SHMEMX_AM_BUNDLED may be
 * kept. */
void shmemx_am_send(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes);

/* As shmemx_am_send, with a reply, which is here when *req is done: at most `room` bytes in `reply`,
 * and, unless NULL, *replied = how many. A handler that does not reply gives none of them. A longer
 * reply ends the job. */
void shmemx_am_call(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                    void *reply, size_t room, size_t *replied, shmemx_req_h *req);

/* The same with a reply of any length: *reply = memory of *replied bytes, which the caller frees by
 * free(); NULL for a reply of no bytes. */
void shmemx_am_call_any(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                        void **reply, size_t *replied, shmemx_req_h *req);

/* Puts as shmem_ctx_putmem, and then sends the message: its handler runs at the target when the data
 * are there. */
void shmemx_ctx_putmem_am(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                          shmemx_am_t id, const void *arg, size_t bytes);

/* ---- In handlers ---------------------------------------------------------------------------- */

/* The number in the job of the PE that has sent the message. */
int shmemx_am_source(shmemx_am_token_t token);

/* Replies to a call with `bytes` bytes at `data`, any number, which may be used again when it
 * returns. Once at most, and to no message of shmemx_am_send. */
void shmemx_am_reply(shmemx_am_token_t token, const void *data, size_t bytes);

/* ---- Progress ------------------------------------------------------------------------------- */

/* Lets messages come in and go out, and runs handlers of those that have come. Local. */
void shmemx_progress(void);

/* clang-format on */
#ifdef __cplusplus
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

/* ---- Profiling names: of all routines above, for libraries that define those themselves ------ */
#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#if defined(__GNUC__) /* C++ has no _Complex of its own */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#endif
#endif
/* clang-format off */

/* ---- Handlers ------------------------------------------------------------------------------- */

/* As shmemx_am_register. */
int pshmemx_am_register(shmemx_am_handler_t handler, long flags, shmemx_am_t *id);
/* As shmemx_am_locate. */
int pshmemx_am_locate(shmemx_am_handler_t handler, long flags, shmemx_am_t *id);

/* ---- Messages ------------------------------------------------------------------------------- */

/* As shmemx_am_send. */
void pshmemx_am_send(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes);
/* As shmemx_am_call. */
void pshmemx_am_call(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                     void *reply, size_t room, size_t *replied, shmemx_req_h *req);
/* As shmemx_am_call_any. */
void pshmemx_am_call_any(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                         void **reply, size_t *replied, shmemx_req_h *req);
/* As shmemx_ctx_putmem_am. */
void pshmemx_ctx_putmem_am(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                           shmemx_am_t id, const void *arg, size_t bytes);

/* ---- In handlers ---------------------------------------------------------------------------- */

/* As shmemx_am_source. */
int pshmemx_am_source(shmemx_am_token_t token);
/* As shmemx_am_reply. */
void pshmemx_am_reply(shmemx_am_token_t token, const void *data, size_t bytes);

/* ---- Progress ------------------------------------------------------------------------------- */

/* As shmemx_progress. */
void pshmemx_progress(void);

/* clang-format on */
#ifdef __cplusplus
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif
#if defined(__GNUC__)
#pragma GCC visibility pop
#endif

#endif
