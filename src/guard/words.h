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
    unsigned begun;          /* how often shmem_init was */
    bool is_of_part;         /* its PE number is not the launcher's */
    bool explained;          /* the PE ends the job, and has said why */
    bool is_cut;             /* no word can come any more: words_look tells why */
    unsigned tries;          /* of words_look */
    bool execed;             /* the program became another, which is killed then */
    unsigned long stack;     /* the program's, which an exec changes */
    struct guard_page *page; /* where the program writes them, too; NULL: there is none */
    int inherited[2];        /* the descriptors for the program, until it has been started */
};

/* Makes the pipe and the page, and the environment variable that names them to the next program.
 * False: there is no pipe, and no word comes. */
bool words_open(struct words *words);

/* The program has been started, or cannot be: closes the descriptors that are only for it. */
void words_started(struct words *words);

/* Reads what has come. */
void words_take(struct words *words);

/* Once the program has ended: reads the last words, those too that it could not send because it had
 * closed its end of the pipe. */
void words_end(struct words *words);

/* Where no word can come any more: finds out whether the program ends, has closed its end of the
 * pipe, or became another program, which is killed, for the job would wait for it. False if that
 * cannot be told yet: then it is to be called again, after WORDS_PAUSE_MS. */
enum { WORDS_PAUSE_MS = 10 };
bool words_look(struct words *words);

/* Waits until words_look has found out. */
void words_wait(struct words *words);

/* Whether the job loses the PE if its program ends now. */
bool words_tell_of_loss(const struct words *words);

#endif
