/*
 * Calls: active messages that have replies.
 */
#include <stdlib.h>

#include "active_test.h"
#include "object.h"

static struct {
    shmemx_am_t answer, silent;
} id;

static long silent_calls; /* symmetric */

/* Replies with as many bytes as the message requests. The contents depend on the caller. */
static void answer_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    size_t wanted;
    CHECK(bytes >= sizeof wanted);
    memcpy(&wanted, arg, sizeof wanted);
    char *data = active_make(wanted, shmemx_am_source(token));
    shmemx_am_reply(token, data, wanted);
    memset(data, 0, wanted);
    free(data);
}

static void silent_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    CHECK_EQ(bytes, 0);
    silent_calls++;
}

static const size_t lengths[] = {0, 1, 8, 32, 33, 56, 57, 5000, 16384, 65536, 65537, 300000};

static void registering_call_handlers_succeeds(void)
{
    CHECK_EQ(shmemx_am_register(answer_handler, 0, &id.answer), 0);
    CHECK_EQ(shmemx_am_register(silent_handler, SHMEMX_AM_SAFE, &id.silent), 0);
}

static void call_bounded(int pe, size_t wanted)
{
    char *reply = active_make(wanted + 1, 99);
    size_t replied = 77;
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    shmemx_am_call(SHMEM_CTX_DEFAULT, pe, id.answer, &wanted, sizeof wanted, reply, wanted,
                   &replied, &req);
    CHECK_EQ(shmemx_req_wait(&req), 0);
    CHECK(req == SHMEMX_REQ_INVALID);
    CHECK_EQ(replied, wanted);
    CHECK_EQ(active_first_wrong(reply, wanted, shmem_my_pe()), wanted);
    free(reply);
}

static void call_any_length(int pe, size_t wanted)
{
    void *reply = &wanted;
    size_t replied = 77;
    shmemx_req_h req;
    shmemx_am_call_any(SHMEM_CTX_DEFAULT, pe, id.answer, &wanted, sizeof wanted, &reply, &replied,
                       &req);
    while (shmemx_req_test(&req) > 0)
        ;
    CHECK_EQ(replied, wanted);
    CHECK((reply == NULL) == (wanted == 0));
    CHECK_EQ(active_first_wrong(reply, wanted, shmem_my_pe()), wanted);
    free(reply);
}

static void replies_of_all_lengths_arrive(void)
{
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        for (size_t i = 0; i < LENGTH(lengths); i++) {
            call_bounded(pe, lengths[i]);
            call_any_length(pe, lengths[i]);
        }
    shmem_barrier_all();
}

/* Many outstanding calls at once. Each request must complete with the reply to its own call. */
static void many_calls_get_their_own_replies(void)
{
    enum { CALLS = 600 };
    static long replies[CALLS];
    shmemx_req_h reqs[CALLS];
    for (long i = 0; i < CALLS; i++) {
        size_t wanted = (size_t)i % 9;
        replies[i] = 0;
        shmemx_am_call(SHMEM_CTX_DEFAULT, (int)(i % shmem_n_pes()), id.answer, &wanted,
                       sizeof wanted, &replies[i], sizeof replies[i], NULL, &reqs[i]);
    }
    CHECK_EQ(shmemx_req_wait_all(reqs, CALLS, NULL), 0);
    for (int i = 0; i < CALLS; i++) {
        size_t wanted = (size_t)i % 9;
        CHECK_EQ(active_first_wrong((char *)&replies[i], wanted, shmem_my_pe()), wanted);
    }
    shmem_barrier_all();
}

/* A call completes when its handler has run, even if the handler sends no reply. */
static void calls_without_reply_complete(void)
{
    int me = shmem_my_pe(), pes = shmem_n_pes();
    silent_calls = 0;
    shmem_barrier_all();
    for (int i = 0; i < 10; i++) {
        size_t replied = 5;
        shmemx_req_h req;
        shmemx_am_call(SHMEM_CTX_DEFAULT, (me + 1) % pes, id.silent, NULL, 0, NULL, 0, &replied,
                       &req);
        CHECK_EQ(shmemx_req_wait(&req), 0);
        CHECK_EQ(replied, 0);
        CHECK_EQ(shmem_long_g(&silent_calls, (me + 1) % pes), i + 1);
    }
    shmem_barrier_all();
    CHECK_EQ(silent_calls, 10);
}

