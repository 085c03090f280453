/*
 * Tests combinations of thread levels of MPI and OpenSHMEM: `threads mpi|shmem TURN`. The first
 * argument is the model that is initialized first. PE i requests level i from MPI and level (i +
 * TURN) modulo 4 from OpenSHMEM, so TURN 0 to 3 with four PEs cover all sixteen pairs. The program
 * uses both models from as many threads as the levels allow.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <mpi.h>
#include <shmem.h>

enum { LEVELS = 4, THREADS = 2, ROUNDS = 5 };

static const int mpi_levels[LEVELS] = {MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED,
                                       MPI_THREAD_SERIALIZED, MPI_THREAD_MULTIPLE};
static const int shmem_levels[LEVELS] = {SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED,
                                         SHMEM_THREAD_SERIALIZED, SHMEM_THREAD_MULTIPLE};

static int me, n, mpi_level, shmem_level;
static long sum, words[THREADS]; /* symmetric */

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(int holds, const char *condition, int line)
{
    if (holds)
        return;
    fprintf(stderr, "threads.c:%d: PE %d, MPI's level %d, OpenSHMEM's %d: not true: %s\n", line, me,
            mpi_level, shmem_level, condition);
    shmem_global_exit(1);
}

/* Returns this process's rank from the launcher's environment, because neither model is initialized
 * yet. */
static int launched_as(void)
{
    const char *ranks[] = {"OMPI_COMM_WORLD_RANK", "PMI_RANK", "PMIX_RANK"};
    for (int i = 0; i < 3; i++)
        if (getenv(ranks[i]) != NULL)
            return atoi(getenv(ranks[i]));
    return 0;
}

static int queried(void)
{
    int level = -1;
    MPI_Query_thread(&level);
    return level;
}

/* ---- Initialization in either order ---- */

static void start_shmem(void)
{
    int provided = -1, current = -2;
    CHECK(shmem_init_thread(shmem_level, &provided) == 0);
    shmem_query_thread(&current);
    CHECK(provided == shmem_level && current == provided);
}

/* MPI and OpenSHMEM each provide at least the requested level. */
static void start_mpi_first(void)
{
    int provided = -1;
    MPI_Init_thread(NULL, NULL, mpi_level, &provided);
    start_shmem();
    CHECK(provided >= mpi_level && queried() == provided);
}

/* MPI provides at least the level that OpenSHMEM was asked for, and MPI_THREAD_MULTIPLE if the job
 * has several nodes. */
static void start_shmem_first(void)
{
    int provided = -1;
    start_shmem();
    int before = queried();
    CHECK(before >= mpi_levels[shmem_level]);
    CHECK(getenv("ISTHMUS_NODE_SIZE") == NULL || before == MPI_THREAD_MULTIPLE);
    MPI_Init_thread(NULL, NULL, mpi_level, &provided);
    CHECK(provided == before && queried() == before);
}

/* ---- Communication ---- */

struct part {
    pthread_t thread;
    int number;
};

/* Uses a private context if one can be created. */
static void *use_shmem(void *argument)
{
    const struct part *part = argument;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    int created = shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0;
    for (int i = 0; i < ROUNDS; i++) {
        shmem_ctx_long_atomic_inc(ctx, &sum, 0);
        shmem_ctx_long_atomic_add(ctx, &words[part->number], 1, (me + 1) % n);
    }
    shmem_ctx_quiet(ctx);
    if (created)
        shmem_ctx_destroy(ctx);
    return NULL;
}

/* Exchanges messages around a ring of all PEs, with one tag per thread. */
static void *use_mpi(void *argument)
{
    const struct part *part = argument;
    for (int i = 0; i < ROUNDS; i++) {
        int mine = 100 * me + i, got = -1;
        MPI_Sendrecv(&mine, 1, MPI_INT, (me + 1) % n, part->number, &got, 1, MPI_INT,
                     (me + n - 1) % n, part->number, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        CHECK(got == 100 * ((me + n - 1) % n) + i);
    }
    return NULL;
}

static void *use_both(void *argument)
{
    use_shmem(argument);
    use_mpi(argument);
    return use_shmem(argument);
}

/* Executes `act` for each part: concurrently in threads if `at_once`, otherwise one after
 * another. */
static void run(void *(*act)(void *), int at_once)
{
    struct part parts[THREADS];
    for (int i = 0; i < THREADS; i++)
        parts[i].number = i;
    for (int i = 0; i < THREADS; i++)
        if (!at_once)
            act(&parts[i]);
        else
            CHECK(pthread_create(&parts[i].thread, NULL, act, &parts[i]) == 0);
    for (int i = 0; at_once && i < THREADS; i++)
        pthread_join(parts[i].thread, NULL);
}

static void atomic_sums_are_complete(long times)
{
    shmem_barrier_all();
    CHECK(shmem_long_atomic_fetch(&sum, 0) == times * n * THREADS * ROUNDS);
    for (int i = 0; i < THREADS; i++)
        CHECK(words[i] == times * ROUNDS);
    shmem_barrier_all();
}

int main(int count, char **arguments)
{
    int turn = count == 3 ? atoi(arguments[2]) : 0;
    me = launched_as();
    mpi_level = mpi_levels[me % LEVELS];
    shmem_level = shmem_levels[(me + turn) % LEVELS];
    if (count == 3 && strcmp(arguments[1], "mpi") == 0)
        start_mpi_first();
    else
        start_shmem_first();
    CHECK(me == shmem_my_pe());
    n = shmem_n_pes();
    int shmem_may = shmem_level == SHMEM_THREAD_MULTIPLE,
        mpi_may = queried() == MPI_THREAD_MULTIPLE;
    shmem_barrier_all();
    run(use_shmem, shmem_may);
    atomic_sums_are_complete(1);
    run(use_mpi, mpi_may && shmem_level > SHMEM_THREAD_SINGLE);
    run(use_both, shmem_may && mpi_may);
    atomic_sums_are_complete(3);
    shmem_finalize();
    MPI_Finalize();
    if (me == 0)
        printf("thread levels of %d PEs\n", n);
    return 0;
}
