/*
 * Fortran module: single elements, atomics, and transfers of sections. The routines here for single
 * elements and atomics use a context other than the default context; for the default context, the
 * module binds the C routines directly. The context is the last argument, as in all routines of the
 * module.
 */
#include <shmemx.h>
#include <stdlib.h>

#include "f18_arguments.h"
#include "f18_shape.h"

/* ---- Atomics ---- */

/* clang-format mistakes the pointers in the parameter lists for multiplications. */
/* clang-format off */

/* Define shmem_NAME_f18, e.g. shmem_int32_atomic_fetch_add_f18, or, if X is x, shmemx_NAME_f18. */
#define SUBROUTINE(X, NAME, PARAMETERS, ...)                                                       \
    MODULE_SYMBOL(void, shmem##X##_##NAME##_f18, PARAMETERS,                                       \
                  shmem##X##_ctx_##NAME(*ctx, __VA_ARGS__))
#define FUNCTION(X, RESULT, NAME, PARAMETERS, ...)                                                 \
    MODULE_SYMBOL(RESULT, shmem##X##_##NAME##_f18, PARAMETERS,                                     \
                  return shmem##X##_ctx_##NAME(*ctx, __VA_ARGS__))

#define DEFINE_SINGLE(TYPE, NAME)                                                                  \
    SUBROUTINE(, NAME##_p, (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),               \
               dest, value, pe)                                                                    \
    FUNCTION(, TYPE, NAME##_g, (const TYPE *source, int pe, const shmem_ctx_t *ctx), source, pe)

#define DEFINE_ANY(TYPE, NAME)                                                                     \
    FUNCTION(, TYPE, NAME##_atomic_fetch,                                                          \
             (const TYPE *source, int pe, const shmem_ctx_t *ctx), source, pe)                     \
    SUBROUTINE(, NAME##_atomic_set,                                                                \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    FUNCTION(, TYPE, NAME##_atomic_swap,                                                           \
             (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)            \
    SUBROUTINE(, NAME##_atomic_fetch_nbi,                                                          \
               (TYPE *fetch, const TYPE *source, int pe, const shmem_ctx_t *ctx),                  \
               fetch, source, pe)                                                                  \
    SUBROUTINE(, NAME##_atomic_swap_nbi,                                                           \
               (TYPE *fetch, TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),              \
               fetch, dest, value, pe)

/* Operations with a value, with and without a returned value. */
#define DEFINE_WITH_VALUE(X, TYPE, NAME, OPERATION)                                                \
    SUBROUTINE(X, NAME##_atomic_##OPERATION,                                                       \
               (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)          \
    FUNCTION(X, TYPE, NAME##_atomic_fetch_##OPERATION,                                             \
             (TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx), dest, value, pe)            \
    SUBROUTINE(X, NAME##_atomic_fetch_##OPERATION##_nbi,                                           \
               (TYPE *fetch, TYPE *dest, TYPE value, int pe, const shmem_ctx_t *ctx),              \
               fetch, dest, value, pe)

#define DEFINE_COMPARE_SWAP(X, TYPE, NAME)                                                         \
    FUNCTION(X, TYPE, NAME##_atomic_compare_swap,                                                  \
             (TYPE *dest, TYPE cond, TYPE value, int pe, const shmem_ctx_t *ctx),                  \
             dest, cond, value, pe)                                                                \
    SUBROUTINE(X, NAME##_atomic_compare_swap_nbi,                                                  \
               (TYPE *fetch, TYPE *dest, TYPE cond, TYPE value, int pe, const shmem_ctx_t *ctx),   \
               fetch, dest, cond, value, pe)

#define DEFINE_INTEGER(TYPE, NAME)                                                                 \
    DEFINE_WITH_VALUE(, TYPE, NAME, add)                                                           \
    DEFINE_WITH_VALUE(, TYPE, NAME, and)                                                           \
    DEFINE_WITH_VALUE(, TYPE, NAME, or)                                                            \
    DEFINE_WITH_VALUE(, TYPE, NAME, xor)                                                           \
    DEFINE_COMPARE_SWAP(, TYPE, NAME)                                                              \
    SUBROUTINE(, NAME##_atomic_inc, (TYPE *dest, int pe, const shmem_ctx_t *ctx), dest, pe)        \
    FUNCTION(, TYPE, NAME##_atomic_fetch_inc, (TYPE *dest, int pe, const shmem_ctx_t *ctx),        \
             dest, pe)                                                                             \
    SUBROUTINE(, NAME##_atomic_fetch_inc_nbi,                                                      \
               (TYPE *fetch, TYPE *dest, int pe, const shmem_ctx_t *ctx), fetch, dest, pe)

#define DEFINE_EXTENDED(TYPE, NAME)                                                                \
    DEFINE_WITH_VALUE(x, TYPE, NAME, min)                                                          \
    DEFINE_WITH_VALUE(x, TYPE, NAME, max)                                                          \
    DEFINE_WITH_VALUE(x, TYPE, NAME, mul)

/* Floating-point variants of operations that the specification defines for integers only. They
 * are extensions. */
#define DEFINE_FLOATING(TYPE, NAME)                                                                \
    DEFINE_WITH_VALUE(x, TYPE, NAME, add)                                                          \
    DEFINE_COMPARE_SWAP(x, TYPE, NAME)

/* Types that all atomics accept. Single elements accept more types. */
#define ANY_TYPES(X)                                                                               \
    X(int32_t, int32)                                                                              \
    X(int64_t, int64)                                                                              \
    X(float, float)                                                                                \
    X(double, double)
ANY_TYPES(DEFINE_ANY)
ANY_TYPES(DEFINE_EXTENDED)
ANY_TYPES(DEFINE_SINGLE)
DEFINE_SINGLE(int8_t, int8)
DEFINE_SINGLE(int16_t, int16)
DEFINE_INTEGER(int32_t, int32)
DEFINE_INTEGER(int64_t, int64)
DEFINE_FLOATING(float, float)
DEFINE_FLOATING(double, double)

/* clang-format on */

/* ---- Transfers ---- */

/* Puts and gets of sections, of strided blocks, of boxes and of lists. Elements are transferred in
 * array element order, so the two sides may have different shapes with the same number of elements.
 * Contiguous elements use one put or get. Blocks at one stride use one strided transfer. Other
 * sections use one transfer of a box or of lists. */

/* Context, target PE and requests of a transfer. */
struct call {
    shmem_ctx_t ctx;
    int pe;
    shmemx_req_h *local, *remote; /* NULL if the caller did not request it */
};

/* The contiguous memory ranges of the source and of the destination. */
struct lists {
    shmemx_piece_t *dest, *source;
    size_t ndest, nsource;
};

/* The C routines of a transfer: `whole` for contiguous bytes on both sides, `blocks` for blocks at
 * one stride, `box` for boxes, `lists` for everything else. For transfers with requests, `whole` is
 * NULL, and `blocks` may be NULL. */
struct transfer_calls {
    void (*whole)(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
    void (*blocks)(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                   size_t bsize, size_t nblocks, int pe);
    void (*box)(const struct call *call, const struct box *box);
    void (*lists)(const struct call *call, const struct lists *lists);
};

/* Defines `NAME`, the C routines that move a section, e.g. put_nbi. */
#define DEFINE_TRANSFER_CALLS(NAME, BOX, LISTS, WHOLE, BLOCKS, ...)                                \
    static void NAME##_box(const struct call *call, const struct box *box)                         \
    {                                                                                              \
        size_t d = box_first(box);                                                                 \
        shmemx_ctx_##BOX(call->ctx, box->dest, box->dest_strides + d, box->source,                 \
                         box->source_strides + d, box->extents + d, box->dims, box->size,          \
                         call->pe __VA_ARGS__);                                                    \
    }                                                                                              \
    static void NAME##_lists(const struct call *call, const struct lists *lists)                   \
    {                                                                                              \
        shmemx_ctx_##LISTS(call->ctx, lists->dest, lists->ndest, lists->source, lists->nsource,    \
                           call->pe __VA_ARGS__);                                                  \
    }                                                                                              \
    static const struct transfer_calls NAME = {WHOLE, BLOCKS, NAME##_box, NAME##_lists};
DEFINE_TRANSFER_CALLS(put, put_nd, putv, shmem_ctx_putmem, shmem_ctx_ibput8, )
DEFINE_TRANSFER_CALLS(get, get_nd, getv, shmem_ctx_getmem, shmem_ctx_ibget8, )
DEFINE_TRANSFER_CALLS(put_nbi, put_nd_nbi, putv_nbi, shmem_ctx_putmem_nbi, shmemx_ctx_ibput8_nbi, )
DEFINE_TRANSFER_CALLS(get_nbi, get_nd_nbi, getv_nbi, shmem_ctx_getmem_nbi, shmemx_ctx_ibget8_nbi, )
DEFINE_TRANSFER_CALLS(put_req, put_nd_req, putv_req, NULL, NULL, , call->local, call->remote)
DEFINE_TRANSFER_CALLS(get_req, get_nd_req, getv_req, NULL, NULL, , call->local)

/* Two sections with equal numbers of elements of one type, which a put or get copies. */
struct move {
    struct section dest, source;
};

static _Noreturn void f18_transfer_refuse_numbers(const struct move *move)
{
    isthmus_fortran_fatal(
        "source has %zu elements, but dest has %zu elements: expected equal numbers",
        section_elements(&move->source), section_elements(&move->dest));
}

static inline void f18_transfer_read_move(struct move *move, const void *dest, const void *source)
{
    section_descriptors.read_two(&move->dest, dest, &move->source, source);
    section_require_size(&move->dest, "dest");
    section_require_size(&move->source, "source");
    section_require_alike(&move->dest, &move->source);
    if (__builtin_expect(move->dest.bytes != move->source.bytes, 0))
        f18_transfer_refuse_numbers(move);
}

static inline bool f18_transfer_is_contiguous(const struct move *move)
{
    return !move->dest.has_gaps && !move->source.has_gaps;
}

static size_t f18_transfer_block_list(const struct move *move, const struct shape *shape)
{
    return (size_t)move->dest.bytes / shape->block;
}

/* Transfers a section as lists of its contiguous blocks. shape_cut must not have split the
 * shapes. */
static void f18_transfer_lists(const struct transfer_calls *transfer_calls, const struct move *move,
                               const struct shape *dest, const struct shape *source,
                               const struct call *call)
{
    size_t ndest = f18_transfer_block_list(move, dest),
           nsource = f18_transfer_block_list(move, source);
    shmemx_piece_t *pieces = calloc(ndest + nsource, sizeof *pieces);
    if (pieces == NULL)
        isthmus_fortran_fatal("out of memory for lists of %zu pieces", ndest + nsource);
    shape_pieces(dest, pieces, ndest);
    shape_pieces(source, pieces + ndest, nsource);
    transfer_calls->lists(call, &(struct lists){pieces, pieces + ndest, ndest, nsource});
    free(pieces);
}

static void f18_transfer_box(const struct transfer_calls *transfer_calls, const struct box *box,
                             const struct call *call)
{
    size_t d = box_first(box);
    if (transfer_calls->blocks != NULL && box->dims == 1)
        transfer_calls->blocks(call->ctx, box->dest, box->source, box->dest_strides[d],
                               box->source_strides[d], box->size, box->extents[d], call->pe);
    else
        transfer_calls->box(call, box);
}

static __attribute__((noinline)) void
f18_transfer_pieces(const struct transfer_calls *transfer_calls, const struct move *move,
                    const struct call *call)
{
    struct shape dest, source;
    shape_of(&dest, &move->dest);
    shape_of(&source, &move->source);
    struct shape cut_dest = dest, cut_source = source;
    shape_cut(&cut_dest, &cut_source);
    struct box box;
    if (shape_box(&box, &cut_dest, &cut_source))
        f18_transfer_box(transfer_calls, &box, call);
    else
        f18_transfer_lists(transfer_calls, move, &dest, &source, call);
}

static void f18_transfer_transfer(const struct transfer_calls *transfer_calls, const void *dest,
                                  const void *source, const shmem_ctx_t *ctx, int pe)
{
    struct move move;
    f18_transfer_read_move(&move, dest, source);
    if (f18_transfer_is_contiguous(&move))
        transfer_calls->whole(context_of(ctx), move.dest.base, move.source.base,
                              (size_t)move.dest.bytes, pe);
    else
        f18_transfer_pieces(transfer_calls, &move, &(struct call){context_of(ctx), pe, NULL, NULL});
}

/* Defines shmem_NAME_f18, e.g. shmem_put_f18. */
#define DEFINE_TRANSFER(NAME)                                                                      \
    MODULE_ROUTINE(void, NAME,                                                                     \
                   (const void *dest, const void *source, int pe, const shmem_ctx_t *ctx),         \
                   f18_transfer_transfer(&NAME, dest, source, ctx, pe))
DEFINE_TRANSFER(put)
DEFINE_TRANSFER(get)
DEFINE_TRANSFER(put_nbi)
DEFINE_TRANSFER(get_nbi)

static void f18_transfer_put_with_requests(const void *dest, const void *source,
                                           const struct call *call)
{
    struct move move;
    f18_transfer_read_move(&move, dest, source);
    if (f18_transfer_is_contiguous(&move))
        shmemx_ctx_putmem_req(call->ctx, move.dest.base, move.source.base, (size_t)move.dest.bytes,
                              call->pe, call->local, call->remote);
    else
        f18_transfer_pieces(&put_req, &move, call);
}

static void f18_transfer_get_with_request(const void *dest, const void *source,
                                          const struct call *call)
{
    struct move move;
    f18_transfer_read_move(&move, dest, source);
    if (f18_transfer_is_contiguous(&move))
        shmemx_ctx_getmem_req(call->ctx, move.dest.base, move.source.base, (size_t)move.dest.bytes,
                              call->pe, call->local);
    else
        f18_transfer_pieces(&get_req, &move, call);
}

#define CALL(LOCAL, REMOTE) (&(struct call){context_of(ctx), pe, LOCAL, REMOTE})

MODULE_EXTENSION(void, put_req,
                 (const void *dest, const void *source, int pe, shmemx_req_h *local,
                  shmemx_req_h *remote, const shmem_ctx_t *ctx),
                 f18_transfer_put_with_requests(dest, source, CALL(local, remote)))
MODULE_EXTENSION(void, get_req,
                 (const void *dest, const void *source, int pe, shmemx_req_h *req,
                  const shmem_ctx_t *ctx),
                 f18_transfer_get_with_request(dest, source, CALL(req, NULL)))

/* SHMEM_PUT with the arguments of the OpenSHMEM 1.4 draft, the last version with Fortran
 * routines. It transfers elements of 8 bytes. */
MODULE_INTERFACE(void, put, _draft,
                 (void *dest, const void *source, const int *nelems, const int *pe),
                 shmem_put64(dest, source, section_count("nelems", *nelems), *pe))

typedef void put_with_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
                             uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* Puts a section and then the signal. If the section is not contiguous, transfers it first, and
 * sends the signal separately. */
static void f18_transfer_put_signal(const struct transfer_calls *transfer_calls,
                                    put_with_signal *whole, const void *dest, const void *source,
                                    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                    shmem_ctx_t ctx)
{
    struct move move;
    f18_transfer_read_move(&move, dest, source);
    size_t bytes = (size_t)move.dest.bytes;
    if (!f18_transfer_is_contiguous(&move)) {
        f18_transfer_pieces(transfer_calls, &move, &(struct call){ctx, pe, NULL, NULL});
        shmem_ctx_fence(ctx);
        bytes = 0;
    }
    whole(ctx, move.dest.base, move.source.base, bytes, sig_addr, signal, sig_op, pe);
}

/* Defines shmem_NAME_f18, e.g. shmem_put_signal_f18. */
#define DEFINE_SIGNALLED(NAME, CALLS, WHOLE)                                                       \
    MODULE_ROUTINE(void, NAME,                                                                     \
                   (const void *dest, const void *source, uint64_t *sig_addr, uint64_t signal,     \
                    int sig_op, int pe, const shmem_ctx_t *ctx),                                   \
                   f18_transfer_put_signal(&CALLS, WHOLE, dest, source, sig_addr, signal, sig_op,  \
                                           pe, context_of(ctx)))
DEFINE_SIGNALLED(put_signal, put, shmem_ctx_putmem_signal)
DEFINE_SIGNALLED(put_signal_nbi, put_nbi, shmem_ctx_putmem_signal_nbi)

/* Puts a section and then the signal, with requests. The remote request of the signal completes the
 * whole operation. */
static void f18_transfer_put_signal_with_requests(const void *dest, const void *source,
                                                  uint64_t *sig_addr, uint64_t signal, int sig_op,
                                                  const struct call *call)
{
    struct move move;
    shmemx_req_h *local = call->local;
    f18_transfer_read_move(&move, dest, source);
    size_t bytes = (size_t)move.dest.bytes;
    if (!f18_transfer_is_contiguous(&move)) {
        f18_transfer_pieces(&put_req, &move, &(struct call){call->ctx, call->pe, local, NULL});
        shmem_ctx_fence(call->ctx);
        local = NULL;
        bytes = 0;
    }
    shmemx_ctx_putmem_signal_req(call->ctx, move.dest.base, move.source.base, bytes, sig_addr,
                                 signal, sig_op, call->pe, local, call->remote);
}
MODULE_EXTENSION(void, put_signal_req,
                 (const void *dest, const void *source, uint64_t *sig_addr, uint64_t signal,
                  int sig_op, int pe, shmemx_req_h *local, shmemx_req_h *remote,
                  const shmem_ctx_t *ctx),
                 f18_transfer_put_signal_with_requests(dest, source, sig_addr, signal, sig_op,
                                                       CALL(local, remote)))

/* Reads a buffer that is accessed in steps of `stride` elements. A scalar argument is the first
 * element of its buffer. */
static void f18_transfer_read_strided(struct section *section, const char *name,
                                      const void *descriptor, const char *stride_name,
                                      size_t stride, size_t bsize, size_t nblocks)
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

static void f18_transfer_strided(const struct transfer_calls *transfer_calls,
                                 const void *dest_descriptor, const void *source_descriptor,
                                 int dst, int sst, int bsize, int nblocks, int pe,
                                 const shmem_ctx_t *ctx)
{
    struct section dest, source;
    size_t to = section_count("dst", dst), from = section_count("sst", sst);
    size_t block = section_count("bsize", bsize), blocks = section_count("nblocks", nblocks);
    f18_transfer_read_strided(&dest, "dest", dest_descriptor, "dst", to, block, blocks);
    f18_transfer_read_strided(&source, "source", source_descriptor, "sst", from, block, blocks);
    section_require_alike(&dest, &source);
    size_t bytes = dest.elem_bytes;
    transfer_calls->blocks(context_of(ctx), dest.base, source.base, (ptrdiff_t)(to * bytes),
                           (ptrdiff_t)(from * bytes), block * bytes, blocks, pe);
}

#define DEFINE_STRIDED(DEFINE, CALLS, ONE, BLOCKS)                                                 \
    DEFINE(void, ONE,                                                                              \
           (const void *dest, const void *source, int dst, int sst, int nelems, int pe,            \
            const shmem_ctx_t *ctx),                                                               \
           f18_transfer_strided(&CALLS, dest, source, dst, sst, 1,                                 \
                                (int)section_count("nelems", nelems), pe, ctx))                    \
    DEFINE(void, BLOCKS,                                                                           \
           (const void *dest, const void *source, int dst, int sst, int bsize, int nblocks,        \
            int pe, const shmem_ctx_t *ctx),                                                       \
           f18_transfer_strided(&CALLS, dest, source, dst, sst, bsize, nblocks, pe, ctx))
DEFINE_STRIDED(MODULE_ROUTINE, put, iput, ibput)
DEFINE_STRIDED(MODULE_ROUTINE, get, iget, ibget)
DEFINE_STRIDED(MODULE_EXTENSION, put_nbi, iput_nbi, ibput_nbi)
DEFINE_STRIDED(MODULE_EXTENSION, get_nbi, iget_nbi, ibget_nbi)

/* ---- Boxes ---- */

/* One side of a box transfer. A scalar argument is the first element of its buffer. */
struct side {
    const char *name, *strides_name;
    struct section section;
    struct numbers strides;
};

static void f18_transfer_read_side(struct side *side, const void *descriptor, const void *strides)
{
    section_read_contiguous(&side->section, side->name, descriptor);
    side->strides = numbers_read(side->strides_name, strides);
}

/* Returns the stride in bytes along dimension `d`, which has `extent` elements. Advances *last to
 * the last element of the dimension. */
static ptrdiff_t f18_transfer_stride_along(const struct side *side, size_t d, size_t extent,
                                           size_t *last)
{
    size_t elements = numbers_count(side->strides_name, &side->strides, d), along;
    if (extent > 1 && elements == 0)
        isthmus_fortran_fatal("%s contains 0 in element %zu: expected at least 1",
                              side->strides_name, d + 1);
    if (extent > 0 && (__builtin_mul_overflow(extent - 1, elements, &along) ||
                       __builtin_add_overflow(*last, along, last) ||
                       *last > PTRDIFF_MAX / (side->section.elem_bytes + 1)))
        isthmus_fortran_fatal("%s contains %zu in element %zu: with the values of extents, the "
                              "array exceeds the address space",
                              side->strides_name, elements, d + 1);
    return (ptrdiff_t)(elements * side->section.elem_bytes);
}

static void f18_transfer_require_elements(const struct side *side, size_t last)
{
    if (side->section.rank > 0 && section_elements(&side->section) <= last)
        isthmus_fortran_fatal("%s has %zu elements: expected at least %zu", side->name,
                              section_elements(&side->section), last + 1);
}

/* Fills the box. Fortran's innermost dimension is the first. Dimensions of one element are left
 * out. A box without elements gets size 0. */
static void f18_transfer_fill_box(struct box *box, const struct side *dest,
                                  const struct side *source, const struct numbers *extents)
{
    size_t last_dest = 0, last_source = 0;
    *box = (struct box){.dest = dest->section.base,
                        .source = source->section.base,
                        .size = dest->section.elem_bytes};
    bool is_empty = false;
    for (size_t d = 0; d < extents->count; d++) {
        size_t extent = numbers_count("extents", extents, d);
        ptrdiff_t to = f18_transfer_stride_along(dest, d, extent, &last_dest);
        ptrdiff_t from = f18_transfer_stride_along(source, d, extent, &last_source);
        is_empty |= extent == 0;
        if (extent > 1 && !box_add(box, extent, to, from) && box->size != 0)
            isthmus_fortran_fatal("extents has %zu elements: expected at most %d", extents->count,
                                  SHMEMX_DIMENSIONS_MOST);
    }
    if (is_empty)
        box->size = 0;
    else {
        f18_transfer_require_elements(dest, last_dest);
        f18_transfer_require_elements(source, last_source);
    }
}

/* Transfers a box. The number of dimensions is the number of elements of `extents`. */
static void f18_transfer_nd(const struct transfer_calls *transfer_calls,
                            const void *dest_descriptor, const void *dest_strides,
                            const void *source_descriptor, const void *source_strides,
                            const void *extents_descriptor, const struct call *call)
{
    struct side dest = {.name = "dest", .strides_name = "dest_strides"};
    struct side source = {.name = "source", .strides_name = "source_strides"};
    f18_transfer_read_side(&dest, dest_descriptor, dest_strides);
    f18_transfer_read_side(&source, source_descriptor, source_strides);
    section_require_alike(&dest.section, &source.section);
    struct numbers extents = numbers_read("extents", extents_descriptor);
    numbers_require("dest_strides", &dest.strides, extents.count, "element of extents");
    numbers_require("source_strides", &source.strides, extents.count, "element of extents");
    struct box box;
    f18_transfer_fill_box(&box, &dest, &source, &extents);
    transfer_calls->box(call, &box);
}

/* ---- Lists ---- */

static void f18_transfer_listed(const struct transfer_calls *transfer_calls,
                                const void *dest_descriptor, const void *source_descriptor,
                                const struct call *call)
{
    struct section dest, source;
    section_read_contiguous(&dest, "dest", dest_descriptor);
    section_read_contiguous(&source, "source", source_descriptor);
    transfer_calls->lists(call,
                          &(struct lists){(shmemx_piece_t *)(void *)dest.base,
                                          (shmemx_piece_t *)(void *)source.base,
                                          section_elements(&dest), section_elements(&source)});
}

static shmemx_piece_t f18_transfer_piece_of_section(const void *descriptor)
{
    struct section section;
    section_read_contiguous(&section, "section", descriptor);
    return (shmemx_piece_t){section.base, (size_t)section.bytes};
}
MODULE_EXTENSION(void, piece, (shmemx_piece_t * piece, const void *section),
                 *piece = f18_transfer_piece_of_section(section))

#define DEFINE_SHAPES(CALLS, BOX, LISTS, LOCAL, REMOTE, ...)                                       \
    MODULE_EXTENSION(void, BOX,                                                                    \
                     (const void *dest, const void *dest_strides, const void *source,              \
                      const void *source_strides, const void *extents, int pe __VA_ARGS__,         \
                      const shmem_ctx_t *ctx),                                                     \
                     f18_transfer_nd(&CALLS, dest, dest_strides, source, source_strides, extents,  \
                                     CALL(LOCAL, REMOTE)))                                         \
    MODULE_EXTENSION(                                                                              \
        void, LISTS,                                                                               \
        (const void *dest, const void *source, int pe __VA_ARGS__, const shmem_ctx_t *ctx),        \
        f18_transfer_listed(&CALLS, dest, source, CALL(LOCAL, REMOTE)))
DEFINE_SHAPES(put, put_nd, putv, NULL, NULL, )
DEFINE_SHAPES(get, get_nd, getv, NULL, NULL, )
DEFINE_SHAPES(put_nbi, put_nd_nbi, putv_nbi, NULL, NULL, )
DEFINE_SHAPES(get_nbi, get_nd_nbi, getv_nbi, NULL, NULL, )
DEFINE_SHAPES(put_req, put_nd_req, putv_req, local, remote, , shmemx_req_h *local,
              shmemx_req_h *remote)
DEFINE_SHAPES(get_req, get_nd_req, getv_req, req, NULL, , shmemx_req_h *req)

/* ---- Copies between any two PEs ---- */

typedef void copy_function(void *dest, int dest_pe, const void *source, int source_pe,
                           size_t bytes);

static void f18_transfer_copy_sections(copy_function *copy, const void *dest, int dest_pe,
                                       const void *source, int source_pe)
{
    struct move move;
    section_read_contiguous(&move.dest, "dest", dest);
    section_read_contiguous(&move.source, "source", source);
    section_require_alike(&move.dest, &move.source);
    if (move.dest.bytes != move.source.bytes)
        f18_transfer_refuse_numbers(&move);
    copy(move.dest.base, dest_pe, move.source.base, source_pe, (size_t)move.dest.bytes);
}

/* Define a copy in two variants: for sections, and for addresses with a number of bytes. */
#define DEFINE_COPY(NAME)                                                                          \
    MODULE_EXTENSION(void, NAME,                                                                   \
                     (const void *dest, int dest_pe, const void *source, int source_pe),           \
                     f18_transfer_copy_sections(shmemx_##NAME, dest, dest_pe, source, source_pe))  \
    MODULE_EXTENSION_INTERFACE(                                                                    \
        void, NAME, _address,                                                                      \
        (void *dest, int dest_pe, const void *source, int source_pe, const void *size),            \
        shmemx_##NAME(dest, dest_pe, source, source_pe, numbers_one("bytes", size)))
DEFINE_COPY(copy)
DEFINE_COPY(copy_nbi)
