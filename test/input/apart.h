/*
 * A child with memory of its own where its parent has the library's.
 */
#ifndef APART_H
#define APART_H

/* Puts copies in the place of all that the library shares within the node, so that a collective
 * which a child begins, and does not end, is not there for the next child. False, and errno, if
 * that fails. */
int live_apart(void);

#endif
