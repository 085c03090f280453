#include "roll.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "launcher.h"
#include "roll_words.h"

enum {
    ADDRESSES = 16,
    PATIENCE_MS = 2000 /* for a connection, of which one packet may be lost */
};

static struct {
    char secret[ROLL_SECRET + 1];
    int tries;  /* an epoll set of the sockets that are not connected yet, or -1 */
    int socket; /* the one that is, or -1 */
    int pending[ADDRESSES];
    int count, failed; /* of these */
    char word;         /* to be said once there is a connection */
} roll = {.tries = -1, .socket = -1};

/* Nothing more is to be said, or nobody listens. */
static void hang_up(void)
{
    close(roll.socket);
    roll.socket = -1;
}

static void say(const char *words, size_t length)
{
    if (roll.socket >= 0 &&
        send(roll.socket, words, length, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)length)
        hang_up();
}

static void say_word(void)
{
    const char word = roll.word;

    if (roll.socket < 0 || !word)
        return;
    roll.word = 0;
    say(&word, 1);
    if (word == ROLL_STARTED && roll.socket >= 0)
        hang_up();
}

static void greet(void)
{
    char greeting[ROLL_GREETING + 1];

    snprintf(greeting, sizeof greeting, "%s%08x%08x", roll.secret, (unsigned)launcher_pes_here(),
             (unsigned)launcher_pes());
    say(greeting, ROLL_GREETING);
    say_word();
}

/* One of them was successful, or none (-1). */
static void end_tries(int chosen)
{
    for (int i = 0; i < roll.count; i++) {
        if (roll.pending[i] != chosen)
            close(roll.pending[i]);
    }
    close(roll.tries);
    roll.tries = -1;
    roll.socket = chosen;
    greet();
}

static void try_address(const char *address, int port)
{
    struct sockaddr_in peer = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct epoll_event event = {.events = EPOLLOUT};

    if (inet_pton(AF_INET, address, &peer.sin_addr) != 1)
        return;
    int new = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (new < 0)
        return;
    event.data.fd = new;
    (void)connect(new, (const struct sockaddr *)&peer, sizeof peer); /* errors come as events */
    epoll_ctl(roll.tries, EPOLL_CTL_ADD, new, &event);
    roll.pending[roll.count++] = new;
}

static int join(char *list)
{
    char *rest = NULL;
    const char *secret = strtok_r(list, ":", &rest), *port = strtok_r(NULL, ":", &rest), *address;

    if (!secret || strlen(secret) != ROLL_SECRET || !port)
        return -1;
    memcpy(roll.secret, secret, sizeof roll.secret);
    roll.tries = epoll_create1(EPOLL_CLOEXEC);
    if (roll.tries < 0)
        return -1;
    while (roll.count < ADDRESSES && (address = strtok_r(NULL, ":", &rest)) != NULL)
        try_address(address, atoi(port));
    if (roll.count == 0)
        end_tries(-1);
    return roll.tries;
}

int roll_join(void)
{
    const char *list = getenv(ROLL_VARIABLE);
    char *copy = list ? strdup(list) : NULL;
    int descriptor = -1;

    unsetenv(ROLL_VARIABLE); /* the program needs no secrets of ours */
    if (copy && launcher_is_first_here())
        descriptor = join(copy);
    free(copy);
    return descriptor;
}

int roll_connect(void)
{
    struct epoll_event event;

    while (roll.tries >= 0 && epoll_wait(roll.tries, &event, 1, 0) == 1) {
        if (event.events == EPOLLOUT) {
            end_tries(event.data.fd);
        } else {
            epoll_ctl(roll.tries, EPOLL_CTL_DEL, event.data.fd, NULL);
            if (++roll.failed == roll.count)
                end_tries(-1);
        }
    }
    return roll.tries;
}

void roll_show_start(void)
{
    roll.word = ROLL_STARTED;
    say_word();
}

void roll_show_end(void)
{
    roll.word = ROLL_ENDED;
    roll_connect();
    say_word();
}

/* Whether `descriptor` becomes readable, before the daemon ends. */
static bool await(int descriptor, int daemon, int patience_ms)
{
    struct pollfd sources[] = {{.fd = descriptor, .events = POLLIN},
                               {.fd = daemon, .events = POLLIN}};

    return poll(sources, 2, patience_ms) > 0 && !sources[1].revents;
}

bool roll_ends_alike(int daemon)
{
    char answer = ROLL_ALIKE;
    bool may_connect = true;

    while (may_connect && roll_connect() >= 0)
        may_connect = await(roll.tries, daemon, PATIENCE_MS);
    roll_show_end();
    if (roll.socket >= 0 && await(roll.socket, daemon, -1) && read(roll.socket, &answer, 1) == 1)
        return answer != ROLL_LOST;
    return true;
}
