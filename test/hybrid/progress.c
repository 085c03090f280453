/*
 * Tests progress across models: a PE waits in one model while its peer needs its service in the
 * other, and ends the wait only after that service: `progress mpi|mpi_thread|shmem`. The argument
 * is the model that is initialized first.
 *
 * PEs form pairs. In the first half, the first PE of each pair waits in one blocking OpenSHMEM call
 * after another. For each call, its peer first receives a long MPI message from it and accesses its
 * window, and then ends the wait. In the second half, the first PE waits in MPI and its peer uses
 * OpenSHMEM. If the number of PEs is odd, the last PE takes part in collectives only.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <mpi.h>
#include <shmem.h>

enum { MESSAGE_BYTES = 8 << 20, PAUSE_MS = 20 };

static int me, n, peer;
static int flag;
static long locks[8]; /* one for each pair, on both of its PEs */
static long source_word, dest_word;
static char *message;
static long *counter; /* in the window's memory */
static MPI_Win window;
static const char *way = "";

static void check(int holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "progress.c: PE %d, %s: not true: %s\n", me, way, what);
    shmem_global_exit(1);
}

static void nap(void)
{
    const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000L * 1000};
    nanosleep(&pause, NULL);
}

/* Communicates with the waiting peer through MPI, before the caller ends the wait. Sleeps first, so
 * that the peer blocks. */
static void need_peers_mpi(char value)
{
    long one = 1, before = -1;
    nap();
    MPI_Recv(message, MESSAGE_BYTES, MPI_CHAR, peer, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    check(message[0] == value && message[MESSAGE_BYTES - 1] == value, "the message's bytes");
    MPI_Fetch_and_op(&one, &before, MPI_LONG, peer, 0, MPI_SUM, window);
    MPI_Win_flush(peer, window);
    check(before == value - 1, "the counter");
}

/* Blocking calls of OpenSHMEM. With `ends` nonzero, the second PE of a pair ends the wait;
 * otherwise the caller waits. An odd last PE makes the call as well. */

static void by_barrier(int ends)
{
    (void)ends;
    shmem_barrier_all();
}

static void by_wait_until(int ends)
{
    if (ends)
        shmem_int_p(&flag, 1, peer);
    else if (peer < n)
        shmem_int_wait_until(&flag, SHMEM_CMP_EQ, 1);
}

static void by_test(int ends)
{
    if (ends)
        shmem_int_p(&flag, 1, peer);
    else if (peer < n)
        while (!shmem_int_test(&flag, SHMEM_CMP_EQ, 1))
            ;
}

/* The second PE of the pair already holds the lock. */
static void by_lock(int ends)
{
    if (!ends)
        shmem_set_lock(&locks[me / 2]);
    shmem_clear_lock(&locks[me / 2]);
}

static void by_test_lock(int ends)
{
    if (!ends)
        while (shmem_test_lock(&locks[me / 2]))
            ;
    shmem_clear_lock(&locks[me / 2]);
}

static void by_reduction(int ends)
{
    (void)ends;
    source_word = me;
    shmem_long_sum_reduce(SHMEM_TEAM_SHARED, &dest_word, &source_word, 1);
}

static void by_malloc(int ends)
{
    (void)ends;
    shmem_free(shmem_malloc(64));
}

static void by_split(int ends)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    (void)ends;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
    shmem_team_destroy(team);
}

static const struct {
    const char *name;
    void (*wait)(int ends);
    int locks;
} ways[] = {{"barrier", by_barrier, 0},     {"wait_until", by_wait_until, 0},
            {"test", by_test, 0},           {"set_lock", by_lock, 1},
            {"test_lock", by_test_lock, 1}, {"reduction", by_reduction, 0},
            {"malloc", by_malloc, 0},       {"split", by_split, 0}};
enum { WAYS = sizeof ways / sizeof ways[0] };

static void go_one_way(int i)
{
    char value = (char)(i + 1);
    MPI_Request request = MPI_REQUEST_NULL;
    int is_pair = peer < n, ends = is_pair && me > peer;
    way = ways[i].name;
    flag = 0;
    if (ends && ways[i].locks)
        shmem_set_lock(&locks[me / 2]);
    shmem_barrier_all();
    if (is_pair && !ends) {
        memset(message, value, MESSAGE_BYTES);
        MPI_Isend(message, MESSAGE_BYTES, MPI_CHAR, peer, 0, MPI_COMM_WORLD, &request);
    }
    if (ends)
        need_peers_mpi(value);
    if (is_pair || !ways[i].locks)
        ways[i].wait(ends);
    if (is_pair && !ends)
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    shmem_barrier_all();
}

