/*
 * What programs that are compiled with SHMEMX_INLINE tell of themselves.
 */
#include "base/near.h"

void shmemx_inline_attach(struct shmem_impl_near *near)
{
    near_attach(near);
}

void shmemx_inline_detach(struct shmem_impl_near *near)
{
    near_detach(near);
}
