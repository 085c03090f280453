/* Contiguous transfers: the heap at every size, message rate, static data. */
#include "bench.h"
#include "figures.h"

#include <string.h>
#ifdef ISTHMUS_VERSION
#include <shmemx.h>
#endif

#define RATE_WINDOW      64
#define STATIC_LIMIT     1.25 /* one more comparison may distinguish the segments */
#define STATIC_BYTES     (64 * BENCH_KIB)
#define GOAL_SMALL_BYTES 64
#ifdef SHMEMX_INLINE
#define GOAL_BULK_BYTES (4 * BENCH_KIB)
#else
#define GOAL_BULK_BYTES (32 * BENCH_KIB)
#endif
#define REQUEST_NANOSECONDS 10 /* allowed overhead of a request in ns */

static _Alignas(4096) char static_memory[STATIC_BYTES];
static shmem_ctx_t private_context;

static void library_p(const struct operand *operand, long count)
{
    long *word = operand->symmetric;
    int peer = operand->peer;

    for (long i = 0; i < count; i++) {
        shmem_long_p(word, i, peer);
        shmem_quiet();
    }
}

static void hand_p(const struct operand *operand, long count)
{
    volatile long *word = operand->mapped;

    for (long i = 0; i < count; i++) {
        *word = i;
        atomic_thread_fence(memory_order_seq_cst);
    }
}

static void library_context_p(const struct operand *operand, long count)
{
    long *word = operand->symmetric;
    int peer = operand->peer;

    for (long i = 0; i < count; i++) {
        shmem_ctx_long_p(private_context, word, i, peer);
        shmem_ctx_quiet(private_context);
    }
}

static void library_g(const struct operand *operand, long count)
{
    const long *word = operand->symmetric;
    int peer = operand->peer;
    unsigned long sum = 0;

    for (long i = 0; i < count; i++) {
        sum += (unsigned long)shmem_long_g(word, peer);
    }
    bench_keep(sum);
}

static void hand_g(const struct operand *operand, long count)
{
    const volatile long *word = operand->mapped;
    unsigned long sum = 0;

    for (long i = 0; i < count; i++) {
        sum += (unsigned long)*word;
    }
    bench_keep(sum);
}

void bench_put(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_putmem(operand->symmetric, operand->local, operand->bytes, operand->peer);
        shmem_quiet();
    }
}

static void hand_put(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        memcpy(operand->mapped, operand->local, operand->bytes);
        atomic_thread_fence(memory_order_seq_cst);
    }
}

/* Puts whose length is a compile-time constant. */
static void library_put_64(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_putmem(operand->symmetric, operand->local, GOAL_SMALL_BYTES, operand->peer);
        shmem_quiet();
    }
}

static void hand_put_64(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        memcpy(operand->mapped, operand->local, GOAL_SMALL_BYTES);
        atomic_thread_fence(memory_order_seq_cst);
    }
}

void bench_get(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_getmem(operand->local, operand->symmetric, operand->bytes, operand->peer);
    }
}

static void hand_get(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        memcpy(operand->local, operand->mapped, operand->bytes);
        atomic_signal_fence(memory_order_seq_cst);
    }
}

static char *window_slot(char *memory, long i, size_t bytes)
{
    return memory + (size_t)(i % RATE_WINDOW) * bytes;
}

static void library_p_rate(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_long_p((long *)window_slot(operand->symmetric, i, sizeof(long)), i, operand->peer);
    }
    shmem_quiet();
}

static void hand_p_rate(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        *(volatile long *)window_slot(operand->mapped, i, sizeof(long)) = i;
    }
    atomic_thread_fence(memory_order_seq_cst);
}

static void library_put_rate(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_putmem(window_slot(operand->symmetric, i, operand->bytes), operand->local,
                     operand->bytes, operand->peer);
    }
    shmem_quiet();
}

static void library_put_nbi_rate(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_putmem_nbi(window_slot(operand->symmetric, i, operand->bytes), operand->local,
                         operand->bytes, operand->peer);
    }
    shmem_quiet();
}

