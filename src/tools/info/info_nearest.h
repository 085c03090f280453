/*
 * Patterns of the message catalog (info_explain.h), and two indexes of them. A pattern is a message
 * in which placeholders such as <path> stand for the variable parts.
 *
 * Word index (nearest_patterns): finds the patterns that have the most words in common with a text.
 * It is used if no pattern matches the text.
 *
 * Byte index (grams_index, grams_find): finds the patterns that may match a text, so that the text
 * need not be compared with all patterns. For each pattern, the index stores one sequence of four
 * bytes: the one that occurs in the fewest patterns.
 */
#ifndef ISTHMUS_INFO_NEAREST_H
#define ISTHMUS_INFO_NEAREST_H

#include <stddef.h>

/* ---- Patterns ---- */

enum catalog_paragraph { MEANS, CAUSE, DO, PARAGRAPHS };

struct catalog_entry {
    const char *title;
    const char *paragraphs[PARAGRAPHS]; /* each paragraph on one line */
};

/* A part of a text. Not terminated by a zero. */
struct catalog_span {
    const char *begin;
    size_t length;
};

struct pattern {
    const char *text; /* the pattern as it is in the catalog, with placeholders */
    const struct catalog_entry *entry;
};

/* All patterns, in the order of the catalog. */
extern struct pattern_list {
    struct pattern *all;
    size_t count;
} pattern_list;

/* If `pattern` begins with a placeholder, a word in angle brackets, returns the length of the
 * placeholder. Otherwise returns 0. */
size_t pattern_placeholder(const char *pattern);

/* ---- Nearest patterns ---- */

/* Stores the patterns that have the most words in common with the text, the best first. Stores at
 * most `most`, which is 8 or less. Returns the number of stored patterns. Takes time that is linear
 * in the length of the text. */
size_t nearest_patterns(struct catalog_span text, const char *patterns[], size_t most);

/* ---- Index by bytes ---- */

/* Builds the byte index of pattern_list. Called once. */
void grams_index(void);

/* Finds the patterns that may match the text. Sets *found to an array of the patterns' indices
 * in pattern_list, valid until the next call. Returns the number of patterns found. Takes time
 * that is linear in the length of the text. */
size_t grams_find(struct catalog_span text, const size_t **found);

#endif
