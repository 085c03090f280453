/*
 * Fortran module: collectives over a team. The buffers must be contiguous, as symmetric variables
 * are. `dest` may have more elements than the collective stores.
 */
#include <dlfcn.h>
#include <shmemx.h>
#include <stdlib.h>

#include "f18_arguments.h"

/* ---- Collectives ---- */

struct buffers {
    struct section dest, source;
    size_t elements, bytes; /* elements and bytes of `source` */
};

static void f18_coll_read_sections(struct buffers *buffers, const void *dest, const void *source)
{
    section_read_contiguous(&buffers->dest, "dest", dest);
    section_read_contiguous(&buffers->source, "source", source);
    section_require_alike(&buffers->dest, &buffers->source);
    buffers->elements = section_elements(&buffers->source);
    buffers->bytes = (size_t)buffers->source.bytes;
}

/* Reads the array descriptors of the buffers. `dest` must have at least `blocks` times the number
 * of elements of `source`. */
static struct buffers f18_coll_read_buffers(const void *dest, const void *source, size_t blocks)
{
    struct buffers buffers;
    f18_coll_read_sections(&buffers, dest, source);
    size_t capacity = section_elements(&buffers.dest);
    if (capacity / blocks < buffers.elements)
        isthmus_fortran_fatal("dest has %zu elements: expected at least %zu times the number of "
                              "elements of source, %zu",
                              capacity, blocks, buffers.elements);
    return buffers;
}

/* Arguments of a C routine that transfers bytes: dest, source and the number of bytes. */
#define BYTES buffers.dest.base, buffers.source.base, buffers.bytes

static struct buffers f18_coll_read_fcollect(shmem_team_t team, const void *dest,
                                             const void *source)
{
    return f18_coll_read_buffers(dest, source, team_members(team));
}

/* Reads the array descriptors of the buffers of an alltoall. Sets the member `bytes` of the result
 * to the number of bytes that each PE receives. */
static struct buffers f18_coll_read_alltoall(shmem_team_t team, const void *dest,
                                             const void *source)
{
    struct buffers buffers = f18_coll_read_buffers(dest, source, 1);
    size_t n_pes = team_members(team);
    if (buffers.elements % n_pes != 0)
        isthmus_fortran_fatal(
            "source has %zu elements: expected a multiple of the number of PEs of the team, %zu",
            buffers.elements, n_pes);
    buffers.bytes /= n_pes;
    return buffers;
}

/* Aborts the job unless the buffer has capacity for `count` elements at a distance of `stride`
 * elements. */
static void f18_coll_require_capacity(const char *name, const struct section *section, int stride,
                                      size_t count)
{
    size_t needed = stride < 1 || count == 0 ? 0 : (count - 1) * (size_t)stride + 1;
    if (section_elements(section) < needed)
        isthmus_fortran_fatal("%s has %zu elements: expected at least %zu", name,
                              section_elements(section), needed);
}

/* Selects the C routine by the size of an element. */
static int f18_coll_alltoalls(shmem_team_t team, const void *dest, const void *source, int dst,
                              int sst, int nelems)
{
    struct buffers buffers;
    f18_coll_read_sections(&buffers, dest, source);
    size_t count = section_count("nelems", nelems), all = count * team_members(team);
    f18_coll_require_capacity("dest", &buffers.dest, dst, all);
    f18_coll_require_capacity("source", &buffers.source, sst, all);
    void *to = buffers.dest.base, *from = buffers.source.base;
    switch (buffers.dest.elem_bytes) {
    case 1:
        return shmem_int8_alltoalls(team, to, from, dst, sst, count);
    case 2:
        return shmem_int16_alltoalls(team, to, from, dst, sst, count);
    case 4:
        return shmem_int32_alltoalls(team, to, from, dst, sst, count);
    case 8:
        return shmem_int64_alltoalls(team, to, from, dst, sst, count);
    case sizeof(long double):
        return shmem_longdouble_alltoalls(team, to, from, dst, sst, count);
    default:
        isthmus_fortran_fatal("dest has elements of %zu bytes: expected 1, 2, 4, 8 or 16",
                              buffers.dest.elem_bytes);
    }
}

