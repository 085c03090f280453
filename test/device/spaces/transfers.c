/*
 * Puts and gets of many sizes between a space and every other kind of memory, in both directions,
 * and ordering. The API tests on these spaces' zones cover each routine and type.
 */
#include <stdlib.h>

#include "spaces_test.h"

enum { MOST = MIB + 3, GUARD = 40, ODD = 16, ROOM = MOST + 2 * GUARD + ODD };

static struct {
    struct made made;
    char *target[PLACES], *local[PLACES];
} buffers;

static char static_target[ROOM], static_local[ROOM];

static void allocate(void)
{
    buffers.made = spaces_make((size_t)2 * ROOM + 64 * KIB);
    buffers.target[AT_DEVICE] = shmem_space_malloc(buffers.made.space, ROOM);
    buffers.local[AT_DEVICE] = shmem_space_malloc(buffers.made.space, ROOM);
    buffers.target[AT_HEAP] = shmem_malloc(ROOM);
    buffers.local[AT_HEAP] = shmem_malloc(ROOM);
    buffers.target[AT_STATIC] = static_target;
    buffers.local[AT_STATIC] = static_local;
    buffers.local[AT_PRIVATE] = malloc(ROOM);
}

static void release(void)
{
    free(buffers.local[AT_PRIVATE]);
    shmem_free(buffers.local[AT_HEAP]);
    shmem_free(buffers.target[AT_HEAP]);
    shmem_space_free(buffers.made.space, buffers.local[AT_DEVICE]);
    shmem_space_free(buffers.made.space, buffers.target[AT_DEVICE]);
    spaces_unmake(buffers.made);
}

/* A transfer: `local` is this PE's memory, `target` the other PE's. */
struct move {
    enum place target, local;
    bool is_put, is_nbi;
    size_t bytes, odd;
    int distance; /* difference between the PE numbers */
};

static void transfer(const struct move *move, char *target, char *local)
{
    int pe = (shmem_my_pe() + move->distance) % shmem_n_pes();
    if (move->is_put && move->is_nbi)
        shmem_putmem_nbi(target, local, move->bytes, pe);
    else if (move->is_put)
        shmem_putmem(target, local, move->bytes, pe);
    else if (move->is_nbi)
        shmem_getmem_nbi(local, target, move->bytes, pe);
    else
        shmem_getmem(local, target, move->bytes, pe);
    if (move->is_put || move->is_nbi)
        shmem_quiet();
}

/* Checks the data at the target of a put or the local side of a get, and guard bytes around
 * them. */
static void check_move(const struct move *move)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    char *target = buffers.target[move->target] + GUARD + move->odd;
    char *local = buffers.local[move->local] + GUARD + move->odd / 2;
    char *to = move->is_put ? target : local, *from = move->is_put ? local : target;
    int sender = (me + (move->is_put ? n - move->distance : move->distance)) % n;
    api_about("%s%s of %zu bytes, target in %s, local side in %s, distance %d",
              move->is_put ? "put" : "get", move->is_nbi ? "_nbi" : "", move->bytes,
              spaces_place_name(move->target), spaces_place_name(move->local), move->distance);
    api_set(to - GUARD, SPACES_UNTOUCHED, move->bytes + 2 * GUARD);
    api_fill_pattern(from, move->bytes, (unsigned)me + 1);
    shmem_barrier_all();
    transfer(move, target, local);
    shmem_barrier_all();
    CHECK_FILLED(to - GUARD, GUARD, SPACES_UNTOUCHED);
    CHECK_PATTERN(to, move->bytes, (unsigned)sender + 1);
    CHECK_FILLED(to + move->bytes, GUARD, SPACES_UNTOUCHED);
}

/* Runs `body` for all transfers in which at least one side is in the space. */
static void for_each_direction(void (*body)(struct move *move))
{
    for (int target = 0; target < PLACES; target++)
        for (int local = 0; local < PLACES; local++)
            for (int is_put = 0; is_put < 2; is_put++) {
                struct move move = {(enum place)target, (enum place)local, is_put != 0, 0, 0, 0, 0};
                if (target != AT_PRIVATE && (target == AT_DEVICE || local == AT_DEVICE))
                    body(&move);
            }
}

/* Transfers to this PE itself and to every other PE. */
static void in_small_sizes(struct move *move)
{
    static const size_t sizes[] = {0, 1, 3, 8, 16383, 16384, 16385};
    for (size_t i = 0; i < LENGTH(sizes); i++)
        for (move->distance = 0; move->distance < shmem_n_pes(); move->distance++) {
            move->bytes = sizes[i];
            move->odd = (i + (size_t)move->distance) % ODD;
            move->is_nbi = ((int)i + move->distance) % 2 == 0;
            check_move(move);
        }
}

