/*
 * Puts and gets of boxes and lists of pieces, with random shapes. A model that copies element by
 * element provides the expected result. With TEST_DEVICE_TYPE, either side or both are in memory of
 * a space.
 */
#include <shmemx.h>
#include <stdlib.h>

#include "api_test.h"

enum { ROOM = 60000, UNTOUCHED = 0xA5 };

/* State of the random generator; equal on all PEs. */
static uint64_t state;
static size_t below(size_t n)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (size_t)(state >> 33) % n;
}

/* How a routine is called: it blocks, it is nonblocking and a quiet completes it, or requests
 * complete it. */
enum form { BLOCKING, NONBLOCKING, REQUESTED, FORMS };
static const char *const form_names[] = {"blocking", "nonblocking", "with requests"};

/* The sides of a transfer (`there` on the next PE, and `here`), and buffers for expected and
 * actual contents. */
static struct {
    unsigned char *there, *here, *expected, *got;
    unsigned char *of_host[2], *of_space[2]; /* indexed: there, here */
    shmem_space_t space;
    shmem_team_t team;
} memory;

static void make_memory(void)
{
    shmem_space_config_t config = {.device_type = api_space_type(), .size = (size_t)4 * ROOM};
    memory.there = memory.of_host[0] = shmem_malloc(ROOM);
    memory.here = memory.of_host[1] = malloc(ROOM);
    memory.expected = malloc(ROOM);
    memory.got = malloc(ROOM);
    if (getenv("TEST_DEVICE_TYPE") == NULL)
        return;
    CHECK_EQ(shmem_space_create(&config, &memory.space, &memory.team), 0);
    for (int i = 0; i < 2; i++)
        memory.of_space[i] = shmem_space_malloc(memory.space, ROOM);
}

/* Puts into the space's memory, depending on the round: `there`, `here`, both sides, or neither. */
static void choose_memory(int round)
{
    if (memory.of_space[0] == NULL)
        return;
    memory.there = round / FORMS % 4 & 1 ? memory.of_host[0] : memory.of_space[0];
    memory.here = round / FORMS % 4 & 2 ? memory.of_host[1] : memory.of_space[1];
}

static void free_memory(void)
{
    free(memory.got);
    free(memory.expected);
    free(memory.of_host[1]);
    shmem_barrier_all();
    shmem_free(memory.of_host[0]);
    if (memory.of_space[0] == NULL)
        return;
    for (int i = 0; i < 2; i++)
        shmem_space_free(memory.space, memory.of_space[i]);
    shmem_team_destroy(memory.team);
    shmem_space_destroy(memory.space);
    memory.of_space[0] = NULL;
}

/* Returns the number of rounds. Device memory needs fewer: between nodes each piece of a get
 * costs a round trip. */
static int rounds(int of_host)
{
    return memory.of_space[0] == NULL ? of_host : 4 * FORMS;
}

static bool is_as_expected(const unsigned char *side)
{
    api_load(memory.got, side, ROOM);
    return memcmp(memory.got, memory.expected, ROOM) == 0;
}

static void wait_for(shmemx_req_h *one, shmemx_req_h *other)
{
    CHECK_EQ(shmemx_req_wait(one), 0);
    if (other != NULL)
        CHECK_EQ(shmemx_req_wait(other), 0);
}

/* Before a put, `there` is filled with UNTOUCHED and `here` with this PE's bytes. A get is
 * prepared the other way round. */
static void begin_put(void)
{
    api_set(memory.there, UNTOUCHED, ROOM);
    api_fill_pattern(memory.here, ROOM, (unsigned)shmem_my_pe());
    shmem_barrier_all();
}

static void begin_get(void)
{
    api_set(memory.here, UNTOUCHED, ROOM);
    api_fill_pattern(memory.there, ROOM, (unsigned)shmem_my_pe());
    shmem_barrier_all();
}

/* Returns the bytes that a PE's buffer contains. */
static unsigned char *bytes_of(int pe)
{
    static unsigned char bytes[ROOM];
    api_fill_pattern(bytes, ROOM, (unsigned)pe);
    memset(memory.expected, UNTOUCHED, ROOM);
    return bytes;
}

/* ---- Boxes ---- */