static void hand_put_rate(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        memcpy(window_slot(operand->mapped, i, operand->bytes), operand->local, operand->bytes);
        atomic_signal_fence(memory_order_seq_cst);
    }
    atomic_thread_fence(memory_order_seq_cst);
}

static void library_fetch_add(const struct operand *operand, long count)
{
    long *word = operand->symmetric;
    int peer = operand->peer;
    unsigned long sum = 0;

    for (long i = 0; i < count; i++) {
        sum += (unsigned long)shmem_long_atomic_fetch_add(word, 1, peer);
    }
    bench_keep(sum);
}

static void set_name(struct row *row, const char *what, size_t bytes)
{
    snprintf(row->name, sizeof row->name, "%s %s", what, figures_size(bytes));
}

static void measure_word(const char *name, bench_loop *library, bench_loop *by_hand, double inlined)
{
    struct row row = bench_row("rma", SCOPE_LEADER, sizeof(long), library, by_hand);

    snprintf(row.name, sizeof row.name, "%s", name);
    bench_goal_word(&row, inlined);
    bench_measure(&row);
}

static void measure_size(const char *what, size_t bytes, bench_loop *library, bench_loop *by_hand)
{
    struct row row = bench_row("rma", SCOPE_LEADER, bytes, library, by_hand);

    set_name(&row, what, bytes);
    if (bytes <= GOAL_SMALL_BYTES) {
        bench_goal_fetch_add(&row);
    } else if (bytes >= GOAL_BULK_BYTES) {
        bench_goal_by_hand(&row, BENCH_BULK_MULTIPLE);
    }
    bench_measure(&row);
}

static void measure_rate(const char *what, size_t bytes, bench_loop *library, bench_loop *by_hand)
{
    struct row row = bench_row("rma", SCOPE_LEADER, bytes, library, by_hand);

    set_name(&row, what, bytes);
    bench_measure(&row);
}

/* Measures the reference of all rows in its own row: the C11 atomic alone. */
static void measure_reference(void)
{
    struct row row =
        bench_row("rma", SCOPE_LEADER, sizeof(long), library_fetch_add, hand_fetch_add);

    snprintf(row.name, sizeof row.name, "C11 fetch_add (by hand)");
    bench_measure(&row);
}

/* Only PE 0 uses a context. If none can be created, the row shows the default context. */
static void measure_context(void)
{
    private_context = SHMEM_CTX_DEFAULT;
    if (bench.me == 0 && shmem_ctx_create(SHMEM_CTX_PRIVATE, &private_context) != 0) {
        fprintf(stderr, "bench: no private context; the row shows the default one\n");
        private_context = SHMEM_CTX_DEFAULT;
    }
    measure_word("p + quiet, private context", library_context_p, hand_p, BENCH_INLINED_MULTIPLE);
    if (bench.me == 0 && private_context != SHMEM_CTX_DEFAULT) {
        shmem_ctx_destroy(private_context);
    }
}

#ifdef ISTHMUS_VERSION
static void library_put_req(const struct operand *operand, long count)
{
    shmemx_req_h remote;

    for (long i = 0; i < count; i++) {
        shmemx_ctx_putmem_req(SHMEM_CTX_DEFAULT, operand->symmetric, operand->local, operand->bytes,
                              operand->peer, NULL, &remote);
        shmemx_req_wait(&remote);
    }
}

static void library_put_nbi(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_putmem_nbi(operand->symmetric, operand->local, operand->bytes, operand->peer);
    }
    shmem_quiet();
}

static void library_put_nbi_quiet(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        library_put_nbi(operand, 1);
    }
}

static void library_get_req(const struct operand *operand, long count)
{
    shmemx_req_h req;

    for (long i = 0; i < count; i++) {
        shmemx_ctx_getmem_req(SHMEM_CTX_DEFAULT, operand->local, operand->symmetric, operand->bytes,
                              operand->peer, &req);
        shmemx_req_wait(&req);
    }
}

