/*
 * Requests of nonblocking collectives (NBC), and their execution in small steps whenever a thread
 * polls.
 *
 * nbc_request_start appends a request to the list of pending requests of its team, and returns.
 * Every later poll progresses all requests. The program polls when it tests or waits, and the
 * progress thread polls if there is one. The requests of a team enter the descriptor table
 * (nbc_table.h) in the order in which they were started, at most NBC_TABLE_SLOTS at a time. They
 * may complete in any order.
 *
 * On each node, a request goes through four stages. Its schedule defines what each stage does:
 *   arrive    each local member writes its descriptor into the table
 *   before    chunks of local work; any member can execute any chunk
 *   exchange  the leader communicates with the leaders of other nodes
 *   after     more chunks of local work
 *
 * If the schedule sets exchange_by_each, every member communicates with other nodes, and need not
 * wait for the stage `before`.
 *
 * Lock: the lock of nonblocking collectives protects all state of this module. It is net_lock if
 * the network runs, because polls then run under net_lock, and otherwise a mutex of nbc_request.c.
 */
#ifndef ISTHMUS_NBC_REQUEST_H
#define ISTHMUS_NBC_REQUEST_H

#include "coll/coll.h"
#include "coll/coll_buffer.h"
#include "coll/reduce_kernels.h"
#include "nbc_p2p.h"
#include "nbc_table.h"
#include "net/peer_wait.h"
#include "team/request.h"

struct nbc_request;
struct nbc_team;

/* The algorithm of a kind of nonblocking collective. nbc_request.c calls these functions under its
 * lock while it progresses a request. The schedules are in nbc_broadcast.c, nbc_collect.c,
 * nbc_reduce.c and nbc_irregular.c. */
struct nbc_schedule {
    /* Executes one chunk of local work, 0 <= chunk < chunks_before + chunks_after of the request.
     * NULL if there are no chunks. Caller: nbc_request_execute_chunk. */
    void (*work)(struct nbc_request *request, uint64_t chunk);
    /* Progresses the communication with other nodes as far as possible without waiting. Returns
     * true when it is complete. The leader of a node calls it after the stage `before`. If
     * exchange_by_each is true, every member calls it, and need not wait for that stage. NULL: no
     * communication. Caller: nbc_request_progress_exchange. */
    bool (*exchange)(struct nbc_request *request);
    bool exchange_by_each;
    /* Prepares the request when all members on this node have arrived, and sets the numbers of
     * chunks. May be NULL. Caller: nbc_request_check_all_arrived. */
    void (*prepare)(struct nbc_request *request);
    /* Frees the schedule's private data. May be NULL. Caller: nbc_request_complete_request. */
    void (*release)(struct nbc_request *request);
};

/* State of a wait for one request, or for all requests of a team. It records which PEs the wait
 * currently depends on, for hang and failure detection. It is updated under the lock of nonblocking
 * collectives, because other threads may complete other requests at the same time, and may then
 * free the requests and the team. */
struct wait_state {
    const struct nbc_request *request; /* NULL if the wait is for all requests of the team */
    const struct nbc_team *nbc;
    const char *routine;        /* public routine, for error messages */
    int members;                /* number of members of the team, for error messages */
    int pe, node_rank;          /* PE of this node that has not arrived; pe is -1 if none */
    int remote_pe;              /* PE of another node that is waited for, or -1 */
    struct peer_wait peer_wait; /* failure detection for remote_pe */
};

