#include <shmem.h>
#include <stdio.h>

static long number, sum_of_row, from_above;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    int width = shmem_n_pes() % 2 == 0 ? 2 : 1;
    shmem_team_t row, column;
    shmem_ctx_t by_column;

    /* PEs 0 and 1 are the first row, 2 and 3 the second, and so on. Every PE is in one row and
     * in one column. */
    shmem_team_split_2d(SHMEM_TEAM_WORLD, width, NULL, 0, &row, NULL, 0, &column);
    number = me;
    shmem_long_sum_reduce(row, &sum_of_row, &number, 1); /* one sum for each row */

    /* Operations on the context use the team's PE numbers, and are completed separately. */
    if (shmem_team_create_ctx(column, 0, &by_column) != 0) {
        shmem_global_exit(1);
    }
    int height = shmem_team_n_pes(column);
    int below = (shmem_team_my_pe(column) + 1) % height;
    shmem_ctx_long_p(by_column, &from_above, number, below);
    shmem_ctx_quiet(by_column);
    shmem_team_sync(column);

    printf("PE %d: row adds up to %ld, %ld is above\n", me, sum_of_row, from_above);
    shmem_ctx_destroy(by_column);
    shmem_team_destroy(column);
    shmem_team_destroy(row);
    shmem_finalize();
    return 0;
}
