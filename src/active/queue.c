#include "queue.h"

#include <string.h>

#include "base/assert.h"
#include "base/fence.h"
#include "base/report.h"
#include "memory/arena.h"
#include "shown.h"

/* Cells are few, so that those in use stay in the caches. */
enum { CELLS = 1024, CELL_ROOM = QUEUE_LITTLE, SMALL_BLOCKS = 64, LARGE_BLOCKS = 16 };
enum { SMALL_BLOCK = 4096, LARGE_BLOCK = PARCEL_MOST + sizeof(struct piece) };

/* A cell is used once in each lap of the queue: its turn is 2 * lap while it is free for that lap,
 * and 1 more while it is filled. */
struct cell {
    _Alignas(64) uint64_t turn;
    uint64_t handler, call;
    uint32_t bytes;
    uint16_t place; /* of the sender */
    uint8_t kind;
    uint8_t in_block; /* the data are in a block of the sender's: here stands its offset */
    char data[CELL_ROOM];
};
_Static_assert(sizeof(struct cell) == 64, "a parcel of little data is one cache line");

struct queue {
    _Alignas(64) uint64_t tail; /* parcels put into it */
    uint32_t shut;
    _Alignas(64) uint64_t handled;
    _Alignas(64) struct doorbell bell;
    struct cell cells[CELLS];
};

struct block {
    _Alignas(64) uint32_t taken;
    _Alignas(64) char data[];
};

static uint64_t head; /* parcels taken from this PE's queue */
static const uint64_t none;
const uint64_t *queue_first = &none;
uint64_t queue_filled = 1;
static bool is_shut; /* as others see it: to look there would take the line from senders */

static struct queue *queue_at(int place)
{
    return arena_at(place, active_shown(place)->queue);
}

/* ---- Blocks ---- */

static size_t block_step(size_t room)
{
    return layout_round_up(sizeof(struct block) + room, 64);
}

/* Where the i-th stands: first the small ones. */
static size_t block_offset(unsigned i)
{
    size_t small = block_step(SMALL_BLOCK), large = block_step(LARGE_BLOCK);
    return active_shown(node.rank)->blocks +
           (i < SMALL_BLOCKS ? i * small : SMALL_BLOCKS * small + (i - SMALL_BLOCKS) * large);
}

static struct block *block_at(int place, size_t offset)
{
    return arena_at(place, offset);
}

/* One for so many bytes, as an offset; 0 if none is free. */
static size_t take_block(size_t bytes)
{
    unsigned first = bytes <= SMALL_BLOCK ? 0 : SMALL_BLOCKS;
    for (unsigned i = first; i < SMALL_BLOCKS + LARGE_BLOCKS; i++) {
        size_t offset = block_offset(i);
        struct block *block = block_at(node.rank, offset);
        if (__atomic_load_n(&block->taken, __ATOMIC_RELAXED) == 0 &&
            __atomic_exchange_n(&block->taken, 1, __ATOMIC_SEQ_CST) == 0)
            return offset;
    }
    return 0;
}

static void give_block(int place, size_t offset)
{
    __atomic_store_n(&block_at(place, offset)->taken, 0, __ATOMIC_RELEASE);
}

/* ---- Putting ---- */

/* The next cell, for the lap of *ticket - 1; NULL if the queue is full. */
static inline struct cell *claim(struct queue *queue, uint64_t *ticket)
{
    uint64_t at = __atomic_load_n(&queue->tail, __ATOMIC_RELAXED);
    for (;;) {
        struct cell *cell = &queue->cells[at % CELLS];
        uint64_t turn = __atomic_load_n(&cell->turn, __ATOMIC_ACQUIRE), lap = at / CELLS;
        if (turn == 2 * lap) {
            if (__atomic_compare_exchange_n(&queue->tail, &at, at + 1, true, __ATOMIC_SEQ_CST,
                                            __ATOMIC_RELAXED)) {
                *ticket = at + 1;
                return cell;
            }
        } else if (turn < 2 * lap) {
            return NULL;
        } else {
            at = __atomic_load_n(&queue->tail, __ATOMIC_RELAXED);
        }
    }
}

static void fill_block(struct cell *cell, const struct parcel *parcel,
                       const struct parcel_data *data, size_t block)
{
    cell->handler = parcel->handler;
    cell->call = parcel->call;
    cell->bytes = parcel->bytes;
    cell->place = (uint16_t)node.rank;
    cell->kind = (uint8_t)parcel->kind;
    cell->in_block = block != 0;
    if (block != 0)
        memcpy(cell->data, &block, sizeof block);
    else
        parcel_copy(cell->data, data);
}

/* The data in a block, if they need one: *block is its offset, or 0. False if none is free. */
static bool store_apart(const struct parcel *parcel, const struct parcel_data *data, size_t *block)
{
    *block = 0;
    if (parcel->bytes <= CELL_ROOM)
        return true;
    if ((*block = take_block(parcel->bytes)) == 0)
        return false;
    parcel_copy(block_at(node.rank, *block)->data, data);
    return true;
}

