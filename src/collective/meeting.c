#include "meeting.h"

#include <pthread.h>
#include <stdio.h>

#include "fence.h"
#include "report.h"
#include "wait.h"

/* Looks on from member *next; the loads do not depend on each other, so their cache misses overlap.
 */
static inline bool all_here(const struct team *team, uint64_t round, int *next)
{
    for (; *next < team->size; ++*next)
        if (__atomic_load_n(&meeting_cell(team, round, *next)->round, __ATOMIC_ACQUIRE) < round)
            return false;
    return true;
}

/* What a member waits for: how far it got in looking, of those to come to a meeting. */
struct absence {
    const struct team *team;
    const int *next;
};

static void explain_absence(const void *what, char *text, size_t room)
{
    const struct absence *absence = what;
    const struct team *team = absence->team;
    int member = *absence->next;
    if (member < team->size)
        snprintf(text, room, "PE %d, which has not come to this collective of %d PEs",
                 team_world_pe(team, member), team->size);
    else
        snprintf(text, room, "nobody any more"); /* it came while this was written */
}

/* Its last meeting comes before it leaves, so who left and is not here never will be. */
static void fail_if_left(const char *routine, const struct team *team, uint64_t round, int member)
{
    int pe = team_world_pe(team, member);
    if (__atomic_load_n(&node_control(node_place(pe))->left, __ATOMIC_SEQ_CST) != 0 &&
        !all_here(&(struct team){.size = member + 1, .meeting = team->meeting}, round, &member))
        report_fatal(routine,
                     "PE %d has ended or finalized: expected it in this collective of %d PEs", pe,
                     team->size);
}

static __attribute__((noinline)) void wait_for_all(const char *routine, const struct team *team,
                                                   uint64_t round, int next)
{
    struct absence absence = {team, &next};
    struct waiting waiting =
        waiting_begin(routine, &team->meeting->bell, explain_absence, &absence);
    while (!all_here(team, round, &next)) {
        waiting_pause(&waiting);
        if (waiting.asleep)
            fail_if_left(routine, team, round, next);
    }
    waiting_end(&waiting);
}

/* Of those who found everyone here, one wakes the sleepers; more would be wasted system calls. */
static __attribute__((noinline)) void wake_sleepers(struct meeting *meeting, uint64_t round)
{
    if (__atomic_exchange_n(&meeting->rung, round, __ATOMIC_SEQ_CST) != round)
        doorbell_ring(&meeting->bell);
}

/* Who sees all the others wakes them. The last to announce its sleep sees all if nobody awake does,
 * and does not sleep; the fence orders this member's arrival before its look at the sleepers. */
void meeting_meet(const char *routine, struct team *team)
{
    struct meeting *meeting = team->meeting;
    uint64_t round = team->round + 1;
    int next = 0;
    __atomic_store_n(&meeting_own(team)->round, round, __ATOMIC_RELEASE);
    if (!all_here(team, round, &next))
        wait_for_all(routine, team, round, next);
    team->round = round;
    fence_full();
    if (UNLIKELY(__atomic_load_n(&meeting->bell.sleepers, __ATOMIC_RELAXED) != 0))
        wake_sleepers(meeting, round);
}

/* Meetings come in sizes of powers of two; those given back wait in a list for each. */
enum { CLASSES = 32 };
static size_t given_back[CLASSES]; /* offset of the first; 0: none */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int class_of(int size)
{
    return size == 1 ? 0 : 32 - __builtin_clz((unsigned)size - 1);
}

static size_t take_new(const char *routine, int first, int size)
{
    size_t cells = (size_t)2 << class_of(size);
    return node_arena_take(routine, node_place(first),
                           sizeof(struct meeting) + cells * sizeof(struct cell));
}

size_t meeting_take(const char *routine, int size)
{
    pthread_mutex_lock(&mutex);
    size_t *list = &given_back[class_of(size)];
    size_t offset = *list;
    if (offset != 0)
        *list = ((struct meeting *)node_arena_at(node.place, offset))->next;
    pthread_mutex_unlock(&mutex);
    return offset != 0 ? offset : take_new(routine, job.me, size);
}

void meeting_attach(struct team *team, size_t offset)
{
    team->meeting = node_arena_at(node_place(team->start), offset);
    team->round = team->meeting->base;
}

/* A member that has not seen all the others yet still will: numbers in cells only grow. */
void meeting_give_back(const struct team *team)
{
    struct meeting *meeting = team->meeting;
    size_t *list = &given_back[class_of(team->size)];
    meeting->base = team->round;
    pthread_mutex_lock(&mutex);
    meeting->next = *list;
    *list = (size_t)((char *)meeting - (char *)node_control(node_place(team->start)));
    pthread_mutex_unlock(&mutex);
}

static void explain_list(const void *what, char *text, size_t room)
{
    (void)what;
    snprintf(text, room, "another PE that looks up a team");
}

static void lock_list(const char *routine, struct control *control)
{
    struct waiting waiting = waiting_begin(routine, &control->doorbell, explain_list, NULL);
    while (__atomic_exchange_n(&control->meetings_lock, 1, __ATOMIC_SEQ_CST) != 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
}

static void unlock_list(struct control *control)
{
    __atomic_store_n(&control->meetings_lock, 0, __ATOMIC_SEQ_CST);
    doorbell_wake(&control->doorbell);
}

void meeting_find(const char *routine, struct team *team, uint64_t key)
{
    struct control *control = node_control(node_place(team->start));
    struct meeting *meeting;
    lock_list(routine, control);
    size_t offset = control->meetings;
    while (offset != 0 && (meeting = node_arena_at(node_place(team->start), offset))->key != key)
        offset = meeting->next;
    if (offset == 0) {
        offset = take_new(routine, team->start, team->size);
        meeting = node_arena_at(node_place(team->start), offset);
        meeting->key = key;
        meeting->next = control->meetings;
        control->meetings = offset;
    }
    unlock_list(control);
    meeting_attach(team, offset);
}

void meeting_stop(void)
{
    for (int i = 0; i < CLASSES; i++)
        given_back[i] = 0;
}
