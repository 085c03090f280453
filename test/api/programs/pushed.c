/*
 * A PE that enters a barrier or sync must send the operations that its contexts have collected. PE
 * 0 makes no further call of the library until PE 1 has the value that PE 0 put. Runs between
 * nodes, without a progress thread.
 *
 * With `arrive`, each PE puts to the next one and checks the value immediately after the barrier or
 * sync. MPI delivers the messages of one PE in order, and the library executes the requests that
 * have arrived before it returns.
 *
 * With `warn`, the program leaves puts outstanding on a context, and SHMEM_DEBUG must warn.
 */
#include <shmemx.h>
#include <string.h>

#include "../../asleep.h"
#include "../../wakeup.h"
#include "program_check.h"

static long dest, other, p_sync[SHMEM_BARRIER_SYNC_SIZE];
static struct wakeup sleeper;
enum { PES_MOST = 16 };
static struct asleep_thread threads[PES_MOST]; /* threads of the other PEs; used on PE 0 */
static int awaken;                             /* reading end of PE 0's pipe */

static void finish(shmemx_req_h req)
{
    shmemx_req_wait(&req);
}

static void enter_barrier_all(void)
{
    shmem_barrier_all();
}

static void enter_sync_all(void)
{
    shmem_sync_all();
}

static void enter_team_sync(void)
{
    shmem_team_sync(SHMEM_TEAM_WORLD);
}

static void enter_barrier(void)
{
    shmem_barrier(0, 0, shmem_n_pes(), p_sync);
}

static void enter_sync(void)
{
    shmem_sync(0, 0, shmem_n_pes(), p_sync);
}

static void enter_sync_nb(void)
{
    shmemx_req_h req;
    shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &req);
    finish(req);
}

static void enter_barrier_nb(void)
{
    shmemx_req_h req;
    shmemx_team_barrier_nb(SHMEM_TEAM_WORLD, &req);
    finish(req);
}

/* PE 0 arrives last, when the other PEs sleep, so that it need not wait: a wait would send
 * everything. The library sends the first put after a pause immediately, so an additional put
 * precedes the tested one. */
static void put_and_come_last(shmem_ctx_t ctx, long value)
{
    enum { TIMES = 5 };
    shmem_ctx_long_p(ctx, &other, value, 1);
    shmem_ctx_long_p(ctx, &dest, value, 1);
    for (int pe = 1; pe < shmem_n_pes(); pe++)
        asleep_await(threads[pe], TIMES);
}

/* Checks one collective. PE 1 wakes PE 0 after it has the value. */
static void check_pushed(void (*enter)(void), shmem_ctx_t ctx)
{
    static long value;
    value++;
    if (shmem_my_pe() == 0)
        put_and_come_last(ctx, value);
    enter();
    if (shmem_my_pe() == 0)
        wakeup_await(awaken);
    if (shmem_my_pe() == 1) {
        shmem_long_wait_until(&dest, SHMEM_CMP_EQ, value);
        wakeup_send(&sleeper);
    }
    shmem_barrier_all();
}

static void every_collective_sends_collected_puts(void)
{
    static void (*const enters[])(void) = {enter_barrier_all, enter_sync_all, enter_team_sync,
                                           enter_barrier,     enter_sync,     enter_sync_nb,
                                           enter_barrier_nb};
    shmem_ctx_t contexts[2]; /* the first is used first, so the library finds it first */
    for (int i = 0; i < 2; i++)
        REQUIRE(shmem_ctx_create(0, &contexts[i]) == 0);
    for (size_t i = 0; i < sizeof enters / sizeof enters[0]; i++) {
        check_pushed(enters[i], contexts[0]);
        check_pushed(enters[i], contexts[1]);
        check_pushed(enters[i], SHMEM_CTX_DEFAULT);
    }
    for (int i = 0; i < 2; i++)
        shmem_ctx_destroy(contexts[i]);
}

static void puts_arrive_before_barriers_and_syncs_end(void)
{
    enum { ROUNDS = 100 };
    static long values[ROUNDS];
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    shmem_ctx_t ctx;
    REQUIRE(shmem_ctx_create(0, &ctx) == 0);
    for (int i = 0; i < ROUNDS; i++) {
        shmem_ctx_long_p(ctx, &values[i], i + 1, next);
        if (i % 2 == 0)
            shmem_barrier_all();
        else
            shmem_sync_all();
        REQUIRE(shmem_long_g(&values[i], shmem_my_pe()) == i + 1);
    }
    shmem_ctx_destroy(ctx);
}

/* The warning must name the first routine with outstanding puts. A quiet of `ctx` precedes the
 * second routine. */
static void outstanding_puts_are_reported(void)
{
    shmem_ctx_t ctx;
    REQUIRE(shmem_ctx_create(0, &ctx) == 0);
    shmem_ctx_long_p(ctx, &dest, 1, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_ctx_quiet(ctx);
    shmem_sync_all();
    shmem_ctx_long_p(ctx, &dest, 2, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    shmem_ctx_destroy(ctx);
}

int main(int count, char **arguments)
{
    const struct asleep_thread self = asleep_self();
    struct wakeup own;
    for (size_t i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++)
        p_sync[i] = SHMEM_SYNC_VALUE;
    shmem_init();
    awaken = wakeup_make(&own);
    REQUIRE(shmem_n_pes() <= PES_MOST);
    if (shmem_my_pe() == 0)
        shmem_putmem(&sleeper, &own, sizeof own, 1);
    shmem_putmem(&threads[shmem_my_pe()], &self, sizeof self, 0);
    shmem_barrier_all();
    if (count > 1 && strcmp(arguments[1], "warn") == 0)
        outstanding_puts_are_reported();
    else if (count > 1 && strcmp(arguments[1], "arrive") == 0)
        puts_arrive_before_barriers_and_syncs_end();
    else
        every_collective_sends_collected_puts();
    shmem_finalize();
    return 0;
}
