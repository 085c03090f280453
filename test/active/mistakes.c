/*
 * Mistakes with active messages that the library must report. `mistakes CASE` makes one, on two
 * PEs. CMakeLists.txt lists the expected messages.
 */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static shmemx_am_t id;
static long variable; /* symmetric */
static void (*in_handler)(shmemx_am_token_t token);

static void handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)arg;
    (void)bytes;
    if (in_handler != NULL)
        in_handler(token);
}

static int other(void)
{
    return (shmem_my_pe() + 1) % shmem_n_pes();
}

static void send(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, other(), id, NULL, 0);
    shmem_barrier_all();
}

/* ---- Calls that are invalid in handlers ---- */

static void quiet_in_a_handler_is_reported(shmemx_am_token_t token)
{
    (void)token;
    shmem_quiet();
}

static void barrier_in_a_handler_is_reported(shmemx_am_token_t token)
{
    (void)token;
    shmem_barrier_all();
}

static void wait_in_a_handler_is_reported(shmemx_am_token_t token)
{
    (void)token;
    shmem_long_wait_until(&variable, SHMEM_CMP_EQ, 1);
}

static void get_in_a_handler_is_reported(shmemx_am_token_t token)
{
    shmem_long_g(&variable, shmemx_am_source(token));
}

static void reply(shmemx_am_token_t token)
{
    shmemx_am_reply(token, NULL, 0);
}

static void second_reply_is_reported(shmemx_am_token_t token)
{
    reply(token);
    reply(token);
}

static void too_long_reply_is_reported(shmemx_am_token_t token)
{
    shmemx_am_reply(token, "much too long", 14);
}

static void abort_in_a_handler_is_reported(shmemx_am_token_t token)
{
    (void)token;
    abort();
}

static void call(void)
{
    char room[8];
    shmemx_req_h req;
    shmemx_am_call(SHMEM_CTX_DEFAULT, other(), id, NULL, 0, room, sizeof room, NULL, &req);
    shmemx_req_wait(&req);
}

/* ---- Mistakes outside handlers ---- */

static void unknown_handler_is_reported(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, 77, NULL, 0);
}

/* A handler number that shmemx_am_locate could return on a PE that runs a different build. */
static void handler_of_no_object_is_reported(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, (UINT64_C(1) << 63) + 1, NULL, 0);
}

static void invalid_handler_is_reported(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, SHMEMX_AM_INVALID, NULL, 0);
}

static void invalid_pe_is_reported(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 2, id, NULL, 0);
}

static void missing_argument_is_reported(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, id, NULL, 8);
}

static void missing_reply_buffer_is_reported(void)
{
    shmemx_req_h req;
    shmemx_am_call(SHMEM_CTX_DEFAULT, 0, id, NULL, 0, NULL, 8, NULL, &req);
}

static void missing_request_is_reported(void)
{
    shmemx_am_call(SHMEM_CTX_DEFAULT, 0, id, NULL, 0, NULL, 0, NULL, NULL);
}

static void missing_handler_is_reported(void)
{
    shmemx_am_register(NULL, 0, &id);
}

static void invalid_flags_are_reported(void)
{
    shmemx_am_register(handler, 64, &id);
}

static void different_flags_are_reported(void)
{
    shmemx_am_register(handler, shmem_my_pe() == 0 ? 0 : SHMEMX_AM_SAFE, &id);
}

static const struct {
    const char *name;
    void (*make)(void);
    void (*in_handler)(shmemx_am_token_t token);
} cases[] = {
    {"quiet", send, quiet_in_a_handler_is_reported},
    {"barrier", send, barrier_in_a_handler_is_reported},
    {"wait", send, wait_in_a_handler_is_reported},
    {"get", send, get_in_a_handler_is_reported},
    {"reply-to-send", send, reply},
    {"reply-twice", call, second_reply_is_reported},
    {"reply-long", call, too_long_reply_is_reported},
    {"end", send, abort_in_a_handler_is_reported},
    {"unknown", unknown_handler_is_reported, NULL},
    {"no-object", handler_of_no_object_is_reported, NULL},
    {"none", invalid_handler_is_reported, NULL},
    {"bad-pe", invalid_pe_is_reported, NULL},
    {"no-argument", missing_argument_is_reported, NULL},
    {"no-room", missing_reply_buffer_is_reported, NULL},
    {"no-request", missing_request_is_reported, NULL},
    {"no-handler", missing_handler_is_reported, NULL},
    {"bad-flags", invalid_flags_are_reported, NULL},
    {"other-flags", different_flags_are_reported, NULL},
};

int main(int argc, char **argv)
{
    shmem_init();
    shmemx_am_register(handler, 0, &id);
    for (size_t i = 0; argc == 2 && i < sizeof cases / sizeof cases[0]; i++)
        if (strcmp(cases[i].name, argv[1]) == 0) {
            in_handler = cases[i].in_handler;
            shmem_barrier_all();
            cases[i].make();
        }
    shmem_barrier_all();
    printf("PE %d: nothing was noticed\n", shmem_my_pe());
    shmem_finalize();
    return EXIT_SUCCESS;
}
