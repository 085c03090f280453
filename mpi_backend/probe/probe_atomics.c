/*
 * Tests whether the MPI library executes its accumulate and fetch calls correctly, with every type
 * and every operation.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

struct test_case {
    const struct type *type;
    const struct type_operation *operation;
    int pair;
    size_t offset; /* offset of the word in the window */
};

struct request {
    struct window *window;
    int target;
    MPI_Aint at;
    const struct test_case *test_case;
    char *operand, *result;
};

struct call {
    const char *name, *mpi, *description;
    bool fetches, compares;
    int (*act)(const struct request *request);
    /* True: tests the types and operations that Isthmus's own atomics use; false: tests all
     * others. */
    bool words;
};

enum { TEST_CASES = TYPES_MAX * OPERATIONS_MAX * VALUE_PAIRS, SLOT = TEST_CASES * TYPE_BYTES_MAX };

/* ---- The calls ---- */

static int probe_atomics_accumulate(const struct request *r)
{
    return MPI_Accumulate(r->operand, 1, r->test_case->type->mpi, r->target, r->at, 1,
                          r->test_case->type->mpi, r->test_case->operation->mpi, r->window->win);
}

static int probe_atomics_get_accumulate(const struct request *r)
{
    MPI_Datatype type = r->test_case->type->mpi;
    return MPI_Get_accumulate(r->operand, 1, type, r->result, 1, type, r->target, r->at, 1, type,
                              r->test_case->operation->mpi, r->window->win);
}

static int probe_atomics_fetch_and_op(const struct request *r)
{
    return MPI_Fetch_and_op(r->operand, r->result, r->test_case->type->mpi, r->target, r->at,
                            r->test_case->operation->mpi, r->window->win);
}

/* The word contains the first value of the pair. For pairs 0 and 2, the call compares the word
 * with this value, so it swaps. For pair 1, the call compares the word with another value, so it
 * does not swap. */
static int probe_atomics_compare_and_swap(const struct request *r)
{
    char expected[TYPE_BYTES_MAX] = {0};
    const struct test_case *test_case = r->test_case;
    (test_case->pair == 1 ? type_second : type_first)(test_case->type, test_case->pair, expected);
    int code = MPI_Compare_and_swap(r->operand, expected, r->result, test_case->type->mpi,
                                    r->target, r->at, r->window->win);
    if (code == MPI_SUCCESS)
        /* The operation must complete before `expected` goes out of scope. */
        window_flush(r->window, r->target);
    return code;
}

static int probe_atomics_request_accumulate(const struct request *r)
{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Datatype type = r->test_case->type->mpi;
    int code = MPI_Raccumulate(r->operand, 1, type, r->target, r->at, 1, type,
                               r->test_case->operation->mpi, r->window->win, &request);
    if (code == MPI_SUCCESS)
        pes_wait(&request, MPI_STATUS_IGNORE);
    return code;
}

static int probe_atomics_request_get_accumulate(const struct request *r)
{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Datatype type = r->test_case->type->mpi;
    int code = MPI_Rget_accumulate(r->operand, 1, type, r->result, 1, type, r->target, r->at, 1,
                                   type, r->test_case->operation->mpi, r->window->win, &request);
    if (code == MPI_SUCCESS)
        pes_wait(&request, MPI_STATUS_IGNORE);
    return code;
}

