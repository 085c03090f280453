/*
 * Requests: routines that start one operation and return a request. Tests and waits complete it;
 * the memory must then be in the promised state.
 */
#include <pthread.h>
#include <shmemx.h>
#include <stdlib.h>

#include "transfer.h"

/* ---- Put and get of all types, each followed by a wait ---- */

static void wait_both(shmemx_req_h *local, shmemx_req_h *remote)
{
    CHECK_EQ(shmemx_req_wait(local), 0);
    CHECK_EQ(shmemx_req_wait(remote), 0);
    CHECK(*local == SHMEMX_REQ_INVALID && *remote == SHMEMX_REQ_INVALID);
}

#define WRAP(FORM, PUT, GET)                                                                       \
    static void put_##FORM(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) \
    {                                                                                              \
        shmemx_req_h local = SHMEMX_REQ_INVALID, remote = SHMEMX_REQ_INVALID;                      \
        PUT(ctx, dest, source, nelems, pe, &local, &remote);                                       \
        wait_both(&local, &remote);                                                                \
    }                                                                                              \
    static void get_##FORM(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe) \
    {                                                                                              \
        shmemx_req_h req = SHMEMX_REQ_INVALID;                                                     \
        GET(ctx, dest, source, nelems, pe, &req);                                                  \
        CHECK_EQ(shmemx_req_wait(&req), 0);                                                        \
    }
#define WRAP_TYPED(TYPE, NAME) WRAP(NAME, shmemx_ctx_##NAME##_put_req, shmemx_ctx_##NAME##_get_req)
#define LIST_PUT(TYPE, NAME)   {"shmemx_ctx_" #NAME "_put_req", sizeof(TYPE), true, put_##NAME},
#define LIST_GET(TYPE, NAME)   {"shmemx_ctx_" #NAME "_get_req", sizeof(TYPE), true, get_##NAME},

SHMEM_IMPL_RMA_TYPES(WRAP_TYPED)
WRAP(mem, shmemx_ctx_putmem_req, shmemx_ctx_getmem_req)

static const struct transfer_routine put_routines[] = {SHMEM_IMPL_RMA_TYPES(LIST_PUT)
                                                           LIST_PUT(char, mem)};
static const struct transfer_routine get_routines[] = {SHMEM_IMPL_RMA_TYPES(LIST_GET)
                                                           LIST_GET(char, mem)};

static void put_req_delivers_data_of_each_type(void)
{
    transfer_check_puts(put_routines, LENGTH(put_routines), AT_RETURN);
    transfer_check_odd_put(&put_routines[LENGTH(put_routines) - 1]);
    transfer_check_large_put(&put_routines[LENGTH(put_routines) - 1]);
}

static void get_req_returns_data_of_each_type(void)
{
    transfer_check_gets(get_routines, LENGTH(get_routines), AT_RETURN);
    transfer_check_odd_get(&get_routines[LENGTH(get_routines) - 1]);
    transfer_check_large_get(&get_routines[LENGTH(get_routines) - 1]);
}

static void put_quietly(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    shmemx_ctx_putmem_req(ctx, dest, source, nelems, pe, NULL, NULL);
}

static void get_quietly(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    shmemx_ctx_getmem_req(ctx, dest, source, nelems, pe, NULL);
}

/* If the request arguments are NULL, a quiet completes the operations. */
static void quiet_completes_operations_without_requests(void)
{
    const struct transfer_routine put = {"put without requests", 1, true, put_quietly};
    const struct transfer_routine get = {"get without a request", 1, true, get_quietly};
    transfer_check_puts(&put, 1, AT_QUIET);
    transfer_check_gets(&get, 1, AT_QUIET);
}

/* ---- What the completion of a request guarantees ---- */

/* One length for each protocol: a word, part of a packet, a packet of its own, a separate MPI
 * message. */
static const size_t lengths[] = {8, 3000, 100000, 1500001};
enum { LONGEST = 1500001 };

