#include "rendezvous_target.h"

#include "backend.h"
#include "base/assert.h"
#include "base/pool.h"
#include "device/device.h"
#include "loader/loader.h"
#include "net.h"
#include "packet_trace.h"
#include "rendezvous.h"
#include "target.h"

/* A rendezvous transfer that another PE has started. It accesses memory of this PE. */
struct target_transfer {
    struct link link;
    struct backend_request request;
    struct packet_head head;
    struct item_rendezvous item;
    int from;
    /* Staging buffer in host memory for device memory that MPI does not accept: MPI accesses the
     * buffer instead. NULL if none is needed. */
    void *staging;
    /* Copy in progress between `staging` and the device memory; NULL while no copy is in progress.
     */
    struct kind_copy *copy;
};

static struct target_transfer target_transfers[RENDEZVOUS_TARGET_MAX];
static struct pool free_target_transfers;
static struct link target_active_list;

void rendezvous_target_start(void)
{
    pool_init(&free_target_transfers);
    link_init(&target_active_list);
    for (int i = 0; i < RENDEZVOUS_TARGET_MAX; i++)
        pool_return(&free_target_transfers, &target_transfers[i]);
}

bool rendezvous_target_has_free(void)
{
    return !pool_is_empty(&free_target_transfers);
}

static bool rendezvous_target_is_put(const struct target_transfer *target_transfer)
{
    return target_transfer->item.item.kind == ITEM_RENDEZVOUS_PUT;
}

/* Starts the MPI operation of the transfer: the receive for a put, or the send for a get. MPI
 * accesses the memory of this PE, or the staging buffer if there is one. */
static void rendezvous_target_begin_message(struct target_transfer *target_transfer)
{
    const struct item_rendezvous *request = &target_transfer->item;
    void *memory = target_transfer->staging != NULL ? target_transfer->staging
                                                    : target_address(&request->item);
    int tag = (int)request->tag;
    packet_trace_message(
        rendezvous_target_is_put(target_transfer) ? PACKET_TRACE_AWAITS : PACKET_TRACE_SENT,
        target_transfer->from, "data",
        rendezvous_target_is_put(target_transfer) ? "bulk_put" : "bulk_get", request->length);
    if (!rendezvous_target_is_put(target_transfer))
        rendezvous_count_sent(request->length);
    int failed = rendezvous_target_is_put(target_transfer)
                     ? backend->receive(target_transfer->from, tag, memory, request->length,
                                        &target_transfer->request)
                     : backend->send(target_transfer->from, tag, memory, request->length,
                                     &target_transfer->request);
    net_require(NULL, failed);
}

/* Starts the copy between the staging buffer and the device memory. */
static void rendezvous_target_begin_copy(struct target_transfer *target_transfer)
{
    const struct item_rendezvous *request = &target_transfer->item;
    const struct segment *segment = target_segment(&request->item);
    void *memory = target_address(&request->item);
    target_transfer->copy =
        rendezvous_target_is_put(target_transfer)
            ? device_copy_begin(segment, memory, target_transfer->staging, request->length)
            : device_copy_begin(segment, target_transfer->staging, memory, request->length);
}

void rendezvous_target_begin(const struct packet_head *head, const struct item_rendezvous *request,
                             int from)
{
    ASSERT(rendezvous_target_has_free());
    ASSERT(segment_contains(target_segment(&request->item), target_address(&request->item),
                            request->length));
    struct target_transfer *target_transfer = pool_take(&free_target_transfers);
    const struct device_memory *device = target_segment(&request->item)->device;
    target_transfer->head = *head;
    target_transfer->item = *request;
    target_transfer->from = from;
    target_transfer->copy = NULL;
    target_transfer->staging = device == NULL || device->mpi ? NULL : device_staging_take(NULL);
    link_append(&target_active_list, &target_transfer->link);
    if (target_transfer->staging != NULL && !rendezvous_target_is_put(target_transfer))
        rendezvous_target_begin_copy(target_transfer);
    else
        rendezvous_target_begin_message(target_transfer);
}

/* Completes a put whose data have arrived: wakes the threads that wait for a change of the memory,
 * updates the signal, and sends the response. */
static void rendezvous_target_complete_put(const struct target_transfer *target_transfer)
{
    const struct item_rendezvous *request = &target_transfer->item;
    target_notify_written(&request->item, request->length);
    if (request->signal.item.kind == ITEM_ATOMIC)
        target_execute_words(&request->signal);
    target_respond_rendezvous(&target_transfer->head, &request->response_desc,
                              target_transfer->from);
}

static bool rendezvous_target_message_is_done(struct backend_request *request)
{
    int done;
    net_require(NULL, backend->test(request, &done, NULL));
    return done;
}

/* Tests the copy between the staging buffer and the device, and continues the transfer if the copy
 * is complete. For a put, the copy is the last step. For a get, the data can now be sent. */
static bool rendezvous_target_progress_copy(struct target_transfer *target_transfer)
{
    if (!device_copy_test(target_segment(&target_transfer->item.item), target_transfer->copy))
        return false;
    target_transfer->copy = NULL;
    if (!rendezvous_target_is_put(target_transfer))
        rendezvous_target_begin_message(target_transfer);
    return true;
}

/* Tests the MPI message, and continues the transfer if the message is complete. For a get, the
 * message is the last step. For a put to device memory, the data can now be copied to the
 * device. */
static bool rendezvous_target_progress_message(struct target_transfer *target_transfer)
{
    if (!rendezvous_target_message_is_done(&target_transfer->request))
        return false;
    if (rendezvous_target_is_put(target_transfer))
        packet_trace_message(PACKET_TRACE_RECEIVED, target_transfer->from, "data", "bulk_put",
                             target_transfer->item.length);
    if (rendezvous_target_is_put(target_transfer) && target_transfer->staging != NULL)
        rendezvous_target_begin_copy(target_transfer);
    return true;
}

static void rendezvous_target_complete_target_transfer(struct target_transfer *target_transfer)
{
    if (rendezvous_target_is_put(target_transfer))
        rendezvous_target_complete_put(target_transfer);
    if (target_transfer->staging != NULL)
        device_staging_return(target_transfer->staging);
    link_remove(&target_transfer->link);
    pool_return(&free_target_transfers, target_transfer);
}

/* Continues a transfer if its current step is complete. Returns true in this case. The last step of
 * a put is delayed while this PE has no free packet for the response. */
static bool rendezvous_target_progress_transfer(struct target_transfer *target_transfer)
{
    bool copies = target_transfer->copy != NULL;
    bool is_last =
        target_transfer->staging == NULL || copies == rendezvous_target_is_put(target_transfer);
    if (rendezvous_target_is_put(target_transfer) && !target_can_respond())
        return false;
    if (!(copies ? rendezvous_target_progress_copy(target_transfer)
                 : rendezvous_target_progress_message(target_transfer)))
        return false;
    if (is_last)
        rendezvous_target_complete_target_transfer(target_transfer);
    return true;
}

bool rendezvous_target_progress(void)
{
    bool moved = false;
    struct link *next;
    for (struct link *link = target_active_list.next; link != &target_active_list; link = next) {
        next = link->next;
        moved =
            rendezvous_target_progress_transfer(LINK_OWNER(link, struct target_transfer, link)) ||
            moved;
    }
    return moved;
}

bool rendezvous_target_is_active(void)
{
    return !link_is_empty(&target_active_list);
}
