/*
 * The messages that begin every transfer of a collective between nodes. A message has a head, which
 * names the collective and the step, and short data behind it. Longer data are separate messages,
 * with a tag that the head contains.
 *
 * All messages have one MPI tag and are received from any PE. The messages of one PE arrive in the
 * order in which it sent them. A message that nothing expects yet is kept.
 *
 * All functions are called under the lock of collectives under way (nbc_request.h).
 */
#ifndef ISTHMUS_COLL_MESSAGE_H
#define ISTHMUS_COLL_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "base/pool.h"

enum coll_message_kind {
    COLL_MESSAGE_BLOCKING, /* of a blocking collective; the sender sends longer data right behind it
                            */
    COLL_MESSAGE_DATA,     /* of a nonblocking collective; longer data wait for their receiver */
    COLL_MESSAGE_READY,    /* of a nonblocking collective: the receiver has posted its receives */
    /* Of a nonblocking collective, without data. A PE that waits long states by them how much it
     * sends or expects, so that a PE with another length reports the mismatch. */
    COLL_MESSAGE_SENDS,
    COLL_MESSAGE_EXPECTS,
    COLL_MESSAGE_KINDS
};

/* On what both PEs of a blocking collective must agree. */
enum {
    COLL_MESSAGE_FINALIZES = 1,   /* the barrier of shmem_finalize */
    COLL_MESSAGE_SAME_ROUTINE = 2 /* all members must be in the same routine */
};

struct coll_message_head {
    uint64_t team;
    uint64_t sequence; /* nonblocking: of the collective, alike on all members */
    uint64_t bytes;    /* of all that its step moves */
    uint32_t step;
    uint8_t kind, rules;
    uint16_t tag;     /* of longer data, less the first tag of their kind (net/wire.h) */
    uint32_t routine; /* of the sender (base/routine.h) */
    int32_t from;     /* the sender's world number */
};

/* A message that states a length only serves a transfer that is under way. It is never kept for a
 * later one: it may come after the end of its collective, and would be stored until shmem_finalize.
 */
static inline bool coll_message_states_length(const struct coll_message_head *head)
{
    return head->kind == COLL_MESSAGE_SENDS || head->kind == COLL_MESSAGE_EXPECTS;
}

struct coll_message {
    struct link link;
    struct backend_request request;
    struct pool *pool; /* to which it returns; NULL: none, so it is freed */
    struct coll_message_head head;
    char data[]; /* right behind the head */
};

/* The eager threshold: the most data in a message with its head. eager_bytes (base/algorithms.h),
 * but no more than MPI sends without asking the receiver. Longer data follow in a message of their
 * own.
 */
size_t coll_message_eager_max(void);

/* Delivers a message to the collective that expects it. Returns false if none expects it yet.
 * Caller: coll_message_receive. */
typedef bool coll_message_find(const struct coll_message *message);

/* Says where messages of a kind go, and posts the receive, unless it is posted. */
void coll_message_start(enum coll_message_kind kind, coll_message_find *find);
/* Frees all memory. No message of this PE is on its way, and no PE begins another collective. */
void coll_message_stop(const char *routine);

/* Sends a head, whose `from` it fills in, and a copy of the data. The caller gives the message to
 * coll_message_release, or asks coll_message_is_sent until that is true. */
struct coll_message *coll_message_send(const char *routine, int pe,
                                       const struct coll_message_head *head, const void *data,
                                       size_t bytes);
/* Whether MPI has sent the message. Then it is free. */
bool coll_message_is_sent(struct coll_message *message);

/* Leaves a message to coll_message_reclaim, which frees those that are sent and returns whether
 * there was one. */
void coll_message_release(struct coll_message *message);
bool coll_message_reclaim(void);
/* Whether messages are on their way that were left. */
bool coll_message_is_sending(void);

/* Delivers a message if one has arrived, and returns whether one had. */
bool coll_message_receive(void);

/* The first of the kept messages for which is_for is true, or NULL. The caller frees it. */
struct coll_message *coll_message_take_unexpected(bool (*is_for)(const struct coll_message *message,
                                                                 const void *what),
                                                  const void *what);
void coll_message_free(struct coll_message *message);

/* Tags of longer data, which a PE chooses for the data that it sends, or receives. Tags in use
 * differ. Otherwise MPI could store data that another thread has sent and that nothing has received
 * yet. */
enum { COLL_MESSAGE_TAGS = 4096 };
struct coll_message_tags {
    bool is_used[COLL_MESSAGE_TAGS];
    unsigned next;
};

/* Takes a tag, from 0 on, that is not in use. Returns false if all of them are. */
bool coll_message_take_tag(struct coll_message_tags *tags, uint16_t *tag);
void coll_message_return_tag(struct coll_message_tags *tags, uint16_t tag);

/* Counts a message of a collective with `bytes` of data. coll_message_send calls it itself. */
void coll_message_count(size_t bytes);

#endif
