/*
 * shmem_put and its variants by size and in bytes (putmem).
 */
#include "transfer.h"

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    static void NAME##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,        \
                            int pe)                                                                \
    {                                                                                              \
        (void)ctx;                                                                                 \
        shmem_##NAME##_put(dest, source, nelems, pe);                                              \
    }                                                                                              \
    static void NAME##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,    \
                                int pe)                                                            \
    {                                                                                              \
        shmem_ctx_##NAME##_put(ctx, dest, source, nelems, pe);                                     \
    }
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    static void put##BITS##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,   \
                                 int pe)                                                           \
    {                                                                                              \
        (void)ctx;                                                                                 \
        shmem_put##BITS(dest, source, nelems, pe);                                                 \
    }                                                                                              \
    static void put##BITS##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source,              \
                                     size_t nelems, int pe)                                        \
    {                                                                                              \
        shmem_ctx_put##BITS(ctx, dest, source, nelems, pe);                                        \
    }
#define LIST_TYPED(TYPE, NAME)                                                                     \
    {"shmem_" #NAME "_put", sizeof(TYPE), false, NAME##_call},                                     \
        {"shmem_ctx_" #NAME "_put", sizeof(TYPE), true, NAME##_ctx_call},
#define LIST_SIZED(BITS, BYTES)                                                                    \
    {"shmem_put" #BITS, BYTES, false, put##BITS##_call},                                           \
        {"shmem_ctx_put" #BITS, BYTES, true, put##BITS##_ctx_call},

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)
WRAP_SIZED(mem, 1)

static const struct transfer_routine routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_TYPED) SHMEM_IMPL_SIZES(LIST_SIZED) LIST_SIZED(mem, 1)};

static void put_of_each_type_writes_only_its_range(void)
{
    transfer_check_puts(routines, LENGTH(routines), AT_RETURN);
}

static void putmem_at_odd_offsets_writes_exact_bytes(void)
{
    transfer_check_odd_put(&routines[LENGTH(routines) - 2]);
}

static void putmem_of_5_mib_writes_exact_bytes(void)
{
    transfer_check_large_put(&routines[LENGTH(routines) - 2]);
}

const struct api_test put_tests[] = {
    {"put_all_types", put_of_each_type_writes_only_its_range, 1},
    {"put_odd_offsets", putmem_at_odd_offsets_writes_exact_bytes, 1},
    {"put_large", putmem_of_5_mib_writes_exact_bytes, 1},
    API_TEST_END,
};
