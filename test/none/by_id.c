/*
 * Tests jobs without MPI whose PEs start by an id and were not started together. This program
 * starts the processes itself, with fork and exec. The first argument selects the case; with "join"
 * this process is one of those that the program has started.
 */
#include <shmemx.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum { WORDS = 1000, MOST = 7 };

static long table[WORDS], sum, flag, mine, total;
static const char *self; /* path of this program */

/* ---- Operations of a PE ---- */

static void start(const shmemx_uniqueid_t *id, int number, int n)
{
    shmemx_init_attr_t attr = SHMEMX_INIT_ATTR_INITIALIZER;
    CHECK(shmemx_set_attr_uniqueid_args(number, n, id, &attr) == 0);
    CHECK(shmemx_init_attr(SHMEMX_INIT_WITH_UNIQUEID, &attr) == 0);
    CHECK(shmem_my_pe() == number && shmem_n_pes() == n);
}

static void use(int me, int n)
{
    int next = (me + 1) % n, before = (me + n - 1) % n;
    long *heap = shmem_malloc(WORDS * sizeof *heap);
    if (heap == NULL)
        fail(__FILE__, __LINE__, "shmem_malloc");
    for (int i = 0; i < WORDS; i++)
        heap[i] = 1000L * me + i;
    memset(table, 0, sizeof table);
    sum = flag = 0;
    mine = me + 1;
    shmem_barrier_all();
    shmem_put(table, heap, WORDS, next);
    shmem_atomic_add(&sum, mine, 0);
    shmem_fence();
    shmem_p(&flag, 7, next);
    shmem_wait_until(&flag, SHMEM_CMP_EQ, 7);
    CHECK(table[0] == 1000L * before && table[WORDS - 1] == 1000L * before + WORDS - 1);
    CHECK(shmem_sum_reduce(SHMEM_TEAM_WORLD, &total, &mine, 1) == 0);
    CHECK(total == (long)n * (n + 1) / 2 && shmem_g(&sum, 0) == total);
    shmem_free(heap);
}

static int be_pe(const shmemx_uniqueid_t *id, int number, int n)
{
    start(id, number, n);
    use(number, n);
    shmem_finalize();
    return 0;
}

/* ---- Processes ---- */

/* Converts an id to hexadecimal digits, to pass it as an argument. */
static void to_text(const shmemx_uniqueid_t *id, char *text)
{
    const unsigned char *bytes = (const void *)id;
    for (size_t i = 0; i < sizeof *id; i++)
        sprintf(text + 2 * i, "%02x", bytes[i]);
}

static void from_text(const char *text, shmemx_uniqueid_t *id)
{
    unsigned char *bytes = (void *)id;
    CHECK(strlen(text) == 2 * sizeof *id);
    for (size_t i = 0; i < sizeof *id; i++) {
        unsigned byte;
        CHECK(sscanf(text + 2 * i, "%2x", &byte) == 1);
        bytes[i] = (unsigned char)byte;
    }
}

/* Starts this program as a new process that receives the id, the case and its PE number as
 * arguments. */
static pid_t start_process(const shmemx_uniqueid_t *id, const char *way, int number, int n)
{
    char text[2 * sizeof *id + 1], numbers[2][12];
    pid_t process = fork();
    CHECK(process >= 0);
    if (process > 0)
        return process;
    to_text(id, text);
    snprintf(numbers[0], sizeof numbers[0], "%d", number);
    snprintf(numbers[1], sizeof numbers[1], "%d", n);
    execl(self, self, "join", text, way, numbers[0], numbers[1], (char *)NULL);
    _exit(8);
}

/* Starts a process like start_process, and sets *errors to a pipe that receives its standard
 * error. */
static pid_t start_heard(const shmemx_uniqueid_t *id, int number, int n, int *errors)
{
    int pipe_ends[2], own = dup(STDERR_FILENO);
    CHECK(own >= 0 && pipe(pipe_ends) == 0 && dup2(pipe_ends[1], STDERR_FILENO) >= 0);
    pid_t process = start_process(id, "pe", number, n);
    CHECK(dup2(own, STDERR_FILENO) >= 0);
    close(own);
    close(pipe_ends[1]);
    *errors = pipe_ends[0];
    return process;
}

/* Copies a process's standard error from the pipe `errors` until `text` has appeared, or until the
 * process ends if `text` is NULL. With ISTHMUS_WATCHDOG a process reports that it waits for others,
 * so it has joined by then. */
