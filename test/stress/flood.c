/*
 * All PEs send to all other PEs without waiting. Bounded queues must not deadlock, and no data may
 * be lost.
 */
#include "stress.h"

#include <stdlib.h>
#include <string.h>

enum { SMALL = 8, BLOCK = 5000, LARGE = 300000, ROUNDS = 20, SMALL_PUTS = 2000 };

/* Data that each PE receives from one other PE. */
struct mailbox {
    uint64_t words[SMALL_PUTS];
    unsigned char block[ROUNDS][BLOCK];
    unsigned char large[LARGE];
};

static uint64_t seed_of(int from, int to, int round)
{
    return (uint64_t)from << 32 | (uint64_t)to << 16 | (uint64_t)round;
}

/* Returns the n-th target. Each PE starts with a different one, so that pairs of PEs send to each
 * other at the same time. */
static int nth_target(int n)
{
    return (shmem_my_pe() + n) % shmem_n_pes();
}

static void put_to(struct mailbox *mailbox, int pe, unsigned char *source)
{
    int me = shmem_my_pe();
    for (int round = 0; round < ROUNDS; round++) {
        stress_fill(source, BLOCK, seed_of(me, pe, round));
        shmem_putmem(mailbox->block[round], source, BLOCK, pe);
    }
    stress_fill(source, LARGE, seed_of(me, pe, ROUNDS));
    shmem_putmem(mailbox->large, source, LARGE, pe);
}

static void mail_of_all_pes_is_complete(const struct mailbox *mailboxes)
{
    int me = shmem_my_pe();
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        for (int i = 0; i < SMALL_PUTS; i++)
            REQUIRE(mailboxes[pe].words[i] == seed_of(pe, me, i), "word %d from PE %d is wrong", i,
                    pe);
        for (int round = 0; round < ROUNDS; round++)
            stress_require_filled("block", mailboxes[pe].block[round], BLOCK,
                                  seed_of(pe, me, round));
        stress_require_filled("large block", mailboxes[pe].large, LARGE, seed_of(pe, me, ROUNDS));
    }
}

static void simultaneous_puts_all_arrive(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    struct mailbox *mailboxes = stress_allocate((size_t)n * sizeof *mailboxes);
    unsigned char *source = malloc(LARGE);
    REQUIRE(source != NULL, "out of memory");
    shmem_barrier_all();
    for (int i = 0; i < SMALL_PUTS; i++)
        for (int k = 0; k < n; k++)
            shmem_uint64_p(&mailboxes[me].words[i], seed_of(me, nth_target(k), i), nth_target(k));
    for (int k = 0; k < n; k++)
        put_to(&mailboxes[me], nth_target(k), source);
    shmem_barrier_all();
    mail_of_all_pes_is_complete(mailboxes);
    shmem_barrier_all();
    free(source);
    shmem_free(mailboxes);
}

/* Nonblocking puts and gets, so that only the library's flow control limits the PEs. */
static void nonblocking_puts_and_gets_lose_nothing(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    size_t bytes = (size_t)n * ROUNDS * BLOCK;
    unsigned char *mine = stress_allocate(bytes), *theirs = stress_allocate(bytes);
    unsigned char *back = malloc(bytes);
    REQUIRE(back != NULL, "out of memory");
    stress_fill(mine, bytes, (uint64_t)me);
    shmem_barrier_all();
    for (int round = 0; round < ROUNDS; round++)
        for (int k = 0; k < n; k++) {
            int pe = nth_target(k);
            size_t there = ((size_t)me * ROUNDS + (size_t)round) * BLOCK;
            size_t here = ((size_t)pe * ROUNDS + (size_t)round) * BLOCK;
            shmem_putmem_nbi(theirs + there, mine + here, BLOCK, pe);
            shmem_getmem_nbi(back + here, mine + there, BLOCK, pe);
        }
    shmem_quiet();
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) {
        unsigned char *expected = mine; /* reuses the buffer */
        size_t from = (size_t)pe * ROUNDS * BLOCK, to = (size_t)me * ROUNDS * BLOCK;
        stress_fill(expected, bytes, (uint64_t)pe);
        REQUIRE(memcmp(theirs + from, expected + to, ROUNDS * BLOCK) == 0,
                "wrong bytes were put by PE %d", pe);
        REQUIRE(memcmp(back + from, expected + to, ROUNDS * BLOCK) == 0,
                "wrong bytes were got from PE %d", pe);
    }
    shmem_barrier_all();
    free(back);
    shmem_free(theirs);
    shmem_free(mine);
}