struct nbc_request {
    struct request request;
    struct link link;    /* link in the list of pending requests of its team, later in the list of
                            active requests */
    const char *routine; /* public routine, for error messages */
    struct team *team;
    const struct nbc_schedule *schedule;
    uint64_t sequence;           /* number of the collective in the descriptor table of this node */
    struct nbc_table_slot *slot; /* slot of the descriptor table; NULL until this PE has arrived */
    int next_arrival;            /* lowest local rank whose member is not known to have arrived */
    bool all_arrived;            /* true once all members on this node have arrived */
    bool exchanged; /* true once this PE's communication with other nodes is complete */
    uint32_t done;  /* 1 once the request is complete; atomic, read without the lock */
    uint64_t chunks_before, chunks_after; /* number of chunks of the stages before and after the
                                             exchange; set by schedule->prepare */
    struct nbc_p2p p2p;      /* transfers to other nodes; valid only on a PE that communicates */
    struct leaders *leaders; /* leaders of the team; NULL with exchange_by_each, and on a PE that
                                does not communicate */
    unsigned outstanding;    /* number of incomplete transfers of the current exchange round */
    unsigned exchange_round; /* number of the current round of the exchange with other nodes */

    /* Arguments of the program. */
    struct buffer dest, source;
    size_t bytes; /* length of the data that this member contributes or expects */
    size_t nelems;
    int root;
    /* Offset, in this PE's arena, of the span lists that other members read (nbc_irregular.c); 0 if
     * there are none. */
    uint64_t lists;
    void *state; /* private data of the schedule */

    struct wait_state wait_state;
    unsigned tests; /* number of times that a test or poll found the request incomplete */
};

/* Starts a collective of the team. `with` contains the schedule and the arguments of the program;
 * its other members are 0. Sets *req to a request, or, if `req` is NULL, waits until the collective
 * is complete. Returns 0. */
int nbc_request_start(const char *routine, struct team *team, const struct nbc_request *with,
                      shmemx_req_h *req);

/* Waits until all requests that this PE has started on the team are complete, and detaches the team
 * from its descriptor table. All members call it before the team is destroyed. The program's
 * handles of the requests stay valid. */
void nbc_request_complete_team(const char *routine, struct team *team);
/* Waits until all requests of this PE are complete, and all their messages are sent. */
void nbc_request_complete_all(const char *routine);
/* Ends the communication of nonblocking collectives with other nodes. Called after all PEs have
 * completed their requests. */
void nbc_request_disconnect(const char *routine);
/* Ends this module. Called in shmem_finalize, when no PE of the job starts collectives any more. */
void nbc_request_stop(const char *routine);

/* ---- Functions that the schedules of collectives call ---- */

/* Returns the descriptor that the member with local rank `local` has written for this request.
 * Valid after all members on this node have arrived. */
const struct nbc_table_entry *nbc_request_entry(const struct nbc_request *request, int local);

/* Return the address at which this PE accesses bytes of the dest or source of a member on this
 * node. `local` is the local rank of the member. The bytes are offset .. offset + bytes - 1 of the
 * buffer. Return NULL if `bytes` is 0. Abort the job if the bytes are not symmetric memory. */
char *nbc_request_dest(const struct nbc_request *request, int local, size_t offset, size_t bytes);
const char *nbc_request_source(const struct nbc_request *request, int local, size_t offset,
                               size_t bytes);

/* Allocate and free memory in this PE's arena that all PEs of its node can read, such as
 * nbc_request.lists. Both take the lock of nonblocking collectives. A schedule's release function
 * runs under this lock and must call nbc_table_free instead of nbc_request_free. */
uint64_t nbc_request_alloc(const char *routine, size_t bytes);
void nbc_request_free(uint64_t offset, size_t bytes);

enum {
    /* Approximate length in bytes of a chunk of local work. A poll executes one chunk of each
     * request. */
    NBC_CHUNK_BYTES = 64 << 10,
    /* If a request has more data than this number of bytes, the progress thread executes the local
     * work of the request, if there is a progress thread. */
    NBC_DEFER_BYTES = NBC_CHUNK_BYTES
};
/* Returns the number of chunks into which `nelems` elements of `size` bytes are divided. */
uint64_t nbc_request_chunk_count(size_t nelems, size_t size);
/* Returns the range of elements that belong to a chunk. */
struct slice nbc_request_chunk_slice(size_t nelems, size_t size, uint64_t chunk);

#endif
