/*
 * What tests of validity share (base/validity.h): each invariant is broken on purpose, and found by
 * its own words.
 */
#ifndef ISTHMUS_VALID_H
#define ISTHMUS_VALID_H

#include "unit.h"

/* Of the text that a `..._is_valid` left in `found`: NULL where all fits. */
#define EXPECT_VALID(call)        ((call), CHECK_TEXT(found, NULL))
#define EXPECT_FAULT(call, words) ((call), CHECK_TEXT(found, words))

#endif
