#include "parcel.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/environment.h"
#include "base/report.h"
#include "buffer.h"
#include "modules/loader.h"
#include "transport/inspect.h"
#include "transport/network.h"
#include "transport/watch.h"
#include "transport/wire.h"

_Static_assert(offsetof(struct parcel, data) ==
                   offsetof(struct parcel, head) + sizeof(struct parcel_head),
               "head and data are one message");

/* Parcels that are sent are used again: memory that is touched for the first time costs more than
 * the copy. */
enum { SMALL_PARCEL = 1 << 10 };

static struct {
    bool runs;
    size_t most;       /* data of a parcel */
    struct link sent;  /* on their way, and left by their senders */
    struct link small; /* not in use */
    struct link large; /* the same */
    struct link early; /* that nothing expects yet, in the order of arrival */
    parcel_find *find[PARCEL_KINDS];
    struct parcel *awaited[PARCELS_AWAITED];
    unsigned next; /* of these: the one whose receive was posted first */
    bool has_gap;  /* the receive of the one before is not posted */
} parcels;

size_t parcel_most(void)
{
    return parcels.most;
}

/* ---- Memory ---- */

static struct parcel *make_parcel(size_t room, struct link *pool)
{
    struct parcel *parcel = report_require_memory(NULL, malloc(sizeof *parcel + room));
    link_make(&parcel->link);
    parcel->pool = pool;
    return parcel;
}

static struct parcel *make_large_parcel(void)
{
    struct link *link = link_take(&parcels.large);
    return link != NULL ? LINK_OWNER(link, struct parcel, link)
                        : make_parcel(parcels.most, &parcels.large);
}

static struct parcel *make_small_parcel(void)
{
    struct link *link = link_take(&parcels.small);
    return link != NULL ? LINK_OWNER(link, struct parcel, link)
                        : make_parcel(SMALL_PARCEL, &parcels.small);
}

void parcel_free(struct parcel *parcel)
{
    if (parcel->pool != NULL)
        link_append(parcel->pool, &parcel->link);
    else
        free(parcel);
}

static void free_all(struct link *list)
{
    struct link *link;
    while ((link = link_take(list)) != NULL)
        free(LINK_OWNER(link, struct parcel, link));
}

/* ---- Sending ---- */

void parcel_count_message(size_t bytes)
{
    counters_raise(COUNTER_COLLECTIVE_MESSAGES);
    counters_share(COUNTER_COLLECTIVE_BYTES, bytes);
}

struct parcel *parcel_send(const char *routine, int pe, const struct parcel_head *head,
                           const void *data, size_t bytes)
{
    struct parcel *parcel = bytes > SMALL_PARCEL ? make_large_parcel() : make_small_parcel();
    size_t all = sizeof parcel->head + bytes;
    ASSERT(bytes <= parcels.most);
    parcel->head = *head;
    parcel->head.from = job.me;
    buffer_copy(parcel->data, data, bytes);
    parcel_count_message(all);
    network_require(routine, backend->send(pe, TAG_PARCEL, &parcel->head, all, &parcel->request));
    return parcel;
}

bool parcel_is_sent(struct parcel *parcel)
{
    if (!network_is_done(NULL, &parcel->request))
        return false;
    parcel_free(parcel);
    return true;
}

void parcel_leave(struct parcel *parcel)
{
    link_append(&parcels.sent, &parcel->link);
}

/* One that is still on its way shows that those behind it may be. */
bool parcel_reclaim(void)
{
    bool moved = false;
    while (parcel_is_sending()) {
        struct parcel *parcel = LINK_OWNER(parcels.sent.next, struct parcel, link);
        if (!network_is_done(NULL, &parcel->request))
            break;
        link_remove(&parcel->link);
        parcel_free(parcel);
        moved = true;
    }
    return moved;
}

bool parcel_is_sending(void)
{
    return parcels.runs && !link_is_alone(&parcels.sent);
}

/* ---- Receiving ---- */

static void expect_parcel(unsigned i)
{
    struct parcel *parcel = parcels.awaited[i];
    network_require(NULL, backend->receive(BACKEND_ANY_PE, TAG_PARCEL, &parcel->head,
                                           sizeof parcel->head + parcels.most, &parcel->request));
}

/* Posts the receive before the next one again. */
static void fill_gap(void)
{
    expect_parcel((parcels.next + PARCELS_AWAITED - 1) % PARCELS_AWAITED);
    parcels.has_gap = false;
}

