/*
 * MPI windows: transfers of every length, atomics, completion.
 */
#include "backend_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { SMALL = 1 << 20 };

/* A window over memory of this PE: handle, base address and length. */
struct open_window {
    struct backend_window *handle;
    char *base;
    size_t length;
};

static char *map_memory(size_t length)
{
    if (length == 0)
        return NULL;
    void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    CHECK(memory != MAP_FAILED);
    return memory;
}

static struct open_window open_window(size_t length)
{
    struct open_window window = {.base = map_memory(length), .length = length};
    CALL(backend->window_create(window.base, length, &window.handle));
    return window;
}

static void close_window(struct open_window *window)
{
    CALL(backend->barrier());
    CALL(backend->window_free(window->handle));
    if (window->length > 0)
        CHECK(munmap(window->base, window->length) == 0);
}

/* A barrier. Puts that were flushed before it are visible to all PEs after it. */
static void meet(void)
{
    CALL(backend->barrier());
}

/* Tests the first operation to each PE: it must be complete when the flush returns. The target
 * PE gets a message after the flush and checks the data immediately. */
static void first_put_is_complete_after_flush(void)
{
    struct open_window window = open_window(SMALL);
    char *data = test_memory(SMALL);
    int to = (me + 1) % n_pes, from = (me + n_pes - 1) % n_pes;
    struct backend_request sending, receiving;
    test_fill(data, SMALL, (uint64_t)me);
    CALL(backend->receive(from, 1, NULL, 0, &receiving));
    CALL(backend->put(window.handle, to, 0, data, SMALL));
    CALL(backend->flush(window.handle, to));
    CALL(backend->send(to, 1, NULL, 0, &sending));
    test_wait(&receiving, NULL);
    CHECK(test_is_filled(window.base, SMALL, (uint64_t)from));
    test_wait(&sending, NULL);
    free(data);
    close_window(&window);
}

/* Each PE puts into its own part of every PE's window, and gets all parts back. */
static void puts_and_gets_transfer_the_data(const struct open_window *window, size_t bytes)
{
    size_t part = SMALL / (size_t)n_pes, mine = part * (size_t)me;
    char *data = test_memory(bytes), *got = test_memory(bytes);
    test_fill(data, bytes, (uint64_t)me);
    for (int pe = 0; pe < n_pes; pe++)
        CALL(backend->put(window->handle, pe, mine, data, bytes));
    CALL(backend->flush_local(window->handle, BACKEND_ANY_PE));
    memset(data, 0, bytes);
    CALL(backend->flush(window->handle, BACKEND_ANY_PE));
    meet();
    for (int pe = 0; pe < n_pes; pe++)
        CHECK(test_is_filled(window->base + part * (size_t)pe, bytes, (uint64_t)pe));
    for (int pe = 0; pe < n_pes; pe++) {
        int other = (pe + 1) % n_pes;
        CALL(backend->get(window->handle, pe, part * (size_t)other, got, bytes));
        CALL(pe == me ? backend->flush_local(window->handle, pe)
                      : backend->flush(window->handle, BACKEND_ANY_PE));
        CHECK(test_is_filled(got, bytes, (uint64_t)other));
    }
    meet();
    free(got);
    free(data);
}

/* A put must not change the bytes around its destination. */
static void put_writes_only_the_target_range(const struct open_window *window)
{
    static const char sevens[] = {'7', '7', '7', '7', '7'};
    int to = (me + 1) % n_pes;
    memset(window->base, 1, 64);
    meet();
    CALL(backend->put(window->handle, to, 17, sevens, sizeof sevens));
    CALL(backend->put(window->handle, to, 40, sevens, 0));
    CALL(backend->flush(window->handle, to));
    meet();
    for (int i = 0; i < 64; i++)
        CHECK(window->base[i] == (i >= 17 && i < 22 ? '7' : 1));
    meet();
}

/* ---- Atomics ---- */

static uint64_t load(const char *place, size_t size)
{
    uint64_t word = 0;
    memcpy(&word, place, size); /* low bytes first (little-endian) */
    return word;
}

static uint64_t fetch_and_op(const struct open_window *window, int pe, size_t offset, size_t size,
                             enum backend_operation operation, uint64_t value)
{
    uint64_t result = 0;
    CALL(backend->fetch_and_op(window->handle, pe, offset, size, operation, &value, &result));
    CALL(backend->flush(window->handle, value % 2 == 0 ? pe : BACKEND_ANY_PE));
    return result;
}

static uint64_t applied(enum backend_operation operation, uint64_t word, uint64_t value)
{
    switch (operation) {
    case BACKEND_SUM:
        return word + value;
    case BACKEND_AND:
        return word & value;
    case BACKEND_OR:
        return word | value;
    case BACKEND_XOR:
        return word ^ value;
    case BACKEND_REPLACE:
        return value;
    default:
        return word;
    }
}

static uint64_t cut(uint64_t word, size_t size)
{
    return size == 8 ? word : (uint32_t)word;
}

