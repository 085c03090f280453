/*
 * Barrier and allgather of the backend `none`, in the job's shared memory (job_memory.h).
 */
#ifndef ISTHMUS_NONE_EXCHANGE_H
#define ISTHMUS_NONE_EXCHANGE_H

#include <stdbool.h>
#include <stddef.h>

#include "backend.h"
#include "job_memory.h"

/* The job of this process. It has one PE if no launcher started several. */
extern struct none_job {
    int rank, size;
    struct job_memory *memory; /* NULL if the job has one PE and no launcher */
} none_job;

/* Memory of the job that oshrun started. The PEs of none_job may be a subset of its PEs. NULL if
 * oshrun did not start this process. */
extern struct job_memory *launched_job;

/* Maps the memory of the job that oshrun started, unless it is mapped already. Returns NULL on
 * success or if oshrun did not start this process; otherwise an error text, valid until the next
 * call. */
const char *none_exchange_open(void);

/* Waits for all PEs and gathers `bytes` bytes of each, the same number on all PEs, at most
 * JOB_BLOCK_BYTES. Returns the bytes of all PEs, in their order, valid until the next call.
 * Works with one PE too. */
const void *none_exchange_allgather(const void *mine, size_t bytes);

/* Sets how exchanges report that they wait for PEs that have not arrived. NULL: do not report. */
void meeting_report_waits(const struct backend_reminder *how);

/* Makes all PEs of this memory terminate with `status`. Returns false if another PE did so
 * before. */
bool none_exchange_abort(struct job_memory *memory, int status);

#endif
