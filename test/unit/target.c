/*
 * Tests how a target PE executes requests: it executes and acknowledges them, and wakes threads
 * that sleep for the written words. A sleeping thread also wakes by a timer after some
 * milliseconds, so only the doorbell's counter shows that it was woken.
 */
#include "net/target.h"
#include "net.h"
#include "unit.h"

#include "base/atomic_operation.h"
#include "shm/segment.h"
#include "loader/loader.h"
#include "net/net.h"
#include "net/progress.h"
#include "net/packet.h"
#include "net/receive.h"

/* ---- A fake MPI that completes sends at once, and receives what the test provides ---- */

static unsigned responses;                               /* number of responses that were sent */
static _Alignas(8) unsigned char response[PACKET_BYTES]; /* the last response */
static _Alignas(8) unsigned char request[PACKET_BYTES];  /* from another PE */
static const uint64_t bulk_data[4] = {1, 2, 3, 4};
static size_t request_bytes;    /* length of the request; 0: its head contains the length */
static bool is_due;             /* the request has arrived */
static bool sends_last;         /* MPI does not finish any send */
static bool arrival_ends_sends; /* MPI finishes all sends when the next request arrives */
static char send_mark;          /* request->bits of an unfinished send */

static int send_at_once(int pe, int tag, const void *data, size_t bytes,
                        struct backend_request *sending)
{
    const struct message_start *message = data;
    CHECK(pe == 0 && tag == TAG_PACKET && bytes <= sizeof response);
    CHECK(message->form == FORM_RESPONSE || message->form == FORM_SHORT_RESPONSE);
    memcpy(response, data, bytes);
    responses++;
    sending->bits = sends_last ? &send_mark : NULL;
    return 0;
}

static int post(int pe, int tag, void *data, size_t bytes, struct backend_request *receiving)
{
    (void)pe;
    receiving->bits = tag == TAG_PACKET ? data : NULL;
    if (tag == TAG_RENDEZVOUS)
        memcpy(data, bulk_data, bytes);
    return 0;
}

static int test(struct backend_request *tested, int *done, struct backend_arrival *arrival)
{
    bool is_send = tested->bits == &send_mark;
    *done = tested->bits == NULL || (is_send ? !sends_last : is_due);
    if (is_send)
        return 0;
    if (tested->bits == NULL || !*done)
        return 0;
    size_t bytes =
        request_bytes != 0 ? request_bytes : ((const struct packet_head *)request)->bytes;
    memcpy(tested->bits, request, bytes);
    *arrival = (struct backend_arrival){.pe = 0, .bytes = bytes};
    is_due = false;
    sends_last &= !arrival_ends_sends;
    return 0;
}

static int progress(void)
{
    return 0;
}

static const struct backend fake = {
    .send = send_at_once, .receive = post, .test = test, .progress = progress};

/* ---- Setup ---- */

static _Alignas(4096) struct control control;
static _Alignas(64) uint64_t words[16], statics[16];

static void start(void)
{
    backend = &fake;
    become_pe(1, &control);
    static const ptrdiff_t distances[] = {0};
    segments[SEGMENT_HEAP] = (struct segment){
        .name = "heap",
        .span = {.base = (char *)words, .length = sizeof words, .distances = distances}};
    segments[SEGMENT_STATIC] = (struct segment){
        .name = "static data",
        .span = {.base = (char *)statics, .length = sizeof statics, .distances = distances}};
    segments[SEGMENT_CONTROL] = (struct segment){
        .name = "control", .span = {.base = (char *)&control, .length = sizeof control}};
    segment_publish();
    wakeup_publish();
    start_net();
    net_lock();
}

static struct item item_at(enum item_kind kind, enum atomic_operation operation,
                           const void *address, size_t bytes)
{
    return (struct item){.kind = (uint8_t)kind,
                         .segment = SEGMENT_HEAP,
                         .size = 8,
                         .operation = (uint8_t)operation,
                         .bytes = (uint32_t)bytes,
                         .offset = (uint64_t)((const char *)address - (const char *)words)};
}

