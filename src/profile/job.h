/*
 * What a PE's file says of the job: where, when and how it ran.
 */
#ifndef ISTHMUS_PROFILE_JOB_H
#define ISTHMUS_PROFILE_JOB_H

#include "format.h"

/* Fills the header, and writes settings and arguments. The library runs. */
void profile_job_describe(struct format_moment loaded);

/* Barriers by which the clocks of hosts are compared, where the job has several nodes. Collective
 * over all PEs. */
void profile_job_compare_clocks(void);

#endif
