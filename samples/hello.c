/*
 * Teaches: starting and ending an OpenSHMEM job, and asking who is in it.
 * Run:     oshcc hello.c -o hello && oshrun -np 4 ./hello
 *
 * Every process of the job (a processing element, PE) runs this same program. The order of the
 * lines of different PEs is up to the launcher.
 */
#include "check.h"

int main(void)
{
    static long greetings; /* static data is symmetric: every PE has it, and others can reach it */
    char name[SHMEM_MAX_NAME_LEN];
    int major, minor;

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    printf("Hello from PE %d of %d\n", me, npes);

    shmem_atomic_inc(&greetings, 0); /* each PE is counted on PE 0 */
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
