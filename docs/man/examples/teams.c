/* Examples for the manual pages that teams.page and contexts.page
 * define. */

/* == shmem_team_my_pe */
static void example_team_my_pe(int me, int npes)
{
    printf("PE %d of %d on this node\n",
           shmem_team_my_pe(SHMEM_TEAM_SHARED),
           shmem_team_n_pes(SHMEM_TEAM_SHARED));
    EXPECT(shmem_team_my_pe(SHMEM_TEAM_WORLD) == me);
}
/* == */

/* == shmem_team_get_config */
static void example_team_get_config(int me, int npes)
{
    shmem_team_config_t config = {.num_contexts = -1};
    shmem_team_get_config(SHMEM_TEAM_WORLD, SHMEM_TEAM_NUM_CONTEXTS,
                          &config);
    printf("contexts asked for: %d\n", config.num_contexts);
    EXPECT(config.num_contexts >= 0);
}
/* == */

/* == shmem_team_translate_pe */
static void example_team_translate_pe(int me, int npes)
{
    /* The PE number, in SHMEM_TEAM_WORLD, of this node's first PE. */
    int first =
        shmem_team_translate_pe(SHMEM_TEAM_SHARED, 0, SHMEM_TEAM_WORLD);
    EXPECT(first >= 0 && first < npes);
    printf("PE %d is of PE %d's node\n", me, first);
}
/* == */

/* == shmem_team_is_valid */
static void example_team_is_valid(int me, int npes)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &team);
    if (shmem_team_is_valid(team))
        printf("PE %d is of the team\n", me);
    EXPECT(shmem_team_is_valid(team) == (me == 0));
    shmem_team_destroy(team);
}
/* == */

/* == shmem_team_split_strided */
static void example_team_split_strided(int me, int npes)
{
    static long sum, one = 1;
    shmem_team_t even;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (npes + 1) / 2,
                             NULL, 0, &even);
    if (even != SHMEM_TEAM_INVALID) {
        /* Only the PEs of the team, the even ones, take part. */
        shmem_long_sum_reduce(even, &sum, &one, 1);
        EXPECT(sum == (npes + 1) / 2);
        shmem_team_destroy(even);
    }
}
/* == */

/* == shmem_team_split_2d */
static void example_team_split_2d(int me, int npes)
{
    static long row_sum, number;
    shmem_team_t row, column;
    number = me;
    shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &row, NULL, 0,
                        &column);
    shmem_long_sum_reduce(row, &row_sum, &number, 1);
    EXPECT(shmem_team_my_pe(row) == me % 2 &&
           shmem_team_my_pe(column) == me / 2);
    EXPECT(row_sum == (me / 2 * 2 + 1 < npes ? 4 * (me / 2) + 1 : me));
    shmem_team_destroy(column);
    shmem_team_destroy(row);
}
/* == */

/* == shmem_team_destroy */
static void example_team_destroy(int me, int npes)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, npes, NULL, 0,
                             &team);
    shmem_team_sync(team);
    /* Collective: all PEs of the team call it. */
    shmem_team_destroy(team);
    EXPECT(!shmem_team_is_valid(team));
}
/* == */

/* == shmemx_team_split */
static void example_team_split(int me, int npes)
{
    shmem_team_t team;
    /* One team for the even PEs and one for the odd ones. The key -me
     * reverses the order of the PEs in their team. */
    shmemx_team_split(SHMEM_TEAM_WORLD, me % 2, -me, &team);
    printf("PE %d is PE %d of its team\n", me, shmem_team_my_pe(team));
    EXPECT(shmem_team_my_pe(team) == (npes - 1 - me) / 2);
    shmem_team_destroy(team);
}
/* == */

/* == shmem_ctx_create */
static void example_ctx_create(int me, int npes)
{
    static long dest;
    long source = me;
    shmem_ctx_t ctx;
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) != 0)
        ctx = SHMEM_CTX_DEFAULT; /* always available */
    shmem_ctx_long_put_nbi(ctx, &dest, &source, 1, (me + 1) % npes);
    /* Completes the operations of this context, and no others. */
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    EXPECT(dest == (me + npes - 1) % npes && ctx != SHMEM_CTX_DEFAULT);
    if (ctx != SHMEM_CTX_DEFAULT)
        shmem_ctx_destroy(ctx);
}
/* == */

/* == shmem_ctx_destroy */
static void example_ctx_destroy(int me, int npes)
{
    static long dest;
    shmem_ctx_t ctx;
    shmem_team_create_ctx(SHMEM_TEAM_SHARED, 0, &ctx);
    shmem_ctx_long_p(ctx, &dest, 7, 0); /* PE 0 of this node */
    shmem_ctx_destroy(ctx); /* completes the put, then frees ctx */
    EXPECT(shmem_team_my_pe(SHMEM_TEAM_SHARED) != 0 || dest == 7);
}
/* == */

/* == shmem_ctx_get_team */
static void example_ctx_get_team(int me, int npes)
{
    shmem_team_t team;
    shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &team);
    printf("of all %d PEs\n", shmem_team_n_pes(team));
    EXPECT(team == SHMEM_TEAM_WORLD);
}
/* == */

/* == shmem_ctx_session_start */
static void example_ctx_session_start(int me, int npes)
{
    static long counts[100];
    shmem_ctx_session_start(SHMEM_CTX_DEFAULT, SHMEM_CTX_SESSION_BATCH,
                            NULL, 0);
    for (int i = 0; i < 100; i++)
        shmem_long_atomic_inc(&counts[i], (me + i) % npes);
    shmem_ctx_session_stop(SHMEM_CTX_DEFAULT);
    shmem_quiet();
    EXPECT(shmem_long_atomic_fetch(&counts[0], me) >= 1);
}
/* == */
