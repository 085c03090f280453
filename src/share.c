#include "share.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/un.h>
#include <unistd.h>

#include "job.h"
#include "loader.h"
#include "node.h"
#include "report.h"
#include "static_data.h"
#include "wait.h"

enum { SOCKET_PATIENCE_MS = 5000 }; /* with a PE that may have failed */

static void gather(const char *routine, const void *mine, void *all, size_t bytes)
{
    if (backend->allgather(mine, all, bytes) != 0)
        report_fatal(routine, "%s", backend->message());
}

static void meet(const char *routine)
{
    if (backend->barrier() != 0)
        report_fatal(routine, "%s", backend->message());
}

int share_create(const char *routine, const char *name)
{
    int file = memfd_create(name, MFD_CLOEXEC);
    if (file < 0)
        report_fatal_errno(routine,
                           "no memory file for symmetric memory can be made (memfd_create)");
    return file;
}

void share_set_length(const char *routine, int file, size_t length)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && length > limit.rlim_cur)
        report_fatal(routine,
                     "symmetric memory needs a memory file of %zu bytes, but ulimit -f allows %llu",
                     length, (unsigned long long)limit.rlim_cur);
    if (ftruncate(file, (off_t)length) != 0)
        report_fatal_errno(routine, "no memory file of %zu bytes for symmetric memory can be made",
                           length);
}

/* Which file a path leads to, its device and number in one; 0 if it leads nowhere. */
static uint64_t identity_of(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 ? (uint64_t)status.st_dev << 32 ^ (uint64_t)status.st_ino : 0;
}

/* Of the running kernel; of the host's name where the kernel does not tell (FNV-1a). */
static uint64_t machine_identity(void)
{
    char text[64] = "";
    int file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    ssize_t length = file >= 0 ? read(file, text, sizeof text - 1) : -1;
    if (file >= 0)
        close(file);
    if (length <= 0)
        gethostname(text, sizeof text - 1);
    uint64_t hash = 0xcbf29ce484222325u;
    for (const char *at = text; *at != '\0'; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
    return hash;
}

void share_find_locality(struct locality *locality)
{
    *locality = (struct locality){.machine = machine_identity(),
                                  .processes = identity_of("/proc/self/ns/pid"),
                                  .network = identity_of("/proc/self/ns/net"),
                                  .shm = identity_of("/dev/shm")};
}

void share_fill_card(struct share_card *card, const struct share_files *mine)
{
    memset(card, 0, sizeof *card);
    gethostname(card->host, sizeof card->host - 1);
    card->pid = getpid();
    card->files[SHARE_MEMORY] = mine->memory;
    card->files[SHARE_GLOBALS] = mine->globals;
    for (int i = 0; i < SHARE_FILES; i++) {
        struct stat status;
        if (card->files[i] >= 0 && fstat(card->files[i], &status) == 0)
            card->inodes[i] = status.st_ino;
    }
}

static bool is_file(int file, ino_t inode)
{
    struct stat status;
    return fstat(file, &status) == 0 && status.st_ino == inode;
}

static void close_files(struct share_files files)
{
    if (files.memory >= 0)
        close(files.memory);
    if (files.globals >= 0)
        close(files.globals);
}

static int open_in_proc(const struct share_card *card, int which)
{
    if (card->files[which] < 0)
        return -1;
    char path[64];
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)card->pid, card->files[which]);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file >= 0 && !is_file(file, card->inodes[which])) {
        close(file);
        return -1;
    }
    return file;
}

/* Maps a PE's files, unless one is missing; closes them. */
static bool hand_over(struct share_exchange *exchange, int place, struct share_files files)
{
    bool has_globals = exchange->cards[node.pes[place]].files[SHARE_GLOBALS] >= 0;
    bool all = files.memory >= 0 && (files.globals >= 0) == has_globals;
    if (all)
        exchange->open_peer(exchange->routine, place, files);
    close_files(files);
    return all;
}

static bool open_by_proc(struct share_exchange *exchange)
{
    for (int place = 0; place < node.n_pes; place++) {
        const struct share_card *card = &exchange->cards[node.pes[place]];
        if (place == node.place)
            continue;
        struct share_files files = {open_in_proc(card, SHARE_MEMORY),
                                    open_in_proc(card, SHARE_GLOBALS)};
        if (!hand_over(exchange, place, files))
            return false;
    }
    return true;
}

/* An address in the abstract namespace, which leaves nothing in the file system. The inode tells
 * jobs apart. */
static socklen_t socket_address(struct sockaddr_un *address, const struct share_card *card)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    int used = snprintf(address->sun_path + 1, sizeof address->sun_path - 1, "isthmus-%ld-%llu",
                        (long)card->pid, (unsigned long long)card->inodes[SHARE_MEMORY]);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)used);
}

/* A message that carries the two files as descriptors, and its sender's PE number as data. */
struct parcel {
    struct msghdr header;
    struct iovec data;
    int pe;
    _Alignas(struct cmsghdr) char control[CMSG_SPACE(SHARE_FILES * sizeof(int))];
};

