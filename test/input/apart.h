/*
 * Gives a forked child private copies of the memory that the library shares within the node.
 */
#ifndef APART_H
#define APART_H

/* Replaces each shared mapping of the library by a private copy. A collective that the child starts
 * and does not complete then leaves no state for the next child. Returns 0 and sets errno on
 * failure. */
int live_apart(void);

#endif
