/*
 * Executes steps of OpenSHMEM and MPI in the order of the arguments, for example:
 *
 *     hybrid mpi_init shmem_init mpi_finalize shmem_finalize
 *
 * After each step the program communicates with each model that is running, and checks the data and
 * the results of MPI_Initialized and MPI_Finalized. It returns from main in the state that the last
 * step leaves.
 *
 * With CALLS_PASS_BY defined, the MPI library is linked before libisthmus. libisthmus then does not
 * intercept MPI_Finalize, so MPI_Finalize takes effect immediately, even while OpenSHMEM runs.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <mpi.h>
#include <shmem.h>

#ifdef CALLS_PASS_BY
static const bool calls_pass_by = true;
#else
static const bool calls_pass_by = false;
#endif

/* Expected state after the current step. */
static struct {
    int shmem_users;
    bool mpi_initialized;
    bool finalize_called; /* the program has called MPI_Finalize and must not call MPI any more */
    bool mpi_finalized;
    bool shmem_rests; /* the program must not communicate through OpenSHMEM any more */
} expected;

static const char *step = "start";
static long round_number;
static long from_left; /* static data, for puts */

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(bool holds, const char *condition, int line)
{
    if (holds)
        return;
    fprintf(stderr, "hybrid.c:%d: after %s: not true: %s\n", line, step, condition);
    _exit(1);
}

static void mpi_sum_over_all_ranks_is_correct(void)
{
    int rank = -1, size = -1;
    CHECK(MPI_Comm_rank(MPI_COMM_WORLD, &rank) == MPI_SUCCESS);
    CHECK(MPI_Comm_size(MPI_COMM_WORLD, &size) == MPI_SUCCESS);
    long mine = (rank + 1) * round_number, sum = -1;
    CHECK(MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD) == MPI_SUCCESS);
    CHECK(sum == round_number * size * (size + 1) / 2);
    if (expected.shmem_users > 0) {
        CHECK(shmem_my_pe() == rank);
        CHECK(shmem_n_pes() == size);
    }
}

static void puts_reach_the_heap_and_static_data(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *block = shmem_malloc(sizeof *block);
    CHECK(block != NULL);
    *block = -1;
    shmem_barrier_all();
    shmem_long_p(block, 1000 * round_number + me, (me + 1) % n);
    shmem_long_p(&from_left, -1000 * round_number - me, (me + 1) % n);
    shmem_barrier_all();
    CHECK(*block == 1000 * round_number + (me + n - 1) % n);
    CHECK(from_left == -1000 * round_number - (me + n - 1) % n);
    shmem_free(block);
}

static void models_are_in_the_expected_state(void)
{
    int initialized = -1, finalized = -1;
    CHECK(MPI_Initialized(&initialized) == MPI_SUCCESS);
    CHECK(MPI_Finalized(&finalized) == MPI_SUCCESS);
    CHECK(initialized == expected.mpi_initialized);
    CHECK(finalized == expected.mpi_finalized);
    round_number++;
    if (expected.mpi_initialized && !expected.finalize_called)
        mpi_sum_over_all_ranks_is_correct();
    if (expected.shmem_users > 0 && !expected.shmem_rests)
        puts_reach_the_heap_and_static_data();
    if (expected.mpi_initialized && !expected.finalize_called)
        mpi_sum_over_all_ranks_is_correct();
}

static void mpi_init(void)
{
    CHECK(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    expected.mpi_initialized = true;
}

static void init_mpi_at(int level)
{
    bool is_ours = !expected.mpi_initialized;
    int provided = -1, current = -2;
    CHECK(MPI_Init_thread(NULL, NULL, level, &provided) == MPI_SUCCESS);
    CHECK(MPI_Query_thread(&current) == MPI_SUCCESS);
    CHECK(provided == current);
    CHECK(!is_ours || provided >= level);
    expected.mpi_initialized = true;
}

static void mpi_init_thread(void)
{
    init_mpi_at(MPI_THREAD_MULTIPLE);
}

static void mpi_init_serialized(void)
{
    init_mpi_at(MPI_THREAD_SERIALIZED);
}

static void mpi_init_if_needed(void)
{
    int initialized = -1;
    CHECK(MPI_Initialized(&initialized) == MPI_SUCCESS);
    if (!initialized)
        mpi_init();
}

static void mpi_finalize(void)
{
    CHECK(MPI_Finalize() == MPI_SUCCESS);
    expected.finalize_called = true;
    expected.mpi_finalized = expected.shmem_users == 0 || calls_pass_by;
}

static void mpi_finalize_if_needed(void)
{
    int finalized = -1;
    CHECK(MPI_Finalized(&finalized) == MPI_SUCCESS);
    if (!finalized)
        mpi_finalize();
}

static void use_shmem_no_more(void)
{
    expected.shmem_rests = true;
}

static void shmem_started(void)
{
    expected.shmem_users++;
    expected.mpi_initialized = true;
}

static void start_shmem(void)
{
    shmem_init();
    shmem_started();
}

static void start_shmem_at(int level)
{
    int provided = -1;
    CHECK(shmem_init_thread(level, &provided) == 0);
    CHECK(provided >= SHMEM_THREAD_SINGLE && provided <= SHMEM_THREAD_MULTIPLE);
    shmem_started();
}

static void start_shmem_thread(void)
{
    start_shmem_at(SHMEM_THREAD_MULTIPLE);
}

static void start_shmem_serialized(void)
{
    start_shmem_at(SHMEM_THREAD_SERIALIZED);
}

static void stop_shmem(void)
{
    shmem_finalize();
    expected.shmem_users--;
    expected.mpi_finalized |= expected.finalize_called && expected.shmem_users == 0;
}

static const struct {
    const char *name;
    void (*act)(void);
} steps[] = {
    {"mpi_init", mpi_init},
    {"mpi_init_thread", mpi_init_thread},
    {"mpi_init_serialized", mpi_init_serialized},
    {"mpi_init_if_needed", mpi_init_if_needed},
    {"mpi_finalize", mpi_finalize},
    {"mpi_finalize_if_needed", mpi_finalize_if_needed},
    {"use_shmem_no_more", use_shmem_no_more},
    {"shmem_init", start_shmem},
    {"shmem_init_thread", start_shmem_thread},
    {"shmem_init_serialized", start_shmem_serialized},
    {"shmem_finalize", stop_shmem},
};

static void take_step(void)
{
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        if (strcmp(step, steps[i].name) == 0) {
            steps[i].act();
            models_are_in_the_expected_state();
            return;
        }
    }
    CHECK(!"a step that is known");
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        step = argv[i];
        take_step();
    }
    return 0;
}
