/*
 * Tests the messages of nonblocking collectives. Each poll that moves data must report this, also
 * if a message arrives before its receive. Lengths are compared, nothing is left over, and lengths
 * that arrive too late are dropped.
 */
#include "coll/nbc/nbc_p2p.c" /* NOLINT(bugprone-suspicious-include) */

#include "apart.h"
#include "base/environment.h"

/* ---- A fake MPI with one message of each kind at a time ---- */

/* SHORT fits into a message. LONG does not, not even divided into messages (chaos/nonblocking tests
 * divided data). */
enum { SHORT = 64, LONG = (CHUNK_MESSAGES_MAX + 1) * SHORT };

struct test_message {
    struct coll_message_head head;
    char data[SHORT];
};
static struct test_message arriving, sent;
static size_t arriving_bytes; /* 0 if no message is arriving */
static int sends, posted, cancelled, data_pe, data_tag;
static bool holds_sends, has_data;
static void *data_room;

static int post(int pe, int tag, void *data, size_t bytes, struct backend_request *receiving)
{
    receiving->bits = data;
    if (tag == TAG_COLL) {
        CHECK(pe == BACKEND_ANY_PE && bytes == sizeof(struct test_message));
        posted++;
        return 0;
    }
    CHECK_SIZE(bytes, LONG);
    data_pe = pe;
    data_tag = tag;
    data_room = data;
    return 0;
}

static int send(int pe, int tag, const void *data, size_t bytes, struct backend_request *sending)
{
    CHECK_SIZE((size_t)pe, 1);
    sends++;
    sending->bits = &sent;
    if (tag == TAG_COLL) {
        memcpy(&sent, data, bytes);
        return 0;
    }
    CHECK_SIZE(bytes, LONG);
    data_tag = tag;
    data_room = (char *)(uintptr_t)data;
    sending->bits = data_room;
    return 0;
}

static int test(struct backend_request *tested, int *done, struct backend_arrival *arrival)
{
    if (tested->bits == &sent) {
        *done = !holds_sends;
    } else if (tested->bits == data_room) {
        *done = has_data;
    } else {
        *done = arriving_bytes != 0;
        if (*done)
            memcpy(tested->bits, &arriving, arriving_bytes);
        if (arrival != NULL)
            *arrival = (struct backend_arrival){1, arriving_bytes};
        arriving_bytes = 0;
    }
    return 0;
}

static int cancel(struct backend_request *receiving)
{
    CHECK(receiving->bits != NULL);
    cancelled++;
    return 0;
}

static const struct backend fake = {.eager = sizeof(struct test_message),
                                    .send = send,
                                    .receive = post,
                                    .test = test,
                                    .cancel = cancel};

/* ---- Setup ---- */

static const char name[] = "unit", other_name[] = "unit_other";
static const struct team team = {.members = {.stride = 1, .size = 2}, .id = 77};
static struct nbc_p2p begun, begun_later;
static char words[SHORT + 1] = "as long as a message may be, which is the sixty-four bytes of it.";
static char long_text[LONG];

/* A message from PE 1 arrives, in collective `sequence` of the team. */
static void arrive(uint64_t sequence, uint32_t step, const char *data, size_t bytes)
{
    arriving.head = (struct coll_message_head){.team = team.id,
                                               .sequence = sequence,
                                               .bytes = bytes,
                                               .step = step,
                                               .kind = COLL_MESSAGE_DATA,
                                               .routine = routine_number(name),
                                               .from = 1};
    memcpy(arriving.data, data, bytes <= SHORT ? bytes : 0);
    arriving_bytes = sizeof arriving.head + (bytes <= SHORT ? bytes : 0);
}

/* The receiver announces that it is ready for long data, and states their tag. */
static void arrive_ready(uint64_t sequence, uint32_t step, int tag)
{
    arrive(sequence, step, "", LONG);
    arriving.head.kind = COLL_MESSAGE_READY;
    arriving.head.tag = (uint16_t)tag;
}

static void expect_poll(bool moves)
{
    CHECK(nbc_p2p_poll() == moves);
    CHECK(!nbc_p2p_poll()); /* a second poll finds nothing */
}

/* ---- Messages ---- */

static void awaited_message_completes_its_receive(void)
{
    unsigned outstanding = 0;
    char data[SHORT] = "";
    nbc_p2p_receive(&begun, 1, 5, data, SHORT, &outstanding);
    CHECK(outstanding == 1 && nbc_p2p_awaited_pe(&begun) == 1);
    expect_poll(false);
    arrive(1, 5, words, SHORT);
    expect_poll(true);
    CHECK(outstanding == 0 && memcmp(data, words, SHORT) == 0 && nbc_p2p_awaited_pe(&begun) == -1);
}

