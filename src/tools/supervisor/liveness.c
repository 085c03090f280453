#include "liveness.h"

#include <arpa/inet.h>
#include <dirent.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "launcher.h"
#include "pe_process.h"

/* ---- Supervisors of this host ---- */

/* Each supervisor shows the state of its PE in its process name, of at most 15 characters. */
#define PROCESS_NAME "isthmus-guard"
#define NAME_STARTED PROCESS_NAME ":i"
#define SUBSET       PROCESS_NAME ":p"
#define NAME_ENDED   PROCESS_NAME ":0"

enum {
    POLL_MS = 50,
    POLL_MAX_MS = 1000, /* ms; longest poll interval, used if other PEs run for a long time */
    STARTUP_S = 5       /* the daemon starts all PEs within this number of seconds */
};

struct peer_counts {
    int running, started, subset, ended;
};

static void liveness_sleep_ms(long ms)
{
    const struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000};

    nanosleep(&pause, NULL);
}

void liveness_show_init(void)
{
    prctl(PR_SET_NAME, NAME_STARTED);
}

void liveness_show_subset(void)
{
    prctl(PR_SET_NAME, SUBSET);
}

static void liveness_count_supervisor(struct peer_counts *peer_counts, pid_t process)
{
    char name[PROCESS_NAME_CAPACITY];

    process_name(process, name);
    peer_counts->running += strcmp(name, PROCESS_NAME) == 0;
    peer_counts->started += strcmp(name, NAME_STARTED) == 0;
    peer_counts->subset += strcmp(name, SUBSET) == 0;
    peer_counts->ended += strcmp(name, NAME_ENDED) == 0;
}

/* Counts the supervisors that one thread of the daemon has started, including this process. */
static void liveness_count_children(struct peer_counts *peer_counts, const char *thread)
{
    char path[300];
    int process;

    snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)getppid(), thread);
    FILE *file = fopen(path, "re");
    if (!file)
        return;
    while (fscanf(file, "%d", &process) == 1)
        liveness_count_supervisor(peer_counts, process);
    fclose(file);
}

static struct peer_counts liveness_count_peers(void)
{
    struct peer_counts peer_counts = {0};
    char path[64];
    const struct dirent *thread;

    snprintf(path, sizeof path, "/proc/%d/task", (int)getppid());
    DIR *threads = opendir(path);
    if (!threads)
        return peer_counts;
    while ((thread = readdir(threads)) != NULL)
        liveness_count_children(&peer_counts, thread->d_name);
    closedir(threads);
    return peer_counts;
}

void liveness_linger(void)
{
    enum { POLLS_MAX = 4 };

    for (int i = 0; i < POLLS_MAX && liveness_count_peers().running > 0; i++)
        liveness_sleep_ms(POLL_MS);
}

bool liveness_wait_for_local_end(void)
{
    const time_t begin = time(NULL);
    int ended_most = 0;
    long pause_ms = 0;

    prctl(PR_SET_NAME, NAME_ENDED);
    for (;;) {
        struct peer_counts now = liveness_count_peers();
        if (now.started > 0)
            return false;
        /* A PE of this host initializes over a subset of the job's processes. A process that
         * does not call shmem_init is then not an error. */
        if (now.subset > 0)
            return true;
        if (now.ended > ended_most)
            ended_most = now.ended;
        if (now.running == 0 &&
            (ended_most >= launcher_pes_here() || time(NULL) - begin >= STARTUP_S))
            break;
        if (pause_ms < POLL_MAX_MS)
            pause_ms += POLL_MS;
        liveness_sleep_ms(pause_ms);
    }
    liveness_sleep_ms(2L * POLL_MS); /* let the other supervisors see that all PEs have ended */
    return true;
}

/* ---- Supervisors of other hosts ---- */

enum {
    ADDRESSES_MAX = 16,
    CONNECT_TIMEOUT_MS = 2000 /* ms to connect to the registry; one packet may be lost in this
                               * time */
};

static struct {
    char secret[REGISTRY_SECRET_BYTES + 1];
    int connecting; /* epoll set of sockets that are connecting, or -1 */
    int socket;     /* the connected socket, or -1 */
    int pending[ADDRESSES_MAX];
    int count, failed; /* number of sockets in `pending`, and how many of them failed */
    char message;      /* message to send once connected, or 0 */
} registry = {.connecting = -1, .socket = -1};

/* Closes the connection to the registry. Called if no message is left to send, or if the
 * registry has closed its end. */
static void liveness_disconnect(void)
{
    close(registry.socket);
    registry.socket = -1;
}

static void liveness_send_text(const char *words, size_t length)
{
    if (registry.socket >= 0 &&
        send(registry.socket, words, length, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)length)
        liveness_disconnect();
}

