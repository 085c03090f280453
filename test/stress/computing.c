/*
 * A PE that computes without calling the library must not delay other PEs. They complete operations
 * on its memory, hand over locks whose queue it keeps, and receive data that it put before. The PE
 * computes until another PE writes a flag in its memory, after all of this has happened. The test
 * therefore needs no clock: it hangs if an operation waits for a call of the computing PE. The
 * benchmark "between" ("target computes") measures the time of these operations.
 */
#include "stress.h"

#include <string.h>

enum { CALLER, TARGET, THIRD };

enum { LARGE = 1 << 20 };

/* Symmetric objects on which the operations work. */
struct objects {
    uint64_t word, signal;
    uint32_t word32;
    unsigned char bytes[LARGE];
};
static struct objects *objects;
static unsigned char near[LARGE];

static void put_small(void)
{
    shmem_uint64_p(&objects->word, 1, TARGET);
    shmem_quiet();
}

static void put_large(void)
{
    shmem_putmem(objects->bytes, near, LARGE, TARGET);
    shmem_quiet();
}

static void put_nonblocking(void)
{
    shmem_putmem_nbi(objects->bytes, near, 4096, TARGET);
    shmem_quiet();
}

static void put_strided(void)
{
    shmem_iput32(objects->bytes, near, 3, 2, 1000, TARGET);
    shmem_quiet();
}

static void get_small(void)
{
    shmem_uint64_g(&objects->word, TARGET);
}

static void get_large(void)
{
    shmem_getmem(near, objects->bytes, LARGE, TARGET);
}

static void get_nonblocking(void)
{
    shmem_getmem_nbi(near, objects->bytes, 4096, TARGET);
    shmem_quiet();
}

static void get_strided(void)
{
    shmem_iget32(near, objects->bytes, 2, 3, 1000, TARGET);
}

#define ATOMIC(NAME, CALL)                                                                         \
    static void NAME(void)                                                                         \
    {                                                                                              \
        CALL;                                                                                      \
        shmem_quiet();                                                                             \
    }
static uint64_t fetched;
ATOMIC(atomic_set, shmem_uint64_atomic_set(&objects->word, 5, TARGET))
ATOMIC(atomic_inc, shmem_uint64_atomic_inc(&objects->word, TARGET))
ATOMIC(atomic_add, shmem_uint32_atomic_add(&objects->word32, 5, TARGET))
ATOMIC(atomic_and, shmem_uint64_atomic_and(&objects->word, 5, TARGET))
ATOMIC(atomic_or, shmem_uint64_atomic_or(&objects->word, 5, TARGET))
ATOMIC(atomic_xor, shmem_uint64_atomic_xor(&objects->word, 5, TARGET))
ATOMIC(atomic_fetch, shmem_uint64_atomic_fetch(&objects->word, TARGET))
ATOMIC(atomic_swap, shmem_uint64_atomic_swap(&objects->word, 5, TARGET))
ATOMIC(atomic_compare_swap, shmem_uint64_atomic_compare_swap(&objects->word, 5, 6, TARGET))
ATOMIC(atomic_fetch_inc, shmem_uint64_atomic_fetch_inc(&objects->word, TARGET))
ATOMIC(atomic_fetch_add, shmem_uint32_atomic_fetch_add(&objects->word32, 5, TARGET))
ATOMIC(atomic_fetch_and, shmem_uint64_atomic_fetch_and(&objects->word, 5, TARGET))
ATOMIC(atomic_fetch_or, shmem_uint64_atomic_fetch_or(&objects->word, 5, TARGET))
ATOMIC(atomic_fetch_xor, shmem_uint64_atomic_fetch_xor(&objects->word, 5, TARGET))
ATOMIC(atomic_swap_nbi, shmem_uint64_atomic_swap_nbi(&fetched, &objects->word, 5, TARGET))
ATOMIC(put_signal, shmem_putmem_signal(objects->bytes, near, 100, &objects->signal, 1,
                                       SHMEM_SIGNAL_ADD, TARGET))
ATOMIC(put_signal_large, shmem_putmem_signal(objects->bytes, near, LARGE, &objects->signal, 1,
                                             SHMEM_SIGNAL_SET, TARGET))
ATOMIC(signal_add, shmem_signal_add(&objects->signal, 1, TARGET))

static void (*const operations[])(void) = {
    put_small,       put_large,        put_nonblocking,  put_strided,         get_small,
    get_large,       get_nonblocking,  get_strided,      atomic_set,          atomic_inc,
    atomic_add,      atomic_and,       atomic_or,        atomic_xor,          atomic_fetch,
    atomic_swap,     atomic_fetch_inc, atomic_fetch_add, atomic_compare_swap, atomic_fetch_and,
    atomic_fetch_or, atomic_fetch_xor, atomic_swap_nbi,  put_signal,          put_signal_large,
    signal_add,
};

static int began; /* at the caller: the target has started to compute */
static int ended; /* at the target: it may stop computing */