/* Messages for another step, and for a collective that this PE has not started. */
static void early_messages_wait_for_their_receives(void)
{
    unsigned outstanding = 0;
    char data[SHORT] = "", more[8] = "";
    arrive(1, 9, words, 8);
    expect_poll(true);
    arrive(2, 9, words + 8, 8);
    expect_poll(true);
    nbc_p2p_receive(&begun, 1, 8, data, 8, &outstanding);
    CHECK_SIZE(outstanding, 1);
    nbc_p2p_receive(&begun, 1, 9, more, 8, &outstanding);
    CHECK(outstanding == 1 && memcmp(more, words, 8) == 0);
    arrive(1, 8, words + 16, 8);
    expect_poll(true);
    CHECK(outstanding == 0 && memcmp(data, words + 16, 8) == 0);
    nbc_p2p_begin(&begun_later, name, &team, 2);
    nbc_p2p_receive(&begun_later, 1, 9, data, 8, &outstanding);
    CHECK(outstanding == 0 && memcmp(data, words + 8, 8) == 0);
    nbc_p2p_end(&begun_later);
}

static void short_send_is_not_left_outstanding(void)
{
    unsigned outstanding = 0;
    int before = sends;
    holds_sends = true;
    nbc_p2p_send(&begun, 1, 3, words, SHORT, &outstanding);
    CHECK(outstanding == 0 && sends == before + 1 && nbc_p2p_is_sending());
    CHECK(sent.head.sequence == 1 && sent.head.step == 3 && sent.head.bytes == SHORT);
    CHECK(memcmp(sent.data, words, SHORT) == 0);
    expect_poll(false);
    holds_sends = false;
    expect_poll(true);
    CHECK(!nbc_p2p_is_sending());
}

/* ---- Long data ---- */

static void long_receive_sends_ready_and_frees_its_tag(void)
{
    unsigned outstanding = 0;
    char data[LONG];
    nbc_p2p_receive(&begun, 1, 6, data, LONG, &outstanding);
    CHECK(outstanding == 1 && data_pe == 1 && data_room == data);
    CHECK(sent.head.kind == COLL_MESSAGE_READY && sent.head.step == 6 && sent.head.bytes == LONG);
    CHECK(TAG_COLL_DATA + sent.head.tag == data_tag);
    expect_poll(true); /* the message has been sent */
    has_data = true;
    expect_poll(true);
    CHECK(outstanding == 0 && !p2p.tags.is_used[sent.head.tag]);
    has_data = false;
}

static void long_send_starts_when_receiver_is_ready(void)
{
    unsigned outstanding = 0;
    int before = sends;
    nbc_p2p_send(&begun, 1, 7, long_text, LONG, &outstanding);
    CHECK(outstanding == 1 && sends == before && nbc_p2p_awaited_pe(&begun) == 1);
    arrive_ready(1, 7, 12);
    expect_poll(true);
    CHECK(sends == before + 1 && data_tag == TAG_COLL_DATA + 12 && data_room == long_text);
    CHECK_SIZE(outstanding, 1);
    has_data = true;
    expect_poll(true);
    CHECK_SIZE(outstanding, 0);
    has_data = false;
}

/* The receiver is ready before this PE has started the send. */
static void early_ready_message_starts_the_send(void)
{
    unsigned outstanding = 0;
    int before = sends;
    arrive_ready(1, 11, 4);
    expect_poll(true);
    nbc_p2p_send(&begun, 1, 11, long_text, LONG, &outstanding);
    CHECK(sends == before + 1 && data_tag == TAG_COLL_DATA + 4 && outstanding == 1);
    has_data = true;
    expect_poll(true);
    CHECK_SIZE(outstanding, 0);
    has_data = false;
}

/* The lengths of transfers that have not started to move are announced, once each. */
static void waiting_send_announces_its_length_once(void)
{
    unsigned outstanding = 0;
    int before = sends;
    nbc_p2p_send(&begun, 1, 13, long_text, LONG, &outstanding);
    nbc_p2p_announce(&begun, false);
    CHECK(sends == before + 1 && sent.head.kind == COLL_MESSAGE_SENDS && sent.head.bytes == LONG);
    nbc_p2p_announce(&begun, true);
    CHECK(sends == before + 1);
    expect_poll(true);
    arrive_ready(1, 13, 0);
    expect_poll(true);
    nbc_p2p_announce(&begun, true);
    CHECK(sends == before + 2); /* the data */
    has_data = true;
    expect_poll(true);
    CHECK_SIZE(outstanding, 0);
    has_data = false;
}