/* ---- Waits in MPI ---- */

static long data[4], there; /* symmetric */
static uint64_t signals;

/* Communicates with the waiting peer through OpenSHMEM, before the caller ends the wait in MPI. */
static void need_peers_shmem(int i)
{
    const long values[4] = {i, i + 1, i + 2, i + 3};
    nap();
    check(shmem_long_g(&there, peer) == 70 + peer, "got");
    shmem_long_put(data, values, 4, peer);
    shmem_quiet();
    check(shmem_long_atomic_fetch_add(&data[1], 5, peer) == i + 1, "fetched");
    shmem_long_put_signal(&data[2], values, 2, &signals, 1, SHMEM_SIGNAL_ADD, peer);
    shmem_quiet();
    check(shmem_signal_fetch(&signals) == 0 && shmem_long_g(&data[3], peer) == i + 1, "signalled");
    shmem_set_lock(&locks[me / 2]);
    shmem_clear_lock(&locks[me / 2]);
}

static void in_recv(MPI_Comm pair, int ends)
{
    int token = 0;
    if (ends)
        MPI_Send(&token, 1, MPI_INT, 0, 1, pair);
    else
        MPI_Recv(&token, 1, MPI_INT, 1, 1, pair, MPI_STATUS_IGNORE);
}

static void in_barrier(MPI_Comm pair, int ends)
{
    (void)ends;
    MPI_Barrier(pair);
}

static void in_reduction(MPI_Comm pair, int ends)
{
    int sum = 0;
    MPI_Allreduce(&ends, &sum, 1, MPI_INT, MPI_SUM, pair);
    check(sum == 1, "the sum");
}

static void in_test(MPI_Comm pair, int ends)
{
    MPI_Request request;
    int done = 0;
    (void)ends;
    MPI_Ibarrier(pair, &request);
    while (!done)
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
}

static const struct {
    const char *name;
    void (*wait)(MPI_Comm pair, int ends);
} mpi_ways[] = {{"MPI_Recv", in_recv},
                {"MPI_Barrier", in_barrier},
                {"MPI_Allreduce", in_reduction},
                {"MPI_Test", in_test}};
enum { MPI_WAYS = sizeof mpi_ways / sizeof mpi_ways[0] };

static void go_one_mpi_way(int i, MPI_Comm pair)
{
    int ends = me > peer;
    way = mpi_ways[i].name;
    signals = 0;
    there = 70 + me;
    shmem_barrier_all();
    if (peer < n && ends)
        need_peers_shmem(i);
    if (peer < n)
        mpi_ways[i].wait(pair, ends);
    if (peer < n && !ends)
        check(data[0] == i && data[1] == i + 6 && data[3] == i + 1 && signals == 1, "what came");
    shmem_barrier_all();
}

static void waits_in_mpi_let_openshmem_progress(void)
{
    MPI_Comm pair;
    MPI_Comm_split(MPI_COMM_WORLD, me / 2, me, &pair);
    for (int i = 0; i < MPI_WAYS; i++)
        go_one_mpi_way(i, pair);
    MPI_Comm_free(&pair);
}

static void waits_in_openshmem_let_mpi_progress(void)
{
    MPI_Win_allocate(sizeof *counter, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &counter, &window);
    *counter = 0;
    message = malloc(MESSAGE_BYTES);
    check(message != NULL, "there is memory");
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Win_lock_all(0, window);
    for (int i = 0; i < WAYS; i++)
        go_one_way(i);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    free(message);
}

int main(int count, char **words)
{
    const char *first = count > 1 ? words[1] : "";
    int provided;
    if (strcmp(first, "mpi") == 0)
        MPI_Init(&count, &words);
    else if (strcmp(first, "mpi_thread") == 0)
        MPI_Init_thread(&count, &words, MPI_THREAD_MULTIPLE, &provided);
    shmem_init();
    if (strcmp(first, "shmem") == 0)
        MPI_Init(&count, &words);
    me = shmem_my_pe();
    n = shmem_n_pes();
    peer = me ^ 1;
    waits_in_openshmem_let_mpi_progress();
    waits_in_mpi_let_openshmem_progress();
    shmem_finalize();
    MPI_Finalize();
    if (me == 0)
        puts("every wait let the other model move");
    return 0;
}
