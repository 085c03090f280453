/* Examples for the manual pages that rma.page defines. */

/* == shmem_put */
static void example_put(int me, int npes)
{
    static long dest[2]; /* static variables are symmetric */
    long source[2] = {me, 10 * me}, back[2];
    int right = (me + 1) % npes;

    shmem_long_put(dest, source, 2, right);
    shmem_barrier_all(); /* the puts of all PEs are complete */
    /* Read back. The C11 name chooses by the type of the pointers. */
    shmem_get(back, dest, 2, right);
    EXPECT(back[0] == me && back[1] == 10 * me);
    EXPECT(dest[1] == 10L * ((me + npes - 1) % npes));
}
/* == */

/* == shmem_p */
static void example_p(int me, int npes)
{
    static double there;
    int right = (me + 1) % npes;

    shmem_double_p(&there, 0.5 * me, right);
    shmem_quiet(); /* the value is in the memory of PE `right` */
    double back = shmem_double_g(&there, right);
    printf("PE %d has %g\n", right, back);
    EXPECT(back == 0.5 * me);
}
/* == */

/* == shmem_iput */
static void example_iput(int me, int npes)
{
    static int grid[4][4];
    int column[4] = {me, me, me, me};

    /* Copy the array to column 0 of the next PE's grid. */
    shmem_int_iput(&grid[0][0], column, 4, 1, 4, (me + 1) % npes);
    shmem_barrier_all();
    EXPECT(grid[3][0] == (me + npes - 1) % npes && grid[3][1] == 0);
}
/* == */

/* == shmem_ibput */
static void example_ibput(int me, int npes)
{
    static int grid[4][4];
    int pairs[8] = {0, 1, 2, 3, 4, 5, 6, 7};

    /* Put 4 blocks of 2 elements, one into each row. The blocks begin
     * every 4 elements in the target, every 2 in the source. */
    shmem_int_ibput(&grid[0][0], pairs, 4, 2, 2, 4, (me + 1) % npes);
    shmem_barrier_all();
    EXPECT(grid[3][0] == 6 && grid[3][1] == 7 && grid[3][2] == 0);
}
/* == */

/* == shmem_put_nbi */
static void example_put_nbi(int me, int npes)
{
    static long dest[64];
    long source[64];

    for (int i = 0; i < 64; i++)
        source[i] = me;
    for (int pe = 0; pe < npes; pe++) /* the puts may overlap */
        shmem_long_put_nbi(&dest[me], &source[pe], 1, pe);
    shmem_quiet(); /* now the program may modify source */
    shmem_barrier_all();
    EXPECT(dest[npes - 1] == npes - 1);
}
/* == */
