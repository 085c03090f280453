/*
 * Spaces that this PE is not a member of. All PEs have the same handle for a space, so a program
 * may pass the handle of another PE to the queries of a space.
 */
#ifndef ISTHMUS_SPACE_OTHERS_H
#define ISTHMUS_SPACE_OTHERS_H

#include "space_numbers.h"
#include "space_record.h"

/* Keeps the record of a space that this PE is not a member of, and makes its handle valid. */
void space_others_keep(struct space *space);
/* Discards the records of spaces that no PE holds any more. */
void space_others_release(const struct space_numbers_in_use *held);
void space_others_forget(void); /* discards all of them */

#endif
