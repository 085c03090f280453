#include <shmem.h>
#include <stdio.h>

enum { LENGTH = 1000, ROUNDS = 50 };

static long block[2][LENGTH]; /* two blocks: the next one may arrive while this one is read */
static uint64_t arrived;      /* number of blocks that have arrived */
static uint64_t taken;        /* number of my blocks that the next PE has read */

/* Waits until the next PE has read block `round - 2`, and sends it block `round`. */
static void pass_on(const long *source, uint64_t round, int next)
{
    if (round > 2) {
        shmem_signal_wait_until(&taken, SHMEM_CMP_GE, round - 2);
    }
    shmem_long_put_signal(block[round % 2], source, LENGTH, &arrived, 1, SHMEM_SIGNAL_ADD, next);
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int last = shmem_n_pes() - 1;
    long numbers[LENGTH];
    long sum = 0;

    for (uint64_t round = 1; round <= ROUNDS; round++) {
        if (me > 0) {
            shmem_signal_wait_until(&arrived, SHMEM_CMP_GE, round);
        }
        for (int i = 0; i < LENGTH; i++) { /* each PE adds its number */
            numbers[i] = (me > 0 ? block[round % 2][i] : (long)round) + me;
            sum += numbers[i];
        }
        if (me > 0) {
            shmem_signal_add(&taken, 1, me - 1);
        }
        if (me < last) {
            pass_on(numbers, round, me + 1);
        }
    }
    if (me == last) {
        printf("%d blocks passed through %d PEs, sum %ld\n", ROUNDS, last + 1, sum);
    }
    shmem_finalize();
    return 0;
}
