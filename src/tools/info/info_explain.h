/*
 * isthmus-info --explain: finds the entry of the message catalog that explains a message, and
 * prints it. The catalog is the folder share/isthmus/messages: a file for each chapter.
 */
#ifndef ISTHMUS_INFO_EXPLAIN_H
#define ISTHMUS_INFO_EXPLAIN_H

#include "info_nearest.h"

/* ---- The message catalog ---- */

enum { CATALOG_PLACEHOLDERS = 12 }; /* maximum number of placeholders in a message */

struct catalog_match {
    const struct catalog_entry *entry; /* NULL if no entry matches */
    size_t weight;                     /* number of characters that match outside placeholders */
    struct catalog_span placeholders[CATALOG_PLACEHOLDERS];
    size_t n_placeholders;
};

/* Reads the catalog of this installation. Returns NULL on success, or an error message. */
const char *catalog_open(void);

/* Returns the entry whose pattern matches the whole text. If several patterns match, returns the
 * entry of the pattern with the most characters outside placeholders. If no pattern matches the
 * whole text, tries the text up to a colon. */
struct catalog_match catalog_find(struct catalog_span text);

/* ---- Explanations ---- */

/* Joins the arguments to one line, and prints the entry that explains it. If the only argument is
 * "-", explains the lines of standard input. Returns the exit status: 1 if a line has no entry. */
int explain_print(int n_arguments, char *const arguments[]);

#endif
