/* Calls the library from C++, also in an inlined function. jobs.sh expects these line numbers. */
#include <shmem.h>

static long word;

static inline void put()
{
    shmem_p(&word, 1L, 0); /* line 8 */
}

int main()
{
    shmem_init();
    for (int i = 0; i < 10; i++)
        put();
    long source[4] = {0};
    for (int i = 0; i < 7; i++)
        shmem_put(&word, source, 1, 0); /* line 18 */
    shmem_finalize();
    return 0;
}
