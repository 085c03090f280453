/* Each PE sends its number to the next PE, and checks the number that it received. */
#include <shmem.h>
#include <stdio.h>

static long received = -1;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), pes = shmem_n_pes();
    shmem_long_p(&received, me, (me + 1) % pes);
    shmem_barrier_all();
    int wrong = received != (me + pes - 1) % pes;
    if (wrong)
        printf("PE %d got %ld\n", me, received);
    shmem_finalize();
    if (me == 0 && !wrong)
        printf("ring of %d\n", pes);
    return wrong;
}
