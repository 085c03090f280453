/*
 * Aggregation of active messages: with SHMEMX_AM_BUNDLED handlers, the sender may keep messages in
 * a buffer and send several of them as one bundle. With SHMEM_THREAD_MULTIPLE, no message is kept.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "active_test.h"

static struct {
    shmemx_am_t count, check, safe, unsafe, sequence, plain, call, ask, answer, told;
} id;

static long handled[API_MAX_PES]; /* messages handled on this PE, by sender; symmetric */
static int me, right;

static void clear(void)
{
    me = shmem_my_pe();
    right = (me + 1) % shmem_n_pes();
    memset(handled, 0, sizeof handled);
    shmem_barrier_all();
}

static void count_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)arg;
    (void)bytes;
    handled[shmemx_am_source(token)]++;
}

/* Checks one message. Safe handlers may run in the progress thread, but only one handler runs at
 * a time. */
static void check_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    CHECK_EQ((uintptr_t)arg % 8, 0);
    CHECK_EQ(active_first_wrong(arg, bytes, shmemx_am_source(token)), bytes);
    handled[shmemx_am_source(token)]++;
}

static bool are_kept(void)
{
    int level;
    shmem_query_thread(&level);
    return level != SHMEM_THREAD_MULTIPLE;
}

static long counted(const char *counter)
{
    const char *name, *meaning;
    uint64_t value = 0;
    int number = 0;
    while (shmemx_counters_get_info(number, &name, &meaning) == 0 && strcmp(name, counter) != 0)
        number++;
    CHECK_EQ(shmemx_counters_get_value(number, &value), 0);
    return (long)value;
}

static void send_longs(shmem_ctx_t ctx, int pe, long n)
{
    for (long i = 0; i < n; i++)
        shmemx_am_send(ctx, pe, id.count, &i, sizeof i);
}

/* ---- When buffers are sent ---- */

static void bundles_wait_for_progress_or_quiet(void)
{
    enum { MESSAGES = 100 };
    clear();
    long bundles = counted("bundles"), messages = counted("bundled");
    send_longs(SHMEM_CTX_DEFAULT, right, MESSAGES);
    CHECK_EQ(counted("bundles") - bundles, 0);
    shmemx_progress();
    CHECK_EQ(counted("bundles") - bundles, are_kept() ? 1 : 0);
    CHECK_EQ(counted("bundled") - messages, are_kept() ? MESSAGES : 0);
    send_longs(SHMEM_CTX_DEFAULT, right, MESSAGES);
    shmem_quiet();
    CHECK_EQ(shmem_long_g(&handled[me], right), 2 * MESSAGES);
    shmem_barrier_all();
}

/* A message with 8 bytes of data takes 16 bytes, so 256 messages fill a buffer. */
static void bundles_are_sent_when_full(void)
{
    clear();
    long bundles = counted("bundles");
    send_longs(SHMEM_CTX_DEFAULT, right, 256);
    CHECK_EQ(counted("bundles") - bundles, 0);
    send_longs(SHMEM_CTX_DEFAULT, right, 257);
    CHECK_EQ(counted("bundles") - bundles, are_kept() ? 2 : 0);
    shmem_barrier_all();
    CHECK_EQ(counted("bundles") - bundles, are_kept() ? 3 : 0);
    CHECK_EQ(handled[(me + shmem_n_pes() - 1) % shmem_n_pes()], 513);
}

/* A message without data takes 8 bytes, so 512 messages fill a buffer. */
static void bundle_takes_512_empty_messages(void)
{
    clear();
    long bundles = counted("bundles");
    for (int i = 0; i < 512; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, right, id.count, NULL, 0);
    CHECK_EQ(counted("bundles") - bundles, 0);
    shmemx_am_send(SHMEM_CTX_DEFAULT, right, id.count, NULL, 0);
    CHECK_EQ(counted("bundles") - bundles, are_kept() ? 1 : 0);
    shmem_barrier_all();
    CHECK_EQ(handled[(me + shmem_n_pes() - 1) % shmem_n_pes()], 513);
}

static void context_quiet_and_destroy_send_bundles(void)
{
    shmem_ctx_t ctx;
    clear();
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    send_longs(ctx, right, 7);
    shmem_ctx_quiet(ctx);
    CHECK_EQ(shmem_long_g(&handled[me], right), 7);
    send_longs(ctx, right, 5);
    shmem_ctx_pe_quiet(ctx, &right, 1);
    CHECK_EQ(shmem_long_g(&handled[me], right), 12);
    send_longs(ctx, right, 3);
    shmem_ctx_destroy(ctx);
    CHECK_EQ(shmem_long_g(&handled[me], right), 15);
    shmem_barrier_all();
}

