/*
 * The wire format: the messages that PEs send to each other.
 *
 * A request packet has a head and items. An item is one operation, or several coalesced operations.
 * The target PE executes the items in their order. The response has a head, which carries an
 * acknowledgement, and the results of the operations. Acknowledgements of packets without results
 * may be delayed, combined, and sent in the head of a packet in the opposite direction. All parts
 * of a message begin at a multiple of 8 bytes.
 *
 * An item identifies the memory that it accesses by segment and offset. For a result, it also
 * contains the destination address at the origin PE, which the target PE returns in the response. A
 * checksum protects this address (see "Seals of response descriptors" below).
 *
 * The rendezvous thresholds of puts and gets are RENDEZVOUS_PUT_BYTES and RENDEZVOUS_GET_BYTES.
 */
#ifndef ISTHMUS_WIRE_H
#define ISTHMUS_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/job.h"
#include "tuning.h"

/* ---- Packets and items ---- */

/* MPI tags of messages. All requests and responses have TAG_PACKET. Collectives use the tags from
 * TAG_COLL on: TAG_COLL for their first messages (coll/net/coll_message.h), TAG_COLL_DATA for
 * longer data of nonblocking collectives, TAG_EXCHANGE_DATA for longer data of blocking
 * collectives, and TAG_COLLECTIVE for the creation of communicators. In a nonblocking collective,
 * the receiver chooses the tag of longer data; in a blocking one, the sender does. */
enum {
    TAG_PACKET,
    TAG_UNUSED, /* BACKEND_UNUSED_TAG (backend.h) */
    TAG_DEVICE_TEST,
    TAG_RENDEZVOUS,
    TAG_COLL = 8191,
    TAG_COLL_DATA = 8192,
    TAG_EXCHANGE_DATA = 12288,
    TAG_COLLECTIVE = 16384
};

/* Acknowledgement. It reports the number of packets of one endpoint that the target PE has
 * executed. */
struct ack {
    uint64_t endpoint;   /* handle of the origin's endpoint (HANDLE_ENDPOINT) */
    uint32_t packets;    /* number of packets; 0: no acknowledgement */
    uint16_t epoch;      /* epoch of the packets at the origin, 0 or 1 */
    uint16_t rendezvous; /* 1 if it acknowledges a rendezvous put, otherwise 0 */
};

enum message_form { FORM_REQUEST, FORM_RESPONSE, FORM_SHORT_REQUEST, FORM_SHORT_RESPONSE };

/* The first bytes of a message of any form. */
struct message_start {
    uint32_t first;    /* its meaning depends on the form */
    uint32_t form : 8; /* enum message_form */
    uint32_t other : 24;
};

/* Head of a request or response packet. It begins like a struct message_start. */
struct packet_head {
    uint32_t bytes;    /* length of the packet in bytes, including its head */
    uint32_t form : 8; /* enum message_form */
    /* In a request: length of the response in bytes. If it is 0, no PE waits for the response, and
     * the target PE may delay the acknowledgement. */
    uint32_t response_bytes : 24;
    struct ack expected_ack; /* in a request: the acknowledgement that the target PE must return */
    struct ack ack;          /* acknowledgement of packets in the opposite direction */
};

