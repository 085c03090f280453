#include "irregular.h"

#include <string.h>

#include "base/check.h"
#include "base/report.h"
#include "coll/nbc/nbc_request.h"
#include "coll/nbc/nbc_schedule.h"
#include "coll/shm/exposed.h"
#include "coll/shm/pairwise.h"
#include "coll/shm/shm_sync.h"
#include "shm/node.h"

/* ---- Offsets and lengths of blocks in bytes ---- */

size_t irregular_fill(const char *routine, const struct block_layout *block_layout,
                      struct block_span *block_spans)
{
    size_t most = 0;
    for (size_t i = 0; i < block_layout->count; i++) {
        size_t behind;
        struct block_span block_span = irregular_span(routine, block_layout, i);
        if (block_spans != NULL)
            block_spans[i] = block_span;
        if (__builtin_add_overflow(block_span.offset, block_span.bytes, &behind))
            behind = SIZE_MAX;
        if (block_span.bytes != 0 && behind > most)
            most = behind;
    }
    return most;
}

void irregular_check_buffers(const struct irregular_call *call, size_t dest_bytes,
                             size_t source_bytes, struct irregular_buffers *buffers)
{
    const char *routine = call->routine;
    buffers->dest = coll_buffer_require(routine, call->team, "dest", call->dest, dest_bytes);
    buffers->source = coll_buffer_require_source(routine, call->team, call->source, source_bytes);
    nbc_schedule_require_host(routine, "dest", &buffers->dest);
    nbc_schedule_require_host(routine, "source", &buffers->source);
    if (UNLIKELY(job.debug))
        check_disjoint(routine, "dest", call->dest, dest_bytes, "source", call->source,
                       source_bytes);
}

void irregular_fail_lengths(const char *routine, const struct team *team, int sender, size_t sends,
                            int receiver, size_t receives)
{
    report_fatal(routine,
                 "PE %d sends %zu bytes to PE %d, which expects %zu bytes: expected equal lengths "
                 "on both PEs",
                 team_local_world_pe(team, sender), sends, team_local_world_pe(team, receiver),
                 receives);
}

/* ---- Blocking collective of a team within one node ---- */

/* Each member exposes the blocks that it sends, so that the receivers can read them
 * (shm/exposed.h). If the blocks are short, the member exposes copies of them, and one barrier is
 * enough. If the blocks are long, the member exposes a list of their locations. The receivers then
 * read the program's memory, and a second barrier follows. If members share cores, they use the
 * pairwise exchange (pairwise.h) instead of barriers. */

/* Header of the data that a member exposes to the other members. If is_copied is 1, the header is
 * followed by n_sends entries of struct copied_block and the copies of the blocks. Otherwise it is
 * followed by a struct span_lists. */
struct exposed_header {
    uint32_t routine;   /* number of the public routine that the member is in (routine_number) */
    uint16_t is_copied; /* 1: copies of the blocks follow; 0: a struct span_lists follows */
    uint16_t is_stable; /* 1: other members read only copies. The copies stay valid after this
                           member has returned to the program */
    uint32_t n_receives, n_sends;
};
struct copied_block {
    uint32_t offset, bytes; /* offset from the beginning of the header, and length, in bytes */
};
struct span_lists {
    /* Global addresses of the program's dest and source (nbc_table_global_address). */
    uint64_t dest, source;
    struct block_span block_spans[]; /* spans of the blocks in dest, then of the blocks in source */
};

/* Maximum number of bytes of exposed data in a slot. The last word of a slot is the copy counter of
 * the pairwise exchange (pairwise.c). */
enum { LAYOUT_MAX_IN_SLOT = SHM_SYNC_PAYLOAD - sizeof(uint64_t) };

/* State of one irregular collective within a node, on one member. */
struct irregular_exchange {
    const struct irregular_call *call;
    const char *routine;
    struct team *team;
    int local_rank;
    /* True if the members use the pairwise exchange (pairwise.h). The slot of a member that has
     * arrived may then not contain the member's routine yet, because pairwise_arrive sets the
     * arrival bit before the routine. */
    bool pairwise;
    struct irregular_buffers buffers;
    size_t bytes; /* length of the exposed data of this member in bytes, including the header */
    /* Offset of the exposed data in this PE's shared-memory arena; 0 if the data are in a slot or a
     * bounce buffer. */
    uint64_t allocated;
};

/* ---- Sizes of the blocks of this member ---- */

