/* Ordering, waiting, locks, ping-pong, barriers. */
#include "bench.h"
#include "figures.h"

#include <string.h>

#define PING_PONG_LIMIT  1.3
#define CROWDED_LIMIT    1.2 /* of the fewest switches, for barriers of PEs that share cores */
#define CROWDED_FACTOR   10  /* longer batches: the kernel moves PEs between cores */
#define CROWDED_WARM_UP  512 /* barriers; PEs of Isthmus then yield again (shm/waiting.c) */
#define HAND_LOCK_OFFSET 16  /* distance in words from the library's lock */

/* Steps of the variants of ping-pong so far; equal on both PEs. */
static long library_step, hand_step, signal_step;
static long *flags; /* one word per variant, 128 bytes apart */

static long *flag_of(int way)
{
    return flags + 16 * way;
}

static void library_quiet(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        shmem_quiet();
    }
}

static void hand_quiet(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        atomic_thread_fence(memory_order_seq_cst);
    }
}

static void library_fence(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        shmem_fence();
    }
}

static void library_wait_until(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_long_wait_until(operand->symmetric, SHMEM_CMP_NE, -1);
    }
}

static void library_test(const struct operand *operand, long count)
{
    int sum = 0;

    while (count-- > 0) {
        sum += shmem_long_test(operand->symmetric, SHMEM_CMP_EQ, -1);
    }
    bench_keep((unsigned long)sum);
}

static void hand_test(const struct operand *operand, long count)
{
    _Atomic long *own = operand->symmetric;
    int sum = 0;

    while (count-- > 0) {
        sum += atomic_load_explicit(own, memory_order_acquire) == -1;
    }
    bench_keep((unsigned long)sum);
}

static void library_lock(const struct operand *operand, long count)
{
    while (count-- > 0) {
        shmem_set_lock(operand->symmetric);
        shmem_clear_lock(operand->symmetric);
    }
}

static void hand_lock(const struct operand *operand, long count)
{
    _Atomic long *word = (_Atomic long *)operand->mapped + HAND_LOCK_OFFSET;

    while (count-- > 0) {
        while (atomic_exchange_explicit(word, 1, memory_order_acquire) != 0) {
        }
        atomic_store_explicit(word, 0, memory_order_release);
    }
}

/* A round trip: PE 0 writes the step to its peer, which writes it back. */
static void library_ping_pong(const struct operand *operand, long count)
{
    long *flag = flag_of(LIBRARY);
    int other = bench.me == 0 ? operand->peer : 0;

    while (count-- > 0) {
        library_step++;
        if (bench.me == 0) {
            shmem_long_p(flag, library_step, other);
            shmem_long_wait_until(flag, SHMEM_CMP_EQ, library_step);
        } else {
            shmem_long_wait_until(flag, SHMEM_CMP_EQ, library_step);
            shmem_long_p(flag, library_step, other);
        }
    }
}

static void hand_ping_pong(const struct operand *operand, long count)
{
    _Atomic long *own = (_Atomic long *)flag_of(BY_HAND);
    _Atomic long *other = hand_map(flag_of(BY_HAND), bench.me == 0 ? operand->peer : 0);

    while (count-- > 0) {
        hand_step++;
        if (bench.me == 0) {
            atomic_store_explicit(other, hand_step, memory_order_release);
            hand_wait(own, hand_step);
        } else {
            hand_wait(own, hand_step);
            atomic_store_explicit(other, hand_step, memory_order_release);
        }
    }
}

#if BENCH_SHMEM_1_5
static void send_signal(const struct operand *operand, uint64_t *signal, int other)
{
    shmem_putmem_signal(operand->symmetric, operand->local, operand->bytes, signal,
                        (uint64_t)signal_step, SHMEM_SIGNAL_SET, other);
}

static void library_put_signal(const struct operand *operand, long count)
{
    uint64_t *signal = (uint64_t *)flag_of(LIBRARY);
    int other = bench.me == 0 ? operand->peer : 0;

    while (count-- > 0) {
        signal_step++;
        if (bench.me == 0) {
            send_signal(operand, signal, other);
            shmem_signal_wait_until(signal, SHMEM_CMP_EQ, (uint64_t)signal_step);
        } else {
            shmem_signal_wait_until(signal, SHMEM_CMP_EQ, (uint64_t)signal_step);
            send_signal(operand, signal, other);
        }
    }
}

