/*
 * Irregular collectives that block, in a team of one node.
 *
 * Each member publishes what it gives. Little goes with that, and one meeting does; more is copied
 * from where the program has it, and all meet again before they go on. Where members share cores
 * they meet by pairs (pairs.h).
 */
#include <string.h>

#include "base/report.h"
#include "blocks.h"
#include "memory/arena.h"
#include "pairs.h"
#include "published.h"
#include "underway.h"

/* What a member publishes; behind it `parts` or `lists`. Lengths of blocks are by members; or there
 * is only one, of the root; or none. */
struct offer {
    uint32_t routine; /* as a number (base/routine.h) */
    uint16_t aside;   /* 1: parts, and what is given to others; 0: lists */
    uint16_t stays;   /* 1: nothing that others take is where its owner may write it again */
    uint32_t n_takes, n_gives;
};
struct part {
    uint32_t offset, bytes; /* from the offer */
};
struct lists {
    uint64_t dest, source; /* where they are (board_place) */
    struct span spans[];   /* what is taken, then what is given */
};

/* An offer takes no more of a cell, whose last word pairs count by. */
enum { OFFER_MOST_BY_CELL = CELL_PAYLOAD - sizeof(uint64_t) };

/* One call. */
struct exchange {
    const struct irregular_call *call;
    const char *routine;
    struct team *team;
    int me;
    bool by_pairs; /* who comes earlier has not told its routine yet (pairs_come) */
    struct irregular_buffers buffers;
    size_t bytes;      /* of its offer */
    uint64_t borrowed; /* where that is, if it is neither in a cell nor on a shelf; else 0 */
};

/* ---- What this member gives and takes ---- */

static struct span own_span(const struct exchange *exchange, const struct selection *selection,
                            int member)
{
    if (selection->count == 0)
        return (struct span){0, 0};
    return blocks_span(exchange->routine, selection, selection->count == 1 ? 0 : (size_t)member);
}

static void require_buffers(struct exchange *exchange)
{
    const struct irregular_call *call = exchange->call;
    irregular_require(call, blocks_fill(call->routine, call->takes, NULL),
                      blocks_fill(call->routine, call->gives, NULL), &exchange->buffers);
}

static bool is_for_others(const struct exchange *exchange, size_t i)
{
    const struct irregular_call *call = exchange->call;
    bool only_root = call->gives->count == 1 && call->team->members.size != 1;
    return (only_root ? call->root : (int)i) != exchange->me;
}

/* Bytes of what is for others; SIZE_MAX if they are too many to count. */
static size_t bytes_for_others(const struct exchange *exchange)
{
    const struct selection *gives = exchange->call->gives;
    size_t sum = 0;
    for (size_t i = 0; i < gives->count; i++)
        if (is_for_others(exchange, i) &&
            __builtin_add_overflow(sum, blocks_span(exchange->routine, gives, i).bytes, &sum))
            return SIZE_MAX;
    return sum;
}

/* ---- Publishing ---- */

static size_t padded(size_t bytes)
{
    return meeting_carries(bytes) && bytes > OFFER_MOST_BY_CELL ? CELL_PAYLOAD + 1 : bytes;
}

/* Room for the offer where it stays, of which it takes so many bytes; or NULL. */
static struct offer *room_that_stays(struct exchange *exchange, size_t bytes)
{
    exchange->bytes = padded(bytes);
    return published_room(exchange->routine, exchange->team, exchange->bytes);
}

static struct offer *borrow_room(struct exchange *exchange, size_t bytes)
{
    exchange->bytes = bytes;
    exchange->borrowed = underway_borrow(exchange->routine, bytes);
    struct offer *offer = arena_at(node.place, exchange->borrowed);
    publish_place(exchange->team, &(struct buffer){&segments[SEGMENT_CONTROL], offer}, bytes);
    return offer;
}

static struct offer head_of(const struct exchange *exchange)
{
    return (struct offer){.routine = routine_number(exchange->routine),
                          .n_takes = (uint32_t)exchange->call->takes->count,
                          .n_gives = (uint32_t)exchange->call->gives->count};
}

