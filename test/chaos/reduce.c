#include "reduce.h"

#include <complex.h>

#define INTEGER_TYPES(X)                                                                           \
    X(BACKEND_INT8, int8_t)                                                                        \
    X(BACKEND_INT16, int16_t)                                                                      \
    X(BACKEND_INT32, int32_t)                                                                      \
    X(BACKEND_INT64, int64_t)                                                                      \
    X(BACKEND_UINT8, uint8_t)                                                                      \
    X(BACKEND_UINT16, uint16_t)                                                                    \
    X(BACKEND_UINT32, uint32_t)                                                                    \
    X(BACKEND_UINT64, uint64_t)
#define REAL_TYPES(X)                                                                              \
    X(BACKEND_FLOAT, float)                                                                        \
    X(BACKEND_DOUBLE, double)                                                                      \
    X(BACKEND_LONG_DOUBLE, long_double)
#define COMPLEX_TYPES(X)                                                                           \
    X(BACKEND_COMPLEX_FLOAT, complex_float)                                                        \
    X(BACKEND_COMPLEX_DOUBLE, complex_double)
#define ALL_TYPES(X) INTEGER_TYPES(X) REAL_TYPES(X) COMPLEX_TYPES(X)

typedef long double long_double;
typedef float complex complex_float;
typedef double complex complex_double;

#define DEFINE_KERNEL(NAME, TYPE, EXPRESSION)                                                      \
    static void NAME##_##TYPE(void *into_range, const void *from_range, size_t nelems)             \
    {                                                                                              \
        TYPE *into = into_range;                                                                   \
        const TYPE *from = from_range;                                                             \
        for (size_t i = 0; i < nelems; i++) {                                                      \
            TYPE a = into[i], b = from[i];                                                         \
            into[i] = (TYPE)(EXPRESSION);                                                          \
        }                                                                                          \
    }
#define DEFINE_SUM(CODE, TYPE)  DEFINE_KERNEL(sum, TYPE, a + b)
#define DEFINE_PROD(CODE, TYPE) DEFINE_KERNEL(prod, TYPE, a *b)
#define DEFINE_MIN(CODE, TYPE)  DEFINE_KERNEL(min, TYPE, a < b ? a : b)
#define DEFINE_MAX(CODE, TYPE)  DEFINE_KERNEL(max, TYPE, a > b ? a : b)
#define DEFINE_AND(CODE, TYPE)  DEFINE_KERNEL(and, TYPE, a &b)
#define DEFINE_OR(CODE, TYPE)   DEFINE_KERNEL(or, TYPE, a | b)
#define DEFINE_XOR(CODE, TYPE)  DEFINE_KERNEL(xor, TYPE, a ^ b)

ALL_TYPES(DEFINE_SUM)
ALL_TYPES(DEFINE_PROD)
INTEGER_TYPES(DEFINE_MIN)
REAL_TYPES(DEFINE_MIN)
INTEGER_TYPES(DEFINE_MAX)
REAL_TYPES(DEFINE_MAX)
INTEGER_TYPES(DEFINE_AND)
INTEGER_TYPES(DEFINE_OR)
INTEGER_TYPES(DEFINE_XOR)

#define SUM_ENTRY(CODE, TYPE)  [CODE] = sum_##TYPE,
#define PROD_ENTRY(CODE, TYPE) [CODE] = prod_##TYPE,
#define MIN_ENTRY(CODE, TYPE)  [CODE] = min_##TYPE,
#define MAX_ENTRY(CODE, TYPE)  [CODE] = max_##TYPE,
#define AND_ENTRY(CODE, TYPE)  [CODE] = and_##TYPE,
#define OR_ENTRY(CODE, TYPE)   [CODE] = or_##TYPE,
#define XOR_ENTRY(CODE, TYPE)  [CODE] = xor_##TYPE,
#define SIZE_ENTRY(CODE, TYPE) [CODE] = sizeof(TYPE),

enum { TYPES = BACKEND_COMPLEX_DOUBLE + 1, OPERATIONS = BACKEND_XOR + 1 };

static reduce_kernel *const kernels[OPERATIONS][TYPES] = {
    [BACKEND_SUM] = {ALL_TYPES(SUM_ENTRY)},
    [BACKEND_PROD] = {ALL_TYPES(PROD_ENTRY)},
    [BACKEND_MIN] = {INTEGER_TYPES(MIN_ENTRY) REAL_TYPES(MIN_ENTRY)},
    [BACKEND_MAX] = {INTEGER_TYPES(MAX_ENTRY) REAL_TYPES(MAX_ENTRY)},
    [BACKEND_AND] = {INTEGER_TYPES(AND_ENTRY)},
    [BACKEND_OR] = {INTEGER_TYPES(OR_ENTRY)},
    [BACKEND_XOR] = {INTEGER_TYPES(XOR_ENTRY)},
};

static const size_t sizes[TYPES] = {ALL_TYPES(SIZE_ENTRY)};

reduce_kernel *reduce_kernel_of(enum backend_type type, enum backend_operation operation)
{
    return (unsigned)type < TYPES && (unsigned)operation < OPERATIONS ? kernels[operation][type]
                                                                      : NULL;
}

size_t reduce_size_of(enum backend_type type)
{
    return (unsigned)type < TYPES ? sizes[type] : 0;
}
