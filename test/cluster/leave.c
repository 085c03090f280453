/*
 * `leave COLLECTIVE [finalize]`: the last PE of a job leaves while the others are in a collective
 * that needs it. It returns from main, or calls shmem_finalize and then computes. `leave late` and
 * `leave late_sets` are valid programs: some PEs finalize early, and one arrives late in the
 * collectives of the others.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BLOCK = 40000, LATE_SECONDS = 4 };

static long sources[BLOCK], dests[BLOCK];
static long sync_words[SHMEM_BARRIER_SYNC_SIZE] = {SHMEM_SYNC_VALUE};
static int me, n;
static shmem_team_t part; /* team of PEs 1 to the last, or of PEs 0 and 1 */

static void by_barrier(void)
{
    shmem_barrier_all();
}

static void by_broadcast(void)
{
    shmem_long_broadcast(SHMEM_TEAM_WORLD, dests, sources, BLOCK, 0);
}

static void by_reduction(void)
{
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dests, sources, 100);
}

static void by_gather(void)
{
    shmem_long_fcollect(SHMEM_TEAM_WORLD, dests, sources, 1);
}

static void by_part(void)
{
    shmem_team_sync(part);
}

static void by_active_set(void)
{
    shmem_barrier(1, 0, n - 1, sync_words);
}

static void by_malloc(void)
{
    shmem_free(shmem_malloc(8));
}

static const struct {
    const char *name;
    void (*meet)(void);
    int before; /* number of collectives before the last PE leaves */
    int first;  /* PEs with lower numbers are not members, and leave too */
} collectives[] = {{"barrier", by_barrier, 3, 0},     {"broadcast", by_broadcast, 3, 0},
                   {"reduction", by_reduction, 3, 0}, {"gather", by_gather, 20, 0},
                   {"part", by_part, 3, 1},           {"active_set", by_active_set, 3, 1},
                   {"malloc", by_malloc, 3, 0}};
enum { COLLECTIVES = sizeof collectives / sizeof collectives[0] };

static int pe_that_leaves_is_reported(const char *name, int finalizes)
{
    int i = 0;
    while (i < COLLECTIVES && strcmp(collectives[i].name, name) != 0)
        i++;
    if (i == COLLECTIVES)
        return EXIT_FAILURE;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 1, n - 1, NULL, 0, &part);
    for (int turn = 0; me >= collectives[i].first; turn++) {
        if (me == n - 1 && turn == collectives[i].before)
            break;
        collectives[i].meet();
    }
    if (finalizes) {
        shmem_finalize();
        for (;;)
            pause(); /* until the other PEs abort the job */
    }
    return EXIT_SUCCESS;
}

/* PE 0 is late. The members of its team wait long for it, while the other PEs wait in finalize. */
static int late_pe_is_not_reported(int with_sets)
{
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &part);
    if (me == 0)
        sleep(LATE_SECONDS);
    if (me < 2 && with_sets)
        shmem_barrier(0, 0, 2, sync_words);
    else if (me < 2)
        shmem_team_sync(part);
    if (me == 0)
        sleep(LATE_SECONDS / 2);
    shmem_finalize();
    if (me == 0)
        puts("all came");
    return EXIT_SUCCESS;
}

int main(int count, char **words)
{
    const char *name = count > 1 ? words[1] : "";
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    if (strcmp(name, "late") == 0 || strcmp(name, "late_sets") == 0)
        return late_pe_is_not_reported(strcmp(name, "late_sets") == 0);
    return pe_that_leaves_is_reported(name, count > 2);
}
