/*
 * What a PE shows to whoever looks at the job from outside, in its control block: who it is, and of
 * threads that have waited long, for what, since when and where. isthmus-top reads it through
 * /proc/PID/fd; src/tools/top/isthmus_top/look.py has the same layout.
 *
 * Only who has slept for some time already writes here.
 */
#ifndef ISTHMUS_DISPLAY_H
#define ISTHMUS_DISPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DISPLAY_MAGIC UINT64_C(0x31504f5448545349) /* "ISTHTOP1" on machines of low bytes first */

enum { DISPLAY_WAITS = 4, DISPLAY_CALLERS = 6 };

struct display_wait {
    _Alignas(64) uint32_t thread;      /* its number in the system; 0: nobody's */
    uint32_t changes;                  /* odd while it is written */
    uint64_t since;                    /* ns of CLOCK_MONOTONIC */
    uint64_t callers[DISPLAY_CALLERS]; /* return addresses, from the library's caller on; 0: none */
    char routine[48];
    char what[144];
};

struct display {
    _Alignas(64) uint64_t magic;
    uint32_t bytes, wait_bytes; /* of this, and of each wait; those are the last of it */
    uint64_t job;               /* the same on all PEs of a job, and of no other */
    uint32_t pe, n_pes;
    uint32_t process;   /* its number, as the process itself has it */
    uint32_t lifecycle; /* from the control block's begin to where diag/lifecycle.h has its word */
    uint64_t began;     /* ns of CLOCK_MONOTONIC */
    uint32_t
        top_hint_printed; /* of the node's first PE: somebody has named isthmus-top in a line */
    struct display_wait waits[DISPLAY_WAITS];
};

/* Fills in the head; the memory was zeros. `first` is that of the node's first PE. */
void display_begin(struct display *display, struct display *first, uint64_t job, size_t lifecycle);

/* On this node, of which no PE has asked before. */
bool display_claim_top_hint(void);

/* A thread's place there; NULL where others have all. And when the thread waits no more. */
struct display_wait *display_claim_slot(struct display *display);
void display_release_slot(struct display_wait *wait);

/* Shows a wait of this thread. */
void display_show(struct display_wait *wait, const char *routine, const char *what, uint64_t since);

#endif
