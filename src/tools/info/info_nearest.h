/*
 * The patterns that are most like a text that no pattern matches.
 */
#ifndef ISTHMUS_INFO_NEAREST_H
#define ISTHMUS_INFO_NEAREST_H

#include "info_patterns.h"

/* ---- Nearest ---- */

/* Stores the patterns that have most words in common with the text, the best first, up to `most`,
 * which is 8 or less. Returns how many there are. Takes time that is linear in the text's length.
 */
size_t nearest_patterns(struct catalog_span text, const char *patterns[], size_t most);

/* ---- Grams ---- */

/*
 * An index of the patterns, so that a text is not compared with all of them: of each pattern four
 * bytes are noted that few other patterns contain. A text that matches the pattern contains them.
 */

/* Makes the index of pattern_list. Called once. */
void grams_index(void);

/* Stores in `found` the numbers of the patterns that may match the text, valid until the next call.
 * Returns how many there are. Takes time that is linear in the text's length. */
size_t grams_find(struct catalog_span text, const size_t **found);

#endif
