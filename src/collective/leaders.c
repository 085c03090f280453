#include "leaders.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "base/report.h"
#include "exchange.h"
#include "modules/loader.h"
#include "transport/progress.h"

/* Communicators are MPI's to lend: MPICH has about 2,000 for us and the program. */
enum { GROUPS_MOST = 1024, SET_GROUPS_MOST = 128 };

/* One team at a time gets its group: making one blocks, and two leaders that each waited for the
 * other in another team's would wait for ever. */
static struct {
    pthread_mutex_t mutex;
    bool busy;
    int groups, set_groups;
} held = {.mutex = PTHREAD_MUTEX_INITIALIZER};

/* Tags of teams and of active sets. */
enum { FIRST_TAG = 16384, TAGS = (BACKEND_TAGS - FIRST_TAG) / 2 };

/* A team's first collectives that a group could serve go without: to make one costs as much as
 * hundreds of them, or on crowded cores thousands, and many teams live for a few only. */
enum { FIRST_WITHOUT = 16 };

static bool is_set(const struct team *team)
{
    return team->handle == SHMEM_TEAM_INVALID;
}

/* Bits of all of a number's bits. */
static uint64_t scramble(uint64_t number)
{
    number = (number ^ number >> 31) * 0x9E3779B97F4A7C15u;
    return (number ^ number >> 29) * 0xD1B54A32D192ED03u;
}

uint64_t leaders_id_of_part(uint64_t parent, uint64_t counter)
{
    return (scramble(parent) & 0xFFFFFFFF00000000u) | (uint32_t)counter;
}

/* Arrays of SHMEM_SYNC_SIZE that are not far from each other give one set different tags. */
uint64_t leaders_id_of_set(int start, int log_stride, int size, uint64_t p_sync)
{
    uint64_t set = scramble((uint64_t)start << 32 | (uint32_t)size) + (uint64_t)log_stride;
    return scramble(set) + p_sync / (SHMEM_SYNC_SIZE * sizeof(long));
}

int leaders_tag(const struct team *team)
{
    int base = is_set(team) ? FIRST_TAG + TAGS : FIRST_TAG;
    return base + (int)(((team->id >> 32) + (uint32_t)team->id) % TAGS);
}

/* The list of leaders. */

static void reverse(int *numbers, int count)
{
    for (int i = 0, j = count - 1; i < j; i++, j--) {
        int number = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = number;
    }
}

/* Each node's first member. */
static void list_leaders(const char *routine, struct leaders *leaders)
{
    const struct team *team = leaders->team;
    int most = team->members.size < node.count ? team->members.size : node.count;
    leaders->pes = report_require_memory(routine, calloc((size_t)most, sizeof *leaders->pes));
    bool *seen = report_require_memory(routine, calloc((size_t)node.count, sizeof *seen));
    leaders->pes[0] = team->members.start;
    leaders->count = 1;
    seen[node.of[team->members.start]] = true;
    for (int i = 1; i < team->members.size && leaders->count < most; i++) {
        int pe = team_world_pe(team, i);
        if (!seen[node.of[pe]])
            leaders->pes[leaders->count++] = pe;
        seen[node.of[pe]] = true;
    }
    free(seen);
    if (team->members.stride < 0)
        reverse(leaders->pes, leaders->count);
    leaders->mine = leaders_place_of(leaders, team->my_pe);
}

int leaders_place_of(const struct leaders *leaders, int member)
{
    int number = node.of[team_world_pe(leaders->team, member)];
    int place = 0;
    while (node.of[leaders->pes[place]] != number)
        place++;
    return place;
}

/* Making groups. */

/* The least of all leaders' numbers. */
static int64_t minimum(const char *routine, struct leaders *leaders, int64_t number)
{
    exchange_reduce(routine, leaders, kernel_of(routine, REDUCE_MIN, REDUCE_TYPE_int64), &number,
                    1);
    return number;
}

/* What a leader says to making a group; the least of all counts. */
enum vote { VOTE_NEVER, VOTE_NOT_NOW, VOTE_NOW };

/* VOTE_NOW takes a group's room, and keeps other teams from making theirs. */
static enum vote reserve(const struct team *team)
{
    enum vote vote = VOTE_NOW;
    pthread_mutex_lock(&held.mutex);
    if (held.groups == GROUPS_MOST || (is_set(team) && held.set_groups == SET_GROUPS_MOST)) {
        vote = VOTE_NEVER;
    } else if (held.busy) {
        vote = VOTE_NOT_NOW;
    } else {
        held.busy = true;
        held.groups++;
        held.set_groups += is_set(team);
    }
    pthread_mutex_unlock(&held.mutex);
    return vote;
}

bool leaders_reserve_creation(void)
{
    pthread_mutex_lock(&held.mutex);
    bool reserved = !held.busy;
    held.busy = true;
    pthread_mutex_unlock(&held.mutex);
    return reserved;
}

void leaders_end_creation(void)
{
    pthread_mutex_lock(&held.mutex);
    held.busy = false;
    pthread_mutex_unlock(&held.mutex);
}

static void give_room_back(const struct team *team)
{
    held.groups--;
    held.set_groups -= is_set(team);
}

static void end_reservation(const struct leaders *leaders)
{
    pthread_mutex_lock(&held.mutex);
    held.busy = false;
    if (leaders->way != LEADERS_BY_GROUP)
        give_room_back(leaders->team);
    pthread_mutex_unlock(&held.mutex);
}

static void free_group(struct leaders *leaders)
{
    network_lock();
    network_require("shmem_team_destroy", backend->group_free(leaders->group));
    network_unlock();
    leaders->group = NULL;
}

