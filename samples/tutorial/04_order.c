#include <shmem.h>
#include <stdio.h>

enum { LENGTH = 100 };

static long data[LENGTH];
static int flag; /* 0: the data have not arrived */

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    if (me == 0) {
        for (int i = 0; i < LENGTH; i++) {
            data[i] = i;
        }
        for (int pe = 1; pe < npes; pe++) {
            shmem_long_put(data, data, LENGTH, pe);
            shmem_fence(); /* the put of the flag arrives after the data */
            shmem_int_p(&flag, 1, pe);
        }
        shmem_quiet(); /* all my puts, to all PEs, have arrived */
    } else {
        shmem_int_wait_until(&flag, SHMEM_CMP_EQ, 1); /* the data arrived before the flag */
        long sum = 0;
        for (int i = 0; i < LENGTH; i++) {
            sum += data[i];
        }
        printf("PE %d got numbers that add up to %ld\n", me, sum);
    }
    shmem_finalize();
    return 0;
}
