/*
 * Old names without the shmem_ prefix, and the cache routines, which have nothing to do.
 */
#include "library/library.h"
#include "define.h"

ROUTINE(void, set_cache_inv, (void), );
ROUTINE(void, set_cache_line_inv, (void *dest), (void)dest);
ROUTINE(void, clear_cache_inv, (void), );
ROUTINE(void, clear_cache_line_inv, (void *dest), (void)dest);
ROUTINE(void, udcflush, (void), );
ROUTINE(void, udcflush_line, (void *dest), (void)dest);

void start_pes(int npes)
{
    (void)npes;
    runtime_start_pes("start_pes");
}

int _my_pe(void)
{
    return shmem_my_pe();
}

int _num_pes(void)
{
    return shmem_n_pes();
}

void *shmalloc(size_t size)
{
    return shmem_malloc(size);
}

void shfree(void *ptr)
{
    shmem_free(ptr);
}

void *shmemalign(size_t alignment, size_t size)
{
    return shmem_align(alignment, size);
}

void *shrealloc(void *ptr, size_t size)
{
    return shmem_realloc(ptr, size);
}
