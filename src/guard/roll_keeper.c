/*
 * isthmus-roll LAUNCHER [ARGUMENT...]: becomes the launcher, and leaves a process behind that ends
 * with it and keeps the roll of the job's hosts (roll_words.h).
 *
 * PEs of one host that end before shmem_init would be waited for by those of the others, and the
 * guards of different hosts do not see each other. Strangers may connect as well: who does not know
 * the secret gets no answer, and is left soon.
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

#include "descriptors.h"
#include "roll_words.h"

enum {
    PEERS = 4096,
    SPARE_DESCRIPTORS = 8,
    STATUS_NOT_STARTED = 127,
    TICK_MS = 500,
    STRANGER_S = 3, /* a guard says the secret at once */
    ARRIVAL_S = 10  /* by then all guards that can reach us have, if none says more */
};

enum state { STRANGER, PRESENT, ENDED };

struct peer {
    enum state state;
    time_t since;
    size_t bytes; /* of the greeting */
    char greeting[ROLL_GREETING + 1];
};

static char secret[ROLL_SECRET + 1];

/* The listener is the first source, and peers[i] belongs to sources[i]. */
static struct pollfd sources[PEERS];
static struct peer peers[PEERS];
static nfds_t count, most;

static struct {
    unsigned long pes, started, ended;
    time_t last_word;
} job;

static time_t seconds_now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

/* ---- Those who are connected ---- */

static void admit(void)
{
    int socket = accept4(sources[0].fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);

    if (socket < 0) {
        poll(NULL, 0, TICK_MS); /* the system is short of something */
        return;
    }
    sources[count] = (struct pollfd){.fd = socket, .events = POLLIN};
    peers[count++] = (struct peer){.since = seconds_now()};
}

static void drop(nfds_t i)
{
    close(sources[i].fd);
    sources[i] = sources[--count];
    peers[i] = peers[count];
}

/* In a time that does not tell how much of it is right. */
static bool knows_secret(const struct peer *peer)
{
    int difference = 0;

    for (int i = 0; i < ROLL_SECRET; i++)
        difference |= peer->greeting[i] ^ secret[i];
    return difference == 0;
}

/* Its greeting's numbers. */
static unsigned long pes_of(const struct peer *peer)
{
    char digits[ROLL_NUMBER + 1] = "";

    memcpy(digits, peer->greeting + ROLL_SECRET, ROLL_NUMBER);
    return strtoul(digits, NULL, 16);
}

static unsigned long pes_of_job(const struct peer *peer)
{
    return strtoul(peer->greeting + ROLL_SECRET + ROLL_NUMBER, NULL, 16);
}

/* Whether it may stay. */
static bool take_greeting(struct peer *peer, char byte)
{
    peer->greeting[peer->bytes++] = byte;
    if (peer->bytes < ROLL_GREETING)
        return true;
    if (!knows_secret(peer))
        return false;
    peer->state = PRESENT;
    job.pes = pes_of_job(peer);
    return true;
}

static bool take_byte(struct peer *peer, char byte)
{
    if (peer->state == STRANGER)
        return take_greeting(peer, byte);
    if (peer->state == PRESENT && byte == ROLL_ENDED) {
        peer->state = ENDED;
        job.ended += pes_of(peer);
        job.last_word = seconds_now();
        return true;
    }
    if (peer->state == PRESENT && byte == ROLL_STARTED)
        job.started += pes_of(peer);
    return false;
}

static void take_connection(nfds_t i)
{
    char bytes[ROLL_GREETING + 1];
    ssize_t length = read(sources[i].fd, bytes, sizeof bytes);
    bool stays = length > 0 || (length < 0 && errno == EAGAIN);

    for (ssize_t k = 0; k < length && stays; k++)
        stays = take_byte(&peers[i], bytes[k]);
    if (!stays)
        drop(i);
}

/* ---- The roll ---- */

static nfds_t count_in(enum state state)
{
    nfds_t found = 0;

    for (nfds_t i = 1; i < count; i++)
        found += peers[i].state == state;
    return found;
}

/* Some may not be able to reach us; then the others end as if there were no roll. */
static bool have_all_ended(void)
{
    return job.ended >= job.pes ||
           (count_in(PRESENT) == 0 && seconds_now() - job.last_word >= ARRIVAL_S);
}

