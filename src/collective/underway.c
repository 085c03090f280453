#include "underway.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/counters.h"
#include "base/report.h"
#include "leaders_record.h"
#include "memory/awaited.h"
#include "memory/presence.h"
#include "meeting.h"
#include "transport/network.h"
#include "transport/progress.h"
#include "waiting/waiting.h"

/* What a team has begun here. */
struct team_row {
    struct link link; /* of all */
    struct link row;  /* those that have not come to the board yet */
    struct board *board;
    uint64_t next;  /* the next one's number there, */
    uint64_t begun; /* and how many there were, alike on all nodes */
    unsigned count; /* under way */
};

static struct {
    pthread_mutex_t mutex;
    bool runs;
    struct link rows;
    struct link active; /* those that have come to their boards */
} under_way = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Where a network runs its lock is this one too: it is held when others poll. */
static void lock(void)
{
    if (network_runs)
        network_lock();
    else
        pthread_mutex_lock(&under_way.mutex);
}

static void unlock(void)
{
    if (network_runs)
        network_unlock();
    else
        pthread_mutex_unlock(&under_way.mutex);
}

static bool is_done(const struct underway *underway)
{
    return __atomic_load_n(&underway->done, __ATOMIC_SEQ_CST) != 0;
}

static bool goes_out(const struct underway *underway)
{
    return underway->schedule->exchange != NULL && team_spans_nodes(underway->team) &&
           (underway->schedule->by_each || underway->team->my_local == 0);
}

/* For who asks from another node whether what it waits for here was begun. Under the lock. */
static void count_begun(uint32_t more)
{
    uint32_t *begun = &node_own_control()->shown.begun;
    __atomic_store_n(begun, *begun + more, __ATOMIC_RELEASE);
}

/* ---- Steps ---- */

static struct board *board_of(const struct underway *underway)
{
    return underway->team->row->board;
}

/* Puts this member's entry onto the board, if that has room for it. */
static bool arrive(struct underway *underway)
{
    struct board_slot *slot = board_slot(board_of(underway), underway->number);
    if (!board_is_free(slot, underway->number))
        return false;
    struct board_entry *entry =
        board_entry(board_of(underway), underway->team, underway->number, underway->team->my_local);
    entry->bytes = underway->bytes;
    entry->dest = board_place(&underway->dest);
    entry->source = board_place(&underway->source);
    entry->lists = underway->lists;
    entry->routine = routine_number(underway->routine);
    fence_to_other_process();
    __atomic_store_n(&entry->number, underway->number, __ATOMIC_SEQ_CST);
    underway->slot = slot;
    link_remove(&underway->link);
    link_append(&under_way.active, &underway->link);
    awaited_count_step();
    return true;
}

static bool arrive_in_order(struct team_row *row)
{
    bool moved = false;
    while (!link_is_alone(&row->row) && arrive(LINK_OWNER(row->row.next, struct underway, link)))
        moved = true;
    return moved;
}

static void require_same_routine(const struct underway *underway)
{
    uint32_t mine = routine_number(underway->routine);
    for (int local = 0; local < underway->team->local_size; local++) {
        uint32_t theirs = underway_entry(underway, local)->routine;
        if (theirs != mine)
            awaited_report(underway->routine, team_local_world_pe(underway->team, local),
                           routine_name(theirs));
    }
}

static bool meet_on_board(struct underway *underway)
{
    struct team *team = underway->team;
    if (underway->all_here)
        return false;
    underway->next_local =
        board_first_absent(board_of(underway), team, underway->number, underway->next_local);
    if (underway->next_local < team->local_size)
        return false;
    fence_from_other_process();
    require_same_routine(underway);
    underway->all_here = true;
    if (underway->schedule->prepare != NULL)
        underway->schedule->prepare(underway);
    return true;
}

