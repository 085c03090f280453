/*
 * Communication groups: every subset of the job's PEs, and all operations.
 */
#include "backend_test.h"

#include <stdlib.h>
#include <string.h>

struct group {
    struct backend_group *handle;
    int pes[64];
    int n, place; /* number of members, and index of this PE among them */
};

/* ---- Operations ---- */

static void broadcast_delivers_the_roots_data(const struct group *group, size_t bytes)
{
    char *data = test_memory(bytes);
    struct backend_request request;
    for (int root = 0; root < group->n; root++) {
        test_fill(data, bytes, (uint64_t)(group->place == root ? root : 99));
        CALL(backend->group_broadcast(group->handle, data, bytes, root, &request));
        test_wait(&request, NULL);
        CHECK(test_is_filled(data, bytes, (uint64_t)root));
    }
    free(data);
}

/* Member i contributes lengths[i] bytes. */
static void allgather_delivers_all_contributions(const struct group *group, const size_t *lengths)
{
    size_t together = 0;
    for (int i = 0; i < group->n; i++)
        together += lengths[i];
    char *mine = test_memory(lengths[group->place]), *all = test_memory(together);
    struct backend_request request;
    test_fill(mine, lengths[group->place], (uint64_t)group->place);
    CALL(backend->group_allgather(group->handle, mine, all, lengths, &request));
    test_wait(&request, NULL);
    const char *place = all;
    for (int i = 0; i < group->n; i++) {
        CHECK(test_is_filled(place, lengths[i], (uint64_t)i));
        place += lengths[i];
    }
    free(all);
    free(mine);
}

static void allgather_accepts_different_lengths(const struct group *group)
{
    const size_t equal[] = {0, 1, 8, 100001};
    size_t lengths[64];
    for (size_t i = 0; i < sizeof equal / sizeof equal[0]; i++) {
        for (int member = 0; member < group->n; member++)
            lengths[member] = equal[i];
        allgather_delivers_all_contributions(group, lengths);
    }
    for (size_t unit = 1; unit < 100000; unit *= 47) {
        for (int member = 0; member < group->n; member++) /* the last member contributes nothing */
            lengths[member] = (size_t)(group->n - 1 - member) * unit;
        allgather_delivers_all_contributions(group, lengths);
        for (int member = 0; member < group->n; member++) /* the first member contributes nothing */
            lengths[member] = (size_t)member * unit;
        allgather_delivers_all_contributions(group, lengths);
    }
}

/* ---- Subsets ---- */

static void add_member(struct group *group, int pe)
{
    if (pe == me)
        group->place = group->n;
    group->pes[group->n++] = pe;
}

/* Selects the PEs whose bits are set in `mask`. Returns true if this PE is one of them. */
static bool choose(struct group *group, unsigned mask)
{
    group->n = 0;
    group->place = -1;
    for (int pe = 0; pe < n_pes; pe++)
        if (mask & 1u << pe)
            add_member(group, pe);
    return group->place >= 0;
}

static void check_group(const struct group *group)
{
    broadcast_delivers_the_roots_data(group, 0);
    broadcast_delivers_the_roots_data(group, 1);
    broadcast_delivers_the_roots_data(group, 1 << 20);
    allgather_accepts_different_lengths(group);
}

/* Tests every subset of PEs. PEs that are not members continue with the next subset. */
static void every_subset_of_pes_can_be_a_group(void)
{
    for (unsigned mask = 1; mask < 1u << n_pes; mask++) {
        struct group group;
        if (!choose(&group, mask))
            continue;
        CALL(backend->group_create(group.pes, group.n, (int)mask, &group.handle));
        check_group(&group);
        CALL(backend->group_free(group.handle));
    }
}

static void reverse(struct group *group)
{
    for (int i = 0, j = group->n - 1; i < j; i++, j--) {
        int pe = group->pes[i];
        group->pes[i] = group->pes[j];
        group->pes[j] = pe;
    }
    group->place = group->n - 1 - group->place;
}

/* Members must keep the given order. */
static void members_keep_the_given_order(void)
{
    struct group group;
    choose(&group, (1u << n_pes) - 1);
    reverse(&group);
    CALL(backend->group_create(group.pes, group.n, 0, &group.handle));
    broadcast_delivers_the_roots_data(&group, 8);
    allgather_accepts_different_lengths(&group);
    CALL(backend->group_free(group.handle));
}