/* One PE after another executes all operations on a word of every PE and checks the fetched
 * values. */
static void atomics_return_the_previous_value(const struct open_window *window, size_t size)
{
    const enum backend_operation operations[] = {BACKEND_SUM, BACKEND_AND,     BACKEND_OR,
                                                 BACKEND_XOR, BACKEND_REPLACE, BACKEND_NO_OP};
    memset(window->base, 0, 64);
    for (int turn = 0; turn < n_pes; turn++) {
        meet();
        for (int pe = 0; turn == me && pe < n_pes; pe++) {
            uint64_t word = fetch_and_op(window, pe, 8, size, BACKEND_NO_OP, 0);
            for (uint64_t i = 0; i < 30; i++) {
                uint64_t value = i * 0x9e3779b97f4a7c15u;
                enum backend_operation operation = operations[i % 6];
                uint64_t old = fetch_and_op(window, pe, 8, size, operation, value);
                CHECK(old == word);
                word = cut(applied(operation, word, value), size);
            }
        }
    }
    meet();
    CHECK(load(window->base + 8 + size, size) == 0 && load(window->base, 8) == 0);
    meet();
}

static uint64_t compare_and_swap(const struct open_window *window, int pe, size_t size,
                                 uint64_t condition, uint64_t value)
{
    uint64_t result = 0;
    CALL(backend->compare_and_swap(window->handle, pe, 16, size, &condition, &value, &result));
    CALL(backend->flush(window->handle, value % 2 == 0 ? pe : BACKEND_ANY_PE));
    return result;
}

/* One PE alone: compare-and-swap must swap if, and only if, the condition holds. */
static void compare_and_swap_obeys_the_condition(const struct open_window *window, size_t size)
{
    const uint64_t high = cut(0xfedcba9876543210u, size);
    memset(window->base, 0, 64);
    for (int turn = 0; turn < n_pes; turn++) {
        meet();
        for (int pe = 0; turn == me && pe < n_pes; pe++) {
            CHECK(compare_and_swap(window, pe, size, 5, 6) == 0);
            CHECK(compare_and_swap(window, pe, size, 0, high) == 0);
            CHECK(compare_and_swap(window, pe, size, 0, 6) == high);
            CHECK(compare_and_swap(window, pe, size, high, 0) == high);
        }
    }
    meet();
    CHECK(load(window->base + 16, 8) == 0);
    meet();
}

/* All PEs concurrently add to words of PE 0 and count with compare-and-swap. No update may be
 * lost. */
static void concurrent_atomics_lose_no_update(const struct open_window *window, size_t size)
{
    const uint64_t rounds = 60;
    memset(window->base, 0, 64);
    meet();
    for (uint64_t i = 0; i < rounds; i++) {
        fetch_and_op(window, 0, 8, size, BACKEND_SUM, 1);
        uint64_t seen = fetch_and_op(window, 0, 16, size, BACKEND_NO_OP, 0);
        for (uint64_t old; (old = compare_and_swap(window, 0, size, seen, seen + 1)) != seen;)
            seen = old;
    }
    meet();
    uint64_t expected = rounds * (uint64_t)n_pes;
    CHECK(fetch_and_op(window, 0, 8, size, BACKEND_NO_OP, 0) == expected);
    CHECK(fetch_and_op(window, 0, 16, size, BACKEND_NO_OP, 0) == expected);
    meet();
}

static void atomics_of_both_sizes_work(const struct open_window *window)
{
    for (size_t size = 4; size <= 8; size += 4) {
        atomics_return_the_previous_value(window, size);
        compare_and_swap_obeys_the_condition(window, size);
        concurrent_atomics_lose_no_update(window, size);
    }
}

/* ---- Several, dynamic and large windows ---- */

/* Several simultaneous windows of different lengths; one of them has no memory. */
static void several_windows_work_at_once(void)
{
    enum { WINDOWS = 5 };
    struct open_window windows[WINDOWS];
    int to = (me + 1) % n_pes, from = (me + n_pes - 1) % n_pes;
    for (int i = 0; i < WINDOWS; i++)
        windows[i] = open_window(me == 0 && i == 0 ? 0 : 4096 * (size_t)(i + 1));
    for (int i = 1; i < WINDOWS; i++) {
        uint64_t mark = 100 * (uint64_t)me + (uint64_t)i;
        CALL(backend->put(windows[i].handle, to, 4096 * (size_t)i, &mark, sizeof mark));
        CALL(backend->flush(windows[i].handle, to));
    }
    for (int i = 1; i < WINDOWS; i++) {
        meet();
        CHECK(load(windows[i].base + 4096 * (size_t)i, 8) == 100 * (uint64_t)from + (uint64_t)i);
    }
    for (int i = WINDOWS - 1; i >= 0; i--)
        close_window(&windows[i]);
}

/* A dynamic window with two attached regions, at different addresses on every PE. One is
 * detached and attached again. */
