#include "launch_pes.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/small_file.h"
#include "unnamed_file.h"

/* ---- Process group ---- */

static struct {
    pid_t leader;
    int lifetime_pipe; /* write end of a pipe; the kernel closes it when this process ends */
} process_group = {.lifetime_pipe = -1};

/* Runs the leader of the process group: kills the group when the launcher has ended. Blocks all
 * signals that can be blocked. */
static _Noreturn void launch_pes_run_leader(int lifetime_pipe)
{
    sigset_t all;
    char nothing;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    prctl(PR_SET_NAME, "isthmus-group");
    setpgid(0, 0);
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++)
        if (descriptor != lifetime_pipe)
            close(descriptor);
    while (read(lifetime_pipe, &nothing, 1) < 0 && errno == EINTR)
        ;
    kill(0, SIGKILL);
    _exit(0);
}

bool process_group_start(void)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return false;
    process_group.leader = fork();
    if (process_group.leader == 0) {
        close(ends[1]);
        launch_pes_run_leader(ends[0]);
    }
    close(ends[0]);
    process_group.lifetime_pipe = ends[1];
    if (process_group.leader > 0)
        /* Parent and child both set the process group, because either may run first. */
        setpgid(process_group.leader, process_group.leader);
    return process_group.leader > 0;
}

void process_group_add(pid_t process)
{
    setpgid(process, process_group.leader);
}

void process_group_signal(int number)
{
    if (process_group.leader > 0) /* otherwise the number could be that of another process group */
        kill(-process_group.leader, number);
}

void process_group_end(void)
{
    process_group_signal(SIGKILL);
    while (waitpid(process_group.leader, NULL, 0) < 0 && errno == EINTR)
        ;
    process_group.leader = 0;
}

/* ---- PEs ---- */

enum { STATUS_NOT_STARTED = 127 };

struct pes pes;

static struct {
    int descriptor; /* descriptor of the memory that all PEs share */
    pid_t launcher;
    struct rlimit files_limit; /* the original limit of open files, restored for the PEs */
    char *text;                /* line buffers of all PEs */
} start;

/* ---- Limits ---- */

/* Returns the number in a file of /proc, or ULONG_MAX if it contains none. */
static unsigned long launch_pes_number_of_system(const char *path)
{
    char text[32];
    unsigned long number = small_file_read(path, text, sizeof text) ? strtoul(text, NULL, 10) : 0;
    return number > 0 ? number : ULONG_MAX;
}

/* Compares the limits with the descriptors and processes of the PEs only. The few other
 * descriptors and processes of the job are not counted. */
bool pes_have_room(int count, struct pes_limit *limit)
{
    struct rlimit files_limit = {RLIM_INFINITY, RLIM_INFINITY}, processes = files_limit;
    getrlimit(RLIMIT_NOFILE, &files_limit);
    if (geteuid() != 0) /* the limit does not apply to root */
        getrlimit(RLIMIT_NPROC, &processes);
    unsigned long n_pes = (unsigned long)count;
    const struct pes_limit limits[] = {
        {"open files", "ulimit -Hn", 3 * n_pes, files_limit.rlim_max},
        {"processes", "ulimit -u", n_pes, processes.rlim_cur},
        {"processes", "/proc/sys/kernel/pid_max", n_pes,
         launch_pes_number_of_system("/proc/sys/kernel/pid_max")},
        {"processes", "/proc/sys/kernel/threads-max", n_pes,
         launch_pes_number_of_system("/proc/sys/kernel/threads-max")}};
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        if (limits[i].needed > limits[i].most) {
            *limit = limits[i];
            return false;
        }
    return true;
}

/* ---- Memory and environment of all PEs ---- */

static bool launch_pes_map_memory(int count)
{
    size_t length = job_memory_length(count);
    start.descriptor = unnamed_file("isthmus-job");
    if (start.descriptor < 0 || ftruncate(start.descriptor, (off_t)length) != 0)
        return false;
    void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, start.descriptor, 0);
    if (memory == MAP_FAILED)
        return false;
    pes.memory = memory;
    pes.memory->n_pes = count;
    return true;
}

static bool launch_pes_set_variables(int count)
{
    struct stat file;
    char text[64];
    if (fstat(start.descriptor, &file) != 0)
        return false;
    snprintf(text, sizeof text, "%d:%lu", start.descriptor, (unsigned long)file.st_ino);
    setenv(JOB_MEMORY_VARIABLE, text, 1);
    snprintf(text, sizeof text, "%d", count);
    return setenv(JOB_SIZE_VARIABLE, text, 1) == 0;
}