MODULE_ROUTINE(void, alltoalls,
               (const shmem_team_t *team, const void *dest, const void *source, int dst, int sst,
                int nelems, int *stat),
               finish(f18_coll_alltoalls(*team, dest, source, dst, sst, nelems), stat))

MODULE_ROUTINE(void, broadcast,
               (const shmem_team_t *team, const void *dest, const void *source, int root,
                int *stat),
               struct buffers buffers = f18_coll_read_buffers(dest, source, 1);
               finish(shmem_broadcastmem(*team, BYTES, root), stat))
MODULE_EXTENSION(void, broadcast_nb,
                 (const shmem_team_t *team, const void *dest, const void *source, int root,
                  shmemx_req_h *req, int *stat),
                 struct buffers buffers = f18_coll_read_buffers(dest, source, 1);
                 finish(shmemx_broadcastmem_nb(*team, BYTES, root, req), stat))
MODULE_EXTENSION(void, team_sync_nb, (const shmem_team_t *team, shmemx_req_h *req, int *stat),
                 finish(shmemx_team_sync_nb(*team, req), stat))
MODULE_EXTENSION(void, team_barrier_nb, (const shmem_team_t *team, shmemx_req_h *req, int *stat),
                 finish(shmemx_team_barrier_nb(*team, req), stat))

