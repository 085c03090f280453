/*
 * Puts and gets with handles: all types and sizes; with and without a handle; completed by wait, by
 * test, or by both; many at a time and in another order; and handles from another part of the
 * program.
 */
#include <shmemx_compat.h>
#include <shmemx.h>

#include <stdlib.h>

#include "compat_test.h"

enum { ELEMENTS = 33, MANY = 700 };

typedef void transfer(void *dest, const void *source, size_t nelems, int pe,
                      shmemx_request_handle_t *handle);

struct row {
    const char *name;
    size_t size;
    transfer *put, *get;
};

#define SHMEM_IMPL_FAMILY(TYPE, NAME)                                                              \
    static void put_##NAME(void *dest, const void *source, size_t nelems, int pe,                  \
                           shmemx_request_handle_t *handle)                                        \
    {                                                                                              \
        shmemx_##NAME##_put_nb((TYPE *)dest, (const TYPE *)source, nelems, pe, handle);            \
    }                                                                                              \
    static void get_##NAME(void *dest, const void *source, size_t nelems, int pe,                  \
                           shmemx_request_handle_t *handle)                                        \
    {                                                                                              \
        shmemx_##NAME##_get_nb((TYPE *)dest, (const TYPE *)source, nelems, pe, handle);            \
    }
SHMEM_IMPL_RMA_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY

static void put_generic(void *dest, const void *source, size_t nelems, int pe,
                        shmemx_request_handle_t *handle)
{
    shmemx_put_nb((double *)dest, (const double *)source, nelems, pe, handle);
}

static void get_generic(void *dest, const void *source, size_t nelems, int pe,
                        shmemx_request_handle_t *handle)
{
    shmemx_get_nb((double *)dest, (const double *)source, nelems, pe, handle);
}

static const struct row rows[] = {
#define SHMEM_IMPL_FAMILY(TYPE, NAME) {#NAME, sizeof(TYPE), put_##NAME, get_##NAME},
    SHMEM_IMPL_RMA_TYPES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
#define SHMEM_IMPL_FAMILY(BITS, BYTES) {#BITS, BYTES, shmemx_put##BITS##_nb, shmemx_get##BITS##_nb},
        SHMEM_IMPL_SIZES(SHMEM_IMPL_FAMILY)
#undef SHMEM_IMPL_FAMILY
            {"mem", 1, shmemx_putmem_nb, shmemx_getmem_nb},
    {"double", 8, put_generic, get_generic}};

/* Without a handle, with a handle that is waited for, or with a handle that is tested. */
enum { WITHOUT, WAITED, TESTED, WAYS };

static void transfer_and_finish(transfer *move, int way, void *dest, const void *source, int pe)
{
    shmemx_request_handle_t handle = NULL;
    int is_done = 0;
    move(dest, source, ELEMENTS, pe, way == WITHOUT ? NULL : &handle);
    if (way == WITHOUT) {
        shmem_quiet();
    } else if (way == WAITED) {
        shmemx_wait_req(handle);
    } else {
        while (!is_done)
            shmemx_test_req(handle, &is_done);
    }
    if (way != WITHOUT) {
        shmemx_test_req(handle, &is_done);
        CHECK_EQ(is_done, 1);
        shmemx_wait_req(handle);
    }
}

static void transfers_move_only_their_elements(const struct row *row, int way)
{
    static char zone[2][ELEMENTS * 16 + 16], local[ELEMENTS * 16 + 16];
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, before = (me + n - 1) % n;
    size_t bytes = ELEMENTS * row->size;
    api_about("%s, way %d", row->name, way);
    memset(zone, 0x7E, sizeof zone);
    api_fill_pattern(local, bytes, (unsigned)me + 1);
    shmem_barrier_all();
    transfer_and_finish(row->put, way, zone[0], local, next);
    shmem_barrier_all();
    CHECK_PATTERN(zone[0], bytes, (unsigned)before + 1);
    CHECK_FILLED(zone[0] + bytes, 16, 0x7E);
    transfer_and_finish(row->get, way, zone[1], zone[0], next);
    CHECK_PATTERN(zone[1], bytes, (unsigned)me + 1);
    CHECK_FILLED(zone[1] + bytes, 16, 0x7E);
    shmem_barrier_all();
}