/* Destroying a context must complete its messages, including those that only the destruction has
 * sent from the buffers. */
static void destroying_contexts_completes_messages(void)
{
    enum { ROUNDS = 200 };
    clear();
    for (int round = 0; round < ROUNDS; round++) {
        shmem_ctx_t ctx;
        CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            send_longs(ctx, pe, 2);
        shmem_ctx_destroy(ctx);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK_EQ(handled[pe], 2 * ROUNDS);
    shmem_barrier_all();
}

static long turn; /* incremented by told_handler; symmetric */

static void told_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    CHECK_EQ(bytes, 0);
    shmem_long_atomic_inc(&turn, shmem_my_pe());
}

/* A PE that waits must first send the messages that it keeps. Otherwise all PEs would wait
 * forever. */
static void bundles_are_sent_before_waits(void)
{
    turn = 0;
    clear();
    for (long i = 1; i <= 20; i++) {
        shmemx_am_send(SHMEM_CTX_DEFAULT, right, id.told, NULL, 0);
        shmem_long_wait_until(&turn, SHMEM_CMP_GE, i);
    }
    shmem_barrier_all();
    CHECK_EQ(turn, 20);
}

static pthread_t program;

static void unsafe_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)arg;
    (void)bytes;
    CHECK(pthread_equal(pthread_self(), program));
    handled[shmemx_am_source(token)]++;
}

/* Waits until this PE's progress thread has run a handler for PE `pe` of another node, without
 * calling the library. The progress thread runs the first message, whose handler is safe. It
 * must not run the second, which is unsafe and blocks those after it. */
static void await_helper(int pe)
{
    const char *progress = getenv("ISTHMUS_PROGRESS");
    bool is_far = shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, SHMEM_TEAM_SHARED) < 0;
    bool has_helper = progress == NULL || strcmp(progress, "poll") != 0;
    while (is_far && has_helper && __atomic_load_n(&handled[pe], __ATOMIC_ACQUIRE) == 0)
        api_sleep_ms(1);
}

/* Only safe handlers may run in the progress thread; the program's thread runs unsafe ones. */
static void unsafe_handlers_run_in_program_thread(void)
{
    int left = (shmem_my_pe() + shmem_n_pes() - 1) % shmem_n_pes();
    enum { PAIRS = 20 };
    program = pthread_self();
    clear();
    for (int i = 0; i < PAIRS; i++) {
        shmemx_am_send(SHMEM_CTX_DEFAULT, right, id.safe, NULL, 0);
        shmemx_am_send(SHMEM_CTX_DEFAULT, right, id.unsafe, NULL, 0);
    }
    shmemx_progress();
    await_helper(left);
    shmem_barrier_all();
    CHECK_EQ(handled[left], 2 * PAIRS);
}

/* ---- Lengths and order ---- */

static void bundled_messages_of_all_lengths_arrive(void)
{
    static const size_t lengths[] = {0, 1, 7, 8, 9, 31, 100, 504, 511, 512, 513, 520, 4096, 70000};
    clear();
    for (int round = 0; round < 20; round++)
        for (size_t i = 0; i < LENGTH(lengths); i++) {
            char *data = active_make(lengths[i], me);
            shmemx_am_send(SHMEM_CTX_DEFAULT, right, (round + i) % 3 == 0 ? id.safe : id.check,
                           lengths[i] == 0 ? NULL : data, lengths[i]);
            memset(data, 0, lengths[i]);
            free(data);
        }
    shmem_barrier_all();
    CHECK_EQ(handled[(me + shmem_n_pes() - 1) % shmem_n_pes()], 20 * LENGTH(lengths));
}

enum { NUMBERS = 3000, CONTEXTS = 2 };
struct number {
    int context, value;
    char more[600];
};
static int next[API_MAX_PES][CONTEXTS];

static void sequence_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    int head[2];
    CHECK(bytes >= sizeof head);
    memcpy(head, arg, sizeof head);
    int *expected = &next[shmemx_am_source(token)][head[0]];
    CHECK_EQ(head[1], *expected);
    *expected = head[1] + 1;
}

/* Sends a number as one of four kinds: a message that is kept, one that is too long to keep, one
 * to a handler without SHMEMX_AM_BUNDLED, or a call. */
static void send_number(shmem_ctx_t ctx, int pe, const struct number *number)
{
    shmemx_req_h req;
    switch (number->value % 41) {
    case 5:
        shmemx_am_send(ctx, pe, id.sequence, number, sizeof *number);
        break;
    case 19:
        shmemx_am_send(ctx, pe, id.plain, number, 8);
        break;
    case 37:
        shmemx_am_call(ctx, pe, id.call, number, 8, NULL, 0, NULL, &req);
        shmemx_req_wait(&req);
        break;
    default:
        shmemx_am_send(ctx, pe, id.sequence, number, number->value % 3 == 0 ? 48 : 8);
    }
}