static void make_blocks(const char *routine)
{
    size_t bytes = SMALL_BLOCKS * block_step(SMALL_BLOCK) + LARGE_BLOCKS * block_step(LARGE_BLOCK);
    active_shown(node.rank)->blocks = arena_take(routine, node.rank, bytes);
}

/* From here on the target has it. */
static inline void publish_cell(struct queue *queue, struct cell *cell, int place, uint64_t ticket)
{
    fence_to_other_process();
    __atomic_store_n(&cell->turn, 2 * ((ticket - 1) / CELLS) + 1, __ATOMIC_RELEASE);
    doorbell_wake(&node_control(place)->doorbell);
    __builtin_prefetch(&queue->cells[ticket % CELLS], 1); /* which its owner has written last */
}

bool queue_post(int place, const struct parcel *parcel, const struct parcel_data *data,
                uint64_t *ticket)
{
    struct queue *queue = queue_at(place);
    size_t block;
    if (!store_apart(parcel, data, &block))
        return false;
    struct cell *cell = claim(queue, ticket);
    if (cell == NULL) {
        if (block != 0)
            give_block(node.rank, block);
        return false;
    }
    fill_block(cell, parcel, data, block);
    publish_cell(queue, cell, place, *ticket);
    return true;
}

bool queue_post_little(enum sender sender, int place, const struct little *little, uint64_t *ticket)
{
    struct queue *queue = queue_at(place);
    struct cell *cell = claim(queue, ticket);
    if (UNLIKELY(cell == NULL))
        return false;
    cell->handler = little->handler;
    cell->call = little->call;
    cell->bytes = little->bytes;
    cell->place = (uint16_t)node.rank;
    cell->kind = PARCEL_MESSAGE;
    cell->in_block = 0;
    if (little->bytes == sizeof(uint64_t)) /* the most frequent, without a call */
        memcpy(cell->data, little->data, sizeof(uint64_t));
    else if (little->bytes > 0)
        memcpy(cell->data, little->data, little->bytes);
    counts_send(sender);
    publish_cell(queue, cell, place, *ticket);
    return true;
}

uint64_t queue_handled(int place)
{
    return __atomic_load_n(&queue_at(place)->handled, __ATOMIC_ACQUIRE);
}

struct doorbell *queue_bell(int place)
{
    return &queue_at(place)->bell;
}

bool queue_is_shut(int place)
{
    return __atomic_load_n(&queue_at(place)->shut, __ATOMIC_RELAXED) != 0;
}

/* ---- Taking ---- */

static struct cell *first_cell(void)
{
    return &queue_at(node.rank)->cells[head % CELLS];
}

static void set_head(uint64_t to)
{
    head = to;
    __atomic_store_n(&queue_filled, 2 * (to / CELLS) + 1, __ATOMIC_RELAXED);
    __atomic_store_n(&queue_first, &first_cell()->turn, __ATOMIC_RELAXED);
}

static size_t block_of(const struct cell *cell)
{
    size_t offset;
    memcpy(&offset, cell->data, sizeof offset);
    return offset;
}

bool queue_look(struct arrival *arrival)
{
    if (!queue_has_any())
        return false;
    const struct cell *cell = first_cell();
    fence_from_other_process();
    *arrival = (struct arrival){.parcel = {.handler = cell->handler,
                                           .call = cell->call,
                                           .bytes = cell->bytes,
                                           .kind = (enum parcel_kind)cell->kind},
                                .from = node.pes[cell->place],
                                .place = cell->place,
                                .data = cell->in_block ? block_at(cell->place, block_of(cell))->data
                                                       : cell->data};
    return true;
}

void queue_next(void)
{
    struct cell *cell = first_cell();
    if (cell->in_block)
        give_block(cell->place, block_of(cell));
    __atomic_store_n(&cell->turn, queue_filled + 1, __ATOMIC_RELEASE);
    set_head(head + 1);
    fence_to_other_process();
    __atomic_store_n(&queue_at(node.rank)->handled, head, __ATOMIC_RELEASE);
}

void queue_shut(bool shut)
{
    if (is_shut == shut)
        return;
    is_shut = shut;
    __atomic_store_n(&queue_at(node.rank)->shut, shut, __ATOMIC_SEQ_CST);
}

void queue_wake(void)
{
    doorbell_wake(queue_bell(node.rank));
}

/* ---- Start and end ---- */

void queue_start(const char *routine)
{
    ASSERT(node.n_pes <= UINT16_MAX);
    is_shut = false;
    make_blocks(routine);
    active_shown(node.rank)->queue = arena_take(routine, node.rank, sizeof(struct queue));
    set_head(0);
    doorbell_watch_nothing(queue_bell(node.rank));
}

/* A helper that ends may look once more. */
void queue_stop(void)
{
    __atomic_store_n(&queue_first, &none, __ATOMIC_RELAXED);
}
