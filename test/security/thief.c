/*
 * Usage: security_thief VICTIM READY [WAY...]
 *
 * Attacks the processes of the user with the number VICTIM, in all ways or in those that are
 * listed, until it receives SIGTERM. Creates the file READY after it has started. Prints what it
 * has obtained, and exits with status 1 if it has obtained anything.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "system_calls.h"

static uid_t victim;
static int stolen;
static volatile sig_atomic_t stopped;

static void got(const char *what, const char *of)
{
    if (stolen++ < 10) {
        printf("STOLEN: %s (%s)\n", what, of);
        fflush(stdout);
    }
}

/* ---- Finding victims ---- */

enum { MOST_PROCESSES = 64 };

static bool is_victims(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && status.st_uid == victim;
}

/* Returns true for a process of the victim. If its program is not readable, its files in /proc
 * belong to root, so this function reads the user from /proc/PID/status. */
static bool is_victims_process(const char *pid)
{
    char path[64], line[128];
    unsigned user = UINT_MAX;
    snprintf(path, sizeof path, "/proc/%.16s/status", pid);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return false;
    while (fgets(line, sizeof line, file) != NULL && sscanf(line, "Uid: %u", &user) != 1)
        ;
    fclose(file);
    return user == victim;
}

static int find_processes(pid_t found[MOST_PROCESSES])
{
    int count = 0;
    DIR *folder = opendir("/proc");
    if (folder == NULL)
        return 0;
    for (struct dirent *entry; count < MOST_PROCESSES && (entry = readdir(folder)) != NULL;)
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9' && is_victims_process(entry->d_name))
            found[count++] = (pid_t)atol(entry->d_name);
    closedir(folder);
    return count;
}

/* ---- Sockets ---- */

struct name {
    struct sockaddr_un address;
    socklen_t length;
};

static struct name make_name(const char *text)
{
    struct name name = {.address = {.sun_family = AF_UNIX}};
    int used = snprintf(name.address.sun_path + 1, sizeof name.address.sun_path - 1, "%s", text);
    name.length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)used);
    return name;
}

/* Finds the socket names that the library uses now. They are longer than the names that this
 * program binds. */
static int find_names(struct name *names, int most)
{
    char line[256];
    int count = 0;
    FILE *file = fopen("/proc/net/unix", "r");
    while (file != NULL && count < most && fgets(line, sizeof line, file) != NULL) {
        const char *text = strstr(line, "@isthmus-");
        line[strcspn(line, "\n")] = '\0';
        if (text != NULL && strlen(text) > 30)
            names[count++] = make_name(text + 1);
    }
    if (file != NULL)
        fclose(file);
    return count;
}

static void take(int sock, const char *how)
{
    char data[256];
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(8 * sizeof(int))];
    struct iovec part = {data, sizeof data};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = control,
                             .msg_controllen = sizeof control};
    if (recvmsg(sock, &message, MSG_DONTWAIT) <= 0)
        return;
    got(CMSG_FIRSTHDR(&message) != NULL ? "descriptors" : "data", how);
}

