/*
 * How the PEs of a node get at each other's memory files: through /proc/PID/fd, which needs one
 * process namespace; as descriptors sent over a socket, which needs one network namespace; or as
 * POSIX shared memory, which needs one /dev/shm, large enough.
 */
#ifndef ISTHMUS_SHARE_H
#define ISTHMUS_SHARE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "partition.h"

/* A PE's memory files, of which others see only numbers. */
struct share_files {
    int memory;  /* control block and heap */
    int globals; /* static data, or -1 */
};

enum { SHARE_MEMORY, SHARE_GLOBALS, SHARE_FILES };

/* Which file of the running kernel; zeros for none. */
struct share_identity {
    dev_t device;
    ino_t inode;
};

/* What a PE tells the others of its files. */
struct share_card {
    char host[64]; /* for messages */
    pid_t pid;
    int files[SHARE_FILES];
    struct share_identity identities[SHARE_FILES];
};

/* A new memory file without length, of no use to other users; -1, and errno, where there can't be
 * one. share_create ends the job then. */
int share_make_file(const char *name);
int share_create(const char *routine, const char *name);

/* Gives a memory file its length, all of it a hole. */
void share_set_length(const char *routine, int file, size_t length);

/* That length is final, where the system can see to that: who maps the file is safe from a signal.
 */
void share_seal(int file);

void share_fill_card(struct share_card *card, const struct share_files *mine);

/* What this process shares with others: which of them may get at its files, by each way. */
void share_find_locality(struct locality *locality);

/* Bytes that are free in /dev/shm. */
size_t share_shm_room(void);

/* How open_peer is called for every other place of this node: with that PE's two files (-1 where
 * it has none), which are closed after the call. */
typedef void share_open_peer(const char *routine, int place, struct share_files files);

/* What an exchange of memory files is about. */
struct share_exchange {
    const char *routine;
    const struct share_card *cards; /* of all PEs of the job */
    struct share_files *mine;       /* a way may replace them */
    size_t lengths[SHARE_FILES];    /* of this PE's own files */
    size_t used;                    /* of these, what is no hole for long */
    share_open_peer *open_peer;
};

/* Opens the files of the PEs of this node (`node`) by one way of partition.h. This PE's control
 * block is mapped, and each PE's file is long enough for its own. -1 if that worked for all PEs of
 * the job; else a PE for which it did not, and all PEs must try another way. All PEs of the job
 * have set their files' lengths when it returns -1. Collective over the job. */
int share_by(struct share_exchange *exchange, const struct partition *partition);

#endif
