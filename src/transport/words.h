/*
 * Words: puts of at most 8 bytes, nonblocking gets of as little, and atomics without a result.
 * Those of one kind and segment that follow each other to a PE share an item of its packet. Under
 * network_lock.
 */
#ifndef ISTHMUS_WORDS_H
#define ISTHMUS_WORDS_H

#include "base/assert.h"
#include "base/copy.h"
#include "channel.h"
#include "landing.h"
#include "target.h"

/* One, as numbers of their own: bytes that were just written side by side could not be read as one
 * without a stall of some 4 ns. */
struct word {
    enum item_kind kind; /* of one value */
    unsigned segment, operation;
    size_t size;
    uint64_t offset, value;
};

HOT_INLINE struct word word_make(const struct target *target, enum item_kind kind, int operation,
                                 uint64_t value, size_t size)
{
    ASSERT(segment_contains(target->segment, target->address, size));
    return (struct word){.kind = kind,
                         .segment = (unsigned)(target->segment - segments),
                         .operation = (unsigned)operation,
                         .size = size,
                         .offset = segment_offset(target->segment, target->address),
                         .value = value};
}

/* What an item of words is from when they have a value each. */
HOT_INLINE enum item_kind word_with_values(enum item_kind kind)
{
    return kind == ITEM_PUT_WORD ? ITEM_PUT_WORDS : ITEM_ATOMICS;
}

HOT_INLINE bool word_is_alike(const struct item *last, const struct word *word)
{
    return last->segment == word->segment && last->size == word->size &&
           last->operation == word->operation &&
           (last->kind == word->kind || last->kind == word_with_values(word->kind));
}

/* Into the last item, of one value: another word of it. */
HOT_INLINE bool word_add_offset(struct packet *packet, const struct word *word)
{
    uint64_t *offset = channel_extend(packet, sizeof *offset, 0);
    if (offset == NULL)
        return false;
    *offset = word->offset;
    return true;
}

/* Into the last item, of a value each. */
HOT_INLINE bool word_add_value(struct packet *packet, const struct word *word)
{
    struct word_value *value = channel_extend(packet, sizeof *value, 0);
    if (value == NULL)
        return false;
    *value = (struct word_value){word->offset, word->value};
    packet->last->kind = (uint8_t)word_with_values(word->kind);
    return true;
}

/* False if there is no such item, or it is of one value and not of this. */
HOT_INLINE bool word_join(struct packet *packet, const struct word *word)
{
    if (packet == NULL || packet->last == NULL || !word_is_alike(packet->last, word))
        return false;
    const struct item_word *last = (const void *)packet->last;
    bool has_one = last->item.kind == word->kind;
    if (has_one && last->value == word->value)
        return word_add_offset(packet, word);
    return (!has_one || last->item.bytes == 0) && word_add_value(packet, word);
}

HOT_INLINE struct word word_make_update(const struct target *target,
                                        enum atomic_operation operation, uint64_t value,
                                        size_t size)
{
    return word_make(target, ITEM_ATOMIC, (int)operation, value, size);
}

/* ---- Gets ---- */

HOT_INLINE struct word word_make_get(const struct target *target, size_t bytes)
{
    return word_make(target, ITEM_GET_WORDS, 0, 0, bytes);
}

/* The packet to the target's PE if one more of such words may follow in it, else NULL. */
HOT_INLINE struct packet *word_packet(const struct target *target, const struct word *word)
{
    struct packet *packet = channel_open_packet(target->context, target->pe);
    const struct item *last = packet == NULL ? NULL : packet->last;
    return last != NULL && last->kind == ITEM_GET_WORDS && last->segment == word->segment &&
                   last->size == word->size
               ? packet
               : NULL;
}

HOT_INLINE bool word_add_place(struct packet *packet, const struct word *word, const void *dest)
{
    struct word_place *place = channel_extend(packet, sizeof *place, sizeof(struct landed_word));
    if (place == NULL)
        return false;
    *place = (struct word_place){.offset = word->offset, .address = (uintptr_t)dest};
    packet->last->offset += landing_seal_of_word(place->address, word->size);
    return true;
}

/* Whether a word's memory is of the page in which the last word of the packet will land, which its
 * caller has touched, and the program keeps until that has landed. */
HOT_INLINE bool word_is_touched(const struct packet *packet, const void *dest, size_t bytes)
{
    const struct word_place *last = (const void *)((const char *)packet_end(packet) - sizeof *last);
    uintptr_t first_byte = (uintptr_t)dest, last_byte = first_byte + bytes - 1;
    return ((last->address ^ first_byte) | (last->address ^ last_byte)) < TOUCH_STEP;
}

#endif
