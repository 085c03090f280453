#include "outbox.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"
#include "memory/node.h"
#include "queue.h"

struct outgoing {
    struct link link;
    struct active_use *use;
    int place;
    struct parcel parcel;
    char data[];
};

static struct link kept;
static uint64_t weight;
uint32_t *outbox_kept_for;

void outbox_start(const char *routine)
{
    link_init(&kept);
    weight = 0;
    outbox_kept_for =
        report_require_memory(routine, calloc((size_t)node.n_pes, sizeof *outbox_kept_for));
}

void outbox_stop(void)
{
    ASSERT(!outbox_has_any());
    free(outbox_kept_for);
    outbox_kept_for = NULL;
}

bool outbox_has_any(void)
{
    return outbox_weight() != 0;
}

uint64_t outbox_weight(void)
{
    return __atomic_load_n(&weight, __ATOMIC_RELAXED);
}

static uint64_t weight_of(const struct parcel *parcel)
{
    return PARCEL_WEIGHT + parcel->bytes;
}

static bool post_kept(struct active_use *use, int place, const struct parcel *parcel,
                      const struct parcel_data *data)
{
    uint64_t ticket;
    if (!queue_post(place, parcel, data, &ticket))
        return false;
    if (use != NULL)
        use_note_ticket(use, BY_HANDLER, place, ticket);
    return true;
}

static void keep_in_outbox(struct active_use *use, int place, const struct parcel *parcel,
                           const struct parcel_data *data)
{
    struct outgoing *outgoing =
        report_require_memory(NULL, malloc(sizeof *outgoing + parcel->bytes));
    outgoing->use = use;
    outgoing->place = place;
    outgoing->parcel = *parcel;
    parcel_copy(outgoing->data, data);
    link_init(&outgoing->link);
    link_append(&kept, &outgoing->link);
    if (use != NULL)
        __atomic_fetch_add(&use->kept, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&outbox_kept_for[place], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&weight, weight + weight_of(parcel), __ATOMIC_RELAXED);
}

void outbox_send(struct active_use *use, int place, const struct parcel *parcel,
                 const struct parcel_data *data)
{
    if (outbox_has_for(place) || !post_kept(use, place, parcel, data))
        keep_in_outbox(use, place, parcel, data);
}

static void forget_parcel(struct outgoing *outgoing)
{
    link_remove(&outgoing->link);
    if (outgoing->use != NULL)
        __atomic_fetch_sub(&outgoing->use->kept, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_sub(&outbox_kept_for[outgoing->place], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&weight, weight - weight_of(&outgoing->parcel), __ATOMIC_RELAXED);
    free(outgoing);
}

static bool post_first(void)
{
    struct outgoing *outgoing = LINK_OWNER(kept.next, struct outgoing, link);
    struct parcel_data data = {.data = outgoing->data, .bytes = outgoing->parcel.bytes};
    if (!post_kept(outgoing->use, outgoing->place, &outgoing->parcel, &data))
        return false;
    forget_parcel(outgoing);
    return true;
}

void outbox_flush(void)
{
    while (!link_is_empty(&kept) && post_first())
        ;
}
