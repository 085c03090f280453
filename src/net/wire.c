#include "wire.h"

#include <time.h>
#include <unistd.h>

/* ---- Lengths and names of the kinds of items ---- */

const struct wire_item_layout wire_item_layouts[ITEM_AM_CREDITS + 1] = {
    [ITEM_PUT] = {"put", sizeof(struct item), true, 0},
    [ITEM_PUT_BLOCKS] = {"put_blocks", sizeof(struct item_put_blocks), true, 0},
    [ITEM_GET] = {"get", sizeof(struct item_get), false, 0},
    [ITEM_GET_BLOCKS] = {"get_blocks", sizeof(struct item_get_blocks), false, 0},
    [ITEM_GET_WORDS] = {"get_words", sizeof(struct item), true, sizeof(struct word_get)},
    [ITEM_PUT_WORD] = {"put_word", sizeof(struct item_word), true, sizeof(uint64_t)},
    [ITEM_ATOMIC] = {"atomic", sizeof(struct item_word), true, sizeof(uint64_t)},
    [ITEM_PUT_WORDS] = {"put_words", sizeof(struct item_word), true, sizeof(struct word_value)},
    [ITEM_ATOMICS] = {"atomics", sizeof(struct item_word), true, sizeof(struct word_value)},
    [ITEM_ATOMIC_FETCH] = {"atomic_fetch", sizeof(struct item_atomic_fetch), false, 0},
    [ITEM_COMPARE_SWAP] = {"compare_swap", sizeof(struct item_atomic_fetch), false, 0},
    [ITEM_RENDEZVOUS_PUT] = {"bulk_put", sizeof(struct item_rendezvous), false, 0},
    [ITEM_RENDEZVOUS_GET] = {"bulk_get", sizeof(struct item_rendezvous), false, 0},
    [ITEM_PROGRESS_HINT] = {"notice", sizeof(struct item), false, 0},
    [ITEM_AM] = {"active", sizeof(struct item_am), true, 0},
    [ITEM_AM_CREDITS] = {"handled", sizeof(struct item), false, 0}};

/* ---- Seals of response descriptors ---- */

uint64_t wire_seal_key;

/* Derives the secret key from values that differ between processes and between starts: the time,
 * and an address in the stack, which the kernel randomizes. */
void wire_seal_start(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    wire_seal_key = wire_seal_mix((uint64_t)now.tv_sec, (uint64_t)now.tv_nsec);
    wire_seal_key = wire_seal_mix(wire_seal_key, (uint64_t)getpid());
    wire_seal_key = wire_seal_mix(wire_seal_key, (uintptr_t)&now);
}
