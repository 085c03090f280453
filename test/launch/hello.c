/* Prints the number of this PE. PE 0 exits with the status in the first argument, if there is
 * one. */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char *argv[])
{
    shmem_init();
    int me = shmem_my_pe();
    printf("PE %d of %d\n", me, shmem_n_pes());
    shmem_barrier_all();
    shmem_finalize();
    return argc > 1 && me == 0 ? atoi(argv[1]) : 0;
}
