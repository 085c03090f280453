/*
 * Collectives of many lengths with one or both buffers in a space. The API tests on these spaces'
 * zones cover each routine and type.
 */
#include <stdlib.h>

#include "spaces_test.h"

enum { LONGEST = 150000, SHORT = 100 };
static const long untouched = -77;

/* Buffers of the current collective. `host` is used to create and to check contents of device
 * memory. */
static struct {
    long *dest, *source, *host;
} arrays;

static long element(int member, size_t index)
{
    return member * 1000003L + (long)index * 7;
}

static void prepare(shmem_team_t team, size_t sent, size_t received)
{
    for (size_t i = 0; i <= received; i++)
        arrays.host[i] = untouched;
    api_store(arrays.dest, arrays.host, (received + 1) * sizeof(long));
    for (size_t i = 0; i < sent; i++)
        arrays.host[i] = element(shmem_team_my_pe(team), i);
    api_store(arrays.source, arrays.host, sent * sizeof(long));
    shmem_team_sync(team);
}

/* Reads the received data, and checks that nothing was written after them. */
static void receive(size_t received)
{
    api_load(arrays.host, arrays.dest, (received + 1) * sizeof(long));
    CHECK_EQ(arrays.host[received], untouched);
}

static void check_block(size_t at, int member, size_t first, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!CHECK_EQ(arrays.host[at + i], element(member, first + i)))
            return;
}

static void check_broadcast(shmem_team_t team, size_t count)
{
    int root = shmem_team_n_pes(team) - 1;
    api_about("broadcast of %zu", count);
    prepare(team, count, count);
    CHECK_EQ(shmem_long_broadcast(team, arrays.dest, arrays.source, count, root), 0);
    receive(count);
    check_block(0, root, 0, count);
}

static void check_fcollect(shmem_team_t team, size_t count)
{
    int n = shmem_team_n_pes(team);
    api_about("fcollect of %zu", count);
    prepare(team, count, (size_t)n * count);
    CHECK_EQ(shmem_long_fcollect(team, arrays.dest, arrays.source, count), 0);
    receive((size_t)n * count);
    for (int member = 0; member < n; member++)
        check_block((size_t)member * count, member, 0, count);
}

/* Member 1 contributes nothing; the others contribute different lengths. */
static size_t contribution(int member, size_t count)
{
    return member == 1 ? 0 : count - (size_t)member % (count + 1);
}

static void check_collect(shmem_team_t team, size_t count)
{
    int n = shmem_team_n_pes(team);
    size_t total = 0, mine = contribution(shmem_team_my_pe(team), count);
    api_about("collect of %zu", mine);
    for (int member = 0; member < n; member++)
        total += contribution(member, count);
    prepare(team, mine, total);
    CHECK_EQ(shmem_long_collect(team, arrays.dest, arrays.source, mine), 0);
    receive(total);
    for (int member = n; member > 0; member--) {
        size_t length = contribution(member - 1, count);
        total -= length;
        check_block(total, member - 1, 0, length);
    }
}

static void check_alltoall(shmem_team_t team, size_t count)
{
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    size_t share = count / (size_t)n, all = share * (size_t)n;
    api_about("alltoall of %zu", share);
    prepare(team, all, all);
    CHECK_EQ(shmem_long_alltoall(team, arrays.dest, arrays.source, share), 0);
    receive(all);
    for (int member = 0; member < n; member++)
        check_block((size_t)member * share, member, (size_t)me * share, share);
}

/* Returns the sum of the elements of members 0 to end - 1. */
static long sum_of(int end, size_t index)
{
    return (long)end * (end - 1) / 2 * 1000003L + (long)end * (long)index * 7;
}

static void check_sums(int end, size_t count)
{
    receive(count);
    for (size_t i = 0; i < count; i++)
        if (!CHECK_EQ(arrays.host[i], sum_of(end, i)))
            return;
}

static void check_reductions(shmem_team_t team, size_t count)
{
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    api_about("sum of %zu", count);
    prepare(team, count, count);
    CHECK_EQ(shmem_long_sum_reduce(team, arrays.dest, arrays.source, count), 0);
    check_sums(n, count);
    api_about("inclusive scan of %zu", count);
    prepare(team, count, count);
    CHECK_EQ(shmem_long_sum_inscan(team, arrays.dest, arrays.source, count), 0);
    check_sums(me + 1, count);
    api_about("maximum of %zu in place", count);
    prepare(team, count, count);
    CHECK_EQ(shmem_long_max_reduce(team, arrays.source, arrays.source, count), 0);
    api_load(arrays.host, arrays.source, count * sizeof(long));
    check_block(0, n - 1, 0, count);
}

