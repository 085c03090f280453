/*
 * Collectives under way: those that a program has begun and not yet waited for.
 *
 * The call that begins one puts it into the team's row and goes on. From then on whoever looks
 * moves it: waits and tests of the program's, and the helper thread where there is one. Those of a
 * team come to its board (nbc_table.h) in the order in which they were begun, a few at a time, and
 * end in any.
 *
 * On each node a collective goes through these steps, of which a schedule says what they are:
 *   all local members come to the board;
 *   units of work on this node's memory, which any member does;
 *   its leader goes to the other nodes (or each member does, at once);
 *   more units of work.
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

/* The steps of a nonblocking collective. nbc_request.c calls them while it progresses a request,
 * under its lock. The schedules are in nbc_broadcast.c, nbc_collect.c, nbc_reduce.c and
 * nbc_irregular.c. */
struct nbc_schedule {
    /* Does one chunk of local work; `chunk` is less than chunks_before + chunks_after of the
     * request. Caller: nbc_request_execute_chunk. */
    void (*work)(struct nbc_request *request, uint64_t chunk);
    /* Continues the communication with other nodes as far as possible without waiting; returns true
     * when it is complete. The leader calls it after the chunks before it, or, if
     * `exchange_by_each`, each member at once. NULL: no communication. Caller:
     * nbc_request_progress_exchange. */
    bool (*exchange)(struct nbc_request *request);
    bool exchange_by_each;
    /* Prepares the request when all local members have arrived, before chunks are counted. May be
     * NULL. Caller: nbc_request_check_all_arrived. */
    void (*prepare)(struct nbc_request *request);
    /* Frees the schedule's private data. May be NULL. Caller: nbc_request_complete_request. */
    void (*release)(struct nbc_request *request);
};

/* Who waits for one collective, or for all of a team that this PE has begun, and what it has seen
 * of whom they wait for. That is seen under the lock: without it others may be freed by their
 * tests, and when none is left the team, too. */
struct wait_state {
    const struct nbc_request *request; /* NULL: all */
    const struct nbc_team *nbc;
    const char *routine;
    int members;
    int pe, node_rank;          /* who has not come on this node, and its place; or -1 */
    int remote_pe;              /* who is waited for on another node, or -1 */
    struct peer_wait peer_wait; /* of the latter */
};

struct nbc_request {
    struct request request;
    struct link link; /* of its team's row, then of all that have come to their boards */
    const char *routine;
    struct team *team;
    const struct nbc_schedule *schedule;
    uint64_t sequence; /* on this node's board */
    struct nbc_table_slot *slot;
    int next_arrival;                     /* the member that is looked for next at the board */
    bool all_arrived;                     /* all local members have come, */
    bool exchanged;                       /* what this PE does with other nodes is done, */
    uint32_t done;                        /* and all is: 1 */
    uint64_t chunks_before, chunks_after; /* units of work, when all are here */
    struct nbc_p2p p2p;                   /* of who goes to other nodes */
    struct leaders *leaders;
    unsigned outstanding;    /* transfers under way in this turn of the exchange, */
    unsigned exchange_round; /* which is so many */

    /* What the program asked for. */
    struct buffer dest, source;
    size_t bytes; /* that this member brings, or expects */
    size_t nelems;
    int root;
    uint64_t lists; /* offset in this PE's arena of what it shows beside (irregular.c); 0: none */
    void *state;    /* the schedule's */

    struct wait_state wait_state;
    unsigned tests;
};

/* Begins a collective of the team, of which `with` has the schedule and what the program asked for,
 * and gives the program its request; or, with NULL, waits until it is done. 0. */
int nbc_request_start(const char *routine, struct team *team, const struct nbc_request *with,
                      shmemx_req_h *req);

/* Waits for all that this PE has begun: of a team that is about to go, whose members all call this;
 * of any, at the end. Their requests stay. */
void nbc_request_complete_team(const char *routine, struct team *team);
void nbc_request_complete_all(const char *routine);
/* No other node is reached any more; when all PEs have finished. */
void nbc_request_disconnect(const char *routine);
/* Forgets them; when no PE of the job begins any more. */
void nbc_request_stop(const char *routine);

/* ---- Functions for schedules ---- */

/* What a member of this node came with. */
const struct nbc_table_entry *nbc_request_entry(const struct nbc_request *request, int local);

/* Where the dest, or source, of a member of this node is, of which so many bytes are meant; ends
 * the job if it has no such memory. */
char *nbc_request_dest(const struct nbc_request *request, int local, size_t offset, size_t bytes);
const char *nbc_request_source(const struct nbc_request *request, int local, size_t offset,
                               size_t bytes);

/* Memory of this PE's that all of its node see, for `lists`; to be given back by the schedule's end
 * (nbc_table_free), or, by who holds no lock, as below. */
uint64_t nbc_request_alloc(const char *routine, size_t bytes);
void nbc_request_free(uint64_t offset, size_t bytes);

enum {
    /* Local work is divided into chunks of about this length: a poll does one of them. */
    NBC_CHUNK_BYTES = 64 << 10,
    /* If there is a progress thread, it does the local work of requests of more data. */
    NBC_DEFER_BYTES = NBC_CHUNK_BYTES
};
/* The number of chunks of `nelems` elements, and the elements of one chunk. */
uint64_t nbc_request_chunk_count(size_t nelems, size_t size);
struct slice nbc_request_chunk_slice(size_t nelems, size_t size, uint64_t chunk);

#endif
