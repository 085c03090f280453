/*
 * Receives of blocking collectives: messages of several teams that arrive from one PE with one tag
 * go to the receives of their teams, in every order, and wait if their team has no receive yet.
 */
#include "collective/demux.h"

#include "base/environment.h"
#include "modules/loader.h"
#include "unit.h"

/* ---- An MPI in which PE 1 sends with one tag ---- */

enum { TAG = 7, MESSAGE = 64, LONG = 200, MOST = 32 };

/* The messages and the receives meet in the order of their numbers. */
static struct message {
    _Alignas(8) char data[sizeof(struct demux_head) + MESSAGE + LONG];
    size_t bytes;
} messages[MOST];
static struct receive {
    void *data;
    size_t room;
} receives[MOST];
static size_t sends, posts, met;

static int post(int pe, int tag, void *data, size_t bytes, struct backend_request *receiving)
{
    CHECK(pe == 1 && tag == TAG);
    receives[posts] = (struct receive){data, bytes};
    receiving->bits = &receives[posts++];
    return 0;
}

static int test(struct backend_request *tested, int *done, struct backend_arrival *arrival)
{
    CHECK(arrival == NULL);
    for (; met < sends && met < posts; met++) {
        CHECK(messages[met].bytes <= receives[met].room);
        memcpy(receives[met].data, messages[met].data, messages[met].bytes);
    }
    *done = tested->bits == NULL || (struct receive *)tested->bits < &receives[met];
    if (*done)
        tested->bits = NULL;
    return 0;
}

static const struct backend fake = {.receive = post, .test = test};

/* How many receives wait for a message. */
static size_t waiting(void)
{
    return posts - met;
}

/* ---- The other PE ---- */

static struct demux_head head_of(uint64_t team, size_t bytes)
{
    return (struct demux_head){.team = team, .step = 1, .bytes = bytes, .routine = 3};
}

static void send(uint64_t team, const char *data, size_t bytes)
{
    struct demux_head head = head_of(team, bytes);
    struct message *message = &messages[sends++];
    message->bytes = sizeof head;
    memcpy(message->data, &head, sizeof head);
    if (bytes > MESSAGE)
        message = &messages[sends++];
    memcpy(message->data + message->bytes, data, bytes);
    message->bytes += bytes;
}

/* ---- This PE ---- */

struct one {
    struct demux_receive receive;
    char data[LONG];
};

static void begin(struct one *one, uint64_t team, size_t bytes)
{
    one->receive = (struct demux_receive){
        .routine = "unit", .expected = head_of(team, bytes), .data = one->data};
    memset(one->data, 0, sizeof one->data);
    demux_begin(&one->receive, 1, TAG);
}

static bool has_arrived(struct one *one)
{
    return demux_has_arrived("unit", &one->receive);
}

static void expect_data(struct one *one, const char *data, size_t bytes)
{
    int done;
    CHECK(has_arrived(one));
    CHECK(one->receive.is_expected);
    CHECK((one->receive.data_request != NULL) == (bytes > MESSAGE));
    if (one->receive.data_request != NULL)
        CHECK(test(one->receive.data_request, &done, NULL) == 0 && done);
    demux_end(&one->receive);
    CHECK(memcmp(one->data, data, bytes) == 0);
}

static struct one first, second;
static char words[LONG], more[LONG];

static void test_own_message(void)
{
    begin(&first, 10, 8);
    CHECK(!has_arrived(&first));
    send(10, words, 8);
    expect_data(&first, words, 8);
    CHECK_SIZE(waiting(), 0);
    begin(&first, 10, LONG);
    send(10, words, LONG);
    expect_data(&first, words, LONG);
    CHECK_SIZE(waiting(), 0);
}

/* Each thread's poll delivers what is for the other. */
static void test_crossed_messages(void)
{
    begin(&first, 10, 8);
    begin(&second, 11, 16);
    CHECK_SIZE(waiting(), 1);
    send(11, more, 16);
    CHECK(!has_arrived(&first));
    CHECK_SIZE(waiting(), 1);
    expect_data(&second, more, 16);
    send(10, words, 8);
    expect_data(&first, words, 8);
    CHECK_SIZE(waiting(), 0);
}

/* Messages of one team keep their order. */
static void test_kept_messages(void)
{
    begin(&first, 10, 8);
    send(11, words, 8);
    send(11, more, 16);
    CHECK(!has_arrived(&first));
    begin(&second, 11, 8);
    expect_data(&second, words, 8);
    begin(&second, 11, 16);
    expect_data(&second, more, 16);
    send(10, more, 8);
    expect_data(&first, more, 8);
    CHECK_SIZE(waiting(), 0);
}

/* Data that nobody expects yet do not hold up the messages behind them. */
static void test_kept_data(void)
{
    begin(&first, 10, 8);
    send(11, words, LONG);
    send(10, more, 8);
    expect_data(&first, more, 8);
    CHECK_SIZE(waiting(), 0);
    begin(&second, 11, LONG);
    expect_data(&second, words, LONG);
    CHECK_SIZE(waiting(), 0);
}

/* The receiver sees in the head that the sender is in another collective. The stream receives
 * nothing more, because the next message may be data without a head. */
static void test_different_collectives(void)
{
    begin(&first, 10, 8);
    begin(&second, 11, 8);
    send(10, words, LONG);
    CHECK(has_arrived(&first) && !has_arrived(&second));
    CHECK(!first.receive.is_expected);
    CHECK_SIZE((size_t)first.receive.head.bytes, LONG);
    CHECK(first.data[0] == 0);
    CHECK_SIZE(waiting(), 0);
}

/* The sender's head differs from the expected one in this way. */
static bool is_accepted(void (*change)(struct demux_head *head), bool same_routine)
{
    struct one one;
    sends = posts = met = 0;
    begin(&one, 10, 8);
    one.receive.expected.same_routine = same_routine;
    send(10, words, 8);
    struct demux_head *head = (struct demux_head *)(void *)messages[sends - 1].data;
    head->same_routine = same_routine;
    change(head);
    CHECK(has_arrived(&one));
    demux_stop(); /* with the stream, which may receive nothing more */
    return one.receive.is_expected;
}

static void change_nothing(struct demux_head *head)
{
    (void)head;
}

static void change_routine(struct demux_head *head)
{
    head->routine++;
}

static void change_step(struct demux_head *head)
{
    head->step++;
}

static void change_end(struct demux_head *head)
{
    head->finalizing = 1;
}

static void change_rule(struct demux_head *head)
{
    head->same_routine ^= 1;
}

static void test_comparison(void)
{
    for (int same_routine = 0; same_routine < 2; same_routine++) {
        CHECK(is_accepted(change_nothing, same_routine));
        CHECK(is_accepted(change_routine, same_routine) == !same_routine);
        CHECK(!is_accepted(change_step, same_routine));
        CHECK(!is_accepted(change_end, same_routine));
        CHECK(!is_accepted(change_rule, same_routine));
    }
}

int main(void)
{
    for (int i = 0; i < LONG; i++) {
        words[i] = (char)(i + 1);
        more[i] = (char)(i + 101);
    }
    backend = &fake;
    environment.algorithms.message = MESSAGE;
    test_own_message();
    test_crossed_messages();
    test_kept_messages();
    test_kept_data();
    test_different_collectives();
    demux_stop();
    test_comparison();
    return unit_status();
}
