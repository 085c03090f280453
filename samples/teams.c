/*
 * Teaches: subsets of PEs: a strided team, rows and columns of a grid, translation of PE numbers,
 *          collectives within a team, and a context of a team.
 * Run:     oshcc teams.c -o teams && oshrun -np 6 ./teams
 */
#include "check.h"

/* Creates a team of the even PEs. Every PE of the parent team calls the split. PEs outside the
 * new team get SHMEM_TEAM_INVALID, on which team routines do nothing. */
static void even_team(int me, int npes)
{
    static long source, sum;
    shmem_team_t even;

    check(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (npes + 1) / 2, NULL, 0, &even) == 0,
          "split of the even PEs");
    check((even != SHMEM_TEAM_INVALID) == (me % 2 == 0), "membership");
    if (even != SHMEM_TEAM_INVALID) {
        int members = shmem_team_n_pes(even);
        check(shmem_team_my_pe(even) == me / 2, "number within the team");
        check(shmem_team_translate_pe(even, members - 1, SHMEM_TEAM_WORLD) == 2 * (members - 1),
              "translation of the last member");
        source = me;
        check(shmem_sum_reduce(even, &sum, &source, 1) == 0, "reduction");
        check(sum == (long)members * (members - 1), "sum of the even PEs");
    }
    shmem_team_destroy(even);
}

/* Creates a grid of PEs with `width` PEs per row. Each PE is in one row team (x) and one column
 * team (y). */
static void grid(int me, int width)
{
    static int place[2], corner[2];
    shmem_team_t row, column;

    check(shmem_team_split_2d(SHMEM_TEAM_WORLD, width, NULL, 0, &row, NULL, 0, &column) == 0,
          "split of the grid");
    int x = shmem_team_my_pe(row);
    int y = shmem_team_my_pe(column);
    check(x == me % width && y == me / width, "place in the grid");
    place[0] = x;
    place[1] = y;
    check(shmem_broadcast(row, corner, place, 2, 0) == 0, "broadcast along the row");
    check(corner[0] == 0 && corner[1] == y, "place of the row's first PE");
    shmem_team_destroy(row);
    shmem_team_destroy(column);
}

/* Passes numbers around a ring of the odd PEs, on a context of their team. PE numbers on this
 * context are numbers in the team. */
static void ring_of_odd(int me, int npes)
{
    static int from = -1;
    shmem_team_t odd;
    shmem_ctx_t context;
    shmem_team_config_t config = {.num_contexts = 1};

    check(shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, npes / 2, &config,
                                   SHMEM_TEAM_NUM_CONTEXTS, &odd) == 0,
          "split of the odd PEs");
    if (odd != SHMEM_TEAM_INVALID) {
        int members = shmem_team_n_pes(odd);
        int rank = shmem_team_my_pe(odd);
        check(shmem_team_create_ctx(odd, 0, &context) == 0, "context of the team");
        shmem_p(context, &from, me, (rank + 1) % members);
        shmem_ctx_quiet(context);
        shmem_team_sync(odd);
        check(from == 2 * ((rank + members - 1) % members) + 1, "number of the previous odd PE");
        shmem_ctx_destroy(context);
    }
    shmem_team_destroy(odd);
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();
    int width = npes > 2 ? 3 : npes;

    even_team(me, npes);
    grid(me, width);
    if (npes > 1) {
        ring_of_odd(me, npes);
    }
    if (me == 0) {
        printf("teams of %d PEs: %d even, %d odd, a grid %d wide\n", npes, (npes + 1) / 2, npes / 2,
               width);
    }
    shmem_finalize();
    return 0;
}
