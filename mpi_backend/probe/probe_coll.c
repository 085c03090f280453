/*
 * Tests the MPI library's collectives and communicators, as far as Isthmus uses them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

enum { ROUNDS = 20, BYTES = 3000, MANY = 1100 };
#define LATE 0.1 /* seconds by which the last PE is late */

static void probe_coll_finish_call(MPI_Request *request, const char *call)
{
    monitor_step("MPI_Wait of %s", call);
    pes_wait(request, MPI_STATUS_IGNORE);
}

static void probe_coll_allgather(int what)
{
    MPI_Request request;
    char *mine = memory_allocate(BYTES), *all = memory_allocate((size_t)pes.size * BYTES);
    (void)what;
    for (int bytes = 0; bytes <= BYTES; bytes += BYTES / 2) {
        memory_fill(mine, pes.rank, 1, 0, (size_t)bytes);
        require_success("MPI_Iallgather", MPI_Iallgather(mine, bytes, MPI_BYTE, all, bytes,
                                                         MPI_BYTE, MPI_COMM_WORLD, &request));
        probe_coll_finish_call(&request, "MPI_Iallgather");
        for (int pe = 0; pe < pes.size; pe++)
            memory_is_filled(all + (size_t)pe * (size_t)bytes, pe, 1, 0, (size_t)bytes,
                             "MPI_Iallgather");
    }
    free(mine);
    free(all);
}

static void probe_coll_blocking_allgather(int what)
{
    char *mine = memory_allocate(BYTES), *all = memory_allocate((size_t)pes.size * BYTES);
    (void)what;
    for (int bytes = 1; bytes <= BYTES; bytes *= 54) {
        memory_fill(mine, pes.rank, 4, 0, (size_t)bytes);
        memset(all, 0, (size_t)pes.size * BYTES);
        monitor_step("MPI_Allgather of %d bytes", bytes);
        require_success("MPI_Allgather",
                        MPI_Allgather(mine, bytes, MPI_BYTE, all, bytes, MPI_BYTE, MPI_COMM_WORLD));
        for (int pe = 0; pe < pes.size; pe++)
            memory_is_filled(all + (size_t)pe * (size_t)bytes, pe, 4, 0, (size_t)bytes,
                             "MPI_Allgather");
    }
    free(mine);
    free(all);
}

/* Blocks of unequal length: PE p has 16 * p bytes, so PE 0 has none. */
struct blocks {
    int *counts, *places;
    char *mine, *all;
};

static struct blocks probe_coll_make_payloads(void)
{
    struct blocks blocks = {.counts = memory_allocate((size_t)pes.size * sizeof(int)),
                            .places = memory_allocate((size_t)pes.size * sizeof(int)),
                            .mine = memory_allocate((size_t)pes.size * 16)};
    int total = 0;
    for (int pe = 0; pe < pes.size; pe++) {
        blocks.counts[pe] = 16 * pe;
        blocks.places[pe] = total;
        total += blocks.counts[pe];
    }
    blocks.all = memory_allocate((size_t)total);
    return blocks;
}

static void probe_coll_free_blocks(struct blocks blocks)
{
    free(blocks.counts);
    free(blocks.places);
    free(blocks.mine);
    free(blocks.all);
}

static void probe_coll_are_filled(struct blocks blocks, const char *call)
{
    for (int pe = 0; pe < pes.size; pe++)
        memory_is_filled(blocks.all + blocks.places[pe], pe, 2, 0, (size_t)blocks.counts[pe], call);
}

/* Gathers the blocks on all PEs, or on PE 0. */
static void probe_coll_gather_unequal(int on_all)
{
    const char *call = on_all ? "MPI_Iallgatherv" : "MPI_Igatherv";
    MPI_Request request;
    struct blocks blocks = probe_coll_make_payloads();
    int count = blocks.counts[pes.rank];
    memory_fill(blocks.mine, pes.rank, 2, 0, (size_t)count);
    require_success(
        call, on_all ? MPI_Iallgatherv(blocks.mine, count, MPI_BYTE, blocks.all, blocks.counts,
                                       blocks.places, MPI_BYTE, MPI_COMM_WORLD, &request)
                     : MPI_Igatherv(blocks.mine, count, MPI_BYTE, blocks.all, blocks.counts,
                                    blocks.places, MPI_BYTE, 0, MPI_COMM_WORLD, &request));
    probe_coll_finish_call(&request, call);
    if (on_all || pes.rank == 0)
        probe_coll_are_filled(blocks, call);
    probe_coll_free_blocks(blocks);
}

