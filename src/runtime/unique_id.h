/*
 * Attributes and unique ids of shmemx_init_attr. With them a program specifies which processes
 * become PEs: the processes of an MPI communicator, or all processes that received the same unique
 * id.
 */
#ifndef ISTHMUS_UNIQUE_ID_H
#define ISTHMUS_UNIQUE_ID_H

#include "backend.h"
#include "shmemx.h"

/* Returns which of SHMEMX_INIT_WITH_MPI_COMM and SHMEMX_INIT_WITH_UNIQUEID is in `flags`, or 0.
 * Aborts the job if `flags` contains both or unknown flags, or if a pointer that the flags require
 * is NULL. */
unsigned unique_id_check_attr(const char *routine, unsigned flags, const shmemx_init_attr_t *attr);

/* Returns the bootstrap data of the attributes. Aborts the job if the id, the rank or the number of
 * PEs is invalid. */
struct backend_bootstrap unique_id_bootstrap(const char *routine, const shmemx_init_attr_t *attr);

void unique_id_write(const struct backend_id *made, shmemx_uniqueid_t *id);
int unique_id_set_attr(const char *routine, int rank, int n_pes, const shmemx_uniqueid_t *id,
                       shmemx_init_attr_t *attr);

#endif
