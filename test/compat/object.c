/* Part of a shared object. */
#include <shmemx.h>

#include <shmemx_compat.h>

#include "compat_test.h"

static long *counted;

void *compat_object_put(long *dest, const long *source, size_t nelems, int pe)
{
    shmemx_request_handle_t handle;
    shmemx_long_put_nb(dest, source, nelems, pe, &handle);
    return handle;
}

static void count(void *buf, size_t nbytes, int req_pe)
{
    (void)buf;
    (void)req_pe;
    __atomic_fetch_add(counted, (long)nbytes, __ATOMIC_RELAXED);
}

void compat_object_attach(long *count_of_bytes)
{
    counted = count_of_bytes;
    shmemx_am_attach(OBJECT_HANDLER, count);
}

void compat_object_detach(void)
{
    shmemx_am_detach(OBJECT_HANDLER);
}
