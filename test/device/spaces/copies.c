/*
 * shmemx_copy and shmemx_copy_nbi: copies between any two PEs, to and from any memory.
 */
#include <stdlib.h>

#include "spaces_test.h"

enum { BYTES = 600, GUARD = 20, SLOT = BYTES + 2 * GUARD, LARGE = 300001 };

static struct {
    struct made made;
    char *dest[PLACES], *source[PLACES]; /* `dest` has a slot for each PE */
} buffers;

static char static_dest[API_MAX_PES * SLOT], static_source[BYTES];

static void allocate(void)
{
    size_t slots = (size_t)shmem_n_pes() * SLOT;
    buffers.made = spaces_make(64 * KIB + 2 * slots);
    buffers.dest[AT_DEVICE] = shmem_space_malloc(buffers.made.space, slots);
    buffers.source[AT_DEVICE] = shmem_space_malloc(buffers.made.space, BYTES);
    buffers.dest[AT_HEAP] = shmem_malloc(slots);
    buffers.source[AT_HEAP] = shmem_malloc(BYTES);
    buffers.dest[AT_STATIC] = static_dest;
    buffers.source[AT_STATIC] = static_source;
    buffers.dest[AT_PRIVATE] = malloc(slots);
    buffers.source[AT_PRIVATE] = malloc(BYTES);
}

static void release(void)
{
    free(buffers.source[AT_PRIVATE]);
    free(buffers.dest[AT_PRIVATE]);
    shmem_free(buffers.source[AT_HEAP]);
    shmem_free(buffers.dest[AT_HEAP]);
    shmem_space_free(buffers.made.space, buffers.source[AT_DEVICE]);
    shmem_space_free(buffers.made.space, buffers.dest[AT_DEVICE]);
    spaces_unmake(buffers.made);
}

/* A copy: the destination and source PEs, as distances from this PE, and the kinds of their
 * memory. */
struct route {
    enum place dest, source;
    int dest_distance, source_distance;
    bool is_nbi;
};

static unsigned seed_of(enum place place, int pe)
{
    return (unsigned)place * 100 + (unsigned)pe + 1;
}

/* Every PE starts a copy into its own slot at the destination PE. */
static void check_route(const struct route *route)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    int to = (me + route->dest_distance) % n, from = (me + route->source_distance) % n;
    int orderer = (me + n - route->dest_distance) % n;
    int sender = (orderer + route->source_distance) % n;
    char *slots = buffers.dest[route->dest], *slot = slots + (size_t)orderer * SLOT;
    api_about("from %s of PE +%d to %s of PE +%d%s", spaces_place_name(route->source),
              route->source_distance, spaces_place_name(route->dest), route->dest_distance,
              route->is_nbi ? ", nbi" : "");
    api_set(slots, SPACES_UNTOUCHED, (size_t)n * SLOT);
    shmem_barrier_all();
    (route->is_nbi ? shmemx_copy_nbi : shmemx_copy)(slots + (size_t)me * SLOT + GUARD, to,
                                                    buffers.source[route->source], from, BYTES);
    shmem_quiet();
    shmem_barrier_all();
    CHECK_FILLED(slot, GUARD, SPACES_UNTOUCHED);
    CHECK_PATTERN(slot + GUARD, BYTES, seed_of(route->source, sender));
    CHECK_FILLED(slot + GUARD + BYTES, GUARD, SPACES_UNTOUCHED);
}

static bool is_possible(const struct route *route)
{
    return (route->dest != AT_PRIVATE || route->dest_distance == 0) &&
           (route->source != AT_PRIVATE || route->source_distance == 0);
}

static void with_distances(enum place dest, enum place source)
{
    for (int to = 0; to < 3; to++)
        for (int from = 0; from < 3; from++) {
            int n = shmem_n_pes();
            struct route route = {dest, source, to % n, from % n, (to + from) % 2 != 0};
            if (is_possible(&route))
                check_route(&route);
        }
}

static void copies_write_only_their_destination(void)
{
    allocate();
    for (int place = 0; place < PLACES; place++)
        api_fill_pattern(buffers.source[place], BYTES, seed_of((enum place)place, shmem_my_pe()));
    for (int dest = 0; dest < PLACES; dest++)
        for (int source = 0; source < PLACES; source++)
            with_distances((enum place)dest, (enum place)source);
    release();
}

/* Neither the source nor the destination is this PE. */
static void large_copies_between_other_pes_arrive(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    struct made made = spaces_make(MIB);
    char *dest = shmem_space_malloc(made.space, LARGE);
    char *source = shmem_space_malloc(made.space, LARGE);
    api_fill_pattern(source, LARGE, (unsigned)me);
    shmem_barrier_all();
    shmemx_copy(dest, (me + 1) % n, source, (me + 2) % n, LARGE);
    shmem_barrier_all();
    CHECK_PATTERN(dest, LARGE, (unsigned)((me + 1) % n));
    shmem_barrier_all();
    shmemx_copy_nbi(dest, (me + 2) % n, source, (me + 1) % n, LARGE);
    shmemx_copy(dest, me, source, me, 0);
    shmem_quiet();
    shmem_barrier_all();
    CHECK_PATTERN(dest, LARGE, (unsigned)((me + n + n - 1) % n));
    shmem_space_free(made.space, source);
    shmem_space_free(made.space, dest);
    spaces_unmake(made);
}

const struct api_test copies_tests[] = {
    {"copies_of_all_places", copies_write_only_their_destination, 1},
    {"copies_large", large_copies_between_other_pes_arrive, 1},
    API_TEST_END,
};
