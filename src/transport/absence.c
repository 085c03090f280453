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
    uint32_t left;     /* 1 until it is answered */
    uint32_t presence; /* the answer */
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

/* The suspect, once it is known to be absent; -1 else. */
static int take_answer(struct absence *absence)
{
    if (!presence_is_absence(question.presence)) {
        absence->told = 0;
        absence->suspect = (absence->suspect + 1) % absence->n_pes;
        return -1;
    }
    return ++absence->told >= ABSENCE_TIMES_TOLD ? absence->pes[absence->suspect] : -1;
}

static void ask(const char *routine, struct absence *absence)
{
    struct target target = {routine, &context_default, &segments[SEGMENT_CONTROL],
                            arena_control_word(&node_own_control()->presence),
                            absence->pes[absence->suspect]};
    absence->question = ++question.number;
    message_get_begin(&target, &question.presence, sizeof question.presence, &question.left);
}

int absence_look(const char *routine, struct absence *absence)
{
    uint64_t now = waiting_clock();
    bool first = absence->due == 0;
    int absent = -1;
    if (now < absence->due)
        return -1;
    absence->due = now + ABSENCE_PATIENCE_NS;
    if (first || pthread_mutex_trylock(&question.mutex) != 0)
        return -1;
    if (question.allowed && __atomic_load_n(&question.left, __ATOMIC_ACQUIRE) == 0) {
        if (absence->question != 0 && absence->question == question.number)
            absent = take_answer(absence);
        ask(routine, absence);
    }
    pthread_mutex_unlock(&question.mutex);
    return absent;
}
