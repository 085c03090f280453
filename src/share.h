/*
 * How the PEs of a node get at each other's memory files: through /proc/PID/fd, which needs one
 * process namespace; else as descriptors sent over a socket, which needs one network namespace;
 * else as POSIX shared memory, which needs one /dev/shm, large enough.
 */
#ifndef ISTHMUS_SHARE_H
#define ISTHMUS_SHARE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A PE's memory files, of which others see only numbers. */
struct share_files {
    int memory;  /* control block and heap */
    int globals; /* static data, or -1 */
};

enum { SHARE_MEMORY, SHARE_GLOBALS, SHARE_FILES };

/* What a PE tells the others of its files. Inode numbers of memory files are unique in a running
 * kernel, so with the kernel's boot identity they prove that the right file was opened. */
struct share_card {
    char boot[40]; /* /proc/sys/kernel/random/boot_id */
    char host[64];
    pid_t pid;
    int files[SHARE_FILES];
    ino_t inodes[SHARE_FILES];
};

/* A new memory file without length; ends the job where there can't be one. */
int share_create(const char *routine, const char *name);

/* Gives a memory file its length, all of it a hole. */
void share_set_length(const char *routine, int file, size_t length);

void share_fill_card(struct share_card *card, const struct share_files *mine);

/* How open_peer is called for every other PE of the job: with its two files (-1 where it has none),
 * which are closed after the call. */
typedef void share_open_peer(const char *routine, int pe, struct share_files files);

/* Opens the files of all PEs, whose cards are given. This PE's control block is mapped, and each
 * PE's file is long enough for its own. Tries the ways in turn, or only the given one
 * (environment.share), until one works for all PEs; ends the job if none does. A way may replace
 * this PE's own files, of these lengths. All PEs have set their files' lengths when it returns.
 * Collective over the job. */
void share_exchange(const char *routine, struct share_files *mine, const size_t lengths[2],
                    const struct share_card *cards, share_open_peer *open_peer);

#endif
