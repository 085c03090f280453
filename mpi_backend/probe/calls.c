/*
 * What MPI's calls return.
 */
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "probe.h"

bool is_refused(const char *call, int code)
{
    char text[MPI_MAX_ERROR_STRING + 1] = "", name[MPI_MAX_ERROR_STRING + 1] = "";
    int class = MPI_ERR_UNKNOWN, length = 0;
    if (code == MPI_SUCCESS)
        return false;
    PMPI_Error_class(code, &class);
    PMPI_Error_string(class, name, &length);
    PMPI_Error_string(code, text, &length);
    tell("refused", "%s\terror class %d (%.100s): %.300s", call, class, name, text);
    return true;
}

void must(const char *call, int code)
{
    const struct timespec grace = {.tv_nsec = 300L * 1000 * 1000}; /* others may say the same */
    if (!is_refused(call, code))
        return;
    watch_end_is_meant();
    nanosleep(&grace, NULL);
    _exit(EXIT_FAILURE);
}

const char *level_name(int level)
{
    return level == MPI_THREAD_SINGLE       ? "MPI_THREAD_SINGLE"
           : level == MPI_THREAD_FUNNELED   ? "MPI_THREAD_FUNNELED"
           : level == MPI_THREAD_SERIALIZED ? "MPI_THREAD_SERIALIZED"
           : level == MPI_THREAD_MULTIPLE   ? "MPI_THREAD_MULTIPLE"
                                            : "a level of its own";
}