/* After the local request completes, the source may be overwritten, long before a quiet. */
static void local_req_frees_source(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    unsigned previous = (unsigned)((me + n - 1) % n);
    char *dest = shmem_malloc(LONGEST), *source = malloc(LONGEST);
    for (size_t i = 0; i < LENGTH(lengths); i++) {
        shmemx_req_h local;
        api_about("%zu bytes", lengths[i]);
        memset(dest, 0, lengths[i]);
        api_fill_pattern(source, lengths[i], (unsigned)me);
        shmem_barrier_all();
        shmemx_ctx_putmem_req(SHMEM_CTX_DEFAULT, dest, source, lengths[i], next, &local, NULL);
        CHECK_EQ(shmemx_req_wait(&local), 0);
        memset(source, 0x77, lengths[i]);
        shmem_barrier_all();
        CHECK_PATTERN(dest, lengths[i], previous);
        shmem_barrier_all();
    }
    free(source);
    shmem_free(dest);
}

/* After the remote request completes, the data are visible. A get on another context checks it,
 * because nothing orders that get after the put. */
static void data_are_visible_after_remote_request(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    shmem_ctx_t other;
    char *dest = shmem_malloc(LONGEST), *source = malloc(LONGEST), *got = malloc(LONGEST);
    CHECK_EQ(shmem_ctx_create(0, &other), 0);
    for (size_t i = 0; i < 4 * LENGTH(lengths); i++) {
        size_t bytes = lengths[i % LENGTH(lengths)];
        shmemx_req_h remote;
        api_about("%zu bytes", bytes);
        api_fill_pattern(source, bytes, (unsigned)me + (unsigned)i);
        shmemx_ctx_putmem_req(SHMEM_CTX_DEFAULT, dest, source, bytes, next, NULL, &remote);
        CHECK_EQ(shmemx_req_wait(&remote), 0);
        shmem_ctx_getmem(other, got, dest, bytes, next);
        CHECK_PATTERN(got, bytes, (unsigned)me + (unsigned)i);
    }
    shmem_ctx_destroy(other);
    shmem_barrier_all();
    free(got);
    free(source);
    shmem_free(dest);
}

/* ---- Put with signal ---- */

static uint64_t signal;

#define CHECK_SIGNAL(TYPE, NAME)                                                                   \
    {                                                                                              \
        static TYPE to[3];                                                                         \
        const TYPE from[3] = {(TYPE)(me + 1), (TYPE)(me + 2), (TYPE)(me + 3)};                     \
        shmemx_req_h local, remote;                                                                \
        api_about("shmemx_ctx_" #NAME "_put_signal_req");                                          \
        shmemx_ctx_##NAME##_put_signal_req(SHMEM_CTX_DEFAULT, to, from, 3, &signal, 2,             \
                                           SHMEM_SIGNAL_ADD, next, &local, &remote);               \
        wait_both(&local, &remote);                                                                \
        sent += 2;                                                                                 \
        CHECK_EQ(shmem_signal_wait_until(&signal, SHMEM_CMP_GE, sent) >= sent, 1);                 \
        CHECK(to[0] == (TYPE)(previous + 1) && to[2] == (TYPE)(previous + 3));                     \
    }

static void put_signal_req_delivers_each_type(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    uint64_t sent = 0;
    signal = 0;
    shmem_barrier_all();
    SHMEM_IMPL_RMA_TYPES(CHECK_SIGNAL)
    shmem_barrier_all();
}

/* When the remote request completes, the signal has been updated too. With a length of 0 only
 * the signal is updated. */
static void signal_is_visible_after_remote_request(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    shmem_ctx_t other;
    char *dest = shmem_malloc(LONGEST), *source = malloc(LONGEST), *got = malloc(LONGEST);
    CHECK_EQ(shmem_ctx_create(0, &other), 0);
    signal = 0;
    shmem_barrier_all();
    for (size_t i = 0; i < LENGTH(lengths) + 1; i++) {
        size_t bytes = i < LENGTH(lengths) ? lengths[i] : 0;
        uint64_t there = 0;
        shmemx_req_h local, remote;
        api_about("%zu bytes", bytes);
        api_fill_pattern(source, bytes, (unsigned)me + (unsigned)i);
        shmemx_ctx_putmem_signal_req(SHMEM_CTX_DEFAULT, dest, source, bytes, &signal, i + 5,
                                     SHMEM_SIGNAL_SET, next, &local, &remote);
        CHECK_EQ(shmemx_req_wait(&remote), 0);
        shmem_ctx_uint64_atomic_fetch_nbi(other, &there, &signal, next);
        shmem_ctx_getmem(other, got, dest, bytes, next);
        shmem_ctx_quiet(other);
        CHECK_EQ(there, i + 5);
        CHECK_PATTERN(got, bytes, (unsigned)me + (unsigned)i);
        CHECK_EQ(shmemx_req_wait(&local), 0);
    }
    shmem_ctx_destroy(other);
    shmem_barrier_all();
    free(got);
    free(source);
    shmem_free(dest);
}

