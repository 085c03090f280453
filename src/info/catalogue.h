/*
 * The catalogue of messages, share/isthmus/messages.md: which entry a text is explained by.
 */
#ifndef ISTHMUS_CATALOGUE_H
#define ISTHMUS_CATALOGUE_H

#include "patterns.h"

enum { CATALOGUE_DIFFERING = 12 }; /* pieces of a message that differ from line to line, at most */

struct catalogue_match {
    const struct catalogue_entry *entry; /* NULL: none */
    size_t weight;                       /* characters that are the message's own */
    struct catalogue_piece differing[CATALOGUE_DIFFERING];
    size_t n_differing;
};

/* Reads it from beside the installed program. NULL, or what is wrong. */
const char *catalogue_open(void);

/* The entry whose pattern is all of this text, the one with most characters of its own; else one of
 * which the text, up to a colon, is all. */
struct catalogue_match catalogue_find(struct catalogue_piece text);

#endif
