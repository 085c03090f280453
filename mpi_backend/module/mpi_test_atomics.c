/*
 * Tests MPI's atomic operations before the library uses them. Some MPIs return wrong results,
 * depending not only on their version. All operations are started at once, each on a separate word,
 * so that the test takes only a few round trips.
 */
#include <inttypes.h>
#include <string.h>

#include "mpi_module.h"

/* The operations that are tested (trials). Each is applied to a word with the value BEFORE.
 * `after` is the value that the word must have afterwards. In trials with words of 4 bytes, the
 * lower half of each value is used. */
#define BEFORE UINT64_C(0xf2143657f3041525)
static const struct trial {
    const char *name;
    bool swaps; /* a compare-and-swap: stores `operand` if the word equals `condition` */
    enum backend_operation operation;
    uint64_t condition, operand, after;
} trials[] = {
    {"MPI_SUM", .operation = BACKEND_SUM, .operand = 0x0123456711223344,
     .after = 0xf3377bbf04264869},
    {"MPI_BAND", .operation = BACKEND_AND, .operand = 0xff00ff0000ffff00,
     .after = 0xf200360000041500},
    {"MPI_BOR", .operation = BACKEND_OR, .operand = 0x00330033c0000033,
     .after = 0xf2373677f3041537},
    {"MPI_BXOR", .operation = BACKEND_XOR, .operand = 0xffffffff0f0f0f0f,
     .after = 0x0debc9a8fc0b1a2a},
    {"MPI_REPLACE", .operation = BACKEND_REPLACE, .operand = 0x123456789abcdef0,
     .after = 0x123456789abcdef0},
    {"MPI_NO_OP", .operation = BACKEND_NO_OP, .operand = 0x5555555555555555, .after = BEFORE},
    {"MPI_Compare_and_swap", .swaps = true, .condition = BEFORE, .operand = 0x123456789abcdef0,
     .after = 0x123456789abcdef0},
    {"MPI_Compare_and_swap", .swaps = true, .condition = ~BEFORE, .operand = 0x123456789abcdef0,
     .after = BEFORE},
};

enum { TRIALS = sizeof trials / sizeof trials[0] };

/* Each PE accesses the next PE and itself (SIDES), because MPI may use another transport for its
 * own memory. SIZES: words of 4 and of 8 bytes. */
enum { SIDES = 2, SIZES = 2, WORDS = SIDES * SIZES * TRIALS };

union word {
    uint32_t four;
    uint64_t eight;
};

/* Memory of this PE in the window. The previous PE and this PE access this memory. */
static union word window_words[WORDS] __attribute__((aligned(64)));

/* A trial that has been started on a word of PE `pe`. */
struct attempt {
    const struct trial *trial;
    struct backend_window *window;
    int pe;
    size_t offset, size;
    union word condition, operand, old, left;
};

static union word mpi_test_atomics_word_of(size_t size, uint64_t value)
{
    union word word = {.eight = value};
    if (size == 4)
        word.four = (uint32_t)value;
    return word;
}

/* Prepares the trials of both word sizes on both PEs, and sets this PE's window to the initial
 * values. */
static void mpi_test_atomics_prepare_attempts(struct attempt *attempts, int own, int next)
{
    const int pes[SIDES] = {next, own};
    for (size_t i = 0; i < WORDS; i++) {
        struct attempt *attempt = &attempts[i];
        const struct trial *trial = &trials[i % TRIALS];
        size_t size = i / TRIALS % SIZES == 0 ? 4 : 8;
        *attempt = (struct attempt){.trial = trial,
                                    .pe = pes[i / TRIALS / SIZES],
                                    .offset = i * sizeof window_words[0],
                                    .size = size,
                                    .condition = mpi_test_atomics_word_of(size, trial->condition),
                                    .operand = mpi_test_atomics_word_of(size, trial->operand)};
        window_words[i] = mpi_test_atomics_word_of(size, BEFORE);
    }
}

static int mpi_test_atomics_begin_attempt(struct attempt *attempt)
{
    const struct trial *trial = attempt->trial;
    if (trial->swaps)
        return window_compare_and_swap(attempt->window, attempt->pe, attempt->offset, attempt->size,
                                       &attempt->condition, &attempt->operand, &attempt->old);
    return window_fetch_and_op(attempt->window, attempt->pe, attempt->offset, attempt->size,
                               trial->operation, &attempt->operand, &attempt->old);
}

static int mpi_test_atomics_read_back(struct attempt *attempt)
{
    return window_fetch_and_op(attempt->window, attempt->pe, attempt->offset, attempt->size,
                               BACKEND_NO_OP, &attempt->operand, &attempt->left);
}

static int mpi_test_atomics_expect(const struct attempt *attempt, const char *did, union word seen,
                                   uint64_t value)
{
    union word right = mpi_test_atomics_word_of(attempt->size, value);
    if (memcmp(&seen, &right, attempt->size) == 0)
        return 0;
    return fail("%s of %zu bytes %s 0x%" PRIx64 " instead of 0x%" PRIx64 "%s", attempt->trial->name,
                attempt->size, did, attempt->size == 4 ? seen.four : seen.eight,
                attempt->size == 4 ? right.four : right.eight, one_sided_atomics_remedy());
}

static int mpi_test_atomics_check_attempt(struct attempt *attempt)
{
    if (mpi_test_atomics_expect(attempt, "returned", attempt->old, BEFORE) != 0)
        return -1;
    return mpi_test_atomics_expect(attempt, "stored", attempt->left, attempt->trial->after);
}

static int mpi_test_atomics_for_all(struct attempt *attempts, int (*act)(struct attempt *))
{
    for (size_t i = 0; i < WORDS; i++)
        if (act(&attempts[i]) != 0)
            return -1;
    return 0;
}

static int mpi_test_atomics_run_in_window(struct backend_window *window, struct attempt *attempts)
{
    for (size_t i = 0; i < WORDS; i++)
        attempts[i].window = window;
    if (mpi_test_atomics_for_all(attempts, mpi_test_atomics_begin_attempt) != 0 ||
        window_flush(window, BACKEND_ANY_PE) != 0 ||
        mpi_test_atomics_for_all(attempts, mpi_test_atomics_read_back) != 0 ||
        window_flush(window, BACKEND_ANY_PE) != 0)
        return -1;
    return mpi_test_atomics_for_all(attempts, mpi_test_atomics_check_attempt);
}

static int mpi_test_atomics_run_on_comm(MPI_Comm comm)
{
    static struct attempt attempts[WORDS]; /* static: MPI may still write results after a failure */
    struct backend_window *window;
    int rank, size;
    if (check("MPI_Comm_rank", PMPI_Comm_rank(comm, &rank)) != 0 ||
        check("MPI_Comm_size", PMPI_Comm_size(comm, &size)) != 0)
        return -1;
    mpi_test_atomics_prepare_attempts(attempts, rank, (rank + 1) % size);
    if (window_create_on(comm, window_words, sizeof window_words, &window) != 0)
        return -1;
    int failed =
        comm_agree(comm, mpi_test_atomics_run_in_window(window, attempts),
                   "another PE found that atomic operations of MPI return incorrect results");
    return window_free(window) != 0 ? -1 : failed;
}

int test_atomics(struct backend_group *group)
{
    MPI_Comm comm = job.comm;
    MPI_Errhandler saved;
    if (group != NULL)
        group_comm(group, &comm);
    if (comm_return_errors(comm, &saved) != 0)
        return -1;
    int failed = mpi_test_atomics_run_on_comm(comm);
    return comm_restore_errors(comm, &saved) != 0 ? -1 : failed;
}