/* ---- Atomics ---- */

/* Checks the fetched value and the value of the word after the operation. */
#define CHECK_FETCHED(BEFORE, AFTER, CALL, ...)                                                    \
    {                                                                                              \
        CALL(SHMEM_CTX_DEFAULT, &fetch, &word, __VA_ARGS__, &req);                                 \
        CHECK_EQ(shmemx_req_wait(&req), 0);                                                        \
        CHECK(fetch == (BEFORE));                                                                  \
        CALL_FETCH(SHMEM_CTX_DEFAULT, &fetch, &word, next, &req);                                  \
        CHECK_EQ(shmemx_req_wait(&req), 0);                                                        \
        CHECK(fetch == (AFTER));                                                                   \
    }

#define CHECK_EXTENDED(TYPE, NAME)                                                                 \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetch = 99;                                                                           \
        void (*CALL_FETCH)(shmem_ctx_t, TYPE *, const TYPE *, int, shmemx_req_h *) =               \
            shmemx_ctx_##NAME##_atomic_fetch_req;                                                  \
        api_about("atomics of " #NAME);                                                            \
        word = 7;                                                                                  \
        shmem_barrier_all();                                                                       \
        CHECK_FETCHED(7, 20, shmemx_ctx_##NAME##_atomic_swap_req, 20, next)                        \
        shmem_barrier_all();                                                                       \
    }

#define CHECK_STANDARD(TYPE, NAME)                                                                 \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetch = 99;                                                                           \
        void (*CALL_FETCH)(shmem_ctx_t, TYPE *, const TYPE *, int, shmemx_req_h *) =               \
            shmemx_ctx_##NAME##_atomic_fetch_req;                                                  \
        api_about("atomics of " #NAME);                                                            \
        word = 7;                                                                                  \
        shmem_barrier_all();                                                                       \
        CHECK_FETCHED(7, 7, shmemx_ctx_##NAME##_atomic_compare_swap_req, 6, 50, next)              \
        CHECK_FETCHED(7, 9, shmemx_ctx_##NAME##_atomic_compare_swap_req, 7, 9, next)               \
        CHECK_FETCHED(9, 10, shmemx_ctx_##NAME##_atomic_fetch_inc_req, next)                       \
        CHECK_FETCHED(10, 14, shmemx_ctx_##NAME##_atomic_fetch_add_req, 4, next)                   \
        shmem_barrier_all();                                                                       \
    }

#define CHECK_BITWISE(TYPE, NAME)                                                                  \
    {                                                                                              \
        static TYPE word;                                                                          \
        TYPE fetch = 99;                                                                           \
        void (*CALL_FETCH)(shmem_ctx_t, TYPE *, const TYPE *, int, shmemx_req_h *) =               \
            shmemx_ctx_##NAME##_atomic_fetch_req;                                                  \
        api_about("atomics of " #NAME);                                                            \
        word = 14;                                                                                 \
        shmem_barrier_all();                                                                       \
        CHECK_FETCHED(14, 6, shmemx_ctx_##NAME##_atomic_fetch_and_req, 7, next)                    \
        CHECK_FETCHED(6, 22, shmemx_ctx_##NAME##_atomic_fetch_or_req, 16, next)                    \
        CHECK_FETCHED(22, 21, shmemx_ctx_##NAME##_atomic_fetch_xor_req, 3, next)                   \
        shmem_barrier_all();                                                                       \
    }

static void atomic_req_fetches_and_updates_each_type(void)
{
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    shmemx_req_h req;
    SHMEM_IMPL_AMO_EXTENDED_TYPES(CHECK_EXTENDED)
    SHMEM_IMPL_AMO_STANDARD_TYPES(CHECK_STANDARD)
    SHMEM_IMPL_AMO_BITWISE_TYPES(CHECK_BITWISE)
}

/* Generic names with requests: the types of the arguments select the routine. */
static void generic_req_names_select_the_type(void)
{
    static double real[2];
    static uint32_t word;
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, previous = (me + n - 1) % n;
    const double source[2] = {me + 0.5, me + 0.25};
    double got[2] = {0, 0};
    uint32_t fetch = 1;
    shmemx_req_h one, other;
    word = 3;
    shmem_barrier_all();
    shmemx_put_req(SHMEM_CTX_DEFAULT, real, source, 2, next, &one, &other);
    wait_both(&one, &other);
    shmemx_atomic_fetch_xor_req(SHMEM_CTX_DEFAULT, &fetch, &word, 5, next, &one);
    CHECK_EQ(shmemx_req_wait(&one), 0);
    shmem_barrier_all();
    shmemx_get_req(SHMEM_CTX_DEFAULT, got, real, 2, next, &one);
    CHECK_EQ(shmemx_req_wait(&one), 0);
    CHECK(got[0] == source[0] && got[1] == source[1] && real[0] == previous + 0.5);
    CHECK(fetch == 3 && word == 6);
    shmem_barrier_all();
}

/* ---- Many at a time ---- */

enum { MANY = 3000 };

static void three_thousand_requests_complete_once_each(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *words = shmem_malloc(MANY * sizeof *words), *got = malloc(MANY * sizeof *got);
    shmemx_req_h *reqs = malloc(MANY * sizeof *reqs);
    size_t *indices = malloc(MANY * sizeof *indices), found, left = MANY;
    int *seen = calloc(MANY, sizeof *seen);
    for (int i = 0; i < MANY; i++)
        words[i] = me * 100000L + i;
    shmem_barrier_all();
    for (int i = 0; i < MANY; i++)
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got[i], &words[i], 1, (me + i) % n, &reqs[i]);
    for (; (found = shmemx_req_wait_some(reqs, MANY, indices, NULL)) != 0; left -= found)
        for (size_t k = 0; k < found; k++) {
            size_t i = indices[k];
            seen[i]++;
            if (!CHECK_EQ(got[i], (me + (int)i) % n * 100000L + (long)i))
                break;
        }
    CHECK_EQ(left, 0);
    for (int i = 0; i < MANY; i++)
        if (seen[i] != 1 && !CHECK_EQ(seen[i], 1))
            break;
    shmem_barrier_all();
    free(seen);
    free(indices);
    free(reqs);
    free(got);
    shmem_free(words);
}

/* Elements of a request array whose status entry is nonzero are skipped and stay outstanding.
 * Wait-any and wait-all complete the others. */
static void requests_with_nonzero_status_are_skipped(void)
{
    enum { COUNT = 6 };
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    int status[COUNT] = {0, 1, 0, 1, 0, 0};
    static long words[COUNT];
    long got[COUNT];
    shmemx_req_h reqs[COUNT];
    for (int i = 0; i < COUNT; i++)
        words[i] = me * 10 + i;
    shmem_barrier_all();
    for (int i = 0; i < COUNT; i++)
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got[i], &words[i], 1, next, &reqs[i]);
    size_t any = shmemx_req_wait_any(reqs, COUNT, status);
    CHECK(any < COUNT && status[any] == 0 && reqs[any] == SHMEMX_REQ_INVALID);
    CHECK_EQ(got[any], next * 10 + (int)any);
    CHECK_EQ(shmemx_req_wait_all(reqs, COUNT, status), 0);
    for (int i = 0; i < COUNT; i++)
        CHECK_EQ(reqs[i] == SHMEMX_REQ_INVALID, status[i] == 0);
    CHECK_EQ(shmemx_req_wait_any(reqs, COUNT, status), -1);
    while (shmemx_req_test_all(reqs, COUNT, NULL) != 0)
        ;
    for (int i = 0; i < COUNT; i++)
        CHECK_EQ(got[i], next * 10 + i);
    CHECK_EQ(shmemx_req_test(&reqs[0]) < 0 && shmemx_req_wait(&reqs[1]) < 0, 1);
    CHECK_EQ(shmemx_req_wait_all(NULL, 0, NULL), 0);
    CHECK_EQ(shmemx_req_wait_any(NULL, 0, NULL), -1);
    shmem_barrier_all();
}

/* Two PEs reply to each other's requests only while they test their own. */
static void testing_a_request_makes_progress(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    static long word;
    word = 0;
    shmem_barrier_all();
    for (long round = 0; round < 200; round++) {
        long fetched = -1;
        shmemx_req_h req;
        shmemx_ctx_long_atomic_fetch_add_req(SHMEM_CTX_DEFAULT, &fetched, &word, 1, next, &req);
        int result;
        while ((result = shmemx_req_test(&req)) > 0)
            ;
        CHECK_EQ(result, 0);
        CHECK_EQ(fetched, round);
    }
    shmem_barrier_all();
}

/* A quiet also completes operations that have requests. */
static void context_destroy_completes_its_requests(void)
{
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n;
    shmem_ctx_t ctx;
    char *dest = shmem_malloc(LONGEST), *source = malloc(LONGEST);
    shmemx_req_h reqs[3];
    long fetched = -1;
    static long word;
    word = me;
    api_fill_pattern(source, LONGEST, (unsigned)me);
    CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    shmem_barrier_all();
    shmemx_ctx_putmem_req(ctx, dest, source, LONGEST, next, &reqs[0], &reqs[1]);
    shmemx_ctx_long_atomic_fetch_req(ctx, &fetched, &word, next, &reqs[2]);
    shmem_ctx_destroy(ctx);
    CHECK_EQ(fetched, next);
    CHECK_EQ(shmemx_req_test_all(reqs, 3, NULL), 0);
    shmem_barrier_all();
    CHECK_PATTERN(dest, LONGEST, (unsigned)((me + n - 1) % n));
    shmem_barrier_all();
    free(source);
    shmem_free(dest);
}

/* ---- Threads, each with its own requests ---- */

enum { THREADS = 4 };
static long slots[THREADS][API_MAX_PES];

static void *use_requests(void *argument)
{
    int number = *(int *)argument, me = shmem_my_pe(), n = shmem_n_pes();
    for (long round = 0; round < 100; round++) {
        int pe = (int)((me + round) % n);
        long value = round * 64 + me, got = -1;
        shmemx_req_h req;
        shmemx_ctx_long_put_req(SHMEM_CTX_DEFAULT, &slots[number][me], &value, 1, pe, NULL, &req);
        CHECK_EQ(shmemx_req_wait(&req), 0);
        shmemx_ctx_long_get_req(SHMEM_CTX_DEFAULT, &got, &slots[number][me], 1, pe, &req);
        while (shmemx_req_test(&req) > 0)
            ;
        CHECK_EQ(got, value);
    }
    return NULL;
}

static void each_thread_completes_its_own_requests(void)
{
    pthread_t threads[THREADS];
    int numbers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        CHECK_EQ(pthread_create(&threads[i], NULL, use_requests, &numbers[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    shmem_barrier_all();
}

const struct api_test request_tests[] = {
    {"put_req_all_types", put_req_delivers_data_of_each_type, 1},
    {"get_req_all_types", get_req_returns_data_of_each_type, 1},
    {"requests_null", quiet_completes_operations_without_requests, 1},
    {"local_req_frees_source", local_req_frees_source, 1},
    {"remote_req_is_there", data_are_visible_after_remote_request, 1},
    {"put_signal_req_all_types", put_signal_req_delivers_each_type, 1},
    {"put_signal_req_is_there", signal_is_visible_after_remote_request, 1},
    {"atomic_req_all_types", atomic_req_fetches_and_updates_each_type, 1},
    {"requests_generic", generic_req_names_select_the_type, 1},
    {"requests_many", three_thousand_requests_complete_once_each, 1},
    {"requests_left_out", requests_with_nonzero_status_are_skipped, 1},
    {"requests_tested", testing_a_request_makes_progress, 1},
    {"requests_and_quiet", context_destroy_completes_its_requests, 1},
    {"threads_requests", each_thread_completes_its_own_requests, 1},
    API_TEST_END,
};
