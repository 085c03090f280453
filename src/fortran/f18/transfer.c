/*
 * Put and get of sections. Elements go in array element order, so both sides may have any shapes
 * with as many of them. Contiguous ones go as they are, blocks at one stride by strided transfers.
 * What nothing strided takes is packed here, so that what goes fits the other PE's side.
 */
#include <shmemx.h>
#include <stdlib.h>
#include <string.h>

#include "arguments.h"
#include "shape.h"

/* The C routines of a transfer. */
struct way {
    void (*whole)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
    void (*piece)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
    void (*blocks)(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t bsize, size_t nblocks, int pe);
    bool is_get;
    bool ends_pieces; /* it returns when all pieces are complete */
};

/* A nonblocking one may do what is strided or packed at once. */
static const struct way put = {shmem_ctx_putmem, shmem_ctx_putmem, shmem_ctx_ibput8, false, false};
static const struct way get = {shmem_ctx_getmem, shmem_ctx_getmem_nbi, shmem_ctx_ibget8, true,
                               true};
static const struct way put_nbi = {shmem_ctx_putmem_nbi, shmem_ctx_putmem_nbi, shmem_ctx_ibput8,
                                   false, false};
static const struct way get_nbi = {shmem_ctx_getmem_nbi, shmem_ctx_getmem_nbi, shmem_ctx_ibget8,
                                   true, false};

/* Two sections of as many elements of one type. */
struct move {
    struct section dest, source;
};

static _Noreturn void refuse_numbers(const struct move *move)
{
    isthmus_fortran_fatal("source has %zu elements, dest %zu: expected as many",
                          section_elements(&move->source), section_elements(&move->dest));
}

static inline void read_move(struct move *move, const void *dest, const void *source)
{
    section_descriptors.read_two(&move->dest, dest, &move->source, source);
    section_require_size(&move->dest, "dest");
    section_require_size(&move->source, "source");
    section_require_alike(&move->dest, &move->source);
    if (__builtin_expect(move->dest.bytes != move->source.bytes, 0))
        refuse_numbers(move);
}

static inline bool is_one_piece(const struct move *move)
{
    return !move->dest.has_gaps && !move->source.has_gaps;
}

/* Shapes that were cut; as many at once as can be. */
static void move_blocks(const struct way *way, const struct shape *dest, const struct shape *source,
                        size_t blocks, shmem_ctx_t ctx, int pe)
{
    size_t at_once = shape_at_once(dest, source);
    for (size_t i = 0; i < blocks; i += at_once) {
        char *to = shape_address(dest, i), *from = shape_address(source, i);
        if (at_once == 1)
            way->piece(ctx, to, from, dest->block, pe);
        else
            way->blocks(ctx, to, from, dest->level[0].step, source->level[0].step, dest->block,
                        at_once, pe);
    }
    if (at_once == 1 && way->ends_pieces)
        shmem_ctx_quiet(ctx);
}

/* Of `blocks` blocks of this PE's shape to memory without gaps, or back, in the order in which they
 * lie in `far`. */
static void pack_shape(const struct shape *near, const struct shape *far, size_t blocks,
                       char *packed, bool back)
{
    for (size_t i = 0; i < blocks; i++) {
        char *here = shape_address(near, i);
        char *there = packed + shape_upwards_index(far, i) * near->block;
        memcpy(back ? here : there, back ? there : here, near->block);
    }
}

static void move_packed(const struct way *way, const struct shape *near, const struct shape *far,
                        size_t blocks, char *packed, shmem_ctx_t ctx, int pe)
{
    size_t bytes = blocks * far->block;
    struct shape upwards, here = {packed, bytes, 0, {{0, 0}}};
    shape_upwards(&upwards, far);
    shape_cut(&upwards, &here);
    if (!way->is_get)
        pack_shape(near, far, blocks, packed, false);
    move_blocks(way->is_get ? &get : &put, way->is_get ? &here : &upwards,
                way->is_get ? &upwards : &here, bytes / here.block, ctx, pe);
    if (way->is_get)
        pack_shape(near, far, blocks, packed, true);
}

/* Whether the processor loads and stores there. */
static bool is_of_host(const void *memory)
{
    shmem_space_t space;
    shmem_device_type_t type;
    if (shmemx_get_space(memory, &space) != 0 || shmem_space_get_device_type(space, &type) != 0)
        return true;
    return type == SHMEM_DEVICE_CPU || type == SHMEM_DEVICE_HBM;
}

static __attribute__((noinline)) void move_pieces(const struct way *way, const struct move *move,
                                                  shmem_ctx_t ctx, int pe)
{
    struct shape dest, source;
    shape_of(&dest, &move->dest);
    shape_of(&source, &move->source);
    shape_cut(&dest, &source);
    const struct shape *near = way->is_get ? &dest : &source, *far = way->is_get ? &source : &dest;
    size_t bytes = (size_t)move->dest.bytes, blocks = bytes / dest.block;
    char *packed = NULL;
    if (shape_at_once(&dest, &source) == 1 && is_of_host(near->base))
        packed = malloc(bytes);
    if (packed != NULL)
        move_packed(way, near, far, blocks, packed, ctx, pe);
    else
        move_blocks(way, &dest, &source, blocks, ctx, pe);
    free(packed);
}

