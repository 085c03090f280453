#include "pe_process.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/supervisor_pipe.h"
#include "system_calls.h"
#include "unnamed_file.h"

/* ---- Descriptors ---- */

void descriptors_fill(void)
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0)
            continue;
        /* open returns the lowest free descriptor, which is this one */
        if (open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY) != descriptor) {
            perror("oshrun: /dev/null");
            exit(EXIT_FAILURE);
        }
    }
}

enum { DESCRIPTORS_MAX = 1024 }; /* number to close one by one if close_range is not available */

void descriptors_close_all_but(int kept)
{
    dup2(kept, 0);
    if (syscall(SYS_close_range, 1U, ~0U, 0U) == 0)
        return;
    for (int descriptor = 1; descriptor < DESCRIPTORS_MAX; descriptor++)
        close(descriptor);
}

/* ---- Processes ---- */

static int pe_process_open_file(pid_t process, const char *file)
{
    char path[64];

    snprintf(path, sizeof path, "/proc/%d/%s", (int)process, file);
    return open(path, O_RDONLY | O_CLOEXEC);
}

/* Reads the contents of a file of the process, truncated to the capacity. */
static void pe_process_read_file(pid_t process, const char *file, char *text, size_t capacity)
{
    int descriptor = pe_process_open_file(process, file);
    ssize_t bytes = descriptor < 0 ? 0 : read(descriptor, text, capacity - 1);
    text[bytes > 0 ? bytes : 0] = '\0';
    if (descriptor >= 0)
        close(descriptor);
}

void process_name(pid_t process, char name[PROCESS_NAME_CAPACITY])
{
    char text[PROCESS_NAME_CAPACITY + 1]; /* including the newline */

    pe_process_read_file(process, "comm", text, sizeof text);
    text[strcspn(text, "\n")] = '\0';
    memcpy(name, text, PROCESS_NAME_CAPACITY);
    name[PROCESS_NAME_CAPACITY - 1] = '\0';
}

void process_program(pid_t process, char name[PROCESS_NAME_CAPACITY])
{
    char link[64], path[4096];

    snprintf(link, sizeof link, "/proc/%d/exe", (int)process);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length > 0 ? length : 0] = '\0';
    const char *slash = strrchr(path, '/');
    snprintf(name, PROCESS_NAME_CAPACITY, "%.*s", PROCESS_NAME_CAPACITY - 1,
             slash ? slash + 1 : "");
}

bool process_has_argument(pid_t process, const char *word)
{
    int descriptor = pe_process_open_file(process, "cmdline");
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "r");
    char *text = NULL;
    size_t capacity = 0;
    bool found = false;

    if (!file) {
        if (descriptor >= 0)
            close(descriptor);
        return false;
    }
    while (!found && getdelim(&text, &capacity, '\0', file) > 0)
        found = strcmp(text, word) == 0;
    free(text);
    fclose(file);
    return found;
}

pid_t process_parent(pid_t process)
{
    char text[512];
    int parent = 0;

    pe_process_read_file(process, "stat", text, sizeof text);
    const char *name_end = strrchr(text, ')'); /* the name may contain any characters */
    return name_end && sscanf(name_end, ") %*c %d", &parent) == 1 ? parent : 0;
}

/* Returns the state of a thread, a letter as in ps: 'S' if it sleeps. Returns 0 if it cannot be
 * read. `folder` is the folder /proc/PID/task. */
