/*
 * Tests the point-to-point messages of the MPI library.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

enum { TAG = 11, LARGE = 8 << 20, MANY = 1000, FEW_LOOKS = 10 };
#define FOUND_LATE 0.2 /* seconds until the message must be found */
#define COMING     0.02

/* Sends and receives as Isthmus does: both calls are nonblocking. */
static void probe_messages_swap(const void *out, void *in, int bytes, int to, int from, int tag)
{
    MPI_Request requests[2];
    require_success("MPI_Irecv",
                    MPI_Irecv(in, bytes, MPI_BYTE, from, tag, MPI_COMM_WORLD, &requests[0]));
    require_success("MPI_Isend",
                    MPI_Isend(out, bytes, MPI_BYTE, to, tag, MPI_COMM_WORLD, &requests[1]));
    pes_wait_all(2, requests);
}

static void probe_messages_lengths(int what)
{
    static const int all[] = {0, 1, 8, 100, 4096, 65536, 1 << 20, LARGE};
    char *out = memory_allocate(LARGE), *in = memory_allocate(LARGE);
    (void)what;
    for (int distance = 0; distance < pes.size; distance = pes_next_distance(distance)) {
        int to = pes_after(distance), from = pes_before(distance);
        for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
            monitor_step("a message of %d bytes, %s", all[i], pes_where(to));
            memory_fill(out, pes.rank, to, 0, (size_t)all[i]);
            memset(in, 0, (size_t)all[i] + 1);
            probe_messages_swap(out, in, all[i], to, from, TAG);
            if (!memory_is_filled(in, from, pes.rank, 0, (size_t)all[i], "a message"))
                break;
            memory_is_untouched(in, (size_t)all[i], (size_t)all[i] + 1, "a message");
        }
    }
    free(out);
    free(in);
}

/* Messages of one PE with one tag must be received in the order in which they were sent. All
 * arrive before the first receive. */
