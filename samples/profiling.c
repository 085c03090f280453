/*
 * Teaches: the profiling interface: the program defines a routine of the library, measures it, and
 *          calls the original by its second name, which begins with pshmem_.
 * Run:     oshcc profiling.c -o profiling && oshrun -np 2 ./profiling
 *
 * A profiling tool would define these routines in a library that is linked before libisthmus.
 */
#include "check.h"
#include <pshmem.h>

static struct {
    unsigned long puts, elements, barriers;
} profile;

void shmem_long_put(long *dest, const long *source, size_t nelems, int pe)
{
    profile.puts++;
    profile.elements += nelems;
    pshmem_long_put(dest, source, nelems, pe);
}

void shmem_barrier_all(void)
{
    profile.barriers++;
    pshmem_barrier_all();
}

int main(void)
{
    static long target[8];
    long source[8] = {1, 2, 3, 4, 5, 6, 7, 8};

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    shmem_pcontrol(1); /* for profiling tools; the library ignores it */
    for (int pe = 0; pe < npes; pe++) {
        shmem_put(target, source, 8, pe); /* calls shmem_long_put of this file */
    }
    shmem_long_put(target, source, 4, me);
    shmem_barrier_all();

    check(target[7] == 8, "data that passed through our put");
    check(profile.puts == (unsigned long)npes + 1, "puts");
    check(profile.elements == 8UL * (unsigned long)npes + 4, "elements");
    check(profile.barriers == 1, "barriers");
    if (me == 0) {
        printf("profile: %lu puts of %lu elements, %lu barrier\n", profile.puts, profile.elements,
               profile.barriers);
    }
    shmem_finalize();
    return 0;
}
