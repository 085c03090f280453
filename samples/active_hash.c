/*
 * Compares the speed of three methods to fill a hash table that is distributed over all PEs:
 *
 * - Active messages: a PE sends a key to the PE that stores it. A handler there inserts the key
 *   with ordinary code, because handlers run one at a time.
 * - Bundled active messages: the same, but the library sends several keys in one message.
 * - Atomics: a PE searches for a free slot in the memory of the PE that stores the key, with one
 *   round trip for each slot that it tries.
 */
#include "measure.h"
#include <shmemx.h>

enum { SLOTS = 1 << 16, KEYS = 1 << 14 /* of each PE */, BATCH = 64 };

static uint64_t *slots; /* symmetric; 0: the slot is free */
static shmemx_am_t insert, insert_bundled;

static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 31) * UINT64_C(0x9e3779b97f4a7c15);
    return x ^ x >> 29;
}

/* Returns the i-th key of a PE. The keys of all PEs are different. */
static uint64_t key_of(int pe, int i)
{
    return (uint64_t)pe * KEYS + (uint64_t)i + 1;
}

static int home_of(uint64_t key)
{
    return (int)((mix(key) >> 33) % (uint64_t)shmem_n_pes());
}

static size_t slot_of(uint64_t key, size_t tries)
{
    return (mix(key) + tries) % SLOTS;
}

static void insert_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    uint64_t key = *(const uint64_t *)arg;
    size_t tries = 0;
    (void)token;
    (void)bytes;
    while (slots[slot_of(key, tries)] != 0)
        tries++;
    slots[slot_of(key, tries)] = key;
}

static void insert_by_message(uint64_t key)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, home_of(key), insert, &key, sizeof key);
}

static void insert_by_bundled_message(uint64_t key)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, home_of(key), insert_bundled, &key, sizeof key);
}

static void insert_by_atomics(uint64_t key)
{
    size_t tries = 0;
    while (shmem_uint64_atomic_compare_swap(&slots[slot_of(key, tries)], 0, key, home_of(key)) != 0)
        tries++;
}

/* Returns whether the table contains the key. `found` is the value of the first slot in which the
 * key can be. */
static int is_there(uint64_t key, uint64_t found)
{
    for (size_t tries = 0; found != key;) {
        if (found == 0 || ++tries == SLOTS)
            return 0;
        found = shmem_uint64_g(&slots[slot_of(key, tries)], home_of(key));
    }
    return 1;
}

/* Returns whether the table contains all keys of this PE. Reads the first slots of BATCH keys with
 * nonblocking gets. */
static int all_are_there(void)
{
    int me = shmem_my_pe(), right = 1;
    uint64_t found[BATCH];
    for (int i = 0; i < KEYS; i += BATCH) {
        for (int j = 0; j < BATCH; j++) {
            uint64_t key = key_of(me, i + j);
            shmem_uint64_get_nbi(&found[j], &slots[slot_of(key, 0)], 1, home_of(key));
        }
        shmem_quiet();
        for (int j = 0; j < BATCH; j++)
            right &= is_there(key_of(me, i + j), found[j]);
    }
    return right;
}

/* Fills the table with insert_key, and prints the time. Returns 0 if the table then contains all
 * keys. */
static int fill(const char *how, void (*insert_key)(uint64_t key))
{
    for (size_t i = 0; i < SLOTS; i++)
        slots[i] = 0;
    shmem_barrier_all();
    double begin = seconds();
    for (int i = 0; i < KEYS; i++)
        insert_key(key_of(shmem_my_pe(), i));
    shmem_barrier_all();
    double took = seconds() - begin;
    int right = all_are_there();
    if (shmem_my_pe() == 0)
        printf("%d keys %s: %.4f s\n", KEYS * shmem_n_pes(), how, took);
    if (!right)
        printf("PE %d: a key is missing\n", shmem_my_pe());
    shmem_barrier_all();
    return !right;
}

int main(void)
{
    shmem_init();
    slots = shmem_malloc(SLOTS * sizeof *slots);
    shmemx_am_register(insert_handler, 0, &insert);
    shmemx_am_register(insert_handler, SHMEMX_AM_BUNDLED, &insert_bundled);
    int wrong = fill("by active messages", insert_by_message);
    wrong += fill("by bundled messages", insert_by_bundled_message);
    wrong += fill("by atomics", insert_by_atomics);
    shmem_free(slots);
    shmem_finalize();
    return wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
