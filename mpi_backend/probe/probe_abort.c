/*
 * Tests what happens when a job of the MPI library ends abnormally. The last PE ends abnormally,
 * and the others wait for a message that never arrives. isthmus-probe checks whether the whole job
 * ends, how fast, and with which status.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "probe.h"

enum { SECONDS = 12, STATUS = 7 };

static void probe_abort_start_abort(const char *name)
{
    monitor_step("MPI_Init");
    MPI_Init(NULL, NULL);
    pes_start();
    monitor_begin_probe(name, SECONDS);
    monitor_expect_end();
    pes_barrier();
}

static bool probe_abort_is_last(void)
{
    return pes.rank == pes.size - 1;
}

/* Expected exit status of the job. */
enum { ANY_STATUS = -1, NOT_ZERO = -2 };

static void probe_abort_announce(int status)
{
    clock_compute(0.1); /* wait until the other PEs have called MPI_Recv */
    report_line("acting", "%d", status);
    /* Wait, because a launcher that ends a job may discard output that it has not forwarded. */
    clock_compute(0.05);
}

static void probe_abort_wait_for_ever(void)
{
    int value = 0;
    monitor_step("MPI_Recv of what never comes");
    MPI_Recv(&value, 1, MPI_INT, pes.size - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void probe_abort_by_one(int what)
{
    (void)what;
    probe_abort_start_abort("abort/one");
    if (probe_abort_is_last()) {
        probe_abort_announce(STATUS);
        MPI_Abort(MPI_COMM_WORLD, STATUS);
    }
    probe_abort_wait_for_ever();
}

static void probe_abort_by_all(int what)
{
    (void)what;
    probe_abort_start_abort("abort/all");
    if (probe_abort_is_last())
        probe_abort_announce(STATUS);
    pes_barrier();
    MPI_Abort(MPI_COMM_WORLD, STATUS);
}

/* Aborts while the other PEs are in MPI_Finalize. mpiexec of Open MPI hung or crashed in this
 * case. */
static void probe_abort_while_others_finalize(int what)
{
    (void)what;
    probe_abort_start_abort("abort/in_finalize");
    if (probe_abort_is_last()) {
        probe_abort_announce(STATUS);
        MPI_Abort(MPI_COMM_WORLD, STATUS);
    }
    monitor_step("MPI_Finalize while another PE aborts");
    MPI_Finalize();
}

static void probe_abort_by_status(int status)
{
    probe_abort_start_abort(status == 0 ? "abort/exit_zero" : "abort/exit");
    if (probe_abort_is_last()) {
        probe_abort_announce(status == 0 ? ANY_STATUS : NOT_ZERO);
        _exit(status);
    }
    probe_abort_wait_for_ever();
}

static void probe_abort_by_signal(int what)
{
    (void)what;
    probe_abort_start_abort("abort/killed");
    if (probe_abort_is_last()) {
        probe_abort_announce(NOT_ZERO);
        raise(SIGKILL);
    }
    probe_abort_wait_for_ever();
}

/* Returns the rank from the launcher's environment variables, because MPI is not initialized. */
static int probe_abort_rank_of_launcher(void)
{
    static const char *const variables[] = {"PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK",
                                            "SLURM_PROCID"};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const char *value = getenv(variables[i]);
        if (value != NULL)
            return atoi(value);
    }
    return -1;
}

static void probe_abort_before_init(int status)
{
    monitor_expect_end();
    if (probe_abort_rank_of_launcher() == 0) {
        report_line("acting", "%d", status == 0 ? ANY_STATUS : NOT_ZERO);
        _exit(status);
    }
    monitor_step("MPI_Init without PE 0");
    MPI_Init(NULL, NULL);
    MPI_Finalize();
}

static void probe_abort_add_abort(const char *name, const char *description, void (*run)(int),
                                  int what, int min_pes)
{
    struct probe probe = {.description = description,
                          .run = run,
                          .what = what,
                          .min_pes = min_pes,
                          .seconds = SECONDS,
                          .is = PROBE_BARE | PROBE_ENDS_JOB};
    snprintf(probe.name, sizeof probe.name, "abort/%s", name);
    table_add(&probe);
}

void abort_add(void)
{
    probe_abort_add_abort("one", "MPI_Abort by one PE ends the job, with its status",
                          probe_abort_by_one, 0, 1);
    probe_abort_add_abort("all", "MPI_Abort by all PEs ends the job, with its status",
                          probe_abort_by_all, 0, 1);
    probe_abort_add_abort("in_finalize",
                          "MPI_Abort by one PE while others are in MPI_Finalize ends the job",
                          probe_abort_while_others_finalize, 0, 2);
    probe_abort_add_abort("exit",
                          "a PE that exits with status 7 ends the job, with a status that tells",
                          probe_abort_by_status, STATUS, 1);
    probe_abort_add_abort("exit_zero",
                          "a PE that exits with status 0 before MPI_Finalize ends the job",
                          probe_abort_by_status, 0, 2);
    probe_abort_add_abort("killed", "a PE that is killed ends the job, with a status that tells",
                          probe_abort_by_signal, 0, 1);
    probe_abort_add_abort("exit_before_init",
                          "a PE that exits with status 7 before MPI_Init ends the job",
                          probe_abort_before_init, STATUS, 2);
    probe_abort_add_abort("exit_zero_before_init",
                          "a PE that exits with status 0 before MPI_Init ends the job",
                          probe_abort_before_init, 0, 2);
}
