/*
 * Messages of collectives between nodes: eager protocol, matching, and unexpected queue.
 *
 * Each transfer of a collective begins with a message. The message has a head, which identifies
 * the collective and its step. Short data follow the head in the same message (eager protocol).
 * Longer data are sent as separate MPI messages, whose tag is in a head.
 *
 * All messages with a head have the MPI tag TAG_COLL. One posted receive accepts them from any PE.
 * The messages of one PE arrive in the order in which it sent them. coll_message_receive passes a
 * message to the function that is registered for its kind. demux.c registers a function for
 * blocking collectives, and nbc_p2p.c registers one for nonblocking collectives. A message that no
 * collective expects yet is stored in the unexpected queue.
 *
 * All functions are called under the lock of nonblocking collectives (nbc_request.h). In a job that
 * spans nodes, this lock is net_lock.
 */
#ifndef ISTHMUS_COLL_MESSAGE_H
#define ISTHMUS_COLL_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "base/pool.h"

enum coll_message_kind {
    /* Message of a blocking collective. If the data are too long for the message, the sender sends
     * them at once in a second message. */
    COLL_MESSAGE_BLOCKING,
    /* Nonblocking collective: the message contains all data of the transfer. */
    COLL_MESSAGE_DATA,
    /* Nonblocking collective, rendezvous protocol: the receiver has posted its receives. */
    COLL_MESSAGE_READY,
    /* Nonblocking collective: the length that a PE sends or expects, without data. A PE sends these
     * messages during a long wait, so that a PE with another length reports the mismatch. */
    COLL_MESSAGE_SENDS,
    COLL_MESSAGE_EXPECTS,
    COLL_MESSAGE_KINDS
};

/* Bits of coll_message_head.rules. Both PEs of a transfer of a blocking collective must pass the
 * same bits. */
enum {
    COLL_MESSAGE_FINALIZES = 1,   /* the collective is the barrier of shmem_finalize */
    COLL_MESSAGE_SAME_ROUTINE = 2 /* all members must call the same public routine */
};

struct coll_message_head {
    uint64_t team;     /* id of the team */
    uint64_t sequence; /* number of the nonblocking collective, the same on all members */
    uint64_t bytes;    /* length of all data of the transfer in bytes */
    /* Blocking collective: number of the operation among the leaders of the team (struct leaders).
     * Nonblocking collective: number that distinguishes the transfers between the two PEs in this
     * collective. */
    uint32_t step;
    uint8_t kind, rules;
    /* Tag of longer data, relative to TAG_EXCHANGE_DATA (blocking) or TAG_COLL_DATA (nonblocking);
     * see net/wire.h. */
    uint16_t tag;
    uint32_t routine; /* public routine that the sender is in (base/routine.h) */
    int32_t from;     /* number of the sending PE in the job */
};

/* Returns true if the message contains only a length and no data (COLL_MESSAGE_SENDS,
 * COLL_MESSAGE_EXPECTS). A PE ignores such a message unless its transfer is in progress. The
 * message is never put into the unexpected queue: it may arrive after its collective has ended, and
 * would then stay in the queue until shmem_finalize. */
static inline bool coll_message_states_length(const struct coll_message_head *head)
{
    return head->kind == COLL_MESSAGE_SENDS || head->kind == COLL_MESSAGE_EXPECTS;
}

struct coll_message {
    struct link link;
    struct backend_request request;
    struct pool *pool; /* free list to which the message is returned; NULL: it is freed */
    struct coll_message_head head;
    char data[]; /* starts directly after the head, because both are sent as one message */
};

/* Returns the eager threshold: the maximum length in bytes of data that are sent together with a
 * head. It is the smaller of eager_bytes (base/algorithms.h) and the length that MPI sends without
 * a handshake. Longer data are sent as separate messages. */
size_t coll_message_eager_max(void);

/* Type of a function that delivers a message to the collective that expects it. Returns false if no
 * collective expects the message yet. Caller: coll_message_receive. */
typedef bool coll_message_find(const struct coll_message *message);

/* Registers the function to which messages of this kind are delivered. The first call also posts
 * the receive. */
void coll_message_start(enum coll_message_kind kind, coll_message_find *find);
/* Cancels the posted receive and frees all memory. The sends of this PE must be complete, and no PE
 * may start another collective. */
void coll_message_stop(const char *routine);

/* Starts to send a head and a copy of the data in one message. Sets the member `from` of the head.
 * `bytes` must not exceed coll_message_eager_max. The caller either passes the returned message to
 * coll_message_release, or calls coll_message_is_sent until it returns true. */
struct coll_message *coll_message_send(const char *routine, int pe,
                                       const struct coll_message_head *head, const void *data,
                                       size_t bytes);
/* Returns true, and frees the message, if MPI has completed the send. */
bool coll_message_is_sent(struct coll_message *message);

/* coll_message_release passes a message to this module, which frees the message once it is sent.
 * coll_message_reclaim frees the released messages that are sent. It returns true if it freed at
 * least one. */
void coll_message_release(struct coll_message *message);
bool coll_message_reclaim(void);
/* Returns true if there are released messages that MPI may not have sent yet. */
bool coll_message_is_sending(void);

/* Receives one message if one has arrived, and delivers it or puts it into the unexpected queue.
 * Returns false if no message has arrived. Does not wait. */
bool coll_message_receive(void);

/* Removes the first message from the unexpected queue for which is_for(message, what) returns true.
 * Returns this message, which the caller must free with coll_message_free. Returns NULL if there is
 * no such message. */
struct coll_message *coll_message_take_unexpected(bool (*is_for)(const struct coll_message *message,
                                                                 const void *what),
                                                  const void *what);
void coll_message_free(struct coll_message *message);

/* MPI tags of data that are too long for the message with the head. The sender in a blocking
 * collective, or the receiver in a nonblocking one, chooses a tag that it does not use for other
 * data at that time. If two threads used the same tag, MPI could deliver the data of one thread to
 * a receive of the other. */
enum { COLL_MESSAGE_TAGS = 4096 };
struct coll_message_tags {
    bool is_used[COLL_MESSAGE_TAGS];
    unsigned next;
};

/* Reserves a tag in 0 .. COLL_MESSAGE_TAGS - 1. Returns false if all tags are in use. */
bool coll_message_take_tag(struct coll_message_tags *tags, uint16_t *tag);
void coll_message_return_tag(struct coll_message_tags *tags, uint16_t tag);

/* Adds a message of a collective with `bytes` bytes to the statistics. coll_message_send calls it
 * itself. Functions that send longer data as separate messages must call it too. */
void coll_message_count(size_t bytes);

#endif
