// Names that are overloads in C++, and both variants of initialization: without an argument, and
// Cray's with an argument.
#include <shmemx_compat.h>

#include <atomic>
#include <cstdio>
#include <cstring>

static std::atomic<int> taken, replied;
static int failures;

static void expect(const char *what, long got, long expected)
{
    if (got == expected)
        return;
    std::fprintf(stderr, "PE %d: %s is %ld, expected %ld\n", shmem_my_pe(), what, got, expected);
    failures++;
}

static void take(void *buf, size_t nbytes, int, shmemx_am_token_t token)
{
    taken += *static_cast<int *>(buf);
    shmemx_am_reply(2, buf, nbytes, token);
}

static void take_reply(void *, size_t, int, shmemx_am_token_t)
{
    replied++;
}

static void take_old(void *, size_t nbytes, int)
{
    taken += static_cast<int>(nbytes);
}

static void messages_and_replies_are_handled(int next)
{
    int payload = 5;
    shmemx_am_attach(1, take);
    shmemx_am_attach(2, take_reply);
    shmemx_am_attach(3, take_old);
    shmemx_am_request(next, 1, &payload, sizeof payload);
    shmemx_am_launch(next, 3, "123", 3);
    shmemx_am_quiet();
    shmem_barrier_all();
    expect("taken", taken, 8);
    expect("replied", replied, 1);
}

static void overloaded_transfers_move_data(int next, int before)
{
    static double dest[2];
    static uint64_t signal;
    double source[2] = {1.5 + shmem_my_pe(), 2.5}, back = 0;
    shmemx_request_handle_t handle;
    int is_done;
    shmemx_put_nb(dest, source, 2, next, &handle);
    shmemx_wait_req(handle);
    shmemx_test_req(handle, &is_done);
    expect("is_done", is_done, 1);
    shmem_barrier_all();
    expect("2 dest[0]", long(2 * dest[0]), 3 + 2 * before);
    shmemx_get_nb(&back, dest, 1, next, static_cast<shmemx_request_handle_t *>(nullptr));
    shmem_quiet();
    expect("2 back", long(2 * back), long(2 * source[0]));
    shmemx_signal_add(SHMEM_CTX_DEFAULT, &signal, 2, next);
    shmemx_signal_add(&signal, 1, next);
    shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 3);
    shmemx_ibget(&back, dest, 1, 1, 1, 1, next);
    expect("2 back", long(2 * back), long(2 * source[0]));
    shmem_barrier_all();
}

static void both_alltoallv_overloads_exchange_data(int me, int n)
{
    static long dest[64], source[64], sync[SHMEM_ALLTOALL_SYNC_SIZE];
    static size_t offsets[64], sizes[64], lengths[64], ones[64], places[64];
    for (long &value : sync)
        value = SHMEM_SYNC_VALUE;
    for (int i = 0; i < n; i++) {
        places[i] = size_t(i);
        ones[i] = 1;
        offsets[i] = size_t(i) * sizeof(long);
        lengths[i] = sizeof(long);
        source[i] = me * 100 + i;
    }
    shmem_barrier_all();
    shmemx_alltoallv(dest, offsets, sizes, source, offsets, lengths, 0, 0, n, sync);
    for (int i = 0; i < n; i++) {
        expect("dest", dest[i], i * 100 + me);
        expect("size", long(sizes[i]), sizeof(long));
    }
    std::memset(dest, 0, sizeof dest);
    shmem_barrier_all();
    shmemx_alltoallv(SHMEM_TEAM_WORLD, dest, places, ones, source, places, ones);
    expect("dest of the team's", dest[n - 1], (n - 1) * 100 + me);
}

int main()
{
    int provided = shmemx_init_thread(SHMEMX_THREAD_MULTIPLE);
    expect("the level", provided, SHMEM_THREAD_MULTIPLE);
    expect("the level", shmemx_query_thread(), SHMEM_THREAD_MULTIPLE);
    int me = shmem_my_pe(), n = shmem_n_pes();
    messages_and_replies_are_handled((me + 1) % n);
    overloaded_transfers_move_data((me + 1) % n, (me + n - 1) % n);
    both_alltoallv_overloads_exchange_data(me, n);
    shmem_barrier_all();
    shmem_finalize();
    return failures != 0;
}