static void bundles_keep_order(void)
{
    shmem_ctx_t contexts[CONTEXTS] = {SHMEM_CTX_DEFAULT};
    CHECK_EQ(shmem_ctx_create(0, &contexts[1]), 0);
    memset(next, 0, sizeof next);
    clear();
    for (int i = 0; i < NUMBERS; i++)
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            for (int c = 0; c < CONTEXTS; c++)
                send_number(contexts[c], pe, &(struct number){.context = c, .value = i});
    shmem_barrier_all();
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        for (int c = 0; c < CONTEXTS; c++)
            CHECK_EQ(next[pe][c], NUMBERS);
    shmem_ctx_destroy(contexts[1]);
}

/* ---- Handlers that send ---- */

static long *table, *gathered;
enum { WORDS = 5000 };

struct question {
    int index, place;
};
struct reply {
    long value;
    int place;
};

static void ask_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct question *question = arg;
    CHECK_EQ(bytes, sizeof *question);
    struct reply reply = {table[question->index], question->place};
    shmemx_am_send(SHMEM_CTX_DEFAULT, shmemx_am_source(token), id.answer, &reply, sizeof reply);
}

static void answer_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct reply *reply = arg;
    CHECK_EQ(bytes, sizeof *reply);
    gathered[reply->place] = reply->value;
    handled[shmemx_am_source(token)]++;
}

static long value_of(int pe, int index)
{
    return pe * 1000003L + index * 7L + 1;
}

static void handlers_send_back_requested_values(void)
{
    table = calloc(WORDS, sizeof *table);
    gathered = calloc(WORDS, sizeof *gathered);
    clear();
    for (int i = 0; i < WORDS; i++)
        table[i] = value_of(me, i);
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, i % shmem_n_pes(), id.ask,
                       &(struct question){WORDS - 1 - i, i}, sizeof(struct question));
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++)
        if (!CHECK_EQ(gathered[i], value_of(i % shmem_n_pes(), WORDS - 1 - i)))
            break;
    shmem_barrier_all();
    free(table);
    free(gathered);
}

/* ---- Registration (must be the first test) ---- */

static void registering_bundled_handlers_succeeds(void)
{
    const long safe = SHMEMX_AM_BUNDLED | SHMEMX_AM_SAFE;
    CHECK_EQ(shmemx_am_register(count_handler, SHMEMX_AM_BUNDLED, &id.count), 0);
    CHECK_EQ(shmemx_am_register(check_handler, SHMEMX_AM_BUNDLED, &id.check), 0);
    CHECK_EQ(shmemx_am_register(check_handler, safe, &id.safe), 0);
    CHECK_EQ(shmemx_am_register(unsafe_handler, SHMEMX_AM_BUNDLED, &id.unsafe), 0);
    CHECK_EQ(shmemx_am_register(sequence_handler, SHMEMX_AM_BUNDLED, &id.sequence), 0);
    CHECK_EQ(shmemx_am_register(sequence_handler, 0, &id.plain), 0);
    CHECK_EQ(shmemx_am_register(sequence_handler, SHMEMX_AM_BUNDLED, &id.call), 0);
    CHECK_EQ(shmemx_am_register(ask_handler, SHMEMX_AM_BUNDLED, &id.ask), 0);
    CHECK_EQ(shmemx_am_register(answer_handler, SHMEMX_AM_BUNDLED, &id.answer), 0);
    CHECK_EQ(shmemx_am_register(told_handler, safe, &id.told), 0);
}

const struct api_test bundle_tests[] = {
    {"bundles_register", registering_bundled_handlers_succeeds, 1},
    {"bundles_wait_to_be_asked_for", bundles_wait_for_progress_or_quiet, 1},
    {"bundles_go_when_full", bundles_are_sent_when_full, 1},
    {"bundles_of_nothing", bundle_takes_512_empty_messages, 1},
    {"bundles_of_contexts", context_quiet_and_destroy_send_bundles, 1},
    {"bundles_of_contexts_that_go", destroying_contexts_completes_messages, 1},
    {"bundles_go_before_waits", bundles_are_sent_before_waits, 1},
    {"bundles_of_safe_ones_apart", unsafe_handlers_run_in_program_thread, 1},
    {"bundles_lengths", bundled_messages_of_all_lengths_arrive, 1},
    {"bundles_keep_order", bundles_keep_order, 1},
    {"bundles_gather", handlers_send_back_requested_values, 1},
    API_TEST_END};
