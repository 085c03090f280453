/*
 * Irregular collectives, blocking and nonblocking: block lengths differ between pairs of PEs, some
 * are 0, and the blocks have any order in dest and source.
 */
#include <shmemx.h>

#include "api_test.h"

enum { GAP = 3, UNTOUCHED = 0xEE };

/* Returns the number of elements from one member to another. With `large`, some pairs exchange
 * many. */
static size_t length_of(int from, int to, bool large)
{
    size_t small = (size_t)((from * 5 + to * 3) % 7);
    return large ? small * 2741 : small;
}

/* One side of an exchange: the offset and length of the block for each member. Blocks are stored
 * from the end of the buffer, with gaps. */
struct side {
    size_t offsets[API_MAX_PES], nelems[API_MAX_PES], bytes[API_MAX_PES], byte_offsets[API_MAX_PES];
    size_t room; /* capacity of the buffer in elements */
};

static void lay_out(struct side *side, int n, size_t size)
{
    side->room = GAP;
    for (int i = n - 1; i >= 0; i--) {
        side->offsets[i] = side->room;
        side->room += side->nelems[i] + GAP;
        side->bytes[i] = side->nelems[i] * size;
        side->byte_offsets[i] = side->offsets[i] * size;
    }
}

static unsigned seed_of(int from, int to)
{
    return (unsigned)(from * 64 + to + 1);
}

struct exchange {
    shmem_team_t team;
    int me, n, root; /* root: -1 in an alltoall */
    size_t size;
    char *dest, *source;
    struct side takes, gives;
};

static void fill(struct exchange *exchange)
{
    const struct side *gives = &exchange->gives;
    memset(exchange->dest, UNTOUCHED, exchange->takes.room * exchange->size);
    for (int i = 0; i < exchange->n; i++)
        api_fill_pattern(exchange->source + gives->byte_offsets[i], gives->bytes[i],
                         seed_of(exchange->me, i));
    shmem_team_sync(exchange->team);
}

static void check_dest(const struct exchange *exchange)
{
    const struct side *takes = &exchange->takes;
    memset(exchange->source, 0, exchange->gives.room * exchange->size);
    for (int i = 0; i < exchange->n; i++) {
        const char *block = exchange->dest + takes->byte_offsets[i];
        CHECK_PATTERN(block, takes->bytes[i], seed_of(i, exchange->me));
        CHECK_FILLED(block - GAP * exchange->size, GAP * exchange->size, UNTOUCHED);
        CHECK_FILLED(block + takes->bytes[i], GAP * exchange->size, UNTOUCHED);
    }
    shmem_team_sync(exchange->team);
}

/* ---- Forms of the routines ---- */

struct routine {
    const char *name;
    size_t size;
    int (*alltoallv)(const struct exchange *exchange, shmemx_req_h *req);
    int (*gatherv)(const struct exchange *exchange, shmemx_req_h *req);
    int (*scatterv)(const struct exchange *exchange, shmemx_req_h *req);
};

/* Nonblocking if there is a request, otherwise blocking. */
#define WRAP(TYPE, NAME, SUFFIX, PREFIX, OFFSETS, LENGTHS)                                         \
    static int NAME##_alltoallv(const struct exchange *e, shmemx_req_h *req)                       \
    {                                                                                              \
        const struct side *to = &e->takes, *from = &e->gives;                                      \
        TYPE *dest = (TYPE *)(void *)e->dest, *source = (TYPE *)(void *)e->source;                 \
        if (req == NULL)                                                                           \
            return shmemx_##PREFIX##alltoallv##SUFFIX(e->team, dest, to->OFFSETS, to->LENGTHS,     \
                                                      source, from->OFFSETS, from->LENGTHS);       \
        return shmemx_##PREFIX##alltoallv##SUFFIX##_nb(e->team, dest, to->OFFSETS, to->LENGTHS,    \
                                                       source, from->OFFSETS, from->LENGTHS, req); \
    }                                                                                              \
    static int NAME##_gatherv(const struct exchange *e, shmemx_req_h *req)                         \
    {                                                                                              \
        const struct side *to = &e->takes, *from = &e->gives;                                      \
        TYPE *dest = e->me == e->root ? (TYPE *)(void *)e->dest : NULL;                            \
        TYPE *source = (TYPE *)(void *)(e->source + from->byte_offsets[e->root]);                  \
        size_t nelems = from->LENGTHS[e->root];                                                    \
        if (req == NULL)                                                                           \
            return shmemx_##PREFIX##gatherv##SUFFIX(e->team, dest, to->OFFSETS, to->LENGTHS,       \
                                                    source, nelems, e->root);                      \
        return shmemx_##PREFIX##gatherv##SUFFIX##_nb(e->team, dest, to->OFFSETS, to->LENGTHS,      \
                                                     source, nelems, e->root, req);                \
    }                                                                                              \
    static int NAME##_scatterv(const struct exchange *e, shmemx_req_h *req)                        \
    {                                                                                              \
        const struct side *to = &e->takes, *from = &e->gives;                                      \
        TYPE *dest = (TYPE *)(void *)(e->dest + to->byte_offsets[e->root]);                        \
        TYPE *source = e->me == e->root ? (TYPE *)(void *)e->source : NULL;                        \
        size_t nelems = to->LENGTHS[e->root];                                                      \
        if (req == NULL)                                                                           \
            return shmemx_##PREFIX##scatterv##SUFFIX(e->team, dest, nelems, source, from->OFFSETS, \
                                                     from->LENGTHS, e->root);                      \
        return shmemx_##PREFIX##scatterv##SUFFIX##_nb(e->team, dest, nelems, source,               \
                                                      from->OFFSETS, from->LENGTHS, e->root, req); \
    }
