#include "am_flow.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/handle.h"
#include "base/report.h"
#include "net/packet_validate.h"
#include "shm/node.h"

/* ---- Fragments ---- */

void am_fragment_copy(void *dest, const struct fragment_data *data)
{
    char *to = dest;
    if (data->fragment_head != NULL) {
        memcpy(to, data->fragment_head, sizeof *data->fragment_head);
        to += sizeof *data->fragment_head;
    }
    if (data->bytes > 0)
        memcpy(to, data->data, data->bytes);
}

/* ---- Flow control ---- */

enum { CREDITS_LISTS = sizeof(((struct am_context *)0)->credits_lists) / sizeof(struct link) };

/* Bytes that handlers of this PE have sent to other nodes, on all contexts, and that the target PEs
 * have not handled yet. */
static uint64_t bytes_not_handled;
/* Ensures that only one thread allocates the am_context of a context. */
static pthread_mutex_t make_mutex = PTHREAD_MUTEX_INITIALIZER;

static struct am_context *am_flow_make_am_context(const char *routine)
{
    struct am_context *am_context = report_require_memory(routine, calloc(1, sizeof *am_context));
    for (int i = 0; i < AM_SENDERS; i++)
        am_context->sequences[i] = report_require_memory(
            routine, calloc((size_t)node.n_pes, sizeof *am_context->sequences[i]));
    for (int i = 0; i < CREDITS_LISTS; i++)
        link_init(&am_context->credits_lists[i]);
    return am_context;
}

struct am_context *am_context_require(const char *routine, struct context *context)
{
    if (LIKELY(am_context_known(context) != NULL))
        return am_context_known(context);
    pthread_mutex_lock(&make_mutex);
    if (am_context_known(context) == NULL)
        __atomic_store_n(&context->am_context, am_flow_make_am_context(routine), __ATOMIC_RELEASE);
    pthread_mutex_unlock(&make_mutex);
    return am_context_known(context);
}

static void am_flow_free_credits(struct link *list)
{
    struct link *next;
    for (struct link *link = list->next; link != list; link = next) {
        struct credits *credits = LINK_OWNER(link, struct credits, link);
        next = link->next;
        handle_destroy(credits->handle);
        free(credits);
    }
}

void am_context_free(struct context *context)
{
    struct am_context *am_context = context->am_context;
    if (am_context == NULL)
        return;
    ASSERT(am_context->pending_sends == 0);
    for (int i = 0; i < CREDITS_LISTS; i++)
        am_flow_free_credits(&am_context->credits_lists[i]);
    for (int i = 0; i < AM_SENDERS; i++)
        free(am_context->sequences[i]);
    free(am_context);
    context->am_context = NULL;
}

/* ---- Sequence numbers of fragments within a node ---- */

void am_context_raise_sequence(uint64_t *last, uint64_t sequence)
{
    uint64_t now = __atomic_load_n(last, __ATOMIC_RELAXED);
    while (now < sequence && !__atomic_compare_exchange_n(last, &now, sequence, true,
                                                          __ATOMIC_SEQ_CST, __ATOMIC_RELAXED))
        ;
}

uint64_t am_context_sequence(const struct am_context *am_context, int rank)
{
    uint64_t program =
        __atomic_load_n(&am_context->sequences[AM_FROM_PROGRAM][rank], __ATOMIC_ACQUIRE);
    uint64_t handlers =
        __atomic_load_n(&am_context->sequences[AM_FROM_HANDLER][rank], __ATOMIC_ACQUIRE);
    return program > handlers ? program : handlers;
}

/* ---- Flow control between nodes: a PE needs a credit for each fragment that it sends ---- */

/* Returns the credits of the context for PE `pe`, or NULL if the context has never sent to that
 * PE. */
static struct credits *am_flow_find_credits(struct am_context *am_context, int pe)
{
    struct link *list = &am_context->credits_lists[(unsigned)pe % CREDITS_LISTS];
    for (struct link *link = list->next; link != list; link = link->next)
        if (LINK_OWNER(link, struct credits, link)->pe == pe)
            return LINK_OWNER(link, struct credits, link);
    return NULL;
}

struct credits *am_credits_of(const char *routine, struct am_context *am_context, int pe)
{
    struct credits *credits = am_flow_find_credits(am_context, pe);
    if (LIKELY(credits != NULL))
        return credits;
    credits = report_require_memory(routine, malloc(sizeof *credits));
    *credits = (struct credits){.pe = pe, .handle = handle_create(HANDLE_ACCOUNT, credits)};
    report_require_memory(routine, (void *)credits->handle);
    link_init(&credits->link);
    link_append(&am_context->credits_lists[(unsigned)pe % CREDITS_LISTS], &credits->link);
    return credits;
}

uint64_t am_credits_in_use(const struct credits *credits, enum am_sender am_sender)
{
    return credits->taken[am_sender] - credits->returned[am_sender];
}

uint64_t am_credits_take(struct credits *credits, enum am_sender am_sender, uint64_t bytes_charged)
{
    credits->taken[am_sender] += bytes_charged;
    if (am_sender == AM_FROM_HANDLER)
        __atomic_fetch_add(&bytes_not_handled, bytes_charged, __ATOMIC_SEQ_CST);
    return credits->handle << 1 | am_sender;
}

void am_credits_return(int from, uint64_t token, uint64_t bytes_charged)
{
    enum am_sender am_sender = am_credits_sender(token);
    struct credits *credits = handle_look_up(HANDLE_ACCOUNT, token >> 1);
    if (credits == NULL || credits->pe != from ||
        am_credits_in_use(credits, am_sender) < bytes_charged)
        packet_validate_fail(from, "it returns credits for active messages that were not sent");
    credits->returned[am_sender] += bytes_charged;
    if (am_sender == AM_FROM_HANDLER)
        __atomic_fetch_sub(&bytes_not_handled, bytes_charged, __ATOMIC_SEQ_CST);
}

/* Returns true if the target PE has handled all fragments and returned all credits. */
static bool am_flow_is_returned(const struct credits *credits)
{
    return am_credits_in_use(credits, AM_FROM_PROGRAM) == 0 &&
           am_credits_in_use(credits, AM_FROM_HANDLER) == 0;
}

bool am_context_is_quiet_pe(struct am_context *am_context, int pe)
{
    const struct credits *credits = am_flow_find_credits(am_context, pe);
    return credits == NULL || am_flow_is_returned(credits);
}

static bool am_flow_list_is_returned(const struct link *list)
{
    for (const struct link *link = list->next; link != list; link = link->next)
        if (!am_flow_is_returned(LINK_OWNER(link, struct credits, link)))
            return false;
    return true;
}

bool am_context_is_quiet(struct am_context *am_context)
{
    for (int i = 0; i < CREDITS_LISTS; i++)
        if (!am_flow_list_is_returned(&am_context->credits_lists[i]))
            return false;
    return true;
}

uint64_t am_credits_backlog(void)
{
    return __atomic_load_n(&bytes_not_handled, __ATOMIC_RELAXED);
}

/* ---- Termination detection ---- */

struct am_counts am_counts;

struct am_counts_pair am_counts_read(void)
{
    struct am_counts_pair now = {.handled = __atomic_load_n(&am_counts.handled, __ATOMIC_ACQUIRE)};
    now.handled += __atomic_load_n(&am_counts.replies_received, __ATOMIC_ACQUIRE);
    for (int i = 0; i < AM_SENDERS; i++)
        now.sent += __atomic_load_n(&am_counts.sent[i], __ATOMIC_ACQUIRE);
    return now;
}

void am_counts_reset(void)
{
    am_counts = (struct am_counts){0};
}