static void short_receive_announces_its_length_once(void)
{
    unsigned outstanding = 0;
    int before = sends;
    char data[8], more[LONG];
    nbc_p2p_receive(&begun, 1, 14, data, 8, &outstanding);
    nbc_p2p_receive(&begun, 1, 15, more, LONG,
                    &outstanding); /* states the length with COLL_MESSAGE_READY */
    nbc_p2p_announce(&begun, false);
    CHECK(sends == before + 1 && sent.head.kind == COLL_MESSAGE_READY);
    nbc_p2p_announce(&begun, true);
    CHECK(sends == before + 2 && sent.head.kind == COLL_MESSAGE_EXPECTS && sent.head.bytes == 8);
    CHECK_SIZE(sent.head.step, 14);
    nbc_p2p_announce(&begun, true);
    CHECK(sends == before + 2);
    arrive(1, 14, words, 8);
    has_data = true;
    while (nbc_p2p_poll())
        ;
    CHECK_SIZE(outstanding, 0);
    has_data = false;
}

static void arrive_length(uint64_t sequence, uint32_t step, enum coll_message_kind kind,
                          size_t bytes)
{
    arrive(sequence, step, "", SHORT + 1);
    arriving.head.kind = (uint16_t)kind;
    arriving.head.bytes = bytes;
}

static bool is_any(const struct coll_message *test_message, const void *unused)
{
    (void)unused;
    return test_message != NULL;
}

/* Lengths that arrive after the end of their collective, or before its start, are not stored. */
static void late_and_early_lengths_are_dropped(void)
{
    unsigned outstanding = 0;
    char data[8];
    for (uint64_t sequence = 1; sequence <= 3; sequence++) {
        arrive_length(sequence, 6, COLL_MESSAGE_SENDS, LONG);
        expect_poll(true);
        arrive_length(sequence, 7, COLL_MESSAGE_EXPECTS, LONG);
        expect_poll(true);
    }
    CHECK(coll_message_take_unexpected(is_any, NULL) == NULL);
    nbc_p2p_receive(&begun, 1, 16, data, 8, &outstanding);
    arrive_length(1, 16, COLL_MESSAGE_EXPECTS, LONG); /* concerns the opposite direction */
    expect_poll(true);
    CHECK_SIZE(outstanding, 1);
    arrive_length(1, 16, COLL_MESSAGE_SENDS, 8); /* has no data */
    expect_poll(true);
    CHECK_SIZE(outstanding, 1);
    arrive(1, 16, words, 8);
    expect_poll(true);
    CHECK(outstanding == 0 && coll_message_take_unexpected(is_any, NULL) == NULL);
}

/* ---- Lengths that differ ---- */

static void message_of_other_length_is_reported(void)
{
    unsigned outstanding = 0;
    char data[8];
    nbc_p2p_receive(&begun, 1, 20, data, 8, &outstanding);
    arrive(1, 20, words, 4);
    nbc_p2p_poll();
}

static void ready_for_other_length_is_reported(void)
{
    unsigned outstanding = 0;
    nbc_p2p_send(&begun, 1, 20, long_text, LONG, &outstanding);
    arrive_ready(1, 20, 0);
    arriving.head.bytes = LONG + 1;
    nbc_p2p_poll();
}

static void announced_longer_send_is_reported(void)
{
    unsigned outstanding = 0;
    char data[8];
    nbc_p2p_receive(&begun, 1, 20, data, 8, &outstanding);
    arrive_length(1, 20, COLL_MESSAGE_SENDS, LONG);
    nbc_p2p_poll();
}

static void announced_shorter_receive_is_reported(void)
{
    unsigned outstanding = 0;
    nbc_p2p_send(&begun, 1, 20, long_text, LONG, &outstanding);
    arrive_length(1, 20, COLL_MESSAGE_EXPECTS, 8);
    nbc_p2p_poll();
}

static void message_of_other_routine_is_reported(void)
{
    unsigned outstanding = 0;
    char data[8];
    nbc_p2p_receive(&begun, 1, 20, data, 8, &outstanding);
    arrive(1, 20, words, 8);
    arriving.head.routine = routine_number(other_name);
    nbc_p2p_poll();
}

/* ---- Tags ---- */

