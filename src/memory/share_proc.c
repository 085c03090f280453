/*
 * Memory files through /proc/PID/fd.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#include "base/job.h"
#include "node.h"
#include "share.h"
#include "waiting/waiting.h"

static int open_in_proc(int process, int file)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", process, file);
    return open(path, O_RDWR | O_CLOEXEC);
}

/* Maps a PE's files, if they are all there. */
static bool open_peer(struct share_exchange *exchange, int rank)
{
    int pe = node.pes[rank], globals = -1;
    const struct bootstrap_record *peer = &exchange->all[pe];
    struct share_identity identities[SHARE_FILES];
    struct share_files files = {open_in_proc(peer->process, peer->file), -1};
    if (!share_read_metadata(exchange, pe, files.memory, identities, &globals)) {
        share_close(files);
        return false;
    }
    if (globals >= 0)
        files.globals = open_in_proc(peer->process, globals);
    return share_map_and_close(exchange, rank, files, identities);
}

static bool open_by_proc(struct share_exchange *exchange)
{
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank != node.rank && !open_peer(exchange, rank))
            return false;
    return true;
}

/* What a PE says of itself in its control block. */
enum { OPENED_UNKNOWN, OPENED_ALL, OPENED_NOT_ALL };

static uint32_t *opened_at(int rank)
{
    return (uint32_t *)(void *)node_control(rank)->sharing;
}

static void explain_opening(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "PE %d, which opens the others' memory", *(const int *)what);
}

static uint32_t wait_for_opened(const char *routine, int rank)
{
    const uint32_t *opened = opened_at(rank);
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_opening, &node.pes[rank]);
    while (__atomic_load_n(opened, __ATOMIC_ACQUIRE) == OPENED_UNKNOWN)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return __atomic_load_n(opened, __ATOMIC_ACQUIRE);
}

/* Where the job is one node: a PE that opened all files sees what all the others say; one that did
 * not knows enough. So without MPI all come to the same answer whether there is a failure: its PE
 * as seen from here, or -1. */
static int first_failure_in_memory(const char *routine, bool well)
{
    __atomic_store_n(opened_at(node.rank), well ? OPENED_ALL : OPENED_NOT_ALL, __ATOMIC_SEQ_CST);
    if (!well)
        return job.me;
    for (int rank = 0; rank < node.n_pes; rank++)
        doorbell_wake(&node_control(rank)->doorbell);
    for (int rank = 0; rank < node.n_pes; rank++)
        if (wait_for_opened(routine, rank) != OPENED_ALL)
            return node.pes[rank];
    return -1;
}

int share_by_proc(struct share_exchange *exchange)
{
    bool well = open_by_proc(exchange);
    return node.count == 1 ? first_failure_in_memory(exchange->routine, well)
                           : share_last_failure(exchange->routine, well);
}
