/*
 * Collectives under way: those that a program has begun and not yet waited for.
 *
 * The call that begins one puts it into the team's row and goes on. From then on whoever looks
 * moves it: waits and tests of the program's, and the helper thread where there is one. Those of a
 * team come to its board (board.h) in the order in which they were begun, a few at a time, and end
 * in any.
 *
 * On each node a collective goes through these steps, of which a schedule says what they are:
 *   all local members come to the board;
 *   units of work on this node's memory, which any member does;
 *   its leader goes to the other nodes (or each member does, at once);
 *   more units of work.
 */
#ifndef ISTHMUS_UNDERWAY_H
#define ISTHMUS_UNDERWAY_H

#include "board.h"
#include "buffer.h"
#include "collective.h"
#include "kernels.h"
#include "team/request.h"
#include "traffic.h"
#include "transport/absence.h"

struct underway;
struct team_row;

struct schedule {
    /* A unit of work on this node, below before + after. */
    void (*work)(struct underway *underway, uint64_t unit);
    /* Moves what goes to other nodes as far as it goes; true when it is over. Of the leader, when
     * the units before are done; or of each member, at once. NULL: nothing goes. */
    bool (*exchange)(struct underway *underway);
    bool by_each;
    /* Once all local members have come; before units are counted. May be NULL. */
    void (*prepare)(struct underway *underway);
    /* Frees what is the schedule's own. May be NULL. */
    void (*end)(struct underway *underway);
};

/* Who waits for one collective, or for all of a team that this PE has begun, and what it has seen
 * of whom they wait for. That is seen under the lock: without it others may be freed by their
 * tests, and when none is left the team, too. */
struct vigil {
    const struct underway *of; /* NULL: all */
    const struct team_row *row;
    const char *routine;
    int members;
    int pe, place;          /* who has not come on this node, and its place; or -1 */
    int far;                /* who is waited for on another node, or -1 */
    struct absence absence; /* of the latter */
};

struct underway {
    struct request request;
    struct link link; /* of its team's row, then of all that have come to their boards */
    const char *routine;
    struct team *team;
    const struct schedule *schedule;
    uint64_t number; /* on this node's board */
    struct board_slot *slot;
    int next_local;         /* the member that is looked for next at the board */
    bool all_here;          /* all local members have come, */
    bool exchanged;         /* what this PE does with other nodes is done, */
    uint32_t done;          /* and all is: 1 */
    uint64_t before, after; /* units of work, when all are here */
    struct traffic traffic; /* of who goes to other nodes */
    struct leaders *leaders;
    unsigned left; /* transfers under way in this turn of the exchange, */
    unsigned turn; /* which is so many */

    /* What the program asked for. */
    struct buffer dest, source;
    size_t bytes; /* that this member brings, or expects */
    size_t nelems;
    int root;
    uint64_t lists; /* offset in this PE's arena of what it shows beside (irregular.c); 0: none */
    void *own;      /* the schedule's */

    struct vigil vigil;
    unsigned looks;
};

/* Begins a collective of the team, of which `with` has the schedule and what the program asked for,
 * and gives the program its request; or, with NULL, waits until it is done. 0. */
int underway_begin(const char *routine, struct team *team, const struct underway *with,
                   shmemx_req_h *req);

/* Waits for all that this PE has begun: of a team that is about to go, whose members all call this;
 * of any, at the end. Their requests stay. */
void underway_leave(const char *routine, struct team *team);
void underway_finish(const char *routine);
/* No other node is reached any more; when all PEs have finished. */
void underway_cut_off(const char *routine);
/* Forgets them; when no PE of the job begins any more. */
void underway_stop(const char *routine);

/* ---- For schedules ---- */

/* What a member of this node came with. */
const struct board_entry *underway_entry(const struct underway *underway, int local);

/* Where the dest, or source, of a member of this node is, of which so many bytes are meant; ends
 * the job if it has no such memory. */
char *underway_dest(const struct underway *underway, int local, size_t offset, size_t bytes);
const char *underway_source(const struct underway *underway, int local, size_t offset,
                            size_t bytes);

/* Memory of this PE's that all of its node see, for `lists`; to be given back by the schedule's end
 * (board_give_back), or, by who holds no lock, as below. */
uint64_t underway_borrow(const char *routine, size_t bytes);
void underway_give_back(uint64_t offset, size_t bytes);

/* Elements are worked on so many at a time: how many units that makes, and which elements a unit
 * is. */
enum { UNDERWAY_UNIT = 64 << 10 };
uint64_t underway_units(size_t nelems, size_t size);
struct slice underway_slice(size_t nelems, size_t size, uint64_t unit);

#endif
