/*
 * Main program of the probes, which runs as one PE of a job:
 *   isthmus-probe-NAME --job ID LIMIT EFFORT PROBE...
 *   isthmus-probe-NAME --list
 *   isthmus-probe-NAME --quirks
 *
 * ID is a word by which isthmus-probe finds the processes of the job. LIMIT is the time limit of
 * each probe in seconds; 0: each probe has its own. EFFORT is "quick" or "full".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../quirks.h"
#include "probe.h"
#include "probe_series.h"

enum { START_SECONDS = 40, END_SECONDS = 15 };

static void probe_main_add_all(void)
{
    identity_add();
    windows_add();
    transfers_add();
    atomics_add();
    synchronisation_add();
    contention_add();
    threads_add();
    counts_add();
    progress_add();
    communicators_add();
    messages_add();
    collectives_add();
    life_add();
    abort_add();
    speed_add();
}

static const char *probe_main_word(const char *text)
{
    return text == NULL ? "" : text;
}

/* Prints a line for each quirk, with fields separated by tabs: MPI, versions, configuration,
 * fault, what the library does, probes. */
static void probe_main_quirks_print(void)
{
    for (int i = 0; i < quirks_count; i++)
        printf("%s\t%d\t%d\t%s\t%s\t%s\t%s\n", probe_main_word(quirks[i].mpi), quirks[i].first,
               quirks[i].last, probe_main_word(quirks[i].with), quirks[i].fault, quirks[i].isthmus,
               quirks[i].probes);
}

static void probe_main_run_one(const struct probe *probe)
{
    monitor_begin_probe(probe->name, probe->seconds);
    monitor_allow_slow_calls(probe->is & PROBE_IS_SLOW);
    double begin = clock_seconds();
    if (pes.size < probe->min_pes)
        report_skip("needs %d PEs, and there are %d", probe->min_pes, pes.size);
    else
        probe->run(probe->what);
    monitor_step("the meeting at the probe's end");
    pes_barrier();
    if (pes.rank == 0)
        report_line("done", "%.3f", clock_seconds() - begin);
}

/* Scales the time limits by the duration of a barrier. If PEs share cores with other processes,
 * all calls take long, which must not be reported as a hang. */
static void probe_main_adapt_limits(void)
{
    enum { MEETINGS = 10 };
    const double quiet = 0.002;
    monitor_step("the first meetings of all PEs");
    double begin = clock_seconds();
    for (int i = 0; i < MEETINGS; i++)
        pes_barrier();
    monitor_scale_limits(1 + (int)(pes_max((clock_seconds() - begin) / MEETINGS) / quiet));
}

static void probe_main_start_probes(int level)
{
    int provided = 0;
    monitor_set_limit("start", START_SECONDS);
    monitor_step("MPI_Init_thread");
    double begin = clock_seconds();
    MPI_Init_thread(NULL, NULL, level, &provided);
    start_seconds = clock_seconds() - begin;
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    pes_start();
    monitor_set_limit("start", START_SECONDS);
    probe_main_adapt_limits();
}

static void probe_main_end(void)
{
    monitor_report_slow();
    monitor_set_limit("end", END_SECONDS);
    monitor_step("MPI_Finalize");
    MPI_Finalize();
    report_line("done", "0");
    monitor_expect_end();
}

static const struct probe *probe_main_find_probe(const char *name)
{
    const struct probe *probe = table_find(name);
    if (probe != NULL)
        return probe;
    fprintf(stderr, "isthmus-probe: %s: there is no such probe\n", name);
    exit(2);
}

/* Runs a probe (a test of the MPI library) that initializes and finalizes MPI itself. */
static void probe_main_run_bare(const struct probe *probe)
{
    monitor_begin_probe(probe->name, probe->seconds);
    double begin = clock_seconds();
    probe->run(probe->what);
    if (pes.rank <= 0)
        report_line("done", "%.3f", clock_seconds() - begin);
    monitor_expect_end();
}

static void probe_main_run_all(int n, char *const *names)
{
    const struct probe *first = probe_main_find_probe(names[0]);
    for (int i = 1; i < n; i++)
        probe_main_find_probe(names[i]);
    if (first->is & PROBE_BARE) {
        probe_main_run_bare(first);
        return;
    }
    probe_main_start_probes(first->level);
    for (int i = 0; i < n; i++)
        probe_main_run_one(probe_main_find_probe(names[i]));
    probe_main_end();
}

int main(int argc, char *argv[])
{
    probe_main_add_all();
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        table_print();
        return EXIT_SUCCESS;
    }
    if (argc == 2 && strcmp(argv[1], "--quirks") == 0) {
        probe_main_quirks_print();
        return EXIT_SUCCESS;
    }
    if (argc < 6 || strcmp(argv[1], "--job") != 0) {
        fprintf(stderr, "isthmus-probe: a part of it: oshrun isthmus-probe starts it\n");
        return 2;
    }
    monitor_start(atoi(argv[3]));
    series_quick(strcmp(argv[4], "quick") == 0);
    probe_main_run_all(argc - 5, argv + 5);
    return EXIT_SUCCESS;
}
