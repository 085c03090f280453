/*
 * Collectives over a team. Their buffers are contiguous, as symmetric ones are; dest may have more
 * elements than come.
 */
#include "arguments.h"

struct buffers {
    struct section dest, source;
    size_t elements, bytes; /* of source */
};

static void read_sections(struct buffers *buffers, const void *dest, const void *source)
{
    section_read_contiguous(&buffers->dest, "dest", dest);
    section_read_contiguous(&buffers->source, "source", source);
    section_require_alike(&buffers->dest, &buffers->source);
    buffers->elements = section_elements(&buffers->source);
    buffers->bytes = (size_t)buffers->source.bytes;
}

/* `blocks` times as many elements come as source has. */
static struct buffers read_buffers(const void *dest, const void *source, size_t blocks)
{
    struct buffers buffers;
    read_sections(&buffers, dest, source);
    size_t room = section_elements(&buffers.dest);
    if (room / blocks < buffers.elements)
        isthmus_fortran_fatal("dest has %zu elements: expected at least %zu times the %zu of "
                              "source",
                              room, blocks, buffers.elements);
    return buffers;
}

static size_t members(shmem_team_t team)
{
    int n_pes = shmem_team_n_pes(team);
    if (n_pes < 1)
        isthmus_fortran_fatal("team is SHMEM_TEAM_INVALID: expected a team");
    return (size_t)n_pes;
}

static int broadcast_bytes(shmem_team_t team, const void *dest, const void *source, int root)
{
    struct buffers buffers = read_buffers(dest, source, 1);
    return shmem_broadcastmem(team, buffers.dest.base, buffers.source.base, buffers.bytes, root);
}

static int collect(shmem_team_t team, const void *dest, const void *source)
{
    struct buffers buffers = read_buffers(dest, source, 1);
    return shmem_collectmem(team, buffers.dest.base, buffers.source.base, buffers.bytes);
}

static int fcollect(shmem_team_t team, const void *dest, const void *source)
{
    struct buffers buffers = read_buffers(dest, source, members(team));
    return shmem_fcollectmem(team, buffers.dest.base, buffers.source.base, buffers.bytes);
}

static int alltoall(shmem_team_t team, const void *dest, const void *source)
{
    struct buffers buffers = read_buffers(dest, source, 1);
    size_t n_pes = members(team);
    if (buffers.elements % n_pes != 0)
        isthmus_fortran_fatal("source has %zu elements: expected a multiple of the team's %zu PEs",
                              buffers.elements, n_pes);
    return shmem_alltoallmem(team, buffers.dest.base, buffers.source.base, buffers.bytes / n_pes);
}

/* Ends the job unless a buffer has room for `count` elements `stride` apart. */
static void require_room(const char *name, const struct section *section, int stride, size_t count)
{
    size_t needed = stride < 1 || count == 0 ? 0 : (count - 1) * (size_t)stride + 1;
    if (section_elements(section) < needed)
        isthmus_fortran_fatal("%s has %zu elements: expected at least %zu", name,
                              section_elements(section), needed);
}

