/*
 * calloc must return zeros even if madvise reports success but does nothing, as in qemu-user.
 */
#include <shmem.h>
#include <string.h>
#include <sys/mman.h>

#include "program_check.h"

int madvise(void *address, size_t length, int advice)
{
    (void)address, (void)length, (void)advice;
    return 0;
}

int main(void)
{
    enum { LENGTH = 9 << 20 };
    shmem_init();
    char *block = shmem_malloc(LENGTH);
    REQUIRE(block != NULL);
    memset(block, 'x', LENGTH);
    shmem_free(block);
    block = shmem_calloc(LENGTH, 1);
    REQUIRE(block != NULL);
    REQUIRE(block[0] == 0 && memcmp(block, block + 1, LENGTH - 1) == 0);
    shmem_free(block);
    shmem_finalize();
    return EXIT_SUCCESS;
}
