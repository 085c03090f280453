/*
 * The wire format: what PEs send each other. A request packet has a head and items, which the
 * target PE executes in their order. Its response has a head, which carries an acknowledgement, and
 * results. Acknowledgements of packets without results may be sent later, together, and in the head
 * of a packet in the other direction. Everything begins at a multiple of 8 bytes.
 *
 * An item names its object by segment and offset. A response returns addresses of the origin PE as
 * the origin sent them; a seal protects them (see Seals below).
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

/* Tags of messages. The collectives have those from TAG_COLL on: for their first messages
 * (coll/net/coll_message.h), for longer data, and for the creation of groups. The receiver
 * chooses the tag of longer data of a nonblocking collective, the sender that of a blocking one. */
enum {
    TAG_PACKET,
    TAG_RESPONSE,
    TAG_DEVICE_TEST,
    TAG_RENDEZVOUS,
    TAG_COLL = 8191,
    TAG_COLL_DATA = 8192,
    TAG_EXCHANGE_DATA = 12288,
    TAG_COLLECTIVE = 16384
};

/* So many packets have been carried out. */
struct ack {
    uint64_t endpoint;   /* the requester's, by its address there */
    uint32_t packets;    /* 0: it says nothing */
    uint16_t epoch;      /* the requester's */
    uint16_t rendezvous; /* whether it is a bulk put's */
};

struct packet_head {
    uint32_t bytes;          /* of the packet */
    uint32_t response_bytes; /* of a request: what its answer takes; 0: nobody waits for one */
    struct ack expected_ack; /* of a request: what its receipt is to be */
    struct ack ack;          /* of the other PE's packets */
};

enum item_kind {
    ITEM_PUT,
    ITEM_PUT_BLOCKS,
    ITEM_GET,
    ITEM_GET_BLOCKS,
    ITEM_GET_WORDS,    /* many, of at most 8 bytes each, for which nobody waits one by one */
    ITEM_PUT_WORD,     /* puts of at most 8 bytes, and atomics without a result, of one value: */
    ITEM_ATOMIC,       /* behind the item stand the offsets of further words */
    ITEM_PUT_WORDS,    /* the same of a value each: */
    ITEM_ATOMICS,      /* behind the item stand further words, struct word_value */
    ITEM_ATOMIC_FETCH, /* with a result */
    ITEM_COMPARE_SWAP,
    ITEM_RENDEZVOUS_PUT, /* alone in its packet, which is answered when the data are there */
    ITEM_RENDEZVOUS_GET, /* alone in its packet, which is answered by the data */
    ITEM_PROGRESS_HINT,  /* the requester uses the owner's windows, for so many ms (`bytes`) yet */
    ITEM_AM,             /* an active message, or a part of one */
    ITEM_AM_CREDITS      /* active messages of so much weight (`bytes`) have been handled */
};

/* What every item begins with. */
struct item {
    uint8_t kind;
    uint8_t segment;
    uint8_t size;      /* atomics and words: bytes of the word */
    uint8_t operation; /* atomics */
    uint32_t bytes;    /* put: of data behind the item; get: wanted; words: of further ones */
    uint64_t offset;
};

/* Behind the item of words got, whose offset is their seals: where each is at the owner, and where
 * it belongs. */
struct word_get {
    uint64_t offset;
    uint64_t address;
};

/* Behind the landing of words, each of `block` bytes. */
struct word_response {
    uint64_t address;
    uint64_t value; /* its first bytes */
};

/* Where a result belongs at the requester: blocks of `block` bytes, `step` apart; with a seal
 * (wire.h). */
struct response_desc {
    uint64_t address;    /* 0: words, each with its own; of no bytes: any other */
    uint64_t step;       /* of words: their seals */
    uint64_t left;       /* address of a count to lower by one, or 0 */
    uint64_t bytes : 20; /* in all */
    uint64_t block : 20; /* 0: one piece */
    uint64_t seal : 24;
};
_Static_assert(sizeof(struct response_desc) == 32 && LARGE_RESPONSE_BYTES < 1 << 20,
               "lengths of results have 20 bits");

