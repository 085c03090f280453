/*
 * Boards: where the members of a team on one node come together for collectives that no call waits
 * in.
 *
 * A board lies in the memory of the local leader and has a few slots, each for one collective at a
 * time, which are used in turns. A member that begins a collective puts an entry into its slot.
 * What there is to do on this node once all have come is cut into units of work, and whoever looks
 * takes one, on the memory of all: so a member that computes costs nobody time, and there need be
 * no thread beside it.
 */
#ifndef ISTHMUS_BOARD_H
#define ISTHMUS_BOARD_H

#include "base/assert.h"
#include "buffer.h"
#include "team/team.h"

enum { BOARD_SLOTS = 16 };

/* Where there is nothing; else segment_row_place of what there is. */
#define BOARD_NOWHERE UINT64_MAX

/* What a member comes with. */
struct board_entry {
    _Alignas(64) uint64_t number; /* of the collective on this board; written last */
    uint64_t bytes;               /* that it brings, or expects, as the collective has it */
    uint64_t dest, source;        /* where it has them, in the row of symmetric memory */
    uint64_t lists;               /* offset of its lists in its arena (irregular.c); 0: none */
    uint32_t routine;             /* in which it came (base/routine.h) */
};

struct board_slot {
    _Alignas(64) uint64_t turn; /* the number of the collective that may use it */
    uint64_t claimed, done;     /* units of work that somebody has taken, and done */
    uint64_t opened;            /* 1: the leader has been to the other nodes */
    uint64_t left;              /* members that need it no more */
};

struct board;

/* The team's board, made by whoever comes first; and the number of its next collective there. */
struct board *board_find(const char *routine, const struct team *team, uint64_t *next);
/* When the team goes, by its local leader: where the next team with this meeting goes on. */
void board_leave(const struct team *team, uint64_t next);

struct board_slot *board_slot(struct board *board, uint64_t number);
struct board_entry *board_entry(struct board *board, const struct team *team, uint64_t number,
                                int local);

/* Whether the slot is this collective's already. */
static inline bool board_is_free(const struct board_slot *slot, uint64_t number)
{
    return __atomic_load_n(&slot->turn, __ATOMIC_SEQ_CST) == number;
}

/* The first local member from `next` on that has no entry for it; local_size if all have. */
int board_first_absent(struct board *board, const struct team *team, uint64_t number, int next);

/* Takes a unit of work below `limit`; false if none is left. */
bool board_claim(struct board_slot *slot, uint64_t limit, uint64_t *unit);

/* This member needs the slot no more. The last one hands it to a later collective: true. */
bool board_release(struct board_slot *slot, uint64_t number, int members);

/* Where a buffer is, for an entry; and where the PE at a place of this node has what is `offset`
 * bytes behind: ends the job unless so many bytes of it are symmetric. */
uint64_t board_place(const struct buffer *buffer);
char *board_at(const char *routine, const char *argument, uint64_t place, int of_node,
               size_t offset, size_t bytes);

/* Wakes the members of this node that sleep. */
void board_wake(const struct team *team);

/* Memory of this PE's arena, which the members of its node see, and its offset there. Under the
 * lock of collectives under way (underway.h). */
uint64_t board_borrow(const char *routine, size_t bytes);
void board_give_back(uint64_t offset, size_t bytes);

/* Forgets what was given back: the arena is about to go. */
void board_stop(void);

#endif
