/*
 * Teaches: MPI, OpenSHMEM and OpenMP in one program. Each OpenMP thread has a separate context, so
 *          no thread waits for the puts of another one. Only the main thread calls MPI.
 * Run:     OSHMEM_CC=mpicc oshcc -fopenmp openmp.c -o openmp && oshrun -np 2 ./openmp
 *
 * Random numbers are distributed over the PEs by value. Each thread reserves elements of a PE's
 * array with a fetching add and puts its numbers there. MPI checks the number and the sum of all
 * numbers.
 */
#include <mpi.h>
#include <omp.h>

#include "../check.h"

#define NUMBERS 20000 /* numbers per PE */
#define ROOM    60000 /* elements of each PE's array */

static long box[ROOM];
static long filled; /* number of elements in use */

/* Returns the i-th random number of a PE. It is the same for any number of threads. */
static long draw(int pe, long i)
{
    uint64_t x = (uint64_t)(pe + 1) * 0x9e3779b97f4a7c15u + (uint64_t)i * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 31) * 0x94d049bb133111ebu;
    return (long)(x >> 40);
}

static int owner_of(long number, int npes)
{
    return (int)(number * npes >> 24); /* numbers have 24 bits */
}

/* Sends this thread's share of the numbers to the PEs, on a context of this thread. */
static void deal(int me, int npes, int thread, int threads)
{
    shmem_ctx_t context;
    check(shmem_ctx_create(SHMEM_CTX_PRIVATE, &context) == 0, "a context for each thread");
    for (long i = thread; i < NUMBERS; i += threads) {
        long number = draw(me, i);
        int owner = owner_of(number, npes);
        long place = shmem_ctx_long_atomic_fetch_inc(context, &filled, owner);
        check(place < ROOM, "room in the boxes");
        shmem_ctx_long_p(context, &box[place], number, owner);
    }
    shmem_ctx_quiet(context);
    shmem_ctx_destroy(context);
}

static long add_up(const long *numbers, long count, int me, int npes)
{
    long sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (long i = 0; i < count; i++) {
        check(numbers == NULL || owner_of(numbers[i], npes) == me, "only numbers of this PE's");
        sum += numbers == NULL ? draw(me, i) : numbers[i];
    }
    return sum;
}

int main(void)
{
    int provided, teams = 0;

    /* Initialize OpenSHMEM first: it initializes MPI with the thread level that it needs. */
    check(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0 &&
              provided == SHMEM_THREAD_MULTIPLE,
          "SHMEM_THREAD_MULTIPLE");
    MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &provided);
    check(provided >= MPI_THREAD_FUNNELED, "MPI_THREAD_FUNNELED");
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

#pragma omp parallel reduction(max : teams)
    {
        teams = omp_get_num_threads();
        deal(me, npes, omp_get_thread_num(), teams);
    }
    shmem_barrier_all(); /* all numbers have arrived */

    long sums[] = {add_up(NULL, NUMBERS, me, npes), add_up(box, filled, me, npes), filled}, all[3];
    MPI_Allreduce(sums, all, 3, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    check(all[0] == all[1] && all[2] == (long)npes * NUMBERS, "the sum of all numbers");
    if (me == 0) {
        printf("%ld numbers on %d PEs of %d threads\n", all[2], npes, teams);
    }
    MPI_Finalize(); /* takes effect in shmem_finalize */
    shmem_finalize();
    return 0;
}
