#include "group.h"

#include <stdlib.h>

#include "mover.h"
#include "violation.h"

struct backend_group *group_world;

static struct backend_group *groups; /* groups that the library has created */
static uint32_t groups_made;         /* number of groups created with this PE as first member */

/* ---- Operations ---- */

struct operation {
    struct backend_group *group;
    struct request *request;
    uint32_t tag;
    struct watch watch; /* detects changes of this member's source */
    struct watch lengths_watch;
    const void *mine;
    char **parts;    /* data of each member that contributes */
    size_t *lengths; /* lengths of `parts` */
    int waiting;     /* number of parts that must still arrive or be sent */
    int root;        /* the only member that contributes; -1: all contribute */
    void *into;      /* result buffer, or NULL */
};

static bool gives(const struct operation *operation, int member)
{
    return operation->root == -1 || operation->root == member;
}

static void give_result(struct operation *operation)
{
    char *into = operation->into;
    for (int i = 0; i < operation->group->n_pes; i++)
        if (gives(operation, i)) {
            card_copy(into, operation->parts[i], operation->lengths[i]);
            into += operation->lengths[i];
        }
}

static void free_operation(struct operation *operation)
{
    for (int i = 0; i < operation->group->n_pes; i++)
        free(operation->parts[i]);
    free((void *)operation->parts);
    free(operation->lengths);
    free(operation);
}

static void finish(void *what)
{
    struct operation *operation = what;
    watch_check(&operation->watch, "memory given to a group operation");
    watch_check(&operation->lengths_watch, "the lengths given to a group operation");
    if (operation->into != NULL && operation->root != operation->group->me)
        give_result(operation);
    operation->group->operations--;
    request_complete(operation->request);
    free_operation(operation);
}

static void part_moved(void *what)
{
    struct operation *operation = what;
    if (--operation->waiting == 0)
        mover_add(0, false, finish, operation);
}

/* Adds this member's contribution, sends it to the others, and completes the operation if
 * nothing else is missing. */
static void contribute(void *what)
{
    struct operation *operation = what;
    const struct backend_group *group = operation->group;
    size_t length = operation->lengths[group->me];
    watch_check(&operation->watch, "memory given to a group operation");
    if (gives(operation, group->me)) {
        operation->parts[group->me] = memory_duplicate(operation->mine, length);
        for (int i = 0; i < group->n_pes; i++)
            if (i != group->me) {
                operation->waiting++;
                message_send_own(group->pes[i], group->channel, operation->tag, operation->mine,
                                 length, part_moved, operation);
            }
    }
    part_moved(operation);
}

static void receive_parts(struct operation *operation)
{
    const struct backend_group *group = operation->group;
    for (int i = 0; i < group->n_pes; i++) {
        if (i == group->me || !gives(operation, i))
            continue;
        operation->waiting++;
        operation->parts[i] = memory_allocated(operation->lengths[i]);
        message_receive_own(group->pes[i], group->channel, operation->tag, operation->parts[i],
                            operation->lengths[i], part_moved, operation);
    }
}

/* Creates an operation to which each member contributes lengths[i] bytes. */
static struct operation *new_operation(struct backend_group *group, const void *mine,
                                       const size_t *lengths, size_t length)
{
    struct operation *operation = memory_allocated(sizeof *operation);
    size_t n_pes = (size_t)group->n_pes;
    operation->group = group;
    operation->tag = group->next_tag++;
    operation->mine = mine;
    operation->root = -1;
    operation->parts = memory_allocated(n_pes * sizeof *operation->parts);
    operation->lengths = memory_allocated(n_pes * sizeof *operation->lengths);
    for (size_t i = 0; i < n_pes; i++)
        operation->lengths[i] = lengths == NULL ? length : lengths[i];
    return operation;
}

static struct request *begin(struct operation *operation)
{
    struct backend_group *group = operation->group;
    struct request *request = request_new(REQUEST_GROUP);
    operation->request = request;
    if (gives(operation, group->me))
        watch_begin(&operation->watch, operation->mine, operation->lengths[group->me]);
    operation->waiting = 1; /* its own part */
    group->operations++;
    medium_count(MEDIUM_GROUP_OPERATIONS);
    receive_parts(operation);
    mover_add(0, false, contribute, operation);
    return request;
}

struct request *group_begin_broadcast(struct backend_group *group, void *data, size_t bytes,
                                      int root)
{
    struct operation *operation = new_operation(group, data, NULL, bytes);
    operation->root = root;
    operation->into = data;
    return begin(operation);
}

