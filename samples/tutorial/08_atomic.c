#include <shmem.h>
#include <stdio.h>

enum { TASKS = 1000 };

static long next_task;   /* only the counter on PE 0 is used */
static long done[TASKS]; /* on PE 0: how many times each task was done */
static long all_results; /* on PE 0: sum of the results */

static long compute(long task)
{
    return task * task;
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();

    for (;;) {
        /* Adds 1 to the counter on PE 0 and returns its old value, so no two PEs get the same
         * task. */
        long task = shmem_long_atomic_fetch_inc(&next_task, 0);
        if (task >= TASKS) {
            break;
        }
        shmem_long_atomic_add(&all_results, compute(task), 0);
        shmem_long_atomic_inc(&done[task], 0);
    }
    shmem_barrier_all();
    if (me == 0) {
        int once = 0;
        for (int task = 0; task < TASKS; task++) {
            once += done[task] == 1;
        }
        printf("%d of %d tasks were done once, sum %ld\n", once, TASKS, all_results);
    }
    shmem_finalize();
    return 0;
}