/* Sends garbage with a descriptor. In some rounds it has the length of a valid greeting. */
static void send_garbage(int sock, unsigned round)
{
    static const size_t lengths[] = {20, 4, 1, 256};
    char data[256];
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof(int))];
    struct iovec part = {data, lengths[round / 4 % 4]};
    struct msghdr message = {.msg_iov = &part,
                             .msg_iovlen = 1,
                             .msg_control = control,
                             .msg_controllen = sizeof control};
    memset(data, (int)round, sizeof data);
    memset(control, 0, sizeof control);
    memcpy(data, &(int){(int)(round % 4)}, sizeof(int));
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &sock, sizeof sock);
    sendmsg(sock, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/* Connects to a socket of any type. Returns -1 on failure. */
static int call(const struct name *name)
{
    static const int types[] = {SOCK_SEQPACKET, SOCK_STREAM, SOCK_DGRAM};
    for (int i = 0; i < 3; i++) {
        int sock = socket(AF_UNIX, types[i] | SOCK_NONBLOCK, 0);
        if (sock >= 0 && connect(sock, (const struct sockaddr *)&name->address, name->length) == 0)
            return sock;
        close(sock);
    }
    return -1;
}

/* Connects to all sockets, sends garbage, and checks what is received. */
static void talk(unsigned round)
{
    enum { NAMES = 16, PATIENCE_MS = 500 };
    struct name names[NAMES];
    struct pollfd calls[NAMES];
    int count = find_names(names, NAMES), n_calls = 0;
    for (int i = 0; i < count; i++) {
        int sock = call(&names[i]);
        if (sock < 0)
            continue;
        send_garbage(sock, round + (unsigned)i);
        calls[n_calls++] = (struct pollfd){.fd = sock, .events = POLLIN};
    }
    for (int i = 0; i < n_calls; i++) {
        poll(&calls[i], 1, PATIENCE_MS);
        take(calls[i].fd, "from a socket of the job's");
        close(calls[i].fd);
    }
}

/* Opens many connections without sending anything, and keeps them for `stay_us` microseconds. */
static void connect_silently(useconds_t stay_us)
{
    enum { NAMES = 4, CONNECTIONS = 500 };
    int held[CONNECTIONS], n_held = 0;
    struct name names[NAMES];
    int count = find_names(names, NAMES);
    for (int tries = 0; count > 0 && tries < CONNECTIONS; tries++) {
        int sock = call(&names[tries % count]);
        if (sock >= 0)
            held[n_held++] = sock;
    }
    if (n_held > 0)
        usleep(stay_us);
    for (int i = 0; i < n_held; i++) {
        take(held[i], "from a socket of the job's");
        close(held[i]);
    }
}

static void flood(unsigned round)
{
    (void)round;
    connect_silently(0);
}

static void stay(unsigned round)
{
    enum { STAY_US = 10000000 };
    (void)round;
    connect_silently(STAY_US);
}

/* ---- Predictable socket names: isthmus-PID-INODE ---- */

enum { MOST_TAKEN = 100000, BEFORE = 50, AFTER = 900 };

static struct pollfd taken[MOST_TAKEN];
static int n_taken;

static ino_t next_inode(void)
{
    struct stat status = {0};
    int file = memfd_create("next", 0);
    fstat(file, &status);
    close(file);
    return status.st_ino;
}

static void take_name(pid_t pid, ino_t inode)
{
    char text[64];
    snprintf(text, sizeof text, "isthmus-%ld-%lu", (long)pid, (unsigned long)inode);
    struct name name = make_name(text);
    int sock = n_taken < MOST_TAKEN ? socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0) : -1;
    if (sock < 0)
        return;
    if (bind(sock, (struct sockaddr *)&name.address, name.length) == 0)
        taken[n_taken++] = (struct pollfd){.fd = sock, .events = POLLIN};
    else
        close(sock);
}

/* Binds the names that a process may choose. Each CPU allocates inode numbers from its own range,
 * so this function tries all CPUs. */
static void take_names_of(pid_t pid)
{
    for (int cpu = 0; cpu < CPU_SETSIZE; cpu++) {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(cpu, &one);
        if (sched_setaffinity(0, sizeof one, &one) != 0)
            return;
        ino_t inode = next_inode();
        for (ino_t i = inode - BEFORE; i < inode + AFTER; i++)
            take_name(pid, i);
    }
}

static void squat(unsigned round)
{
    static pid_t known[MOST_PROCESSES];
    static int n_known;
    pid_t found[MOST_PROCESSES];
    int count = find_processes(found);
    (void)round;
    for (int i = 0; i < count && n_known < MOST_PROCESSES; i++) {
        bool is_new = true;
        for (int j = 0; j < n_known; j++)
            is_new = is_new && known[j] != found[i];
        if (!is_new)
            continue;
        known[n_known++] = found[i];
        take_names_of(found[i]);
    }
    if (poll(taken, (nfds_t)n_taken, 1) > 0)
        for (int i = 0; i < n_taken; i++)
            if (taken[i].revents != 0)
                take(taken[i].fd, "to a name that this thief took");
}

/* ---- Files ---- */

static void open_one(const char *path, const char *how)
{
    static const int flags[] = {O_RDWR, O_RDONLY, O_WRONLY};
    for (int i = 0; i < 3; i++) {
        int file = open(path, flags[i] | O_CLOEXEC | O_NONBLOCK);
        if (file < 0)
            continue;
        got(path, how);
        close(file);
        return;
    }
}

static void open_all_in(const char *folder_name, const char *how)
{
    DIR *folder = opendir(folder_name);
    if (folder == NULL)
        return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%s/%s", folder_name, entry->d_name);
        if (entry->d_name[0] != '.' && is_victims(path))
            open_one(path, how);
    }
    closedir(folder);
}

