#include "serve_bulk.h"

#include "backend.h"
#include "base/assert.h"
#include "base/link.h"
#include "bulk.h"
#include "device/device.h"
#include "modules/loader.h"
#include "network.h"
#include "serve.h"
#include "trace.h"

/* A transfer at its owner. */
struct service {
    struct link link;
    struct backend_request request;
    struct packet_head head;
    struct item_bulk item;
    int from;
    void *stage;            /* what MPI sees in place of a device's memory, or NULL */
    struct kind_copy *copy; /* under way between the two; NULL for none */
};

static struct service services[SERVICES_MOST];
static struct link unused, active;

void serve_bulk_start(void)
{
    link_init(&unused);
    link_init(&active);
    for (int i = 0; i < SERVICES_MOST; i++)
        link_append(&unused, &services[i].link);
}

bool serve_bulk_has_room(void)
{
    return !link_is_empty(&unused);
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
    trace_message(is_put(service) ? TRACE_AWAITS : TRACE_SENT, service->from, "data",
                  is_put(service) ? "bulk_put" : "bulk_get", request->length);
    if (!is_put(service))
        bulk_count(request->length);
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

void serve_bulk(const struct packet_head *head, const struct item_bulk *request, int from)
{
    ASSERT(serve_bulk_has_room());
    ASSERT(segment_contains(serve_segment(&request->item), serve_address(&request->item),
                            request->length));
    struct service *service = LINK_OWNER(link_take_first(&unused), struct service, link);
    const struct device_memory *device = serve_segment(&request->item)->device;
    service->head = *head;
    service->item = *request;
    service->from = from;
    service->copy = NULL;
    service->stage = device == NULL || device->mpi ? NULL : device_staging_take(NULL);
    link_append(&active, &service->link);
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
    serve_answer_bulk(&service->head, &request->landing, service->from);
}

static bool bulk_is_done(struct backend_request *request)
{
    int done;
    network_require(NULL, backend->test(request, &done, NULL));
    return done;
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
    if (!bulk_is_done(&service->request))
        return false;
    if (is_put(service))
        trace_message(TRACE_RECEIVED, service->from, "data", "bulk_put", service->item.length);
    if (is_put(service) && service->stage != NULL)
        begin_copy(service);
    return true;
}

static void end_service(struct service *service)
{
    if (is_put(service))
        end_put(service);
    if (service->stage != NULL)
        device_staging_return(service->stage);
    link_remove(&service->link);
    link_append(&unused, &service->link);
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

bool serve_bulk_poll(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = active.next; link != &active; link = next) {
        next = link->next;
        moved = advance(LINK_OWNER(link, struct service, link)) || moved;
    }
    return moved;
}

bool serve_bulk_is_active(void)
{
    return !link_is_empty(&active);
}
