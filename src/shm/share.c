#include "share.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/job.h"
#include "base/report.h"
#include "loader/loader.h"
#include "memory_file.h"
#include "node.h"
#include "static_data.h"
#include "waiting.h"

bool share_draw_token(struct share_token *token)
{
    return getrandom(token, sizeof *token, 0) == (ssize_t)sizeof *token;
}

void share_token_name(const struct share_token *token, char name[SHARE_NAME_BYTES])
{
    int used = snprintf(name, SHARE_NAME_BYTES, "isthmus-");
    for (size_t i = 0; i < sizeof token->bytes; i++)
        used += snprintf(name + used, SHARE_NAME_BYTES - (size_t)used, "%02x", token->bytes[i]);
}

void *share_allgather(const char *routine, const void *mine, size_t bytes)
{
    void *all = report_require_memory(routine, malloc((size_t)job.n_pes * bytes));
    if (backend->allgather(mine, all, bytes) != 0)
        report_fatal(routine, "%s", backend->message());
    return all;
}

/* Offset of the metadata in a memory file. The metadata are accessed with pread and pwrite, because
 * the control block that contains them is not mapped yet. */
static const off_t metadata_offset = offsetof(struct control, metadata);
_Static_assert(sizeof(struct share_metadata) <= sizeof((struct control *)0)->metadata,
               "the member is large enough");

bool share_write_metadata(const struct share_files *mine)
{
    struct share_metadata metadata = {.globals = mine->globals};
    share_identify(mine->globals, &metadata.identity);
    return pwrite(mine->memory, &metadata, sizeof metadata, metadata_offset) ==
           (ssize_t)sizeof metadata;
}

bool share_identify(int file, struct share_identity *identity)
{
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0)
        return false;
    *identity = (struct share_identity){status.st_dev, (uint32_t)status.st_ino};
    return true;
}

bool share_read_metadata(const struct share_exchange *exchange, int pe, int memory,
                         struct share_identity identities[SHARE_FILES], int *globals)
{
    struct share_metadata metadata;
    if (!share_identify(exchange->mine->memory, &identities[SHARE_MEMORY]))
        return false;
    /* The memory files of all PEs of the node are on one device. identities[] has the device of
     * this PE's file. */
    identities[SHARE_MEMORY].inode = exchange->all[pe].inode;
    if (!share_is_file(memory, &identities[SHARE_MEMORY]) ||
        pread(memory, &metadata, sizeof metadata, metadata_offset) != (ssize_t)sizeof metadata)
        return false;
    identities[SHARE_GLOBALS] = metadata.identity;
    *globals = exchange->lengths[SHARE_GLOBALS] != 0 ? metadata.globals : -1;
    return true;
}

bool share_is_file(int file, const struct share_identity *identity)
{
    struct stat status;
    return fstat(file, &status) == 0 && status.st_dev == identity->device &&
           (uint32_t)status.st_ino == identity->inode && status.st_uid == geteuid();
}

void share_close(struct share_files files)
{
    if (files.memory >= 0)
        close(files.memory);
    if (files.globals >= 0)
        close(files.globals);
}

bool share_map_and_close(struct share_exchange *exchange, int rank, struct share_files files,
                         const struct share_identity identities[SHARE_FILES])
{
    bool has_globals = exchange->lengths[SHARE_GLOBALS] != 0;
    bool right = share_is_file(files.memory, &identities[SHARE_MEMORY]) &&
                 (has_globals ? share_is_file(files.globals, &identities[SHARE_GLOBALS])
                              : files.globals < 0);
    if (right)
        exchange->open_peer(exchange->routine, rank, files);
    share_close(files);
    return right;
}

int share_last_failure(const char *routine, bool well)
{
    int last;
    if (backend->maximum(well ? -1 : job.me, &last) != 0)
        report_fatal(routine, "%s", backend->message());
    return last;
}

/* ---- Sharing through /proc/PID/fd ---- */

/* Opens the file to which a descriptor of another process refers. Returns -1 on failure. */
static int share_open_in_proc(int process, int file)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", process, file);
    return open(path, O_RDWR | O_CLOEXEC);
}

/* Opens, verifies and maps the files of the PE with this node rank. Returns false on failure. */
static bool share_map_peer(struct share_exchange *exchange, int rank)
{
    int pe = node.pes[rank], globals = -1;
    const struct bootstrap_record *peer = &exchange->all[pe];
    struct share_identity identities[SHARE_FILES];
    struct share_files files = {share_open_in_proc(peer->process, peer->file), -1};
    if (!share_read_metadata(exchange, pe, files.memory, identities, &globals)) {
        share_close(files);
        return false;
    }
    if (globals >= 0)
        files.globals = share_open_in_proc(peer->process, globals);
    return share_map_and_close(exchange, rank, files, identities);
}

static bool share_open_by_proc(struct share_exchange *exchange)
{
    for (int rank = 0; rank < node.n_pes; rank++)
        if (rank != node.rank && !share_map_peer(exchange, rank))
            return false;
    return true;
}