struct box {
    ptrdiff_t dest_strides[SHMEMX_DIMENSIONS_MOST], source_strides[SHMEMX_DIMENSIONS_MOST];
    size_t extents[SHMEMX_DIMENSIONS_MOST], ndims, size;
};

/* Sets strides with or without gaps, so that dimensions can or cannot be merged. If `reversed`,
 * the first dimension is the innermost. */
static void make_strides(ptrdiff_t *strides, const struct box *box, bool reversed)
{
    ptrdiff_t step = (ptrdiff_t)(box->size + below(3) % 2 * below(9));
    for (size_t k = box->ndims; k-- > 0;) {
        size_t d = reversed ? box->ndims - 1 - k : k;
        strides[d] = step;
        step = step * (ptrdiff_t)box->extents[d] + (ptrdiff_t)(below(2) * below(12));
    }
}

static size_t span(const ptrdiff_t *strides, const struct box *box)
{
    size_t bytes = box->size;
    for (size_t d = 0; d < box->ndims; d++)
        bytes += (box->extents[d] - 1) * (size_t)strides[d];
    return bytes;
}

static void make_box(struct box *box)
{
    static const size_t sizes[] = {1, 2, 4, 8, 16, 3, 24, 700};
    do {
        box->ndims = below(SHMEMX_DIMENSIONS_MOST + 1);
        box->size = sizes[below(LENGTH(sizes))];
        for (size_t d = 0; d < box->ndims; d++)
            box->extents[d] = 1 + below(box->ndims > 4 ? 3 : 9);
        make_strides(box->dest_strides, box, below(4) == 0);
        make_strides(box->source_strides, box, below(4) == 0);
    } while (span(box->dest_strides, box) > ROOM || span(box->source_strides, box) > ROOM);
}

/* Model: copies one element after another. */
static void move_box(unsigned char *dest, const unsigned char *source, const struct box *box,
                     size_t dimension)
{
    if (dimension == box->ndims) {
        memcpy(dest, source, box->size);
        return;
    }
    for (size_t i = 0; i < box->extents[dimension]; i++)
        move_box(dest + i * (size_t)box->dest_strides[dimension],
                 source + i * (size_t)box->source_strides[dimension], box, dimension + 1);
}

#define BOX box->extents, box->ndims, box->size

static void put_box(enum form form, shmem_ctx_t ctx, const struct box *box, int pe)
{
    shmemx_req_h local, remote;
    if (form == BLOCKING)
        shmemx_ctx_put_nd(ctx, memory.there, box->dest_strides, memory.here, box->source_strides,
                          BOX, pe);
    else if (form == NONBLOCKING)
        shmemx_put_nd_nbi(memory.there, box->dest_strides, memory.here, box->source_strides, BOX,
                          pe);
    else
        shmemx_ctx_put_nd_req(ctx, memory.there, box->dest_strides, memory.here,
                              box->source_strides, BOX, pe, &local, &remote);
    if (form == REQUESTED)
        wait_for(&local, &remote);
    else
        shmem_ctx_quiet(ctx);
}

static void get_box(enum form form, shmem_ctx_t ctx, const struct box *box, int pe)
{
    shmemx_req_h req;
    if (form == BLOCKING)
        shmemx_get_nd(memory.here, box->dest_strides, memory.there, box->source_strides, BOX, pe);
    else if (form == NONBLOCKING)
        shmemx_ctx_get_nd_nbi(ctx, memory.here, box->dest_strides, memory.there,
                              box->source_strides, BOX, pe);
    else
        shmemx_ctx_get_nd_req(ctx, memory.here, box->dest_strides, memory.there,
                              box->source_strides, BOX, pe, &req);
    if (form == REQUESTED)
        wait_for(&req, NULL);
    else if (form == NONBLOCKING)
        shmem_ctx_quiet(ctx);
}

