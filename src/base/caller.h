/*
 * Who called the library: found on the stack, so that a call costs nothing for it. A binding is a
 * library that gives the routines to another language (libisthmusf): what the user called is then
 * its routine, and messages name that.
 */
#ifndef ISTHMUS_CALLER_H
#define ISTHMUS_CALLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The code of a library, from its first byte to the end. */
struct caller_code {
    const char *begin, *end;
};

/* The binding's code; once, before the program runs. */
void caller_set_binding(struct caller_code code);

/* The outermost address on this thread's stack that is in `code`, 0 if none is. In a signal's
 * handler: among the frames that the signal interrupted. */
uintptr_t caller_find(struct caller_code code, bool in_handler);

/* In a signal's handler: as caller_find, but only among the frames that a function of the program
 * called. `stack` is an address in the frame of the library that called this function. */
uintptr_t caller_find_below(struct caller_code code, uintptr_t stack);

/* The binding's routine that this thread is in, as its language writes it, in text[0 .. room-1];
 * `routine` where it is in none. */
const char *caller_name(const char *routine, bool in_handler, char *text, size_t capacity);

#endif