/* State of a PE, in the `sharing` part of its control block: whether it has mapped the files of all
 * its peers. */
enum { OPENED_UNKNOWN, OPENED_ALL, OPENED_NOT_ALL };

static uint32_t *share_opened_at(int rank)
{
    return (uint32_t *)(void *)node_control(rank)->sharing;
}

static void share_explain_opening(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "PE %d to map the memory of the other PEs", *(const int *)what);
}

/* Waits until a PE has tried to map the files of its peers, and returns its state. */
static uint32_t share_wait_for_opened(const char *routine, int rank)
{
    const uint32_t *opened = share_opened_at(rank);
    struct waiting waiting = waiting_begin(routine, &node_own_control()->doorbell,
                                           share_explain_opening, &node.pes[rank]);
    while (__atomic_load_n(opened, __ATOMIC_ACQUIRE) == OPENED_UNKNOWN)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return __atomic_load_n(opened, __ATOMIC_ACQUIRE);
}

/* For jobs on one node: returns -1 if all PEs succeeded, and otherwise the number of a PE that
 * failed. A PE that has mapped the files of all peers can read their states, so MPI is not needed.
 * A PE that failed knows the outcome and returns its own number. If any PE failed, no PE returns
 * -1, but the PEs may return different numbers. */
static int share_first_failure_in_memory(const char *routine, bool well)
{
    __atomic_store_n(share_opened_at(node.rank), well ? OPENED_ALL : OPENED_NOT_ALL,
                     __ATOMIC_SEQ_CST);
    if (!well)
        return job.me;
    for (int rank = 0; rank < node.n_pes; rank++)
        doorbell_wake(&node_control(rank)->doorbell);
    for (int rank = 0; rank < node.n_pes; rank++)
        if (share_wait_for_opened(routine, rank) != OPENED_ALL)
            return node.pes[rank];
    return -1;
}

int share_by_proc(struct share_exchange *exchange)
{
    bool well = share_open_by_proc(exchange);
    return node.count == 1 ? share_first_failure_in_memory(exchange->routine, well)
                           : share_last_failure(exchange->routine, well);
}

/* ---- Sharing by POSIX shared memory ---- */

/* Each PE replaces its memory files by POSIX shared memory objects. It unlinks their names after
 * all peers have opened the objects. */

/* The objects of a PE, as exchanged through MPI. If inodes[SHARE_MEMORY] is not 0, the PE has
 * created all its objects. */
struct shm_objects {
    struct share_token names[SHARE_FILES];
    uint32_t inodes[SHARE_FILES]; /* 0 if the object does not exist */
};

/* Returns true if the PEs of the job have this file (SHARE_MEMORY or SHARE_GLOBALS). */
static bool share_is_wanted(const struct share_exchange *exchange, int which)
{
    return exchange->lengths[which] != 0;
}

/* Returns true if /dev/shm has space for the memory that all PEs of the node are certain to use. If
 * /dev/shm is full when a PE first touches a page, the kernel kills the program with SIGBUS. */
static bool share_has_room(const struct share_exchange *exchange)
{
    return exchange->used <= memory_file_shm_free_bytes() / (size_t)node.n_pes;
}

/* ---- Removal of objects that killed jobs have left ---- */

/* Unlinks an object of this user if the process that created it has ended. The creator holds a
 * shared lock, which the kernel releases when the process ends. Therefore this function can acquire
 * an exclusive lock only after the creator has ended. */
static void share_remove_if_abandoned(int folder, const char *name)
{
    struct stat status;
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return;
    if (fstat(file, &status) == 0 && status.st_uid == geteuid() && S_ISREG(status.st_mode) &&
        flock(file, LOCK_EX | LOCK_NB) == 0)
        unlinkat(folder, name, 0);
    close(file);
}

/* Unlinks the objects in /dev/shm that killed jobs of this user have left. */
static void share_remove_leftovers(void)
{
    static const char prefix[] = "isthmus-";
    DIR *folder = opendir("/dev/shm");
    if (folder == NULL)
        return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;)
        if (strncmp(entry->d_name, prefix, sizeof prefix - 1) == 0)
            share_remove_if_abandoned(dirfd(folder), entry->d_name);
    closedir(folder);
}

/* Acquires the creator's lock on a new object. Returns false on failure, or if another job treated
 * the object as abandoned and unlinked it before it was locked. */
static bool share_lock_object(int file)
{
    struct stat status;
    return flock(file, LOCK_SH) == 0 && fstat(file, &status) == 0 && status.st_nlink > 0;
}

/* ---- Creation and opening of shared memory objects ---- */

/* Writes the object's name with the leading slash that shm_open requires. */
static void share_object_name(const struct share_token *token, char name[SHARE_NAME_BYTES + 1])
{
    name[0] = '/';
    share_token_name(token, name + 1);
}