static void check_box(const struct box *box, enum form form)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    api_about("%s, %zu dimensions of %zu bytes", form_names[form], box->ndims, box->size);
    begin_put();
    put_box(form, SHMEM_CTX_DEFAULT, box, next);
    api_set(memory.here, 0, ROOM);
    shmem_sync_all(); /* the sync completes nothing; the put is already complete */
    move_box(memory.expected, bytes_of(previous), box, 0);
    CHECK(is_as_expected(memory.there));
    shmem_barrier_all();
    begin_get();
    get_box(form, SHMEM_CTX_DEFAULT, box, next);
    move_box(memory.expected, bytes_of(next), box, 0);
    CHECK(is_as_expected(memory.here));
    shmem_barrier_all();
}

static void random_boxes_match_the_model(void)
{
    make_memory();
    state = 7;
    for (int round = 0; round < rounds(60); round++) {
        struct box box;
        make_box(&box);
        choose_memory(round);
        check_box(&box, (enum form)(round % FORMS));
    }
    free_memory();
}

/* Boxes without elements, and with one. */
static void empty_boxes_write_nothing(void)
{
    struct box box = {.extents = {3, 0, 2}, .ndims = 3, .size = 8};
    shmemx_req_h reqs[3];
    make_memory();
    make_strides(box.dest_strides, &box, false);
    make_strides(box.source_strides, &box, false);
    begin_put();
    shmemx_put_nd(memory.there, box.dest_strides, memory.here, box.source_strides, box.extents,
                  box.ndims, box.size, 0);
    shmemx_put_nd(NULL, NULL, NULL, NULL, NULL, 0, 0, 0);
    shmemx_ctx_put_nd_req(SHMEM_CTX_DEFAULT, memory.there, box.dest_strides, memory.here,
                          box.source_strides, box.extents, box.ndims, box.size, 0, &reqs[0],
                          &reqs[1]);
    shmemx_ctx_getv_req(SHMEM_CTX_DEFAULT, NULL, 0, NULL, 0, 0, &reqs[2]);
    CHECK_EQ(shmemx_req_wait_all(reqs, 3, NULL), 0);
    shmem_barrier_all();
    CHECK_FILLED(memory.there, ROOM, UNTOUCHED);
    shmem_barrier_all();
    box.ndims = 0;
    for (int form = 0; form < FORMS; form++)
        check_box(&box, (enum form)form);
    free_memory();
}

/* A face of a box of 8-byte elements that is surrounded by a halo. */
static void faces_of_boxes_match_the_model(void)
{
    enum { SIDE = 18, INNER = 16 };
    struct box box = {.dest_strides = {SIDE * SIDE * 8, SIDE * 8},
                      .source_strides = {INNER * 8, 8},
                      .extents = {INNER, INNER},
                      .ndims = 2,
                      .size = 8};
    make_memory();
    for (int round = 0; round < 4 * FORMS; round++) {
        choose_memory(round);
        check_box(&box, (enum form)(round % FORMS));
    }
    free_memory();
}

/* ---- Lists ---- */

enum { PIECES = 40 };

/* Divides `bytes` bytes into random pieces in ascending order, with gaps between them. Some
 * pieces are empty. */
static size_t cut(shmemx_piece_t *pieces, unsigned char *memory_of_side, size_t bytes)
{
    size_t count = 0, at = below(50);
    while (bytes > 0) {
        size_t longest = bytes < 4000 ? bytes : 4000;
        size_t length = count + 1 == PIECES ? bytes : below(longest + 1);
        pieces[count++] = (shmemx_piece_t){memory_of_side + at, length};
        at += length + below(2) * below(300);
        bytes -= length;
    }
    return count;
}

static void move_lists(unsigned char *dest, const unsigned char *dest_base,
                       const shmemx_piece_t *to, const unsigned char *source,
                       const unsigned char *source_base, const shmemx_piece_t *from, size_t bytes)
{
    size_t to_used = 0, from_used = 0;
    for (; bytes > 0; bytes--) {
        while (to_used == to->bytes)
            to++, to_used = 0;
        while (from_used == from->bytes)
            from++, from_used = 0;
        dest[(unsigned char *)to->base - dest_base + to_used++] =
            source[(unsigned char *)from->base - source_base + from_used++];
    }
}

#define LISTS dest, ndest, source, nsource, pe

