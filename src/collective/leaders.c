#include "leaders.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "buffer.h"
#include "kernels.h"
#include "loader.h"
#include "network/progress.h"
#include "report.h"

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

/* A team's first collectives go over the tree: to make a group costs as much as hundreds of them,
 * or on crowded cores thousands, and many teams live for a few only. */
enum { TREE_FIRST = 16 };

/* The tree: the children of the leader at place i are FAN_OUT * i + 1 and the next ones. */
enum { FAN_OUT = 16 };

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

uint64_t leaders_id_of_set(int start, int log_stride, int size)
{
    return scramble(scramble((uint64_t)start << 32 | (uint32_t)size) + (uint64_t)log_stride);
}

static int tag_of(const struct team *team)
{
    int base = is_set(team) ? FIRST_TAG + TAGS : FIRST_TAG;
    return base + (int)(((team->id >> 32) + (uint32_t)team->id) % TAGS);
}

static void *require_memory(const char *routine, void *memory)
{
    if (memory == NULL)
        report_fatal(routine, "out of memory");
    return memory;
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
    int most = team->size < node.count ? team->size : node.count;
    leaders->pes = require_memory(routine, calloc((size_t)most, sizeof *leaders->pes));
    bool *seen = require_memory(routine, calloc((size_t)node.count, sizeof *seen));
    leaders->pes[0] = team->start;
    leaders->count = 1;
    seen[node.of[team->start]] = true;
    for (int i = 1; i < team->size && leaders->count < most; i++) {
        int pe = team_world_pe(team, i);
        if (!seen[node.of[pe]])
            leaders->pes[leaders->count++] = pe;
        seen[node.of[pe]] = true;
    }
    free(seen);
    if (team->stride < 0)
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

/* Messages of the tree. */

static void explain_leaders(const void *what, char *text, size_t room)
{
    const struct leaders *leaders = what;
    snprintf(text, room, "the PEs of %d other nodes in a collective of %d PEs", leaders->count - 1,
             leaders->team->size);
}

/* Ends what was begun under the lock. */
static void complete(const char *routine, const struct leaders *leaders, int failed,
                     struct backend_request *request)
{
    network_require(routine, failed);
    network_unlock();
    network_wait(routine, request, explain_leaders, leaders);
}

static void send_to(const char *routine, const struct leaders *leaders, int place, const void *data,
                    size_t bytes)
{
    struct backend_request request;
    network_lock();
    complete(routine, leaders,
             backend->send(leaders->pes[place], tag_of(leaders->team), data, bytes, &request),
             &request);
}

static void receive_from(const char *routine, const struct leaders *leaders, int place, void *data,
                         size_t bytes)
{
    struct backend_request request;
    network_lock();
    complete(routine, leaders,
             backend->receive(leaders->pes[place], tag_of(leaders->team), data, bytes, &request),
             &request);
}

/* Every message of the tree begins with whose it is, so that nobody takes another collective's for
 * this one's. Little data comes along, much comes behind. */
struct envelope {
    uint64_t team, step, bytes;
    char data[CELL_PAYLOAD];
};
enum { ENVELOPE_HEAD = offsetof(struct envelope, data) };

static void address(struct envelope *envelope, const struct leaders *leaders, size_t bytes)
{
    envelope->team = leaders->team->id;
    envelope->step = leaders->step;
    envelope->bytes = bytes;
}

static void send_data(const char *routine, const struct leaders *leaders, int place,
                      const void *data, size_t bytes)
{
    struct envelope envelope;
    address(&envelope, leaders, bytes);
    if (bytes > sizeof envelope.data) {
        send_to(routine, leaders, place, &envelope, ENVELOPE_HEAD);
        send_to(routine, leaders, place, data, bytes);
        return;
    }
    buffer_copy(envelope.data, data, bytes);
    send_to(routine, leaders, place, &envelope, ENVELOPE_HEAD + bytes);
}

static void receive_data(const char *routine, const struct leaders *leaders, int place, void *data,
                         size_t bytes)
{
    struct envelope expected, envelope;
    address(&expected, leaders, bytes);
    receive_from(routine, leaders, place, &envelope, sizeof envelope);
    if (memcmp(&envelope, &expected, ENVELOPE_HEAD) != 0)
        report_fatal(routine,
                     "PE %d, with %llu bytes, and PE %d, with %zu bytes, are in different "
                     "collectives: expected all members of a team in the same",
                     leaders->pes[place], (unsigned long long)envelope.bytes, job.me, bytes);
    if (bytes > sizeof envelope.data)
        receive_from(routine, leaders, place, data, bytes);
    else
        buffer_copy(data, envelope.data, bytes);
}

/* This leader in the tree that grows from a root; places are counted from there. */
struct branch {
    int root, parent; /* places; the parent is -1 at the root */
    int child, end;   /* places from the root on */
};

static struct branch branch_from(const struct leaders *leaders, int root)
{
    int count = leaders->count;
    int64_t mine = (leaders->mine - root + count) % count;
    int64_t child = mine * FAN_OUT + 1, end = child + FAN_OUT;
    return (struct branch){
        .root = root,
        .parent = mine == 0 ? -1 : (int)(((mine - 1) / FAN_OUT + root) % count),
        .child = (int)(child < count ? child : count),
        .end = (int)(end < count ? end : count),
    };
}

/* The place of the next child, -1 after the last. */
static int next_child(const struct leaders *leaders, struct branch *branch)
{
    if (branch->child == branch->end)
        return -1;
    return (int)(((int64_t)branch->child++ + branch->root) % leaders->count);
}

/* Data from the root to all. */
static void tree_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                           int root)
{
    struct branch branch = branch_from(leaders, root);
    leaders->step++;
    if (branch.parent >= 0)
        receive_data(routine, leaders, branch.parent, data, bytes);
    for (int child; (child = next_child(leaders, &branch)) >= 0;)
        send_data(routine, leaders, child, data, bytes);
}

