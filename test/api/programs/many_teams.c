/*
 * Thousands of teams. MPI has fewer communicators than that, so those of destroyed teams must come
 * back, and teams that find none left must work without. Arguments: teams after one another, teams
 * at one time.
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

/* A team gets its communicator after some collectives only: after two, as the test's environment
 * says. */
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

/* One lasts while the next is made, so that memory does not just go back and forth. */
static void after_one_another(int count)
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

static void at_one_time(int count)
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
    after_one_another(atoi(argv[1]));
    at_one_time(atoi(argv[2]));
    use_team(SHMEM_TEAM_WORLD);
    shmem_finalize();
    return EXIT_SUCCESS;
}
