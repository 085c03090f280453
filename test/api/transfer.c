#include "transfer.h"

#include <stdlib.h>
#include <unistd.h>

enum { SLOT = 192, GUARD = 32, NELEMS = 7, UNTOUCHED = 0xEE };
enum { LARGE = 5 * 1024 * 1024 + 13 };

static unsigned seed_of(int from, int to)
{
    return (unsigned)(from * 67 + to + 1);
}

/* Creates a context of the world for the routines that take one. */
static shmem_ctx_t make_context(void)
{
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    return ctx;
}

static void put_to_all(const struct transfer_routine *routine, shmem_ctx_t ctx, char *zone,
                       enum completion when)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    size_t bytes = NELEMS * routine->size;
    char *sources = malloc((size_t)n * bytes);
    for (int pe = 0; pe < n; pe++) {
        char *source = sources + (size_t)pe * bytes;
        api_fill_pattern(source, bytes, seed_of(me, pe));
        routine->call(ctx, zone + me * SLOT + GUARD, source, NELEMS, pe);
        if (when == AT_RETURN)
            memset(source, 0, bytes);
    }
    routine->call(ctx, NULL, NULL, 0, me);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    free(sources);
}

static void check_put(const struct transfer_routine *routine, shmem_ctx_t ctx, int zone_number,
                      enum completion when)
{
    size_t bytes = NELEMS * routine->size;
    api_about("%s into %s%s", routine->name, api_zone_name(zone_number),
              ctx == SHMEM_CTX_DEFAULT ? "" : " on a context");
    char *zone = api_clear_zone(zone_number, UNTOUCHED);
    put_to_all(routine, ctx, zone, when);
    for (int from = 0; from < shmem_n_pes(); from++) {
        const char *slot = zone + from * SLOT;
        CHECK_FILLED(slot, GUARD, UNTOUCHED);
        CHECK_PATTERN(slot + GUARD, bytes, seed_of(from, shmem_my_pe()));
        CHECK_FILLED(slot + GUARD + bytes, SLOT - GUARD - bytes, UNTOUCHED);
    }
    shmem_barrier_all();
}

void transfer_check_puts(const struct transfer_routine *routines, size_t count,
                         enum completion when)
{
    shmem_ctx_t ctx = make_context();
    for (size_t i = 0; i < count; i++)
        for (int zone = 0; zone < ZONE_COUNT; zone++) {
            if (!api_zone_matters(zone))
                continue;
            check_put(&routines[i], SHMEM_CTX_DEFAULT, zone, when);
            if (routines[i].has_ctx && (zone == ZONE_HEAP || zone == ZONE_SPACE))
                check_put(&routines[i], ctx, zone, when);
        }
    shmem_ctx_destroy(ctx);
}

static void get_from_all(const struct transfer_routine *routine, shmem_ctx_t ctx, const char *zone,
                         char *dests, enum completion when)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (int pe = 0; pe < n; pe++) {
        routine->call(ctx, dests + pe * SLOT + GUARD, zone + me * SLOT + GUARD, NELEMS, pe);
        if (when == AT_RETURN)
            CHECK_PATTERN(dests + pe * SLOT + GUARD, NELEMS * routine->size, seed_of(pe, me));
    }
    routine->call(ctx, NULL, NULL, 0, me);
    shmem_ctx_quiet(ctx);
}

static void check_get(const struct transfer_routine *routine, shmem_ctx_t ctx, int zone_number,
                      enum completion when)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    size_t bytes = NELEMS * routine->size;
    api_about("%s from %s%s", routine->name, api_zone_name(zone_number),
              ctx == SHMEM_CTX_DEFAULT ? "" : " on a context");
    char *zone = api_zone(zone_number);
    for (int pe = 0; pe < n; pe++)
        api_fill_pattern(zone + pe * SLOT + GUARD, bytes, seed_of(me, pe));
    char *dests = malloc((size_t)n * SLOT);
    memset(dests, UNTOUCHED, (size_t)n * SLOT);
    shmem_barrier_all();
    get_from_all(routine, ctx, zone, dests, when);
    for (int pe = 0; pe < n; pe++) {
        const char *slot = dests + pe * SLOT;
        CHECK_FILLED(slot, GUARD, UNTOUCHED);
        CHECK_PATTERN(slot + GUARD, bytes, seed_of(pe, me));
        CHECK_FILLED(slot + GUARD + bytes, SLOT - GUARD - bytes, UNTOUCHED);
    }
    shmem_barrier_all();
    free(dests);
}

