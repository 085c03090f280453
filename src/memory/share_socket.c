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
#include "waiting/waiting.h"

enum {
    PATIENCE_MS = 5000, /* with a PE that may have failed */
    GREETING_MS = 50,   /* greetings come at once, unless the system is busy */
    RETRY_MS = 1,
    CONNECTIONS_WAITING = 4096 /* of strangers, before a PE has to try again */
};

/* Where a PE serves its files, as it tells the others through MPI. */
struct door {
    struct share_token name;
    struct share_token secret; /* with which this PE proves itself to whoever it talks to */
    bool open;
};

struct greeting {
    int pe; /* of the sender */
    struct share_token secret;
};

struct swap {
    struct share_exchange *exchange;
    const struct door *doors; /* of all PEs of the job */
    int listener;
    int asked;           /* connection to the PE whose files come next, or -1 */
    int fetched, served; /* PEs, this one among them */
};

/* Nothing can be done for now; and nothing is wrong. */
static bool must_wait(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/* Another connection may do better (ETOOMANYREFS: a user's descriptors under way are limited). */
static bool may_try_again(void)
{
    return must_wait() || errno == ETOOMANYREFS || errno == EPIPE || errno == ECONNRESET;
}

/* In the abstract namespace, which leaves nothing in the file system. */
static socklen_t address_of(struct sockaddr_un *address, const struct share_token *name)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    char *text = address->sun_path + 1;
    share_spell(name, text);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(text));
}

