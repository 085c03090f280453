/*
 * shmem_get and its variants by size and in bytes (getmem).
 */
#include "transfer.h"

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    static void NAME##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,        \
                            int pe)                                                                \
    {                                                                                              \
        (void)ctx;                                                                                 \
        shmem_##NAME##_get(dest, source, nelems, pe);                                              \
    }                                                                                              \
    static void NAME##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,    \
                                int pe)                                                            \
    {                                                                                              \
        shmem_ctx_##NAME##_get(ctx, dest, source, nelems, pe);                                     \
    }
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    static void get##BITS##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,   \
                                 int pe)                                                           \
    {                                                                                              \
        (void)ctx;                                                                                 \
        shmem_get##BITS(dest, source, nelems, pe);                                                 \
    }                                                                                              \
    static void get##BITS##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source,              \
                                     size_t nelems, int pe)                                        \
    {                                                                                              \
        shmem_ctx_get##BITS(ctx, dest, source, nelems, pe);                                        \
    }
#define LIST_TYPED(TYPE, NAME)                                                                     \
    {"shmem_" #NAME "_get", sizeof(TYPE), false, NAME##_call},                                     \
        {"shmem_ctx_" #NAME "_get", sizeof(TYPE), true, NAME##_ctx_call},
#define LIST_SIZED(BITS, BYTES)                                                                    \
    {"shmem_get" #BITS, BYTES, false, get##BITS##_call},                                           \
        {"shmem_ctx_get" #BITS, BYTES, true, get##BITS##_ctx_call},

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)
WRAP_SIZED(mem, 1)

static const struct transfer_routine routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_TYPED) SHMEM_IMPL_SIZES(LIST_SIZED) LIST_SIZED(mem, 1)};

static void get_writes_only_the_destination(void)
{
    transfer_check_gets(routines, LENGTH(routines), AT_RETURN);
}

static void get_reads_unaligned_ranges_exactly(void)
{
    transfer_check_odd_get(&routines[LENGTH(routines) - 2]);
}

static void get_fetches_five_megabytes(void)
{
    transfer_check_large_get(&routines[LENGTH(routines) - 2]);
}

const struct api_test get_tests[] = {
    {"get_all_types", get_writes_only_the_destination, 1},
    {"get_odd_offsets", get_reads_unaligned_ranges_exactly, 1},
    {"get_large", get_fetches_five_megabytes, 1},
    API_TEST_END,
};
