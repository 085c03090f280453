/*
 * isthmus-roll LAUNCHER [ARGUMENT...]: starts a registry process in the background, then executes
 * the launcher. The registry process ends with the launcher.
 *
 * If the PEs of one host end before shmem_init, the PEs of the other hosts would wait for them
 * forever. Therefore one supervisor of each host (isthmus-guard, which starts a PE's program)
 * reports the state of its PEs to the registry over TCP (liveness.h).
 *
 * Other users can connect to the registry too. If a peer does not send the secret, the registry
 * does not reply, and closes the connection after UNIDENTIFIED_S seconds.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "liveness.h"
#include "pe_process.h"

enum {
    PEERS_MAX = 4096,
    SPARE_DESCRIPTORS = 8,
    STATUS_NOT_STARTED = 127,
    TICK_MS = 500,
    /* Seconds in which a new peer must send the secret. Supervisors send the secret at once. */
    UNIDENTIFIED_S = 3,
    /* Seconds without a message after which the registry expects no further host to connect. */
    STARTUP_S = 10
};

enum state { UNIDENTIFIED, IDENTIFIED, ENDED };

struct peer {
    enum state state;
    time_t since;
    size_t bytes; /* number of greeting bytes received */
    char greeting[REGISTRY_GREETING_BYTES + 1];
};

static char secret[REGISTRY_SECRET_BYTES + 1];

/* sources[0] is the listening socket. peers[i] belongs to sources[i]. */
static struct pollfd sources[PEERS_MAX];
static struct peer peers[PEERS_MAX];
static nfds_t count, capacity;

static struct {
    unsigned long pes, started, ended;
    time_t last_message;
} job;

static time_t host_registry_seconds_now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

/* ---- Connections ---- */

static void host_registry_accept_connection(void)
{
    int socket = accept4(sources[0].fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);

    if (socket < 0) {
        poll(NULL, 0, TICK_MS); /* out of descriptors or memory: wait before the next try */
        return;
    }
    sources[count] = (struct pollfd){.fd = socket, .events = POLLIN};
    peers[count++] = (struct peer){.since = host_registry_seconds_now()};
}

static void host_registry_close_connection(nfds_t i)
{
    close(sources[i].fd);
    sources[i] = sources[--count];
    peers[i] = peers[count];
}

/* Compares in constant time, so that the duration does not reveal how many characters are
 * correct. */
static bool host_registry_knows_secret(const struct peer *peer)
{
    int difference = 0;

    for (int i = 0; i < REGISTRY_SECRET_BYTES; i++)
        difference |= peer->greeting[i] ^ secret[i];
    return difference == 0;
}

/* Returns the number of PEs on the peer's host, from its greeting. */
static unsigned long host_registry_pes_of(const struct peer *peer)
{
    char digits[REGISTRY_NUMBER_BYTES + 1] = "";

    memcpy(digits, peer->greeting + REGISTRY_SECRET_BYTES, REGISTRY_NUMBER_BYTES);
    return strtoul(digits, NULL, 16);
}

static unsigned long host_registry_pes_of_job(const struct peer *peer)
{
    return strtoul(peer->greeting + REGISTRY_SECRET_BYTES + REGISTRY_NUMBER_BYTES, NULL, 16);
}

/* Adds a byte to the greeting of the peer. Returns false if the greeting is complete and its secret
 * is wrong. */
static bool host_registry_accept_greeting(struct peer *peer, char byte)
{
    peer->greeting[peer->bytes++] = byte;
    if (peer->bytes < REGISTRY_GREETING_BYTES)
        return true;
    if (!host_registry_knows_secret(peer))
        return false;
    peer->state = IDENTIFIED;
    job.pes = host_registry_pes_of_job(peer);
    return true;
}

static bool host_registry_accept_byte(struct peer *peer, char byte)
{
    if (peer->state == UNIDENTIFIED)
        return host_registry_accept_greeting(peer, byte);
    if (peer->state == IDENTIFIED && byte == REGISTRY_ENDED) {
        peer->state = ENDED;
        job.ended += host_registry_pes_of(peer);
        job.last_message = host_registry_seconds_now();
        return true;
    }
    if (peer->state == IDENTIFIED && byte == REGISTRY_STARTED)
        job.started += host_registry_pes_of(peer);
    return false;
}

static void host_registry_read_connection(nfds_t i)
{
    char bytes[REGISTRY_GREETING_BYTES + 1];
    ssize_t length = read(sources[i].fd, bytes, sizeof bytes);
    bool stays = length > 0 || (length < 0 && errno == EAGAIN);

    for (ssize_t k = 0; k < length && stays; k++)
        stays = host_registry_accept_byte(&peers[i], bytes[k]);
    if (!stays)
        host_registry_close_connection(i);
}

/* ---- The registry ---- */

static nfds_t host_registry_count_in(enum state state)
{
    nfds_t found = 0;

    for (nfds_t i = 1; i < count; i++)
        found += peers[i].state == state;
    return found;
}

/* Returns true if all PEs of the job have ended, as far as the registry can know. A host that
 * cannot reach the registry never reports. If no host is connected and STARTUP_S seconds have
 * passed since the last message, the registry does not wait for the missing hosts. */
