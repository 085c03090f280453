/*
 * Tests how the backend module ends the job (mpi_backend/module/mpi_abort.c). It calls MPI_Abort,
 * unless MPI does not run or a launcher that crashes in MPI_Abort ends the job by the exit status
 * alone.
 */
#include "module/mpi_abort.c" /* NOLINT(bugprone-suspicious-include) */

#include "apart.h"

enum { BY_MPI = 64 }; /* added to the status by this test's MPI_Abort */

static bool is_alive, has_quirk;
static int wanted;

bool library_has(enum quirk quirk)
{
    return quirk == QUIRK_ABORT_IN_FINALIZE && has_quirk;
}

bool library_is_alive(void)
{
    return is_alive;
}

int PMPI_Abort(MPI_Comm comm, int status)
{
    CHECK(comm == MPI_COMM_WORLD);
    _exit(BY_MPI + status);
}

static void end(void)
{
    abort_job(wanted);
}

/* Expects that the process which ends the job with `status` exits with `expected`. */
static void expect_status(int status, int expected)
{
    char text[64];
    wanted = status;
    CHECK_SIZE((size_t)run_apart(end, text, sizeof text), (size_t)expected);
    CHECK_TEXT(text, "");
}

static int unloads;

static void count_unload(void)
{
    unloads++;
}

int main(void)
{
    expect_status(3, 3); /* MPI does not run */
    is_alive = true;
    expect_status(3, BY_MPI + 3);
    expect_status(0, BY_MPI);
    setenv("OMPI_MCA_orte_hnp_uri", "a daemon", 1);
    expect_status(3, BY_MPI + 3);
    has_quirk = true;
    expect_status(3, 3);
    expect_status(0, BY_MPI); /* a launcher considers status 0 a success */
    unsetenv("OMPI_MCA_orte_hnp_uri");
    expect_status(3, BY_MPI + 3);
    abort_at_unload(count_unload);
    mpi_abort_unload();
    CHECK_SIZE((size_t)unloads, 1);
    return unit_status();
}
