/*
 * A job whose packets trace.py checks. `traced items` sends one item of each kind to the next PE,
 * `traced messages` sends active messages, and `traced ring` sends more than a trace file keeps. In
 * `traced hang` the last PE never enters the barrier.
 */
#include <shmem.h>
#include <shmemx.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum {
    PUT_BYTES = 100,
    GET_BYTES = 50,
    BULK_BYTES = 1 << 20,
    RING_PUTS = 17000,
    WORDS = 3,
    PAGE_WORDS = 512,
    MESSAGES = 3,
    MESSAGE_BYTES = 20
};

static char area[BULK_BYTES], local[BULK_BYTES];
static uint64_t word, never;

/* Gets several words that the library combines into one packet, into pages that were never
 * written. */
static void get_words(int next)
{
    static uint64_t from[WORDS], to[WORDS][PAGE_WORDS];
    for (int i = 0; i < WORDS; i++)
        shmem_uint64_get_nbi(to[i], &from[i], 1, next);
    shmem_quiet();
}

static void send_items(int next)
{
    shmem_putmem(area, local, PUT_BYTES, next);
    shmem_quiet();
    shmem_uint64_atomic_fetch_add(&word, 1, next);
    shmem_uint64_atomic_compare_swap(&word, 7, 8, next);
    shmem_getmem(local, area, GET_BYTES, next);
    shmem_putmem(area, local, BULK_BYTES, next);
    shmem_quiet();
    shmem_getmem(local, area, BULK_BYTES, next);
    shmem_uint64_atomic_inc(&word, next);
    shmem_uint64_p(&never, 0, next);
    get_words(next);
    shmem_barrier_all();
}

static void handle(shmemx_am_token_t token, const void *arg, size_t bytes)
{
    (void)token;
    (void)arg;
    word += bytes;
}

static void send_messages(int next)
{
    shmemx_am_t id;
    shmemx_am_register(handle, 0, &id);
    for (int i = 0; i < MESSAGES; i++)
        shmemx_am_send(SHMEM_CTX_DEFAULT, next, id, local, MESSAGE_BYTES);
    shmem_barrier_all();
    if (word != MESSAGES * MESSAGE_BYTES)
        shmem_global_exit(1);
}

static void fill_ring(int next)
{
    for (int i = 0; i < RING_PUTS; i++)
        shmem_putmem(area, local, PUT_BYTES, next);
    shmem_barrier_all();
}

static void hang(int me, int pes)
{
    if (me == pes - 1)
        shmem_uint64_wait_until(&never, SHMEM_CMP_EQ, 1);
    shmem_barrier_all();
}

int main(int count, char **words)
{
    const char *what = count > 1 ? words[1] : "";
    shmem_init();
    int me = shmem_my_pe(), pes = shmem_n_pes();
    if (strcmp(what, "items") == 0)
        send_items((me + 1) % pes);
    else if (strcmp(what, "messages") == 0)
        send_messages((me + 1) % pes);
    else if (strcmp(what, "ring") == 0)
        fill_ring((me + 1) % pes);
    else if (strcmp(what, "hang") == 0)
        hang(me, pes);
    else
        fprintf(stderr, "traced: expected items, messages, ring or hang\n");
    shmem_finalize();
    return 0;
}
