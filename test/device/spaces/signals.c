/*
 * Signals with data and signal in a space or on the heap, and waits for data that other PEs put.
 */
#include "spaces_test.h"

enum { MOST = 100000 };

struct signalled {
    char *data;
    const char *source;
    uint64_t *signal;
    size_t bytes;
};

/* A PE that sees the signal must see the data. */
static void check_put_signal(const struct signalled *put, bool is_nbi)
{
    uint64_t *consumed = shmem_calloc(1, sizeof *consumed);
    uint64_t count = 0;
    api_set(put->signal, 0, sizeof *put->signal);
    shmem_barrier_all();
    for (uint64_t round = 1; round <= 4; round++) {
        int op = round % 2 == 0 ? SHMEM_SIGNAL_ADD : SHMEM_SIGNAL_SET;
        uint64_t value = op == SHMEM_SIGNAL_ADD ? 3 : count + 3;
        count += 3;
        api_fill_pattern((void *)(uintptr_t)put->source, put->bytes,
                         (unsigned)round + (unsigned)shmem_my_pe());
        (is_nbi ? shmem_putmem_signal_nbi : shmem_putmem_signal)(
            put->data, put->source, put->bytes, put->signal, value, op, spaces_next());
        CHECK_EQ(shmem_signal_wait_until(put->signal, SHMEM_CMP_GE, count), count);
        CHECK_EQ(shmem_signal_fetch(put->signal), count);
        CHECK_PATTERN(put->data, put->bytes, (unsigned)round + (unsigned)spaces_previous());
        shmem_quiet();
        shmem_uint64_p(consumed, round, spaces_previous());
        shmem_uint64_wait_until(consumed, SHMEM_CMP_GE, round);
    }
    shmem_free(consumed);
}

static void data_are_visible_before_the_signal(void)
{
    static const size_t sizes[] = {8, 20000, MOST};
    struct made made = spaces_make(512 * KIB);
    char *data[] = {shmem_space_malloc(made.space, MOST), shmem_malloc(MOST)};
    char *source[] = {shmem_space_malloc(made.space, MOST), shmem_malloc(MOST)};
    uint64_t *signal[] = {shmem_space_malloc(made.space, 8), shmem_malloc(8)};
    for (int i = 0; i < 7; i++) /* all combinations except all on the heap */
        for (int is_nbi = 0; is_nbi < 2; is_nbi++) {
            size_t bytes = sizes[(size_t)(i + is_nbi) % LENGTH(sizes)];
            struct signalled put = {data[i & 1], source[i >> 1 & 1], signal[i >> 2 & 1], bytes};
            api_about("%zu bytes, data, source and signal in places %d, nbi %d", bytes, i, is_nbi);
            check_put_signal(&put, is_nbi != 0);
        }
    shmem_free(signal[1]);
    shmem_free(source[1]);
    shmem_free(data[1]);
    shmem_space_free(made.space, signal[0]);
    shmem_space_free(made.space, source[0]);
    shmem_space_free(made.space, data[0]);
    spaces_unmake(made);
}

/* Signals without data; all PEs add to a signal on all PEs. */
static void signals_without_data_are_counted(void)
{
    enum { ROUNDS = 30 };
    struct made made = spaces_make(64 * KIB);
    uint64_t *words = shmem_space_calloc(made.space, 2, sizeof *words);
    int n = shmem_n_pes();
    for (int i = 0; i < ROUNDS; i++)
        for (int pe = 0; pe < n; pe++)
            shmem_signal_add(&words[1], 1, pe);
    CHECK_EQ(shmem_signal_wait_until(&words[1], SHMEM_CMP_GE, (uint64_t)(ROUNDS * n)), ROUNDS * n);
    shmem_barrier_all();
    shmem_signal_set(&words[1], 7, spaces_next());
    CHECK_EQ(shmem_signal_wait_until(&words[1], SHMEM_CMP_LT, 8), 7);
    CHECK_EQ(shmem_signal_fetch(&words[0]), 0);
    shmem_barrier_all();
    shmem_space_free(made.space, words);
    spaces_unmake(made);
}

/* A PE that sleeps in a wait must be woken by every kind of write. */
static void every_kind_of_write_wakes_a_waiter(void)
{
    struct made made = spaces_make(64 * KIB);
    int *word = shmem_space_calloc(made.space, 4, sizeof *word), one = 1;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = spaces_next(), before = (me + n - 1) % n;
    for (int way = 0; way < 4; way++) {
        shmem_barrier_all();
        if (me % 2 == 0 && n > 1)
            api_await_sleeper(next);
        if (way == 0)
            shmem_int_p(&word[way], 1, next);
        else if (way == 1)
            shmem_int_atomic_inc(&word[way], next);
        else if (way == 2)
            shmem_int_put_nbi(&word[way], &one, 1, next);
        else
            shmem_int_iput(&word[way], &one, 1, 1, 1, next);
        shmem_quiet();
        if (before % 2 == 0 && n > 1)
            api_announce_wait(before);
        shmem_int_wait_until(&word[way], SHMEM_CMP_NE, 0);
        CHECK_EQ(shmem_int_g(&word[way], me), 1);
        CHECK_EQ(shmem_int_test(&word[way], SHMEM_CMP_EQ, 1), 1);
        CHECK_EQ(shmem_int_test(&word[way], SHMEM_CMP_GT, 1), 0);
    }
    shmem_barrier_all();
    shmem_space_free(made.space, word);
    spaces_unmake(made);
}

const struct api_test signals_tests[] = {
    {"signals_with_data", data_are_visible_before_the_signal, 1},
    {"signals_alone", signals_without_data_are_counted, 1},
    {"signals_wake", every_kind_of_write_wakes_a_waiter, 1},
    API_TEST_END,
};
