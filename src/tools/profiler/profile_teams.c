#include "profile_teams.h"

#include <pthread.h>
#include <stdlib.h>

#include "call_sites.h"
#include "profile_file.h"

enum { LONG_LOG = 2048, SHORT_LOG = 256, LONG_LOGS = 4 };

/* The log of the collectives of one team or active set. */
struct team_log {
    struct team_log *next;
    shmem_team_t team; /* SHMEM_TEAM_INVALID for an active set or a destroyed team */
    int start, log_stride, size;
    uint64_t members;         /* hash of the members */
    uint64_t key;             /* equal on all members */
    struct format_block *log; /* NULL if the file is full */
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct team_log *team_logs;
static unsigned logs;

static uint64_t profile_teams_mix_hash(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static uint64_t profile_teams_members_of_team(shmem_team_t team, int n_pes)
{
    uint64_t hash = team == SHMEM_TEAM_SHARED ? 2 : 1;
    for (int i = 0; i < n_pes; i++)
        hash = profile_teams_mix_hash(
            hash, (uint64_t)pshmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD));
    return hash;
}

/* Returns the key of a new team. The key also depends on the number of earlier teams with the
 * same members, so each of these teams has a different key. */
static uint64_t profile_teams_key_of(uint64_t members)
{
    uint64_t key = members;
    for (const struct team_log *team_log = team_logs; team_log != NULL; team_log = team_log->next)
        if (team_log->members == members)
            key = profile_teams_mix_hash(key, 1);
    return key;
}

static struct team_log *profile_teams_create_log(uint64_t members, int n_pes)
{
    struct team_log *team_log = calloc(1, sizeof *team_log);
    if (team_log == NULL)
        return NULL;
    uint32_t capacity = logs++ < LONG_LOGS ? LONG_LOG : SHORT_LOG;
    team_log->members = members;
    team_log->key = profile_teams_key_of(members);
    team_log->log = profile_file_add_block(
        FORMAT_TEAM, sizeof(struct format_team) + capacity * sizeof(struct format_collective));
    if (team_log->log != NULL) {
        struct format_team *team = (void *)(team_log->log + 1);
        *team = (struct format_team){
            .key = team_log->key, .n_pes = (uint32_t)n_pes, .capacity = capacity, .stride = 1};
    }
    team_log->next = team_logs;
    team_logs = team_log;
    return team_log;
}

static struct team_log *profile_teams_find_team(shmem_team_t team)
{
    struct team_log *team_log = team_logs;
    while (team_log != NULL && team_log->team != team)
        team_log = team_log->next;
    if (team_log != NULL)
        return team_log;
    int n_pes = pshmem_team_n_pes(team);
    team_log = n_pes > 0
                   ? profile_teams_create_log(profile_teams_members_of_team(team, n_pes), n_pes)
                   : NULL;
    if (team_log != NULL)
        team_log->team = team;
    return team_log;
}

static struct team_log *profile_teams_find_set(int start, int log_stride, int size)
{
    struct team_log *team_log = team_logs;
    while (team_log != NULL &&
           (team_log->size != size || team_log->start != start ||
            team_log->log_stride != log_stride || team_log->team != SHMEM_TEAM_INVALID))
        team_log = team_log->next;
    if (team_log != NULL)
        return team_log;
    uint64_t members = profile_teams_mix_hash(
        profile_teams_mix_hash(profile_teams_mix_hash(3, (uint64_t)start), (uint64_t)log_stride),
        (uint64_t)size);
    team_log = profile_teams_create_log(members, size);
    if (team_log != NULL) {
        team_log->start = start;
        team_log->log_stride = log_stride;
        team_log->size = size;
    }
    return team_log;
}

/* Keeps every second entry of the log, and doubles the interval at which collectives are stored
 * from now on. */
static void profile_teams_drop_every_second(struct format_block *log, struct format_team *team)
{
    struct format_collective *meetings = (void *)(team + 1);
    team->stride *= 2;
    log->used = (log->used + 1) / 2;
    for (uint32_t i = 1; i < log->used; i++)
        meetings[i] = meetings[2 * (size_t)i];
}

static void profile_teams_append_collective(struct format_block *log, const struct call *call)
{
    struct format_team *team = (void *)(log + 1);
    struct format_collective *meetings = (void *)(team + 1);
    uint64_t occurrence = team->occurrences++;
    if (occurrence % team->stride == 0 && log->used == team->capacity)
        profile_teams_drop_every_second(log, team);
    if (occurrence % team->stride != 0)
        return;
    meetings[log->used++] = (struct format_collective){
        .site = call->site, .enter = call->start, .leave = call->end, .routine = call->routine};
}

static void profile_teams_record_collective(const struct team_log *team_log, struct call *call)
{
    call->team = team_log->key;
    if (team_log->log != NULL)
        profile_teams_append_collective(team_log->log, call);
}

void teams_start(void)
{
    pthread_mutex_lock(&mutex);
    profile_teams_find_team(SHMEM_TEAM_WORLD);
    pthread_mutex_unlock(&mutex);
}

void teams_record_collective(struct call *call, shmem_team_t team)
{
    if (team == SHMEM_TEAM_INVALID)
        return;
    pthread_mutex_lock(&mutex);
    struct team_log *team_log = profile_teams_find_team(team);
    if (team_log != NULL)
        profile_teams_record_collective(team_log, call);
    pthread_mutex_unlock(&mutex);
}

void teams_identify(struct call *call, shmem_team_t team)
{
    if (team == SHMEM_TEAM_INVALID)
        return;
    pthread_mutex_lock(&mutex);
    const struct team_log *team_log = profile_teams_find_team(team);
    call->team = team_log != NULL ? team_log->key : 0;
    pthread_mutex_unlock(&mutex);
}

void teams_record_set_collective(struct call *call, int start, int log_stride, int size)
{
    pthread_mutex_lock(&mutex);
    struct team_log *team_log = profile_teams_find_set(start, log_stride, size);
    if (team_log != NULL)
        profile_teams_record_collective(team_log, call);
    pthread_mutex_unlock(&mutex);
}

void teams_forget(const struct shmem_impl_team *team)
{
    pthread_mutex_lock(&mutex);
    for (struct team_log *team_log = team_logs; team_log != NULL && team != SHMEM_TEAM_WORLD;
         team_log = team_log->next)
        if (team_log->team == team) {
            team_log->team = SHMEM_TEAM_INVALID;
            team_log->size = -1;
        }
    pthread_mutex_unlock(&mutex);
}
