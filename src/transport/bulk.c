#include "bulk.h"

#include <stdio.h>

#include "base/assert.h"
#include "base/counters.h"
#include "modules/loader.h"
#include "network.h"
#include "trace.h"

_Static_assert(TAG_BULK + 2 * TRANSFERS_MOST <= TAG_COLL, "bulk data have tags of their own");

static struct bulk_transfer transfers[TRANSFERS_MOST];
static struct link unused, active;

void bulk_start(void)
{
    link_init(&unused);
    link_init(&active);
    for (int i = 0; i < TRANSFERS_MOST; i++)
        link_append(&unused, &transfers[i].link);
}

static void explain_transfer(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "one of %d large transfers to end, to begin another", TRANSFERS_MOST);
}

static struct link *take_transfer(const char *routine)
{
    struct link *link = link_take_first(&unused);
    if (LIKELY(link != NULL))
        return link;
    struct waiting waiting = network_wait_for_room(routine, explain_transfer, NULL);
    while ((link = link_take_first(&unused)) == NULL)
        network_pause(&waiting);
    waiting_end(&waiting);
    return link;
}

struct bulk_transfer *bulk_prepare(const char *routine, int pe, const struct item_bulk *request,
                                   const struct bulk *bulk)
{
    struct link *link = take_transfer(routine);
    struct bulk_transfer *transfer = LINK_OWNER(link, struct bulk_transfer, link);
    transfer->bulk = *bulk;
    transfer->pe = pe;
    transfer->length = request->length;
    transfer->is_get = request->item.kind == ITEM_BULK_GET;
    return transfer;
}

/* Puts and gets between two PEs must not take each other's data. */
int bulk_tag(const struct bulk_transfer *transfer)
{
    return TAG_BULK + 2 * (int)(transfer - transfers) + transfer->is_get;
}

void bulk_count(size_t bytes)
{
    counters_add(COUNTER_BULK_SENT, 1);
    counters_add(COUNTER_BULK_BYTES, bytes);
}

void bulk_begin(struct bulk_transfer *transfer)
{
    int tag = bulk_tag(transfer), pe = transfer->pe;
    const struct bulk *bulk = &transfer->bulk;
    ASSERT(network_is_locked());
    ASSERT(link_is_empty(&transfer->link) && transfer->length <= BACKEND_MESSAGE_MAX);
    link_append(&active, &transfer->link);
    trace_message(transfer->is_get ? TRACE_AWAITS : TRACE_SENT, pe, "data",
                  transfer->is_get ? "bulk_get" : "bulk_put", transfer->length);
    if (!transfer->is_get)
        bulk_count(transfer->length);
    int failed = transfer->is_get
                     ? backend->receive(pe, tag, bulk->dest, transfer->length, &transfer->request)
                     : backend->send(pe, tag, bulk->source, transfer->length, &transfer->request);
    network_require(NULL, failed);
}

void bulk_take_done(struct link *done)
{
    struct link *next;
    ASSERT(network_is_locked());
    link_init(done);
    for (struct link *link = active.next; link != &active; link = next) {
        struct bulk_transfer *transfer = LINK_OWNER(link, struct bulk_transfer, link);
        int is_done;
        next = link->next;
        network_require(NULL, backend->test(&transfer->request, &is_done, NULL));
        if (!is_done)
            continue;
        if (transfer->is_get)
            trace_message(TRACE_RECEIVED, transfer->pe, "data", "bulk_get", transfer->length);
        link_remove(link);
        link_append(done, link);
    }
}

void bulk_give(struct bulk_transfer *transfer)
{
    link_append(&unused, &transfer->link);
}

bool bulk_is_active(void)
{
    return !link_is_empty(&active);
}
