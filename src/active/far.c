#include "far.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "calls.h"
#include "counts.h"
#include "inbox.h"
#include "replies.h"
#include "transport/channel.h"
#include "transport/inspect.h"
#include "transport/network.h"
#include "transport/progress.h"
#include "transport/serve.h"
#include "transport/join.h"

static struct context own; /* what belongs to no context of the program's */

/* ---- Sending ---- */

static uint64_t weight_of(const struct parcel *parcel)
{
    return PARCEL_WEIGHT + parcel->bytes;
}

static void append_parcel(const char *routine, struct context *context, int pe,
                          const struct parcel *parcel, const struct parcel_data *data,
                          uint64_t account)
{
    struct item_am *item =
        endpoint_append(routine, context, pe, sizeof *item + wire_padded(parcel->bytes), 0);
    *item = (struct item_am){.item = {.kind = ITEM_AM,
                                      .operation = (uint8_t)parcel->kind,
                                      .bytes = parcel->bytes,
                                      .offset = parcel->handler},
                             .account = account,
                             .call = parcel->call};
    parcel_copy(item + 1, data);
}

static void explain_window(const void *what, char *text, size_t room)
{
    snprintf(text, room, "PE %d to handle active messages", *(const int *)what);
}

static bool is_full(const struct account *account)
{
    return account_under_way(account, BY_PROGRAM) >= PARCEL_WINDOW;
}

/* Under net_lock. */
static void wait_for_window(const char *routine, const struct account *account, int pe)
{
    if (LIKELY(!is_full(account)))
        return;
    counters_increment(COUNTER_ACTIVE_WAITS);
    endpoint_flush_all();
    struct waiting waiting = net_wait_begin(routine, explain_window, &pe);
    while (is_full(account))
        net_wait_pause(&waiting);
    waiting_end(&waiting);
}

void far_send(const char *routine, struct context *context, struct active_use *use,
              enum sender sender, int pe, const struct parcel *parcel,
              const struct parcel_data *data)
{
    net_lock();
    struct account *account = use_account(routine, use, pe);
    if (sender == BY_PROGRAM)
        wait_for_window(routine, account, pe);
    uint64_t token = account_send(account, sender, weight_of(parcel));
    append_parcel(routine, context, pe, parcel, data, token);
    if (parcel->call != 0)
        endpoint_flush_deferring_ack(context, pe);
    else
        endpoint_flush_after_pause(context, pe);
    net_unlock();
    if (sender == BY_PROGRAM)
        coalesce_poll_in_burst();
}

void far_reply(const char *routine, int pe, const struct parcel *parcel,
               const struct parcel_data *data)
{
    net_lock();
    append_parcel(routine, &own, pe, parcel, data, 0);
    net_unlock();
}

/* ---- What comes ---- */

/* Returns the fault of a parcel, or NULL. A place for a reply is inside the node. */
static const char *parcel_fault(const struct arrival *arrival)
{
    const struct parcel *parcel = &arrival->parcel;
    bool is_piece = parcel->kind == PARCEL_MESSAGE_PIECE || parcel->kind == PARCEL_REPLY_PIECE;
    if ((unsigned)parcel->kind > PARCEL_REPLY_PIECE)
        return "its active message is of an unknown kind";
    if (is_piece && parcel->bytes < sizeof(struct piece))
        return "its active message is too short";
    if (reply_has_place(parcel->call) || (!parcel_is_reply(parcel) && arrival->account == 0))
        return "its active message does not come from another node";
    return NULL;
}

static void take_far(const struct item *item, int from)
{
    const struct item_am *active = (const void *)item;
    if (item->kind == ITEM_AM_CREDITS) {
        account_settle(from, item->offset, item->bytes);
        return;
    }
    struct arrival arrival = {.parcel = {.handler = item->offset,
                                         .call = active->call,
                                         .bytes = item->bytes,
                                         .kind = (enum parcel_kind)item->operation},
                              .from = from,
                              .data = (const char *)(active + 1),
                              .account = active->account};
    const char *fault = parcel_fault(&arrival);
    if (UNLIKELY(fault != NULL))
        inspect_fail(from, fault);
    if (parcel_is_reply(&arrival.parcel)) {
        call_land(&arrival);
        counts_raise(&counts.landed);
    } else {
        inbox_put(&arrival);
    }
}

/* ---- Telling senders ---- */

/* While more is handled, for each time is a message; as much as a sender's window can do without.
 */
enum { OWED_MOST = PARCEL_WINDOW / 8 };

/* In the order in which they were handled; those of one account that follow each other are one. */
struct debt {
    int pe;
    uint64_t account, weight;
};
static struct debt *debts;
static size_t debt_count, debts_most;
static uint64_t owed; /* their weight */

bool far_owes(void)
{
    return __atomic_load_n(&debt_count, __ATOMIC_RELAXED) != 0;
}

static void make_room(void)
{
    if (debt_count < debts_most)
        return;
    debts_most = debts_most == 0 ? 64 : 2 * debts_most;
    debts = report_require_memory(NULL, realloc(debts, debts_most * sizeof *debts));
}

void far_owe(int pe, uint64_t account, uint64_t weight)
{
    struct debt *last = debt_count == 0 ? NULL : &debts[debt_count - 1];
    owed += weight;
    if (last != NULL && last->pe == pe && last->account == account) {
        last->weight += weight;
        return;
    }
    make_room();
    ASSERT(debts != NULL);
    debts[debt_count] = (struct debt){pe, account, weight};
    __atomic_store_n(&debt_count, debt_count + 1, __ATOMIC_RELAXED);
}

/* Under net_lock. */
static void pay(const struct debt *debt)
{
    struct item *item = endpoint_append(NULL, &own, debt->pe, sizeof *item, 0);
    ASSERT(debt->weight <= UINT32_MAX);
    *item = (struct item){
        .kind = ITEM_AM_CREDITS, .bytes = (uint32_t)debt->weight, .offset = debt->account};
    owed -= debt->weight;
}

/* Under net_lock. */
static void pay_all(bool programs)
{
    size_t left = 0;
    for (size_t i = 0; i < debt_count; i++) {
        if (programs || account_sender(debts[i].account) == BY_HANDLER)
            pay(&debts[i]);
        else
            debts[left++] = debts[i];
    }
    __atomic_store_n(&debt_count, left, __ATOMIC_RELAXED);
}

/* What the handlers have sent goes out too, for nobody may poll soon. */
void far_pay(bool programs, bool is_followed)
{
    net_lock();
    if (!is_followed || owed >= OWED_MOST)
        pay_all(programs);
    endpoint_flush_all();
    net_unlock();
}

/* ---- Start and end ---- */

void far_start(void)
{
    target_set_am_handler(take_far);
}

void far_stop(const char *routine)
{
    ASSERT(debt_count == 0);
    net_lock();
    if (own.net_context != NULL) {
        net_context_quiet(routine, &own);
        net_context_free(own.net_context);
        own.net_context = NULL;
    }
    net_unlock();
    target_set_am_handler(NULL);
    free(debts);
    debts = NULL;
    debts_most = 0;
    owed = 0;
}
