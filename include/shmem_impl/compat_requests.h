/*
 * Helper functions of shmemx_compat.h: a clock, and handles of transfers. Unlike a shmemx_req_h, a
 * handle remains valid after its transfer is complete, so that a program may test the handle again.
 *
 * Objects that must exist once in a program are defined as weak symbols in each file that includes
 * this header. The linker keeps one of them.
 */
#ifndef SHMEM_IMPL_COMPAT_REQUESTS_H
#define SHMEM_IMPL_COMPAT_REQUESTS_H

#include "../shmemx.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#define SHMEM_IMPL_COMPAT_ONE __attribute__((weak, visibility("default")))

typedef void *shmemx_request_handle_t;

/* A slot for an outstanding transfer. The handle of the transfer consists of the number of the
 * slot (1 is the first) and the generation of the slot. The generation is incremented when a new
 * transfer uses the slot, so the handle of the previous transfer does not match. */
struct shmem_impl_compat_ticket {
    shmemx_req_h req;
    uint32_t generation;
    uint32_t next; /* if this slot is free: number of the next free slot, 0 for none */
};

struct shmem_impl_compat_handler {
    int id;
    int has_token;
    void (*function)(void);
};

struct shmem_impl_compat {
    pthread_mutex_t lock; /* protects all members except `unanswered` */
    struct shmem_impl_compat_ticket *tickets;
    uint32_t ntickets;
    uint32_t free;
    struct shmem_impl_compat_handler *handlers;
    size_t nhandlers;
    shmemx_am_t run;
    long unanswered; /* number of active messages of this PE that are not acknowledged yet */
};

#ifdef __cplusplus
extern "C" {
#endif

extern struct shmem_impl_compat shmem_impl_compat;
SHMEM_IMPL_COMPAT_ONE struct shmem_impl_compat shmem_impl_compat = {
    PTHREAD_MUTEX_INITIALIZER, NULL, 0, 0, NULL, 0, SHMEMX_AM_INVALID, 0};

/* Returns the time in seconds. The function is a weak symbol, so that all files of a program use
 * one clock, even if the compiler options hide CLOCK_MONOTONIC in some of the files. */
double shmem_impl_compat_seconds(void);
SHMEM_IMPL_COMPAT_ONE double shmem_impl_compat_seconds(void)
{
#if defined(CLOCK_MONOTONIC)
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#else
    struct timeval now;
    gettimeofday(&now, NULL);
    return (double)now.tv_sec + (double)now.tv_usec * 1e-6;
#endif
}

#ifdef __cplusplus
}
#endif

__attribute__((noreturn)) static inline void shmem_impl_compat_fail(const char *what, int number)
{
    fprintf(stderr, "shmemx_compat.h: PE %d: %s %d\n", shmem_my_pe(), what, number);
    shmem_global_exit(1);
}

static inline void *shmem_impl_compat_grown(void *memory, size_t count, size_t size)
{
    void *grown = realloc(memory, count * size);
    if (grown == NULL)
        shmem_impl_compat_fail("out of memory; number of table entries:", (int)count);
    return grown;
}

static inline shmemx_request_handle_t shmem_impl_compat_handle(uint32_t index, uint32_t generation)
{
    return (shmemx_request_handle_t)((uintptr_t)generation << (4 * sizeof(uintptr_t)) | index);
}

/* Returns the slot of the handle if its transfer is outstanding, and NULL otherwise. The caller
 * holds shmem_impl_compat.lock. */
static inline struct shmem_impl_compat_ticket *
shmem_impl_compat_ticket_of(shmemx_request_handle_t handle)
{
    uintptr_t index = (uintptr_t)handle & (((uintptr_t)1 << (4 * sizeof(uintptr_t))) - 1);
    if (index == 0 || index > shmem_impl_compat.ntickets)
        return NULL;
    struct shmem_impl_compat_ticket *ticket = &shmem_impl_compat.tickets[index - 1];
    int is_it = shmem_impl_compat_handle((uint32_t)index, ticket->generation) == handle;
    return is_it && ticket->req != SHMEMX_REQ_INVALID ? ticket : NULL;
}

