/*
 * forks WAY: forks whose handlers overlap. Each child must have its own static variables, with
 * their values at the time of the fork. The parent's variables must not change.
 *
 *   threads  two threads are between the library's fork handlers and the fork at the same time, and
 *            have variables that the other one has not seen
 *   nested   a handler that runs between them forks, too
 *   refused  the system rejects mremap, with which a child gets its variables
 *   replaced the program has closed the library's descriptors, and other files use their numbers
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <semaphore.h>
#include <shmem.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FORKS = 6, SIZE = 1 << 20, SKIP = 77 };

static long variable = 42;
static char filled[SIZE]; /* large, so that a leaked copy is detected */
static bool nests;
static _Thread_local bool is_inner;

/* Roles of two threads that fork at the same time. The second thread enters its fork while the
 * first one is between the library's handlers and the fork. It executes the fork after the first
 * one has completed its own. */
enum role { ALONE, FIRST, SECOND };
static _Thread_local enum role role;
static sem_t first_is_between, second_is_between, first_has_left;
static long round_of[SECOND + 1]; /* each thread increments its entry before it forks */
static _Thread_local long own_round;
static int faults;

static void check(bool well, const char *what)
{
    if (well)
        return;
    fprintf(stderr, "forks: %s\n", what);
    __atomic_fetch_add(&faults, 1, __ATOMIC_RELAXED);
}

/* ---- One fork ---- */

static _Noreturn void be_child(void)
{
    bool well = variable == 42 && filled[0] == 1 && filled[SIZE - 1] == 1 &&
                (role == ALONE || round_of[role] == own_round);
    variable = 666;
    memset(filled, 2, sizeof filled);
    _exit(well ? 0 : 1);
}

static void child_gets_its_own_variables(void)
{
    int status = -1;
    round_of[role] = ++own_round;
    pid_t child = fork();
    if (child == 0)
        be_child();
    check(child > 0 && waitpid(child, &status, 0) == child, "no child");
    check(WIFEXITED(status), "a child was killed");
    check(status == 0, "a child has not its parent's values");
    check(variable == 42 && filled[SIZE - 1] == 1, "a child has written its parent's variables");
}

/* ---- Between the library's handlers and the fork ---- */

static void between(void)
{
    if (role == FIRST) {
        sem_post(&first_is_between);
        sem_wait(&second_is_between);
    } else if (role == SECOND) {
        sem_post(&second_is_between);
        sem_wait(&first_has_left);
    }
    if (!nests || is_inner)
        return;
    is_inner = true;
    child_gets_its_own_variables();
    is_inner = false;
}

/* Overrides the C library's function behind pthread_atfork, which before a fork runs handlers in
 * the reverse order of registration. The library registers its handlers before all other code,
 * so this function registers `between` together with them. */
int __register_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void),
                      void *object);
int __register_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void),
                      void *object)
{
    typedef int registers(void (*)(void), void (*)(void), void (*)(void), void *);
    static bool is_registered;
    registers *next;
    *(void **)(&next) = dlsym(RTLD_NEXT, "__register_atfork");
    if (next == NULL || (!is_registered && next(between, NULL, NULL, object) != 0))
        return ENOMEM;
    is_registered = true;
    return next(prepare, parent, child, object);
}

/* ---- Ways ---- */

static void fork_often(void)
{
    for (int i = 0; i < FORKS; i++)
        child_gets_its_own_variables();
}

static void *fork_second(void *unused)
{
    role = SECOND;
    for (int i = 0; i < FORKS; i++) {
        sem_wait(&first_is_between);
        child_gets_its_own_variables();
    }
    return unused;
}

static void overlapping_forks_copy_variables(void)
{
    pthread_t thread;
    sem_init(&first_is_between, 0, 0);
    sem_init(&second_is_between, 0, 0);
    sem_init(&first_has_left, 0, 0);
    check(pthread_create(&thread, NULL, fork_second, NULL) == 0, "no thread");
    role = FIRST;
    for (int i = 0; i < FORKS; i++) {
        child_gets_its_own_variables();
        sem_post(&first_has_left);
    }
    pthread_join(thread, NULL);
    role = ALONE;
}

static void nested_forks_copy_variables(void)
{
    nests = true;
    fork_often();
    nests = false;
}

static void forks_copy_variables_without_mremap(void)
{
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mremap, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOMEM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
    struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        exit(SKIP);
    fork_often();
}

/* Replaces every descriptor of a memory file by an empty file. */
static void forks_copy_variables_without_descriptors(void)
{
    int empty = open("/dev/zero", O_RDWR);
    for (int descriptor = 3; descriptor < 100; descriptor++) {
        char path[64], target[64] = "";
        snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
        if (readlink(path, target, sizeof target - 1) > 0 && strstr(target, "isthmus-static"))
            dup2(empty, descriptor);
    }
    fork_often();
}

static const struct {
    const char *name;
    void (*fork)(void);
} ways[] = {{"threads", overlapping_forks_copy_variables},
            {"nested", nested_forks_copy_variables},
            {"refused", forks_copy_variables_without_mremap},
            {"replaced", forks_copy_variables_without_descriptors}};

static long pages_of_process(void)
{
    long pages = -1;
    FILE *file = fopen("/proc/self/statm", "r");
    check(file != NULL && fscanf(file, "%ld", &pages) == 1, "no /proc/self/statm");
    if (file != NULL)
        fclose(file);
    return pages;
}

int main(int count, char **words)
{
    int provided;
    if (count != 2 || shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) != 0)
        return 2;
    memset(filled, 1, sizeof filled);
    child_gets_its_own_variables();
    long pages = pages_of_process();
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++)
        if (strcmp(words[1], ways[i].name) == 0)
            ways[i].fork();
    /* Threads allocate additional arenas and stacks, so memory is checked without threads only. */
    long more = (pages_of_process() - pages) * sysconf(_SC_PAGESIZE);
    check(strcmp(words[1], "threads") == 0 || more < FORKS * (long)SIZE, "copies are left behind");
    shmem_barrier_all();
    shmem_finalize();
    return faults != 0;
}
