/*
 * Memory files as descriptors over sockets: every PE serves its own files to the others of its
 * node, one after the other, and fetches theirs.
 *
 * By connections and not by datagrams: the kernel tells both ends who the other is (SO_PEERCRED)
 * before anything is sent, a stranger's is closed without a look at what came with it, and it costs
 * us less to close one than the stranger to make it, where ten datagrams would fill a queue. A
 * connection carries a greeting to the owner, and its answer with the files; each proves its sender
 * by a secret that went through MPI. One that ends without an answer is made again.
 */
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/job.h"
#include "node.h"
#include "share.h"
#include "waiting.h"

enum {
    PATIENCE_MS = 5000, /* with a PE that may have failed */
    GREETING_MS = 50,   /* greetings come at once, unless the system is busy */
    RETRY_MS = 1,
    CONNECTIONS_WAITING = 4096 /* of strangers, before a PE has to try again */
};

/* Where a PE serves its files, as it tells the others through MPI. */
struct listen_address {
    struct share_token name;
    struct share_token secret; /* with which this PE proves itself to whoever it talks to */
    bool open;
};

struct greeting {
    int pe; /* of the sender */
    struct share_token secret;
};

struct socket_exchange {
    struct share_exchange *exchange;
    const struct listen_address *listen_addresses; /* of all PEs of the job */
    int listener;
    int asked;           /* connection to the PE whose files come next, or -1 */
    int fetched, served; /* PEs, this one among them */
};

/* Nothing can be done for now; and nothing is wrong. */
static bool share_socket_must_wait(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/* Another connection may do better (ETOOMANYREFS: a user's descriptors under way are limited). */
static bool share_socket_may_try_again(void)
{
    return share_socket_must_wait() || errno == ETOOMANYREFS || errno == EPIPE ||
           errno == ECONNRESET;
}

/* In the abstract namespace, which leaves nothing in the file system. */
static socklen_t share_socket_address_of(struct sockaddr_un *address,
                                         const struct share_token *name)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    char *text = address->sun_path + 1;
    share_token_name(name, text);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(text));
}

