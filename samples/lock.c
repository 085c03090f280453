/*
 * Teaches: a lock that all PEs share, round an update of several words that no atomic can do.
 * Run:     oshcc lock.c -o lock && oshrun -np 4 ./lock
 *
 * PE 0 keeps an account of two words; every PE books amounts on it. Data under a lock need a quiet
 * before the next holder may rely on them: shmem_clear_lock does that.
 */
#include "check.h"

#define BOOKINGS 200

static long guard; /* symmetric, and 0 before its first use */
static struct {
    long balance;
    long bookings;
} account;

static void book(long amount)
{
    long balance, bookings;

    shmem_set_lock(&guard);
    balance = shmem_g(&account.balance, 0);
    bookings = shmem_g(&account.bookings, 0);
    shmem_p(&account.balance, balance + amount, 0);
    shmem_p(&account.bookings, bookings + 1, 0);
    shmem_clear_lock(&guard);
}

int main(void)
{
    static long refused;

    shmem_init();
    int me = shmem_my_pe();
    int npes = shmem_n_pes();

    for (int i = 0; i < BOOKINGS; i++) {
        book(me + 1);
    }
    shmem_barrier_all();
    check(shmem_g(&account.bookings, 0) == (long)BOOKINGS * npes, "number of bookings");
    check(shmem_g(&account.balance, 0) == (long)BOOKINGS * npes * (npes + 1) / 2, "balance");
    shmem_barrier_all();

    /* test_lock takes the lock if it is free, and returns 1 rather than waiting if it is not. */
    if (me == 0) {
        shmem_set_lock(&guard);
    }
    shmem_barrier_all();
    if (me != 0 && shmem_test_lock(&guard) != 0) {
        shmem_atomic_inc(&refused, 0);
    }
    shmem_barrier_all();
    if (me == 0) {
        shmem_clear_lock(&guard);
        check(refused == npes - 1, "PEs that found the lock taken");
        printf("%ld bookings, balance %ld\n", account.bookings, account.balance);
    }
    shmem_finalize();
    return 0;
}
