/*
 * The receive side of blocking collectives between team leaders.
 *
 * Several teams may use one tag (leaders_tag), and threads may be in collectives of different teams
 * at the same time, in a different order on each PE. MPI may therefore match a receive of one team
 * with a message of another. Each message begins with a head that names its team, and each sender
 * and tag has one posted receive at a time, so that messages arrive in the order in which they were
 * sent. A message that arrives goes to the receive of its team. If its team has none yet, the
 * message is kept until it does.
 *
 * Data that are longer than `message` (base/algorithms.h) are a message of their own, right behind
 * the head. The sender must begin both without a message to the same PE in between.
 *
 * The caller of demux_begin and demux_has_arrived holds the network's lock.
 */
#ifndef ISTHMUS_DEMUX_H
#define ISTHMUS_DEMUX_H

#include "backend.h"
#include "base/environment.h"
#include "base/link.h"

struct demux_head {
    uint64_t team, step, bytes; /* bytes: of the data */
    uint32_t finalizing;        /* 1 in the barrier of shmem_finalize */
    uint32_t same_routine;      /* 1 if all members must be in the same routine */
    uint32_t routine;           /* of the sender (base/routine.h) */
    uint32_t unused;
};

struct demux_stream;
struct demux_kept;

/* A receive of one team from one PE. A team has at most one at a time from each PE. The caller
 * fills the first three members. */
struct demux_receive {
    const char *routine;
    struct demux_head expected;
    void *data;       /* room for expected.bytes */
    struct link link; /* of the stream, until the head has arrived */
    struct demux_stream *stream;
    struct demux_head head;               /* that arrived; only if it is not the expected one */
    struct backend_request *data_request; /* NULL if the data came with the head */
    struct backend_request own_request;
    struct demux_kept *kept; /* NULL unless the message arrived before this receive began */
    bool has_arrived;        /* the head */
    bool is_expected;        /* the head is of the expected collective */
};

/* Whether so many bytes travel in one message with their head. */
static inline bool demux_is_one_message(size_t bytes)
{
    return bytes <= environment.algorithms.message;
}

void demux_begin(struct demux_receive *receive, int pe, int tag);

/* Delivers messages that have arrived. Returns whether the head of this receive has, a struct
 * demux_receive (see network_wait_until). The caller aborts the job unless is_expected is true.
 * Then it waits for data_request, unless that is NULL, and calls demux_end. The data are valid
 * then. */
bool demux_has_arrived(const char *routine, void *receive);
void demux_end(struct demux_receive *receive);

/* Frees all memory. No receive is under way in this PE any more. */
void demux_stop(void);

#endif
