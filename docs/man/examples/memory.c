/* Examples for the manual pages that memory.page and spaces.page
 * define. */

/* == shmem_malloc */
static void example_malloc(int me, int npes)
{
    long *block = shmem_calloc(8, sizeof *block);
    if (block == NULL)
        shmem_global_exit(1);
    shmem_long_p(&block[0], me, (me + 1) % npes);
    shmem_barrier_all();
    EXPECT(block[0] == (me + npes - 1) % npes && block[7] == 0);
    shmem_free(block);
}
/* == */

/* == shmem_realloc */
static void example_realloc(int me, int npes)
{
    long *block = shmem_calloc(8, sizeof *block);
    long *larger = shmem_realloc(block, 1000 * sizeof *block);
    EXPECT(larger != NULL && larger[7] == 0);
    /* If shmem_realloc returns NULL, the old block is unchanged. */
    shmem_free(larger != NULL ? larger : block);
}
/* == */

/* == shmem_free */
static void example_free(int me, int npes)
{
    void *block = shmem_align(4096, 100000);
    EXPECT((uintptr_t)block % 4096 == 0);
    shmem_free(block); /* collective: all PEs call it */
}
/* == */

/* == shmem_space_create */
static void example_space_create(int me, int npes)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU,
                                   .size = 1 << 20};
    shmem_space_t space;
    shmem_team_t team;
    EXPECT(1);
    if (shmem_space_create(&config, &space, &team) != 0)
        shmem_global_exit(1);

    double *block = shmem_space_malloc(space, 100 * sizeof *block);
    shmem_double_p(&block[0], 1.5, (me + 1) % npes);
    shmem_barrier_all();
    EXPECT(block[0] == 1.5);
    shmem_space_free(space, block);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
}
/* == */

/* == shmem_space_destroy */
static void example_space_destroy(int me, int npes)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU,
                                   .size = 4096};
    shmem_space_t space;
    shmem_team_t team;
    shmem_space_create(&config, &space, &team);

    /* The space cannot be destroyed while its team exists. */
    shmem_team_destroy(team);
    if (shmem_space_destroy(space) != 0)
        shmem_global_exit(1);
    EXPECT(shmem_team_is_valid(team) == 0);
}
/* == */

/* == shmem_space_malloc */
static void example_space_malloc(int me, int npes)
{
    int *block =
        shmem_space_calloc(SHMEMX_SPACE_DEFAULT, 10, sizeof *block);
    shmem_int_atomic_add(&block[3], 1, 0);
    shmem_barrier_all();
    EXPECT(block[3] == (me == 0 ? npes : 0));
    shmem_space_free(SHMEMX_SPACE_DEFAULT, block);
}
/* == */

/* == shmem_space_free */
static void example_space_free(int me, int npes)
{
    void *block = shmem_space_malloc(SHMEMX_SPACE_DEFAULT, 64);
    EXPECT(block != NULL);
    /* Collective: all PEs of the space call it. */
    shmem_space_free(SHMEMX_SPACE_DEFAULT, block);
    shmem_space_free(SHMEMX_SPACE_DEFAULT, NULL); /* does nothing */
}
/* == */

/* == shmem_space_get_team */
static void example_space_get_team(int me, int npes)
{
    shmem_space_cap_t caps;
    shmem_space_get_caps(SHMEMX_SPACE_DEFAULT, &caps);
    if (caps & SHMEM_SPACE_CAP_DIRECT_ACCESS)
        printf("a PE may load and store its own memory of the space\n");
    EXPECT(caps & SHMEM_SPACE_CAP_DIRECT_ACCESS);
}
/* == */

/* == shmemx_space_create_with */
static void example_space_create_with(int me, int npes)
{
    enum { BYTES = 1 << 20 };
    double *field = aligned_alloc(4096, BYTES);
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU,
                                   .size = BYTES};
    shmem_space_t space;
    shmem_team_t team;
    EXPECT(field != NULL);

    if (shmemx_space_create_with(&config, field, &space, &team) == 0) {
        /* The space consists of the memory of field. */
        double *block = shmem_space_malloc(space, BYTES);
        EXPECT(block == field);
        shmem_space_free(space, block);
        shmem_team_destroy(team);
        shmem_space_destroy(space);
    }
    free(field);
}
/* == */

/* == shmemx_space_align */
static void example_space_align(int me, int npes)
{
    char *block = shmemx_space_align(SHMEMX_SPACE_DEFAULT, 4096, 10000);
    EXPECT((uintptr_t)block % 4096 == 0);
    shmem_space_free(SHMEMX_SPACE_DEFAULT, block);
}
/* == */

/* == shmemx_space_realloc */
static void example_space_realloc(int me, int npes)
{
    char *block = shmem_space_malloc(SHMEMX_SPACE_DEFAULT, 100);
    char *larger =
        shmemx_space_realloc(SHMEMX_SPACE_DEFAULT, block, 10000);
    EXPECT(larger != NULL);
    shmem_space_free(SHMEMX_SPACE_DEFAULT,
                     larger != NULL ? larger : block);
}
/* == */

/* == shmemx_space_get_size */
static void example_space_get_size(int me, int npes)
{
    size_t size, used;
    shmemx_space_get_size(SHMEMX_SPACE_DEFAULT, &size);
    shmemx_space_get_used(SHMEMX_SPACE_DEFAULT, &used);
    if (me == 0)
        printf("%zu of %zu bytes of the symmetric heap are in blocks\n",
               used, size);
    EXPECT(used <= size);
}
/* == */

/* == shmemx_kind_get_count */
static void example_kind_get_count(int me, int npes)
{
    char text[1000];
    printf("PE %d sees %d GPUs\n", me,
           shmemx_kind_get_count(SHMEM_DEVICE_GPU));
    shmemx_kind_get_info(SHMEM_DEVICE_CPU, text, sizeof text);
    printf("%s", text);
    EXPECT(shmemx_kind_get_count(SHMEM_DEVICE_CPU) == 1);
}
/* == */

/* == shmemx_copy */
static void example_copy(int me, int npes)
{
    static long dest, source;
    source = me;
    shmem_barrier_all();
    /* Any PE may copy between any two PEs. */
    if (me == 0)
        shmemx_copy(&dest, 0, &source, npes - 1, sizeof dest);
    EXPECT(me != 0 || dest == npes - 1);
}
/* == */

/* == shmemx_get_space */
static void example_get_space(int me, int npes)
{
    shmem_space_t space;
    int *block = shmem_malloc(sizeof *block);
    if (shmemx_get_space(block, &space) == 0 &&
        space == SHMEMX_SPACE_DEFAULT)
        printf("it lies in the symmetric heap\n");
    EXPECT(space == SHMEMX_SPACE_DEFAULT);
    shmem_free(block);
}
/* == */
