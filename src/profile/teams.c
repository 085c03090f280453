#include "teams.h"

#include <pthread.h>
#include <stdlib.h>

#include "file.h"
#include "sites.h"

enum { LONG_LOG = 2048, SHORT_LOG = 256, LONG_LOGS = 4 };

/* A team, or an active set. */
struct met {
    struct met *next;
    shmem_team_t team; /* SHMEM_TEAM_INVALID: an active set, or none any more */
    int start, log_stride, size;
    uint64_t members;         /* who they are */
    uint64_t key;             /* the same at all members */
    struct format_block *log; /* NULL: no room */
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct met *all;
static unsigned logs;

static uint64_t mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

static uint64_t members_of_team(shmem_team_t team, int n_pes)
{
    uint64_t hash = team == SHMEM_TEAM_SHARED ? 2 : 1;
    for (int i = 0; i < n_pes; i++)
        hash = mix(hash, (uint64_t)pshmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD));
    return hash;
}

/* Teams of the same members are told apart by their order. */
static uint64_t key_of(uint64_t members)
{
    uint64_t key = members;
    for (const struct met *met = all; met != NULL; met = met->next)
        if (met->members == members)
            key = mix(key, 1);
    return key;
}

static struct met *make(uint64_t members, int n_pes)
{
    struct met *met = calloc(1, sizeof *met);
    if (met == NULL)
        return NULL;
    uint32_t room = logs++ < LONG_LOGS ? LONG_LOG : SHORT_LOG;
    met->members = members;
    met->key = key_of(members);
    met->log =
        file_add(FORMAT_TEAM, sizeof(struct format_team) + room * sizeof(struct format_meeting));
    if (met->log != NULL) {
        struct format_team *team = (void *)(met->log + 1);
        *team = (struct format_team){
            .key = met->key, .n_pes = (uint32_t)n_pes, .room = room, .stride = 1};
    }
    met->next = all;
    all = met;
    return met;
}

static struct met *find_team(shmem_team_t team)
{
    struct met *met = all;
    while (met != NULL && met->team != team)
        met = met->next;
    if (met != NULL)
        return met;
    int n_pes = pshmem_team_n_pes(team);
    met = n_pes > 0 ? make(members_of_team(team, n_pes), n_pes) : NULL;
    if (met != NULL)
        met->team = team;
    return met;
}

static struct met *find_set(int start, int log_stride, int size)
{
    struct met *met = all;
    while (met != NULL && (met->size != size || met->start != start ||
                           met->log_stride != log_stride || met->team != SHMEM_TEAM_INVALID))
        met = met->next;
    if (met != NULL)
        return met;
    uint64_t members = mix(mix(mix(3, (uint64_t)start), (uint64_t)log_stride), (uint64_t)size);
    met = make(members, size);
    if (met != NULL) {
        met->start = start;
        met->log_stride = log_stride;
        met->size = size;
    }
    return met;
}

/* Every second one, from now on too. */
static void thin(struct format_block *log, struct format_team *team)
{
    struct format_meeting *meetings = (void *)(team + 1);
    team->stride *= 2;
    log->used = (log->used + 1) / 2;
    for (uint32_t i = 1; i < log->used; i++)
        meetings[i] = meetings[2 * (size_t)i];
}

static void append_meeting(struct format_block *log, const struct call *call)
{
    struct format_team *team = (void *)(log + 1);
    struct format_meeting *meetings = (void *)(team + 1);
    uint64_t occurrence = team->occurrences++;
    if (occurrence % team->stride == 0 && log->used == team->room)
        thin(log, team);
    if (occurrence % team->stride != 0)
        return;
    meetings[log->used++] = (struct format_meeting){
        .site = call->site, .enter = call->start, .leave = call->end, .routine = call->routine};
}

static void note_meeting(const struct met *met, struct call *call)
{
    call->team = met->key;
    if (met->log != NULL)
        append_meeting(met->log, call);
}

void teams_start(void)
{
    pthread_mutex_lock(&mutex);
    find_team(SHMEM_TEAM_WORLD);
    pthread_mutex_unlock(&mutex);
}

void teams_meet(struct call *call, shmem_team_t team)
{
    if (team == SHMEM_TEAM_INVALID)
        return;
    pthread_mutex_lock(&mutex);
    struct met *met = find_team(team);
    if (met != NULL)
        note_meeting(met, call);
    pthread_mutex_unlock(&mutex);
}

void teams_tell(struct call *call, shmem_team_t team)
{
    if (team == SHMEM_TEAM_INVALID)
        return;
    pthread_mutex_lock(&mutex);
    const struct met *met = find_team(team);
    call->team = met != NULL ? met->key : 0;
    pthread_mutex_unlock(&mutex);
}

void teams_meet_set(struct call *call, int start, int log_stride, int size)
{
    pthread_mutex_lock(&mutex);
    struct met *met = find_set(start, log_stride, size);
    if (met != NULL)
        note_meeting(met, call);
    pthread_mutex_unlock(&mutex);
}

void teams_forget(const struct shmem_impl_team *team)
{
    pthread_mutex_lock(&mutex);
    for (struct met *met = all; met != NULL && team != SHMEM_TEAM_WORLD; met = met->next)
        if (met->team == team) {
            met->team = SHMEM_TEAM_INVALID;
            met->size = -1;
        }
    pthread_mutex_unlock(&mutex);
}
