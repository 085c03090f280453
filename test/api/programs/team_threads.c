/*
 * Blocking collectives of several teams, each in its own thread, at the same time. The teams
 * overlap, have different members, and may use one MPI tag between nodes. Argument: number of teams
 * that are created and destroyed between the first two. By default, 8191 gives the first two the
 * same tag.
 */
#include <pthread.h>
#include <sched.h>
#include <shmem.h>
#include <stdbool.h>
#include <string.h>

#include "program_check.h"

enum { TEAMS = 4, ROUNDS = 40, PES_MOST = 16, LONGEST = 40000, LONG_ROUNDS = 8 };

static struct member {
    shmem_team_t team;
    int number;
    long sum, mine, all[PES_MOST];
    long source[LONGEST], dest[LONGEST];
    bool has_begun; /* a thread is about to call a collective */
} members[TEAMS];

static shmem_team_t split(int start, int size)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, start, 1, size, NULL, 0, &team);
    return team;
}

static void make_teams(long between)
{
    int n = shmem_n_pes();
    members[0].team = split(0, n);
    for (long i = 0; i < between; i++)
        shmem_team_destroy(split(0, n));
    members[1].team = split(0, n);
    members[2].team = split(0, 2);
    members[3].team = split(n - 2, 2);
    for (int i = 0; i < TEAMS; i++)
        members[i].number = i;
}

/* Returns a value that differs for each team and round, so that data of another collective are
 * detected. */
static long value_of(const struct member *member, int round, int pe)
{
    return 1000000L * (member->number + 1) + 1000L * round + pe;
}

static void reduce(struct member *member, int round)
{
    int n = shmem_team_n_pes(member->team);
    long expected = 0;
    member->mine = value_of(member, round, shmem_team_my_pe(member->team));
    for (int pe = 0; pe < n; pe++)
        expected += value_of(member, round, pe);
    REQUIRE(shmem_long_sum_reduce(member->team, &member->sum, &member->mine, 1) == 0);
    REQUIRE(member->sum == expected);
}

static void collect(struct member *member, int round)
{
    member->mine = value_of(member, round, shmem_team_my_pe(member->team));
    REQUIRE(shmem_long_fcollect(member->team, member->all, &member->mine, 1) == 0);
    for (int pe = 0; pe < shmem_team_n_pes(member->team); pe++)
        REQUIRE(member->all[pe] == value_of(member, round, pe));
    REQUIRE(shmem_team_sync(member->team) == 0);
}

/* Returns a length: one word, more than a slot, or more than one message can contain. */
static size_t length_of(int round)
{
    if (round % LONG_ROUNDS == 0)
        return LONGEST;
    return round % 2 == 0 ? 1 : 600;
}

static void broadcast(struct member *member, int round)
{
    int root = round % shmem_team_n_pes(member->team);
    size_t length = length_of(round);
    for (size_t i = 0; i < length; i++)
        member->source[i] = value_of(member, round, shmem_team_my_pe(member->team)) + (long)i;
    __atomic_store_n(&member->has_begun, true, __ATOMIC_RELEASE);
    REQUIRE(shmem_long_broadcast(member->team, member->dest, member->source, length, root) == 0);
    for (size_t i = 0; i < length; i++)
        REQUIRE(member->dest[i] == value_of(member, round, root) + (long)i);
}

static void *run_all(void *argument)
{
    struct member *member = argument;
    for (int round = 0; round < ROUNDS; round++) {
        reduce(member, round);
        broadcast(member, round);
        collect(member, round);
    }
    return NULL;
}

/* The PEs start their threads in different orders. */
static void teams_work_in_concurrent_threads(void)
{
    pthread_t threads[TEAMS];
    bool runs[TEAMS];
    for (int i = 0; i < TEAMS; i++) {
        int number = (i + shmem_my_pe()) % TEAMS;
        struct member *member = &members[number];
        runs[number] = member->team != SHMEM_TEAM_INVALID;
        if (runs[number])
            REQUIRE(pthread_create(&threads[number], NULL, run_all, member) == 0);
    }
    for (int i = 0; i < TEAMS; i++)
        if (runs[i])
            REQUIRE(pthread_join(threads[i], NULL) == 0);
}

struct one {
    struct member *member;
    int round;
};

static void *broadcast_one(void *argument)
{
    const struct one *one = argument;
    broadcast(one->member, one->round);
    return NULL;
}

/* The root of the first team's broadcast executes the second team's reduction at the same time.
 * The other PEs start the broadcast after the reduction, so its data arrive before they are
 * expected. */
static void early_broadcast_data_are_accepted(int round)
{
    struct member *first = &members[0], *second = &members[1];
    struct one one = {first, round};
    pthread_t thread;
    if (shmem_my_pe() != round % shmem_n_pes()) {
        reduce(second, round);
        broadcast(first, round);
        return;
    }
    first->has_begun = false;
    REQUIRE(pthread_create(&thread, NULL, broadcast_one, &one) == 0);
    while (!__atomic_load_n(&first->has_begun, __ATOMIC_ACQUIRE))
        sched_yield();
    reduce(second, round);
    REQUIRE(pthread_join(thread, NULL) == 0);
}

int main(int argc, char **argv)
{
    int provided;
    REQUIRE(argc == 2);
    REQUIRE(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0);
    REQUIRE(provided == SHMEM_THREAD_MULTIPLE);
    REQUIRE(shmem_n_pes() >= 2 && shmem_n_pes() <= PES_MOST);
    make_teams(atol(argv[1]));
    teams_work_in_concurrent_threads();
    shmem_barrier_all();
    for (int round = 0; round < ROUNDS; round++)
        early_broadcast_data_are_accepted(round);
    shmem_barrier_all();
    for (int i = 0; i < TEAMS; i++)
        shmem_team_destroy(members[i].team);
    shmem_finalize();
    return EXIT_SUCCESS;
}
