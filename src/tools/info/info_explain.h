/*
 * isthmus-info --explain: which entry of the catalogue of messages, share/isthmus/messages.md,
 * explains a message, and printing it.
 */
#ifndef ISTHMUS_INFO_EXPLAIN_H
#define ISTHMUS_INFO_EXPLAIN_H

#include "info_nearest.h"

/* ---- The catalogue ---- */

enum { CATALOG_PLACEHOLDERS = 12 }; /* pieces of a message that differ from line to line, at most */

struct catalog_match {
    const struct catalog_entry *entry; /* NULL: none */
    size_t weight;                     /* characters that are the message's own */
    struct catalog_span placeholders[CATALOG_PLACEHOLDERS];
    size_t n_placeholders;
};

/* Reads it from beside the installed program. NULL, or what is wrong. */
const char *catalog_open(void);

/* The entry whose pattern is all of this text, the one with most characters of its own; else one of
 * which the text, up to a colon, is all. */
struct catalog_match catalog_find(struct catalog_span text);

/* ---- Explanations ---- */

/* Prints the entry of a line, which the words make together; of "-" alone those of the lines of
 * standard input. Returns the status of the program: 1 if there is no entry. */
int explain_print(int n_arguments, char *const arguments[]);

#endif
