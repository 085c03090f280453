/*
 * What a PE tells whoever started its program (base/guard_pipe.h), and what follows: how far the PE
 * has come.
 */
#ifndef ISTHMUS_GUARD_WORDS_H
#define ISTHMUS_GUARD_WORDS_H

#include <stdbool.h>
#include <sys/types.h>

/* How far the PE has come. */
enum stage { OTHER_PROGRAM, LOADED, IN_INIT, RUNNING, FINALIZED };

struct words {
    int descriptor; /* what to poll for them; -1 when no more can come */
    pid_t program;  /* for the caller to set, before the first is read */
    enum stage stage;
    unsigned begun;      /* how often shmem_init was */
    bool is_of_part;     /* its PE number is not the launcher's */
    bool explained;      /* the PE ends the job, and has said why */
    bool execed;         /* the program became another, which is killed then */
    unsigned long stack; /* the program's, which an exec changes */
};

/* Makes the pipe, and the environment variable that tells the next program of its end, which is
 * returned, to be closed here once that has been started. -1: there is none, and no word comes. */
int words_open(struct words *words);

/* Reads what has come. */
void words_take(struct words *words);

/* Whether the job loses the PE if its program ends now. */
bool words_tell_of_loss(const struct words *words);

#endif
