/*
 * Nonblocking collectives: values over types, lengths and teams, with the checks of the blocking
 * ones, and many outstanding at a time.
 */
#include <complex.h>
#include <shmemx.h>

#include "reduce_check.h"
#include "scan_check.h"

/* Waits for a request, alternating between the available routines. */
static int complete(shmemx_req_h req)
{
    static unsigned calls;
    shmemx_req_h reqs[] = {SHMEMX_REQ_INVALID, req};
    if (++calls % 3 == 0)
        return shmemx_req_wait(&req);
    if (calls % 3 == 1)
        return shmemx_req_wait_all(reqs, 2, NULL);
    int result;
    while ((result = shmemx_req_test(&req)) > 0)
        ;
    return result;
}

#define AND_COMPLETE(...)                                                                          \
    shmemx_req_h req;                                                                              \
    return __VA_ARGS__ == 0 ? complete(req) : -1

#define WRAP_COLLECTIVE(NAME)                                                                      \
    static int NAME##_call(const struct collective_arguments *arguments)                           \
    {                                                                                              \
        AND_COMPLETE(shmemx_##NAME(arguments->members->team, arguments->dest, arguments->source,   \
                                   arguments->nelems, &req));                                      \
    }
#define WRAP_BROADCAST(NAME)                                                                       \
    static int NAME##_call(const struct collective_arguments *arguments)                           \
    {                                                                                              \
        AND_COMPLETE(shmemx_##NAME(arguments->members->team, arguments->dest, arguments->source,   \
                                   arguments->nelems, arguments->root, &req));                     \
    }