#define WRAP_TYPED(TYPE, NAME) WRAP(TYPE, NAME, , NAME##_, offsets, nelems)
#define LIST(NAME, BYTES)      {#NAME, BYTES, NAME##_alltoallv, NAME##_gatherv, NAME##_scatterv},
#define LIST_TYPED(TYPE, NAME) LIST(NAME, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
WRAP(void, mem, mem, , byte_offsets, bytes)
static const struct routine routines[] = {SHMEM_IMPL_RMA_TYPES(LIST_TYPED) LIST(mem, 1)};

/* ---- Checks ---- */

enum { LARGE_ROOM = (6 * 2741 + GAP) * 8 * 16 };
static char *dest_room, *source_room;

static void call(struct exchange *exchange,
                 int (*routine)(const struct exchange *exchange, shmemx_req_h *req), bool blocking)
{
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    lay_out(&exchange->takes, exchange->n, exchange->size);
    lay_out(&exchange->gives, exchange->n, exchange->size);
    fill(exchange);
    CHECK_EQ(routine(exchange, blocking ? NULL : &req), 0);
    if (!blocking)
        CHECK_EQ(shmemx_req_wait(&req), 0);
    check_dest(exchange);
}

/* Keeps only the blocks from, or to, the root. */
static void limit_to(struct side *side, int root, int n)
{
    for (int i = 0; i < n; i++)
        if (i != root)
            side->nelems[i] = 0;
}

static void check_routine(shmem_team_t team, const struct routine *routine, bool large,
                          bool blocking)
{
    static struct exchange made;
    struct exchange *exchange = &made;
    exchange->team = team;
    exchange->me = shmem_team_my_pe(team);
    exchange->n = shmem_team_n_pes(team);
    exchange->size = routine->size;
    /* Members use different offsets in their buffers. */
    exchange->dest = dest_room + (exchange->me % 2) * 64;
    exchange->source = source_room + (exchange->me % 3) * 64;
    api_about("irregular %s%s%s, member %d of %d", routine->name, large ? ", large" : "",
              blocking ? "" : ", nonblocking", exchange->me, exchange->n);
    for (exchange->root = -1; exchange->root < exchange->n && exchange->root < 3;
         exchange->root++) {
        for (int i = 0; i < exchange->n; i++) {
            exchange->takes.nelems[i] = length_of(i, exchange->me, large);
            exchange->gives.nelems[i] = length_of(exchange->me, i, large);
        }
        if (exchange->root < 0) {
            call(exchange, routine->alltoallv, blocking);
            continue;
        }
        struct side *rooted = exchange->me == exchange->root ? NULL : &exchange->takes;
        struct exchange all = *exchange;
        if (rooted != NULL)
            limit_to(rooted, -1, exchange->n);
        limit_to(&exchange->gives, exchange->root, exchange->n);
        call(exchange, routine->gatherv, blocking);
        *exchange = all;
        if (exchange->me != exchange->root)
            limit_to(&exchange->gives, -1, exchange->n);
        limit_to(&exchange->takes, exchange->root, exchange->n);
        call(exchange, routine->scatterv, blocking);
    }
}

static void check_on_team(shmem_team_t team)
{
    for (size_t i = 0; i < LENGTH(routines); i++)
        check_routine(team, &routines[i], false, i % 2 == 0);
    const struct routine *mem = &routines[LENGTH(routines) - 1];
    struct routine words = *mem;
    check_routine(team, mem, true, true);
    words.size = 8;
    check_routine(team, &words, true, false);
    words.size = 96; /* exceeds the capacity of a slot within a node */
    check_routine(team, &words, false, true);
}

static void irregular_blocks_of_all_types_arrive(void)
{
    dest_room = shmem_malloc(LARGE_ROOM);
    source_room = shmem_malloc(LARGE_ROOM);
    api_for_each_team(check_on_team);
    shmem_free(source_room);
    shmem_free(dest_room);
}

/* Blocking calls without a barrier between them. Only the waiting inside each call keeps its
 * data separate from the next call's. The bytes of a block identify the call. */
static void consecutive_alltoallv_calls_keep_data_apart(void)
{
    enum { CALLS = 40, MOST = 300 };
    int me = shmem_my_pe(), n = shmem_n_pes();
    size_t offsets[API_MAX_PES], bytes[API_MAX_PES];
    size_t room = MOST * (size_t)n;
    unsigned char *dest = shmem_malloc(room), *source = shmem_malloc(room);
    for (int round = 0; round < CALLS; round++) {
        for (int i = 0; i < n; i++) {
            offsets[i] = MOST * (size_t)i;
            bytes[i] = (size_t)((me + i + round) * 37 % (round % 2 == 0 ? 8 : MOST));
            memset(source + offsets[i], me * 16 + i + round, bytes[i]);
        }
        CHECK_EQ(
            shmemx_alltoallvmem(SHMEM_TEAM_WORLD, dest, offsets, bytes, source, offsets, bytes), 0);
        memset(source, 0, room);
        for (int i = 0; i < n; i++)
            CHECK_FILLED((char *)dest + offsets[i], bytes[i], (unsigned char)(i * 16 + me + round));
    }
    shmem_free(source);
    shmem_free(dest);
}

const struct api_test irregular_tests[] = {
    {"irregular_all_types", irregular_blocks_of_all_types_arrive, 1},
    {"irregular_in_a_row", consecutive_alltoallv_calls_keep_data_apart, 1},
    API_TEST_END,
};
