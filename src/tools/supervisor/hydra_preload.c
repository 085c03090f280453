/*
 * Library that oshrun preloads into Hydra's mpiexec. It replaces functions of libc that mpiexec
 * calls:
 *
 *   accept, close, read  report daemons whose connection has ended or whose host does not respond;
 *                        mpiexec then ends the job by itself
 *   execvp               preloads hydra_daemon_preload.c into the daemons that mpiexec starts
 */
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "keepalive.h"
#include "preload.h"

/* ---- Lost hosts ---- */

enum { DESCRIPTORS = 1 << 16 };

struct peer {
    struct sockaddr_storage address;
    socklen_t length;
};

/* Connected daemons, indexed by the descriptor of their connection. */
static struct peer *daemons[DESCRIPTORS];

static bool hydra_preload_is_daemon(int descriptor)
{
    return descriptor >= 0 && descriptor < DESCRIPTORS && daemons[descriptor];
}

/* Records a new connection of a daemon. Stores the daemon's address now, because getpeername
 * fails once the connection is lost. */
static void hydra_preload_record_daemon(int descriptor)
{
    struct peer *peer = calloc(1, sizeof *peer);

    if (!peer)
        return;
    peer->length = sizeof peer->address;
    if (getpeername(descriptor, (struct sockaddr *)&peer->address, &peer->length) == 0)
        daemons[descriptor] = peer;
    else
        free(peer);
}

static void hydra_preload_forget_daemon(int descriptor)
{
    free(daemons[descriptor]);
    daemons[descriptor] = NULL;
}

static void hydra_preload_report_lost(const struct peer *peer, int error)
{
    char name[NI_MAXHOST] = "a host";

    getnameinfo((const struct sockaddr *)&peer->address, peer->length, name, sizeof name, NULL, 0,
                0);
    if (error == ETIMEDOUT || error == EHOSTUNREACH || error == ENETUNREACH)
        fprintf(stderr, "oshrun: %s does not answer; the job ends\n", name);
    else
        fprintf(stderr, "oshrun: the launcher's daemon on %s has ended; the job ends\n", name);
}

/* Use the type of the system's header for the address, because it differs between C libraries. */
#ifdef __GLIBC__
typedef __SOCKADDR_ARG address_argument;
#else
typedef struct sockaddr *restrict address_argument;
#endif

int accept(int listener, address_argument address, socklen_t *restrict length)
{
    int socket = accept4(listener, address, length, 0);

    if (socket >= 0 && socket < DESCRIPTORS) {
        set_keepalive(socket);
        hydra_preload_record_daemon(socket);
    }
    return socket;
}

int close(int descriptor)
{
    static int (*next)(int);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "close");
    if (hydra_preload_is_daemon(descriptor))
        hydra_preload_forget_daemon(descriptor);
    return next(descriptor);
}

ssize_t read(int descriptor, void *buffer, size_t bytes)
{
    static ssize_t (*next)(int, void *, size_t);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "read");
    ssize_t done = next(descriptor, buffer, bytes);
    int error = done < 0 ? errno : 0;
    if (done <= 0 && error != EAGAIN && error != EINTR && hydra_preload_is_daemon(descriptor)) {
        hydra_preload_report_lost(daemons[descriptor], error);
        hydra_preload_forget_daemon(descriptor);
        errno = error;
    }
    return done;
}

/* ---- Start of daemons ---- */

enum { ARGUMENTS_MAX = 256, HYDRA_PATH_CAPACITY = 4096 };

/* Returns the index of the argument that names the daemon's program, or -1 if the command starts a
 * different program. In a command for ssh and similar tools, the name may be quoted for a shell. */
static int hydra_preload_daemon_argument(char *const arguments[])
{
    static const char name[] = "hydra_pmi_proxy";

    for (int i = 0; arguments[i]; i++) {
        const char *found = strstr(arguments[i], name);
        const char *rest = found ? found + strlen(name) : "?";
        if (rest[strspn(rest, "\"'")] == '\0')
            return i;
    }
    return -1;
}

/* Stores the path of the library that daemons preload. It is in the same folder as this library.
 * Returns false if it does not exist or cannot be read. */
static bool hydra_preload_find_library(char path[HYDRA_PATH_CAPACITY])
{
    static const char library[] = "isthmus-one-session.so";
    const char *slash;
    Dl_info here;

    if (!dladdr((void *)(uintptr_t)hydra_preload_daemon_argument, &here) ||
        !(slash = strrchr(here.dli_fname, '/')))
        return false;
    int length = snprintf(path, HYDRA_PATH_CAPACITY, "%.*s/%s", (int)(slash - here.dli_fname),
                          here.dli_fname, library);
    return length < HYDRA_PATH_CAPACITY && access(path, R_OK) == 0;
}

/* Adds the library to LD_PRELOAD of this process, whose environment a daemon on this host
 * inherits. OSHRUN_LD_PRELOAD keeps the user's value, which the preloaded library restores
 * (preload.h). */
static void hydra_preload_local(const char *library)
{
    const char *kept = getenv("LD_PRELOAD");
    char both[2 * HYDRA_PATH_CAPACITY];

    if (kept && *kept) {
        setenv("OSHRUN_LD_PRELOAD", kept, 1);
        snprintf(both, sizeof both, "%s:%s", library, kept);
    } else {
        snprintf(both, sizeof both, "%s", library);
    }
    setenv("LD_PRELOAD", both, 1);
}

static int hydra_preload_count_arguments(char *const arguments[])
{
    int count = 0;

    while (arguments[count])
        count++;
    return count;
}

typedef int start(const char *program, char *const arguments[]);

static int hydra_preload_start_remote(start *next, const char *program, char *const arguments[],
                                      int daemon, const char *library)
{
    char setting[HYDRA_PATH_CAPACITY + 16], *more[ARGUMENTS_MAX + 3];
    int count = 0;

    snprintf(setting, sizeof setting, "LD_PRELOAD=%s", library);
    for (int i = 0; arguments[i]; i++) {
        if (i == daemon) {
            more[count++] = (char *)(uintptr_t) "env";
            more[count++] = setting;
        }
        more[count++] = arguments[i];
    }
    more[count] = NULL;
    return next(program, more);
}

/* Replaces execvp of libc. mpiexec calls it in the child process that it has forked to start a
 * daemon. */
int execvp(const char *program, char *const arguments[])
{
    static start *next;
    char library[HYDRA_PATH_CAPACITY];
    int daemon = hydra_preload_daemon_argument(arguments);

    if (!next)
        *(void **)&next = dlsym(RTLD_NEXT, "execvp");
    if (daemon > 0 && hydra_preload_count_arguments(arguments) <= ARGUMENTS_MAX &&
        hydra_preload_find_library(library))
        return hydra_preload_start_remote(next, program, arguments, daemon, library);
    if (daemon == 0 && hydra_preload_find_library(library))
        hydra_preload_local(library);
    return next(program, arguments);
}