enum item_kind {
    ITEM_PUT,
    ITEM_PUT_BLOCKS,
    ITEM_GET,
    ITEM_GET_BLOCKS,
    /* Several nonblocking gets of at most 8 bytes each. After the struct item, the packet contains
     * a struct word_get for each get. */
    ITEM_GET_WORDS,
    /* Puts of the same value, at most 8 bytes, to one or several addresses. A struct item_word
     * contains the value and the first offset. The other offsets follow the struct. */
    ITEM_PUT_WORD,
    /* Atomics without a result, with the same operand, on one or several addresses. A struct
     * item_word contains the operand and the first offset. The other offsets follow the struct. */
    ITEM_ATOMIC,
    /* Several puts of different values, at most 8 bytes each. A struct item_word contains the first
     * put. A struct word_value for each of the other puts follows it. */
    ITEM_PUT_WORDS,
    /* Several atomics without a result, with different operands. A struct item_word contains the
     * first atomic. A struct word_value for each of the other atomics follows it. */
    ITEM_ATOMICS,
    ITEM_ATOMIC_FETCH, /* atomic operation with a result */
    ITEM_COMPARE_SWAP,
    /* Request of a rendezvous put, alone in its packet. The target sends the response when the data
     * have arrived. */
    ITEM_RENDEZVOUS_PUT,
    /* Request of a rendezvous get, alone in its packet. The target sends no response; the arrival
     * of the data acknowledges the packet. */
    ITEM_RENDEZVOUS_GET,
    /* Progress hint: the origin will access windows of the target during the next `bytes`
     * milliseconds. */
    ITEM_PROGRESS_HINT,
    ITEM_AM, /* an active message or a fragment of one */
    /* Returns flow-control credits for active messages. The PE that sends this item has handled
     * active messages that used `bytes` bytes of the credits. */
    ITEM_AM_CREDITS
};

/* Head of every item (an operation in a packet). `kind` is an enum item_kind; `segment` and
 * `offset` identify the accessed memory. */
struct item {
    uint8_t kind;
    uint8_t segment;
    uint8_t size;      /* length of a word in bytes, for atomics and for puts and gets of words */
    uint8_t operation; /* enum atomic_operation */
    /* Put: number of data bytes that follow the item. Get: number of requested bytes. Coalesced
     * operations: number of bytes that follow the struct at the beginning of the item. */
    uint32_t bytes;
    uint64_t offset;
};

/* One get of an ITEM_GET_WORDS: its offset in the segment at the target, and its destination at the
 * origin. In this kind of item, item.offset contains the sum of the checksums of all gets
 * (wire_seal_of_word). */
struct word_get {
    uint64_t offset;
    uint64_t address;
};

/* Result of one get of an ITEM_GET_WORDS. The results follow a struct response_desc, whose member
 * `block` is the number of bytes that each get reads. */
struct word_response {
    uint64_t address;
    uint64_t value; /* value of the word, in the first `block` bytes */
};

/* Destination of a result at the origin PE: blocks of `block` bytes whose starts are `step` bytes
 * apart. The origin sends it in the request, and the target returns it in the response before the
 * data. The member `seal` is a checksum, so that the origin detects a wrong descriptor. */
struct response_desc {
    /* Address of the first block. 0 if the results are struct word_response, each of which has an
     * address. Any nonzero number if `bytes` is 0. */
    uint64_t address;
    /* Distance between the starts of blocks. For an ITEM_GET_WORDS: sum of the checksums of all
     * gets (wire_seal_of_word). */
    uint64_t step;
    /* Address of a completion counter that is decremented when the result arrives, or 0. */
    uint64_t left;
    uint64_t bytes : 20; /* total length of the data */
    uint64_t block : 20; /* length of a block; 0: all data are one block */
    uint64_t seal : 24;
};
_Static_assert(sizeof(struct response_desc) == 32 && LARGE_RESPONSE_BYTES < 1 << 20,
               "lengths of results have 20 bits");

/* Layout of blocks at the target PE: their length, and the distance between their starts. */
struct remote_blocks {
    uint64_t step;
    uint64_t bytes; /* length of a block */
};

struct item_put_blocks {
    struct item item;
    struct remote_blocks blocks;
};

struct item_get {
    struct item item;
    struct response_desc response_desc;
};

struct item_get_blocks {
    struct item item;
    struct response_desc response_desc;
    struct remote_blocks blocks;
};

/* Beginning of an item of coalesced puts or atomics. It contains the offset and the value, or
 * operand, of the first operation. Those of the other operations follow. */
struct item_word {
    struct item item;
    uint64_t value;
};

struct word_value {
    uint64_t offset, value;
};

struct item_atomic_fetch {
    struct item item;
    uint64_t value, condition;
    struct response_desc response_desc;
};