static void probe_messages_order(int what)
{
    MPI_Request requests[MANY];
    int out[MANY], in = -1, to = pes_after(1), from = pes_before(1);
    (void)what;
    for (int i = 0; i < MANY; i++) {
        out[i] = i;
        require_success("MPI_Isend",
                        MPI_Isend(&out[i], 1, MPI_INT, to, TAG, MPI_COMM_WORLD, &requests[i]));
    }
    monitor_step("a meeting while %d messages are under way", MANY);
    pes_barrier();
    for (int i = 0; i < MANY; i++) {
        monitor_step("MPI_Recv of message %d of %d", i, MANY);
        require_success("MPI_Recv",
                        MPI_Recv(&in, 1, MPI_INT, from, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        if (!memory_is_same_word((uint64_t)i, (uint64_t)in, "message %d with one tag", i))
            break;
    }
    pes_barrier();
    pes_wait_all(MANY, requests);
}

/* Cancels a receive that no message has matched. A second receive must get the next message. */
static void probe_messages_cancel(int what)
{
    MPI_Request request;
    MPI_Status status;
    int value = -1, cancelled = 0, sent = pes.rank;
    (void)what;
    for (int round = 0; round < 20; round++) {
        require_success("MPI_Irecv", MPI_Irecv(&value, 1, MPI_INT, MPI_ANY_SOURCE, TAG,
                                               MPI_COMM_WORLD, &request));
        monitor_step("MPI_Cancel of a receive");
        require_success("MPI_Cancel", MPI_Cancel(&request));
        monitor_step("MPI_Wait after MPI_Cancel");
        pes_wait(&request, &status);
        require_success("MPI_Test_cancelled", MPI_Test_cancelled(&status, &cancelled));
        if (!cancelled)
            report_wrong("a cancelled receive", "MPI_Test_cancelled says no, and nothing was sent");
        pes_barrier();
        value = -1;
        monitor_step("a message after MPI_Cancel");
        require_success("MPI_Sendrecv",
                        MPI_Sendrecv(&sent, 1, MPI_INT, pes_after(1), TAG, &value, 1, MPI_INT,
                                     pes_before(1), TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
        memory_is_same_word((uint64_t)pes_before(1), (uint64_t)value,
                            "received after a cancelled receive");
        pes_barrier();
    }
}

static void probe_messages_check_status(const MPI_Status *status, int source, int tag, int bytes)
{
    int count = -1;
    require_success("MPI_Get_count", MPI_Get_count(status, MPI_BYTE, &count));
    memory_is_same_word((uint64_t)source, (uint64_t)status->MPI_SOURCE, "a status' source");
    memory_is_same_word((uint64_t)tag, (uint64_t)status->MPI_TAG, "a status' tag");
    memory_is_same_word((uint64_t)bytes, (uint64_t)count, "a status' number of bytes");
}

/* Two messages have arrived, and the later one has already been received. MPI_Iprobe must find
 * the earlier message. */
static void probe_messages_find_first(MPI_Comm comm, int bytes)
{
    MPI_Status status;
    int from = pes_before(1), found = 0, looks = 0;
    monitor_step("MPI_Iprobe for a message of %d bytes, which is there", bytes);
    for (double begin = clock_seconds(); !found && clock_seconds() - begin < FOUND_LATE; looks++)
        require_success("MPI_Iprobe",
                        MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &found, &status));
    if (!found)
        report_wrong("the message, which came before one that was received",
                     "MPI_Iprobe finds none of %d bytes, %d times in %.0f ms", bytes, looks,
                     FOUND_LATE * 1e3);
    else if (looks > FEW_LOOKS)
        report_wrong("the message, which came before one that was received",
                     "MPI_Iprobe finds one of %d bytes only at look %d", bytes, looks);
    if (found)
        probe_messages_check_status(&status, from, TAG, bytes);
}

static void probe_messages_probe_one(MPI_Comm comm, int bytes)
{
    MPI_Request requests[2];
    char out[24], in[24] = "", second = 0;
    int to = pes_after(1), from = pes_before(1);
    memory_fill(out, pes.rank, to, 0, sizeof out);
    require_success("MPI_Isend", MPI_Isend(out, bytes, MPI_BYTE, to, TAG, comm, &requests[0]));
    require_success("MPI_Isend", MPI_Isend(out, 1, MPI_BYTE, to, TAG + 1, comm, &requests[1]));
    require_success("MPI_Recv",
                    MPI_Recv(&second, 1, MPI_BYTE, from, TAG + 1, comm, MPI_STATUS_IGNORE));
    probe_messages_find_first(comm, bytes);
    require_success("MPI_Recv", MPI_Recv(in, bytes, MPI_BYTE, from, TAG, comm, MPI_STATUS_IGNORE));
    memory_is_filled(in, from, pes.rank, 0, (size_t)bytes, "a message that was probed");
    pes_wait_all(2, requests);
}

/* Uses a separate communicator, so that MPI_Iprobe with any source and tag finds only these
 * messages. */
static void probe_messages_probe(int what)
{
    static const int bytes[] = {0, 1, 24};
    MPI_Comm comm;
    (void)what;
    require_success("MPI_Comm_dup", MPI_Comm_dup(MPI_COMM_WORLD, &comm));
    for (int i = 0; i < 30; i++)
        probe_messages_probe_one(comm, bytes[i % 3]);
    require_success("MPI_Comm_free", MPI_Comm_free(&comm));
}

/* Two functions that wait for a receive: with MPI_Test and with MPI_Wait. */
static void probe_messages_wait_by_test(MPI_Request *request, MPI_Status *status)
{
    int done = 0;
    monitor_step("MPI_Test until a message is there");
    while (!done)
        require_success("MPI_Test", MPI_Test(request, &done, status));
    if (*request != MPI_REQUEST_NULL)
        report_wrong("MPI_REQUEST_NULL", "MPI_Test leaves a request that is over as it is");
}

static void probe_messages_wait_by_wait(MPI_Request *request, MPI_Status *status)
{
    monitor_step("MPI_Wait until a message is there");
    pes_wait(request, status);
}

/* A receive must complete when the message has arrived, and not before. The message is sent
 * late, while the receiver waits. */
static void probe_messages_check_completion(void (*wait)(MPI_Request *, MPI_Status *),
                                            const char *name, int bytes)
{
    MPI_Request requests[2];
    MPI_Status status;
    char *out = memory_allocate((size_t)bytes), *in = memory_allocate((size_t)bytes);
    int to = pes_after(1), from = pes_before(1);
    memory_fill(out, pes.rank, to, 0, (size_t)bytes);
    require_success("MPI_Irecv",
                    MPI_Irecv(in, bytes, MPI_BYTE, from, TAG, MPI_COMM_WORLD, &requests[0]));
    pes_barrier();
    if (pes.rank % 2 == 0)
        clock_compute(COMING);
    require_success("MPI_Isend",
                    MPI_Isend(out, bytes, MPI_BYTE, to, TAG, MPI_COMM_WORLD, &requests[1]));
    wait(&requests[0], &status);
    if (!memory_is_filled(in, from, pes.rank, 0, (size_t)bytes, name))
        abort_probe(); /* the late message would be written to memory that is reused */
    probe_messages_check_status(&status, from, TAG, bytes);
    wait(&requests[1], &status);
    pes_barrier();
    free(out);
    free(in);
}

static void probe_messages_completion(int by_test)
{
    for (int bytes = 1; bytes <= 1 << 20; bytes *= 1024)
        for (int i = 0; i < 3; i++)
            if (by_test)
                probe_messages_check_completion(probe_messages_wait_by_test,
                                                "received until MPI_Test said so", bytes);
            else
                probe_messages_check_completion(probe_messages_wait_by_wait,
                                                "received until MPI_Wait was over", bytes);
}

/* Matches two messages with MPI_Mprobe and receives them in reverse order. */
static void probe_messages_matched_probe(int what)
{
    MPI_Request requests[2];
    MPI_Message matched[2];
    int out[2] = {pes.rank + 10, pes.rank + 20}, in[2] = {0}, from = pes_before(1);
    (void)what;
    for (int i = 0; i < 2; i++)
        require_success("MPI_Isend", MPI_Isend(&out[i], 1, MPI_INT, pes_after(1), TAG,
                                               MPI_COMM_WORLD, &requests[i]));
    for (int i = 0; i < 2; i++) {
        monitor_step("MPI_Mprobe");
        require_success("MPI_Mprobe",
                        MPI_Mprobe(from, TAG, MPI_COMM_WORLD, &matched[i], MPI_STATUS_IGNORE));
    }
    for (int i = 1; i >= 0; i--) {
        monitor_step("MPI_Mrecv");
        require_success("MPI_Mrecv", MPI_Mrecv(&in[i], 1, MPI_INT, &matched[i], MPI_STATUS_IGNORE));
        memory_is_same_word((uint64_t)(from + 10 + 10 * i), (uint64_t)in[i], "matched message %d",
                            i);
    }
    pes_wait_all(2, requests);
}

/* Sends messages with the MPI tags that Isthmus uses (0 to 32767) and with the largest tag of the
 * MPI library. Receives the messages in reverse order. */
static void probe_messages_tags(int what)
{
    enum { TAGS = 64 };
    MPI_Request requests[TAGS];
    int out[TAGS], in = -1, tag[TAGS], *largest = NULL, found = 0;
    (void)what;
    require_success("MPI_Comm_get_attr",
                    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest, &found));
    if (!found || *largest < 32767)
        report_wrong("32767 or more", "MPI_TAG_UB is %d", found ? *largest : -1);
    for (int i = 0; i < TAGS; i++) {
        tag[i] = i == TAGS - 1 && found ? *largest : i * 32767 / (TAGS - 2);
        out[i] = tag[i];
        require_success("MPI_Isend", MPI_Isend(&out[i], 1, MPI_INT, pes_after(1), tag[i],
                                               MPI_COMM_WORLD, &requests[i]));
    }
    for (int i = TAGS - 1; i >= 0; i--) {
        monitor_step("MPI_Recv with tag %d", tag[i]);
        require_success("MPI_Recv", MPI_Recv(&in, 1, MPI_INT, pes_before(1), tag[i], MPI_COMM_WORLD,
                                             MPI_STATUS_IGNORE));
        memory_is_same_word((uint64_t)tag[i], (uint64_t)in, "with tag %d", tag[i]);
    }
    pes_wait_all(TAGS, requests);
}

/* Sends a message to this PE itself. The receive is started before or after the send. */
static void probe_messages_to_itself(const char *out, char *in, int bytes, bool receive_first)
{
    MPI_Request requests[2];
    MPI_Comm comm = MPI_COMM_WORLD;
    monitor_step("%d bytes to itself, the receive %s", bytes, receive_first ? "first" : "after");
    memset(in, 0, (size_t)bytes);
    if (receive_first)
        require_success("MPI_Irecv",
                        MPI_Irecv(in, bytes, MPI_BYTE, pes.rank, TAG, comm, &requests[0]));
    require_success("MPI_Isend",
                    MPI_Isend(out, bytes, MPI_BYTE, pes.rank, TAG, comm, &requests[1]));
    if (!receive_first)
        require_success("MPI_Irecv",
                        MPI_Irecv(in, bytes, MPI_BYTE, pes.rank, TAG, comm, &requests[0]));
    pes_wait_all(2, requests);
    memory_is_filled(in, pes.rank, pes.rank, 0, (size_t)bytes, "a message to itself");
}

static void probe_messages_self(int what)
{
    char *out = memory_allocate(LARGE), *in = memory_allocate(LARGE);
    (void)what;
    memory_fill(out, pes.rank, pes.rank, 0, LARGE);
    for (size_t bytes = 8; bytes <= LARGE; bytes *= 1024) {
        probe_messages_to_itself(out, in, (int)bytes, true);
        probe_messages_to_itself(out, in, (int)bytes, false);
    }
    free(out);
    free(in);
}

/* Starts many receives with different tags. The messages arrive in another order. */
static void probe_messages_many_receives(int what)
{
    MPI_Request receives[MANY], sends[MANY];
    int in[MANY], out[MANY];
    (void)what;
    for (int i = 0; i < MANY; i++)
        require_success("MPI_Irecv", MPI_Irecv(&in[i], 1, MPI_INT, MPI_ANY_SOURCE, i,
                                               MPI_COMM_WORLD, &receives[i]));
    pes_barrier();
    for (int i = 0; i < MANY; i++) {
        int tag = (i * 7) % MANY;
        out[tag] = tag + 1;
        require_success("MPI_Isend", MPI_Isend(&out[tag], 1, MPI_INT, pes_after(1), tag,
                                               MPI_COMM_WORLD, &sends[i]));
    }
    monitor_step("MPI_Waitall of %d receives", MANY);
    pes_wait_all(MANY, receives);
    pes_wait_all(MANY, sends);
    for (int i = 0; i < MANY; i++)
        if (!memory_is_same_word((uint64_t)i + 1, (uint64_t)in[i], "receive %d of %d", i, MANY))
            break;
}

static void probe_messages_add_one(const char *name, const char *description, void (*run)(int),
                                   int what)
{
    struct probe one = {
        .description = description, .run = run, .what = what, .min_pes = 1, .seconds = 15};
    snprintf(one.name, sizeof one.name, "messages/%s", name);
    table_add(&one);
}

static void probe_messages_add_message(const char *name, const char *description, void (*run)(int))
{
    probe_messages_add_one(name, description, run, 0);
}

void messages_add(void)
{
    probe_messages_add_message("lengths", "messages of 0 bytes to 8 MiB arrive as sent",
                               probe_messages_lengths);
    probe_messages_add_message("order", "1000 messages with one tag arrive in order",
                               probe_messages_order);
    probe_messages_add_message("cancel", "a receive is cancelled, and the next message arrives",
                               probe_messages_cancel);
    probe_messages_add_message("probe", "MPI_Iprobe finds and describes a message that has arrived",
                               probe_messages_probe);
    probe_messages_add_one("test", "MPI_Test succeeds when a message arrives, and not before",
                           probe_messages_completion, true);
    probe_messages_add_one("wait", "MPI_Wait returns when a message arrives, and not before",
                           probe_messages_completion, false);
    probe_messages_add_message("matched_probe", "MPI_Mprobe and MPI_Mrecv in different orders",
                               probe_messages_matched_probe);
    probe_messages_add_message("tags", "tags 0 to 32767, and the largest tag, are distinct",
                               probe_messages_tags);
    probe_messages_add_message("self", "messages of a PE to itself", probe_messages_self);
    probe_messages_add_message("many_receives",
                               "1000 pending receives, completed in a different order",
                               probe_messages_many_receives);
}
