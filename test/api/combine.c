/*
 * Atomics that OpenSHMEM does not have: minimum, maximum and product of all types, and
 * floating-point sum and compare-and-swap. They are tested alone and together with standard atomics
 * on one word.
 */
#include <math.h>
#include <shmemx.h>
#include <stdlib.h>

#include "api_test.h"
#include "number.h"

enum operation { MIN, MAX, MUL, ADD, OPERATIONS };

/* Variants of an operation. UPDATE returns no value. */
enum form { UPDATE, FETCH, NBI, REQ, FORMS };

typedef void updating(shmem_ctx_t ctx, void *dest, long double value, int pe);
typedef long double fetching(shmem_ctx_t ctx, void *dest, long double value, int pe);
typedef void fetching_nbi(shmem_ctx_t ctx, void *fetch, void *dest, long double value, int pe);

struct combining {
    const char *name;
    size_t size;
    bool has_ctx, is_floating, is_signed;
    long double top, bottom;
    long double (*load)(const void *object);
    void (*store)(void *object, long double value);
    long double (*read)(shmem_ctx_t ctx, const void *source, int pe);
    fetching *swap;
    long double (*swap_if)(shmem_ctx_t ctx, void *dest, long double cond, long double value,
                           int pe);
    /* Computes the new value of the word with the compiler's arithmetic. */
    long double (*model[OPERATIONS])(long double old, long double value);
    updating *update[OPERATIONS];
    fetching *fetch[OPERATIONS];
    fetching_nbi *nbi[OPERATIONS];
    fetching_nbi *req[OPERATIONS]; /* waits for its request */
};

/* CALL is PLAIN or CTX: CALL(PREFIX, name, routine, ...) calls the routine without or with a
 * context. */
#define PLAIN(PREFIX, NAME, OPERATION, ...)                                                        \
    ((void)ctx, PREFIX##_##NAME##_atomic_##OPERATION(__VA_ARGS__))
#define CTX(PREFIX, NAME, OPERATION, ...) PREFIX##_ctx_##NAME##_atomic_##OPERATION(ctx, __VA_ARGS__)

#define WRAP_OPERATION(TYPE, NAME, FORM, CALL, PREFIX, OPERATION)                                  \
    static void FORM##_##OPERATION(shmem_ctx_t ctx, void *dest, long double value, int pe)         \
    {                                                                                              \
        CALL(PREFIX, NAME, OPERATION, dest, (TYPE)value, pe);                                      \
    }                                                                                              \
    static long double FORM##_fetch_##OPERATION(shmem_ctx_t ctx, void *dest, long double value,    \
                                                int pe)                                            \
    {                                                                                              \
        return (long double)CALL(PREFIX, NAME, fetch_##OPERATION, dest, (TYPE)value, pe);          \
    }                                                                                              \
    static void FORM##_nbi_##OPERATION(shmem_ctx_t ctx, void *fetch, void *dest,                   \
                                       long double value, int pe)                                  \
    {                                                                                              \
        CALL(PREFIX, NAME, fetch_##OPERATION##_nbi, fetch, dest, (TYPE)value, pe);                 \
    }
#define WRAP_REQUEST(TYPE, NAME, OPERATION)                                                        \
    static void NAME##_req_##OPERATION(shmem_ctx_t ctx, void *fetch, void *dest,                   \
                                       long double value, int pe)                                  \
    {                                                                                              \
        shmemx_req_h req = SHMEMX_REQ_INVALID;                                                     \
        shmemx_ctx_##NAME##_atomic_fetch_##OPERATION##_req(ctx, fetch, dest, (TYPE)value, pe,      \
                                                           &req);                                  \
        CHECK_EQ(shmemx_req_wait(&req), 0);                                                        \
    }