static void hand_put_signal(const struct operand *operand, long count)
{
    int peer = bench.me == 0 ? operand->peer : 0;
    _Atomic long *own = (_Atomic long *)flag_of(BY_HAND);
    _Atomic long *other = hand_map(flag_of(BY_HAND), peer);
    void *data = hand_map(operand->symmetric, peer);

    while (count-- > 0) {
        hand_step++;
        if (bench.me != 0) {
            hand_wait(own, hand_step);
        }
        memcpy(data, operand->local, operand->bytes);
        atomic_store_explicit(other, hand_step, memory_order_release);
        if (bench.me == 0) {
            hand_wait(own, hand_step);
        }
    }
}
#endif

static void library_barrier_all(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        shmem_barrier_all();
    }
}

static void library_sync_all(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        shmem_sync_all();
    }
}

static void hand_barrier_all(const struct operand *operand, long count)
{
    (void)operand;
    while (count-- > 0) {
        hand_barrier();
    }
}

static void measure(const char *name, enum scope scope, bench_loop *library, bench_loop *by_hand,
                    double limit)
{
    struct row row = bench_row("sync", scope, 0, library, by_hand);

    snprintf(row.name, sizeof row.name, "%s", name);
    if (limit > 0) {
        bench_goal_by_hand(&row, limit);
    }
    bench_measure(&row);
}

static void clear_flags(void)
{
    memset(flags, 0, 2 * 128);
    library_step = hand_step = signal_step = 0;
    shmem_barrier_all();
}

static void measure_ping_pong(bool by_hand)
{
    flags = shmem_align(128, 2 * 128);
    clear_flags();
    measure("ping-pong", SCOPE_PAIR, library_ping_pong, by_hand ? hand_ping_pong : NULL,
            PING_PONG_LIMIT);
#if BENCH_SHMEM_1_5
    for (size_t bytes = 8; bytes <= 4096; bytes *= 8) {
        struct row row = bench_row("sync", SCOPE_PAIR, bytes, library_put_signal,
                                   by_hand ? hand_put_signal : NULL);

        clear_flags();
        snprintf(row.name, sizeof row.name, "put_signal ping-pong %s", figures_size(bytes));
        bench_measure(&row);
    }
#endif
    shmem_free(flags);
}

/* Measures a barrier of all PEs. If PEs share cores, its goal is a multiple of the time of the
 * switches that it needs at least. */
static void measure_barrier(const char *name, bench_loop *library, bool by_hand)
{
    struct row row = bench_row("sync", SCOPE_ALL, 0, library, by_hand ? hand_barrier_all : NULL);

    snprintf(row.name, sizeof row.name, "%s", name);
    if (by_hand && hand_is_crowded()) {
        row.loop[REFERENCE] = hand_fewest_switches;
        row.reference_operand = bench_operand(0, 0);
        row.reference_name = "fewest switches";
        row.goal_against = REFERENCE;
        row.goal_limit = CROWDED_LIMIT;
        row.batch_factor = CROWDED_FACTOR;
        library(&row.operand, CROWDED_WARM_UP);
    }
    bench_measure(&row);
}

void sync_run(void)
{
    bool by_hand = hand_open();

    memset(bench.symmetric, 0, 128 + sizeof(long));
    shmem_barrier_all();
    measure("quiet", SCOPE_LEADER, library_quiet, hand_quiet, 0);
    measure("fence", SCOPE_LEADER, library_fence, hand_quiet, 0);
    measure("wait_until, true already", SCOPE_LEADER, library_wait_until, hand_test, 0);
    measure("test", SCOPE_LEADER, library_test, hand_test, 0);
    measure("set_lock + clear_lock", SCOPE_LEADER, library_lock, hand_lock, 0);
    if (bench.pes > 1) {
        measure_ping_pong(by_hand);
    }
    measure_barrier("barrier_all", library_barrier_all, by_hand);
    measure_barrier("sync_all", library_sync_all, by_hand);
    hand_close();
}