static void share_remove_name(const struct share_token *token)
{
    char name[SHARE_NAME_BYTES + 1];
    share_object_name(token, name);
    shm_unlink(name);
}

/* Creates and locks an empty object under a new random name, which it stores in *token. Returns its
 * descriptor, or -1 on failure. */
static int share_create_object(struct share_token *token)
{
    enum { TRIES = 100 };
    char name[SHARE_NAME_BYTES + 1];
    for (int i = 0; i < TRIES && share_draw_token(token); i++) {
        share_object_name(token, name);
        int file = shm_open(name, O_RDWR | O_CREAT | O_EXCL, S_IRUSR | S_IWUSR);
        if (file < 0 && errno != EEXIST)
            return -1;
        if (file >= 0 && share_lock_object(file))
            return file;
        if (file < 0)
            continue;
        shm_unlink(name);
        close(file);
    }
    return -1;
}

/* Creates the objects that will replace this PE's memory files. Returns false on failure; objects[]
 * then contains those already created. */
static bool share_create_objects(const struct share_exchange *exchange,
                                 struct shm_objects *shm_objects, int objects[SHARE_FILES])
{
    struct share_identity identity;
    /* Create SHARE_MEMORY last, because its inode number shows peers that all objects exist. */
    for (int i = SHARE_FILES - 1; i >= 0; i--) {
        if (!share_is_wanted(exchange, i))
            continue;
        objects[i] = share_create_object(&shm_objects->names[i]);
        if (objects[i] < 0 || ftruncate(objects[i], (off_t)exchange->lengths[i]) != 0 ||
            !share_identify(objects[i], &identity))
            return false;
        shm_objects->inodes[i] = identity.inode;
    }
    return true;
}

/* Opens an object of a peer. Returns -1 if no PE has this file, or on failure. */
static int share_open_object(const struct share_exchange *exchange,
                             const struct shm_objects *shm_objects, int which)
{
    char name[SHARE_NAME_BYTES + 1];
    share_object_name(&shm_objects->names[which], name);
    return share_is_wanted(exchange, which) ? shm_open(name, O_RDWR, 0) : -1;
}

/* Opens, verifies and maps the objects of the PE with this node rank. `device` is the device of
 * this PE's objects. All PEs of the node share one /dev/shm, so the peer's objects are on this
 * device, too. Returns false on failure. */
static bool share_open_peer_objects(struct share_exchange *exchange,
                                    const struct shm_objects *shm_objects, int rank, dev_t device)
{
    struct share_identity identities[SHARE_FILES];
    if (shm_objects->inodes[SHARE_MEMORY] == 0)
        return false;
    for (int i = 0; i < SHARE_FILES; i++)
        identities[i] = (struct share_identity){device, shm_objects->inodes[i]};
    struct share_files files = {share_open_object(exchange, shm_objects, SHARE_MEMORY),
                                share_open_object(exchange, shm_objects, SHARE_GLOBALS)};
    return share_map_and_close(exchange, rank, files, identities);
}

static bool share_open_peers(struct share_exchange *exchange, const struct shm_objects *all_objects,
                             int memory)
{
    struct share_identity mine;
    bool well = share_identify(memory, &mine);
    for (int rank = 0; rank < node.n_pes && well; rank++)
        if (rank != node.rank)
            well =
                share_open_peer_objects(exchange, &all_objects[node.pes[rank]], rank, mine.device);
    return well;
}

/* Replaces this PE's memory files by the objects and closes the old files. Copies the static data.
 * The memory file is not copied: only its control block has been used, which
 * node_start_try_candidates initializes again after it has mapped the object. */
static void share_replace_files(struct share_exchange *exchange, struct share_files objects)
{
    close(exchange->mine->memory);
    exchange->mine->memory = objects.memory;
    if (objects.globals < 0)
        return;
    if (!static_data_move(objects.globals))
        report_fatal_errno(exchange->routine, "the static data cannot be moved to /dev/shm");
    exchange->mine->globals = objects.globals;
}

int share_by_shm(struct share_exchange *exchange)
{
    struct shm_objects mine;
    int objects[SHARE_FILES] = {-1, -1};
    memset(&mine, 0, sizeof mine);
    share_remove_leftovers();
    bool filled = share_has_room(exchange) && share_create_objects(exchange, &mine, objects);
    struct shm_objects *all_objects = share_allgather(exchange->routine, &mine, sizeof mine);
    bool well = filled && share_open_peers(exchange, all_objects, objects[SHARE_MEMORY]);
    free(all_objects);
    int failed = share_last_failure(exchange->routine, well);
    for (int i = 0; i < SHARE_FILES; i++)
        if (objects[i] >= 0)
            share_remove_name(&mine.names[i]);
    struct share_files files = {objects[SHARE_MEMORY], objects[SHARE_GLOBALS]};
    if (failed < 0)
        share_replace_files(exchange, files);
    else
        share_close(files);
    return failed;
}
