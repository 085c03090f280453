/*
 * Broadcast, reduction, alltoall and fcollect by size. The root changes with each broadcast, so
 * that each broadcast waits for the previous one. A row then shows latency, not how fast a root can
 * run ahead.
 */
#include "bench.h"
#include "figures.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST       (16 * BENCH_MIB)
#define LARGEST_QUICK (1 * BENCH_MIB)
#define FLAG_STRIDE   16 /* in words */

/* pSync arrays alternate too: an array is reused only after all PEs have left its previous
 * collective. */
#define SYNC_ARRAYS_FOR(pes) ((pes) + 1)

static long *sync_words;      /* pSync arrays of the active-set routines */
static long *work_words;      /* pWrk array */
static long *flags;           /* hand-written variant: one flag for each possible root */
static long *slots;           /* hand-written variant: one contribution of each PE */
static char *source, *target; /* LARGEST bytes each */
static char **mapped_targets;
static long **mapped_flags;
static long *common_slots;
static long library_turn, hand_turn;
static bool by_hand;

static size_t sync_size(void)
{
    size_t largest = SHMEM_BCAST_SYNC_SIZE;

    largest = SHMEM_REDUCE_SYNC_SIZE > largest ? SHMEM_REDUCE_SYNC_SIZE : largest;
    largest = SHMEM_COLLECT_SYNC_SIZE > largest ? SHMEM_COLLECT_SYNC_SIZE : largest;
    return SHMEM_ALLTOALL_SYNC_SIZE > largest ? SHMEM_ALLTOALL_SYNC_SIZE : largest;
}

static long *next_sync_array(void)
{
    long turn = library_turn++ % SYNC_ARRAYS_FOR(bench.pes);

    return sync_words + (size_t)turn * sync_size();
}

static void library_broadcast(const struct operand *operand, long count)
{
    while (count-- > 0) {
        int root = (int)(library_turn % bench.pes);

        shmem_broadcast64(target, source, operand->bytes / 8, root, 0, 0, bench.pes,
                          next_sync_array());
    }
}

static void hand_broadcast_from(int root, size_t bytes)
{
    if (bench.me != root) {
        hand_wait((_Atomic long *)&flags[root * FLAG_STRIDE], hand_turn);
        return;
    }
    for (int pe = 0; pe < bench.pes; pe++) {
        if (pe != root) {
            memcpy(mapped_targets[pe], source, bytes);
            atomic_store_explicit((_Atomic long *)&mapped_flags[pe][root * FLAG_STRIDE], hand_turn,
                                  memory_order_release);
        }
    }
}

static void hand_broadcast(const struct operand *operand, long count)
{
    while (count-- > 0) {
        hand_turn++;
        hand_broadcast_from((int)(hand_turn % bench.pes), operand->bytes);
    }
}

static void library_reduce(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_long_sum_to_all((long *)target, (long *)source, (int)(operand->bytes / sizeof(long)),
                              0, 0, bench.pes, work_words, next_sync_array());
    }
}

/* Hand-written reduction of one word: every PE writes its word to a shared array, waits in a
 * barrier, and adds all words. */
static void hand_reduce_word(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        long *mine = common_slots + (hand_turn++ % 2) * bench.pes * FLAG_STRIDE;
        long sum = 0;

        mine[bench.me * FLAG_STRIDE] = *(long *)source;
        hand_barrier();
        for (int pe = 0; pe < bench.pes; pe++) {
            sum += mine[pe * FLAG_STRIDE];
        }
        *(long *)target = sum;
    }
}

static void library_alltoall(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_alltoall64(target, source, operand->bytes / 8, 0, 0, bench.pes, next_sync_array());
    }
}

static void hand_alltoall(const struct operand *operand, long count)
{
    size_t bytes = operand->bytes;

    while (count-- > 0) {
        for (int i = 0; i < bench.pes; i++) {
            int pe = (bench.me + i) % bench.pes;

            memcpy(mapped_targets[pe] + (size_t)bench.me * bytes, source + (size_t)pe * bytes,
                   bytes);
        }
        hand_barrier();
    }
}

static void library_fcollect(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_fcollect64(target, source, operand->bytes / 8, 0, 0, bench.pes, next_sync_array());
    }
}

static void hand_fcollect(const struct operand *operand, long count)
{
    size_t bytes = operand->bytes;

    while (count-- > 0) {
        for (int i = 0; i < bench.pes; i++) {
            int pe = (bench.me + i) % bench.pes;

            memcpy(mapped_targets[pe] + (size_t)bench.me * bytes, source, bytes);
        }
        hand_barrier();
    }
}

