#include "awaited.h"

#include "base/report.h"
#include "shmem.h"

static bool has_one_thread(void)
{
    return job.thread_level != SHMEM_THREAD_MULTIPLE;
}

static void store(uint32_t *word, uint32_t value)
{
    __atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}

static uint32_t load_word(const uint32_t *word)
{
    return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

struct awaited awaited_at(int place)
{
    const struct awaited *theirs = &node_control(place)->shown.awaited;
    return (struct awaited){.pe = load_word(&theirs->pe),
                            .routine = load_word(&theirs->routine),
                            .looks = load_word(&theirs->looks),
                            .gathers = load_word(&theirs->gathers)};
}

void awaited_show(const char *routine, int pe)
{
    struct awaited *mine = &node_own_control()->shown.awaited;
    if (!has_one_thread())
        return;
    store(&mine->routine, routine_number(routine));
    store(&mine->pe, (uint32_t)pe + 1);
    store(&mine->looks, mine->looks + 1);
}

void awaited_hide(void)
{
    struct awaited *mine = &node_own_control()->shown.awaited;
    if (has_one_thread() && mine->pe != 0)
        store(&mine->pe, 0);
}

void awaited_count_gather(void)
{
    __atomic_fetch_add(&node_own_control()->shown.awaited.gathers, 1, __ATOMIC_SEQ_CST);
}

/* Arrivals and completions of this PE's nonblocking collectives. */
static uint64_t steps;

void awaited_count_step(void)
{
    __atomic_store_n(&steps, steps + 1, __ATOMIC_RELAXED);
}

bool awaited_is_same_step(const struct awaited_seen *seen)
{
    return seen->steps == __atomic_load_n(&steps, __ATOMIC_RELAXED);
}

static bool is_same_view(const struct awaited_seen *seen, int pe, struct awaited now)
{
    return seen->pe == pe && seen->last.pe == now.pe && seen->last.routine == now.routine &&
           seen->last.gathers == now.gathers && awaited_is_same_step(seen);
}

/* The first look of `pe` after the one that was seen may have begun before this PE waited. */
bool awaited_is_in_vain(struct awaited_seen *seen, int pe, struct awaited now)
{
    if (!awaited_is_me(now) || !has_one_thread() || !is_same_view(seen, pe, now)) {
        *seen = (struct awaited_seen){
            .pe = pe, .last = now, .steps = __atomic_load_n(&steps, __ATOMIC_RELAXED)};
        return false;
    }
    if (seen->is_suspect)
        return true;
    seen->is_suspect = now.looks - seen->last.looks >= 2;
    return false;
}

void awaited_report(const char *routine, int pe, const char *theirs)
{
    report_fatal(routine,
                 "PE %d is in %s while PE %d is in %s: expected all members of a team, or of a "
                 "communicator, in the same collective",
                 job.me, routine, pe, theirs);
}
