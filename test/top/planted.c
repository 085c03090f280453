/* Jobs that isthmus-top shows. They run until FILE exists:
 *   planted hang FILE   PE 1 computes, PE 0 waits for a word, all other PEs wait in a barrier
 *   planted deadlock FILE   PE 0 waits for a word that no PE writes, all others in a barrier
 *   planted rate FILE   each PE puts to the next PE */
#include <shmem.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static long flag;
static long words[64];
static const char *end;

static int may_end(void)
{
    return access(end, F_OK) == 0;
}

static void compute(void)
{
    volatile unsigned long sum = 0;
    while (!may_end()) {
        for (unsigned long i = 0; i < 200000; i++)
            sum += i;
        usleep(1000); /* leaves the core to other tests */
    }
    shmem_long_p(&flag, sum != 0, 0);
}

static void await_flag(void)
{
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1); /* HERE flag */
}

static void hang(void)
{
    if (shmem_my_pe() == 0)
        await_flag();
    if (shmem_my_pe() == 1)
        compute();
    shmem_barrier_all(); /* HERE barrier */
}

static void deadlock(void)
{
    if (shmem_my_pe() == 0)
        await_flag();
    shmem_barrier_all();
}

static void put_often(void)
{
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    while (!may_end()) {
        for (int i = 0; i < 100; i++)
            shmem_putmem(words, words, sizeof words, next); /* HERE put */
        usleep(1000);
    }
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    end = argv[2];
    shmem_init();
    if (shmem_my_pe() == 0)
        printf("runs\n");
    fflush(stdout);
    if (strcmp(argv[1], "hang") == 0)
        hang();
    else if (strcmp(argv[1], "deadlock") == 0)
        deadlock();
    else
        put_often();
    shmem_finalize();
    return 0;
}
