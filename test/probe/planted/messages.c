/*
 * Messages of the faulty MPI (planted.h). Each comment describes the fault that a routine has if it
 * is planted.
 */
#include <time.h>
#include <unistd.h>
#include <string.h>

#include "planted.h"

/* Never returns. */
int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    while (is_planted("hang"))
        pause();
    return PMPI_Mprobe(source, tag, comm, message, status);
}

/* "threads": concurrent calls of several threads use the same buffer. "spoil": changes a byte of
 * each message. */
int MPI_Sendrecv(const void *out, int out_count, MPI_Datatype out_type, int to, int out_tag,
                 void *in, int in_count, MPI_Datatype in_type, int from, int in_tag, MPI_Comm comm,
                 MPI_Status *status)
{
    static int shared[1000];
    const struct timespec pause = {.tv_nsec = 100L * 1000};
    if (is_planted("threads") && out_type == MPI_INT && out_count == 1000) {
        memcpy(shared, out, sizeof shared);
        nanosleep(&pause, NULL);
        out = shared;
    }
    int code = PMPI_Sendrecv(out, out_count, out_type, to, out_tag, in, in_count, in_type, from,
                             in_tag, comm, status);
    if (in_type == MPI_BYTE && in_count > 0 && is_planted("spoil"))
        ((char *)in)[in_count - 1] ^= 1;
    return code;
}

/* "iprobe_late": finds a message only at every hundredth attempt. "iprobe_empty": never finds a
 * message of 0 bytes. */
int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *found, MPI_Status *status)
{
    static int calls;
    MPI_Status seen;
    int bytes = -1, code = PMPI_Iprobe(source, tag, comm, found, &seen);
    if (code != MPI_SUCCESS || !*found)
        return code;
    PMPI_Get_count(&seen, MPI_BYTE, &bytes);
    if ((is_planted("iprobe_late") && ++calls % 100 != 0) ||
        (is_planted("iprobe_empty") && bytes == 0))
        *found = 0;
    else if (status != MPI_STATUS_IGNORE)
        *status = seen;
    return code;
}

/* Reports every third incomplete request as complete. */
int MPI_Test(MPI_Request *request, int *done, MPI_Status *status)
{
    static int calls;
    int code = PMPI_Test(request, done, status);
    if (code == MPI_SUCCESS && !*done && is_planted("test_early") && ++calls % 3 == 0) {
        *done = 1;
        *request = MPI_REQUEST_NULL;
    }
    return code;
}

/* "wait_nothing": does not wait. "wait_slow": takes longer. */
int MPI_Wait(MPI_Request *request, MPI_Status *status)
{
    sleep_if_planted("wait_slow");
    return is_planted("wait_nothing") ? MPI_SUCCESS : PMPI_Wait(request, status);
}

int MPI_Cancel(MPI_Request *request)
{
    sleep_if_planted("cancel_slow");
    return PMPI_Cancel(request);
}

/* Discards the data of a message of 100 bytes. */
int MPI_Irecv(void *data, int count, MPI_Datatype type, int source, int tag, MPI_Comm comm,
              MPI_Request *request)
{
    static char dropped[100];
    if (count == sizeof dropped && type == MPI_BYTE && is_planted("irecv_dropped"))
        data = dropped;
    return PMPI_Irecv(data, count, type, source, tag, comm, request);
}

/* Sends zeros instead of the data of a message of 100 bytes. */
int MPI_Isend(const void *data, int count, MPI_Datatype type, int target, int tag, MPI_Comm comm,
              MPI_Request *request)
{
    static const char others[100];
    if (count == sizeof others && type == MPI_BYTE && is_planted("isend_others"))
        data = others;
    return PMPI_Isend(data, count, type, target, tag, comm, request);
}

/* Returns one less than the actual count. */
int MPI_Get_count(const MPI_Status *status, MPI_Datatype type, int *count)
{
    int code = PMPI_Get_count(status, type, count);
    *count -= is_planted("get_count_less");
    return code;
}

/* Reports that no request was cancelled. */
int MPI_Test_cancelled(const MPI_Status *status, int *cancelled)
{
    int code = PMPI_Test_cancelled(status, cancelled);
    if (is_planted("test_cancelled_no"))
        *cancelled = 0;
    return code;
}
