/*
 * Intercepts calls between libisthmusf and the C routines, as a profiling library does, and records
 * the last call.
 */
#include <shmemx.h>
#include <stdint.h>

#include "pshmem.h"

/* Number of calls of each kind, and the arguments of the last one. */
struct transfers {
    int whole, strided, boxes, lists;
    intptr_t dest, source;
    int64_t block, blocks; /* length of a block in bytes; number of blocks */
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

/* Boxes and lists are only counted. */
#define BOX                                                                                        \
    shmem_ctx_t ctx, void *dest, const ptrdiff_t *dest_strides, const void *source,                \
        const ptrdiff_t *source_strides, const size_t *extents, size_t ndims, size_t size, int pe
#define BOX_VALUES ctx, dest, dest_strides, source, source_strides, extents, ndims, size, pe
#define LISTS                                                                                      \
    shmem_ctx_t ctx, const shmemx_piece_t *dest, size_t ndest, const shmemx_piece_t *source,       \
        size_t nsource, int pe
#define LISTS_VALUES ctx, dest, ndest, source, nsource, pe
#define DEFINE_COUNTED(NAME, PARAMETERS, VALUES, COUNTER)                                          \
    void shmemx_ctx_##NAME(PARAMETERS)                                                             \
    {                                                                                              \
        transfers.COUNTER++;                                                                       \
        pshmemx_ctx_##NAME(VALUES);                                                                \
    }
DEFINE_COUNTED(put_nd, BOX, BOX_VALUES, boxes)
DEFINE_COUNTED(get_nd_nbi, BOX, BOX_VALUES, boxes)
DEFINE_COUNTED(putv, LISTS, LISTS_VALUES, lists)
DEFINE_COUNTED(getv, LISTS, LISTS_VALUES, lists)

void shmem_put64(void *dest, const void *source, size_t nelems, int pe)
{
    note(&transfers.whole, dest, source, 8 * nelems, 1);
    pshmem_put64(dest, source, nelems, pe);
}
