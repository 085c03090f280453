/*
 * Barrier and allgather of the backend `none`, in the job's shared memory (job_memory.h).
 */
#ifndef ISTHMUS_NONE_EXCHANGE_H
#define ISTHMUS_NONE_EXCHANGE_H

#include <stdbool.h>
#include <stddef.h>

#include "backend.h"
#include "job_memory.h"

/* The job of this process. If no launcher started several PEs, the job has one PE. */
extern struct none_job {
    int rank, size;
    struct job_memory *memory; /* NULL if the job has one PE and no launcher */
} none_job;

/* Memory of the job that oshrun started; NULL if oshrun did not start this process. The job in
 * none_job may have only some of the PEs that oshrun started. */
extern struct job_memory *launched_job;

/* Maps the memory of the job that oshrun started, unless it is mapped already. Returns NULL on
 * success or if oshrun did not start this process; otherwise an error text, valid until the next
 * call. */
const char *none_exchange_open(void);

/* Waits for all PEs and gathers `bytes` bytes of each PE, at most JOB_BLOCK_BYTES. All PEs pass
 * the same number. Returns the bytes of all PEs, in the order of the PEs, valid until the next
 * call. If the job has one PE, returns its bytes at once. */
const void *none_exchange_allgather(const void *mine, size_t bytes);

/* Sets how exchanges report PEs that have not arrived. If `how` is NULL, they do not report. */
void meeting_report_waits(const struct backend_reminder *how);

/* Makes all PEs that share this memory terminate with `status`. Returns false if another PE has
 * called it before. */
bool none_exchange_abort(struct job_memory *memory, int status);

#endif