static void library_get_nbi(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        shmem_getmem_nbi(operand->local, operand->symmetric, operand->bytes, operand->peer);
    }
    shmem_quiet();
}

static void library_get_nbi_quiet(const struct operand *operand, long count)
{
    for (long i = 0; i < count; i++) {
        library_get_nbi(operand, 1);
    }
}
#endif

#ifdef ISTHMUS_VERSION
/* Measures the overhead of a request, compared with the call without requests, which one quiet
 * completes. */
static void measure_request(const char *what, bench_loop *library, bench_loop *by_hand,
                            const char *name, bench_loop *without)
{
    struct row row = bench_row("rma", SCOPE_LEADER, sizeof(long), library, by_hand);

    set_name(&row, what, row.operand.bytes);
    row.loop[REFERENCE] = without;
    row.reference_operand = row.operand;
    row.reference_name = name;
    row.more_limit = REQUEST_NANOSECONDS;
    bench_measure(&row);
}
#endif

static void measure_requests(void)
{
#ifdef ISTHMUS_VERSION
    measure_request("put_req + wait", library_put_req, hand_put, "put_nbi", library_put_nbi);
    measure_rate("put_nbi + quiet", 8, library_put_nbi_quiet, hand_put);
    measure_request("get_req + wait", library_get_req, hand_get, "get_nbi", library_get_nbi);
    measure_rate("get_nbi + quiet", 8, library_get_nbi_quiet, hand_get);
#endif
}

void rma_run(void)
{
    measure_reference();
    measure_word("p + quiet", library_p, hand_p, BENCH_INLINED_MULTIPLE);
    measure_word("g", library_g, hand_g, BENCH_INLINED_G_MULTIPLE);
    measure_word("put 64 B + quiet, known length", library_put_64, hand_put_64,
                 BENCH_INLINED_PUT_MULTIPLE);
    measure_context();
    for (size_t bytes = 8; bytes <= BENCH_LARGEST; bytes = bench_next_size(bytes)) {
        measure_size("put + quiet", bytes, bench_put, hand_put);
    }
    for (size_t bytes = 8; bytes <= BENCH_LARGEST; bytes = bench_next_size(bytes)) {
        measure_size("get", bytes, bench_get, hand_get);
    }
    measure_requests();
    measure_rate("p rate", sizeof(long), library_p_rate, hand_p_rate);
    for (size_t bytes = 8; bytes <= 4096; bytes *= 8) {
        measure_rate("put rate", bytes, library_put_rate, hand_put_rate);
        measure_rate("put_nbi rate", bytes, library_put_nbi_rate, hand_put_rate);
    }
}

/* Measures an operation on static data; the reference is the library on the heap. */
static void measure_static(const char *name, size_t bytes, bench_loop *library, bench_loop *by_hand)
{
    struct row row = bench_row("static", SCOPE_LEADER, bytes, library, by_hand);

    snprintf(row.name, sizeof row.name, "static %s", name);
    row.operand = bench_operand_at(static_memory, bytes);
    row.loop[REFERENCE] = library;
    row.reference_operand = bench_operand(0, bytes);
    row.reference_name = "heap";
    row.goal_against = REFERENCE;
    row.goal_limit = STATIC_LIMIT;
    bench_measure(&row);
}

void static_run(void)
{
    measure_static("p + quiet", sizeof(long), library_p, hand_p);
    measure_static("g", sizeof(long), library_g, hand_g);
    measure_static("fetch_add", sizeof(long), library_fetch_add, hand_fetch_add);
    measure_static("put + quiet 64 B", 64, bench_put, hand_put);
    measure_static("get 64 B", 64, bench_get, hand_get);
    measure_static("put + quiet 64 KiB", STATIC_BYTES, bench_put, hand_put);
    measure_static("get 64 KiB", STATIC_BYTES, bench_get, hand_get);
}