static bool is_open(const struct underway *underway)
{
    return underway->schedule->exchange == NULL || underway->schedule->by_each ||
           !team_spans_nodes(underway->team) ||
           __atomic_load_n(&underway->slot->opened, __ATOMIC_SEQ_CST) != 0;
}

static uint64_t units_done(const struct underway *underway)
{
    return __atomic_load_n(&underway->slot->done, __ATOMIC_SEQ_CST);
}

/* One unit, that everything else may move between two. */
static bool work_underway(struct underway *underway)
{
    uint64_t unit, all = underway->before + underway->after;
    uint64_t limit = is_open(underway) ? all : underway->before;
    if (!underway->all_here || !board_claim(underway->slot, limit, &unit))
        return false;
    fence_from_other_process();
    underway->schedule->work(underway, unit);
    fence_to_other_process();
    uint64_t done = __atomic_add_fetch(&underway->slot->done, 1, __ATOMIC_SEQ_CST);
    if (done == underway->before || done == all)
        board_wake(underway->team);
    return true;
}

static bool may_exchange(const struct underway *underway)
{
    if (underway->schedule->by_each)
        return true;
    return underway->all_here && units_done(underway) >= underway->before;
}

static bool exchange(struct underway *underway)
{
    unsigned turn = underway->turn;
    if (underway->exchanged || !may_exchange(underway))
        return false;
    underway->exchanged = underway->schedule->exchange(underway);
    if (underway->exchanged && !underway->schedule->by_each) {
        fence_to_other_process();
        __atomic_store_n(&underway->slot->opened, 1, __ATOMIC_SEQ_CST);
        board_wake(underway->team);
    }
    return underway->exchanged || underway->turn != turn;
}

static bool is_over(const struct underway *underway)
{
    return underway->all_here && underway->exchanged && is_open(underway) &&
           units_done(underway) == underway->before + underway->after;
}

static void finish_underway(struct underway *underway)
{
    struct team *team = underway->team;
    fence_from_other_process();
    if (board_release(underway->slot, underway->number, team->local_size))
        board_wake(team);
    if (goes_out(underway))
        traffic_end(&underway->traffic);
    if (underway->schedule->end != NULL)
        underway->schedule->end(underway);
    link_remove(&underway->link);
    team->row->count--;
    count_begun((uint32_t)-1);
    awaited_count_step();
    __atomic_store_n(&underway->done, 1, __ATOMIC_SEQ_CST);
    doorbell_wake(&node_own_control()->doorbell);
}

static bool advance_underway(struct underway *underway)
{
    bool moved = meet_on_board(underway);
    moved |= exchange(underway); /* messages move while this PE works */
    moved |= work_underway(underway);
    if (is_over(underway)) {
        finish_underway(underway);
        return true;
    }
    return moved;
}

static bool advance_all(void)
{
    bool moved = traffic_poll();
    struct link *next;
    for (struct link *link = under_way.rows.next; link != &under_way.rows; link = link->next)
        moved |= arrive_in_order(LINK_OWNER(link, struct team_row, link));
    for (struct link *link = under_way.active.next; link != &under_way.active; link = next) {
        next = link->next;
        moved |= advance_underway(LINK_OWNER(link, struct underway, link));
    }
    return moved;
}

/* From every poll: under the network's lock, or, where there is no network, under none. */
static bool poll(void)
{
    if (network_runs)
        return advance_all();
    if (pthread_mutex_trylock(&under_way.mutex) != 0)
        return false;
    bool moved = advance_all();
    pthread_mutex_unlock(&under_way.mutex);
    return moved;
}

/* The program lets MPI move, by which the helper knows that it need not. */
static void count_look(void)
{
    if (network_runs)
        counters_raise(COUNTER_POLLS);
}

/* ---- Beginning ---- */

static void start(void)
{
    link_make(&under_way.rows);
    link_make(&under_way.active);
    under_way.runs = true;
    waiting_set_work(poll);
}

