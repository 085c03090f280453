/*
 * Tests communicators of team leaders: a team gets one while the limit is not reached, and a failed
 * MPI collective aborts the job with an error message.
 */
#include "coll/net/leader_comm.h"

#include "apart.h"
#include "base/environment.h"
#include "backend.h"
#include "loader/loader.h"
#include "net/net.h"

static const char *message(void)
{
    return "as the test wants it";
}

static int fail_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                          struct backend_request *request)
{
    (void)group, (void)data, (void)bytes, (void)root, (void)request;
    return -1;
}

static int fail_gather(struct backend_group *group, const void *mine, void *all,
                       const size_t *lengths, struct backend_request *request)
{
    (void)group, (void)mine, (void)all, (void)lengths, (void)request;
    return -1;
}

static int fail_free(struct backend_group *group)
{
    (void)group;
    return -1;
}

/* All other members are NULL, so that a call of them ends the test with a signal. */
static const struct backend failing = {.message = message,
                                       .group_broadcast = fail_broadcast,
                                       .group_allgather = fail_gather,
                                       .group_free = fail_free};
static int pes[] = {0, 1};
static struct team team = {.members = {.stride = 1, .size = 2}};
static struct leaders leaders = {
    .team = &team, .transport = LEADERS_USE_COMM, .pes = pes, .count = 2};
static char data[8];

static void broadcast(void)
{
    leader_comm_broadcast("unit_broadcast", &leaders, data, sizeof data, 0);
}

static void gather(void)
{
    const size_t lengths[] = {4, 4};
    leader_comm_allgather("unit_gather", &leaders, data, data, lengths);
}

static void dismiss(void)
{
    leader_comm_free(&leaders);
}

/* ---- Creation ---- */

static int created, freed;

static int create(const int *members, int n, int tag, struct backend_group **group)
{
    (void)members, (void)n, (void)tag;
    created++;
    *group = NULL;
    return 0;
}

static int count_free(struct backend_group *group)
{
    (void)group;
    freed++;
    return 0;
}

static const struct backend working = {.group_create = create, .group_free = count_free};

/* With a limit of one communicator, the second of two teams gets one after the first has freed its
 * own. */
static void teams_get_communicators_within_the_limit(void)
{
    static const struct team made[2] = {
        {.handle = SHMEM_TEAM_WORLD, .members = {.stride = 1, .size = 1}},
        {.handle = SHMEM_TEAM_SHARED, .members = {.stride = 1, .size = 1}}};
    struct leaders first = {.team = &made[0], .pes = pes, .count = 1}, second = first,
                   third = first;
    struct leader_comm_claim claim = {.team = 1};
    second.team = third.team = &made[1];
    environment.algorithms.comms_max = 1;
    environment.algorithms.colls_without_comm = 2;
    leader_comm_claim_creation(&claim); /* another team is creating one */
    CHECK(!leader_comm_applies("unit", &first, true) && first.transport == LEADERS_UNDECIDED);
    leader_comm_drop_claim(&claim);
    first.collectives = 0;
    CHECK(!leader_comm_applies("unit", &first, false) &&
          !leader_comm_applies("unit", &first, false));
    CHECK(leader_comm_applies("unit", &first, false));
    CHECK(leader_comm_applies("unit", &first, false));
    CHECK(!leader_comm_applies("unit", &second, true) && second.transport == LEADERS_USE_P2P);
    CHECK(created == 1 && freed == 0);
    leader_comm_free(&first);
    CHECK(leader_comm_applies("unit", &third, true));
    CHECK(created == 2 && freed == 1);
    leader_comm_free(&third);
}

/* Only one team creates a communicator at a time, the one with the lowest number first. */
static void teams_create_one_at_a_time_lowest_first(void)
{
    struct leader_comm_claim low = {.team = 3}, high = {.team = 8};
    leader_comm_claim_creation(&high);
    CHECK(leader_comm_reserve_creation(&high));
    CHECK(!leader_comm_reserve_creation(&high)); /* it has reserved it already */
    leader_comm_claim_creation(&low);
    CHECK(!leader_comm_reserve_creation(&low));
    leader_comm_end_creation();
    CHECK(!leader_comm_reserve_creation(&high));
    CHECK(leader_comm_reserve_creation(&low));
    leader_comm_drop_claim(&low);
    CHECK(!leader_comm_reserve_creation(&high));
    leader_comm_end_creation();
    CHECK(leader_comm_reserve_creation(&high));
    leader_comm_end_creation();
    leader_comm_drop_claim(&high);
}

int main(void)
{
    net_lock_start();
    backend = &working;
    teams_get_communicators_within_the_limit();
    teams_create_one_at_a_time_lowest_first();
    backend = &failing;
    expect_end(broadcast, "unit_broadcast: as the test wants it");
    expect_end(gather, "unit_gather: as the test wants it");
    expect_end(dismiss, "shmem_team_destroy: as the test wants it");
    return unit_status();
}
