/*
 * Forked children of PEs, tested one kind after another while all PEs work. A child must not
 * disturb a PE, and a routine that a child calls must end the child with a message. Prints one line
 * for each kind.
 */
#include <pthread.h>
#include <shmem.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORDS = 500, ROUNDS = 20 };
static long source[WORDS], dest[WORDS], counter, word, lock;
static long *heap; /* WORDS longs on the symmetric heap */
static int me, n_pes;
static const char *way;   /* name of the current test */
static int faults;        /* number of errors on this PE */
static int line_pipe[2];  /* receives the standard error of a child */
static int life_pipe[2];  /* closed when the parent has finalized */
static shmem_ctx_t other; /* a context of the program */

static void check(bool well, const char *what)
{
    if (well)
        return;
    fprintf(stderr, "PE %d: %s: %s\n", me, way, what);
    faults++;
}

/* ---- Work of the PEs while children run ---- */

static void work_once(long round)
{
    int next = (me + 1) % n_pes, last = (me + n_pes - 1) % n_pes;
    for (int i = 0; i < WORDS; i++)
        source[i] = round * 100 + me + i;
    shmem_long_put(heap, source, WORDS, next);
    shmem_long_atomic_add(&counter, 1, next);
    shmem_barrier_all();
    check(heap[WORDS - 1] == round * 100 + last + WORDS - 1, "a put is wrong");
    shmem_long_get(dest, source, WORDS, next);
    check(dest[7] == round * 100 + next + 7, "a get is wrong");
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, WORDS);
    check(dest[0] == n_pes * round * 100 + n_pes * (n_pes - 1) / 2, "a reduction is wrong");
    shmem_barrier_all();
}

static void work(void)
{
    static long round;
    counter = 0;
    shmem_barrier_all();
    for (int i = 0; i < ROUNDS; i++)
        work_once(round++);
    check(counter == ROUNDS, "an atomic is lost");
}

/* ---- Actions of a child ---- */

static void put(void)
{
    shmem_long_p(&word, 1, (me + 1) % n_pes);
}

static void put_context(void)
{
    shmem_ctx_long_p(other, heap, 1, (me + 1) % n_pes);
}

static void put_self(void)
{
    shmem_long_p(heap, 1, me);
}

static void put_long(void)
{
    shmem_long_put(heap, source, WORDS, (me + 1) % n_pes);
}

static void get(void)
{
    shmem_long_g(&word, (me + 1) % n_pes);
}

static void atomic(void)
{
    shmem_long_atomic_add(&counter, 1, (me + 1) % n_pes);
}

static void fetch(void)
{
    shmem_long_atomic_fetch(heap, me);
}

static void signal_put(void)
{
    shmem_long_put_signal(heap, source, 1, (uint64_t *)(void *)&word, 1, SHMEM_SIGNAL_SET, me);
}

static void wait_for(void)
{
    shmem_long_wait_until(&word, SHMEM_CMP_EQ, word);
}

static void test(void)
{
    shmem_long_test(&word, SHMEM_CMP_EQ, word);
}

static void set_lock(void)
{
    shmem_set_lock(&lock);
}

static void allocate(void)
{
    shmem_malloc(64);
}

static void reduce(void)
{
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1);
}

static void split(void)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n_pes, NULL, 0, &team);
}

static void make_context(void)
{
    shmem_ctx_t made;
    shmem_ctx_create(0, &made);
}

static void ask(void)
{
    shmem_ptr(heap, me);
}

static void leave_all(void)
{
    shmem_global_exit(0);
}

static void exit_0(void)
{
    exit(0);
}

static void exit_7(void)
{
    exit(7);
}

static void exit_at_once(void)
{
    _exit(0);
}

static void become_true(void)
{
    execlp("true", "true", (char *)NULL);
}

static void die(void)
{
    kill(getpid(), SIGKILL);
}

/* Waits until the parent has ended. */
static void outlive(void)
{
    char nothing;
    close(life_pipe[1]);
    exit(read(life_pipe[0], &nothing, 1) == 0 ? 0 : 1);
}

/* Statuses from waitpid: TOLD means that a routine has ended the child with a message. */
enum { TOLD = 1 << 8, LEFT = 0, BY_7 = 7 << 8, KILLED = SIGKILL };

static const struct child {
    const char *way;
    void (*act)(void); /* NULL: returns from main */
    int status;        /* as returned by waitpid */
} children[] = {
    {"return", NULL, LEFT},
    {"exit(0)", exit_0, LEFT},
    {"exit(7)", exit_7, BY_7},
    {"_exit", exit_at_once, LEFT},
    {"exec", become_true, LEFT},
    {"SIGKILL", die, KILLED},
    {"p", put, TOLD},
    {"p on a context", put_context, TOLD},
    {"p to itself", put_self, TOLD},
    {"put", put_long, TOLD},
    {"g", get, TOLD},
    {"atomic_add", atomic, TOLD},
    {"atomic_fetch", fetch, TOLD},
    {"put_signal", signal_put, TOLD},
    {"wait_until", wait_for, TOLD},
    {"test", test, TOLD},
    {"set_lock", set_lock, TOLD},
    {"malloc", allocate, TOLD},
    {"quiet", shmem_quiet, TOLD},
    {"fence", shmem_fence, TOLD},
    {"barrier_all", shmem_barrier_all, TOLD},
    {"sync_all", shmem_sync_all, TOLD},
    {"sum_reduce", reduce, TOLD},
    {"team_split", split, TOLD},
    {"ctx_create", make_context, TOLD},
    {"ptr", ask, TOLD},
    {"init", shmem_init, TOLD},
    {"finalize", shmem_finalize, TOLD},
    {"global_exit", leave_all, TOLD},
};
enum { CHILDREN = sizeof children / sizeof children[0] };

