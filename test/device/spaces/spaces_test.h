/*
 * What the tests of memory spaces on devices share. A space is of the type in TEST_DEVICE_TYPE; of
 * types HBM and CPU it is the host's, and the same tests hold but for what a device's denies.
 */
#ifndef ISTHMUS_SPACES_TEST_H
#define ISTHMUS_SPACES_TEST_H

#include <shmemx.h>

#include "../../api/api_test.h"

enum { KIB = 1024, MIB = 1024 * 1024, SPACES_UNTOUCHED = 0xEE };

struct made {
    shmem_space_t space;
    shmem_team_t team;
};

/* Of all PEs, which all call; ends the job if there is none. */
struct made spaces_make(size_t size);
/* Destroys the team too. */
void spaces_unmake(struct made made);

/* Fails unless all PEs are refused such a space; `memory` is for shmemx_space_create_with. */
void spaces_refuse(const shmem_space_config_t *config);
void spaces_refuse_with(const shmem_space_config_t *config, void *memory);

/* Whether the type is one of the host's memory. */
bool spaces_are_of_host(void);

/* The caps of every space of all PEs, without SHMEM_SPACE_CAP_IDENT_ADDR. */
shmem_space_cap_t spaces_caps(void);

/* What every PE puts into its neighbour's block arrives, at both ends of it. */
void spaces_check_block(char *block, size_t size, unsigned seed);

/* Memory of a device that the program allocates by itself, as a user of CUDA does. NULL with a
 * failure where there is none to be had. */
void *spaces_allocate_own(size_t size);
void spaces_release_own(void *memory);

/* Of buffers that one operation moves data between. */
enum place { AT_DEVICE, AT_HEAP, AT_STATIC, AT_PRIVATE, PLACES };
const char *spaces_place_name(enum place place);

static inline int spaces_next(void)
{
    return (shmem_my_pe() + 1) % shmem_n_pes();
}

static inline int spaces_previous(void)
{
    return (shmem_my_pe() + shmem_n_pes() - 1) % shmem_n_pes();
}

#endif
