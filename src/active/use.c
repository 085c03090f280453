#include "use.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/assert.h"
#include "base/handle.h"
#include "base/report.h"
#include "memory/node.h"
#include "transport/inspect.h"

enum { ACCOUNT_LISTS = sizeof(((struct active_use *)0)->accounts) / sizeof(struct link) };

static uint64_t backlog;
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;

static struct active_use *make_use(const char *routine)
{
    struct active_use *use = report_require_memory(routine, calloc(1, sizeof *use));
    for (int i = 0; i < SENDERS; i++)
        use->tickets[i] =
            report_require_memory(routine, calloc((size_t)node.n_pes, sizeof *use->tickets[i]));
    for (int i = 0; i < ACCOUNT_LISTS; i++)
        link_init(&use->accounts[i]);
    return use;
}

struct active_use *use_of(const char *routine, struct context *context)
{
    if (LIKELY(use_known(context) != NULL))
        return use_known(context);
    pthread_mutex_lock(&making);
    if (use_known(context) == NULL)
        __atomic_store_n(&context->am_context, make_use(routine), __ATOMIC_RELEASE);
    pthread_mutex_unlock(&making);
    return use_known(context);
}

static void free_accounts(struct link *list)
{
    struct link *next;
    for (struct link *link = list->next; link != list; link = next) {
        struct account *account = LINK_OWNER(link, struct account, link);
        next = link->next;
        handle_destroy(account->handle);
        free(account);
    }
}

void use_free(struct context *context)
{
    struct active_use *use = context->am_context;
    if (use == NULL)
        return;
    ASSERT(use->kept == 0);
    for (int i = 0; i < ACCOUNT_LISTS; i++)
        free_accounts(&use->accounts[i]);
    for (int i = 0; i < SENDERS; i++)
        free(use->tickets[i]);
    free(use);
    context->am_context = NULL;
}

/* ---- Inside the node ---- */

void use_raise_ticket(uint64_t *last, uint64_t ticket)
{
    uint64_t now = __atomic_load_n(last, __ATOMIC_RELAXED);
    while (now < ticket && !__atomic_compare_exchange_n(last, &now, ticket, true, __ATOMIC_SEQ_CST,
                                                        __ATOMIC_RELAXED))
        ;
}

uint64_t use_ticket(const struct active_use *use, int place)
{
    uint64_t program = __atomic_load_n(&use->tickets[BY_PROGRAM][place], __ATOMIC_ACQUIRE);
    uint64_t handlers = __atomic_load_n(&use->tickets[BY_HANDLER][place], __ATOMIC_ACQUIRE);
    return program > handlers ? program : handlers;
}

/* ---- Between nodes ---- */

static struct account *find_use(struct active_use *use, int pe)
{
    struct link *list = &use->accounts[(unsigned)pe % ACCOUNT_LISTS];
    for (struct link *link = list->next; link != list; link = link->next)
        if (LINK_OWNER(link, struct account, link)->pe == pe)
            return LINK_OWNER(link, struct account, link);
    return NULL;
}

struct account *use_account(const char *routine, struct active_use *use, int pe)
{
    struct account *account = find_use(use, pe);
    if (LIKELY(account != NULL))
        return account;
    account = report_require_memory(routine, malloc(sizeof *account));
    *account = (struct account){.pe = pe, .handle = handle_create(HANDLE_ACCOUNT, account)};
    report_require_memory(routine, (void *)account->handle);
    link_init(&account->link);
    link_append(&use->accounts[(unsigned)pe % ACCOUNT_LISTS], &account->link);
    return account;
}

uint64_t account_under_way(const struct account *account, enum sender sender)
{
    return account->sent[sender] - account->done[sender];
}

uint64_t account_send(struct account *account, enum sender sender, uint64_t weight)
{
    account->sent[sender] += weight;
    if (sender == BY_HANDLER)
        __atomic_fetch_add(&backlog, weight, __ATOMIC_SEQ_CST);
    return account->handle << 1 | sender;
}

void account_settle(int from, uint64_t token, uint64_t weight)
{
    enum sender sender = account_sender(token);
    struct account *account = handle_look_up(HANDLE_ACCOUNT, token >> 1);
    if (account == NULL || account->pe != from || account_under_way(account, sender) < weight)
        inspect_fail(from, "it is about active messages that were not sent");
    account->done[sender] += weight;
    if (sender == BY_HANDLER)
        __atomic_fetch_sub(&backlog, weight, __ATOMIC_SEQ_CST);
}

static bool is_settled(const struct account *account)
{
    return account_under_way(account, BY_PROGRAM) == 0 &&
           account_under_way(account, BY_HANDLER) == 0;
}

bool use_is_settled_with(struct active_use *use, int pe)
{
    const struct account *account = find_use(use, pe);
    return account == NULL || is_settled(account);
}

static bool list_is_settled(const struct link *list)
{
    for (const struct link *link = list->next; link != list; link = link->next)
        if (!is_settled(LINK_OWNER(link, struct account, link)))
            return false;
    return true;
}

bool use_is_settled(struct active_use *use)
{
    for (int i = 0; i < ACCOUNT_LISTS; i++)
        if (!list_is_settled(&use->accounts[i]))
            return false;
    return true;
}

uint64_t use_backlog(void)
{
    return __atomic_load_n(&backlog, __ATOMIC_RELAXED);
}
