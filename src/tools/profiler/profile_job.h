/*
 * Numbers and names of the measured routines, and the description of the job in a PE's profile:
 * host, time, settings and arguments. The typed variants of a routine, such as shmem_int_put and
 * shmem_long_put, share one number.
 */
#ifndef ISTHMUS_PROFILE_JOB_H
#define ISTHMUS_PROFILE_JOB_H

#include "profile_format.h"

/* ---- Routines ---- */

/* Macro-generated routines first (names.def), hand-written ones after. Each NAMED line defines
 * ROUTINE_NAME, e.g. ROUTINE_shmem_putmem. */
#define NAMES_HAND_WRITTEN(NAMED)                                                                  \
    NAMED(shmem_init, setup)                                                                       \
    NAMED(shmem_finalize, setup)                                                                   \
    NAMED(shmem_global_exit, setup)                                                                \
    NAMED(shmemx_req_test, request)                                                                \
    NAMED(shmemx_req_test_all, request)                                                            \
    NAMED(shmemx_req_wait, request)                                                                \
    NAMED(shmemx_req_wait_all, request)                                                            \
    NAMED(shmemx_req_wait_any, request)                                                            \
    NAMED(shmemx_req_wait_some, request)

#define NAMED(NAME, CLASS) ROUTINE_##NAME,
enum routine_name {
#include "names.def"
    NAMES_HAND_WRITTEN(NAMED) ROUTINES
};
#undef NAMED

/* Writes the names of the routines to the profile. */
void names_write(void);

/* ---- The job ---- */

/* Fills the header, and writes settings and arguments. The library must be initialized. */
void profile_job_describe(struct format_moment loaded);

/* If the job has several nodes, executes barriers and records their times. From these times,
 * readers compute the difference of the hosts' clocks. Collective over all PEs. */
void profile_job_compare_clocks(void);

#endif