static void rob_shm(unsigned round)
{
    (void)round;
    DIR *folder = opendir("/dev/shm");
    if (folder == NULL)
        return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char path[PATH_MAX];
        snprintf(path, sizeof path, "/dev/shm/%s", entry->d_name);
        if (entry->d_name[0] == '.' || !is_victims(path))
            continue;
        open_one(path, "in /dev/shm");
        if (unlink(path) == 0 || rename(path, "/dev/shm/mine") == 0)
            got(path, "name in /dev/shm");
    }
    closedir(folder);
}

/* ---- Processes ---- */

static void rob_descriptors(pid_t pid)
{
    enum { DESCRIPTORS = 64 };
    int process = (int)syscall(SYS_pidfd_open, pid, 0);
    for (int i = 0; i < DESCRIPTORS; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)pid, i);
        open_one(path, "by its path");
        int file = process < 0 ? -1 : (int)syscall(SYS_pidfd_getfd, process, i, 0);
        if (file >= 0) {
            got(path, "by pidfd_getfd");
            close(file);
        }
    }
    if (process >= 0)
        close(process);
}

static void rob_memory(pid_t pid)
{
    char data[8];
    const struct iovec here = {data, sizeof data};
    const struct iovec heap = {(void *)0x200000000000, sizeof data};
    const struct iovec program = {(void *)0x400000, sizeof data};
    if (process_vm_readv(pid, &here, 1, &heap, 1, 0) > 0 ||
        process_vm_readv(pid, &here, 1, &program, 1, 0) > 0)
        got("memory", "process_vm_readv");
    if (ptrace(PTRACE_SEIZE, pid, NULL, NULL) == 0)
        got("a process", "ptrace");
}

static void rob_processes(unsigned round)
{
    static const char *const secrets[] = {"mem", "environ", "maps", "auxv", "pagemap"};
    pid_t found[MOST_PROCESSES];
    int count = find_processes(found);
    (void)round;
    for (int i = 0; i < count; i++) {
        char path[64], byte;
        for (size_t j = 0; j < sizeof secrets / sizeof secrets[0]; j++) {
            snprintf(path, sizeof path, "/proc/%ld/%s", (long)found[i], secrets[j]);
            int file = open(path, O_RDONLY | O_CLOEXEC);
            if (file >= 0 && read(file, &byte, 1) > 0)
                got(path, "read");
            if (file >= 0)
                close(file);
        }
        snprintf(path, sizeof path, "/proc/%ld/map_files", (long)found[i]);
        open_all_in(path, "in map_files");
        rob_descriptors(found[i]);
        rob_memory(found[i]);
    }
}

/* ---- Attacks ---- */

static const struct {
    const char *name;
    void (*attempt)(unsigned round);
    unsigned pause_us; /* in microseconds, between attempts */
} ways[] = {{"talk", talk, 500}, {"flood", flood, 100}, {"stay", stay, 100},
            {"squat", squat, 0}, {"shm", rob_shm, 200}, {"processes", rob_processes, 2000}};

static void stop(int signal)
{
    (void)signal;
    stopped = 1;
}

static bool is_wanted(const char *name, char *const *wanted)
{
    bool any = *wanted == NULL;
    for (; *wanted != NULL; wanted++)
        any = any || strcmp(name, *wanted) == 0;
    return any;
}

/* Starts one attack in a child. SIGTERM is sent to all processes of the thief. */
static pid_t begin(int way)
{
    pid_t child = fork();
    if (child != 0)
        return child;
    for (unsigned round = 0; !stopped; round++) {
        ways[way].attempt(round);
        usleep(ways[way].pause_us);
    }
    exit(stolen > 0);
}

int main(int argc, char **argv)
{
    struct sigaction action = {.sa_handler = stop};
    struct rlimit files;
    int begun = 0, successes = 0, status;
    if (argc < 3)
        return 2;
    victim = (uid_t)atol(argv[1]);
    setvbuf(stdout, NULL, _IOLBF, 0);
    sigaction(SIGTERM, &action, NULL);
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    for (int i = 0; i < (int)(sizeof ways / sizeof ways[0]); i++)
        if (is_wanted(ways[i].name, argv + 3))
            begun += begin(i) > 0;
    close(open(argv[2], O_CREAT | O_WRONLY, 0644));
    for (; begun > 0; begun--) {
        while (wait(&status) < 0 && errno == EINTR)
            ;
        successes += !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    }
    return successes > 0;
}
