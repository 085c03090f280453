/*
 * shmem_put_nbi and shmem_get_nbi: complete at quiet, in whatever order.
 */
#include "transfer.h"

#include <stdlib.h>

#define WRAP(FORM, ROUTINE, CTX_ROUTINE)                                                           \
    static void FORM##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,        \
                            int pe)                                                                \
    {                                                                                              \
        (void)ctx;                                                                                 \
        ROUTINE(dest, source, nelems, pe);                                                         \
    }                                                                                              \
    static void FORM##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,    \
                                int pe)                                                            \
    {                                                                                              \
        CTX_ROUTINE(ctx, dest, source, nelems, pe);                                                \
    }
#define LIST(FORM, ROUTINE, CTX_ROUTINE, BYTES)                                                    \
    {#ROUTINE, BYTES, false, FORM##_call}, {#CTX_ROUTINE, BYTES, true, FORM##_ctx_call},

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    WRAP(NAME##_put, shmem_##NAME##_put_nbi, shmem_ctx_##NAME##_put_nbi)                           \
    WRAP(NAME##_get, shmem_##NAME##_get_nbi, shmem_ctx_##NAME##_get_nbi)
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    WRAP(put##BITS, shmem_put##BITS##_nbi, shmem_ctx_put##BITS##_nbi)                              \
    WRAP(get##BITS, shmem_get##BITS##_nbi, shmem_ctx_get##BITS##_nbi)
#define LIST_PUT_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_put, shmem_##NAME##_put_nbi, shmem_ctx_##NAME##_put_nbi, sizeof(TYPE))
#define LIST_GET_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_get, shmem_##NAME##_get_nbi, shmem_ctx_##NAME##_get_nbi, sizeof(TYPE))
#define LIST_PUT_SIZED(BITS, BYTES)                                                                \
    LIST(put##BITS, shmem_put##BITS##_nbi, shmem_ctx_put##BITS##_nbi, BYTES)
#define LIST_GET_SIZED(BITS, BYTES)                                                                \
    LIST(get##BITS, shmem_get##BITS##_nbi, shmem_ctx_get##BITS##_nbi, BYTES)

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)
WRAP_SIZED(mem, 1)

static const struct transfer_routine put_routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_PUT_TYPED) SHMEM_IMPL_SIZES(LIST_PUT_SIZED) LIST_PUT_SIZED(mem, 1)};
static const struct transfer_routine get_routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_GET_TYPED) SHMEM_IMPL_SIZES(LIST_GET_SIZED) LIST_GET_SIZED(mem, 1)};

static void put_nbi_all_types(void)
{
    transfer_check_puts(put_routines, LENGTH(put_routines), AT_QUIET);
}

static void get_nbi_all_types(void)
{
    transfer_check_gets(get_routines, LENGTH(get_routines), AT_QUIET);
}

static void put_nbi_odd_offsets(void)
{
    transfer_check_odd_put(&put_routines[LENGTH(put_routines) - 2]);
}

static void get_nbi_odd_offsets(void)
{
    transfer_check_odd_get(&get_routines[LENGTH(get_routines) - 2]);
}

static void put_nbi_large(void)
{
    transfer_check_large_put(&put_routines[LENGTH(put_routines) - 2]);
}

static void get_nbi_large(void)
{
    transfer_check_large_get(&get_routines[LENGTH(get_routines) - 2]);
}

/* Many at once, put and get mixed, and only one quiet. */
static void nbi_many(void)
{
    enum { COUNT = 2000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *dest = shmem_malloc(COUNT * sizeof(long)), *source = shmem_malloc(COUNT * sizeof(long));
    long *got = calloc(COUNT, sizeof(long));
    for (int i = 0; i < COUNT; i++) {
        dest[i] = -1;
        source[i] = me * COUNT + i;
    }
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++) {
        shmem_long_put_nbi(&dest[i], &source[i], 1, next);
        shmem_long_get_nbi(&got[i], &source[COUNT - 1 - i], 1, next);
    }
    shmem_quiet();
    for (int i = 0; i < COUNT; i++)
        if (!CHECK_EQ(got[i], next * COUNT + COUNT - 1 - i))
            break;
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        if (!CHECK_EQ(dest[i], previous * COUNT + i))
            break;
    free(got);
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test nbi_tests[] = {
    {"put_nbi_all_types", put_nbi_all_types, 1},
    {"get_nbi_all_types", get_nbi_all_types, 1},
    {"put_nbi_odd_offsets", put_nbi_odd_offsets, 1},
    {"get_nbi_odd_offsets", get_nbi_odd_offsets, 1},
    {"put_nbi_large", put_nbi_large, 1},
    {"get_nbi_large", get_nbi_large, 1},
    {"nbi_many", nbi_many, 1},
    API_TEST_END,
};