static void liveness_send_registry_message(void)
{
    const char message = registry.message;

    if (registry.socket < 0 || !message)
        return;
    registry.message = 0;
    liveness_send_text(&message, 1);
    if (message == REGISTRY_STARTED && registry.socket >= 0)
        liveness_disconnect();
}

static void liveness_send_greeting(void)
{
    char greeting[REGISTRY_GREETING_BYTES + 1];

    snprintf(greeting, sizeof greeting, "%s%08x%08x", registry.secret,
             (unsigned)launcher_pes_here(), (unsigned)launcher_pes());
    liveness_send_text(greeting, REGISTRY_GREETING_BYTES);
    liveness_send_registry_message();
}

/* Keeps the socket that has connected, closes the other ones, and sends the greeting. `chosen` is
 * -1 if no socket has connected. */
static void liveness_end_connecting(int chosen)
{
    for (int i = 0; i < registry.count; i++) {
        if (registry.pending[i] != chosen)
            close(registry.pending[i]);
    }
    close(registry.connecting);
    registry.connecting = -1;
    registry.socket = chosen;
    liveness_send_greeting();
}

static void liveness_try_connect(const char *address, int port)
{
    struct sockaddr_in peer = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct epoll_event event = {.events = EPOLLOUT};

    if (inet_pton(AF_INET, address, &peer.sin_addr) != 1)
        return;
    int new = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (new < 0)
        return;
    event.data.fd = new;
    (void)connect(new, (const struct sockaddr *)&peer, sizeof peer); /* errors arrive as events */
    epoll_ctl(registry.connecting, EPOLL_CTL_ADD, new, &event);
    registry.pending[registry.count++] = new;
}

static int liveness_connect_to_addresses(char *list)
{
    char *rest = NULL;
    const char *secret = strtok_r(list, ":", &rest), *port = strtok_r(NULL, ":", &rest), *address;

    if (!secret || strlen(secret) != REGISTRY_SECRET_BYTES || !port)
        return -1;
    memcpy(registry.secret, secret, sizeof registry.secret);
    registry.connecting = epoll_create1(EPOLL_CLOEXEC);
    if (registry.connecting < 0)
        return -1;
    while (registry.count < ADDRESSES_MAX && (address = strtok_r(NULL, ":", &rest)) != NULL)
        liveness_try_connect(address, atoi(port));
    if (registry.count == 0)
        liveness_end_connecting(-1);
    return registry.connecting;
}

int liveness_begin_connect(void)
{
    const char *list = getenv(REGISTRY_VARIABLE);
    char *copy = list ? strdup(list) : NULL;
    int descriptor = -1;

    unsetenv(REGISTRY_VARIABLE); /* hide the secret from the program, which does not need it */
    if (copy && launcher_is_first_here())
        descriptor = liveness_connect_to_addresses(copy);
    free(copy);
    return descriptor;
}

int liveness_connect(void)
{
    struct epoll_event event;

    while (registry.connecting >= 0 && epoll_wait(registry.connecting, &event, 1, 0) == 1) {
        if (event.events == EPOLLOUT) {
            liveness_end_connecting(event.data.fd);
        } else {
            epoll_ctl(registry.connecting, EPOLL_CTL_DEL, event.data.fd, NULL);
            if (++registry.failed == registry.count)
                liveness_end_connecting(-1);
        }
    }
    return registry.connecting;
}

void liveness_report_init(void)
{
    registry.message = REGISTRY_STARTED;
    liveness_send_registry_message();
}

void liveness_report_end(void)
{
    registry.message = REGISTRY_ENDED;
    liveness_connect();
    liveness_send_registry_message();
}

/* Returns true if `descriptor` becomes readable within the time limit and before `daemon`
 * becomes readable. */
static bool liveness_wait_readable(int descriptor, int daemon, int timeout_ms)
{
    struct pollfd sources[] = {{.fd = descriptor, .events = POLLIN},
                               {.fd = daemon, .events = POLLIN}};

    return poll(sources, 2, timeout_ms) > 0 && !sources[1].revents;
}

bool liveness_wait_for_hosts_end(int daemon)
{
    char answer = REGISTRY_ALL_ENDED;
    bool may_connect = true;

    while (may_connect && liveness_connect() >= 0)
        may_connect = liveness_wait_readable(registry.connecting, daemon, CONNECT_TIMEOUT_MS);
    liveness_report_end();
    if (registry.socket >= 0 && liveness_wait_readable(registry.socket, daemon, -1) &&
        read(registry.socket, &answer, 1) == 1)
        return answer != REGISTRY_LOST;
    return true;
}