/* All leaders are here, or on their way and with nothing to do before. Where MPI fails it has no
 * communicators left. */
static void make_group(const char *routine, struct leaders *leaders)
{
    network_lock();
    int failed = backend->group_create(leaders->pes, leaders->count, leaders_tag(leaders->team),
                                       &leaders->group);
    network_unlock();
    if (minimum(routine, leaders, !failed) == 1) {
        leaders->way = LEADERS_BY_GROUP;
        return;
    }
    leaders->way = LEADERS_BY_MESSAGES;
    if (!failed)
        free_group(leaders);
}

/* All leaders decide the same. */
static void decide(const char *routine, struct leaders *leaders)
{
    enum vote mine = reserve(leaders->team);
    int64_t vote = minimum(routine, leaders, mine);
    if (vote == VOTE_NOW)
        make_group(routine, leaders);
    else if (vote == VOTE_NEVER)
        leaders->way = LEADERS_BY_MESSAGES;
    if (mine == VOTE_NOW)
        end_reservation(leaders);
}

/* Whether a group serves this collective, as all leaders decide it. */
static bool goes_by_group(const char *routine, struct leaders *leaders)
{
    if (leaders->way == LEADERS_UNDECIDED && ++leaders->collectives > FIRST_WITHOUT)
        decide(routine, leaders);
    return leaders->way == LEADERS_BY_GROUP;
}

struct leaders *leaders_enter(const char *routine, struct team *team)
{
    struct leaders *leaders = team->leaders;
    if (LIKELY(leaders != NULL))
        return leaders;
    leaders = report_require_memory(routine, calloc(1, sizeof *leaders));
    leaders->team = team;
    list_leaders(routine, leaders);
    team->leaders = leaders;
    return leaders;
}

void leaders_dismiss(struct team *team)
{
    struct leaders *leaders = team->leaders;
    if (leaders == NULL)
        return;
    if (leaders->way == LEADERS_BY_GROUP) {
        free_group(leaders);
        pthread_mutex_lock(&held.mutex);
        give_room_back(team);
        pthread_mutex_unlock(&held.mutex);
    }
    free(leaders->pes);
    free(leaders);
    team->leaders = NULL;
}

/* What leaders do. */

static void explain_leaders(const void *what, char *text, size_t room)
{
    const struct leaders *leaders = what;
    snprintf(text, room, "the PEs of %d other nodes in a collective of %d PEs", leaders->count - 1,
             leaders->team->members.size);
}

/* Ends what was begun under the lock. */
static void complete(const char *routine, const struct leaders *leaders, int failed,
                     struct backend_request *request)
{
    network_require(routine, failed);
    network_unlock();
    struct absence absence = {.pes = leaders->pes,
                              .n_pes = leaders->count,
                              .members = leaders->team->members.size,
                              .suspect = (leaders->mine + 1) % leaders->count};
    network_wait(routine, request, explain_leaders, leaders, &absence);
}

static void broadcast_by_group(const char *routine, const struct leaders *leaders, void *data,
                               size_t bytes, int root)
{
    struct backend_request request;
    network_lock();
    complete(routine, leaders,
             backend->group_broadcast(leaders->group, data, bytes, root, &request), &request);
}

void leaders_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                       int root)
{
    bool by_group = bytes > EXCHANGE_ONE_MESSAGE && goes_by_group(routine, leaders);
    for (size_t done = 0, piece; done < bytes; done += piece) {
        char *at = (char *)data + done;
        piece = bytes - done < BACKEND_MESSAGE_MOST ? bytes - done : BACKEND_MESSAGE_MOST;
        if (by_group)
            broadcast_by_group(routine, leaders, at, piece, root);
        else
            exchange_broadcast(routine, leaders, at, piece, root);
    }
}

void leaders_reduce(const char *routine, struct leaders *leaders, enum reduce_operation operation,
                    enum reduce_type type, void *data, size_t nelems)
{
    const struct kernel *kernel = kernel_of(routine, operation, type);
    size_t most = BACKEND_MESSAGE_MOST / kernel->size;
    for (size_t done = 0, piece; done < nelems; done += piece) {
        piece = nelems - done < most ? nelems - done : most;
        exchange_reduce(routine, leaders, kernel, (char *)data + done * kernel->size, piece);
    }
}

void leaders_gather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                    const size_t *lengths)
{
    if (!goes_by_group(routine, leaders)) {
        exchange_gather(routine, leaders, mine, all, lengths);
        return;
    }
    struct backend_request request;
    network_lock();
    complete(routine, leaders,
             backend->group_allgather(leaders->group, mine, all, lengths, &request), &request);
}

/* What all members do. */

void leaders_meet(const char *routine, struct team *team)
{
    if (meeting_gather(routine, team))
        exchange_barrier(routine, leaders_enter(routine, team));
    meeting_release(routine, team);
}

static void spread_by_leaders(const char *routine, struct team *team, int member, size_t bytes)
{
    int local = team_local_of(team, member);
    void *payload = meeting_own(team)->payload;
    if (local >= 0)
        memcpy(payload, meeting_of(team, local)->payload, bytes);
    struct leaders *leaders = leaders_enter(routine, team);
    leaders_broadcast(routine, leaders, payload, bytes, leaders_place_of(leaders, member));
}

const void *leaders_spread(const char *routine, struct team *team, int member, size_t bytes)
{
    if (meeting_gather(routine, team))
        spread_by_leaders(routine, team, member, bytes);
    meeting_release(routine, team);
    return meeting_of(team, 0)->payload;
}