#define WRAP_ALL(TYPE, NAME)                                                                       \
    WRAP_BROADCAST(NAME##_broadcast_nb)                                                            \
    WRAP_COLLECTIVE(NAME##_collect_nb)                                                             \
    WRAP_COLLECTIVE(NAME##_fcollect_nb)                                                            \
    WRAP_COLLECTIVE(NAME##_alltoall_nb)
SHMEM_IMPL_RMA_TYPES(WRAP_ALL)
WRAP_BROADCAST(broadcastmem_nb)
WRAP_COLLECTIVE(collectmem_nb)
WRAP_COLLECTIVE(fcollectmem_nb)
WRAP_COLLECTIVE(alltoallmem_nb)

#define LIST_COLLECTIVE(NAME, BYTES) {"shmemx_" #NAME, BYTES, NAME##_call},
#define LIST_BROADCAST(TYPE, NAME)   LIST_COLLECTIVE(NAME##_broadcast_nb, sizeof(TYPE))
#define LIST_COLLECT(TYPE, NAME)     LIST_COLLECTIVE(NAME##_collect_nb, sizeof(TYPE))
#define LIST_FCOLLECT(TYPE, NAME)    LIST_COLLECTIVE(NAME##_fcollect_nb, sizeof(TYPE))
#define LIST_ALLTOALL(TYPE, NAME)    LIST_COLLECTIVE(NAME##_alltoall_nb, sizeof(TYPE))
static const struct collective_routine broadcasts[] = {SHMEM_IMPL_RMA_TYPES(LIST_BROADCAST)
                                                           LIST_COLLECTIVE(broadcastmem_nb, 1)};
static const struct collective_routine collects[] = {SHMEM_IMPL_RMA_TYPES(LIST_COLLECT)
                                                         LIST_COLLECTIVE(collectmem_nb, 1)};
static const struct collective_routine fcollects[] = {SHMEM_IMPL_RMA_TYPES(LIST_FCOLLECT)
                                                          LIST_COLLECTIVE(fcollectmem_nb, 1)};
static const struct collective_routine alltoalls[] = {SHMEM_IMPL_RMA_TYPES(LIST_ALLTOALL)
                                                          LIST_COLLECTIVE(alltoallmem_nb, 1)};

static void nonblocking_broadcast_copies_root_data(void)
{
    check_on_teams(check_broadcast, broadcasts, LENGTH(broadcasts));
}

static void nonblocking_collects_join_all_blocks(void)
{
    check_on_teams(check_collect, collects, LENGTH(collects));
    check_on_teams(check_fcollect, fcollects, LENGTH(fcollects));
}

static void nonblocking_alltoall_delivers_blocks(void)
{
    check_on_teams(check_alltoall, alltoalls, LENGTH(alltoalls));
}

/* ---- Reductions and scans ---- */

#define WRAP(NAME, OPERATION)                                                                      \
    static int NAME##_##OPERATION(const struct members *members, void *dest, const void *source,   \
                                  size_t nreduce)                                                  \
    {                                                                                              \
        AND_COMPLETE(                                                                              \
            shmemx_##NAME##_##OPERATION##_reduce_nb(members->team, dest, source, nreduce, &req));  \
    }
#define TEXT(NAME, OPERATION) "shmemx_" #NAME "_" #OPERATION "_reduce_nb"

SHMEM_IMPL_RMA_TYPES(REDUCE_WRAP_REAL)
SHMEM_IMPL_COMPLEX_TYPES(REDUCE_WRAP_COMPLEX)
SHMEM_IMPL_REDUCE_BITWISE_TYPES(WRAP_BITWISE)
SHMEM_IMPL_RMA_TYPES(WRAP_ORDERED)
SHMEM_IMPL_RMA_TYPES(WRAP_ARITHMETIC)
SHMEM_IMPL_COMPLEX_TYPES(WRAP_ARITHMETIC)
static const struct reduce_routine reductions[] = {SHMEM_IMPL_REDUCE_BITWISE_TYPES(
    LIST_BITWISE) SHMEM_IMPL_RMA_TYPES(LIST_REAL) SHMEM_IMPL_COMPLEX_TYPES(LIST_COMPLEX)};

static void reduce_on_team(shmem_team_t team)
{
    struct members members = members_of_team(team);
    for (size_t i = 0; i < LENGTH(reductions); i++)
        check_reduce(&members, &reductions[i]);
}

static void nonblocking_reductions_give_right_results(void)
{
    api_for_each_team(reduce_on_team);
}

#define WRAP_SCAN(NAME, WORD)                                                                      \
    static int NAME##_##WORD(shmem_team_t team, void *dest, const void *source, size_t nelems)     \
    {                                                                                              \
        AND_COMPLETE(shmemx_##NAME##_sum_##WORD##_nb(team, dest, source, nelems, &req));           \
    }
#define WRAP_SCANS(TYPE, NAME)                                                                     \
    WRAP_SCAN(NAME, inscan)                                                                        \
    WRAP_SCAN(NAME, exscan)                                                                        \
    SCAN_WRAP(TYPE, NAME##_scan)
#define LIST_SCANS(TYPE, NAME)                                                                     \
    SCAN_LIST(TYPE, NAME##_scan, "shmemx_" #NAME "_sum_inscan_nb", true, NAME##_inscan)            \
    SCAN_LIST(TYPE, NAME##_scan, "shmemx_" #NAME "_sum_exscan_nb", false, NAME##_exscan)
SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(WRAP_SCANS)
static const struct scan_routine scans[] = {SHMEM_IMPL_REDUCE_ARITHMETIC_TYPES(LIST_SCANS)};

static void scan_on_team(shmem_team_t team)
{
    for (size_t i = 0; i < LENGTH(scans); i++)
        check_scans(team, &scans[i]);
}

static void nonblocking_scans_give_right_results(void)
{
    api_for_each_team(scan_on_team);
}

/* ---- Large ones, around the capacities of a message, a piece and a chunk of work ---- */

enum { LARGEST = (1 << 19) + 3 };

static long value_at(int pe, size_t i)
{
    return (long)(i * 7 % 1000) * (pe + 1);
}

static void check_large(long *dest, long *source, size_t nelems)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmemx_req_h reqs[2];
    for (size_t i = 0; i < nelems; i++)
        source[i] = value_at(me, i);
    shmem_barrier_all();
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, dest, source, nelems, &reqs[0]);
    shmemx_long_broadcast_nb(SHMEM_TEAM_WORLD, dest + nelems, source, nelems, n - 1, &reqs[1]);
    CHECK_EQ(complete(reqs[1]), 0);
    CHECK_EQ(complete(reqs[0]), 0);
    memset(source, 0, nelems * sizeof *source); /* no PE may still read it */
    for (size_t i = 0; i < nelems; i++)
        if (!CHECK_EQ(dest[i], value_at(0, i) * n * (n + 1) / 2) ||
            !CHECK_EQ(dest[nelems + i], value_at(n - 1, i)))
            return;
}

static void sources_are_reusable_after_large_collectives(void)
{
    static const size_t lengths[] = {7679, 7681, 8193, 16385, 65536, 100003, LARGEST};
    long *dest = shmem_malloc(2 * LARGEST * sizeof *dest);
    long *source = shmem_malloc(LARGEST * sizeof *source);
    for (size_t i = 0; i < LENGTH(lengths); i++)
        check_large(dest, source, lengths[i]);
    shmem_free(source);
    shmem_free(dest);
}

/* ---- Many at a time ---- */

enum { MANY = 40 }; /* exceeds the number of slots */

static void check_sums(const long *sums, int n, int rounds)
{
    for (int i = 0; i < rounds; i++)
        if (!CHECK_EQ(sums[i], (long)n * (n - 1) / 2 + (long)n * i))
            return;
}

/* Waits in reverse order, while blocking collectives and puts run. */
static void check_many(shmem_team_t team)
{
    static long sums[MANY], sources[MANY], all[API_MAX_PES], mine, put;
    shmemx_req_h reqs[MANY + 1];
    int me = shmem_team_my_pe(team), n = shmem_team_n_pes(team);
    api_about("many under way, member %d of %d", me, n);
    memset(sums, 0, sizeof sums);
    shmem_team_sync(team);
    for (int i = 1; i < n && me == 0; i++)
        api_announce_wait(shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD));
    if (me != 0) /* member 0 is ahead by more than the number of slots, and sleeps */
        api_await_sleeper(shmem_team_translate_pe(team, 0, SHMEM_TEAM_WORLD));
    for (int i = 0; i < MANY; i++) {
        sources[i] = me + i;
        CHECK_EQ(shmemx_long_sum_reduce_nb(team, &sums[i], &sources[i], 1, &reqs[i]), 0);
        if (i == MANY / 2) {
            mine = 100 + me;
            CHECK_EQ(shmem_long_fcollect(team, all, &mine, 1), 0);
            shmem_long_p(&put, 5, shmem_team_translate_pe(team, (me + 1) % n, SHMEM_TEAM_WORLD));
        }
    }
    CHECK_EQ(shmemx_team_barrier_nb(team, &reqs[MANY]), 0);
    CHECK_EQ(shmemx_req_wait(&reqs[MANY]), 0);
    CHECK_EQ(put, 5);
    for (int i = MANY - 1; i >= 0; i--)
        CHECK_EQ(shmemx_req_wait(&reqs[i]), 0);
    check_sums(sums, n, MANY);
    for (int i = 0; i < n; i++)
        CHECK_EQ(all[i], 100 + i);
    shmem_team_sync(team);
}

static void many_requests_complete_in_reverse_order(void)
{
    api_for_each_team(check_many);
}

/* No PE may complete a sync before all PEs have started it. */
static void no_pe_completes_a_sync_before_all_started(void)
{
    static long came;
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmemx_req_h req;
    came = 0;
    shmem_barrier_all();
    for (long round = 1; round <= 20; round++) {
        if (n > 1 && me == round % n)
            api_await_sleeper((me + 1) % n);
        shmem_long_atomic_inc(&came, 0);
        if (n > 1 && me == (round + 1) % n)
            api_announce_wait((int)(round % n));
        CHECK_EQ(shmemx_team_barrier_nb(SHMEM_TEAM_WORLD, &req), 0);
        CHECK_EQ(shmemx_req_wait(&req), 0);
        CHECK(shmem_long_g(&came, 0) >= round * shmem_n_pes());
        CHECK_EQ(shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &req), 0);
        CHECK_EQ(complete(req), 0);
        CHECK(shmem_long_g(&came, 0) >= round * shmem_n_pes());
    }
    shmem_barrier_all();
}

/* Two teams of the same PEs, whose collectives start in a different order on different PEs. */
static void collectives_of_two_teams_start_in_any_order(void)
{
    static long sums[2], sources[2];
    shmem_team_t teams[2];
    shmemx_req_h reqs[2];
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int i = 0; i < 2; i++) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[i]);
        sources[i] = (me + 1) * (i + 1);
    }
    shmem_barrier_all();
    for (int i = 0; i < 2; i++) {
        int which = (i + me) % 2;
        shmemx_long_sum_reduce_nb(teams[which], &sums[which], &sources[which], 1, &reqs[which]);
    }
    CHECK_EQ(shmemx_req_wait_all(reqs, 2, NULL), 0);
    for (int i = 0; i < 2; i++)
        CHECK_EQ(sums[i], (long)n * (n + 1) / 2 * (i + 1));
    shmem_team_destroy(teams[0]);
    shmem_team_destroy(teams[1]);
}

/* Destroying a team completes its outstanding collectives. A new team reuses the memory. */
static void destroying_a_team_completes_its_collectives(void)
{
    enum { TEAMS = 30, MOST = 3 };
    static long sums[TEAMS][MOST], source;
    shmemx_req_h reqs[MOST];
    int n = shmem_n_pes();
    source = 3;
    memset(sums, 0, sizeof sums);
    shmem_barrier_all();
    for (int i = 0; i < TEAMS; i++) {
        shmem_team_t team;
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
        for (int j = 0; j <= i % MOST; j++)
            shmemx_long_sum_reduce_nb(team, &sums[i][j], &source, 1, &reqs[j]);
        shmem_team_destroy(team);
        for (int j = 0; j <= i % MOST; j++) {
            CHECK_EQ(sums[i][j], 3L * n);
            CHECK_EQ(shmemx_req_test(&reqs[j]), 0);
        }
    }
    shmem_barrier_all();
}

/* ---- Operations defined by the program ---- */

struct matrix {
    long a, b, c, d;
};

static void multiply(void *inout, const void *in, size_t nelems)
{
    struct matrix *left = inout;
    const struct matrix *right = in;
    for (size_t i = 0; i < nelems; i++) {
        struct matrix l = left[i], r = right[i];
        left[i] = (struct matrix){(l.a * r.a + l.b * r.c) % 10007, (l.a * r.b + l.b * r.d) % 10007,
                                  (l.c * r.a + l.d * r.c) % 10007, (l.c * r.b + l.d * r.d) % 10007};
    }
}

static struct matrix matrix_of(int member, size_t i)
{
    return (struct matrix){member + 1, (long)i % 7 + 1, 2, member + (long)i % 3};
}

static void add(void *inout, const void *in, size_t nelems)
{
    for (size_t i = 0; i < nelems; i++) {
        struct matrix *into = (struct matrix *)inout + i;
        const struct matrix *from = (const struct matrix *)in + i;
        *into = (struct matrix){into->a + from->a, into->b + from->b, into->c + from->c,
                                into->d + from->d};
    }
}

static void check_product(const struct matrix *got, size_t i, int n, shmemx_reduce_function_t op)
{
    struct matrix expected = matrix_of(0, i);
    for (int member = 1; member < n; member++) {
        struct matrix next = matrix_of(member, i);
        op(&expected, &next, 1);
    }
    CHECK_EQ(got[i].a, expected.a);
    CHECK_EQ(got[i].b, expected.b);
    CHECK_EQ(got[i].c, expected.c);
    CHECK_EQ(got[i].d, expected.d);
}

enum { MATRICES = 5000 };
static struct matrix *products, *factors;

static void check_own(shmem_team_t team, size_t nelems, bool commutes, bool blocking)
{
    int me = shmem_team_my_pe(team), n = shmem_team_n_pes(team);
    shmemx_reduce_function_t op = commutes ? add : multiply;
    bool in_place = nelems % 2 == 1;
    api_about("reduce_op of %zu%s, member %d of %d", nelems, commutes ? ", commuting" : "", me, n);
    for (size_t i = 0; i < nelems; i++)
        factors[i] = matrix_of(me, i);
    shmem_team_sync(team);
    struct matrix *dest = in_place ? factors : products;
    if (blocking) {
        CHECK_EQ(shmemx_reduce_op(team, dest, factors, nelems, sizeof *dest, op, commutes), 0);
    } else {
        shmemx_req_h req;
        CHECK_EQ(shmemx_reduce_op_nb(team, dest, factors, nelems, sizeof *dest, op, commutes, &req),
                 0);
        CHECK_EQ(complete(req), 0);
    }
    for (size_t i = 0; i < nelems; i += nelems / 8 + 1)
        check_product(dest, i, n, op);
    shmem_team_sync(team);
}

static void check_own_on_team(shmem_team_t team)
{
    static const size_t lengths[] = {0, 1, 2, 300, MATRICES};
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        check_own(team, lengths[i], false, i % 2 == 0);
        check_own(team, lengths[i], true, i % 2 == 1);
    }
}