static void dynamic_window_accepts_reattached_memory(void)
{
    enum { PARTS = 2, LENGTH = 8192 };
    struct open_window window = {.length = 0};
    uintptr_t mine[PARTS], *all = test_memory((size_t)n_pes * sizeof mine);
    int to = (me + 1) % n_pes, from = (me + n_pes - 1) % n_pes;
    char *memory = map_memory((size_t)(me + PARTS) * LENGTH), *parts[PARTS];
    CALL(backend->window_create_dynamic(&window.handle));
    for (int i = 0; i < PARTS; i++) {
        parts[i] = memory + (me + i) * LENGTH;
        mine[i] = (uintptr_t)parts[i];
        CALL(backend->window_attach(window.handle, parts[i], LENGTH));
    }
    CALL(backend->allgather(mine, all, sizeof mine));
    for (uint64_t round = 1; round <= 3; round++) {
        for (int i = 0; i < PARTS; i++) {
            uint64_t mark = round * 1000 + (uint64_t)(me * PARTS + i), one = 1, old, got = 0;
            size_t there = all[to * PARTS + i];
            CALL(backend->put(window.handle, to, there + LENGTH - 8, &mark, sizeof mark));
            CALL(backend->fetch_and_op(window.handle, to, there, 8, BACKEND_SUM, &one, &old));
            CALL(backend->flush(window.handle, to));
            CALL(backend->get(window.handle, to, there + LENGTH - 8, &got, sizeof got));
            CALL(backend->flush(window.handle, to));
            CHECK(got == mark && old == round - 1);
        }
        meet();
        for (int i = 0; i < PARTS; i++) {
            CHECK(load(parts[i], 8) == round);
            CHECK(load(parts[i] + LENGTH - 8, 8) == round * 1000 + (uint64_t)(from * PARTS + i));
        }
        meet();
        CALL(backend->window_detach(window.handle, parts[0]));
        CALL(backend->window_attach(window.handle, parts[0], LENGTH));
        CALL(backend->barrier());
    }
    for (int i = 0; i < PARTS; i++)
        CALL(backend->window_detach(window.handle, parts[i]));
    close_window(&window);
    CHECK(munmap(memory, (size_t)(me + PARTS) * LENGTH) == 0);
    free(all);
}

/* Exceeds the range of an int. */
static void transfers_longer_than_an_int_arrive(void)
{
    const size_t length = ((size_t)3 << 30) + 4096, bytes = length - 4099;
    struct open_window window = open_window(length);
    int to = (me + 1) % n_pes, from = (me + n_pes - 1) % n_pes;
    char *data = test_memory(bytes);
    for (int turn = 0; turn < n_pes; turn++) {
        if (turn == me) {
            test_fill(data, bytes, (uint64_t)me);
            CALL(backend->put(window.handle, to, 3, data, bytes));
            CALL(backend->flush(window.handle, to));
            memset(data, 0, bytes);
            CALL(backend->get(window.handle, to, 3, data, bytes));
            CALL(backend->flush(window.handle, to));
            CHECK(test_is_filled(data, bytes, (uint64_t)me));
        }
        meet();
        if (turn == from)
            CHECK(test_is_filled(window.base + 3, bytes, (uint64_t)from));
        meet();
    }
    free(data);
    close_window(&window);
}

/* Returns the module's assessment of windows, which must be equal on all PEs. */
enum backend_rma agreed_window_assessment(void)
{
    const char *why = NULL;
    int own = (int)backend->window_assessment(&why);
    int *all = test_memory((size_t)n_pes * sizeof *all);
    CHECK(why != NULL && why[0] != '\0' && strchr(why, '\n') == NULL);
    CALL(backend->allgather(&own, all, sizeof own));
    for (int pe = 0; pe < n_pes; pe++)
        CHECK(all[pe] == own);
    if (me == 0)
        printf("windows: %s\n", why);
    free(all);
    return (enum backend_rma)own;
}

/* Returns true if the module may classify all windows as broken. On machines with RDMA hardware,
 * it leaves the choice of the one component of Open MPI 4 that works to the user. */
static bool may_be_broken(void)
{
    return access("/sys/class/infiniband", F_OK) == 0;
}

void windows_transfer_and_compute_correctly(void)
{
    if (agreed_window_assessment() == BACKEND_RMA_BROKEN) {
        CHECK(may_be_broken());
        is_skipped = true;
        return;
    }
    const size_t lengths[] = {0, 1, 8, 1000, 65536, SMALL / 8};
    first_put_is_complete_after_flush();
    struct open_window window = open_window(SMALL);
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        puts_and_gets_transfer_the_data(&window, lengths[i]);
    put_writes_only_the_target_range(&window);
    CALL(backend->window_test_atomics(NULL));
    atomics_of_both_sizes_work(&window);
    close_window(&window);
    several_windows_work_at_once();
    dynamic_window_accepts_reattached_memory();
    if (getenv("ISTHMUS_TEST_LARGE") != NULL)
        transfers_longer_than_an_int_arrive();
}
