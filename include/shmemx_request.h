/*
 * Requests: by which a program waits for single operations of its own. docs/asynchrony.md has the
 * rules; the routines, each with what it does, stand in shmemx_request_routines.h.
 */
#ifndef SHMEMX_REQUEST_H
#define SHMEMX_REQUEST_H

/* An operation under way, or SHMEMX_REQ_INVALID: none. A handle as those of shmem.h. */
typedef struct shmem_impl_req *shmemx_req_h;
#define SHMEMX_REQ_INVALID ((shmemx_req_h)0)

#define SHMEM_IMPL_EXTENSION "../shmemx_request_routines.h"
#include "shmem_impl/extension.h"

#endif