/* Computes without any call of the library or the system until another PE writes `ended`. */
static void compute(void)
{
    volatile double value = 1;
    while (__atomic_load_n(&ended, __ATOMIC_ACQUIRE) == 0)
        for (int i = 0; i < 1000; i++)
            value = value * 0.999999 + 1e-6;
}

static void end_computing(void)
{
    shmem_int_p(&ended, 1, TARGET);
    shmem_quiet();
}

/* The target computes while the caller executes `caller`. */
static void while_target_computes(void (*caller)(void))
{
    began = ended = 0;
    shmem_barrier_all();
    if (shmem_my_pe() == TARGET) {
        shmem_int_atomic_set(&began, 1, CALLER);
        shmem_quiet();
        compute();
    } else if (shmem_my_pe() == CALLER) {
        shmem_int_wait_until(&began, SHMEM_CMP_EQ, 1);
        caller();
        end_computing();
    }
    shmem_barrier_all();
}

static void run_operations(void)
{
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
        operations[i]();
}

static void operations_complete_while_target_computes(void)
{
    objects = stress_allocate(sizeof *objects);
    memset(objects, 0, sizeof *objects);
    while_target_computes(run_operations);
    shmem_free(objects);
}

/* The caller and the third PE hand over pairs of locks to each other. The target PE keeps the queue
 * of some of these locks. */
enum { PAIRS = 12 };
static long locks[2 * PAIRS];
static int third_has; /* number of locks that the third PE has acquired before the caller */

static void hand_over_as_third(void)
{
    for (int i = 0; i < PAIRS; i++) {
        shmem_set_lock(&locks[2 * i + 1]);
        shmem_int_atomic_inc(&third_has, CALLER);
        shmem_set_lock(&locks[2 * i]);
        shmem_clear_lock(&locks[2 * i]);
        shmem_clear_lock(&locks[2 * i + 1]);
    }
}

static void hand_over_as_caller(void)
{
    for (int i = 0; i < PAIRS; i++) {
        shmem_int_wait_until(&third_has, SHMEM_CMP_EQ, i + 1);
        shmem_clear_lock(&locks[2 * i]);
        shmem_set_lock(&locks[2 * i + 1]);
        shmem_clear_lock(&locks[2 * i + 1]);
    }
}

static void locks_pass_on_while_their_home_computes(void)
{
    third_has = 0;
    if (shmem_my_pe() == CALLER)
        for (int i = 0; i < PAIRS; i++)
            shmem_set_lock(&locks[2 * i]);
    shmem_barrier_all();
    /* The third PE executes its part between the two barriers of while_target_computes. */
    if (shmem_my_pe() == THIRD) {
        shmem_barrier_all();
        hand_over_as_third();
        shmem_barrier_all();
    } else {
        while_target_computes(hand_over_as_caller);
    }
}

/* Number of different last operations of the producer. Each has its own variable. */
enum { WAYS = 8 };
static uint64_t flags[WAYS];

static void produce(int way)
{
    uint64_t one = 1, value = 1;
    switch (way) {
    case 0:
        shmem_uint64_p(&flags[way], 1, CALLER);
        break;
    case 1:
        shmem_uint64_put(&flags[way], &one, 1, CALLER);
        break;
    case 2:
        shmem_putmem_nbi(&flags[way], near, sizeof one, CALLER);
        break;
    case 3:
        shmem_uint64_iput(&flags[way], &one, 1, 1, 1, CALLER);
        break;
    case 4:
        shmem_uint64_atomic_add(&flags[way], 1, CALLER);
        break;
    case 5:
        shmem_signal_set(&flags[way], 1, CALLER);
        break;
    case 6:
        shmem_putmem_signal(objects->bytes, near, 100, &flags[way], 1, SHMEM_SIGNAL_SET, CALLER);
        break;
    default:
        shmem_uint64_atomic_swap_nbi(&value, &flags[way], 1, CALLER);
    }
}

/* The producer issues one small operation and then computes without further calls until the caller
 * has received the data. */
static void operation_arrives_without_further_calls(int way)
{
    memset(flags, 0, sizeof flags);
    ended = 0;
    shmem_barrier_all();
    if (shmem_my_pe() == TARGET) {
        produce(way);
        compute();
    } else if (shmem_my_pe() == CALLER) {
        shmem_uint64_wait_until(&flags[way], SHMEM_CMP_EQ, 1);
        end_computing();
    }
    shmem_barrier_all();
}

static void data_arrive_while_their_sender_computes(void)
{
    uint64_t one = 1;
    memcpy(near, &one, sizeof one);
    objects = stress_allocate(sizeof *objects);
    for (int way = 0; way < WAYS; way++)
        operation_arrives_without_further_calls(way);
    shmem_free(objects);
}

const struct stress_test computing_tests[] = {
    {"computing_target", operations_complete_while_target_computes, 2, SHMEM_THREAD_SINGLE, true},
    {"computing_lock", locks_pass_on_while_their_home_computes, 3, SHMEM_THREAD_SINGLE, true},
    {"computing_producer", data_arrive_while_their_sender_computes, 2, SHMEM_THREAD_SINGLE, true},
    STRESS_END,
};