/* Makes the request packet, with one item and its data. */
static const struct packet_head *pack(const void *item, size_t bytes)
{
    struct packet_head *head = (void *)request;
    *head = (struct packet_head){.bytes = (uint32_t)(sizeof *head + bytes),
                                 .response_bytes = sizeof *head,
                                 .expected_ack = {.endpoint = 1, .packets = 1, .epoch = 1}};
    memcpy(head + 1, item, bytes);
    return head;
}

/* ---- Sleeping threads ---- */

static struct waiting fall_asleep_for(const uint64_t *word)
{
    struct waiting waiting = waiting_begin("unit", &control.doorbell, NULL, NULL);
    wakeup_watch(&waiting, word, sizeof *word);
    doorbell_watch(waiting.bell, waiting.begin, waiting.end);
    waiting.count = doorbell_announce(waiting.bell);
    return waiting;
}

/* Makes a thread sleep for words[at]. */
static struct waiting fall_asleep(int at)
{
    return fall_asleep_for(&words[at]);
}

static bool is_woken(const struct waiting *waiting)
{
    bool woken = control.doorbell.count != waiting->count;
    doorbell_leave(waiting->bell);
    return woken;
}

/* A mapped PE wakes the thread that sleeps for the word which it has written, at either end of the
 * memory. It does not wake threads that sleep for neighboring words or for the corresponding word
 * of other memory. */
static void near_writes_wake_only_their_waiters(void)
{
    const uint64_t *const written[] = {&words[1],   &words[2],   &words[15],
                                       &statics[1], &statics[2], &statics[15]};
    enum { WRITTEN = sizeof written / sizeof *written };
    for (int slept_for = 0; slept_for < WRITTEN; slept_for++)
        for (int i = 0; i < WRITTEN; i++) {
            struct waiting waiting = fall_asleep_for(written[slept_for]);
            shmem_impl_near.wake(0, written[i], sizeof *written[i]);
            CHECK(is_woken(&waiting) == (i == slept_for));
        }
}

/* The item writes word 2. It must wake only a thread that sleeps for this word, and must be
 * acknowledged. */
static void check_writing(const void *item, size_t bytes, uint64_t expected)
{
    for (int slept_for = 1; slept_for <= 3; slept_for++) {
        unsigned before = responses;
        struct waiting waiting = fall_asleep(slept_for);
        words[2] = 40;
        target_execute_packet(pack(item, bytes), 0);
        CHECK(is_woken(&waiting) == (slept_for == 2));
        CHECK(words[2] == expected && responses == before + 1);
        CHECK(((const struct packet_head *)response)->ack.epoch == 1);
    }
}

/* ---- Requests ---- */

static void put_wakes_only_its_waiter(void)
{
    const struct {
        struct item item;
        uint64_t value;
    } put = {item_at(ITEM_PUT, 0, &words[2], 8), 41};
    check_writing(&put, sizeof put, 41);
}

static void put_of_blocks_wakes_only_its_waiter(void)
{
    const struct {
        struct item_put_blocks request;
        uint64_t value;
    } put = {{item_at(ITEM_PUT_BLOCKS, 0, &words[2], 8), {.step = 8, .bytes = 8}}, 42};
    check_writing(&put, sizeof put, 42);
}

static void atomics_wake_only_their_waiter(void)
{
    const struct item_word add = {item_at(ITEM_ATOMIC, ATOMIC_ADD, &words[2], 0), 3};
    check_writing(&add, sizeof add, 43);
    struct item_atomic_fetch fetch = {
        item_at(ITEM_ATOMIC_FETCH, ATOMIC_ADD, &words[2], 0), 4, 0, {.bytes = 8}};
    check_writing(&fetch, sizeof fetch, 44);
    fetch.item = item_at(ITEM_COMPARE_SWAP, ATOMIC_SET, &words[2], 0);
    fetch.condition = 40;
    fetch.value = 45;
    check_writing(&fetch, sizeof fetch, 45);
    fetch.condition = 39;
    check_writing(&fetch, sizeof fetch, 40);
}

/* Returns `word` with its first four bytes in memory replaced, as a put of four bytes does. */
static uint64_t with_first(uint64_t word, uint32_t first)
{
    memcpy(&word, &first, sizeof first);
    return word;
}

/* Writes of several words, with one value and with one value each. The thread sleeps for the last
 * word. */
