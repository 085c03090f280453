/*
 * The first messages of a job: a thread copies the standard error of the launcher to that of this
 * process, and keeps the first messages of Isthmus that differ. isthmus-afterword repeats them
 * after the output of the launcher, which is often longer than a screen.
 *
 * Order of events: first_messages_open, fork, first_messages_redirect in the child process,
 * first_messages_started in the parent process, first_messages_close after the child has ended.
 */
#ifndef ISTHMUS_FIRST_MESSAGES_H
#define ISTHMUS_FIRST_MESSAGES_H

#include <stdbool.h>

/* A job prints up to three warnings about environment variables before its first error. */
enum { FIRST_MESSAGES_MAX = 5, FIRST_MESSAGES_LENGTH = 1024 };

struct first_messages {
    char text[FIRST_MESSAGES_MAX][FIRST_MESSAGES_LENGTH]; /* without the prefix of the launcher */
    int count;
};

/* Creates a pipe, and a thread that copies its data to standard error. The caller has blocked all
 * signals that it waits for. Returns false if this is not possible: the caller then starts the
 * launcher without these functions. */
bool first_messages_open(void);

/* Called in the child process, before exec: makes the pipe its standard error. Returns false and
 * sets errno on failure. */
bool first_messages_redirect(void);

/* Called in the parent process after fork: closes its end of the pipe for writing. */
void first_messages_started(void);

/* Called after the child process has ended: waits until the data that are in the pipe are copied.
 * Other processes may keep the pipe open; their later output is lost. Stores the messages. */
void first_messages_close(struct first_messages *messages);

#endif