/* Checks ranks and PE numbers of a group's communicator, and messages between its members. */
static void comm_translates_ranks_and_pes(const struct group *group, const void *comm)
{
    int ranks[64], numbers[64];
    CALL(backend->comm_pes(comm, group->pes, 0, numbers));
    for (int i = 0; i < group->n; i++)
        ranks[i] = group->n - 1 - i;
    CALL(backend->comm_pes(comm, ranks, group->n, numbers));
    for (int i = 0; i < group->n; i++)
        CHECK(numbers[i] == group->pes[group->n - 1 - i]);
    CALL(backend->comm_ranks(comm, group->pes, group->n, numbers));
    for (int i = 0; i < group->n; i++)
        CHECK(numbers[i] == i);
}

static void comm_has_the_groups_members(const struct group *group)
{
    _Alignas(16) char comm[16]; /* large enough for any MPI's handle */
    int size = -1, all[64];
    struct backend_request request;
    CALL(backend->group_export(group->handle));
    backend->group_comm(group->handle, comm);
    CALL(backend->comm_size(comm, &size));
    CHECK(size == group->n);
    comm_translates_ranks_and_pes(group, comm);
    CALL(backend->comm_allgather(comm, &me, all, sizeof me, &request));
    test_wait(&request, NULL);
    for (int i = 0; i < group->n; i++)
        CHECK(all[i] == group->pes[i]);
    backend->group_comm(NULL, comm);
    CALL(backend->comm_size(comm, &size));
    CHECK(size == 0);
}

/* The communicator of a group that the program may use. First PE 0 is not a member, so it has no
 * rank. */
static void lent_communicator_has_the_groups_ranks(void)
{
    struct group group;
    if (n_pes > 1 && choose(&group, (1u << n_pes) - 2)) {
        _Alignas(16) char comm[16];
        const int first = 0;
        int rank = 0;
        CALL(backend->group_create(group.pes, group.n, 5, &group.handle));
        comm_has_the_groups_members(&group);
        backend->group_comm(group.handle, comm);
        CALL(backend->comm_ranks(comm, &first, 1, &rank));
        CHECK(rank == -1);
        CALL(backend->group_free(group.handle));
    }
    choose(&group, (1u << n_pes) - 1);
    reverse(&group);
    CALL(backend->group_create(group.pes, group.n, 6, &group.handle));
    comm_has_the_groups_members(&group);
    CALL(backend->group_free(group.handle));
}

/* Several groups of the same PEs at once, with outstanding operations on all of them. */
static void several_groups_work_at_once(void)
{
    enum { GROUPS = 8 };
    struct group groups[GROUPS];
    struct backend_request requests[GROUPS];
    int32_t news[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
        choose(&groups[i], (1u << n_pes) - 1);
        CALL(backend->group_create(groups[i].pes, n_pes, BACKEND_TAGS - 1 - i, &groups[i].handle));
        news[i] = me == i % n_pes ? i : -1;
    }
    for (int i = 0; i < GROUPS; i++)
        CALL(backend->group_broadcast(groups[i].handle, &news[i], sizeof news[i], i % n_pes,
                                      &requests[i]));
    for (int i = GROUPS - 1; i >= 0; i--) {
        test_wait(&requests[i], NULL);
        CHECK(news[i] == i);
        CALL(backend->group_free(groups[i].handle));
    }
}

/* A receive from any PE must not match messages that MPI sends to create a group. */
static void group_messages_match_no_receive(void)
{
    enum { TAG = 7 };
    struct group group;
    struct backend_request request;
    int got = -1;
    CALL(backend->receive(BACKEND_ANY_PE, TAG, &got, sizeof got, &request));
    choose(&group, (1u << n_pes) - 1);
    CALL(backend->group_create(group.pes, n_pes, TAG, &group.handle));
    int done = 1;
    CALL(backend->test(&request, &done, NULL));
    CHECK(!done && got == -1);
    CALL(backend->cancel(&request));
    CALL(backend->group_free(group.handle));
}

/* Creates and frees more groups than any MPI has communicators at a time. This does not depend
 * on the number of PEs. */
static void many_groups_can_be_created_in_turn(void)
{
    struct group group;
    if (n_pes > 2)
        return;
    choose(&group, (1u << n_pes) - 1);
    for (int i = 0; i < 2100; i++) {
        CALL(backend->group_create(group.pes, n_pes, i, &group.handle));
        CALL(backend->group_free(group.handle));
    }
}

void groups_broadcast_and_gather_correctly(void)
{
    every_subset_of_pes_can_be_a_group();
    members_keep_the_given_order();
    lent_communicator_has_the_groups_ranks();
    several_groups_work_at_once();
    group_messages_match_no_receive();
    many_groups_can_be_created_in_turn();
}
