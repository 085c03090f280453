/*
 * The patterns of all messages of the catalogue, in the order of the page, and the entries that
 * they belong to.
 */
#ifndef ISTHMUS_PATTERNS_H
#define ISTHMUS_PATTERNS_H

#include <stddef.h>

enum catalog_paragraph { MEANS, CAUSE, DO, PARAGRAPHS };

struct catalog_entry {
    const char *title;
    const char *paragraphs[PARAGRAPHS]; /* in one line each */
};

/* A piece of a text that is not its own. */
struct catalog_span {
    const char *begin;
    size_t length;
};

struct pattern {
    const char *text; /* as the page has it */
    const struct catalog_entry *entry;
};

extern struct pattern_list {
    struct pattern *all;
    size_t count;
} pattern_list;

/* Returns the length of the placeholder, a word in angle brackets, at the beginning of `pattern`; 0
 * if the pattern begins otherwise. */
size_t pattern_placeholder(const char *pattern);

#endif