static struct block_span irregular_own_block_span(const struct irregular_exchange *exchange,
                                                  const struct block_layout *block_layout,
                                                  int member)
{
    if (block_layout->count == 0)
        return (struct block_span){0, 0};
    return irregular_span(exchange->routine, block_layout,
                          block_layout->count == 1 ? 0 : (size_t)member);
}

static void irregular_require_buffers(struct irregular_exchange *exchange)
{
    const struct irregular_call *call = exchange->call;
    irregular_check_buffers(call, irregular_fill(call->routine, call->receives, NULL),
                            irregular_fill(call->routine, call->sends, NULL), &exchange->buffers);
}

static bool irregular_is_for_others(const struct irregular_exchange *exchange, size_t i)
{
    const struct irregular_call *call = exchange->call;
    bool only_root = call->sends->count == 1 && call->team->members.size != 1;
    return (only_root ? call->root : (int)i) != exchange->local_rank;
}

/* Returns the number of bytes that this member sends to other members, or SIZE_MAX on overflow. */
static size_t irregular_bytes_for_others(const struct irregular_exchange *exchange)
{
    const struct block_layout *sends = exchange->call->sends;
    size_t sum = 0;
    for (size_t i = 0; i < sends->count; i++)
        if (irregular_is_for_others(exchange, i) &&
            __builtin_add_overflow(sum, irregular_span(exchange->routine, sends, i).bytes, &sum))
            return SIZE_MAX;
    return sum;
}

/* ---- Exposing the blocks of this member ---- */

/* Returns the number of bytes to reserve for `bytes` bytes of exposed data. The pairwise exchange
 * uses the last word of a slot. If the data would overlap this word, returns a length that does not
 * fit into a slot, so that the data are stored elsewhere. */
static size_t irregular_padded(size_t bytes)
{
    return shm_sync_fits_slot(bytes) && bytes > LAYOUT_MAX_IN_SLOT ? SHM_SYNC_PAYLOAD + 1 : bytes;
}

/* Reserves `bytes` bytes in this member's slot or bounce buffer for the data that it will expose.
 * Returns NULL if the data do not fit. */
static struct exposed_header *irregular_reserve_stable(struct irregular_exchange *exchange,
                                                       size_t bytes)
{
    exchange->bytes = irregular_padded(bytes);
    return exposed_reserve(exchange->routine, exchange->team, exchange->bytes);
}

static struct exposed_header *irregular_allocate_layout(struct irregular_exchange *exchange,
                                                        size_t bytes)
{
    exchange->bytes = bytes;
    exchange->allocated = nbc_request_alloc(exchange->routine, bytes);
    struct exposed_header *header = arena_at(node.rank, exchange->allocated);
    exposed_write_address(exchange->team, &(struct buffer){&segments[SEGMENT_CONTROL], header},
                          bytes);
    return header;
}

static struct exposed_header irregular_layout_of_call(const struct irregular_exchange *exchange)
{
    return (struct exposed_header){.routine = routine_number(exchange->routine),
                                   .n_receives = (uint32_t)exchange->call->receives->count,
                                   .n_sends = (uint32_t)exchange->call->sends->count};
}

/* Exposes copies of all blocks that this member sends to other members. Returns false if the copies
 * fit neither into the slot nor into the bounce buffer. */
static bool irregular_expose_copies(struct irregular_exchange *exchange, size_t send_bytes)
{
    const struct irregular_call *call = exchange->call;
    size_t offset =
               sizeof(struct exposed_header) + call->sends->count * sizeof(struct copied_block),
           all;
    struct exposed_header *header;
    if (__builtin_add_overflow(offset, send_bytes, &all) || all > UINT32_MAX ||
        (header = irregular_reserve_stable(exchange, all)) == NULL)
        return false;
    *header = irregular_layout_of_call(exchange);
    header->is_copied = header->is_stable = 1;
    struct copied_block *copied_blocks = (void *)(header + 1);
    for (size_t i = 0; i < call->sends->count; i++) {
        struct block_span send = irregular_span(exchange->routine, call->sends, i);
        copied_blocks[i] = (struct copied_block){(uint32_t)offset, (uint32_t)send.bytes};
        if (!irregular_is_for_others(exchange, i))
            continue;
        coll_buffer_copy((char *)header + offset, (const char *)call->source + send.offset,
                         send.bytes);
        offset += send.bytes;
    }
    return true;
}

