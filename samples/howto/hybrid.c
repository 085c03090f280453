#include <mpi.h>
#include <shmem.h>
#include <stdio.h>

static int from_left;

int main(int argc, char **argv)
{
    int ranks, sum;

    MPI_Init(&argc, &argv);
    shmem_init();
    int me = shmem_my_pe(); /* also the rank in MPI_COMM_WORLD */
    int npes = shmem_n_pes();

    shmem_int_p(&from_left, me, (me + 1) % npes);
    shmem_barrier_all(); /* completes the puts: MPI may now read the received values */
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Reduce(&from_left, &sum, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (me == 0) {
        printf("%d ranks, sum by MPI %d\n", ranks, sum);
    }
    shmem_finalize();
    MPI_Finalize();
    return 0;
}