static void writes_of_several_words_wake_their_waiter(void)
{
    struct {
        struct item_word first;
        uint64_t offsets[2];
    } add = {{item_at(ITEM_ATOMIC, ATOMIC_ADD, &words[4], sizeof add.offsets), 6},
             {5 * sizeof *words, 2 * sizeof *words}};
    struct {
        struct item_word first;
        struct word_value more[1];
    } put = {{item_at(ITEM_PUT_WORDS, 0, &words[4], sizeof put.more), with_first(0, 7)},
             {{2 * sizeof *words, with_first(UINT64_MAX, 8)}}};
    words[4] = words[5] = 40;
    check_writing(&add, sizeof add, 46);
    CHECK(words[4] == 40 + 3 * 6 && words[5] == 40 + 3 * 6);
    put.first.item.size = 4;
    words[4] = 40;
    check_writing(&put, sizeof put, with_first(40, 8));
    CHECK(words[4] == with_first(40, 7));
}

/* Reading items wake no thread. */
static void reads_return_values_and_wake_nobody(void)
{
    const struct item_atomic_fetch fetch = {
        item_at(ITEM_ATOMIC_FETCH, ATOMIC_FETCH, &words[2], 0), 0, 0, {.bytes = 8}};
    const struct item_get get = {item_at(ITEM_GET, 0, &words[2], 8), {.bytes = 8}};
    uint64_t *result =
        (void *)(response + sizeof(struct packet_head) + sizeof(struct response_desc));
    struct waiting waiting = fall_asleep(2);
    words[2] = 46;
    target_execute_packet(pack(&fetch, sizeof fetch), 0);
    CHECK(*result == 46);
    words[2] = 47;
    target_execute_packet(pack(&get, sizeof get), 0);
    CHECK(*result == 47);
    CHECK(!is_woken(&waiting));
}

/* A fetched value of four bytes is stored at the start of its field, independently of the byte
 * order. */
static void narrow_result_is_at_the_fields_start(void)
{
    struct item_atomic_fetch fetch = {
        item_at(ITEM_ATOMIC_FETCH, ATOMIC_ADD, &words[2], 0), 3, 0, {.bytes = 4}};
    const uint32_t *result =
        (void *)(response + sizeof(struct packet_head) + sizeof(struct response_desc));
    fetch.item.size = 4;
    words[2] = with_first(40, 48);
    target_execute_packet(pack(&fetch, sizeof fetch), 0);
    CHECK(*result == 48 && words[2] == with_first(40, 51));
}

/* A get of several words. Each returns with its address. */
static void each_word_returns_with_its_address(void)
{
    struct {
        struct item item;
        struct word_get places[3];
    } get = {item_at(ITEM_GET_WORDS, 0, words, sizeof get.places), {{8, 100}, {24, 300}, {0, 0}}};
    const struct response_desc *response_desc = (void *)(response + sizeof(struct packet_head));
    const struct word_response *landed = (const void *)(response_desc + 1);
    get.item.size = 4;
    for (uint64_t i = 0; i < 8; i++)
        words[i] = with_first(UINT64_MAX, (uint32_t)(50 + i));
    target_execute_packet(pack(&get, sizeof get), 0);
    CHECK(response_desc->address == 0 && response_desc->block == 4 &&
          response_desc->bytes == 3 * sizeof *landed);
    CHECK(landed[0].address == 100 && landed[0].value == with_first(0, 51));
    CHECK(landed[1].address == 300 && landed[1].value == with_first(0, 53));
    CHECK(landed[2].address == 0 && landed[2].value == with_first(0, 50));
}

/* A write to the library's own words wakes all sleeping threads. */
static void control_write_wakes_waiters_for_other_words(void)
{
    struct {
        struct item item;
        uint64_t value;
    } put = {item_at(ITEM_PUT, 0, words, 8), 48};
    put.item.segment = SEGMENT_CONTROL;
    put.item.offset = offsetof(struct control, exit);
    struct waiting waiting = fall_asleep(1);
    target_execute_packet(pack(&put, sizeof put), 0);
    CHECK(is_woken(&waiting));
    CHECK(memcmp(control.exit, &put.value, sizeof put.value) == 0);
}

