/*
 * The patterns that are most like a text that no pattern matches.
 */
#ifndef ISTHMUS_NEAREST_H
#define ISTHMUS_NEAREST_H

#include "patterns.h"

/* Stores the patterns that have most words in common with the text, the best first, up to `most`,
 * which is 8 or less. Returns how many there are. Takes time that is linear in the text's length.
 */
size_t nearest_patterns(struct catalog_span text, const char *patterns[], size_t most);

#endif
