/*
 * MPI's windows of spaces. They are made and freed in creations, where all PEs are: a space's
 * destruction leaves its window, which goes in the next creation.
 */
#ifndef ISTHMUS_SPACE_WINDOW_H
#define ISTHMUS_SPACE_WINDOW_H

#include "space_numbers.h"
#include "space_record.h"

/* A window for a space of host memory. Collective over the job; 0 or REFUSED_WINDOW. */
uint64_t space_window_open(const char *routine, struct space *space,
                           const shmem_space_config_t *config);
/* Frees the windows of spaces that nobody holds any more. Collective over the job. */
void space_windows_release(const char *routine, const struct space_numbers_in_use *in_use);
/* They go, or went, with the network. */
void space_windows_forget(void);

#endif
