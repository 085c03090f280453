/*
 * Messages: order, receives from any sender, messages to the own PE, lengths, canceled receives.
 */
#include "backend_test.h"

#include <stdlib.h>
#include <string.h>

enum { ORDERED = 100, ORDERED_TAGS = 3 };

static void wait_all(struct backend_request *requests, size_t n)
{
    for (size_t i = 0; i < n; i++)
        test_wait(&requests[i], NULL);
}

/* Contents of a message: its sender, its tag, and its number among the messages of both. */
struct numbered {
    int from, tag, number;
};

/* Every PE sends to every PE, including itself, with several tags. Receives are posted late and
 * in another order of tags. */
static void messages_arrive_in_order_per_tag(void)
{
    size_t n = (size_t)n_pes * ORDERED_TAGS * ORDERED, at = 0;
    struct numbered *sent = test_memory(n * sizeof *sent);
    struct backend_request *requests = test_memory(n * sizeof *requests);
    for (int number = 0; number < ORDERED; number++)
        for (int tag = 0; tag < ORDERED_TAGS; tag++)
            for (int pe = 0; pe < n_pes; pe++, at++) {
                sent[at] = (struct numbered){me, tag, number};
                CALL(backend->send(pe, tag, &sent[at], sizeof sent[at], &requests[at]));
            }
    for (int tag = ORDERED_TAGS - 1; tag >= 0; tag--)
        for (int pe = 0; pe < n_pes; pe++)
            for (int number = 0; number < ORDERED; number++) {
                struct numbered got = {0};
                struct backend_request request;
                struct backend_arrival arrival;
                CALL(backend->receive(pe, tag, &got, sizeof got, &request));
                test_wait(&request, &arrival);
                CHECK(arrival.pe == pe && arrival.bytes == sizeof got);
                CHECK(got.from == pe && got.tag == tag && got.number == number);
            }
    wait_all(requests, n);
    free(requests);
    free(sent);
}

/* Receives from any sender must return each sender's messages in order. Uses the highest tag. */
static void any_sender_receives_keep_the_order(void)
{
    enum { TAG = BACKEND_TAGS - 1 };
    size_t n = (size_t)n_pes * ORDERED, at = 0;
    struct numbered *sent = test_memory(n * sizeof *sent);
    struct backend_request *requests = test_memory(n * sizeof *requests);
    int *next = test_memory((size_t)n_pes * sizeof *next);
    for (int number = 0; number < ORDERED; number++)
        for (int pe = 0; pe < n_pes; pe++, at++) {
            sent[at] = (struct numbered){me, TAG, number};
            CALL(backend->send(pe, TAG, &sent[at], sizeof sent[at], &requests[at]));
        }
    for (size_t i = 0; i < n; i++) {
        struct numbered got = {0};
        struct backend_request request;
        struct backend_arrival arrival;
        CALL(backend->receive(BACKEND_ANY_PE, TAG, &got, sizeof got, &request));
        test_wait(&request, &arrival);
        CHECK(got.from == arrival.pe && got.tag == TAG);
        CHECK(got.number == next[arrival.pe]++);
    }
    wait_all(requests, n);
    free(next);
    free(requests);
    free(sent);
}

/* Sends to the next PE, which is this PE in a job of one PE, into a receive buffer that is
 * larger, and with both operations outstanding. */
static void message_arrives_with_its_length(size_t bytes)
{
    int to = (me + 1) % n_pes, from = (me + n_pes - 1) % n_pes;
    char *data = test_memory(bytes), *got = test_memory(bytes + 8);
    struct backend_request sending, receiving;
    struct backend_arrival arrival;
    test_fill(data, bytes, (uint64_t)me);
    memset(got + bytes, 7, 8);
    CALL(backend->receive(from, 5, got, bytes + 8, &receiving));
    CALL(backend->send(to, 5, data, bytes, &sending));
    test_wait(&receiving, &arrival);
    test_wait(&sending, NULL);
    CHECK(arrival.pe == from && arrival.bytes == bytes);
    CHECK(test_is_filled(got, bytes, (uint64_t)from));
    CHECK(memcmp(got + bytes, "\7\7\7\7\7\7\7\7", 8) == 0);
    free(got);
    free(data);
}

/* A canceled receive must not match a message that arrives later. */
static void canceled_receive_matches_no_message(void)
{
    int peer = (me + 1) % n_pes, from = (me + n_pes - 1) % n_pes;
    int cancelled = -1, got = -1;
    struct backend_request receiving, sending;
    CALL(backend->receive(BACKEND_ANY_PE, 9, &cancelled, sizeof cancelled, &receiving));
    int done = 1;
    CALL(backend->test(&receiving, &done, NULL));
    CHECK(!done && receiving.bits != NULL);
    CALL(backend->cancel(&receiving));
    CHECK(receiving.bits == NULL);
    CALL(backend->cancel(&receiving)); /* no receive is posted: has no effect */
    CALL(backend->barrier());
    CALL(backend->send(peer, 9, &me, sizeof me, &sending));
    CALL(backend->receive(from, 9, &got, sizeof got, &receiving));
    test_wait(&receiving, NULL);
    test_wait(&sending, NULL);
    CHECK(cancelled == -1 && got == from);
    CALL(backend->barrier());
}

/* If MPI rejects a call, the function must fail with a one-line message that contains MPI's
 * error text. */
static void rejected_send_reports_the_mpi_error(void)
{
    struct backend_request request;
    CHECK(backend->send(n_pes, 11, &me, sizeof me, &request) != 0);
    CHECK(request.bits == NULL);
    CHECK(strncmp(backend->message(), "MPI_Isend failed: ", 18) == 0);
    CHECK(strstr(backend->message(), "rank") != NULL && strchr(backend->message(), '\n') == NULL);
}

void messages_arrive_intact_and_in_order(void)
{
    struct backend_request none = {NULL};
    int done = 0;
    CALL(backend->test(&none, &done, NULL));
    CHECK(done);
    for (int i = 0; i < 100; i++)
        CALL(backend->progress());
    messages_arrive_in_order_per_tag();
    any_sender_receives_keep_the_order();
    const size_t lengths[] = {0, 1, 4096, 4097, 65536, 1000003, (size_t)64 << 20};
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        message_arrives_with_its_length(lengths[i]);
    canceled_receive_matches_no_message();
    rejected_send_reports_the_mpi_error();
}
