/*
 * Teaches: starting and ending an OpenSHMEM job, and finding out its PEs.
 * Run:     oshcc hello.c -o hello && oshrun -np 4 ./hello
 *
 * Every process of the job (a processing element, PE) runs this program. The launcher determines
 * the order of the lines that different PEs print.
 */
#include "check.h"

int main(void)
{
    /* Static data is symmetric: every PE has it, and other PEs can access it. */
    static long greetings;
    char name[SHMEM_MAX_NAME_LEN];
    int major, minor;

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    printf("Hello from PE %d of %d\n", me, npes);

    shmem_atomic_inc(&greetings, 0); /* PE 0 counts the PEs */
    shmem_barrier_all();

    shmem_info_get_name(name);
    shmem_info_get_version(&major, &minor);
    check(major == SHMEM_MAJOR_VERSION && minor == SHMEM_MINOR_VERSION, "version of the library");
    if (me == 0) {
        check(greetings == npes, "number of PEs that said hello");
        printf("%ld PEs, OpenSHMEM %d.%d, library: %s\n", greetings, major, minor, name);
    }
    shmem_finalize();
    return 0;
}
