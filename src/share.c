#include "share.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "environment.h"
#include "job.h"
#include "loader.h"
#include "node.h"
#include "report.h"
#include "static_data.h"
#include "wait.h"

struct exchange {
    const char *routine;
    struct share_files *mine;
    const size_t *lengths;
    const struct share_card *cards; /* of all PEs */
    share_open_peer *open_peer;
};

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

void share_fill_card(struct share_card *card, const struct share_files *mine)
{
    memset(card, 0, sizeof *card);
    int file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        if (read(file, card->boot, sizeof card->boot - 1) < 0)
            card->boot[0] = '\0';
        close(file);
    }
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

static bool share_by_proc(struct exchange *exchange)
{
    for (int pe = 0; pe < job.n_pes; pe++) {
        const struct share_card *card = &exchange->cards[pe];
        if (pe == job.me)
            continue;
        struct share_files files = {open_in_proc(card, SHARE_MEMORY),
                                    open_in_proc(card, SHARE_GLOBALS)};
        bool all = files.memory >= 0 && (files.globals >= 0) == (card->files[SHARE_GLOBALS] >= 0);
        if (all)
            exchange->open_peer(exchange->routine, pe, files);
        close_files(files);
        if (!all)
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
    return sendmsg(sock, &parcel.header, MSG_NOSIGNAL) == (ssize_t)sizeof parcel.pe;
}

static bool receive_files(struct exchange *exchange, int sock)
{
    struct parcel parcel;
    parcel_prepare(&parcel);
    if (recvmsg(sock, &parcel.header, MSG_CMSG_CLOEXEC) != (ssize_t)sizeof parcel.pe)
        return false;
    int files[SHARE_FILES] = {-1, -1};
    struct cmsghdr *control = CMSG_FIRSTHDR(&parcel.header);
    if (control == NULL || control->cmsg_type != SCM_RIGHTS ||
        control->cmsg_len > CMSG_LEN(sizeof files))
        return false;
    memcpy(files, CMSG_DATA(control), control->cmsg_len - CMSG_LEN(0));
    struct share_files received = {files[SHARE_MEMORY], files[SHARE_GLOBALS]};
    bool right = parcel.pe >= 0 && parcel.pe < job.n_pes &&
                 is_file(received.memory, exchange->cards[parcel.pe].inodes[SHARE_MEMORY]);
    if (right)
        exchange->open_peer(exchange->routine, parcel.pe, received);
    close_files(received);
    return right;
}

/* Everyone sends to the PE r places on and receives once, in step, so that no queue fills up. A PE
 * that fails keeps step and receives nothing more: a timeout ends its partner's wait. */
static bool share_by_socket(struct exchange *exchange)
{
    struct sockaddr_un address;
    socklen_t length = socket_address(&address, &exchange->cards[job.me]);
    int sock = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    struct timeval patience = {.tv_sec = 5};
    bool well = sock >= 0 && bind(sock, (struct sockaddr *)&address, length) == 0 &&
                setsockopt(sock, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience) == 0;
    for (int round = 1; round < job.n_pes; round++) {
        meet(exchange->routine);
        const struct share_card *to = &exchange->cards[(job.me + round) % job.n_pes];
        well = well && send_files(sock, to, exchange->mine) && receive_files(exchange, sock);
    }
    if (sock >= 0)
        close(sock);
    return well;
}

static void shm_name(char name[64], const struct share_card *card, int which)
{
    snprintf(name, 64, "/isthmus-%ld-%llu-%d", (long)card->pid,
             (unsigned long long)card->inodes[SHARE_MEMORY], which);
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

/* Puts this PE's memory into named objects instead of its nameless files. */
static bool shm_replace_mine(struct exchange *exchange, char names[SHARE_FILES][64])
{
    int memory = shm_create(names[SHARE_MEMORY], exchange->lengths[SHARE_MEMORY]);
    if (memory < 0)
        return false;
    close(exchange->mine->memory);
    exchange->mine->memory = memory;
    if (exchange->mine->globals < 0)
        return true;
    int globals = shm_create(names[SHARE_GLOBALS], exchange->lengths[SHARE_GLOBALS]);
    if (globals < 0 || !static_data_move(globals))
        return false;
    exchange->mine->globals = globals;
    return true;
}

static bool shm_open_peers(struct exchange *exchange)
{
    for (int pe = 0; pe < job.n_pes; pe++) {
        const struct share_card *card = &exchange->cards[pe];
        struct share_files files = {-1, -1};
        char name[64];
        if (pe == job.me)
            continue;
        shm_name(name, card, SHARE_MEMORY);
        files.memory = shm_open(name, O_RDWR, 0);
        shm_name(name, card, SHARE_GLOBALS);
        if (card->files[SHARE_GLOBALS] >= 0)
            files.globals = shm_open(name, O_RDWR, 0);
        bool all = files.memory >= 0 && (files.globals >= 0) == (card->files[SHARE_GLOBALS] >= 0);
        if (all)
            exchange->open_peer(exchange->routine, pe, files);
        close_files(files);
        if (!all)
            return false;
    }
    return true;
}

/* The names live only as long as it takes all PEs to open them. */
static bool share_by_shm(struct exchange *exchange)
{
    char names[SHARE_FILES][64];
    for (int i = 0; i < SHARE_FILES; i++)
        shm_name(names[i], &exchange->cards[job.me], i);
    bool well = shm_replace_mine(exchange, names);
    meet(exchange->routine);
    well = well && shm_open_peers(exchange);
    meet(exchange->routine);
    for (int i = 0; i < SHARE_FILES; i++)
        shm_unlink(names[i]);
    return well;
}

/* What a PE says of itself in its control block. */
enum { OPENED_UNKNOWN, OPENED_ALL, OPENED_NOT_ALL };

static void explain_opening(const void *what, char *text, size_t room)
{
    snprintf(text, room, "PE %d, which opens the others' memory", *(const int *)what);
}

static uint32_t wait_for_opened(const char *routine, int pe)
{
    const uint32_t *opened = &node_control(node_place(pe))->opened;
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_opening, &pe);
    while (__atomic_load_n(opened, __ATOMIC_ACQUIRE) == OPENED_UNKNOWN)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return __atomic_load_n(opened, __ATOMIC_ACQUIRE);
}

/* A PE that opened all files sees what all the others say; one that did not knows enough. So
 * without MPI all come to the same answer whether there is a failure: its PE as seen from here, or
 * -1. */
static int first_failure_in_memory(const char *routine, bool well)
{
    __atomic_store_n(&node_own_control()->opened, well ? OPENED_ALL : OPENED_NOT_ALL,
                     __ATOMIC_SEQ_CST);
    if (!well)
        return job.me;
    for (int pe = 0; pe < job.n_pes; pe++)
        doorbell_wake(&node_control(node_place(pe))->doorbell);
    for (int pe = 0; pe < job.n_pes; pe++)
        if (wait_for_opened(routine, pe) != OPENED_ALL)
            return pe;
    return -1;
}

/* The first PE for which it is false, or -1; the same answer everywhere. */
static int first_failure(const char *routine, bool well)
{
    char mine = well ? 1 : 0;
    char *all = malloc((size_t)job.n_pes);
    if (all == NULL)
        report_fatal(routine, "out of memory");
    gather(routine, &mine, all, 1);
    int failed = -1;
    for (int pe = job.n_pes - 1; pe >= 0; pe--)
        if (!all[pe])
            failed = pe;
    free(all);
    return failed;
}

static void require_one_host(struct exchange *exchange)
{
    for (int pe = 1; pe < job.n_pes; pe++)
        if (strcmp(exchange->cards[pe].boot, exchange->cards[0].boot) != 0)
            report_fatal(
                exchange->routine,
                "PE %d runs on host %s and PE 0 on host %s: expected all PEs on one host, this "
                "version does not go between hosts",
                pe, exchange->cards[pe].host, exchange->cards[0].host);
}

static const struct way {
    int share; /* SHARE_* */
    bool (*share_by)(struct exchange *);
    int (*first_failure)(const char *routine, bool well);
} ways[] = {
    {SHARE_PROC, share_by_proc, first_failure_in_memory},
    {SHARE_SOCKET, share_by_socket, first_failure},
    {SHARE_SHM, share_by_shm, first_failure},
};

void share_exchange(const char *routine, struct share_files *mine, const size_t lengths[2],
                    const struct share_card *cards, share_open_peer *open_peer)
{
    struct exchange exchange = {routine, mine, lengths, cards, open_peer};
    require_one_host(&exchange);

    int failed = 0;
    for (size_t i = 0; i < sizeof ways / sizeof ways[0] && failed >= 0; i++)
        if (environment.share == SHARE_AUTO || environment.share == ways[i].share)
            failed = ways[i].first_failure(routine, ways[i].share_by(&exchange));
    if (failed >= 0)
        report_fatal(routine,
                     "PE %d (host %s) cannot map the memory of the others (host %s): expected one "
                     "of /proc/PID/fd, abstract sockets and /dev/shm to be shared by all PEs%s",
                     failed, cards[failed].host, cards[failed == 0 ? job.n_pes - 1 : 0].host,
                     environment.share == SHARE_AUTO ? ""
                                                     : "; ISTHMUS_SHARE allows only one of them");
}