static void check_length(shmem_team_t team, size_t count)
{
    check_broadcast(team, count);
    check_fcollect(team, count);
    check_collect(team, count);
    check_alltoall(team, count);
    check_reductions(team, count);
    shmem_team_sync(team);
}

static void check_short(shmem_team_t team)
{
    check_length(team, 0);
    check_length(team, 1);
    check_length(team, SHORT);
}

static void check_long(shmem_team_t team)
{
    check_length(team, LONGEST);
}

/* Runs `body` with both buffers in the space, and with each of them alone. */
static void in_all_places(struct made made, size_t count, shmem_team_t team,
                          void (*body)(shmem_team_t team))
{
    size_t bytes = ((size_t)shmem_n_pes() * count + 1) * sizeof(long);
    long *there[] = {shmem_space_malloc(made.space, bytes), shmem_space_malloc(made.space, bytes)};
    long *here = shmem_malloc(bytes);
    long *const dests[] = {there[0], there[0], here}, *const sources[] = {there[1], here, there[1]};
    arrays.host = malloc(bytes);
    for (size_t i = 0; i < LENGTH(dests); i++) {
        arrays.dest = dests[i];
        arrays.source = sources[i];
        if (team == SHMEM_TEAM_INVALID)
            api_for_each_team(body);
        else
            body(team);
    }
    shmem_barrier_all();
    free(arrays.host);
    shmem_free(here);
    shmem_space_free(made.space, there[1]);
    shmem_space_free(made.space, there[0]);
}

/* On the world, its splits, the space's team, and a split of the space's team. */
static void short_collectives_deliver_correct_data(void)
{
    struct made made = spaces_make(64 * KIB);
    int n = shmem_n_pes();
    shmem_team_t reverse;
    CHECK_EQ(shmem_team_split_strided(made.team, n - 1, -1, n, NULL, 0, &reverse), 0);
    in_all_places(made, SHORT, SHMEM_TEAM_INVALID, check_short);
    in_all_places(made, SHORT, made.team, check_short);
    in_all_places(made, SHORT, reverse, check_short);
    shmem_team_destroy(reverse);
    spaces_unmake(made);
}

static void long_collectives_deliver_correct_data(void)
{
    size_t room = (size_t)shmem_n_pes() * LONGEST * sizeof(long) + 64 * KIB;
    struct made made = spaces_make(2 * room);
    in_all_places(made, LONGEST, made.team, check_long);
    spaces_unmake(made);
}

/* ---- Active sets ---- */

/* The older routines, on even PEs, odd PEs and other sets. */
static void check_set(const struct active_set *set)
{
    enum { N = 20 };
    static long work[N / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE];
    long host[N], *dest = (long *)(void *)api_zone(ZONE_SPACE);
    long *source = (long *)(void *)api_zone(ZONE_BSS);
    for (int i = 0; i < N; i++)
        host[i] = element(set->me, (size_t)i);
    api_store(source, host, sizeof host);
    api_meet(set);
    shmem_long_sum_to_all(dest, source, N, set->start, set->log_stride, set->size, work,
                          set->p_sync);
    api_load(host, dest, sizeof host);
    for (size_t i = 0; i < N; i++)
        CHECK_EQ(host[i], sum_of(set->size, i));
    api_meet(set);
    shmem_fcollect64(dest, source, N, set->start, set->log_stride, set->size, set->p_sync);
    for (int member = 0; member < set->size; member++) {
        api_load(host, dest + (long)member * N, sizeof host);
        CHECK_EQ(host[N - 1], element(member, N - 1));
    }
    api_meet(set);
    api_check_p_sync(set);
}

static void active_set_routines_deliver_correct_data(void)
{
    api_for_each_active_set(check_set);
}

const struct api_test collectives_tests[] = {
    {"collectives_short", short_collectives_deliver_correct_data, 1},
    {"collectives_long", long_collectives_deliver_correct_data, 1},
    {"collectives_on_sets", active_set_routines_deliver_correct_data, 1},
    API_TEST_END,
};