/* Active message; its data follow the struct. item.offset is the number of the handler, and
 * item.operation the enum fragment_kind (am/am_flow.h). An ITEM_AM_CREDITS is only a struct item,
 * with the token of the credits in item.offset. */
struct item_am {
    struct item item;
    /* Token with which the target returns the sender's credits; 0 if it returns none. */
    uint64_t credits;
    uint64_t call;
};

/* Request of a rendezvous transfer. `signal` is an atomic operation that the target executes after
 * a put; if the put has no signal, signal.item.kind is ITEM_PUT. response_desc describes no data,
 * only a completion counter, which is decremented when the data of a put have arrived. */
struct item_rendezvous {
    struct item item;
    uint64_t length;
    uint64_t tag;
    struct response_desc response_desc;
    struct item_word signal;
};

/* ---- Short messages ---- */

/* Request of one operation on one word of at most 8 bytes, without a packet. Its length is
 * SHORT_GET_BYTES for an ITEM_GET, sizeof(struct short_request) for an ITEM_COMPARE_SWAP, and
 * SHORT_WORD_BYTES for an ITEM_PUT_WORD, ITEM_ATOMIC or ITEM_ATOMIC_FETCH. It begins like a struct
 * item, with a form in place of the length. */
struct short_request {
    uint8_t kind; /* enum item_kind */
    uint8_t segment;
    uint8_t size;      /* length of the word in bytes */
    uint8_t operation; /* enum atomic_operation */
    uint32_t form : 8; /* FORM_SHORT_REQUEST */
    uint32_t unused : 24;
    uint64_t endpoint; /* handle of the origin's endpoint, which the response returns */
    uint64_t offset;
    uint64_t value;
    uint64_t condition;
};

/* Response to a short request. It acknowledges the request. Its length is SHORT_ACK_BYTES if the
 * operation has no result. */
struct short_response {
    uint32_t unused1;
    uint32_t form : 8; /* FORM_SHORT_RESPONSE */
    uint32_t unused2 : 24;
    uint64_t endpoint; /* endpoint of the request */
    uint64_t value;    /* result of the operation */
};

enum {
    SHORT_GET_BYTES = offsetof(struct short_request, value),
    SHORT_WORD_BYTES = offsetof(struct short_request, condition),
    SHORT_ACK_BYTES = offsetof(struct short_response, value)
};

/* Returns the item to which a short request is equivalent. */
static inline struct item short_request_item(const struct short_request *request)
{
    return (struct item){.kind = request->kind,
                         .segment = request->segment,
                         .size = request->size,
                         .operation = request->operation,
                         .bytes = request->kind == ITEM_GET ? request->size : 0,
                         .offset = request->offset};
}

_Static_assert(sizeof(struct packet_head) % 8 == 0 && sizeof(struct item) % 8 == 0 &&
                   sizeof(struct response_desc) % 8 == 0 &&
                   sizeof(struct item_put_blocks) % 8 == 0 && sizeof(struct item_get) % 8 == 0 &&
                   sizeof(struct item_get_blocks) % 8 == 0 && sizeof(struct item_word) % 8 == 0 &&
                   sizeof(struct item_atomic_fetch) % 8 == 0 && sizeof(struct item_am) % 8 == 0 &&
                   sizeof(struct item_rendezvous) % 8 == 0 && PACKET_BYTES % 8 == 0 &&
                   LARGE_PACKET_BYTES % 8 == 0,
               "everything begins at a multiple of 8 bytes");

/* Returns the number of bytes that `bytes` bytes of data take in a packet. */
static inline size_t wire_padded(size_t bytes)
{
    return (bytes + 7) & ~(size_t)7;
}

/* Thresholds of the message transport. The eager protocol copies data into packets. The rendezvous
 * protocol sends longer data in separate messages, after the origin has sent a request. */
