#include <shmem.h>
#include <stdio.h>

enum { LENGTH = 1 << 20 };

static double work(double x)
{
    for (int i = 0; i < 1000000; i++) {
        x = x * 0.5 + 1;
    }
    return x;
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    double *to_send = shmem_malloc(LENGTH * sizeof *to_send);
    double *arrived = shmem_calloc(LENGTH, sizeof *arrived);

    if (to_send == NULL || arrived == NULL) {
        shmem_global_exit(1);
    }
    for (int i = 0; i < LENGTH; i++) {
        to_send[i] = me + 1;
    }
    shmem_double_put_nbi(arrived, to_send, LENGTH,
                         (me + 1) % npes); /* starts the transfer and returns at once */
    double result = work(me);              /* to_send must not change during the transfer */
    shmem_quiet();                         /* the transfer is complete: to_send may be changed */
    shmem_barrier_all(); /* the transfers of all PEs are complete, also the one to me */

    printf("PE %d computed %.0f, and got %.0f ... %.0f\n", me, result, arrived[0],
           arrived[LENGTH - 1]);
    shmem_free(arrived);
    shmem_free(to_send);
    shmem_finalize();
    return 0;
}