static int make_socket(void)
{
    return socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

/* Whether the other end was made by a process of this user. */
static bool is_own_user(int sock)
{
    struct ucred peer;
    socklen_t length = sizeof peer;
    return getsockopt(sock, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 && peer.uid == geteuid();
}

static bool bind_to_free_name(int sock, struct share_token *name)
{
    enum { TRIES = 100 };
    struct sockaddr_un address;
    for (int i = 0; i < TRIES && share_draw(name); i++) {
        socklen_t length = address_of(&address, name);
        if (bind(sock, (struct sockaddr *)&address, length) == 0)
            return true;
        if (errno != EADDRINUSE)
            return false;
    }
    return false;
}

/* The socket that others connect to, or -1. */
static int open_door(struct door *door)
{
    int sock = make_socket();
    memset(door, 0, sizeof *door);
    door->open = sock >= 0 && share_draw(&door->secret) && bind_to_free_name(sock, &door->name) &&
                 listen(sock, CONNECTIONS_WAITING) == 0;
    return sock;
}

static bool are_open(const struct door *doors)
{
    bool all = true;
    for (int place = 0; place < node.n_pes; place++)
        all = all && doors[node.pes[place]].open;
    return all;
}

/* ---- Greetings and files ---- */

static struct greeting own_greeting(const struct swap *swap)
{
    return (struct greeting){job.me, swap->doors[job.me].secret};
}

static bool is_greeting_of(const struct swap *swap, const struct greeting *greeting, int pe)
{
    return greeting->pe == pe &&
           memcmp(&greeting->secret, &swap->doors[pe].secret, sizeof greeting->secret) == 0;
}

/* A message that carries a greeting, and files as descriptors. */
struct parcel {
    struct msghdr header;
    struct iovec data;
    struct greeting greeting;
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(SHARE_FILES * sizeof(int))];
};

static void prepare_parcel(struct parcel *parcel)
{
    memset(parcel, 0, sizeof *parcel);
    parcel->data = (struct iovec){&parcel->greeting, sizeof parcel->greeting};
    parcel->header.msg_iov = &parcel->data;
    parcel->header.msg_iovlen = 1;
    parcel->header.msg_control = parcel->control;
    parcel->header.msg_controllen = sizeof parcel->control;
}

static bool send_files(const struct swap *swap, int sock)
{
    struct parcel parcel;
    const struct share_files *mine = swap->exchange->mine;
    int files[SHARE_FILES] = {mine->memory, mine->globals};
    size_t bytes = (mine->globals >= 0 ? 2 : 1) * sizeof(int);

    prepare_parcel(&parcel);
    parcel.greeting = own_greeting(swap);
    parcel.header.msg_controllen = CMSG_SPACE(bytes);
    struct cmsghdr *control = CMSG_FIRSTHDR(&parcel.header);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(bytes);
    memcpy(CMSG_DATA(control), files, bytes);
    return sendmsg(sock, &parcel.header, MSG_NOSIGNAL) == (ssize_t)sizeof parcel.greeting;
}

/* What came with a message; there is no room for more than two. */
static struct share_files take_files(struct parcel *parcel)
{
    int files[SHARE_FILES] = {-1, -1};
    struct cmsghdr *control = CMSG_FIRSTHDR(&parcel->header);
    if (control != NULL && control->cmsg_level == SOL_SOCKET && control->cmsg_type == SCM_RIGHTS)
        memcpy(files, CMSG_DATA(control), control->cmsg_len - CMSG_LEN(0));
    return (struct share_files){files[SHARE_MEMORY], files[SHARE_GLOBALS]};
}

/* ---- Serving ---- */

/* Whether who has connected is a PE of this node. */
static bool is_pe(const struct swap *swap, int guest)
{
    struct greeting greeting;
    struct pollfd event = {.fd = guest, .events = POLLIN};
    if (!is_own_user(guest) || poll(&event, 1, GREETING_MS) <= 0 ||
        recv(guest, &greeting, sizeof greeting, 0) != (ssize_t)sizeof greeting)
        return false;
    int place = greeting.pe < 0 || greeting.pe >= job.n_pes ? -1 : node_place(greeting.pe);
    return place >= 0 && is_greeting_of(swap, &greeting, greeting.pe);
}

/* Answers whoever is first in the queue; whether others may still succeed. */
static bool serve_peer(struct swap *swap)
{
    int guest = accept4(swap->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (guest < 0)
        return true;
    bool comes = is_pe(swap, guest), sent = comes && send_files(swap, guest);
    bool well = !comes || sent || may_try_again();
    swap->served += sent;
    close(guest);
    return well;
}

/* ---- Fetching ---- */

static int next_place(const struct swap *swap)
{
    return (node.place + swap->fetched) % node.n_pes;
}

/* A connection to a PE, or -1. */
static int call(const struct door *door)
{
    struct sockaddr_un address;
    socklen_t length = address_of(&address, &door->name);
    int sock = make_socket();
    if (sock < 0)
        return -1;
    bool connected = connect(sock, (struct sockaddr *)&address, length) == 0;
    int error = connected ? EPERM : errno;
    if (connected && is_own_user(sock))
        return sock;
    close(sock);
    errno = error;
    return -1;
}

/* Asks the next PE for its files; whether that may still succeed. */
static bool ask_peer(struct swap *swap)
{
    struct greeting greeting = own_greeting(swap);
    int sock = call(&swap->doors[node.pes[next_place(swap)]]);
    if (sock < 0)
        return must_wait();
    if (send(sock, &greeting, sizeof greeting, MSG_NOSIGNAL) == (ssize_t)sizeof greeting)
        swap->asked = sock;
    else
        close(sock);
    return true;
}

/* Maps what a PE has sent, if these are its files; closes them. */
static bool accept_files(struct share_exchange *exchange, int place, struct share_files files)
{
    int globals;
    struct share_identity identities[SHARE_FILES];
    if (share_expect(exchange, node.pes[place], files.memory, identities, &globals))
        return share_hand_over(exchange, place, files, identities);
    share_close(files);
    return false;
}

/* Takes the answer of the PE that was asked, if it has come; whether that may still succeed. */
static bool take_file(struct swap *swap)
{
    struct parcel parcel;
    int place = next_place(swap), pe = node.pes[place];
    prepare_parcel(&parcel);
    ssize_t got = recvmsg(swap->asked, &parcel.header, MSG_CMSG_CLOEXEC);
    if (got < 0 && must_wait())
        return true;
    close(swap->asked);
    swap->asked = -1;
    if (got <= 0) { /* turned away */
        poll(NULL, 0, RETRY_MS);
        return true;
    }
    struct share_files files = take_files(&parcel);
    if (got != (ssize_t)sizeof parcel.greeting || !is_greeting_of(swap, &parcel.greeting, pe)) {
        share_close(files);
        return false;
    }
    if (!accept_files(swap->exchange, place, files))
        return false;
    swap->fetched++;
    return true;
}

/* Serves and fetches what can be served and fetched; waits if that is nothing. */
static bool advance(struct swap *swap)
{
    bool fetches = swap->fetched < node.n_pes, serves = swap->served < node.n_pes;
    if (fetches && swap->asked < 0 && !ask_peer(swap))
        return false;
    struct pollfd events[] = {{.fd = serves ? swap->listener : -1, .events = POLLIN},
                              {.fd = swap->asked, .events = POLLIN}};
    poll(events, 2, fetches && swap->asked < 0 ? RETRY_MS : PATIENCE_MS);
    return (events[0].revents == 0 || serve_peer(swap)) &&
           (events[1].revents == 0 || take_file(swap));
}

/* A PE that fails turns the others away, or is missed by them until their patience ends. */
static bool swap_files(struct swap *swap)
{
    const uint64_t patience_ns = PATIENCE_MS * UINT64_C(1000000);
    uint64_t since = waiting_clock();
    while (swap->fetched < node.n_pes || swap->served < node.n_pes) {
        int before = swap->fetched + swap->served;
        if (!advance(swap))
            return false;
        if (swap->fetched + swap->served > before)
            since = waiting_clock();
        else if (waiting_clock() - since >= patience_ns)
            return false;
    }
    return true;
}

int share_by_socket(struct share_exchange *exchange)
{
    struct door mine;
    int listener = open_door(&mine);
    /* When all doors are known, all files have their length. */
    struct door *doors = share_tell(exchange->routine, &mine, sizeof mine);
    struct swap swap = {exchange, doors, listener, -1, 1, 1};
    bool well = are_open(doors) && swap_files(&swap);
    if (swap.asked >= 0)
        close(swap.asked);
    if (listener >= 0)
        close(listener);
    free(doors);
    return share_last_failure(exchange->routine, well);
}
