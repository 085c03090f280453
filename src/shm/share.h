/*
 * Sharing of memory files: how the PEs of a node open and map the memory files of each other. The
 * PEs use one of three methods. Each method has its own requirement.
 *
 *   share_by_proc     opens /proc/PID/fd      the PEs share a PID namespace
 *   share_by_socket   passes descriptors      the PEs share a network namespace
 *   share_by_shm      POSIX shared memory     the PEs share a /dev/shm that is large enough
 *
 * node_start tries the possible methods one after another until one succeeds on all PEs of the job.
 */
#ifndef ISTHMUS_SHARE_H
#define ISTHMUS_SHARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "bootstrap.h"

/* Descriptors of a PE's memory files, valid in the process that opened them. */
struct share_files {
    int memory;  /* control block, arena, heap and spaces */
    int globals; /* static data, or -1 if it is not shared */
};

/* Indices of the files in arrays of SHARE_FILES elements. */
enum { SHARE_MEMORY, SHARE_GLOBALS, SHARE_FILES };

/* Identifies a file within the running kernel. All members are 0 if the file does not exist. */
struct share_identity {
    dev_t device;
    uint32_t inode; /* the lower 32 bits of the inode number */
};

/* Metadata in the control block of a PE's memory file. A peer that has verified the memory file
 * reads here how to find the file of static data. */
struct share_metadata {
    int globals; /* descriptor of the file of static data in the PE's process, or -1 */
    struct share_identity identity; /* identity of the file of static data */
};

/* Writes the metadata into this PE's memory file. Call it before bootstrap_exchange, since peers
 * may read the metadata right after that. Returns false and sets errno on failure. */
bool share_write_metadata(const struct share_files *mine);

/* Maps the files of the PE with this node rank. A descriptor is -1 if the PE does not have the
 * file. share_map_and_close calls this function for each peer whose files it has verified, and
 * closes the files. The only implementation is mapping_map_peer, which node_start registers. */
typedef void share_open_peer(const char *routine, int rank, struct share_files files);

/* Parameters of an exchange of memory files. */
struct share_exchange {
    const char *routine;          /* public routine, for error messages */
    struct bootstrap_record *all; /* records of all PEs of the job */
    struct share_files *mine;     /* this PE's files; share_by_shm replaces them */
    size_t lengths[SHARE_FILES];  /* in bytes, the same on all PEs; 0 if no PE has the file */
    size_t used;                  /* bytes of this PE's files that are certain to be used */
    share_open_peer *open_peer;
};

/* ---- Functions that all methods use ----
 *
 * Other users of the machine can see the names of sockets and of shared memory objects. They can
 * create objects with these names, open them, or connect again and again. For this reason names are
 * random, secrets and file identities are exchanged through MPI, and every connection or file that
 * cannot be verified is closed. */

/* A random number of 128 bits, which other users cannot guess. */
struct share_token {
    unsigned char bytes[16];
};

/* Draws a random token. Returns false on failure. */
bool share_draw_token(struct share_token *token);

enum { SHARE_NAME_BYTES = 64 };
/* Writes "isthmus-" and the token in hexadecimal digits. */
void share_token_name(const struct share_token *token, char name[SHARE_NAME_BYTES]);

/* Allgather of `bytes` bytes of each PE. Returns them in the order of the PEs of the job; the
 * caller frees the result with free(). Aborts on failure. Collective over the job. */
void *share_allgather(const char *routine, const void *mine, size_t bytes);

/* Returns the highest number of a PE that passed false for `well`, or -1 if all PEs passed true.
 * All PEs get the same result. Collective over the job. */
int share_last_failure(const char *routine, bool well);

/* Stores the identity of an open file. Returns false and stores nothing if `file` is not valid. */
bool share_identify(int file, struct share_identity *identity);

/* Verifies that `memory` is the memory file of PE `pe`, and reads the metadata in it. Stores the
 * identities of the PE's files. Stores in *globals the descriptor of the static data in the process
 * of that PE, or -1. Returns false if `memory` is another file or cannot be read. Does not close
 * `memory`. */
bool share_read_metadata(const struct share_exchange *exchange, int pe, int memory,
                         struct share_identity identities[SHARE_FILES], int *globals);

/* Returns true if the open file has this identity and belongs to this user. */
bool share_is_file(int file, const struct share_identity *identity);

/* Closes the files that are open. */
void share_close(struct share_files files);

/* Maps the files of the PE with this node rank if they are complete and have these identities.
 * Otherwise maps nothing and returns false. Closes the files in both cases. */
bool share_map_and_close(struct share_exchange *exchange, int rank, struct share_files files,
                         const struct share_identity identities[SHARE_FILES]);

/* ---- Methods of sharing ----
 *
 * Each method maps the files of all other PEs of this node (`node`). Before the call, this PE's
 * control block must be mapped, and the memory file of each PE must be long enough for its control
 * block. Returns -1 if the method succeeded on all PEs of the job. At that time all PEs of the job
 * have set the lengths of their files. Otherwise returns the number of a PE on which the method
 * failed, and all PEs must try another method. Collective over the job.
 */

int share_by_proc(struct share_exchange *exchange);
int share_by_socket(struct share_exchange *exchange);
int share_by_shm(struct share_exchange *exchange);

#endif
