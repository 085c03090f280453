/*
 * Measures MPI's own routines between two hosts, for comparison with between.c. A PE that is idle
 * waits inside MPI, in a barrier or a receive, as is usual.
 */
#include "hidden.h"
#include "mpi_calls.h"
#include "overlap.h"
#include "paired.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SLOTS    64
#define BYTES(n) (int)(n), MPI_BYTE

static char *target, *local; /* PAIRED_LARGEST bytes each; the window contains `target` */
static MPI_Win window;
static int turn;

static void flush(void)
{
    mpi_require(MPI_Win_flush(paired.peer, window), "MPI_Win_flush");
}

static void begin_put(size_t offset, size_t bytes)
{
    mpi_require(MPI_Put(local, BYTES(bytes), paired.peer, (MPI_Aint)offset, BYTES(bytes), window),
                "MPI_Put");
}

static void put(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        begin_put(0, row->bytes);
        flush();
    }
}

static void begin_get(size_t bytes)
{
    mpi_require(MPI_Get(local, BYTES(bytes), paired.peer, 0, BYTES(bytes), window), "MPI_Get");
}

static void get(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        begin_get(row->bytes);
        flush();
    }
}

static void put_burst(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            begin_put((size_t)(i % SLOTS) * row->bytes, row->bytes);
        }
        flush();
    }
}

static void send(size_t bytes)
{
    int other = paired.job.me == 0 ? paired.peer : 0;

    mpi_require(MPI_Send(local, BYTES(bytes), other, 0, MPI_COMM_WORLD), "MPI_Send");
}

static void receive(size_t bytes)
{
    int other = paired.job.me == 0 ? paired.peer : 0;

    mpi_require(MPI_Recv(target, BYTES(bytes), other, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE),
                "MPI_Recv");
}

/* PE 0 sends `forth` bytes. After its peer has received them, it sends `back` bytes. */
static void exchange(size_t forth, size_t back, long count)
{
    while (count-- > 0) {
        if (paired.job.me == 0) {
            send(forth);
            receive(back);
        } else {
            receive(forth);
            send(back);
        }
    }
}

static void send_acknowledged(const struct paired_row *row, long count)
{
    exchange(row->bytes, sizeof(long), count);
}

static void round_trip(const struct paired_row *row, long count)
{
    exchange(row->bytes, row->bytes, count);
}

/* A single rank cannot send to itself and then receive. */
static void rma_run(void)
{
    paired_measure_sizes("MPI_Put + flush", PAIRED_LEADER, put);
    paired_measure_sizes("MPI_Get + flush", PAIRED_LEADER, get);
    if (paired.peer != 0) {
        paired_measure_sizes("send + acknowledgement", PAIRED_BOTH, send_acknowledged);
    }
    paired_measure_burst("MPI_Put", put_burst, PAIRED_BURST);
    paired_measure_burst("MPI_Put", put_burst, PAIRED_SMALL_BURST);
}

static void fetch_and_op(const struct paired_row *row, long count)
{
    long one = 1, old;

    (void)row;
    while (count-- > 0) {
        mpi_require(MPI_Fetch_and_op(&one, &old, MPI_LONG, paired.peer, 0, MPI_SUM, window),
                    "MPI_Fetch_and_op");
        flush();
    }
}

static void compare_and_swap(const struct paired_row *row, long count)
{
    long expected, desired, old;

    (void)row;
    while (count-- > 0) {
        expected = count;
        desired = count + 1;
        mpi_require(
            MPI_Compare_and_swap(&desired, &expected, &old, MPI_LONG, paired.peer, 0, window),
            "MPI_Compare_and_swap");
        flush();
    }
}

static void begin_accumulate(const long *value)
{
    mpi_require(MPI_Accumulate(value, 1, MPI_LONG, paired.peer, 0, 1, MPI_LONG, MPI_SUM, window),
                "MPI_Accumulate");
}

static void accumulate(const struct paired_row *row, long count)
{
    const long one = 1;

    (void)row;
    while (count-- > 0) {
        begin_accumulate(&one);
        flush();
    }
}

static void accumulate_burst(const struct paired_row *row, long count)
{
    const long one = 1;

    while (count-- > 0) {
        for (long i = 0; i < row->burst; i++) {
            begin_accumulate(&one);
        }
        flush();
    }
}

