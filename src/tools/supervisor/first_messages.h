/*
 * The first messages of a job: a thread copies the standard error of the launcher to the standard
 * error of this process, and stores the first different messages of Isthmus. isthmus-afterword
 * repeats them after the output of the launcher, which is often longer than a screen.
 *
 * Order of events: first_messages_open, fork, first_messages_redirect in the child,
 * first_messages_copy in the parent, first_messages_close after the child has ended.
 */
#ifndef ISTHMUS_FIRST_MESSAGES_H
#define ISTHMUS_FIRST_MESSAGES_H

#include <stdbool.h>

enum { FIRST_MESSAGES_MAX = 3, FIRST_MESSAGES_LENGTH = 1024 };

struct first_messages {
    char text[FIRST_MESSAGES_MAX][FIRST_MESSAGES_LENGTH]; /* without the prefix of the launcher */
    int count;
};

/* Creates the pipe. Returns false and sets errno if this is not possible. */
bool first_messages_open(void);

/* Called in the child process, before exec: makes the pipe its standard error. Returns false and
 * sets errno on failure. */
bool first_messages_redirect(void);

/* Called in the parent process after fork: starts the thread that copies the pipe to standard
 * error. Returns false and sets errno on failure. The caller must then end the child process,
 * because no thread reads its output. */
bool first_messages_copy(void);

/* Called after the child has ended: waits until all data of the pipe are copied. Other processes
 * may keep the pipe open; their later output is lost. Stores the messages. */
void first_messages_close(struct first_messages *messages);

#endif
