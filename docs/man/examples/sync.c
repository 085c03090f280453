/* Examples for the manual pages that sync.page defines. */

/* == shmem_wait_until */
static void example_wait_until(int me, int npes)
{
    static int flag;
    static long data;
    int right = (me + 1) % npes;
    shmem_long_p(&data, me, right);
    shmem_fence(); /* delivers the data before the flag */
    shmem_int_atomic_set(&flag, 1, right);
    shmem_int_wait_until(&flag, SHMEM_CMP_EQ, 1);
    printf("PE %d got %ld\n", me, data);
    EXPECT(data == (me + npes - 1) % npes);
}
/* == */

/* == shmem_wait */
static void example_wait(int me, int npes)
{
    static long flag;
    shmem_long_atomic_set(&flag, 1, (me + 1) % npes);
    shmem_wait(&flag, 0); /* waits until flag is not 0 */
    EXPECT(flag == 1);
}
/* == */

/* == shmem_wait_until_all */
static void example_wait_until_all(int me, int npes)
{
    static int arrived[64];
    int done[64] = {0};
    for (int pe = 0; pe < npes; pe++)
        shmem_int_atomic_set(&arrived[me], 1, pe);
    /* Handle the PEs in the order in which they arrive. */
    for (int i = 0; i < npes; i++) {
        size_t pe = shmem_int_wait_until_any(arrived, npes, done,
                                             SHMEM_CMP_EQ, 1);
        done[pe] = 1;
    }
    EXPECT(done[0] == 1 && done[npes - 1] == 1);
}
/* == */

/* == shmem_wait_until_all_vector */
static void example_wait_until_all_vector(int me, int npes)
{
    static int step[64];
    int wanted[64];
    for (int pe = 0; pe < npes; pe++) {
        wanted[pe] = pe + 1;
        shmem_int_atomic_set(&step[me], me + 1, pe);
    }
    shmem_int_wait_until_all_vector(step, npes, NULL, SHMEM_CMP_GE,
                                    wanted);
    EXPECT(step[npes - 1] == npes);
}
/* == */

/* == shmem_quiet */
static void example_quiet(int me, int npes)
{
    static long dest[2];
    long source = me;
    int right = (me + 1) % npes;
    shmem_long_put_nbi(&dest[0], &source, 1, right);
    shmem_quiet(); /* the put is complete; source may be modified */
    shmem_long_p(&dest[0], 1, right);
    /* A PE that reads 2 from dest[1] then reads 1 from dest[0]. */
    shmem_fence();
    shmem_long_p(&dest[1], 2, right);
    shmem_long_wait_until(&dest[1], SHMEM_CMP_EQ, 2);
    EXPECT(dest[0] == 1);
}
/* == */

/* == shmem_set_lock */
static void example_set_lock(int me, int npes)
{
    static long lock, total;
    shmem_set_lock(&lock);
    /* No other PE changes total between this get and this put. */
    shmem_long_p(&total, shmem_long_g(&total, 0) + 1, 0);
    shmem_clear_lock(&lock);
    shmem_barrier_all();
    EXPECT(me != 0 || total == npes);
}
/* == */

/* == shmem_set_cache_inv */
static void example_caches(int me, int npes)
{
    shmem_udcflush(); /* does nothing; may be omitted */
}
/* == */
