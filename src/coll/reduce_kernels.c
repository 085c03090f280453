#include "reduce_kernels.h"

#include "base/report.h"
#include "coll_buffer.h"

/* Defines `quad`, the 128-bit floating-point type of IEEE 754, if the compiler has one. C has no
 * portable name for it. */
#if defined(__SIZEOF_FLOAT128__)
__extension__ typedef __float128 quad;
#define QUAD_TYPES(X) X(quad, quad)
#elif __LDBL_MANT_DIG__ == 113
typedef long double quad;
#define QUAD_TYPES(X) X(quad, quad)
#else
#define QUAD_TYPES(X)
#endif

/* Defines the kernel OPERATION_NAME, for example sum_double or xor_uint64. EXPRESSION combines a,
 * the element of `into`, and b, the element of `from`. The two arrays never overlap. reduce.c,
 * leader_p2p.c, nbc_reduce.c and coll_device.c call kernels through reduce_kernel.apply. */
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

/* Integer types for which OpenSHMEM defines bitwise reductions over teams or over active sets. */
#define BITWISE_TYPES(X)                                                                           \
    SHMEM_IMPL_REDUCE_BITWISE_TYPES(X)                                                             \
    SHMEM_IMPL_TO_ALL_BITWISE_TYPES(X)

#define ORDERED_TYPES(X)                                                                           \
    SHMEM_IMPL_RMA_TYPES(X)                                                                        \
    QUAD_TYPES(X)

#define ARITHMETIC_TYPES(X)                                                                        \
    SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(X)                                                          \
    QUAD_TYPES(X)

BITWISE_TYPES(DEFINE_AND)
BITWISE_TYPES(DEFINE_OR)
BITWISE_TYPES(DEFINE_XOR)
ORDERED_TYPES(DEFINE_MAX)
ORDERED_TYPES(DEFINE_MIN)
ARITHMETIC_TYPES(DEFINE_SUM)
ARITHMETIC_TYPES(DEFINE_PROD)

#define ENTRY(OPERATION, TYPE, NAME) [REDUCE_TYPE_##NAME] = {OPERATION##_##NAME, sizeof(TYPE)},
#define AND_ENTRY(TYPE, NAME)        ENTRY(and, TYPE, NAME)
#define OR_ENTRY(TYPE, NAME)         ENTRY(or, TYPE, NAME)
#define XOR_ENTRY(TYPE, NAME)        ENTRY(xor, TYPE, NAME)
#define MAX_ENTRY(TYPE, NAME)        ENTRY(max, TYPE, NAME)
#define MIN_ENTRY(TYPE, NAME)        ENTRY(min, TYPE, NAME)
#define SUM_ENTRY(TYPE, NAME)        ENTRY(sum, TYPE, NAME)
#define PROD_ENTRY(TYPE, NAME)       ENTRY(prod, TYPE, NAME)

static const struct reduce_kernel kernels[][REDUCE_TYPE_COUNT] = {
    [REDUCE_AND] = {BITWISE_TYPES(AND_ENTRY)},      [REDUCE_OR] = {BITWISE_TYPES(OR_ENTRY)},
    [REDUCE_XOR] = {BITWISE_TYPES(XOR_ENTRY)},      [REDUCE_MAX] = {ORDERED_TYPES(MAX_ENTRY)},
    [REDUCE_MIN] = {ORDERED_TYPES(MIN_ENTRY)},      [REDUCE_SUM] = {ARITHMETIC_TYPES(SUM_ENTRY)},
    [REDUCE_PROD] = {ARITHMETIC_TYPES(PROD_ENTRY)},
};

const struct reduce_kernel *reduce_kernel_find(const char *routine, enum reduce_operation operation,
                                               enum reduce_type type)
{
    const struct reduce_kernel *kernel = &kernels[operation][type];
    if (UNLIKELY(kernel->apply == NULL))
        report_fatal(routine, "reduction operation %d is not defined for data type %d", operation,
                     type);
    return kernel;
}

void reduce_kernel_combine(const struct reduce_kernel *kernel, void *mine, void *theirs,
                           size_t nelems, bool theirs_first)
{
    if (!theirs_first) {
        kernel->apply(mine, theirs, nelems);
        return;
    }
    kernel->apply(theirs, mine, nelems);
    coll_buffer_copy(mine, theirs, nelems * kernel->size);
}

struct slice reduce_kernel_slice(const struct team *team, size_t nelems, size_t size)
{
    size_t line = size < 64 ? 64 / size : 1;
    size_t lines = nelems / line + (nelems % line != 0);
    size_t members = (size_t)team->local_size, me = (size_t)team->local_rank;
    size_t share = (lines / members + (lines % members != 0)) * line;
    struct slice slice = {share * me, share * me + share};
    if (slice.end > nelems)
        slice.end = nelems;
    if (slice.begin > slice.end)
        slice.begin = slice.end;
    return slice;
}
