#include "put_message.h"

#include "active/active.h"
#include "order.h"
#include "rma.h"

/* Messages come behind what a fence put before them. */
void put_with_am(const char *routine, shmem_ctx_t ctx, void *dest, const void *source,
                 size_t nelems, int pe, const struct put_with_am *message)
{
    am_handler_require(routine, message->id);
    rma_put(routine, ctx, dest, source, nelems, 1, pe);
    order_fence(routine, ctx);
    am_send(routine, ctx, pe, message->id, message->arg, message->bytes);
}
