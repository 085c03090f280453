#include <shmem.h>
#include <stdio.h>

static int flag;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();

    if (me == 0) {
        shmem_int_p(&flag, 1, 1); /* only PE 1 gets the flag */
    }
    shmem_int_wait_until(&flag, SHMEM_CMP_EQ, 1);
    printf("PE %d goes on\n", me);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
