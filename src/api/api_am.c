/*
 * Public routines of active messages (shmemx_message.h).
 */
#include "am/am.h"
#include "am/am_run.h"
#include "api_define.h"
#include "coll/coll.h"
#include "rma/signal.h"
#include "shm/waiting.h"

EXTENSION(int, am_register, (shmemx_am_handler_t handler, long flags, shmemx_am_t *id),
          return coll_am_register(routine, handler, flags, id));
EXTENSION(int, am_locate, (shmemx_am_handler_t handler, long flags, shmemx_am_t *id),
          return am_handler_locate(routine, handler, flags, id));

EXTENSION(void, am_send, (shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes),
          am_send(routine, ctx, pe, id, arg, bytes));

#define BOUNDED                                                                                    \
    &(struct reply_buffer)                                                                         \
    {                                                                                              \
        .memory = reply, .capacity = capacity, .length = replied                                   \
    }
#define OF_ANY_LENGTH                                                                              \
    &(struct reply_buffer)                                                                         \
    {                                                                                              \
        .is_any = true, .any = reply, .length = replied                                            \
    }
EXTENSION(void, am_call,
          (shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes, void *reply,
           size_t capacity, size_t *replied, shmemx_req_h *req),
          am_call(routine, ctx, pe, id, arg, bytes, BOUNDED, req));
EXTENSION(void, am_call_any,
          (shmem_ctx_t ctx, int pe, shmemx_am_t id, const void *arg, size_t bytes, void **reply,
           size_t *replied, shmemx_req_h *req),
          am_call(routine, ctx, pe, id, arg, bytes, OF_ANY_LENGTH, req));

EXTENSION(void, ctx_putmem_am,
          (shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, shmemx_am_t id,
           const void *arg, size_t bytes),
          put_with_am(routine, ctx, dest, source, nelems, pe,
                      &(struct put_with_am){id, arg, bytes}));

EXTENSION(int, am_source, (shmemx_am_token_t token), return am_token_source(routine, token));
EXTENSION(void, am_reply, (shmemx_am_token_t token, const void *data, size_t bytes),
          am_token_reply(routine, token, data, bytes));

EXTENSION(void, progress, (void), job_require_running(routine); waiting_tested(false));
