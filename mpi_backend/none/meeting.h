/*
 * The job's memory as its PEs use it: they find it, meet there, and tell each other what they have.
 */
#ifndef ISTHMUS_NONE_MEETING_H
#define ISTHMUS_NONE_MEETING_H

#include <stdbool.h>
#include <stddef.h>

#include "backend.h"
#include "job_memory.h"

/* This process's place: one of one, where nobody started several. */
extern struct place {
    int rank, size;
    struct job_memory *memory; /* NULL where it is one of one */
} place;

/* The memory of the job that oshrun started, of which `place` may be a part; NULL without. */
extern struct job_memory *launched;

/* NULL, or a text that says what is wrong, valid until the next call. Once it has been found it is
 * kept. */
const char *meeting_open(void);

/* Waits for all PEs. Each gives at most JOB_PART_BYTES, as many as all others; returned are those
 * of all, PE after PE, valid until this PE's next meeting. With size 1 too. */
const void *meeting_of_all(const void *mine, size_t bytes);

/* How meetings report that they wait for PEs that have not come; NULL: no longer. */
void meeting_report_waits(const struct backend_patience *how);

/* All of this memory's PEs are to end, with this status; false if somebody said so before. */
bool meeting_end(struct job_memory *memory, int status);

#endif
