/*
 * A PE that computes, without a call of the library, and has a handler that is safe: between nodes
 * the helper thread answers for it. A handler that is not waits until the PE calls.
 */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static volatile int safe_calls, other_calls;

static void safe_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)bytes;
    safe_calls++;
    shmemx_am_reply(token, arg, sizeof(int));
}

static void other_handler(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    (void)bytes;
    other_calls++;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static int fail(const char *what, int got)
{
    printf("PE %d: %s: %d\n", shmem_my_pe(), what, got);
    return EXIT_FAILURE;
}

enum { CALLS = 20, PATIENCE = 20 };

/* Until the calls have come. */
static int compute(void)
{
    double begin = seconds();
    while (safe_calls < CALLS && seconds() - begin < PATIENCE)
        ;
    if (safe_calls < CALLS)
        return fail("calls of a safe handler that came while the PE computed", safe_calls);
    begin = seconds();
    while (seconds() - begin < 0.05)
        ;
    return other_calls == 0 ? EXIT_SUCCESS : fail("calls of another handler", other_calls);
}

static int call(int pe, shmemx_am_t safe, shmemx_am_t other)
{
    for (int i = 0; i < CALLS; i++) {
        int reply = -1;
        shmemx_req_h req;
        shmemx_am_call(SHMEM_CTX_DEFAULT, pe, safe, &i, sizeof i, &reply, sizeof reply, NULL, &req);
        shmemx_req_wait(&req);
        if (reply != i)
            return fail("a reply", reply);
    }
    shmemx_am_send(SHMEM_CTX_DEFAULT, pe, other, NULL, 0);
    return EXIT_SUCCESS;
}

int main(void)
{
    shmemx_am_t safe, other;
    int status = EXIT_SUCCESS;
    shmem_init();
    shmemx_am_register(safe_handler, SHMEMX_AM_SAFE, &safe);
    shmemx_am_register(other_handler, 0, &other);
    if (shmem_my_pe() == 1)
        status = compute();
    else if (shmem_my_pe() == 0)
        status = call(1, safe, other);
    shmem_barrier_all();
    if (shmem_my_pe() == 1 && other_calls != 1)
        status = fail("messages for another handler", other_calls);
    shmem_finalize();
    return status;
}
