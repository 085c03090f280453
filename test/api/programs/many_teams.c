/*
 * Thousands of teams. MPI supports fewer communicators, so communicators of destroyed teams must be
 * reused, and teams that get none must work without. Arguments: number of consecutive teams, number
 * of simultaneous teams.
 */
#include <shmem.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "program_check.h"

enum { PES_MOST = 16 };

static long sum, one = 1, all[PES_MOST];

static shmem_team_t make_team(void)
{
    shmem_team_t team;
    REQUIRE(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &team) == 0);
    return team;
}

/* Number of collectives on each team. A team creates its communicator only after some
 * collectives: two, as set in the test's environment. */
enum { USES = 4 };

static void use_team(shmem_team_t team)
{
    sum = 0;
    for (int i = 0; i < USES; i++) {
        memset(all, 0, sizeof all);
        REQUIRE(shmem_long_fcollect(team, all, &one, 1) == 0);
        REQUIRE(all[0] == 1 && all[shmem_n_pes() - 1] == 1);
        REQUIRE(shmem_team_sync(team) == 0);
    }
    REQUIRE(shmem_long_sum_reduce(team, &sum, &one, 1) == 0);
    REQUIRE(sum == shmem_n_pes());
}

static long resident_kib(void)
{
    long pages = -1;
    FILE *file = fopen("/proc/self/statm", "r");
    REQUIRE(file != NULL && fscanf(file, "%*d %ld", &pages) == 1);
    fclose(file);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

/* Each team is destroyed after the next one is created, so that the next one cannot reuse its
 * memory at once. */
static void consecutive_teams_reuse_memory(int count)
{
    enum { MOST_GROWTH_KIB = 4096 };
    long before = 0;
    shmem_team_t last = make_team();
    for (int i = 0; i < count; i++) {
        shmem_team_t team = make_team();
        use_team(team);
        shmem_team_destroy(last);
        last = team;
        if (i == count / 4)
            before = resident_kib();
    }
    shmem_team_destroy(last);
    REQUIRE(resident_kib() - before < MOST_GROWTH_KIB);
}

static void simultaneous_teams_are_usable(int count)
{
    shmem_team_t *teams = malloc((size_t)count * sizeof *teams);
    REQUIRE(teams != NULL);
    for (int i = 0; i < count; i++) {
        teams[i] = make_team();
        use_team(teams[i]);
    }
    for (int i = 0; i < count; i++)
        use_team(teams[i]);
    for (int i = 0; i < count; i++)
        shmem_team_destroy(teams[i]);
    free(teams);
}

int main(int argc, char **argv)
{
    REQUIRE(argc == 3);
    shmem_init();
    REQUIRE(shmem_n_pes() <= PES_MOST);
    consecutive_teams_reuse_memory(atoi(argv[1]));
    simultaneous_teams_are_usable(atoi(argv[2]));
    use_team(SHMEM_TEAM_WORLD);
    shmem_finalize();
    return EXIT_SUCCESS;
}
