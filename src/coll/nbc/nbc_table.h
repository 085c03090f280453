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
#ifndef ISTHMUS_NBC_TABLE_H
#define ISTHMUS_NBC_TABLE_H

#include "base/assert.h"
#include "coll/coll_buffer.h"
#include "team/team.h"

enum { NBC_TABLE_SLOTS = 16 };

/* Where there is nothing; else segment_global_offset of what there is. */
#define NBC_TABLE_NO_BUFFER UINT64_MAX

/* What a member comes with. */
struct nbc_table_entry {
    _Alignas(64) uint64_t sequence; /* of the collective on this board; written last */
    uint64_t bytes;                 /* that it brings, or expects, as the collective has it */
    uint64_t dest, source;          /* where it has them, in the row of symmetric memory */
    uint64_t lists;                 /* offset of its lists in its arena (irregular.c); 0: none */
    uint32_t routine;               /* in which it came (base/routine.h) */
};

struct nbc_table_slot {
    _Alignas(64) uint64_t sequence; /* the number of the collective that may use it */
    uint64_t claimed, done;         /* units of work that somebody has taken, and done */
    uint64_t remote_done;           /* 1: the leader has been to the other nodes */
    uint64_t n_released;            /* members that need it no more */
};

struct nbc_table;

/* The team's board, made by whoever comes first; and the number of its next collective there. */
struct nbc_table *nbc_table_find(const char *routine, const struct team *team, uint64_t *next);
/* When the team goes, by its local leader: where the next team with this meeting goes on. */
void nbc_table_detach(const struct team *team, uint64_t next);

struct nbc_table_slot *nbc_table_slot(struct nbc_table *table, uint64_t sequence);
struct nbc_table_entry *nbc_table_entry(struct nbc_table *table, const struct team *team,
                                        uint64_t sequence, int local);

/* Whether the slot is this collective's already. */
static inline bool nbc_table_slot_is_ready(const struct nbc_table_slot *slot, uint64_t sequence)
{
    return __atomic_load_n(&slot->sequence, __ATOMIC_SEQ_CST) == sequence;
}

/* The first local member from `next` on that has no entry for it; local_size if all have. */
int nbc_table_first_missing(struct nbc_table *table, const struct team *team, uint64_t sequence,
                            int next);

/* Takes a unit of work below `limit`; false if none is left. */
bool nbc_table_claim_chunk(struct nbc_table_slot *slot, uint64_t limit, uint64_t *chunk);

/* This member needs the slot no more. The last one hands it to a later collective: true. */
bool nbc_table_release_slot(struct nbc_table_slot *slot, uint64_t sequence, int members);

/* Where a buffer is, for an entry; and where the PE at a place of this node has what is `offset`
 * bytes behind: ends the job unless so many bytes of it are symmetric. */
uint64_t nbc_table_global_address(const struct buffer *buffer);
char *nbc_table_map_address(const char *routine, const char *argument, uint64_t global_address,
                            int node_rank, size_t offset, size_t bytes);

/* Wakes the members of this node that sleep. */
void nbc_table_wake(const struct team *team);

/* Memory of this PE's arena, which the members of its node see, and its offset there. Under the
 * lock of collectives under way (nbc_request.h). */
uint64_t nbc_table_alloc(const char *routine, size_t bytes);
void nbc_table_free(uint64_t offset, size_t bytes);

/* Forgets what was given back: the arena is about to go. */
void nbc_table_stop(void);

#endif