static void parcel_prepare(struct parcel *parcel)
{
    memset(parcel, 0, sizeof *parcel);
    parcel->data = (struct iovec){&parcel->pe, sizeof parcel->pe};
    parcel->header.msg_iov = &parcel->data;
    parcel->header.msg_iovlen = 1;
    parcel->header.msg_control = parcel->control;
    parcel->header.msg_controllen = sizeof parcel->control;
}

static bool send_files(int sock, const struct share_card *to, const struct share_files *mine)
{
    struct parcel parcel;
    struct sockaddr_un address;
    int files[SHARE_FILES] = {mine->memory, mine->globals};
    size_t bytes = (mine->globals >= 0 ? 2 : 1) * sizeof(int);

    parcel_prepare(&parcel);
    parcel.pe = job.me;
    parcel.header.msg_name = &address;
    parcel.header.msg_namelen = socket_address(&address, to);
    parcel.header.msg_controllen = CMSG_SPACE(bytes);
    struct cmsghdr *control = CMSG_FIRSTHDR(&parcel.header);
    control->cmsg_level = SOL_SOCKET;
    control->cmsg_type = SCM_RIGHTS;
    control->cmsg_len = CMSG_LEN(bytes);
    memcpy(CMSG_DATA(control), files, bytes);
    return sendmsg(sock, &parcel.header, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)sizeof parcel.pe;
}

static bool receive_files(struct share_exchange *exchange, int sock)
{
    struct parcel parcel;
    parcel_prepare(&parcel);
    if (recvmsg(sock, &parcel.header, MSG_CMSG_CLOEXEC | MSG_DONTWAIT) != (ssize_t)sizeof parcel.pe)
        return false;
    int files[SHARE_FILES] = {-1, -1};
    struct cmsghdr *control = CMSG_FIRSTHDR(&parcel.header);
    errno = EBADMSG;
    if (control == NULL || control->cmsg_type != SCM_RIGHTS ||
        control->cmsg_len > CMSG_LEN(sizeof files))
        return false;
    memcpy(files, CMSG_DATA(control), control->cmsg_len - CMSG_LEN(0));
    struct share_files received = {files[SHARE_MEMORY], files[SHARE_GLOBALS]};
    int place = node_place(parcel.pe);
    if (place < 0 || !is_file(received.memory, exchange->cards[parcel.pe].inodes[SHARE_MEMORY])) {
        close_files(received);
        return false;
    }
    return hand_over(exchange, place, received);
}

/* Nothing more can be sent, or received, for now (ETOOMANYREFS: a user's descriptors under way are
 * limited); and nothing else is wrong. */
static bool must_wait(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || errno == ETOOMANYREFS;
}

/* Sends to all PEs of the node, beginning with the next, and receives from all, in whichever order
 * the queues allow. A PE that fails is missed by the others, whose patience ends. */
static bool swap_by_socket(struct share_exchange *exchange, int sock)
{
    int sent = 1, received = 1;
    while (sent < node.n_pes || received < node.n_pes) {
        int before = sent + received;
        const int to = node.pes[(node.place + sent) % node.n_pes];
        if (sent < node.n_pes && send_files(sock, &exchange->cards[to], exchange->mine))
            sent++;
        else if (sent < node.n_pes && !must_wait())
            return false;
        if (received < node.n_pes && receive_files(exchange, sock))
            received++;
        else if (received < node.n_pes && !must_wait())
            return false;
        if (sent + received > before)
            continue;
        /* Who waits to send looks again soon: a full queue elsewhere makes no event here. */
        struct pollfd event = {.fd = sock, .events = POLLIN};
        if (poll(&event, 1, sent < node.n_pes ? 1 : SOCKET_PATIENCE_MS) == 0 && sent == node.n_pes)
            return false;
    }
    return true;
}

static bool open_by_socket(struct share_exchange *exchange)
{
    struct sockaddr_un address;
    socklen_t length = socket_address(&address, &exchange->cards[job.me]);
    int sock = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    bool well = sock >= 0 && bind(sock, (struct sockaddr *)&address, length) == 0;
    meet(exchange->routine); /* all sockets are there, and all files have their length */
    well = well && swap_by_socket(exchange, sock);
    if (sock >= 0)
        close(sock);
    return well;
}

static void shm_name(char name[64], const struct share_card *card, int which)
{
    snprintf(name, 64, "/isthmus-%ld-%llu-%d", (long)card->pid,
             (unsigned long long)card->inodes[SHARE_MEMORY], which);
}

size_t share_shm_room(void)
{
    struct statvfs status;
    if (statvfs("/dev/shm", &status) != 0)
        return 0;
    return (size_t)status.f_bavail * status.f_frsize;
}

/* Whether what is sure to be used fits into /dev/shm, for all PEs of the node; a page for which
 * there is no room later ends the program with a signal. */
