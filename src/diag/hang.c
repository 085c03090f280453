#include "hang.h"

#include "base/report.h"
#include "shmem.h"

static bool hang_has_one_thread(void)
{
    return job.thread_level != SHMEM_THREAD_MULTIPLE;
}

static void hang_store_word(uint32_t *word, uint32_t value)
{
    __atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}

static uint32_t hang_load_word(const uint32_t *word)
{
    return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

struct hang_record hang_record_of(int rank)
{
    const struct hang_record *theirs = &node_control(rank)->state.hang_record;
    return (struct hang_record){.pe = hang_load_word(&theirs->pe),
                                .routine = hang_load_word(&theirs->routine),
                                .polls = hang_load_word(&theirs->polls),
                                .gathers = hang_load_word(&theirs->gathers)};
}

void hang_publish_wait(const char *routine, int pe)
{
    struct hang_record *mine = &node_own_control()->state.hang_record;
    if (!hang_has_one_thread())
        return;
    hang_store_word(&mine->routine, routine_number(routine));
    hang_store_word(&mine->pe, (uint32_t)pe + 1);
    hang_store_word(&mine->polls, mine->polls + 1);
}

void hang_clear_wait(void)
{
    struct hang_record *mine = &node_own_control()->state.hang_record;
    if (hang_has_one_thread() && mine->pe != 0)
        hang_store_word(&mine->pe, 0);
}

void hang_count_gather(void)
{
    __atomic_fetch_add(&node_own_control()->state.hang_record.gathers, 1, __ATOMIC_SEQ_CST);
}

/* Number of times that this PE has arrived at a nonblocking collective, or completed one. */
static uint64_t steps;

void hang_count_step(void)
{
    __atomic_store_n(&steps, steps + 1, __ATOMIC_RELAXED);
}

bool hang_is_same_step(const struct hang_observation *seen)
{
    return seen->steps == __atomic_load_n(&steps, __ATOMIC_RELAXED);
}

static bool hang_is_same_observation(const struct hang_observation *seen, int pe,
                                     struct hang_record now)
{
    return seen->pe == pe && seen->last.pe == now.pe && seen->last.routine == now.routine &&
           seen->last.gathers == now.gathers && hang_is_same_step(seen);
}

/* Returns true only after `pe` has polled twice since this PE first observed it. The first of these
 * polls may have begun before this PE started to wait. */
bool hang_is_deadlock(struct hang_observation *seen, int pe, struct hang_record now)
{
    if (!hang_waits_for_me(now) || !hang_has_one_thread() ||
        !hang_is_same_observation(seen, pe, now)) {
        *seen = (struct hang_observation){
            .pe = pe, .last = now, .steps = __atomic_load_n(&steps, __ATOMIC_RELAXED)};
        return false;
    }
    if (seen->is_suspected)
        return true;
    seen->is_suspected = now.polls - seen->last.polls >= 2;
    return false;
}

void hang_report_mismatch(const char *routine, int pe, const char *theirs)
{
    report_fatal(routine,
                 "PE %d is in %s while PE %d is in %s: expected all members of the team or "
                 "communicator to call the same collective",
                 job.me, routine, pe, theirs);
}
