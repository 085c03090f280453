#include "absence.h"

#include <pthread.h>
#include <stdbool.h>

#include "base/report.h"
#include "limits.h"
#include "memory/arena.h"
#include "memory/presence.h"
#include "memory/segment.h"
#include "message.h"
#include "team/context.h"
#include "waiting/waiting.h"

/* One is under way at a time. */
static struct {
    pthread_mutex_t mutex;
    bool allowed;
    unsigned number;
    uint32_t left; /* 1 until it is answered */
    struct peer_state answer;
} question = {.mutex = PTHREAD_MUTEX_INITIALIZER};

void absence_start(void)
{
    question.allowed = true;
}

void absence_stop(void)
{
    pthread_mutex_lock(&question.mutex);
    question.allowed = false;
    pthread_mutex_unlock(&question.mutex);
}

void absence_report(const char *routine, int pe, int members)
{
    report_fatal(routine, "PE %d has ended or finalized: expected it in this collective of %d PEs",
                 pe, members);
}

/* ---- Gathers ---- */

/* Which PEs of this node have come out of. */
static uint32_t near_gathers(const int *pes, int n_pes)
{
    uint32_t gathers = 0;
    for (int i = 0; i < n_pes; i++)
        if (node_has(pes[i]))
            gathers += hang_record_of(node_rank_of(pes[i])).gathers;
    return gathers;
}

struct absence absence_of_gather(const int *pes, int n_pes)
{
    return (struct absence){.pes = pes,
                            .n_pes = n_pes,
                            .members = n_pes,
                            .is_gather = true,
                            .gathers = near_gathers(pes, n_pes)};
}

/* Who waits for this PE, and has come out of no gather since this one was begun, is not in it: it
 * would have come out of it. */
static void look_near(const char *routine, struct absence *absence)
{
    int pe = absence->pes[absence->near];
    struct hang_record theirs = {0};
    if (pe != job.me && node_has(pe))
        theirs = hang_record_of(node_rank_of(pe));
    if (hang_is_deadlock(&absence->near_seen, pe, theirs) &&
        near_gathers(absence->pes, absence->n_pes) == absence->gathers)
        hang_report_mismatch(routine, pe, routine_name(theirs.routine));
    if (!hang_waits_for_me(theirs))
        absence->near = (absence->near + 1) % absence->n_pes;
}

/* ---- Other nodes ---- */

static bool is_absence(const struct absence *absence, uint32_t lifecycle)
{
    return absence->is_begun ? lifecycle_has_left(lifecycle) : lifecycle_is_leaving(lifecycle);
}

/* Whether a PE that waits for this one elsewhere does not come to what it is waited for in: of what
 * it has begun and finished, its messages were here before its word. */
static bool waits_elsewhere(const struct absence *absence, const struct peer_state *theirs)
{
    return absence->is_gather ||
           (absence->is_begun && absence->is_all && theirs->nbc_outstanding == 0);
}

/* The suspect, once it is known to be absent; -1 else. */
static int take_word_of_absent(const char *routine, struct absence *absence)
{
    int pe = absence->pes[absence->suspect];
    struct hang_record theirs = question.answer.hang_record;
    if (is_absence(absence, question.answer.lifecycle))
        return ++absence->told >= ABSENCE_TIMES_TOLD ? pe : -1;
    absence->told = 0;
    if (waits_elsewhere(absence, &question.answer) &&
        hang_is_deadlock(&absence->far_seen, pe, theirs))
        hang_report_mismatch(routine, pe, routine_name(theirs.routine));
    if (!absence->is_gather || !hang_waits_for_me(theirs))
        absence->suspect = (absence->suspect + 1) % absence->n_pes;
    return -1;
}

static void ask_absent(const char *routine, struct absence *absence)
{
    struct target target = {routine, &context_default, &segments[SEGMENT_CONTROL],
                            arena_control_word(&node_own_control()->state),
                            absence->pes[absence->suspect]};
    absence->question = ++question.number;
    absence->asked_pe = target.pe;
    absence->asked_collective = absence->collective;
    message_get_begin(&target, &question.answer, sizeof question.answer, &question.left);
}

/* Whether the answer is about the wait as it is now. Earlier answers of another PE, or about
 * another collective, prove nothing. */
static bool is_answered(struct absence *absence)
{
    if (absence->question == 0 || absence->question != question.number)
        return false;
    if (absence->asked_pe == absence->pes[absence->suspect] &&
        absence->asked_collective == absence->collective)
        return true;
    absence->told = 0;
    absence->far_seen = (struct hang_observation){0};
    return false;
}

bool absence_is_due(const struct absence *absence)
{
    return absence->due != 0 && waiting_clock() >= absence->due;
}

int absence_look(const char *routine, struct absence *absence)
{
    uint64_t now = waiting_clock();
    bool first = absence->due == 0;
    int absent = -1;
    if (absence->is_gather)
        look_near(routine, absence);
    if (now < absence->due)
        return -1;
    absence->due = now + ABSENCE_PATIENCE_NS;
    if (first || pthread_mutex_trylock(&question.mutex) != 0)
        return -1;
    if (question.allowed && __atomic_load_n(&question.left, __ATOMIC_ACQUIRE) == 0) {
        if (is_answered(absence))
            absent = take_word_of_absent(routine, absence);
        ask_absent(routine, absence);
    }
    pthread_mutex_unlock(&question.mutex);
    return absent;
}