static void irregular_expose_lists(struct irregular_exchange *exchange, size_t send_bytes)
{
    const struct irregular_call *call = exchange->call;
    size_t bytes = sizeof(struct exposed_header) + sizeof(struct span_lists) +
                   (call->receives->count + call->sends->count) * sizeof(struct block_span);
    struct exposed_header *header = irregular_reserve_stable(exchange, bytes);
    bool is_stable = header != NULL && send_bytes == 0;
    if (header == NULL)
        header = irregular_allocate_layout(exchange, bytes);
    *header = irregular_layout_of_call(exchange);
    header->is_stable = is_stable;
    struct span_lists *lists = (void *)(header + 1);
    lists->dest = nbc_table_global_address(&exchange->buffers.dest);
    lists->source = nbc_table_global_address(&exchange->buffers.source);
    irregular_fill(exchange->routine, call->receives, lists->block_spans);
    irregular_fill(exchange->routine, call->sends, lists->block_spans + call->receives->count);
}

/* Exposes copies of the blocks, or only their locations in three cases. In a pairwise exchange, the
 * later member of a pair copies in both directions, and needs both lists of the earlier one. In a
 * gather, members write into the dest of the root, and need the root's list. In the third case, the
 * copies fit neither into the slot nor into the bounce buffer. */
static void irregular_expose_layout(struct irregular_exchange *exchange)
{
    bool is_taker =
        exchange->call->kind == IRREGULAR_GATHER && exchange->local_rank == exchange->call->root;
    size_t send_bytes = irregular_bytes_for_others(exchange);
    if (exchange->pairwise || is_taker || !irregular_expose_copies(exchange, send_bytes))
        irregular_expose_lists(exchange, send_bytes);
}

static void irregular_free_layout(const struct irregular_exchange *exchange)
{
    if (UNLIKELY(exchange->allocated != 0))
        nbc_request_free(exchange->allocated, exchange->bytes);
}

/* ---- Exposed blocks of other members ---- */

static _Noreturn void irregular_fail_routine(const struct irregular_exchange *exchange, int local)
{
    shm_sync_require_routine(exchange->routine, exchange->team, exchange->team->local_size);
    report_fatal(exchange->routine,
                 "PE %d is in another collective: expected all members of the team to call the "
                 "same collective",
                 team_local_world_pe(exchange->team, local));
}

/* Returns the header of the data that the member with local rank `local` has exposed. Aborts the
 * job if that member is in another collective. Its slot may then contain arbitrary data, so the
 * routine is checked first. */
static const struct exposed_header *irregular_layout_of(const struct irregular_exchange *exchange,
                                                        int local)
{
    const struct team *team = exchange->team;
    const struct shm_sync_slot *slot = shm_sync_slot_of(team, local);
    uint32_t routine = routine_number(exchange->routine);
    if (UNLIKELY(!shm_sync_fits_slot(slot->nelems) && !exchange->pairwise &&
                 slot->routine != routine))
        irregular_fail_routine(exchange, local);
    const struct exposed_header *header =
        (const void *)exposed_data(exchange->routine, team, local, slot->nelems);
    if (UNLIKELY(header->routine != routine))
        irregular_fail_routine(exchange, local);
    return header;
}

static const struct span_lists *irregular_span_lists_of(const struct exposed_header *header)
{
    return (const void *)(header + 1);
}

static struct block_span irregular_send_span(const struct exposed_header *header, int member)
{
    const struct copied_block *copied_blocks = (const void *)(header + 1);
    size_t i = header->n_sends == 1 ? 0 : (size_t)member;
    if (!header->is_copied || header->n_sends == 0)
        return irregular_span_of_member(irregular_span_lists_of(header)->block_spans +
                                            header->n_receives,
                                        header->n_sends, member);
    return (struct block_span){copied_blocks[i].offset, copied_blocks[i].bytes};
}

/* ---- Copying of blocks ---- */

static bool irregular_is_between(const struct irregular_call *call, int sender, int receiver)
{
    if (call->kind == IRREGULAR_ALLTOALL)
        return true;
    return (call->kind == IRREGULAR_GATHER ? receiver : sender) == call->root;
}

/* Returns the address at which this PE can read the block that `sender` sends to `receiver`. Stores
 * the length of the block in *send. */
static const char *irregular_find_sent(const struct irregular_exchange *exchange, int sender,
                                       int receiver, struct block_span *send)
{
    if (sender == exchange->local_rank) {
        *send = irregular_own_block_span(exchange, exchange->call->sends, receiver);
        return (const char *)exchange->call->source + send->offset;
    }
    const struct exposed_header *header = irregular_layout_of(exchange, sender);
    *send = irregular_send_span(header, receiver);
    if (header->is_copied)
        return (const char *)header + send->offset;
    return nbc_table_map_address(exchange->routine, "source",
                                 irregular_span_lists_of(header)->source,
                                 exchange->team->node_ranks[sender], send->offset, send->bytes);
}

