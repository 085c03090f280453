/* Examples for the manual pages that requests.page, shapes.page and
 * messages.page define. */

/* == shmemx_req_wait */
static void example_req_wait(int me, int npes)
{
    static long dest[8];
    long source[8] = {me};
    shmemx_req_h local, remote;
    shmemx_ctx_long_put_req(SHMEM_CTX_DEFAULT, dest, source, 8,
                            (me + 1) % npes, &local, &remote);
    shmemx_req_wait(&local); /* now the program may modify source */
    source[0] = -1;
    while (shmemx_req_test(&remote) > 0)
        ; /* ... other work, until the target PE has the data ... */
    shmem_barrier_all();
    EXPECT(dest[0] == (me + npes - 1) % npes);
}
/* == */

/* == shmemx_req_wait_all */
static void example_req_wait_all(int me, int npes)
{
    static long source;
    long dest[64];
    shmemx_req_h reqs[64];
    source = me;
    shmem_barrier_all();
    for (int pe = 0; pe < npes; pe++)
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &dest[pe], &source,
                                1, pe, &reqs[pe]);
    for (size_t pe;
         (pe = shmemx_req_wait_any(reqs, npes, NULL)) != SIZE_MAX;)
        printf("PE %d: here is that of PE %zu\n", me, pe);
    EXPECT(dest[npes - 1] == npes - 1);
}
/* == */

/* == shmemx_put_req */
static void example_put_req(int me, int npes)
{
    static long dest[8];
    long source[8] = {me};
    shmemx_req_h there;
    shmemx_put_req(SHMEM_CTX_DEFAULT, dest, source, 8, (me + 1) % npes,
                   NULL, &there);
    /* ... other work ... */
    shmemx_req_wait(&there); /* dest is complete on the target PE */
    shmem_barrier_all();
    EXPECT(dest[0] == (me + npes - 1) % npes);
}
/* == */

/* == shmemx_put_signal_req */
static void example_put_signal_req(int me, int npes)
{
    static long dest[8];
    static uint64_t arrived;
    long source[8] = {me};
    shmemx_req_h local;
    shmemx_ctx_long_put_signal_req(SHMEM_CTX_DEFAULT, dest, source, 8,
                                   &arrived, 1, SHMEM_SIGNAL_SET,
                                   (me + 1) % npes, &local, NULL);
    shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, 1);
    shmemx_req_wait(&local);
    EXPECT(dest[0] == (me + npes - 1) % npes);
}
/* == */

/* == shmemx_iput_nbi */
static void example_iput_nbi(int me, int npes)
{
    static int grid[4][4];
    int column[4] = {me, me, me, me};
    shmemx_int_iput_nbi(&grid[0][3], column, 4, 1, 4, (me + 1) % npes);
    shmem_quiet(); /* now the program may modify column */
    shmem_barrier_all();
    EXPECT(grid[3][3] == (me + npes - 1) % npes);
}
/* == */

/* == shmemx_put_nd */
static void example_put_nd(int me, int npes)
{
    static double field[10][10][10];
    const ptrdiff_t strides[2] = {sizeof field[0], sizeof field[0][0]};
    const size_t extents[2] = {10, 10};
    field[9][9][0] = me;
    /* Copy the face field[*][*][0] to the face field[*][*][9] of the
     * next PE: 10 x 10 elements, none of them adjacent in memory. */
    shmemx_put_nd(&field[0][0][9], strides, &field[0][0][0], strides,
                  extents, 2, sizeof(double), (me + 1) % npes);
    shmem_barrier_all();
    EXPECT(field[9][9][9] == 0 || npes > 1);
}
/* == */

/* == shmemx_putv */
static void example_putv(int me, int npes)
{
    static long dest[10];
    long source[2] = {me, 10 * me};
    shmemx_piece_t from[1] = {{source, sizeof source}};
    shmemx_piece_t to[2] = {{&dest[0], sizeof dest[0]},
                            {&dest[9], sizeof dest[9]}};
    shmemx_putv(to, 2, from, 1, (me + 1) % npes);
    shmem_barrier_all();
    EXPECT(dest[9] == 10L * ((me + npes - 1) % npes));
}
/* == */

