/*
 * Damaged packets between nodes, in a library without assertions (CMakeLists.txt compiles the
 * sources that use packets once more for this test). Each packet must end the job with a message
 * that names the fault. No packet may touch memory outside the segments: pages without access lie
 * around them.
 */
#include <stdlib.h>
#include <sys/mman.h>

#include "am/am.h"
#include "am/am_run.h"
#include "am/am_net.h"
#include "am/am_handler.h"
#include "am/am_flow.h"
#include "apart.h"
#include "net.h"
#include "base/atomic_operation.h"
#include "damaged_packets.h"
#include "shm/segment.h"
#include "loader/loader.h"
#include "net/wire.h"
#include "net/net.h"
#include "net/window.h"

/* Whether the sources under test have assertions. They are compiled with the options of this
 * file. */
#ifdef NDEBUG
enum { HAS_ASSERTIONS = false };
#else
enum { HAS_ASSERTIONS = true };
#endif

/* ---- An MPI that delivers one packet ---- */

enum { FROM = 1, OTHER = 2, PES, PAGE = 4096 };

static _Alignas(8) unsigned char packet[PACKET_BYTES];
static size_t packet_bytes;
static bool is_due;             /* the packet has arrived */
static struct packet_head sent; /* head of the last request that this PE has sent */

static struct packet_head *head_at(void)
{
    return (struct packet_head *)(void *)packet;
}

static int send_at_once(int pe, int tag, const void *data, size_t bytes,
                        struct backend_request *sending)
{
    const struct message_start *message = data;
    (void)pe;
    if (tag == TAG_PACKET && message->form == FORM_REQUEST && bytes >= sizeof sent)
        memcpy(&sent, data, sizeof sent);
    sending->bits = NULL;
    return 0;
}

static int post(int pe, int tag, void *data, size_t bytes, struct backend_request *receiving)
{
    (void)pe, (void)bytes;
    receiving->bits = tag == TAG_PACKET ? data : NULL;
    return 0;
}

static int test(struct backend_request *tested, int *done, struct backend_arrival *am_arrival)
{
    *done = tested->bits == NULL;
    if (tested->bits == NULL || !is_due)
        return 0;
    memcpy(tested->bits, packet, packet_bytes);
    *am_arrival = (struct backend_arrival){.pe = FROM, .bytes = packet_bytes};
    *done = 1;
    is_due = false;
    return 0;
}

static int progress(void)
{
    return 0;
}

static const struct backend fake = {
    .send = send_at_once, .receive = post, .test = test, .progress = progress};

/* ---- Setup ---- */

static _Alignas(PAGE) struct control control;
static struct context sender;
static struct am_context *unit_am_context;

