/*
 * Checks the return codes and the durations of MPI calls.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "probe.h"

/* Returns true if the MPI routine named `call` may have to wait for another PE. */
static bool probe_calls_waits_for_others(const char *call)
{
    static const char *const names[] = {
        "MPI_Allgather", "MPI_Allreduce", "MPI_Bcast",     "MPI_Comm_",        "MPI_Group_from",
        "MPI_Intercomm", "MPI_Mprobe",    "MPI_Mrecv",     "MPI_Recv",         "MPI_Send",
        "MPI_Session_",  "MPI_Wait",      "MPI_Win_alloc", "MPI_Win_complete", "MPI_Win_create",
        "MPI_Win_fence", "MPI_Win_free",  "MPI_Win_lock",  "MPI_Win_start",    "MPI_Win_unlock",
        "MPI_Win_wait"};
    static const char *const local[] = {"MPI_Comm_group", "MPI_Comm_size", "MPI_Comm_rank",
                                        "MPI_Comm_get_",  "MPI_Comm_set_", "MPI_Comm_test_"};
    for (size_t i = 0; i < sizeof local / sizeof local[0]; i++)
        if (strncmp(call, local[i], strlen(local[i])) == 0)
            return false;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strncmp(call, names[i], strlen(names[i])) == 0)
            return true;
    return false;
}

bool is_refused(const char *call, int code)
{
    char text[MPI_MAX_ERROR_STRING + 1] = "", name[MPI_MAX_ERROR_STRING + 1] = "";
    int class = MPI_ERR_UNKNOWN, length = 0;
    if (monitor_call(call, probe_calls_waits_for_others(call)))
        abort_probe();
    if (code == MPI_SUCCESS)
        return false;
    PMPI_Error_class(code, &class);
    PMPI_Error_string(class, name, &length);
    PMPI_Error_string(code, text, &length);
    report_line("refused", "%s\terror class %d (%.100s): %.300s", call, class, name, text);
    return true;
}

_Noreturn void abort_probe(void)
{
    /* Give other PEs time to report the same fault. */
    const struct timespec grace = {.tv_nsec = 300L * 1000 * 1000};
    monitor_expect_end();
    nanosleep(&grace, NULL);
    _exit(EXIT_FAILURE);
}

void require_success(const char *call, int code)
{
    if (is_refused(call, code))
        abort_probe();
}

const char *thread_level_name(int level)
{
    return level == MPI_THREAD_SINGLE       ? "MPI_THREAD_SINGLE"
           : level == MPI_THREAD_FUNNELED   ? "MPI_THREAD_FUNNELED"
           : level == MPI_THREAD_SERIALIZED ? "MPI_THREAD_SERIALIZED"
           : level == MPI_THREAD_MULTIPLE   ? "MPI_THREAD_MULTIPLE"
                                            : "a level of its own";
}