static bool host_registry_all_have_ended(void)
{
    return job.ended >= job.pes || (host_registry_count_in(IDENTIFIED) == 0 &&
                                    host_registry_seconds_now() - job.last_message >= STARTUP_S);
}

static void host_registry_answer_all(char answer)
{
    for (nfds_t i = count - 1; i > 0; i--) {
        if (peers[i].state != ENDED)
            continue;
        send(sources[i].fd, &answer, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        host_registry_close_connection(i);
    }
}

static void host_registry_close_unidentified(void)
{
    for (nfds_t i = count - 1; i > 0; i--) {
        if (peers[i].state == UNIDENTIFIED &&
            host_registry_seconds_now() - peers[i].since >= UNIDENTIFIED_S)
            host_registry_close_connection(i);
    }
}

static void host_registry_read_all(void)
{
    const bool wait = host_registry_count_in(UNIDENTIFIED) > 0 || host_registry_count_in(ENDED) > 0;

    sources[0].events = count < capacity ? POLLIN : 0;
    if (poll(sources, count, wait ? TICK_MS : -1) <= 0)
        return;
    for (nfds_t i = count - 1; i > 0; i--) {
        if (sources[i].revents)
            host_registry_read_connection(i);
    }
    if (sources[0].revents)
        host_registry_accept_connection();
}

/* Serves connections until all PEs of the job have begun shmem_init. */
static void host_registry_run_registry(void)
{
    while (job.pes == 0 || job.started < job.pes) {
        host_registry_read_all();
        host_registry_close_unidentified();
        if (job.started > 0)
            host_registry_answer_all(REGISTRY_LOST);
        else if (host_registry_count_in(ENDED) > 0 && host_registry_all_have_ended())
            host_registry_answer_all(REGISTRY_ALL_ENDED);
    }
    while (count > 0)
        close(sources[--count].fd);
}

static void host_registry_allow_descriptors(void)
{
    struct rlimit limit;

    capacity = PEERS_MAX;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_max < PEERS_MAX + SPARE_DESCRIPTORS)
        capacity = limit.rlim_max - SPARE_DESCRIPTORS;
}

static _Noreturn void host_registry_run_in_background(int listener, pid_t launcher)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != launcher)
        _exit(0);
    setsid(); /* signals from a terminal are meant for the launcher */
    descriptors_close_all_but(listener);
    host_registry_allow_descriptors();
    sources[0] = (struct pollfd){.fd = 0};
    count = 1;
    host_registry_run_registry();
    for (;;)
        pause(); /* stay alive: the launcher does not expect a child to end */
}

/* ---- Start ---- */

static int host_registry_listen_anywhere(void)
{
    struct sockaddr_in any = {.sin_family = AF_INET};
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    if (listener >= 0 && bind(listener, (const struct sockaddr *)&any, sizeof any) == 0 &&
        listen(listener, SOMAXCONN) == 0)
        return listener;
    return -1;
}

static bool host_registry_make_secret(void)
{
    unsigned char bytes[REGISTRY_SECRET_BYTES / 2];

    if (getrandom(bytes, sizeof bytes, 0) != sizeof bytes)
        return false;
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(secret + 2 * i, 3, "%02x", bytes[i]);
    return true;
}

/* Writes the IPv4 addresses of this host, except loopback. The supervisors on this host connect
 * to one of these addresses too. */
static void host_registry_write_addresses(FILE *stream)
{
    struct ifaddrs *interfaces = NULL;
    char text[INET_ADDRSTRLEN];

    if (getifaddrs(&interfaces) != 0)
        return;
    for (const struct ifaddrs *one = interfaces; one; one = one->ifa_next) {
        const struct sockaddr_in *address = (const void *)one->ifa_addr;
        if (address && address->sin_family == AF_INET && (one->ifa_flags & IFF_UP) &&
            !(one->ifa_flags & IFF_LOOPBACK))
            fprintf(stream, ":%s", inet_ntop(AF_INET, &address->sin_addr, text, sizeof text));
    }
    freeifaddrs(interfaces);
}

static void host_registry_set_variable(int listener)
{
    struct sockaddr_in self = {0};
    socklen_t length = sizeof self;
    char *text = NULL;
    size_t room;

    getsockname(listener, (struct sockaddr *)&self, &length);
    FILE *stream = open_memstream(&text, &room);
    if (!stream)
        return;
    fprintf(stream, "%s:%d", secret, ntohs(self.sin_port));
    host_registry_write_addresses(stream);
    if (fclose(stream) == 0)
        setenv(REGISTRY_VARIABLE, text, 1);
    free(text);
}

int main(int arguments_count, char **arguments)
{
    const pid_t launcher = getpid();

    descriptors_fill();
    if (arguments_count < 2) {
        fputs("usage: isthmus-roll launcher [argument...]\n", stderr);
        return 2;
    }
    setenv(REGISTRY_VARIABLE, "", 1); /* empty: no registry; launchers forward it to all hosts */
    int listener = host_registry_make_secret() ? host_registry_listen_anywhere() : -1;
    if (listener >= 0) {
        if (fork() == 0)
            host_registry_run_in_background(listener, launcher);
        host_registry_set_variable(listener);
    }
    execvp(arguments[1], arguments + 1);
    fprintf(stderr, "oshrun: %s cannot be started: %s\n", arguments[1], strerror(errno));
    return STATUS_NOT_STARTED;
}