static void own_operations_are_applied_in_member_order(void)
{
    products = shmem_malloc(MATRICES * sizeof *products);
    factors = shmem_malloc(MATRICES * sizeof *factors);
    api_for_each_team(check_own_on_team);
    shmem_free(factors);
    shmem_free(products);
}

const struct api_test nonblocking_tests[] = {
    {"nonblocking_sync", no_pe_completes_a_sync_before_all_started, 1},
    {"nonblocking_broadcast", nonblocking_broadcast_copies_root_data, 1},
    {"nonblocking_collect", nonblocking_collects_join_all_blocks, 1},
    {"nonblocking_alltoall", nonblocking_alltoall_delivers_blocks, 1},
    {"nonblocking_reduce", nonblocking_reductions_give_right_results, 1},
    {"nonblocking_scan", nonblocking_scans_give_right_results, 1},
    {"nonblocking_large", sources_are_reusable_after_large_collectives, 1},
    {"nonblocking_many", many_requests_complete_in_reverse_order, 1},
    {"nonblocking_on_two_teams", collectives_of_two_teams_start_in_any_order, 1},
    {"nonblocking_before_destroy", destroying_a_team_completes_its_collectives, 1},
    {"nonblocking_reduce_op", own_operations_are_applied_in_member_order, 1},
    API_TEST_END,
};
