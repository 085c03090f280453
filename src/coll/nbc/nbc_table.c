#include "nbc_table.h"

#include <stdio.h>

#include "base/pool.h"
#include "base/report.h"
#include "coll/shm/shm_sync.h"
#include "shm/node.h"
#include "shm/waiting.h"

struct nbc_table {
    /* Sequence number that the first collective of the current team has in the table. */
    uint64_t next;
    struct nbc_table_slot slots[NBC_TABLE_SLOTS];
    /* Entries of all members for slot 0, then for slot 1, and so on. */
    struct nbc_table_entry entries[];
};

/* Value of shm_sync.nbc_table while a member creates the table. At other times, shm_sync.nbc_table
 * is the offset of the table, or 0 if there is no table. */
enum { BEING_CREATED = 1 };

static size_t nbc_table_create_table(const char *routine, const struct team *team)
{
    size_t capacity = shm_sync_capacity(team->local_size);
    size_t bytes = sizeof(struct nbc_table) +
                   NBC_TABLE_SLOTS * capacity * sizeof(((struct nbc_table *)0)->entries[0]);
    size_t offset = arena_take(routine, team->node_ranks[0], bytes);
    struct nbc_table *table = arena_at(team->node_ranks[0], offset);
    for (uint64_t sequence = 1; sequence <= NBC_TABLE_SLOTS; sequence++)
        nbc_table_slot(table, sequence)->sequence = sequence;
    /* Sequence numbers start at 1, because a new entry contains 0, which means that the member has
     * not arrived. */
    table->next = 1;
    return offset;
}

static void nbc_table_explain_creation(const void *what, char *text, size_t capacity)
{
    (void)what;
    snprintf(text, capacity, "another PE to set up the first nonblocking collective of a team");
}

/* Returns the offset of the team's table. The first member that calls it creates the table, and
 * other members wait until the table exists. */
static uint64_t nbc_table_find_offset(const char *routine, const struct team *team)
{
    uint64_t *global_address = &team->sync->nbc_table, offset = 0;
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, nbc_table_explain_creation, NULL);
    if (__atomic_compare_exchange_n(global_address, &offset, BEING_CREATED, false, __ATOMIC_SEQ_CST,
                                    __ATOMIC_SEQ_CST))
        __atomic_store_n(global_address, nbc_table_create_table(routine, team), __ATOMIC_SEQ_CST);
    while ((offset = __atomic_load_n(global_address, __ATOMIC_SEQ_CST)) == BEING_CREATED)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return offset;
}

struct nbc_table *nbc_table_find(const char *routine, const struct team *team, uint64_t *next)
{
    struct nbc_table *table = arena_at(team->node_ranks[0], nbc_table_find_offset(routine, team));
    *next = __atomic_load_n(&table->next, __ATOMIC_SEQ_CST);
    return table;
}

void nbc_table_detach(const struct team *team, uint64_t next)
{
    struct nbc_table *table = arena_at(team->node_ranks[0], team->sync->nbc_table);
    __atomic_store_n(&table->next, next, __ATOMIC_SEQ_CST);
}

struct nbc_table_slot *nbc_table_slot(struct nbc_table *table, uint64_t sequence)
{
    return &table->slots[sequence % NBC_TABLE_SLOTS];
}

struct nbc_table_entry *nbc_table_entry(struct nbc_table *table, const struct team *team,
                                        uint64_t sequence, int local)
{
    ASSERT(local >= 0 && local < team->local_size);
    return &table->entries[sequence % NBC_TABLE_SLOTS * (size_t)team->local_size + (size_t)local];
}

int nbc_table_first_missing(struct nbc_table *table, const struct team *team, uint64_t sequence,
                            int next)
{
    while (next < team->local_size &&
           __atomic_load_n(&nbc_table_entry(table, team, sequence, next)->sequence,
                           __ATOMIC_SEQ_CST) == sequence)
        next++;
    return next;
}

bool nbc_table_claim_chunk(struct nbc_table_slot *slot, uint64_t limit, uint64_t *chunk)
{
    uint64_t next = __atomic_load_n(&slot->claimed, __ATOMIC_SEQ_CST);
    while (next < limit && !__atomic_compare_exchange_n(&slot->claimed, &next, next + 1, false,
                                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        ;
    *chunk = next;
    return next < limit;
}

bool nbc_table_release_slot(struct nbc_table_slot *slot, uint64_t sequence, int members)
{
    if (__atomic_add_fetch(&slot->n_released, 1, __ATOMIC_SEQ_CST) != (uint64_t)members)
        return false;
    slot->claimed = slot->done = slot->remote_done = slot->n_released = 0;
    __atomic_store_n(&slot->sequence, sequence + NBC_TABLE_SLOTS, __ATOMIC_SEQ_CST);
    return true;
}

void nbc_table_wake(const struct team *team)
{
    for (int local = 0; local < team->local_size; local++)
        doorbell_wake(&node_control(team->node_ranks[local])->doorbell);
}

uint64_t nbc_table_global_address(const struct buffer *buffer)
{
    return buffer->segment == NULL ? NBC_TABLE_NO_BUFFER
                                   : segment_global_offset(buffer->segment, buffer->address);
}

char *nbc_table_map_address(const char *routine, const char *argument, uint64_t global_address,
                            int node_rank, size_t offset, size_t bytes)
{
    if (bytes == 0)
        return NULL;
    if (UNLIKELY(global_address == NBC_TABLE_NO_BUFFER))
        report_fatal(
            routine,
            "%s on PE %d is not a symmetric object: expected a symmetric object of %zu bytes",
            argument, node.pes[node_rank], offset + bytes);
    const struct segment *segment;
    char *here = segment_at_global_offset(global_address, &segment) + offset;
    if (UNLIKELY(!segment_contains(segment, here, bytes)))
        segment_fail(routine, argument, here, bytes);
    return segment_at_rank(segment, here, node_rank);
}

/* ---- Allocation of memory that other PEs can read ---- */

/* Allocation sizes are powers of two: 1 << shift bytes, from LEAST_SHIFT to SHIFTS - 1.
 * free_memory[shift] is the pool of free allocations of this size. All of them are in the arena of
 * this PE. */
enum { LEAST_SHIFT = 6, SHIFTS = 48 };
static struct pool free_memory[SHIFTS];

static int nbc_table_size_shift(size_t bytes)
{
    int shift = LEAST_SHIFT;
    while (((size_t)1 << shift) < bytes)
        shift++;
    return shift;
}

uint64_t nbc_table_alloc(const char *routine, size_t bytes)
{
    int shift = nbc_table_size_shift(bytes);
    void *memory = pool_take(&free_memory[shift]);
    return memory != NULL ? arena_offset(node.rank, memory)
                          : arena_take(routine, node.rank, (size_t)1 << shift);
}

void nbc_table_free(uint64_t offset, size_t bytes)
{
    pool_return_first(&free_memory[nbc_table_size_shift(bytes)], arena_at(node.rank, offset));
}

void nbc_table_stop(void)
{
    for (int shift = 0; shift < SHIFTS; shift++)
        pool_init(&free_memory[shift]);
}
