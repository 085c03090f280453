/*
 * The PEs of the job: their ranks, waits for requests, and exchanges among all PEs (barrier, sum,
 * allgather).
 *
 * The exchanges use only MPI_Sendrecv, and each message contains its sender and a checksum. MPI's
 * collectives are not used, because the probes test them, and a faulty collective would make the
 * results of all probes wrong.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

/* ---- PEs ---- */

struct pes pes = {.rank = -1};
double start_seconds;

enum { ALL_PAIRS_MAX = 8 };

#ifdef OPEN_MPI
#define RANK_VARIABLE "OMPI_COMM_WORLD_RANK"
#define SIZE_VARIABLE "OMPI_COMM_WORLD_SIZE"
#else
#define RANK_VARIABLE "PMI_RANK"
#define SIZE_VARIABLE "PMI_SIZE"
#endif

/* Reads the rank and the number of PEs from the environment variables of the launcher, if they
 * are set. The probes test the values that MPI returns, so they do not rely on these values. */
void pes_number(void)
{
    const char *rank = getenv(RANK_VARIABLE), *size = getenv(SIZE_VARIABLE);
    MPI_Comm_rank(MPI_COMM_WORLD, &pes.said_rank);
    MPI_Comm_size(MPI_COMM_WORLD, &pes.said_size);
    bool is_known = rank != NULL && size != NULL && atoi(rank) < atoi(size);
    pes.rank = is_known ? atoi(rank) : pes.said_rank;
    pes.size = is_known ? atoi(size) : pes.said_size;
    monitor_set_rank(pes.rank);
}

const char *pes_where(int pe)
{
    static _Thread_local char text[48];
    if (pe == pes.rank)
        return "itself";
    snprintf(text, sizeof text, "PE %d on %s host", pe,
             pes.host[pe] == pes.host[pes.rank] ? "the same" : "another");
    return text;
}

int pes_after(int distance)
{
    return (pes.rank + distance) % pes.size;
}

int pes_before(int distance)
{
    return (pes.rank + pes.size - distance % pes.size) % pes.size;
}

int pes_next_distance(int distance)
{
    return distance == 0 || pes.size <= ALL_PAIRS_MAX ? distance + 1 : distance * 2;
}

/* If a request is still active after the wait, terminates the job: later results would be
 * consequences of this fault. */
void pes_wait(MPI_Request *request, MPI_Status *status)
{
    require_success("MPI_Wait", MPI_Wait(request, status));
    if (*request == MPI_REQUEST_NULL)
        return;
    report_wrong("MPI_REQUEST_NULL", "MPI_Wait leaves a request as it is, as if it were not over");
    abort_probe();
}

void pes_wait_all(int n, MPI_Request *requests)
{
    for (int i = 0; i < n; i++)
        pes_wait(&requests[i], MPI_STATUS_IGNORE);
}

/* ---- Exchanges among all PEs ---- */

enum { TAG = 32001 }; /* a tag that no probe uses */

struct packet {
    uint64_t number; /* number of the exchange, counted by each PE */
    uint64_t from, bytes, sum;
    char data[];
};

static uint64_t agreements;

/* FNV-1a hash. */
static uint64_t probe_pes_checksum(const char *data, size_t bytes)
{
    uint64_t sum = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < bytes; i++)
        sum = (sum ^ (unsigned char)data[i]) * UINT64_C(1099511628211);
    return sum;
}

static struct packet *probe_pes_create_packet(const void *data, size_t bytes)
{
    struct packet *packet = memory_allocate(sizeof *packet + bytes);
    *packet =
        (struct packet){agreements, (uint64_t)pes.rank, bytes, probe_pes_checksum(data, bytes)};
    memcpy(packet->data, data, bytes);
    return packet;
}

/* If a message is wrong, terminates the job, because no later exchange can be relied on. */
static void probe_pes_check_packet(const struct packet *seen, int from, size_t bytes)
{
    bool is_whole = seen->bytes == bytes && seen->sum == probe_pes_checksum(seen->data, bytes);
    if (is_whole && seen->number == agreements && seen->from == (uint64_t)from)
        return;
    report_wrong(
        "what was sent, once and in order",
        "MPI_Sendrecv, between probes: message %llu of PE %d came as message %llu of PE %lld%s",
        (unsigned long long)agreements, from, (unsigned long long)seen->number,
        (long long)seen->from, is_whole ? "" : ", with other bytes");
    abort_probe();
}

static void probe_pes_exchange(const void *out, size_t bytes, int to, void *in, size_t in_bytes,
                               int from)
{
    struct packet *sent = probe_pes_create_packet(out, bytes),
                  *received = memory_allocate(sizeof *received + in_bytes);
    int length = (int)(sizeof *sent + bytes), in_length = (int)(sizeof *received + in_bytes);
    require_success("MPI_Sendrecv",
                    MPI_Sendrecv(sent, length, MPI_BYTE, to, TAG, received, in_length, MPI_BYTE,
                                 from, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE));
    probe_pes_check_packet(received, from, in_bytes);
    memcpy(in, received->data, in_bytes);
    free(sent);
    free(received);
}

/* In each round, a PE receives as many blocks as it already has, so its number of blocks
 * doubles. */
void pes_allgather(const void *mine, void *all, size_t bytes)
{
    char *blocks = memory_allocate((size_t)pes.size * bytes), *to = all;
    memcpy(blocks, mine, bytes);
    monitor_waits_for_all();
    agreements++;
    for (int have = 1; have < pes.size; have *= 2) {
        int more = have < pes.size - have ? have : pes.size - have;
        probe_pes_exchange(blocks, (size_t)more * bytes, pes_before(have),
                           blocks + (size_t)have * bytes, (size_t)more * bytes, pes_after(have));
    }
    monitor_still_running();
    for (int i = 0; i < pes.size; i++)
        memcpy(to + (size_t)pes_after(i) * bytes, blocks + (size_t)i * bytes, bytes);
    free(blocks);
}

void pes_barrier(void)
{
    pes_sum(0);
}

bool pes_any(bool own)
{
    return pes_sum(own) != 0;
}

long pes_sum(long own)
{
    long *all = memory_allocate((size_t)pes.size * sizeof *all), sum = 0;
    pes_allgather(&own, all, sizeof own);
    for (int pe = 0; pe < pes.size; pe++)
        sum += all[pe];
    free(all);
    return sum;
}

double pes_max(double own)
{
    double *all = memory_allocate((size_t)pes.size * sizeof *all), longest = own;
    pes_allgather(&own, all, sizeof own);
    for (int pe = 0; pe < pes.size; pe++)
        longest = all[pe] > longest ? all[pe] : longest;
    free(all);
    return longest;
}
