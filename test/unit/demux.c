/*
 * Receives of blocking collectives. Messages of several teams arrive from one PE in any order.
 * Each goes to the receive of its team, or waits until its team posts one. Long data stay with MPI
 * until their receive begins.
 */
#include "coll/net/demux.h"

#include "apart.h"
#include "base/environment.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/wire.h"
#include "unit.h"

/* ---- A fake MPI in which PE 1 sends ---- */

enum { MESSAGE = 64, LONG = 200, MOST = 64 };

/* The n-th message is received by the n-th receive. */
static struct test_message {
    struct coll_message_head head;
    char data[MESSAGE];
    size_t bytes; /* length of the data in bytes */
    int sender;   /* the sender that MPI reports */
} messages[MOST];
static void *rooms[MOST]; /* buffers of the receives */
static size_t sends, posts, met, cancelled;

/* Long data, indexed by tag. */
static const char *data_of_tag[MOST];
static int data_receives;

static int post(int pe, int tag, void *data, size_t bytes, struct backend_request *receiving)
{
    if (tag == TAG_COLL) {
        CHECK(pe == BACKEND_ANY_PE && bytes == sizeof(struct coll_message_head) + MESSAGE);
        rooms[posts] = data;
        receiving->bits = &rooms[posts++];
        return 0;
    }
    CHECK_SIZE((size_t)pe, 1);
    CHECK(bytes == LONG && tag >= TAG_EXCHANGE_DATA && tag < TAG_COLLECTIVE);
    memcpy(data, data_of_tag[tag - TAG_EXCHANGE_DATA], bytes);
    data_receives++;
    return 0;
}

static int test(struct backend_request *tested, int *done, struct backend_arrival *arrival)
{
    for (; met < sends && met < posts; met++)
        memcpy(rooms[met], &messages[met], sizeof messages[met].head + messages[met].bytes);
    size_t place = (size_t)((void **)tested->bits - rooms);
    *done = place < met;
    if (*done && arrival != NULL)
        *arrival = (struct backend_arrival){messages[place].sender,
                                            sizeof messages[place].head + messages[place].bytes};
    return 0;
}

static int cancel(struct backend_request *receiving)
{
    CHECK((void **)receiving->bits >= &rooms[met]);
    cancelled++;
    return 0;
}

static const struct backend fake = {.eager = sizeof(struct coll_message_head) + MESSAGE,
                                    .receive = post,
                                    .test = test,
                                    .cancel = cancel};

/* ---- The sending PE ---- */

static struct coll_message_head head_of(uint64_t team, size_t bytes)
{
    return (struct coll_message_head){.kind = COLL_MESSAGE_BLOCKING,
                                      .team = team,
                                      .step = 1,
                                      .bytes = bytes,
                                      .routine = 3,
                                      .from = 1};
}

static struct coll_message_head *send(uint64_t team, const char *data, size_t bytes)
{
    struct test_message *test_message = &messages[sends];
    test_message->head = head_of(team, bytes);
    test_message->head.tag = (uint16_t)sends;
    test_message->sender = 1;
    data_of_tag[sends++] = data;
    test_message->bytes = bytes <= MESSAGE ? bytes : 0;
    memcpy(test_message->data, data, test_message->bytes);
    return &test_message->head;
}

static void send_from(int pe, uint64_t team, const char *data, size_t bytes)
{
    send(team, data, bytes)->from = pe;
    messages[sends - 1].sender = pe;
}

/* ---- The receiving PE ---- */

struct one {
    struct demux_receive receive;
    char data[LONG];
};

static void begin(struct one *one, uint64_t team, size_t bytes)
{
    one->receive = (struct demux_receive){
        .routine = "unit", .expected = head_of(team, bytes), .data = one->data};
    memset(one->data, 0, sizeof one->data);
    demux_begin(&one->receive);
}

static bool has_arrived(const struct one *one)
{
    return demux_has_arrived(&one->receive);
}

static void expect_data(struct one *one, const char *data, size_t bytes)
{
    CHECK(has_arrived(one));
    CHECK(one->receive.is_expected);
    CHECK(one->receive.has_request == (bytes > MESSAGE));
    CHECK(memcmp(one->data, data, bytes) == 0);
}

/* After each message the receive must be posted again, at the latest by the next poll. */
static void expect_posted(void)
{
    CHECK(!coll_message_receive());
    CHECK_SIZE(posts - met, 1);
}

static struct one receiver, other_receiver;
static char words[LONG], more[LONG];

static void expected_message_is_delivered(void)
{
    begin(&receiver, 10, 8);
    CHECK(!has_arrived(&receiver));
    send(10, words, 8);
    expect_data(&receiver, words, 8);
    begin(&receiver, 10, LONG);
    send(10, words, LONG);
    expect_data(&receiver, words, LONG);
    expect_posted();
}

/* Each thread's poll also delivers the messages of the other thread. */
static void poll_delivers_messages_of_other_teams(void)
{
    begin(&receiver, 10, 8);
    begin(&other_receiver, 11, 16);
    send(11, more, 16);
    CHECK(!has_arrived(&receiver) && other_receiver.receive.has_arrived);
    expect_data(&other_receiver, more, 16);
    send(10, words, 8);
    expect_data(&receiver, words, 8);
    expect_posted();
}

/* One team receives from several PEs at the same time. */
static void messages_are_matched_by_sender(void)
{
    begin(&receiver, 10, 8);
    begin(&other_receiver, 10, 8);
    other_receiver.receive.expected.from = 2;
    send_from(2, 10, more, 8);
    CHECK(!has_arrived(&receiver));
    expect_data(&other_receiver, more, 8);
    send(10, words, 8);
    expect_data(&receiver, words, 8);
}