static void atomics_run(void)
{
    const struct {
        const char *what;
        paired_loop *loop;
    } rows[] = {{"MPI_Fetch_and_op + flush", fetch_and_op},
                {"MPI_Compare_and_swap + flush", compare_and_swap},
                {"MPI_Accumulate + flush", accumulate}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        paired_measure(&(struct paired_row){
            .what = rows[i].what, .scope = PAIRED_LEADER, .loop = rows[i].loop});
    }
    paired_measure_burst("MPI_Accumulate", accumulate_burst, PAIRED_BURST);
}

static void sync_run(void)
{
    if (paired.peer != 0) {
        paired_measure_sizes("round trip", PAIRED_BOTH, round_trip);
    }
}

static void barrier(const struct paired_row *row, long count)
{
    (void)row;
    while (count-- > 0) {
        mpi_require(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
    }
}

static void broadcast(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Bcast(local, BYTES(row->bytes), turn, MPI_COMM_WORLD), "MPI_Bcast");
        turn = (turn + 1) % paired.job.pes;
    }
}

static void allreduce(const struct paired_row *row, long count)
{
    while (count-- > 0) {
        mpi_require(MPI_Allreduce(local, target, (int)(row->bytes / sizeof(long)), MPI_LONG,
                                  MPI_SUM, MPI_COMM_WORLD),
                    "MPI_Allreduce");
    }
}

static void collectives_run(void)
{
    paired_measure(
        &(struct paired_row){.what = "MPI_Barrier", .scope = PAIRED_ALL, .loop = barrier});
    paired_measure_collective_sizes("MPI_Bcast", broadcast);
    paired_measure_collective_sizes("MPI_Allreduce long sum", allreduce);
}

/* ---- Collectives overlapped with computation, and irregular collectives ---- */

static MPI_Request under_way;

static void complete(void)
{
    mpi_require(MPI_Wait(&under_way, MPI_STATUS_IGNORE), "MPI_Wait");
}

static void broadcast_once(void)
{
    broadcast(&(struct paired_row){.bytes = HIDDEN_BYTES}, 1);
}

static void begin_broadcast(void)
{
    mpi_require(MPI_Ibcast(local, BYTES(HIDDEN_BYTES), turn, MPI_COMM_WORLD, &under_way),
                "MPI_Ibcast");
    turn = (turn + 1) % paired.job.pes;
}

static void reduce_once(void)
{
    allreduce(&(struct paired_row){.bytes = HIDDEN_BYTES}, 1);
}

static void begin_reduce(void)
{
    mpi_require(MPI_Iallreduce(local, target, (int)(HIDDEN_BYTES / sizeof(long)), MPI_LONG, MPI_SUM,
                               MPI_COMM_WORLD, &under_way),
                "MPI_Iallreduce");
}

static void hidden_run(void)
{
    static const struct hidden rows[] = {{"MPI_Ibcast", broadcast_once, begin_broadcast, complete},
                                         {"MPI_Iallreduce", reduce_once, begin_reduce, complete}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        hidden_measure(&rows[i]);
    }
}

static void alltoallv(const struct paired_row *row, long count)
{
    size_t offsets[HIDDEN_MOST_PES], bytes[HIDDEN_MOST_PES];
    int places[HIDDEN_MOST_PES], lengths[HIDDEN_MOST_PES];

    hidden_blocks(row->bytes, offsets, bytes);
    for (int i = 0; i < paired.job.pes; i++) {
        places[i] = (int)offsets[i];
        lengths[i] = (int)bytes[i];
    }
    while (count-- > 0) {
        mpi_require(MPI_Alltoallv(local, lengths, places, MPI_BYTE, target, lengths, places,
                                  MPI_BYTE, MPI_COMM_WORLD),
                    "MPI_Alltoallv");
    }
}

static void irregular_run(void)
{
    if (paired.job.pes <= HIDDEN_MOST_PES) {
        hidden_measure_blocks("MPI_Alltoallv", alltoallv);
    }
}

static void computing_run(void)
{
    paired_measure_against_computing("MPI_Put + flush", sizeof(long), put);
    paired_measure_against_computing("MPI_Put + flush", PAIRED_LARGEST / 4, put);
    paired_measure_against_computing("MPI_Get + flush", sizeof(long), get);
    paired_measure_against_computing("MPI_Get + flush", PAIRED_LARGEST / 4, get);
    paired_measure_against_computing("MPI_Fetch_and_op + flush", sizeof(long), fetch_and_op);
    paired_measure_against_computing("MPI_Compare_and_swap + flush", sizeof(long),
                                     compare_and_swap);
}

/* ---- Transfers overlapped with computation ---- */

