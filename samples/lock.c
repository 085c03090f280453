/*
 * Teaches: a lock that all PEs share, for an update of several words. One atomic operation can only
 *          update one word.
 * Run:     oshcc lock.c -o lock && oshrun -np 4 ./lock
 *
 * PE 0 has an account that consists of two words, and every PE adds amounts to it. A PE's puts to
 * the account must be complete before the next PE gets the lock. shmem_clear_lock therefore
 * includes a quiet.
 */
#include "check.h"

#define BOOKINGS 200

static long guard; /* symmetric; must be 0 before its first use */
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

    /* shmem_test_lock takes the lock if it is free. Otherwise it returns 1 instead of waiting. */
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