/* Without the lock, for who finds the board may wait. */
static void make_row(const char *routine, struct team *team)
{
    struct team_row *row = report_require_memory(routine, calloc(1, sizeof *row));
    row->board = board_find(routine, team, &row->next);
    link_make(&row->row);
    team->row = row;
    lock();
    if (!under_way.runs)
        start();
    link_append(&under_way.rows, &row->link);
    unlock();
}

static void line_up(struct underway *underway)
{
    struct team *team = underway->team;
    struct team_row *row = team->row;
    underway->number = row->next++;
    row->count++;
    count_begun(1);
    link_append(&row->row, &underway->link);
    uint64_t number = ++row->begun;
    underway->exchanged = !goes_out(underway);
    if (underway->exchanged)
        return;
    if (!underway->schedule->by_each)
        underway->leaders = leaders_enter(underway->routine, team);
    traffic_begin(&underway->traffic, underway->routine, team, number);
}

/* Whoever comes last on a node does what there is to do there: nobody else need look. */
static void advance_here(struct underway *underway)
{
    bool moved = advance_all();
    while (moved && !is_done(underway))
        moved = network_runs ? underway->slot != NULL && advance_underway(underway) : advance_all();
    if (underway->all_here)
        board_wake(underway->team);
}

/* Only shows that this PE has come: the rest is left to the helper, or to who waits. */
static void arrive_here(struct underway *underway)
{
    arrive_in_order(underway->team->row);
    if (underway->slot != NULL && meet_on_board(underway))
        board_wake(underway->team);
}

/* Of much data the work is what the program wants to have beside its own. */
static bool is_left_to_helper(const struct underway *underway)
{
    return underway->bytes > UNDERWAY_UNIT && progress_has_helper();
}

static struct underway *begin_underway(const char *routine, struct team *team,
                                       const struct underway *with, bool waits)
{
    struct underway *underway = report_require_memory(routine, malloc(sizeof *underway));
    *underway = *with;
    underway->routine = routine;
    underway->team = team;
    link_make(&underway->link);
    if (UNLIKELY(team->row == NULL))
        make_row(routine, team);
    underway->vigil = (struct vigil){.of = underway,
                                     .row = team->row,
                                     .routine = routine,
                                     .members = team->members.size,
                                     .pe = -1,
                                     .far = -1};
    count_look();
    lock();
    line_up(underway);
    if (!waits && is_left_to_helper(underway))
        arrive_here(underway);
    else
        advance_here(underway);
    unlock();
    return underway;
}

/* ---- Waiting ---- */

static struct underway *first_of(const struct team_row *row)
{
    for (struct link *link = under_way.active.next; link != &under_way.active; link = link->next) {
        struct underway *underway = LINK_OWNER(link, struct underway, link);
        if (underway->team->row == row)
            return underway;
    }
    return NULL;
}

static bool is_over_for(const struct vigil *vigil)
{
    return vigil->of != NULL ? is_done(vigil->of) : vigil->row->count == 0;
}

/* Under the lock: whom the first of the team's that is under way waits for. */
static void see_awaited(struct vigil *vigil)
{
    struct underway *first = is_over_for(vigil) ? NULL : first_of(vigil->row);
    vigil->pe = vigil->far = -1;
    if (first == NULL)
        return;
    const struct team *team = first->team;
    if (vigil->of == NULL)
        vigil->routine = first->routine;
    vigil->members = team->members.size;
    if (goes_out(first)) {
        traffic_announce(&first->traffic, absence_is_due(&vigil->absence));
        vigil->far = traffic_awaited(&first->traffic);
        vigil->absence.collective = first->traffic.number;
    }
    if (first->next_local == team->local_size)
        return;
    vigil->pe = team_local_world_pe(team, first->next_local);
    vigil->place = team->places[first->next_local];
}

