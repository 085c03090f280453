/*
 * Initializes, uses and finalizes the library several times in one process: `rounds [lost]`. Later
 * rounds must not leave more descriptors or mappings of the library than earlier ones.
 * LeakSanitizer, which run.sh preloads, detects lost memory of malloc. With `lost` the program
 * itself leaks memory, to test the detection.
 */
#include <dirent.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* FIRST_ROUNDS rounds run before the descriptors and mappings are counted, because MPI opens
 * connections at their first use. */
enum { ROUNDS = 5, FIRST_ROUNDS = 2, PAGE = 4096, WORDS = 100, COLLECTIVES = 6 };

static long words[WORDS], sources[WORDS], lock;
static void *volatile lost;
static int me, n;

static void require(int holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "rounds: PE %d: not so: %s\n", me, what);
    shmem_global_exit(1);
}

/* ---- Descriptors and mappings ---- */

static int count_descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    require(folder != NULL, "/proc/self/fd can be read");
    while (readdir(folder) != NULL)
        count++;
    closedir(folder);
    return count;
}

/* Returns the number of mappings whose file name contains one of the two texts. */
static int count_mappings(const char *memory_file, const char *object)
{
    char line[1024];
    int count = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    require(maps != NULL, "/proc/self/maps can be read");
    while (fgets(line, sizeof line, maps) != NULL)
        count += strstr(line, memory_file) != NULL || strstr(line, object) != NULL;
    fclose(maps);
    return count;
}

static int count_all_mappings(void)
{
    return count_mappings("/memfd:isthmus", "/dev/shm/isthmus");
}

/* ---- Operations of a round ---- */

/* Starts and completes the nonblocking collectives. */
static void begin_collectives(shmem_team_t team)
{
    enum { REQS = 6 };
    static long dests[REQS][WORDS];
    shmemx_req_h reqs[REQS];
    shmemx_long_sum_reduce_nb(team, dests[0], sources, WORDS, &reqs[0]);
    shmemx_long_broadcast_nb(team, dests[1], sources, WORDS, 0, &reqs[1]);
    shmemx_long_fcollect_nb(team, dests[2], sources, 1, &reqs[2]);
    shmemx_long_collect_nb(team, dests[3], sources, (size_t)shmem_team_my_pe(team) + 1, &reqs[3]);
    shmemx_long_alltoall_nb(team, dests[4], sources, 2, &reqs[4]);
    shmemx_team_barrier_nb(team, &reqs[5]);
    for (int i = 0; i < REQS; i++)
        require(shmemx_req_wait(&reqs[i]) == 0, "a collective is over");
}

static void use_team(shmem_team_t team)
{
    if (team == SHMEM_TEAM_INVALID)
        return;
    /* Repeated, so that the leaders of the team create a communicator. */
    for (int i = 0; i < COLLECTIVES; i++) {
        shmem_long_sum_reduce(team, words, sources, WORDS / 2);
        shmem_long_broadcast(team, words, sources, WORDS, 0);
        shmem_long_fcollect(team, words, sources, 1);
        shmem_long_collect(team, words, sources, (size_t)shmem_team_my_pe(team) + 1);
        shmem_long_alltoall(team, words, sources, 2);
        shmem_team_sync(team);
    }
    begin_collectives(team);
}

/* Team `all` is left for shmem_finalize to destroy. */
static void use_teams(void)
{
    shmem_team_t odd, x, y, all;
    shmem_team_config_t none = {0};
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &odd);
    shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &x, NULL, 0, &y);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, &none, 0, &all);
    use_team(SHMEM_TEAM_WORLD);
    use_team(SHMEM_TEAM_SHARED);
    use_team(odd);
    use_team(x);
    use_team(y);
    use_team(all);
    shmem_team_destroy(x);
    shmem_team_destroy(odd);
    shmem_team_destroy(y);
    require(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n + 1, NULL, 0, &odd) != 0,
            "too many");
}

