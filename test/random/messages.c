#include "messages.h"

#include <stdlib.h>
#include <string.h>

/* Bits of operation.way for messages. */
enum { SAFE = 1, BUNDLED = 2, ANY_LENGTH = 4 };
_Static_assert(SAFE == SHMEMX_AM_SAFE && BUNDLED == SHMEMX_AM_BUNDLED, "as handlers' flags");

enum kind { KIND_PUT, KIND_GET, KIND_DIGEST, KIND_ATOMIC, KIND_STORE, KINDS };

/* The argument of each message. The data of an am_put follow it. */
struct message {
    struct place place, signal;
    size_t bytes;
    enum routine routine;
    enum type type;
    uint64_t value;
};

static const struct stage *here;
static shmemx_am_t handlers[KINDS][4]; /* second index: flags of the handler */

static void *at(struct place place)
{
    return here->zones[place.zone] + place.offset;
}

/* ---- Handlers ------------------------------------------------------------------------------- */

/* Stores a flag atomically, because a PE may wait for it with shmem_wait_until. */
static void store_flag(void *place, size_t size, uint64_t value)
{
    if (size == 2)
        __atomic_store_n((uint16_t *)place, (uint16_t)value, __ATOMIC_RELEASE);
    else if (size == 4)
        __atomic_store_n((uint32_t *)place, (uint32_t)value, __ATOMIC_RELEASE);
    else
        __atomic_store_n((uint64_t *)place, value, __ATOMIC_RELEASE);
}

static void handle_put(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct message *message = arg;
    (void)token;
    memcpy(at(message->place), message + 1, bytes - sizeof *message);
}

static void handle_get(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct message *message = arg;
    (void)bytes;
    if (message->bytes > 0 || message->value % 2 == 0) /* otherwise it sends no reply */
        shmemx_am_reply(token, at(message->place), message->bytes);
}

static void handle_digest(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct message *message = arg;
    (void)token;
    (void)bytes;
    store_flag(at(message->signal), 8, message_digest(at(message->place), message->bytes));
}

/* Calls a routine, because other PEs may update the same word at the same time. */
static void handle_atomic(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct message *message = arg;
    uint64_t value;
    (void)token;
    (void)bytes;
    integer_store(&value, types[message->type].size, message->value);
    struct call call = {
        .context = SHMEM_CTX_DEFAULT, .pe = here->me, .dest = at(message->place), .value = &value};
    routine_find(message->routine, message->type)(&call);
}

static void handle_store(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    const struct message *message = arg;
    (void)token;
    (void)bytes;
    store_flag(at(message->place), types[message->type].size, message->value);
}

void messages_open(const struct stage *stage)
{
    static const shmemx_am_handler_t functions[KINDS] = {handle_put, handle_get, handle_digest,
                                                         handle_atomic, handle_store};
    if (here != NULL)
        return;
    here = stage;
    for (int kind = 0; kind < KINDS; kind++)
        for (long flags = 0; flags <= (SAFE | BUNDLED); flags++)
            shmemx_am_register(functions[kind], flags, &handlers[kind][flags]);
}

/* ---- Messages ------------------------------------------------------------------------------- */

static shmemx_am_t handler_of(enum kind kind, const struct operation *operation)
{
    return handlers[kind][operation->way & (SAFE | BUNDLED)];
}

static struct message new_message(const struct operation *operation)
{
    return (struct message){.place = operation->remote,
                            .signal = operation->signal,
                            .bytes = operation->count,
                            .routine = operation->carried,
                            .type = operation->type,
                            .value = operation->value};
}

void message_put(const struct call *call, const struct operation *operation)
{
    struct message message = new_message(operation);
    if (operation->routine == ROUTINE_put_am) {
        shmemx_ctx_putmem_am(call->context, call->dest, call->source, operation->count, call->pe,
                             handler_of(KIND_DIGEST, operation), &message, sizeof message);
        return;
    }
    size_t bytes = sizeof message + operation->count;
    char *argument = malloc(bytes);
    if (argument == NULL)
        shmem_global_exit(EXIT_FAILURE);
    memcpy(argument, &message, sizeof message);
    memcpy(argument + sizeof message, call->source, operation->count);
    shmemx_am_send(call->context, call->pe, handler_of(KIND_PUT, operation), argument, bytes);
    memset(argument, PROGRAM_GARBAGE, bytes);
    free(argument);
}

void message_get(const struct call *call, const struct operation *operation,
                 const struct message_reply *reply)
{
    struct message message = new_message(operation);
    shmemx_am_t handler = handler_of(KIND_GET, operation);
    if (operation->way & ANY_LENGTH)
        shmemx_am_call_any(call->context, call->pe, handler, &message, sizeof message,
                           reply->memory, reply->replied, reply->request);
    else
        shmemx_am_call(call->context, call->pe, handler, &message, sizeof message, reply->room,
                       operation->count, reply->replied, reply->request);
}

void message_atomic(const struct call *call, const struct operation *operation)
{
    struct message message = new_message(operation);
    shmemx_am_send(call->context, call->pe, handler_of(KIND_ATOMIC, operation), &message,
                   sizeof message);
}

void message_store(shmem_ctx_t context, const struct operation *operation, int pe)
{
    struct message message = new_message(operation);
    shmemx_am_send(context, pe, handler_of(KIND_STORE, operation), &message, sizeof message);
}
