#include "between_transfers.h"
#include "figures.h"
#include "overlap.h"
#include "paired.h"

#include <shmem.h>
#ifdef ISTHMUS_VERSION
#include <shmemx.h>
#endif
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST    ((size_t)1 << 20) /* bytes of one transfer */
#define STRIDE  2                 /* every second block */
#define WORDS   ((size_t)1 << 15) /* words of a PE that others add to or get */
#define UPDATES 10000             /* updates of words between two quiets */

static char *blocks;   /* STRIDE * MOST bytes */
static char *separate; /* STRIDE * MOST bytes, not symmetric */
static long *words, *results;

/* ---- Blocks ---- */

static size_t block_bytes;

static void put_whole(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_putmem(blocks, separate, row->bytes, paired.peer);
        shmem_quiet();
    }
}

static void get_whole(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_getmem(separate, blocks, row->bytes, paired.peer);
    }
}

static void put_blocks(const struct paired_row *row, long count)
{
    ptrdiff_t step = (ptrdiff_t)(STRIDE * block_bytes);

    while (count-- > 0) {
        shmem_char_ibput(blocks, separate, step, step, block_bytes, row->bytes / block_bytes,
                         paired.peer);
        shmem_quiet();
    }
}

static void get_blocks(const struct paired_row *row, long count)
{
    ptrdiff_t step = (ptrdiff_t)(STRIDE * block_bytes);

    while (count-- > 0) {
        shmem_char_ibget(separate, blocks, step, step, block_bytes, row->bytes / block_bytes,
                         paired.peer);
    }
}

static void put_elements(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_iput64(blocks, separate, STRIDE, STRIDE, row->bytes / sizeof(uint64_t), paired.peer);
        shmem_quiet();
    }
}

static void get_elements(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        shmem_iget64(separate, blocks, STRIDE, STRIDE, row->bytes / sizeof(uint64_t), paired.peer);
    }
}

static void measure_transfer(const char *what, size_t bytes, paired_loop *loop)
{
    paired_measure(
        &(struct paired_row){.what = what, .bytes = bytes, .scope = PAIRED_LEADER, .loop = loop});
}

static void measure_blocks(size_t bytes)
{
    static const size_t sizes[] = {64, 1024, (size_t)32 << 10};
    char name[PAIRED_NAME_LENGTH];

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes && sizes[i] < bytes; i++) {
        block_bytes = sizes[i];
        snprintf(name, sizeof name, "ibput + quiet, blocks of %s,", figures_size(block_bytes));
        measure_transfer(name, bytes, put_blocks);
        snprintf(name, sizeof name, "ibget, blocks of %s,", figures_size(block_bytes));
        measure_transfer(name, bytes, get_blocks);
    }
}

#ifdef ISTHMUS_VERSION
/* A face of a box of words that intersects every row. */
enum { SIDE = 64, FACE_BYTES = SIDE * SIDE * 8 };
_Static_assert((size_t)SIDE *FACE_BYTES <= STRIDE * MOST, "the box has room");
static const ptrdiff_t face_strides[] = {FACE_BYTES, SIDE * 8};
static const size_t face_extents[] = {SIDE, SIDE};

static void put_face(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmemx_put_nd(blocks, face_strides, separate, face_strides, face_extents, 2, 8,
                      paired.peer);
        shmem_quiet();
    }
}

static void get_face(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmemx_get_nd(separate, face_strides, blocks, face_strides, face_extents, 2, 8,
                      paired.peer);
    }
}
#endif

static void faces_run(void)
{
#ifdef ISTHMUS_VERSION
    measure_transfer("whole put + quiet", FACE_BYTES, put_whole);
    measure_transfer("put_nd of a 64^3 face + quiet", FACE_BYTES, put_face);
    measure_transfer("whole get", FACE_BYTES, get_whole);
    measure_transfer("get_nd of a 64^3 face", FACE_BYTES, get_face);
#endif
}