static void probe_coll_scatter_unequal(int what)
{
    MPI_Request request;
    struct blocks blocks = probe_coll_make_payloads();
    int count = blocks.counts[pes.rank];
    (void)what;
    for (int pe = 0; pe < pes.size; pe++)
        memory_fill(blocks.all + blocks.places[pe], pe, 2, 0, (size_t)blocks.counts[pe]);
    require_success("MPI_Iscatterv",
                    MPI_Iscatterv(blocks.all, blocks.counts, blocks.places, MPI_BYTE, blocks.mine,
                                  count, MPI_BYTE, 0, MPI_COMM_WORLD, &request));
    probe_coll_finish_call(&request, "MPI_Iscatterv");
    memory_is_filled(blocks.mine, pes.rank, 2, 0, (size_t)count, "MPI_Iscatterv");
    probe_coll_free_blocks(blocks);
}

static void probe_coll_broadcast_one(char *data, int bytes, int root, bool blocking)
{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Comm world = MPI_COMM_WORLD;
    memset(data, 0, (size_t)bytes);
    if (pes.rank == root)
        memory_fill(data, root, 3, 0, (size_t)bytes);
    monitor_step("a broadcast of %d bytes from PE %d", bytes, root);
    if (blocking)
        require_success("MPI_Bcast", MPI_Bcast(data, bytes, MPI_BYTE, root, world));
    else {
        require_success("MPI_Ibcast", MPI_Ibcast(data, bytes, MPI_BYTE, root, world, &request));
        probe_coll_finish_call(&request, "MPI_Ibcast");
    }
    memory_is_filled(data, root, 3, 0, (size_t)bytes, blocking ? "MPI_Bcast" : "MPI_Ibcast");
}

static void probe_coll_broadcast_ints(int blocking)
{
    char *data = memory_allocate((size_t)1 << 20);
    for (int root = 0; root < pes.size; root++)
        for (int bytes = 0; bytes <= 1 << 20; bytes = bytes == 0 ? 1 : bytes * 1024)
            probe_coll_broadcast_one(data, bytes, root, blocking);
    free(data);
}

/* The last PE arrives late at a nonblocking barrier. Returns how long before its arrival a PE
 * left the barrier, in seconds. */
static double probe_coll_barrier_early(bool by_test)
{
    MPI_Request request;
    int done = 0;
    pes_barrier();
    double begin = clock_seconds();
    if (pes.rank == pes.size - 1)
        clock_compute(LATE);
    monitor_step("MPI_Ibarrier");
    require_success("MPI_Ibarrier", MPI_Ibarrier(MPI_COMM_WORLD, &request));
    monitor_step("%s of MPI_Ibarrier", by_test ? "MPI_Test" : "MPI_Wait");
    if (!by_test)
        pes_wait(&request, MPI_STATUS_IGNORE);
    while (by_test && !done)
        require_success("MPI_Test", MPI_Test(&request, &done, MPI_STATUS_IGNORE));
    return LATE - (clock_seconds() - begin);
}

/* No PE may leave a nonblocking barrier before the last one has arrived. Distinguishes whether
 * MPI_Test or MPI_Wait reported the completion too early. */
static void probe_coll_barrier(int what)
{
    double by_test = probe_coll_barrier_early(true), by_wait = probe_coll_barrier_early(false);
    bool test_lies = by_test > LATE / 2, wait_lies = by_wait > LATE / 2;
    (void)what;
    if (test_lies || wait_lies)
        report_wrong("all PEs have come", "%s over %.0f ms before the last PE came",
                     test_lies && wait_lies ? "MPI_Ibarrier was"
                     : test_lies ? "MPI_Test, but not MPI_Wait, said that MPI_Ibarrier was"
                                 : "MPI_Wait, but not MPI_Test, said that MPI_Ibarrier was",
                     (test_lies ? by_test : by_wait) * 1e3);
}

