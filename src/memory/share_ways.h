/*
 * Between share.c and the ways of sharing that must tell each other something through MPI first.
 *
 * Other users of the machine see the names of sockets and of shared memory objects, and may have
 * taken, opened or flooded them. So names are random; what proves a PE and its files goes through
 * MPI; and what is not proven is closed.
 */
#ifndef ISTHMUS_SHARE_WAYS_H
#define ISTHMUS_SHARE_WAYS_H

#include "share.h"

/* 128 bits that nobody can guess. */
struct share_token {
    unsigned char bytes[16];
};

bool share_draw(struct share_token *token);

/* A name made of a token, which begins with "isthmus-". */
enum { SHARE_NAME_ROOM = 64 };
void share_spell(const struct share_token *token, char name[SHARE_NAME_ROOM]);

/* What every PE of the job says, in the order of the PEs; to be freed. Collective over the job. */
void *share_tell(const char *routine, const void *mine, size_t bytes);

/* The first PE for which it is false, or -1; the same answer everywhere. Collective over the job.
 */
int share_first_failure(const char *routine, bool well);

bool share_identify(int file, struct share_identity *identity);

/* Whether this is the file that was meant, and of this user. */
bool share_is_file(int file, const struct share_identity *identity);

void share_close(struct share_files files);

/* Maps a PE's files if all are there and the right ones; closes them. */
bool share_hand_over(struct share_exchange *exchange, int place, struct share_files files,
                     const struct share_identity identities[SHARE_FILES]);

/* Each as share_by, for its way. */
int share_by_socket(struct share_exchange *exchange);
int share_by_shm(struct share_exchange *exchange);

#endif
