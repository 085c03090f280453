/*
 * Collectives of leaders by a communicator of MPI's that fails: the job ends, and says why.
 */
#include "collective/group.h"

#include "apart.h"
#include "backend.h"
#include "modules/loader.h"
#include "transport/network.h"

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

/* Another call than these ends the test by a signal. */
static const struct backend failing = {.message = message,
                                       .group_broadcast = fail_broadcast,
                                       .group_allgather = fail_gather,
                                       .group_free = fail_free};
static int pes[] = {0, 1};
static struct team team = {.members = {.stride = 1, .size = 2}};
static struct leaders leaders = {.team = &team, .way = LEADERS_BY_GROUP, .pes = pes, .count = 2};
static char data[8];

static void broadcast(void)
{
    group_broadcast("unit_broadcast", &leaders, data, sizeof data, 0);
}

static void gather(void)
{
    const size_t lengths[] = {4, 4};
    group_gather("unit_gather", &leaders, data, data, lengths);
}

static void dismiss(void)
{
    group_dismiss(&leaders);
}

int main(void)
{
    backend = &failing;
    network_lock_start();
    expect_end(broadcast, "unit_broadcast: as the test wants it");
    expect_end(gather, "unit_gather: as the test wants it");
    expect_end(dismiss, "shmem_team_destroy: as the test wants it");
    return unit_status();
}
