/*
 * Output of PEs is passed on line by line, so that no line contains a part of another. Input from
 * a terminal is passed on to PE 0. PEs are in the background of a terminal, so PE 0 cannot read
 * it; PE 0 reads other input itself.
 */
#ifndef ISTHMUS_STREAMS_H
#define ISTHMUS_STREAMS_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

/* ---- Output ---- */

enum { STREAMS_CAPACITY = 16384 }; /* longer lines are passed on in parts */

/* A PE's standard output, or its standard error. */
struct stream {
    int source; /* -1: at its end */
    int target; /* our own */
    int pe;
    size_t n_filled;
    bool continues; /* the beginning of what comes next has been passed on */
    char *text;     /* of STREAMS_CAPACITY */
};

/* `tagged`: each line begins with its PE's number. Once, when the group has been started, whose
 * leader would keep the descriptors open. */
void streams_start(bool tagged);

/* Nothing here waits for the reader of the output: text that it does not take yet is queued. While
 * the queue of a target is not empty the target is blocked, and nothing is to be read for it. */
bool streams_are_blocked(int target);

/* What to poll for until the queues are empty: two places. And after the poll. */
void streams_fill_poll(struct pollfd sources[2]);
void streams_write(const struct pollfd sources[2]);

/* Drops what is queued, and reports that. */
void streams_discard(void);

/* Whether a part of the output could not be written, for another reason than that its reader has
 * gone. */
bool streams_have_lost(void);

/* Reads what is there now, and passes on what is complete; at the end, all. */
void streams_read(struct stream *stream);

/* Whether somebody at a terminal may wait for the beginning of a line: then it is to be shown soon.
 */
bool streams_have_prompt(const struct stream *stream);
void streams_show_prompt(struct stream *stream);

/* Reads all that has come until now, unless the target is blocked. */
void streams_drain(struct stream *stream);

/* Reads all that has come until now, and then no more. False if the target is blocked: then it is
 * to be called again. */
bool streams_close(struct stream *stream);

/* A line of ours. */
void streams_report(const char *text, size_t length);

/* ---- Terminal input ---- */

/* What PE 0 is to have as its standard input, to be closed here once it has been started; -1 with
 * errno. */
int terminal_input_open(void);

/* What to poll for: two places. Nothing where nothing is to be done now. */
void terminal_input_fill_poll(struct pollfd sources[2]);

/* After the poll. */
void terminal_input_forward(const struct pollfd sources[2]);

#endif