static void put_lists(enum form form, const shmemx_piece_t *dest, size_t ndest,
                      const shmemx_piece_t *source, size_t nsource, int pe)
{
    shmemx_req_h local, remote;
    if (form == BLOCKING)
        shmemx_putv(LISTS);
    else if (form == NONBLOCKING)
        shmemx_ctx_putv_nbi(SHMEM_CTX_DEFAULT, LISTS);
    else
        shmemx_ctx_putv_req(SHMEM_CTX_DEFAULT, LISTS, &local, &remote);
    if (form == REQUESTED)
        wait_for(&local, &remote);
    else
        shmem_quiet();
}

static void get_lists(enum form form, const shmemx_piece_t *dest, size_t ndest,
                      const shmemx_piece_t *source, size_t nsource, int pe)
{
    shmemx_req_h req;
    if (form == BLOCKING)
        shmemx_ctx_getv(SHMEM_CTX_DEFAULT, LISTS);
    else if (form == NONBLOCKING)
        shmemx_getv_nbi(LISTS);
    else
        shmemx_ctx_getv_req(SHMEM_CTX_DEFAULT, LISTS, &req);
    if (form == REQUESTED)
        wait_for(&req, NULL);
    else if (form == NONBLOCKING)
        shmem_quiet();
}

static void check_lists(size_t bytes, enum form form)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    shmemx_piece_t there[PIECES], here[PIECES];
    size_t nthere = cut(there, memory.there, bytes), nhere = cut(here, memory.here, bytes);
    api_about("%s, %zu bytes in %zu and %zu pieces", form_names[form], bytes, nthere, nhere);
    begin_put();
    put_lists(form, there, nthere, here, nhere, next);
    api_set(memory.here, 0, ROOM);
    shmem_sync_all();
    const unsigned char *source = bytes_of(previous);
    move_lists(memory.expected, memory.there, there, source, memory.here, here, bytes);
    CHECK(is_as_expected(memory.there));
    shmem_barrier_all();
    begin_get();
    get_lists(form, here, nhere, there, nthere, next);
    source = bytes_of(next);
    move_lists(memory.expected, memory.here, here, source, memory.there, there, bytes);
    CHECK(is_as_expected(memory.here));
    shmem_barrier_all();
}

static void random_lists_match_the_model(void)
{
    make_memory();
    state = 11;
    for (int round = 0; round < rounds(45); round++) {
        choose_memory(round);
        check_lists(1 + below(round % 3 == 0 ? 60 : 40000), (enum form)(round % FORMS));
    }
    free_memory();
}

/* Pieces longer than a packet, in several segments; and an empty list. */
static void lists_of_long_pieces_arrive_complete(void)
{
    enum { BYTES = 700000 };
    static char of_bss[BYTES];
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    char *heap = shmem_malloc(BYTES), *source = malloc(2 * BYTES);
    api_fill_pattern(source, 2 * BYTES, (unsigned)me);
    shmem_barrier_all();
    for (int form = 0; form < FORMS; form++) {
        memset(heap, 0, BYTES);
        memset(of_bss, 0, BYTES);
        shmem_barrier_all();
        put_lists((enum form)form, (shmemx_piece_t[]){{heap, BYTES}, {NULL, 0}, {of_bss, BYTES}}, 3,
                  (shmemx_piece_t[]){{source, 20}, {source + 20, 2 * BYTES - 20}}, 2, next);
        shmem_sync_all();
        char *expected = malloc(2 * BYTES);
        api_fill_pattern(expected, 2 * BYTES, (unsigned)previous);
        CHECK(memcmp(heap, expected, BYTES) == 0);
        CHECK(memcmp(of_bss, expected + BYTES, BYTES) == 0);
        free(expected);
        shmem_barrier_all();
    }
    put_lists(BLOCKING, NULL, 0, (shmemx_piece_t[]){{NULL, 0}}, 1, next);
    shmem_barrier_all();
    free(source);
    shmem_free(heap);
}

const struct api_test shape_tests[] = {
    {"boxes_random", random_boxes_match_the_model, 1},
    {"boxes_empty", empty_boxes_write_nothing, 1},
    {"boxes_face", faces_of_boxes_match_the_model, 1},
    {"lists_random", random_lists_match_the_model, 1},
    {"lists_long", lists_of_long_pieces_arrive_complete, 1},
    API_TEST_END,
};