/* Define a blocking and a nonblocking collective. READ returns the buffers. */
#define DEFINE_EXCHANGE(NAME, READ)                                                                \
    MODULE_ROUTINE(void, NAME,                                                                     \
                   (const shmem_team_t *team, const void *dest, const void *source, int *stat),    \
                   struct buffers buffers = READ;                                                  \
                   finish(shmem_##NAME##mem(*team, BYTES), stat))                                  \
    MODULE_EXTENSION(void, NAME##_nb,                                                              \
                     (const shmem_team_t *team, const void *dest, const void *source,              \
                      shmemx_req_h *req, int *stat),                                               \
                     struct buffers buffers = READ;                                                \
                     finish(shmemx_##NAME##mem_nb(*team, BYTES, req), stat))
DEFINE_EXCHANGE(collect, f18_coll_read_buffers(dest, source, 1))
DEFINE_EXCHANGE(fcollect, f18_coll_read_fcollect(*team, dest, source))
DEFINE_EXCHANGE(alltoall, f18_coll_read_alltoall(*team, dest, source))

/* Types of numbers that can be reduced, with the names that the C routines use. C has no type
 * for REAL*16 ("quad"). */
enum number {
    NUMBER_int8,
    NUMBER_int16,
    NUMBER_int32,
    NUMBER_int64,
    NUMBER_float,
    NUMBER_double,
    NUMBER_longdouble,
    NUMBER_complexf,
    NUMBER_complexd,
    NUMBER_quad,
    NUMBER_NONE
};

static enum number f18_coll_integer_of(size_t bytes)
{
    switch (bytes) {
    case 1:
        return NUMBER_int8;
    case 2:
        return NUMBER_int16;
    case 4:
        return NUMBER_int32;
    case 8:
        return NUMBER_int64;
    default:
        return NUMBER_NONE;
    }
}

static enum number f18_coll_number_of(const struct section *section)
{
    size_t bytes = section->elem_bytes;
    switch (section_descriptors.kind(section->type)) {
    case SECTION_INTEGER:
    case SECTION_LOGICAL:
        return f18_coll_integer_of(bytes);
    case SECTION_REAL:
        return bytes == sizeof(float) ? NUMBER_float : NUMBER_double;
    case SECTION_LONG_DOUBLE:
        return NUMBER_longdouble;
    case SECTION_QUAD:
        return NUMBER_quad;
    case SECTION_COMPLEX:
        return bytes == 2 * sizeof(float) ? NUMBER_complexf : NUMBER_complexd;
    case SECTION_OTHER:
        break;
    }
    return NUMBER_NONE;
}

static _Noreturn void f18_coll_refuse(const struct section *source, const char *expected)
{
    isthmus_fortran_fatal("source has elements of %zu bytes, of a type that this routine does not "
                          "support: expected %s",
                          source->elem_bytes, expected);
}

/* Defines a reduction of REAL*16 numbers ("quads"), with a name like those of the C routines. */
#define DEFINE_QUAD(OPERATION, ROUTINE, WHICH)                                                     \
    static int shmem_quad_##OPERATION(shmem_team_t team, void *dest, const void *source,           \
                                      size_t nelems)                                               \
    {                                                                                              \
        return isthmus_fortran_##ROUTINE(WHICH, team, dest, source, nelems);                       \
    }                                                                                              \
    static int shmemx_quad_##OPERATION##_nb(shmem_team_t team, void *dest, const void *source,     \
                                            size_t nelems, shmemx_req_h *req)                      \
    {                                                                                              \
        return isthmus_fortran_##ROUTINE##_nb(WHICH, team, dest, source, nelems, req);             \
    }
DEFINE_QUAD(max_reduce, team_reduce_quad, ISTHMUS_FORTRAN_MAX)
DEFINE_QUAD(min_reduce, team_reduce_quad, ISTHMUS_FORTRAN_MIN)
DEFINE_QUAD(sum_reduce, team_reduce_quad, ISTHMUS_FORTRAN_SUM)
DEFINE_QUAD(prod_reduce, team_reduce_quad, ISTHMUS_FORTRAN_PROD)
DEFINE_QUAD(sum_inscan, scan_quad, true)
DEFINE_QUAD(sum_exscan, scan_quad, false)

/* Calls the C routine PREFIX_NAME_OPERATION, e.g. shmem_int32_sum_reduce. The variable arguments
 * are passed after the number of elements. */
#define CASE(NAME, PREFIX, OPERATION, ...)                                                         \
    case NUMBER_##NAME:                                                                            \
        return PREFIX##_##NAME##_##OPERATION(team, dest, source, buffers.elements __VA_ARGS__);
#define INTEGER_CASES(...)                                                                         \
    CASE(int8, __VA_ARGS__)                                                                        \
    CASE(int16, __VA_ARGS__)                                                                       \
    CASE(int32, __VA_ARGS__)                                                                       \
    CASE(int64, __VA_ARGS__)
#define REAL_CASES(...)                                                                            \
    CASE(float, __VA_ARGS__)                                                                       \
    CASE(double, __VA_ARGS__)                                                                      \
    CASE(longdouble, __VA_ARGS__)                                                                  \
    CASE(quad, __VA_ARGS__)
#define COMPLEX_CASES(...)                                                                         \
    CASE(complexf, __VA_ARGS__)                                                                    \
    CASE(complexd, __VA_ARGS__)
/* Defines OPERATION for the types in CASES. EXPECTED lists the types for the error message. REQUEST
 * is the parameter of a nonblocking operation, or empty. */
#define DEFINE_OPERATION(OPERATION, REQUEST, EXPECTED, CASES)                                      \
    static int OPERATION(shmem_team_t team, const void *to, const void *from REQUEST)              \
    {                                                                                              \
        struct buffers buffers = f18_coll_read_buffers(to, from, 1);                               \
        void *dest = buffers.dest.base, *source = buffers.source.base;                             \
        switch (f18_coll_number_of(&buffers.source)) {                                             \
            CASES                                                                                  \
        default:                                                                                   \
            f18_coll_refuse(&buffers.source, EXPECTED);                                            \
        }                                                                                          \
    }
#define REQUEST_BEHIND , shmemx_req_h *req

/* Define a blocking and a nonblocking reduction. CASES is a macro with the arguments of CASE
 * except NAME. */
#define DEFINE_REDUCTION(OPERATION, EXPECTED, CASES)                                               \
    DEFINE_OPERATION(OPERATION, , EXPECTED, CASES(shmem, OPERATION, ))                             \
    DEFINE_OPERATION(OPERATION##_nb, REQUEST_BEHIND, EXPECTED,                                     \
                     CASES(shmemx, OPERATION##_nb, , req))                                         \
    MODULE_ROUTINE(void, OPERATION,                                                                \
                   (const shmem_team_t *team, const void *dest, const void *source, int *stat),    \
                   finish(OPERATION(*team, dest, source), stat))                                   \
    MODULE_EXTENSION(void, OPERATION##_nb,                                                         \
                     (const shmem_team_t *team, const void *dest, const void *source,              \
                      shmemx_req_h *req, int *stat),                                               \
                     finish(OPERATION##_nb(*team, dest, source, req), stat))

DEFINE_REDUCTION(and_reduce, "INTEGERs or LOGICALs of 1, 2, 4 or 8 bytes", INTEGER_CASES)
DEFINE_REDUCTION(or_reduce, "INTEGERs or LOGICALs of 1, 2, 4 or 8 bytes", INTEGER_CASES)
DEFINE_REDUCTION(xor_reduce, "INTEGERs or LOGICALs of 1, 2, 4 or 8 bytes", INTEGER_CASES)

#define ORDERED_CASES(...)                                                                         \
    INTEGER_CASES(__VA_ARGS__)                                                                     \
    REAL_CASES(__VA_ARGS__)
DEFINE_REDUCTION(max_reduce, "INTEGERs of 1, 2, 4 or 8 bytes or REALs", ORDERED_CASES)
DEFINE_REDUCTION(min_reduce, "INTEGERs of 1, 2, 4 or 8 bytes or REALs", ORDERED_CASES)

#define NUMBER_CASES(...)                                                                          \
    ORDERED_CASES(__VA_ARGS__)                                                                     \
    COMPLEX_CASES(__VA_ARGS__)
#define NUMBERS "INTEGERs of 1, 2, 4 or 8 bytes, REALs, or COMPLEXes of 8 or 16 bytes"
DEFINE_REDUCTION(sum_reduce, NUMBERS, NUMBER_CASES)
DEFINE_REDUCTION(prod_reduce, NUMBERS, NUMBER_CASES)
DEFINE_REDUCTION(sum_inscan, NUMBERS, NUMBER_CASES)
DEFINE_REDUCTION(sum_exscan, NUMBERS, NUMBER_CASES)

/* ---- Reductions with an operation of the program ---- */

/* Aborts the job if `op` is an internal procedure that uses variables of the procedure that
 * contains it. The compiler calls such an `op` through code in the stack frame of the containing
 * procedure. Other threads may call it after this frame has ended. */
static shmemx_reduce_function_t f18_coll_require_procedure(shmemx_reduce_function_t op)
{
    Dl_info object;
    if (dladdr((const void *)(uintptr_t)op, &object) == 0)
        isthmus_fortran_fatal("op is %p, which is not in the executable or in a library: expected "
                              "C_FUNLOC of an external procedure or a module procedure",
                              (void *)(uintptr_t)op);
    return op;
}

/* Arguments of the C routines for reductions with an operation of the program. */
#define USER_OPERATION                                                                             \
    buffers.dest.base, buffers.source.base, buffers.elements, buffers.dest.elem_bytes,             \
        f18_coll_require_procedure(op), commute

MODULE_EXTENSION(void, reduce_op,
                 (const shmem_team_t *team, const void *dest, const void *source,
                  shmemx_reduce_function_t op, int commute, int *stat),
                 struct buffers buffers = f18_coll_read_buffers(dest, source, 1);
                 finish(shmemx_reduce_op(*team, USER_OPERATION), stat))
MODULE_EXTENSION(void, reduce_op_nb,
                 (const shmem_team_t *team, const void *dest, const void *source,
                  shmemx_reduce_function_t op, int commute, shmemx_req_h *req, int *stat),
                 struct buffers buffers = f18_coll_read_buffers(dest, source, 1);
                 finish(shmemx_reduce_op_nb(*team, USER_OPERATION, req), stat))

/* ---- Irregular collectives ---- */

/* Offsets and lengths are arrays of INTEGERs of any kind, in elements. They are converted to size_t
 * in bytes, because the elements may have any type. */

/* One side of an irregular collective, the source or the destination: one block for each PE of
 * the team, and the buffer that contains the blocks. */
struct side {
    const char *name, *offsets_name, *nelems_name;
    struct section section;
    size_t *offsets, *bytes; /* both arrays are in one allocation, which begins at `offsets` */
};

static void f18_coll_read_buffer(struct side *side, const void *descriptor)
{
    section_read_contiguous(&side->section, side->name, descriptor);
}

static void f18_coll_read_block(const struct side *side, const struct numbers *offsets,
                                const struct numbers *nelems, size_t i)
{
    size_t capacity = section_elements(&side->section), size = side->section.elem_bytes;
    size_t offset = numbers_count(side->offsets_name, offsets, i);
    size_t count = numbers_count(side->nelems_name, nelems, i);
    if (count > capacity || offset > capacity - count)
        isthmus_fortran_fatal("%s has %zu elements: too short for the %zu elements at offset %zu "
                              "(from element %zu of %s and %s)",
                              side->name, capacity, count, offset, i + 1, side->nelems_name,
                              side->offsets_name);
    side->offsets[i] = offset * size;
    side->bytes[i] = count * size;
}

static void f18_coll_read_blocks(struct side *side, shmem_team_t team,
                                 const void *offsets_descriptor, const void *nelems_descriptor)
{
    size_t n_pes = team_members(team);
    struct numbers offsets = numbers_read(side->offsets_name, offsets_descriptor);
    struct numbers nelems = numbers_read(side->nelems_name, nelems_descriptor);
    numbers_require(side->offsets_name, &offsets, n_pes, "PE of the team");
    numbers_require(side->nelems_name, &nelems, n_pes, "PE of the team");
    side->offsets = calloc(2 * n_pes, sizeof *side->offsets);
    if (side->offsets == NULL)
        isthmus_fortran_fatal("out of memory for offsets and lengths of %zu PEs", n_pes);
    side->bytes = side->offsets + n_pes;
    for (size_t i = 0; i < n_pes; i++)
        f18_coll_read_block(side, &offsets, &nelems, i);
}

static struct side f18_coll_dest_side(void)
{
    return (struct side){
        .name = "dest", .offsets_name = "dest_offsets", .nelems_name = "dest_nelems"};
}

static struct side f18_coll_source_side(void)
{
    return (struct side){
        .name = "source", .offsets_name = "source_offsets", .nelems_name = "source_nelems"};
}

/* Both sides of a collective. */
struct sides {
    struct side dest, source;
};

static struct sides f18_coll_read_all(shmem_team_t team, const void *dest, const void *dest_offsets,
                                      const void *dest_nelems, const void *source,
                                      const void *source_offsets, const void *source_nelems)
{
    struct sides sides = {f18_coll_dest_side(), f18_coll_source_side()};
    f18_coll_read_buffer(&sides.dest, dest);
    f18_coll_read_buffer(&sides.source, source);
    section_require_alike(&sides.dest.section, &sides.source.section);
    f18_coll_read_blocks(&sides.dest, team, dest_offsets, dest_nelems);
    f18_coll_read_blocks(&sides.source, team, source_offsets, source_nelems);
    return sides;
}

/* In gatherv and scatterv, only the root passes the blocks of all PEs. */
static bool f18_coll_is_root(shmem_team_t team, int root)
{
    return shmem_team_my_pe(team) == root;
}

static struct sides f18_coll_read_gather(shmem_team_t team, const void *dest, const void *offsets,
                                         const void *nelems, const void *source, int root)
{
    struct sides sides = {f18_coll_dest_side(), f18_coll_source_side()};
    f18_coll_read_buffer(&sides.source, source);
    if (f18_coll_is_root(team, root)) {
        f18_coll_read_buffer(&sides.dest, dest);
        section_require_alike(&sides.dest.section, &sides.source.section);
        f18_coll_read_blocks(&sides.dest, team, offsets, nelems);
    }
    return sides;
}

static struct sides f18_coll_read_scatter(shmem_team_t team, const void *dest, const void *source,
                                          const void *offsets, const void *nelems, int root)
{
    struct sides sides = {f18_coll_dest_side(), f18_coll_source_side()};
    f18_coll_read_buffer(&sides.dest, dest);
    if (f18_coll_is_root(team, root)) {
        f18_coll_read_buffer(&sides.source, source);
        section_require_alike(&sides.dest.section, &sides.source.section);
        f18_coll_read_blocks(&sides.source, team, offsets, nelems);
    }
    return sides;
}

/* Ends the collective. The arrays can be freed, because the C routines have read them when they
 * return. */
static void f18_coll_end(struct sides *sides, int result, int *stat)
{
    free(sides->dest.offsets);
    free(sides->source.offsets);
    finish(result, stat);
}

#define DEST_BLOCKS   sides.dest.section.base, sides.dest.offsets, sides.dest.bytes
#define SOURCE_BLOCKS sides.source.section.base, sides.source.offsets, sides.source.bytes
#define DEST_BYTES    sides.dest.section.base, (size_t)sides.dest.section.bytes
#define SOURCE_BYTES  sides.source.section.base, (size_t)sides.source.section.bytes

/* Define the irregular collectives: blocking if REQUEST and REQ are empty, otherwise
 * nonblocking. */
#define DEFINE(END, REQUEST, ...)                                                                  \
    MODULE_EXTENSION(                                                                              \
        void, alltoallv##END,                                                                      \
        (const shmem_team_t *team, const void *dest, const void *dest_offsets,                     \
         const void *dest_nelems, const void *source, const void *source_offsets,                  \
         const void *source_nelems REQUEST, int *stat),                                            \
        struct sides sides = f18_coll_read_all(*team, dest, dest_offsets, dest_nelems, source,     \
                                               source_offsets, source_nelems);                     \
        f18_coll_end(&sides,                                                                       \
                     shmemx_alltoallvmem##END(*team, DEST_BLOCKS, SOURCE_BLOCKS __VA_ARGS__),      \
                     stat))                                                                        \
    MODULE_EXTENSION(                                                                              \
        void, gatherv##END,                                                                        \
        (const shmem_team_t *team, const void *dest, const void *dest_offsets,                     \
         const void *dest_nelems, const void *source, int root REQUEST, int *stat),                \
        struct sides sides =                                                                       \
            f18_coll_read_gather(*team, dest, dest_offsets, dest_nelems, source, root);            \
        f18_coll_end(&sides,                                                                       \
                     shmemx_gathervmem##END(*team, DEST_BLOCKS, SOURCE_BYTES, root __VA_ARGS__),   \
                     stat))                                                                        \
    MODULE_EXTENSION(                                                                              \
        void, scatterv##END,                                                                       \
        (const shmem_team_t *team, const void *dest, const void *source,                           \
         const void *source_offsets, const void *source_nelems, int root REQUEST, int *stat),      \
        struct sides sides =                                                                       \
            f18_coll_read_scatter(*team, dest, source, source_offsets, source_nelems, root);       \
        f18_coll_end(&sides,                                                                       \
                     shmemx_scattervmem##END(*team, DEST_BYTES, SOURCE_BLOCKS, root __VA_ARGS__),  \
                     stat))
#define IRREGULAR_REQUEST , shmemx_req_h *req
DEFINE(, , )
DEFINE(_nb, IRREGULAR_REQUEST, , req)
