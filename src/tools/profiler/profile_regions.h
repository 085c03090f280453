/*
 * Regions, such as "solver", that the program begins, ends and names by calls (isthmus_regions.h).
 * Each thread has a stack of open regions.
 */
#ifndef ISTHMUS_PROFILE_REGIONS_H
#define ISTHMUS_PROFILE_REGIONS_H

/* Writes the names of known regions to the file. Called once the file is open. */
void regions_start(void);

/* Records the regions that the calling thread has open as ended, because measuring ends. */
void regions_end(void);

#endif
