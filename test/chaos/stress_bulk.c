/*
 * Data that exceed a packet, which later packets may overtake. They must arrive before data that
 * follow a fence, and before a lock is passed on.
 */
#include "stress.h"

enum { ROUNDS = 3, BYTES = 300 * 1000 };

struct load {
    uint64_t about; /* identifies the contents */
    uint64_t round;
    unsigned char data[BYTES];
};

static unsigned char source[BYTES], got[BYTES];

/* Puts without waiting. */
static void put_load(struct load *load, uint64_t about, int pe)
{
    stress_fill(source, BYTES, about);
    shmem_uint64_p(&load->about, about, pe);
    shmem_putmem_nbi(load->data, source, BYTES, pe);
}

/* ---- Fence ---- */

static struct load *loads;   /* one per PE, received from the previous PE */
static uint64_t *taken;      /* the last load that the next PE has read */
static unsigned char *shelf; /* the next PE gets these bytes */

/* Puts to one neighbor and gets from the other. The order alternates by PE, so that both occur
 * as the first operation between two PEs. */
static void send(uint64_t round, int to, int from)
{
    if (me % 2 == 0)
        put_load(loads, round * 100 + (uint64_t)me, to);
    shmem_getmem_nbi(got, shelf, BYTES, from);
    if (me % 2 != 0)
        put_load(loads, round * 100 + (uint64_t)me, to);
    shmem_fence();
    shmem_uint64_p(&loads->round, round, to);
}

static void receive(uint64_t round, int from)
{
    shmem_uint64_wait_until(&loads->round, SHMEM_CMP_EQ, round);
    stress_require_filled("what was put before a fence", loads->data, BYTES,
                          round * 100 + (uint64_t)from);
    stress_require_equal("what was put first", loads->about, round * 100 + (uint64_t)from);
    shmem_uint64_atomic_set(taken, round, from);
}

void stress_fence(void)
{
    int next = (me + 1) % n_pes, previous = (me + n_pes - 1) % n_pes;
    loads = stress_memory(sizeof *loads);
    taken = stress_memory(sizeof *taken);
    shelf = stress_memory(BYTES);
    stress_fill(shelf, BYTES, 1000 + (uint64_t)me);
    shmem_barrier_all();
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        send(round, next, previous);
        receive(round, previous);
        shmem_uint64_wait_until(taken, SHMEM_CMP_EQ, round);
        shmem_quiet(); /* the source may be reused, and the get is complete */
        stress_require_filled("what was got meanwhile", got, BYTES, 1000 + (uint64_t)previous);
    }
    shmem_barrier_all();
    shmem_free(shelf);
    shmem_free(taken);
    shmem_free(loads);
}

/* ---- Release of a lock ---- */

/* Checks the last byte first, because it arrives last. */
static void require_complete(struct load *load, int pe)
{
    uint64_t about = shmem_uint64_g(&load->about, pe);
    unsigned char last = shmem_uchar_g(&load->data[BYTES - 1], pe);
    if (about == 0)
        return;
    stress_fill(got, BYTES, about);
    stress_require_equal("the last byte under a lock", last, got[BYTES - 1]);
    shmem_getmem(got, load->data, BYTES, pe);
    stress_require_filled("what was put under a lock", got, BYTES, about);
}

/* The only quiet is the one in shmem_clear_lock. */
void stress_release(void)
{
    static long lock;
    struct load *load = stress_memory(sizeof *load);
    int home = n_pes - 1;
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        shmem_set_lock(&lock);
        require_complete(load, home);
        put_load(load, round * 100 + (uint64_t)me, home);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    shmem_free(load);
}
