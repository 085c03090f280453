/*
 * Nonblocking messages between PEs, on the communicator job.messages.
 */
#include <limits.h>

#include "mpi_module.h"

_Static_assert(BACKEND_MESSAGE_MAX <= INT_MAX, "MPI counts the bytes of a message by an int");
_Static_assert(BACKEND_TAGS - 1 <= 32767, "every MPI has tags up to 32767");
_Static_assert(BACKEND_ANY_PE < 0, "no PE has the number that stands for any");

int messages_send(int pe, int tag, const void *data, size_t bytes, struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code = PMPI_Isend(data, (int)bytes, MPI_BYTE, pe, tag, job.messages, &bits);
    return request_begin("MPI_Isend", code, bits, request);
}

int messages_receive(int pe, int tag, void *data, size_t bytes, struct backend_request *request)
{
    int source = pe == BACKEND_ANY_PE ? MPI_ANY_SOURCE : pe;
    MPI_Request bits = MPI_REQUEST_NULL;
    int code = PMPI_Irecv(data, (int)bytes, MPI_BYTE, source, tag, job.messages, &bits);
    return request_begin("MPI_Irecv", code, bits, request);
}

int messages_cancel(struct backend_request *request)
{
    if (request->bits == NULL)
        return 0;
    MPI_Request bits = request_bits(request);
    request->bits = NULL;
    if (check("MPI_Cancel", PMPI_Cancel(&bits)) != 0)
        return -1;
    MPI_Status status;
    if (check("MPI_Wait", PMPI_Wait(&bits, &status)) != 0)
        return -1;
    int cancelled = 0;
    if (check("MPI_Test_cancelled", PMPI_Test_cancelled(&status, &cancelled)) != 0)
        return -1;
    return cancelled
               ? 0
               : fail("a receive could not be canceled, because a message had already arrived");
}

/* A probe that finds a message returns at once, without progress. No message has the tag of this
 * probe. */
int messages_progress(void)
{
    int found = 0;
    int code =
        PMPI_Iprobe(MPI_ANY_SOURCE, BACKEND_UNUSED_TAG, job.messages, &found, MPI_STATUS_IGNORE);
    return check("MPI_Iprobe", code);
}
