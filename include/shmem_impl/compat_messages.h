/*
 * Helper functions of shmemx_compat.h for the active messages of the University of Houston's
 * OpenSHMEM. A program attaches handlers to numbers, and sends requests to these numbers.
 *
 * A request is sent as an active message of Isthmus, always to the handler shmem_impl_compat_run.
 * This handler looks up the program's handler by its number and calls it. It then sends an
 * acknowledgement to the sender of the request. shmem_impl_compat_quiet waits for the
 * acknowledgements.
 */
#ifndef SHMEM_IMPL_COMPAT_MESSAGES_H
#define SHMEM_IMPL_COMPAT_MESSAGES_H

#include "compat_requests.h"

#include <sched.h>

enum { SHMEM_IMPL_COMPAT_REQUEST, SHMEM_IMPL_COMPAT_REPLY, SHMEM_IMPL_COMPAT_ANSWERED };

/* Header of a message. The size of the header is 8 bytes, so that the data that follow are aligned
 * to 8 bytes if the message is. */
struct shmem_impl_compat_head {
    int32_t kind;
    int32_t id;
};

/* Buffer on the stack for a message of at most SHMEM_IMPL_COMPAT_SHORT bytes. For a longer message,
 * shmem_impl_compat_room_for allocates memory, which its caller frees. */
#define SHMEM_IMPL_COMPAT_SHORT 512
union shmem_impl_compat_room {
    char bytes[SHMEM_IMPL_COMPAT_SHORT];
    long double aligned;
};

static inline char *shmem_impl_compat_room_for(union shmem_impl_compat_room *near, size_t bytes)
{
    return bytes <= sizeof near->bytes ? near->bytes
                                       : (char *)shmem_impl_compat_grown(NULL, bytes, 1);
}

static inline void shmem_impl_compat_send(int pe, int kind, int id, const void *data, size_t bytes)
{
    union shmem_impl_compat_room near;
    struct shmem_impl_compat_head head = {(int32_t)kind, (int32_t)id};
    char *message = shmem_impl_compat_room_for(&near, sizeof head + bytes);
    memcpy(message, &head, sizeof head);
    if (bytes > 0)
        memcpy(message + sizeof head, data, bytes);
    shmemx_am_send(SHMEM_CTX_DEFAULT, pe, shmem_impl_compat.run, message, sizeof head + bytes);
    if (message != near.bytes)
        free(message);
}

/* Returns the handler with this number, or NULL. The caller holds shmem_impl_compat.lock. */
static inline struct shmem_impl_compat_handler *shmem_impl_compat_find(int id)
{
    for (size_t i = 0; i < shmem_impl_compat.nhandlers; i++)
        if (shmem_impl_compat.handlers[i].id == id)
            return &shmem_impl_compat.handlers[i];
    return NULL;
}

static inline struct shmem_impl_compat_handler shmem_impl_compat_handler_of(int id)
{
    struct shmem_impl_compat_handler known = {0, 0, NULL};
    pthread_mutex_lock(&shmem_impl_compat.lock);
    struct shmem_impl_compat_handler *found = shmem_impl_compat_find(id);
    if (found != NULL)
        known = *found;
    pthread_mutex_unlock(&shmem_impl_compat.lock);
    if (known.function == NULL)
        shmem_impl_compat_fail("an active message arrived for an unknown handler number:", id);
    return known;
}

/* Calls the program's handler with a copy of the data. The handler may modify the copy. */
static inline void shmem_impl_compat_call(int id, const char *data, size_t bytes, int pe,
                                          shmemx_am_token_t token)
{
    union shmem_impl_compat_room near;
    struct shmem_impl_compat_handler known = shmem_impl_compat_handler_of(id);
    char *copy = shmem_impl_compat_room_for(&near, bytes);
    memcpy(copy, data, bytes);
    if (known.has_token)
        ((void (*)(void *, size_t, int, shmemx_am_token_t))known.function)(copy, bytes, pe, token);
    else
        ((void (*)(void *, size_t, int))known.function)(copy, bytes, pe);
    if (copy != near.bytes)
        free(copy);
}