/* All PEs execute fetching and non-fetching atomics on the same words of all PEs. */
static void atomics_of_all_pes_add_up(void)
{
    enum { UPDATES = 1500 };
    static uint64_t sums[4];
    static uint32_t small;
    int n = shmem_n_pes();
    uint64_t before = 0, count = (uint64_t)n * UPDATES;
    for (int i = 0; i < UPDATES; i++)
        for (int k = 0; k < n; k++) {
            int pe = nth_target(k);
            shmem_uint64_atomic_add(&sums[0], 3, pe);
            shmem_uint32_atomic_inc(&small, pe);
            shmem_signal_add(&sums[1], 5, pe);
            if (i % 8 == 0)
                shmem_uint64_atomic_fetch_inc_nbi(&before, &sums[2], pe);
            if (i % 50 == 0)
                REQUIRE(shmem_uint64_atomic_fetch_add(&sums[3], 1, pe) < count,
                        "more was fetched than can be");
        }
    shmem_barrier_all();
    REQUIRE(sums[0] == 3 * count && small == count && sums[1] == 5 * count,
            "the sums are %ju, %ju, %ju: expected %ju, %ju, %ju", (uintmax_t)sums[0],
            (uintmax_t)small, (uintmax_t)sums[1], (uintmax_t)(3 * count), (uintmax_t)count,
            (uintmax_t)(5 * count));
    REQUIRE(sums[2] == (uint64_t)n * ((UPDATES + 7) / 8), "%ju nonblocking updates were made",
            (uintmax_t)sums[2]);
    REQUIRE(sums[3] == (uint64_t)n * (UPDATES / 50), "%ju blocking updates were made",
            (uintmax_t)sums[3]);
}

/* All PEs put to PE 0, and PE 0 puts to all PEs alternately. */
static void puts_to_and_from_one_pe_all_arrive(void)
{
    enum { WORDS = 4000 };
    int me = shmem_my_pe(), n = shmem_n_pes();
    uint64_t *words = stress_allocate((size_t)n * WORDS * sizeof *words);
    uint64_t *blocks = stress_allocate(LARGE);
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++) {
        int target = me == 0 ? i % n : 0;
        shmem_uint64_p(&words[(size_t)me * WORDS + (size_t)i], seed_of(me, target, i), target);
        if (i % 200 == 0)
            shmem_getmem(blocks, words, LARGE / 10, target);
    }
    shmem_barrier_all();
    for (int pe = me == 0 ? 1 : n; pe < n; pe++)
        for (int i = 0; i < WORDS; i++)
            REQUIRE(words[(size_t)pe * WORDS + (size_t)i] == seed_of(pe, 0, i),
                    "word %d from PE %d is wrong", i, pe);
    for (int i = me; i < WORDS; i += n)
        REQUIRE(words[i] == seed_of(0, me, i), "word %d from PE 0 is wrong", i);
    shmem_barrier_all();
    shmem_free(blocks);
    shmem_free(words);
}

/* A blocking put to one PE while a nonblocking get from another PE is outstanding. */
static void blocking_put_and_pending_get_both_complete(void)
{
    enum { WORDS = 2500, TIMES = 50 };
    int me = shmem_my_pe(), n = shmem_n_pes(), left = (me + n - 1) % n, right = (me + 1) % n;
    uint64_t *words = stress_allocate(3 * WORDS * sizeof *words);
    uint64_t *mine = words, *put_here = words + WORDS, *source = words + (size_t)2 * WORDS;
    uint64_t *back = malloc(WORDS * sizeof *back);
    REQUIRE(back != NULL, "out of memory");
    stress_fill(mine, WORDS * sizeof *mine, (uint64_t)me);
    shmem_barrier_all();
    for (int i = 0; i < TIMES; i++) {
        stress_fill(source, WORDS * sizeof *source, (uint64_t)me * TIMES + (uint64_t)i);
        shmem_uint64_get_nbi(back, mine, WORDS, left);
        shmem_uint64_put(put_here, source, WORDS, right);
        shmem_quiet();
        stress_require_filled("what was got", back, WORDS * sizeof *back, (uint64_t)left);
    }
    shmem_barrier_all();
    stress_require_filled("what was put", put_here, WORDS * sizeof *put_here,
                          (uint64_t)left * TIMES + TIMES - 1);
    shmem_barrier_all();
    free(back);
    shmem_free(words);
}

const struct stress_test flood_tests[] = {
    {"flood_puts", simultaneous_puts_all_arrive, 2, SHMEM_THREAD_SINGLE, false},
    {"flood_nonblocking", nonblocking_puts_and_gets_lose_nothing, 2, SHMEM_THREAD_SINGLE, false},
    {"flood_atomics", atomics_of_all_pes_add_up, 2, SHMEM_THREAD_SINGLE, false},
    {"flood_one", puts_to_and_from_one_pe_all_arrive, 2, SHMEM_THREAD_SINGLE, false},
    {"flood_two", blocking_put_and_pending_get_both_complete, 3, SHMEM_THREAD_SINGLE, false},
    STRESS_END,
};
