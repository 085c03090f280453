/*
 * shmem_sum_inscan and shmem_sum_exscan.
 */
#include <complex.h>

#include "collective_check.h"
#include "scan_check.h"

#define WRAP(TYPE, NAME)                                                                           \
    static int NAME##_inscan(shmem_team_t team, void *dest, const void *source, size_t nelems)     \
    {                                                                                              \
        return shmem_##NAME##_sum_inscan(team, dest, source, nelems);                              \
    }                                                                                              \
    static int NAME##_exscan(shmem_team_t team, void *dest, const void *source, size_t nelems)     \
    {                                                                                              \
        return shmem_##NAME##_sum_exscan(team, dest, source, nelems);                              \
    }                                                                                              \
    SCAN_WRAP(TYPE, NAME)
#define LIST(TYPE, NAME)                                                                           \
    SCAN_LIST(TYPE, NAME, "shmem_" #NAME "_sum_inscan", true, NAME##_inscan)                       \
    SCAN_LIST(TYPE, NAME, "shmem_" #NAME "_sum_exscan", false, NAME##_exscan)

SHMEM_IMPL_RMA_TYPES(WRAP)
SHMEM_IMPL_COMPLEX_TYPES(WRAP)
static const struct scan_routine routines[] = {SHMEM_IMPL_RMA_TYPES(LIST)
                                                   SHMEM_IMPL_COMPLEX_TYPES(LIST)};

enum { UNTOUCHED = 0xEE, GUARD = 64, MOST = 23 };

static int value_of(int member, size_t index)
{
    return member % 3 + (int)(index % 5) + 1;
}

static void check_scan(shmem_team_t team, const struct scan_routine *routine, size_t nelems,
                       bool in_place)
{
    int me = shmem_team_my_pe(team);
    api_about("%s of %zu%s, member %d", routine->name, nelems, in_place ? " in place" : "", me);
    _Alignas(16) char elements[MOST * 16]; /* host copies of elements in device memory */
    int zone = (int)((nelems + routine->size / 4) % ZONE_COUNT);
    char *dest = api_zone(zone) + GUARD;
    char *source = in_place ? dest : api_zone((zone + 1) % ZONE_COUNT);
    api_set(dest - GUARD, UNTOUCHED, ZONE_BYTES);
    for (size_t i = 0; i < nelems; i++)
        routine->store(elements, i, value_of(me, i));
    api_store(source, elements, nelems * routine->size);
    shmem_team_sync(team);
    CHECK_EQ(routine->call(team, dest, source, nelems), 0);
    CHECK_FILLED(dest - GUARD, GUARD, UNTOUCHED);
    api_load(elements, dest, nelems * routine->size);
    for (size_t i = 0; i < nelems; i++) {
        int expected = 0;
        for (int member = 0; member < me + routine->is_inclusive; member++)
            expected += value_of(member, i);
        CHECK_REAL(routine->load(elements, i), expected);
    }
    CHECK_FILLED(dest + nelems * routine->size, GUARD, UNTOUCHED);
    shmem_team_sync(team);
}

void check_scans(shmem_team_t team, const struct scan_routine *routine)
{
    CHECK_EQ(routine->call(team, NULL, NULL, 0), 0);
    check_scan(team, routine, 1, false);
    check_scan(team, routine, MOST, false);
    check_scan(team, routine, MOST, true);
}

void scan_check_team(shmem_team_t team)
{
    for (size_t i = 0; i < LENGTH(routines); i++)
        check_scans(team, &routines[i]);
}

static void scan_of_each_type_sums_preceding_members(void)
{
    api_for_each_team(scan_check_team);
}

static void scans_without_barriers_do_not_interfere(void)
{
    enum { ROUNDS = 100 };
    static long dest[ROUNDS], source;
    long me = shmem_my_pe();
    for (int i = 0; i < ROUNDS; i++) {
        source = me + i;
        if (i % 2 == 0)
            shmem_long_sum_inscan(SHMEM_TEAM_WORLD, &dest[i], &source, 1);
        else
            shmem_long_sum_exscan(SHMEM_TEAM_WORLD, &dest[i], &source, 1);
    }
    for (int i = 0; i < ROUNDS; i++)
        CHECK_EQ(dest[i],
                 i % 2 == 0 ? me * (me + 1) / 2 + i * (me + 1) : me * (me - 1) / 2 + i * me);
    shmem_barrier_all();
}

const struct api_test scan_tests[] = {
    {"scan_all_types", scan_of_each_type_sums_preceding_members, 1},
    {"scan_back_to_back", scans_without_barriers_do_not_interfere, 1},
    API_TEST_END,
};