struct request *group_begin_allgather(struct backend_group *group, const void *mine, void *all,
                                      const size_t *lengths)
{
    struct operation *operation = new_operation(group, mine, lengths, 0);
    operation->into = all;
    watch_begin(&operation->lengths_watch, lengths, (size_t)group->n_pes * sizeof *lengths);
    return begin(operation);
}

/* ---- Groups ---- */

static struct backend_group *new_group(const int *pes, int n_pes)
{
    struct backend_group *group = memory_allocated(sizeof *group);
    group->n_pes = n_pes;
    group->pes = memory_allocated((size_t)n_pes * sizeof *pes);
    for (int i = 0; i < n_pes; i++) {
        group->pes[i] = pes == NULL ? i : pes[i];
        if (group->pes[i] == medium_me)
            group->me = i;
    }
    return group;
}

static void free_group(struct backend_group *group)
{
    free(group->pes);
    free(group);
}

static void count_down(void *count)
{
    --*(int *)count;
}

static bool is_zero(const void *count)
{
    return *(const int *)count == 0;
}

/* Description of a group that its members send to the first member, which replies with the
 * channel number. */
struct invitation {
    int n_pes;
    uint64_t sum; /* checksum of the members */
    uint32_t channel;
};

static struct invitation describe(const struct backend_group *group)
{
    struct invitation invitation = {.n_pes = group->n_pes};
    for (int i = 0; i < group->n_pes; i++)
        invitation.sum = invitation.sum * 1000003 + (uint64_t)group->pes[i];
    return invitation;
}

static struct invitation receive_invitation(int pe, uint32_t tag)
{
    struct invitation invitation = {0};
    int waiting = 1;
    message_receive_own(pe, CHANNEL_GROUPS, tag, &invitation, sizeof invitation, count_down,
                        &waiting);
    mover_wait(is_zero, &waiting);
    return invitation;
}

static void answer_all(const struct backend_group *group, const struct invitation *invitation,
                       uint32_t tag)
{
    int waiting = group->n_pes - 1;
    for (int i = 1; i < group->n_pes; i++)
        message_send_own(group->pes[i], CHANNEL_GROUPS, tag, invitation, sizeof *invitation,
                         count_down, &waiting);
    mover_wait(is_zero, &waiting);
}

static void invite(const struct backend_group *group, struct invitation *invitation, uint32_t tag)
{
    invitation->channel =
        CHANNEL_FIRST_GROUP + 1 + groups_made++ * (uint32_t)medium->n_pes + (uint32_t)medium_me;
    for (int i = 1; i < group->n_pes; i++) {
        struct invitation theirs = receive_invitation(group->pes[i], tag);
        if (theirs.n_pes != invitation->n_pes || theirs.sum != invitation->sum)
            violation("PE %d makes another group with tag %u, of %d PEs, than this PE, of %d",
                      group->pes[i], (unsigned)tag, theirs.n_pes, invitation->n_pes);
    }
    answer_all(group, invitation, tag);
}

struct backend_group *group_make(const int *pes, int n_pes, uint32_t tag)
{
    struct backend_group *group = new_group(pes, n_pes);
    struct invitation invitation = describe(group);
    if (group->me == 0) {
        invite(group, &invitation, tag);
    } else {
        int waiting = 1;
        message_send_own(pes[0], CHANNEL_GROUPS, tag, &invitation, sizeof invitation, count_down,
                         &waiting);
        invitation = receive_invitation(pes[0], tag);
        mover_wait(is_zero, &waiting);
    }
    group->channel = invitation.channel;
    group->next = groups;
    groups = group;
    return group;
}

void group_drop(struct backend_group *group)
{
    struct backend_group **place = &groups;
    while (*place != NULL && *place != group)
        place = &(*place)->next;
    if (*place == NULL)
        violation("this is no group");
    if (group->operations > 0)
        violation("%zu operations of the group are under way", group->operations);
    *place = group->next;
    free_group(group);
}

/* ---- Operations of the whole job ---- */

static bool is_complete(const void *request)
{
    return ((const struct request *)request)->ready;
}

void group_exchange(const void *mine, void *all, size_t bytes)
{
    size_t n_pes = (size_t)group_world->n_pes;
    size_t *lengths = memory_allocated(n_pes * sizeof *lengths);
    for (size_t i = 0; i < n_pes; i++)
        lengths[i] = bytes;
    struct request *request = group_begin_allgather(group_world, mine, all, lengths);
    mover_wait(is_complete, request);
    request_give_back(request);
    free(lengths);
}

void group_start(void)
{
    group_world = new_group(NULL, medium->n_pes);
    group_world->channel = CHANNEL_FIRST_GROUP;
}

void group_stop(void)
{
    if (groups != NULL)
        violation("a group of %d PEs was never freed", groups->n_pes);
    free_group(group_world);
    group_world = NULL;
}
