/*
 * Telling oshrun's guard, which is this process's parent if there is one, how far the PE has come.
 */
#ifndef ISTHMUS_GUARD_H
#define ISTHMUS_GUARD_H

#include "words.h"

/* May be called at any time, and from any thread. Nothing happens where there is no guard. */
void guard_tell(enum guard_word word);

/* From now on nothing happens: this process, a forked child, is not the PE. */
void guard_forget(void);

#endif