/* A rendezvous put, whose data arrive in a separate message, and the signal after it. */
static void rendezvous_wakes_waiters_for_data_and_signal(void)
{
    const struct item_rendezvous rendezvous = {
        .item = item_at(ITEM_RENDEZVOUS_PUT, 0, &words[2], 0),
        .length = sizeof bulk_data,
        .tag = TAG_RENDEZVOUS,
        .signal = {item_at(ITEM_ATOMIC, ATOMIC_SET, &words[7], 0), 49}};
    static const int slept_for[] = {1, 2, 5, 6, 7};
    for (int i = 0; i < 5; i++) {
        unsigned before = responses;
        memset(words, 0, sizeof words);
        struct waiting waiting = fall_asleep(slept_for[i]);
        rendezvous_target_begin(pack(&rendezvous, sizeof rendezvous), &rendezvous, 0);
        CHECK(rendezvous_target_progress() && !rendezvous_target_is_active());
        CHECK(is_woken(&waiting) == (slept_for[i] != 1 && slept_for[i] != 6));
        CHECK(memcmp(&words[2], bulk_data, sizeof bulk_data) == 0 && words[7] == 49);
        CHECK(words[1] == 0 && words[6] == 0 && responses == before + 1);
    }
}

/* Makes a packet of this endpoint and epoch that contains a signal, or is empty and asks for an
 * acknowledgement. */
static const struct packet_head *pack_signal(uint64_t endpoint, unsigned epoch, bool asks)
{
    const struct item_word add = {item_at(ITEM_ATOMIC, ATOMIC_ADD, &words[2], 0), 1};
    struct packet_head *head = (void *)request;
    pack(&add, asks ? 0 : sizeof add);
    head->response_bytes = asks ? sizeof *head : 0;
    head->expected_ack.endpoint = endpoint;
    head->expected_ack.epoch = (uint16_t)epoch;
    return head;
}

/* Checks that one response was sent after `before`, and that it acknowledges this number of
 * packets. */
static void check_receipt(unsigned before, uint64_t endpoint, unsigned epoch, unsigned packets)
{
    const struct ack *ack = &((const struct packet_head *)response)->ack;
    CHECK(responses == before + 1 && ack->packets == packets);
    CHECK(ack->endpoint == endpoint && ack->epoch == epoch);
}

/* Packets that do not ask for an acknowledgement are executed at once and acknowledged together: by
 * the next packet of their endpoint and epoch that asks, if there are many, or if the target is
 * idle. */
static void unasked_acknowledgements_are_combined(void)
{
    unsigned before = responses;
    words[2] = 0;
    target_execute_packet(pack_signal(1, 0, false), 0);
    target_execute_packet(pack_signal(1, 0, false), 0);
    target_execute_packet(pack_signal(1, 1, false), 0);
    target_execute_packet(pack_signal(2, 0, false), 0);
    CHECK(responses == before && words[2] == 4);
    target_execute_packet(pack_signal(1, 0, true), 0);
    check_receipt(before, 1, 0, 3);
    CHECK(words[2] == 4);
    for (int i = 1; i < DELAYED_ACK_PACKETS_MAX - 1; i++)
        target_execute_packet(pack_signal(2, 0, false), 0);
    CHECK(responses == before + 1);
    target_execute_packet(pack_signal(2, 0, false), 0);
    check_receipt(before + 1, 2, 0, DELAYED_ACK_PACKETS_MAX);
    target_send_acks();
    check_receipt(before + 2, 1, 1, 1);
    target_send_acks();
    CHECK(responses == before + 3);
}

/* If too many acknowledgements are delayed, one is sent at once. A delayed one is attached to a
 * packet to its own PE only. */
static void excess_acknowledgement_is_sent_at_once(void)
{
    unsigned before = responses;
    for (uint64_t endpoint = 1; endpoint <= DELAYED_ACKS_MAX; endpoint++)
        target_execute_packet(pack_signal(endpoint, 0, false), 0);
    CHECK(responses == before);
    target_execute_packet(pack_signal(DELAYED_ACKS_MAX + 1, 0, false), 0);
    check_receipt(before, DELAYED_ACKS_MAX + 1, 0, 1);
    CHECK(ack_take(1).packets == 0);
    for (uint64_t endpoint = 1; endpoint <= DELAYED_ACKS_MAX; endpoint++) {
        struct ack ack = ack_take(0);
        CHECK(ack.endpoint == endpoint && ack.packets == 1);
    }
    CHECK(ack_take(0).packets == 0);
}

