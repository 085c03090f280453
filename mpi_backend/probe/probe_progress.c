/*
 * Tests whether an operation of the MPI library completes while its target computes and does not
 * call MPI.
 */
#include <stdio.h>
#include <stdlib.h>

#include "probe.h"

/* Durations in seconds. The MPI standard permits an operation to wait until the target calls
 * MPI. Therefore the probes report long waits as notes, not as faults. */
#define COMPUTING 0.3
#define ARRIVAL   0.5

enum { LARGE = 1 << 20, TAG = 3 };

enum operation { OPERATION_PUT, OPERATION_GET, OPERATION_FETCH };

static void probe_progress_act(enum operation operation, struct window *window, uint64_t *value,
                               uint64_t *result)
{
    MPI_Aint at = window_at(window, 0, 0);
    if (operation == OPERATION_PUT)
        require_success("MPI_Put", MPI_Put(value, 8, MPI_BYTE, 0, at, 8, MPI_BYTE, window->win));
    else if (operation == OPERATION_GET)
        require_success("MPI_Get", MPI_Get(result, 8, MPI_BYTE, 0, at, 8, MPI_BYTE, window->win));
    else
        require_success("MPI_Fetch_and_op",
                        MPI_Fetch_and_op(value, result, MPI_UINT64_T, 0, at, MPI_SUM, window->win));
    window_flush(window, 0);
}

static void probe_progress_report_latency(double worst, const char *unit_where)
{
    if (worst > COMPUTING / 2)
        report_note("waits until %s calls MPI: %.0f ms (it computes for %.0f ms)", unit_where,
                    worst * 1e3, COMPUTING * 1e3);
    else
        report_note("completes while %s computes, in at most %.0f us", unit_where, worst * 1e6);
}

/* PE 0 computes. The last PE, which is on another host if there are several, accesses its
 * memory. */
static void probe_progress_beside_computing(enum window_kind kind, enum operation operation)
{
    struct window window;
    uint64_t value = 1, result = 0;
    double worst = 0, end;
    if (!window_open(&window, kind, 64))
        return;
    if (pes.rank == pes.size - 1)
        /* The first operation establishes the connection. */
        probe_progress_act(operation, &window, &value, &result);
    pes_barrier();
    end = clock_seconds() + COMPUTING * 0.9;
    monitor_step(pes.rank == 0 ? "computing" : "an operation on PE 0, which computes");
    if (pes.rank == 0)
        clock_compute(COMPUTING);
    while (pes.rank == pes.size - 1 && clock_seconds() < end) {
        double begin = clock_seconds();
        probe_progress_act(operation, &window, &value, &result);
        double took = clock_seconds() - begin;
        worst = took > worst ? took : worst;
    }
    if (pes.rank == pes.size - 1)
        probe_progress_report_latency(worst, pes_where(0));
    pes_barrier();
    window_close(&window);
}

static void probe_progress_put_to_idle(int kind)
{
    probe_progress_beside_computing((enum window_kind)kind, OPERATION_PUT);
}

static void probe_progress_get_from_idle(int kind)
{
    probe_progress_beside_computing((enum window_kind)kind, OPERATION_GET);
}

static void probe_progress_fetch(int kind)
{
    probe_progress_beside_computing((enum window_kind)kind, OPERATION_FETCH);
}

/* Returns the time in seconds until a put arrives that is not flushed, while both PEs call MPI. */
static double probe_progress_arrival(struct window *window)
{
    double begin = clock_seconds();
    while (clock_seconds() - begin < ARRIVAL) {
        int found = 0;
        require_success("MPI_Iprobe",
                        MPI_Iprobe(MPI_ANY_SOURCE, TAG, MPI_COMM_WORLD, &found, MPI_STATUS_IGNORE));
        require_success("MPI_Win_sync", MPI_Win_sync(window->win));
        if (*(volatile uint64_t *)window->base == 9)
            return clock_seconds() - begin;
    }
    return -1;
}

static void probe_progress_put_without_flush(int kind)
{
    struct window window;
    uint64_t value = 9;
    if (!window_open(&window, (enum window_kind)kind, 64))
        return;
    int last = pes.size - 1;
    monitor_step("MPI_Put without a flush");
    if (pes.rank == last)
        require_success("MPI_Put", MPI_Put(&value, 8, MPI_BYTE, 0, window_at(&window, 0, 0), 8,
                                           MPI_BYTE, window.win));
    double took = probe_progress_arrival(&window);
    if (pes.rank == 0)
        report_note(took < 0 ? "held back until a flush (%.0f ms)"
                             : "arrives without a flush, in %.3f ms",
                    took < 0 ? ARRIVAL * 1e3 : took * 1e3);
    pes_barrier();
    if (pes.rank == last)
        window_flush(&window, 0);
    window_barrier(&window);
    if (pes.rank == 0)
        memory_is_same_word(9, *(volatile uint64_t *)window.base, "put, and flushed at last");
    window_close(&window);
}

/* Measures how long a send takes while the receiving PE computes. The receiving PE has already
 * started the receive. */
static void probe_progress_message(int what)
{
    char *memory = memory_allocate(LARGE);
    MPI_Request request = MPI_REQUEST_NULL;
    int last = pes.size - 1;
    (void)what;
    if (pes.rank == 0)
        require_success("MPI_Irecv",
                        MPI_Irecv(memory, LARGE, MPI_BYTE, last, TAG, MPI_COMM_WORLD, &request));
    pes_barrier();
    monitor_step(pes.rank == 0 ? "computing" : "a message of 1 MiB to PE 0, which computes");
    double begin = clock_seconds();
    if (pes.rank == 0)
        clock_compute(COMPUTING);
    else if (pes.rank == last) {
        require_success("MPI_Send", MPI_Send(memory, LARGE, MPI_BYTE, 0, TAG, MPI_COMM_WORLD));
        probe_progress_report_latency(clock_seconds() - begin, pes_where(0));
    }
    pes_wait(&request, MPI_STATUS_IGNORE);
    free(memory);
}

static void probe_progress_add_progress(const char *name, const char *description, void (*run)(int))
{
    struct probe probe = {
        .description = description, .run = run, .min_pes = 2, .seconds = 15, .is = PROBE_IS_SLOW};
    snprintf(probe.name, sizeof probe.name, "%s", name);
    window_add("progress", &probe);
}

void progress_add(void)
{
    probe_progress_add_progress("put", "time of a put and flush to a PE that computes",
                                probe_progress_put_to_idle);
    probe_progress_add_progress("get", "time of a get from a PE that computes",
                                probe_progress_get_from_idle);
    probe_progress_add_progress("fetch_and_op", "time of an atomic on a PE that computes",
                                probe_progress_fetch);
    probe_progress_add_progress("put_without_flush", "whether a put arrives before it is flushed",
                                probe_progress_put_without_flush);
    table_add(&(struct probe){"progress/message",
                              "time of a message of 1 MiB to a PE that computes",
                              probe_progress_message, 0, 2, 15, 0, PROBE_IS_SLOW});
}
