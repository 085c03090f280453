/*
 * Deprecated names: setup and memory routines, constants, and the header mpp/shmem.h.
 */
#include <mpp/shmem.h>
#include <shmemx.h>

#include "api_test.h"

static void old_setup_names_agree_with_new_ones(void)
{
    CHECK_EQ(_my_pe(), shmem_my_pe());
    CHECK_EQ(_num_pes(), shmem_n_pes());
    start_pes(0); /* a second call has no effect */
    CHECK_EQ(_my_pe(), shmem_my_pe());
}

static void old_memory_names_allocate_and_align(void)
{
    char *block = shmalloc(100);
    CHECK(block != NULL);
    CHECK_EQ(shmem_addr_accessible(block, 0), 1);
    api_fill_pattern(block, 100, 4);
    block = shrealloc(block, 5000);
    CHECK_PATTERN(block, 100, 4);
    shfree(block);
    char *aligned = shmemalign(8192, 10);
    CHECK(aligned != NULL);
    CHECK_EQ((uintptr_t)aligned % 8192, 0);
    shfree(aligned);
}

static void old_constants_equal_the_new_ones(void)
{
    CHECK_EQ(_SHMEM_MAJOR_VERSION, SHMEM_MAJOR_VERSION);
    CHECK_EQ(_SHMEM_MINOR_VERSION, SHMEM_MINOR_VERSION);
    CHECK_EQ(_SHMEM_MAX_NAME_LEN, SHMEM_MAX_NAME_LEN);
    CHECK(strcmp(_SHMEM_VENDOR_STRING, SHMEM_VENDOR_STRING) == 0);
    CHECK_EQ(_SHMEM_SYNC_VALUE, SHMEM_SYNC_VALUE);
    CHECK_EQ(_SHMEM_BARRIER_SYNC_SIZE, SHMEM_BARRIER_SYNC_SIZE);
    CHECK_EQ(_SHMEM_BCAST_SYNC_SIZE, SHMEM_BCAST_SYNC_SIZE);
    CHECK_EQ(_SHMEM_COLLECT_SYNC_SIZE, SHMEM_COLLECT_SYNC_SIZE);
    CHECK_EQ(_SHMEM_REDUCE_SYNC_SIZE, SHMEM_REDUCE_SYNC_SIZE);
    CHECK_EQ(_SHMEM_REDUCE_MIN_WRKDATA_SIZE, SHMEM_REDUCE_MIN_WRKDATA_SIZE);
    CHECK_EQ(_SHMEM_CMP_EQ, SHMEM_CMP_EQ);
    CHECK_EQ(_SHMEM_CMP_NE, SHMEM_CMP_NE);
    CHECK_EQ(_SHMEM_CMP_GT, SHMEM_CMP_GT);
    CHECK_EQ(_SHMEM_CMP_GE, SHMEM_CMP_GE);
    CHECK_EQ(_SHMEM_CMP_LT, SHMEM_CMP_LT);
    CHECK_EQ(_SHMEM_CMP_LE, SHMEM_CMP_LE);
    /* SHMEM_SYNC_SIZE must suffice for every collective. */
    CHECK(SHMEM_SYNC_SIZE >= SHMEM_BARRIER_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_BCAST_SYNC_SIZE);
    CHECK(SHMEM_SYNC_SIZE >= SHMEM_COLLECT_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_REDUCE_SYNC_SIZE);
    CHECK(SHMEM_SYNC_SIZE >= SHMEM_ALLTOALL_SYNC_SIZE);
    CHECK(SHMEM_SYNC_SIZE >= SHMEM_ALLTOALLS_SYNC_SIZE);
}

const struct api_test old_names_tests[] = {
    {"old_setup", old_setup_names_agree_with_new_ones, 1},
    {"old_memory", old_memory_names_allocate_and_align, 1},
    {"old_constants", old_constants_equal_the_new_ones, 1},
    API_TEST_END,
};
