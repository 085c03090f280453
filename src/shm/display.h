/*
 * Information in a PE's control block for the tool isthmus-top: identity of the PE and, for each
 * thread that has waited for a long time, the reason, start time and call stack of the wait.
 * isthmus-top reads it through /proc/PID/fd. src/tools/top/isthmus_top/look.py must have the same
 * layout.
 *
 * Only threads that have slept for some time write here, so a short wait costs nothing.
 */
#ifndef ISTHMUS_DISPLAY_H
#define ISTHMUS_DISPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DISPLAY_MAGIC UINT64_C(0x31504f5448545349) /* "ISTHTOP1" in little-endian byte order */

enum { DISPLAY_WAITS = 4, DISPLAY_CALLERS = 6 };

struct display_wait {
    _Alignas(64) uint32_t thread; /* thread ID (gettid); 0 if the slot is free */
    uint32_t changes;             /* odd while the slot is being written */
    uint64_t since;               /* start of the wait, in ns of CLOCK_MONOTONIC */
    /* Return addresses from the stack, beginning with the caller of the library; 0 if there are
     * fewer. */
    uint64_t callers[DISPLAY_CALLERS];
    char routine[48];
    char what[144];
};

struct display {
    _Alignas(64) uint64_t magic;
    uint32_t bytes, wait_bytes; /* sizes of struct display and of struct display_wait */
    uint64_t job;               /* identity of the job, the same on all its PEs */
    uint32_t pe, n_pes;
    uint32_t process;   /* PID, in the PID namespace of the process */
    uint32_t lifecycle; /* offset in the control block of the life-cycle state (diag/lifecycle.h) */
    uint64_t began;     /* start of the PE, in ns of CLOCK_MONOTONIC */
    /* 1 if a PE of this node has printed a hint to use isthmus-top. Used only in the control block
     * of the node's first PE. */
    uint32_t top_hint_printed;
    /* Number of PEs of this node in a wait that lasts longer than ISTHMUS_LONG_WAIT seconds. Used
     * only in the block of the first PE of the node. */
    uint32_t hung_pes;
    struct display_wait waits[DISPLAY_WAITS];
};

/* Fills in all members except `waits`. The memory must be zeros. `first` is the display of the
 * node's first PE. `lifecycle` is the offset in the control block of the PE's life-cycle state. */
void display_begin(struct display *display, struct display *first, uint64_t job, size_t lifecycle);

/* Decides which PE prints the hint to use isthmus-top: returns true for the first call on this
 * node, and false for all later calls of any PE of the node. */
bool display_claim_top_hint(void);

/* Adds `change` to the number of hung PEs of this node. Returns the new number, or 0 before
 * display_begin. */
uint32_t display_add_hung_pes(int change);

/* Reserves a slot in which the calling thread describes its wait. Returns NULL if all slots are in
 * use. display_release_slot frees the slot at the end of the wait. */
struct display_wait *display_claim_slot(struct display *display);
void display_release_slot(struct display_wait *wait);

/* Writes the description of a wait of the calling thread into its slot. `since` is in ns. */
void display_show(struct display_wait *wait, const char *routine, const char *what, uint64_t since);

#endif
