/*
 * What programs that are compiled with SHMEMX_INLINE tell of themselves.
 */
#include "base/near.h"

void shmem_impl_attach(struct shmem_impl_near *near)
{
    near_attach(near);
}

void shmem_impl_detach(struct shmem_impl_near *near)
{
    near_detach(near);
}
