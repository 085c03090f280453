/*
 * What a program asks for when it creates a space, whether that can be, and the line that tells why
 * it cannot.
 */
#ifndef ISTHMUS_SPACE_REQUEST_H
#define ISTHMUS_SPACE_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

#include "shmemx.h"

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

#endif
