/* Examples for the manual pages that collectives.page defines. */

/* == shmem_barrier_all */
static void example_barrier_all(int me, int npes)
{
    static long left;
    shmem_p(&left, (long)me, (me + 1) % npes);
    shmem_barrier_all(); /* every PE has received its value */
    printf("left of PE %d is PE %ld\n", me, left);
    EXPECT(left == (me + npes - 1) % npes);
}
/* == */

/* == shmem_broadcast */
static void example_broadcast(int me, int npes)
{
    static int setting, all[64], mine;
    static int given = 42; /* only the value on PE 0 is sent */
    shmem_broadcast(SHMEM_TEAM_WORLD, &setting, &given, 1, 0);

    mine = me * setting;
    /* all[i] receives the value of PE i. */
    shmem_fcollect(SHMEM_TEAM_WORLD, all, &mine, 1);
    EXPECT(setting == 42 && all[npes - 1] == 42 * (npes - 1));
}
/* == */

/* == shmem_sum_reduce */
static void example_sum_reduce(int me, int npes)
{
    static double sum, largest, mine;
    mine = 1.0 + me;
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, &sum, &mine, 1);
    shmem_max_reduce(SHMEM_TEAM_WORLD, &largest, &mine, 1);
    EXPECT(sum == npes * (npes + 1) / 2 && largest == npes);
}
/* == */

/* == shmem_sum_inscan */
static void example_sum_inscan(int me, int npes)
{
    static long begin, mine;
    /* PE `me` has 10 + me elements. `begin` receives the sum over all
     * lower PEs: the index of its first element in the whole array. */
    mine = 10 + me;
    shmem_long_sum_exscan(SHMEM_TEAM_WORLD, &begin, &mine, 1);
    EXPECT(begin == 10 * me + me * (me - 1) / 2);
}
/* == */

/* == shmem_barrier */
static void example_barrier(int me, int npes)
{
    static long pSync[SHMEM_BARRIER_SYNC_SIZE];
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        pSync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all(); /* every PE has initialized pSync */
    shmem_barrier(0, 0, npes, pSync);
    EXPECT(pSync[0] == SHMEM_SYNC_VALUE);
}
/* == */

/* == shmem_sum_to_all */
static void example_sum_to_all(int me, int npes)
{
    static long sum, mine, pWrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE],
        pSync[SHMEM_REDUCE_SYNC_SIZE];
    mine = me;
    for (int i = 0; i < SHMEM_REDUCE_SYNC_SIZE; i++)
        pSync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    shmem_long_sum_to_all(&sum, &mine, 1, 0, 0, npes, pWrk, pSync);
    EXPECT(sum == npes * (npes - 1) / 2);
}
/* == */

/* == shmemx_broadcast_nb */
static void example_broadcast_nb(int me, int npes)
{
    static long dest[4], source[4];
    shmemx_req_h req;
    source[0] = me + 1;
    shmemx_long_broadcast_nb(SHMEM_TEAM_WORLD, dest, source, 4, 0,
                             &req);
    /* ... other work, which does not use dest and source ... */
    shmemx_req_wait(&req);
    EXPECT(dest[0] == 1);
}
/* == */

/* == shmemx_sum_reduce_nb */
static void example_sum_reduce_nb(int me, int npes)
{
    static long sum, one = 1;
    shmemx_req_h req;
    shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, &sum, &one, 1, &req);
    while (shmemx_req_test(&req) > 0)
        ; /* ... other work ... */
    EXPECT(sum == npes);
}
/* == */

/* == shmemx_reduce_op */
struct place {
    double value;
    long pe;
};

static void larger(void *inout, const void *in, size_t nelems)
{
    struct place *best = inout;
    const struct place *other = in;
    for (size_t i = 0; i < nelems; i++)
        if (other[i].value > best[i].value)
            best[i] = other[i];
}

static void example_reduce_op(int me, int npes)
{
    static struct place best, mine;
    mine = (struct place){.value = 0.5 * me, .pe = me};
    shmemx_reduce_op(SHMEM_TEAM_WORLD, &best, &mine, 1, sizeof mine,
                     larger, 1);
    EXPECT(best.pe == npes - 1);
}
/* == */

/* == shmemx_alltoallv */
static void example_alltoallv(int me, int npes)
{
    static long dest[64 * 64], source[64];
    size_t one_each[64], offsets[64];
    for (int pe = 0; pe < npes; pe++) {
        one_each[pe] = 1;
        offsets[pe] = pe;
        source[pe] = 100 * me + pe;
    }
    shmemx_long_alltoallv(SHMEM_TEAM_WORLD, dest, offsets, one_each,
                          source, offsets, one_each);
    EXPECT(dest[npes - 1] == 100 * (npes - 1) + me);
}
/* == */