#if BENCH_SHMEM_1_5
static void library_team_broadcast(const struct operand *operand, long count)
{
    while (count-- > 0) {
        int root = (int)(library_turn++ % bench.pes);

        shmem_broadcastmem(SHMEM_TEAM_WORLD, target, source, operand->bytes, root);
    }
}

static void library_team_reduce(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, (long *)target, (long *)source,
                              operand->bytes / sizeof(long));
    }
}

static void library_team_alltoall(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_alltoallmem(SHMEM_TEAM_WORLD, target, source, operand->bytes);
    }
}
#endif

static void measure(const char *what, size_t bytes, bench_loop *library, bench_loop *hand_loop)
{
    struct row row =
        bench_row("collectives", SCOPE_ALL, bytes, library, by_hand ? hand_loop : NULL);

    snprintf(row.name, sizeof row.name, "%s %s", what, figures_size(bytes));
    bench_measure(&row);
}

static size_t size_factor(void)
{
    return bench.quick ? 64 : 8;
}

static void measure_series(const char *what, size_t largest, bench_loop *library,
                           bench_loop *hand_loop)
{
    for (size_t bytes = 8; bytes <= largest; bytes *= size_factor()) {
        measure(what, bytes, library, hand_loop);
    }
}

static void measure_reductions(const char *what, size_t largest, bench_loop *library)
{
    measure(what, sizeof(long), library, hand_reduce_word);
    for (size_t bytes = 8 * size_factor(); bytes <= largest; bytes *= size_factor()) {
        measure(what, bytes, library, NULL);
    }
}

static void measure_all(void)
{
    size_t largest = bench.quick ? LARGEST_QUICK : LARGEST;
    size_t largest_block = largest / (size_t)bench.pes;

    measure_series("broadcast", largest, library_broadcast, hand_broadcast);
    measure_reductions("reduce long sum", largest, library_reduce);
    measure_series("alltoall", largest_block, library_alltoall, hand_alltoall);
    measure_series("fcollect", largest_block, library_fcollect, hand_fcollect);
#if BENCH_SHMEM_1_5
    measure("team broadcast", sizeof(long), library_team_broadcast, hand_broadcast);
    measure("team reduce long sum", sizeof(long), library_team_reduce, hand_reduce_word);
    measure("team alltoall", sizeof(long), library_team_alltoall, hand_alltoall);
#endif
}

static void map_targets(void)
{
    mapped_targets = calloc((size_t)bench.pes, sizeof *mapped_targets);
    mapped_flags = calloc((size_t)bench.pes, sizeof *mapped_flags);
    if (mapped_targets == NULL || mapped_flags == NULL) {
        fprintf(stderr, "bench: out of memory\n");
        shmem_global_exit(1);
    }
    for (int pe = 0; pe < bench.pes && by_hand; pe++) {
        mapped_targets[pe] = hand_map(target, pe);
        mapped_flags[pe] = hand_map(flags, pe);
    }
    common_slots = by_hand ? hand_map(slots, 0) : NULL;
}

static void allocate(void)
{
    size_t pes = (size_t)bench.pes;
    size_t sync_count = SYNC_ARRAYS_FOR(pes) * sync_size();
    size_t work = LARGEST / sizeof(long) / 2 + 1 + SHMEM_REDUCE_MIN_WRKDATA_SIZE;

    sync_words = shmem_malloc(sync_count * sizeof(long));
    work_words = shmem_malloc(work * sizeof(long));
    flags = shmem_calloc(pes * FLAG_STRIDE, sizeof(long));
    slots = shmem_calloc(2 * pes * FLAG_STRIDE, sizeof(long));
    source = shmem_align(4096, LARGEST);
    target = shmem_align(4096, LARGEST);
    if (sync_words == NULL || work_words == NULL || flags == NULL || slots == NULL ||
        source == NULL || target == NULL) {
        fprintf(stderr, "bench: out of symmetric memory\n");
        shmem_global_exit(1);
    }
    for (size_t i = 0; i < sync_count; i++) {
        sync_words[i] = SHMEM_SYNC_VALUE;
    }
    memset(source, 0, LARGEST);
    memset(target, 0, LARGEST);
    library_turn = hand_turn = 0;
    shmem_barrier_all();
}

void collectives_run(void)
{
    by_hand = hand_open();
    allocate();
    map_targets();
    measure_all();
    shmem_barrier_all();
    free(mapped_flags);
    free(mapped_targets);
    shmem_free(target);
    shmem_free(source);
    shmem_free(slots);
    shmem_free(flags);
    shmem_free(work_words);
    shmem_free(sync_words);
    hand_close();
}
