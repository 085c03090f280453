/*
 * The library reserves and tries no more addresses than the job's sizes can need: where a system
 * keeps records of every page, as qemu-user, more takes for ever.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most address space that this process ever had, in KiB; -1 if that is not known. */
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
    const long most = 64L << 20; /* MPI's own is a few GiB */
    shmem_init();
    long kib = peak_kib();
    if (kib < 0 || kib > most)
        fprintf(stderr, "PE %d: VmPeak is %ld KiB: expected up to %ld\n", shmem_my_pe(), kib, most);
    shmem_finalize();
    return kib < 0 || kib > most ? EXIT_FAILURE : EXIT_SUCCESS;
}
