/*
 * Imitates a full disk by replacing posix_fallocate. The call fails for files whose name ends with
 * $FULL, for bytes after $FULL_AT.
 */
#include <errno.h>
#include <fcntl.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_full(int descriptor, off_t end)
{
    char path[64], name[4096];
    const char *full = getenv("FULL"), *at = getenv("FULL_AT");
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(path, name, sizeof name);
    size_t wanted = full == NULL ? 0 : strlen(full);
    return full != NULL && length >= (ssize_t)wanted &&
           memcmp(name + length - wanted, full, wanted) == 0 && end > atol(at);
}

int posix_fallocate(int descriptor, off_t offset, off_t length)
{
    if (is_full(descriptor, offset + length))
        return ENOSPC;
    return ftruncate(descriptor, offset + length) == 0 ? 0 : errno;
}

int main(void)
{
    static long word;
    shmem_init();
    for (int i = 0; i < 10; i++)
        shmem_long_p(&word, i, 0);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
