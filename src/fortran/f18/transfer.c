/*
 * Put and get of sections. Elements go in array element order, so both sides may have any shapes
 * with as many of them. Each side is seen as blocks of contiguous bytes in levels, where a level is
 * a number of equal steps; what both have in common, blocks at one stride, goes by one strided
 * transfer, and the levels around it are run through.
 */
#include "arguments.h"

struct level {
    size_t count;
    ptrdiff_t step; /* bytes */
};

struct shape {
    char *base;
    size_t block; /* contiguous bytes */
    int levels;   /* around it, innermost first */
    struct level level[SECTION_MOST_RANK + 1];
};

/* Dimensions that continue each other are one level, or a part of the block. */
static struct shape shape_of(const struct section *section)
{
    struct shape shape; /* not all of which is needed, or worth a time */
    shape.base = section->base;
    shape.block = section->elem_bytes;
    shape.levels = 0;
    for (int i = 0; i < section->rank; i++) {
        const struct section_dimension *dim = &section->dim[i];
        struct level *last = shape.levels == 0 ? NULL : &shape.level[shape.levels - 1];
        if (dim->extent == 1)
            continue;
        if (last == NULL && dim->stride == (ptrdiff_t)shape.block)
            shape.block *= (size_t)dim->extent;
        else if (last != NULL && dim->stride == (ptrdiff_t)last->count * last->step)
            last->count *= (size_t)dim->extent;
        else
            shape.level[shape.levels++] = (struct level){(size_t)dim->extent, dim->stride};
    }
    return shape;
}

/* The same bytes in smaller blocks. */
static void cut(struct shape *shape, size_t block)
{
    if (shape->block == block && shape->levels > 0)
        return;
    for (int i = shape->levels++; i > 0; i--)
        shape->level[i] = shape->level[i - 1];
    shape->level[0] = (struct level){shape->block / block, (ptrdiff_t)block};
    shape->block = block;
}

static size_t common_divisor(size_t a, size_t b)
{
    while (b != 0) {
        size_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Where block number `index` begins. */
static char *address(const struct shape *shape, size_t index)
{
    ptrdiff_t offset = 0;
    for (int i = 0; i < shape->levels; i++) {
        offset += (ptrdiff_t)(index % shape->level[i].count) * shape->level[i].step;
        index /= shape->level[i].count;
    }
    return shape->base + offset;
}

/* The C routines of a transfer. */
struct way {
    void (*whole)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
    void (*piece)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
    void (*blocks)(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t bsize, size_t nblocks, int pe);
    bool ends_pieces; /* it returns when all pieces are complete */
};

/* A nonblocking one may do what is strided at once. */
static const struct way put = {shmem_ctx_putmem, shmem_ctx_putmem, shmem_ctx_ibput8, false};
static const struct way get = {shmem_ctx_getmem, shmem_ctx_getmem_nbi, shmem_ctx_ibget8, true};
static const struct way put_nbi = {shmem_ctx_putmem_nbi, shmem_ctx_putmem_nbi, shmem_ctx_ibput8,
                                   false};
static const struct way get_nbi = {shmem_ctx_getmem_nbi, shmem_ctx_getmem_nbi, shmem_ctx_ibget8,
                                   false};

/* How many blocks a strided transfer takes: those that both sides have at one stride, upwards. */
static size_t blocks_at_once(const struct level *dest, const struct level *source, size_t block)
{
    bool is_strided = dest->step >= (ptrdiff_t)block && source->step >= (ptrdiff_t)block;
    return is_strided ? common_divisor(dest->count, source->count) : 1;
}

/* Two sections of as many elements of one type. */
struct move {
    struct section dest, source;
    size_t bytes;
    bool is_one_piece;
};

static void read_move(struct move *move, const void *dest, const void *source)
{
    section_read(&move->dest, "dest", dest);
    section_read(&move->source, "source", source);
    section_require_alike(&move->dest, &move->source);
    size_t elements = section_elements(&move->dest), given = section_elements(&move->source);
    if (__builtin_expect(elements != given, 0))
        isthmus_fortran_fatal("source has %zu elements, dest %zu: expected as many", given,
                              elements);
    move->bytes = elements * move->dest.elem_bytes;
    move->is_one_piece = section_is_contiguous(&move->dest) && section_is_contiguous(&move->source);
}

static void move_pieces(const struct way *way, const struct move *move, shmem_ctx_t ctx, int pe)
{
    struct shape dest = shape_of(&move->dest), source = shape_of(&move->source);
    size_t block = common_divisor(dest.block, source.block);
    cut(&dest, block);
    cut(&source, block);
    size_t at_once = blocks_at_once(&dest.level[0], &source.level[0], block);
    for (size_t i = 0; i < move->bytes / block; i += at_once) {
        if (at_once == 1)
            way->piece(ctx, address(&dest, i), address(&source, i), block, pe);
        else
            way->blocks(ctx, address(&dest, i), address(&source, i), dest.level[0].step,
                        source.level[0].step, block, at_once, pe);
    }
    if (at_once == 1 && way->ends_pieces)
        shmem_ctx_quiet(ctx);
}

static void transfer(const struct way *way, const void *dest, const void *source,
                     const shmem_ctx_t *ctx, int pe)
{
    struct move move;
    read_move(&move, dest, source);
    if (move.is_one_piece)
        way->whole(context_of(ctx), move.dest.base, move.source.base, move.bytes, pe);
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
    if (!move.is_one_piece) {
        move_pieces(way, &move, ctx, pe);
        shmem_ctx_fence(ctx);
        move.bytes = 0;
    }
    whole(ctx, move.dest.base, move.source.base, move.bytes, sig_addr, signal, sig_op, pe);
}

#define DEFINE_SIGNALLED(NAME, WAY, WHOLE)                                                         \
    MODULE_ROUTINE(                                                                                \
        void, NAME,                                                                                \
        (const void *dest, const void *source, uint64_t *sig_addr, uint64_t signal, int sig_op,    \
         int pe, const shmem_ctx_t *ctx),                                                          \
        put_signal(&WAY, WHOLE, dest, source, sig_addr, signal, sig_op, pe, context_of(ctx)))
DEFINE_SIGNALLED(put_signal, put, shmem_ctx_putmem_signal)
DEFINE_SIGNALLED(put_signal_nbi, put_nbi, shmem_ctx_putmem_signal_nbi)

static void strided(const struct way *way, const void *dest_descriptor,
                    const void *source_descriptor, ptrdiff_t dst, ptrdiff_t sst, int bsize,
                    int nblocks, int pe, const shmem_ctx_t *ctx)
{
    struct section dest, source;
    section_read_contiguous(&dest, "dest", dest_descriptor);
    section_read_contiguous(&source, "source", source_descriptor);
    section_require_alike(&dest, &source);
    ptrdiff_t bytes = (ptrdiff_t)dest.elem_bytes;
    way->blocks(context_of(ctx), dest.base, source.base, dst * bytes, sst * bytes,
                section_count("bsize", bsize) * dest.elem_bytes, section_count("nblocks", nblocks),
                pe);
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
