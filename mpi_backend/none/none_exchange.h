/*
 * The job's memory as its PEs use it: they find it, meet there, and tell each other what they have.
 */
#ifndef ISTHMUS_NONE_EXCHANGE_H
#define ISTHMUS_NONE_EXCHANGE_H

#include <stdbool.h>
#include <stddef.h>

#include "backend.h"
#include "job_memory.h"

/* This process's place: one of one, where nobody started several. */
extern struct none_job {
    int rank, size;
    struct job_memory *memory; /* NULL where it is one of one */
} none_job;

/* The memory of the job that oshrun started, of which `place` may be a part; NULL without. */
extern struct job_memory *launched_job;

/* NULL, or a text that says what is wrong, valid until the next call. Once it has been found it is
 * kept. */
const char *none_exchange_open(void);

/* Waits for all PEs. Each gives at most JOB_BLOCK_BYTES, as many as all others; returned are those
 * of all, PE after PE, valid until this PE's next meeting. With size 1 too. */
const void *none_exchange_allgather(const void *mine, size_t bytes);

/* How meetings report that they wait for PEs that have not come; NULL: no longer. */
void meeting_report_waits(const struct backend_reminder *how);

/* All of this memory's PEs are to end, with this status; false if somebody said so before. */
bool none_exchange_abort(struct job_memory *memory, int status);

#endif
