/*
 * Attempts to modify constants; the argument selects how.
 */
#include <shmem.h>
#include <string.h>

#include "program_check.h"

static const long constant[4] = {1, 2, 3, 4};
static long variable;
static long *const relocated = &variable;

int main(int argc, char **argv)
{
    REQUIRE(argc == 2);
    shmem_init();
    long *words = (long *)shmem_malloc(1 << 22);
    if (strcmp(argv[1], "put") == 0)
        shmem_putmem((void *)(uintptr_t)&relocated, words, sizeof relocated, 0);
    else if (strcmp(argv[1], "atomic") == 0)
        shmem_long_atomic_inc((long *)(uintptr_t)&constant[1], 0);
    else if (strcmp(argv[1], "past_the_end") == 0)
        shmem_getmem(words, constant, 1 << 22, 0);
    shmem_finalize();
    return EXIT_SUCCESS;
}
