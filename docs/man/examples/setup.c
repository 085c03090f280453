/* Examples for the manual pages that setup.page defines. */

/* == shmem_init */
static void example_init(int me, int npes)
{
    printf("PE %d of %d\n", me, npes);
}
/* == */

/* == shmem_finalize */
static void example_finalize(int me, int npes)
{
    static int flag;
    shmem_int_p(&flag, 1, (me + 1) % npes);
    /* shmem_finalize completes the put and waits for all PEs. */
}
/* == */

/* == shmem_query_initialized */
static void example_query_initialized(int me, int npes)
{
    int runs;
    shmem_query_initialized(&runs);
    printf("the library %s\n", runs ? "runs" : "does not run");
    EXPECT(runs == 1);
}
/* == */

/* == shmem_init_thread */
static void example_init_thread(int me, int npes)
{
    int provided;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0 ||
        provided < SHMEM_THREAD_MULTIPLE)
        shmem_global_exit(1);
    EXPECT(provided == SHMEM_THREAD_MULTIPLE);
    shmem_finalize();
}
/* == */

/* == shmemx_init_attr */
static void example_init_attr(int me, int npes)
{
    shmemx_init_attr_t attr = SHMEMX_INIT_ATTR_INITIALIZER;
    attr.requested = SHMEM_THREAD_FUNNELED;
    /* Without a communicator or an id, the call includes all PEs. Each
     * initialization needs its own shmem_finalize. */
    if (shmemx_init_attr(SHMEMX_INIT_WITH_THREAD, &attr) != 0)
        shmem_global_exit(1);
    EXPECT(shmem_n_pes() == npes);
    shmem_finalize();
}
/* == */

/* == shmem_global_exit */
static void example_global_exit(int me, int npes)
{
    FILE *file = fopen("/dev/null", "r");
    if (file == NULL)
        /* Ends all PEs, including those that wait for this PE. */
        shmem_global_exit(2);
    fclose(file);
}
/* == */

/* == shmem_my_pe */
static void example_my_pe(int me, int npes)
{
    int right = (shmem_my_pe() + 1) % shmem_n_pes();
    printf("next to PE %d is PE %d\n", shmem_my_pe(), right);
    EXPECT(right == (me + 1) % npes);
}
/* == */

/* == shmem_pe_accessible */
static void example_pe_accessible(int me, int npes)
{
    static long counter;
    for (int pe = 0; pe < npes; pe++)
        if (!shmem_addr_accessible(&counter, pe))
            printf("PE %d has no counter\n", pe);
    EXPECT(shmem_pe_accessible(me) && !shmem_pe_accessible(npes));
    EXPECT(shmem_addr_accessible(&counter, me));
}
/* == */

/* == shmem_ptr */
static void example_ptr(int me, int npes)
{
    static long counter;
    int right = (me + 1) % npes;
    long *there = shmem_ptr(&counter, right);
    if (there != NULL)
        *there = me; /* PE `right` is on this node, so a store works */
    else
        shmem_p(&counter, (long)me, right);
    shmem_barrier_all();
    EXPECT(counter == (me + npes - 1) % npes);
}
/* == */

/* == shmem_info_get_version */
static void example_info(int me, int npes)
{
    int major, minor;
    char name[SHMEM_MAX_NAME_LEN];
    shmem_info_get_version(&major, &minor);
    shmem_info_get_name(name);
    if (me == 0)
        printf("%s, OpenSHMEM %d.%d\n", name, major, minor);
    EXPECT(major == SHMEM_MAJOR_VERSION &&
           minor == SHMEM_MINOR_VERSION);
}
/* == */

/* == shmem_pcontrol */
static void example_pcontrol(int me, int npes)
{
    /* If a profiling library is loaded, it does not record the calls
     * between shmem_pcontrol(0) and shmem_pcontrol(1). */
    shmem_pcontrol(0);
    shmem_barrier_all();
    shmem_pcontrol(1);
}
/* == */

/* == start_pes */
static void example_start_pes(int me, int npes)
{
    start_pes(0);
    long *block = shmalloc(8 * sizeof *block);
    printf("PE %d of %d\n", _my_pe(), _num_pes());
    shfree(block);
    EXPECT(_my_pe() == me && _num_pes() == npes);
}
/* == */

/* == shmemx_counters_get_values */
static void example_counters_get_values(int me, int npes)
{
    const char *name, *meaning;
    uint64_t values[100];
    int n = shmemx_counters_get_values(values, 100);
    for (int i = 0; i < n && i < 100 && me == 0; i++)
        if (shmemx_counters_get_info(i, &name, &meaning) == 0)
            printf("%llu %s: %s\n", (unsigned long long)values[i], name,
                   meaning);
    EXPECT(n > 0 && n <= 100);
}
/* == */