#define WRAP_AS(TYPE, NAME, FORM, CALL, ADDING)                                                    \
    WRAP_OPERATION(TYPE, NAME, FORM, CALL, shmemx, min)                                            \
    WRAP_OPERATION(TYPE, NAME, FORM, CALL, shmemx, max)                                            \
    WRAP_OPERATION(TYPE, NAME, FORM, CALL, shmemx, mul)                                            \
    WRAP_OPERATION(TYPE, NAME, FORM, CALL, ADDING, add)                                            \
    static long double FORM##_read(shmem_ctx_t ctx, const void *source, int pe)                    \
    {                                                                                              \
        return (long double)CALL(shmem, NAME, fetch, source, pe);                                  \
    }                                                                                              \
    static long double FORM##_swap(shmem_ctx_t ctx, void *dest, long double value, int pe)         \
    {                                                                                              \
        return (long double)CALL(shmem, NAME, swap, dest, (TYPE)value, pe);                        \
    }                                                                                              \
    static long double FORM##_swap_if(shmem_ctx_t ctx, void *dest, long double cond,               \
                                      long double value, int pe)                                   \
    {                                                                                              \
        return (long double)CALL(ADDING, NAME, compare_swap, dest, (TYPE)cond, (TYPE)value, pe);   \
    }
#define WRAP_MODEL(TYPE, NAME, WIDE)                                                               \
    static long double NAME##_model_min(long double old, long double value)                        \
    {                                                                                              \
        return (TYPE)value < (TYPE)old ? value : old;                                              \
    }                                                                                              \
    static long double NAME##_model_max(long double old, long double value)                        \
    {                                                                                              \
        return (TYPE)value > (TYPE)old ? value : old;                                              \
    }                                                                                              \
    static long double NAME##_model_mul(long double old, long double value)                        \
    {                                                                                              \
        return (TYPE)((WIDE)(TYPE)old * (WIDE)(TYPE)value);                                        \
    }                                                                                              \
    static long double NAME##_model_add(long double old, long double value)                        \
    {                                                                                              \
        return (TYPE)((WIDE)(TYPE)old + (WIDE)(TYPE)value);                                        \
    }