/* A tag in use is not returned a second time, and a returned tag becomes available. */
static void tags_in_use_are_not_taken_twice(void)
{
    static struct coll_message_tags tags;
    uint16_t tag;
    for (unsigned i = 0; i < COLL_MESSAGE_TAGS; i++)
        CHECK(coll_message_take_tag(&tags, &tag) && tag == i);
    CHECK(!coll_message_take_tag(&tags, &tag));
    coll_message_return_tag(&tags, 7);
    CHECK(coll_message_take_tag(&tags, &tag) && tag == 7);
    coll_message_return_tag(&tags, 3);
    coll_message_return_tag(&tags, 11);
    CHECK(coll_message_take_tag(&tags, &tag) && tag == 11);
    CHECK(coll_message_take_tag(&tags, &tag) && tag == 3);
    CHECK(!coll_message_take_tag(&tags, &tag));
}

/* ---- Damaged messages ---- */

static void incomplete_head_is_reported(void)
{
    arrive(1, 21, words, 0);
    arriving_bytes = sizeof arriving.head - 8;
    nbc_p2p_poll();
}

static void too_short_message_is_reported(void)
{
    arrive(1, 21, words, 8);
    arriving.head.bytes = SHORT;
    nbc_p2p_poll();
}

static void length_beyond_the_data_is_reported(void)
{
    arrive(1, 21, words, SHORT);
    arriving.head.bytes = SHORT + 1;
    nbc_p2p_poll();
}

/* The receiver expects long data, which must not arrive before it has sent a tag. */
static void unrequested_long_data_are_reported(void)
{
    unsigned outstanding = 0;
    static char data[LONG];
    nbc_p2p_receive(&begun, 1, 20, data, LONG, &outstanding);
    arrive(1, 20, long_text, LONG);
    nbc_p2p_poll();
}

static void unknown_message_kind_is_reported(void)
{
    arrive(1, 21, words, 8);
    arriving.head.kind = COLL_MESSAGE_KINDS;
    nbc_p2p_poll();
}

static void message_from_wrong_pe_is_reported(void)
{
    arrive(1, 21, words, 8);
    arriving.head.from = 0;
    nbc_p2p_poll();
}

static void tag_out_of_range_is_reported(void)
{
    arrive_ready(1, 21, COLL_MESSAGE_TAGS);
    nbc_p2p_poll();
}

static void damaged_messages_are_reported(void)
{
    expect_end(incomplete_head_is_reported, "a packet from PE 1 is damaged: it is not a message");
    expect_end(too_short_message_is_reported, "a packet from PE 1 is damaged: its length differs");
    expect_end(length_beyond_the_data_is_reported,
               "a packet from PE 1 is damaged: its length differs");
    expect_end(unrequested_long_data_are_reported,
               "a packet from PE 1 is damaged: its length differs");
    expect_end(unknown_message_kind_is_reported,
               "a packet from PE 1 is damaged: it is not a message");
    expect_end(message_from_wrong_pe_is_reported,
               "a packet from PE 1 is damaged: it is not a message");
    expect_end(tag_out_of_range_is_reported,
               "a packet from PE 1 is damaged: its data have an invalid MPI tag");
}

int main(void)
{
    for (int i = 0; i < LONG; i++)
        long_text[i] = (char)i;
    backend = &fake;
    net_lock();
    environment.algorithms.eager_bytes = SHORT;
    CHECK(!nbc_p2p_poll()); /* no request has completed yet */
    nbc_p2p_begin(&begun, name, &team, 1);
    CHECK_SIZE((size_t)posted, 1);
    tags_in_use_are_not_taken_twice();
    awaited_message_completes_its_receive();
    early_messages_wait_for_their_receives();
    short_send_is_not_left_outstanding();
    long_receive_sends_ready_and_frees_its_tag();
    long_send_starts_when_receiver_is_ready();
    early_ready_message_starts_the_send();
    waiting_send_announces_its_length_once();
    short_receive_announces_its_length_once();
    late_and_early_lengths_are_dropped();
    expect_end(message_of_other_length_is_reported,
               "unit: PE 1 sends 4 bytes, but this PE expects 8 bytes");
    expect_end(ready_for_other_length_is_reported,
               "unit: PE 1 expects 385 bytes, but this PE sends 384 bytes");
    expect_end(announced_longer_send_is_reported,
               "unit: PE 1 sends 384 bytes, but this PE expects 8 bytes");
    expect_end(announced_shorter_receive_is_reported,
               "unit: PE 1 expects 8 bytes, but this PE sends 384 bytes");
    expect_end(message_of_other_routine_is_reported, "unit_other");
    damaged_messages_are_reported();
    nbc_p2p_end(&begun);
    nbc_p2p_stop();
    coll_message_stop("unit");
    CHECK_SIZE((size_t)cancelled, 1);
    CHECK(!nbc_p2p_poll());
    return unit_status();
}
