/*
 * Active messages: which data arrive, on which PE, in which order, and when they are complete.
 */
#include <pthread.h>
#include <stdlib.h>

#include "active_test.h"

static struct {
    shmemx_am_t check, count, order, tree, forward, relay, told, send_back, come_back;
} id;

static long arrived[API_MAX_PES]; /* messages handled here, by sender; symmetric */
static long total;                /* symmetric */

static void clear(void)
{
    memset(arrived, 0, sizeof arrived);
    total = 0;
    shmem_barrier_all();
}

static void count_one(shmemx_am_token_t token)
{
    arrived[shmemx_am_source(token)]++;
    total++;
}

/* ---- Lengths ---- */

static const size_t lengths[] = {0,    1,    7,     8,     31,    32,    33,    64,     1000,  4095,
                                 4096, 4097, 16300, 16384, 65535, 65536, 65537, 131072, 200001};

static void check_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    CHECK_EQ((uintptr_t)arg % 8, 0);
    CHECK_EQ(active_first_wrong(arg, bytes, shmemx_am_source(token)), bytes);
    count_one(token);
}

static void send_lengths(shmem_ctx_t ctx, int pe)
{
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        char *data = active_make(lengths[i], shmem_my_pe());
        shmemx_am_send(ctx, pe, id.check, data, lengths[i]);
        memset(data, 0, lengths[i]);
        free(data);
    }
}

static void messages_of_all_lengths_arrive(void)
{
    clear();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        send_lengths(SHMEM_CTX_DEFAULT, pe);
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(arrived[pe], LENGTH(lengths));
}

/* ---- Order ---- */

enum { CONTEXTS = 2, NUMBERS = 1500 };

struct number {
    long context, value;
    char more[200];
};

static long next[API_MAX_PES][CONTEXTS];

static void order_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct number *number = arg;
    long *expected = &next[shmemx_am_source(token)][number->context];
    CHECK_EQ(number->value, *expected);
    *expected = number->value + 1;
    CHECK(bytes >= 16);
}

/* The lengths alternate so that messages use every protocol. */
static size_t length_of(long i)
{
    return i % 7 == 0 ? sizeof(struct number) : i % 3 == 0 ? 40 : 16;
}

static void messages_of_a_context_arrive_in_order(void)
{
    shmem_ctx_t contexts[CONTEXTS] = {SHMEM_CTX_DEFAULT};
    CHECK_EQ(shmem_ctx_create(0, &contexts[1]), 0);
    memset(next, 0, sizeof next);
    clear();
    for (long i = 0; i < NUMBERS; i++)
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            for (int c = 0; c < CONTEXTS; c++) {
                struct number number = {.context = c, .value = i};
                shmemx_am_send(contexts[c], pe, id.order, &number, length_of(i));
            }
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        for (int c = 0; c < CONTEXTS; c++)
            CHECK_EQ(next[pe][c], NUMBERS);
    shmem_ctx_destroy(contexts[1]);
}

/* Data of a put before a fence must be visible when the handler runs. */
static long put_before;

static void relay_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    long expected;
    CHECK_EQ(bytes, sizeof expected);
    memcpy(&expected, arg, sizeof expected);
    CHECK_EQ(__atomic_load_n(&put_before, __ATOMIC_SEQ_CST), expected);
    count_one(token);
}

static void put_before_a_fence_is_visible_to_handler(void)
{
    int right = (shmem_my_pe() + 1) % shmem_n_pes();
    put_before = 0;
    clear();
    for (long i = 1; i <= 50; i++) {
        shmem_long_p(&put_before, i, right);
        shmem_fence();
        shmemx_am_send(SHMEM_CTX_DEFAULT, right, id.relay, &i, sizeof i);
        shmem_quiet();
    }
    shmem_barrier_all();
    CHECK_EQ(total, 50);
}

/* ---- Quiet ---- */

static void count_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)arg;
    (void)bytes;
    count_one(token);
}

static void send_some(shmem_ctx_t ctx, int pe, long n)
{
    for (long i = 0; i < n; i++)
        shmemx_am_send(ctx, pe, id.count, &i, i % 5 == 0 ? 0 : sizeof i);
}

static void quiet_completes_messages(void)
{
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    clear();
    for (long round = 1; round <= 20; round++) {
        send_some(SHMEM_CTX_DEFAULT, right, 30);
        shmem_quiet();
        CHECK_EQ(shmem_long_g(&arrived[me], right), 30 * round);
    }
    shmem_barrier_all();
}

static void context_quiet_completes_its_messages(void)
{
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    clear();
    send_some(ctx, right, 100);
    shmem_ctx_quiet(ctx);
    CHECK_EQ(shmem_long_g(&arrived[me], right), 100);
    send_some(ctx, right, 11);
    shmem_ctx_pe_quiet(ctx, &right, 1);
    CHECK_EQ(shmem_long_g(&arrived[me], right), 111);
    send_some(ctx, right, 9);
    shmem_ctx_destroy(ctx);
    CHECK_EQ(shmem_long_g(&arrived[me], right), 120);
    shmem_barrier_all();
}