/* False if there is no room for all of it. */
static bool offer_aside(struct exchange *exchange, size_t given)
{
    const struct irregular_call *call = exchange->call;
    size_t behind = sizeof(struct offer) + call->gives->count * sizeof(struct part), all;
    struct offer *offer;
    if (__builtin_add_overflow(behind, given, &all) || all > UINT32_MAX ||
        (offer = room_that_stays(exchange, all)) == NULL)
        return false;
    *offer = head_of(exchange);
    offer->aside = offer->stays = 1;
    struct part *parts = (void *)(offer + 1);
    for (size_t i = 0; i < call->gives->count; i++) {
        struct span give = blocks_span(exchange->routine, call->gives, i);
        parts[i] = (struct part){(uint32_t)behind, (uint32_t)give.bytes};
        if (!is_for_others(exchange, i))
            continue;
        buffer_copy((char *)offer + behind, (const char *)call->source + give.offset, give.bytes);
        behind += give.bytes;
    }
    return true;
}

static void offer_lists(struct exchange *exchange, size_t given)
{
    const struct irregular_call *call = exchange->call;
    size_t bytes = sizeof(struct offer) + sizeof(struct lists) +
                   (call->takes->count + call->gives->count) * sizeof(struct span);
    struct offer *offer = room_that_stays(exchange, bytes);
    bool stays = offer != NULL && given == 0;
    if (offer == NULL)
        offer = borrow_room(exchange, bytes);
    *offer = head_of(exchange);
    offer->stays = stays;
    struct lists *lists = (void *)(offer + 1);
    lists->dest = board_place(&exchange->buffers.dest);
    lists->source = board_place(&exchange->buffers.source);
    blocks_fill(exchange->routine, call->takes, lists->spans);
    blocks_fill(exchange->routine, call->gives, lists->spans + call->takes->count);
}

/* Who comes later needs lists of both, and the root of a gather is brought what does not lie aside.
 */
static void publish_offer(struct exchange *exchange)
{
    bool is_taker =
        exchange->call->kind == IRREGULAR_GATHER && exchange->me == exchange->call->root;
    size_t given = bytes_for_others(exchange);
    if (exchange->by_pairs || is_taker || !offer_aside(exchange, given))
        offer_lists(exchange, given);
}

static void end_offer(const struct exchange *exchange)
{
    if (UNLIKELY(exchange->borrowed != 0))
        underway_give_back(exchange->borrowed, exchange->bytes);
}

/* ---- What others have published ---- */

static _Noreturn void fail_routine(const struct exchange *exchange, int local)
{
    meeting_require_routine(exchange->routine, exchange->team, exchange->team->local_size);
    report_fatal(exchange->routine,
                 "PE %d is in another collective: expected all members of a team in the same",
                 team_local_world_pe(exchange->team, local));
}

/* What is in a cell may be anything where its owner is in another collective. */
static const struct offer *offer_of(const struct exchange *exchange, int local)
{
    const struct team *team = exchange->team;
    const struct cell *cell = meeting_of(team, local);
    uint32_t routine = routine_number(exchange->routine);
    if (UNLIKELY(!meeting_carries(cell->nelems) && !exchange->by_pairs && cell->routine != routine))
        fail_routine(exchange, local);
    const struct offer *offer =
        (const void *)published_of(exchange->routine, team, local, cell->nelems);
    if (UNLIKELY(offer->routine != routine))
        fail_routine(exchange, local);
    return offer;
}

static const struct lists *lists_of(const struct offer *offer)
{
    return (const void *)(offer + 1);
}

static struct span give_of(const struct offer *offer, int member)
{
    const struct part *parts = (const void *)(offer + 1);
    size_t i = offer->n_gives == 1 ? 0 : (size_t)member;
    if (!offer->aside || offer->n_gives == 0)
        return blocks_of_member(lists_of(offer)->spans + offer->n_takes, offer->n_gives, member);
    return (struct span){parts[i].offset, parts[i].bytes};
}

/* ---- Copies ---- */

static bool is_between(const struct irregular_call *call, int sender, int receiver)
{
    if (call->kind == IRREGULAR_ALL)
        return true;
    return (call->kind == IRREGULAR_GATHER ? receiver : sender) == call->root;
}