static int pe_process_thread_state(int folder, const char *thread)
{
    char path[64], text[512];

    snprintf(path, sizeof path, "%.32s/stat", thread);
    int descriptor = openat(folder, path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return 0;
    ssize_t length = read(descriptor, text, sizeof text - 1);
    close(descriptor);
    text[length > 0 ? length : 0] = '\0';
    const char *name_end = strrchr(text, ')'); /* the name may contain any characters */
    return name_end && name_end[1] == ' ' ? name_end[2] : 0;
}

bool process_sleeps(pid_t process)
{
    char path[64];
    const struct dirent *entry;
    bool sleeps = true;

    snprintf(path, sizeof path, "/proc/%d/task", (int)process);
    DIR *threads = opendir(path);
    if (!threads)
        return true;
    while (sleeps && (entry = readdir(threads)) != NULL) {
        int state =
            *entry->d_name == '.' ? 0 : pe_process_thread_state(dirfd(threads), entry->d_name);
        sleeps = state == 0 || strchr("SZX", state) != NULL; /* Z, X: has ended */
    }
    closedir(threads);
    return sleeps;
}

unsigned long process_stack_start(pid_t process)
{
    /* Field numbers in /proc/PID/stat: the program's name, which may contain blanks, and the
     * start of the stack. */
    enum { NAME = 2, STACK = 28 };
    char text[1024];
    unsigned long stack = 0;

    pe_process_read_file(process, "stat", text, sizeof text);
    const char *word = strrchr(text, ')');
    for (int i = NAME; word && i < STACK; i++)
        word = strchr(word + 1, ' ');
    if (word)
        sscanf(word, "%lu", &stack);
    return stack;
}

/* ---- Status messages ---- */

/* Creates and maps the page that the PE shares with this process. Returns the page's descriptor
 * and stores its inode number, or returns -1. */
static int pe_process_create_page(struct pe_status *pe_status, unsigned long *inode)
{
    struct stat status;
    int file = unnamed_file("oshrun-words");
    if (file < 0)
        return -1;
    void *page = MAP_FAILED;
    if (ftruncate(file, (off_t)sizeof *pe_status->page) == 0 && fstat(file, &status) == 0 &&
        fcntl(file, F_SETFD, 0) == 0)
        page = mmap(NULL, sizeof *pe_status->page, PROT_READ, MAP_SHARED, file, 0);
    if (page == MAP_FAILED) {
        close(file);
        return -1;
    }
    pe_status->page = page;
    *inode = (unsigned long)status.st_ino;
    return file;
}

bool pe_status_open(struct pe_status *pe_status)
{
    int ends[2];
    struct stat file;
    unsigned long page_inode = 0;
    char variable[100];

    pe_status->descriptor = pe_status->inherited[0] = pe_status->inherited[1] = -1;
    if (pipe2(ends, O_NONBLOCK) != 0 || fstat(ends[1], &file) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    pe_status->descriptor = ends[0];
    pe_status->inherited[0] = ends[1];
    pe_status->inherited[1] = pe_process_create_page(pe_status, &page_inode);
    snprintf(variable, sizeof variable, "%d:%lu:%d:%lu", ends[1], (unsigned long)file.st_ino,
             pe_status->inherited[1], page_inode);
    setenv(SUPERVISOR_VARIABLE, variable, 1);
    return true;
}

void pe_status_close_inherited(struct pe_status *pe_status)
{
    for (int i = 0; i < 2; i++)
        if (pe_status->inherited[i] >= 0)
            close(pe_status->inherited[i]);
    pe_status->inherited[0] = pe_status->inherited[1] = -1;
}

bool pe_status_is_lost(const struct pe_status *pe_status)
{
    return pe_status->stage == IN_INIT || pe_status->stage == RUNNING;
}

static void pe_process_handle_message(struct pe_status *pe_status, char message)
{
    if (message == SUPERVISOR_LOADED && pe_status->stage == OTHER_PROGRAM) {
        pe_status->stage = LOADED;
    } else if (message == SUPERVISOR_STARTING || message == SUPERVISOR_JOINING) {
        pe_status->stage = IN_INIT;
        pe_status->n_inits++;
        pe_status->stack = process_stack_start(pe_status->program);
        pe_status->is_of_subset = message == SUPERVISOR_JOINING;
    } else if (message == SUPERVISOR_RUNNING) {
        pe_status->stage = RUNNING;
    } else if (message == SUPERVISOR_FINALIZED) {
        pe_status->stage = FINALIZED;
    } else if (message == SUPERVISOR_EXPLAINED) {
        pe_status->has_explained = true;
    }
}

/* Returns true if the program has ended, even if waitpid has collected its status. */
static bool pe_process_has_ended(const struct pe_status *pe_status)
{
    siginfo_t end = {0};
    return waitid(P_PID, (id_t)pe_status->program, &end, WEXITED | WNOHANG | WNOWAIT) != 0 ||
           end.si_pid != 0;
}

bool pe_status_check_closed(struct pe_status *pe_status)
{
    enum { TRIES = 100 };
    if (!pe_status->is_closed || !pe_status_is_lost(pe_status) || pe_process_has_ended(pe_status) ||
        pe_status->n_checks++ >= TRIES)
        return true;
    unsigned long stack = process_stack_start(pe_status->program);
    if (stack == 0) /* the process is ending or in an exec: its stack address is unknown */
        return false;
    /* The write end of the status pipe is closed. If the stack address has changed, a call of
     * exec has closed it. Otherwise the program itself has closed it. */
    pe_status->has_execed = pe_status->stack != 0 && stack != pe_status->stack;
    if (pe_status->has_execed)
        kill(pe_status->program, SIGKILL);
    return true;
}

void pe_status_wait_closed(struct pe_status *pe_status)
{
    while (!pe_status_check_closed(pe_status))
        poll(NULL, 0, PE_STATUS_RETRY_MS);
}

void pe_status_read(struct pe_status *pe_status)
{
    char some[64];
    ssize_t count;

    while ((count = read(pe_status->descriptor, some, sizeof some)) > 0) {
        for (ssize_t i = 0; i < count; i++)
            pe_process_handle_message(pe_status, some[i]);
    }
    if (count != 0)
        return;
    close(pe_status->descriptor);
    pe_status->descriptor = -1;
    pe_status->is_closed = true;
}

/* Reads the PE's state from the shared page. The page contains only the last state, not earlier
 * ones. */
static void pe_process_read_page(struct pe_status *pe_status)
{
    const struct supervisor_page page = {
        .stage = __atomic_load_n(&pe_status->page->stage, __ATOMIC_ACQUIRE),
        .explained = __atomic_load_n(&pe_status->page->explained, __ATOMIC_ACQUIRE)};
    if (pe_status->n_inits == 0 && page.stage != 0 && page.stage != SUPERVISOR_LOADED)
        pe_status->n_inits = 1;
    if (page.stage == SUPERVISOR_STARTING || page.stage == SUPERVISOR_JOINING)
        pe_status->stage = IN_INIT;
    else if (page.stage != 0)
        pe_process_handle_message(pe_status, (char)page.stage);
    pe_status->has_explained = pe_status->has_explained || page.explained != 0;
    munmap(pe_status->page, sizeof *pe_status->page);
    pe_status->page = NULL;
}

void pe_status_read_last(struct pe_status *pe_status)
{
    if (pe_status->descriptor >= 0)
        pe_status_read(pe_status);
    if (pe_status->page != NULL)
        pe_process_read_page(pe_status);
}
