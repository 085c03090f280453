/* isthmus-info --explain: what lines mean that the library and its tools write. */
#ifndef ISTHMUS_EXPLAIN_H
#define ISTHMUS_EXPLAIN_H

/* Prints the entry of a line, which the words make together; of "-" alone those of the lines of
 * standard input. Returns the status of the program: 1 if there is no entry. */
int explain_print(int n_arguments, char *const arguments[]);

#endif