/* Raises the limit of open files, because the launcher needs three descriptors for each PE. */
static void launch_pes_raise_limit_of_files(void)
{
    getrlimit(RLIMIT_NOFILE, &start.files_limit);
    struct rlimit most = {start.files_limit.rlim_max, start.files_limit.rlim_max};
    setrlimit(RLIMIT_NOFILE, &most);
}

const char *pes_create(int count)
{
    pes.all = calloc((size_t)count, sizeof *pes.all);
    start.text = malloc((size_t)count * 2 * STREAMS_CAPACITY);
    if (pes.all == NULL || start.text == NULL)
        return "cannot allocate memory for the records of the PEs";
    for (int i = 0; i < count; i++) {
        struct stream none = {.source = -1, .pe = i};
        struct pe *pe = &pes.all[i];
        pe->out = pe->err = none;
        pe->out.target = STDOUT_FILENO;
        pe->err.target = STDERR_FILENO;
        pe->out.text = start.text + (size_t)i * 2 * STREAMS_CAPACITY;
        pe->err.text = pe->out.text + STREAMS_CAPACITY;
        pe->pe_status.descriptor = -1;
    }
    start.launcher = getpid();
    launch_pes_raise_limit_of_files();
    return launch_pes_map_memory(count) && launch_pes_set_variables(count)
               ? NULL
               : "cannot create the shared memory of the PEs";
}

/* ---- Start of one PE ---- */

static _Noreturn void launch_pes_become_program(char *const *arguments, const sigset_t *mask,
                                                const int stdio[3])
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != start.launcher)
        raise(SIGKILL);
    process_group_add(0);
    for (int target = 0; target < 3; target++)
        dup2(stdio[target], target);
    fcntl(start.descriptor, F_SETFD, 0);
    setrlimit(RLIMIT_NOFILE, &start.files_limit);
    signal(SIGPIPE, SIG_DFL);
    sigprocmask(SIG_SETMASK, mask, NULL);
    execvp(arguments[0], arguments);
    dprintf(STDERR_FILENO, "isthmus: %s cannot be started: %s\n", arguments[0], strerror(errno));
    _exit(STATUS_NOT_STARTED);
}

/* Creates a pipe for the output of a PE. This process reads it without blocking. Returns the write
 * end for the program, or -1. */
static int launch_pes_open_stream(struct stream *stream)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    stream->source = ends[0];
    return ends[1];
}

static void launch_pes_close_all(const int descriptors[], int count)
{
    for (int i = 0; i < count; i++)
        if (descriptors[i] >= 0)
            close(descriptors[i]);
}

const char *pes_start(int number, char *const *arguments, const sigset_t *mask, int input)
{
    struct pe *pe = &pes.all[number];
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    setenv(JOB_RANK_VARIABLE, text, 1);
    int out = launch_pes_open_stream(&pe->out), err = launch_pes_open_stream(&pe->err);
    const int ends[] = {out, err, number == 0 ? -1 : open("/dev/null", O_RDONLY | O_CLOEXEC)};
    const int stdio[] = {number == 0 ? input : ends[2], out, err};
    if (!pe_status_open(&pe->pe_status) || out < 0 || err < 0 || stdio[0] < 0)
        return "too few file descriptors (ulimit -n)";
    pe->pe_status.program = fork();
    if (pe->pe_status.program == 0)
        launch_pes_become_program(arguments, mask, stdio);
    int reason = errno;
    pe_status_close_inherited(&pe->pe_status);
    launch_pes_close_all(ends, sizeof ends / sizeof ends[0]);
    errno = reason;
    if (pe->pe_status.program < 0)
        return "cannot create a process";
    process_group_add(pe->pe_status.program);
    pes.count++;
    pes.running++;
    return NULL;
}

/* ---- End of PEs ---- */

static void launch_pes_finish_pe(struct pe *pe)
{
    pe->has_ended = true;
    pes.running--;
    pe_status_read_last(&pe->pe_status);
    streams_drain(&pe->out);
    streams_drain(&pe->err);
}

static int launch_pes_pe_of_process(pid_t process)
{
    for (int i = 0; i < pes.count; i++)
        if (pes.all[i].pe_status.program == process && !pes.all[i].has_ended)
            return i;
    return -1;
}

/* Calls waitpid for any child: one system call for each PE that has ended, and none for PEs that
 * still run. */
void pes_reap(void (*ended)(int pe))
{
    pid_t process;
    int status;
    while ((process = waitpid(-1, &status, WNOHANG)) > 0) {
        int pe = launch_pes_pe_of_process(process);
        if (pe < 0)
            continue;
        pes.all[pe].status = status;
        launch_pes_finish_pe(&pes.all[pe]);
        ended(pe);
    }
}