static const struct call calls[] = {
    {"accumulate", "MPI_Accumulate", "MPI_Accumulate of 4- and 8-byte words", false, false,
     probe_atomics_accumulate, true},
    {"get_accumulate", "MPI_Get_accumulate", "MPI_Get_accumulate of 4- and 8-byte words", true,
     false, probe_atomics_get_accumulate, true},
    {"fetch_and_op", "MPI_Fetch_and_op", "MPI_Fetch_and_op of words, as Isthmus uses it", true,
     false, probe_atomics_fetch_and_op, true},
    {"compare_and_swap", "MPI_Compare_and_swap",
     "MPI_Compare_and_swap of words, as Isthmus uses it", true, true,
     probe_atomics_compare_and_swap, true},
    {"raccumulate", "MPI_Raccumulate", "MPI_Raccumulate of words", false, false,
     probe_atomics_request_accumulate, true},
    {"rget_accumulate", "MPI_Rget_accumulate", "MPI_Rget_accumulate of words", true, false,
     probe_atomics_request_get_accumulate, true},
    {"accumulate_types", "MPI_Accumulate", "MPI_Accumulate of all other types and operations",
     false, false, probe_atomics_accumulate, false},
    {"get_accumulate_types", "MPI_Get_accumulate",
     "MPI_Get_accumulate of all other types and operations", true, false,
     probe_atomics_get_accumulate, false},
    {"fetch_and_op_types", "MPI_Fetch_and_op", "MPI_Fetch_and_op of all other types and operations",
     true, false, probe_atomics_fetch_and_op, false},
    {"compare_and_swap_types", "MPI_Compare_and_swap",
     "MPI_Compare_and_swap of all other integer types", true, true, probe_atomics_compare_and_swap,
     false},
};
enum { CALLS = sizeof calls / sizeof calls[0] };

/* ---- Test cases: a word for each type, operation and pair of values ---- */

static bool probe_atomics_is_tried(const struct call *call, const struct test_case *test_case)
{
    bool is_word = test_case->type->is_word && test_case->operation->is_used;
    bool is_integer =
        test_case->type->class == TYPE_SIGNED || test_case->type->class == TYPE_UNSIGNED;
    if (!operation_fits(test_case->operation, test_case->type, test_case->pair))
        return false;
    if (!call->fetches &&
        test_case->operation->mpi == MPI_NO_OP) /* MPI defines MPI_NO_OP for fetching calls only */
        return false;
    if (call->compares) /* a compare-and-swap has no operation: one test for each type and pair */
        return is_integer && test_case->operation == operation_get(0) &&
               test_case->type->is_word == call->words;
    return is_word == call->words;
}

/* Stores the test cases of this call and returns their number. */
static int probe_atomics_find_test_cases(const struct call *call, struct test_case *test_cases)
{
    int found = 0;
    for (int type = 0; type < types_count(); type++)
        for (int operation = 0; operation < operations_count(); operation++)
            for (int pair = 0; pair < VALUE_PAIRS; pair++) {
                test_cases[found] = (struct test_case){type_get(type), operation_get(operation),
                                                       pair, (size_t)found * TYPE_BYTES_MAX};
                found += probe_atomics_is_tried(call, &test_cases[found]);
            }
    return found;
}

static void probe_atomics_expect_after(const struct call *call, const struct test_case *test_case,
                                       void *expected)
{
    if (!call->compares)
        type_result(test_case->type, test_case->operation, test_case->pair, expected);
    else
        (test_case->pair == 1 ? type_first : type_second)(test_case->type, test_case->pair,
                                                          expected);
}

static const char *probe_atomics_operation_name(const struct call *call,
                                                const struct test_case *test_case)
{
    return call->compares ? "compared" : test_case->operation->name;
}

/* For each operation, a bit mask of the types with a wrong result. The names of all these types
 * are reported at the end. */
static unsigned wrong_types[OPERATIONS_MAX];
_Static_assert((int)TYPES_MAX <= 32, "an unsigned has a bit for each type");

/* Returns whether to report the details of this fault. Only the first fault of each operation is
 * reported with details. The names of all types with a fault are reported at the end. */
static bool probe_atomics_is_to_report(const struct test_case *test_case)
{
    unsigned *wrong_so_far = &wrong_types[test_case->operation - operation_get(0)];
    bool is_first = *wrong_so_far == 0;
    *wrong_so_far |= 1U << (test_case->type - type_get(0));
    return is_first;
}

static void probe_atomics_compare_test_case(const struct call *call,
                                            const struct test_case *test_case, const void *expected,
                                            const void *seen, const char *where)
{
    char expected_text[64], seen_text[64];
    if (type_is_equal(test_case->type, expected, seen) || !probe_atomics_is_to_report(test_case))
        return;
    type_print(test_case->type, expected, expected_text, sizeof expected_text);
    type_print(test_case->type, seen, seen_text, sizeof seen_text);
    report_wrong(expected_text, "%s of %s, %s, %s: %s", call->mpi, test_case->type->name,
                 probe_atomics_operation_name(call, test_case), where, seen_text);
}

