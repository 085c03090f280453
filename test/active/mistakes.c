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

static void quiet(shmemx_am_token_t token)
{
    (void)token;
    shmem_quiet();
}

static void barrier(shmemx_am_token_t token)
{
    (void)token;
    shmem_barrier_all();
}

static void wait_for_variable(shmemx_am_token_t token)
{
    (void)token;
    shmem_long_wait_until(&variable, SHMEM_CMP_EQ, 1);
}

static void get(shmemx_am_token_t token)
{
    shmem_long_g(&variable, shmemx_am_source(token));
}

static void reply(shmemx_am_token_t token)
{
    shmemx_am_reply(token, NULL, 0);
}

static void reply_twice(shmemx_am_token_t token)
{
    reply(token);
    reply(token);
}

static void reply_long(shmemx_am_token_t token)
{
    shmemx_am_reply(token, "much too long", 14);
}

static void end(shmemx_am_token_t token)
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

static void unknown(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, 77, NULL, 0);
}

/* A handler number that shmemx_am_locate could return on a PE that runs a different build. */
static void no_object(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, (UINT64_C(1) << 63) + 1, NULL, 0);
}

static void none(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, SHMEMX_AM_INVALID, NULL, 0);
}

static void bad_pe(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 2, id, NULL, 0);
}

static void no_argument(void)
{
    shmemx_am_send(SHMEM_CTX_DEFAULT, 0, id, NULL, 8);
}

static void no_room(void)
{
    shmemx_req_h req;
    shmemx_am_call(SHMEM_CTX_DEFAULT, 0, id, NULL, 0, NULL, 8, NULL, &req);
}

static void no_request(void)
{
    shmemx_am_call(SHMEM_CTX_DEFAULT, 0, id, NULL, 0, NULL, 0, NULL, NULL);
}

static void no_handler(void)
{
    shmemx_am_register(NULL, 0, &id);
}

static void bad_flags(void)
{
    shmemx_am_register(handler, 64, &id);
}

static void other_flags(void)
{
    shmemx_am_register(handler, shmem_my_pe() == 0 ? 0 : SHMEMX_AM_SAFE, &id);
}

static const struct {
    const char *name;
    void (*make)(void);
    void (*in_handler)(shmemx_am_token_t token);
} cases[] = {
    {"quiet", send, quiet},
    {"barrier", send, barrier},
    {"wait", send, wait_for_variable},
    {"get", send, get},
    {"reply-to-send", send, reply},
    {"reply-twice", call, reply_twice},
    {"reply-long", call, reply_long},
    {"end", send, end},
    {"unknown", unknown, NULL},
    {"no-object", no_object, NULL},
    {"none", none, NULL},
    {"bad-pe", bad_pe, NULL},
    {"no-argument", no_argument, NULL},
    {"no-room", no_room, NULL},
    {"no-request", no_request, NULL},
    {"no-handler", no_handler, NULL},
    {"bad-flags", bad_flags, NULL},
    {"other-flags", other_flags, NULL},
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
