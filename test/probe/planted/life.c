/*
 * Faults of beginnings and ends.
 */
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "planted.h"

/* Fault "level": reports MPI_THREAD_MULTIPLE but provides less. "start": the process dies.
 * "start_with_osc": the process dies if the variable OMPI_MCA_osc is set, as with a value that this
 * release of Open MPI does not have. "init_thread_slow": returns late. */
int MPI_Init_thread(int *count, char ***words, int asked, int *provided)
{
    if (is_planted("start") || (is_planted("start_with_osc") && getenv("OMPI_MCA_osc") != NULL))
        raise(SIGKILL);
    sleep_if_planted("init_thread_slow");
    if (!is_planted("level") || asked != MPI_THREAD_MULTIPLE)
        return PMPI_Init_thread(count, words, asked, provided);
    int code = PMPI_Init_thread(count, words, MPI_THREAD_SERIALIZED, provided);
    *provided = asked;
    return code;
}

/* An error every second time, though nothing is wrong. */
int MPI_Query_thread(int *level)
{
    static int calls;
    return is_turn_of("query_thread_refuse", &calls) ? MPI_ERR_OTHER : PMPI_Query_thread(level);
}

/* Says nothing. */
int MPI_Initialized(int *is_initialized)
{
    return is_planted("initialized_nothing") ? MPI_SUCCESS : PMPI_Initialized(is_initialized);
}

/* Does not end the job, or late. */
int MPI_Abort(MPI_Comm comm, int status)
{
    while (is_planted("abort"))
        pause();
    sleep_if_planted("abort_slow");
    return PMPI_Abort(comm, status);
}

static void finalize_at_exit(void)
{
    PMPI_Finalize();
}

/* Comes only at the end of the process. */
int MPI_Finalize(void)
{
    if (!is_planted("finalize_late"))
        return PMPI_Finalize();
    return atexit(finalize_at_exit) == 0 ? MPI_SUCCESS : MPI_ERR_OTHER;
}

/* Says yes from the beginning. */
int MPI_Finalized(int *is_finalized)
{
    int code = PMPI_Finalized(is_finalized);
    if (is_planted("finalized_always"))
        *is_finalized = 1;
    return code;
}

/* Has no text. */
int MPI_Get_library_version(char *text, int *length)
{
    int code = PMPI_Get_library_version(text, length);
    if (is_planted("get_library_version_empty"))
        *length = 0;
    return code;
}

/* Takes every thread for the main one. */
int MPI_Is_thread_main(int *is_main)
{
    int code = PMPI_Is_thread_main(is_main);
    if (is_planted("is_thread_main_always"))
        *is_main = 1;
    return code;
}

/* Goes half as fast. */
double MPI_Wtime(void)
{
    return PMPI_Wtime() / (is_planted("wtime_half") ? 2 : 1);
}
