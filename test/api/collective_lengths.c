/*
 * Collectives of many lengths: 0, around the length that is sent inline with the arrival, around
 * the limit of the bounce buffers, and large. Also in place where that is allowed, and with unequal
 * contributions. Each element identifies its sender.
 */
#include <stdlib.h>

#include "api_test.h"

enum { LONGEST = 20000, GUARD = 8 };
static const size_t lengths[] = {0, 1, 61, 62, 63, 64, 127, 129, 500, 8191, LONGEST};
static const long untouched = -77;

static long element(int member, size_t index)
{
    return member * 1000003L + (long)index * 7;
}

static struct {
    long *dest, *source;
} arrays;

static size_t room(void)
{
    return (size_t)shmem_n_pes() * LONGEST + 2 * GUARD;
}

/* Allocates memory for the blocks of all PEs. Collective over all PEs. */
static void allocate(void)
{
    arrays.dest = shmem_malloc(room() * sizeof(long));
    arrays.source = shmem_malloc(room() * sizeof(long));
    CHECK(arrays.dest != NULL && arrays.source != NULL);
}

static void prepare(shmem_team_t team, size_t from_here)
{
    for (size_t i = 0; i < room(); i++)
        arrays.dest[i] = untouched;
    for (size_t i = 0; i < from_here; i++)
        arrays.source[i] = element(shmem_team_my_pe(team), i);
    shmem_team_sync(team);
}

static void check_guard(size_t end)
{
    for (size_t i = 0; i < GUARD; i++)
        CHECK_EQ(arrays.dest[end + i], untouched);
}

/* Checks that dest contains the elements of a member from index `at` on. Reports only the first
 * wrong element. */
static void check_block(size_t at, int member, size_t first, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!CHECK_EQ(arrays.dest[at + i], element(member, first + i)))
            return;
}

static void check_broadcast(shmem_team_t team, size_t count, int root)
{
    api_about("broadcast of %zu from %d", count, root);
    prepare(team, count);
    CHECK_EQ(shmem_long_broadcast(team, arrays.dest, arrays.source, count, root), 0);
    arrays.source[0] = untouched; /* the source may be reused immediately */
    check_block(0, root, 0, count);
    check_guard(count);
}

/* With dest == source the root's data stay, and the others receive the root's data. */
static void check_broadcast_in_place(shmem_team_t team, size_t count, int root)
{
    int me = shmem_team_my_pe(team);
    api_about("broadcast of %zu from %d in place", count, root);
    prepare(team, 0);
    for (size_t i = 0; i < count; i++)
        arrays.dest[i] = element(me, i);
    CHECK_EQ(shmem_long_broadcast(team, arrays.dest, arrays.dest, count, root), 0);
    check_block(0, root, 0, count);
    check_guard(count);
}

static void check_broadcast_lengths(shmem_team_t team)
{
    int n = shmem_team_n_pes(team);
    for (size_t i = 0; i < LENGTH(lengths); i++)
        for (int root = 0; root < n; root++) {
            check_broadcast(team, lengths[i], root);
            check_broadcast_in_place(team, lengths[i], root);
        }
}

static void check_fcollect(shmem_team_t team, size_t count)
{
    int n = shmem_team_n_pes(team);
    api_about("fcollect of %zu", count);
    prepare(team, count);
    CHECK_EQ(shmem_long_fcollect(team, arrays.dest, arrays.source, count), 0);
    for (int member = 0; member < n; member++)
        check_block((size_t)member * count, member, 0, count);
    check_guard((size_t)n * count);
}

/* One member contributes `most` elements, some contribute none, and the others a number in
 * between. */
static size_t contribution(int member, int largest, size_t most)
{
    return member == largest ? most : (size_t)(member % 3) * most / 100;
}

static void check_collect(shmem_team_t team, int largest, size_t most)
{
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    size_t mine = contribution(me, largest, most), at = 0;
    api_about("collect of %zu, where member %d brings %zu", mine, largest, most);
    prepare(team, mine);
    CHECK_EQ(shmem_long_collect(team, arrays.dest, arrays.source, mine), 0);
    for (int member = 0; member < n; member++) {
        size_t count = contribution(member, largest, most);
        check_block(at, member, 0, count);
        at += count;
    }
    check_guard(at);
}

static void check_collect_lengths(shmem_team_t team)
{
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        check_fcollect(team, lengths[i]);
        for (int largest = 0; largest < shmem_team_n_pes(team); largest++)
            check_collect(team, largest, lengths[i]);
    }
}