static void probe_coll_reduce(int what)
{
    (void)what;
    for (int round = 0; round < ROUNDS; round++) {
        int mine = pes.rank * 3 + round, largest = -1, sum = -1;
        require_success("MPI_Allreduce",
                        MPI_Allreduce(&mine, &largest, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD));
        memory_is_same_word((uint64_t)((pes.size - 1) * 3 + round), (uint64_t)largest,
                            "MPI_Allreduce of MPI_MAX");
        require_success("MPI_Allreduce",
                        MPI_Allreduce(&pes.rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD));
        memory_is_same_word((uint64_t)(pes.size * (pes.size - 1) / 2), (uint64_t)sum,
                            "MPI_Allreduce of MPI_SUM");
    }
}

/* Tests an in-place reduction with MPI_MAX. Isthmus uses it to find out whether a call failed on
 * any PE. */
static void probe_coll_reduce_in_place(int what)
{
    (void)what;
    for (int round = 0; round < ROUNDS; round++) {
        MPI_Request request;
        int failed = pes.rank == round % pes.size ? round + 1 : 0;
        require_success("MPI_Iallreduce", MPI_Iallreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_MAX,
                                                         MPI_COMM_WORLD, &request));
        probe_coll_finish_call(&request, "MPI_Iallreduce");
        memory_is_same_word((uint64_t)round + 1, (uint64_t)failed,
                            "MPI_Iallreduce of MPI_MAX in place");
    }
}

/* Starts several collectives on two communicators and waits for them in reverse order. */
static void probe_coll_several(int what)
{
    MPI_Comm comms[2];
    MPI_Request requests[4];
    int data[4];
    (void)what;
    for (int i = 0; i < 2; i++)
        require_success("MPI_Comm_dup", MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]));
    for (int i = 0; i < 4; i++) {
        data[i] = pes.rank == i % pes.size ? 50 + i : -1;
        require_success("MPI_Ibcast",
                        MPI_Ibcast(&data[i], 1, MPI_INT, i % pes.size, comms[i % 2], &requests[i]));
    }
    for (int i = 3; i >= 0; i--) {
        probe_coll_finish_call(&requests[i], "one of several MPI_Ibcast");
        memory_is_same_word((uint64_t)(50 + i), (uint64_t)data[i], "broadcast %d of several", i);
    }
    for (int i = 0; i < 2; i++)
        require_success("MPI_Comm_free", MPI_Comm_free(&comms[i]));
}

static MPI_Comm probe_coll_create_group_comm(int n, const int *members, int tag)
{
    MPI_Group world, group;
    MPI_Comm comm = MPI_COMM_NULL;
    require_success("MPI_Comm_group", MPI_Comm_group(MPI_COMM_WORLD, &world));
    require_success("MPI_Group_incl", MPI_Group_incl(world, n, members, &group));
    monitor_step("MPI_Comm_create_group with tag %d", tag);
    require_success("MPI_Comm_create_group",
                    MPI_Comm_create_group(MPI_COMM_WORLD, group, tag, &comm));
    require_success("MPI_Group_free", MPI_Group_free(&group));
    require_success("MPI_Group_free", MPI_Group_free(&world));
    return comm;
}

/* Creates overlapping groups of neighboring PEs at the same time, distinguished by tags. */
static void probe_coll_groups(int what)
{
    (void)what;
    for (int round = 0; round < ROUNDS; round++)
        for (int first = 0; first + 1 < pes.size; first++) {
            int members[] = {first, first + 1}, other = -1, place = pes.rank - first;
            if (pes.rank != first && pes.rank != first + 1)
                continue;
            MPI_Comm comm = probe_coll_create_group_comm(2, members, first + 100 * round);
            monitor_step("a message in a group made beside others");
            require_success("MPI_Sendrecv",
                            MPI_Sendrecv(&pes.rank, 1, MPI_INT, 1 - place, 0, &other, 1, MPI_INT,
                                         1 - place, 0, comm, MPI_STATUS_IGNORE));
            memory_is_same_word((uint64_t)members[1 - place], (uint64_t)other,
                                "the other PE in a group made beside others");
            require_success("MPI_Comm_free", MPI_Comm_free(&comm));
        }
}

