#include "kernels.h"

#include <limits.h>

#include "report.h"

/* EXPRESSION combines a, what is there, and b. The caller's two ranges never overlap. */
#define DEFINE_KERNEL(OPERATION, TYPE, NAME, EXPRESSION)                                           \
    static void OPERATION##_##NAME(void *into_range, const void *from_range, size_t nelems)        \
    {                                                                                              \
        TYPE *restrict into = into_range;                                                          \
        const TYPE *restrict from = from_range;                                                    \
        for (size_t i = 0; i < nelems; i++) {                                                      \
            TYPE a = into[i], b = from[i];                                                         \
            into[i] = (TYPE)(EXPRESSION);                                                          \
        }                                                                                          \
    }

#define DEFINE_AND(TYPE, NAME)  DEFINE_KERNEL(and, TYPE, NAME, a &b)
#define DEFINE_OR(TYPE, NAME)   DEFINE_KERNEL(or, TYPE, NAME, a | b)
#define DEFINE_XOR(TYPE, NAME)  DEFINE_KERNEL(xor, TYPE, NAME, a ^ b)
#define DEFINE_MAX(TYPE, NAME)  DEFINE_KERNEL(max, TYPE, NAME, a > b ? a : b)
#define DEFINE_MIN(TYPE, NAME)  DEFINE_KERNEL(min, TYPE, NAME, a < b ? a : b)
#define DEFINE_SUM(TYPE, NAME)  DEFINE_KERNEL(sum, TYPE, NAME, a + b)
#define DEFINE_PROD(TYPE, NAME) DEFINE_KERNEL(prod, TYPE, NAME, a *b)

/* The types that team or active-set reductions have bitwise operations for. */
#define BITWISE_TYPES(X)                                                                           \
    SHMEM_IMPL_REDUCE_BITWISE_TYPES(X)                                                             \
    SHMEM_IMPL_TO_ALL_BITWISE_TYPES(X)

BITWISE_TYPES(DEFINE_AND)
BITWISE_TYPES(DEFINE_OR)
BITWISE_TYPES(DEFINE_XOR)
SHMEM_IMPL_RMA_TYPES(DEFINE_MAX)
SHMEM_IMPL_RMA_TYPES(DEFINE_MIN)
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(DEFINE_SUM)
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(DEFINE_PROD)

/* MPI's types by size and sign: C's, and their names in the tables, are too many. */
#define SIGNED_TYPE(TYPE)                                                                          \
    (sizeof(TYPE) == 1   ? BACKEND_INT8                                                            \
     : sizeof(TYPE) == 2 ? BACKEND_INT16                                                           \
     : sizeof(TYPE) == 4 ? BACKEND_INT32                                                           \
                         : BACKEND_INT64)
#define UNSIGNED_TYPE(TYPE) (SIGNED_TYPE(TYPE) - BACKEND_INT8 + BACKEND_UINT8)
#define BACKEND_TYPE(TYPE)                                                                         \
    _Generic((TYPE)0, float                                                                        \
             : BACKEND_FLOAT, double                                                               \
             : BACKEND_DOUBLE, long double                                                         \
             : BACKEND_LONG_DOUBLE, float _Complex                                                 \
             : BACKEND_COMPLEX_FLOAT, double _Complex                                              \
             : BACKEND_COMPLEX_DOUBLE, char                                                        \
             : CHAR_MIN < 0 ? BACKEND_INT8 : BACKEND_UINT8, unsigned char                          \
             : BACKEND_UINT8, unsigned short                                                       \
             : UNSIGNED_TYPE(TYPE), unsigned int                                                   \
             : UNSIGNED_TYPE(TYPE), unsigned long                                                  \
             : UNSIGNED_TYPE(TYPE), unsigned long long                                             \
             : UNSIGNED_TYPE(TYPE), default                                                        \
             : SIGNED_TYPE(TYPE))

#define ENTRY(OPERATION, BACKEND_OPERATION, TYPE, NAME)                                            \
    [REDUCE_TYPE_##                                                                                \
        NAME] = {OPERATION##_##NAME, sizeof(TYPE), BACKEND_OPERATION, BACKEND_TYPE(TYPE)},
#define AND_ENTRY(TYPE, NAME)  ENTRY(and, BACKEND_AND, TYPE, NAME)
#define OR_ENTRY(TYPE, NAME)   ENTRY(or, BACKEND_OR, TYPE, NAME)
#define XOR_ENTRY(TYPE, NAME)  ENTRY(xor, BACKEND_XOR, TYPE, NAME)
#define MAX_ENTRY(TYPE, NAME)  ENTRY(max, BACKEND_MAX, TYPE, NAME)
#define MIN_ENTRY(TYPE, NAME)  ENTRY(min, BACKEND_MIN, TYPE, NAME)
#define SUM_ENTRY(TYPE, NAME)  ENTRY(sum, BACKEND_SUM, TYPE, NAME)
#define PROD_ENTRY(TYPE, NAME) ENTRY(prod, BACKEND_PROD, TYPE, NAME)

static const struct kernel kernels[][REDUCE_TYPE_COUNT] = {
    [REDUCE_AND] = {BITWISE_TYPES(AND_ENTRY)},
    [REDUCE_OR] = {BITWISE_TYPES(OR_ENTRY)},
    [REDUCE_XOR] = {BITWISE_TYPES(XOR_ENTRY)},
    [REDUCE_MAX] = {SHMEM_IMPL_RMA_TYPES(MAX_ENTRY)},
    [REDUCE_MIN] = {SHMEM_IMPL_RMA_TYPES(MIN_ENTRY)},
    [REDUCE_SUM] = {SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(SUM_ENTRY)},
    [REDUCE_PROD] = {SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(PROD_ENTRY)},
};

const struct kernel *kernel_of(const char *routine, enum reduce_operation operation,
                               enum reduce_type type)
{
    const struct kernel *kernel = &kernels[operation][type];
    if (UNLIKELY(kernel->apply == NULL))
        report_fatal(routine, "operation %d is not defined for type %d", operation, type);
    return kernel;
}

struct slice kernel_slice(const struct team *team, size_t nelems, size_t size)
{
    size_t line = 64 / size;
    size_t lines = nelems / line + (nelems % line != 0);
    size_t members = (size_t)team->local_size, me = (size_t)team->my_local;
    size_t share = (lines / members + (lines % members != 0)) * line;
    struct slice slice = {share * me, share * me + share};
    if (slice.end > nelems)
        slice.end = nelems;
    if (slice.begin > slice.end)
        slice.begin = slice.end;
    return slice;
}
