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
static bool open_peer(struct share_exchange *exchange, int place)
{
    int pe = node.pes[place], globals = -1;
    const struct introduction *peer = &exchange->all[pe];
    struct share_identity identities[SHARE_FILES];
    struct share_files files = {open_in_proc(peer->process, peer->file), -1};
    if (!share_expect(exchange, pe, files.memory, identities, &globals)) {
        share_close(files);
        return false;
    }
    if (globals >= 0)
        files.globals = open_in_proc(peer->process, globals);
    return share_hand_over(exchange, place, files, identities);
}

static bool open_by_proc(struct share_exchange *exchange)
{
    for (int place = 0; place < node.n_pes; place++)
        if (place != node.place && !open_peer(exchange, place))
            return false;
    return true;
}

/* What a PE says of itself in its control block. */
enum { OPENED_UNKNOWN, OPENED_ALL, OPENED_NOT_ALL };

static uint32_t *opened_at(int place)
{
    return (uint32_t *)(void *)node_control(place)->sharing;
}

static void explain_opening(const void *what, char *text, size_t room)
{
    snprintf(text, room, "PE %d, which opens the others' memory", *(const int *)what);
}

static uint32_t wait_for_opened(const char *routine, int place)
{
    const uint32_t *opened = opened_at(place);
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_opening, &node.pes[place]);
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
    __atomic_store_n(opened_at(node.place), well ? OPENED_ALL : OPENED_NOT_ALL, __ATOMIC_SEQ_CST);
    if (!well)
        return job.me;
    for (int place = 0; place < node.n_pes; place++)
        doorbell_wake(&node_control(place)->doorbell);
    for (int place = 0; place < node.n_pes; place++)
        if (wait_for_opened(routine, place) != OPENED_ALL)
            return node.pes[place];
    return -1;
}

int share_by_proc(struct share_exchange *exchange)
{
    bool well = open_by_proc(exchange);
    return node.count == 1 ? first_failure_in_memory(exchange->routine, well)
                           : share_last_failure(exchange->routine, well);
}
