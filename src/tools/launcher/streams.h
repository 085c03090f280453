/*
 * Output and terminal input of the PEs of a job without MPI. The launcher (launch.c) forwards the
 * output of PEs line by line, so that the lines of different PEs do not mix. It forwards input from
 * a terminal to PE 0, because PEs run in the background of the terminal and cannot read it. If
 * standard input is not a terminal, PE 0 reads it directly.
 */
#ifndef ISTHMUS_STREAMS_H
#define ISTHMUS_STREAMS_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

/* ---- Output ---- */

enum { STREAMS_CAPACITY = 16384 }; /* in bytes; longer lines are forwarded in parts */

/* A PE's standard output, or its standard error. */
struct stream {
    int source; /* read end of the PE's pipe; -1 once it is closed */
    int target; /* STDOUT_FILENO or STDERR_FILENO of this process */
    int pe;
    size_t n_filled;
    bool continues; /* the beginning of the current line has been forwarded */
    char *text;     /* buffer of STREAMS_CAPACITY bytes */
};

/* Opens the targets. With `tagged`, each line begins with the number of its PE. Called once, after
 * process_group_start, because the group's leader would keep the descriptors open. */
void streams_start(bool tagged);

/* Returns true if output for the target is queued because its reader has not read enough. Do not
 * read streams of this target then. No function here waits for the reader. */
bool streams_are_blocked(int target);

/* streams_fill_poll fills the poll entries for targets with queued output. streams_write writes
 * queued output to the targets that poll reports as ready. */
void streams_fill_poll(struct pollfd sources[2]);
void streams_write(const struct pollfd sources[2]);

/* Discards the queued output and prints a message if standard output is lost. */
void streams_discard(void);

/* Returns true if a part of the output could not be written, except because its reader has closed
 * its end. */
bool streams_have_lost(void);

/* Reads the data that are available now and forwards complete lines. At the end of the stream,
 * forwards everything and closes the source. */
void streams_read(struct stream *stream);

/* streams_have_prompt returns true if the target is a terminal and an incomplete line is buffered,
 * which may be a prompt. The caller then calls streams_show_prompt soon, which forwards it. */
bool streams_have_prompt(const struct stream *stream);
void streams_show_prompt(struct stream *stream);

/* Reads everything that has arrived, unless the target is blocked. */
void streams_drain(struct stream *stream);

/* Reads everything that has arrived, then closes the source. Returns false if the target is
 * blocked: call again after streams_write. */
bool streams_close(struct stream *stream);

/* Writes a message of the launcher itself to standard error. */
void streams_report(const char *text, size_t length);

/* ---- Terminal input ---- */

/* Returns a descriptor for the standard input of PE 0, or -1 with errno. The caller closes it once
 * PE 0 has been started. */
int terminal_input_open(void);

/* Fills the poll entries for the terminal and for the input pipe of PE 0. A descriptor is -1 if
 * it need not be polled now. */
void terminal_input_fill_poll(struct pollfd sources[2]);

/* Forwards input according to the result of the poll. */
void terminal_input_forward(const struct pollfd sources[2]);

#endif
