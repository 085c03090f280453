/*
 * Cache routines: they may do nothing, but must not change any data.
 */
#include "api_test.h"

static void cache_routines_change_no_data(void)
{
    static long word;
    word = 5;
    shmem_set_cache_inv();
    shmem_set_cache_line_inv(&word);
    shmem_udcflush();
    shmem_udcflush_line(&word);
    shmem_clear_cache_inv();
    shmem_clear_cache_line_inv(&word);
    CHECK_EQ(word, 5);
    shmem_barrier_all();
    shmem_long_p(&word, shmem_my_pe(), (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    shmem_udcflush();
    CHECK_EQ(word, (shmem_my_pe() + shmem_n_pes() - 1) % shmem_n_pes());
    shmem_barrier_all();
}

const struct api_test cache_tests[] = {
    {"cache_routines", cache_routines_change_no_data, 1},
    API_TEST_END,
};
