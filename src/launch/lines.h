/*
 * What PEs write, passed on line by line, so that no line has a part of another in it.
 */
#ifndef ISTHMUS_LAUNCH_LINES_H
#define ISTHMUS_LAUNCH_LINES_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>

enum { LINES_ROOM = 16384 }; /* longer lines are passed on in parts */

/* A PE's standard output, or its standard error. */
struct lines {
    int source; /* -1: at its end */
    int target; /* our own */
    int pe;
    size_t filled;
    bool goes_on; /* the beginning of what comes next has been passed on */
    char *text;   /* of LINES_ROOM */
};

/* `tagged`: each line begins with its PE's number. Once, when the group has been started, whose
 * leader would keep the descriptors open. */
void lines_start(bool tagged);

/* Nothing here waits for the reader of the output: text that it does not take yet is queued. While
 * the queue of a target is not empty the target is blocked, and nothing is to be read for it. */
bool lines_are_blocked(int target);

/* What to poll for until the queues are empty: two places. And after the poll. */
void lines_watch(struct pollfd sources[2]);
void lines_write(const struct pollfd sources[2]);

/* Drops what is queued, and reports that. */
void lines_give_up(void);

/* Whether a part of the output could not be written, for another reason than that its reader has
 * gone. */
bool lines_are_lost(void);

/* Reads what is there now, and passes on what is complete; at the end, all. */
void lines_take(struct lines *lines);

/* Whether somebody at a terminal may wait for the beginning of a line: then it is to be shown soon.
 */
bool lines_are_awaited(const struct lines *lines);
void lines_show(struct lines *lines);

/* Reads all that has come until now, unless the target is blocked. */
void lines_drain(struct lines *lines);

/* Reads all that has come until now, and then no more. False if the target is blocked: then it is
 * to be called again. */
bool lines_end(struct lines *lines);

/* A line of ours. */
void lines_report(const char *text, size_t length);

#endif
