/*
 * Requests for the creation of a space: what the program asks for, whether it is possible, and the
 * messages that explain a refusal.
 *
 * Agreement: each PE of the job contributes what it found, and all PEs continue with the same
 * result. A proposal is what one PE contributes: whether it becomes a member, and the device whose
 * memory it brings. The capacity check compares the spaces of all PEs on one machine with the
 * machine's memory. Pages are allocated on first write; without the check, the kernel would kill a
 * PE that writes to too many. A space of high-bandwidth memory is compared only with the NUMA
 * nodes that it is bound to.
 */
#ifndef ISTHMUS_SPACE_REQUEST_H
#define ISTHMUS_SPACE_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

#include "shmemx.h"

/* ---- Requests ---- */

struct space_request {
    const shmem_space_config_t *config;
    bool has_memory;  /* shmemx_space_create_with: over memory of the program's */
    void *memory;     /* this PE's; NULL: it has none */
    bool is_unshared; /* memory of the host that PEs of a node cannot share */
};

static inline bool space_is_device(shmem_device_type_t type)
{
    return type != SHMEM_DEVICE_CPU && type != SHMEM_DEVICE_HBM;
}

/* Whether it is reached as a device's is: not by loads and stores of others. */
static inline bool space_request_is_unshared(const struct space_request *request)
{
    return request->is_unshared || space_is_device(request->config->device_type);
}

/* How much of the memory is the space's: whole pages, but no more than the program's own. */
size_t space_request_length(const struct space_request *request);

/* 0, or the refusal. */
uint64_t space_request_judge(const struct space_request *request);
/* The first PE tells of what is wrong with the call or with the machine; that there is no such
 * device is an answer. */
void space_request_explain(const char *routine, const struct space_request *request,
                           uint64_t refusal);

/* ---- Agreement ---- */

/* Why there can be no such space, as bits, since PEs may have several reasons. */
enum refusal {
    REFUSED_NULL = 1 << 0,
    REFUSED_TYPE = 1 << 1,
    REFUSED_FLAGS = 1 << 2,
    REFUSED_SIZE = 1 << 3,
    REFUSED_DEVICE = 1 << 4, /* nobody has one */
    REFUSED_RECORDS = 1 << 5,
    REFUSED_NUMBERS = 1 << 6,
    REFUSED_RESERVATION = 1 << 7,
    REFUSED_WINDOW = 1 << 8,
    REFUSED_MEMORY = 1 << 9, /* the device has not so much, or failed */
    REFUSED_ACCESS = 1 << 10,
    REFUSED_USER_MEMORY = 1 << 11,
    REFUSED_CAPACITY = 1 << 12 /* the machine of some PE has not so much memory */
};

/* Collective over the job, both of them. */
uint64_t space_agree_on_refusal(const char *routine, uint64_t refusal);

/* World numbers of who is a member, ascending; NULL for all PEs. */
struct space_members {
    int *pes;
    int count;
};

/* `pes` is malloc's. */
void space_agree_on_members(const char *routine, bool is_member, struct space_members *members);

/* ---- Proposals ---- */

struct space_proposal {
    bool is_member;
    const struct kind *kind; /* of a device */
    int device;
};

/* *refusal gets a bit if the program's memory cannot be a space's. Local. */
struct space_proposal space_make_proposal(const char *routine, const struct space_request *request,
                                          uint64_t *refusal);

/* ---- Capacity check ---- */

/* Returns false if the PEs of this machine together would have more bytes than the machine. Local.
 * For a space of high-bandwidth memory, the PEs of the node have published their cores before
 * (device.h). */
bool space_capacity_suffices(const char *routine, const struct space_request *request);

/* The first PE on which the space did not fit (`is_mine`) reports it. Collective over the job. */
void space_capacity_explain(const char *routine, const struct space_request *request, bool is_mine);

#endif