/* Blocks at the owner. */
struct remote_blocks {
    uint64_t step;
    uint64_t bytes; /* of a block */
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

/* Also a put of at most 8 bytes. */
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

/* Data behind it; item.offset is the handler's number, item.operation what it is (active/). An
 * ITEM_AM_CREDITS has the account in item.offset. */
struct item_am {
    struct item item;
    uint64_t credits; /* the sender's, by which it is told that this was handled; 0: it is not */
    uint64_t call;
};

/* The signal is an atomic at the same owner; signal.kind is ITEM_PUT where there is none. The
 * landing is of no bytes, for its count, which is lowered when a put's data are there. */
struct item_rendezvous {
    struct item item;
    uint64_t length;
    uint64_t tag;
    struct response_desc response_desc;
    struct item_word signal;
};

_Static_assert(sizeof(struct packet_head) % 8 == 0 && sizeof(struct item) % 8 == 0 &&
                   sizeof(struct response_desc) % 8 == 0 &&
                   sizeof(struct item_put_blocks) % 8 == 0 && sizeof(struct item_get) % 8 == 0 &&
                   sizeof(struct item_get_blocks) % 8 == 0 && sizeof(struct item_word) % 8 == 0 &&
                   sizeof(struct item_atomic_fetch) % 8 == 0 && sizeof(struct item_am) % 8 == 0 &&
                   sizeof(struct item_rendezvous) % 8 == 0 && PACKET_BYTES % 8 == 0 &&
                   LARGE_PACKET_BYTES % 8 == 0,
               "everything begins at a multiple of 8 bytes");

/* Room of `bytes` of data in a packet. */
static inline size_t wire_padded(size_t bytes)
{
    return (bytes + 7) & ~(size_t)7;
}

/* Thresholds of the message transport. The eager protocol copies data into packets; the rendezvous
 * protocol sends longer data in messages of their own, after the PEs have agreed on a buffer. */
enum {
    /* The rendezvous threshold of puts, about 256 KiB: a longer put uses the rendezvous protocol.
     */
    RENDEZVOUS_PUT_BYTES =
        LARGE_PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct item),
    /* The rendezvous threshold of gets, about 16 KiB: a longer get uses the rendezvous protocol. */
    RENDEZVOUS_GET_BYTES =
        PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct response_desc),
    /* About 16 KiB: a longer eager put has a packet for itself, which is sent at once. */
    SHARED_PACKET_PUT_BYTES =
        PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct item),
    /* The same threshold for an eager put of several blocks. */
    SHARED_PACKET_PUT_BLOCKS_BYTES =
        PACKET_BYTES - (int)sizeof(struct packet_head) - (int)sizeof(struct item_put_blocks)
};

/* What a result of so many bytes takes of an answer. */
static inline size_t wire_result_bytes(size_t bytes)
{
    return sizeof(struct response_desc) + wire_padded(bytes);
}

/* ---- Layout of items ---- */

struct wire_item_layout {
    const char *name;
    size_t length;         /* without what stands behind it: */
    bool has_data;         /* `bytes` of data, or of words */
    size_t bytes_per_word; /* bytes of each word; 0: data */
};

HIDDEN extern const struct wire_item_layout wire_item_layouts[ITEM_AM_CREDITS + 1]; /* by kind */

/* NULL for an unknown kind. */
static inline const struct wire_item_layout *wire_item_layout(const struct item *item)
{
    return item->kind <= ITEM_AM_CREDITS ? &wire_item_layouts[item->kind] : NULL;
}

/* From an item of this form to the next one. */
static inline size_t wire_item_bytes(const struct item *item, const struct wire_item_layout *form)
{
    return form->length + (form->has_data ? wire_padded(item->bytes) : 0);
}

/* ---- Seals of response descriptors ---- */

/* The origin PE sends the address for a result to the target PE, which returns it in the response.
 * The origin seals this response descriptor with a number that depends on its contents and on a key
 * that no other PE knows, and ignores responses with a wrong seal. A response can therefore change
 * only memory that this PE has named in a request. */

HIDDEN extern uint64_t wire_seal_key;

/* A new key. When nothing is under way. */
void wire_seal_start(void);

#define WIRE_SEAL_MULTIPLIER UINT64_C(0x9e3779b97f4a7c15)
static inline uint64_t wire_seal_mix(uint64_t sum, uint64_t number)
{
    sum = (sum ^ number) * WIRE_SEAL_MULTIPLIER;
    return sum ^ sum >> 32;
}

/* 24 bits. The products do not wait for each other: there may be a landing for each word. */
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

/* The seal of several words is the sum of these. A wrong address changes the sum. Two wrong
 * addresses pass only if their errors cancel. */
static inline uint64_t wire_seal_of_word(uint64_t address, size_t size)
{
    return address ^ (wire_seal_key + size);
}

#endif
