/*
 * Measures the speed of operations as a function of their size.
 */
#include "probe_series.h"

#include "probe_clock.h"
#include "probe_monitor.h"
#include "probe_report.h"

/* Time limit in seconds for the measurements of one operation with one partner PE. After this
 * time, larger sizes are not measured. */
#define MOST_SECONDS 6.0

enum { STEP = 4, QUICK_STEP = 16, LEAST_TO_OVERLAP = 2048 };

static bool is_quick;

struct measured {
    const struct moves *moves;
    const char *where;
    size_t bytes;
};

struct timed {
    moving *run;
    size_t bytes;
    double computing;
};

void series_quick(bool quick)
{
    is_quick = quick;
}

int series_at_once(size_t bytes)
{
    size_t fit = SERIES_MEMORY_MAX / bytes;
    return fit < SERIES_AT_ONCE_MAX ? (int)fit : SERIES_AT_ONCE_MAX;
}

size_t series_offset(long i, size_t bytes)
{
    return (size_t)(i % series_at_once(bytes)) * bytes;
}

void series_each(beginning *begin, void (*complete)(void), size_t bytes, double computing,
                 long count)
{
    for (long i = 0; i < count; i++) {
        begin(0, bytes);
        clock_spin(computing);
        complete();
    }
}

void series_many(beginning *begin, void (*complete)(void), size_t bytes, long count)
{
    int most = series_at_once(bytes);
    for (long i = 0; i < count; i++) {
        begin(series_offset(i, bytes), bytes);
        if ((i + 1) % most == 0 || i + 1 == count)
            complete();
    }
}

static void probe_series_run_timed(void *of, long count)
{
    const struct timed *timed = of;
    timed->run(timed->bytes, timed->computing, count);
}

static struct spread probe_series_time_moves(moving *run, size_t bytes, double computing)
{
    const double batch = is_quick ? 0.5e-3 : 2e-3;
    struct timed timed = {run, bytes, computing};
    return clock_time_batches(probe_series_run_timed, &timed, batch);
}

static void probe_series_report_point(const struct measured *of, const char *measure,
                                      const char *unit, struct spread values)
{
    report_line("point", "%s\t%s\t%s\t%s\t%zu\t%.5g\t%.5g\t%.5g", measure, of->moves->operation,
                of->where, unit, of->bytes, values.low, values.median, values.high);
}

/* Converts times of one operation to rates per second, if each operation moves `amount`. */
static struct spread probe_series_per_second(double amount, struct spread took)
{
    return (struct spread){amount / took.high, amount / took.median, amount / took.low};
}

/* Returns the percentage of an operation's time that overlaps with a computation of the same
 * duration. `alone` is the time of the operation, `together` the time of the operation and the
 * computation. */
static double probe_series_overlap(double alone, double together)
{
    double part = (2 * alone - together) / alone;
    return 100 * (part < 0 ? 0 : part > 1 ? 1 : part);
}

static void probe_series_measure_overlap(const struct measured *of)
{
    double alone = probe_series_time_moves(of->moves->beside, of->bytes, 0).median;
    struct spread both = probe_series_time_moves(of->moves->beside, of->bytes, alone);
    probe_series_report_point(of, "overlap", "%",
                              (struct spread){probe_series_overlap(alone, both.high),
                                              probe_series_overlap(alone, both.median),
                                              probe_series_overlap(alone, both.low)});
}

static void probe_series_measure_latency(const struct measured *of)
{
    struct spread took = probe_series_time_moves(of->moves->one, of->bytes, 0);
    double us = 1e6 / of->moves->trips;
    probe_series_report_point(of, "latency", "us",
                              (struct spread){took.low * us, took.median * us, took.high * us});
}

static void probe_series_measure_size(const struct measured *of)
{
    monitor_step("%s of %zu bytes, %s", of->moves->operation, of->bytes, of->where);
    probe_series_measure_latency(of);
    if (of->moves->is_of_words)
        return;
    struct spread many = probe_series_time_moves(of->moves->many, of->bytes, 0);
    probe_series_report_point(of, "bandwidth", "MB/s",
                              probe_series_per_second((double)of->bytes * 1e-6, many));
    probe_series_report_point(of, "rate", "1000/s", probe_series_per_second(1e-3, many));
    if (of->bytes >= LEAST_TO_OVERLAP)
        probe_series_measure_overlap(of);
}

static void probe_series_measure_moves(const char *where, const struct moves *moves)
{
    size_t most = moves->is_of_words ? SERIES_WORD : SERIES_BYTES_MAX;
    double begin = clock_seconds();
    for (size_t bytes = SERIES_WORD; bytes <= most; bytes *= is_quick ? QUICK_STEP : STEP) {
        if (clock_seconds() - begin > MOST_SECONDS) {
            report_note("%s, %s: %zu bytes and more are left out, as smaller ones took %.0f s",
                        moves->operation, where, bytes, clock_seconds() - begin);
            return;
        }
        probe_series_measure_size(&(struct measured){moves, where, bytes});
    }
}

void series_measure(const char *where, int n, const struct moves *moves)
{
    for (int i = 0; i < n; i++)
        probe_series_measure_moves(where, &moves[i]);
}