static void transfer(const struct way *way, const void *dest, const void *source,
                     const shmem_ctx_t *ctx, int pe)
{
    struct move move;
    read_move(&move, dest, source);
    if (is_one_piece(&move))
        way->whole(context_of(ctx), move.dest.base, move.source.base, (size_t)move.dest.bytes, pe);
    else
        move_pieces(way, &move, context_of(ctx), pe);
}

#define DEFINE_TRANSFER(NAME)                                                                      \
    MODULE_ROUTINE(void, NAME,                                                                     \
                   (const void *dest, const void *source, int pe, const shmem_ctx_t *ctx),         \
                   transfer(&NAME, dest, source, ctx, pe))
DEFINE_TRANSFER(put)
DEFINE_TRANSFER(get)
DEFINE_TRANSFER(put_nbi)
DEFINE_TRANSFER(get_nbi)

/* SHMEM_PUT as the draft has it, of elements of 8 bytes. */
MODULE_INTERFACE(void, put, _draft,
                 (void *dest, const void *source, const int *nelems, const int *pe),
                 shmem_put64(dest, source, section_count("nelems", *nelems), *pe))

typedef void put_with_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* What is in pieces goes before, and the signal alone behind it. */
static void put_signal(const struct way *way, put_with_signal *whole, const void *dest,
                       const void *source, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                       shmem_ctx_t ctx)
{
    struct move move;
    read_move(&move, dest, source);
    size_t bytes = (size_t)move.dest.bytes;
    if (!is_one_piece(&move)) {
        move_pieces(way, &move, ctx, pe);
        shmem_ctx_fence(ctx);
        bytes = 0;
    }
    whole(ctx, move.dest.base, move.source.base, bytes, sig_addr, signal, sig_op, pe);
}

#define DEFINE_SIGNALLED(NAME, WAY, WHOLE)                                                         \
    MODULE_ROUTINE(                                                                                \
        void, NAME,                                                                                \
        (const void *dest, const void *source, uint64_t *sig_addr, uint64_t signal, int sig_op,    \
         int pe, const shmem_ctx_t *ctx),                                                          \
        put_signal(&WAY, WHOLE, dest, source, sig_addr, signal, sig_op, pe, context_of(ctx)))
DEFINE_SIGNALLED(put_signal, put, shmem_ctx_putmem_signal)
DEFINE_SIGNALLED(put_signal_nbi, put_nbi, shmem_ctx_putmem_signal_nbi)

/* A buffer that is run through in steps of `stride` elements. A scalar is its first element. */
static void read_strided(struct section *section, const char *name, const void *descriptor,
                         const char *stride_name, size_t stride, size_t bsize, size_t nblocks)
{
    section_read_contiguous(section, name, descriptor);
    if (nblocks == 0 || bsize == 0)
        return;
    if (stride < bsize)
        isthmus_fortran_fatal("%s is %zu elements: expected at least %zu", stride_name, stride,
                              bsize);
    size_t needed = (nblocks - 1) * stride + bsize;
    if (section->rank > 0 && section_elements(section) < needed)
        isthmus_fortran_fatal("%s has %zu elements: expected at least %zu", name,
                              section_elements(section), needed);
}

static void strided(const struct way *way, const void *dest_descriptor,
                    const void *source_descriptor, int dst, int sst, int bsize, int nblocks, int pe,
                    const shmem_ctx_t *ctx)
{
    struct section dest, source;
    size_t to = section_count("dst", dst), from = section_count("sst", sst);
    size_t block = section_count("bsize", bsize), blocks = section_count("nblocks", nblocks);
    read_strided(&dest, "dest", dest_descriptor, "dst", to, block, blocks);
    read_strided(&source, "source", source_descriptor, "sst", from, block, blocks);
    section_require_alike(&dest, &source);
    size_t bytes = dest.elem_bytes;
    way->blocks(context_of(ctx), dest.base, source.base, (ptrdiff_t)(to * bytes),
                (ptrdiff_t)(from * bytes), block * bytes, blocks, pe);
}

#define DEFINE_STRIDED(WAY)                                                                        \
    MODULE_ROUTINE(                                                                                \
        void, i##WAY,                                                                              \
        (const void *dest, const void *source, int dst, int sst, int nelems, int pe,               \
         const shmem_ctx_t *ctx),                                                                  \
        strided(&WAY, dest, source, dst, sst, 1, (int)section_count("nelems", nelems), pe, ctx))   \
    MODULE_ROUTINE(void, ib##WAY,                                                                  \
                   (const void *dest, const void *source, int dst, int sst, int bsize,             \
                    int nblocks, int pe, const shmem_ctx_t *ctx),                                  \
                   strided(&WAY, dest, source, dst, sst, bsize, nblocks, pe, ctx))
DEFINE_STRIDED(put)
DEFINE_STRIDED(get)
