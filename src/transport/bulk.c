#include "bulk.h"

#include <stdio.h>

#include "base/fence.h"
#include "channel.h"
#include "device/device.h"
#include "modules/loader.h"
#include "progress.h"
#include "serve.h"

enum { TRANSFERS_MOST = 64, SERVICES_MOST = 64 };
_Static_assert(TAG_BULK + 2 * TRANSFERS_MOST <= TAG_GROUPS, "bulk data have tags of their own");

/* A transfer at its requester. Its place in the table gives its tag. */
struct bulk_transfer {
    struct link link; /* unused, or under way; alone until its packet has been sent */
    struct backend_request request;
    struct bulk bulk;
    struct channel *channel;
    size_t length;
    unsigned epoch;
    int pe;
    bool is_get;
};

/* The other end of it, at the owner. */
struct service {
    struct link link;
    struct backend_request request;
    struct packet_head head;
    struct item_bulk item;
    int from;
    void *stage;            /* what MPI sees in place of a device's memory, or NULL */
    struct kind_copy *copy; /* under way between the two; NULL for none */
};

static struct bulk_transfer transfers[TRANSFERS_MOST];
static struct service services[SERVICES_MOST];
static struct link unused_transfers, active_transfers, unused_services, active_services;

void bulk_start(void)
{
    link_make(&unused_transfers);
    link_make(&active_transfers);
    link_make(&unused_services);
    link_make(&active_services);
    for (int i = 0; i < TRANSFERS_MOST; i++)
        link_append(&unused_transfers, &transfers[i].link);
    for (int i = 0; i < SERVICES_MOST; i++)
        link_append(&unused_services, &services[i].link);
}

/* ---- At the requester ---- */

static void explain_transfer(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "one of %d large transfers to end, to begin another", TRANSFERS_MOST);
}

static struct link *take_transfer(const char *routine)
{
    struct link *link = link_take(&unused_transfers);
    if (LIKELY(link != NULL))
        return link;
    struct waiting waiting = network_wait_begin(routine, explain_transfer, NULL);
    while ((link = link_take(&unused_transfers)) == NULL)
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

void bulk_begin(struct bulk_transfer *transfer, struct channel *channel, unsigned epoch)
{
    int tag = bulk_tag(transfer), pe = transfer->pe;
    const struct bulk *bulk = &transfer->bulk;
    transfer->channel = channel;
    transfer->epoch = epoch;
    link_append(&active_transfers, &transfer->link);
    int failed = transfer->is_get
                     ? backend->receive(pe, tag, bulk->dest, transfer->length, &transfer->request)
                     : backend->send(pe, tag, bulk->source, transfer->length, &transfer->request);
    network_require(NULL, failed);
}

/* A put is finished when the owner answers, but its source is free now. A get has its answer. */
static void end_transfer(struct bulk_transfer *transfer)
{
    if (transfer->bulk.left != NULL)
        __atomic_fetch_sub(transfer->bulk.left, 1, __ATOMIC_RELEASE);
    if (transfer->is_get)
        channel_answered(transfer->channel, transfer->epoch, 0);
    link_append(&unused_transfers, &transfer->link);
}

/* ---- At the owner ---- */

bool bulk_can_serve(void)
{
    return !link_is_alone(&unused_services);
}

static bool is_put(const struct service *service)
{
    return service->item.item.kind == ITEM_BULK_PUT;
}

/* Between MPI and this memory: this PE's, or a buffer in place of a device's. */
static void begin_message(struct service *service)
{
    const struct item_bulk *request = &service->item;
    void *memory = service->stage != NULL ? service->stage : serve_address(&request->item);
    int tag = (int)request->tag;
    int failed =
        is_put(service)
            ? backend->receive(service->from, tag, memory, request->length, &service->request)
            : backend->send(service->from, tag, memory, request->length, &service->request);
    network_require(NULL, failed);
}

/* Between the buffer and the device. */
static void begin_copy(struct service *service)
{
    const struct item_bulk *request = &service->item;
    const struct segment *segment = serve_segment(&request->item);
    void *memory = serve_address(&request->item);
    service->copy = is_put(service)
                        ? device_copy_begin(segment, memory, service->stage, request->length)
                        : device_copy_begin(segment, service->stage, memory, request->length);
}

void bulk_serve(const struct packet_head *head, const struct item_bulk *request, int from)
{
    struct service *service = LINK_OWNER(link_take(&unused_services), struct service, link);
    const struct device_memory *device = serve_segment(&request->item)->device;
    service->head = *head;
    service->item = *request;
    service->from = from;
    service->copy = NULL;
    service->stage = device == NULL || device->mpi ? NULL : device_take_stage(NULL);
    link_append(&active_services, &service->link);
    if (service->stage != NULL && !is_put(service))
        begin_copy(service);
    else
        begin_message(service);
}

/* A put's data are here. */
static void end_put(const struct service *service)
{
    const struct item_bulk *request = &service->item;
    serve_written(&request->item, request->length);
    if (request->signal.item.kind == ITEM_ATOMIC)
        serve_atomic(&request->signal);
    serve_answer_bulk(&service->head, service->from);
}

/* ---- Both ---- */

static bool is_done(struct backend_request *request)
{
    int done;
    network_require(NULL, backend->test(request, &done, NULL));
    return done;
}

static bool poll_transfers(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = active_transfers.next; link != &active_transfers; link = next) {
        struct bulk_transfer *transfer = LINK_OWNER(link, struct bulk_transfer, link);
        next = link->next;
        if (!is_done(&transfer->request))
            continue;
        link_remove(link);
        end_transfer(transfer);
        moved = true;
    }
    return moved;
}

/* A copy is over: a put has come to its end, a get's data can go. */
static bool advance_copy(struct service *service)
{
    if (!device_copy_test(serve_segment(&service->item.item), service->copy))
        return false;
    service->copy = NULL;
    if (!is_put(service))
        begin_message(service);
    return true;
}

/* A message is over: a get has come to its end, a put's data can go to their device. */
static bool advance_message(struct service *service)
{
    if (!is_done(&service->request))
        return false;
    if (is_put(service) && service->stage != NULL)
        begin_copy(service);
    return true;
}

static void end_service(struct service *service)
{
    if (is_put(service))
        end_put(service);
    if (service->stage != NULL)
        device_give_stage(service->stage);
    link_remove(&service->link);
    link_append(&unused_services, &service->link);
}

/* True if something was done. A put that cannot be answered yet waits where it is. */
static bool advance(struct service *service)
{
    bool copies = service->copy != NULL;
    bool is_last = service->stage == NULL || copies == is_put(service);
    if (is_put(service) && !serve_can_answer())
        return false;
    if (!(copies ? advance_copy(service) : advance_message(service)))
        return false;
    if (is_last)
        end_service(service);
    return true;
}

static bool poll_services(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = active_services.next; link != &active_services; link = next) {
        next = link->next;
        moved = advance(LINK_OWNER(link, struct service, link)) || moved;
    }
    return moved;
}

bool bulk_poll(void)
{
    bool moved = poll_transfers();
    return poll_services() || moved;
}

bool bulk_is_active(void)
{
    return !link_is_alone(&active_transfers) || !link_is_alone(&active_services);
}
