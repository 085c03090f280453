/*
 * Cray's teams, reductions over them, and its alltoallv of active sets.
 */
#include <shmemx.h>
#include <shmemx_compat.h>

#include "compat_test.h"

static void destroy(shmem_team_t *team)
{
    if (*team != SHMEM_TEAM_NULL)
        shmemx_team_destroy(team);
    CHECK(*team == SHMEM_TEAM_NULL);
}

/* Checks the team that contains a PE's line of a box: its members and their number. */
static void team_is_a_line_of_the_box(shmem_team_t team, int is_in, int me, int n, int first,
                                      int stride)
{
    if (!is_in) {
        CHECK(team == SHMEM_TEAM_NULL);
        return;
    }
    CHECK_EQ(shmemx_team_my_pe(team), me);
    CHECK_EQ(shmemx_team_n_pes(team), n);
    for (int i = 0; i < n; i++)
        CHECK_EQ(shmemx_team_translate_pe(team, i, SHMEM_TEAM_WORLD), first + i * stride);
}

static void box_is_split_into_lines(int xrange, int yrange, int zrange)
{
    int me = shmem_my_pe(), is_in = me < xrange * yrange * zrange;
    int x = me % xrange, y = me / xrange % yrange, z = me / xrange / yrange;
    int strides[3] = {1, xrange, xrange * yrange};
    shmem_team_t teams[3];
    api_about("box of %d * %d * %d", xrange, yrange, zrange);
    shmemx_team_split_3d(SHMEM_TEAM_WORLD, xrange, yrange, zrange, &teams[0], &teams[1], &teams[2]);
    team_is_a_line_of_the_box(teams[0], is_in, x, xrange, me - x * strides[0], strides[0]);
    team_is_a_line_of_the_box(teams[1], is_in, y, yrange, me - y * strides[1], strides[1]);
    team_is_a_line_of_the_box(teams[2], is_in, z, zrange, me - z * strides[2], strides[2]);
    for (int i = 0; i < 3; i++)
        destroy(&teams[i]);
    if (zrange == 1) {
        shmemx_team_split_2d(SHMEM_TEAM_WORLD, xrange, yrange, &teams[0], &teams[1]);
        team_is_a_line_of_the_box(teams[0], is_in, x, xrange, me - x, 1);
        team_is_a_line_of_the_box(teams[1], is_in, y, yrange, me - y * xrange, xrange);
        destroy(&teams[0]);
        destroy(&teams[1]);
    }
}

static void boxes_of_all_shapes_split_into_lines(void)
{
    int n = shmem_n_pes();
    for (int x = 1; x <= n; x++)
        for (int y = 1; x * y <= n; y++)
            for (int z = 1; x * y * z <= n; z++)
                box_is_split_into_lines(x, y, z);
}

static void strided_team_contains_every_second_pe(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_t evens;
    shmemx_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, &evens);
    team_is_a_line_of_the_box(evens, me % 2 == 0, me / 2, (n + 1) / 2, 0, 2);
    if (me % 2 == 0)
        CHECK_EQ(shmemx_team_translate_pe(SHMEM_TEAM_WORLD, n == 1 ? 0 : 1, evens),
                 n == 1 ? 0 : -1);
    destroy(&evens);
    CHECK_EQ(shmemx_team_n_pes(SHMEM_TEAM_NODE), shmem_team_n_pes(SHMEM_TEAM_SHARED));
}

/* Element i of PE p is p * 3 + i. The reductions' expected results follow from it. */
#define VALUE(PE, I) ((PE)*3 + (I))

#define CHECK_BITWISE(TYPE, NAME)                                                                  \
    static void team_bitwise_reductions_match_##NAME(void)                                         \
    {                                                                                              \
        static TYPE dest[5], source[5];                                                            \
        for (int i = 0; i < 5; i++)                                                                \
            source[i] = (TYPE)(VALUE(shmem_my_pe(), i) - 5);                                       \
        for (int op = 0; op < 3; op++) {                                                           \
            if (op == 0)                                                                           \
                shmemx_team_##NAME##_and_to_all(SHMEM_TEAM_WORLD, dest, source, 5, NULL, NULL);    \
            else if (op == 1)                                                                      \
                shmemx_team_##NAME##_or_to_all(SHMEM_TEAM_WORLD, dest, source, 5, NULL, NULL);     \
            else                                                                                   \
                shmemx_team_##NAME##_xor_to_all(SHMEM_TEAM_WORLD, dest, source, 5, NULL, NULL);    \
            for (int i = 0; i < 5; i++) {                                                          \
                TYPE expected = (TYPE)(VALUE(0, i) - 5);                                           \
                for (int pe = 1; pe < shmem_n_pes(); pe++) {                                       \
                    TYPE next = (TYPE)(VALUE(pe, i) - 5);                                          \
                    expected = (TYPE)(op == 0   ? expected & next                                  \
                                      : op == 1 ? expected | next                                  \
                                                : expected ^ next);                                \
                }                                                                                  \
                CHECK_EQ(dest[i], expected);                                                       \
            }                                                                                      \
        }                                                                                          \
    }
SHMEM_IMPL_TO_ALL_BITWISE_TYPES(CHECK_BITWISE)
#undef CHECK_BITWISE