static void hear(int errors, const char *text)
{
    char said[4096] = "";
    size_t length = 0;
    ssize_t more = 1;
    while (more > 0 && (text == NULL || strstr(said, text) == NULL)) {
        more = read(errors, said + length, sizeof said - 1 - length);
        if (more > 0)
            CHECK(write(STDERR_FILENO, said + length, (size_t)more) == more);
        length += more > 0 ? (size_t)more : 0;
        said[length] = '\0';
    }
    CHECK(text == NULL || strstr(said, text) != NULL);
}

static int status_of(pid_t process)
{
    int status;
    CHECK(waitpid(process, &status, 0) == process);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static shmemx_uniqueid_t new_id(void)
{
    shmemx_uniqueid_t id = SHMEMX_UNIQUEID_INITIALIZER;
    CHECK(shmemx_get_uniqueid(&id) == 0);
    return id;
}

/* ---- Cases ---- */

/* Starts jobs of every size whose PEs are all other processes. Two jobs run at the same time, with
 * different ids, and both ids are used again by later jobs. Then the process that made the id is a
 * PE itself. */
static int jobs_of_all_sizes_start_by_ids(void)
{
    pid_t processes[2][MOST];
    shmemx_uniqueid_t first = new_id(), second = new_id();
    for (int n = 1; n <= MOST; n++) {
        for (int pe = 0; pe < n; pe++) {
            processes[0][pe] = start_process(&first, "pe", n - 1 - pe, n);
            processes[1][pe] = start_process(&second, "pe", pe, n);
        }
        for (int i = 0; i < 2 * n; i++)
            CHECK(status_of(processes[i % 2][i / 2]) == 0);
    }
    for (int me = 0; me < 3; me++) {
        for (int pe = 0; pe < 3; pe++)
            processes[0][pe] = pe == me ? 0 : start_process(&first, "twice", pe, 3);
        be_pe(&first, me, 3);
        be_pe(&first, 2 - me, 3);
        for (int pe = 0; pe < 3; pe++)
            CHECK(pe == me || status_of(processes[0][pe]) == 0);
    }
    puts("done by id");
    return 0;
}

/* Starts three processes. PE 1 does what `way` says, and the other PEs must end with status
 * `expected`. */
static int other_pes_end_with_the_expected_status(const char *way, int expected)
{
    pid_t processes[3];
    shmemx_uniqueid_t id = new_id();
    const char *others = expected == 0 ? way : "wait"; /* they wait forever */
    for (int pe = 0; pe < 3; pe++)
        processes[pe] = start_process(&id, pe == 1 ? way : others, pe, 3);
    for (int pe = 0; pe < 3; pe++) {
        int status = status_of(processes[pe]);
        if (pe != 1)
            CHECK(status == expected);
    }
    puts("all have ended");
    return 0;
}

/* An id can be used again after a job that has failed. */
static int id_is_reusable_after_a_failed_job(void)
{
    const char *const first[] = {"kill", "global_exit", "exit"};
    pid_t processes[3];
    shmemx_uniqueid_t id = new_id();
    for (size_t i = 0; i < sizeof first / sizeof first[0]; i++) {
        for (int pe = 0; pe < 3; pe++)
            processes[pe] = start_process(&id, pe == 1 ? first[i] : "wait", pe, 3);
        for (int pe = 0; pe < 3; pe++)
            status_of(processes[pe]);
        for (int pe = 0; pe < 3; pe++)
            processes[pe] = start_process(&id, "twice", pe, 3);
        for (int pe = 0; pe < 3; pe++)
            CHECK(status_of(processes[pe]) == 0);
    }
    puts("done again");
    return 0;
}

static int run_refused(int number, int n)
{
    shmemx_uniqueid_t id = new_id();
    int errors;
    pid_t process = start_heard(&id, 0, 2, &errors);
    hear(errors, "no process has called this routine with rank 1");
    pid_t other = start_process(&id, "pe", number, n);
    hear(errors, NULL);
    CHECK(status_of(other) != 0 && status_of(process) != 0);
    puts("both have ended");
    return 0;
}

static int same_pe_number_twice_is_refused(void)
{
    return run_refused(0, 2);
}

static int different_pe_counts_are_refused(void)
{
    return run_refused(1, 3);
}

static int late_process_joins_the_waiting_job(void)
{
    shmemx_uniqueid_t id = new_id();
    int errors;
    pid_t process = start_heard(&id, 0, 2, &errors);
    hear(errors, "no process has called this routine with rank 1");
    be_pe(&id, 1, 2);
    hear(errors, NULL);
    CHECK(status_of(process) == 0);
    puts("done late");
    return 0;
}

/* Two of three processes have joined. One of them is killed before the third joins. */
static int death_before_the_job_starts_is_reported(void)
{
    shmemx_uniqueid_t id = new_id();
    int errors[2];
    pid_t first = start_heard(&id, 1, 3, &errors[0]);
    hear(errors[0], "no process has called this routine with rank");
    pid_t second = start_heard(&id, 0, 3, &errors[1]);
    hear(errors[1], "no process has called this routine with rank 2");
    CHECK(kill(first, SIGKILL) == 0);
    hear(errors[1], NULL);
    CHECK(status_of(first) == 128 + SIGKILL && status_of(second) == 1);
    puts("all have ended");
    return 0;
}

/* Uses an id that looks as if a process with an MPI had made it. */
static int id_made_by_an_mpi_is_refused(void)
{
    shmemx_uniqueid_t id = new_id();
    memset(id.internal, 0, sizeof id.internal);
    return be_pe(&id, 0, 1);
}

/* Uses an id with a wrong secret. Memory with its name exists, but belongs to the id that it was
 * changed from. */
static int id_with_a_wrong_secret_is_refused(void)
{
    shmemx_uniqueid_t id = new_id();
    id.internal[3] ^= 1; /* a byte of the secret */
    return be_pe(&id, 0, 1);
}

static int too_many_pes_are_refused(void)
{
    shmemx_uniqueid_t id = new_id();
    return be_pe(&id, 0, 5000);
}

static int id_without_its_maker_is_refused(void)
{
    int fds[2];
    shmemx_uniqueid_t id = SHMEMX_UNIQUEID_INITIALIZER;
    CHECK(pipe(fds) == 0);
    pid_t maker = fork();
    if (maker == 0) {
        id = new_id();
        _exit(write(fds[1], &id, sizeof id) != sizeof id);
    }
    CHECK(status_of(maker) == 0 && read(fds[0], &id, sizeof id) == sizeof id);
    return be_pe(&id, 0, 1);
}

/* ---- Started processes ---- */

static int join(char **words)
{
    shmemx_uniqueid_t id;
    int number = atoi(words[2]), n = atoi(words[3]);
    const char *way = words[1];
    from_text(words[0], &id);
    if (strcmp(way, "pe") == 0)
        return be_pe(&id, number, n);
    if (strcmp(way, "twice") == 0) {
        be_pe(&id, number, n);
        return be_pe(&id, n - 1 - number, n);
    }
    start(&id, number, n);
    shmem_barrier_all();
    if (strcmp(way, "kill") == 0)
        kill(getpid(), SIGKILL);
    if (strcmp(way, "global_exit") == 0)
        shmem_global_exit(5);
    if (strcmp(way, "exit") == 0)
        exit(3);
    if (strcmp(way, "without_finalize") == 0)
        exit(0);
    shmem_wait_until(&flag, SHMEM_CMP_EQ, 77);
    return 0;
}

static const struct {
    const char *name;
    int (*run)(void);
} ways[] = {{"all", jobs_of_all_sizes_start_by_ids},
            {"same_number", same_pe_number_twice_is_refused},
            {"other_count", different_pe_counts_are_refused},
            {"late", late_process_joins_the_waiting_job},
            {"die_early", death_before_the_job_starts_is_reported},
            {"without_maker", id_without_its_maker_is_refused},
            {"of_mpi", id_made_by_an_mpi_is_refused},
            {"other_id", id_with_a_wrong_secret_is_refused},
            {"too_many", too_many_pes_are_refused},
            {"again", id_is_reusable_after_a_failed_job}};

static const struct {
    const char *name;
    int expected; /* status of the remaining PEs */
} ends[] = {{"kill", 1}, {"global_exit", 5}, {"exit", 3}, {"without_finalize", 0}};

int main(int count, char **words)
{
    const char *way = count > 1 ? words[1] : "";
    self = words[0];
    if (strcmp(way, "join") == 0 && count == 6)
        return join(words + 2);
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (strcmp(way, ways[i].name) == 0)
            return ways[i].run();
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (strcmp(way, ends[i].name) == 0)
            return other_pes_end_with_the_expected_status(way, ends[i].expected);
    fprintf(stderr, "by_id: no way %s\n", way);
    return 2;
}
