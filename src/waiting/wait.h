/*
 * Waiting for a variable of this PE's symmetric memory, and waking who waits.
 *
 * A waiter spins briefly, yields for a while, then sleeps on its PE's doorbell, where it leaves
 * word of what it waits for. Whoever writes to a PE looks at the doorbell, and rings if someone may
 * wait for what was written: others' sleep costs a writer no system call. A plain put does not
 * order its data before that look (the fence would cost more than the put), so a sleeper also wakes
 * by itself from time to time: a missed bell costs a little time and nothing else.
 */
#ifndef ISTHMUS_WAIT_H
#define ISTHMUS_WAIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "memory/node.h"

/* Decides how long to spin, from the PEs of the node, the cores, and whether the network runs; at
 * start-up, and again when that has changed. */
void wait_start(void);

/* What kind of integer a waited-for variable is. Values travel widened to 64 bits. */
struct integer_kind {
    unsigned char size; /* 2, 4 or 8 bytes */
    bool is_signed;
};

#define INTEGER_KIND(TYPE) ((struct integer_kind){sizeof(TYPE), (TYPE)-1 < (TYPE)1})

/* Whether a widened value compares so with another. */
bool wait_compare(uint64_t have, struct integer_kind kind, int cmp, uint64_t want);

/* Public bodies. cmp is SHMEM_CMP_*. `status` may be NULL; a nonzero entry leaves that element out.
 */
void wait_until(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
                uint64_t value);
int wait_test(const char *routine, const void *ivar, struct integer_kind kind, int cmp,
              uint64_t value);

/* The elements and the values they are compared with: values has one entry for all, or, in the
 * vector forms, one for each element. */
struct wait_set {
    const void *ivars;
    struct integer_kind kind;
    size_t nelems;
    const int *status;
    int cmp;
    const void *values; /* of the same kind */
    bool vector;
};

void wait_until_all(const char *routine, const struct wait_set *set);
size_t wait_until_any(const char *routine, const struct wait_set *set);
size_t wait_until_some(const char *routine, const struct wait_set *set, size_t *indices);
int wait_test_all(const char *routine, const struct wait_set *set);
size_t wait_test_any(const char *routine, const struct wait_set *set);
size_t wait_test_some(const char *routine, const struct wait_set *set, size_t *indices);

/* Writes what is waited for, as in "has waited 10 s for ...". */
typedef void wait_explain(const void *what, char *text, size_t room);

/* For the library's own waits:
 *     struct waiting w = waiting_begin(routine, bell, explain, what);
 *     while (!done())
 *         waiting_pause(&w);
 *     waiting_end(&w);
 * Whoever makes done() true rings that bell afterwards (doorbell_wake). */
struct waiting {
    const char *routine;
    wait_explain *explain; /* says what is waited for, in the watchdog's line */
    const void *what;      /* for explain */
    struct doorbell *bell;
    uint64_t begin, end; /* what a writer must touch to ring; empty for the library's own waits */
    unsigned rounds;     /* pauses so far */
    uint32_t count;      /* the bell's count before the last look at done() */
    bool asleep;         /* counted among the bell's sleepers */
    uint64_t since;      /* when the wait got long, ns; 0 until then */
    uint64_t warned;     /* when the watchdog spoke last, ns */
};

/* The time that waits are measured in, ns. */
uint64_t wait_clock(void);

struct waiting waiting_begin(const char *routine, struct doorbell *bell, wait_explain *explain,
                             const void *what);
void waiting_pause(struct waiting *waiting);
void waiting_end(struct waiting *waiting);

/* For routines that a program polls with, when they have not found what it polls for: who tries
 * again and again may be all that moves messages, or the program's MPI. */
void wait_poll(void);

/* Wakes everyone who sleeps at a bell. */
void doorbell_ring(struct doorbell *bell) __attribute__((cold));

/* In the order of all sequentially consistent accesses, which costs no more than a plain load, so
 * that who has just written by an atomic misses nobody who announced himself before he looked. */
HOT_INLINE bool doorbell_has_sleepers(const struct doorbell *bell)
{
    return UNLIKELY(__atomic_load_n(&bell->sleepers, __ATOMIC_SEQ_CST) != 0);
}

/* To be called after a write that a wait of the library's own may be for. */
HOT_INLINE void doorbell_wake(struct doorbell *bell)
{
    if (doorbell_has_sleepers(bell))
        doorbell_ring(bell);
}

void wait_wake_watchers(struct doorbell *bell, const void *address, size_t bytes)
    __attribute__((cold));

/* To be called after `bytes` at the symmetric `address` were written at the bell's PE. */
HOT_INLINE void wait_wake_at(struct doorbell *bell, const void *address, size_t bytes)
{
    if (doorbell_has_sleepers(bell))
        wait_wake_watchers(bell, address, bytes);
}

/* The same for a near PE. */
HOT_INLINE void wait_wake(int world_pe, const void *address, size_t bytes)
{
    wait_wake_at(node_near_doorbell(world_pe), address, bytes);
}

#endif