#ifdef __cplusplus
extern "C" {
#endif

/* Handler of all messages. For a request, it calls the program's handler, which may send a reply,
 * and then sends the acknowledgement. Messages arrive in order, so the sender of the request
 * receives the acknowledgement after the reply. */
void shmem_impl_compat_run(shmemx_am_token_t token, const void *arg, size_t bytes);
SHMEM_IMPL_COMPAT_ONE void shmem_impl_compat_run(shmemx_am_token_t token, const void *arg,
                                                 size_t bytes)
{
    struct shmem_impl_compat_head head;
    int pe = shmemx_am_source(token);
    memcpy(&head, arg, sizeof head);
    if (head.kind == SHMEM_IMPL_COMPAT_ANSWERED) {
        __atomic_fetch_sub(&shmem_impl_compat.unanswered, 1, __ATOMIC_ACQ_REL);
        return;
    }
    shmem_impl_compat_call(head.id, (const char *)arg + sizeof head, bytes - sizeof head, pe,
                           token);
    if (head.kind == SHMEM_IMPL_COMPAT_REQUEST)
        shmem_impl_compat_send(pe, SHMEM_IMPL_COMPAT_ANSWERED, 0, NULL, 0);
}

#ifdef __cplusplus
}
#endif

static inline void shmem_impl_compat_attach(int id, int has_token, void (*function)(void))
{
    if (shmem_impl_compat.run == SHMEMX_AM_INVALID)
        shmemx_am_register(shmem_impl_compat_run, SHMEMX_AM_SAFE, &shmem_impl_compat.run);
    pthread_mutex_lock(&shmem_impl_compat.lock);
    int is_there = shmem_impl_compat_find(id) != NULL;
    if (!is_there) {
        size_t place = shmem_impl_compat.nhandlers++;
        shmem_impl_compat.handlers = (struct shmem_impl_compat_handler *)shmem_impl_compat_grown(
            shmem_impl_compat.handlers, place + 1, sizeof *shmem_impl_compat.handlers);
        shmem_impl_compat.handlers[place].id = id;
        shmem_impl_compat.handlers[place].has_token = has_token;
        shmem_impl_compat.handlers[place].function = function;
    }
    pthread_mutex_unlock(&shmem_impl_compat.lock);
    if (is_there)
        shmem_impl_compat_fail("shmemx_am_attach: a handler is already attached with the number",
                               id);
    shmem_barrier_all();
}

static inline void shmem_impl_compat_detach(int id)
{
    pthread_mutex_lock(&shmem_impl_compat.lock);
    struct shmem_impl_compat_handler *known = shmem_impl_compat_find(id);
    if (known != NULL)
        *known = shmem_impl_compat.handlers[--shmem_impl_compat.nhandlers];
    pthread_mutex_unlock(&shmem_impl_compat.lock);
    if (known == NULL)
        shmem_impl_compat_fail("shmemx_am_detach: no handler is attached with the number", id);
}

static inline void shmem_impl_compat_request(int pe, int id, const void *data, size_t bytes)
{
    __atomic_fetch_add(&shmem_impl_compat.unanswered, 1, __ATOMIC_RELAXED);
    shmem_impl_compat_send(pe, SHMEM_IMPL_COMPAT_REQUEST, id, data, bytes);
}

static inline void shmem_impl_compat_reply(int id, const void *data, size_t bytes,
                                           shmemx_am_token_t token)
{
    shmem_impl_compat_send(shmemx_am_source(token), SHMEM_IMPL_COMPAT_REPLY, id, data, bytes);
}

/* Waits until the handlers of all requests of this PE have run, and until the acknowledgements of
 * these requests have arrived. shmem_quiet waits for the handlers on the target PEs, and the loop
 * waits for the acknowledgements. */
static inline void shmem_impl_compat_quiet(void)
{
    shmem_quiet();
    while (__atomic_load_n(&shmem_impl_compat.unanswered, __ATOMIC_ACQUIRE) > 0) {
        shmemx_progress();
        sched_yield();
    }
}

#endif