static void probe_coll_split_by_host(int what)
{
    MPI_Comm host;
    int size = 0;
    (void)what;
    monitor_step("MPI_Comm_split_type");
    require_success("MPI_Comm_split_type", MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED,
                                                               0, MPI_INFO_NULL, &host));
    require_success("MPI_Comm_size", MPI_Comm_size(host, &size));
    memory_is_same_word((uint64_t)pes.on_host, (uint64_t)size,
                        "PEs that MPI_COMM_TYPE_SHARED has together, by the hosts' names");
    require_success("MPI_Comm_free", MPI_Comm_free(&host));
}

/* Creates somewhat more communicators than the maximum number of teams in Isthmus. */
static void probe_coll_many_communicators(int what)
{
    MPI_Comm *comms = memory_allocate(MANY * sizeof *comms);
    int made = 0;
    (void)what;
    while (made < MANY) {
        monitor_step("MPI_Comm_dup of MPI_COMM_SELF, number %d", made + 1);
        if (is_refused("MPI_Comm_dup", MPI_Comm_dup(MPI_COMM_SELF, &comms[made])))
            break;
        made++;
    }
    for (int i = 0; i < made; i++)
        require_success("MPI_Comm_free", MPI_Comm_free(&comms[i]));
    free(comms);
}

static void probe_coll_add_one(const char *name, const char *description, void (*run)(int),
                               int what)
{
    struct probe probe = {
        .description = description, .run = run, .what = what, .min_pes = 1, .seconds = 15};
    snprintf(probe.name, sizeof probe.name, "collectives/%s", name);
    table_add(&probe);
}

static void probe_coll_add_collective(const char *name, const char *description, void (*run)(int))
{
    probe_coll_add_one(name, description, run, 0);
}

void collectives_add(void)
{
    probe_coll_add_collective("allgather", "MPI_Iallgather", probe_coll_allgather);
    probe_coll_add_collective("blocking_allgather", "MPI_Allgather", probe_coll_blocking_allgather);
    probe_coll_add_one("allgather_unequal", "MPI_Iallgatherv with different lengths, and 0",
                       probe_coll_gather_unequal, true);
    probe_coll_add_one("gather_unequal", "MPI_Igatherv with different lengths, and 0",
                       probe_coll_gather_unequal, false);
    probe_coll_add_collective("scatter_unequal", "MPI_Iscatterv with different lengths, and 0",
                              probe_coll_scatter_unequal);
    probe_coll_add_one("broadcast", "MPI_Ibcast from every root", probe_coll_broadcast_ints, false);
    probe_coll_add_one("blocking_broadcast", "MPI_Bcast from every root", probe_coll_broadcast_ints,
                       true);
    probe_coll_add_collective("barrier", "no PE leaves MPI_Ibarrier before the last PE enters",
                              probe_coll_barrier);
    probe_coll_add_collective("reduce", "MPI_Allreduce", probe_coll_reduce);
    probe_coll_add_collective("reduce_in_place", "MPI_Iallreduce in place, with MPI_MAX",
                              probe_coll_reduce_in_place);
    probe_coll_add_collective("several", "several nonblocking collectives on two communicators",
                              probe_coll_several);
    probe_coll_add_collective("groups", "MPI_Comm_create_group of groups that overlap",
                              probe_coll_groups);
    probe_coll_add_collective("split_by_host", "MPI_Comm_split_type finds the PEs of a host",
                              probe_coll_split_by_host);
    probe_coll_add_collective("many_communicators", "1100 communicators at the same time",
                              probe_coll_many_communicators);
}
