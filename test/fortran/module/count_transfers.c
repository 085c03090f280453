/*
 * Stands between libisthmusf and C's routines, as a profiling library does, and tells what was
 * called last.
 */
#include <shmem.h>
#include <stdint.h>

#include "pshmem.h"

/* How many calls there were, and the last one's arguments. */
struct transfers {
    int whole, strided;
    intptr_t dest, source;
    int64_t block, blocks; /* bytes; how many */
} transfers;

static void note(int *calls, const void *dest, const void *source, size_t block, size_t blocks)
{
    ++*calls;
    transfers.dest = (intptr_t)dest;
    transfers.source = (intptr_t)source;
    transfers.block = (int64_t)block;
    transfers.blocks = (int64_t)blocks;
}

#define DEFINE_WHOLE(NAME)                                                                         \
    void shmem_ctx_##NAME(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)  \
    {                                                                                              \
        note(&transfers.whole, dest, source, nelems, 1);                                           \
        pshmem_ctx_##NAME(ctx, dest, source, nelems, pe);                                          \
    }
DEFINE_WHOLE(putmem)
DEFINE_WHOLE(getmem)
DEFINE_WHOLE(putmem_nbi)
DEFINE_WHOLE(getmem_nbi)

#define DEFINE_STRIDED(NAME)                                                                       \
    void shmem_ctx_##NAME(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,          \
                          ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)                     \
    {                                                                                              \
        note(&transfers.strided, dest, source, bsize, nblocks);                                    \
        pshmem_ctx_##NAME(ctx, dest, source, dst, sst, bsize, nblocks, pe);                        \
    }
DEFINE_STRIDED(ibput8)
DEFINE_STRIDED(ibget8)

void shmem_put64(void *dest, const void *source, size_t nelems, int pe)
{
    note(&transfers.whole, dest, source, 8 * nelems, 1);
    pshmem_put64(dest, source, nelems, pe);
}