/* Longer data are not in their parcel. */
static size_t data_bytes(const struct parcel_head *head)
{
    bool has_data = head->kind == PARCEL_BLOCKING || head->kind == PARCEL_DATA;
    return has_data && head->bytes <= parcels.most ? head->bytes : 0;
}

/* Parcels are checked in every build before anything of them is used (transport/inspect.h). Returns
 * NULL if the parcel is whole. */
static const char *fault_of(const struct parcel_head *head, const struct backend_arrival *arrival)
{
    enum { READY_TAGS = TAG_EXCHANGE_DATA - TAG_PARCEL_DATA };
    enum { BLOCKING_TAGS = TAG_GROUPS - TAG_EXCHANGE_DATA };
    if (arrival->bytes < sizeof *head || head->kind >= PARCEL_KINDS || head->from != arrival->pe)
        return "it is no parcel of a collective";
    if ((head->kind == PARCEL_READY && head->tag >= READY_TAGS) ||
        (head->kind == PARCEL_BLOCKING && head->tag >= BLOCKING_TAGS))
        return "its data have a tag that does not exist";
    bool is_whole = arrival->bytes - sizeof *head == data_bytes(head);
    return is_whole ? NULL : "it has another length than its parts";
}

static bool has_arrived(struct parcel *parcel)
{
    struct backend_arrival arrival;
    int done;
    network_require(NULL, backend->test(&parcel->request, &done, &arrival));
    if (!done)
        return false;
    const char *fault = fault_of(&parcel->head, &arrival);
    if (UNLIKELY(fault != NULL))
        inspect_fail(arrival.pe, fault);
    return true;
}

static void keep_parcel(const struct parcel *parcel)
{
    size_t bytes = data_bytes(&parcel->head);
    struct parcel *kept = bytes > SMALL_PARCEL ? make_large_parcel() : make_parcel(bytes, NULL);
    kept->head = parcel->head;
    buffer_copy(kept->data, parcel->data, bytes);
    link_append(&parcels.early, &kept->link);
}

static bool find_receiver(const struct parcel *parcel)
{
    parcel_find *find = parcels.find[parcel->head.kind];
    return find != NULL ? find(parcel) : parcel_states_length(&parcel->head);
}

/* A receive is posted again when this PE polls next, which is when it waits, and not while others
 * may wait for what it sends next. */
bool parcel_receive(void)
{
    struct parcel *parcel = parcels.awaited[parcels.next];
    if (parcels.has_gap)
        fill_gap();
    if (!has_arrived(parcel))
        return false;
    if (UNLIKELY(!find_receiver(parcel)))
        keep_parcel(parcel);
    parcels.next = (parcels.next + 1) % PARCELS_AWAITED;
    parcels.has_gap = true;
    return true;
}

struct parcel *parcel_take_early(bool (*is_for)(const struct parcel *parcel, const void *what),
                                 const void *what)
{
    for (struct link *link = parcels.early.next; link != &parcels.early; link = link->next) {
        struct parcel *parcel = LINK_OWNER(link, struct parcel, link);
        if (!is_for(parcel, what))
            continue;
        link_remove(link);
        return parcel;
    }
    return NULL;
}

/* ---- Start and end ---- */

static void post_receives(void)
{
    size_t eager = backend->eager - sizeof(struct parcel_head);
    size_t message = environment.algorithms.message;
    parcels.most = message < eager ? message : eager;
    link_make(&parcels.sent);
    link_make(&parcels.small);
    link_make(&parcels.large);
    link_make(&parcels.early);
    for (unsigned i = 0; i < PARCELS_AWAITED; i++) {
        parcels.awaited[i] = make_large_parcel();
        expect_parcel(i);
    }
    parcels.runs = true;
}

void parcel_start(enum parcel_kind kind, parcel_find *find)
{
    parcels.find[kind] = find;
    if (UNLIKELY(!parcels.runs))
        post_receives();
}

void parcel_stop(const char *routine)
{
    if (!parcels.runs)
        return;
    ASSERT(link_is_alone(&parcels.sent));
    while (!network_is_cut_off() && parcel_receive())
        ;
    free_all(&parcels.early);
    free_all(&parcels.small);
    free_all(&parcels.large);
    for (unsigned i = 0; i < PARCELS_AWAITED; i++) {
        if (!network_is_cut_off())
            network_require(routine, backend->cancel(&parcels.awaited[i]->request));
        free(parcels.awaited[i]);
    }
    memset(&parcels, 0, sizeof parcels);
}