/* Returns the address at which this PE can write the block that `receiver` expects from `sender`.
 * Stores the length of the block in *receive. */
static char *irregular_find_destination(const struct irregular_exchange *exchange, int sender,
                                        int receiver, struct block_span *receive)
{
    if (receiver == exchange->local_rank) {
        *receive = irregular_own_block_span(exchange, exchange->call->receives, sender);
        return (char *)exchange->call->dest + receive->offset;
    }
    const struct exposed_header *header = irregular_layout_of(exchange, receiver);
    ASSERT(!header->is_copied);
    *receive = irregular_span_of_member(irregular_span_lists_of(header)->block_spans,
                                        header->n_receives, sender);
    return nbc_table_map_address(exchange->routine, "dest", irregular_span_lists_of(header)->dest,
                                 exchange->team->node_ranks[receiver], receive->offset,
                                 receive->bytes);
}

static void irregular_copy_sent_block(const struct irregular_exchange *exchange, int sender,
                                      int receiver)
{
    struct block_span send, receive;
    if (!irregular_is_between(exchange->call, sender, receiver))
        return;
    const char *from = irregular_find_sent(exchange, sender, receiver, &send);
    char *to = irregular_find_destination(exchange, sender, receiver, &receive);
    if (UNLIKELY(send.bytes != receive.bytes))
        irregular_fail_lengths(exchange->routine, exchange->team, sender, send.bytes, receiver,
                               receive.bytes);
    coll_buffer_copy(to, from, send.bytes);
}

/* Returns true if the sender copies the block into the dest of the receiver, and false if the
 * receiver copies it. The sender copies only in a gather, and only if it has exposed the
 * locations of its blocks instead of copies. The senders thus share the work, which the root would
 * otherwise do alone. */
static bool irregular_sender_copies(const struct irregular_exchange *exchange, int sender)
{
    return exchange->call->kind == IRREGULAR_GATHER &&
           !irregular_layout_of(exchange, sender)->is_copied;
}

/* Copies all blocks that this PE has to copy after the barrier. Starts with its own block, so that
 * not all members read from the same member at the same time. Returns true if the exposed data of
 * all members stay valid after the collective (is_stable), so that no second barrier is needed. */
static bool irregular_copy_own_blocks(const struct irregular_exchange *exchange)
{
    const struct team *team = exchange->team;
    int local_rank = exchange->local_rank, root = exchange->call->root;
    bool all_are_stable = irregular_layout_of(exchange, local_rank)->is_stable != 0;
    irregular_copy_sent_block(exchange, local_rank, local_rank);
    for (int i = 1; i < team->local_size; i++) {
        int sender = (local_rank + i) % team->local_size;
        all_are_stable &= irregular_layout_of(exchange, sender)->is_stable != 0;
        if (!irregular_sender_copies(exchange, sender))
            irregular_copy_sent_block(exchange, sender, local_rank);
    }
    if (local_rank != root && irregular_sender_copies(exchange, local_rank))
        irregular_copy_sent_block(exchange, local_rank, root);
    return all_are_stable;
}

static void irregular_exchange_after_sync(struct irregular_exchange *exchange)
{
    shm_sync_barrier(exchange->routine, exchange->team);
    if (!irregular_copy_own_blocks(exchange))
        shm_sync_barrier(exchange->routine, exchange->team);
}

static void irregular_exchange_pairwise(struct irregular_exchange *exchange)
{
    struct team *team = exchange->team;
    uint64_t earlier = pairwise_arrive(exchange->routine, team);
    irregular_copy_sent_block(exchange, exchange->local_rank, exchange->local_rank);
    for (uint64_t left = earlier; left != 0; left &= left - 1) {
        int other = __builtin_ctzll(left);
        irregular_copy_sent_block(exchange, other, exchange->local_rank);
        irregular_copy_sent_block(exchange, exchange->local_rank, other);
        pairwise_mark_copied(team, other);
    }
    pairwise_wait(exchange->routine, team, earlier, PAIRWISE_ANY_BYTES);
}

int irregular_shm_run(const struct irregular_call *call)
{
    struct irregular_exchange exchange = {.call = call,
                                          .routine = call->routine,
                                          .team = call->team,
                                          .local_rank = call->team->local_rank,
                                          .pairwise = pairwise_is_possible(call->team)};
    irregular_require_buffers(&exchange);
    irregular_expose_layout(&exchange);
    if (exchange.pairwise)
        irregular_exchange_pairwise(&exchange);
    else
        irregular_exchange_after_sync(&exchange);
    irregular_free_layout(&exchange);
    return 0;
}
