/*
 * PE numbers, accessibility, local addresses of remote objects, names and versions.
 */
#include <stdlib.h>

#include "api_test.h"

static long in_bss[4];
static long in_data[4] = {1, 2, 3, 4};

static void pe_numbers_are_unique_and_in_range(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    static int seen[API_MAX_PES];
    CHECK(n >= 1 && me >= 0 && me < n);
    for (int pe = 0; pe < n; pe++)
        shmem_int_atomic_inc(&seen[me], pe);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++)
        CHECK_EQ(seen[pe], 1);
    shmem_barrier_all();
    memset(seen, 0, sizeof seen);
    int initialized = -1;
    shmem_query_initialized(&initialized);
    CHECK_EQ(initialized, 1);
}

/* Returns exactly 1 or 0, not just any nonzero value. */
static void pe_accessible_is_1_for_valid_pes_only(void)
{
    int n = shmem_n_pes();
    for (int pe = 0; pe < n; pe++)
        CHECK_EQ(shmem_pe_accessible(pe), 1);
    CHECK_EQ(shmem_pe_accessible(-1), 0);
    CHECK_EQ(shmem_pe_accessible(n), 0);
}

/* In executables that are not PIE, the C library's heap begins immediately after the variables.
 * With musl, the last page of variables contains small heap blocks, so these are symmetric. */
#ifdef __GLIBC__
enum { PRIVATE_BYTES = 100 };
#else
enum { PRIVATE_BYTES = 1 << 20 };
#endif

static void only_symmetric_addresses_are_accessible(void)
{
    char *heap = shmem_malloc(100);
    char *private_heap = malloc(PRIVATE_BYTES);
    long on_stack = 0;
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        CHECK_EQ(shmem_addr_accessible(heap, pe), 1);
        CHECK_EQ(shmem_addr_accessible(heap + 57, pe), 1);
        CHECK_EQ(shmem_addr_accessible(in_bss, pe), 1);
        CHECK_EQ(shmem_addr_accessible(&in_data[2], pe), 1);
        CHECK_EQ(shmem_addr_accessible(private_heap, pe), 0);
        CHECK_EQ(shmem_addr_accessible(&on_stack, pe), 0);
        CHECK_EQ(shmem_addr_accessible(NULL, pe), 0);
    }
    CHECK_EQ(shmem_addr_accessible(heap, -1), 0);
    CHECK_EQ(shmem_addr_accessible(heap, shmem_n_pes()), 0);
    free(private_heap);
    shmem_free(heap);
}

/* Stores through shmem_ptr must be visible to the owning PE, and its stores through the pointer. */
static void check_ptr(long *object)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *there = shmem_ptr(object, next);
    object[0] = me;
    object[1] = -1;
    shmem_barrier_all();
    if (there != NULL) {
        CHECK_EQ(there[0], next);
        there[1] = me;
    }
    shmem_barrier_all();
    bool from_previous = shmem_ptr(object, previous) != NULL; /* the previous PE maps this PE too */
    CHECK_EQ(object[1], from_previous ? previous : -1);
    CHECK_POINTER(shmem_ptr(object, me), object);
    CHECK_POINTER(shmem_ptr(object + 1, next), there == NULL ? NULL : there + 1);
    CHECK_POINTER(shmem_ptr(object, -1), NULL);
    CHECK_POINTER(shmem_ptr(object, n), NULL);
    shmem_barrier_all();
}

static void shmem_ptr_points_to_the_remote_object(void)
{
    long *heap = shmem_malloc(64), on_stack = 0;
    check_ptr(heap);
    check_ptr(in_bss);
    check_ptr(in_data);
    CHECK_POINTER(shmem_ptr(&on_stack, shmem_my_pe()), NULL);
    CHECK_POINTER(shmem_ptr(NULL, 0), NULL);
    shmem_free(heap);
}

/* The PEs of SHMEM_TEAM_SHARED must reach each other through shmem_ptr. */
static void shared_team_is_reachable_by_shmem_ptr(void)
{
    long *heap = shmem_malloc(64);
    for (int pe = 0; pe < shmem_team_n_pes(SHMEM_TEAM_SHARED); pe++) {
        int world_pe = shmem_team_translate_pe(SHMEM_TEAM_SHARED, pe, SHMEM_TEAM_WORLD);
        CHECK(shmem_ptr(heap, world_pe) != NULL);
        CHECK_POINTER(shmem_team_ptr(SHMEM_TEAM_SHARED, heap, pe), shmem_ptr(heap, world_pe));
    }
    shmem_free(heap);
}

static void name_and_version_match_the_constants(void)
{
    char name[SHMEM_MAX_NAME_LEN + 8];
    int major = -1, minor = -1;
    memset(name, '#', sizeof name);
    shmem_info_get_name(name);
    CHECK(strcmp(name, SHMEM_VENDOR_STRING) == 0);
    CHECK(strlen(SHMEM_VENDOR_STRING) < SHMEM_MAX_NAME_LEN);
    CHECK_EQ(name[SHMEM_MAX_NAME_LEN], '#');
    shmem_info_get_version(&major, &minor);
    CHECK_EQ(major, SHMEM_MAJOR_VERSION);
    CHECK_EQ(minor, SHMEM_MINOR_VERSION);
    CHECK_EQ(major, 1);
    CHECK_EQ(minor, 6);
}

static void thread_level_is_the_requested_one(void)
{
    int provided = -1;
    shmem_query_thread(&provided);
    CHECK_EQ(provided, api_thread_level());
    CHECK(SHMEM_THREAD_SINGLE < SHMEM_THREAD_FUNNELED);
    CHECK(SHMEM_THREAD_FUNNELED < SHMEM_THREAD_SERIALIZED);
    CHECK(SHMEM_THREAD_SERIALIZED < SHMEM_THREAD_MULTIPLE);
}

static void pcontrol_keeps_library_initialized(void)
{
    shmem_pcontrol(0);
    shmem_pcontrol(1);
    shmem_pcontrol(2, "more", 3);
    int initialized = 0;
    shmem_query_initialized(&initialized);
    CHECK_EQ(initialized, 1);
}

const struct api_test query_tests[] = {
    {"query_pes", pe_numbers_are_unique_and_in_range, 1},
    {"query_pe_accessible", pe_accessible_is_1_for_valid_pes_only, 1},
    {"query_addr_accessible", only_symmetric_addresses_are_accessible, 1},
    {"query_ptr", shmem_ptr_points_to_the_remote_object, 1},
    {"query_ptr_of_shared_team", shared_team_is_reachable_by_shmem_ptr, 1},
    {"query_info", name_and_version_match_the_constants, 1},
    {"query_thread", thread_level_is_the_requested_one, 1},
    {"query_pcontrol", pcontrol_keeps_library_initialized, 1},
    API_TEST_END,
};