/* Messages of one team are delivered in the order in which they were sent. */
static void kept_messages_are_delivered_in_order(void)
{
    begin(&receiver, 10, 8);
    send(11, words, 8);
    send(11, more, 16);
    CHECK(!has_arrived(&receiver));
    begin(&other_receiver, 11, 8);
    expect_data(&other_receiver, words, 8);
    begin(&other_receiver, 11, 16);
    expect_data(&other_receiver, more, 16);
    send(10, more, 8);
    expect_data(&receiver, more, 8);
    expect_posted();
}

/* Long data that no receive expects yet stay in MPI, and do not block later messages. */
static void long_data_stay_in_mpi_until_expected(void)
{
    int before = data_receives;
    begin(&receiver, 10, 8);
    send(11, words, LONG);
    send(10, more, 8);
    expect_data(&receiver, more, 8);
    CHECK(data_receives == before);
    begin(&other_receiver, 11, LONG);
    CHECK(data_receives == before + 1);
    expect_data(&other_receiver, words, LONG);
    expect_posted();
}

/* A message of a nonblocking collective is delivered to no receive of a blocking one. */
static void blocking_receive_ignores_nonblocking_data(void)
{
    begin(&receiver, 10, 8);
    send(10, more, 8)->kind = COLL_MESSAGE_DATA;
    CHECK(!has_arrived(&receiver));
    send(10, words, 8);
    expect_data(&receiver, words, 8);
}

/* The head shows that the sender is in another collective. The receiver does not receive its
 * data. */
static void data_of_another_collective_are_not_received(void)
{
    int before = data_receives;
    begin(&receiver, 10, 8);
    begin(&other_receiver, 11, 8);
    send(10, words, LONG);
    CHECK(has_arrived(&receiver) && !has_arrived(&other_receiver));
    CHECK(!receiver.receive.is_expected);
    CHECK_SIZE((size_t)receiver.receive.head.bytes, LONG);
    CHECK(receiver.data[0] == 0 && data_receives == before);
    send(11, words, 8);
    expect_data(&other_receiver, words, 8);
}

/* Sends a head that `change` has modified. Returns whether the receiver accepts it. */
static bool is_accepted(void (*change)(struct coll_message_head *head), uint8_t rules)
{
    begin(&receiver, 10, 8);
    receiver.receive.expected.rules = rules;
    struct coll_message_head *head = send(10, words, 8);
    head->rules = rules;
    change(head);
    CHECK(has_arrived(&receiver));
    return receiver.receive.is_expected;
}

static void change_nothing(struct coll_message_head *head)
{
    (void)head;
}

static void change_routine(struct coll_message_head *head)
{
    head->routine++;
}

static void change_step(struct coll_message_head *head)
{
    head->step++;
}

static void change_end(struct coll_message_head *head)
{
    head->rules ^= COLL_MESSAGE_FINALIZES;
}

static void change_rule(struct coll_message_head *head)
{
    head->rules ^= COLL_MESSAGE_SAME_ROUTINE;
}

static void only_matching_heads_are_accepted(void)
{
    for (int same_routine = 0; same_routine < 2; same_routine++) {
        uint8_t rules = same_routine ? COLL_MESSAGE_SAME_ROUTINE : 0;
        CHECK(is_accepted(change_nothing, rules));
        CHECK(is_accepted(change_routine, rules) == !same_routine);
        CHECK(!is_accepted(change_step, rules));
        CHECK(!is_accepted(change_end, rules));
        CHECK(!is_accepted(change_rule, rules));
    }
}

/* ---- Damaged messages ---- */

/* The head states `claimed` bytes of data, and the message has `arrived` bytes. */
static void receive_damaged(size_t claimed, size_t arrived)
{
    begin(&receiver, 10, 8);
    send(10, words, 8)->bytes = claimed;
    messages[sends - 1].bytes = arrived - sizeof messages[0].head;
    has_arrived(&receiver);
}

static void receive_half_a_head(void)
{
    receive_damaged(8, sizeof(struct coll_message_head) - 8);
}

static void receive_too_little(void)
{
    receive_damaged(MESSAGE, sizeof(struct coll_message_head) + 8);
}

static void receive_data_with_long_head(void)
{
    receive_damaged(MESSAGE + 1, sizeof(struct coll_message_head) + 8);
}

static void receive_from_another_pe(void)
{
    begin(&receiver, 10, 8);
    send(10, words, 8)->from = 2;
    has_arrived(&receiver);
}

static void damaged_messages_are_reported(void)
{
    static const char part[] = "a packet from PE 1 is damaged: its length differs";
    expect_end(receive_half_a_head,
               "a packet from PE 1 is damaged: it is not a message of a collective");
    expect_end(receive_from_another_pe,
               "a packet from PE 1 is damaged: it is not a message of a collective");
    expect_end(receive_too_little, part);
    expect_end(receive_data_with_long_head, part);
}

int main(void)
{
    for (int i = 0; i < LONG; i++) {
        words[i] = (char)(i + 1);
        more[i] = (char)(i + 101);
    }
    backend = &fake;
    net_lock();
    environment.algorithms.eager_bytes = MESSAGE;
    demux_start();
    expect_posted();
    expected_message_is_delivered();
    poll_delivers_messages_of_other_teams();
    messages_are_matched_by_sender();
    kept_messages_are_delivered_in_order();
    long_data_stay_in_mpi_until_expected();
    blocking_receive_ignores_nonblocking_data();
    data_of_another_collective_are_not_received();
    only_matching_heads_are_accepted();
    damaged_messages_are_reported();
    send(10, words, 8); /* which no receive expects */
    coll_message_stop("unit");
    CHECK_SIZE(cancelled, 1);
    return unit_status();
}
