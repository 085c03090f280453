/* Defines a routine in the way a profiling library does. */
#include <pshmem.h>

extern int counted_calls;
int counted_calls;

void shmem_long_p(long *dest, long value, int pe)
{
    counted_calls++;
    pshmem_long_p(dest, value, pe);
}
