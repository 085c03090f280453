/*
 * Tests whether the MPI library works correctly if all PEs access the same words at the same time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

enum { ROUNDS = 300, SPAN = 64 };

/* All PEs add to the same word of PE 0. Checks the final value of the word. Also checks the sum
 * of the old values that the additions returned, which is wrong if two additions returned the
 * same value. */
static void probe_contention_add_words(struct window *window, MPI_Datatype type, const char *name)
{
    long fetched = 0, all = (long)ROUNDS * pes.size;
    uint64_t one = 1;
    for (int i = 0; i < ROUNDS; i++) {
        uint64_t before = 0;
        monitor_step("MPI_Fetch_and_op by all PEs on one %s", name);
        require_success("MPI_Fetch_and_op",
                        MPI_Fetch_and_op(&one, &before, type, 0, window_at(window, 0, 0), MPI_SUM,
                                         window->win));
        window_flush(window, 0);
        fetched += (long)before;
    }
    fetched = pes_sum(fetched);
    window_barrier(window);
    if (pes.rank != 0)
        return;
    memory_is_same_word((uint64_t)all, *(volatile uint64_t *)window->base,
                        "%d additions of 1 to a %s", (int)all, name);
    memory_is_same_word((uint64_t)(all * (all - 1) / 2), (uint64_t)fetched,
                        "the sum of what %d additions fetched from a %s", (int)all, name);
}

static void probe_contention_fetch_add_8(int kind)
{
    struct window window;
    if (!window_open(&window, (enum window_kind)kind, SPAN))
        return;
    probe_contention_add_words(&window, MPI_UINT64_T, "8-byte word");
    window_close(&window);
}

static void probe_contention_fetch_add_4(int kind)
{
    struct window window;
    if (!window_open(&window, (enum window_kind)kind, SPAN))
        return;
    probe_contention_add_words(&window, MPI_UINT32_T, "4-byte word");
    window_close(&window);
}

static void probe_contention_swap_once(struct window *window, uint64_t *guess)
{
    for (;;) {
        uint64_t next = *guess + 1, seen = 0, tried = *guess;
        require_success("MPI_Compare_and_swap",
                        MPI_Compare_and_swap(&next, &tried, &seen, MPI_UINT64_T, 0,
                                             window_at(window, 0, 0), window->win));
        window_flush(window, 0);
        *guess = seen == tried ? next : seen;
        if (seen == tried)
            return;
    }
}

static void probe_contention_compare_and_swap(int kind)
{
    struct window window;
    uint64_t guess = 0;
    if (!window_open(&window, (enum window_kind)kind, SPAN))
        return;
    for (int i = 0; i < ROUNDS / 3; i++) {
        monitor_step("MPI_Compare_and_swap by all PEs on one word");
        probe_contention_swap_once(&window, &guess);
    }
    window_barrier(&window);
    if (pes.rank == 0)
        memory_is_same_word((uint64_t)(ROUNDS / 3 * pes.size), *(volatile uint64_t *)window.base,
                            "increments by MPI_Compare_and_swap");
    window_close(&window);
}

/* All PEs accumulate into one word and read it with MPI_NO_OP, a combination that MPI permits. */
static void probe_contention_accumulate(int kind)
{
    struct window window;
    double half = 0.5, seen = 0, least = 0, sum = 0;
    if (!window_open(&window, (enum window_kind)kind, SPAN))
        return;
    for (int i = 0; i < ROUNDS; i++) {
        monitor_step("MPI_Accumulate by all PEs on one double");
        require_success("MPI_Accumulate",
                        MPI_Accumulate(&half, 1, MPI_DOUBLE, 0, window_at(&window, 0, 0), 1,
                                       MPI_DOUBLE, MPI_SUM, window.win));
        if (i % 10 != 0)
            continue;
        monitor_step("MPI_Get_accumulate with MPI_NO_OP beside it");
        require_success("MPI_Get_accumulate",
                        MPI_Get_accumulate(NULL, 0, MPI_DOUBLE, &seen, 1, MPI_DOUBLE, 0,
                                           window_at(&window, 0, 0), 1, MPI_DOUBLE, MPI_NO_OP,
                                           window.win));
        window_flush(&window, 0);
        if (seen < least)
            report_wrong("a sum that only grows", "%g after %g", seen, least);
        least = seen;
    }
    window_flush(&window, 0);
    window_barrier(&window);
    memcpy(&sum, window.base, sizeof sum);
    if (pes.rank == 0)
        memory_is_same_word((uint64_t)(ROUNDS * pes.size), (uint64_t)(2 * sum),
                            "twice the sum of %d halves", ROUNDS * pes.size);
    window_close(&window);
}

/* MPI does not guarantee that its atomics are atomic with respect to the CPU. Therefore a lost
 * addition is reported as a note, not as a fault. */
static void probe_contention_beside_cpu(int kind)
{
    struct window window;
    uint64_t one = 1, before = 0;
    if (!window_open(&window, (enum window_kind)kind, SPAN))
        return;
    for (int i = 0; i < ROUNDS; i++) {
        monitor_step("MPI_Fetch_and_op while PE 0 adds by its CPU");
        if (pes.rank == 0)
            __atomic_fetch_add((uint64_t *)window.base, 1, __ATOMIC_SEQ_CST);
        require_success("MPI_Fetch_and_op",
                        MPI_Fetch_and_op(&one, &before, MPI_UINT64_T, 0, window_at(&window, 0, 0),
                                         MPI_SUM, window.win));
        window_flush(&window, 0);
    }
    window_barrier(&window);
    uint64_t all = (uint64_t)ROUNDS * (uint64_t)(pes.size + 1);
    uint64_t sum = *(volatile uint64_t *)window.base;
    if (pes.rank == 0)
        report_note(sum == all ? "none of %llu additions was lost"
                               : "of %llu additions by MPI and the CPU, %lld were lost",
                    (unsigned long long)all, (long long)(all - sum));
    window_close(&window);
}

static void probe_contention_add_contention(const char *name, const char *description,
                                            void (*run)(int))
{
    struct probe probe = {.description = description, .run = run, .min_pes = 2, .seconds = 20};
    snprintf(probe.name, sizeof probe.name, "%s", name);
    window_add("contention", &probe);
}

void contention_add(void)
{
    probe_contention_add_contention("fetch_add_8",
                                    "no addition of all PEs to an 8-byte word is lost",
                                    probe_contention_fetch_add_8);
    probe_contention_add_contention("fetch_add_4",
                                    "no addition of all PEs to a 4-byte word is lost",
                                    probe_contention_fetch_add_4);
    probe_contention_add_contention("compare_and_swap",
                                    "no increment by MPI_Compare_and_swap is lost",
                                    probe_contention_compare_and_swap);
    probe_contention_add_contention("accumulate",
                                    "no MPI_Accumulate of all PEs is lost, and reads only grow",
                                    probe_contention_accumulate);
    probe_contention_add_contention(
        "beside_cpu", "whether MPI's atomics are atomic to the CPU's, which MPI does not promise",
        probe_contention_beside_cpu);
}
