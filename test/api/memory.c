/*
 * shmem_malloc, shmem_free, shmem_align, shmem_calloc, shmem_malloc_with_hints.
 */
#include "api_test.h"

#include <stdlib.h>

/* Checks that the block has the same offset in the heaps of all PEs: data that PE 0 puts by its
 * own address must arrive. */
static void check_same_place(char *block, size_t size)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    block[0] = block[size - 1] = 'x'; /* greater than any PE's number */
    shmem_barrier_all();
    shmem_char_p(&block[size - 1], (char)(me + 1), (me + 1) % n);
    shmem_barrier_all();
    CHECK_EQ(block[size - 1], (me + n - 1) % n + 1);
    if (size > 1)
        CHECK_EQ(block[0], 'x');
    shmem_barrier_all();
}

static void blocks_are_aligned_symmetric_and_disjoint(void)
{
    const size_t sizes[] = {1, 2, 7, 8, 63, 64, 65, 4095, 4096, 4097, 1000003, 32 * 1024 * 1024};
    char *blocks[LENGTH(sizes)];
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        blocks[i] = shmem_malloc(sizes[i]);
        if (!CHECK(blocks[i] != NULL))
            return;
        CHECK_EQ((uintptr_t)blocks[i] % 64, 0);
        check_same_place(blocks[i], sizes[i]);
        for (size_t j = 0; j < i; j++)
            CHECK(blocks[i] >= blocks[j] + sizes[j] || blocks[j] >= blocks[i] + sizes[i]);
    }
    for (size_t i = 0; i < LENGTH(sizes); i++)
        shmem_free(blocks[i]);
}

/* A request of 0 bytes returns NULL. Only PE 0 makes it, which shows that the call is not a
 * barrier. */
static void zero_byte_requests_return_null(void)
{
    if (shmem_my_pe() == 0) {
        CHECK_POINTER(shmem_malloc(0), NULL);
        CHECK_POINTER(shmem_calloc(0, 8), NULL);
        CHECK_POINTER(shmem_calloc(8, 0), NULL);
        CHECK_POINTER(shmem_align(64, 0), NULL);
        CHECK_POINTER(shmem_malloc_with_hints(0, 0), NULL);
        shmem_free(NULL);
    }
    shmem_barrier_all();
}

static void align_returns_aligned_symmetric_blocks(void)
{
    for (size_t alignment = 1; alignment <= 1024 * 1024; alignment *= 2) {
        char *before = shmem_malloc(24);
        char *block = shmem_align(alignment, 1000);
        if (!CHECK(block != NULL))
            return;
        CHECK_EQ((uintptr_t)block % alignment, 0);
        check_same_place(block, 1000);
        shmem_free(before);
        shmem_free(block);
    }
}

/* calloc returns zeros for memory that was used and freed before. */
static void calloc_clears_reused_memory(void)
{
    enum { SIZE = 100000 };
    for (int i = 0; i < 5; i++) {
        char *dirty = shmem_malloc(SIZE + 4096);
        memset(dirty, 0xDD, SIZE + 4096);
        shmem_free(dirty);
        char *clean = shmem_calloc(SIZE / 8, 8);
        CHECK_FILLED(clean, SIZE, 0);
        memset(clean, 0xDD, SIZE);
        shmem_free(clean);
    }
    /* The product overflows size_t, so the request must fail. */
    CHECK_POINTER(shmem_calloc(SIZE_MAX / 2, 8), NULL);
}

static void blocks_with_hints_take_puts_and_signals(void)
{
    const long hints[] = {0, SHMEM_MALLOC_ATOMICS_REMOTE, SHMEM_MALLOC_SIGNAL_REMOTE,
                          SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE};
    for (size_t i = 0; i < LENGTH(hints); i++) {
        char *block = shmem_malloc_with_hints(512, hints[i]);
        if (CHECK(block != NULL))
            check_same_place(block, 512);
        uint64_t *signal = (void *)block;
        *signal = 0;
        shmem_barrier_all();
        shmem_signal_add(signal, 3, (shmem_my_pe() + 1) % shmem_n_pes());
        CHECK_EQ(shmem_signal_wait_until(signal, SHMEM_CMP_NE, 0), 3);
        shmem_free(block);
    }
}

/* All PEs make the same random calls. Blocks must not overlap, must keep their contents, and
 * must be symmetric. */
static void random_allocations_keep_contents_and_symmetry(void)
{
    enum { BLOCKS = 40, ROUNDS = 500 };
    struct {
        unsigned char *at;
        size_t size;
    } blocks[BLOCKS] = {{0}};
    static uintptr_t place;
    char *base = shmem_malloc(1);
    unsigned random = 12345;
    for (int round = 0; round < ROUNDS; round++) {
        random = random * 1103515245u + 12345u;
        size_t which = random >> 16 & 0xFF;
        which %= BLOCKS;
        if (blocks[which].at != NULL) {
            CHECK_PATTERN(blocks[which].at, blocks[which].size,
                          (unsigned)(which + (size_t)shmem_my_pe()));
            shmem_free(blocks[which].at);
            blocks[which].at = NULL;
            continue;
        }
        blocks[which].size = (random >> 8 & 0x3FFF) + 1;
        blocks[which].at = round % 5 == 0 ? shmem_align(512, blocks[which].size)
                                          : shmem_malloc(blocks[which].size);
        if (!CHECK(blocks[which].at != NULL))
            break;
        api_fill_pattern(blocks[which].at, blocks[which].size,
                         (unsigned)(which + (size_t)shmem_my_pe()));
        place = (uintptr_t)blocks[which].at - (uintptr_t)base;
        if (round % 25 == 0) {
            shmem_barrier_all();
            CHECK_EQ(shmem_ulong_g(&place, 0), place);
            shmem_barrier_all();
        }
    }
    for (size_t i = 0; i < BLOCKS; i++)
        shmem_free(blocks[i].at);
    shmem_free(base);
}

/* Freed memory is reused: the total exceeds any heap. */
static void freed_memory_is_reused(void)
{
    enum { BYTES = 16 * 1024 * 1024 };
    char *first = NULL;
    for (int i = 0; i < 200; i++) {
        char *block = shmem_malloc(BYTES);
        if (!CHECK(block != NULL))
            return;
        first = first == NULL ? block : first;
        CHECK_POINTER(block, first);
        shmem_free(block);
    }
}

/* malloc has its barrier on exit and free on entry. Others may write immediately after malloc,
 * and until they call free. */
static void puts_after_malloc_and_before_free_are_safe(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    for (int i = 0; i < 50; i++) {
        long *block = shmem_malloc(sizeof(long) * 2);
        shmem_long_p(&block[0], me * 100 + i, next);
        shmem_barrier_all();
        CHECK_EQ(block[0], previous * 100 + i);
        shmem_long_p(&block[1], i, next);
        shmem_free(block);
    }
}

const struct api_test memory_tests[] = {
    {"memory_sizes", blocks_are_aligned_symmetric_and_disjoint, 1},
    {"memory_nothing", zero_byte_requests_return_null, 1},
    {"memory_align", align_returns_aligned_symmetric_blocks, 1},
    {"memory_calloc", calloc_clears_reused_memory, 1},
    {"memory_hints", blocks_with_hints_take_puts_and_signals, 1},
    {"memory_random", random_allocations_keep_contents_and_symmetry, 1},
    {"memory_reuse", freed_memory_is_reused, 1},
    {"memory_barriers", puts_after_malloc_and_before_free_are_safe, 1},
    API_TEST_END,
};
