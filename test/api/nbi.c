/*
 * shmem_put_nbi and shmem_get_nbi: operations complete at a quiet, in any order.
 */
#include "transfer.h"

#include <stdlib.h>

#define WRAP(FORM, ROUTINE, CTX_ROUTINE)                                                           \
    static void FORM##_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,        \
                            int pe)                                                                \
    {                                                                                              \
        (void)ctx;                                                                                 \
        ROUTINE(dest, source, nelems, pe);                                                         \
    }                                                                                              \
    static void FORM##_ctx_call(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,    \
                                int pe)                                                            \
    {                                                                                              \
        CTX_ROUTINE(ctx, dest, source, nelems, pe);                                                \
    }
#define LIST(FORM, ROUTINE, CTX_ROUTINE, BYTES)                                                    \
    {#ROUTINE, BYTES, false, FORM##_call}, {#CTX_ROUTINE, BYTES, true, FORM##_ctx_call},

#define WRAP_TYPED(TYPE, NAME)                                                                     \
    WRAP(NAME##_put, shmem_##NAME##_put_nbi, shmem_ctx_##NAME##_put_nbi)                           \
    WRAP(NAME##_get, shmem_##NAME##_get_nbi, shmem_ctx_##NAME##_get_nbi)
#define WRAP_SIZED(BITS, BYTES)                                                                    \
    WRAP(put##BITS, shmem_put##BITS##_nbi, shmem_ctx_put##BITS##_nbi)                              \
    WRAP(get##BITS, shmem_get##BITS##_nbi, shmem_ctx_get##BITS##_nbi)
#define LIST_PUT_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_put, shmem_##NAME##_put_nbi, shmem_ctx_##NAME##_put_nbi, sizeof(TYPE))
#define LIST_GET_TYPED(TYPE, NAME)                                                                 \
    LIST(NAME##_get, shmem_##NAME##_get_nbi, shmem_ctx_##NAME##_get_nbi, sizeof(TYPE))
#define LIST_PUT_SIZED(BITS, BYTES)                                                                \
    LIST(put##BITS, shmem_put##BITS##_nbi, shmem_ctx_put##BITS##_nbi, BYTES)
#define LIST_GET_SIZED(BITS, BYTES)                                                                \
    LIST(get##BITS, shmem_get##BITS##_nbi, shmem_ctx_get##BITS##_nbi, BYTES)

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
SHMEM_IMPL_SIZES(WRAP_SIZED)
WRAP_SIZED(mem, 1)

static const struct transfer_routine put_routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_PUT_TYPED) SHMEM_IMPL_SIZES(LIST_PUT_SIZED) LIST_PUT_SIZED(mem, 1)};
static const struct transfer_routine get_routines[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_GET_TYPED) SHMEM_IMPL_SIZES(LIST_GET_SIZED) LIST_GET_SIZED(mem, 1)};

static void put_nbi_writes_only_the_target_range(void)
{
    transfer_check_puts(put_routines, LENGTH(put_routines), AT_QUIET);
}

static void get_nbi_writes_only_the_destination(void)
{
    transfer_check_gets(get_routines, LENGTH(get_routines), AT_QUIET);
}

static void put_nbi_writes_unaligned_ranges_exactly(void)
{
    transfer_check_odd_put(&put_routines[LENGTH(put_routines) - 2]);
}

static void get_nbi_reads_unaligned_ranges_exactly(void)
{
    transfer_check_odd_get(&get_routines[LENGTH(get_routines) - 2]);
}

static void put_nbi_delivers_five_megabytes(void)
{
    transfer_check_large_put(&put_routines[LENGTH(put_routines) - 2]);
}

static void get_nbi_fetches_five_megabytes(void)
{
    transfer_check_large_get(&get_routines[LENGTH(get_routines) - 2]);
}

/* Many mixed puts and gets, and only one quiet. */
static void one_quiet_completes_thousands_of_transfers(void)
{
    enum { COUNT = 2000 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    long *dest = shmem_malloc(COUNT * sizeof(long)), *source = shmem_malloc(COUNT * sizeof(long));
    long *got = calloc(COUNT, sizeof(long));
    for (int i = 0; i < COUNT; i++) {
        dest[i] = -1;
        source[i] = me * COUNT + i;
    }
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++) {
        shmem_long_put_nbi(&dest[i], &source[i], 1, next);
        shmem_long_get_nbi(&got[i], &source[COUNT - 1 - i], 1, next);
    }
    shmem_quiet();
    for (int i = 0; i < COUNT; i++)
        if (!CHECK_EQ(got[i], next * COUNT + COUNT - 1 - i))
            break;
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        if (!CHECK_EQ(dest[i], previous * COUNT + i))
            break;
    free(got);
    shmem_free(source);
    shmem_free(dest);
}

/* More gets than may be outstanding at a time, of a length that MPI writes directly into the
 * destination. */
static void many_large_nbi_gets_complete_at_quiet(void)
{
    enum { COUNT = 200, BYTES = 40000, SHIFT = 8 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    unsigned char *source = shmem_malloc(BYTES + COUNT * SHIFT),
                  *got = malloc((size_t)COUNT * BYTES);
    for (int i = 0; i < BYTES + COUNT * SHIFT; i++)
        source[i] = (unsigned char)(i * 7 % 251 + me);
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        shmem_uchar_get_nbi(got + (size_t)i * BYTES, source + i * SHIFT, BYTES, next);
    shmem_quiet();
    for (int i = 0; i < COUNT * BYTES; i++)
        if (!CHECK_EQ(got[i], (unsigned char)((i / BYTES * SHIFT + i % BYTES) * 7 % 251 + next)))
            break;
    shmem_barrier_all();
    free(got);
    shmem_free(source);
}

/* Gets of 1 to 9 bytes, in runs of equal length and mixed, alternately from the heap and static
 * data. A packet contains many of them. The memory after each destination must stay unchanged. */
static void little_nbi_gets_write_only_their_bytes(void)
{
    enum { COUNT = 1500, ROOM = 10, RUN = 5 };
    static unsigned char in_static[COUNT * ROOM];
    static unsigned char got[COUNT * ROOM];
    unsigned char *in_heap = shmem_malloc(sizeof in_static);
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    for (int i = 0; i < COUNT * ROOM; i++) {
        in_heap[i] = (unsigned char)(i * 7 + me);
        in_static[i] = (unsigned char)(i * 11 + me);
        got[i] = 1;
    }
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        shmem_getmem_nbi(got + i * ROOM, (i / RUN % 3 == 0 ? in_static : in_heap) + i * ROOM,
                         (size_t)(i / RUN % 2 == 0 ? 8 : i % 9 + 1), next);
    shmem_quiet();
    for (int i = 0; i < COUNT * ROOM; i++) {
        int at = i / ROOM, factor = at / RUN % 3 == 0 ? 11 : 7;
        bool is_got = i % ROOM < (at / RUN % 2 == 0 ? 8 : at % 9 + 1);
        if (!CHECK_EQ(got[i], is_got ? (i * factor + next) % 256 : 1))
            break;
    }
    shmem_barrier_all();
    shmem_free(in_heap);
}

/* Puts of 1 to 9 bytes; several consecutive puts have equal values. */
static void little_nbi_puts_write_only_their_bytes(void)
{
    enum { COUNT = 1500, ROOM = 10, RUN = 5 };
    static unsigned char in_static[COUNT * ROOM], source[COUNT * ROOM];
    unsigned char *in_heap = shmem_calloc(1, sizeof in_static);
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    for (int i = 0; i < COUNT * ROOM; i++)
        source[i] = (unsigned char)(i / ROOM / (2 * RUN) + me + 1);
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        shmem_putmem_nbi((i / RUN % 3 == 0 ? in_static : in_heap) + i * ROOM, source + i * ROOM,
                         (size_t)(i / RUN % 2 == 0 ? 8 : i % 9 + 1), next);
    shmem_barrier_all();
    for (int i = 0; i < COUNT * ROOM; i++) {
        int at = i / ROOM;
        bool is_put = i % ROOM < (at / RUN % 2 == 0 ? 8 : at % 9 + 1);
        unsigned char *dest = at / RUN % 3 == 0 ? in_static : in_heap;
        if (!CHECK_EQ(dest[i], is_put ? (at / (2 * RUN) + previous + 1) % 256 : 0))
            break;
    }
    shmem_barrier_all();
    shmem_free(in_heap);
}

/* More consecutive atomics than a packet holds; consecutive ones have the same or a different
 * operation and value. */
static void consecutive_atomics_all_take_effect(void)
{
    enum { WORDS = 50, ROUNDS = 400, RUN = 7 };
    static long sums[WORDS], last[WORDS];
    static unsigned bits[WORDS];
    long expected = 0;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    shmem_barrier_all();
    for (int round = 0; round < ROUNDS; round++) {
        long value = round / RUN % 2 == 0 ? 1 : round;
        expected += value;
        for (int i = 0; i < WORDS; i++)
            shmem_long_atomic_add(&sums[i], value, next);
        if (round % WORDS == 0)
            shmem_fence(); /* before another value for the same word */
        shmem_long_atomic_set(&last[round % WORDS], round, next);
        for (int i = 0; i < WORDS; i += 5)
            shmem_uint_atomic_xor(&bits[i], 1u << (round % 32), next);
    }
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++) {
        CHECK_EQ(sums[i], expected);
        CHECK_EQ(last[i], ROUNDS - WORDS + i);
        CHECK_EQ(bits[i], i % 5 == 0 ? 0xFFFFu : 0);
    }
}

/* Words of all PEs alternately, so that requests to each PE are outstanding at once. They have
 * two lengths, and some need more than a page of results. */
static void alternating_requests_to_all_pes_complete(void)
{
    enum { COUNT = 3000, SUMS = 7 };
    static long sums[SUMS], marks[COUNT], got[COUNT];
    static int narrow_marks[COUNT], narrow_got[COUNT], put[COUNT];
    int me = shmem_my_pe(), n = shmem_n_pes();
    long expected[SUMS] = {0};
    for (int i = 0; i < COUNT; i++) {
        marks[i] = (long)me * COUNT + i;
        narrow_marks[i] = -me * COUNT - i;
    }
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++) {
        int pe = (i + me) % n, at = i / n * n + me;
        shmem_long_get_nbi(&got[i], &marks[COUNT - 1 - i], 1, pe);
        if (i % 64 >= 32) /* other requests between them start new items; at times there are none */
            shmem_int_get_nbi(&narrow_got[i], &narrow_marks[i], 1, pe);
        shmem_long_atomic_add(&sums[i % SUMS], i < COUNT / 2 ? 3 : i, pe);
        if (at < COUNT)
            shmem_int_put_nbi(&put[at], &narrow_marks[i], 1, pe);
    }
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        for (int pe = 0; pe < n; pe++)
            expected[i % SUMS] += (i + pe) % n == me ? i < COUNT / 2 ? 3 : i : 0;
    for (int i = 0; i < SUMS; i++)
        CHECK_EQ(sums[i], expected[i]);
    for (int i = 0; i < COUNT; i++) {
        int pe = (i + me) % n, from = i % n, sent = i / n * n + (me - from + n) % n;
        if (!CHECK_EQ(got[i], pe * COUNT + COUNT - 1 - i) ||
            !CHECK_EQ(narrow_got[i], i % 64 >= 32 ? -pe * COUNT - i : 0) ||
            !CHECK_EQ(put[i], sent < COUNT ? -from * COUNT - sent : 0))
            break;
    }
    shmem_barrier_all();
}

const struct api_test nbi_tests[] = {
    {"put_nbi_all_types", put_nbi_writes_only_the_target_range, 1},
    {"get_nbi_all_types", get_nbi_writes_only_the_destination, 1},
    {"put_nbi_odd_offsets", put_nbi_writes_unaligned_ranges_exactly, 1},
    {"get_nbi_odd_offsets", get_nbi_reads_unaligned_ranges_exactly, 1},
    {"put_nbi_large", put_nbi_delivers_five_megabytes, 1},
    {"get_nbi_large", get_nbi_fetches_five_megabytes, 1},
    {"nbi_many", one_quiet_completes_thousands_of_transfers, 1},
    {"get_nbi_many_large", many_large_nbi_gets_complete_at_quiet, 1},
    {"get_nbi_little", little_nbi_gets_write_only_their_bytes, 1},
    {"put_nbi_little", little_nbi_puts_write_only_their_bytes, 1},
    {"updates_in_a_row", consecutive_atomics_all_take_effect, 1},
    {"words_of_all_pes", alternating_requests_to_all_pes_complete, 1},
    API_TEST_END,
};
