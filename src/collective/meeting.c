#include "meeting.h"

#include <pthread.h>
#include <stdio.h>

#include "base/assert.h"
#include "base/report.h"
#include "memory/arena.h"
#include "memory/awaited.h"
#include "memory/presence.h"
#include "transport/absence.h"
#include "waiting/waiting.h"

/* The members first .. end-1 that a meeting waits for, and whom the wait has got to in looking. */
struct expected {
    const struct team *team;
    uint64_t round;
    int next, end;
};

static inline bool all_here(struct expected *expected)
{
    expected->next =
        meeting_first_absent(expected->team, expected->round, expected->next, expected->end);
    return expected->next >= expected->end;
}

static void explain_absence(const void *what, char *text, size_t room)
{
    const struct expected *expected = what;
    const struct team *team = expected->team;
    if (expected->next >= expected->end)
        snprintf(text, room, "nobody any more"); /* it came while this was written */
    else
        snprintf(text, room, "PE %d, which has not come to this collective of %d PEs%s",
                 team_local_world_pe(team, expected->next), team->members.size,
                 team_spans_nodes(team) ? ", or waits for other nodes there" : "");
}

static bool is_absent(const struct team *team, uint64_t round, int local)
{
    return meeting_first_absent(team, round, local, local + 1) == local;
}

/* Its last meeting comes before it goes, so who is gone and not here never will be. */
void meeting_fail_if_left(const char *routine, const struct team *team, uint64_t round, int local)
{
    if (presence_is_absence(presence_at(team->places[local])) && is_absent(team, round, local))
        absence_report(routine, team_local_world_pe(team, local), team->members.size);
}

void meeting_require_routine(const char *routine, const struct team *team, int end)
{
    uint32_t mine = routine_number(routine);
    for (int local = 0; local < end; local++) {
        uint32_t theirs = meeting_of(team, local)->routine;
        if (theirs != mine)
            awaited_report(routine, team_local_world_pe(team, local), routine_name(theirs));
    }
}

void meeting_look(const char *routine, const struct team *team, uint64_t round, int local,
                  struct awaited_seen *seen)
{
    int pe = team_local_world_pe(team, local);
    meeting_fail_if_left(routine, team, round, local);
    awaited_show(routine, pe);
    struct awaited theirs = awaited_at(team->places[local]);
    /* It may have come, gone on, and wait for this PE in a later one. */
    if (awaited_is_in_vain(seen, pe, theirs) && is_absent(team, round, local))
        awaited_report(routine, pe, routine_name(theirs.routine));
}

static __attribute__((noinline)) void wait_for_all(const char *routine, struct doorbell *bell,
                                                   struct expected expected)
{
    struct waiting waiting = waiting_begin(routine, bell, explain_absence, &expected);
    struct awaited_seen seen = {0};
    waiting_spin_briefly(&waiting);
    while (!all_here(&expected)) {
        if (waiting.is_long)
            meeting_look(routine, expected.team, expected.round, expected.next, &seen);
        waiting_pause(&waiting);
    }
    awaited_hide();
    waiting_end(&waiting);
}

static inline void expect(const char *routine, struct doorbell *bell, struct expected expected)
{
    if (!all_here(&expected))
        wait_for_all(routine, bell, expected);
    fence_from_other_process();
}

/* Of those who found everyone here, one wakes the sleepers; more would be wasted system calls. */
static __attribute__((noinline)) void wake_sleepers(struct meeting *meeting, struct doorbell *bell,
                                                    uint64_t round)
{
    if (__atomic_exchange_n(&meeting->rung, round, __ATOMIC_SEQ_CST) != round)
        doorbell_ring(bell);
}

/* After a meeting whose end shows that all have gone on from the one before. */
static inline void go_on(struct team *team, uint64_t round)
{
    team->round = round;
    team->clear = round - 1;
}

/* Who sees all the others wakes them. The last to announce its sleep sees all if nobody awake does,
 * and does not sleep; the fence orders this member's arrival before its look at the sleepers. */
void meeting_meet(const char *routine, struct team *team)
{
    struct meeting *meeting = team->meeting;
    uint64_t round = meeting_arrive(routine, team);
    expect(routine, &meeting->bell, (struct expected){team, round, 0, team->local_size});
    go_on(team, round);
    fence_full();
    if (doorbell_has_sleepers(&meeting->bell))
        wake_sleepers(meeting, &meeting->bell, round);
}

/* Wakes those whom this member's arrival may be all that they wait for. */
static void wake_who_waits(struct team *team, bool for_me)
{
    struct meeting *meeting = team->meeting;
    struct expected all = {team, team->round, 0, team->local_size};
    fence_full();
    if (!doorbell_has_sleepers(&meeting->bell))
        return;
    if (for_me)
        doorbell_ring(&meeting->bell);
    else if (all_here(&all))
        wake_sleepers(meeting, &meeting->bell, team->round);
}

void meeting_follow(const char *routine, struct team *team, int member)
{
    uint64_t round = meeting_arrive(routine, team);
    expect(routine, &team->meeting->bell, (struct expected){team, round, member, member + 1});
    team->round = round;
    team->left = routine;
    wake_who_waits(team, team->my_local == member);
}

void meeting_report(const char *routine, struct team *team, int member)
{
    uint64_t round = team->round = meeting_arrive(routine, team);
    team->left = routine;
    wake_who_waits(team, false);
    if (team->my_local != member)
        return;
    expect(routine, &team->meeting->bell, (struct expected){team, round, 0, team->local_size});
    team->clear = round - 1;
}

