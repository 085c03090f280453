/*
 * What a program says of the processes that are to be PEs: attributes and ids.
 */
#ifndef ISTHMUS_UNIQUE_ID_H
#define ISTHMUS_UNIQUE_ID_H

#include "backend.h"
#include "shmemx.h"

/* Which of SHMEMX_INIT_WITH_MPI_COMM and _UNIQUEID the flags name, or 0. Ends the job if they name
 * both, or what there is not, or if what they name is not there. */
unsigned unique_id_check_attr(const char *routine, unsigned flags, const shmemx_init_attr_t *attr);

/* What the attributes say of an id; ends the job if they cannot be. */
struct backend_bootstrap unique_id_bootstrap(const char *routine, const shmemx_init_attr_t *attr);

void unique_id_write(const struct backend_id *made, shmemx_uniqueid_t *id);
int unique_id_set_attr(const char *routine, int rank, int n_pes, const shmemx_uniqueid_t *id,
                       shmemx_init_attr_t *attr);

#endif
