/*
 * Write coalescing: consecutive small operations to one PE share an item of a packet.
 *
 * An item is one request in a packet (wire.h). Puts of at most COALESCE_BYTES, nonblocking gets of
 * at most COALESCE_BYTES, and atomics without a result access one word each. Such an operation is
 * added to the last item of the open packet if that item has the same kind, segment, operation and
 * word size. The words of an item share one value, or each word has a value (enum item_kind).
 * Callers: coalesce_fast.h and message.c. All functions are called under net_lock.
 */
#ifndef ISTHMUS_COALESCE_H
#define ISTHMUS_COALESCE_H

#include "base/access.h"
#include "base/assert.h"
#include "endpoint.h"
#include "transport.h"
#include "wire.h"

/* An operation on one word. Its members are separate numbers instead of a struct item. Otherwise
 * the compiler would write several narrow members and then read them back with one wide load, which
 * stalls the CPU for about 4 ns. */
struct word_op {
    /* Kind of an item in which all words share one value, such as ITEM_PUT_WORD. */
    enum item_kind kind;
    unsigned segment, operation;
    size_t size;
    uint64_t offset, value;
};

HOT_INLINE struct word_op coalesce_make_op(const struct remote_addr *remote_addr,
                                           enum item_kind kind, int operation, uint64_t value,
                                           size_t size)
{
    ASSERT(segment_contains(remote_addr->segment, remote_addr->address, size));
    return (struct word_op){.kind = kind,
                            .segment = (unsigned)(remote_addr->segment - segments),
                            .operation = (unsigned)operation,
                            .size = size,
                            .offset = segment_offset(remote_addr->segment, remote_addr->address),
                            .value = value};
}

/* Returns the kind of item that stores a separate value for each word, for an operation of kind
 * `kind`. */
HOT_INLINE enum item_kind coalesce_kind_with_values(enum item_kind kind)
{
    return kind == ITEM_PUT_WORD ? ITEM_PUT_WORDS : ITEM_ATOMICS;
}

HOT_INLINE bool coalesce_is_compatible(const struct item *last, const struct word_op *word)
{
    return last->segment == word->segment && last->size == word->size &&
           last->operation == word->operation &&
           (last->kind == word->kind || last->kind == coalesce_kind_with_values(word->kind));
}

/* Adds the offset of a word to the last item of the packet. All words of that item share one value.
 * Returns false if the packet is full. */
HOT_INLINE bool coalesce_add_offset(struct packet *packet, const struct word_op *word)
{
    uint64_t *offset = endpoint_extend_item(packet, sizeof *offset, 0);
    if (offset == NULL)
        return false;
    *offset = word->offset;
    return true;
}

/* Adds a word with its value to the last item of the packet, and changes the kind of the item so
 * that each word has a value. Returns false if the packet is full. */
HOT_INLINE bool coalesce_add_value(struct packet *packet, const struct word_op *word)
{
    struct word_value *value = endpoint_extend_item(packet, sizeof *value, 0);
    if (value == NULL)
        return false;
    *value = (struct word_value){word->offset, word->value};
    packet->last->kind = (uint8_t)coalesce_kind_with_values(word->kind);
    return true;
}

/* Adds the operation to the last item of the packet. Returns false if the packet has no compatible
 * item, if the words of that item share a different value, or if the packet is full. If the item
 * has only one word, it is converted to an item in which each word has a value. */
HOT_INLINE bool coalesce_with_last(struct packet *packet, const struct word_op *word)
{
    if (packet == NULL || packet->last == NULL || !coalesce_is_compatible(packet->last, word))
        return false;
    const struct item_word *last = (const void *)packet->last;
    bool has_one = last->item.kind == word->kind;
    if (has_one && last->value == word->value)
        return coalesce_add_offset(packet, word);
    return (!has_one || last->item.bytes == 0) && coalesce_add_value(packet, word);
}

HOT_INLINE struct word_op coalesce_make_atomic(const struct remote_addr *remote_addr,
                                               enum atomic_operation operation, uint64_t value,
                                               size_t size)
{
    return coalesce_make_op(remote_addr, ITEM_ATOMIC, (int)operation, value, size);
}

/* ---- Coalescing of gets ---- */

HOT_INLINE struct word_op coalesce_make_get(const struct remote_addr *remote_addr, size_t bytes)
{
    return coalesce_make_op(remote_addr, ITEM_GET_WORDS, 0, 0, bytes);
}

/* Returns the open packet to the target PE if this get can be added to the last item of the packet.
 * Returns NULL otherwise. */
HOT_INLINE struct packet *coalesce_find_packet(const struct remote_addr *remote_addr,
                                               const struct word_op *word)
{
    struct packet *packet = endpoint_open_packet(remote_addr->context, remote_addr->pe);
    const struct item *last = packet == NULL ? NULL : packet->last;
    return last != NULL && last->kind == ITEM_GET_WORDS && last->segment == word->segment &&
                   last->size == word->size
               ? packet
               : NULL;
}

HOT_INLINE bool coalesce_add_get(struct packet *packet, const struct word_op *word,
                                 const void *dest)
{
    struct word_get *entry =
        endpoint_extend_item(packet, sizeof *entry, sizeof(struct word_response));
    if (entry == NULL)
        return false;
    *entry = (struct word_get){.offset = word->offset, .address = (uintptr_t)dest};
    packet->last->offset += wire_seal_of_word(entry->address, word->size);
    return true;
}

/* Returns true if `dest` is in the same page as the destination of the packet's last get. The
 * library accesses each destination before a get, to detect invalid addresses. It need not access
 * this page again: it did so for the last get, and the program must keep the page valid until that
 * get is complete. */
HOT_INLINE bool coalesce_is_prefaulted(const struct packet *packet, const void *dest, size_t bytes)
{
    const struct word_get *last = (const void *)((const char *)packet_end(packet) - sizeof *last);
    uintptr_t first_byte = (uintptr_t)dest, last_byte = first_byte + bytes - 1;
    return ((last->address ^ first_byte) | (last->address ^ last_byte)) < PREFAULT_STEP;
}

#endif
