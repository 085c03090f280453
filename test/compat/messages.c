/*
 * Active messages: data of many lengths to all PEs, replies, completion by quiet, handlers that run
 * while the program makes no calls, handlers without a token, mutexes.
 */
#include <shmemx_compat.h>

#include "compat_test.h"

enum { TAKE = 420, TAKE_REPLY = 421, COUNT = -1, OLD = 7, MESSAGES = 200 };

static long taken, wrong, replied, counted;
static shmemx_am_mutex mutex;

static void add(long *number, long value)
{
    __atomic_fetch_add(number, value, __ATOMIC_ACQ_REL);
}

static long load(const long *number)
{
    return __atomic_load_n(number, __ATOMIC_ACQUIRE);
}

/* The data depend on their length and sender; the handler may overwrite them. */
static void take(void *buf, size_t nbytes, int req_pe, shmemx_am_token_t token)
{
    char expected[256];
    api_fill_pattern(expected, sizeof expected, (unsigned)(nbytes + (size_t)req_pe));
    for (size_t at = 0; at < nbytes; at += sizeof expected) {
        size_t piece = nbytes - at < sizeof expected ? nbytes - at : sizeof expected;
        add(&wrong, memcmp((char *)buf + at, expected, piece) != 0);
    }
    memset(buf, 0x55, nbytes);
    add(&taken, 1);
    if (nbytes % 2 == 1)
        shmemx_am_reply(TAKE_REPLY, buf, nbytes, token);
}

static void take_reply(void *buf, size_t nbytes, int req_pe, shmemx_am_token_t token)
{
    (void)token;
    for (size_t i = 0; i < nbytes; i++)
        add(&wrong, ((char *)buf)[i] != 0x55);
    add(&wrong, req_pe < 0 || req_pe >= shmem_n_pes());
    add(&replied, 1);
}

static void count(void *buf, size_t nbytes, int req_pe, shmemx_am_token_t token)
{
    (void)buf;
    (void)req_pe;
    (void)token;
    shmemx_am_mutex_lock(&mutex);
    counted += 1 + (long)nbytes;
    shmemx_am_mutex_unlock(&mutex);
}

static void old(void *buf, size_t nbytes, int req_pe)
{
    add(&wrong, nbytes != sizeof(int) || *(int *)buf != 6 * req_pe);
    add(&taken, 1);
}

static void send_lengths(const size_t *lengths, size_t n)
{
    static char data[100000];
    int me = shmem_my_pe();
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        for (size_t i = 0; i < n; i++) {
            char piece[256];
            api_fill_pattern(piece, sizeof piece, (unsigned)(lengths[i] + (size_t)me));
            for (size_t at = 0; at < lengths[i]; at += sizeof piece)
                memcpy(data + at, piece,
                       lengths[i] - at < sizeof piece ? lengths[i] - at : sizeof piece);
            shmemx_am_request(pe, TAKE, lengths[i] == 0 ? NULL : data, lengths[i]);
        }
    }
}

static void messages_and_replies_arrive_unchanged(void)
{
    const size_t lengths[] = {0, 1, 2, 7, 8, 9, 256, 503, 504, 505, 511, 512, 513, 4097, 99999};
    long n = shmem_n_pes(), odd = 0;
    for (size_t i = 0; i < LENGTH(lengths); i++)
        odd += (long)(lengths[i] % 2);
    taken = wrong = replied = 0;
    shmemx_am_attach(TAKE, take);
    shmemx_am_attach(TAKE_REPLY, &take_reply);
    for (int round = 1; round <= 3; round++) {
        send_lengths(lengths, LENGTH(lengths));
        shmemx_am_quiet();
        CHECK_EQ(load(&replied), round * odd * n); /* the replies have been handled */
        shmem_barrier_all();
        CHECK_EQ(load(&taken), round * (long)LENGTH(lengths) * n);
        shmem_barrier_all();
    }
    CHECK_EQ(load(&wrong), 0);
    shmemx_am_detach(TAKE);
    shmemx_am_detach(TAKE_REPLY);
    shmem_barrier_all();
}

