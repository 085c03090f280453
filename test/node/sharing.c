/*
 * Usage: node_sharing <PEs of each node> [<variable> [<prefix>]]
 *
 * Checks the number of PEs of each node, and transfers data between all PEs. To imitate a container
 * that prevents sharing of memory, this program replaces system calls and lets them fail. The
 * variable REFUSED lists the operations that fail: "proc" (opening /proc/PID/fd), "socket",
 * "sendmsg", "bind", "shm_open", and "names" (the first two names that the library chooses are
 * taken). REFUSED_TO is the PE for which they fail, all PEs if it is empty. If <variable> is given,
 * this environment variable differs between PEs: its value is <prefix> followed by the PE's number.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <shmem.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* Returns this process's rank from the launcher's environment, because the library is not
 * initialized yet. */
static const char *launched_as(void)
{
    const char *rank = getenv("PMI_RANK");
    return rank != NULL ? rank : getenv("OMPI_COMM_WORLD_RANK");
}

static bool is_refused(const char *what)
{
    const char *refused = getenv("REFUSED"), *to = getenv("REFUSED_TO"), *me = launched_as();
    return refused != NULL && strstr(refused, what) != NULL &&
           (to == NULL || to[0] == '\0' || (me != NULL && strcmp(me, to) == 0));
}

/* ---- Replaced system calls. They fail only for calls of the library; calls of MPI succeed.
 * ---- */

static bool is_memory_file(const char *path)
{
    char target[64] = "";
    return strncmp(path, "/proc/", 6) == 0 && strstr(path, "/fd/") != NULL &&
           readlink(path, target, sizeof target - 1) > 0 && strstr(target, "isthmus") != NULL;
}

static bool carries_descriptors(const struct msghdr *message)
{
    const struct cmsghdr *control = CMSG_FIRSTHDR(message);
    return control != NULL && control->cmsg_type == SCM_RIGHTS;
}

int open(const char *path, int flags, ...)
{
    int (*real)(const char *, int, ...);
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    if (is_memory_file(path) && is_refused("proc")) {
        errno = EACCES;
        return -1;
    }
    *(void **)&real = dlsym(RTLD_NEXT, "open");
    return real(path, flags, mode);
}

int socket(int domain, int type, int protocol)
{
    int (*real)(int, int, int);
    if (domain == AF_UNIX && (type & SOCK_SEQPACKET) == SOCK_SEQPACKET && is_refused("socket")) {
        errno = EACCES;
        return -1;
    }
    *(void **)&real = dlsym(RTLD_NEXT, "socket");
    return real(domain, type, protocol);
}

ssize_t sendmsg(int sock, const struct msghdr *message, int flags)
{
    ssize_t (*real)(int, const struct msghdr *, int);
    if (carries_descriptors(message) && is_refused("sendmsg")) {
        errno = EPERM;
        return -1;
    }
    *(void **)&real = dlsym(RTLD_NEXT, "sendmsg");
    return real(sock, message, flags);
}

/* Returns true if the name that the library has chosen shall be taken already. This is the case for
 * the first two names. */
static bool is_taken(void)
{
    static int names;
    return is_refused("names") && names++ < 2;
}

int shm_open(const char *name, int flags, mode_t mode)
{
    int (*real)(const char *, int, mode_t);
    if (strstr(name, "isthmus") != NULL && is_refused("shm_open")) {
        errno = EACCES;
        return -1;
    }
    if (strstr(name, "isthmus") != NULL && (flags & O_CREAT) != 0 && is_taken()) {
        errno = EEXIST;
        return -1;
    }
    *(void **)&real = dlsym(RTLD_NEXT, "shm_open");
    return real(name, flags, mode);
}

/* The parameter type is a union of the C library, which holds a pointer to any kind of socket
 * address. */
int bind(int sock, __CONST_SOCKADDR_ARG address, socklen_t length)
{
    int (*real)(int, __CONST_SOCKADDR_ARG, socklen_t);
    const struct sockaddr_un *local = address.__sockaddr_un__;
    bool is_door = local->sun_family == AF_UNIX && strncmp(local->sun_path + 1, "isthmus", 7) == 0;
    if (is_door && is_refused("bind")) {
        errno = EACCES;
        return -1;
    }
    if (is_door && is_taken()) {
        errno = EADDRINUSE;
        return -1;
    }
    *(void **)&real = dlsym(RTLD_NEXT, "bind");
    return real(sock, address, length);
}

/* ---- Checks ---- */

static long from[64]; /* indexed by PE */

/* Each PE writes its number to all PEs, into the static array and into the heap. */
static int check_puts_reach_all_pes(void)
{
    int me = shmem_my_pe(), n_pes = shmem_n_pes(), faults = 0;
    long *heap = shmem_calloc((size_t)n_pes, sizeof *heap);
    for (int pe = 0; pe < n_pes; pe++) {
        shmem_long_p(&from[me], 100 + me, pe);
        shmem_long_p(&heap[me], 200 + me, pe);
    }
    shmem_barrier_all();
    for (int pe = 0; pe < n_pes; pe++)
        faults += from[pe] != 100 + pe || heap[pe] != 200 + pe;
    shmem_free(heap);
    return faults;
}

/* shmem_ptr must return an address exactly for the PEs of this node. */
static int check_ptr_works_on_this_node_only(int expected)
{
    int reached = 0, shared = shmem_team_n_pes(SHMEM_TEAM_SHARED);
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        const long *there = shmem_ptr(from, pe);
        reached += there != NULL;
        if (there != NULL && there[pe] != 100 + pe)
            return 1;
    }
    if (shared == expected && reached == expected)
        return 0;
    fprintf(stderr, "PE %d: %d in the shared team, %d reached: expected %d\n", shmem_my_pe(),
            shared, reached, expected);
    return 1;
}

/* The library must have unlinked its shared-memory objects, so that nothing remains however a PE
 * ends. */
static int check_no_name_of_memory_is_left(void)
{
    char line[512];
    int faults = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    if (maps == NULL)
        return 1;
    while (fgets(line, sizeof line, maps) != NULL)
        if (strstr(line, "/dev/shm/isthmus-") != NULL && strstr(line, "(deleted)") == NULL) {
            fprintf(stderr, "PE %d: a name is left: %s", shmem_my_pe(), line);
            faults = 1;
        }
    fclose(maps);
    return faults;
}

static void set_variable(const char *name, const char *beginning, const char *rank)
{
    char value[64];
    snprintf(value, sizeof value, "%s%s", beginning, rank);
    setenv(name, value, 1);
}

int main(int argc, char **argv)
{
    const char *rank = launched_as();
    if (argc > 2 && rank != NULL)
        set_variable(argv[2], argc > 3 ? argv[3] : "", rank);
    shmem_init();
    int faults = check_puts_reach_all_pes() +
                 check_ptr_works_on_this_node_only(argc > 1 ? atoi(argv[1]) : 0) +
                 check_no_name_of_memory_is_left();
    shmem_finalize();
    return faults != 0;
}
