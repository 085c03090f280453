#include "share.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/job.h"
#include "base/report.h"
#include "modules/loader.h"
#include "node.h"
#include "share_ways.h"
#include "waiting/waiting.h"

bool share_draw(struct share_token *token)
{
    return getrandom(token, sizeof *token, 0) == (ssize_t)sizeof *token;
}

void share_spell(const struct share_token *token, char name[SHARE_NAME_ROOM])
{
    int used = snprintf(name, SHARE_NAME_ROOM, "isthmus-");
    for (size_t i = 0; i < sizeof token->bytes; i++)
        used += snprintf(name + used, SHARE_NAME_ROOM - (size_t)used, "%02x", token->bytes[i]);
}

void *share_tell(const char *routine, const void *mine, size_t bytes)
{
    void *all = report_require_memory(routine, malloc((size_t)job.n_pes * bytes));
    if (backend->allgather(mine, all, bytes) != 0)
        report_fatal(routine, "%s", backend->message());
    return all;
}

/* Later headers have this, and kernels from 6.3 on; some of these insist on it. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8u
#endif

/* A memory file's mode is 0777 otherwise. */
int share_make_file(const char *name)
{
    const unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    int file = memfd_create(name, flags | MFD_NOEXEC_SEAL);
    if (file < 0 && errno == EINVAL)
        file = memfd_create(name, flags);
    if (file >= 0 && fchmod(file, S_IRUSR | S_IWUSR) != 0) {
        close(file);
        return -1;
    }
    return file;
}

int share_create(const char *routine, const char *name)
{
    int file = share_make_file(name);
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

void share_seal(int file)
{
    fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
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
    for (int i = 0; i < SHARE_FILES; i++)
        share_identify(card->files[i], &card->identities[i]);
}

bool share_identify(int file, struct share_identity *identity)
{
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0)
        return false;
    *identity = (struct share_identity){status.st_dev, status.st_ino};
    return true;
}

bool share_is_file(int file, const struct share_identity *identity)
{
    struct stat status;
    return fstat(file, &status) == 0 && status.st_dev == identity->device &&
           status.st_ino == identity->inode && status.st_uid == geteuid();
}

void share_close(struct share_files files)
{
    if (files.memory >= 0)
        close(files.memory);
    if (files.globals >= 0)
        close(files.globals);
}

bool share_hand_over(struct share_exchange *exchange, int place, struct share_files files,
                     const struct share_identity identities[SHARE_FILES])
{
    bool has_globals = exchange->cards[node.pes[place]].files[SHARE_GLOBALS] >= 0;
    bool right = share_is_file(files.memory, &identities[SHARE_MEMORY]) &&
                 (has_globals ? share_is_file(files.globals, &identities[SHARE_GLOBALS])
                              : files.globals < 0);
    if (right)
        exchange->open_peer(exchange->routine, place, files);
    share_close(files);
    return right;
}

static int open_in_proc(const struct share_card *card, int which)
{
    if (card->files[which] < 0)
        return -1;
    char path[64];
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)card->pid, card->files[which]);
    return open(path, O_RDWR | O_CLOEXEC);
}

static bool open_by_proc(struct share_exchange *exchange)
{
    for (int place = 0; place < node.n_pes; place++) {
        const struct share_card *card = &exchange->cards[node.pes[place]];
        if (place == node.place)
            continue;
        struct share_files files = {open_in_proc(card, SHARE_MEMORY),
                                    open_in_proc(card, SHARE_GLOBALS)};
        if (!share_hand_over(exchange, place, files, card->identities))
            return false;
    }
    return true;
}

size_t share_shm_room(void)
{
    struct statvfs status;
    if (statvfs("/dev/shm", &status) != 0)
        return 0;
    return (size_t)status.f_bavail * status.f_frsize;
}

/* What a PE says of itself in its control block. */
enum { OPENED_UNKNOWN, OPENED_ALL, OPENED_NOT_ALL };

static uint32_t *opened_at(int place)
{
    return (uint32_t *)(void *)node_control(place)->sharing;
}

static void explain_opening(const void *what, char *text, size_t room)
{
    snprintf(text, room, "PE %d, which opens the others' memory", *(const int *)what);
}

static uint32_t wait_for_opened(const char *routine, int place)
{
    const uint32_t *opened = opened_at(place);
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
    __atomic_store_n(opened_at(node.place), well ? OPENED_ALL : OPENED_NOT_ALL, __ATOMIC_SEQ_CST);
    if (!well)
        return job.me;
    for (int place = 0; place < node.n_pes; place++)
        doorbell_wake(&node_control(place)->doorbell);
    for (int place = 0; place < node.n_pes; place++)
        if (wait_for_opened(routine, place) != OPENED_ALL)
            return node.pes[place];
    return -1;
}

int share_first_failure(const char *routine, bool well)
{
    char mine = well ? 1 : 0;
    char *all = share_tell(routine, &mine, 1);
    int failed = -1;
    for (int pe = job.n_pes - 1; pe >= 0; pe--)
        if (!all[pe])
            failed = pe;
    free(all);
    return failed;
}

static int share_by_proc(struct share_exchange *exchange, bool one_node)
{
    bool well = open_by_proc(exchange);
    return one_node ? first_failure_in_memory(exchange->routine, well)
                    : share_first_failure(exchange->routine, well);
}

int share_by(struct share_exchange *exchange, const struct partition *partition)
{
    if (partition->largest == 1) /* nobody has anything to map */
        return -1;
    if (partition->way == SHARE_SOCKET)
        return share_by_socket(exchange);
    if (partition->way == SHARE_SHM)
        return share_by_shm(exchange);
    return share_by_proc(exchange, partition->count == 1);
}