static int share_socket_make_socket(void)
{
    return socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

/* Whether the other end was made by a process of this user. */
static bool share_socket_is_own_user(int sock)
{
    struct ucred peer;
    socklen_t length = sizeof peer;
    return getsockopt(sock, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && peer.uid == geteuid();
}

static bool share_socket_bind_to_free_name(int sock, struct share_token *name)
{
    enum { TRIES = 100 };
    struct sockaddr_un address;
    for (int i = 0; i < TRIES && share_draw_token(name); i++) {
        socklen_t length = share_socket_address_of(&address, name);
        if (bind(sock, (struct sockaddr *)&address, length) == 0)
            return true;
        if (errno != EADDRINUSE)
            return false;
    }
    return false;
}

/* The socket that others connect to, or -1. */
static int share_socket_open_listener(struct listen_address *listen_address)
{
    int sock = share_socket_make_socket();
    memset(listen_address, 0, sizeof *listen_address);
    listen_address->open = sock >= 0 && share_draw_token(&listen_address->secret) &&
                           share_socket_bind_to_free_name(sock, &listen_address->name) &&
                           listen(sock, CONNECTIONS_WAITING) == 0;
    return sock;
}

static bool share_socket_all_listen(const struct listen_address *listen_addresses)
{
    bool all = true;
    for (int rank = 0; rank < node.n_pes; rank++)
        all = all && listen_addresses[node.pes[rank]].open;
    return all;
}

/* ---- Greetings and files ---- */

static struct greeting share_socket_own_greeting(const struct socket_exchange *socket_exchange)
{
    return (struct greeting){job.me, socket_exchange->listen_addresses[job.me].secret};
}

static bool share_socket_is_greeting_of(const struct socket_exchange *socket_exchange,
                                        const struct greeting *greeting, int pe)
{
    return greeting->pe == pe &&
           memcmp(&greeting->secret, &socket_exchange->listen_addresses[pe].secret,
                  sizeof greeting->secret) == 0;
}

/* A message that carries a greeting, and files as descriptors. */
struct fd_message {
    struct msghdr header;
    struct iovec data;
    struct greeting greeting;
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(SHARE_FILES * sizeof(int))];
};

static void share_socket_prepare_fd_message(struct fd_message *fd_message)
{
    memset(fd_message, 0, sizeof *fd_message);
    fd_message->data = (struct iovec){&fd_message->greeting, sizeof fd_message->greeting};
    fd_message->header.msg_iov = &fd_message->data;
    fd_message->header.msg_iovlen = 1;
    fd_message->header.msg_control = fd_message->control;
    fd_message->header.msg_controllen = sizeof fd_message->control;
}

static bool share_socket_send_files(const struct socket_exchange *socket_exchange, int sock)
{
    struct fd_message fd_message;
    const struct share_files *mine = socket_exchange->exchange->mine;
    int files[SHARE_FILES] = {mine->memory, mine->globals};
    size_t bytes = (mine->globals >= 0 ? 2 : 1) * sizeof(int);

    share_socket_prepare_fd_message(&fd_message);
    fd_message.greeting = share_socket_own_greeting(socket_exchange);
    fd_message.header.msg_controllen = CMSG_SPACE(bytes);
    struct cmsghdr *control = CMSG_FIRSTHDR(&fd_message.header);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(bytes);
    memcpy(CMSG_DATA(control), files, bytes);
    return sendmsg(sock, &fd_message.header, MSG_NOSIGNAL) == (ssize_t)sizeof fd_message.greeting;
}

/* What came with a message; there is no room for more than two. */
static struct share_files share_socket_take_files(struct fd_message *fd_message)
{
    int files[SHARE_FILES] = {-1, -1};
    struct cmsghdr *control = CMSG_FIRSTHDR(&fd_message->header);
    if (control != NULL && control->cmsg_level == SOL_SOCKET && control->cmsg_type == SCM_RIGHTS)
        memcpy(files, CMSG_DATA(control), control->cmsg_len - CMSG_LEN(0));
    return (struct share_files){files[SHARE_MEMORY], files[SHARE_GLOBALS]};
}

/* ---- Serving ---- */

/* Whether who has connected is a PE of this node. */
static bool share_socket_is_pe(const struct socket_exchange *socket_exchange, int guest)
{
    struct greeting greeting;
    struct pollfd event = {.fd = guest, .events = POLLIN};
    if (!share_socket_is_own_user(guest) || poll(&event, 1, GREETING_MS) <= 0 ||
        recv(guest, &greeting, sizeof greeting, 0) != (ssize_t)sizeof greeting)
        return false;
    int rank = greeting.pe < 0 || greeting.pe >= job.n_pes ? -1 : node_rank_of(greeting.pe);
    return rank >= 0 && share_socket_is_greeting_of(socket_exchange, &greeting, greeting.pe);
}

/* Answers whoever is first in the queue; whether others may still succeed. */
static bool share_socket_serve_peer(struct socket_exchange *socket_exchange)
{
    int guest = accept4(socket_exchange->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (guest < 0)
        return true;
    bool comes = share_socket_is_pe(socket_exchange, guest),
         sent = comes && share_socket_send_files(socket_exchange, guest);
    bool well = !comes || sent || share_socket_may_try_again();
    socket_exchange->served += sent;
    close(guest);
    return well;
}

/* ---- Fetching ---- */

static int share_socket_next_place(const struct socket_exchange *socket_exchange)
{
    return (node.rank + socket_exchange->fetched) % node.n_pes;
}

/* A connection to a PE, or -1. */
static int share_socket_connect_to(const struct listen_address *listen_address)
{
    struct sockaddr_un address;
    socklen_t length = share_socket_address_of(&address, &listen_address->name);
    int sock = share_socket_make_socket();
    if (sock < 0)
        return -1;
    bool connected = connect(sock, (struct sockaddr *)&address, length) == 0;
    int error = connected ? EPERM : errno;
    if (connected && share_socket_is_own_user(sock))
        return sock;
    close(sock);
    errno = error;
    return -1;
}

/* Asks the next PE for its files; whether that may still succeed. */
static bool share_socket_ask_peer(struct socket_exchange *socket_exchange)
{
    struct greeting greeting = share_socket_own_greeting(socket_exchange);
    int sock = share_socket_connect_to(
        &socket_exchange->listen_addresses[node.pes[share_socket_next_place(socket_exchange)]]);
    if (sock < 0)
        return share_socket_must_wait();
    if (send(sock, &greeting, sizeof greeting, MSG_NOSIGNAL) == (ssize_t)sizeof greeting)
        socket_exchange->asked = sock;
    else
        close(sock);
    return true;
}

/* Maps what a PE has sent, if these are its files; closes them. */
static bool share_socket_accept_files(struct share_exchange *exchange, int rank,
                                      struct share_files files)
{
    int globals;
    struct share_identity identities[SHARE_FILES];
    if (share_read_metadata(exchange, node.pes[rank], files.memory, identities, &globals))
        return share_map_and_close(exchange, rank, files, identities);
    share_close(files);
    return false;
}

/* Takes the answer of the PE that was asked, if it has come; whether that may still succeed. */
static bool share_socket_receive_answer_files(struct socket_exchange *socket_exchange)
{
    struct fd_message fd_message;
    int rank = share_socket_next_place(socket_exchange), pe = node.pes[rank];
    share_socket_prepare_fd_message(&fd_message);
    ssize_t got = recvmsg(socket_exchange->asked, &fd_message.header, MSG_CMSG_CLOEXEC);
    if (got < 0 && share_socket_must_wait())
        return true;
    close(socket_exchange->asked);
    socket_exchange->asked = -1;
    if (got <= 0) { /* turned away */
        poll(NULL, 0, RETRY_MS);
        return true;
    }
    struct share_files files = share_socket_take_files(&fd_message);
    if (got != (ssize_t)sizeof fd_message.greeting ||
        !share_socket_is_greeting_of(socket_exchange, &fd_message.greeting, pe)) {
        share_close(files);
        return false;
    }
    if (!share_socket_accept_files(socket_exchange->exchange, rank, files))
        return false;
    socket_exchange->fetched++;
    return true;
}

/* Serves and fetches what can be served and fetched; waits if that is nothing. */
static bool share_socket_progress_exchange(struct socket_exchange *socket_exchange)
{
    bool fetches = socket_exchange->fetched < node.n_pes,
         serves = socket_exchange->served < node.n_pes;
    if (fetches && socket_exchange->asked < 0 && !share_socket_ask_peer(socket_exchange))
        return false;
    struct pollfd events[] = {{.fd = serves ? socket_exchange->listener : -1, .events = POLLIN},
                              {.fd = socket_exchange->asked, .events = POLLIN}};
    poll(events, 2, fetches && socket_exchange->asked < 0 ? RETRY_MS : PATIENCE_MS);
    return (events[0].revents == 0 || share_socket_serve_peer(socket_exchange)) &&
           (events[1].revents == 0 || share_socket_receive_answer_files(socket_exchange));
}

/* A PE that fails turns the others away, or is missed by them until their patience ends. */
static bool share_socket_exchange_files(struct socket_exchange *socket_exchange)
{
    const uint64_t patience_ns = PATIENCE_MS * UINT64_C(1000000);
    uint64_t since = waiting_clock();
    while (socket_exchange->fetched < node.n_pes || socket_exchange->served < node.n_pes) {
        int before = socket_exchange->fetched + socket_exchange->served;
        if (!share_socket_progress_exchange(socket_exchange))
            return false;
        if (socket_exchange->fetched + socket_exchange->served > before)
            since = waiting_clock();
        else if (waiting_clock() - since >= patience_ns)
            return false;
    }
    return true;
}

int share_by_socket(struct share_exchange *exchange)
{
    struct listen_address mine;
    int listener = share_socket_open_listener(&mine);
    /* When all doors are known, all files have their length. */
    struct listen_address *listen_addresses =
        share_allgather(exchange->routine, &mine, sizeof mine);
    struct socket_exchange socket_exchange = {exchange, listen_addresses, listener, -1, 1, 1};
    bool well =
        share_socket_all_listen(listen_addresses) && share_socket_exchange_files(&socket_exchange);
    if (socket_exchange.asked >= 0)
        close(socket_exchange.asked);
    if (listener >= 0)
        close(listener);
    free(listen_addresses);
    return share_last_failure(exchange->routine, well);
}