/* Runs in the child. Returns true if the child must return from main. */
static bool act(const struct child *child)
{
    dup2(line_pipe[1], STDERR_FILENO);
    if (child->act == NULL)
        return true;
    child->act();
    _exit(99); /* the routine returned, which is an error */
}

static bool has_line(const char *text)
{
    const char *end = strchr(text, '\n');
    return strncmp(text, "isthmus: PE ", 12) == 0 && end != NULL && end[1] == '\0' &&
           strstr(text, ": called in a forked child: ") != NULL;
}

static void judge(const struct child *child, int status)
{
    char text[1000] = "";
    close(line_pipe[1]);
    ssize_t length = read(line_pipe[0], text, sizeof text - 1);
    text[length < 0 ? 0 : length] = '\0';
    close(line_pipe[0]);
    check(status == child->status, "the child ended otherwise than it should");
    check(child->status == TOLD ? has_line(text) : text[0] == '\0', "the child's lines are others");
    printf("PE %d: %s: status %#x, %s", me, child->way, (unsigned)status,
           text[0] == '\0' ? "no line\n" : text);
}

static void wait_and_judge(const struct child *child, pid_t pid)
{
    int status = -1;
    if (waitpid(pid, &status, 0) != pid)
        check(false, "the child is lost");
    judge(child, status);
}

static pid_t make_child(void)
{
    fflush(stdout); /* otherwise the child would also write the buffered text */
    if (pipe(line_pipe) != 0) {
        perror("pipe");
        exit(1);
    }
    return fork();
}

/* Two PEs at a time have a child. Returns true in a child that must return from main. */
static bool try_child(const struct child *child)
{
    pid_t pid = -1;
    way = child->way;
    if (me < 2 && (pid = make_child()) == 0)
        return act(child);
    work();
    if (me < 2)
        wait_and_judge(child, pid);
    return false;
}

/* ---- Children that do not continue as a copy of the parent ---- */

static bool system_works(void)
{
    return system("exit 3") == 3 << 8;
}

static bool popen_works(void)
{
    char text[8] = "";
    FILE *stream = popen("echo here", "r");
    bool read = stream != NULL && fgets(text, sizeof text, stream) != NULL;
    return read && strcmp(text, "here\n") == 0 && pclose(stream) == 0;
}

static bool spawn_works(void)
{
    char *const words[] = {"true", NULL};
    pid_t pid;
    int status = -1;
    return posix_spawnp(&pid, "true", NULL, NULL, words, environ) == 0 &&
           waitpid(pid, &status, 0) == pid && status == 0;
}

static void *fork_in_thread(void *unused)
{
    static const struct child leaves = {"exit(0) of a thread's child", exit_0, LEFT};
    pid_t pid = make_child();
    if (pid == 0)
        act(&leaves);
    wait_and_judge(&leaves, pid);
    return unused;
}

static bool fork_in_a_thread_works(void)
{
    pthread_t thread;
    return pthread_create(&thread, NULL, fork_in_thread, NULL) == 0 &&
           pthread_join(thread, NULL) == 0;
}

static const struct program {
    const char *way;
    bool (*run)(void);
} programs[] = {{"system", system_works},
                {"popen", popen_works},
                {"posix_spawn", spawn_works},
                {"a thread's child", fork_in_a_thread_works}};

static void program_works_and_pes_go_on(const struct program *program)
{
    way = program->way;
    fflush(stdout);
    bool well = program->run();
    check(well, "it does not work");
    work();
    printf("PE %d: %s: %s\n", me, way, well ? "well" : "failed");
}

/* ---- Children before and after finalize ---- */

static void child_after_finalize_ends_as_listed(const struct child *child)
{
    way = child->way;
    pid_t pid = make_child();
    if (pid == 0)
        act(child);
    wait_and_judge(child, pid);
}

static void children_at_finalize_end_as_listed(void)
{
    static const struct child outlives = {"exit(0) after the parent's end", outlive, LEFT},
                              leaves = {"exit(0) of a child made after finalize", exit_0, LEFT},
                              begins = {"init of a child made after finalize", shmem_init, TOLD};
    way = outlives.way;
    if (pipe(life_pipe) != 0)
        perror("pipe");
    pid_t pid = make_child();
    if (pid == 0)
        act(&outlives);
    shmem_finalize();
    close(life_pipe[1]);
    wait_and_judge(&outlives, pid);
    child_after_finalize_ends_as_listed(&leaves);
    child_after_finalize_ends_as_listed(&begins);
}

int main(void)
{
    int provided;
    shmem_init_thread(SHMEM_THREAD_SERIALIZED, &provided);
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    heap = shmem_calloc(WORDS, sizeof *heap);
    way = "start";
    check(heap != NULL && shmem_ctx_create(0, &other) == 0, "no memory, or no context");
    for (int i = 0; i < CHILDREN; i++)
        if (try_child(&children[i]))
            return 0;
    for (size_t i = 0; i < sizeof programs / sizeof programs[0]; i++)
        program_works_and_pes_go_on(&programs[i]);
    children_at_finalize_end_as_listed();
    return faults != 0;
}