void meeting_catch_up(struct team *team, uint64_t round)
{
    expect(team->left, &team->meeting->bell,
           (struct expected){team, round + 1, 0, team->local_size});
    team->clear = round;
}

/* Whoever sees all the others wakes the leader. */
bool meeting_gather(const char *routine, struct team *team)
{
    struct meeting *meeting = team->meeting;
    struct expected all = {team, meeting_arrive(routine, team), 0, team->local_size};
    team->round = all.round;
    if (team->my_local == 0) {
        expect(routine, &meeting->leader_bell, all);
        team->clear = all.round - 1;
        return true;
    }
    fence_full();
    if (doorbell_has_sleepers(&meeting->leader_bell) && all_here(&all))
        wake_sleepers(meeting, &meeting->leader_bell, all.round);
    return false;
}

void meeting_release(const char *routine, struct team *team)
{
    struct meeting *meeting = team->meeting;
    uint64_t round = meeting_arrive(routine, team);
    expect(routine, &meeting->bell, (struct expected){team, round, 0, 1});
    go_on(team, round);
    fence_full();
    if (team->my_local == 0 && doorbell_has_sleepers(&meeting->bell))
        doorbell_ring(&meeting->bell);
}

/* Meetings come in sizes of powers of two; those given back wait in a list for each. */
enum { CLASSES = 32 };
static size_t given_back[CLASSES]; /* offset of the first; 0: none */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int class_of(int size)
{
    return size == 1 ? 0 : 32 - __builtin_clz((unsigned)size - 1);
}

size_t meeting_room(int size)
{
    return (size_t)1 << class_of(size);
}

static size_t take_new(const char *routine, int place, int size)
{
    size_t cells = TEAM_CELLS * meeting_room(size);
    size_t offset =
        arena_take(routine, place, sizeof(struct meeting) + cells * sizeof(struct cell));
    struct meeting *meeting = arena_at(place, offset);
    meeting->by_pairs = waiting_is_crowded;
    return offset;
}

size_t meeting_take(const char *routine, int size)
{
    ASSERT(size >= 1);
    pthread_mutex_lock(&mutex);
    size_t *list = &given_back[class_of(size)];
    size_t offset = *list;
    if (offset != 0)
        *list = ((struct meeting *)arena_at(node.place, offset))->next;
    pthread_mutex_unlock(&mutex);
    return offset != 0 ? offset : take_new(routine, node.place, size);
}

/* Under the mutex, as meeting_leave: another thread may have used this memory for another team, and
 * what came between happened in the leader's process, where ThreadSanitizer does not see it. */
void meeting_attach(struct team *team, size_t offset)
{
    ASSERT(offset != 0);
    pthread_mutex_lock(&mutex);
    team->meeting = arena_at(team->places[0], offset);
    team->round = team->clear = team->meeting->base;
    pthread_mutex_unlock(&mutex);
}

/* A member that has not seen all the others yet still will: numbers in cells only grow. */
static void give_back_cells(const struct team *team)
{
    struct meeting *meeting = team->meeting;
    size_t *list = &given_back[class_of(team->local_size)];
    meeting->base = team->round;
    meeting->came = 0;
    meeting->next = *list;
    *list = arena_offset(team->places[0], meeting);
}

void meeting_leave(const struct team *team)
{
    pthread_mutex_lock(&mutex);
    if (team->my_local == 0)
        give_back_cells(team);
    pthread_mutex_unlock(&mutex);
}

static void explain_list(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "another PE that looks up a team");
}

/* In the control block of the PE at a place: the meetings there that no team's split hands round.
 */
struct meeting_list {
    uint32_t lock;
    uint64_t first; /* offset; 0: none */
};
_Static_assert(sizeof(struct meeting_list) <= sizeof(((struct control *)0)->meetings),
               "the list fits into its part of the control block");

static struct meeting_list *list_of(int place)
{
    return (struct meeting_list *)(void *)node_control(place)->meetings;
}

static void lock_list(const char *routine, int place)
{
    struct waiting waiting =
        waiting_begin(routine, &node_control(place)->doorbell, explain_list, NULL);
    while (__atomic_exchange_n(&list_of(place)->lock, 1, __ATOMIC_SEQ_CST) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

static void unlock_list(int place)
{
    ASSERT(__atomic_load_n(&list_of(place)->lock, __ATOMIC_SEQ_CST) != 0);
    __atomic_store_n(&list_of(place)->lock, 0, __ATOMIC_SEQ_CST);
    doorbell_wake(&node_control(place)->doorbell);
}

static bool same_key(const struct meeting_key *one, const struct meeting_key *other)
{
    return one->kind == other->kind && one->start == other->start && one->size == other->size &&
           one->p_sync == other->p_sync;
}

void meeting_find(const char *routine, struct team *team, int kind, uint64_t p_sync)
{
    int leader = team->places[0];
    struct meeting_list *list = list_of(leader);
    struct meeting_key key = {kind, team->members.start, team->members.size, p_sync};
    struct meeting *meeting;
    lock_list(routine, leader);
    size_t offset = list->first;
    while (offset != 0 && !same_key(&(meeting = arena_at(leader, offset))->key, &key))
        offset = meeting->next;
    if (offset == 0) {
        offset = take_new(routine, leader, team->local_size);
        meeting = arena_at(leader, offset);
        meeting->key = key;
        meeting->next = list->first;
        list->first = offset;
    }
    unlock_list(leader);
    meeting_attach(team, offset);
}

void meeting_stop(void)
{
    for (int i = 0; i < CLASSES; i++)
        given_back[i] = 0;
}
