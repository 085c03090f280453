#include "active_set.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/report.h"
#include "coll/net/leader_coll.h"
#include "coll/shm/shm_sync.h"
#include "shm/segment.h"

/* Entry of the hash table of internal teams, one for each active set. The key is the active set,
 * and `p_sync` if the program has several threads. In such a program, several threads of a PE may
 * use one active set at the same time, with different pSync arrays; `p_sync` identifies the array.
 * Otherwise `p_sync` is 0. Entries are only added while the library runs, so a look-up needs no
 * lock. */
struct active_set {
    struct team team;
    uint64_t p_sync;
    struct active_set *next;
};
enum { BUCKETS = 64 };
static struct active_set *active_sets[BUCKETS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct team *active_set_find_set(struct active_set *set, int start, int stride, int size,
                                        uint64_t p_sync)
{
    for (; set != NULL; set = set->next)
        if (set->team.members.start == start && set->team.members.stride == stride &&
            set->team.members.size == size && set->p_sync == p_sync)
            return &set->team;
    return NULL;
}

static void active_set_require_valid(const char *routine, int start, int log_stride, int size)
{
    if (start < 0 || start >= job.n_pes)
        report_fatal(routine, "PE_start is %d: expected 0 to %d", start, job.n_pes - 1);
    if (log_stride < 0 || log_stride > 30)
        report_fatal(routine, "logPE_stride is %d: expected 0 to 30", log_stride);
    if (size < 1)
        report_fatal(routine, "PE_size is %d: expected 1 or more", size);
    long long last = start + ((long long)(size - 1) << log_stride);
    if (last >= job.n_pes)
        report_fatal(routine,
                     "the active set (PE_start %d, logPE_stride %d, PE_size %d) ends at PE %lld: "
                     "expected at most PE %d",
                     start, log_stride, size, last, job.n_pes - 1);
}

static struct team *active_set_add(const char *routine, struct active_set **bucket, int start,
                                   int log_stride, int size, uint64_t p_sync)
{
    active_set_require_valid(routine, start, log_stride, size);
    struct active_set *set = report_require_memory(routine, calloc(1, sizeof *set));
    set->team = (struct team){.members = {.start = start, .stride = 1 << log_stride, .size = size}};
    set->team.my_pe = rank_map_member(&set->team.members, job.me);
    if (set->team.my_pe < 0)
        report_fatal(routine,
                     "PE %d is not in the active set (PE_start %d, logPE_stride %d, PE_size %d): "
                     "call this routine only on PEs of the active set",
                     job.me, start, log_stride, size);
    if (!team_find_local_members(&set->team))
        report_fatal(routine, "out of memory");
    set->team.id = leaders_id_of_set(start, log_stride, size, p_sync);
    set->p_sync = p_sync;
    shm_sync_find(routine, &set->team, log_stride, p_sync);
    set->next = *bucket;
    __atomic_store_n(bucket, set, __ATOMIC_RELEASE);
    return &set->team;
}

/* Returns a number that identifies the pSync array on all PEs, or 0 if the array is not symmetric.
 * An invalid pSync is not an error, because the library never accesses the array. */
static uint64_t active_set_address_of_p_sync(const long *p_sync)
{
    const struct segment *segment = segment_find(p_sync, 1);
    return segment == NULL ? 0 : segment_global_offset(segment, p_sync) + 1;
}

struct team *active_set_team(const char *routine, int start, int log_stride, int size,
                             const long *p_sync)
{
    job_require_running(routine);
    uint64_t address = UNLIKELY(job.has_threads) ? active_set_address_of_p_sync(p_sync) : 0;
    unsigned hash =
        (unsigned)start * 31 + (unsigned)log_stride * 7 + (unsigned)size + (unsigned)(address / 64);
    struct active_set **bucket = &active_sets[hash % BUCKETS];
    int stride = log_stride >= 0 && log_stride <= 30 ? 1 << log_stride : 0;
    struct team *team = active_set_find_set(__atomic_load_n(bucket, __ATOMIC_ACQUIRE), start,
                                            stride, size, address);
    if (LIKELY(team != NULL))
        return team;
    pthread_mutex_lock(&mutex);
    team = active_set_find_set(*bucket, start, stride, size, address);
    if (team == NULL)
        team = active_set_add(routine, bucket, start, log_stride, size, address);
    pthread_mutex_unlock(&mutex);
    return team;
}

void active_set_free_leaders(void)
{
    for (int i = 0; i < BUCKETS; i++)
        for (struct active_set *set = active_sets[i]; set != NULL; set = set->next)
            leader_coll_free(&set->team);
}

void active_set_stop(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        while (active_sets[i] != NULL) {
            struct active_set *set = active_sets[i];
            active_sets[i] = set->next;
            leader_coll_free(&set->team);
            team_free_lists(&set->team);
            free(set);
        }
    }
}