/* A PE polls until all messages have arrived. */
static void polling_and_mutexes_count_all_messages(void)
{
    long n = shmem_n_pes();
    counted = 0;
    shmemx_am_mutex_init(&mutex);
    CHECK_EQ(shmemx_am_mutex_trylock(&mutex), 0);
    CHECK(shmemx_am_mutex_trylock(&mutex) != 0);
    shmemx_am_mutex_unlock(&mutex);
    shmemx_am_attach(COUNT, count);
    for (int i = 0; i < MESSAGES; i++)
        for (int pe = 0; pe < n; pe++)
            shmemx_am_request(pe, COUNT, "ab", 2);
    for (long seen = 0; seen < 3 * MESSAGES * n;) {
        shmemx_am_poll();
        shmemx_am_mutex_lock(&mutex);
        seen = counted;
        shmemx_am_mutex_unlock(&mutex);
    }
    shmem_barrier_all();
    CHECK_EQ(counted, 3 * MESSAGES * n);
    shmemx_am_quiet();
    shmemx_am_detach(COUNT);
    shmemx_am_mutex_destroy(&mutex);
    shmem_barrier_all();
}

/* A PE that makes no calls must handle messages of other nodes: it only sleeps until it has
 * received one. */
static void sleeping_pes_still_handle_messages(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    bool is_near = shmem_team_n_pes(SHMEM_TEAM_SHARED) > 1;
    taken = wrong = 0;
    shmemx_am_attach(TAKE, take);
    while (me != 0 && load(&taken) == 0) {
        api_sleep_ms(1);
        if (is_near)
            shmemx_am_poll();
    }
    for (int pe = 1; pe < n && me == 0; pe++)
        shmemx_am_request(pe, TAKE, NULL, 0);
    shmemx_am_quiet();
    CHECK_EQ(load(&taken), me != 0);
    shmem_barrier_all();
    shmemx_am_detach(TAKE);
    shmem_barrier_all();
}

/* Handlers without a token argument (the older interface), in the program and in a shared
 * object. */
static void handlers_without_a_token_are_called(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), payload = 6 * me;
    taken = wrong = counted = 0;
    shmemx_am_attach(OLD, &old);
    compat_object_attach(&counted);
    shmemx_am_launch((me + 1) % n, OLD, &payload, sizeof payload);
    shmemx_am_launch((me + 1) % n, OBJECT_HANDLER, "12345", 5);
    shmemx_am_quiet();
    shmem_barrier_all();
    CHECK_EQ(load(&taken), 1);
    CHECK_EQ(load(&counted), 5);
    CHECK_EQ(load(&wrong), 0);
    shmemx_am_detach(OLD);
    compat_object_detach();
    shmem_barrier_all();
}

/* The library's own active messages, through names that both interfaces have. */
static void own_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    shmemx_am_reply(token, arg, bytes);
}

static void own_active_messages_work_beside_compat(void)
{
    shmemx_am_t id;
    shmemx_req_h req;
    long sent = shmem_my_pe() + 40, reply = 0;
    CHECK_EQ(shmemx_am_register(own_handler, 0, &id), 0);
    shmemx_am_call(SHMEM_CTX_DEFAULT, (shmem_my_pe() + 1) % shmem_n_pes(), id, &sent, sizeof sent,
                   &reply, sizeof reply, NULL, &req);
    shmemx_req_wait(&req);
    CHECK_EQ(reply, sent);
    shmem_barrier_all();
}

const struct api_test active_message_tests[] = {
    {"lengths_and_replies", messages_and_replies_arrive_unchanged, 1},
    {"polled", polling_and_mutexes_count_all_messages, 1},
    {"answered_beside", sleeping_pes_still_handle_messages, 1},
    {"without_token", handlers_without_a_token_are_called, 1},
    {"beside_own", own_active_messages_work_beside_compat, 1},
    API_TEST_END,
};
