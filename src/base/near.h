/*
 * What is known of near memory (shmem_impl/near.h): the library's own, which rooms above write
 * their parts of, and what of it programs have that are compiled with SHMEMX_INLINE. These have
 * their operations inlined while theirs is filled; else all are calls.
 */
#ifndef ISTHMUS_NEAR_H
#define ISTHMUS_NEAR_H

#include <stdbool.h>

#include "shmem_impl/near.h"

/* Fills the programs' as the library's is now, and those that come later; empties all of them,
 * while other threads may be at it. */
void near_enable(void);
void near_disable(void);

/* Quiet and fence are to be calls from now on; also while it is open. */
void near_disable_order(void);

/* For a forked child, which has one thread: empties the library's and the programs'. */
void near_reset(void);

/* A program's, of an executable or shared object: one of another version is never filled. */
void near_attach(struct shmem_impl_near *near);
void near_detach(struct shmem_impl_near *near);

/* Where there are spaces: also while it is open. */
void near_publish_spaces(const unsigned char *slots, size_t room_end);

#endif
