/*
 * A PE computes without calling the library. If calls come from another node, its progress thread
 * runs the handler that is safe. The unsafe handler waits until the PE calls the library. If the
 * progress thread does not run the safe handler, the test hangs.
 */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>

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

static int fail(const char *what, int got)
{
    printf("PE %d: %s: %d\n", shmem_my_pe(), what, got);
    return EXIT_FAILURE;
}

enum { CALLS = 20 };

static volatile int is_sent; /* symmetric; the sender sets it by a put after the message for the
                              * unsafe handler */

/* until the calls and the other message are here */
static int compute(void)
{
    while (safe_calls < CALLS || !is_sent)
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
    shmem_int_p((int *)&is_sent, 1, pe); /* puts are ordered: the progress thread executes this put
                                          * after it has received the message */
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
