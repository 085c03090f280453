/*
 * Measures active messages: calls with their replies, and bursts of sends. Within a node they are
 * compared with hand-written ping-pong on mapped memory; between hosts with MPI's round trip
 * (between_mpi.c). Also measures calls to a PE that computes, compared with a get.
 */
#include "paired.h"

#include <shmemx.h>
#include <stdatomic.h>
#include <stdio.h>

static shmemx_am_t echo, silent, count_id, bundled_id;
static struct {
    _Alignas(128) _Atomic long word;
    _Alignas(128) long got;
} hand; /* symmetric */
static long step, handled;

static void echo_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    shmemx_am_reply(token, arg, bytes);
}

static void silent_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    (void)bytes;
}

static void count_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)bytes;
    handled += *(const long *)arg;
}

static void call(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        long reply = 0;
        shmemx_req_h req;

        shmemx_am_call(SHMEM_CTX_DEFAULT, paired.peer, echo, &count, sizeof count, &reply,
                       sizeof reply, NULL, &req);
        shmemx_req_wait(&req);
    }
    (void)row;
}

static void send_and_quiet(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmemx_am_send(SHMEM_CTX_DEFAULT, paired.peer, silent, &count, sizeof count);
        shmem_quiet();
    }
}

static void send_many(shmemx_am_t id, long burst, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < burst; i++) {
            shmemx_am_send(SHMEM_CTX_DEFAULT, paired.peer, id, &i, sizeof i);
        }
        shmem_quiet();
    }
}

static void send_burst(const struct paired_row *row, long count)
{
    send_many(count_id, row->burst, count);
}

static void send_bundled(const struct paired_row *row, long count)
{
    send_many(bundled_id, row->burst, count);
}

static void get(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        shmem_getmem(&step, &hand.got, sizeof hand.got, paired.peer);
    }
}

/* A round trip of a word, with loads and stores. */
static void ping_pong(const struct paired_row *row, long count)
{
    int leads = paired.job.me == 0;
    _Atomic long *theirs = shmem_ptr(&hand.word, leads ? paired.peer : 0);

    (void)row;
    while (count-- > 0) {
        step++;
        if (leads) {
            atomic_store_explicit(theirs, step, memory_order_release);
        }
        while (atomic_load_explicit(&hand.word, memory_order_acquire) != step) {
        }
        if (!leads) {
            atomic_store_explicit(theirs, step, memory_order_release);
        }
    }
}

static double greatest(double value)
{
    static double mine, all;

    mine = value;
    shmem_double_max_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    return all;
}

/* Returns true on all PEs if PE 0 maps its peer's memory. */
static int peer_is_mapped(void)
{
    int is_apart = shmem_my_pe() == 0 && shmem_ptr(&hand.word, paired.peer) == NULL;

    return paired.peer != 0 && greatest(is_apart) == 0;
}

static void calls_run(void)
{
    if (peer_is_mapped()) {
        paired_measure(&(struct paired_row){
            .what = "ping-pong by hand", .scope = PAIRED_BOTH, .loop = ping_pong});
    }
    paired_measure(
        &(struct paired_row){.what = "am_call + wait", .scope = PAIRED_LEADER, .loop = call});
    paired_measure(&(struct paired_row){
        .what = "am_send + quiet", .scope = PAIRED_LEADER, .loop = send_and_quiet});
    paired_measure_burst("am_send", send_burst, PAIRED_BURST);
    paired_measure_burst("am_send, bundled", send_bundled, PAIRED_BURST);
}

static void computing_run(void)
{
    paired_measure_against_computing("am_call + wait", sizeof(long), call);
    paired_measure_against_computing("get", sizeof(long), get);
}

int main(int argc, char **argv)
{
    static const struct paired_group groups[] = {
        {"calls", "calls, sends, and a ping-pong by hand", calls_run},
        {"computing", "calls of a PE that computes, between nodes", computing_run}};
    static const struct paired_program program = {"messages", "What active messages cost.", groups,
                                                  sizeof groups / sizeof *groups};
    int status = paired_parse(&program, argc, argv);

    if (status >= 0) {
        return status;
    }
    shmem_init();
    shmemx_am_register(echo_handler, SHMEMX_AM_SAFE, &echo);
    shmemx_am_register(silent_handler, 0, &silent);
    shmemx_am_register(count_handler, 0, &count_id);
    shmemx_am_register(count_handler, SHMEMX_AM_BUNDLED, &bundled_id);
    paired_run(&program, &(struct paired_job){.me = shmem_my_pe(),
                                              .pes = shmem_n_pes(),
                                              .barrier = shmem_barrier_all,
                                              .greatest = greatest});
    shmem_finalize();
    return 0;
}