/* Sizes around the thresholds between protocols. */
static void in_large_sizes(struct move *move)
{
    static const size_t sizes[] = {256 * KIB - 1, 256 * KIB, 256 * KIB + 1, MOST};
    for (size_t i = 0; i < LENGTH(sizes); i++) {
        move->bytes = sizes[i];
        move->odd = i * 3;
        move->is_nbi = i % 2 == (move->is_put ? 0 : 1);
        move->distance = i == 0 ? 0 : 1;
        check_move(move);
    }
}

static void small_transfers_write_only_the_destination(void)
{
    allocate();
    for_each_direction(in_small_sizes);
    release();
}

static void large_transfers_write_only_the_destination(void)
{
    allocate();
    for_each_direction(in_large_sizes);
    release();
}

/* Several MiB between spaces, in both directions. */
static void puts_and_gets_of_5_mib_arrive(void)
{
    const size_t bytes = 5 * MIB;
    struct made made = spaces_make(2 * bytes + 64 * KIB);
    char *dest = shmem_space_malloc(made.space, bytes);
    char *source = shmem_space_malloc(made.space, bytes);
    api_fill_pattern(source, bytes, (unsigned)shmem_my_pe());
    shmem_barrier_all();
    shmem_putmem(dest, source, bytes, spaces_next());
    shmem_barrier_all();
    CHECK_PATTERN(dest, bytes, (unsigned)spaces_previous());
    shmem_barrier_all();
    shmem_getmem(dest, source, bytes, spaces_next());
    CHECK_PATTERN(dest, bytes, (unsigned)spaces_next());
    shmem_space_free(made.space, source);
    shmem_space_free(made.space, dest);
    spaces_unmake(made);
}

/* Many puts and gets, and one quiet. */
static void one_quiet_completes_many_transfers(void)
{
    enum { COUNT = 400 };
    int me = shmem_my_pe(), next = spaces_next();
    struct made made = spaces_make(64 * KIB);
    int *dest = shmem_space_malloc(made.space, COUNT * sizeof *dest);
    int *source = shmem_space_malloc(made.space, COUNT * sizeof *source);
    int host[COUNT], got[COUNT];
    for (int i = 0; i < COUNT; i++)
        host[i] = me * COUNT + i;
    api_store(source, host, sizeof host);
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++) {
        shmem_int_put_nbi(&dest[i], &source[i], 1, next);
        shmem_int_get_nbi(&got[i], &source[COUNT - 1 - i], 1, next);
    }
    shmem_quiet();
    for (int i = 0; i < COUNT; i++)
        CHECK_EQ(got[i], next * COUNT + COUNT - 1 - i);
    shmem_barrier_all();
    api_load(got, dest, sizeof got);
    for (int i = 0; i < COUNT; i++)
        CHECK_EQ(got[i], spaces_previous() * COUNT + i);
    shmem_space_free(made.space, source);
    shmem_space_free(made.space, dest);
    spaces_unmake(made);
}

/* ---- Strided transfers, with the space on both sides ---- */

struct shape {
    ptrdiff_t dst, sst;
    size_t bsize, nblocks;
};

typedef void strided_routine(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
                             size_t bsize, size_t nblocks, int pe);
#define LIST_PUT(BITS, BYTES)   shmem_ibput##BITS,
#define LIST_GET(BITS, BYTES)   shmem_ibget##BITS,
#define LIST_BYTES(BITS, BYTES) BYTES,
static strided_routine *const strided_puts[] = {SHMEM_IMPL_SIZES(LIST_PUT)};
static strided_routine *const strided_gets[] = {SHMEM_IMPL_SIZES(LIST_GET)};
static const size_t strided_sizes[] = {SHMEM_IMPL_SIZES(LIST_BYTES)};

/* Compares with the same transfer between host buffers. */
static void check_strided(strided_routine *routine, const struct shape *shape, size_t size,
                          char *dest, char *source, int sender, int pe)
{
    static char from[4096], expected[4096], got[4096];
    api_fill_pattern(source, sizeof from, (unsigned)shmem_my_pe());
    api_set(dest, SPACES_UNTOUCHED, sizeof got);
    shmem_barrier_all();
    routine(dest, source, shape->dst, shape->sst, shape->bsize, shape->nblocks, pe);
    shmem_barrier_all();
    api_fill_pattern(from, sizeof from, (unsigned)sender);
    memset(expected, SPACES_UNTOUCHED, sizeof expected);
    for (size_t i = 0; i < shape->nblocks; i++)
        memcpy(expected + i * (size_t)shape->dst * size, from + i * (size_t)shape->sst * size,
               shape->bsize * size);
    api_load(got, dest, sizeof got);
    CHECK(memcmp(got, expected, sizeof got) == 0);
    shmem_barrier_all();
}