static void blocks_run(void)
{
    faces_run();
    static const size_t sizes[] = {4096, (size_t)64 << 10, MOST};

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        measure_transfer("whole put + quiet", sizes[i], put_whole);
        measure_transfer("whole get", sizes[i], get_whole);
        measure_transfer("iput64 + quiet", sizes[i], put_elements);
        measure_transfer("iget64", sizes[i], get_elements);
        measure_blocks(sizes[i]);
    }
}

/* ---- Words of all PEs, in random order ---- */

static uint64_t random_state;

static int random_pe(uint64_t random)
{
    return (int)((random >> 32) % (unsigned)paired.job.pes);
}

static void histogram_by_add(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            uint64_t random = figures_random(&random_state);

            shmem_long_atomic_add(&words[random % WORDS], 1, random_pe(random));
        }
        shmem_quiet();
    }
}

static void histogram_by_inc(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            uint64_t random = figures_random(&random_state);

            shmem_long_atomic_inc(&words[random % WORDS], random_pe(random));
        }
        shmem_quiet();
    }
}

static void gather_by_get_nbi(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            uint64_t random = figures_random(&random_state);

            shmem_long_get_nbi(&results[i], &words[random % WORDS], 1, random_pe(random));
        }
        shmem_quiet();
    }
}

static void gather_by_fetch_nbi(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            uint64_t random = figures_random(&random_state);

            shmem_long_atomic_fetch_nbi(&results[i], &words[random % WORDS], random_pe(random));
        }
        shmem_quiet();
    }
}

static void gather_by_g(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        uint64_t random = figures_random(&random_state);

        results[0] = shmem_long_g(&words[random % WORDS], random_pe(random));
    }
}

static void words_run(void)
{
    static const struct {
        const char *name;
        paired_loop *loop;
        long burst;
    } rows[] = {{"histogram, add", histogram_by_add, UPDATES},
                {"histogram, inc", histogram_by_inc, UPDATES},
                {"index-gather, get_nbi", gather_by_get_nbi, UPDATES},
                {"index-gather, fetch_nbi", gather_by_fetch_nbi, UPDATES},
                {"index-gather, g", gather_by_g, 1}};

    random_state = UINT64_C(0x9E3779B97F4A7C15) * (uint64_t)(paired.job.me + 1);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        paired_measure(&(struct paired_row){.what = rows[i].name,
                                            .scope = PAIRED_ALL,
                                            .loop = rows[i].loop,
                                            .burst = rows[i].burst});
    }
}

/* ---- Transfers overlapped with computation ---- */

static void begin_put(void)
{
    shmem_putmem_nbi(blocks, separate, OVERLAP_BYTES, paired.peer);
}

static void begin_get(void)
{
    shmem_getmem_nbi(separate, blocks, OVERLAP_BYTES, paired.peer);
}

static void allocate(void)
{
    blocks = shmem_align(4096, STRIDE * MOST);
    separate = aligned_alloc(4096, STRIDE * MOST);
    words = shmem_calloc(WORDS, sizeof *words);
    results = calloc(UPDATES, sizeof *results);
    if (blocks == NULL || separate == NULL || words == NULL || results == NULL) {
        fprintf(stderr, "between: not enough memory\n");
        shmem_global_exit(1);
    }
    memset(blocks, 0, STRIDE * MOST);
    memset(separate, 1, STRIDE * MOST);
}

static void release(void)
{
    free(results);
    shmem_free(words);
    free(separate);
    shmem_free(blocks);
}

void transfers_run(void)
{
    allocate();
    words_run();
    if (paired.peer != 0) {
        blocks_run();
    }
    release();
}

void overlap_run(void)
{
    static const struct overlap rows[] = {{"put_nbi", PAIRED_LEADER, begin_put, shmem_quiet, NULL},
                                          {"get_nbi", PAIRED_LEADER, begin_get, shmem_quiet, NULL}};

    allocate();
    for (size_t i = 0; paired.peer != 0 && i < sizeof rows / sizeof *rows; i++) {
        overlap_measure(&rows[i]);
    }
    release();
}
