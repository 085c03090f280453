/*
 * Active messages: each has a function, its handler, run at the PE that it is sent to.
 * docs/asynchrony.md has the rules; the routines, each with what it does, stand in
 * shmemx_message_routines.h.
 */
#ifndef SHMEMX_MESSAGE_H
#define SHMEMX_MESSAGE_H

#include "shmemx_request.h"

#include <stdint.h>

/* A handler as all PEs know it; SHMEMX_AM_INVALID is none. */
typedef uint64_t shmemx_am_t;
#define SHMEMX_AM_INVALID ((shmemx_am_t)0)

/* What a handler has of the message that it runs for, until it returns. */
typedef struct shmem_impl_am *shmemx_am_token_t;

/* A handler: `bytes` bytes of argument lie at `arg`, a multiple of 8, until it returns. */
typedef void (*shmemx_am_handler_t)(shmemx_am_token_t token, const void *arg, size_t bytes);

/* The handler may run at any time, in a thread of the library's, beside the program. */
#define SHMEMX_AM_SAFE 0x1L

#define SHMEM_IMPL_EXTENSION "../shmemx_message_routines.h"
#include "shmem_impl/extension.h"

#endif