/* Sends to PEs by their numbers in a team. */
static void contexts_send_by_team_pe_numbers(void)
{
    int me = shmem_my_pe(), pes = shmem_n_pes();
    shmem_team_t team;
    shmem_ctx_t ctx;
    clear();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, pes - 1, -1, pes, NULL, 0, &team);
    CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    for (int pe = 0; pe < pes; pe++)
        send_some(ctx, pe, pe + 1);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    for (int pe = 0; pe < pes; pe++)
        CHECK_EQ(arrived[pe], pes - me);
    shmem_ctx_destroy(ctx);
    shmem_team_destroy(team);
}

/* ---- Puts with notification ---- */

enum { TOLD_MOST = 300000 };
static char told_of[TOLD_MOST]; /* symmetric */

static void told_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    size_t put;
    CHECK_EQ(bytes, sizeof put);
    memcpy(&put, arg, sizeof put);
    CHECK_EQ(active_first_wrong(told_of, put, shmemx_am_source(token)), put);
    memset(told_of, 0, put);
    count_one(token);
}

static void put_arrives_before_its_notification(void)
{
    static const size_t puts[] = {0, 1, 8, 5000, 20000, TOLD_MOST};
    int right = (shmem_my_pe() + 1) % shmem_n_pes();
    clear();
    for (size_t i = 0; i < LENGTH(puts); i++) {
        char *data = active_make(puts[i], shmem_my_pe());
        shmemx_ctx_putmem_am(SHMEM_CTX_DEFAULT, told_of, data, puts[i], right, id.told, &puts[i],
                             sizeof puts[i]);
        memset(data, 0, puts[i]);
        free(data);
        shmem_quiet();
    }
    shmem_barrier_all();
    CHECK_EQ(total, LENGTH(puts));
}

/* ---- Floods ---- */

static void flood_to_one_pe_arrives_completely(void)
{
    enum { MESSAGES = 20000 };
    clear();
    send_some(SHMEM_CTX_DEFAULT, 0, MESSAGES);
    shmem_barrier_all();
    CHECK_EQ(total, shmem_my_pe() == 0 ? (long)MESSAGES * shmem_n_pes() : 0);
}

static void flood_to_all_pes_arrives_completely(void)
{
    enum { MESSAGES = 4000 };
    clear();
    for (int i = 0; i < MESSAGES; i++)
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            shmemx_am_send(SHMEM_CTX_DEFAULT, pe, id.count, &i, sizeof i);
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(arrived[pe], MESSAGES);
}

static void flood_of_long_messages_arrives_intact(void)
{
    enum { MESSAGES = 60, BYTES = 60000 };
    char *data = active_make(BYTES, shmem_my_pe());
    clear();
    for (int i = 0; i < MESSAGES; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, shmem_n_pes() - 1, id.check, data, BYTES - i);
    shmem_barrier_all();
    bool is_last = shmem_my_pe() == shmem_n_pes() - 1;
    CHECK_EQ(total, is_last ? (long)MESSAGES * shmem_n_pes() : 0);
    free(data);
}

/* ---- Handlers that send ---- */

struct node {
    int number, depth;
};

static int pe_of(unsigned number)
{
    return (int)(number * 2654435761u >> 8) % shmem_n_pes();
}

static void tree_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct node *node = arg;
    CHECK_EQ(bytes, sizeof *node);
    count_one(token);
    for (int i = 1; i <= 2 && node->depth > 0; i++) {
        struct node child = {2 * node->number + i, node->depth - 1};
        shmemx_am_send(SHMEM_CTX_DEFAULT, pe_of((unsigned)child.number), id.tree, &child,
                       sizeof child);
    }
}

/* Returns the sum of `total` over all PEs. */
static long sum_total(void)
{
    long sum = 0;
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        sum += shmem_long_g(&total, pe);
    return sum;
}

static void tree_of_messages_is_complete_after_barrier(void)
{
    enum { DEPTH = 11 };
    clear();
    struct node root = {0, DEPTH};
    shmemx_am_send(SHMEM_CTX_DEFAULT, shmem_n_pes() - 1, id.tree, &root, sizeof root);
    shmem_barrier_all();
    CHECK_EQ(sum_total(), (long)shmem_n_pes() * ((2L << DEPTH) - 1));
    shmem_barrier_all();
}

/* A message that handlers forward from PE to PE. Its length changes with each hop. */
struct wanderer {
    int hops, number;
    char more[5000];
};

static void forward_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    struct wanderer wanderer = {.hops = 0};
    memcpy(&wanderer, arg, bytes < sizeof wanderer ? bytes : sizeof wanderer);
    count_one(token);
    if (wanderer.hops == 0)
        return;
    wanderer.hops--;
    wanderer.number = wanderer.number * 31 + 7;
    size_t length = wanderer.number % 16 == 0 ? sizeof wanderer : 2 * sizeof(int);
    shmemx_am_send(SHMEM_CTX_DEFAULT, pe_of((unsigned)wanderer.number), id.forward, &wanderer,
                   length);
}

