/*
 * How the PEs of a node get at each other's memory files: through /proc/PID/fd, which needs one
 * process namespace; else as descriptors sent over a socket, which needs one network namespace;
 * else as POSIX shared memory, which needs one /dev/shm, large enough.
 */
#ifndef ISTHMUS_SHARE_H
#define ISTHMUS_SHARE_H

#include <stdbool.h>
#include <stddef.h>

/* A PE's memory files, of which others see only numbers. */
struct share_files {
    int memory;  /* control block and heap */
    int globals; /* static data, or -1 */
};

/* A new memory file of `length` bytes, all holes; ends the job where there can't be one. */
int share_create(const char *routine, const char *name, size_t length);

/* Calls open_peer for every other PE of the job, with its two files (-1 where it has none), which
 * are closed after the call. Tries the ways in turn, or only the given one (environment.share),
 * until one works for all PEs; ends the job if none does. A way may replace this PE's own files.
 * Collective. */
void share_exchange(const char *routine, struct share_files *mine, const size_t lengths[2],
                    void (*open_peer)(const char *routine, int pe, struct share_files files));

#endif
