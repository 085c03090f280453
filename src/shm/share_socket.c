/*
 * Exchange of memory files between the PEs of a node, as file descriptors over Unix sockets.
 *
 * Every PE listens on a socket. It sends the descriptors of its files to each other PE of its node,
 * and fetches the files of one PE after another. A requester connects and sends a greeting. The
 * owner answers with a greeting and its files. Each greeting contains a secret of its sender. The
 * PEs exchanged these secrets through MPI, so a secret identifies the PE. If a connection ends
 * without an answer, the requester connects again.
 *
 * Other users of the machine can connect to the socket too. Connections resist such interference
 * better than datagrams. The kernel reports the user at the other end (SO_PEERCRED) before any data
 * arrive, so a connection of another user is closed unread. Closing a connection costs less than
 * opening one, whereas about ten datagrams of another user would fill the receive queue.
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
    PATIENCE_MS = 5000, /* the exchange fails after this time without progress */
    GREETING_MS = 50,   /* time limit for a greeting, which usually arrives immediately */
    RETRY_MS = 1,       /* delay before a connection is tried again */
    /* Length of the listen queue. If connections of other users fill it, PEs must retry. */
    CONNECTIONS_WAITING = 4096
};

/* Address and secret of a PE. Exchanged through MPI among all PEs of the job. */
struct listen_address {
    struct share_token name;   /* name of its socket, in the abstract namespace */
    struct share_token secret; /* identifies the PE as the sender of a greeting */
    bool open;                 /* false if the PE could not create its socket */
};

struct greeting {
    int pe;                    /* number of the sender */
    struct share_token secret; /* secret of the sender, from its listen_address */
};

struct socket_exchange {
    struct share_exchange *exchange;
    const struct listen_address *listen_addresses; /* addresses of all PEs of the job */
    int listener;                                  /* the socket on which this PE listens */
    int asked; /* connection on which this PE waits for files, or -1 */
    /* Number of PEs whose files this PE has mapped, and number of PEs to which this PE has sent its
     * files. Both include this PE. */
    int fetched, served;
};

/* Returns true if errno means that the call would block or was interrupted. The caller retries. */
static bool share_socket_must_wait(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/* Returns true if errno is an error that may not recur with another connection. The kernel returns
 * ETOOMANYREFS if too many descriptors of this user are in flight. */
static bool share_socket_may_try_again(void)
{
    return share_socket_must_wait() || errno == ETOOMANYREFS || errno == EPIPE ||
           errno == ECONNRESET;
}

/* Stores the socket address for a name and returns its length. The address is in the abstract
 * namespace, so a killed job leaves nothing in the file system. */
static socklen_t share_socket_address_of(struct sockaddr_un *address,
                                         const struct share_token *name)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    char *text = address->sun_path + 1;
    share_token_name(name, text);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(text));
}

/* Creates a nonblocking socket that preserves message boundaries. Returns -1 on failure. */
static int share_socket_make_socket(void)
{
    return socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

/* Returns true if a process of this user connected, or listens, at the other end. */
static bool share_socket_is_own_user(int sock)
{
    struct ucred peer;
    socklen_t length = sizeof peer;
    return getsockopt(sock, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && peer.uid == geteuid();
}

/* Binds the socket to a random name that is not in use, and stores the name. Returns false on
 * failure. */
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

/* Creates the socket to which the peers connect, and fills in its address. Returns the socket, or
 * -1 if it could not be created. The caller closes it. On any failure, listen_address->open is
 * false. */
static int share_socket_open_listener(struct listen_address *listen_address)
{
    int sock = share_socket_make_socket();
    memset(listen_address, 0, sizeof *listen_address);
    listen_address->open = sock >= 0 && share_draw_token(&listen_address->secret) &&
                           share_socket_bind_to_free_name(sock, &listen_address->name) &&
                           listen(sock, CONNECTIONS_WAITING) == 0;
    return sock;
}

/* Returns true if all PEs of this node have created their sockets. */
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

/* Returns true if PE `pe` sent this greeting, according to its secret. */
static bool share_socket_is_greeting_of(const struct socket_exchange *socket_exchange,
                                        const struct greeting *greeting, int pe)
{
    return greeting->pe == pe &&
           memcmp(&greeting->secret, &socket_exchange->listen_addresses[pe].secret,
                  sizeof greeting->secret) == 0;
}

/* The answer of an owner: a greeting, and its files as descriptors in a control message. */
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

/* Sends this PE's files. Returns false and sets errno on failure. */
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

/* Returns the descriptors that a message contains, which the caller closes. The control buffer
 * holds at most SHARE_FILES descriptors, so the copy cannot overflow. */
static struct share_files share_socket_take_files(struct fd_message *fd_message)
{
    int files[SHARE_FILES] = {-1, -1};
    struct cmsghdr *control = CMSG_FIRSTHDR(&fd_message->header);
    if (control != NULL && control->cmsg_level == SOL_SOCKET && control->cmsg_type == SCM_RIGHTS)
        memcpy(files, CMSG_DATA(control), control->cmsg_len - CMSG_LEN(0));
    return (struct share_files){files[SHARE_MEMORY], files[SHARE_GLOBALS]};
}

/* ---- Sending files to other PEs ---- */

/* Returns true if the process that connected is a PE of this node. Waits for its greeting for at
 * most GREETING_MS. */
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

/* Accepts one connection and, if it is from a PE of this node, sends the files. Returns false only
 * if the exchange cannot succeed any more. */
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

/* ---- Receiving files from other PEs ---- */

/* Returns the node rank of the PE whose files are fetched next. Each PE starts with its successor,
 * so that the PEs do not all connect to the same owner. */
static int share_socket_next_place(const struct socket_exchange *socket_exchange)
{
    return (node.rank + socket_exchange->fetched) % node.n_pes;
}

/* Connects to a PE. Returns the socket, or -1 with errno set. errno is EPERM if the socket belongs
 * to another user. */
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

/* Connects to the next PE and sends the greeting. Returns false if the exchange cannot succeed any
 * more. If only this try failed, returns true and leaves `asked` at -1. */
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

/* Verifies the files that a PE has sent, maps them and closes the descriptors. Returns false if
 * they are not the files of this PE. */
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

/* Receives the answer of the PE that was asked, if it has arrived, and maps the files. Returns
 * false if the exchange cannot succeed any more. */
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
    if (got <= 0) { /* the owner closed the connection: connect again after a short delay */
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

/* Asks the next PE for its files unless an answer is pending. Then waits, with a time limit, for a
 * connection or an answer and handles it. Returns false if the exchange cannot succeed any more. */
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

/* Exchanges the files with all other PEs of this node. Returns false on failure. If one PE fails,
 * the other PEs notice it: its socket refuses connections, or PATIENCE_MS pass without progress. */
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
    /* All PEs set the lengths of their files before they enter this allgather. After it, a PE can
     * therefore map the files of its peers. */
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