static bool shm_has_room(const struct share_exchange *exchange)
{
    return exchange->used <= share_shm_room() / (size_t)node.n_pes;
}

static int shm_create(const char *name, size_t length)
{
    int file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
    if (file >= 0 && ftruncate(file, (off_t)length) != 0) {
        close(file);
        shm_unlink(name);
        return -1;
    }
    return file;
}

/* Named objects that are to take the place of this PE's nameless files. */
static bool shm_create_mine(struct share_exchange *exchange)
{
    char name[64];
    for (int i = 0; i < SHARE_FILES; i++) {
        if (exchange->cards[job.me].files[i] < 0)
            continue;
        shm_name(name, &exchange->cards[job.me], i);
        int file = shm_create(name, exchange->lengths[i]);
        *(i == SHARE_MEMORY ? &exchange->named.memory : &exchange->named.globals) = file;
        if (file < 0)
            return false;
    }
    return true;
}

static int shm_open_of(const struct share_card *card, int which)
{
    char name[64];
    shm_name(name, card, which);
    return card->files[which] < 0 ? -1 : shm_open(name, O_RDWR, 0);
}

static bool shm_open_peers(struct share_exchange *exchange)
{
    for (int place = 0; place < node.n_pes; place++) {
        const struct share_card *card = &exchange->cards[node.pes[place]];
        if (place == node.place)
            continue;
        struct share_files files = {shm_open_of(card, SHARE_MEMORY),
                                    shm_open_of(card, SHARE_GLOBALS)};
        if (!hand_over(exchange, place, files))
            return false;
    }
    return true;
}

static bool open_by_shm(struct share_exchange *exchange)
{
    bool well = shm_has_room(exchange) && shm_create_mine(exchange);
    meet(exchange->routine);
    return well && shm_open_peers(exchange);
}

/* All PEs know how it went: the names have served, and the files are needed, or are not. */
static void shm_settle(struct share_exchange *exchange, bool worked)
{
    char name[64];
    for (int i = 0; i < SHARE_FILES; i++) {
        shm_name(name, &exchange->cards[job.me], i);
        shm_unlink(name);
    }
    if (!worked) {
        close_files(exchange->named);
        return;
    }
    close(exchange->mine->memory);
    exchange->mine->memory = exchange->named.memory;
    if (exchange->named.globals < 0)
        return;
    if (!static_data_move(exchange->named.globals))
        report_fatal_errno(exchange->routine, "the static data cannot be moved to /dev/shm");
    exchange->mine->globals = exchange->named.globals;
}

/* What a PE says of itself in its control block. */
enum { OPENED_UNKNOWN, OPENED_ALL, OPENED_NOT_ALL };

static void explain_opening(const void *what, char *text, size_t room)
{
    snprintf(text, room, "PE %d, which opens the others' memory", *(const int *)what);
}

static uint32_t wait_for_opened(const char *routine, int place)
{
    const uint32_t *opened = &node_control(place)->opened;
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_opening, &node.pes[place]);
    while (__atomic_load_n(opened, __ATOMIC_ACQUIRE) == OPENED_UNKNOWN)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return __atomic_load_n(opened, __ATOMIC_ACQUIRE);
}

/* Where the job is one node: a PE that opened all files sees what all the others say; one that did
 * not knows enough. So without MPI all come to the same answer whether there is a failure: its PE
 * as seen from here, or -1. */
static int first_failure_in_memory(const char *routine, bool well)
{
    __atomic_store_n(&node_own_control()->opened, well ? OPENED_ALL : OPENED_NOT_ALL,
                     __ATOMIC_SEQ_CST);
    if (!well)
        return job.me;
    for (int place = 0; place < node.n_pes; place++)
        doorbell_wake(&node_control(place)->doorbell);
    for (int place = 0; place < node.n_pes; place++)
        if (wait_for_opened(routine, place) != OPENED_ALL)
            return node.pes[place];
    return -1;
}

/* The first PE for which it is false, or -1; the same answer everywhere. */
static int first_failure(const char *routine, bool well)
{
    char mine = well ? 1 : 0;
    char *all = report_require_memory(routine, malloc((size_t)job.n_pes));
    gather(routine, &mine, all, 1);
    int failed = -1;
    for (int pe = job.n_pes - 1; pe >= 0; pe--)
        if (!all[pe])
            failed = pe;
    free(all);
    return failed;
}

int share_by(struct share_exchange *exchange, const struct partition *partition)
{
    const char *routine = exchange->routine;
    if (partition->largest == 1) /* nobody has anything to map */
        return -1;
    if (partition->way == SHARE_SOCKET)
        return first_failure(routine, open_by_socket(exchange));
    if (partition->way == SHARE_PROC) {
        bool well = open_by_proc(exchange);
        return partition->count == 1 ? first_failure_in_memory(routine, well)
                                     : first_failure(routine, well);
    }
    exchange->named = (struct share_files){-1, -1};
    int failed = first_failure(routine, open_by_shm(exchange));
    shm_settle(exchange, failed < 0);
    return failed;
}