/* Context `left` is left for shmem_finalize to destroy. */
static void use_contexts(void)
{
    shmem_ctx_t own, shared, left;
    require(shmem_ctx_create(SHMEM_CTX_PRIVATE, &own) == 0, "a private context");
    require(shmem_ctx_create(0, &shared) == 0, "a context");
    require(shmem_ctx_create(0, &left) == 0, "another context");
    for (int pe = 0; pe < n; pe++) {
        shmem_ctx_long_put_nbi(own, words, sources, WORDS, pe);
        shmem_ctx_long_get_nbi(shared, &sources[1], words, 1, pe);
        shmem_ctx_long_atomic_add(left, words, 1, pe);
        shmem_ctx_long_iput(left, words, sources, 3, 2, 7, pe);
    }
    shmem_ctx_quiet(shared);
    shmem_ctx_destroy(shared);
    shmem_ctx_destroy(own);
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
}

static int make_space(void *memory, size_t bytes, shmem_space_t *space, shmem_team_t *team)
{
    shmem_space_config_t config = {.device_type = SHMEM_DEVICE_CPU, .size = bytes};
    return memory == NULL ? shmem_space_create(&config, space, team)
                          : shmemx_space_create_with(&config, memory, space, team);
}

static void use_space(shmem_space_t space, shmem_team_t team)
{
    long *block = shmem_space_malloc(space, 8 * PAGE);
    require(block != NULL, "a block of a space");
    for (int pe = 0; pe < n; pe++)
        shmem_long_put(block, sources, WORDS, pe);
    shmem_team_sync(team);
    shmem_space_free(space, block);
}

/* Space `left` is left for shmem_finalize to destroy. Space `own` is over the program's memory and
 * is destroyed. Creating `odd` may fail, because PEs of a node cannot share memory that does not
 * consist of whole pages. */
static void use_spaces(void)
{
    shmem_space_t space, left, own, odd;
    shmem_team_t team, left_team, own_team, odd_team;
    char *memory = aligned_alloc(PAGE, 32 * PAGE);
    require(make_space(NULL, 64 * PAGE, &space, &team) == 0, "a space");
    require(make_space(NULL, 64 * PAGE, &left, &left_team) == 0, "another space");
    use_space(space, team);
    use_space(left, left_team);
    shmem_team_destroy(team);
    shmem_space_destroy(space);
    require(make_space(memory, 16 * PAGE, &own, &own_team) == 0, "a space of own memory");
    use_space(own, own_team);
    shmem_team_destroy(own_team);
    shmem_space_destroy(own);
    if (make_space(memory + 8, 16 * PAGE, &odd, &odd_team) == 0) {
        use_space(odd, odd_team);
        shmem_team_destroy(odd_team);
        shmem_space_destroy(odd);
    }
    free(memory);
}

static void run_round(void)
{
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    require(count_mappings("/memfd:isthmus-heap", "/dev/shm/isthmus") > 0, "the heap is named");
    long *block = shmem_malloc(1000); /* left for shmem_finalize to free */
    require(block != NULL, "a block");
    block = shmem_realloc(shmem_calloc(3, 1000), 1 << 20);
    shmem_free(block);
    use_teams();
    use_contexts();
    use_spaces();
    shmem_barrier_all();
    shmem_finalize();
}

int main(int count, char **arguments)
{
    int descriptors = 0, mappings = 0;
    for (int i = 0; i < ROUNDS; i++) {
        run_round();
        if (i < FIRST_ROUNDS) {
            descriptors = count_descriptors();
            mappings = count_all_mappings();
        }
    }
    if (count_descriptors() != descriptors || count_all_mappings() != mappings) {
        fprintf(
            stderr,
            "rounds: PE %d: after %d rounds %d descriptors and %d mappings, after %d %d and %d\n",
            me, FIRST_ROUNDS, descriptors, mappings, ROUNDS, count_descriptors(),
            count_all_mappings());
        return 1;
    }
    if (count > 1 && strcmp(arguments[1], "lost") == 0) {
        lost = malloc(12345);
        lost = NULL;
    }
    printf("%d rounds: nothing more is open\n", ROUNDS);
    return 0;
}