static inline void shmem_impl_compat_more_tickets(void)
{
    uint32_t had = shmem_impl_compat.ntickets, grown = had == 0 ? 64 : 2 * had;
    struct shmem_impl_compat_ticket *tickets =
        (struct shmem_impl_compat_ticket *)shmem_impl_compat_grown(shmem_impl_compat.tickets, grown,
                                                                   sizeof *tickets);
    for (uint32_t i = had; i < grown; i++) {
        tickets[i].req = SHMEMX_REQ_INVALID;
        tickets[i].generation = 0;
        tickets[i].next = i + 1 < grown ? i + 2 : 0;
    }
    shmem_impl_compat.tickets = tickets;
    shmem_impl_compat.ntickets = grown;
    shmem_impl_compat.free = had + 1;
}

/* Returns a handle for a request. A request that is complete already needs no slot. The handle is
 * never NULL, because shmemx_wait_req would call shmem_quiet for NULL. */
static inline shmemx_request_handle_t shmem_impl_compat_handle_of(shmemx_req_h req)
{
    if (shmemx_req_test(&req) <= 0)
        return shmem_impl_compat_handle(0, 1);
    pthread_mutex_lock(&shmem_impl_compat.lock);
    if (shmem_impl_compat.free == 0)
        shmem_impl_compat_more_tickets();
    uint32_t index = shmem_impl_compat.free;
    struct shmem_impl_compat_ticket *ticket = &shmem_impl_compat.tickets[index - 1];
    shmem_impl_compat.free = ticket->next;
    ticket->req = req;
    shmemx_request_handle_t handle = shmem_impl_compat_handle(index, ++ticket->generation);
    pthread_mutex_unlock(&shmem_impl_compat.lock);
    return handle;
}

/* Frees the slot of a handle and returns its request, or SHMEMX_REQ_INVALID if the transfer is
 * complete. */
static inline shmemx_req_h shmem_impl_compat_take(shmemx_request_handle_t handle)
{
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    pthread_mutex_lock(&shmem_impl_compat.lock);
    struct shmem_impl_compat_ticket *ticket = shmem_impl_compat_ticket_of(handle);
    if (ticket != NULL) {
        req = ticket->req;
        ticket->req = SHMEMX_REQ_INVALID;
        ticket->next = shmem_impl_compat.free;
        shmem_impl_compat.free = (uint32_t)(ticket - shmem_impl_compat.tickets) + 1;
    }
    pthread_mutex_unlock(&shmem_impl_compat.lock);
    return req;
}

static inline void shmem_impl_compat_put(void *dest, const void *source, size_t bytes, int pe,
                                         shmemx_request_handle_t *handle)
{
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    if (handle == NULL) {
        shmem_putmem_nbi(dest, source, bytes, pe);
    } else {
        shmemx_ctx_putmem_req(SHMEM_CTX_DEFAULT, dest, source, bytes, pe, NULL, &req);
        *handle = shmem_impl_compat_handle_of(req);
    }
}

static inline void shmem_impl_compat_get(void *dest, const void *source, size_t bytes, int pe,
                                         shmemx_request_handle_t *handle)
{
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    if (handle == NULL) {
        shmem_getmem_nbi(dest, source, bytes, pe);
    } else {
        shmemx_ctx_getmem_req(SHMEM_CTX_DEFAULT, dest, source, bytes, pe, &req);
        *handle = shmem_impl_compat_handle_of(req);
    }
}

static inline void shmem_impl_compat_wait(shmemx_request_handle_t handle)
{
    shmemx_req_h req;
    if (handle == NULL) {
        shmem_quiet();
        return;
    }
    req = shmem_impl_compat_take(handle);
    shmemx_req_wait(&req);
}

/* Returns 1 and frees the slot if the transfer is complete. Returns 0 otherwise. */
static inline int shmem_impl_compat_test(shmemx_request_handle_t handle)
{
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    pthread_mutex_lock(&shmem_impl_compat.lock);
    struct shmem_impl_compat_ticket *ticket = shmem_impl_compat_ticket_of(handle);
    if (ticket != NULL)
        req = ticket->req;
    pthread_mutex_unlock(&shmem_impl_compat.lock);
    if (shmemx_req_test(&req) > 0)
        return 0;
    shmem_impl_compat_take(handle);
    return 1;
}

#endif
