/*
 * How the PEs of a node get at each other's memory files: through /proc/PID/fd, which needs one
 * process namespace; as descriptors sent over a socket, which needs one network namespace; or as
 * POSIX shared memory, which needs one /dev/shm, large enough.
 */
#ifndef ISTHMUS_SHARE_H
#define ISTHMUS_SHARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "bootstrap.h"

/* A PE's memory files, of which others see only numbers. */
struct share_files {
    int memory;  /* control block and heap */
    int globals; /* static data, or -1 */
};

enum { SHARE_MEMORY, SHARE_GLOBALS, SHARE_FILES };

/* Which file of the running kernel; zeros for none. */
struct share_identity {
    dev_t device;
    uint32_t inode; /* the lower bits of its number */
};

/* What of its files a PE of the node finds in the first of them, once that has proven itself: where
 * the other is. */
struct share_metadata {
    int globals; /* the owner's descriptor, or -1 */
    struct share_identity identity;
};

/* False, and errno says why, if it cannot be written. Before the introductions. */
bool share_write_metadata(const struct share_files *mine);

/* Maps the two files of another PE of this node (-1 for a file that it does not have); the caller
 * closes them. Caller: share_map_and_close, for each peer whose files were verified. It is
 * mapping_map_peer, registered by node_start. */
typedef void share_open_peer(const char *routine, int rank, struct share_files files);

/* What an exchange of memory files is about. */
struct share_exchange {
    const char *routine;
    struct bootstrap_record *all; /* of all PEs of the job */
    struct share_files *mine;     /* a way may replace them */
    size_t lengths[SHARE_FILES];  /* of this PE's own files; 0 for one that nobody has */
    size_t used;                  /* of these, what is no hole for long */
    share_open_peer *open_peer;
};

/* ---- For the ways ----
 *
 * Other users of the machine see the names of sockets and of shared memory objects, and may have
 * taken, opened or flooded them. So names are random; what proves a PE and its files goes through
 * MPI; and what is not proven is closed. */

/* 128 bits that nobody can guess. */
struct share_token {
    unsigned char bytes[16];
};

bool share_draw_token(struct share_token *token);

/* A name made of a token, which begins with "isthmus-". */
enum { SHARE_NAME_BYTES = 64 };
void share_token_name(const struct share_token *token, char name[SHARE_NAME_BYTES]);

/* What every PE of the job says, in the order of the PEs; to be freed. Collective over the job. */
void *share_allgather(const char *routine, const void *mine, size_t bytes);

/* The last PE for which it is false, or -1; the same answer everywhere. Collective over the job. */
int share_last_failure(const char *routine, bool well);

bool share_identify(int file, struct share_identity *identity);

/* What the files of a PE must be, of which the first is open; false if it is another PE's. */
bool share_read_metadata(const struct share_exchange *exchange, int pe, int memory,
                         struct share_identity identities[SHARE_FILES], int *globals);

/* Whether this is the file that was meant, and of this user. */
bool share_is_file(int file, const struct share_identity *identity);

void share_close(struct share_files files);

/* Maps a PE's files if all are there and the right ones; closes them. */
bool share_map_and_close(struct share_exchange *exchange, int rank, struct share_files files,
                         const struct share_identity identities[SHARE_FILES]);

/* ---- The ways ----
 *
 * Each opens the files of the PEs of this node (`node`). This PE's control block is mapped, and
 * each PE's file is long enough for its own. -1 if that worked for all PEs of the job; else a PE
 * for which it did not, and all PEs must try another way. All PEs of the job have set their files'
 * lengths when it returns -1. Collective over the job. */

int share_by_proc(struct share_exchange *exchange);
int share_by_socket(struct share_exchange *exchange);
int share_by_shm(struct share_exchange *exchange);

#endif