static void every_type_transfers_in_every_way(void)
{
    for (size_t i = 0; i < LENGTH(rows); i++)
        for (int way = 0; way < WAYS; way++)
            transfers_move_only_their_elements(&rows[i], way);
}

/* Order of the waits: consecutive waits are for transfers that were not started consecutively. */
static int shuffled(int i)
{
    return i * 333 % MANY;
}

static void many_handles_complete_in_any_order(void)
{
    static long dest[MANY], source[MANY];
    static shmemx_request_handle_t handles[MANY];
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < MANY; i++) {
            source[i] = me * 10000 + i + round;
            shmemx_long_put_nb(&dest[i], &source[i], 1, (me + 1) % n, &handles[i]);
            CHECK(handles[i] != NULL);
        }
        if (round == 2)
            shmem_quiet();
        for (int i = 0, is_done = 1; i < MANY; i++) {
            if (round < 2)
                shmemx_wait_req(handles[shuffled(i)]);
            shmemx_test_req(handles[shuffled(i)], &is_done);
            CHECK_EQ(is_done, 1);
        }
        shmem_barrier_all();
        for (int i = 0; i < MANY; i++)
            CHECK_EQ(dest[i], (me + n - 1) % n * 10000 + i + round);
        shmem_barrier_all();
    }
}

/* Handles of transfers that have completed, whose entry a later transfer uses. */
static void handles_of_completed_transfers_stay_done(void)
{
    static long dest[2];
    const long source[2] = {1, 2};
    int pe = (shmem_my_pe() + 1) % shmem_n_pes(), is_done;
    shmemx_request_handle_t first, second;
    for (int i = 0; i < 200; i++) {
        shmemx_long_put_nb(&dest[0], &source[0], 1, pe, &first);
        shmemx_wait_req(first);
        shmemx_long_put_nb(&dest[1], &source[1], 1, pe, &second);
        shmemx_test_req(first, &is_done); /* the second may still be outstanding */
        CHECK_EQ(is_done, 1);
        shmemx_wait_req(first);
        shmemx_wait_req(second);
    }
    shmemx_wait_req(NULL);
    is_done = 0;
    shmemx_test_req(NULL, &is_done);
    CHECK_EQ(is_done, 1);
    shmem_barrier_all();
    CHECK_EQ(dest[0], 1);
    CHECK_EQ(dest[1], 2);
}

/* A long transfer. After the wait, the data must be visible to all PEs at the target PE. */
static void data_are_visible_after_the_wait(void)
{
    enum { LONGS = 200000 };
    static long flag;
    long *dest = shmem_calloc(LONGS, sizeof *dest), *source = malloc(LONGS * sizeof *source);
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmemx_request_handle_t handle;
    CHECK(source != NULL);
    if (source == NULL)
        return;
    for (int i = 0; i < LONGS; i++)
        source[i] = me * 7 + i;
    shmemx_long_put_nb(dest, source, LONGS, (me + 1) % n, &handle);
    shmemx_wait_req(handle);
    shmem_long_atomic_set(&flag, 1, (me + 1) % n);
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    int wrong = 0;
    for (int i = 0; i < LONGS; i++)
        wrong += dest[i] != (me + n - 1) % n * 7 + i;
    CHECK_EQ(wrong, 0);
    shmem_barrier_all();
    flag = 0;
    free(source);
    shmem_free(dest);
}

static void handle_of_a_shared_object_completes(void)
{
    static long dest[100];
    long source[100];
    int me = shmem_my_pe(), n = shmem_n_pes(), is_done = 0;
    for (int i = 0; i < 100; i++)
        source[i] = me + i;
    void *handle = compat_object_put(dest, source, 100, (me + 1) % n);
    shmemx_wait_req(handle);
    shmemx_test_req(handle, &is_done);
    CHECK_EQ(is_done, 1);
    shmem_barrier_all();
    CHECK_EQ(dest[99], (me + n - 1) % n + 99);
}

const struct api_test handle_tests[] = {
    {"all_types", every_type_transfers_in_every_way, 1},
    {"many_at_a_time", many_handles_complete_in_any_order, 1},
    {"old_handles", handles_of_completed_transfers_stay_done, 1},
    {"seen_after_wait", data_are_visible_after_the_wait, 1},
    {"of_an_object", handle_of_a_shared_object_completes, 1},
    API_TEST_END,
};