/* Every child's data combined with this leader's, up to the root, and the result to all. */
static void tree_reduce(const char *routine, struct leaders *leaders, const struct kernel *kernel,
                        void *data, size_t nelems)
{
    struct branch branch = branch_from(leaders, 0);
    size_t bytes = nelems * kernel->size;
    void *theirs = require_memory(routine, malloc(bytes));
    leaders->step++;
    for (int child; (child = next_child(leaders, &branch)) >= 0;) {
        receive_data(routine, leaders, child, theirs, bytes);
        kernel->apply(data, theirs, nelems);
    }
    free(theirs);
    if (branch.parent >= 0)
        send_data(routine, leaders, branch.parent, data, bytes);
    tree_broadcast(routine, leaders, data, bytes, 0);
}

/* The least of all leaders' numbers. */
static int64_t tree_minimum(const char *routine, struct leaders *leaders, int64_t number)
{
    tree_reduce(routine, leaders, kernel_of(routine, REDUCE_MIN, REDUCE_TYPE_int64), &number, 1);
    return number;
}

static void tree_gather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                        const size_t *lengths)
{
    char *end = all;
    leaders->step++;
    if (leaders->mine != 0)
        send_data(routine, leaders, 0, mine, lengths[leaders->mine]);
    for (int i = 0; i < leaders->count; end += lengths[i++])
        if (leaders->mine == 0 && i != 0)
            receive_data(routine, leaders, i, end, lengths[i]);
        else if (leaders->mine == 0 && lengths[0] != 0)
            memcpy(end, mine, lengths[0]);
    tree_broadcast(routine, leaders, all, (size_t)(end - (char *)all), 0);
}

/* Making groups. */

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
    int failed =
        backend->group_create(leaders->pes, leaders->count, tag_of(leaders->team), &leaders->group);
    network_unlock();
    if (tree_minimum(routine, leaders, !failed) == 1) {
        leaders->way = LEADERS_BY_GROUP;
        return;
    }
    leaders->way = LEADERS_BY_TREE;
    if (!failed)
        free_group(leaders);
}

