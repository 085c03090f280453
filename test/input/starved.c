/*
 * Calls shmem_init while the process can open at most N more descriptors: `starved N`.
 */
#include <fcntl.h>
#include <shmem.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int last = -1;
    for (int file; (file = open("/dev/null", O_RDONLY)) >= 0;)
        last = file;
    for (int left = argc > 1 ? atoi(argv[1]) : 0; left > 0; left--)
        close(last--);
    shmem_init();
    shmem_finalize();
    return 0;
}
