/* Made by scripts/headers from src/api/headers/shmemx_message.h.in; change that, and run it. */
/*
 * Extensions of Isthmus: active messages. An active message runs a function of the program, the
 * handler, on the target PE. docs/guides/active-messages.md explains how to use
 * them.
 */
#ifndef SHMEMX_MESSAGE_H
#define SHMEMX_MESSAGE_H

#include "shmemx_request.h"

#include <stdint.h>

/* Identifier of a handler, valid on all PEs. SHMEMX_AM_INVALID is an invalid identifier. */
typedef uint64_t shmemx_am_t;
#ifdef __cplusplus
#define SHMEMX_AM_INVALID (shmemx_am_t())
#else
#define SHMEMX_AM_INVALID ((shmemx_am_t)0)
#endif

/* Token of the message that a handler processes. A handler uses it to query the sender and to
 * reply. The token is valid until the handler returns. */
typedef struct shmem_impl_am *shmemx_am_token_t;

/* A handler. `arg` is the argument of the message, `bytes` bytes at a multiple of 8. The memory is
 * valid until the handler returns. */
typedef void (*shmemx_am_handler_t)(shmemx_am_token_t token, const void *arg, size_t bytes);

/* Flag of shmemx_am_register and shmemx_am_locate: the library may run the handler in its progress
 * thread, concurrently with threads of the program. */
#define SHMEMX_AM_SAFE 0x1L

/* Flag of shmemx_am_register: the sender may aggregate messages to this handler. It sends them when
 * enough have accumulated for a PE, when it waits, or when it calls a quiet of any context,
 * shmem_barrier_all or shmemx_progress. Calls (shmemx_am_call) are never aggregated. */
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

/* Registers a handler, and sets *id to its identifier, which is equal on all PEs. `flags` is 0, or
 * a combination of SHMEMX_AM_SAFE and SHMEMX_AM_BUNDLED. All PEs of the job must call it, with the
 * same flags. PEs that run the same executable must also pass the same function. Returns 0. */
int shmemx_am_register(shmemx_am_handler_t handler, long flags, shmemx_am_t *id);

/* Sets *id to an identifier of a function in the executable or a shared object, without
 * registration. The identifier is valid on all PEs that have loaded the same build of that object,
 * at any address, until they unload it. Messages to the handler are never aggregated. Local;
 * requires an earlier call of shmemx_am_register. Returns 0. Returns a nonzero value and sets *id
 * to SHMEMX_AM_INVALID if no handler was registered before, or if the function is in no such
 * object. */
int shmemx_am_locate(shmemx_am_handler_t handler, long flags, shmemx_am_t *id);

/* ---- Messages ------------------------------------------------------------------------------- */

/* Sends a message to PE `pe` of the context. The target PE runs the handler with a copy of the
 * `bytes` bytes at `arg`. `bytes` may be any number. The program may reuse `arg` when the routine
 * returns. The target PE runs the handler inside a call of the library, after the handlers of
 * earlier messages from this PE on this context. A quiet of the context waits until the handler has
 * run.
 *
 * If many messages to the target PE are outstanding, the routine waits, and runs handlers of this
 * PE while it waits. In a handler it never waits. If the handler has the flag SHMEMX_AM_BUNDLED, a
 * message of at most 512 bytes may be kept for aggregation. */
void shmemx_am_send(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes);

/* Sends a message as shmemx_am_send does, and sets *req to a request for the handler's reply. When
 * the request is complete, `reply` contains the reply, at most `room` bytes, and *replied is its
 * length in bytes. `replied` may be NULL. If the handler does not reply, the length is 0. A reply
 * of more than `room` bytes aborts the job. */
void shmemx_am_call(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                    void *reply, size_t room, size_t *replied, shmemx_req_h *req);

/* Sends a message as shmemx_am_call does, for a reply of any length. When the request is complete,
 * *reply points to memory that contains the reply, and *replied is its length in bytes. The program
 * frees the memory with free(). If the length is 0, *reply is NULL. */
void shmemx_am_call_any(shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                        void **reply, size_t *replied, shmemx_req_h *req);

/* Puts nelems bytes to dest on PE `pe` as shmem_ctx_putmem does, and then sends a message to PE
 * `pe`. The target PE runs the handler after the data have arrived in dest. */
void shmemx_ctx_putmem_am(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                          shmemx_am_t id, const void *arg, size_t bytes);

/* ---- In handlers ---------------------------------------------------------------------------- */

/* Returns the number in the job of the PE that has sent the message. Only a handler may call it. */
int shmemx_am_source(shmemx_am_token_t token);

/* Replies to a call with the `bytes` bytes at `data`; `bytes` may be any number. The handler may
 * reuse `data` when the routine returns. Only a handler of shmemx_am_call or shmemx_am_call_any may
 * call it, at most once. */
void shmemx_am_reply(shmemx_am_token_t token, const void *data, size_t bytes);

/* ---- Progress ------------------------------------------------------------------------------- */

/* Sends and receives outstanding messages, and runs the handlers of messages that have arrived.
 * Local. */
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
