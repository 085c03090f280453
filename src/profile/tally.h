/*
 * What the library counts of its own work (shmemx_counters_...), in the PE's file.
 */
#ifndef ISTHMUS_PROFILE_TALLY_H
#define ISTHMUS_PROFILE_TALLY_H

/* The library runs, and may be asked. The first time is where the profile begins. */
void tally_begin(void);

/* How they are now; nothing before tally_begin and after tally_end. */
void tally_tell(void);
void tally_end(void);

#endif