void transfer_check_gets(const struct transfer_routine *routines, size_t count,
                         enum completion when)
{
    shmem_ctx_t ctx = make_context();
    for (size_t i = 0; i < count; i++)
        for (int zone = 0; zone < ZONE_COUNT; zone++) {
            if (!api_zone_matters(zone))
                continue;
            check_get(&routines[i], SHMEM_CTX_DEFAULT, zone, when);
            if (routines[i].has_ctx && (zone == ZONE_HEAP || zone == ZONE_SPACE))
                check_get(&routines[i], ctx, zone, when);
        }
    shmem_ctx_destroy(ctx);
}

void transfer_check_odd_put(const struct transfer_routine *routine)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    int from = (me + n - 1) % n;
    char source[128];
    for (size_t length = 0; length <= 70; length++) {
        size_t to_offset = length % 17, from_offset = length * 5 % 16;
        api_about("%s of %zu bytes at offset %zu", routine->name, length, to_offset);
        char *zone = api_clear_zone(ZONE_HEAP, UNTOUCHED);
        api_fill_pattern(source + from_offset, length, seed_of(me, 0));
        routine->call(SHMEM_CTX_DEFAULT, zone + to_offset, source + from_offset, length,
                      (me + 1) % n);
        shmem_barrier_all();
        CHECK_FILLED(zone, to_offset, UNTOUCHED);
        CHECK_PATTERN(zone + to_offset, length, seed_of(from, 0));
        CHECK_FILLED(zone + to_offset + length, 64, UNTOUCHED);
        shmem_barrier_all();
    }
}

void transfer_check_odd_get(const struct transfer_routine *routine)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    int from = (me + 1) % n;
    char *zone = api_zone(ZONE_BSS);
    char dest[192];
    for (size_t length = 0; length <= 70; length++) {
        size_t to_offset = length % 17, from_offset = length * 5 % 16;
        api_about("%s of %zu bytes at offset %zu", routine->name, length, from_offset);
        shmem_barrier_all();
        api_fill_pattern(zone + from_offset, length, seed_of(me, 0));
        memset(dest, UNTOUCHED, sizeof dest);
        shmem_barrier_all();
        routine->call(SHMEM_CTX_DEFAULT, dest + to_offset, zone + from_offset, length, from);
        shmem_quiet();
        CHECK_FILLED(dest, to_offset, UNTOUCHED);
        CHECK_PATTERN(dest + to_offset, length, seed_of(from, 0));
        CHECK_FILLED(dest + to_offset + length, 64, UNTOUCHED);
    }
    shmem_barrier_all();
}

void transfer_check_large_put(const struct transfer_routine *routine)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    char *dest = shmem_malloc(LARGE + 2 * GUARD);
    char *source = malloc(LARGE);
    memset(dest, UNTOUCHED, LARGE + 2 * GUARD);
    api_fill_pattern(source, LARGE, seed_of(me, 1));
    shmem_barrier_all();
    routine->call(SHMEM_CTX_DEFAULT, dest + GUARD, source, LARGE, (me + 1) % n);
    shmem_barrier_all();
    CHECK_FILLED(dest, GUARD, UNTOUCHED);
    CHECK_PATTERN(dest + GUARD, LARGE, seed_of((me + n - 1) % n, 1));
    CHECK_FILLED(dest + GUARD + LARGE, GUARD, UNTOUCHED);
    free(source);
    shmem_free(dest);
}

/* Whether or not the progress thread polls the network during the pause, the data must be right. */
void transfer_check_large_get(const struct transfer_routine *routine)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    char *source = shmem_malloc(LARGE);
    char *dest = malloc(LARGE);
    api_fill_pattern(source, LARGE, seed_of(me, 2));
    shmem_barrier_all();
    for (unsigned pause = 0; pause < 4; pause++) {
        memset(dest, UNTOUCHED, LARGE);
        routine->call(SHMEM_CTX_DEFAULT, dest, source, LARGE, (me + 1) % n);
        usleep(2000 * pause);
        shmem_quiet();
        CHECK_PATTERN(dest, LARGE, seed_of((me + 1) % n, 2));
    }
    free(dest);
    shmem_free(source);
}

