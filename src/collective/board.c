#include "board.h"

#include <stdio.h>
#include <string.h>

#include "base/report.h"
#include "memory/arena.h"
#include "meeting.h"
#include "waiting/waiting.h"

struct board {
    uint64_t next; /* the number of the first collective of the team that uses it now */
    struct board_slot slots[BOARD_SLOTS];
    struct board_entry entries[]; /* all members' for the first slot, and so on */
};

/* What stands in place of a board's offset while a member makes it. */
enum { MAKING = 1 };

static size_t make_board(const char *routine, const struct team *team)
{
    size_t room = meeting_room(team->local_size);
    size_t bytes =
        sizeof(struct board) + BOARD_SLOTS * room * sizeof(((struct board *)0)->entries[0]);
    size_t offset = arena_take(routine, team->places[0], bytes);
    struct board *board = arena_at(team->places[0], offset);
    for (uint64_t number = 1; number <= BOARD_SLOTS; number++)
        board_slot(board, number)->turn = number;
    board->next = 1; /* entries are zeros: nobody has come */
    return offset;
}

static void explain(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "another PE that begins a team's first nonblocking collective");
}

/* Of its offset; whoever finds none makes it, and others wait for that. */
static uint64_t find_board(const char *routine, const struct team *team)
{
    uint64_t *place = &team->meeting->board, offset = 0;
    struct waiting waiting = waiting_begin(routine, &node_own_control()->doorbell, explain, NULL);
    if (__atomic_compare_exchange_n(place, &offset, MAKING, false, __ATOMIC_SEQ_CST,
                                    __ATOMIC_SEQ_CST))
        __atomic_store_n(place, make_board(routine, team), __ATOMIC_SEQ_CST);
    while ((offset = __atomic_load_n(place, __ATOMIC_SEQ_CST)) == MAKING)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return offset;
}

struct board *board_find(const char *routine, const struct team *team, uint64_t *next)
{
    struct board *board = arena_at(team->places[0], find_board(routine, team));
    *next = __atomic_load_n(&board->next, __ATOMIC_SEQ_CST);
    return board;
}

void board_leave(const struct team *team, uint64_t next)
{
    struct board *board = arena_at(team->places[0], team->meeting->board);
    __atomic_store_n(&board->next, next, __ATOMIC_SEQ_CST);
}

struct board_slot *board_slot(struct board *board, uint64_t number)
{
    return &board->slots[number % BOARD_SLOTS];
}

struct board_entry *board_entry(struct board *board, const struct team *team, uint64_t number,
                                int local)
{
    ASSERT(local >= 0 && local < team->local_size);
    return &board->entries[number % BOARD_SLOTS * (size_t)team->local_size + (size_t)local];
}

int board_first_absent(struct board *board, const struct team *team, uint64_t number, int next)
{
    while (next < team->local_size &&
           __atomic_load_n(&board_entry(board, team, number, next)->number, __ATOMIC_SEQ_CST) ==
               number)
        next++;
    return next;
}

bool board_claim(struct board_slot *slot, uint64_t limit, uint64_t *unit)
{
    uint64_t next = __atomic_load_n(&slot->claimed, __ATOMIC_SEQ_CST);
    while (next < limit && !__atomic_compare_exchange_n(&slot->claimed, &next, next + 1, false,
                                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        ;
    *unit = next;
    return next < limit;
}

bool board_release(struct board_slot *slot, uint64_t number, int members)
{
    if (__atomic_add_fetch(&slot->left, 1, __ATOMIC_SEQ_CST) != (uint64_t)members)
        return false;
    slot->claimed = slot->done = slot->opened = slot->left = 0;
    __atomic_store_n(&slot->turn, number + BOARD_SLOTS, __ATOMIC_SEQ_CST);
    return true;
}

void board_wake(const struct team *team)
{
    for (int local = 0; local < team->local_size; local++)
        doorbell_wake(&node_control(team->places[local])->doorbell);
}

uint64_t board_place(const struct buffer *buffer)
{
    return buffer->segment == NULL ? BOARD_NOWHERE
                                   : segment_row_place(buffer->segment, buffer->address);
}

char *board_at(const char *routine, const char *argument, uint64_t place, int of_node,
               size_t offset, size_t bytes)
{
    if (bytes == 0)
        return NULL;
    if (UNLIKELY(place == BOARD_NOWHERE))
        report_fatal(routine, "%s of PE %d is no symmetric object: expected one of %zu bytes",
                     argument, node.pes[of_node], offset + bytes);
    const struct segment *segment;
    char *here = segment_at_row_place(place, &segment) + offset;
    if (UNLIKELY(!segment_contains(segment, here, bytes)))
        segment_fail(routine, argument, here, bytes);
    return segment_at_place(segment, here, of_node);
}

/* ---- Memory that others see ---- */

/* Borrowed memory comes in sizes of powers of two; what is given back waits in a list for each, the
 * next one's offset in its first word. */
enum { LEAST_SHIFT = 6, SHIFTS = 48 };
static uint64_t given_back[SHIFTS];

static int shift_of(size_t bytes)
{
    int shift = LEAST_SHIFT;
    while (((size_t)1 << shift) < bytes)
        shift++;
    return shift;
}

uint64_t board_borrow(const char *routine, size_t bytes)
{
    int shift = shift_of(bytes);
    uint64_t offset = given_back[shift];
    if (offset == 0)
        return arena_take(routine, node.place, (size_t)1 << shift);
    given_back[shift] = *(uint64_t *)arena_at(node.place, offset);
    return offset;
}

void board_give_back(uint64_t offset, size_t bytes)
{
    uint64_t *list = &given_back[shift_of(bytes)];
    *(uint64_t *)arena_at(node.place, offset) = *list;
    *list = offset;
}

void board_stop(void)
{
    memset(given_back, 0, sizeof given_back);
}
