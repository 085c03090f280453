/* Examples for the manual pages that atomics.page and signals.page
 * define. */

/* == shmem_atomic_fetch */
static void example_atomic_fetch(int me, int npes)
{
    static int token;
    shmem_int_atomic_set(&token, me, (me + 1) % npes);
    shmem_barrier_all();
    /* Take the token, and leave -1 in its place. */
    int from = shmem_int_atomic_swap(&token, -1, me);
    printf("PE %d has the token of PE %d\n", me, from);
    EXPECT(from == (me + npes - 1) % npes);
    EXPECT(shmem_int_atomic_fetch(&token, me) == -1);
}
/* == */

/* == shmem_atomic_add */
static void example_atomic_add(int me, int npes)
{
    static long next, first_pe = -1;
    long ticket = shmem_long_atomic_fetch_inc(&next, 0);
    /* The first PE that finds -1 stores its number. */
    if (shmem_long_atomic_compare_swap(&first_pe, -1, me, 0) == -1)
        printf("PE %d is first, with ticket %ld\n", me, ticket);
    EXPECT(ticket >= 0 && ticket < npes);
    EXPECT(shmem_long_atomic_fetch(&first_pe, 0) != -1);
}
/* == */

/* == shmem_atomic_and */
static void example_atomic_and(int me, int npes)
{
    static unsigned long arrived;
    /* Each PE sets one bit in the word on PE 0. */
    shmem_ulong_atomic_or(&arrived, 1UL << me, 0);
    shmem_barrier_all();
    EXPECT(me != 0 || arrived == (1UL << npes) - 1);
}
/* == */

/* == shmem_atomic_fetch_nbi */
static void example_atomic_fetch_nbi(int me, int npes)
{
    static long counter;
    long before[64];
    for (int pe = 0; pe < npes; pe++)
        shmem_long_atomic_fetch_add_nbi(&before[pe], &counter, 1, pe);
    shmem_quiet(); /* all elements of before[] have arrived */
    EXPECT(before[me] >= 0 && before[me] < npes);
}
/* == */

/* == shmem_swap */
static void example_swap(int me, int npes)
{
    static long counter;
    /* Deprecated name of shmem_long_atomic_inc. */
    shmem_long_inc(&counter, 0);
    shmem_barrier_all();
    EXPECT(me != 0 || counter == npes);
}
/* == */

/* == shmemx_atomic_min */
static void example_atomic_min(int me, int npes)
{
    static double least = 1e300;
    double mine = 10.0 + me;
    shmemx_double_atomic_min(&least, mine, 0);
    shmem_barrier_all();
    EXPECT(me != 0 || least == 10.0);
}
/* == */

/* == shmemx_atomic_add */
static void example_atomic_add_double(int me, int npes)
{
    static double sum;
    double before = shmemx_double_atomic_fetch_add(&sum, 0.5, 0);
    printf("PE %d found %g\n", me, before);
    shmem_barrier_all();
    EXPECT(before >= 0 && (me != 0 || sum == 0.5 * npes));
}
/* == */

/* == shmemx_atomic_fetch_req */
static void example_atomic_fetch_req(int me, int npes)
{
    static long counter;
    long before;
    shmemx_req_h req;
    shmemx_ctx_long_atomic_fetch_add_req(SHMEM_CTX_DEFAULT, &before,
                                         &counter, 1, 0, &req);
    /* ... other work ... */
    shmemx_req_wait(&req); /* the result is in `before` */
    EXPECT(before >= 0 && before < npes);
}
/* == */

/* == shmem_put_signal */
static void example_put_signal(int me, int npes)
{
    static long dest[8];
    static uint64_t arrived;
    long source[8] = {me};

    shmem_long_put_signal(dest, source, 8, &arrived, 1,
                          SHMEM_SIGNAL_ADD, (me + 1) % npes);
    /* The signal arrives after the data, so dest is complete. */
    shmem_signal_wait_until(&arrived, SHMEM_CMP_GE, 1);
    EXPECT(dest[0] == (me + npes - 1) % npes);
}
/* == */

/* == shmem_signal_add */
static void example_signal_add(int me, int npes)
{
    static uint64_t ready;
    shmem_signal_add(&ready, 1, 0);
    if (me == 0) /* wait until all PEs are ready */
        shmem_signal_wait_until(&ready, SHMEM_CMP_EQ, npes);
    EXPECT(me != 0 || ready == (uint64_t)npes);
}
/* == */

/* == shmem_signal_fetch */
static void example_signal_fetch(int me, int npes)
{
    static uint64_t ready;
    shmem_signal_set(&ready, 1, (me + 1) % npes);
    while (shmem_signal_fetch(&ready) == 0)
        ; /* ... other work ... */
    EXPECT(ready == 1);
}
/* == */

/* == shmem_signal_wait_until */
static void example_signal_wait_until(int me, int npes)
{
    static uint64_t step;
    shmem_signal_set(&step, 5, (me + 1) % npes);
    uint64_t value = shmem_signal_wait_until(&step, SHMEM_CMP_GE, 5);
    printf("PE %d is at step %llu\n", me, (unsigned long long)value);
    EXPECT(value == 5);
}
/* == */
