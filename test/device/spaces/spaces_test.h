/*
 * Functions that the tests of memory spaces on devices share. TEST_DEVICE_TYPE selects the type of
 * the spaces. Types HBM and CPU are host memory; the tests also run with these, except checks that
 * device memory is inaccessible to the CPU.
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

/* Creates a space of all PEs. Collective. Aborts the job on failure. */
struct made spaces_make(size_t size);
/* Destroys the space and its team. */
void spaces_unmake(struct made made);

/* Fail unless creation fails on all PEs. `memory` is the argument of shmemx_space_create_with. */
void spaces_refuse(const shmem_space_config_t *config);
void spaces_refuse_with(const shmem_space_config_t *config, void *memory);

/* Returns true if the spaces' type is host memory. */
bool spaces_are_of_host(void);

/* Returns the capabilities of every space of all PEs, without SHMEM_SPACE_CAP_IDENT_ADDR. */
shmem_space_cap_t spaces_caps(void);

/* Every PE puts to both ends of its neighbor's block. Checks that the data arrive. */
void spaces_check_block(char *block, size_t size, unsigned seed);

/* Allocates device memory without the library, as a CUDA program does. Returns NULL and reports
 * a failure if there is none. */
void *spaces_allocate_own(size_t size);
void spaces_release_own(void *memory);

/* Kinds of memory for the buffers of an operation. */
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