static void forwarded_messages_complete_all_hops(void)
{
    enum { HOPS = 100, WANDERERS = 60 };
    clear();
    for (int i = 0; i < WANDERERS; i++) {
        struct wanderer wanderer = {.hops = HOPS - 1, .number = i + 1000 * shmem_my_pe()};
        shmemx_am_send(SHMEM_CTX_DEFAULT, pe_of((unsigned)i), id.forward, &wanderer,
                       2 * sizeof(int));
    }
    shmem_barrier_all();
    CHECK_EQ(sum_total(), (long)HOPS * WANDERERS * shmem_n_pes());
    shmem_barrier_all();
}

/* Each handler forwards its message. The messages exceed the capacity of the queues. */
static void flood_of_forwarded_messages_is_handled(void)
{
    enum { MESSAGES = 15000 };
    clear();
    for (int i = 0; i < MESSAGES; i++) {
        struct wanderer wanderer = {.hops = 2, .number = i};
        shmemx_am_send(SHMEM_CTX_DEFAULT, 0, id.forward, &wanderer, 2 * sizeof(int));
    }
    shmem_quiet();
    shmem_barrier_all();
    CHECK_EQ(sum_total(), 3L * MESSAGES * shmem_n_pes());
    shmem_barrier_all();
}

/* Messages that a handler sends must stay in order even while the queues are full. */
static void send_back_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    int source = shmemx_am_source(token);
    for (int i = 0; i < 3; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, source, id.come_back, arg, bytes);
}

static void come_back_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    long value;
    CHECK_EQ(bytes, sizeof value);
    memcpy(&value, arg, sizeof value);
    CHECK_EQ(value, arrived[shmemx_am_source(token)] / 3);
    count_one(token);
}

static void messages_of_a_handler_arrive_in_order(void)
{
    enum { MESSAGES = 6000 };
    clear();
    for (long i = 0; i < MESSAGES; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, (shmem_my_pe() + 1) % shmem_n_pes(), id.send_back, &i,
                       sizeof i);
    shmem_barrier_all();
    CHECK_EQ(total, 3 * MESSAGES);
}

/* ---- Threads ---- */

enum { THREADS = 3, SENT_BY_EACH = 700 };

static void *send_as_thread(void *unused)
{
    shmem_ctx_t ctx;
    CHECK_EQ(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    for (int i = 0; i < SENT_BY_EACH; i++)
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            shmemx_am_send(i % 2 == 0 ? ctx : SHMEM_CTX_DEFAULT, pe, id.count, &i, sizeof i);
    shmem_ctx_quiet(ctx);
    shmem_ctx_destroy(ctx);
    return unused;
}

static void messages_of_all_threads_arrive(void)
{
    pthread_t threads[THREADS];
    clear();
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, send_as_thread, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(arrived[pe], THREADS * SENT_BY_EACH);
}

/* ---- Registration (must be the first test) ---- */

static void registering_handlers_succeeds(void)
{
    long flags = getenv("ACTIVE_BUNDLED") != NULL ? SHMEMX_AM_BUNDLED : 0;
    shmemx_am_t first = 0;
    CHECK_EQ(shmemx_am_register(check_handler, flags, &first), 0);
    id.check = first;
    CHECK_EQ(shmemx_am_register(count_handler, flags, &id.count), 0);
    CHECK_EQ(shmemx_am_register(order_handler, flags, &id.order), 0);
    CHECK_EQ(shmemx_am_register(tree_handler, flags, &id.tree), 0);
    CHECK_EQ(shmemx_am_register(forward_handler, flags, &id.forward), 0);
    CHECK_EQ(shmemx_am_register(relay_handler, flags, &id.relay), 0);
    CHECK_EQ(shmemx_am_register(told_handler, flags, &id.told), 0);
    CHECK_EQ(shmemx_am_register(send_back_handler, flags, &id.send_back), 0);
    CHECK_EQ(shmemx_am_register(come_back_handler, flags, &id.come_back), 0);
    CHECK(id.check != SHMEMX_AM_INVALID && id.count != id.check);
}

const struct api_test message_tests[] = {
    {"active_register", registering_handlers_succeeds, 1},
    {"active_lengths", messages_of_all_lengths_arrive, 1},
    {"active_order", messages_of_a_context_arrive_in_order, 1},
    {"active_after_put", put_before_a_fence_is_visible_to_handler, 1},
    {"active_quiet", quiet_completes_messages, 1},
    {"active_quiet_of_context", context_quiet_completes_its_messages, 1},
    {"active_team", contexts_send_by_team_pe_numbers, 1},
    {"active_put", put_arrives_before_its_notification, 1},
    {"active_flood", flood_to_one_pe_arrives_completely, 1},
    {"active_flood_of_all", flood_to_all_pes_arrives_completely, 1},
    {"active_flood_of_much", flood_of_long_messages_arrives_intact, 1},
    {"active_tree", tree_of_messages_is_complete_after_barrier, 1},
    {"active_forward", forwarded_messages_complete_all_hops, 1},
    {"active_forward_flood", flood_of_forwarded_messages_is_handled, 1},
    {"active_sent_back", messages_of_a_handler_arrive_in_order, 1},
    {"threads_active", messages_of_all_threads_arrive, 1},
    API_TEST_END};
