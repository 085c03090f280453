/*
 * shmem_realloc.
 */
#include "api_test.h"

static void realloc_keeps_contents_and_neighbors(void)
{
    const size_t sizes[] = {100, 5000, 4000, 64, 1, 1000000, 65, 300000};
    unsigned char *block = shmem_malloc(10);
    unsigned char *behind = shmem_malloc(100);
    size_t size = 10;
    api_fill_pattern(block, size, 5);
    memset(behind, 0x77, 100);
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        size_t kept = size < sizes[i] ? size : sizes[i];
        unsigned char *moved = shmem_realloc(block, sizes[i]);
        if (!CHECK(moved != NULL))
            break;
        block = moved;
        size = sizes[i];
        CHECK_PATTERN(block, kept, 5);
        api_fill_pattern(block, size, 5);
        CHECK_FILLED(behind, 100, 0x77);
        shmem_barrier_all();
        int next = (shmem_my_pe() + 1) % shmem_n_pes();
        CHECK_EQ(shmem_uchar_g(&block[size - 1], next), block[size - 1]);
        shmem_barrier_all();
    }
    shmem_free(block);
    shmem_free(behind);
}

/* realloc(NULL) allocates, and a size of 0 frees. */
static void realloc_of_null_allocates_and_of_0_frees(void)
{
    char *block = shmem_realloc(NULL, 500);
    CHECK(block != NULL);
    memset(block, 1, 500);
    CHECK_POINTER(shmem_realloc(block, 0), NULL);
    char *again = shmem_malloc(500);
    CHECK_POINTER(again, block);
    shmem_free(again);
}

/* If the size is too large, realloc returns NULL on all PEs and the block stays unchanged. */
static void failed_realloc_keeps_the_block(void)
{
    unsigned char *block = shmem_malloc(1000);
    api_fill_pattern(block, 1000, 9);
    CHECK_POINTER(shmem_realloc(block, SIZE_MAX / 4), NULL);
    CHECK_PATTERN(block, 1000, 9);
    block = shmem_realloc(block, 2000);
    CHECK_PATTERN(block, 1000, 9);
    shmem_free(block);
}

static void realloc_keeps_hinted_and_aligned_contents(void)
{
    char *hinted = shmem_malloc_with_hints(100, SHMEM_MALLOC_ATOMICS_REMOTE);
    char *aligned = shmem_align(4096, 100);
    api_fill_pattern(hinted, 100, 1);
    api_fill_pattern(aligned, 100, 2);
    hinted = shmem_realloc(hinted, 10000);
    aligned = shmem_realloc(aligned, 10000);
    CHECK_PATTERN(hinted, 100, 1);
    CHECK_PATTERN(aligned, 100, 2);
    shmem_free(aligned);
    shmem_free(hinted);
}

const struct api_test memory_realloc_tests[] = {
    {"realloc_grows_and_shrinks", realloc_keeps_contents_and_neighbors, 1},
    {"realloc_ends", realloc_of_null_allocates_and_of_0_frees, 1},
    {"realloc_fails", failed_realloc_keeps_the_block, 1},
    {"realloc_of_hints_and_aligned", realloc_keeps_hinted_and_aligned_contents, 1},
    API_TEST_END,
};