static void probe_atomics_report_types(void)
{
    for (int i = 0; i < operations_count(); i++) {
        char names[256] = "";
        for (int type = 0; type < types_count(); type++)
            if (wrong_types[i] & 1U << type) {
                strcat(names, " ");
                strcat(names, type_get(type)->name);
            }
        if (wrong_types[i] & (wrong_types[i] - 1)) /* more than one type has a fault */
            report_note("%s is wrong with each of:%s", operation_get(i)->name, names);
    }
}

static void probe_atomics_act_on_test_case(const struct call *call,
                                           const struct test_case *test_case, struct window *window,
                                           int target)
{
    char operand[TYPE_BYTES_MAX] = {0}, result[TYPE_BYTES_MAX] = {0};
    char before[TYPE_BYTES_MAX] = {0}, where[64];
    MPI_Aint at = window_at(window, target, (size_t)pes.rank * SLOT + test_case->offset);
    struct request request = {window, target, at, test_case, operand, result};
    type_second(test_case->type, test_case->pair, operand);
    type_first(test_case->type, test_case->pair, before);
    monitor_step("%s of %s, %s, %s", call->mpi, test_case->type->name,
                 probe_atomics_operation_name(call, test_case), pes_where(target));
    require_success(call->mpi, call->act(&request));
    window_flush(window, target);
    snprintf(where, sizeof where, "fetched from %s", pes_where(target));
    if (call->fetches)
        probe_atomics_compare_test_case(call, test_case, before, result, where);
}

static void probe_atomics_check_test_cases(const struct call *call,
                                           const struct test_case *test_cases, int n,
                                           struct window *window)
{
    char expected[TYPE_BYTES_MAX] = {0}, where[64];
    for (int distance = 0; distance < pes.size; distance = pes_next_distance(distance)) {
        int origin = pes_before(distance);
        snprintf(where, sizeof where, "in memory, by %s", pes_where(origin));
        for (int i = 0; i < n; i++) {
            probe_atomics_expect_after(call, &test_cases[i], expected);
            probe_atomics_compare_test_case(
                call, &test_cases[i], expected,
                window->base + (size_t)origin * SLOT + test_cases[i].offset, where);
        }
    }
}

static void probe_atomics_prepare_test_cases(const struct test_case *test_cases, int n,
                                             struct window *window)
{
    for (int origin = 0; origin < pes.size; origin++)
        for (int i = 0; i < n; i++)
            type_first(test_cases[i].type, test_cases[i].pair,
                       window->base + (size_t)origin * SLOT + test_cases[i].offset);
}

static void probe_atomics_run_call(int what)
{
    const struct call *call = &calls[what / WINDOW_KINDS];
    struct test_case *test_cases = memory_allocate((TEST_CASES + 1) * sizeof *test_cases);
    struct window window;
    int n = probe_atomics_find_test_cases(call, test_cases);
    memset(wrong_types, 0, sizeof wrong_types);
    if (window_open(&window, (enum window_kind)(what % WINDOW_KINDS), (size_t)pes.size * SLOT)) {
        probe_atomics_prepare_test_cases(test_cases, n, &window);
        window_barrier(&window);
        for (int distance = 0; distance < pes.size; distance = pes_next_distance(distance))
            for (int i = 0; i < n; i++)
                probe_atomics_act_on_test_case(call, &test_cases[i], &window, pes_after(distance));
        monitor_step("the meeting after it");
        window_barrier(&window);
        probe_atomics_check_test_cases(call, test_cases, n, &window);
        probe_atomics_report_types();
        window_close(&window);
    }
    free(test_cases);
}

void atomics_add(void)
{
    for (int kind = 0; kind < WINDOW_KINDS; kind++)
        for (int i = 0; i < CALLS; i++) {
            struct probe probe = {.description = calls[i].description,
                                  .run = probe_atomics_run_call,
                                  .what = i * WINDOW_KINDS + kind,
                                  .min_pes = 1,
                                  .seconds = 20};
            snprintf(probe.name, sizeof probe.name, "atomics/%s/%s",
                     window_name((enum window_kind)kind), calls[i].name);
            table_add(&probe);
        }
}
