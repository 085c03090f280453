/* Strict C99: neither clock_gettime nor type-generic names are available. */
#include <shmemx_compat.h>
#include <shmemx_compat.h>

#include "compat_test.h"

double compat_c99_seconds(void)
{
    return shmemx_wtime();
}

void compat_c99_alltoallv(const struct active_set *set, char *target, size_t *t_offsets,
                          size_t *t_sizes, const char *source, size_t *s_offsets, size_t *s_sizes)
{
    shmemx_alltoallv(target, t_offsets, t_sizes, source, s_offsets, s_sizes, set->start,
                     set->log_stride, set->size, set->p_sync);
}
