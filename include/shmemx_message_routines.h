/*
 * The routines of shmemx_message.h, in the form of shmem_routines.h: SHMEM_IMPL_ROUTINE(result,
 * name without shmemx_, (parameters)). To be included by shmem_impl/extension.h.
 */
/* clang-format reads the pointers in the parameter lists as products. */
/* clang-format off */

/* ---- Handlers ------------------------------------------------------------------------------- */

/* *id = a number of the handler, the same on all PEs. `flags`: 0, or SHMEMX_AM_SAFE. Collective over
 * the job, with the same flags, and, on PEs that run one executable, the same function. 0. */
SHMEM_IMPL_ROUTINE(int, am_register, (shmemx_am_handler_t handler, long flags, shmemx_am_t *id))

/* *id = a number of a function of the executable or of a shared object, good on all PEs that have loaded
 * the same build of that, wherever it lies there, until they unload it. Local; after the first
 * shmemx_am_register. 0, or nonzero, and *id is SHMEMX_AM_INVALID, before that, and for a function
 * that is in no such object. */
SHMEM_IMPL_ROUTINE(int, am_locate, (shmemx_am_handler_t handler, long flags, shmemx_am_t *id))

/* ---- Messages ------------------------------------------------------------------------------- */

/* Has the handler run at the context's PE `pe`, with a copy of the `bytes` bytes at `arg`, any
 * number; `arg` may be used again when it returns. The handler runs in a call of the library at that
 * PE, after those of messages that this PE sent it before on this context; it has run after a quiet
 * of the context. May wait, and run handlers of this PE, while much is under way to that PE; in a
 * handler it never waits. */
SHMEM_IMPL_ROUTINE(void, am_send,
                   (shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes))

/* As shmemx_am_send, with a reply, which is here when *req is done: at most `room` bytes in `reply`,
 * and, unless NULL, *replied = how many. A handler that does not reply gives none of them. A longer
 * reply ends the job. */
SHMEM_IMPL_ROUTINE(void, am_call,
                   (shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                    void *reply, size_t room, size_t *replied, shmemx_req_h *req))

/* The same with a reply of any length: *reply = memory of *replied bytes, which the caller frees by
 * free(); NULL for a reply of no bytes. */
SHMEM_IMPL_ROUTINE(void, am_call_any,
                   (shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes,
                    void **reply, size_t *replied, shmemx_req_h *req))

/* Puts as shmem_ctx_putmem, and then sends the message: its handler runs at the target when the data
 * are there. */
SHMEM_IMPL_ROUTINE(void, ctx_putmem_am,
                   (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
                    shmemx_am_t id, const void *arg, size_t bytes))

/* ---- In handlers ---------------------------------------------------------------------------- */

/* The number in the job of the PE that has sent the message. */
SHMEM_IMPL_ROUTINE(int, am_source, (shmemx_am_token_t token))

/* Replies to a call with `bytes` bytes at `data`, any number, which may be used again when it
 * returns. Once at most, and to no message of shmemx_am_send. */
SHMEM_IMPL_ROUTINE(void, am_reply, (shmemx_am_token_t token, const void *data, size_t bytes))

/* ---- Progress ------------------------------------------------------------------------------- */

/* Lets messages come in and go out, and runs handlers of those that have come. Local. */
SHMEM_IMPL_ROUTINE(void, progress, (void))

/* clang-format on */