static void check_alltoall(shmem_team_t team, size_t count)
{
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    api_about("alltoall of %zu", count);
    prepare(team, (size_t)n * count);
    CHECK_EQ(shmem_long_alltoall(team, arrays.dest, arrays.source, count), 0);
    arrays.source[0] = untouched;
    for (int member = 0; member < n; member++)
        check_block((size_t)member * count, member, (size_t)me * count, count);
    check_guard((size_t)n * count);
}

static void check_alltoalls(shmem_team_t team, size_t count)
{
    size_t dst = 3, sst = 2;
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    api_about("alltoalls of %zu", count);
    prepare(team, (size_t)n * count * sst);
    CHECK_EQ(shmem_long_alltoalls(team, arrays.dest, arrays.source, (ptrdiff_t)dst, (ptrdiff_t)sst,
                                  count),
             0);
    for (int member = 0; member < n; member++)
        for (size_t i = 0; i < count; i++) {
            size_t at = dst * ((size_t)member * count + i);
            CHECK_EQ(arrays.dest[at], element(member, sst * ((size_t)me * count + i)));
            CHECK_EQ(arrays.dest[at + 1], untouched);
            CHECK_EQ(arrays.dest[at + 2], untouched);
        }
}

/* If PEs share cores and all blocks together have at most this number of bytes, the later of two
 * members copies for both (src/base/algorithms.h). */
enum { BY_PAIRS = 256 << 10 };

static void check_alltoall_lengths(shmem_team_t team)
{
    size_t by_pairs = BY_PAIRS / sizeof(long) / (size_t)shmem_team_n_pes(team);
    for (size_t count = by_pairs; count <= by_pairs + 1 && count <= LONGEST; count++)
        check_alltoall(team, count);
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        check_alltoall(team, lengths[i]);
        if (lengths[i] <= LONGEST / 3)
            check_alltoalls(team, lengths[i]);
    }
}

/* Returns the sum of the elements of members 0 to end - 1. */
static long sum_of(int end, size_t index)
{
    long sum = 0;
    for (int member = 0; member < end; member++)
        sum += element(member, index);
    return sum;
}

enum summing { REDUCTION, INCLUSIVE, EXCLUSIVE };

static void check_sum(shmem_team_t team, enum summing how, size_t count, bool in_place)
{
    static int (*const routines[])(shmem_team_t, long *, const long *, size_t) = {
        shmem_long_sum_reduce, shmem_long_sum_inscan, shmem_long_sum_exscan};
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    int ends[] = {n, me + 1, me};
    api_about("sum %d of %zu%s", how, count, in_place ? " in place" : "");
    prepare(team, count);
    if (in_place)
        memcpy(arrays.dest, arrays.source, count * sizeof(long));
    CHECK_EQ(routines[how](team, arrays.dest, in_place ? arrays.dest : arrays.source, count), 0);
    arrays.source[0] = untouched;
    for (size_t i = 0; i < count; i++)
        if (!CHECK_EQ(arrays.dest[i], sum_of(ends[how], i)))
            break;
    check_guard(count);
}

static void check_sum_lengths(shmem_team_t team)
{
    for (size_t i = 0; i < LENGTH(lengths); i++)
        for (int how = REDUCTION; how <= EXCLUSIVE; how++) {
            check_sum(team, (enum summing)how, lengths[i], false);
            check_sum(team, (enum summing)how, lengths[i], true);
        }
}

static void on_teams(void (*body)(shmem_team_t team))
{
    allocate();
    api_for_each_team(body);
    shmem_free(arrays.source);
    shmem_free(arrays.dest);
}

static void broadcast_copies_blocks_of_many_lengths(void)
{
    on_teams(check_broadcast_lengths);
}

static void collect_joins_blocks_of_many_lengths(void)
{
    on_teams(check_collect_lengths);
}

static void alltoall_exchanges_blocks_of_many_lengths(void)
{
    on_teams(check_alltoall_lengths);
}

static void reductions_and_scans_sum_many_lengths(void)
{
    on_teams(check_sum_lengths);
}

enum { SOME = 90 }; /* in longs: exceeds the capacity of a slot */