static void strided_transfers_match_host_copies(void)
{
    static const struct shape shapes[] = {
        {1, 1, 1, 20}, {3, 2, 2, 12}, {7, 9, 5, 20}, {2, 4, 1, 50}};
    struct made made = spaces_make(64 * KIB);
    char *dest = shmem_space_malloc(made.space, 4096);
    char *source = shmem_space_malloc(made.space, 4096);
    for (size_t i = 0; i < LENGTH(strided_sizes); i++)
        for (size_t j = 0; j < LENGTH(shapes); j++) {
            api_about("ibput and ibget of %zu bytes, shape %zu", strided_sizes[i], j);
            check_strided(strided_puts[i], &shapes[j], strided_sizes[i], dest, source,
                          spaces_previous(), spaces_next());
            check_strided(strided_gets[i], &shapes[j], strided_sizes[i], dest, source,
                          spaces_next(), spaces_next());
        }
    shmem_space_free(made.space, source);
    shmem_space_free(made.space, dest);
    spaces_unmake(made);
}

/* ---- Contexts and ordering ---- */

/* Uses a context of a team whose PE numbers differ from the world's. */
static void context_transfers_use_team_pe_numbers(void)
{
    int n = shmem_n_pes(), me = shmem_my_pe(), mirror = n - 1 - me;
    struct made made = spaces_make(256 * KIB);
    shmem_team_config_t config = {.num_contexts = 2};
    shmem_team_t reverse;
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    char *dest = shmem_space_malloc(made.space, 100 * KIB);
    char *source = shmem_space_malloc(made.space, 100 * KIB);
    long *word = shmem_space_calloc(made.space, 1, sizeof *word);
    CHECK_EQ(shmem_team_split_strided(made.team, n - 1, -1, n, &config, SHMEM_TEAM_NUM_CONTEXTS,
                                      &reverse),
             0);
    if (CHECK_EQ(shmem_team_create_ctx(reverse, 0, &ctx), 0)) {
        api_fill_pattern(source, 100 * KIB, (unsigned)me);
        shmem_barrier_all();
        shmem_ctx_putmem_nbi(ctx, dest, source, 100 * KIB, me); /* number of the mirror in the
                                                                 * team */
        shmem_ctx_long_atomic_add(ctx, word, me + 5, me);
        shmem_ctx_quiet(ctx);
        shmem_barrier_all();
        CHECK_PATTERN(dest, 100 * KIB, (unsigned)mirror);
        CHECK_EQ(shmem_long_g(word, me), mirror + 5);
        char got[500];
        shmem_ctx_getmem(ctx, got, source, sizeof got, me);
        CHECK_PATTERN(got, sizeof got, (unsigned)mirror);
        shmem_ctx_destroy(ctx);
    }
    shmem_team_destroy(reverse);
    shmem_space_free(made.space, word);
    shmem_space_free(made.space, source);
    shmem_space_free(made.space, dest);
    spaces_unmake(made);
}

/* A PE that sees the flag, in the space or on the heap, must see the data. */
static void check_fence(char *data, const char *source, long *flag, size_t bytes)
{
    enum { ROUNDS = 12 };
    long *consumed = shmem_calloc(1, sizeof *consumed);
    api_set(flag, 0, sizeof *flag);
    shmem_barrier_all();
    for (long round = 1; round <= ROUNDS; round++) {
        api_fill_pattern((void *)(uintptr_t)source, bytes, (unsigned)(shmem_my_pe() + round * 10));
        if (round % 2 == 0)
            shmem_putmem(data, source, bytes, spaces_next());
        else
            shmem_putmem_nbi(data, source, bytes, spaces_next());
        shmem_fence();
        shmem_long_p(flag, round, spaces_next());
        shmem_long_wait_until(flag, SHMEM_CMP_EQ, round);
        CHECK_PATTERN(data, bytes, (unsigned)(spaces_previous() + round * 10));
        shmem_quiet();
        shmem_long_p(consumed, round, spaces_previous());
        shmem_long_wait_until(consumed, SHMEM_CMP_GE, round);
    }
    shmem_free(consumed);
}

static void fence_orders_data_before_the_flag(void)
{
    struct made made = spaces_make(256 * KIB);
    static long flag;
    long *flag_there = shmem_space_malloc(made.space, sizeof *flag_there);
    char *data = shmem_space_malloc(made.space, 40000);
    char *source = shmem_space_malloc(made.space, 40000);
    char *on_host = malloc(40000);
    check_fence(data, on_host, flag_there, 40000);
    check_fence(data, source, flag_there, 300);
    check_fence(data, source, &flag, 40000);
    check_fence(api_zone(ZONE_HEAP), source, flag_there, 10000);
    free(on_host);
    shmem_space_free(made.space, source);
    shmem_space_free(made.space, data);
    shmem_space_free(made.space, flag_there);
    spaces_unmake(made);
}

const struct api_test transfers_tests[] = {
    {"transfers_small", small_transfers_write_only_the_destination, 1},
    {"transfers_large", large_transfers_write_only_the_destination, 1},
    {"transfers_of_megabytes", puts_and_gets_of_5_mib_arrive, 1},
    {"transfers_pending", one_quiet_completes_many_transfers, 1},
    {"transfers_strided", strided_transfers_match_host_copies, 1},
    {"transfers_on_contexts", context_transfers_use_team_pe_numbers, 1},
    {"transfers_fence", fence_orders_data_before_the_flag, 1},
    API_TEST_END,
};
