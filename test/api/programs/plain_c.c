/*
 * A minimal program for various kinds of builds: every kind of static data, and the heap.
 */
#include <shmem.h>

#include "program_check.h"

static long in_bss;
static long in_data = 5;
long exported = 6;
static long *pointer = &in_data;
static const long constant[2] = {7, 8};
static long *const constant_pointer = &in_data; /* has a relocation, and is read-only with RELRO */

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *in_heap = (long *)shmem_malloc(sizeof(long));
    REQUIRE(*pointer == 5 && exported == 6);
    *in_heap = -1;
    shmem_barrier_all();
    shmem_long_p(&in_bss, me + 1, next);
    shmem_long_p(&in_data, me + 2, next);
    shmem_long_p(&exported, me + 3, next);
    shmem_long_p(in_heap, me + 4, next);
    shmem_barrier_all();
    REQUIRE(in_bss == previous + 1);
    REQUIRE(*pointer == previous + 2);
    REQUIRE(exported == previous + 3);
    REQUIRE(*in_heap == previous + 4);
    *in_heap = (long)constant_pointer;
    shmem_barrier_all();
    REQUIRE(shmem_long_g(&constant[1], next) == 8);
    REQUIRE(shmem_long_g((const long *)&constant_pointer, next) == shmem_long_g(in_heap, next));
    printf("PE %d is well\n", me);
    shmem_free(in_heap);
    shmem_finalize();
    return EXIT_SUCCESS;
}