/* Whether who has not come on this node never will. It may have come before it went. */
static bool has_ended(struct vigil *vigil)
{
    int pe = vigil->pe;
    if (pe < 0 || !presence_is_end(presence_at(vigil->place)))
        return false;
    advance_all();
    see_awaited(vigil);
    return vigil->pe == pe;
}

/* For who waits long: ends the job if a PE that it waits for will not come any more. */
static void look(struct vigil *vigil)
{
    lock();
    see_awaited(vigil);
    bool ended = has_ended(vigil);
    unlock();
    if (ended)
        absence_report(vigil->routine, vigil->pe, vigil->members);
    if (vigil->far < 0)
        return;
    vigil->absence.pes = &vigil->far;
    vigil->absence.n_pes = 1;
    vigil->absence.is_begun = true;
    int gone = absence_look(vigil->routine, &vigil->absence);
    if (gone >= 0)
        absence_report(vigil->routine, gone, vigil->members);
}

static bool test_underway(struct underway *underway)
{
    enum { TESTS_TO_A_LOOK = 64 };
    if (is_done(underway))
        return true;
    count_look();
    lock();
    advance_all();
    unlock();
    if (++underway->looks % TESTS_TO_A_LOOK == 0)
        look(&underway->vigil);
    return is_done(underway);
}

static void explain(const void *what, char *text, size_t room)
{
    const struct vigil *vigil = what;
    if (vigil->pe >= 0)
        snprintf(text, room, "PE %d, which has not come to this collective of %d PEs", vigil->pe,
                 vigil->members);
    else
        snprintf(text, room, "other PEs in a collective of %d PEs", vigil->members);
}

/* The member of this node that is waited for, or -1. */
static int look_who_is_awaited(struct vigil *vigil)
{
    lock();
    advance_all();
    see_awaited(vigil);
    unlock();
    return vigil->pe;
}

/* For who does nothing else: ends the job if whom it waits for waits for this PE, in a collective
 * of another kind. (On other nodes absence_look asks.) */
static void look_for_awaited(struct vigil *vigil, struct awaited_seen *seen)
{
    int pe = look_who_is_awaited(vigil);
    vigil->absence.is_all = true;
    if (pe < 0)
        return;
    struct awaited theirs = awaited_at(vigil->place);
    awaited_show(vigil->routine, pe);
    /* It may have come, gone on, and wait for this PE in a later one. */
    if (awaited_is_in_vain(seen, pe, theirs) && look_who_is_awaited(vigil) == pe &&
        awaited_is_same_step(seen))
        awaited_report(vigil->routine, pe, routine_name(theirs.routine));
}

static void wait_for_underway(struct underway *underway)
{
    struct awaited_seen seen = {0};
    struct waiting waiting =
        waiting_begin(underway->routine, &node_own_control()->doorbell, explain, &underway->vigil);
    while (!test_underway(underway)) {
        if (waiting.is_long)
            look_for_awaited(&underway->vigil, &seen);
        waiting_pause(&waiting);
    }
    awaited_hide();
    waiting_end(&waiting);
}

static bool advance_request(struct request *request)
{
    return test_underway((struct underway *)(void *)request);
}

static void look_for_request(struct request *request, struct awaited_seen *seen)
{
    look_for_awaited(&((struct underway *)(void *)request)->vigil, seen);
}

static void discard_request(struct request *request)
{
    free((struct underway *)(void *)request);
}

static const struct request_kind kind = {.what = "a collective",
                                         .advance = advance_request,
                                         .look = look_for_request,
                                         .discard = discard_request};
_Static_assert(offsetof(struct underway, request) == 0, "a request is the head of its record");

static void wait_and_free(struct underway *underway)
{
    wait_for_underway(underway);
    free(underway);
}

