/*
 * 1 GiB of zeros in .bss must not use 1 GiB of physical memory, and both of its ends must be
 * symmetric.
 */
#include <shmem.h>
#include <string.h>

#include "program_check.h"

static char zeros[(size_t)1 << 30];

/* Returns the resident memory of this process, in KiB. */
static long resident_kib(void)
{
    char line[256];
    long kib = -1;
    FILE *status = fopen("/proc/self/status", "r");
    REQUIRE(status != NULL);
    while (fgets(line, sizeof line, status) != NULL)
        if (strncmp(line, "VmRSS:", 6) == 0)
            kib = strtol(line + 6, NULL, 10);
    fclose(status);
    return kib;
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    shmem_char_p(&zeros[0], (char)(me + 1), next);
    shmem_char_p(&zeros[sizeof zeros - 1], (char)(me + 2), next);
    shmem_barrier_all();
    REQUIRE(zeros[0] == previous + 1);
    REQUIRE(zeros[sizeof zeros - 1] == previous + 2);
    REQUIRE(zeros[sizeof zeros / 2] == 0);
    long kib = resident_kib();
    REQUIRE(kib > 0 && kib < 256 * 1024);
    shmem_finalize();
    return EXIT_SUCCESS;
}
