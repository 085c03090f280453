/* Prints a line, to show that the program ran. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    printf("PE %d ok\n", shmem_my_pe());
    shmem_finalize();
    return 0;
}
