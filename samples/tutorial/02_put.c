#include <shmem.h>
#include <stdio.h>

static int from_left = -1; /* symmetric: every PE has one, and every other PE can access it */

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    shmem_int_p(&from_left, me, (me + 1) % npes); /* write my number into the next PE's from_left */
    shmem_barrier_all(); /* all have written, and all can read the values */
    printf("PE %d: %d is on my left\n", me, from_left);

    int of_last = shmem_int_g(&from_left, npes - 1); /* read from_left of the last PE */
    if (me == 0) {
        printf("PE 0 read %d from PE %d\n", of_last, npes - 1);
    }
    shmem_finalize();
    return 0;
}