/* A poll that moves data wakes all threads of this PE, because the data may be theirs. */
static void poll_that_moves_data_wakes_waiters(void)
{
    const struct {
        struct item item;
        uint64_t value;
    } put = {item_at(ITEM_PUT, 0, &words[2], 8), 50};
    net_unlock();
    progress_start();
    struct waiting waiting = fall_asleep(1);
    CHECK(!waiting_network()->poll());
    CHECK(!is_woken(&waiting));
    waiting = fall_asleep(1);
    pack(&put, sizeof put);
    is_due = true;
    CHECK(waiting_network()->poll());
    CHECK(is_woken(&waiting));
    CHECK(words[2] == 50);
    unsigned before = responses; /* without a progress thread, a poll does all work */
    pack_signal(1, 0, false);
    is_due = true;
    CHECK(waiting_network()->poll());
    check_receipt(before, 1, 0, 1);
    progress_stop();
}

/* ---- Deferred requests ---- */

static void receive_add(uint64_t operand)
{
    const struct item_atomic_fetch fetch = {
        item_at(ITEM_ATOMIC_FETCH, ATOMIC_ADD, &words[2], 0), operand, 0, {.bytes = 8}};
    pack(&fetch, sizeof fetch);
    is_due = true;
    CHECK(receive_message());
}

static void receive_short_set(uint64_t value)
{
    const struct short_request set = {.kind = ITEM_PUT_WORD,
                                      .segment = SEGMENT_HEAP,
                                      .size = 8,
                                      .form = FORM_SHORT_REQUEST,
                                      .endpoint = 1,
                                      .offset = 2 * sizeof *words,
                                      .value = value};
    memcpy(request, &set, SHORT_WORD_BYTES);
    request_bytes = SHORT_WORD_BYTES;
    is_due = true;
    CHECK(receive_message());
    request_bytes = 0;
}

/* While MPI has not finished sending the maximum number of responses, further requests are not
 * executed, also short ones, which need no packet. They are executed later, in their order. */
static void requests_without_free_response_are_deferred(void)
{
    net_lock();
    words[2] = 0;
    sends_last = true;
    for (int i = 0; i < RESPONSES_MAX; i++)
        receive_add(1);
    CHECK(words[2] == RESPONSES_MAX);
    unsigned before = responses;
    receive_add(1000);
    receive_short_set(5);
    receive_add(20);
    CHECK(words[2] == RESPONSES_MAX && responses == before);
    CHECK(!receive_message());
    sends_last = false;
    CHECK(receive_message() && words[2] == RESPONSES_MAX + 1000);
    CHECK(receive_message() && words[2] == 5);
    CHECK(receive_message() && words[2] == 25);
    CHECK(responses == before + 3 && !receive_message());
    net_unlock();
}

/* A request arrives while another one is deferred, and at this moment the responses become free. It
 * must not overtake the deferred request. */
static void requests_do_not_overtake_deferred_ones(void)
{
    net_lock();
    words[2] = 0;
    sends_last = true;
    for (int i = 0; i < RESPONSES_MAX; i++)
        receive_add(0);
    receive_short_set(7);
    arrival_ends_sends = true;
    receive_add(30);
    arrival_ends_sends = false;
    CHECK(words[2] == 0);
    CHECK(receive_message() && words[2] == 7);
    CHECK(receive_message() && words[2] == 37);
    net_unlock();
}

int main(void)
{
    start();
    near_writes_wake_only_their_waiters();
    put_wakes_only_its_waiter();
    put_of_blocks_wakes_only_its_waiter();
    atomics_wake_only_their_waiter();
    writes_of_several_words_wake_their_waiter();
    reads_return_values_and_wake_nobody();
    narrow_result_is_at_the_fields_start();
    each_word_returns_with_its_address();
    control_write_wakes_waiters_for_other_words();
    rendezvous_wakes_waiters_for_data_and_signal();
    unasked_acknowledgements_are_combined();
    excess_acknowledgement_is_sent_at_once();
    poll_that_moves_data_wakes_waiters();
    requests_without_free_response_are_deferred();
    requests_do_not_overtake_deferred_ones();
    return unit_status();
}
