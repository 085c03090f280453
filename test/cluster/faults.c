/*
 * A job that the fault tests disturb: `faults MODE [PE STATUS]`.
 *
 *   wait      all PEs wait for a flag that is never set
 *   compute   all PEs compute without calling the library
 *   barrier   all PEs call barriers repeatedly
 *   print     all PEs print and call barriers, so that the launcher's daemons always transfer
 * output exit      PE ends the job with STATUS while the others wait once      the job ends
 * immediately and normally
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int flag;

static void wait_for_ever(void)
{
    shmem_int_wait_until(&flag, SHMEM_CMP_EQ, 1);
}

static void compute_for_ever(void)
{
    for (;;)
        pause();
}

static void meet_for_ever(void)
{
    for (;;)
        shmem_barrier_all();
}

static void print_for_ever(void)
{
    const struct timespec pause = {.tv_nsec = 50L * 1000 * 1000};

    for (;;) {
        printf("PE %d prints\n", shmem_my_pe());
        fflush(stdout);
        nanosleep(&pause, NULL);
        shmem_barrier_all();
    }
}

static void exit_from(int pe, int status)
{
    if (shmem_my_pe() != pe)
        wait_for_ever();
    printf("PE %d leaves", pe); /* printed when the job ends */
    shmem_global_exit(status);
}

/* The test reads these lines to find the process to kill. */
static void say_ready(void)
{
    char host[64] = "";

    gethostname(host, sizeof host - 1);
    printf("PE %d is process %d on %s\n", shmem_my_pe(), (int)getpid(), host);
    fflush(stdout);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        puts("ready");
    fflush(stdout);
}

/* Each PE gets a word from the previous one. */
static int pass_on(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();

    shmem_int_p(&flag, me + 1, (me + 1) % n);
    shmem_barrier_all();
    return flag == (me + n - 1) % n + 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int count, char **words)
{
    const char *mode = count > 1 ? words[1] : "";
    int status = EXIT_SUCCESS;

    shmem_init();
    if (strcmp(mode, "once") != 0)
        say_ready();
    if (strcmp(mode, "wait") == 0)
        wait_for_ever();
    else if (strcmp(mode, "compute") == 0)
        compute_for_ever();
    else if (strcmp(mode, "barrier") == 0)
        meet_for_ever();
    else if (strcmp(mode, "print") == 0)
        print_for_ever();
    else if (strcmp(mode, "exit") == 0 && count == 4)
        exit_from(atoi(words[2]), atoi(words[3]));
    else
        status = pass_on();
    shmem_finalize();
    return status;
}
