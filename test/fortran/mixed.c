/*
 * A C main program with a Fortran subroutine. Each puts into symmetric variables of the other, and
 * both use one lock, with the routines of either language.
 */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>

extern struct {
    int64_t counter;
    int word, lock;
} shared_; /* COMMON /shared/ */

void fortran_half(int *c_word, long *c_lock, int *wrong);
void shmem_set_lock_(int *lock);
int shmem_test_lock_(int *lock);
void shmem_clear_lock_(int *lock);

static int c_word, wrong;
static _Alignas(16) long c_locks[2]; /* the home PE of [1] depends on the element size */

static void add_under_lock(void)
{
    for (int i = 0; i < 50; i++) {
        shmem_set_lock(&c_locks[1]);
        int64_t now = shmem_int64_g(&shared_.counter, 0) + 1;
        shmem_int64_p(&shared_.counter, now, 0);
        shmem_clear_lock(&c_locks[1]);
    }
}

/* PE 0 holds the lock with one language's routines. Another PE tries to acquire it with the
 * other language's. */
static void held_lock_is_held_for_both_languages(int me)
{
    long *lock = &c_locks[1];
    int *short_lock = (int *)lock;
    if (me == 0)
        shmem_set_lock_(short_lock);
    shmem_barrier_all();
    if (me == 1 && shmem_test_lock(lock) == 0)
        wrong++;
    shmem_barrier_all();
    if (me == 0) {
        shmem_clear_lock_(short_lock);
        shmem_set_lock(lock);
    }
    shmem_barrier_all();
    if (me == 1 && shmem_test_lock_(short_lock) == 0)
        wrong++;
    shmem_barrier_all();
    if (me == 0)
        shmem_clear_lock(lock);
}

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_int_p(&shared_.word, me + 20, (me + 1) % n);
    if (me % 2 == 0) {
        fortran_half(&c_word, &c_locks[1], &wrong);
    } else {
        shmem_int_p(&c_word, me + 10, (me + 1) % n);
        shmem_barrier_all();
        add_under_lock();
    }
    shmem_barrier_all();
    if (shmem_int64_g(&shared_.counter, 0) != 50 * n)
        wrong++;
    shmem_barrier_all();

    held_lock_is_held_for_both_languages(me);

    /* C code uses Fortran's lock. */
    shmem_set_lock_(&shared_.lock);
    int64_t now = shmem_int64_g(&shared_.counter, 0) + 1;
    shmem_int64_p(&shared_.counter, now, 0);
    shmem_clear_lock_(&shared_.lock);
    shmem_barrier_all();
    if (shmem_int64_g(&shared_.counter, 0) != 51 * n)
        wrong++;
    if (wrong != 0) {
        fprintf(stderr, "PE %d: %d are wrong\n", me, wrong);
        shmem_global_exit(1);
    }
    shmem_finalize();
    return 0;
}
