/*
 * Descriptor tables of nonblocking collectives: how the members of a team on one node synchronize
 * and share the local work.
 *
 * A table is in shared memory of the local leader. It has NBC_TABLE_SLOTS slots. The collectives of
 * a team are numbered (sequence), and use the slots cyclically. A member arrives at a collective
 * when it writes its descriptor (struct nbc_table_entry) for the slot. After all have arrived, the
 * local work is divided into chunks. Any member claims and executes chunks when it polls, and
 * accesses the memory of all members. A member that computes and does not poll therefore delays no
 * other member, and no progress thread is needed.
 *
 * The last member that releases a slot assigns it to a later collective.
 *
 * Functions are called under the lock of nonblocking collectives (nbc_request.h), except
 * nbc_table_find. The fields of a slot that several processes write are accessed atomically.
 */
#ifndef ISTHMUS_NBC_TABLE_H
#define ISTHMUS_NBC_TABLE_H

#include "base/assert.h"
#include "coll/coll_buffer.h"
#include "team/team.h"

enum { NBC_TABLE_SLOTS = 16 };

/* Global address of a buffer of 0 bytes. Other global addresses are results of
 * segment_global_offset. */
#define NBC_TABLE_NO_BUFFER UINT64_MAX

/* Descriptor: the arguments with which a member takes part in a collective. */
struct nbc_table_entry {
    _Alignas(64) uint64_t sequence; /* sequence number of the collective; written last */
    uint64_t bytes;                 /* length of the data that the member contributes or expects */
    uint64_t dest, source;          /* global addresses (nbc_table_global_address) */
    uint64_t lists;   /* arena offset of the member's span lists (nbc_irregular.c); 0: none */
    uint32_t routine; /* public routine that the member has called (base/routine.h) */
};

struct nbc_table_slot {
    _Alignas(64) uint64_t sequence; /* number of the collective that may use the slot */
    uint64_t claimed,               /* number of chunks that members have claimed */
        done;                       /* number of chunks that members have completed */
    uint64_t remote_done;           /* 1 once the leader's exchange with other nodes is complete */
    uint64_t n_released;            /* number of members that have released the slot */
};

struct nbc_table;

/* Returns the descriptor table of the team, and sets *next to the sequence number of the team's
 * first collective. The first member that calls this function creates the table; other members may
 * wait until it exists. Must be called without the lock of nonblocking collectives. */
struct nbc_table *nbc_table_find(const char *routine, const struct team *team, uint64_t *next);
/* Detaches a team from its table when the team is destroyed. The leader of the node calls it.
 * `next` is the first unused sequence number. The next team that uses this shared memory continues
 * with this number. */
void nbc_table_detach(const struct team *team, uint64_t next);

/* Returns the slot of the collective with this sequence number. */
struct nbc_table_slot *nbc_table_slot(struct nbc_table *table, uint64_t sequence);
/* Returns the descriptor of the member with local rank `local` in the slot of the collective with
 * this sequence number. */
struct nbc_table_entry *nbc_table_entry(struct nbc_table *table, const struct team *team,
                                        uint64_t sequence, int local);

/* Returns true if the collective with this sequence number may use the slot. Returns false while an
 * earlier collective still uses it. */
static inline bool nbc_table_slot_is_ready(const struct nbc_table_slot *slot, uint64_t sequence)
{
    return __atomic_load_n(&slot->sequence, __ATOMIC_SEQ_CST) == sequence;
}

/* Returns the first local rank, from `next` on, whose member has not arrived at the collective.
 * Returns local_size if all have arrived. */
int nbc_table_first_missing(struct nbc_table *table, const struct team *team, uint64_t sequence,
                            int next);

/* Claims the next chunk whose number is less than `limit`, and sets *chunk to its number. Returns
 * false if all these chunks are claimed. */
bool nbc_table_claim_chunk(struct nbc_table_slot *slot, uint64_t limit, uint64_t *chunk);

/* Called once by each of the `members` members on this node, when the member no longer needs the
 * slot. The last call assigns the slot to a later collective and returns true. */
bool nbc_table_release_slot(struct nbc_table_slot *slot, uint64_t sequence, int members);

/* Returns the global address of a buffer of this PE, for a descriptor. A global address has the
 * same meaning on all PEs. */
uint64_t nbc_table_global_address(const struct buffer *buffer);
/* Returns the address at which this PE can access the buffer of another PE of this node: the memory
 * that starts `offset` bytes after a global address. `node_rank` is the rank of the other PE in the
 * node. Aborts the job unless `bytes` bytes at the returned address are symmetric memory.
 * `argument` is the name of the buffer in the error message. Returns NULL if `bytes` is 0. */
char *nbc_table_map_address(const char *routine, const char *argument, uint64_t global_address,
                            int node_rank, size_t offset, size_t bytes);

/* Wakes the members of the team on this node that sleep while they wait. */
void nbc_table_wake(const struct team *team);

/* Allocate and free memory in this PE's arena that all PEs of the node can read. An allocation is
 * identified by its offset in the arena. */
uint64_t nbc_table_alloc(const char *routine, size_t bytes);
void nbc_table_free(uint64_t offset, size_t bytes);

/* Empties the pools of nbc_table_alloc. Called before the arena is unmapped. */
void nbc_table_stop(void);

#endif