int underway_begin(const char *routine, struct team *team, const struct underway *with,
                   shmemx_req_h *req)
{
    waiting_require_outside(routine);
    struct underway *underway = begin_underway(routine, team, with, req == NULL);
    if (req == NULL) {
        wait_and_free(underway);
    } else if (is_done(underway)) {
        *req = REQUEST_DONE;
        free(underway);
    } else {
        *req = request_create(routine, &underway->request, &kind);
        if (network_runs)
            progress_expect_computing();
    }
    return 0;
}

/* ---- The end ---- */

static void explain_rest(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "nonblocking collectives that were begun");
}

static unsigned advance_rest(const struct team_row *row)
{
    lock();
    if (row->count != 0)
        advance_all();
    unsigned left = row->count;
    unlock();
    return left;
}

static void complete_team(const char *routine, const struct team_row *row)
{
    struct vigil vigil = {.row = row, .routine = routine, .pe = -1, .far = -1};
    struct awaited_seen seen = {0};
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_rest, NULL);
    while (advance_rest(row) != 0) {
        if (waiting.is_long) {
            look(&vigil);
            look_for_awaited(&vigil, &seen);
        }
        waiting_pause(&waiting);
    }
    awaited_hide();
    waiting_end(&waiting);
}

void underway_leave(const char *routine, struct team *team)
{
    struct team_row *row = team->row;
    if (row == NULL)
        return;
    complete_team(routine, row);
    lock();
    link_remove(&row->link);
    if (team->my_local == 0)
        board_leave(team, row->next);
    unlock();
    free(row);
    team->row = NULL;
}

void underway_finish(const char *routine)
{
    if (!under_way.runs)
        return;
    for (struct link *link = under_way.rows.next; link != &under_way.rows; link = link->next)
        complete_team(routine, LINK_OWNER(link, struct team_row, link));
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_rest, NULL);
    while (traffic_is_sending())
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

/* Under the lock. */
static void stop_traffic(const char *routine)
{
    traffic_stop();
    coll_message_stop(routine);
}

void underway_cut_off(const char *routine)
{
    lock();
    stop_traffic(routine);
    unlock();
}

static void free_rows(void)
{
    struct link *next;
    for (struct link *link = under_way.rows.next; link != &under_way.rows; link = next) {
        next = link->next;
        free(LINK_OWNER(link, struct team_row, link));
    }
}

void underway_stop(const char *routine)
{
    bool ran = under_way.runs;
    board_stop();
    lock();
    if (ran)
        waiting_set_work(NULL);
    under_way.runs = false;
    stop_traffic(routine);
    unlock();
    if (ran)
        free_rows();
}

/* ---- For schedules ---- */

const struct board_entry *underway_entry(const struct underway *underway, int local)
{
    return board_entry(board_of(underway), underway->team, underway->number, local);
}

char *underway_dest(const struct underway *underway, int local, size_t offset, size_t bytes)
{
    return board_at(underway->routine, "dest", underway_entry(underway, local)->dest,
                    underway->team->places[local], offset, bytes);
}

const char *underway_source(const struct underway *underway, int local, size_t offset, size_t bytes)
{
    return board_at(underway->routine, "source", underway_entry(underway, local)->source,
                    underway->team->places[local], offset, bytes);
}

uint64_t underway_borrow(const char *routine, size_t bytes)
{
    lock();
    uint64_t offset = board_borrow(routine, bytes);
    unlock();
    return offset;
}

void underway_give_back(uint64_t offset, size_t bytes)
{
    lock();
    board_give_back(offset, bytes);
    unlock();
}

static size_t elements_of_unit(size_t size)
{
    return UNDERWAY_UNIT > size ? UNDERWAY_UNIT / size : 1;
}

uint64_t underway_units(size_t nelems, size_t size)
{
    size_t each = elements_of_unit(size);
    return nelems / each + (nelems % each != 0);
}

struct slice underway_slice(size_t nelems, size_t size, uint64_t unit)
{
    size_t each = elements_of_unit(size), begin = unit * each;
    return (struct slice){begin, nelems - begin < each ? nelems : begin + each};
}