enum {
    /* Rendezvous threshold of puts, about 256 KiB: a longer put uses the rendezvous protocol. */
    RENDEZVOUS_PUT_BYTES =
        LARGE_PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct item),
    /* Rendezvous threshold of gets, about 16 KiB: a longer get uses the rendezvous protocol. */
    RENDEZVOUS_GET_BYTES =
        PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct response_desc),
    /* Length of an eager put, about 16 KiB, above which it uses a separate packet, which is sent at
     * once. */
    SHARED_PACKET_PUT_BYTES =
        PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct item),
    /* Length of an eager put of several blocks, about 16 KiB, above which it uses a separate
     * packet, which is sent at once. */
    SHARED_PACKET_PUT_BLOCKS_BYTES =
        PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct item_put_blocks)
};

/* Returns the number of bytes that a result of `bytes` bytes takes in a response. */
static inline size_t wire_result_bytes(size_t bytes)
{
    return sizeof(struct response_desc) + wire_padded(bytes);
}

/* ---- Lengths and names of the kinds of items ---- */

struct wire_item_layout {
    const char *name;
    size_t length; /* length of the struct of the item, without the data or words that follow */
    bool has_data; /* item.bytes bytes of data or words follow the struct */
    /* Number of bytes that each coalesced operation takes after the struct. 0 if operations of this
     * kind are not coalesced. */
    size_t bytes_per_word;
};

HIDDEN extern const struct wire_item_layout
    wire_item_layouts[ITEM_AM_CREDITS + 1]; /* indexed by enum item_kind */

/* Returns the layout of an item, or NULL if its kind is unknown. */
static inline const struct wire_item_layout *wire_item_layout(const struct item *item)
{
    return item->kind <= ITEM_AM_CREDITS ? &wire_item_layouts[item->kind] : NULL;
}

/* Returns the length of an item, including all bytes that belong to it after its struct. `form` is
 * the layout of the item. */
static inline size_t wire_item_bytes(const struct item *item, const struct wire_item_layout *form)
{
    return form->length + (form->has_data ? wire_padded(item->bytes) : 0);
}

/* ---- Seals of response descriptors ---- */

/* The origin PE sends the address for a result to the target PE, which returns it in the response.
 * The origin stores a checksum, the seal, in this response descriptor. The seal depends on the
 * contents of the descriptor and on a key that no other PE knows. The origin rejects responses with
 * a wrong seal. A response can therefore change only memory that the origin has named in a
 * request. */

HIDDEN extern uint64_t wire_seal_key;

/* Chooses a new secret key for the checksums of response descriptors. Called when no operation of
 * this PE is outstanding. */
void wire_seal_start(void);

#define WIRE_SEAL_MULTIPLIER UINT64_C(0x9e3779b97f4a7c15)
static inline uint64_t wire_seal_mix(uint64_t sum, uint64_t number)
{
    sum = (sum ^ number) * WIRE_SEAL_MULTIPLIER;
    return sum ^ sum >> 32;
}

/* Returns the seal of a response descriptor: a checksum of 24 bits that depends on a secret key.
 * The multiplications do not depend on each other, so the CPU executes them at the same time. Speed
 * is important because a response can contain many descriptors. */
static inline uint32_t wire_seal_digest(const struct response_desc *response_desc)
{
    uint64_t lengths = (uint64_t)response_desc->block << 20 | response_desc->bytes;
    uint64_t sum = (response_desc->address ^ wire_seal_key) * WIRE_SEAL_MULTIPLIER +
                   response_desc->left * UINT64_C(0xbf58476d1ce4e5b9) +
                   response_desc->step * UINT64_C(0x94d049bb133111eb) +
                   lengths * UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(sum >> 40);
}

static inline void wire_seal(struct response_desc *response_desc)
{
    response_desc->seal = wire_seal_digest(response_desc);
}

static inline bool wire_is_sealed(const struct response_desc *response_desc)
{
    return response_desc->seal == wire_seal_digest(response_desc);
}

/* Returns a checksum of the destination address and the size of one get in an ITEM_GET_WORDS. The
 * origin PE checks the sum of the checksums of all gets. Wrong addresses pass this check only if
 * their errors cancel each other. */
static inline uint64_t wire_seal_of_word(uint64_t address, size_t size)
{
    return address ^ (wire_seal_key + size);
}

#endif
