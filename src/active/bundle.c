#include "bundle.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "counts.h"
#include "handlers.h"
#include "send.h"

/* As much as a small block of the queue has room for; longer messages go by themselves. */
enum { AGGREGATE_BYTES = 4096, AGGREGATE_MESSAGE_BYTES = AGGREGATE_BYTES / 8 };

struct aggregate {
    struct link link; /* of those of its sender that have something */
    const char *routine;
    struct context *context;
    struct am_context *am_context;
    enum am_sender am_sender;
    int pe;
    bool is_safe; /* the handlers of all its messages, or of none, are */
    uint32_t bytes, messages;
    _Alignas(8) char data[AGGREGATE_BYTES];
};

static struct link kept[AM_SENDERS] = {{&kept[AM_FROM_PROGRAM], &kept[AM_FROM_PROGRAM]},
                                       {&kept[AM_FROM_HANDLER], &kept[AM_FROM_HANDLER]}};
unsigned am_aggregates_kept[AM_SENDERS];

/* ---- Sending off ---- */

static uint64_t first_handler(const struct aggregate *aggregate)
{
    struct aggregate_head head;
    memcpy(&head, aggregate->data, sizeof head);
    return head.handler;
}

/* It was counted with its first message. Nothing is added before all is sent, for who waits for
 * room meanwhile runs handlers, which have bundles of their own. */
static void flush_aggregate(struct aggregate *aggregate)
{
    uint32_t bytes = aggregate->bytes;
    counters_increment(COUNTER_BUNDLES);
    counters_add_shared(COUNTER_BUNDLED, aggregate->messages);
    link_remove(&aggregate->link);
    am_aggregates_kept[aggregate->am_sender]--;
    aggregate->am_context->aggregates_kept[aggregate->am_sender]--;
    aggregate->bytes = aggregate->messages = 0;
    am_send_aggregate(aggregate->routine, aggregate->context, aggregate->am_sender, aggregate->pe,
                      first_handler(aggregate), aggregate->data, bytes);
}

void am_aggregate_flush_pe_of(struct am_context *am_context, enum am_sender am_sender, int pe)
{
    struct aggregate *aggregate =
        am_context->aggregates[am_sender] == NULL ? NULL : am_context->aggregates[am_sender][pe];
    if (aggregate != NULL && aggregate->bytes > 0)
        flush_aggregate(aggregate);
}

/* Not again in a wait for room of its own. */
void am_aggregate_flush_all(enum am_sender am_sender)
{
    static bool sends[AM_SENDERS];
    if (sends[am_sender])
        return;
    sends[am_sender] = true;
    while (!link_is_empty(&kept[am_sender]))
        flush_aggregate(LINK_OWNER(kept[am_sender].next, struct aggregate, link));
    sends[am_sender] = false;
}

/* ---- Adding ---- */

static struct aggregate *make_aggregate(const char *routine, struct context *context,
                                        enum am_sender am_sender, int pe)
{
    struct am_context *am_context = am_context_require(routine, context);
    if (am_context->aggregates[am_sender] == NULL)
        am_context->aggregates[am_sender] =
            report_require_memory(routine, calloc((size_t)job.n_pes, sizeof(void *)));
    struct aggregate *aggregate = report_require_memory(routine, malloc(sizeof *aggregate));
    *aggregate = (struct aggregate){
        .context = context, .am_context = am_context, .am_sender = am_sender, .pe = pe};
    link_init(&aggregate->link);
    return am_context->aggregates[am_sender][pe] = aggregate;
}

/* Counted before it can arrive, and while what sends it is not yet counted as handled. */
static void begin_aggregate(struct aggregate *aggregate, const char *routine, bool is_safe)
{
    aggregate->routine = routine;
    aggregate->is_safe = is_safe;
    link_append(&kept[aggregate->am_sender], &aggregate->link);
    am_aggregates_kept[aggregate->am_sender]++;
    aggregate->am_context->aggregates_kept[aggregate->am_sender]++;
    am_counts_sent(aggregate->am_sender);
}

static inline void append_message(struct aggregate *aggregate, shmemx_am_t handler,
                                  const void *data, size_t bytes)
{
    char *to = aggregate->data + aggregate->bytes;
    struct aggregate_head head = {(uint32_t)handler, (uint32_t)bytes};
    memcpy(to, &head, sizeof head);
    aggregate->bytes += (uint32_t)aggregate_entry_bytes(bytes);
    aggregate->messages++;
    if (LIKELY(bytes == sizeof(uint64_t))) /* the most frequent, without a call */
        memcpy(to + sizeof head, data, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(to + sizeof head, data, bytes);
}

/* NULL where there is none; in a program of several threads always. */
static inline struct aggregate *find_aggregate(const struct context *context,
                                               enum am_sender am_sender, int pe)
{
    const struct am_context *am_context = am_context_known(context);
    if (UNLIKELY(am_context == NULL || am_context->aggregates[am_sender] == NULL))
        return NULL;
    return am_context->aggregates[am_sender][pe];
}

static inline bool has_space_for(const struct aggregate *aggregate, bool is_safe, size_t bytes)
{
    return aggregate->bytes + aggregate_entry_bytes(bytes) <= AGGREGATE_BYTES &&
           aggregate->is_safe == is_safe;
}

/* The first, or one that begins another bundle. */
static __attribute__((noinline)) bool add_to_new(const char *routine, struct context *context,
                                                 int pe, shmemx_am_t handler, const void *data,
                                                 size_t bytes)
{
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    if (job.has_threads || bytes > AGGREGATE_MESSAGE_BYTES)
        return false;
    struct aggregate *aggregate = find_aggregate(context, am_sender, pe);
    if (aggregate == NULL)
        aggregate = make_aggregate(routine, context, am_sender, pe);
    if (aggregate->bytes > 0)
        flush_aggregate(aggregate);
    begin_aggregate(aggregate, routine, am_handlers[handler - 1].is_safe);
    append_message(aggregate, handler, data, bytes);
    return true;
}

bool am_aggregate_add(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                      const void *data, size_t bytes)
{
    enum am_sender am_sender = waiting_in_handler ? AM_FROM_HANDLER : AM_FROM_PROGRAM;
    struct aggregate *aggregate = find_aggregate(context, am_sender, pe);
    if (UNLIKELY(aggregate == NULL || aggregate->bytes == 0 || bytes > AGGREGATE_MESSAGE_BYTES ||
                 !has_space_for(aggregate, am_handlers[handler - 1].is_safe, bytes)))
        return add_to_new(routine, context, pe, handler, data, bytes);
    append_message(aggregate, handler, data, bytes);
    return true;
}

/* ---- The end of a context ---- */

void am_aggregate_free(struct am_context *am_context)
{
    for (int am_sender = 0; am_sender < AM_SENDERS; am_sender++) {
        ASSERT(am_context->aggregates_kept[am_sender] == 0);
        for (int pe = 0; am_context->aggregates[am_sender] != NULL && pe < job.n_pes; pe++)
            free(am_context->aggregates[am_sender][pe]);
        free(am_context->aggregates[am_sender]);
    }
}
