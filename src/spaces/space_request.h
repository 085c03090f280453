/*
 * Requests for the creation of a memory space: the arguments of the program, the checks of them,
 * and the warnings that explain a refusal. A memory space is a pool of symmetric memory that the
 * program creates with shmem_space_create or shmemx_space_create_with. space_create.c calls these
 * functions.
 *
 * Refusals: a PE that cannot create the space sets bits of `enum refusal`. The PEs combine their
 * bits, so that all PEs continue, or all PEs fail.
 *
 * Proposals: each PE proposes whether it becomes a member of the space, and which device its
 * memory is on.
 *
 * Capacity check: the kernel allocates pages of host memory on first write, and kills a PE if the
 * machine has no page left. A creation is therefore refused if the spaces of all PEs of one
 * machine could exceed the memory of the machine. For a space of high-bandwidth memory (HBM), the
 * limit is the memory of the NUMA nodes that the space is bound to.
 */
#ifndef ISTHMUS_SPACE_REQUEST_H
#define ISTHMUS_SPACE_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

#include "shmemx.h"

/* ---- Requests ---- */

struct space_request {
    const shmem_space_config_t *config; /* the program's argument; may be NULL */
    bool has_memory;  /* the program supplies the memory (shmemx_space_create_with) */
    void *memory;     /* memory that the program supplies on this PE; NULL: this PE supplies none */
    bool is_unshared; /* host memory of the program that the PEs of a node cannot map */
};

/* Returns true if the memory is on a device, so that the host's loads and stores do not reach it.
 * High-bandwidth memory (SHMEM_DEVICE_HBM) is host memory. */
static inline bool space_is_device(shmem_device_type_t type)
{
    return type != SHMEM_DEVICE_CPU && type != SHMEM_DEVICE_HBM;
}

/* Returns true if other PEs cannot load from and store to the memory as they can with ordinary host
 * memory. The space then uses the code for device memory. */
static inline bool space_request_is_unshared(const struct space_request *request)
{
    return request->is_unshared || space_is_device(request->config->device_type);
}

/* Returns the length of the space on each member, in bytes. Memory that the library allocates is
 * rounded up to whole pages. The length of memory that the program supplies is rounded down to a
 * multiple of HEAP_ALIGNMENT, because the space must not use bytes after this memory. */
size_t space_request_length(const struct space_request *request);

/* Checks the program's configuration. Returns 0, or one of REFUSED_NULL, REFUSED_TYPE,
 * REFUSED_FLAGS and REFUSED_SIZE. Local. */
uint64_t space_request_judge(const struct space_request *request);
/* Prints a warning that explains `refusal`, on PE 0 of the job only. If no PE has a device of the
 * type, it warns only with SHMEM_DEBUG, because a program may call shmem_space_create to find that
 * out. */
void space_request_explain(const char *routine, const struct space_request *request,
                           uint64_t refusal);

/* ---- Agreement between the PEs ---- */

/* Reasons why a space cannot be created. They are bits, because PEs may have different reasons and
 * combine them with a bitwise or. */
enum refusal {
    REFUSED_NULL = 1 << 0,        /* the configuration is a null pointer */
    REFUSED_TYPE = 1 << 1,        /* invalid device type, or PEs ask for different types */
    REFUSED_FLAGS = 1 << 2,       /* unknown or contradictory flags */
    REFUSED_SIZE = 1 << 3,        /* size of 0, or more than the range for spaces */
    REFUSED_DEVICE = 1 << 4,      /* no PE has a device of the type or supplies memory */
    REFUSED_RECORDS = 1 << 5,     /* a PE has no memory for the library's records */
    REFUSED_NUMBERS = 1 << 6,     /* the job has SPACES_MAX spaces already */
    REFUSED_RESERVATION = 1 << 7, /* no free range for spaces is long enough */
    REFUSED_WINDOW = 1 << 8,      /* MPI cannot create a window */
    REFUSED_MEMORY = 1 << 9,  /* the device, or high-bandwidth memory, cannot supply the memory */
    REFUSED_ACCESS = 1 << 10, /* a PE cannot map the memory of another PE of its node */
    REFUSED_USER_MEMORY = 1 << 11, /* memory that the program supplies is unsuitable */
    REFUSED_CAPACITY = 1 << 12     /* the spaces of some machine would exceed its memory */
};

/* Returns the bitwise or of the refusals of all PEs; 0 if no PE refuses. Collective over the job.
 */
uint64_t space_agree_on_refusal(const char *routine, uint64_t refusal);

/* The PEs that are members of a space. */
struct space_members {
    int *pes;  /* PE numbers in SHMEM_TEAM_WORLD, ascending; NULL: all PEs of the job */
    int count; /* number of members */
};

/* Sets *members to the PEs on which `is_member` is true. The caller frees members->pes. Collective
 * over the job. */
void space_agree_on_members(const char *routine, bool is_member, struct space_members *members);

/* ---- Proposals ---- */

struct space_proposal {
    bool is_member;          /* this PE has memory of the requested type */
    const struct kind *kind; /* kind of the device memory; NULL for ordinary host memory */
    int device;              /* index of the device among those of `kind` */
};

/* Returns the proposal of this PE. If the program supplies memory that is unsuitable for a space,
 * sets REFUSED_USER_MEMORY in *refusal. Local. All PEs of the node must have published their cores
 * before (device_publish_cores), because the choice of a device depends on them. */
struct space_proposal space_make_proposal(const char *routine, const struct space_request *request,
                                          uint64_t *refusal);

/* ---- Capacity check ---- */

/* Returns true if this machine has enough memory for the existing spaces and the new space of all
 * its PEs. Always true for device memory and for memory that the program supplies. Local. For a
 * space of high-bandwidth memory, all PEs of the node must have published their cores before
 * (device_publish_cores). */
bool space_capacity_suffices(const char *routine, const struct space_request *request);

/* Prints a warning with the largest possible size. `is_mine` is true if the space did not fit on
 * this PE. Among the PEs on which it is true, the PE with the lowest number prints the warning.
 * Collective over the job. */
void space_capacity_explain(const char *routine, const struct space_request *request, bool is_mine);

#endif
