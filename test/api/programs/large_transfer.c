/*
 * Puts and gets of more than 2 GiB: no length may be stored in an int. Needs 5 GiB per PE.
 */
#include <shmem.h>
#include <stdint.h>

#include "program_check.h"

static void fill(uint64_t *words, size_t count, uint64_t seed)
{
    for (size_t i = 0; i < count; i++)
        words[i] = (i + seed) * 0x9E3779B97F4A7C15u;
}

static void require_filled(const uint64_t *words, size_t count, uint64_t seed)
{
    for (size_t i = 0; i < count; i++)
        REQUIRE(words[i] == (i + seed) * 0x9E3779B97F4A7C15u);
}

int main(void)
{
    const size_t count = ((size_t)1 << 28) + ((size_t)1 << 25) + 3; /* a little more than 2.25
                                                                     * GiB */
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    uint64_t *dest = shmem_malloc((count + 1) * sizeof *dest);
    uint64_t *source = shmem_malloc(count * sizeof *source);
    REQUIRE(dest != NULL && source != NULL);
    dest[count] = 42;
    fill(source, count, (uint64_t)me);
    shmem_barrier_all();
    shmem_uint64_put(dest, source, count, next);
    shmem_barrier_all();
    require_filled(dest, count, (uint64_t)previous);
    REQUIRE(dest[count] == 42);
    shmem_barrier_all();
    shmem_uint64_get_nbi(dest, source, count, next);
    shmem_quiet();
    require_filled(dest, count, (uint64_t)next);
    shmem_barrier_all();
    shmem_uint64_broadcast(SHMEM_TEAM_WORLD, dest, source, count, n - 1);
    require_filled(dest, count, (uint64_t)n - 1);
    shmem_finalize();
    return EXIT_SUCCESS;
}
