/*
 * Teaches: the symmetric heap: malloc, calloc, align, realloc, and malloc with hints about the use
 *          of a block. Also shmem_ptr, with which a program accesses memory of a PE on the same
 *          node by loads and stores.
 * Run:     oshcc memory.c -o memory && oshrun -np 2 ./memory
 */
#include "check.h"

#define COUNT 1000

/* Heap routines are collective: all PEs call them in the same order with the same sizes. */
static void allocate(int me)
{
    long *zeroed = shmem_calloc(COUNT, sizeof *zeroed);
    char *aligned = shmem_align(4096, 100);
    check(zeroed != NULL && aligned != NULL, "shmem_calloc and shmem_align");
    check((uintptr_t)aligned % 4096 == 0, "alignment");
    for (int i = 0; i < COUNT; i++) {
        check(zeroed[i] == 0, "zeroed memory");
        zeroed[i] = me + i;
    }
    long *grown = shmem_realloc(zeroed, 100 * COUNT * sizeof *grown);
    check(grown != NULL, "shmem_realloc");
    for (int i = 0; i < COUNT; i++) {
        check(grown[i] == me + i, "what was there before realloc");
    }
    check(shmem_malloc(0) == NULL, "an empty block");
    shmem_free(grown);
    shmem_free(aligned);
}

/* Allocates a block with the hint that other PEs will use atomics on it. The library can then
 * choose suitable memory. */
static void count_with_hints(int npes)
{
    long *counters = shmem_malloc_with_hints(COUNT * sizeof *counters, SHMEM_MALLOC_ATOMICS_REMOTE);
    check(counters != NULL, "shmem_malloc_with_hints");
    counters[0] = 0;
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++) {
        shmem_atomic_inc(&counters[0], pe);
    }
    shmem_barrier_all();
    check(counters[0] == npes, "counter in the hinted block");
    shmem_free(counters);
}

/* Returns the number of PEs that this PE can access by loads and stores, including itself. */
static int store_directly(int me, int npes)
{
    static int visitors[1024];
    int reachable = 0;

    check(npes <= 1024, "at most 1024 PEs");
    for (int pe = 0; pe < npes; pe++) {
        int *theirs = shmem_ptr(visitors, pe); /* NULL if the hardware does not permit it */
        if (theirs != NULL) {
            theirs[me] = me + 1;
            reachable++;
        }
    }
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++) {
        check((visitors[pe] == pe + 1) == (shmem_ptr(visitors, pe) != NULL), "store by pointer");
    }
    return reachable;
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    allocate(me);
    count_with_hints(npes);
    int reachable = store_directly(me, npes);
    check(reachable >= 1, "a PE reaches itself");
    if (me == 0) {
        printf("%d of %d PEs within reach of loads and stores\n", reachable, npes);
    }
    shmem_finalize();
    return 0;
}