static void answer_all(char answer)
{
    for (nfds_t i = count - 1; i > 0; i--) {
        if (peers[i].state != ENDED)
            continue;
        send(sources[i].fd, &answer, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        drop(i);
    }
}

static void leave_late_strangers(void)
{
    for (nfds_t i = count - 1; i > 0; i--) {
        if (peers[i].state == STRANGER && seconds_now() - peers[i].since >= STRANGER_S)
            drop(i);
    }
}

static void take_all(void)
{
    const bool wait = count_in(STRANGER) > 0 || count_in(ENDED) > 0;

    sources[0].events = count < most ? POLLIN : 0;
    if (poll(sources, count, wait ? TICK_MS : -1) <= 0)
        return;
    for (nfds_t i = count - 1; i > 0; i--) {
        if (sources[i].revents)
            take_connection(i);
    }
    if (sources[0].revents)
        admit();
}

/* Once all have started there is nothing left to listen to. */
static void keep(void)
{
    while (job.pes == 0 || job.started < job.pes) {
        take_all();
        leave_late_strangers();
        if (job.started > 0)
            answer_all(ROLL_LOST);
        else if (count_in(ENDED) > 0 && have_all_ended())
            answer_all(ROLL_ALIKE);
    }
    while (count > 0)
        close(sources[--count].fd);
}

static void allow_descriptors(void)
{
    struct rlimit limit;

    most = PEERS;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_max < PEERS + SPARE_DESCRIPTORS)
        most = limit.rlim_max - SPARE_DESCRIPTORS;
}

static _Noreturn void stay(int listener, pid_t launcher)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != launcher)
        _exit(0);
    setsid(); /* what a terminal sends is for the launcher */
    close_all_but(listener);
    allow_descriptors();
    sources[0] = (struct pollfd){.fd = 0};
    count = 1;
    keep();
    for (;;)
        pause(); /* the launcher expects no child's end */
}

/* ---- The start ---- */

static int listen_anywhere(void)
{
    struct sockaddr_in any = {.sin_family = AF_INET};
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    if (listener >= 0 && bind(listener, (const struct sockaddr *)&any, sizeof any) == 0 &&
        listen(listener, SOMAXCONN) == 0)
        return listener;
    return -1;
}

static bool make_secret(void)
{
    unsigned char bytes[ROLL_SECRET / 2];

    if (getrandom(bytes, sizeof bytes, 0) != sizeof bytes)
        return false;
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(secret + 2 * i, 3, "%02x", bytes[i]);
    return true;
}

/* Guards on this host use these too. */
static void write_addresses(FILE *list)
{
    struct ifaddrs *interfaces = NULL;
    char text[INET_ADDRSTRLEN];

    if (getifaddrs(&interfaces) != 0)
        return;
    for (const struct ifaddrs *one = interfaces; one; one = one->ifa_next) {
        const struct sockaddr_in *address = (const void *)one->ifa_addr;
        if (address && address->sin_family == AF_INET && (one->ifa_flags & IFF_UP) &&
            !(one->ifa_flags & IFF_LOOPBACK))
            fprintf(list, ":%s", inet_ntop(AF_INET, &address->sin_addr, text, sizeof text));
    }
    freeifaddrs(interfaces);
}

static void set_variable(int listener)
{
    struct sockaddr_in self = {0};
    socklen_t length = sizeof self;
    char *text = NULL;
    size_t room;

    getsockname(listener, (struct sockaddr *)&self, &length);
    FILE *list = open_memstream(&text, &room);
    if (!list)
        return;
    fprintf(list, "%s:%d", secret, ntohs(self.sin_port));
    write_addresses(list);
    if (fclose(list) == 0)
        setenv(ROLL_VARIABLE, text, 1);
    free(text);
}

int main(int words_count, char **words)
{
    const pid_t launcher = getpid();

    descriptors_fill();
    if (words_count < 2) {
        fputs("usage: isthmus-roll launcher [argument...]\n", stderr);
        return 2;
    }
    setenv(ROLL_VARIABLE, "", 1); /* launchers are told to pass it on */
    int listener = make_secret() ? listen_anywhere() : -1;
    if (listener >= 0) {
        if (fork() == 0)
            stay(listener, launcher);
        set_variable(listener);
    }
    execvp(words[1], words + 1);
    fprintf(stderr, "oshrun: %s cannot be started: %s\n", words[1], strerror(errno));
    return STATUS_NOT_STARTED;
}