/* What a member sends to another, and where that is here. */
static const char *find_given(const struct exchange *exchange, int sender, int receiver,
                              struct span *give)
{
    if (sender == exchange->me) {
        *give = own_span(exchange, exchange->call->gives, receiver);
        return (const char *)exchange->call->source + give->offset;
    }
    const struct offer *offer = offer_of(exchange, sender);
    *give = give_of(offer, receiver);
    if (offer->aside)
        return (const char *)offer + give->offset;
    return board_at(exchange->routine, "source", lists_of(offer)->source,
                    exchange->team->places[sender], give->offset, give->bytes);
}

/* Where it expects that, and how much. */
static char *find_taken(const struct exchange *exchange, int sender, int receiver,
                        struct span *take)
{
    if (receiver == exchange->me) {
        *take = own_span(exchange, exchange->call->takes, sender);
        return (char *)exchange->call->dest + take->offset;
    }
    const struct offer *offer = offer_of(exchange, receiver);
    ASSERT(!offer->aside);
    *take = blocks_of_member(lists_of(offer)->spans, offer->n_takes, sender);
    return board_at(exchange->routine, "dest", lists_of(offer)->dest,
                    exchange->team->places[receiver], take->offset, take->bytes);
}

static void copy_given(const struct exchange *exchange, int sender, int receiver)
{
    struct span give, take;
    if (!is_between(exchange->call, sender, receiver))
        return;
    const char *from = find_given(exchange, sender, receiver, &give);
    char *to = find_taken(exchange, sender, receiver, &take);
    if (UNLIKELY(give.bytes != take.bytes))
        irregular_fail_lengths(exchange->routine, exchange->team, sender, give.bytes, receiver,
                               take.bytes);
    buffer_copy(to, from, give.bytes);
}

/* Of a gather each member brings what does not lie aside, that it need not all be the root's work.
 */
static bool is_brought(const struct exchange *exchange, int sender)
{
    return exchange->call->kind == IRREGULAR_GATHER && !offer_of(exchange, sender)->aside;
}

/* Beginning with this member, so that not all read the same one. True if all that others take
 * stays. */
static bool take_blocks(const struct exchange *exchange)
{
    const struct team *team = exchange->team;
    int me = exchange->me, root = exchange->call->root;
    bool all_stay = offer_of(exchange, me)->stays != 0;
    copy_given(exchange, me, me);
    for (int i = 1; i < team->local_size; i++) {
        int sender = (me + i) % team->local_size;
        all_stay &= offer_of(exchange, sender)->stays != 0;
        if (!is_brought(exchange, sender))
            copy_given(exchange, sender, me);
    }
    if (me != root && is_brought(exchange, me))
        copy_given(exchange, me, root);
    return all_stay;
}

static void exchange_by_meeting(struct exchange *exchange)
{
    meeting_meet(exchange->routine, exchange->team);
    if (!take_blocks(exchange))
        meeting_meet(exchange->routine, exchange->team);
}

static void exchange_by_pairs(struct exchange *exchange)
{
    struct team *team = exchange->team;
    uint64_t earlier = pairs_come(exchange->routine, team);
    copy_given(exchange, exchange->me, exchange->me);
    for (uint64_t left = earlier; left != 0; left &= left - 1) {
        int other = __builtin_ctzll(left);
        copy_given(exchange, other, exchange->me);
        copy_given(exchange, exchange->me, other);
        pairs_served(team, other);
    }
    pairs_end(exchange->routine, team, earlier, PAIRS_ANY_BYTES);
}

int irregular_meet(const struct irregular_call *call)
{
    struct exchange exchange = {.call = call,
                                .routine = call->routine,
                                .team = call->team,
                                .me = call->team->my_local,
                                .by_pairs = pairs_possible(call->team)};
    require_buffers(&exchange);
    publish_offer(&exchange);
    if (exchange.by_pairs)
        exchange_by_pairs(&exchange);
    else
        exchange_by_meeting(&exchange);
    end_offer(&exchange);
    return 0;
}
