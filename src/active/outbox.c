#include "outbox.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/report.h"
#include "memory/node.h"
#include "queue.h"

struct pending_send {
    struct link link;
    struct am_context *am_context;
    int rank;
    struct fragment fragment;
    char data[];
};

static struct link pending_list;
static uint64_t pending_bytes;
uint32_t *am_pending_by_rank;

void am_pending_start(const char *routine)
{
    link_init(&pending_list);
    pending_bytes = 0;
    am_pending_by_rank =
        report_require_memory(routine, calloc((size_t)node.n_pes, sizeof *am_pending_by_rank));
}

void am_pending_stop(void)
{
    ASSERT(!am_pending_has_any());
    free(am_pending_by_rank);
    am_pending_by_rank = NULL;
}

bool am_pending_has_any(void)
{
    return am_pending_bytes() != 0;
}

uint64_t am_pending_bytes(void)
{
    return __atomic_load_n(&pending_bytes, __ATOMIC_RELAXED);
}

static uint64_t charged_bytes(const struct fragment *fragment)
{
    return AM_FRAGMENT_OVERHEAD_BYTES + fragment->bytes;
}

static bool push_pending(struct am_context *am_context, int rank, const struct fragment *fragment,
                         const struct fragment_data *data)
{
    uint64_t sequence;
    if (!am_queue_push(rank, fragment, data, &sequence))
        return false;
    if (am_context != NULL)
        am_context_note_sequence(am_context, AM_FROM_HANDLER, rank, sequence);
    return true;
}

static void keep_pending(struct am_context *am_context, int rank, const struct fragment *fragment,
                         const struct fragment_data *data)
{
    struct pending_send *pending_send =
        report_require_memory(NULL, malloc(sizeof *pending_send + fragment->bytes));
    pending_send->am_context = am_context;
    pending_send->rank = rank;
    pending_send->fragment = *fragment;
    am_fragment_copy(pending_send->data, data);
    link_init(&pending_send->link);
    link_append(&pending_list, &pending_send->link);
    if (am_context != NULL)
        __atomic_fetch_add(&am_context->pending_sends, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&am_pending_by_rank[rank], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&pending_bytes, pending_bytes + charged_bytes(fragment), __ATOMIC_RELAXED);
}

void am_pending_send(struct am_context *am_context, int rank, const struct fragment *fragment,
                     const struct fragment_data *data)
{
    if (am_pending_has_for(rank) || !push_pending(am_context, rank, fragment, data))
        keep_pending(am_context, rank, fragment, data);
}

static void drop_pending(struct pending_send *pending_send)
{
    link_remove(&pending_send->link);
    if (pending_send->am_context != NULL)
        __atomic_fetch_sub(&pending_send->am_context->pending_sends, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_sub(&am_pending_by_rank[pending_send->rank], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&pending_bytes, pending_bytes - charged_bytes(&pending_send->fragment),
                     __ATOMIC_RELAXED);
    free(pending_send);
}

static bool push_first_pending(void)
{
    struct pending_send *pending_send = LINK_OWNER(pending_list.next, struct pending_send, link);
    struct fragment_data data = {.data = pending_send->data, .bytes = pending_send->fragment.bytes};
    if (!push_pending(pending_send->am_context, pending_send->rank, &pending_send->fragment, &data))
        return false;
    drop_pending(pending_send);
    return true;
}

void am_pending_flush(void)
{
    while (!link_is_empty(&pending_list) && push_first_pending())
        ;
}
