/*
 * What PEs write, passed on line by line, so that no line has a part of another in it.
 */
#ifndef ISTHMUS_LAUNCH_LINES_H
#define ISTHMUS_LAUNCH_LINES_H

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

/* Whether each line begins with its PE's number; what to do while output is waited for, for the
 * program that reads it may be slow. Once. */
void lines_start(bool tagged, void (*meanwhile)(void));

/* Reads what is there now, and passes on what is complete; at the end, all. */
void lines_take(struct lines *lines);

/* Whether somebody at a terminal may wait for the beginning of a line: then it is to be shown soon.
 */
bool lines_are_awaited(const struct lines *lines);
void lines_show(struct lines *lines);

/* Reads all that has come until now; and then no more. */
void lines_drain(struct lines *lines);
void lines_end(struct lines *lines);

/* A line of ours. */
void lines_report(const char *text, size_t length);

#endif