/* All leaders decide the same. */
static void decide(const char *routine, struct leaders *leaders)
{
    enum vote mine = reserve(leaders->team);
    int64_t vote = tree_minimum(routine, leaders, mine);
    if (vote == VOTE_NOW)
        make_group(routine, leaders);
    else if (vote == VOTE_NEVER)
        leaders->way = LEADERS_BY_TREE;
    if (mine == VOTE_NOW)
        end_reservation(leaders);
}

struct leaders *leaders_enter(const char *routine, struct team *team)
{
    struct leaders *leaders = team->leaders;
    if (leaders == NULL) {
        leaders = require_memory(routine, calloc(1, sizeof *leaders));
        leaders->team = team;
        team->leaders = leaders;
    }
    if (leaders->pes == NULL)
        list_leaders(routine, leaders);
    if (leaders->way == LEADERS_UNDECIDED && ++leaders->collectives > TREE_FIRST)
        decide(routine, leaders);
    return leaders;
}

static void forget_list(struct leaders *leaders)
{
    free(leaders->pes);
    leaders->pes = NULL;
}

void leaders_leave(struct leaders *leaders)
{
    if (leaders->way != LEADERS_BY_GROUP)
        forget_list(leaders);
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
    forget_list(leaders);
    free(leaders);
    team->leaders = NULL;
}

/* What leaders do. */

void leaders_barrier(const char *routine, struct leaders *leaders)
{
    if (leaders->way != LEADERS_BY_GROUP) {
        tree_minimum(routine, leaders, 0);
        return;
    }
    struct backend_request request;
    network_lock();
    complete(routine, leaders, backend->group_barrier(leaders->group, &request), &request);
}

static void broadcast_piece(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                            int root)
{
    if (leaders->way != LEADERS_BY_GROUP) {
        tree_broadcast(routine, leaders, data, bytes, root);
        return;
    }
    struct backend_request request;
    network_lock();
    complete(routine, leaders,
             backend->group_broadcast(leaders->group, data, bytes, root, &request), &request);
}

void leaders_broadcast(const char *routine, struct leaders *leaders, void *data, size_t bytes,
                       int root)
{
    for (size_t done = 0, piece; done < bytes; done += piece) {
        piece = bytes - done < BACKEND_MESSAGE_MOST ? bytes - done : BACKEND_MESSAGE_MOST;
        broadcast_piece(routine, leaders, (char *)data + done, piece, root);
    }
}

static void group_reduce(const char *routine, struct leaders *leaders,
                         enum reduce_operation operation, enum reduce_type type, void *data,
                         size_t nelems)
{
    struct backend_request request;
    network_lock();
    complete(routine, leaders,
             backend->group_allreduce(leaders->group, kernel_backend_type(type),
                                      kernel_backend_operation(operation), data, nelems, &request),
             &request);
}

void leaders_reduce(const char *routine, struct leaders *leaders, enum reduce_operation operation,
                    enum reduce_type type, void *data, size_t nelems)
{
    const struct kernel *kernel = kernel_of(routine, operation, type);
    size_t most = BACKEND_MESSAGE_MOST / kernel->size;
    for (size_t done = 0, piece; done < nelems; done += piece) {
        char *at = (char *)data + done * kernel->size;
        piece = nelems - done < most ? nelems - done : most;
        if (leaders->way == LEADERS_BY_GROUP)
            group_reduce(routine, leaders, operation, type, at, piece);
        else
            tree_reduce(routine, leaders, kernel, at, piece);
    }
}

void leaders_gather(const char *routine, struct leaders *leaders, const void *mine, void *all,
                    const size_t *lengths)
{
    if (leaders->way != LEADERS_BY_GROUP) {
        tree_gather(routine, leaders, mine, all, lengths);
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
    if (meeting_gather(routine, team)) {
        struct leaders *leaders = leaders_enter(routine, team);
        leaders_barrier(routine, leaders);
        leaders_leave(leaders);
    }
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
    leaders_leave(leaders);
}

const void *leaders_spread(const char *routine, struct team *team, int member, size_t bytes)
{
    if (meeting_gather(routine, team))
        spread_by_leaders(routine, team, member, bytes);
    meeting_release(routine, team);
    return meeting_of(team, 0)->payload;
}