/* Executes one collective: the kind depends on `turn`. No barrier follows. */
static void call_in_turn(shmem_team_t team, int turn, long *dest)
{
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    for (size_t i = 0; i < (size_t)n * SOME; i++)
        arrays.source[i] = turn + element(me, i);
    if (turn % 3 == 0)
        CHECK_EQ(shmem_long_broadcast(team, dest, arrays.source, SOME, turn / 3 % n), 0);
    else if (turn % 3 == 1)
        CHECK_EQ(shmem_long_alltoall(team, dest, arrays.source, SOME), 0);
    else
        CHECK_EQ(shmem_long_fcollect(team, dest, arrays.source, SOME), 0);
}

static void check_turn(shmem_team_t team, int turn, const long *dest)
{
    int n = shmem_team_n_pes(team), me = shmem_team_my_pe(team);
    for (int block = 0; block < (turn % 3 == 0 ? 1 : n); block++)
        for (size_t i = 0; i < SOME; i++) {
            int member = turn % 3 == 0 ? turn / 3 % n : block;
            size_t index = turn % 3 == 1 ? (size_t)me * SOME + i : i;
            if (!CHECK_EQ(dest[(size_t)block * SOME + i], turn + element(member, index)))
                return;
        }
}

/* Different collectives follow each other without a barrier. A fast PE must not overwrite a
 * source that a slow PE still reads. */
static void check_in_turn(shmem_team_t team)
{
    enum { TURNS = 45 };
    size_t length = (size_t)shmem_team_n_pes(team) * SOME;
    api_about("broadcast, alltoall and fcollect in turn");
    prepare(team, 0);
    for (int turn = 0; turn < TURNS; turn++)
        call_in_turn(team, turn, arrays.dest + (size_t)turn * length);
    for (int turn = 0; turn < TURNS; turn++)
        check_turn(team, turn, arrays.dest + (size_t)turn * length);
    shmem_team_sync(team);
}

static void consecutive_collectives_keep_data_apart(void)
{
    on_teams(check_in_turn);
}

/* Creates more teams at a time than the library reserves memory for, twice. */
static void collectives_work_on_twenty_teams(void)
{
    enum { TEAMS = 20 };
    shmem_team_t teams[TEAMS];
    allocate();
    for (int again = 0; again < 2; again++) {
        for (int i = 0; i < TEAMS; i++)
            CHECK_EQ(
                shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &teams[i]),
                0);
        for (int i = 0; i < TEAMS; i++)
            check_in_turn(teams[i]);
        for (int i = 0; i < TEAMS; i++)
            shmem_team_destroy(teams[i]);
    }
    shmem_free(arrays.source);
    shmem_free(arrays.dest);
}

/* Lengths that exceed what is gathered at once between nodes, from one member and from all. */
static void collect_and_scan_deliver_megabytes(void)
{
    enum { MANY = 600000 };
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *dest = shmem_malloc((size_t)n * MANY * sizeof(long));
    long *source = shmem_malloc(MANY * sizeof(long));
    for (size_t i = 0; i < MANY; i++)
        source[i] = element(me, i);
    shmem_barrier_all();
    for (int largest = -1; largest < n; largest += n) {
        size_t at = 0;
        shmem_long_collect(SHMEM_TEAM_WORLD, dest, source,
                           largest < 0 ? MANY : contribution(me, largest, MANY));
        for (int member = 0; member < n; member++) {
            size_t count = largest < 0 ? MANY : contribution(member, largest, MANY);
            for (size_t i = 0; i < count; i += 997)
                CHECK_EQ(dest[at + i], element(member, i));
            at += count;
        }
        shmem_barrier_all();
    }
    shmem_long_sum_inscan(SHMEM_TEAM_WORLD, source, source, MANY);
    for (size_t i = 0; i < MANY; i += 997)
        CHECK_EQ(source[i], sum_of(me + 1, i));
    shmem_barrier_all();
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test collective_lengths_tests[] = {
    {"lengths_of_broadcast", broadcast_copies_blocks_of_many_lengths, 1},
    {"lengths_of_collect", collect_joins_blocks_of_many_lengths, 1},
    {"lengths_of_alltoall", alltoall_exchanges_blocks_of_many_lengths, 1},
    {"lengths_of_sums", reductions_and_scans_sum_many_lengths, 1},
    {"collectives_in_turn", consecutive_collectives_keep_data_apart, 1},
    {"collectives_of_many_teams", collectives_work_on_twenty_teams, 1},
    {"lengths_of_megabytes", collect_and_scan_deliver_megabytes, 1},
    API_TEST_END,
};
