/*
 * Ordering by fence and quiet: data of every length and with every operation, before a flag with
 * every operation, to both neighbors, and on several contexts that do not wait for each other.
 */
#include "stress.h"

enum { ROUNDS = 40, MOST = 40000 };

struct box {
    uint64_t flag, signal;
    uint64_t about, bytes;
    unsigned char data[MOST];
};

static struct box *boxes; /* one per sender */
static uint64_t *taken;   /* at the sender: number of letters that the receiver has read */

/* ---- Sending ---- */

static void put_data(shmem_ctx_t ctx, struct box *box, const unsigned char *data, size_t bytes,
                     int pe)
{
    switch (stress_random(&stress_state) % 3) {
    case 0:
        shmem_ctx_putmem(ctx, box->data, data, bytes, pe);
        break;
    case 1:
        shmem_ctx_putmem_nbi(ctx, box->data, data, bytes, pe);
        break;
    default:
        shmem_ctx_putmem_nbi(ctx, box->data, data, bytes / 2, pe);
        shmem_ctx_putmem(ctx, box->data + bytes / 2, data + bytes / 2, bytes - bytes / 2, pe);
        break;
    }
}

static void raise_flag(shmem_ctx_t ctx, struct box *box, uint64_t round, int pe)
{
    switch (stress_random(&stress_state) % 5) {
    case 0:
        shmem_ctx_uint64_p(ctx, &box->flag, round, pe);
        break;
    case 1:
        shmem_ctx_uint64_atomic_set(ctx, &box->flag, round, pe);
        break;
    case 2:
        shmem_ctx_uint64_atomic_inc(ctx, &box->flag, pe);
        break;
    case 3:
        shmem_ctx_uint64_atomic_fetch_add(ctx, &box->flag, 1, pe);
        break;
    default:
        shmem_ctx_uint64_atomic_compare_swap(ctx, &box->flag, round - 1, round, pe);
        break;
    }
}

/* Sends a letter: its data, and its description with shmem_p. */
static void send_letter(shmem_ctx_t ctx, uint64_t round, unsigned char *data, int pe)
{
    struct box *box = boxes + me;
    size_t bytes = stress_length(&stress_state, MOST);
    uint64_t about = round * 1000 + (uint64_t)me;
    stress_fill(data, bytes, about);
    shmem_ctx_uint64_p(ctx, &box->about, about, pe);
    put_data(ctx, box, data, bytes, pe);
    shmem_ctx_uint64_p(ctx, &box->bytes, bytes, pe);
    if (stress_random(&stress_state) % 2 == 0)
        shmem_ctx_fence(ctx);
    else
        shmem_ctx_quiet(ctx);
    raise_flag(ctx, box, round, pe);
}

/* ---- Receiving ---- */

static void read_letter(uint64_t round, int from)
{
    struct box *box = boxes + from;
    shmem_uint64_wait_until(&box->flag, SHMEM_CMP_GE, round);
    stress_require_equal("the flag", box->flag, round);
    stress_require_equal("what a letter is about", box->about, round * 1000 + (uint64_t)from);
    stress_require_filled("a letter", box->data, box->bytes, box->about);
    shmem_uint64_atomic_set(taken, round, from);
}

static void start(void)
{
    boxes = stress_memory((size_t)n_pes * sizeof *boxes);
    taken = stress_memory(sizeof *taken);
    shmem_barrier_all();
}

static void end(void)
{
    shmem_barrier_all();
    shmem_free(taken);
    shmem_free(boxes);
}

void stress_order(void)
{
    static unsigned char data[MOST];
    int next = (me + 1) % n_pes, previous = (me + n_pes - 1) % n_pes;
    start();
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        send_letter(SHMEM_CTX_DEFAULT, round, data, next);
        read_letter(round, previous);
        shmem_uint64_wait_until(taken, SHMEM_CMP_EQ, round);
        shmem_quiet(); /* the source may be reused */
    }
    end();
}

/* ---- Contexts ---- */

/* Sends a letter on one context while operations are outstanding on another, which only the end
 * of the round waits for. */
void stress_contexts(void)
{
    static unsigned char data[MOST], noise[MOST], back[MOST];
    static unsigned char aside[MOST], quiet_place[MOST];
    int next = (me + 1) % n_pes, previous = (me + n_pes - 1) % n_pes;
    shmem_ctx_t letters, others;
    start();
    stress_fill(noise, MOST, 7);
    stress_require_equal("ctx_create", (uint64_t)shmem_ctx_create(0, &letters), 0);
    stress_require_equal("ctx_create", (uint64_t)shmem_ctx_create(SHMEM_CTX_PRIVATE, &others), 0);
    for (uint64_t round = 1; round <= ROUNDS / 2; round++) {
        size_t bytes = stress_length(&stress_state, MOST);
        shmem_ctx_putmem_nbi(others, aside, noise, bytes, next);
        shmem_ctx_getmem_nbi(others, back, quiet_place, bytes, next);
        send_letter(letters, round, data, next);
        read_letter(round, previous);
        shmem_uint64_wait_until(taken, SHMEM_CMP_EQ, round);
        shmem_ctx_quiet(letters);
        if (stress_random(&stress_state) % 2 == 0)
            shmem_ctx_fence(others);
        shmem_ctx_quiet(others);
        stress_require_equal("a byte that nobody put", back[bytes - 1], 0);
        shmem_ctx_getmem(others, back, aside, bytes, next);
        stress_require_filled("what another context put", back, bytes, 7);
    }
    shmem_ctx_destroy(others);
    shmem_ctx_destroy(letters);
    end();
}