/* ---- Functions as handlers, by address (shmemx_am_locate) ---- */

static long adds_one(int pe, shmemx_am_t add)
{
    long one = 1, reply = -1;
    shmemx_req_h req;
    shmemx_am_call(SHMEM_CTX_DEFAULT, pe, add, &one, sizeof one, &reply, sizeof reply, NULL, &req);
    shmemx_req_wait(&req);
    return reply;
}

/* Each PE computes the handler numbers itself. They must be equal on all PEs. */
static void located_handlers_are_equal_on_all_pes(void)
{
    static shmemx_am_t in_object, in_program; /* symmetric */
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    shmemx_am_t other = 1;
    object_sum = 10;
    CHECK_EQ(shmemx_am_locate(object_handler, 0, &in_object), 0);
    CHECK_EQ(shmemx_am_locate(answer_handler, SHMEMX_AM_SAFE, &in_program), 0);
    CHECK(in_object != in_program && in_object != id.answer);
    shmem_barrier_all();
    CHECK_EQ(shmem_uint64_g(&in_object, right), in_object);
    CHECK_EQ(shmem_uint64_g(&in_program, right), in_program);
    CHECK_EQ(adds_one(right, in_object), 11);
    CHECK_EQ(adds_one(right, in_object), 12);
    shmemx_am_t before = id.answer;
    id.answer = in_program;
    call_bounded(right, 100);
    id.answer = before;
    CHECK(shmemx_am_locate((shmemx_am_handler_t)(uintptr_t)&other, 0, &other) != 0);
    CHECK_EQ(other, SHMEMX_AM_INVALID);
    shmem_barrier_all();
    CHECK_EQ(object_sum, 12);
}

/* shmem_barrier_all also waits for the replies to all calls. */
static void barrier_waits_for_replies(void)
{
    size_t wanted = 3;
    char reply[8];
    shmemx_req_h req;
    shmemx_am_call(SHMEM_CTX_DEFAULT, (shmem_my_pe() + 1) % shmem_n_pes(), id.answer, &wanted,
                   sizeof wanted, reply, sizeof reply, NULL, &req);
    shmem_barrier_all();
    CHECK_EQ(active_first_wrong(reply, wanted, shmem_my_pe()), wanted);
    CHECK_EQ(shmemx_req_test(&req), 0);
}

/* A barrier completes many outstanding calls. Some requests are tested before the barrier, the
 * others after it. */
static void barrier_completes_many_calls(void)
{
    enum { CALLS = 80 };
    static char replies[CALLS][8];
    shmemx_req_h reqs[CALLS];
    for (int i = 0; i < CALLS; i++) {
        size_t wanted = (size_t)(i % 8 + 1);
        memset(replies[i], 0, sizeof replies[i]);
        shmemx_am_call(SHMEM_CTX_DEFAULT, i % shmem_n_pes(), id.answer, &wanted, sizeof wanted,
                       replies[i], sizeof replies[i], NULL, &reqs[i]);
        if (i % 5 == 4)
            shmemx_req_test(&reqs[i - 2]);
    }
    shmem_barrier_all();
    for (int i = 0; i < CALLS; i++) {
        CHECK_EQ(active_first_wrong(replies[i], (size_t)(i % 8 + 1), shmem_my_pe()), i % 8 + 1);
        int tested = shmemx_req_test(&reqs[i]);
        CHECK(tested == 0 || (tested < 0 && i % 5 == 2));
    }
    shmem_barrier_all();
}

const struct api_test call_tests[] = {
    {"call_register", registering_call_handlers_succeeds, 1},
    {"calls_lengths", replies_of_all_lengths_arrive, 1},
    {"calls_many", many_calls_get_their_own_replies, 1},
    {"calls_silent", calls_without_reply_complete, 1},
    {"calls_located", located_handlers_are_equal_on_all_pes, 1},
    {"calls_closed_by_barrier", barrier_waits_for_replies, 1},
    {"calls_closed_by_barrier_many", barrier_completes_many_calls, 1},
    API_TEST_END};
