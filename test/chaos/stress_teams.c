/*
 * Consecutive collectives of the world and of teams, with puts between them.
 */
#include <stdlib.h>
#include <string.h>

#include "stress.h"

enum { ROUNDS = 6, MOST = 3000 };

static uint64_t *source, *result;
static uint64_t *words; /* targets of puts between the collectives */

static void sum_reduce_adds_all_members(shmem_team_t team, size_t nelems, uint64_t sum_of_members)
{
    for (size_t i = 0; i < nelems; i++)
        source[i] = (uint64_t)me + i;
    uint64_t members = (uint64_t)shmem_team_n_pes(team);
    shmem_uint64_sum_reduce(team, result, source, nelems);
    for (size_t i = 0; i < nelems; i++)
        stress_require_equal("a sum", result[i], sum_of_members + members * i);
    shmem_team_sync(team); /* all members have read what the next collective overwrites */
}

static void broadcast_delivers_the_root_data(shmem_team_t team, size_t nelems, uint64_t round)
{
    int root = (int)(round % (uint64_t)shmem_team_n_pes(team));
    int world_root = shmem_team_translate_pe(team, root, SHMEM_TEAM_WORLD);
    stress_fill(source, nelems * sizeof *source, round * 50 + (uint64_t)me);
    memset(result, 0, nelems * sizeof *result);
    shmem_team_sync(team);
    shmem_uint64_broadcast(team, result, source, nelems, root);
    stress_require_filled("a broadcast", result, nelems * sizeof *result,
                          round * 50 + (uint64_t)world_root);
    shmem_team_sync(team);
}

static void fcollect_returns_members_in_order(shmem_team_t team)
{
    source[0] = (uint64_t)me;
    int n = shmem_team_n_pes(team);
    shmem_uint64_fcollect(team, result, source, 1);
    for (int i = 0; i < n; i++)
        stress_require_equal("what was collected", result[i],
                             (uint64_t)shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD));
    shmem_team_sync(team);
}

static uint64_t members_sum(shmem_team_t team)
{
    uint64_t sum = 0;
    for (int i = 0; i < shmem_team_n_pes(team); i++)
        sum += (uint64_t)shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD);
    return sum;
}

/* Lengths depend only on the round, so they are equal on all members. */
static void collectives_return_expected_results(shmem_team_t team, uint64_t round)
{
    uint64_t state = round * 77;
    size_t nelems = 1 + stress_length(&state, MOST) % MOST;
    shmem_uint64_p(words + me, round, (me + 1) % n_pes);
    sum_reduce_adds_all_members(team, nelems, members_sum(team));
    broadcast_delivers_the_root_data(team, nelems, round);
    fcollect_returns_members_in_order(team);
}

void stress_teams(void)
{
    source = stress_memory(MOST * sizeof *source);
    result = stress_memory((size_t)(MOST + n_pes) * sizeof *result);
    words = stress_memory((size_t)n_pes * sizeof *words);
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        shmem_team_t halves = SHMEM_TEAM_INVALID;
        int failed = shmem_team_split_strided(SHMEM_TEAM_WORLD, me % 2, 2, (n_pes + 1 - me % 2) / 2,
                                              NULL, 0, &halves);
        stress_require_equal("team_split_strided", (uint64_t)failed, 0);
        collectives_return_expected_results(halves, round);
        collectives_return_expected_results(SHMEM_TEAM_WORLD, round);
        shmem_barrier_all();
        int previous = (me + n_pes - 1) % n_pes;
        stress_require_equal("a word put before a barrier", words[previous], round);
        shmem_barrier_all();
        shmem_team_destroy(halves);
    }
    shmem_free(words);
    shmem_free(result);
    shmem_free(source);
}