/* Returns a page between two inaccessible pages. */
static char *fenced_page(void)
{
    char *memory = mmap(NULL, 3 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(memory != MAP_FAILED && mprotect(memory + PAGE, PAGE, PROT_READ | PROT_WRITE) == 0);
    return memory + PAGE;
}

static struct segment fenced_segment(const char *name)
{
    static const ptrdiff_t distances[] = {0};
    return (struct segment){
        .name = name, .span = {.base = fenced_page(), .length = PAGE, .distances = distances}};
}

static void start(void)
{
    backend = &fake;
    become_pe(PES, &control);
    segments[SEGMENT_HEAP] = fenced_segment("heap");
    segments[SEGMENT_STATIC] = fenced_segment("static data");
    segments[SEGMENT_RELOCATED] = fenced_segment("relocated read-only data");
    segments[SEGMENT_CONTROL] = (struct segment){
        .name = "control", .span = {.base = (char *)&control, .length = sizeof control}};
    segment_publish();
    wakeup_publish();
    start_net();
    progress_hint_start();
    am_unexpected_start("unit");
    am_net_start();
    unit_am_context = am_context_require("unit", &sender);
    net_lock();
}

/* Sends a request to `pe`, which stays outstanding, and returns the expected acknowledgement. */
static struct ack begin_request_to(int pe)
{
    struct item *item = endpoint_append("unit", &sender, pe, sizeof *item, 0);
    *item = (struct item){.kind = ITEM_PROGRESS_HINT, .bytes = 1};
    endpoint_flush(&sender, pe);
    return sent.expected_ack;
}

/* ---- Valid packets ---- */

static void begin_packet(void)
{
    *head_at() = (struct packet_head){.bytes = sizeof(struct packet_head),
                                      .response_bytes = sizeof(struct packet_head),
                                      .expected_ack = {.endpoint = 1, .packets = 1, .epoch = 1}};
}

/* Appends an item or its data to the packet. */
static void add(const void *part, size_t bytes)
{
    memcpy(packet + head_at()->bytes, part, bytes);
    head_at()->bytes += (uint32_t)bytes;
}

static struct item item_of(enum item_kind kind, enum atomic_operation operation, uint64_t offset,
                           size_t bytes)
{
    return (struct item){.kind = (uint8_t)kind,
                         .segment = SEGMENT_HEAP,
                         .size = 8,
                         .operation = (uint8_t)operation,
                         .bytes = (uint32_t)bytes,
                         .offset = offset};
}

static void make_put(void)
{
    add(&(struct item[]){item_of(ITEM_PUT, 0, PAGE - 16, 16), {0}}, 2 * sizeof(struct item));
}

static void make_put_blocks(void)
{
    add(&(struct item_put_blocks){item_of(ITEM_PUT_BLOCKS, 0, PAGE - 72, 16), {64, 8}},
        sizeof(struct item_put_blocks));
    add((uint64_t[]){1, 2}, 16);
}

static void make_get(void)
{
    add(&(struct item_get){item_of(ITEM_GET, 0, PAGE - 8, 8), {.bytes = 8}},
        sizeof(struct item_get));
}

static void make_get_blocks(void)
{
    add(&(struct item_get_blocks){item_of(ITEM_GET_BLOCKS, 0, PAGE - 72, 16),
                                  {.bytes = 16, .block = 8},
                                  {64, 8}},
        sizeof(struct item_get_blocks));
}

struct get_words {
    struct item item;
    struct word_get places[2];
};

static void make_get_words(void)
{
    struct get_words get = {item_of(ITEM_GET_WORDS, 0, 0, sizeof get.places),
                            {{PAGE - 8, 1}, {0, 2}}};
    add(&get, sizeof get);
}

/* A write of one value to two words, and a write of a different value to each word. */
struct same_words {
    struct item_word first;
    uint64_t offset;
};
struct own_words {
    struct item_word first;
    struct word_value second;
};

static void make_words(enum item_kind kind, const void *more, size_t bytes)
{
    struct item_word first = {item_of(kind, ATOMIC_ADD, PAGE - 8, bytes), 1};
    add(&first, sizeof first);
    add(more, bytes);
}

static void make_put_word(void)
{
    make_words(ITEM_PUT_WORD, (uint64_t[]){PAGE - 8}, 8);
}

static void make_put_words(void)
{
    make_words(ITEM_PUT_WORDS, &(struct word_value){PAGE - 8, 2}, 16);
}

static void make_atomic(void)
{
    make_words(ITEM_ATOMIC, (uint64_t[]){PAGE - 8}, 8);
}

static void make_atomics(void)
{
    make_words(ITEM_ATOMICS, &(struct word_value){PAGE - 8, 2}, 16);
}

static void make_fetch(void)
{
    add(
        &(struct item_atomic_fetch){
            item_of(ITEM_ATOMIC_FETCH, ATOMIC_ADD, PAGE - 8, 0), 1, 0, {.bytes = 8}},
        sizeof(struct item_atomic_fetch));
}

static void make_compare_swap(void)
{
    make_fetch();
    ((struct item *)(void *)(head_at() + 1))->kind = ITEM_COMPARE_SWAP;
}

static void make_bulk_put(void)
{
    add(&(struct item_rendezvous){.item = item_of(ITEM_RENDEZVOUS_PUT, 0, 0, 0),
                                  .length = PAGE,
                                  .tag = TAG_RENDEZVOUS,
                                  .signal = {item_of(ITEM_ATOMIC, ATOMIC_ADD, PAGE - 8, 0), 1}},
        sizeof(struct item_rendezvous));
}

static void make_bulk_get(void)
{
    add(&(struct item_rendezvous){.item = item_of(ITEM_RENDEZVOUS_GET, 0, 0, 0),
                                  .length = PAGE,
                                  .tag = TAG_RENDEZVOUS + 1,
                                  .signal.item.kind = ITEM_PUT},
        sizeof(struct item_rendezvous));
}

static void make_active(void)
{
    struct item_am message = {item_of(ITEM_AM, 0, 1, 8), .credits = 8};
    message.item.operation = AM_MESSAGE;
    add(&message, sizeof message);
    add((uint64_t[]){5}, 8);
}

static uint64_t token;

static void make_handled(void)
{
    struct item item = item_of(ITEM_AM_CREDITS, 0, token, AM_FRAGMENT_OVERHEAD_BYTES);
    add(&item, sizeof item);
}

static uint64_t call;
static uint64_t reply_room;

static void make_reply(void)
{
    struct item_am message = {item_of(ITEM_AM, 0, 0, 8), .call = call};
    message.item.operation = AM_REPLY;
    add(&message, sizeof message);
    add((uint64_t[]){5}, 8);
}

static void (*const makers[])(void) = {
    make_put,       make_put_blocks, make_get,          make_get_blocks,
    make_get_words, make_put_word,   make_put_words,    make_atomic,
    make_atomics,   make_fetch,      make_compare_swap, make_bulk_put,
    make_bulk_get,  make_active,     make_handled,      make_reply};
enum { MAKERS = sizeof makers / sizeof *makers };

/* ---- Deliveries ---- */

static void deliver_bytes(enum message_form form, size_t bytes)
{
    head_at()->form = form;
    packet_bytes = bytes;
    is_due = true;
    receive_message();
    rendezvous_target_progress();
}

static void deliver(enum message_form form)
{
    deliver_bytes(form, head_at()->bytes);
}

/* One change of a valid packet, and the error message that it must cause. The packet is delivered
 * in a child process. */
static const struct change {
    void (*make)(void);
    size_t offset; /* in bytes, after the packet's head */
    uint64_t value;
    size_t size; /* of the changed field, in bytes */
    const char *part;
} * changed;

static void deliver_changed(void)
{
    begin_packet();
    changed->make();
    memcpy(packet + sizeof(struct packet_head) + changed->offset, &changed->value, changed->size);
    deliver(FORM_REQUEST);
}

#define CHANGE(MAKER, TYPE, FIELD, VALUE, PART)                                                    \
    {                                                                                              \
        make_##MAKER, offsetof(TYPE, FIELD), VALUE, sizeof(((TYPE *)0)->FIELD), PART               \
    }
#define SEGMENT  "it contains an invalid segment number"
#define CONSTANT "it writes to constant data"
#define MEMORY   "it addresses memory outside of the symmetric memory of this PE"
#define LENGTH   "its length differs from the length of its contents"
#define WORD     "it contains an invalid word or operation"
#define RESULT   "it contains results that this PE did not request"
#define CALL     "its reply does not match a call of this PE"

static const struct change changes[] = {
    CHANGE(put, struct item, kind, ITEM_AM_CREDITS + 1, "it contains an item of an unknown kind"),
    CHANGE(put, struct item, segment, SEGMENT_ALL, SEGMENT),
    CHANGE(put, struct item, segment, SEGMENT_SPACES, MEMORY),
    CHANGE(put, struct item, segment, SEGMENT_RELOCATED, CONSTANT),
    CHANGE(put, struct item, offset, PAGE - 8, MEMORY),
    CHANGE(put, struct item, offset, UINT64_MAX - 7, MEMORY),
    CHANGE(put, struct item, bytes, UINT32_MAX, LENGTH),
    CHANGE(put_blocks, struct item_put_blocks, blocks.step, 72, MEMORY),
    CHANGE(put_blocks, struct item_put_blocks, blocks.step, UINT64_MAX, MEMORY),
    CHANGE(put_blocks, struct item_put_blocks, blocks.bytes, 0, LENGTH),
    CHANGE(put_blocks, struct item_put_blocks, blocks.bytes, 7, LENGTH),
    CHANGE(get, struct item_get, item.offset, PAGE, MEMORY),
    CHANGE(get, struct item_get, item.bytes, 4096, LENGTH),
    CHANGE(get_blocks, struct item_get_blocks, blocks.step, 72, MEMORY),
    CHANGE(get_blocks, struct item_get_blocks, blocks.bytes, 0, LENGTH),
    CHANGE(get_words, struct item, size, 9, WORD),
    CHANGE(get_words, struct item, bytes, 24, LENGTH),
    CHANGE(get_words, struct get_words, places[1].offset, PAGE - 7, MEMORY),
    CHANGE(put_word, struct item_word, item.size, 255, WORD),
    CHANGE(put_word, struct item_word, item.offset, PAGE - 7, MEMORY),
    CHANGE(put_word, struct same_words, offset, PAGE, MEMORY),
    CHANGE(put_words, struct item_word, item.bytes, 8, LENGTH),
    CHANGE(put_words, struct own_words, second.offset, PAGE, MEMORY),
    CHANGE(atomic, struct item_word, item.size, 2, WORD),
    CHANGE(atomic, struct item_word, item.operation, ATOMIC_XOR + 1, WORD),
    CHANGE(atomic, struct item_word, item.operation, 255, WORD),
    CHANGE(atomic, struct item_word, item.offset, 4, WORD),
    CHANGE(atomics, struct item_word, item.segment, SEGMENT_RELOCATED, CONSTANT),
    CHANGE(fetch, struct item_atomic_fetch, item.offset, PAGE, MEMORY),
    CHANGE(compare_swap, struct item_atomic_fetch, item.size, 16, LENGTH),
    CHANGE(bulk_put, struct item_rendezvous, length, PAGE + 1, MEMORY),
    CHANGE(bulk_put, struct item_rendezvous, tag, TAG_RENDEZVOUS + 1,
           "its data have an invalid MPI tag"),
    CHANGE(bulk_put, struct item_rendezvous, tag, TAG_COLL, "its data have an invalid MPI tag"),
    CHANGE(bulk_put, struct item_rendezvous, signal.item.offset, PAGE, MEMORY),
    CHANGE(bulk_put, struct item_rendezvous, signal.item.bytes, 8, WORD),
    CHANGE(bulk_get, struct item_rendezvous, item.segment, 255, SEGMENT),
    CHANGE(active, struct item_am, item.operation, AM_REPLY_FRAGMENT + 1,
           "its active message has an unknown kind"),
    CHANGE(active, struct item_am, item.operation, AM_MESSAGE_FRAGMENT,
           "its active message is too short"),
    CHANGE(active, struct item_am, item.bytes, 16, LENGTH),
    CHANGE(active, struct item_am, credits, 0, "does not come from another node"),
    CHANGE(active, struct item_am, call, UINT64_MAX, "does not come from another node"),
    CHANGE(handled, struct item, offset, 64, "active messages that were not sent"),
    CHANGE(handled, struct item, bytes, AM_FRAGMENT_OVERHEAD_BYTES + 1,
           "active messages that were not sent"),
    CHANGE(reply, struct item_am, call, 64, CALL),
    CHANGE(reply, struct item_am, item.operation, AM_REPLY_FRAGMENT, "too short"),
};

static void each_changed_field_is_reported(void)
{
    for (changed = changes; changed < changes + sizeof changes / sizeof *changes; changed++)
        expect_end(deliver_changed, changed->part);
}

/* All packets are valid before they are changed. */
static void deliver_valid(void)
{
    for (int i = 0; i < MAKERS; i++) {
        begin_packet();
        makers[i]();
        deliver(FORM_REQUEST);
    }
    _exit(3);
}

static void valid_packets_are_accepted(void)
{
    char text[256];
    CHECK_SIZE((size_t)run_apart(deliver_valid, text, sizeof text), 3);
    CHECK_TEXT(text, "");
}

/* ---- Lengths ---- */

/* The length in the response descriptor of the packet's only item differs from the length of the
 * result. */
static void deliver_with_landing(void (*make)(void), struct response_desc *response_desc)
{
    begin_packet();
    make();
    response_desc->bytes = 4;
    deliver(FORM_REQUEST);
}

static void get_other_length(void)
{
    struct item_get *get = (void *)(head_at() + 1);
    deliver_with_landing(make_get, &get->response_desc);
}

static void get_blocks_of_other_length(void)
{
    struct item_get_blocks *get = (void *)(head_at() + 1);
    deliver_with_landing(make_get_blocks, &get->response_desc);
}

static void fetch_other_length(void)
{
    struct item_atomic_fetch *fetch = (void *)(head_at() + 1);
    deliver_with_landing(make_fetch, &fetch->response_desc);
}

static uint32_t head_bytes;

static void deliver_length(void)
{
    begin_packet();
    make_put();
    head_at()->bytes = head_bytes;
    deliver_bytes(FORM_REQUEST, sizeof(struct packet_head) + 2 * sizeof(struct item));
}

static void deliver_half_a_head(void)
{
    begin_packet();
    deliver_bytes(FORM_RESPONSE, sizeof(struct packet_head) - 8);
}

static void deliver_too_many_results(void)
{
    begin_packet();
    while (head_at()->bytes + sizeof(struct item_get) <= sizeof packet) {
        make_get();
        struct item_get *get = (void *)(packet + head_at()->bytes - sizeof *get);
        get->item.offset = 0;
        get->item.bytes = get->response_desc.bytes = PAGE;
    }
    deliver(FORM_REQUEST);
}

static void deliver_bulk_among_others(void)
{
    begin_packet();
    make_get();
    make_bulk_put();
    deliver(FORM_REQUEST);
}

static void packets_of_wrong_length_are_reported(void)
{
    static const uint32_t lengths[] = {0, 8, PACKET_BYTES, UINT32_MAX};
    for (int i = 0; i < 4; i++) {
        head_bytes = lengths[i];
        expect_end(deliver_length, LENGTH);
    }
    expect_end(get_other_length, LENGTH);
    expect_end(get_blocks_of_other_length, LENGTH);
    expect_end(fetch_other_length, LENGTH);
    expect_end(deliver_half_a_head, LENGTH);
    expect_end(deliver_too_many_results,
               "a packet requests more results than fit into its response");
    expect_end(deliver_bulk_among_others, "it contains a rendezvous request among other items");
}

/* ---- Responses ---- */

static uint64_t results[2];
static uint32_t results_left;
static struct {
    struct response_desc response_desc;
    uint64_t data;
} result;

static void make_answer(void)
{
    begin_packet();
    head_at()->ack = begin_request_to(FROM);
    results_left = 1;
    result.response_desc = (struct response_desc){.address = (uintptr_t)&results[0],
                                                  .left = (uintptr_t)&results_left,
                                                  .bytes = sizeof result.data};
    wire_seal(&result.response_desc);
    result.data = 7;
}

static void deliver_answer(void)
{
    add(&result, sizeof result);
    deliver(FORM_RESPONSE);
}

static void answer_unknown_channel(void)
{
    make_answer();
    head_at()->ack.endpoint ^= UINT64_C(1) << 40;
    deliver_answer();
}

/* The response acknowledges a request to another PE than the one that sent it. */
static void answer_of_other(void)
{
    make_answer();
    head_at()->ack = begin_request_to(OTHER);
    deliver_answer();
}

static void answer_other_epoch(void)
{
    make_answer();
    head_at()->ack.epoch = 2;
    deliver_answer();
}

static void answer_too_many(void)
{
    make_answer();
    head_at()->ack.packets = 2;
    deliver_answer();
}

static void answer_no_bulk(void)
{
    make_answer();
    head_at()->ack.rendezvous = 1;
    deliver_answer();
}

static void answer_nothing(void)
{
    make_answer();
    head_at()->ack.packets = 0;
    deliver_answer();
}

static void answer_too_long(void)
{
    make_answer();
    result.response_desc.bytes = 64;
    deliver_answer();
}

static void answer_other_block(void)
{
    make_answer();
    result.response_desc.block = 4;
    deliver_answer();
}

static void answer_other_address(void)
{
    make_answer();
    result.response_desc.address += 8;
    deliver_answer();
}

static void answer_other_step(void)
{
    make_answer();
    result.response_desc.step = 8;
    deliver_answer();
}

static void answer_other_count(void)
{
    make_answer();
    result.response_desc.left += 4;
    deliver_answer();
}

static void answer_less(void)
{
    make_answer();
    result.response_desc.bytes = 4;
    deliver_answer();
}

static void answer_broken_words(void)
{
    make_answer();
    result.response_desc.address = 0;
    deliver_answer();
}

/* The response to a request that gets several words. */
static struct {
    struct response_desc response_desc;
    struct word_response words[2];
} landed;

static void make_words_answer(void)
{
    make_answer();
    landed.response_desc = (struct response_desc){.block = 8, .bytes = sizeof landed.words};
    for (int i = 0; i < 2; i++) {
        landed.words[i] = (struct word_response){(uintptr_t)&results[i], 20 + (uint64_t)i};
        landed.response_desc.step += wire_seal_of_word((uintptr_t)&results[i], 8);
    }
}

static void deliver_words_answer(void)
{
    add(&landed, sizeof landed);
    deliver(FORM_RESPONSE);
}

static void answer_word_elsewhere(void)
{
    make_words_answer();
    landed.words[1].address += 8;
    deliver_words_answer();
}

static void answer_shorter_words(void)
{
    make_words_answer();
    landed.response_desc.block = 4;
    deliver_words_answer();
}

static void answer_long_words(void)
{
    make_words_answer();
    landed.response_desc.block = 16;
    deliver_words_answer();
}

static void receipt_in_request(void)
{
    make_answer();
    head_at()->ack.endpoint = UINT64_MAX;
    deliver(FORM_REQUEST);
}

static void only_valid_responses_are_accepted(void)
{
    make_answer();
    deliver_answer();
    CHECK(results[0] == 7 && results_left == 0);
    make_words_answer();
    deliver_words_answer();
    CHECK(results[0] == 20 && results[1] == 21);
    expect_end(
        answer_unknown_channel,
        "its acknowledgement is for an endpoint that does not exist, or that sends to another PE");
    expect_end(
        answer_of_other,
        "its acknowledgement is for an endpoint that does not exist, or that sends to another PE");
    expect_end(answer_other_epoch, "its acknowledgement has an invalid epoch");
    expect_end(answer_too_many, "its acknowledgement is for packets that were not sent");
    expect_end(answer_no_bulk, "its acknowledgement is for packets that were not sent");
    expect_end(answer_nothing, "it is a response, but acknowledges no packet");
    expect_end(answer_too_long, LENGTH);
    expect_end(answer_other_block, RESULT);
    expect_end(answer_other_address, RESULT);
    expect_end(answer_other_step, RESULT);
    expect_end(answer_other_count, RESULT);
    expect_end(answer_less, RESULT);
    expect_end(answer_broken_words, WORD);
    expect_end(answer_word_elsewhere, RESULT);
    expect_end(answer_shorter_words, RESULT);
    expect_end(answer_long_words, WORD);
    expect_end(
        receipt_in_request,
        "its acknowledgement is for an endpoint that does not exist, or that sends to another PE");
}

/* ---- Short messages ---- */

/* A damaged short request, and the error message that it must cause. */
static const struct short_change {
    struct short_request request;
    size_t arrived; /* length in bytes */
    const char *part;
} * short_change;

static void deliver_short(const void *message, size_t bytes)
{
    memcpy(packet, message, bytes);
    packet_bytes = bytes;
    is_due = true;
    receive_message();
}

static void deliver_short_change(void)
{
    struct short_request request = short_change->request;
    request.form = FORM_SHORT_REQUEST;
    deliver_short(&request, short_change->arrived);
}

#define SHORT(KIND, SEGMENT, SIZE, OPERATION, OFFSET)                                              \
    {                                                                                              \
        .kind = KIND, .segment = SEGMENT, .size = SIZE, .operation = OPERATION, .offset = OFFSET   \
    }

static const struct short_change short_changes[] = {
    {SHORT(ITEM_GET, SEGMENT_HEAP, 8, 0, PAGE - 7), SHORT_GET_BYTES, MEMORY},
    {SHORT(ITEM_GET, SEGMENT_ALL, 8, 0, 0), SHORT_GET_BYTES, SEGMENT},
    {SHORT(ITEM_GET, SEGMENT_HEAP, 9, 0, 0), SHORT_GET_BYTES, WORD},
    {SHORT(ITEM_GET, SEGMENT_HEAP, 8, 0, 0), SHORT_WORD_BYTES, LENGTH},
    {SHORT(ITEM_GET, SEGMENT_HEAP, 8, 0, 0), SHORT_GET_BYTES - 8, LENGTH},
    {SHORT(ITEM_PUT_WORD, SEGMENT_RELOCATED, 8, 0, 0), SHORT_WORD_BYTES, CONSTANT},
    {SHORT(ITEM_PUT_WORD, SEGMENT_HEAP, 8, 0, UINT64_MAX), SHORT_WORD_BYTES, MEMORY},
    {SHORT(ITEM_ATOMIC, SEGMENT_HEAP, 2, ATOMIC_ADD, 0), SHORT_WORD_BYTES, WORD},
    {SHORT(ITEM_ATOMIC, SEGMENT_HEAP, 8, 255, 0), SHORT_WORD_BYTES, WORD},
    {SHORT(ITEM_ATOMIC_FETCH, SEGMENT_HEAP, 8, ATOMIC_ADD, 4), SHORT_WORD_BYTES, WORD},
    {SHORT(ITEM_COMPARE_SWAP, SEGMENT_HEAP, 8, 0, 0), SHORT_WORD_BYTES, LENGTH},
    {SHORT(ITEM_PUT, SEGMENT_HEAP, 8, 0, 0), SHORT_WORD_BYTES,
     "it contains an item of an unknown kind"},
};

/* Sends a short request to a PE, and returns the response that this PE must send. */
static struct short_response begin_short_request_to(int pe, struct short_result *short_result)
{
    struct short_request request = SHORT(ITEM_GET, SEGMENT_HEAP, 8, 0, 0);
    struct endpoint *endpoint = endpoint_get("unit", &sender, pe);
    endpoint_send_short(endpoint, &request, SHORT_GET_BYTES, short_result);
    return (struct short_response){
        .form = FORM_SHORT_RESPONSE, .endpoint = endpoint->handle, .value = 30};
}

static struct short_response begin_short_request(struct short_result *short_result)
{
    return begin_short_request_to(FROM, short_result);
}

static void answer_short_twice(void)
{
    struct short_result short_result = {.left = 1};
    struct short_response short_response = begin_short_request(&short_result);
    deliver_short(&short_response, sizeof short_response);
    deliver_short(&short_response, sizeof short_response);
}

/* FROM sends the response that OTHER must send. */
static void answer_short_of_other_endpoint(void)
{
    struct short_result short_result = {.left = 1};
    struct short_response short_response = begin_short_request_to(OTHER, &short_result);
    deliver_short(&short_response, sizeof short_response);
}

static void answer_short_by_half(void)
{
    struct short_result short_result = {.left = 1};
    struct short_response short_response = begin_short_request(&short_result);
    deliver_short(&short_response, SHORT_ACK_BYTES - 8);
}

/* A packet acknowledges the only outstanding operation of an endpoint, which is a short request. */
static void acknowledge_short_by_packet(void)
{
    struct short_result short_result = {.left = 1};
    begin_packet();
    head_at()->ack =
        (struct ack){.endpoint = begin_short_request(&short_result).endpoint, .packets = 1};
    deliver(FORM_RESPONSE);
}

static void only_valid_short_messages_are_accepted(void)
{
    struct short_result short_result = {.left = 1};
    struct short_response short_response = begin_short_request(&short_result);
    deliver_short(&short_response, sizeof short_response);
    CHECK(short_result.left == 0 && short_result.value == 30);
    const size_t changed_requests = sizeof short_changes / sizeof *short_changes;
    for (short_change = short_changes; short_change < short_changes + changed_requests;
         short_change++)
        expect_end(deliver_short_change, short_change->part);
    const char *not_sent = "it is the response to a short request that was not sent";
    expect_end(answer_short_twice, not_sent);
    expect_end(answer_short_of_other_endpoint, not_sent);
    expect_end(answer_short_by_half, LENGTH);
    expect_end(acknowledge_short_by_packet,
               "its acknowledgement is for packets that were not sent");
}

static void deliver_unknown_form(void)
{
    begin_packet();
    deliver((enum message_form)(FORM_SHORT_RESPONSE + 1));
}

static void deliver_no_form(void)
{
    begin_packet();
    deliver_bytes(FORM_REQUEST, 4);
}

static void unknown_forms_are_reported(void)
{
    expect_end(deliver_unknown_form, "it is a message of an unknown form");
    expect_end(deliver_no_form, "it is shorter than the head of a message");
}

/* ---- Active messages from the unexpected queue ---- */

static struct {
    struct fragment_head fragment_head;
    char data[8];
} fragment_head;

static const struct am_arrival *arrival_of(enum fragment_kind kind, const void *data, size_t bytes)
{
    static struct am_arrival am_arrival;
    am_arrival =
        (struct am_arrival){.fragment = {.call = call, .kind = kind, .bytes = (uint32_t)bytes},
                            .from = FROM,
                            .data = data};
    return &am_arrival;
}

static void add_piece(uint64_t total, uint64_t offset)
{
    fragment_head.fragment_head =
        (struct fragment_head){.number = 1, .total = total, .offset = offset};
    am_reassembly_add(arrival_of(AM_MESSAGE_FRAGMENT, &fragment_head, sizeof fragment_head));
}

static void assemble_too_much(void)
{
    add_piece(7, 0);
}

static void assemble_endless(void)
{
    add_piece(UINT64_MAX - 64, 0);
}

static void assemble_other_total(void)
{
    add_piece(16, 0);
    add_piece(24, 8);
}

static void assemble_hole(void)
{
    add_piece(24, 0);
    add_piece(24, 16);
}

static void assemble_alone(void)
{
    add_piece(24, 8);
}

static void reply_too_much(void)
{
    fragment_head.fragment_head = (struct fragment_head){.total = 7};
    am_call_receive(arrival_of(AM_REPLY_FRAGMENT, &fragment_head, sizeof fragment_head));
}

static void reply_hole(void)
{
    fragment_head.fragment_head = (struct fragment_head){.total = 16, .offset = 8};
    am_call_receive(arrival_of(AM_REPLY_FRAGMENT, &fragment_head, sizeof fragment_head));
}

static void reply_other_total(void)
{
    fragment_head.fragment_head = (struct fragment_head){.total = 8};
    struct am_arrival first =
        *arrival_of(AM_REPLY_FRAGMENT, &fragment_head, sizeof fragment_head.fragment_head + 4);
    am_call_receive(&first);
    fragment_head.fragment_head = (struct fragment_head){.total = 64, .offset = 4};
    am_call_receive(arrival_of(AM_REPLY_FRAGMENT, &fragment_head, sizeof fragment_head));
}

static void reply_to_call_of_other(void)
{
    struct am_arrival reply = *arrival_of(AM_REPLY, fragment_head.data, 8);
    reply.from = OTHER;
    am_call_receive(&reply);
}

static void settle_with_other(void)
{
    am_credits_return(OTHER, token, AM_FRAGMENT_OVERHEAD_BYTES);
}

static void reply_twice(void)
{
    am_call_receive(arrival_of(AM_REPLY, fragment_head.data, 8));
    am_call_receive(arrival_of(AM_REPLY, fragment_head.data, 8));
}

static void reply_too_long(void)
{
    static char data[64];
    am_call_receive(arrival_of(AM_REPLY, data, sizeof data));
}

static void bundle_half_a_head(void)
{
    damaged_bundle(arrival_of(AM_AGGREGATE, "1234", 4));
}

static void bundle_too_short(void)
{
    damaged_bundle(arrival_of(AM_AGGREGATE, (uint32_t[]){1, 64, 0, 0}, 16));
}

static void bundle_of_no_handler(void)
{
    damaged_bundle(arrival_of(AM_AGGREGATE, (uint32_t[]){77, 8, 0, 0}, 16));
}

static void damaged_active_messages_are_reported(void)
{
    expect_end(assemble_too_much, "a fragment of an active message extends beyond the message");
    expect_end(assemble_endless, "a fragment of an active message extends beyond the message");
    expect_end(assemble_other_total, "a fragment of an active message is out of order");
    expect_end(assemble_hole, "a fragment of an active message is out of order");
    expect_end(assemble_alone, "a fragment of an active message is out of order");
    expect_end(reply_too_much, CALL);
    expect_end(reply_hole, CALL);
    expect_end(reply_other_total, CALL);
    expect_end(reply_to_call_of_other, CALL);
    expect_end(settle_with_other, "active messages that were not sent");
    expect_end(reply_twice, CALL);
    expect_end(reply_too_long, "replied with 64 bytes: expected at most 8 bytes");
    expect_end(bundle_half_a_head, "its coalesced active messages are longer than the packet");
    expect_end(bundle_too_short, "its coalesced active messages are longer than the packet");
    expect_end(bundle_of_no_handler, "to handler 77, which is not registered on this PE");
}

/* A handler function, identified by its offset in its object. */
static void handle(shmemx_am_token_t of, const void *data, size_t bytes)
{
    (void)of, (void)data, (void)bytes;
}

static void only_exact_handler_ids_are_found(void)
{
    const uint64_t object = ~(uint64_t)UINT32_MAX;
    shmemx_am_t id = am_function_id(&(struct handler){.call = handle});
    CHECK(am_function_find(id).call == handle);
    CHECK(am_function_find(id & object).call == NULL);
    CHECK(am_function_find(id | ~object).call == NULL);
    CHECK(am_function_find(id ^ (uint64_t)1 << 40).call == NULL);
}

/* ---- Random damage ---- */

enum { DRAWS = 400 };
static uint64_t state;

static uint64_t draw_value(void)
{
    static const uint64_t values[] = {0, 1, 7, 9, 255, PAGE - 1, PAGE, UINT32_MAX, UINT64_MAX};
    uint64_t which = unit_random(&state) % (sizeof values / sizeof *values + 2);
    return which < sizeof values / sizeof *values ? values[which] : unit_random(&state) >> which;
}

/* Delivers one or two valid items in a packet of which some bytes were changed. */
static void deliver_drawn(void)
{
    begin_packet();
    for (uint64_t items = 1 + unit_random(&state) % 2; items > 0; items--)
        makers[unit_random(&state) % MAKERS]();
    for (uint64_t n = 1 + unit_random(&state) % 3; n > 0; n--) {
        uint64_t value = draw_value();
        size_t size = (size_t)1 << unit_random(&state) % 4;
        size_t places = (head_at()->bytes - sizeof(struct packet_head)) / size;
        memcpy(packet + sizeof(struct packet_head) + unit_random(&state) % places * size, &value,
               size);
    }
    deliver(FORM_REQUEST);
}

/* Each packet must be executed or cause one error message. None may crash the process. */
static void random_damage_is_accepted_or_reported(void)
{
    for (uint64_t seed = 1; seed <= DRAWS; seed++) {
        char text[1024];
        state = seed;
        int status = run_apart(deliver_drawn, text, sizeof text);
        if (!CHECK(status == 0 || (status == 1 && strstr(text, "isthmus: ") == text)))
            fprintf(stderr, "seed %d: status %d: %s\n", (int)seed, status, text);
    }
}

int main(void)
{
    shmemx_req_h request;
    CHECK(!HAS_ASSERTIONS);
    start();
    token = am_credits_take(am_credits_of("unit", unit_am_context, FROM), AM_FROM_PROGRAM,
                            AM_FRAGMENT_OVERHEAD_BYTES);
    call =
        damaged_call(FROM, &(struct reply_buffer){.memory = &reply_room, .capacity = 8}, &request);
    valid_packets_are_accepted();
    each_changed_field_is_reported();
    packets_of_wrong_length_are_reported();
    only_valid_responses_are_accepted();
    only_valid_short_messages_are_accepted();
    unknown_forms_are_reported();
    damaged_active_messages_are_reported();
    only_exact_handler_ids_are_found();
    random_damage_is_accepted_or_reported();
    net_unlock();
    return unit_status();
}
