/*
 * PEs that have begun to finalize, or ended: a collective that waits for one would do so for ever,
 * and so would who waits for a lock behind one.
 *
 * Inside a node who sleeps in a meeting looks at the control blocks (collective/meeting.c). Between
 * nodes nobody tells the others that it finalizes; who waits long asks those that it waits for, and
 * collectives that come to their end send nothing. A PE answers until all finalize.
 */
#ifndef ISTHMUS_ABSENCE_H
#define ISTHMUS_ABSENCE_H

#include <stdint.h>

/* A wait for any of these PEs of other nodes. What follows `suspect` begins as 0. */
struct absence {
    const int *pes; /* world numbers; this PE may be among them */
    int n_pes;
    int members;       /* of the collective in which they are waited for */
    int suspect;       /* which of `pes` is asked; who waits for many begins with one of its own */
    unsigned question; /* its number */
    unsigned told;     /* how often the suspect has said that it is absent */
    uint64_t due;      /* when the next look is, ns (waiting_clock); 0 before the first */
};

/* Questions may be asked from here to there, where what is under way has yet to be completed. */
void absence_start(void);
void absence_stop(void);

/* For a waiter that sleeps, without the network's lock: one of the PEs that is absent, or -1. */
int absence_look(const char *routine, struct absence *absence);

/* Ends the job since `pe` does not come to a collective of so many. */
_Noreturn void absence_report(const char *routine, int pe, int members) __attribute__((cold));

#endif
