/*
 * An index of the patterns, so that a text is not compared with all of them: of each pattern four
 * bytes are noted that few other patterns contain. A text that matches the pattern contains them.
 */
#ifndef ISTHMUS_GRAMS_H
#define ISTHMUS_GRAMS_H

#include "patterns.h"

/* Makes the index of pattern_list. Called once. */
void grams_index(void);

/* Stores in `found` the numbers of the patterns that may match the text, valid until the next call.
 * Returns how many there are. Takes time that is linear in the text's length. */
size_t grams_find(struct catalog_span text, const size_t **found);

#endif
