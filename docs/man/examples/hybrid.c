/* Examples for the manual pages that hybrid.page defines. */

/* == shmemx_team_get_comm */
static void example_team_get_comm(int me, int npes)
{
    MPI_Comm comm;
    int rank, sum;
    /* A communicator of the PEs of this node. */
    shmemx_team_get_comm(SHMEM_TEAM_SHARED, &comm);
    MPI_Comm_rank(comm, &rank); /* equals the PE number in the team */
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    EXPECT(rank == shmem_team_my_pe(SHMEM_TEAM_SHARED));
    EXPECT(shmemx_comm_translate_rank(comm, rank) == me);
}
/* == */

/* == shmemx_space_get_win */
static void example_space_get_win(int me, int npes)
{
    static long there;
    MPI_Win win;
    if (shmemx_space_get_win(SHMEMX_SPACE_STATIC, &win) == 0) {
        char *base;
        int found;
        MPI_Win_get_attr(win, MPI_WIN_BASE, &base, &found);
        long number = 1;
        MPI_Put(&number, 1, MPI_LONG, 0, (char *)&there - base, 1,
                MPI_LONG, win);
        MPI_Win_flush(0, win);
    }
    shmem_barrier_all();
}
/* == */
