/*
 * Checks that the library reserves only as much address space as the job's sizes need. Systems that
 * record every page, such as qemu-user, are extremely slow with larger reservations.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the peak size of this process's address space in KiB, or -1 if it is unknown. */
static long peak_kib(void)
{
    char line[256];
    long kib = -1;
    FILE *status = fopen("/proc/self/status", "r");
    if (status == NULL)
        return -1;
    while (fgets(line, sizeof line, status) != NULL)
        if (strncmp(line, "VmPeak:", 7) == 0)
            kib = strtol(line + 7, NULL, 10);
    fclose(status);
    return kib;
}

int main(void)
{
    const long most = 64L << 20; /* in KiB; MPI itself uses a few GiB */
    shmem_init();
    long kib = peak_kib();
    if (kib < 0 || kib > most)
        fprintf(stderr, "PE %d: VmPeak is %ld KiB: expected up to %ld\n", shmem_my_pe(), kib, most);
    shmem_finalize();
    return kib < 0 || kib > most ? EXIT_FAILURE : EXIT_SUCCESS;
}
