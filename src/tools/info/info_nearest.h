/*
 * Patterns of the catalogue of messages, and two indexes of them.
 *
 * Nearest patterns: the patterns that have most words in common with a text that no pattern
 * matches.
 *
 * Index by bytes: the patterns that may match a text. For each pattern, the index has four bytes
 * that few other patterns contain, so that a text is not compared with all patterns.
 */
#ifndef ISTHMUS_INFO_NEAREST_H
#define ISTHMUS_INFO_NEAREST_H

#include <stddef.h>

/* ---- Patterns ---- */

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

/* All patterns, in the order of the page. */
extern struct pattern_list {
    struct pattern *all;
    size_t count;
} pattern_list;

/* Returns the length of the placeholder, a word in angle brackets, at the beginning of `pattern`; 0
 * if the pattern begins otherwise. */
size_t pattern_placeholder(const char *pattern);

/* ---- Nearest patterns ---- */

/* Stores the patterns that have most words in common with the text, the best first, up to `most`,
 * which is 8 or less. Returns how many there are. Takes time that is linear in the text's length.
 */
size_t nearest_patterns(struct catalog_span text, const char *patterns[], size_t most);

/* ---- Index by bytes ---- */

/* Makes the index of pattern_list. Called once. */
void grams_index(void);

/* Stores in `found` the numbers of the patterns that may match the text, valid until the next call.
 * Returns how many there are. Takes time that is linear in the text's length. */
size_t grams_find(struct catalog_span text, const size_t **found);

#endif
