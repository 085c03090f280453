/*
 * With more PEs than cores, 1,000 barriers must complete quickly. If a PE spins without yielding,
 * they take minutes.
 */
#include <shmem.h>

#include "program_check.h"

static long count;

int main(void)
{
    shmem_init();
    for (int i = 0; i < 1000; i++)
        shmem_barrier_all();
    shmem_long_atomic_inc(&count, 0);
    shmem_barrier_all();
    REQUIRE(shmem_long_g(&count, 0) == shmem_n_pes());
    shmem_finalize();
    return EXIT_SUCCESS;
}
