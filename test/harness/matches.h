/* Extended regular expressions. */
#ifndef ISTHMUS_TEST_MATCHES_H
#define ISTHMUS_TEST_MATCHES_H

#include <stdbool.h>

/* Returns true if the text matches an extended regular expression. "." matches a newline too, and
 * "^" and "$" the ends of the whole text only. Exits with an error message if the expression is
 * invalid. */
bool matches(const char *text, const char *expression);

#endif