/* == shmemx_ctx_local_complete */
static void example_local_complete(int me, int npes)
{
    static long dest;
    long source = me;
    shmem_long_put_nbi(&dest, &source, 1, (me + 1) % npes);
    shmemx_ctx_local_complete(SHMEM_CTX_DEFAULT);
    source = -1; /* allowed, because the put has read source */
    shmem_barrier_all();
    EXPECT(dest == (me + npes - 1) % npes && source == -1);
}
/* == */

/* == shmemx_quiet_all */
static void example_quiet_all(int me, int npes)
{
    static long dest[2];
    shmem_ctx_t ctxs[2];
    for (int i = 0; i < 2; i++)
        if (shmem_ctx_create(0, &ctxs[i]) == 0)
            shmem_ctx_long_p(ctxs[i], &dest[i], me, (me + 1) % npes);
    shmemx_quiet_all(ctxs, 2);
    shmem_barrier_all();
    EXPECT(dest[1] == (me + npes - 1) % npes);
    for (int i = 0; i < 2; i++)
        shmem_ctx_destroy(ctxs[i]);
}
/* == */

/* == shmemx_am_register */
static void hello(shmemx_am_token_t token, const void *arg,
                  size_t bytes)
{
    printf("PE %d says %.*s\n", shmemx_am_source(token), (int)bytes,
           (const char *)arg);
}

static void example_am_register(int me, int npes)
{
    shmemx_am_t id;
    shmemx_am_register(hello, 0, &id); /* collective: all PEs call it */
    EXPECT(id != SHMEMX_AM_INVALID);
    shmemx_am_send(SHMEM_CTX_DEFAULT, (me + 1) % npes, id, "hello", 5);
    shmem_barrier_all(); /* the handlers of all messages have run */
}
/* == */

/* == shmemx_am_send */
static long handled; /* sum of the numbers that this PE received */

static void add(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token, (void)bytes;
    handled += *(const long *)arg;
}

static void example_am_send(int me, int npes)
{
    shmemx_am_t id;
    long number = 10 + me;
    shmemx_am_register(add, 0, &id);
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, id, &number, sizeof number);
    shmem_barrier_all(); /* the handlers of all messages have run */
    if (me == 0)
        printf("%ld\n", handled);
    EXPECT(me != 0 || handled == 10L * npes + npes * (npes - 1) / 2);
}
/* == */

/* == shmemx_am_call */
static void square(shmemx_am_token_t token, const void *arg,
                   size_t bytes)
{
    long number = *(const long *)arg;
    number *= number;
    shmemx_am_reply(token, &number, bytes);
}

static void example_am_call(int me, int npes)
{
    shmemx_am_t id;
    long number = me, result;
    shmemx_req_h req;
    shmemx_am_register(square, 0, &id);
    shmemx_am_call(SHMEM_CTX_DEFAULT, (me + 1) % npes, id, &number,
                   sizeof number, &result, sizeof result, NULL, &req);
    /* While it waits, this PE also runs handlers for other PEs. */
    shmemx_req_wait(&req);
    EXPECT(result == number * number);
}
/* == */

/* == shmemx_ctx_putmem_am */
static long landing[4], seen;

static void on_arrival(shmemx_am_token_t token, const void *arg,
                       size_t bytes)
{
    (void)token, (void)arg, (void)bytes;
    seen = landing[3]; /* the data arrive before the handler runs */
}

static void example_putmem_am(int me, int npes)
{
    shmemx_am_t id;
    long source[4] = {0, 0, 0, 10 + me};
    shmemx_am_register(on_arrival, 0, &id);
    shmemx_ctx_putmem_am(SHMEM_CTX_DEFAULT, landing, source,
                         sizeof landing, (me + 1) % npes, id, NULL, 0);
    shmem_barrier_all();
    EXPECT(seen == 10 + (me + npes - 1) % npes);
}
/* == */

/* == shmemx_progress */
static int stopped;

static void stop(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token, (void)arg, (void)bytes;
    stopped = 1;
}

static void example_progress(int me, int npes)
{
    shmemx_am_t id;
    shmemx_am_register(stop, 0, &id);
    shmemx_am_send(SHMEM_CTX_DEFAULT, (me + 1) % npes, id, NULL, 0);
    while (!stopped)
        shmemx_progress(); /* call it between steps of other work */
    EXPECT(stopped);
}
/* == */