#define WRAP_BY(TYPE, NAME, ADDING, WIDE)                                                          \
    static long double NAME##_load(const void *object)                                             \
    {                                                                                              \
        TYPE value;                                                                                \
        api_load(&value, object, sizeof value);                                                    \
        return (long double)value;                                                                 \
    }                                                                                              \
    static void NAME##_store(void *object, long double value)                                      \
    {                                                                                              \
        TYPE narrow = (TYPE)value;                                                                 \
        api_store(object, &narrow, sizeof narrow);                                                 \
    }                                                                                              \
    WRAP_AS(TYPE, NAME, NAME, PLAIN, ADDING)                                                       \
    WRAP_AS(TYPE, NAME, NAME##_ctx, CTX, ADDING)                                                   \
    WRAP_MODEL(TYPE, NAME, WIDE)                                                                   \
    WRAP_REQUEST(TYPE, NAME, min)                                                                  \
    WRAP_REQUEST(TYPE, NAME, max)                                                                  \
    WRAP_REQUEST(TYPE, NAME, mul)                                                                  \
    WRAP_REQUEST(TYPE, NAME, add)
#define WRAP_INTEGER(TYPE, NAME)  WRAP_BY(TYPE, NAME, shmem, uint64_t)
#define WRAP_FLOATING(TYPE, NAME) WRAP_BY(TYPE, NAME, shmemx, TYPE)

#define ALL(STEM)                                                                                  \
    {                                                                                              \
        STEM##min, STEM##max, STEM##mul, STEM##add                                                 \
    }
#define LIST_AS(TYPE, NAME, FORM, HAS_CTX)                                                         \
    {#NAME,                                                                                        \
     sizeof(TYPE),                                                                                 \
     HAS_CTX,                                                                                      \
     NUMBER_IS_FLOATING(TYPE),                                                                     \
     NUMBER_IS_SIGNED(TYPE),                                                                       \
     NUMBER_TOP(TYPE),                                                                             \
     NUMBER_IS_FLOATING(TYPE) ? -(long double)(TYPE)((TYPE)1 / (TYPE)7) : NUMBER_BOTTOM(TYPE),     \
     NAME##_load,                                                                                  \
     NAME##_store,                                                                                 \
     FORM##_read,                                                                                  \
     FORM##_swap,                                                                                  \
     FORM##_swap_if,                                                                               \
     ALL(NAME##_model_),                                                                           \
     ALL(FORM##_),                                                                                 \
     ALL(FORM##_fetch_),                                                                           \
     ALL(FORM##_nbi_),                                                                             \
     ALL(NAME##_req_)},
#define LIST(TYPE, NAME) LIST_AS(TYPE, NAME, NAME, false) LIST_AS(TYPE, NAME, NAME##_ctx, true)

SHMEM_IMPL_AMO_STANDARD_TYPES(WRAP_INTEGER)
SHMEM_IMPL_AMO_FLOATING_TYPES(WRAP_FLOATING)
static const struct combining routines[] = {SHMEM_IMPL_AMO_EXTENDED_TYPES(LIST)};

static shmem_ctx_t context;

static shmem_ctx_t context_of(const struct combining *routine)
{
    return routine->has_ctx ? context : SHMEM_CTX_DEFAULT;
}

/* Returns a kind of memory; consecutive turns get different kinds. */
static int zone_for(size_t turn)
{
    int zone = (int)(turn % ZONE_COUNT);
    while (!api_zone_matters(zone))
        zone = (zone + 1) % ZONE_COUNT;
    return zone;
}

/* Calls `check` for each type with one word of a kind of memory. The bytes around the word must
 * stay unchanged. */
static void for_each_type(void (*check)(const struct combining *routine, char *word))
{
    CHECK_EQ(shmem_ctx_create(0, &context), 0);
    for (size_t i = 0; i < LENGTH(routines); i++) {
        const struct combining *routine = &routines[i];
        int zone_number = zone_for(i);
        api_about("shmemx_%s%s_atomic in %s", routine->has_ctx ? "ctx_" : "", routine->name,
                  api_zone_name(zone_number));
        char *zone = api_clear_zone(zone_number, 0xEE);
        char *word = zone + 3 * routine->size;
        routine->store(word, 0);
        shmem_barrier_all();
        check(routine, word);
        shmem_barrier_all();
        CHECK_FILLED(zone, 3 * routine->size, 0xEE);
        CHECK_FILLED(word + routine->size, 64, 0xEE);
    }
    shmem_ctx_destroy(context);
}

/* Starts one operation. After a quiet, *fetched is the previous value, except for UPDATE. */
static void begin(const struct combining *routine, enum form form, enum operation operation,
                  char *word, long double value, int pe, uint64_t *fetched)
{
    shmem_ctx_t ctx = context_of(routine);
    if (form == UPDATE)
        routine->update[operation](ctx, word, value, pe);
    else if (form == FETCH)
        routine->store(fetched, routine->fetch[operation](ctx, word, value, pe));
    else if (form == NBI)
        routine->nbi[operation](ctx, fetched, word, value, pe);
    else
        routine->req[operation](ctx, fetched, word, value, pe);
}

/* ---- One PE accesses the word ---- */

struct step {
    enum operation operation;
    long double value, after;
};

static void take_steps(const struct combining *routine, char *word, const struct step *steps,
                       size_t n_steps)
{
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    shmem_ctx_t ctx = context_of(routine);
    for (enum form form = 0; form < FORMS; form++)
        for (size_t i = 0; i < n_steps; i++) {
            uint64_t fetched = 0;
            long double before = i == 0 ? routine->read(ctx, word, next) : steps[i - 1].after;
            begin(routine, form, steps[i].operation, word, steps[i].value, next, &fetched);
            if (form == NBI)
                shmem_ctx_quiet(ctx);
            if (form != UPDATE && !CHECK_REAL(routine->load(&fetched), before))
                return;
            shmem_ctx_quiet(ctx);
            if (!CHECK_REAL(routine->read(ctx, word, next), steps[i].after))
                return;
        }
}

static void check_values(const struct combining *routine, char *word)
{
    const long double top = routine->top, bottom = routine->bottom;
    const struct step steps[] = {{MIN, 0, 0},           {MAX, 5, 5},
                                 {MIN, 7, 5},           {MIN, 3, 3},
                                 {MUL, 7, 21},          {MAX, 20, 21},
                                 {MAX, 22, 22},         {ADD, 6, 28},
                                 {MIN, bottom, bottom}, {MAX, top, top},
                                 {MAX, bottom, top},    {MIN, 1, top < 1 ? top : 1},
                                 {MAX, 2, 2},           {MIN, top, top < 2 ? top : 2}};
    take_steps(routine, word, steps, LENGTH(steps));
}

/* The highest bit is a sign bit or, in unsigned types, a value bit. Products keep their low
 * bits. */
static void check_integers(const struct combining *routine, char *word)
{
    if (routine->is_floating)
        return;
    const long double top = routine->top;
    const struct step of_signed[] = {{MIN, -5, -5}, {MAX, -7, -5}, {MUL, -3, 15}, {MUL, -1, -15},
                                     {MAX, -1, -1}, {MIN, 1, -1},  {MAX, 1, 1},   {MAX, top, top},
                                     {MUL, top, 1}, {MUL, 0, 0}};
    const struct step of_unsigned[] = {
        {MAX, top - 4, top - 4}, {MIN, top, top - 4}, {MAX, 1, top - 4}, {MAX, top, top},
        {MUL, top, 1},           {MIN, top - 1, 1},   {MUL, 0, 0}};
    if (routine->is_signed)
        take_steps(routine, word, of_signed, LENGTH(of_signed));
    else
        take_steps(routine, word, of_unsigned, LENGTH(of_unsigned));
}

static void check_floating(const struct combining *routine, char *word)
{
    if (!routine->is_floating)
        return;
    const long double inf = __builtin_infl(), third = routine->top;
    const struct step steps[] = {{MIN, -0.5L, -0.5L},  {MAX, -0.75L, -0.5L}, {MUL, -0.5L, 0.25L},
                                 {ADD, -1.5L, -1.25L}, {MUL, 4, -5},         {MAX, inf, inf},
                                 {MIN, third, third},  {MIN, -inf, -inf},    {MAX, 0, 0},
                                 {ADD, third, third},  {MUL, 0, 0}};
    take_steps(routine, word, steps, LENGTH(steps));
}

static void min_max_mul_and_add_give_exact_values(void)
{
    for_each_type(check_values);
}

static void integer_min_max_and_mul_respect_signedness(void)
{
    for_each_type(check_integers);
}

static void floating_min_max_mul_and_add_are_exact(void)
{
    for_each_type(check_floating);
}

/* ---- NaN and signed zeros ---- */

/* Operands, which are tried in both orders, and the expected minimum and maximum. The sign of a
 * zero matters. */
static const struct {
    double left, right, least, greatest;
} odd[] = {{__builtin_nan(""), 3, 3, 3},
           {__builtin_nan(""), -__builtin_inf(), -__builtin_inf(), -__builtin_inf()},
           {__builtin_nan(""), __builtin_nan(""), __builtin_nan(""), __builtin_nan("")},
           {0.0, -0.0, -0.0, 0.0},
           {-0.0, -0.0, -0.0, -0.0},
           {0.0, 0.0, 0.0, 0.0}};

static bool is_same(double got, double expected)
{
    if (isnan(expected))
        return isnan(got);
    return got >= expected && got <= expected && !signbit(got) == !signbit(expected);
}

#define DEFINE_ODD(TYPE)                                                                           \
    static void check_odd_##TYPE(double word, double value, double least, double greatest, int pe) \
    {                                                                                              \
        static TYPE dest;                                                                          \
        shmem_##TYPE##_atomic_set(&dest, (TYPE)word, pe);                                          \
        CHECK(is_same((double)shmemx_##TYPE##_atomic_fetch_min(&dest, (TYPE)value, pe), word));    \
        CHECK(is_same((double)shmem_##TYPE##_atomic_swap(&dest, (TYPE)word, pe), least));          \
        CHECK(is_same((double)shmemx_##TYPE##_atomic_fetch_max(&dest, (TYPE)value, pe), word));    \
        CHECK(is_same((double)shmem_##TYPE##_atomic_fetch(&dest, pe), greatest));                  \
    }
DEFINE_ODD(float)
DEFINE_ODD(double)

static void min_and_max_skip_nan_and_order_zeros(void)
{
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    for (size_t i = 0; i < LENGTH(odd); i++)
        for (int turned = 0; turned < 2; turned++) {
            double word = turned ? odd[i].right : odd[i].left;
            double value = turned ? odd[i].left : odd[i].right;
            api_about("minimum and maximum of %g and %g", word, value);
            check_odd_float(word, value, odd[i].least, odd[i].greatest, next);
            check_odd_double(word, value, odd[i].least, odd[i].greatest, next);
        }
    shmem_barrier_all();
}

/* Compare-and-swap compares bits: +0 differs from -0, and a NaN equals itself. */
static void compare_swap_compares_floating_bits(void)
{
    static double dest;
    static float narrow;
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    double nan = __builtin_nan("7"), fetched = 1;
    float fetched_narrow = 1;
    shmemx_req_h req = SHMEMX_REQ_INVALID;
    shmem_double_atomic_set(&dest, 0.0, next);
    CHECK(is_same(shmemx_double_atomic_compare_swap(&dest, -0.0, 1.0, next), 0.0));
    CHECK(is_same(shmemx_double_atomic_compare_swap(&dest, 0.0, nan, next), 0.0));
    CHECK(isnan(shmemx_double_atomic_compare_swap(&dest, __builtin_nan("8"), 2.0, next)));
    shmemx_double_atomic_compare_swap_nbi(&fetched, &dest, nan, 2.0, next);
    shmem_quiet();
    CHECK(isnan(fetched));
    shmemx_ctx_double_atomic_compare_swap_req(SHMEM_CTX_DEFAULT, &fetched, &dest, 2.0, 3.0, next,
                                              &req);
    CHECK_EQ(shmemx_req_wait(&req), 0);
    CHECK_REAL(fetched, 2);
    CHECK_REAL(shmem_double_atomic_fetch(&dest, next), 3);

    shmem_float_atomic_set(&narrow, 0.25f, next);
    CHECK_REAL(shmemx_float_atomic_compare_swap(&narrow, 0.5f, 1.0f, next), 0.25f);
    CHECK_REAL(shmemx_float_atomic_compare_swap(&narrow, 0.25f, -1.0f, next), 0.25f);
    shmemx_float_atomic_compare_swap_nbi(&fetched_narrow, &narrow, -1.0f, 2.0f, next);
    shmem_quiet();
    CHECK_REAL(fetched_narrow, -1);
    CHECK_REAL(shmem_float_atomic_fetch(&narrow, next), 2);
    shmem_barrier_all();
}

/* ---- All PEs access one word ---- */

/* Returns a pseudorandom number that every PE can compute, so that each PE knows what the others
 * do. */
static uint32_t draw(uint32_t pe, uint32_t round)
{
    uint32_t mixed = (pe * 2654435761u) ^ (round * 2246822519u + 374761393u);
    mixed = (mixed ^ mixed >> 15) * 2246822519u;
    return mixed ^ mixed >> 13;
}

enum { ROUNDS = 8 };

/* Checks the result of operations of all PEs whose order does not matter. */
static void check_together(const struct combining *routine, char *word)
{
    shmem_ctx_t ctx = context_of(routine);
    for (enum operation operation = 0; operation < OPERATIONS; operation++) {
        long double expected = 1;
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            for (unsigned i = 0; i < ROUNDS; i++) {
                /* Factors are odd, so that no product overflows to 0. Floating-point values are
                 * exact in any order. */
                long double value = operation != MUL       ? draw((unsigned)pe, i) % 1000
                                    : routine->is_floating ? 1 - (long double)(i % 2) / 2
                                                           : draw((unsigned)pe, i) % 1000 * 2 + 1;
                expected = routine->model[operation](expected, value);
                if (pe != shmem_my_pe())
                    continue;
                uint64_t fetched;
                begin(routine, (enum form)(i % FORMS), operation, word, value, 0, &fetched);
                shmem_ctx_quiet(ctx);
            }
        shmem_barrier_all();
        CHECK_REAL(routine->read(ctx, word, 0), expected);
        shmem_barrier_all();
        if (shmem_my_pe() == 0)
            routine->swap(ctx, word, 1, 0);
        shmem_barrier_all();
    }
}

static void start_together(const struct combining *routine, char *word)
{
    if (shmem_my_pe() == 0)
        routine->store(word, 1);
    shmem_barrier_all();
    check_together(routine, word);
}

static void concurrent_combining_updates_all_apply(void)
{
    for_each_type(start_together);
}

/* Each operation returns the value before it, from which the value after it follows. All
 * operations on the word are serialized. Therefore the set of values before, plus the final
 * value, equals the set of values after, plus the initial value. */
static uint64_t sums[2]; /* sums of digests: of the values before, and after */

static uint64_t digest(const struct combining *routine, long double value)
{
    uint64_t bits = 0;
    routine->store(&bits, value);
    bits = (bits ^ bits >> 31) * UINT64_C(0x9E3779B97F4A7C15);
    return (bits ^ bits >> 29) * UINT64_C(0xBF58476D1CE4E5B9);
}

/* Executes one operation of any kind. Returns the value before it, and sets *behind to the value
 * after it. */
static long double do_any(const struct combining *routine, char *word, uint32_t drawn,
                          long double *behind)
{
    shmem_ctx_t ctx = context_of(routine);
    unsigned kind = drawn % 7;
    long double value = drawn >> 8, old;
    if (routine->is_floating) /* small, so that no product overflows to infinity */
        value = (long double)((float)value / 7340032.0f);
    if (kind < OPERATIONS) {
        uint64_t fetched;
        begin(routine, (enum form)(FETCH + drawn / 7 % (FORMS - FETCH)), (enum operation)kind, word,
              value, 0, &fetched);
        shmem_ctx_quiet(ctx);
        old = routine->load(&fetched);
        *behind = routine->model[kind](old, value);
    } else if (kind == 4) {
        old = routine->swap(ctx, word, value, 0);
        *behind = value;
    } else if (kind == 5) {
        long double seen = routine->read(ctx, word, 0);
        old = routine->swap_if(ctx, word, seen, value, 0);
        *behind = digest(routine, old) == digest(routine, seen) ? value : old;
    } else {
        old = *behind = routine->read(ctx, word, 0);
    }
    return old;
}

static void check_mixed(const struct combining *routine, char *word)
{
    uint64_t before = 0, behind = 0;
    sums[0] = sums[1] = 0;
    shmem_barrier_all();
    for (unsigned i = 0; i < 3 * ROUNDS; i++) {
        long double next;
        before +=
            digest(routine, do_any(routine, word, draw((unsigned)shmem_my_pe() + 77, i), &next));
        behind += digest(routine, next);
    }
    shmem_uint64_atomic_add(&sums[0], before, 0);
    shmem_uint64_atomic_add(&sums[1], behind, 0);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        CHECK_EQ(sums[0] + digest(routine, routine->load(word)), sums[1] + digest(routine, 0));
    shmem_barrier_all();
}

static void mixed_atomics_on_one_word_are_serialized(void)
{
    for_each_type(check_mixed);
}

/* Many operations at once, mixed with standard atomics. */
static void no_mixed_atomic_update_is_lost(void)
{
    enum { TIMES = 200 };
    static long counter;
    static double sum;
    static float product;
    counter = 0;
    sum = 0;
    product = 1;
    shmem_barrier_all();
    for (int i = 0; i < TIMES; i++) {
        shmemx_double_atomic_add(&sum, 0.5, 0);
        shmem_long_atomic_add(&counter, 3, 0);
        shmemx_long_atomic_max(&counter, -1 - i, 0);
        shmemx_float_atomic_mul(&product, i % 2 == 0 ? 2 : 0.5f, 0);
        shmemx_double_atomic_fetch_add(&sum, 1.5, 0);
        shmem_long_atomic_fetch_inc(&counter, 0);
    }
    shmem_barrier_all();
    CHECK_EQ(shmem_long_g(&counter, 0), 4L * TIMES * shmem_n_pes());
    CHECK_REAL(shmem_double_g(&sum, 0), 2.0L * TIMES * shmem_n_pes());
    CHECK_REAL(shmem_float_g(&product, 0), 1);
    shmem_barrier_all();
}

/* An update must wake a PE that waits for the word. */
static void atomic_max_wakes_a_waiting_pe(void)
{
    static long value;
    int me = shmem_my_pe(), n = shmem_n_pes();
    value = 0;
    shmem_barrier_all();
    for (long round = 1; round <= 3; round++) {
        if (me == 0)
            shmemx_long_atomic_max(&value, round, n - 1);
        if (me == n - 1)
            shmem_long_wait_until(&value, SHMEM_CMP_EQ, round);
        shmem_barrier_all();
    }
}

const struct api_test combine_tests[] = {
    {"combine_values", min_max_mul_and_add_give_exact_values, 1},
    {"combine_integers", integer_min_max_and_mul_respect_signedness, 1},
    {"combine_floating", floating_min_max_mul_and_add_are_exact, 1},
    {"combine_no_numbers", min_and_max_skip_nan_and_order_zeros, 1},
    {"combine_swaps_bits", compare_swap_compares_floating_bits, 1},
    {"combine_together", concurrent_combining_updates_all_apply, 1},
    {"combine_mixed", mixed_atomics_on_one_word_are_serialized, 1},
    {"combine_contention", no_mixed_atomic_update_is_lost, 1},
    {"combine_wakes", atomic_max_wakes_a_waiting_pe, 1},
    API_TEST_END,
};