/* Elements of C's types, by their size. */
static int alltoalls(shmem_team_t team, const void *dest, const void *source, int dst, int sst,
                     int nelems)
{
    struct buffers buffers;
    read_sections(&buffers, dest, source);
    size_t count = section_count("nelems", nelems), all = count * members(team);
    require_room("dest", &buffers.dest, dst, all);
    require_room("source", &buffers.source, sst, all);
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

MODULE_ROUTINE(void, broadcast,
               (const shmem_team_t *team, const void *dest, const void *source, int root,
                int *stat),
               finish(broadcast_bytes(*team, dest, source, root), stat))
MODULE_ROUTINE(void, alltoalls,
               (const shmem_team_t *team, const void *dest, const void *source, int dst, int sst,
                int nelems, int *stat),
               finish(alltoalls(*team, dest, source, dst, sst, nelems), stat))

#define DEFINE_EXCHANGE(NAME)                                                                      \
    MODULE_ROUTINE(void, NAME,                                                                     \
                   (const shmem_team_t *team, const void *dest, const void *source, int *stat),    \
                   finish(NAME(*team, dest, source), stat))
DEFINE_EXCHANGE(collect)
DEFINE_EXCHANGE(fcollect)
DEFINE_EXCHANGE(alltoall)

/* The numbers that are reduced, by C's names of their types; of quads C knows nothing. */
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

static enum number integer_of(size_t bytes)
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

static enum number number_of(const struct section *section)
{
    size_t bytes = section->elem_bytes;
    switch (section_descriptors.kind(section->type)) {
    case SECTION_INTEGER:
    case SECTION_LOGICAL:
        return integer_of(bytes);
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

static _Noreturn void refuse(const struct section *source, const char *expected)
{
    isthmus_fortran_fatal("source has elements of %zu bytes, of a type that this is not there for: "
                          "expected %s",
                          source->elem_bytes, expected);
}

#define CASE(NAME, OPERATION)                                                                      \
    case NUMBER_##NAME:                                                                            \
        return shmem_##NAME##_##OPERATION(team, dest, source, buffers.elements);
#define INTEGER_CASES(OPERATION)                                                                   \
    CASE(int8, OPERATION)                                                                          \
    CASE(int16, OPERATION)                                                                         \
    CASE(int32, OPERATION)                                                                         \
    CASE(int64, OPERATION)
#define REAL_CASES(OPERATION)                                                                      \
    CASE(float, OPERATION)                                                                         \
    CASE(double, OPERATION)                                                                        \
    CASE(longdouble, OPERATION)
#define COMPLEX_CASES(OPERATION)                                                                   \
    CASE(complexf, OPERATION)                                                                      \
    CASE(complexd, OPERATION)
#define QUAD_CASE(UPPER)                                                                           \
    case NUMBER_quad:                                                                              \
        return isthmus_fortran_team_reduce_quad(ISTHMUS_FORTRAN_##UPPER, team, dest, source,       \
                                                buffers.elements);

/* OPERATION over the types that have CASES; EXPECTED says which they are. */
#define DEFINE_REDUCTION(OPERATION, CASES, EXPECTED)                                               \
    static int OPERATION(shmem_team_t team, const void *to, const void *from)                      \
    {                                                                                              \
        struct buffers buffers = read_buffers(to, from, 1);                                        \
        void *dest = buffers.dest.base, *source = buffers.source.base;                             \
        switch (number_of(&buffers.source)) {                                                      \
            CASES                                                                                  \
        default:                                                                                   \
            refuse(&buffers.source, EXPECTED);                                                     \
        }                                                                                          \
    }                                                                                              \
    DEFINE_EXCHANGE(OPERATION)

#define DEFINE_BITWISE(OPERATION)                                                                  \
    DEFINE_REDUCTION(OPERATION, INTEGER_CASES(OPERATION),                                          \
                     "INTEGERs or LOGICALs of 1, 2, 4 or 8 bytes")
DEFINE_BITWISE(and_reduce)
DEFINE_BITWISE(or_reduce)
DEFINE_BITWISE(xor_reduce)

#define DEFINE_ORDERED(OPERATION, UPPER)                                                           \
    DEFINE_REDUCTION(OPERATION, INTEGER_CASES(OPERATION) REAL_CASES(OPERATION) QUAD_CASE(UPPER),   \
                     "INTEGERs of 1, 2, 4 or 8 bytes or REALs")
DEFINE_ORDERED(max_reduce, MAX)
DEFINE_ORDERED(min_reduce, MIN)

#define DEFINE_ARITHMETIC(OPERATION, UPPER)                                                        \
    DEFINE_REDUCTION(OPERATION,                                                                    \
                     INTEGER_CASES(OPERATION) REAL_CASES(OPERATION) COMPLEX_CASES(OPERATION)       \
                         QUAD_CASE(UPPER),                                                         \
                     "INTEGERs of 1, 2, 4 or 8 bytes, REALs, or COMPLEXes of 8 or 16 bytes")
DEFINE_ARITHMETIC(sum_reduce, SUM)
DEFINE_ARITHMETIC(prod_reduce, PROD)

#define DEFINE_SCAN(OPERATION, INCLUSIVE)                                                          \
    DEFINE_REDUCTION(                                                                              \
        OPERATION,                                                                                 \
        INTEGER_CASES(OPERATION) REAL_CASES(OPERATION) COMPLEX_CASES(OPERATION) case NUMBER_quad   \
        : return isthmus_fortran_scan_quad(INCLUSIVE, team, dest, source, buffers.elements);       \
        , "INTEGERs of 1, 2, 4 or 8 bytes, REALs, or COMPLEXes of 8 or 16 bytes")
DEFINE_SCAN(sum_inscan, true)
DEFINE_SCAN(sum_exscan, false)