static MPI_Request request;

static void begin_large_put(void)
{
    begin_put(0, OVERLAP_BYTES);
}

static void begin_large_get(void)
{
    begin_get(OVERLAP_BYTES);
}

static void begin_send(void)
{
    mpi_require(MPI_Isend(local, BYTES(OVERLAP_BYTES), paired.peer, 0, MPI_COMM_WORLD, &request),
                "MPI_Isend");
}

static void complete_send(void)
{
    mpi_require(MPI_Wait(&request, MPI_STATUS_IGNORE), "MPI_Wait");
    receive(sizeof(long));
}

static void take_sent(void)
{
    receive(OVERLAP_BYTES);
    send(sizeof(long));
}

static void begin_receive(void)
{
    mpi_require(MPI_Irecv(target, BYTES(OVERLAP_BYTES), paired.peer, 0, MPI_COMM_WORLD, &request),
                "MPI_Irecv");
    send(sizeof(long));
}

static void complete_receive(void)
{
    mpi_require(MPI_Wait(&request, MPI_STATUS_IGNORE), "MPI_Wait");
}

static void give_received(void)
{
    receive(sizeof(long));
    send(OVERLAP_BYTES);
}

static void overlap_run(void)
{
    const struct overlap rows[] = {
        {"MPI_Put", PAIRED_LEADER, begin_large_put, flush, NULL},
        {"MPI_Get", PAIRED_LEADER, begin_large_get, flush, NULL},
        {"send", PAIRED_BOTH, begin_send, complete_send, take_sent},
        {"receive", PAIRED_BOTH, begin_receive, complete_receive, give_received}};

    for (size_t i = 0; paired.peer != 0 && i < sizeof rows / sizeof *rows; i++) {
        overlap_measure(&rows[i]);
    }
}

/* Baseline for transfers in device memory: the same transfers in host memory. */
static void staged_run(void)
{
    paired_measure(&(struct paired_row){.what = "send + acknowledgement",
                                        .bytes = PAIRED_STAGED,
                                        .scope = PAIRED_BOTH,
                                        .loop = send_acknowledged});
}

static void allocate(void)
{
    target = aligned_alloc(4096, PAIRED_STAGED);
    local = aligned_alloc(4096, PAIRED_STAGED);
    if (target == NULL || local == NULL) {
        fprintf(stderr, "between_mpi: not enough memory\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    memset(target, 0, PAIRED_STAGED);
    memset(local, 1, PAIRED_STAGED);
    mpi_require(
        MPI_Win_create(target, (MPI_Aint)PAIRED_LARGEST, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window),
        "MPI_Win_create");
    mpi_require(MPI_Win_lock_all(0, window), "MPI_Win_lock_all");
}

int main(int argc, char **argv)
{
    static const struct paired_group groups[] = {
        {"rma", "put and get, send and receive; rate of small puts", rma_run},
        {"atomics", "fetching and not", atomics_run},
        {"sync", "send and receive, to and fro", sync_run},
        {"collectives", "barrier, broadcast, reduction", collectives_run},
        {"hidden", "collectives beside computing that is to hide them", hidden_run},
        {"irregular", "alltoall of blocks of different lengths", irregular_run},
        {"overlap", "transfers beside computing that is to hide them", overlap_run},
        {"computing", "one-sided ones against a rank that computes", computing_run},
        {"devices", "send and receive of 64 MiB of the host's", staged_run},
        {"progress", "what an idle job takes; the speed of computing", paired_measure_progress},
    };
    static const struct paired_program program = {"between_mpi",
                                                  "What MPI's own routines cost between two hosts.",
                                                  groups, sizeof groups / sizeof *groups};
    struct paired_job job = {.barrier = mpi_meet, .greatest = mpi_greatest};
    int status = paired_parse(&program, argc, argv);

    if (status >= 0) {
        return status;
    }
    mpi_require(MPI_Init(&argc, &argv), "MPI_Init");
    mpi_require(MPI_Comm_rank(MPI_COMM_WORLD, &job.me), "MPI_Comm_rank");
    mpi_require(MPI_Comm_size(MPI_COMM_WORLD, &job.pes), "MPI_Comm_size");
    allocate();
    paired_run(&program, &job);
    mpi_require(MPI_Win_unlock_all(window), "MPI_Win_unlock_all");
    mpi_require(MPI_Win_free(&window), "MPI_Win_free");
    free(local);
    free(target);
    mpi_leave(job.me, job.pes);
    return 0;
}