/* Strides and block sizes, in elements. */
struct shape {
    ptrdiff_t dst, sst;
    size_t bsize, nblocks;
};

static const struct shape shapes[] = {
    {1, 1, 1, 9}, {2, 1, 1, 5}, {1, 3, 1, 5}, {4, 5, 1, 6}, {2, 2, 1, 1}, {3, 2, 2, 4},
    {2, 2, 2, 4}, {3, 5, 3, 3}, {4, 4, 1, 3}, {3, 3, 3, 0}, {9, 7, 5, 2},
};
enum { STRIDED_BYTES = 64 * 16 };

/* Computes the expected contents: copies the blocks of `source` into `dest`, which contains the
 * background. */
static void copy_blocks(char *dest, const char *source, const struct shape *shape, size_t size)
{
    for (size_t block = 0; block < shape->nblocks; block++)
        for (size_t i = 0; i < shape->bsize * size; i++)
            dest[block * (size_t)shape->dst * size + i] =
                source[block * (size_t)shape->sst * size + i];
}

static bool fits(const struct strided_routine *routine, const struct shape *shape)
{
    return routine->has_blocks || shape->bsize == 1;
}

static void check_strided_put(const struct strided_routine *routine, shmem_ctx_t ctx,
                              const struct shape *shape, int zone_number)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    char source[STRIDED_BYTES], expected[STRIDED_BYTES], got[STRIDED_BYTES];
    api_about("%s, strides %td and %td, %zu blocks of %zu, into %s", routine->name, shape->dst,
              shape->sst, shape->nblocks, shape->bsize, api_zone_name(zone_number));
    char *zone = api_clear_zone(zone_number, UNTOUCHED);
    api_fill_pattern(source, sizeof source, seed_of(me, 3));
    routine->call(ctx, zone, source, shape->dst, shape->sst, shape->bsize, shape->nblocks,
                  (me + 1) % n);
    memset(source, 0, sizeof source);
    routine->call(ctx, NULL, NULL, 1, 1, 1, 0, me);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    api_fill_pattern(source, sizeof source, seed_of((me + n - 1) % n, 3));
    memset(expected, UNTOUCHED, sizeof expected);
    copy_blocks(expected, source, shape, routine->size);
    api_load(got, zone, sizeof got);
    CHECK(memcmp(got, expected, sizeof expected) == 0);
    shmem_barrier_all();
}

static void check_strided_get(const struct strided_routine *routine, shmem_ctx_t ctx,
                              const struct shape *shape, int zone_number)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    char source[STRIDED_BYTES], expected[STRIDED_BYTES], dest[STRIDED_BYTES];
    api_about("%s, strides %td and %td, %zu blocks of %zu, from %s", routine->name, shape->dst,
              shape->sst, shape->nblocks, shape->bsize, api_zone_name(zone_number));
    char *zone = api_zone(zone_number);
    api_fill_pattern(zone, STRIDED_BYTES, seed_of(me, 4));
    memset(dest, UNTOUCHED, sizeof dest);
    memset(expected, UNTOUCHED, sizeof expected);
    shmem_barrier_all();
    routine->call(ctx, dest, zone, shape->dst, shape->sst, shape->bsize, shape->nblocks,
                  (me + 1) % n);
    api_fill_pattern(source, sizeof source, seed_of((me + 1) % n, 4));
    copy_blocks(expected, source, shape, routine->size);
    CHECK(memcmp(dest, expected, sizeof expected) == 0);
    shmem_barrier_all();
}

static void check_strided(const struct strided_routine *routines, size_t count,
                          void (*check)(const struct strided_routine *routine, shmem_ctx_t ctx,
                                        const struct shape *shape, int zone_number))
{
    shmem_ctx_t ctx = make_context();
    for (size_t i = 0; i < count; i++)
        for (size_t shape = 0; shape < LENGTH(shapes); shape++)
            if (fits(&routines[i], &shapes[shape]))
                check(&routines[i], routines[i].has_ctx ? ctx : SHMEM_CTX_DEFAULT, &shapes[shape],
                      (int)((i + shape) % ZONE_COUNT));
    shmem_ctx_destroy(ctx);
}

void transfer_check_strided_puts(const struct strided_routine *routines, size_t count)
{
    check_strided(routines, count, check_strided_put);
}

void transfer_check_strided_gets(const struct strided_routine *routines, size_t count)
{
    check_strided(routines, count, check_strided_get);
}
