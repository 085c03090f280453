#include "rendezvous.h"

#include <stdio.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/pool.h"
#include "loader/loader.h"
#include "net.h"
#include "packet_trace.h"

_Static_assert(TAG_RENDEZVOUS + 2 * RENDEZVOUS_ORIGIN_MAX <= TAG_COLL,
               "rendezvous data have separate tags");

static struct rendezvous_transfer transfers[RENDEZVOUS_ORIGIN_MAX];
static struct pool free_transfers;
static struct link active_list;

void rendezvous_start(void)
{
    pool_init(&free_transfers);
    link_init(&active_list);
    for (int i = 0; i < RENDEZVOUS_ORIGIN_MAX; i++)
        pool_return(&free_transfers, &transfers[i]);
}

static void rendezvous_explain_transfer(const void *what, char *text, size_t capacity)
{
    (void)what;
    snprintf(text, capacity, "one of %d rendezvous transfers to complete", RENDEZVOUS_ORIGIN_MAX);
}

static struct rendezvous_transfer *rendezvous_take_transfer(const char *routine)
{
    struct rendezvous_transfer *transfer = pool_take(&free_transfers);
    if (LIKELY(transfer != NULL))
        return transfer;
    struct waiting waiting = net_wait_begin_in_handler(routine, rendezvous_explain_transfer, NULL);
    while ((transfer = pool_take(&free_transfers)) == NULL)
        net_wait_pause(&waiting);
    waiting_end(&waiting);
    return transfer;
}

struct rendezvous_transfer *rendezvous_prepare(const char *routine, int pe,
                                               const struct item_rendezvous *request,
                                               const struct rendezvous_memory *memory)
{
    struct rendezvous_transfer *transfer = rendezvous_take_transfer(routine);
    transfer->memory = *memory;
    transfer->pe = pe;
    transfer->length = request->length;
    transfer->is_get = request->item.kind == ITEM_RENDEZVOUS_GET;
    return transfer;
}

/* Returns the MPI tag of the data of a transfer. Puts and gets between two PEs have different tags,
 * so that a receive does not match the data of the wrong transfer. */
int rendezvous_tag(const struct rendezvous_transfer *transfer)
{
    return TAG_RENDEZVOUS + 2 * (int)(transfer - transfers) + transfer->is_get;
}

void rendezvous_count_sent(size_t bytes)
{
    counters_add(COUNTER_BULK_SENT, 1);
    counters_add(COUNTER_BULK_BYTES, bytes);
}

void rendezvous_begin(struct rendezvous_transfer *transfer)
{
    int tag = rendezvous_tag(transfer), pe = transfer->pe;
    const struct rendezvous_memory *memory = &transfer->memory;
    ASSERT(net_is_locked());
    ASSERT(link_is_empty(&transfer->link) && transfer->length <= BACKEND_MESSAGE_MAX);
    link_append(&active_list, &transfer->link);
    packet_trace_message(transfer->is_get ? PACKET_TRACE_AWAITS : PACKET_TRACE_SENT, pe, "data",
                         transfer->is_get ? "bulk_get" : "bulk_put", transfer->length);
    if (!transfer->is_get)
        rendezvous_count_sent(transfer->length);
    int failed = transfer->is_get
                     ? backend->receive(pe, tag, memory->dest, transfer->length, &transfer->request)
                     : backend->send(pe, tag, memory->source, transfer->length, &transfer->request);
    net_require(NULL, failed);
}

void rendezvous_take_done(struct link *done)
{
    struct link *next;
    ASSERT(net_is_locked());
    link_init(done);
    for (struct link *link = active_list.next; link != &active_list; link = next) {
        struct rendezvous_transfer *transfer = LINK_OWNER(link, struct rendezvous_transfer, link);
        int is_done;
        next = link->next;
        net_require(NULL, backend->test(&transfer->request, &is_done, NULL));
        if (!is_done)
            continue;
        if (transfer->is_get)
            packet_trace_message(PACKET_TRACE_RECEIVED, transfer->pe, "data", "bulk_get",
                                 transfer->length);
        link_remove(link);
        link_append(done, link);
    }
}

void rendezvous_return(struct rendezvous_transfer *transfer)
{
    pool_return(&free_transfers, transfer);
}

bool rendezvous_is_active(void)
{
    return !link_is_empty(&active_list);
}
