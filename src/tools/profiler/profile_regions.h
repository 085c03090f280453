/*
 * Regions that the program names (isthmus_regions.h): a stack of each thread.
 */
#ifndef ISTHMUS_PROFILE_REGIONS_H
#define ISTHMUS_PROFILE_REGIONS_H

/* There is a file: names that are known go there. */
void regions_start(void);

/* Nothing is measured any more: what this thread has open ends now, as far as it is told. */
void regions_end(void);

#endif