#define CHECK_ORDERED(TYPE, NAME)                                                                  \
    static void team_arithmetic_reductions_match_##NAME(void)                                      \
    {                                                                                              \
        static TYPE dest[4][5], source[5], p_wrk[8];                                               \
        static long p_sync[SHMEM_REDUCE_SYNC_SIZE];                                                \
        for (int i = 0; i < 5; i++)                                                                \
            source[i] = (TYPE)VALUE(shmem_my_pe(), i);                                             \
        shmemx_team_##NAME##_max_to_all(SHMEM_TEAM_WORLD, dest[0], source, 5, p_wrk, p_sync);      \
        shmemx_team_##NAME##_min_to_all(SHMEM_TEAM_WORLD, dest[1], source, 5, p_wrk, p_sync);      \
        shmemx_team_##NAME##_sum_to_all(SHMEM_TEAM_WORLD, dest[2], source, 5, p_wrk, p_sync);      \
        shmemx_team_##NAME##_prod_to_all(SHMEM_TEAM_WORLD, dest[3], source, 5, p_wrk, p_sync);     \
        for (int i = 0; i < 5; i++) {                                                              \
            long sum = 0, product = 1;                                                             \
            for (int pe = 0; pe < shmem_n_pes(); pe++) {                                           \
                sum += VALUE(pe, i);                                                               \
                product *= VALUE(pe, i);                                                           \
            }                                                                                      \
            CHECK_REAL((long double)dest[0][i], VALUE(shmem_n_pes() - 1, i));                      \
            CHECK_REAL((long double)dest[1][i], VALUE(0, i));                                      \
            CHECK_REAL((long double)dest[2][i], sum);                                              \
            CHECK_REAL((long double)dest[3][i], product);                                          \
        }                                                                                          \
    }
SHMEM_IMPL_TO_ALL_ORDERED_TYPES(CHECK_ORDERED)
#undef CHECK_ORDERED

static void team_reductions_match_for_all_types(void)
{
#define CALL(TYPE, NAME) team_bitwise_reductions_match_##NAME();
    SHMEM_IMPL_TO_ALL_BITWISE_TYPES(CALL)
#undef CALL
#define CALL(TYPE, NAME) team_arithmetic_reductions_match_##NAME();
    SHMEM_IMPL_TO_ALL_ORDERED_TYPES(CALL)
#undef CALL
}

/* Block lengths differ between pairs of PEs, and some are 0. The target PE determines the
 * offsets in its buffer. */
enum { ROOM = 64 };
static size_t t_offsets[API_MAX_PES], t_sizes[API_MAX_PES], s_offsets[API_MAX_PES],
    s_sizes[API_MAX_PES];
static char target[API_MAX_PES * ROOM], source[API_MAX_PES * ROOM];

static size_t length_of(int from, int to)
{
    return (size_t)((from * 5 + to * 3) % 7) * 9;
}

static void lay_out(const struct active_set *set)
{
    memset(target, 0x3C, sizeof target);
    for (int i = 0; i < set->size; i++) {
        t_offsets[i] = (size_t)((i + set->me) % set->size) * ROOM + 1;
        s_offsets[i] = (size_t)(set->size - 1 - i) * ROOM + 3;
        t_sizes[i] = 999;
        s_sizes[i] = length_of(set->me, i);
        api_fill_pattern(source + s_offsets[i], s_sizes[i], (unsigned)(set->me * 64 + i + 1));
    }
}

static void blocks_and_sizes_arrive(const struct active_set *set)
{
    for (int i = 0; i < set->size; i++) {
        size_t length = length_of(i, set->me);
        CHECK_EQ(t_sizes[i], length);
        CHECK_PATTERN(target + t_offsets[i], length, (unsigned)(i * 64 + set->me + 1));
        CHECK_FILLED(target + t_offsets[i] - 1, 1, 0x3C);
        CHECK_FILLED(target + t_offsets[i] + length, 1, 0x3C);
    }
}

/* A PE may determine its offsets immediately before the call. */
static void alltoallv_delivers_all_blocks(const struct active_set *set)
{
    for (int round = 0; round < 4; round++) {
        bool is_late = round % 2 == 1 && set->size > 1;
        if (is_late && set->me == 0)
            api_await_sleeper(set->start + (1 << set->log_stride));
        lay_out(set);
        if (is_late && set->me == 1)
            api_announce_wait(set->start);
        if (round < 2)
            shmemx_alltoallv(target, t_offsets, t_sizes, source, s_offsets, s_sizes, set->start,
                             set->log_stride, set->size, set->p_sync);
        else
            compat_c99_alltoallv(set, target, t_offsets, t_sizes, source, s_offsets, s_sizes);
        blocks_and_sizes_arrive(set);
        api_check_p_sync(set);
    }
}

static void alltoallv_works_on_every_active_set(void)
{
    api_for_each_active_set(alltoallv_delivers_all_blocks);
}

/* The library's own alltoallv, which has the same name. */
static void alltoallv_of_teams_keeps_its_meaning(void)
{
    static long dest[API_MAX_PES], values[API_MAX_PES];
    size_t offsets[API_MAX_PES], ones[API_MAX_PES];
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < n; i++) {
        offsets[i] = (size_t)i;
        ones[i] = 1;
        values[i] = me * 100 + i;
    }
    shmem_barrier_all();
    CHECK_EQ(shmemx_alltoallv(SHMEM_TEAM_WORLD, dest, offsets, ones, values, offsets, ones), 0);
    for (int i = 0; i < n; i++)
        CHECK_EQ(dest[i], i * 100 + me);
    shmem_barrier_all();
}

const struct api_test team_tests[] = {
    {"boxes", boxes_of_all_shapes_split_into_lines, 1},
    {"strided_team", strided_team_contains_every_second_pe, 1},
    {"to_all", team_reductions_match_for_all_types, 1},
    {"alltoallv_of_sets", alltoallv_works_on_every_active_set, 1},
    {"alltoallv_of_team", alltoallv_of_teams_keeps_its_meaning, 1},
    API_TEST_END,
};
