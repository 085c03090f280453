/* Strided transfers: every second element of both arrays. */
#include "bench.h"

#include <string.h>
#ifdef ISTHMUS_VERSION
#include <shmemx.h>
#endif

#define STRIDE 2

static size_t block_elements; /* in the block-strided rows */

static size_t element_count(const struct operand *operand)
{
    return operand->bytes / sizeof(long);
}

static void library_iput(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_long_iput(operand->symmetric, operand->local, STRIDE, STRIDE, element_count(operand),
                        operand->peer);
        shmem_quiet();
    }
}

static void library_iget(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_long_iget(operand->local, operand->symmetric, STRIDE, STRIDE, element_count(operand),
                        operand->peer);
    }
}

static void copy_strided(long *restrict to, const long *restrict from, size_t elements)
{
    for (size_t i = 0; i < elements; i++) {
        to[i * STRIDE] = from[i * STRIDE];
    }
}

static void hand_iput(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        copy_strided(operand->mapped, operand->local, element_count(operand));
        atomic_thread_fence(memory_order_seq_cst);
    }
}

static void hand_iget(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        copy_strided(operand->local, operand->mapped, element_count(operand));
        atomic_signal_fence(memory_order_seq_cst);
    }
}

static void measure(const char *what, size_t elements, bench_loop *library, bench_loop *by_hand)
{
    struct row row = bench_row("strided", SCOPE_LEADER, elements * sizeof(long), library, by_hand);

    snprintf(row.name, sizeof row.name, "%s %zu x 8 B", what, elements);
    bench_measure(&row);
}

#if BENCH_SHMEM_1_6
static void library_ibput(const struct operand *operand, long count)
{
    size_t blocks = element_count(operand) / block_elements;

    for (long i = 0; i < count; i++) {
        shmem_long_ibput(operand->symmetric, operand->local, (ptrdiff_t)(STRIDE * block_elements),
                         (ptrdiff_t)(STRIDE * block_elements), block_elements, blocks,
                         operand->peer);
        shmem_quiet();
    }
}

static void library_ibget(const struct operand *operand, long count)
{
    size_t blocks = element_count(operand) / block_elements;

    for (long i = 0; i < count; i++) {
        shmem_long_ibget(operand->local, operand->symmetric, (ptrdiff_t)(STRIDE * block_elements),
                         (ptrdiff_t)(STRIDE * block_elements), block_elements, blocks,
                         operand->peer);
    }
}

static void copy_blocks(long *restrict to, const long *restrict from, size_t elements)
{
    for (size_t i = 0; i < elements; i += block_elements) {
        memcpy(&to[i * STRIDE], &from[i * STRIDE], block_elements * sizeof(long));
    }
}

static void hand_ibput(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        copy_blocks(operand->mapped, operand->local, element_count(operand));
        atomic_thread_fence(memory_order_seq_cst);
    }
}

static void hand_ibget(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        copy_blocks(operand->local, operand->mapped, element_count(operand));
        atomic_signal_fence(memory_order_seq_cst);
    }
}
#endif

static void measure_blocks(void)
{
    block_elements = 16;
#if BENCH_SHMEM_1_6
    measure("ibput, blocks of 16,", 1024, library_ibput, hand_ibput);
    measure("ibget, blocks of 16,", 1024, library_ibget, hand_ibget);
#endif
}

#ifdef ISTHMUS_VERSION
/* A face of a box of 64^3 words that intersects every row. */
enum { SIDE = 64 };
static const ptrdiff_t face_strides[] = {SIDE * SIDE * sizeof(long), SIDE * sizeof(long)};
static const size_t face_extents[] = {SIDE, SIDE};

static void library_put_face(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmemx_put_nd(operand->symmetric, face_strides, operand->local, face_strides, face_extents,
                      2, sizeof(long), operand->peer);
        shmem_quiet();
    }
}

static void library_get_face(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmemx_get_nd(operand->local, face_strides, operand->symmetric, face_strides, face_extents,
                      2, sizeof(long), operand->peer);
    }
}

static void copy_face(char *to, const char *from)
{
    for (ptrdiff_t plane = 0; plane < SIDE; plane++) {
        for (ptrdiff_t line = 0; line < SIDE; line++) {
            ptrdiff_t offset = plane * face_strides[0] + line * face_strides[1];

            memcpy(to + offset, from + offset, sizeof(long));
        }
    }
}

static void hand_put_face(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        copy_face(operand->mapped, operand->local);
        atomic_thread_fence(memory_order_seq_cst);
    }
}

static void hand_get_face(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        copy_face(operand->local, operand->mapped);
        atomic_signal_fence(memory_order_seq_cst);
    }
}

/* Compared with loops that copy the same blocks, and with a contiguous transfer of equal length. */
static void measure_face(const char *what, bench_loop *library, bench_loop *by_hand,
                         bench_loop *whole)
{
    struct row row =
        bench_row("strided", SCOPE_LEADER, SIDE * SIDE * sizeof(long), library, by_hand);

    snprintf(row.name, sizeof row.name, "%s of a %d^3 face", what, SIDE);
    row.loop[REFERENCE] = whole;
    row.reference_operand = row.operand;
    row.reference_name = "bytes that lie together";
    bench_measure(&row);
}
#endif

static void measure_faces(void)
{
#ifdef ISTHMUS_VERSION
    measure_face("put_nd + quiet", library_put_face, hand_put_face, bench_put);
    measure_face("get_nd", library_get_face, hand_get_face, bench_get);
#endif
}

void strided_run(void)
{
    for (size_t elements = 8; elements <= 4096; elements *= 8) {
        measure("iput + quiet", elements, library_iput, hand_iput);
        measure("iget", elements, library_iget, hand_iget);
    }
    measure_blocks();
    measure_faces();
}
